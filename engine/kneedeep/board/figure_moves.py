"""How figures of one and more spaces move past each other, end a movement and give way, on a board with some doors open.

Everything here is computed from a board and from where the other figures are; nothing is kept of a game. Rule: RUL16-53 to RUL16-86.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Literal, NamedTuple

from kneedeep.board.board import STEP, WALLS, Board
from kneedeep.board.doors import LaidDoor
from kneedeep.board.walk_costs import entry_costs, is_locked
from kneedeep.geometry.bits import each_number
from kneedeep.geometry.footprints import Footprints, Place
from kneedeep.geometry.space import edge_ends
from kneedeep.scenario.invasion import threat_card
from kneedeep.work_budget import spend

DoorReach = Literal["beside", "corner"]
"""Whether a door is opened from the spaces beside it alone, or also from those that touch the end of its line."""

Choose = Callable[[int, int], int]
"""Chooses for the figure on a space one of several spaces (bit set) to give way to."""


class OtherFigures(NamedTuple):
    """The figures but the one that moves, as bit sets of spaces.

    friends: those of its side, and neutral ones. enemies. large: those of both that large figures cover.
    """

    friends: int = 0
    enemies: int = 0
    large: int = 0

    @property
    def occupied(self) -> int:
        """Return the spaces that some figure covers."""
        return self.friends | self.enemies

    def without(self, body: int) -> OtherFigures:
        """Return the figures but the one that covers these spaces."""
        return OtherFigures(self.friends & ~body, self.enemies & ~body, self.large & ~body)


class Move(NamedTuple):
    """A step, a turn or a teleport: where it leads and the movement points it costs."""

    place: Place
    cost: int
    teleported: bool = False


class FigureMoves:
    """The moves on one board with some doors open and the tokens of so many marines."""

    def __init__(self, board: Board, opened: Collection[int], marines: int | None = None) -> None:
        """Take what moves need from a board."""
        self.board = board
        self.steps = board.steps(opened, STEP)
        self.adjacency = board.steps(opened, WALLS)
        self.footprints = Footprints(self.adjacency)
        self.blocked = board.step_blockers(marines or board.most_marines)
        """The spaces that no figure enters: own tokens that stop steps."""
        self._entry = entry_costs(board, marines)

    def body(self, place: Place) -> int:
        """Return the bit set of the spaces of a place, 0 where a figure can't be. Rule: RUL16-73."""
        body = self.footprints.body(place)
        return 0 if body & self.blocked else body

    def moves(self, place: Place, others: OtherFigures, pads: int = 0) -> Iterator[Move]:
        """Yield the moves from a place; whether the points reach on to where it may end is asked of `can_take`.

        `pads`: the active teleporters, for a marine. A small figure pays more for a difficult space and for an enemy,
        but not for an enemy it teleports to; a large one pays for spaces of large enemies alone, one for each that it
        newly covers. Rule: RUL16-53 to RUL16-63, RUL16-74 to RUL16-79, RUL16-157, RUL16-158.
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
        left = self.footprints.body(place)
        enemies = others.enemies & others.large & ~left
        for moved in (*self.footprints.shifts(place), *self.footprints.turns(place)):
            body = self.body(moved)
            if body:
                yield Move(moved, 1 + (body & enemies).bit_count())

    def can_end(self, place: Place, others: OtherFigures, marines: int = 0, pads: int = 0) -> bool:
        """Return whether a figure may end its movement at a place.

        A small one not on a figure; a large one not over another large one, and over small ones if all can give way
        (see `displaced`). Rule: RUL16-64, RUL16-76, RUL16-83.
        """
        body = self.body(place)
        if not body or body & others.large:
            return False
        if not body & others.occupied:
            return True
        return place.large and self.displaced(body, others, marines=marines, pads=pads) is not None

    def can_take(
        self, move: Move, points: int, others: OtherFigures, *, pads: int = 0, fragged: int = 0
    ) -> bool:
        """Return whether a figure with these points may make a move: what is left reaches a place where it may end.

        `fragged`: the spaces of a demon that the move itself frags. Rule: RUL16-66.
        """
        if move.cost > points:
            return False
        left = others.without(fragged)
        return self.can_end(move.place, left) or bool(
            self.reach(move.place, points - move.cost, left, pads=pads)
        )

    def reach(
        self, place: Place, points: int | None, others: OtherFigures, *, pads: int = 0
    ) -> dict[Place, int]:
        """Return where a figure can end its movement with these points (None: any), and the least cost to get there.

        Figures stay where they are. Rule: RUL16-60 to RUL16-66, RUL16-74 to RUL16-79.
        """
        found: dict[Place, int] = {}
        buckets: dict[int, list[Place]] = {0: [place]}
        cost = 0
        while buckets:
            for here in buckets.pop(cost, ()):
                if here in found:
                    continue
                found[here] = cost
                spend(4)
                for move in self.moves(here, others, pads):
                    after = cost + move.cost
                    if move.place not in found and (points is None or after <= points):
                        buckets.setdefault(after, []).append(move.place)
            cost += 1
        return {here: cost for here, cost in found.items() if self.can_end(here, others)}

    # Giving way

    def nearest_free(self, start: int, taken: int, pads: int = 0) -> int:
        """Return the bit set of free spaces nearest to a space by steps of a small figure; 0 where there is none.

        `taken`: the spaces that are not free; they are passed. `pads`: active teleporters, for a marine.
        Rule: RUL16-80, RUL16-81.
        """
        closed = taken | self.blocked
        unseen = self.board.lattice.everywhere & ~self.blocked & ~(1 << start)
        level = 1 << start
        beside = self.steps.bits
        while level:
            if level & ~closed:
                return level & ~closed
            reached = pads if level & pads else 0
            spend(1 + level.bit_count())
            for number in each_number(level):
                reached |= beside[number]
            level = reached & unseen
            unseen &= ~level
        return 0

    def displaced(
        self,
        body: int,
        others: OtherFigures,
        *,
        marines: int = 0,
        pads: int = 0,
        choose: Choose | None = None,
    ) -> tuple[tuple[int, int], ...] | None:
        """Return from where to where the small figures under a large one go, in order; None if one can't go anywhere.

        `marines`: the spaces of marines, who go first and may use the active teleporters `pads`; `choose`: who goes
        where among equally near spaces (default: the first). Rule: RUL16-80 to RUL16-83.
        """
        small = body & others.occupied & ~others.large
        taken = others.occupied | body
        found = []
        for group, links in ((small & marines, pads), (small & ~marines, 0)):
            for start in each_number(group):
                nearest = self.nearest_free(start, taken, links)
                if not nearest:
                    return None
                end = choose(start, nearest) if choose is not None else next(each_number(nearest))
                taken |= 1 << end
                found.append((start, end))
        return tuple(found)

    # Doors

    def opening_spaces(self, door: LaidDoor, reach: DoorReach = "beside") -> int:
        """Return the bit set of spaces from which a shut door can be opened. Rule: RUL16-69."""
        board = self.board
        beside = board.bits(door.sides)
        if reach == "beside":
            return beside
        ends = {point for edge in door.edges for point in edge_ends(edge)}
        middle = {point for point in ends if all(point in edge_ends(edge) for edge in door.edges)}
        found = beside
        for x, y in sorted(ends - middle):
            for space in ((x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)):
                number = board.number.get(space, -1)
                if number >= 0 and self._next_to(number, beside):
                    found |= 1 << number
        return found

    def _next_to(self, number: int, spaces: int) -> bool:
        """Whether a space has one of some spaces over an edge without a wall or shut door."""
        return any(other >= 0 and spaces >> other & 1 for other in self.adjacency.to[number][::2])


def demons_open_doors(rule: str, threat: str, portals_left: bool) -> bool:
    """Return whether demons may open doors, by the house rule `demon_doors` and the threat card. Rule: RUL16-70."""
    if rule == "by-threat":
        return threat != "infestation"
    return rule == "always" or (rule == "after-portals" and not portals_left)


def doors_of_demons(board: Board, *, portals_left: bool) -> frozenset[int]:
    """Return the numbers of the shut doors that demons may open, by house rule and threat card; locked ones not.

    Rule: RUL16-69, RUL16-70.
    """
    rule = str(board.scenario.rules.get("demon_doors", "by-threat"))
    if not demons_open_doors(rule, threat_card(board.scenario), portals_left):
        return frozenset()
    opened = board.open_doors("file")
    between = (door for door in board.doors if door.standing == "joint" and door.number not in opened)
    return frozenset(door.number for door in between if not is_locked(door))
