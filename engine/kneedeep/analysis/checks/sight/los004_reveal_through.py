"""LOS004: a step that reveals one area reveals another in line behind it."""

from collections.abc import Iterable, Iterator

from kneedeep.analysis.parts import COURSE, Facts, Finding, Held, Severity, check, merged
from kneedeep.analysis.reach.party_states import BoardState, Party, parties
from kneedeep.analysis.reach.state_findings import doubt, serials_of_areas
from kneedeep.analysis.words import at_all, coordinates, listed, tr
from kneedeep.board import Board, LaidToken
from kneedeep.board.doors import LaidDoor
from kneedeep.board.portal_room import AT_SIGHT, portals_of
from kneedeep.board.visible_spaces import sight_of
from kneedeep.model.geometry.bits import numbers_of, union
from kneedeep.model.geometry.single_center_line import crossed_spaces
from kneedeep.model.scenario.invasion import threat_card
from kneedeep.solver.problem.fact_index import FactContext
from kneedeep.support import later

CODE = "LOS004"


@check(Severity.INFO, needs=("solver",), reads=COURSE)
def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each area that is seen through another one as soon as that one is revealed.

    If everything is visible from the start: for each door that shows portals of several areas at once.
    """
    if "hidden areas" in facts.board.edition.features:
        yield from merged(facts, _found(facts))
    elif threat_card(facts.scenario) == AT_SIGHT:
        yield from merged(facts, _portals_shown(facts))


def _portals_shown(facts: Facts) -> Iterator[Held]:
    """Yield the doors that, opened alone, show portals of two or more areas to the marine who opens them."""
    board = facts.board
    opened = board.open_doors("file")
    before = sight_of(board, opened)
    for door in board.doors:
        if door.standing != "joint" or door.number in opened or door.kind == "passage":
            continue
        facts.pause("doors")
        after = sight_of(board, {*opened, door.number})
        for marines in facts.scenario.counts:
            portals = {board.number[portal.at]: portal for portal in portals_of(board, marines)}.values()
            sides = (board.number[space] for space in door.sides if space in board.number)
            views = [_view(board, here, after.visible(here) & ~before.visible(here), portals) for here in sides]
            best = max(views, key=lambda view: len(view[0]), default=((), 0, []))
            if len(best[0]) > 1:
                yield _shown(facts, door, *best), (marines,)


def _view(
    board: Board, here: int, seen: int, portals: Iterable[LaidToken]
) -> tuple[tuple[str, ...], int, list[LaidToken]]:
    """The areas of the portals seen from a space, the space, and these portals."""
    shown = [portal for portal in portals if seen >> board.number[portal.at] & 1]
    return tuple(dict.fromkeys(board.area_of[board.number[portal.at]] for portal in shown)), here, shown


def _shown(facts: Facts, door: LaidDoor, areas: tuple[str, ...], here: int, shown: list[LaidToken]) -> Finding:
    board = facts.board
    there = [portal.at for portal in shown]
    names = listed([facts.words.area(area) for area in areas])
    text = later("Opening {element} shows portals of {names} at once, at {at}: all of them summon.")
    message = tr(text, element=facts.words.element(door.element), names=names, at=at_all(there))
    serials = (door.element.serial, *dict.fromkeys(portal.element.serial for portal in shown))
    witness = {"kind": "sight", "from": [list(board.spaces[here])], "to": [list(at) for at in there]}
    return Finding(CODE, message, tuple(there), serials, (), witness, cause=doubt(facts, CODE))


def _found(facts: Facts) -> Iterator[Held]:
    for party in facts.of(parties):
        reported: set[tuple[str, str]] = set()
        for before, after in sorted(party.transitions):
            facts.pause("reveals")
            a, b = party.settings[before], party.settings[after]
            new = [name for name in b.areas if name not in a.areas]
            if len(new) < 2:
                continue
            for front, behind, line in _in_line(facts, party, a, b, new):
                if (front, behind) not in reported:
                    reported.add((front, behind))
                    yield _finding(facts, front, behind, line), party.marines


def _in_line(
    facts: Facts, party: Party, a: BoardState, b: BoardState, new: list[str]
) -> Iterator[tuple[str, str, tuple[int, int]]]:
    """Yield each new area seen through another new one, with a line of sight from a space revealed before."""
    problem = party.problem
    terrain = problem.terrain
    opened = b.opened
    for door in terrain.doors:
        # The door that was opened may lock itself again, as airlocks do.
        if not door.element.exit and door.kind != "passage":
            near, far = terrain.sides[door.number]
            if (near | far) & a.within and (near | far) & b.revealed & ~a.revealed:
                opened |= 1 << door.number
    sight = problem.looking.sight(opened, b.hiding)
    arrivals = _arrivals(party, a) & b.revealed
    for behind in new:
        target = terrain.area_bits[terrain.area_number[behind]]
        for there in numbers_of(target):
            visible = sight.visible(there)
            if arrived := visible & arrivals & ~target:
                here = (arrived & -arrived).bit_length() - 1
                yield facts.board.area_of[here], behind, (here, there)
                break
            if seen := visible & a.revealed:
                here = (seen & -seen).bit_length() - 1
                if (front := _through(facts, here, there, new, behind)) is not None:
                    yield front, behind, (here, there)
                    break


def _arrivals(party: Party, setting: BoardState) -> int:
    """The unrevealed target spaces of teleporters: a marine there reveals their area and looks on."""
    problem = party.problem
    links = problem.links(FactContext(problem, setting.facts))
    used = (b for a, b in links if setting.within >> problem.pads[a].space & 1)
    return union(1 << problem.pads[pad].space for pad in used) & ~setting.revealed


def _through(facts: Facts, here: int, there: int, new: list[str], behind: str) -> str | None:
    """The first other new area on the line between two spaces."""
    board = facts.board
    (ax, ay), (bx, by) = board.spaces[here], board.spaces[there]
    for dx, dy in crossed_spaces(bx - ax, by - ay):
        number = board.number.get((ax + dx, ay + dy))
        if number is not None and board.area_of[number] in new and board.area_of[number] != behind:
            return board.area_of[number]
    return None


def _finding(facts: Facts, front: str, behind: str, line: tuple[int, int]) -> Finding:
    board = facts.board
    here, there = (board.spaces[number] for number in line)
    first, second = facts.words.area(front), facts.words.area(behind)
    text = later(
        "Revealing {first} can also reveal {second} behind it, for example from {at} to {at2}: both are set up at once."
    )
    message = tr(text, first=first, second=second, at=coordinates(here), at2=coordinates(there))
    witness = {"kind": "sight", "from": [list(here)], "to": [list(there)]}
    return Finding(CODE, message, (), serials_of_areas(facts, (behind, front)), (), witness, cause=doubt(facts, CODE))
