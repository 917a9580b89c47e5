"""The ways of the invader's figures: distances to the marines, places in reach, the steps to them."""

from collections.abc import Sequence

from kneedeep.games.bots.distances import FAR
from kneedeep.games.bots.doom2004.distance_maps import DistanceMaps
from kneedeep.model.geometry.bits import numbers_of, union
from kneedeep.rules.doom2004.actions import Action
from kneedeep.rules.doom2004.marine import respawn
from kneedeep.rules.doom2004.state import OFF, WAITING, State
from kneedeep.rules.doom2004.tables.passability import Passability
from kneedeep.rules.numbers import SpaceNumber

SHUT_OFF = 1_000
"""The addition to the distance of a place without a way to the marines yet."""
WAY = 8
"""The greatest distance of a door that bars the marines now."""
_FLOODS_KEPT = 1_000
Place = tuple[int, int]
"""Anchor and shape."""
Places = dict[Place, tuple[int, Place | None]]
"""Places in reach, each with its cost and the place before it."""


class InvaderWays:
    """Distances and reach of the invader's figures."""

    def __init__(self, chart: DistanceMaps) -> None:
        self.chart = chart
        self.t = chart.t
        self._fields: tuple[list[int], list[int], list[int]] | None = None
        self._to_marines: Sequence[int] = ()
        self._to_goal: Sequence[int] = ()
        self.spawns: dict[tuple[int, int], list[tuple[SpaceNumber, int]]] = {}
        """The places to spawn by shape and spaces, kept for a decision by `spawn_places`."""
        self._awaited: tuple[int, Sequence[int], int] = -1, (), 0
        self._floods: dict[tuple[Passability, int, int, int], tuple[list[int], int]] = {}
        self._places: dict[tuple[Passability, int, Place, int, bool], Places] = {}

    def begin(self) -> None:
        """Begin a decision. All further questions are about one state."""
        self._to_marines = self._to_goal = ()
        self.spawns.clear()

    def field(self, state: State) -> Sequence[int]:
        """The distances to the marines. Spaces behind shut doors come last, in the order of the marines' ways."""
        self._to_marines = self._to_marines or self._distances(state)
        return self._to_marines

    def _distances(self, state: State) -> list[int]:
        bits = union(state.body[: state.players]) or self._expected(state)
        own = self.chart.field(state, bits, marines=False)
        theirs = self.chart.field(state, bits, marines=True)
        if self._fields is None or self._fields[0] is not own or self._fields[1] is not theirs:
            joined = [near if near < FAR else min(FAR, SHUT_OFF + far) for near, far in zip(own, theirs, strict=True)]
            self._fields = own, theirs, joined
        return self._fields[2]

    def to_goal(self, state: State) -> Sequence[int]:
        """The marines' distances to their next goal."""
        if not self._to_goal:
            self._to_goal = self.chart.field(state, self.chart.next_spots(state)[1], marines=True)
        return self._to_goal

    def beyond(self, state: State, door: int) -> int:
        """The distance to the marines' goal behind the next door on their way, -1 for any other door."""
        way = self.to_goal(state)
        here = min((way[at] for at in state.at[: state.players] if at != OFF), default=FAR)
        touched = [way[space] for space in self.t.doors[door].touched]
        near = bool(touched) and here - WAY <= min(touched) < max(touched) <= here < FAR
        return min(touched) if near else -1

    def seen(self, state: State) -> int:
        """The spaces in sight of the marines."""
        return union(state.ground.look(at) for at in state.at[: state.players] if at != OFF)

    def _expected(self, state: State) -> int:
        """The expected places of marines if none is on the board: the respawn spaces nearest to their goal."""
        turn, status, found = self._awaited
        if (turn, status) == (state.ended, state.status[: state.players]):
            return found
        _, spots = self.chart.next_spots(state)
        way = self.chart.field(state, spots, marines=True)
        found = 0
        for seat in range(state.players):
            places = (
                respawn.spaces(self.t, state, seat) if state.at[seat] == OFF and state.status[seat] == WAITING else []
            )
            if places:
                found |= 1 << min(places, key=lambda space: (way[space], space))
        self._awaited = state.ended, state.status[: state.players], found or spots
        return found or spots

    def places(self, state: State, kind: int, start: Place, points: int, own: int) -> Places:
        """The places in reach, including taken ones, each with its cost and the place before it."""
        known = self.t.kinds[kind]
        ground, flying = state.ground, known.flying
        outside = ~state.revealed
        if not flying:
            outside |= (state.marine_bits | state.other_bits) & ~(own if known.shape else 0)
            outside |= 0 if known.shape else state.blocked
        key = ground, outside & self.chart.around(self.t.cover[start[1]][start[0]], points), start, points, flying
        if key in self._places:
            return self._places[key]
        found: Places = {start: (0, None)}
        level: list[Place] = [start]
        for cost in range(1, points + 1):
            onward: list[Place] = []
            for place in level:
                anchor, shape = place
                for at, turned, cover in (
                    ground.shifts(shape, anchor, flying=flying)
                    if known.shape
                    else ((to, 0, 1 << to) for to in ground.near[anchor])
                ):
                    new = at, turned
                    if new not in found and not cover & outside:
                        found[new] = cost, place
                        onward.append(new)
            level = onward
        if len(self._places) >= _FLOODS_KEPT:
            self._places.clear()
        self._places[key] = found
        return found

    def free(self, state: State, own: int) -> int:
        """The spaces where a figure on `own` may end its activation."""
        return ~((state.marine_bits | state.invader_bits | state.other_bits) & ~own | state.blocked)

    def spots(self, places: Places, free: int) -> list[tuple[Place, int, int]]:
        """The free places, each with its cost and its spaces."""
        cover = self.t.cover
        spots = [(place, cost, cover[place[1]][place[0]]) for place, (cost, _) in places.items()]
        return [spot for spot in spots if not spot[2] & ~free]

    def levels(self, state: State, flying: bool, start: int, points: int) -> tuple[list[int], int]:
        """The spaces that a figure of one space reaches with 0, 1, 2 … points, as in `places`, and their union."""
        beside = state.ground.beside
        unseen = state.revealed
        if not flying:
            unseen &= ~(state.marine_bits | state.other_bits | state.blocked)
        key = state.ground, unseen & self.chart.around(1 << start, points), start, points
        known = self._floods.get(key)
        if known is None:
            if len(self._floods) >= _FLOODS_KEPT:
                self._floods.clear()
            level = 1 << start
            found, reached = [level], level
            for _ in range(points):
                unseen &= ~level
                onward = 0
                while level:
                    lowest = level & -level
                    onward |= beside[lowest.bit_length() - 1]
                    level ^= lowest
                level = onward & unseen
                found.append(level)
                reached |= level
            known = self._floods[key] = found, reached
        return known

    def walk(self, state: State, levels: Sequence[int], cost: int, cells: int) -> list[int]:
        """The spaces of the walk in `places` to the first of some spaces (`cells`) of a level."""
        if not cost:
            return numbers_of(levels[0])
        ground = state.ground
        before = union(ground.beside[cell] for cell in numbers_of(cells)) & levels[cost - 1]
        walk = self.walk(state, levels, cost - 1, before)
        return [*walk, next(space for space in ground.near[walk[-1]] if cells >> space & 1)]

    def steps(self, walk: Sequence[int]) -> list[Action]:
        return [("step", SpaceNumber(space)) for space in walk[1:]]

    def way(self, places: Places, place: Place) -> list[Action]:
        found: list[Action] = []
        here: Place | None = place
        while here is not None:
            _, before = places[here]
            if before is not None:
                at = SpaceNumber(here[0])
                found.append(("step", at, here[1]) if here[1] else ("step", at))
            here = before
        found.reverse()
        return found
