"""The ground: the reference engine's copy of a compiled board, with the edges that stop something.

Rule: board geometry, terms, and the table of what stops a step, sight and cover.
"""

from collections.abc import Callable, Collection, Iterator
from copy import copy
from functools import cached_property
from typing import Any, Literal, TypeVar

from kneedeep.board import Board, LaidToken
from kneedeep.model.geometry.edge import edge_name

T = TypeVar("T")
Space = tuple[int, int]
Pair = frozenset[Space]
"""An edge, as the two spaces beside it."""
Purpose = Literal["step", "sight", "adjacency", "respawn"]

PRINTED: dict[Purpose, frozenset[str]] = {
    "step": frozenset(("wall", "impassable", "blocking")),
    "sight": frozenset(("wall", "blocking")),
    "adjacency": frozenset(("wall", "impassable", "blocking")),
    "respawn": frozenset(("wall", "impassable", "blocking")),
}
"""The edges, besides doors, that stop each purpose."""


class Ground:
    """The spaces, edges, doors and tokens of a board with a number of marines (default: the most)."""

    def __init__(self, board: Board, marines: int | None = None) -> None:
        self.board = board
        self.kept: dict[object, Any] = {}
        self.edition = board.edition
        self.rules = board.scenario.rules
        self.marines = board.most_marines if marines is None else marines
        self.area: dict[Space, str] = dict(zip(board.spaces, board.area_of, strict=True))
        self.tokens: list[LaidToken] = board.tokens_with(self.marines)
        self.doors = tuple(door for door in board.doors if door.stands)
        self.edges: dict[Pair, str] = {
            frozenset((at, over(at, side))): edge_name(kind)
            for (at, side), kind in board.edges.items()
            if over(at, side) in self.area
        }
        self.door_at: dict[Pair, int] = {
            frozenset((at, over(at, side))): door.number for door in self.doors for at, side in door.edges
        }

    def with_tokens(self, tokens: list[LaidToken]) -> "Ground":
        """The same ground with other tokens on it."""
        other = copy(self)
        other.tokens = tokens
        return other

    def with_marines(self, marines: int) -> "Ground":
        """The same ground for the set-up of another number of marines."""
        other = self.with_tokens(self.board.tokens_with(marines))
        other.marines = marines
        return other

    def once(self, key: object, make: Callable[[], T]) -> T:
        """The cached result of `make` for a key, shared by this ground and its copies. It must not depend on tokens."""
        if key not in self.kept:
            self.kept[key] = make()
        found: T = self.kept[key]
        return found

    def stops(self, purpose: Purpose, opened: Collection[int] = ()) -> frozenset[Pair]:
        """The edges between two spaces that stop a purpose, with these doors open.

        Rule: board geometry, edges; RUL-95 (doors never stop a respawn, shut passages do); RUL16-54,
        RUL16-57, RUL16-58 (in 2016 only walls and shut doors part adjacent spaces).
        """
        standing = frozenset(opened)
        return self.once(("stops", purpose, standing), lambda: frozenset(self._stops(purpose, standing)))

    def _stops(self, purpose: Purpose, opened: Collection[int]) -> Iterator[Pair]:
        printed = PRINTED[purpose]
        if purpose == "adjacency" and self.edition.adjacency == "walls":
            printed = frozenset(("wall",))
        shut = set()
        for door in self.doors:
            ignored = door.number in opened or (purpose == "respawn" and door.kind != "passage")
            if door.element.exit or not ignored:
                shut.add(door.number)
        for pair, kind in self.edges.items():
            if self.door_at[pair] in shut if kind == "door" else kind in printed:
                yield pair

    def sides(self, door: int) -> set[Space]:
        """The spaces beside a door. Rule: board geometry, *Steps and adjacency*: four, two on each side."""
        line = self.board.doors[door].edges
        return {space for at, side in line for space in (at, over(at, side))} & self.area.keys()

    def openers(self, door: int) -> set[Space]:
        """The spaces from which a figure opens a door.

        Rule: RUL16-69 and the house rule `door_reach`: with `corner` also a space that touches only the end of its line
        and is adjacent to one beside it.
        """
        beside = self.sides(door)
        if self.rules.get("door_reach") != "corner":
            return beside
        line = self.board.doors[door].edges
        ends = {point for edge in line for point in points_of(edge)}
        ends -= {point for point in ends if sum(point in points_of(edge) for edge in line) > 1}
        walls = self.stops("adjacency")
        found = set(beside)
        for space in self.area.keys() - beside:
            near = [other for other in around(space) if other in beside]
            if ends & corners_of(space) and any(frozenset((space, other)) not in walls for other in near):
                found.add(space)
        return found

    def blocked(self, what: Literal["steps", "sight"]) -> set[Space]:
        """The spaces of obstacles and barrels that stop steps, or sight."""
        return {
            space
            for token in self.tokens
            if token.type is not None and (token.type.blocks_steps if what == "steps" else token.type.blocks_sight)
            for space in token.spaces
            if space in self.area
        }

    @cached_property
    def difficult(self) -> set[Space]:
        """The difficult spaces of the pieces that own them."""
        pieces = self.board.pieces
        owner = dict(zip(self.board.spaces, self.board.owner, strict=True))
        return {space for space, piece in owner.items() if space in pieces[piece].difficult}

    @property
    def reach(self) -> int:
        """An upper bound of distances on the board, in steps of either kind."""
        columns, rows = [x for x, _y in self.area], [y for _x, y in self.area]
        return max(columns) - min(columns) + max(rows) - min(rows) + 2


def over(space: Space, side: str) -> Space:
    """The neighbour over a side of a space."""
    dx, dy = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}[side]
    return space[0] + dx, space[1] + dy


def around(space: Space) -> Iterator[Space]:
    """Yield the four orthogonal neighbours of a space, including those off the board."""
    for side in ("north", "east", "south", "west"):
        yield over(space, side)


def corners_of(space: Space) -> set[Space]:
    """The four lattice points of a space. `(x, y)` is its north-western one."""
    x, y = space
    return {(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)}


def points_of(edge: tuple[Space, str]) -> list[Space]:
    """The two ends of an edge, given as a space and a side."""
    return sorted(corners_of(edge[0]) & corners_of(over(*edge)))
