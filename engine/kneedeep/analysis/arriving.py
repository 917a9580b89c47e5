"""Arriving: from where marines first look into an area, and which of the figures set up there can attack at once.

Rule: 2004 rulebook p. 7 (exploring, attacking); board geometry, sight and range. Only what is sure of a figure counts:
one next to the marine can attack him however it does it, one further off when it is known to shoot.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from kneedeep.analysis.facts import Facts
from kneedeep.analysis.parties import IMAGINED, Party, Setting, parties
from kneedeep.board.things import LaidFigure
from kneedeep.catalog import FigureType
from kneedeep.geometry.bits import each_number
from kneedeep.geometry.sight import Sight
from kneedeep.geometry.space import chebyshev
from kneedeep.geometry.steps import Steps
from kneedeep.script.facts import Course


class Look(NamedTuple):
    """A first look into an area (by number): from a space, with these doors open, by a door, a pad or a step."""

    area: int
    space: int
    opened: int
    hiding: int
    element: Any


class Attacker(NamedTuple):
    """A figure that can attack whoever has a look, so many spaces away (the larger difference)."""

    figure: LaidFigure
    distance: int


class Arrival(NamedTuple):
    """A look and those who can attack at once, with so many marines."""

    marines: int
    look: Look
    attackers: tuple[Attacker, ...]


def looks(party: Party) -> Iterator[Look]:
    """Yield the first looks that some exploration state allows, each once."""
    known: set[tuple[int, int, int]] = set()
    ground = party.ground
    terrain = ground.terrain
    for setting in party.settings:
        if setting.number == IMAGINED or setting.whole:
            continue
        course = Course(ground, setting.facts)
        held = ground.locks_held(course)
        for look in _of_setting(party, setting, held):
            key = (look.area, look.space, look.opened)
            if key not in known and not setting.revealed & terrain.area_bits[look.area]:
                known.add(key)
                yield look
        for a, b in ground.links(course):
            space = ground.pads[b].space
            key = (terrain.area_at[space], space, 0)
            if (
                setting.within >> ground.pads[a].space & 1
                and not setting.revealed >> space & 1
                and key not in known
            ):
                known.add(key)
                yield Look(terrain.area_at[space], space, 0, setting.hiding, ground.pads[b].element)


def _of_setting(party: Party, setting: Setting, held: int) -> Iterator[Look]:
    """Yield looks through doors from beside them, and round open borders from where an area comes in sight."""
    ground = party.ground
    terrain = ground.terrain
    for door in terrain.doors:
        if door.element.exit or door.kind == "passage" or not held >> door.number & 1:
            continue
        for here, there in (terrain.sides[door.number], terrain.sides[door.number][::-1]):
            beyond = {terrain.area_at[space] for space in each_number(there)}
            for space in each_number(here & setting.within & setting.revealed):
                for area in beyond:
                    yield Look(area, space, 1 << door.number, setting.hiding, door.element)
    standing = setting.passages
    revealed = 0
    for area, bits in enumerate(terrain.area_bits):
        if bits and not bits & ~setting.revealed:
            revealed |= 1 << area
    open_to = ground.looking.bordering(revealed, standing)
    if open_to:
        reached = setting.within
        for space in each_number(setting.within):
            reached |= terrain.steps.bits[space]
        for area in each_number(open_to):
            seeing = ground.looking.seeing(area, standing, setting.hiding)
            for space in each_number(seeing & reached & setting.revealed & ~setting.within):
                yield Look(area, space, standing, setting.hiding, None)


def arrivals(facts: Facts) -> tuple[Arrival, ...]:
    """Return every first look that can be answered by an attack, for each number of marines."""
    found = []
    board = facts.board
    for party in facts.of(parties):
        steps_by: dict[int, Steps] = {}
        every = list(looks(party))
        for marines in party.marines:
            facts.pause("first looks")
            by_area: dict[int, list[LaidFigure]] = {}
            for figure in board.figures_with(marines):
                inside = [space for space in figure.spaces if space in board.number]
                if (
                    inside
                    and figure.type is not None
                    and figure.element.serial not in party.ground.branch.absent
                ):
                    by_area.setdefault(party.ground.terrain.area_at[board.number[inside[0]]], []).append(
                        figure
                    )
            for look in every:
                figures = by_area.get(look.area, [])
                if figures:
                    if look.opened not in steps_by:
                        steps_by[look.opened] = board.steps(frozenset(each_number(look.opened)))
                    attackers = tuple(_attackers(party, look, figures, steps_by[look.opened]))
                    if attackers:
                        found.append(Arrival(marines, look, attackers))
    return tuple(found)


def _attackers(party: Party, look: Look, figures: list[LaidFigure], steps: Steps) -> Iterator[Attacker]:
    board = party.ground.board
    sight = party.ground.looking.sight(look.opened, look.hiding)
    assert isinstance(sight, Sight)
    visible = sight.visible(look.space)
    bodies = [board.bits(figure.spaces) for figure in figures]
    if not any(body & visible for body in bodies):
        return
    for figure, body in zip(figures, bodies, strict=True):
        others = 0
        for other in bodies:
            others |= other if other != body else 0
        cells = [cell for cell in each_number(body & visible) if sight.sees_past(cell, look.space, others)]
        cells = [cell for cell in cells if cell != look.space]
        if not cells or figure.type is None:
            continue
        beside = any(steps.adjacent(cell, look.space) for cell in cells)
        if beside or shoots(figure.type):
            spaces = board.spaces
            yield Attacker(figure, min(chebyshev(spaces[cell], spaces[look.space]) for cell in cells))


def shoots(kind: FigureType) -> bool:
    """Tell whether a figure is known for sure to attack from afar."""
    return kind.reach is not None and kind.reach.sure and kind.reach.value == "ranged"
