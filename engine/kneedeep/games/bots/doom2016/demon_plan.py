"""The plan of a demon's activation: where it goes, whom it attacks from there, and where it ends."""

from collections.abc import Sequence
from typing import NamedTuple

from kneedeep.games.bots.chances import expected, fatal
from kneedeep.games.bots.distances import nearest
from kneedeep.games.bots.doom2016.attack_odds import AttackTerms, left_of
from kneedeep.games.bots.doom2016.danger import threatened_by
from kneedeep.games.bots.doom2016.distance_maps import DistanceMaps
from kneedeep.games.bots.doom2016.step_choice import is_covered
from kneedeep.model.geometry.bits import each_number
from kneedeep.rules import action as general
from kneedeep.rules.doom2016.passage.passage import others_of
from kneedeep.rules.doom2016.passage.paths import find_paths
from kneedeep.rules.doom2016.state import State
from kneedeep.rules.numbers import FigureNumber

NEARER = 0.25
"""The worth of a point nearer to the marines, until the next attack reaches them anyway."""
AT_HAND = 0.1
"""Its worth from there on."""
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
PLACES = 8
"""The number of places to attack from that are looked at closely."""


class DemonPlan(NamedTuple):
    """The actions of a plan up to its attack, and its worth. `target`: -1 without an attack."""

    worth: float
    actions: tuple[general.Action, ...]
    target: int = -1


class DemonTurnPlan:
    """A demon's options in the state that the invader sees."""

    def __init__(self, maps: DistanceMaps, state: State, figure: int) -> None:
        """Look at the state."""
        self.maps, self.state, self.figure = maps, state, figure
        self.t = maps.t
        self.large = bool(state.shape[figure])
        self.field = field_of_prey(maps, state, large=self.large)
        kind = maps.t.kinds[state.kind[figure]]
        self._reach = max(1, kind.speed + kind.range - 2) if kind.pool else 1
        self._fear = EXPOSED * (BEARER if state.carries[figure] else 1.0)
        self._threats = [reached_by_marine(maps, state, seat) for seat in state.squad]
        self._pads = state.pads if len(state.squad) < state.players or state.pads & (state.pads - 1) else 0
        self._base: dict[int, float] = {}
        self._pressure: dict[int, float] = {}

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
                known = self.t.kinds[kind]
                reached = threatened_by(
                    self.maps,
                    state.ground,
                    state.body[demon],
                    known.speed,
                    known.range,
                    large=bool(state.shape[demon]),
                )
                if reached >> state.at[seat] & 1:
                    chances = self.maps.odds.against(state, self.maps.odds.of_demon(kind), seat)
                    found += expected(chances, left) * (1.0 if demon in now else LATER)
            found = self._pressure[seat] = min(1.0, found / left)
        return found

    def base(self, body: int) -> float:
        """The worth of ending on some spaces: near the marines, but out of their reach."""
        found = self._base.get(body)
        if found is None:
            far = nearest(self.field, body)
            found = -AT_HAND * far - (NEARER - AT_HAND) * max(0, far - self._reach)
            for threat in self._threats:
                if threat & body:
                    found -= self._fear
            if body & self._pads:
                found -= TELEFRAGGED
            self._base[body] = found
        return found

    def body(self, anchor: int, shape: int) -> int:
        """Return the spaces of a place."""
        return self.t.stock.outline(anchor, shape) if shape else 1 << anchor

    def best(self, points: int, terms: AttackTerms | None, *, can_stay: bool = True) -> DemonPlan:
        """The best plan with these movement points, with an attack or without."""
        state = self.state
        paths = find_paths(self.t, state, FigureNumber(self.figure), points)
        here = (state.at[self.figure], state.shape[self.figure])
        places: list[tuple[tuple[int, int], int, int, tuple[general.Action, ...]]] = [
            (place, self.body(*place), path.cost, path.actions) for place, path in paths.items()
        ]
        if can_stay:
            places.insert(0, (here, state.body[self.figure], 0, ()))
        if self.large:
            others = others_of(self.t, state, self.figure).occupied
            places = [one for one in places if not one[1] & others] or places
        best = DemonPlan(-999.0, ())
        for _, body, cost, actions in places:
            worth = self.base(body) - 0.01 * cost
            if worth > best.worth:
                best = DemonPlan(worth, actions)
        if terms is None:
            return best
        for worth, target, _, body, left, actions in self._shots(places, points, terms):
            after = self._after(body, left)
            if worth + after > best.worth:
                best = DemonPlan(worth + after, (*actions, ("attack", target)), target)
        return best

    def _shots(
        self,
        places: Sequence[tuple[tuple[int, int], int, int, tuple[general.Action, ...]]],
        points: int,
        terms: AttackTerms,
    ) -> list[tuple[float, int, int, int, int, tuple[general.Action, ...]]]:
        """The best attacks: worth, target, cost, spaces, points left, the way there."""
        state, ground = self.state, self.state.ground
        found: list[tuple[float, int, int, int, int, tuple[general.Action, ...]]] = []
        for seat in state.squad:
            at = state.at[seat]
            near, seen = ground.near(at, terms.range), ground.view(at)
            open_ = self.attack_worth(terms, seat, covered=False)
            behind = self.attack_worth(terms, seat, covered=True)
            looked = 0
            here = []
            for _, body, cost, actions in places:
                if (body & near & seen) if not self.large else (body & near and body & seen):
                    here.append((self.base(body) - 0.01 * cost, cost, body, actions))
            here.sort(key=lambda one: (-one[0], one[1], one[2]))
            for _, cost, body, actions in here[: 2 * PLACES]:
                looked += 1
                covered = is_covered(self.maps, state, body, seat)
                found.append((behind if covered else open_, seat, cost, body, points - cost, actions))
                if looked >= PLACES and not covered:
                    break
        found.sort(key=lambda one: (-one[0], one[2], one[1], one[3]))
        return found[:PLACES]

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
        best = self.base(body)
        if left <= 0 or self.large:
            return best
        state = self.state
        others = others_of(self.t, state, self.figure)
        bits = 0
        for level in state.ground.moves.walk(body.bit_length() - 1, left, others):
            bits |= level
        for space in each_number(bits & ~others.occupied):
            best = max(best, self.base(1 << space))
        return best


def field_of_prey(maps: DistanceMaps, state: State, *, large: bool) -> list[int]:
    """Return the distances to the marines, with none on the map to where they come back."""
    return maps.field(state, state.marine_bits or state.pads, marines=False, large=large)


def reached_by_marine(maps: DistanceMaps, state: State, seat: int) -> int:
    """The spaces where a marine can attack in its next activation with an ordinary card."""
    speed, distance = maps.odds.ordinary_card(state.weapons[seat])
    return threatened_by(maps, state.ground, state.body[seat], speed, distance, large=False)


def promise(maps: DistanceMaps, state: State, kind: int, body: int, *, large: bool) -> float:
    """The worth of the next activation of a demon of a kind on some spaces."""
    known = maps.t.kinds[kind]
    if not known.pool:
        return 0.0
    threatened = threatened_by(maps, state.ground, body, known.speed, known.range, large=large)
    terms = maps.odds.of_demon(kind)
    best = 0.0
    for seat in state.squad:
        if threatened >> state.at[seat] & 1:
            left = left_of(maps.t, state, seat)
            chances = maps.odds.against(state, terms, seat)
            best = max(best, expected(chances, left) + FRAG * fatal(chances, left))
    return best
