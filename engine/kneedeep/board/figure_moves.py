"""Moves of small and large figures with some doors open: passing figures, ending a movement, giving way.

Everything is computed from a board and the places of figures. No state of a game is kept.
Rule: RUL16-53 to RUL16-86.
"""

from collections.abc import Callable, Collection, Iterator
from typing import NamedTuple

from kneedeep.board.board import STEP, WALLS, Board
from kneedeep.board.walk_costs import entry_costs, is_locked
from kneedeep.model.geometry.bits import each_number, union
from kneedeep.model.geometry.footprints import Footprints, Place
from kneedeep.model.scenario.invasion import threat_card
from kneedeep.support.cached_method import cached_method
from kneedeep.support.work_budget import spend

"""Whether a door is opened from the spaces beside it alone, or also from those that touch the end of its line."""

_Way = tuple[Place, int]
"""The target of a step or a turn of a large figure, and the newly covered spaces (bit set)."""

Choose = Callable[[int, int], int]
"""Chooses one of several spaces (bit set) to which the figure on a space gives way."""


class OtherFigures(NamedTuple):
    """All figures except the moving one, as bit sets of spaces.

    friends: figures of its side and neutral ones. enemies: the rest. large: spaces of large figures of either side.
    """

    friends: int = 0
    enemies: int = 0
    large: int = 0

    @property
    def occupied(self) -> int:
        """The spaces covered by figures."""
        return self.friends | self.enemies

    def without(self, body: int) -> "OtherFigures":
        """The figures without the one that covers these spaces."""
        return OtherFigures(self.friends & ~body, self.enemies & ~body, self.large & ~body)


class Move(NamedTuple):
    """A step, a turn or a teleport: its target and its cost in movement points."""

    place: Place
    cost: int
    teleported: bool = False


class FigureMoves:
    """The moves on a board with some doors open, and with the tokens for a number of marines."""

    def __init__(self, board: Board, opened: Collection[int], marines: int | None = None) -> None:
        self.board = board
        self.steps = board.steps(opened, STEP)
        self.adjacency = board.steps(opened, WALLS)
        self.footprints = Footprints(self.adjacency)
        self.blocked = board.step_blockers(marines or board.most_marines)
        """The spaces that no figure enters: own tokens that stop steps."""
        self._entry = entry_costs(board, marines)
        self._dear = tuple(
            (extra, union(1 << number for number, more in self._entry.items() if more == extra))
            for extra in sorted(set(self._entry.values()))
        )
        """Entry costs beyond 1, each with its spaces (bit set)."""

    def body(self, place: Place) -> int:
        """The bit set of the spaces of a place, 0 if no figure fits there. Rule: RUL16-73."""
        body = self.footprints.body(place)
        return 0 if body & self.blocked else body

    def moves(self, place: Place, others: OtherFigures, pads: int = 0) -> Iterator[Move]:
        """Yield the moves from a place. `can_take` says whether the points suffice to end the movement afterwards.

        `pads`: the active teleporters, for a marine. A small figure pays more for a difficult space and for an enemy,
        but not for an enemy it teleports to. A large figure pays only for spaces of large enemies, one for each that
        it newly covers. Rule: RUL16-53 to RUL16-63, RUL16-74 to RUL16-79, RUL16-157, RUL16-158.
        """
        if place.large:
            yield from self._large_moves(place, others)
            return
        a = place.anchor
        for b in self.steps.neighbours[a]:
            if not self.blocked >> b & 1:
                yield Move(Place(b), 1 + self._entry.get(b, 0) + (others.enemies >> b & 1))
        if pads >> a & 1:
            for b in each_number(pads & ~(1 << a | self.blocked)):
                yield Move(Place(b), 1 + self._entry.get(b, 0), teleported=True)

    def _large_moves(self, place: Place, others: OtherFigures) -> Iterator[Move]:
        enemies = others.enemies & others.large
        for moved, entered in self._ways_from(place):
            yield Move(moved, 1 + (entered & enemies).bit_count() if enemies else 1)

    @cached_method
    def _ways_from(self, place: Place) -> tuple[_Way, ...]:
        """The steps and turns of a large figure."""
        left = self.footprints.body(place)
        spend(4)
        moved = (*self.footprints.shifts(place), *self.footprints.turns(place))
        return tuple((there, body & ~left) for there in moved if (body := self.body(there)))

    def can_end(self, place: Place, others: OtherFigures, marines: int = 0, pads: int = 0) -> bool:
        """True if a figure may end its movement at a place.

        A small figure can't end on a figure. A large one can't end over another large one. It can end over small
        ones if all of them can give way (see `displaced`). Rule: RUL16-64, RUL16-76, RUL16-83.
        """
        body = self.body(place)
        if not body or body & others.large:
            return False
        if not body & others.occupied:
            return True
        return place.large and self.displaced(body, others, marines=marines, pads=pads) is not None

    def can_take(
        self, move: Move, points: int, others: OtherFigures, *, marines: int = 0, pads: int = 0, fragged: int = 0
    ) -> bool:
        """True if a figure may make a move: the remaining points reach a place where it may end.

        `marines`, `pads`: as in `reach`. `fragged`: the spaces of a demon that the move itself frags. Rule: RUL16-66.
        """
        if move.cost > points:
            return False
        left = others.without(fragged)
        return self.can_end(move.place, left, marines, pads) or any(
            self._ends(move.place, points - move.cost, left, marines, pads)
        )

    def reach(
        self, place: Place, points: int | None, others: OtherFigures, *, marines: int = 0, pads: int = 0
    ) -> dict[Place, int]:
        """The places where a figure can end its movement with these points (None: any), and their least cost.

        Other figures stay in place. `pads`: the active teleporters, for a moving marine and for those (`marines`: their
        spaces) who give way to a large demon. Rule: RUL16-60 to RUL16-66, RUL16-74 to RUL16-79, RUL16-157.
        """
        return dict(self._ends(place, points, others, marines, pads))

    def _ends(
        self, place: Place, points: int | None, others: OtherFigures, marines: int, pads: int
    ) -> Iterator[tuple[Place, int]]:
        """Yield the places where a figure can end its movement, the cheapest first."""
        if place.large:
            for there, cost in self._large_reach(place, points, others):
                if self.can_end(there, others, marines, pads):
                    yield there, cost
            return
        for cost, entered in enumerate(self.walk(place.anchor, points, others, pads)):
            for number in each_number(entered & ~others.occupied):
                yield Place(number), cost

    def walk(self, start: int, points: int | None, others: OtherFigures, pads: int = 0) -> Iterator[int]:
        """Yield the bit sets of spaces that a small figure reaches for 0, 1, 2 … points, including the ones it passes.

        Each space is in the set of its least cost. `points` as in `reach`. Rule: RUL16-53 to RUL16-63, RUL16-157.
        """
        prices, jumps = self._prices(others.enemies), self._prices(0) if pads else ()
        unseen = self.board.lattice.everywhere & ~self.blocked | 1 << start
        waiting = [1 << start, *[0] * max(price for price, _ in prices)]
        cost = 0
        while any(waiting) and (points is None or cost <= points):
            level = waiting.pop(0) & unseen
            waiting.append(0)
            yield level
            cost += 1
            unseen &= ~level
            spend(1 + 2 * level.bit_count())
            reached = self.steps.beside(level) & unseen
            for price, spaces in prices:
                waiting[price - 1] |= reached & spaces
            if level & pads:
                for price, spaces in jumps:
                    waiting[price - 1] |= pads & unseen & spaces

    def _prices(self, enemies: int) -> list[tuple[int, int]]:
        """The costs of entering a space for a small figure, each with its spaces (bit set)."""
        found = []
        plain = -1
        for extra, spaces in self._dear:
            plain &= ~spaces
            found += [(1 + extra, spaces & ~enemies), (2 + extra, spaces & enemies)]
        found += [(1, plain & ~enemies), (2, plain & enemies)]
        return [(price, spaces) for price, spaces in found if spaces]

    def _large_reach(self, place: Place, points: int | None, others: OtherFigures) -> Iterator[tuple[Place, int]]:
        """Yield every place that a large figure reaches or passes, with its least cost, the cheapest first."""
        enemies = others.enemies & others.large
        found: set[Place] = set()
        waiting = [[place]]
        cost = 0
        while cost < len(waiting) and (points is None or cost <= points):
            for here in waiting[cost]:
                if here in found:
                    continue
                found.add(here)
                yield here, cost
                spend(1)
                for there, entered in self._ways_from(here):
                    if there not in found:
                        after = cost + 1 + (entered & enemies).bit_count()
                        while len(waiting) <= after:
                            waiting.append([])
                        waiting[after].append(there)
            waiting[cost] = []
            cost += 1

    # Giving way

    def nearest_free(self, start: int, taken: int, pads: int = 0) -> int:
        """The bit set of the nearest free spaces by steps of a small figure, 0 if there is none.

        `taken`: the occupied spaces. They can be passed. `pads`: active teleporters, for a marine.
        Rule: RUL16-80, RUL16-81.
        """
        closed = taken | self.blocked
        unseen = self.board.lattice.everywhere & ~self.blocked & ~(1 << start)
        level = 1 << start
        while level:
            if level & ~closed:
                return level & ~closed
            reached = pads if level & pads else 0
            spend(1 + level.bit_count())
            level = (reached | self.steps.beside(level)) & unseen
            unseen &= ~level
        return 0

    def displaced(
        self, body: int, others: OtherFigures, *, marines: int = 0, pads: int = 0, choose: Choose | None = None
    ) -> tuple[tuple[int, int], ...] | None:
        """The moves (from, to) of small figures under a large one, in order. None if one can't go anywhere.

        `marines`: the spaces of marines, who go first and may use the active teleporters `pads`. `choose`:
        the choice among equally near spaces (default: the first). Rule: RUL16-80 to RUL16-83.
        """
        small = body & others.occupied & ~others.large
        taken = others.occupied | body
        found = []
        for group, links in ((small & marines, pads), (small & ~marines, 0)):
            for start in each_number(group):
                if not (nearest := self.nearest_free(start, taken, links)):
                    return None
                end = choose(start, nearest) if choose is not None else next(each_number(nearest))
                taken |= 1 << end
                found.append((start, end))
        return tuple(found)


def demons_open_doors(rule: str, threat: str, portals_left: bool) -> bool:
    """True if demons may open doors, by the house rule `demon_doors` and the threat card. Rule: RUL16-70."""
    if rule == "by-threat":
        return threat != "infestation"
    return rule == "always" or (rule == "after-portals" and not portals_left)


def doors_of_demons(board: Board, *, portals_left: bool) -> frozenset[int]:
    """The numbers of the shut, unlocked doors that demons may open, by house rule and threat card.

    Rule: RUL16-69, RUL16-70.
    """
    rule = str(board.scenario.rules.get("demon_doors", "by-threat"))
    if not demons_open_doors(rule, threat_card(board.scenario), portals_left):
        return frozenset()
    opened = board.open_doors("file")
    between = (door for door in board.doors if door.standing == "joint" and door.number not in opened)
    return frozenset(door.number for door in between if not is_locked(door))
