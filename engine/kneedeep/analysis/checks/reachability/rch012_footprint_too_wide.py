"""RCH012: an oversized figure that can't leave the place where it is set up."""

from collections.abc import Iterator

from kneedeep.analysis.causes.root_faults import Diagnosis, diagnoses
from kneedeep.analysis.parts import GARRISON, Facts, Finding, Held, Severity, check, merged, unsound
from kneedeep.analysis.reach.footprint_reach import FootprintReach
from kneedeep.analysis.reach.invader_reach import Stuck, invader_reach, passable, stuck_demons
from kneedeep.analysis.reach.party_states import doors_ever_open
from kneedeep.analysis.words import capitalized, coordinates, listed, place, places, tr
from kneedeep.board import Board, LaidFigure, LaidToken
from kneedeep.board.board import STEP
from kneedeep.board.figure_moves import doors_of_demons
from kneedeep.model.geometry.bits import bits_of, each_number
from kneedeep.support import later

CODE = "RCH012"


@check(Severity.WARNING, needs=("solver",), reads=GARRISON)
def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each oversized figure that is stuck."""
    if "demon cards" in facts.board.edition.features:
        yield from merged(facts, _of_demons(facts))
    else:
        yield from merged(facts, _found(facts))


def _of_demons(facts: Facts) -> Iterator[Held]:
    """Yield a finding for each large demon of the set-up, or of the groups of a portal, that is stuck."""
    doors = facts.of(doors_ever_open) | doors_of_demons(facts.board, portals_left=False)
    for marines in facts.scenario.counts:
        for stuck in stuck_demons(facts, doors, marines):
            yield _of_stuck(facts, stuck), (marines,)


def _of_stuck(facts: Facts, stuck: Stuck) -> Finding:
    board, source = facts.board, stuck.start.source
    name = facts.words.element(source.element, (source.at,))
    if isinstance(source, LaidToken):
        kind = stuck.start.kind.name
        name = tr("{an} {kind} that comes at {name}", an="an" if kind[0] in "AEIOU" else "a", kind=kind, name=name)
    if stuck.moves:
        areas = listed([facts.words.area(area) for area in stuck.areas])
        text = later("can never leave {areas}: it is too wide for the way that smaller figures take{at}")
        reason = tr(text, areas=areas, at=_stuck_at(board, stuck.trodden, stuck.narrow))
    else:
        text = later("can't move: it is too wide for every step and turn from where it begins{at}")
        reason = tr(text, at=_stuck_at(board, stuck.trodden, stuck.narrow))
    message, cause = f"{capitalized(name)} {reason}.", unsound(facts, CODE)
    witness = _marked(board, stuck.trodden, stuck.narrow)
    return Finding(CODE, message, source.spaces, (source.element.serial,), (), witness, cause=cause)


def _found(facts: Facts) -> Iterator[Held]:
    board = facts.board
    for diagnosis in facts.of(diagnoses):
        line = diagnosis.outcome.line
        doors = passable(line)
        treading = FootprintReach(board, doors, board.lattice.everywhere & ~line.problem.terrain.floor)
        known: dict[tuple[str, tuple[int, int], int], Finding | None] = {}
        for count in diagnosis.outcome.marines:
            for figure in board.figures_with(count):
                kind = figure.type
                if kind is None or not kind.oversized or not kind.footprint.sure or kind.has("flying"):
                    continue
                key = (figure.element.kind, figure.at, figure.element.turn)
                if key not in known:
                    known[key] = _judged(facts, diagnosis, figure, treading, doors)
                if (stuck := known[key]) is not None:
                    yield stuck, (count,)


def _judged(
    facts: Facts, diagnosis: Diagnosis, figure: LaidFigure, treading: FootprintReach, doors: frozenset[int]
) -> Finding | None:
    """The finding about a figure, None if it can leave its area or smaller figures can't either."""
    board = facts.board
    if not treading.fits(figure.spaces):
        return None
    home = frozenset(board.area_of[board.number[space]] for space in figure.spaces)
    near = board.derived.of("vicinity", (home, doors), lambda: _vicinity(board, treading, home))
    key = (figure.spaces, doors, treading.blocked & near)
    moves, trodden, leaves = board.derived.of("treading", key, lambda: _trodden(board, figure, treading, home))
    if leaves:
        return None
    walked = invader_reach(facts, diagnosis.outcome.line, board.bits(figure.spaces), doors, 0)
    narrow = walked & ~trodden
    leads_on = any(board.area_of[number] not in home for number in each_number(narrow))
    if moves and not leads_on:
        return None
    name = capitalized(facts.words.element(figure.element, (figure.at,)))
    if not moves:
        text = later("{name} can't move: it is too wide for every step from where it is set up{at}.")
        message = tr(text, name=name, at=_stuck_at(board, trodden, narrow))
    else:
        areas = listed([facts.words.area(area) for area in sorted(home)])
        text = later("{name} can never leave {areas}: it is too wide for the way that smaller figures take{at}.")
        message = tr(text, name=name, areas=areas, at=_stuck_at(board, trodden, narrow))
    witness, cause = _marked(board, trodden, narrow), unsound(facts, CODE)
    return Finding(CODE, message, figure.spaces, (figure.element.serial,), (), witness, cause=cause)


def _stuck_at(board: Board, trodden: int, narrow: int) -> str:
    """The spaces onward that only smaller figures can enter, in words. Empty if there are none."""
    beside = board.steps(range(len(board.doors)), STEP).bits
    edge = [number for number in each_number(narrow) if beside[number] & trodden]
    spaces = [coordinates(board.spaces[number]) for number in edge]
    return tr("; it gets stuck before {spaces}", spaces=listed(spaces, 3)) if spaces else ""


def _vicinity(board: Board, treading: FootprintReach, home: frozenset[str]) -> int:
    """The spaces of some areas and those a step away: only these matter before a figure leaves."""
    found = [board.number[space] for area in home for space in board.areas[area]]
    found += [number for own in found for number in treading.to[own] if number >= 0]
    return bits_of(found, len(board.spaces))


def _trodden(board: Board, figure: LaidFigure, treading: FootprintReach, home: frozenset[str]) -> tuple[int, int, bool]:
    """The most moves of a figure before it leaves its areas, the spaces it enters, and whether it leaves."""
    trodden = 0
    moves = -1
    for cover in treading.covers(frozenset(board.number[space] for space in figure.spaces)):
        moves += 1
        for number in cover:
            trodden |= 1 << number
        if any(board.area_of[number] not in home for number in cover):
            return moves, trodden, True
    return moves, trodden, False


def _marked(board: Board, trodden: int, narrow: int) -> dict[str, object]:
    """The spaces where a figure can go, and those that are too narrow for it."""
    free, small = (board.lattice.listed(spaces) for spaces in (trodden, narrow))
    return places(place(tr("where it can go"), free), place(tr("too narrow for it"), small))
