"""The plan of a demon's activation: where it goes, whom it attacks from there, and where it ends."""

from collections.abc import Sequence
from functools import cached_property
from heapq import nsmallest
from math import inf
from operator import or_
from typing import NamedTuple

from kneedeep.games.bots.chances import expected, fatal
from kneedeep.games.bots.distances import nearest
from kneedeep.games.bots.doom2016.attack_odds import AttackTerms, left_of
from kneedeep.games.bots.doom2016.danger import reach_of, threatened_by
from kneedeep.games.bots.doom2016.distance_maps import DistanceMaps
from kneedeep.games.bots.doom2016.step_choice import is_covered
from kneedeep.games.bots.doom2016.walks import Walks, spread
from kneedeep.model.geometry.bits import each_bit
from kneedeep.rules import action as general
from kneedeep.rules.doom2016.passage.paths import find_paths
from kneedeep.rules.doom2016.passage.small_passage import others_of
from kneedeep.rules.doom2016.state import State
from kneedeep.rules.numbers import FigureNumber

NEARER = 0.25
"""The worth of a point nearer to the marines, until the next attack reaches them anyway."""
AT_HAND = -0.05
"""Its worth from there on: who strikes from afar or steps back is harder to hit."""
EXPOSED = 0.25
"""The cost for each marine who could attack a demon where it ends."""
BEARER = 3.0
"""A demon that has something the marines need fears this many times as much."""
TELEFRAGGED = 3.0
"""The cost of ending where a marine may come back."""
FRAG = 4.0
"""The worth of fragging a marine."""
FOCUS = 2.0
"""The worth of attacking a marine whom the demons that act after this one can frag with it."""
LATER = 0.5
"""The weight in this of demons of other types that can still be activated in the round."""
LEAST = -999.0
"""A plan of less worth than this is none."""
PLACES = 8
"""The number of places to attack from that are looked at closely."""


class DemonPlan(NamedTuple):
    """The actions of a plan up to its attack, and its worth. `target`: -1 without an attack."""

    worth: float
    actions: tuple[general.Action, ...]
    target: int = -1


class Spot(NamedTuple):
    """A place in reach: its spaces, the points to get there, the way if it is known."""

    body: int
    cost: int
    way: tuple[general.Action, ...] | None = None


class DemonTurnPlan:
    """A demon's options in the state that the invader sees."""

    def __init__(self, maps: DistanceMaps, state: State, figure: int) -> None:
        """Look at the state."""
        self.maps, self.state, self.figure = maps, state, figure
        self.t = maps.t
        self.large = bool(state.shape[figure])
        self.field = field_of_prey(maps, state, large=self.large)
        kind = maps.t.kinds[state.kind[figure]]
        self._reach = max(1, kind.speed + kind.range - 1) if kind.pool else 1
        self._fear = EXPOSED * (BEARER if state.carries[figure] else 1.0)
        self._threats = [reached_by_marine(maps, state, seat) for seat in state.squad]
        self._pads = state.pads if len(state.squad) < state.players or state.pads & (state.pads - 1) else 0
        self._base: dict[int, float] = {}
        self._pressure: dict[int, float] = {}
        self._afters: dict[tuple[int, int], float] = {}

    def pressure(self, seat: int) -> float:
        """The share of a marine's remaining damage that later demons are expected to deal, at most 1."""
        found = self._pressure.get(seat)
        if found is None:
            state, found = self.state, 0.0
            left = left_of(self.t, state, seat)
            now = next((stage.left for stage in state.stack if stage.name == "demons"), ())
            for demon in state.crowd:
                kind = state.kind[demon]
                if demon == self.figure or state.exhausted >> kind & 1 and demon not in now:
                    continue
                if reach_of(self.maps, state, state.ground, demon) >> state.at[seat] & 1:
                    chances = self.maps.odds.against(state, self.maps.odds.of_demon(kind), seat)
                    found += expected(chances, left) * (1.0 if demon in now else LATER)
            found = self._pressure[seat] = min(1.0, found / left)
        return found

    def base(self, body: int) -> float:
        """The worth of ending on some spaces: near the marines, but out of their reach."""
        found = self._base.get(body)
        if found is None:
            threats = sum(1 for threat in self._threats if threat & body)
            found = self._base[body] = self._worth(nearest(self.field, body), threats, bool(body & self._pads))
        return found

    def _worth(self, far: int, threats: int = 0, on_pad: bool = False) -> float:
        found = -AT_HAND * far - (NEARER - AT_HAND) * max(0, far - self._reach)
        found -= threats * self._fear
        return found - TELEFRAGGED if on_pad else found

    @cached_property
    def _regions(self) -> list[tuple[int, int, bool]]:
        """The map by the number of marines that can attack there, and whether one may come back there."""
        counted = [self.t.everywhere]
        for threat in self._threats:
            more, less = [part & threat for part in counted], [part & ~threat for part in counted]
            counted = list(map(or_, (*less, 0), (0, *more)))
        pads = self._pads
        regions = [(part & ~pads, count, False) for count, part in enumerate(counted)]
        regions += [(part & pads, count, True) for count, part in enumerate(counted)]
        return [region for region in regions if region[0]]

    def _top(self, spaces: int, cost: int = 0) -> tuple[float, int]:
        """The worth of the best of some spaces reached for `cost` points, and the spaces that have it."""
        best, found = -inf, 0
        for far, ring in self.maps.rings(self.field):
            here = spaces & ring
            if here:
                if self._worth(far) - 0.01 * cost < best:
                    break
                for part, threats, on_pad in self._regions:
                    if here & part:
                        worth = self._worth(far, threats, on_pad) - 0.01 * cost
                        if worth > best:
                            best, found = worth, here & part
                        elif worth == best:
                            found |= here & part
        return best, found

    def best(self, points: int, terms: AttackTerms | None, *, can_stay: bool = True) -> DemonPlan:
        """The best plan with these movement points, with an attack or without."""
        walks = None if self.large else Walks(self.maps, self.state, FigureNumber(self.figure), points)
        here = [Spot(self.state.body[self.figure], 0, ())] if can_stay else []
        spots = here if walks is not None else self._footprints(points, here)
        (most, goal), target = self._end(spots, walks), -1
        for less, _, seat, spot in self._shots(spots, walks, terms) if terms is not None else ():
            worth = self._after(spot.body, points - spot.cost) - less
            if worth > most:
                most, goal, target = worth, spot, seat
        way = goal.way
        if way is None:
            way = walks.way_to(goal.body) if walks is not None else ()
        return DemonPlan(most, way if target < 0 else (*way, ("attack", target)), target)

    def _end(self, spots: Sequence[Spot], walks: Walks | None) -> tuple[float, Spot]:
        """The worth of the best end without an attack, and the place; one of several spaces if they are alike."""
        most, goal = LEAST, Spot(0, 0, ())
        for spot in spots:
            worth = self.base(spot.body) - 0.01 * spot.cost
            if worth > most:
                most, goal = worth, spot
        for cost, level in enumerate(walks.ends if walks is not None else ()):
            worth, cells = self._top(level, cost)
            if worth > most:
                most, goal = worth, Spot(cells, cost)
            elif worth == most and goal.way is None:
                goal = Spot(goal.body | cells, cost)
        return most, goal

    def _footprints(self, points: int, here: list[Spot]) -> list[Spot]:
        """The places that a large demon can take, after its own; taken ones if there are no others."""
        figure, outline = FigureNumber(self.figure), self.t.stock.outline
        paths = find_paths(self.t, self.state, figure, points)
        spots = [*here, *(Spot(outline(*place), path.cost, path.actions) for place, path in paths.items())]
        others = others_of(self.t, self.state, figure).occupied
        return [spot for spot in spots if not spot.body & others] or spots

    def _shots(
        self, places: Sequence[Spot], walks: Walks | None, terms: AttackTerms
    ) -> list[tuple[float, int, int, Spot]]:
        """The best attacks: their worth below 0, cost, target and place."""
        state, ground, base = self.state, self.state.ground, self.base
        found: list[tuple[float, int, int, Spot]] = []
        for seat in state.squad:
            near, seen = ground.near(state.at[seat], terms.range), ground.view(state.at[seat])
            worths: dict[bool, float] = {}
            small = near & seen
            here = [
                (-(base(spot.body) - 0.01 * spot.cost), spot.cost, spot)
                for spot in (*places, *_spots(walks, small))
                if spot.body & small or (self.large and spot.body & near and spot.body & seen)
            ]
            for looked, (_, cost, spot) in enumerate(nsmallest(2 * PLACES, here), 1):
                covered = is_covered(self.maps, state, spot.body, seat)
                if covered not in worths:
                    worths[covered] = self.attack_worth(terms, seat, covered=covered)
                found.append((-worths[covered], cost, seat, spot))
                if looked >= PLACES and not covered:
                    break
        return sorted(found)[:PLACES]

    def attack_worth(self, terms: AttackTerms, seat: int, *, covered: bool) -> float:
        """The worth of an attack on a marine."""
        chances = self.maps.odds.against(self.state, terms, seat, covered=covered)
        left = left_of(self.t, self.state, seat)
        return (
            1.0
            + expected(chances, left) * (1.0 + 2.0 / left)
            + FRAG * fatal(chances, left)
            + FOCUS * self.pressure(seat)
            + 0.5 * terms.stuns
        )

    def _after(self, body: int, left: int) -> float:
        """The worth of the best end from some spaces with `left` movement points."""
        found = self._afters.get((body, left))
        if found is None:
            found = self.base(body)
            if left > 0 and not self.large:
                taken = others_of(self.t, self.state, self.figure).occupied
                walk = spread(self.maps, self.state, self.figure, body.bit_length() - 1, left)
                found = max(found, self._top(walk & ~taken)[0])
            self._afters[body, left] = found
        return found


def _spots(walks: Walks | None, within: int) -> list[Spot]:
    """The places that a small demon reaches."""
    levels = walks.ends if walks is not None else ()
    return [Spot(bit, cost) for cost, level in enumerate(levels) for bit in each_bit(level & within)]


def field_of_prey(maps: DistanceMaps, state: State, *, large: bool) -> list[int]:
    """Return the distances to the marines, with none on the map to where they come back."""
    return maps.field(state, state.marine_bits or state.pads, marines=False, large=large)


def reached_by_marine(maps: DistanceMaps, state: State, seat: int) -> int:
    """The spaces where a marine can attack in its next activation with an ordinary card."""
    speed, distance = maps.odds.ordinary_card(state.weapons[seat])
    return threatened_by(maps, state.ground, state.body[seat], speed, distance, large=False)


def promise(maps: DistanceMaps, state: State, kind: int, body: int) -> float:
    """The worth of the next activation of a demon of a kind on some spaces."""
    known = maps.t.kinds[kind]
    if not known.pool:
        return 0.0
    threatened = threatened_by(maps, state.ground, body, known.speed, known.range, large=known.large)
    terms = maps.odds.of_demon(kind)
    best = 0.0
    for seat in state.squad:
        if threatened >> state.at[seat] & 1:
            left = left_of(maps.t, state, seat)
            chances = maps.odds.against(state, terms, seat)
            best = max(best, expected(chances, left) + FRAG * fatal(chances, left))
    return best
