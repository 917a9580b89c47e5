"""The current board: steps, sight and ranges with the current open doors and blocked spaces."""

from collections.abc import Iterator
from typing import cast

from kneedeep.board.board import Board
from kneedeep.model.geometry.bits import each_number, numbers_of
from kneedeep.model.geometry.footprints import footprint_steps
from kneedeep.model.geometry.space import DIRECTIONS
from kneedeep.rules.doom2004.actions import Action, Shift
from kneedeep.rules.doom2004.tables.board_tables import BoardTables
from kneedeep.rules.numbers import SpaceNumber

UNREACHED = -1
GROUNDS_KEPT = 1024
_SINGLE, _LYING, _STANDING, _SQUARE = range(4)


class Terrain(BoardTables):
    """The tables of a board, with a cache of grounds."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self._grounds: dict[tuple[int, int, int], Passability] = {}
        self.strides: dict[tuple[int, int, int, int], FootprintMoves] = {}
        """Precomputed steps of oversized walking figures by shape, anchor, open doors and blocked spaces around."""

    def ground(self, opened: int, blocked: int, opaque: int) -> "Passability":
        """The ground with these open doors, spaces `blocked` for steps and spaces `opaque` for sight."""
        key = opened & self.all_doors, blocked, opaque
        if (ground := self._grounds.get(key)) is None:
            if len(self._grounds) >= GROUNDS_KEPT:
                self._grounds.clear()
            ground = self._grounds[key] = Passability(self, *key)
        return ground


class FootprintMoves:
    """The steps of an oversized walking figure from one footprint.

    `shifts`: step actions with their target cover. `actions`: the actions alone, read-only. `zone`: all covered spaces.
    `returns`: True if the figure can always step back. `doors`: the doors beside it.
    """

    __slots__ = ("actions", "doors", "returns", "shifts", "zone")

    def __init__(self, ground: "Passability", shape: int, anchor: int) -> None:
        """Make the actions for the steps from `Passability.shifts`."""
        self.shifts: list[tuple[Shift, int]] = []
        self.zone = 0
        for new, turned, cover in ground.shifts(shape, anchor):
            self.shifts.append((("step", new, turned), cover))
            self.zone |= cover
        self.actions: list[Action] = [action for action, _ in self.shifts]
        # Every step can be reversed if the start is a legal place.
        self.returns = ground.fits(shape, anchor)
        self.doors = 0
        for cell in ground.terrain.cells[shape][anchor]:
            self.doors |= ground.terrain.beside_doors[cell]

    def leads_on(self, walk: int, taken: int) -> bool:
        """True if a step leads to a walkable place that is not taken."""
        for _, cover in self.shifts:
            if cover & walk == cover and not cover & taken:
                return True
        return False


class Passability:
    """Steps, adjacency and sight for one set of open doors and one set of blocked spaces. Shared by many states.

    `near[a]`: the spaces one step away, clockwise from north. `beside[a]`: the same as a bit set, which is adjacency:
    steps and adjacency have the same obstacles. `visible[a]`: the bit set of spaces in sight of a, with a itself.
    Figures are ignored everywhere. Rule: board geometry, sight in `doom-2004`.
    """

    def __init__(self, terrain: Terrain, opened: int, blocked: int, opaque: int) -> None:
        """Make the ground. Steps not affected by open doors are shared with the ground of all doors shut."""
        self.terrain = terrain
        self.opened = opened
        self.blocked = blocked
        self.opaque = opaque
        shut = terrain.steps(0)
        self.near = cast("list[tuple[SpaceNumber, ...]]", list(shut.neighbours))
        self.beside: list[int] = list(shut.bits)
        if opened:
            for number, doors in terrain.door_spaces:
                if doors & opened:
                    steps = terrain.steps(doors & opened)
                    self.near[number] = cast("tuple[SpaceNumber, ...]", steps.neighbours[number])
                    self.beside[number] = steps.bits[number]
        # A space that stops steps but not sight can make a way longer than the line.
        self._straight = terrain.one_side and not blocked & ~opaque
        self.visible = terrain.views(opened, opaque)
        self._shifts: dict[tuple[int, int, bool], tuple[tuple[SpaceNumber, int, int], ...]] = {}
        self._strides: dict[tuple[int, int], FootprintMoves] = {}
        self._ranges: dict[int, list[int]] = {}
        self._through: dict[int, list[int]] = {}

    def look(self, a: int) -> int:
        """The bit set of spaces in sight of a, with a itself, ignoring figures.

        Rule: board geometry, sight in `doom-2004`.
        """
        return self.visible[a]

    def fits(self, shape: int, anchor: int, *, flying: bool = False) -> bool:
        """True if a footprint is legal there: no wall, shut door or blocked space.

        Rule: board geometry, footprint of an oversized figure.
        """
        cells = self.terrain.cells[shape][anchor]
        if not cells or (not flying and self.terrain.cover[shape][anchor] & self.blocked):
            return False
        if shape == _SINGLE:
            return True
        beside = self.beside
        if shape == _SQUARE:
            a, b, c, d = cells
            pairs = ((a, b), (c, d), (a, c), (b, d))
        else:
            pairs = (cells,)  # type: ignore[assignment]
        # Orthogonal neighbours are one step apart exactly if their edge is free.
        return all(beside[one] >> other & 1 for one, other in pairs)

    def shifts(self, shape: int, anchor: int, *, flying: bool = False) -> tuple[tuple[SpaceNumber, int, int], ...]:
        """The steps of an oversized figure as (anchor, shape, cover), in a fixed order.

        Rule: 2004 rulebook p. 11 (oversized invaders); board geometry, footprint.
        """
        key = shape, anchor, flying
        if (found := self._shifts.get(key)) is None:
            terrain = self.terrain
            bits, doors = terrain.around(shape, anchor)
            local = shape, anchor, flying, self.opened & doors, self.blocked & bits
            if (found := terrain.shifts.get(local)) is None:
                cover = terrain.cover
                found = terrain.shifts[local] = tuple(
                    (SpaceNumber(new), turned, cover[turned][new])
                    for new, turned in self._moved(shape, anchor)
                    if self.fits(turned, new, flying=flying)
                )
            self._shifts[key] = found
        return found

    def stride(self, shape: int, anchor: int) -> FootprintMoves:
        """The steps of an oversized walking figure, precomputed."""
        if (found := self._strides.get((shape, anchor))) is None:
            terrain = self.terrain
            bits, doors = terrain.around(shape, anchor)
            local = shape, anchor, self.opened & doors, self.blocked & bits
            if (found := terrain.strides.get(local)) is None:
                found = terrain.strides[local] = FootprintMoves(self, shape, anchor)
            self._strides[shape, anchor] = found
        return found

    def _moved(self, shape: int, anchor: int) -> Iterator[tuple[int, int]]:
        """The anchors and shapes one step away, legal or not."""
        cells = self.terrain.cells[shape][anchor]
        to = {cell: [self.over(cell, dx, dy) for dx, dy in DIRECTIONS] for cell in cells}
        for direction, moved in footprint_steps(cells, to):
            turned = _LYING if DIRECTIONS[direction][0] else _STANDING
            yield min(moved), shape if shape == _SQUARE or direction % 2 else turned

    def over(self, cell: int, dx: int, dy: int) -> int:
        """The target space of a step in a direction, -1 if it is stopped."""
        x, y = self.terrain.spaces[cell]
        other = self.terrain.number.get((x + dx, y + dy), -1)
        return other if other >= 0 and self.beside[cell] >> other & 1 else -1

    def range(self, a: int, b: int) -> int:
        """The range from a to b, UNREACHED without a way. Rule: RUL-38."""
        if self._straight and self.visible[a] >> b & 1:
            return self.terrain.chebyshev(a, b)
        return self._levels(a, self._ranges, self.blocked)[b]

    def range_through(self, a: int, b: int) -> int:
        """The range of a seeking attack. Obstacles don't lengthen it. Rule: 2004 rulebook p. 12 (seeking)."""
        return self._levels(a, self._through, 0)[b]

    def _levels(self, a: int, known: dict[int, list[int]], blocked: int) -> list[int]:
        if (found := known.get(a)) is None:
            found = known[a] = [UNREACHED] * self.terrain.size
            level, unseen, distance = 1 << a, self.terrain.everywhere & ~(1 << a), 0
            while level:
                numbers = numbers_of(level)
                for number in numbers:
                    found[number] = distance
                level = 0
                for number in numbers:
                    if distance == 0 or not blocked >> number & 1:
                        level |= self.beside[number]
                level &= unseen
                unseen ^= level
                distance += 1
        return found

    def ball(self, center: int, radius: int, within: int, *, past: int = 0) -> int:
        """The spaces of `within` at most `radius` steps away. Blocked spaces are reached but not passed.

        `past`: blocked spaces that are passed. Rule: board geometry, blast of radius n.
        """
        found = level = 1 << center
        for _ in range(radius):
            onward = 0
            for number in each_number(level):
                if number == center or not self.blocked >> number & 1 or past >> number & 1:
                    onward |= self.beside[number]
            level = onward & within & ~found
            found |= level
        return found
