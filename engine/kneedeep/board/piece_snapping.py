"""Placements: possible joins of pieces with a map, opening to opening, near a place."""

import math
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import NamedTuple

from kneedeep.board.board import Board
from kneedeep.board.doors import line_of
from kneedeep.board.joints import join
from kneedeep.board.laid_pieces import Edge, LaidOpening, LaidPiece, laid_pieces, line_middle, owners
from kneedeep.model.catalog import PieceType
from kneedeep.model.geometry.space import SIDES, Space, opposite
from kneedeep.model.scenario.model import Scenario

NEAR = 3.0
"""The greatest distance, in spaces each way, at which a new piece joins an opening."""
_BLOCKED = 1.0
"""The cost of an opening that faces a wall, in spaces of distance."""


class Ground:
    """The pieces of a map with their spaces and edges. Dead ends of `caps: auto` are left out: they make room."""

    def __init__(self, board: Board) -> None:
        self.pieces = board.pieces
        exits = {line_of(door.at, door.side) for door in board.scenario.doors if door.exit}
        self.cover: dict[Space, list[int]] = {}
        """Space -> the numbers of the pieces there."""
        self.on_edge: dict[Edge, list[LaidOpening]] = {}
        self.facing: dict[Space, LaidOpening] = {}
        """Space -> an opening that looks at it."""
        self._by_rim: dict[str, list[LaidOpening]] = {rim: [] for rim in SIDES}
        for piece in board.pieces:
            for space in () if piece.cap else piece.spaces:
                self.cover.setdefault(space, []).append(piece.number)
            for opening in () if piece.cap else piece.openings:
                for edge in opening.edges:
                    self.on_edge.setdefault(edge, []).append(opening)
                if opening.edges not in exits:
                    self._by_rim[opening.rim].append(opening)
                    self.facing |= dict.fromkeys(opening.beyond, opening)
        for some in self._by_rim.values():
            some.sort(key=_column)
        self.exits = frozenset(exits)

    def between(self, rim: str, left: float, right: float) -> Sequence[LaidOpening]:
        """The openings of a rim that begin between two columns. Exits are left out, because nothing joins them."""
        some = self._by_rim[rim]
        return some[bisect_left(some, left, key=_column) : bisect_right(some, right, key=_column)]

    def covers(self, space: Space, without: AbstractSet[int]) -> bool:
        """True if a remaining piece covers a space."""
        return any(number not in without for number in self.cover.get(space, ()))


class PieceGroup(NamedTuple):
    """Pieces that are moved or laid together, and their openings that do not meet within the group.

    `numbers`: those of the pieces that leave their places on the ground.
    """

    spaces: tuple[Space, ...]
    openings: tuple[LaidOpening, ...]
    numbers: frozenset[int] = frozenset()

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of the bounding box of its spaces."""
        columns, rows = [x for x, _ in self.spaces], [y for _, y in self.spaces]
        return (min(columns) + max(columns) + 1) / 2, (min(rows) + max(rows) + 1) / 2


class Landing(NamedTuple):
    """A group moved by `offset`. `joints`: pairs of openings of the group and the ground that meet.

    `clashes`: whether an opening meets another only in part, or an exit. `blocked`: the number of openings at walls.
    """

    offset: Space
    joints: tuple[tuple[LaidOpening, LaidOpening], ...]
    overlaps: bool
    clashes: bool
    blocked: int = 0

    @property
    def edges(self) -> tuple[Edge, ...]:
        """The joined edges."""
        return tuple(edge for _, fixed in self.joints for edge in fixed.edges)

    @property
    def fits(self) -> bool:
        """True if it joins something, covers nothing and clashes with nothing."""
        return bool(self.joints) and not self.overlaps and not self.clashes


class Placement(NamedTuple):
    """A landing that fits, of a group turned by `turn` degrees. The lower the `cost`, the likelier it is meant."""

    turn: int
    landing: Landing
    cost: float


def ground_of(board: Board) -> Ground:
    """The ground of a board, cached."""
    return board.derived.of("ground", (), lambda: Ground(board))


def new_group(scenario: Scenario, types: Mapping[str, PieceType]) -> PieceGroup:
    """The pieces of a scenario as a group to be added."""
    return moved_group(laid_pieces(scenario, types))._replace(numbers=frozenset())


def moved_group(pieces: list[LaidPiece]) -> PieceGroup:
    """Laid pieces as a group that leaves its place."""
    owner, _ = owners(pieces)
    return PieceGroup(tuple(owner), join(pieces, owner).loose, frozenset(piece.number for piece in pieces))


def land(group: PieceGroup, ground: Ground, offset: Space) -> Landing:
    """The landing of a group after a move by an offset."""
    (dx, dy), gone = offset, group.numbers
    moved = [(x + dx, y + dy) for x, y in group.spaces]
    overlaps = any(ground.covers(space, gone) for space in moved)
    joints, clashes, blocked = [], False, 0
    for opening in group.openings:
        (x, y), (x2, y2) = opening.inside
        here = opening._replace(inside=((x + dx, y + dy), (x2 + dx, y2 + dy)))
        across = (other for edge in here.edges for other in ground.on_edge.get(edge, ()))
        there = {other for other in across if other.piece not in gone and other.rim == opposite(opening.rim)}
        fixed = next((other for other in there if other.edges == here.edges), None)
        if fixed is not None and here.edges not in ground.exits:
            joints.append((opening, fixed))
        elif there:
            clashes = True
        else:
            blocked += any(ground.covers(space, gone) for space in here.beyond)
    if joints and not overlaps:
        shut = {other for space in moved if (other := ground.facing.get(space)) is not None and other.piece not in gone}
        blocked += len(shut.difference(fixed for _, fixed in joints))
    return Landing(offset, tuple(joints), overlaps, clashes, blocked)


def landings(
    group: PieceGroup,
    ground: Ground,
    wish: tuple[float, float],
    reach: float,
    pointer: tuple[float, float] | None = None,
) -> list[tuple[float, Landing]]:
    """Every landing near a wish at which openings face each other, with its cost, the cheapest first.

    Near: the offset of the group is at most `reach` spaces each way from `wish`, or the opening of the ground is no
    farther from the pointer than that. Of equally near landings, the one with the most joints is first.
    """
    found = [land(group, ground, offset) for offset in {*_offsets(group, ground, wish, reach, pointer)}]
    costs = [math.dist(one.offset, wish) + _BLOCKED * one.blocked + _away(one, pointer) for one in found]
    return sorted(
        zip(costs, found, strict=True), key=lambda one: (round(one[0], 6), -len(one[1].joints), one[1].offset)
    )


def joining(group: PieceGroup, ground: Ground, wish: tuple[float, float], reach: float) -> list[tuple[float, Landing]]:
    """The fitting `landings`: every place near a wish at which the group joins the ground."""
    return [one for one in landings(group, ground, wish, reach) if one[1].fits]


def near(
    groups: Mapping[int, PieceGroup], ground: Ground, pointer: tuple[float, float], reach: float = NEAR
) -> list[Placement]:
    """Every placement near the pointer of a piece that is centered on it and may be turned, the cheapest first.

    `groups`: the piece by its turn.
    """
    return sorted(
        (
            Placement(turn, landing, cost)
            for turn, group in groups.items()
            for cost, landing in landings(group, ground, centered(group, pointer), reach, pointer)
            if landing.fits
        ),
        key=lambda one: (round(one.cost, 6), -len(one.landing.joints), one.landing.offset, one.turn % 180, one.turn),
    )


def centered(group: PieceGroup, pointer: tuple[float, float]) -> tuple[float, float]:
    """The offset at which the middle of a group is at the pointer."""
    (x, y), (px, py) = group.middle, pointer
    return px - x, py - y


def snap(group: PieceGroup, ground: Ground, wish: tuple[float, float], reach: float) -> Landing:
    """The cheapest fitting landing near a wish. Without one, the landing on the nearest spaces."""
    found = joining(group, ground, wish, reach)
    return found[0][1] if found else land(group, ground, nearest(*wish))


def nearest(x: float, y: float) -> Space:
    """The nearest lattice point. Half-way points are rounded to the higher coordinates.

    A cursor in the middle of a space is half-way for all even sizes. Rounding to even would skip every second place.
    """
    return math.floor(x + 0.5), math.floor(y + 0.5)


def _offsets(
    group: PieceGroup, ground: Ground, wish: tuple[float, float], reach: float, pointer: tuple[float, float] | None
) -> Iterator[Space]:
    """Yield the near offsets at which an opening of the group meets one of the ground."""
    for moving in group.openings:
        mx, my = moving.beyond[0]
        columns = [mx + wish[0] - reach, mx + wish[0] + reach]
        if pointer is not None:
            columns += [pointer[0] - reach - 1, pointer[0] + reach]
        for fixed in ground.between(opposite(moving.rim), min(columns), max(columns)):
            (fx, fy), _ = fixed.inside
            if (abs(fx - mx - wish[0]) <= reach and abs(fy - my - wish[1]) <= reach) or (
                pointer is not None and _is_near(fixed, pointer, reach)
            ):
                yield fx - mx, fy - my


def _is_near(opening: LaidOpening, pointer: tuple[float, float], reach: float = NEAR) -> bool:
    """True if the middle of an opening is within reach of the pointer, each way."""
    x, y = line_middle(opening.edges)
    return abs(x - pointer[0]) <= reach and abs(y - pointer[1]) <= reach


def _column(opening: LaidOpening) -> int:
    return opening.inside[0][0]


def _away(landing: Landing, pointer: tuple[float, float] | None) -> float:
    """The distance of the nearest joined opening of a landing from the pointer."""
    if pointer is None:
        return 0.0
    return min((math.dist(line_middle(fixed.edges), pointer) for _, fixed in landing.joints), default=0.0)
