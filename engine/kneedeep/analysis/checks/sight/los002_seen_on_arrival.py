"""LOS002: figures can attack the marine who reveals their area at once, before it moves on."""

from collections.abc import Iterator
from typing import NamedTuple

from kneedeep.analysis.parts import GARRISON, Facts, Finding, Held, Severity, check, merged
from kneedeep.analysis.reach.invader_reach import portal_arrivals
from kneedeep.analysis.reach.state_findings import doubt, serials_of_areas, unbuilt
from kneedeep.analysis.sight.first_contact import Attacker, FirstContact, arrivals
from kneedeep.analysis.words import capitalized, coordinates, listed, tr, tr_count
from kneedeep.board.portal_room import portals_of, start_spaces, summons_at_set_up
from kneedeep.board.visible_spaces import sight_of
from kneedeep.model.geometry import Space, bits_of, chebyshev, each_number
from kneedeep.model.scenario.model import Figure, Token
from kneedeep.support import grouped, later

CODE = "LOS002"


class Onlooker(NamedTuple):
    """A demon of the set-up, or a portal that summons at set-up, with its place.

    `line`: a line of sight to the nearest start, from the demon or from a place where one may arrive.
    """

    element: Figure | Token
    at: Space
    line: tuple[Space, Space]


def onlookers(facts: Facts, marines: int) -> Iterator[Onlooker]:
    """Yield the demons and portals that see a start space at set-up, for a number of marines. Doors are as in the file."""
    board = facts.board
    opened = board.open_doors("file")
    sight = sight_of(board, opened)
    starts = bits_of(start_spaces(board, marines), len(board.spaces))
    standing: list[tuple[Figure | Token, Space, int]] = []
    for figure in board.figures_with(marines):
        if figure.type is not None and figure.type.side == "invaders":
            standing.append((figure.element, figure.at, board.bits(figure.sure_spaces)))
    for portal in portals_of(board, marines):
        if summons_at_set_up(board, board.number[portal.at], opened, marines):
            standing.append((portal.element, portal.at, portal_arrivals(board, portal) & ~starts))
    for element, at, spaces in standing:
        pairs = ((a, b) for a in each_number(spaces) for b in each_number(sight.visible(a) & starts))
        if lines := [(board.spaces[a], board.spaces[b]) for a, b in pairs]:
            yield Onlooker(element, at, min(lines, key=lambda ends: (chebyshev(*ends), ends)))


@check(Severity.INFO, needs=("solver",), reads=GARRISON)
def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each area whose figures can attack the first marine who looks into it.

    If everything is visible from the start: for the demons that see a start space at set-up.
    """
    hidden = "hidden areas" in facts.board.edition.features
    yield from merged(facts, _found(facts) if hidden else _at_the_start(facts))


def _at_the_start(facts: Facts) -> Iterator[Held]:
    """Yield the figures that see the marines at the start, with the shortest line for any number of marines."""
    nearest: dict[tuple[int, Space], Onlooker] = {}
    counts: dict[tuple[int, Space], set[int]] = {}
    for marines in facts.scenario.counts:
        for one in onlookers(facts, marines):
            key = (one.element.serial, one.at)
            counts.setdefault(key, set()).add(marines)
            if key not in nearest or chebyshev(*one.line) < chebyshev(*nearest[key].line):
                nearest[key] = one
    for key, one in nearest.items():
        yield _of_onlooker(facts, one), tuple(counts[key])


def _of_onlooker(facts: Facts, one: Onlooker) -> Finding:
    name = capitalized(facts.words.element(one.element, (one.at,)))
    away = tr_count("{n} space", "{n} spaces", chebyshev(*one.line))
    if isinstance(one.element, Figure):
        message = tr("{name} sees a start space of the marines at set-up, {away} away.", name=name, away=away)
    else:
        text = later("{name} summons at set-up. Its demons see a start space of the marines, {away} away.")
        message = tr(text, name=name, away=away)
    witness = {"kind": "sight", "from": [list(one.line[0])], "to": [list(one.line[1])]}
    place, cause = (one.at, one.line[1]), unbuilt(facts, CODE)
    return Finding(CODE, message, place, (one.element.serial,), (), witness, cause=cause)


def _found(facts: Facts) -> Iterator[Held]:
    for found in grouped((arrival.look.area, arrival) for arrival in facts.of(arrivals)).values():
        by_message: dict[str, tuple[Finding, set[int]]] = {}
        for marines in sorted({arrival.marines for arrival in found}):
            finding = _finding(facts, [arrival for arrival in found if arrival.marines == marines])
            by_message.setdefault(finding.message, (finding, set()))[1].add(marines)
        # With more marines there are more figures: the largest set-up is enough.
        fullest = max(by_message.values(), key=lambda one: (len(one[0].serials), max(one[1])))[0]
        yield fullest, tuple({arrival.marines for arrival in found})


def _finding(facts: Facts, found: list[FirstContact]) -> Finding:
    board = facts.board
    worst = max(found, key=lambda one: (len(one.attackers), -one.look.space))
    look = worst.look
    space = board.spaces[look.space]
    everybody: dict[Space, Attacker] = {}
    for arrival in found:
        for attacker in arrival.attackers:
            everybody.setdefault(attacker.figure.at, attacker)
    area = board.area_of[next(each_number(board.bits(worst.attackers[0].figure.spaces)))]
    text = later("the {subject} at {at} ({distance} away)")
    by_distance = sorted(
        (one.distance, one.figure.at, facts.words.subject(one.figure.element)) for one in worst.attackers
    )
    names = [
        tr(text, subject=subject, at=coordinates(at), distance=tr_count("{n} space", "{n} spaces", distance))
        for distance, at, subject in by_distance
    ]
    through = "" if look.element is None else tr(" through {element}", element=facts.words.element(look.element))
    text = later("The first marine who looks into {area} from {at}{through} can be attacked at once by {names}.")
    message = tr(text, area=facts.words.area(area), at=coordinates(space), through=through, names=listed(names))
    spaces = {space for one in everybody.values() for space in one.figure.spaces}
    spaces |= {board.spaces[one.look.space] for one in found}
    elements = [one.look.element.serial for one in found if one.look.element is not None]
    figures = dict.fromkeys(one.figure.element.serial for one in everybody.values())
    serials = (*serials_of_areas(facts, (area,)), *dict.fromkeys(elements), *figures)
    nearest = min(worst.attackers, key=lambda one: (one.distance, one.figure.at))
    target = min(nearest.figure.spaces, key=lambda there: (abs(there[0] - space[0]) + abs(there[1] - space[1]), there))
    witness = {"kind": "sight", "from": [list(space)], "to": [list(target)]}
    return Finding(CODE, message, tuple(spaces), serials, (), witness, cause=doubt(facts, CODE))
