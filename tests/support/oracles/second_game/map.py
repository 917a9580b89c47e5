"""A map of 2016 as sets of coordinates: what separates spaces, how far they are, who sees whom, slowly and one pair at a time."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import NamedTuple

from kneedeep.model.geometry.edge import BLOCKING, IMPASSABLE, WALL
from kneedeep.model.geometry.space import Space
from tests.support.oracles.oracle_edges import Edge, OracleBoard
from tests.support.oracles.sight_oracle import cover_2016, sees_2016
from tests.support.oracles.step_oracle import can_step

Body = frozenset[Space]
Doors = frozenset[int]


class PlainDoor(NamedTuple):
    """A door: its edges, the spaces beside it, and whether the outside is behind it."""

    edges: frozenset[Edge]
    beside: Body
    exit: bool = False


class PlainMap:
    """What does not change but for the doors that are open."""

    def __init__(
        self,
        spaces: Iterable[Space],
        edges: Mapping[Edge, int],
        doors: Mapping[int, PlainDoor] | None = None,
        difficult: Iterable[Space] = (),
        extra: Mapping[Space, int] | None = None,
        blocked: Iterable[Space] = (),
        rules: Mapping[str, object] | None = None,
    ) -> None:
        """Take a board. `extra`: points to enter a space, besides difficult ones. `blocked`: spaces nobody enters."""
        self.spaces = frozenset(spaces)
        self.edges = dict(edges)
        self.doors = dict(doors or {})
        self.difficult = frozenset(difficult)
        self.extra = dict(extra or {})
        self.blocked = frozenset(blocked)
        self.rules = dict(rules or {})
        self.corner = str(self.rules.get("corner", "one-side"))
        self.pinch = str(self.rules.get("pinch", "blocked"))
        self.walls = cache(self._walls)
        self.steps = cache(self._steps)
        self.beside = cache(self._beside)
        self.far = cache(self._far)
        self.sees = cache(self._sees)

    def rule(self, name: str, default: str) -> str:
        """Return the value of a house rule."""
        return str(self.rules.get(name, default))

    def stopped(self, kinds: set[int], opened: Doors) -> OracleBoard:
        """Return the board on which edges of some kinds and the doors that are not open stop. Rule: RUL16-54 to RUL16-58."""
        stopping = {edge for edge, kind in self.edges.items() if kind in kinds}
        for number, door in self.doors.items():
            if number not in opened and not door.exit:
                stopping |= door.edges
        return OracleBoard(self.spaces, stopping)

    def _walls(self, opened: Doors) -> OracleBoard:
        """The walls between adjacent spaces. Rule: RUL16-54, RUL16-56, RUL16-57."""
        return self.stopped({WALL}, opened)

    def _steps(self, opened: Doors) -> dict[Space, Body]:
        """Where a small figure steps to from each space. Rule: RUL16-53 to RUL16-59."""
        return self._eight(self.stopped({WALL, IMPASSABLE, BLOCKING}, opened))

    def _beside(self, opened: Doors) -> dict[Space, Body]:
        """The spaces adjacent to each. Rule: RUL16-53, RUL16-57, RUL16-58."""
        return self._eight(self.walls(opened))

    def _eight(self, board: OracleBoard) -> dict[Space, Body]:
        return {
            (x, y): frozenset(
                (x + dx, y + dy)
                for dx in (-1, 0, 1)
                for dy in (-1, 0, 1)
                if can_step(board, (x, y), (x + dx, y + dy), self.corner)
            )
            for x, y in self.spaces
        }

    def _far(self, opened: Doors, start: Space) -> dict[Space, int]:
        """The range from a space to each space that has one. Rule: RUL16-91, RUL16-92."""
        if self.rule("range_count", "adjacency") == "straight":
            x, y = start
            return {(i, j): max(abs(i - x), abs(j - y)) for i, j in self.spaces}
        return self.levels(opened, start)

    def levels(self, opened: Doors, start: Space) -> dict[Space, int]:
        """Return the steps over adjacency from a space to each. Rule: RUL16-92, RUL16-147."""
        beside = self.beside(opened)
        found, level = {start: 0}, {start}
        while level:
            level = {other for space in level for other in beside[space]} - set(found)
            found.update(dict.fromkeys(level, 1 + max(found.values())))
        return found

    def _sees(self, opened: Doors, a: Space, b: Space) -> bool:
        """Whether there is a line of sight. Rule: RUL16-88 to RUL16-90."""
        return a == b or sees_2016(self.stopped({WALL, BLOCKING}, opened), a, b, self.pinch)

    def covered(self, opened: Doors, attacker: Body, defender: Body, figures: Body) -> bool:
        """Whether a visible defender has cover. `figures`: all spaces with figures. Rule: RUL16-95 to RUL16-101."""
        if len(defender) > 1:
            return False
        (there,) = defender
        board = self.stopped({WALL, BLOCKING}, opened)
        seen = [
            cover_2016(
                board,
                space,
                there,
                self.pinch,
                set(self.difficult),
                set(figures - attacker - defender),
                along=self.rule("cover_along", "free"),
                by=self.rule("difficult_cover", "space"),
            )
            for space in attacker
        ]
        return False not in seen

    def fits(self, opened: Doors, body: Body) -> bool:
        """Return whether a figure may cover these spaces at all. Rule: RUL16-73."""
        if not body <= self.spaces or body & self.blocked:
            return False
        walls = self.walls(opened)
        return not any(
            walls.stops((x, y), other) for x, y in body for other in ((x + 1, y), (x, y + 1)) if other in body
        )

    def price(self, space: Space) -> int:
        """The points to enter a free space. Rule: RUL16-53, RUL16-60."""
        return 1 + (space in self.difficult) + self.extra.get(space, 0)

    def reach_of_door(self, number: int) -> Body:
        """Return the spaces from which a shut door is opened. Rule: RUL16-69, house rule `door_reach`."""
        door = self.doors[number]
        found = door.beside & self.spaces
        if self.rule("door_reach", "beside") == "beside" or door.exit:
            return found
        # A space that touches an end of the line has a corner there; it lies next to a space beside the door.
        points = {point for edge in door.edges for point in _ends(edge)}
        inner = {point for point in points if all(point in _ends(edge) for edge in door.edges)}
        touching = {(x - i, y - j) for x, y in points - inner for i in (0, 1) for j in (0, 1)} & self.spaces - found
        walls = self.walls(frozenset())
        return found | {
            (x, y)
            for x, y in touching
            for other in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))
            if other in found and not walls.stops((x, y), other)
        }


def _ends(edge: Edge) -> tuple[Space, Space]:
    (x, y), side = edge
    return ((x + 1, y), (x + 1, y + 1)) if side == "east" else ((x, y + 1), (x + 1, y + 1))


def body_at(anchor: Space, width: int, height: int) -> Body:
    """Return the spaces of a rectangle."""
    x, y = anchor
    return frozenset((x + right, y + down) for right in range(width) for down in range(height))
