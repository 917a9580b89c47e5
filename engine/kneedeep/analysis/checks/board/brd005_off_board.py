"""BRD005: something is where there is no space, sticks out, or goes through a wall."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from kneedeep.analysis.parts import Facts, Finding, Fix, Severity, check, explaining_cause
from kneedeep.analysis.script_facts.step_facts import placed_things
from kneedeep.analysis.words import at_all, capitalized, place, places, tr
from kneedeep.board import Board, laid_figures, laid_tokens
from kneedeep.model.geometry import Space
from kneedeep.model.geometry import edge as kinds_of_edge
from kneedeep.model.scenario.edits import Change, Remove
from kneedeep.model.scenario.model import Figure, Record, Spawn, Token
from kneedeep.support.translation import later

CODE = "BRD005"
Path = tuple[str | int, ...]
Footprint = tuple[Space, ...]
_ORDINALS = (later("first"), later("second"), later("third"), later("fourth"), later("fifth"))


@check(Severity.ERROR, needs=("known kinds",))
def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each element with a space off the board or a footprint that does not fit."""
    things: tuple[Token | Figure, ...] = (*facts.scenario.tokens, *facts.scenario.figures)
    for thing in things:
        yield from _of_thing(facts, thing, thing.serial, ())
    for step in placed_things(facts):
        yield from _of_thing(facts, step.element, step.serial, step.path)
    for spawn in facts.scenario.spawns:
        if spawn.spaces:
            footprints = [(space,) for space in spawn.spaces]
            called, start = partial(facts.called, spawn.serial), spawn.side == "marines"
            fixes = _spawn_fix(facts, spawn)
            yield from _judged(facts, footprints, spawn.serial, ("spaces",), called, False, fixes, is_start=start)


def _of_thing(facts: Facts, thing: Token | Figure, serial: int, path: Path) -> Iterator[Finding]:
    kinds = facts.board.kinds
    is_figure = isinstance(thing, Figure)
    laid: Sequence[Footprint]
    if isinstance(thing, Figure):
        laid = [one.sure_spaces for one in laid_figures((thing,), kinds)]
    else:
        laid = [one.spaces for one in laid_tokens((thing,), kinds)]

    def who() -> str:
        name = facts.called(serial)
        return name if not path else tr("{element}, placed by {name},", element=facts.words.element(thing), name=name)

    key = "at" if thing.at is not None else "spaces"
    yield from _judged(facts, laid, serial, (*path, key), who, is_figure)


def _faults(
    laid: Sequence[Footprint], off: Sequence[Footprint], out: Sequence[Footprint], cut: Sequence[Footprint]
) -> list[str]:
    """The faults of the footprints of an element: off the board, partly off it, cut by a wall."""
    faults = []
    if off:
        verb = tr("is") if len(laid) == 1 else tr("has spaces")
        faults.append(tr("{value} off the board{where}", value=verb, where=_where(laid, off)))
    if out:
        faults.append(tr("sticks out of the board{where}", where=_where(laid, out)))
    if cut:
        faults.append(tr("stands across a wall or a closed door{where}", where=_where(laid, cut)))
    return faults


def _judged(
    facts: Facts,
    laid: Sequence[Footprint],
    serial: int,
    path: Path,
    who: Callable[[], str],
    is_figure: bool,
    fixes: tuple[Fix, ...] = (),
    *,
    is_start: bool = False,
) -> Iterator[Finding]:
    """Yield at most one finding for an element, about all its footprints that do not fit."""
    board = facts.board
    parted = [spaces for spaces in laid if not all(space in board.number for space in spaces)]
    off = [spaces for spaces in parted if not any(space in board.number for space in spaces)]
    out = [spaces for spaces in parted if spaces not in off]
    cut = [spaces for spaces in laid if is_figure and len(spaces) > 1 and _is_cut(board, spaces)]
    if not (faults := _faults(laid, off, out, cut)):
        return
    message = _start_text(laid, off) if is_start else f"{capitalized(who())} {tr(' and ').join(faults)}."
    wrong = [*off, *out, *cut]
    if path[-1] == "spaces" and len(wrong) < len(laid):
        path = (*path, next(index for index, spaces in enumerate(laid) if spaces in wrong))
    every = {space for spaces in wrong for space in spaces}
    missing = {space for space in every if space not in board.number}
    entries = [place(tr("no space"), missing)] if missing else []
    if cut:
        entries.append(place(tr("footprint cut by a wall or door"), {space for spaces in cut for space in spaces}))
    cause = explaining_cause(facts, CODE, serials=(serial,), spaces=every)
    yield Finding(CODE, message, tuple(every), (serial,), path, places(*entries), fixes, cause=cause)


def _start_text(laid: Sequence[Footprint], off: Sequence[Footprint]) -> str:
    """The start spaces of the marines that are off the board. Their order is that of the seats."""
    at = at_all([spaces[0] for spaces in off])
    numbers = [index for index, spaces in enumerate(laid) if spaces in off]
    if len(numbers) == 1 and numbers[0] < len(_ORDINALS):
        return tr("The {nth} start space of the marines, {at}, is off the board.", nth=tr(_ORDINALS[numbers[0]]), at=at)
    return tr("{n} start spaces of the marines are off the board: {at}.", n=len(numbers), at=at)


def _where(laid: Sequence[Footprint], wrong: Sequence[Footprint]) -> str:
    """The faulty ones of several places. Empty if there is only one."""
    return tr(" at {at}", at=at_all([spaces[0] for spaces in wrong])) if len(laid) > 1 else ""


def _spawn_fix(facts: Facts, spawn: Spawn) -> tuple[Fix, ...]:
    """The fix that removes the spaces off the board. They may have been meant as other spaces."""
    kept = tuple(space for space in spawn.spaces if space in facts.board.number)
    if len(kept) == len(spawn.spaces):
        return ()
    name = facts.called(spawn.serial)
    if not kept:
        title = tr("Remove {name}", name=name)
        return (Fix(title, Remove(title, frozenset({spawn.serial})), safe=False, deletes=True),)
    off = at_all([space for space in spawn.spaces if space not in facts.board.number])
    title = tr("Remove {off} from {name}", off=off, name=name)
    return (Fix(title, Change(title, spawn.serial, Record(spaces=kept)), safe=False, deletes=True),)


def _is_cut(board: Board, spaces: Footprint) -> bool:
    """True if a wall or a closed door is between two spaces of a footprint. Rule: board geometry, Footprint."""
    opened = board.open_doors("file")
    there = set(spaces)
    for x, y in spaces:
        for side, other in (("east", (x + 1, y)), ("south", (x, y + 1))):
            if other in there and other in board.number and (x, y) in board.number:
                if board.edge_kind((x, y), side) == kinds_of_edge.WALL:
                    return True
                door = board.door_at((x, y), side)
                if door is not None and door.number not in opened:
                    return True
    return False
