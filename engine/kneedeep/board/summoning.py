"""The arrival of demons at a portal: the spaces on and beside it, the room for a group, the displaced demons.

Rule: 2016 rulebook p. 10 (portals); RUL16-146, RUL16-147.
"""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from kneedeep.board.figure_moves import FigureMoves
from kneedeep.model.geometry import Size, each_number
from kneedeep.model.geometry.distance import UNREACHED, distances
from kneedeep.model.geometry.footprints import Place, turned_sizes
from kneedeep.support.cached_method import cached_method
from kneedeep.support.work_budget import spend

LargeAtPortal = Literal["touch", "within"]
"""The part of a large demon that is on or beside the portal: one of its spaces, or all."""

_Body = tuple[Place, int]
"""A place and the spaces it covers (bit set)."""

Displaced = Literal["nearest", "lose"]
"""The fate of a demon without room: it goes to the nearest place where it fits, or is lost."""


class Arrival(NamedTuple):
    """The places of the demons of a group.

    places: in the order of the group, None for a lost demon. displaced: the indices of the demons that
    have no room at the portal.
    """

    places: tuple[Place | None, ...]
    displaced: tuple[int, ...]

    @property
    def fits(self) -> bool:
        """True if the whole group has room at the portal."""
        return not self.displaced


class Summoning:
    """Summoning at one portal. `taken` is always the bit set of occupied spaces."""

    def __init__(
        self, moves: FigureMoves, portal: int, large: LargeAtPortal = "touch", room: Displaced = "nearest"
    ) -> None:
        """Take the moves on a board, the space of the portal, and the house rules `summon_large` and `summon_room`."""
        self.moves = moves
        self.portal = portal
        self.large: LargeAtPortal = large
        self.room: Displaced = room
        self.near = (1 << portal | moves.adjacency.bits[portal]) & ~moves.blocked
        """The spaces on and beside the portal where a figure can be."""

    def free(self, taken: int) -> int:
        """The bit set of unoccupied spaces on and beside the portal. Rule: RUL16-146."""
        return self.near & ~taken

    def places(self, size: Size, taken: int) -> list[Place]:
        """The possible places of a demon of this size at the portal, in the order of their spaces."""
        free = self.free(taken)
        if size == (1, 1):
            return [Place(number) for number in each_number(free)]
        return [place for place, body in self._bodies_at(size) if not body & taken]

    def leaving_room(self, places: Sequence[Place], rest: Sequence[Size], taken: int) -> list[Place]:
        """The places of a demon that displace the fewest others of its group. `rest`: their sizes. Rule: RUL16-146."""
        displaced = {place: len(self.arrive(rest, taken | self.moves.body(place)).displaced) for place in places}
        fewest = min(displaced.values(), default=0)
        return [place for place in places if displaced[place] == fewest]

    def nearest(self, size: Size, taken: int) -> list[Place]:
        """The nearest places for a demon of this size without room at the portal.

        Steps over adjacency are counted from the portal to the nearest of its spaces, with `within` to the farthest.
        Rule: RUL16-147.
        """
        levels = self._by_steps(size)
        spend(2 * len(levels))
        for level in levels:
            if found := [place for place, body in level if not body & taken]:
                return found
        return []

    @cached_method
    def _by_steps(self, size: Size) -> tuple[tuple[_Body, ...], ...]:
        """All legal places of a size, by their steps from the portal."""
        far = distances(self.moves.adjacency, [self.portal])
        count = min if self.large == "touch" else max
        levels: dict[int, list[_Body]] = {}
        spend(2 * len(far))
        for place in self.moves.footprints.places(size):
            body = self.moves.body(place)
            steps = count(far[number] for number in each_number(body)) if body else UNREACHED
            if steps != UNREACHED:
                levels.setdefault(steps, []).append((place, body))
        return tuple(tuple(levels[steps]) for steps in sorted(levels))

    def arrive(self, sizes: Sequence[Size], taken: int) -> Arrival:
        """The arrival of a group with as few displaced demons as possible. `sizes`: of its demons.

        Large demons are placed first, with the most room left. Those without room go to the nearest places, in the same
        order. Rule: RUL16-146, RUL16-147.
        """
        order = sorted(range(len(sizes)), key=lambda index: -sizes[index][0] * sizes[index][1])
        large = [index for index in order if sizes[index] != (1, 1)]
        small = order[len(large) :]
        search = _Search(self, [sizes[index] for index in large], len(small))
        found: list[Place | None] = [None] * len(sizes)
        occupied = taken
        displaced = []
        for index, place in zip(large, search.best_from(taken), strict=True):
            found[index] = place
            if place is None:
                displaced.append(index)
            else:
                occupied |= self.moves.body(place)
        free = list(each_number(self.free(occupied)))
        for index, number in zip(small, free, strict=False):
            found[index] = Place(number)
            occupied |= 1 << number
        displaced += small[len(free) :]
        if self.room == "nearest":
            for index in displaced:
                for place in self.nearest(sizes[index], occupied)[:1]:
                    found[index] = place
                    occupied |= self.moves.body(place)
        return Arrival(tuple(found), tuple(sorted(displaced)))

    @cached_method
    def _bodies_at(self, size: Size) -> list[_Body]:
        """The legal places of a large figure at the portal, in the order of their spaces."""
        lattice = self.moves.board.lattice
        reach = range(max(size))
        anchors = {(x - dx, y - dy) for x, y in lattice.listed(self.near) for dx in reach for dy in reach}
        found = []
        for anchor in sorted(anchors & lattice.number.keys()):
            for width, height in turned_sizes(size):
                place = Place(lattice.number[anchor], width, height)
                body = self.moves.body(place)
                if body & self.near if self.large == "touch" else body and not body & ~self.near:
                    found.append((place, body))
        return found


class _Search:
    """Finds places for large figures at a portal that leave room for most of the group."""

    def __init__(self, summoning: Summoning, sizes: list[Size], small: int) -> None:
        self._summoning = summoning
        self._sizes = sizes
        self._small = small
        self._best: list[Place | None] = []
        self._most = -1

    def best_from(self, taken: int) -> list[Place | None]:
        """The place of each large figure, None for a figure left out."""
        self._try([], taken, 0)
        return self._best

    def _try(self, placed: list[Place | None], taken: int, housed: int) -> bool:
        """Place the remaining figures. Returns True if everybody has room."""
        spend(1)
        sizes = self._sizes
        free = self._summoning.free(taken)
        count = len(placed)
        left = len(sizes) - count
        # Everyone takes at least one space at the portal.
        if housed + min(left + self._small, free.bit_count()) <= self._most:
            return False
        if not left:
            self._most = housed + min(self._small, free.bit_count())
            self._best = list(placed)
            return self._most == len(sizes) + self._small
        alike = count and sizes[count] == sizes[count - 1]
        options = self._summoning.places(sizes[count], taken)
        spend(len(options))
        body = self._summoning.moves.body
        options.sort(key=lambda place: ((body(place) & free).bit_count(), place))
        before = placed[-1] if alike else None
        if alike and before is None:
            options = []
        for place in options:
            if before is not None and place < before:
                continue
            if self._try([*placed, place], taken | body(place), housed + 1):
                return True
        return self._try([*placed, None], taken, housed)
