"""Placements: where pieces could join others, opening to opening, near a place. The one owner of that question."""

import math
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import cached_property
from typing import NamedTuple

from kneedeep.board.board import Board
from kneedeep.board.doors import line_of
from kneedeep.board.joints import Joining, join
from kneedeep.board.laid_pieces import Edge, LaidOpening, LaidPiece, laid_pieces, owners
from kneedeep.model.catalog import PieceType
from kneedeep.model.geometry.space import Space, opposite
from kneedeep.model.scenario.model import Scenario

NEAR = 3.0
"""How far off, in spaces each way, an opening is joined by a piece that is being laid."""
_BLOCKED = 1.0
"""An opening that would face a wall counts as much as so many spaces of distance."""


class Ground:
    """The pieces that stay: their spaces, and their openings that meet none, without exits."""

    def __init__(self, pieces: Iterable[LaidPiece], joining: Joining, scenario: Scenario) -> None:
        self.pieces = tuple(pieces)
        self.spaces: AbstractSet[Space] = {space for piece in self.pieces for space in piece.spaces}
        exits = {line_of(door.at, door.side) for door in scenario.doors if door.exit}
        self.openings: dict[str, list[LaidOpening]] = {}
        """Rim -> the free openings there, from left to right."""
        self.on_edge: dict[Edge, tuple[LaidOpening, bool]] = {}
        """Edge -> the opening there that meets no other exactly, and whether it is free: nothing joins an exit."""
        for opening in joining.loose:
            is_free = opening.edges not in exits
            self.on_edge.update(dict.fromkeys(opening.edges, (opening, is_free)))
            if is_free:
                self.openings.setdefault(opening.rim, []).append(opening)
        for rim in self.openings.values():
            rim.sort(key=_column)
        for pair in joining.misjoined:
            self.on_edge |= {edge: (opening, False) for opening in pair[:2] for edge in opening.edges}

    def between(self, rim: str, left: float, right: float) -> Sequence[LaidOpening]:
        """The free openings of a rim that begin between two columns."""
        free = self.openings.get(rim, [])
        return free[bisect_left(free, left, key=_column) : bisect_right(free, right, key=_column)]

    @cached_property
    def facing(self) -> Mapping[Space, LaidOpening]:
        """Space -> a loose opening that looks at it."""
        return {space: opening for rim in self.openings.values() for opening in rim for space in opening.beyond}


class PieceGroup(NamedTuple):
    """The pieces that are moved or laid together, and their openings that meet none of the group."""

    spaces: tuple[Space, ...]
    openings: tuple[LaidOpening, ...]

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of the box round its spaces."""
        columns, rows = [x for x, _ in self.spaces], [y for _, y in self.spaces]
        return (min(columns) + max(columns) + 1) / 2, (min(rows) + max(rows) + 1) / 2


class Landing(NamedTuple):
    """A group moved by `offset`. `joints` are pairs of openings of the group and of the ground that meet.

    `clashes`: an opening meets another one only in part, or an exit. `blocked`: how many openings would face a wall.
    """

    offset: Space
    joints: tuple[tuple[LaidOpening, LaidOpening], ...]
    overlaps: bool
    clashes: bool
    blocked: int = 0

    @property
    def edges(self) -> tuple[Edge, ...]:
        """The edges that would join."""
        return tuple(edge for _, fixed in self.joints for edge in fixed.edges)

    @property
    def fits(self) -> bool:
        """Whether it joins something, covers nothing and clashes with nothing."""
        return bool(self.joints) and not self.overlaps and not self.clashes


class Placement(NamedTuple):
    """A landing that fits, of a group turned by `turn` degrees. `cost` is low where it is meant most probably."""

    turn: int
    landing: Landing
    cost: float


def board_ground(board: Board) -> Ground:
    """The ground of a whole board. Dead ends of `caps: auto` make room for pieces."""
    return Ground((piece for piece in board.pieces if not piece.cap), board.uncapped, board.scenario)


def scenario_ground(scenario: Scenario, types: Mapping[str, PieceType]) -> Ground:
    """The ground of the pieces of a scenario."""
    laid = laid_pieces(scenario, types)
    return Ground(laid, join(laid, owners(laid)[0]), scenario)


def piece_group(scenario: Scenario, types: Mapping[str, PieceType]) -> PieceGroup:
    """The pieces of a scenario as one group."""
    laid = laid_pieces(scenario, types)
    owner, _ = owners(laid)
    return PieceGroup(tuple(owner), join(laid, owner).loose)


def land(group: PieceGroup, ground: Ground, offset: Space) -> Landing:
    """The landing of a group that is moved by an offset."""
    dx, dy = offset
    overlaps = any((x + dx, y + dy) in ground.spaces for x, y in group.spaces)
    joints, clashes, facing = [], False, 0
    for moving in group.openings:
        (x, y), (x2, y2) = moving.inside
        moved = moving._replace(inside=((x + dx, y + dy), (x2 + dx, y2 + dy)))
        first, second = (ground.on_edge.get(edge) for edge in moved.edges)
        met = [one for one in (first, second) if one is not None and one[0].rim == opposite(moving.rim)]
        if len(met) == 2 and met[0] == met[1] and met[0][1]:
            joints.append((moving, met[0][0]))
        elif met:
            clashes = True
        elif not ground.spaces.isdisjoint(moved.beyond):
            facing += 1
    if overlaps or not joints:
        return Landing(offset, tuple(joints), overlaps, clashes, facing)
    shut = {ground.facing.get((x + dx, y + dy)) for x, y in group.spaces} - {None, *(fixed for _, fixed in joints)}
    return Landing(offset, tuple(joints), overlaps, clashes, facing + len(shut))


def landings(
    group: PieceGroup,
    ground: Ground,
    wish: tuple[float, float],
    reach: float,
    pointer: tuple[float, float] | None = None,
) -> list[tuple[float, Landing]]:
    """Every landing near a wish at which openings face each other, with its cost, the cheapest first.

    Near: the group is moved by no more than `reach` spaces each way from `wish`, or the opening of the ground is no
    farther from the pointer. Of equally near ones the one with the most joints comes first.
    """
    found = [land(group, ground, offset) for offset in {*_offsets(group, ground, wish, reach, pointer)}]
    costs = [math.dist(one.offset, wish) + _BLOCKED * one.blocked + _away(one, pointer) for one in found]
    return sorted(
        zip(costs, found, strict=True), key=lambda one: (round(one[0], 6), -len(one[1].joints), one[1].offset)
    )


def joining(
    group: PieceGroup,
    ground: Ground,
    wish: tuple[float, float],
    reach: float,
    pointer: tuple[float, float] | None = None,
) -> list[tuple[float, Landing]]:
    """Those of `landings` that fit: every place near a wish at which the group joins the ground."""
    return [one for one in landings(group, ground, wish, reach, pointer) if one[1].fits]


def placements(
    groups: Mapping[int, PieceGroup], ground: Ground, pointer: tuple[float, float], reach: float = NEAR
) -> list[Placement]:
    """Every placement near the pointer of a piece that is centered on it and may be turned, the cheapest first.

    `groups`: the piece by its turn.
    """
    return sorted(
        (
            Placement(turn, landing, cost)
            for turn, group in groups.items()
            for cost, landing in joining(group, ground, centered(group, pointer), reach, pointer)
        ),
        key=lambda one: (round(one.cost, 6), -len(one.landing.joints), one.landing.offset, one.turn % 180, one.turn),
    )


def centered(group: PieceGroup, pointer: tuple[float, float]) -> tuple[float, float]:
    """The offset at which the middle of a group is at the pointer."""
    (x, y), (px, py) = group.middle, pointer
    return px - x, py - y


def snap(group: PieceGroup, ground: Ground, wish: tuple[float, float], reach: float) -> Landing:
    """The cheapest landing that fits near a wish. Without one that on the nearest spaces."""
    found = joining(group, ground, wish, reach)
    return found[0][1] if found else land(group, ground, nearest(*wish))


def nearest(x: float, y: float) -> Space:
    """The nearest lattice point. Half way between two it is always the one with higher coordinates.

    A cursor in the middle of a space is half way for all even sizes: rounding to even would skip every second place.
    """
    return math.floor(x + 0.5), math.floor(y + 0.5)


def middle_of(opening: LaidOpening) -> tuple[float, float]:
    """The middle of the line of an opening."""
    (x, y), (bx, by) = opening.inside[0], opening.beyond[1]
    return (x + bx + 1) / 2, (y + by + 1) / 2


def _offsets(
    group: PieceGroup, ground: Ground, wish: tuple[float, float], reach: float, pointer: tuple[float, float] | None
) -> Iterator[Space]:
    """Yield the near offsets at which some opening of the group meets one of the ground."""
    for moving in group.openings:
        mx, my = moving.beyond[0]
        columns = [mx + wish[0] - reach, mx + wish[0] + reach]
        if pointer is not None:
            columns += [pointer[0] - reach - 1, pointer[0] + reach]
        for fixed in ground.between(opposite(moving.rim), min(columns), max(columns)):
            (fx, fy), _ = fixed.inside
            if (abs(fx - mx - wish[0]) <= reach and abs(fy - my - wish[1]) <= reach) or (
                pointer is not None and is_near(fixed, pointer, reach)
            ):
                yield fx - mx, fy - my


def is_near(opening: LaidOpening, pointer: tuple[float, float], reach: float = NEAR) -> bool:
    """Whether the middle of an opening is within reach of the pointer, each way."""
    x, y = middle_of(opening)
    return abs(x - pointer[0]) <= reach and abs(y - pointer[1]) <= reach


def _column(opening: LaidOpening) -> int:
    return opening.inside[0][0]


def _away(landing: Landing, pointer: tuple[float, float] | None) -> float:
    """How far the nearest opening that a landing joins is from the pointer."""
    if pointer is None:
        return 0.0
    return min((math.dist(middle_of(fixed), pointer) for _, fixed in landing.joints), default=0.0)
