"""Set dressing: random objects by the floor of an area, only on free spaces."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from kneedeep.drawing.edge_lines import SIDE_BITS, TURN, wall_sides
from kneedeep.drawing.floors.strokes import numbers
from kneedeep.drawing.pawn_pictures import figure_spaces
from kneedeep.drawing.plan.plan import CARD, NORTH, SOUTH, Place, Plan, PlanOrnament, door_spaces, turned
from kneedeep.drawing.poster.area_floors import seed_of
from kneedeep.drawing.poster.poster_style import Spot, style
from kneedeep.drawing.symbols.pictures import picture_box
from kneedeep.model.geometry.space import neighbour

_FACE = 0.22
"""The distance of objects from a northern wall, whose face is visible."""
_LARGE = 0.7
"""The probability of trying furniture at a wall, if every free space may be dressed."""
_ROCK = "stone.slate"
"""The floor set that gives rocks outside their color."""
_FAR = 6
"""The distance from the walls beyond which there are no rocks, in spaces."""
_LAMPS_APART = 4
"""The minimum distance of lamps, in spaces."""


class Dressing(NamedTuple):
    """A dressing object: its picture, its place in board units, its turn, and the floor below it."""

    name: str
    x: float
    y: float
    turn: int
    floor: str


def wall_lamps(plan: Plan) -> list[PlanOrnament]:
    """The lamps of a plan, and added ones along walls far from them. Dark areas get none."""
    walls, taken = wall_sides(plan), taken_spaces(plan)
    lamps = [ornament for ornament in plan.ornaments if ornament.kind == "lamps"]
    dark = {number for number, area in enumerate(plan.areas) if area.dark}
    for bit in (NORTH, SOUTH):
        for space in plan.spaces:
            at, sides = (space.x, space.y), walls.get((space.x, space.y), 0)
            near = (max(abs(lamp.at[0] - at[0]), abs(lamp.at[1] - at[1])) < _LAMPS_APART for lamp in lamps)
            if sides & bit and at not in taken and space.area not in dark and not any(near):
                lamps.append(PlanOrnament("lamps", at, walls=bit))
    return lamps


def set_dressing(plan: Plan, share: float) -> tuple[list[Dressing], list[PlanOrnament]]:
    """Objects on a share of the free spaces, and ornaments on further ones."""
    walls, taken, seed = wall_sides(plan), taken_spaces(plan), seed_of(plan)
    ornaments: list[PlanOrnament] = []
    pieces = list(_furniture(plan, share, walls, taken))
    for space in plan.spaces:
        at = (space.x, space.y)
        if at in taken:
            continue
        dice = numbers(seed ^ (space.x * 73856093) ^ (space.y * 19349663))
        for _ in range(3):
            next(dice)
        sides = [side for side, (bit, *_) in SIDE_BITS.items() if walls.get(at, 0) & bit]
        if next(dice) > share * (1.6 if sides else 0.75):
            continue
        spot: Spot = "wall" if sides and next(dice) < 0.68 else "floor" if next(dice) < 0.5 else "ornament"
        if (name := _chosen(space.floor, spot, next(dice))) is None:
            continue
        if spot == "ornament":
            ornaments.append(PlanOrnament(name, at, walls=walls.get(at, 0)))
        else:
            pieces.append(_put(*space[:2], space.floor, name, sides if spot == "wall" else [], dice))
    return pieces, ornaments


def _furniture(plan: Plan, share: float, walls: Mapping[Place, int], taken: set[Place]) -> Iterator[Dressing]:
    """Yield furniture over several spaces along walls, and add these spaces to `taken`."""
    dice, floors = numbers(seed_of(plan)), {(space.x, space.y): space.floor for space in plan.spaces}
    for (x, y), floor in floors.items():
        for side, (bit, *_) in SIDE_BITS.items():
            name = _chosen(floor, "large", next(dice))
            if next(dice) > share * _LARGE or name is None:
                continue
            across, down = (1, 0) if bit & (NORTH | SOUTH) else (0, 1)
            last = round(picture_box("dressing", name)[2]) - 1
            run = {(x + across * step, y + down * step) for step in range(last + 1)}
            if taken.isdisjoint(run) and all(walls.get(at, 0) & bit and floors.get(at) == floor for at in run):
                taken |= run
                yield _put(x + across * last / 2, y + down * last / 2, floor, name, [side], dice)


def world_dressing(plan: Plan, share: float) -> Iterator[Dressing]:
    """Yield rocks outside the walls, fewer farther away, and none beyond the rim of a picture."""
    ring = seen = {(space.x, space.y) for space in plan.spaces}
    (left, right), (top, bottom) = ((min(row), max(row)) for row in zip(*seen, strict=True))
    dice = numbers(seed_of(plan))
    for far in range(1, _FAR):
        ring = {(x + dx, y + dy) for x, y in ring for dx in (-1, 0, 1) for dy in (-1, 0, 1)} - seen
        seen = seen | ring
        for x, y in sorted(ring if far > 1 else ()):
            name = _chosen(_ROCK, "world", next(dice))
            if name and next(dice) < 1.5 * share * (1 - far / _FAR) and left <= x <= right and top <= y <= bottom:
                yield _put(x, y, _ROCK, name, [], dice)


def _chosen(floor: str, spot: Spot, chance: float) -> str | None:
    base, kinds = floor.partition(".")[0], style()["dressing"][spot].items()
    offered = [name for name, (floors, weight) in kinds if not floors or base in floors for _ in range(weight)]
    return offered[int(chance * len(offered))] if offered else None


def _put(x: float, y: float, floor: str, name: str, sides: list[str], dice: Iterator[float]) -> Dressing:
    x, y = x + 0.5, y + 0.5
    if not sides:
        sway = 0.16
        x, y = x + (next(dice) - 0.5) * sway, y + (next(dice) - 0.5) * sway
        return Dressing(name, round(x, 3), round(y, 3), 90 * int(4 * next(dice)) + int(24 * next(dice)) - 12, floor)
    if (side := sides[int(len(sides) * next(dice))]) == "north":
        y += _FACE
    return Dressing(name, x, y, TURN[side], floor)


def taken_spaces(plan: Plan) -> set[Place]:
    """The occupied spaces, including names of areas and spaces before doors."""
    taken = {at for figure in plan.figures for at in figure_spaces(figure)}
    for token in plan.tokens:
        taken.update(_block(token.at, *turned(token.footprint, token.turn)))
    for spawn in plan.spawns:
        taken.update(spawn.spaces)
    for card in plan.cards:
        taken.update(_block(card.at, CARD, CARD))
    for piece in plan.pieces:
        taken.update(piece.spaces if piece.cap else ())
    taken |= {ornament.at for ornament in plan.ornaments}
    taken |= {(space.x, space.y) for space in plan.spaces if space.difficult}
    return taken | _named_spaces(plan) | _border_spaces(plan)


def _block(at: Place, width: int, height: int) -> Iterator[Place]:
    return ((at[0] + dx, at[1] + dy) for dx in range(width) for dy in range(height))


def _named_spaces(plan: Plan) -> set[Place]:
    """The spaces with the names of areas."""
    rows = [area.label for area in plan.areas if area.label is not None and area.name.strip()]
    return {at for x, y, length in rows for at in _block((x, y), length, 1)}


def _border_spaces(plan: Plan) -> set[Place]:
    """The spaces on both sides of doors and of printed edges."""
    edges = [(at, door.side) for door in plan.doors for at in door_spaces(door)]
    edges += [((x, y), side) for x, y, side, kind in plan.edges if kind in ("impassable", "blocking")]
    return {place for at, side in edges for place in (at, neighbour(at, side))}
