"""The attacks of an activation: targets, places to attack from, and their worth."""

from collections.abc import Sequence
from math import inf
from typing import NamedTuple

from kneedeep.games.bots.chances import expected, fatal
from kneedeep.games.bots.distances import nearest
from kneedeep.games.bots.doom2004.distance_maps import DistanceMaps
from kneedeep.games.bots.doom2004.invader_ways import InvaderWays, Place, Places
from kneedeep.model.geometry.bits import numbers_of, union
from kneedeep.rules.doom2004.board.figures import armor_of
from kneedeep.rules.doom2004.state import State
from kneedeep.rules.doom2004.tables.attack_profile import AttackProfile
from kneedeep.rules.doom2004.tables.passability import Passability

FRAG = 14.0
"""The additional worth of a frag, in wounds."""
FOCUS = 0.35
"""The additional worth of attacking a marine with few wounds left."""
AHEAD = 0.3
"""The worth of a place between a marine and its goal."""
RANGED, MELEE, SEEKING = range(3)
_GROUNDS_KEPT = 100
Mark = tuple[int, list[tuple[int, int, float]]]
"""A target, and for each distance, nearest first, the spaces to attack from and the worth of the attack."""


class Blow(NamedTuple):
    """The best attack of an activation: its worth, its origin and its target."""

    worth: float
    place: Place
    target: int


class Shot(NamedTuple):
    """The best attack of an activation: its worth, the points to walk, and the equally good spaces by target."""

    worth: float
    cost: int = 0
    hits: Sequence[tuple[int, int]] = ()


NO_SHOT = Shot(0.0)
NONE = -1, 0.0


class InvaderAttacks:
    """Weighs attacks. Results for the current situation are cached."""

    def __init__(self, ways: InvaderWays) -> None:
        self.ways = ways
        self.chart: DistanceMaps = ways.chart
        self.t = ways.t
        self._worths: dict[tuple[object, ...], float] = {}
        self._situation: tuple[object, ...] = ()
        self._is_new = True
        self._spots: dict[bool, int] = {}
        self._values: dict[tuple[int, int, int, int, bool], float] = {}
        self._by_ground: dict[Passability, dict[tuple[int, int], tuple[int, dict[int, int]]]] = {}

    def begin(self) -> None:
        """Begin a decision. All further questions are about one state."""
        self._is_new = True
        self._spots.clear()
        self.ways.begin()

    def promise(self, state: State, kind: int, place: Place, own: int, *, extra: int = 0, anew: bool = False) -> float:
        """The worth of the best attack of an activation begun at a place, 0 for none.

        Cached until a marine moves, unless `anew` is set."""
        if self._is_new:
            self._look(state)
        key = kind, place, extra, own != 0
        found = self._worths.get(key)
        if found is None or anew:
            points = self.t.kinds[kind].move + extra
            shot = self.shot(state, kind, place, points, own)
            if shot is not None:
                found = shot.worth
            else:
                blow = self.blow(state, kind, self.ways.places(state, kind, place, points, own), own)
                found = 0.0 if blow is None else blow.worth
            self._worths[key] = found
        return found

    def best(self, state: State, figure: int, *, extra: int = 0, still: bool = False, anew: bool = False) -> float:
        """The worth of the best attack of a figure on the board now. `still`: without moving."""
        kind, place, own = state.kind[figure], (state.at[figure], state.shape[figure]), state.body[figure]
        if not still:
            return self.promise(state, kind, place, own, extra=extra, anew=anew)
        blow = self.blow(state, kind, {place: (0, None)}, own)
        return 0.0 if blow is None else blow.worth

    def _look(self, state: State) -> None:
        self._is_new = False
        situation = (
            state.marine_bits,
            state.ground,
            state.other_bits,
            state.crowd,
            tuple(state.left[: state.players]),
            tuple(state.armor),
        )
        if situation != self._situation:
            self._situation, self._worths = situation, {}

    def blow(self, state: State, kind: int, places: Places, own: int) -> Blow | None:
        """The best attack from some places, None without any."""
        tables = self.t
        arms = tables.kinds[kind].arms
        if arms is None:
            return None
        spots = self.ways.spots(places, self.ways.free(state, own))
        marks = self._marks(state, kind, arms, own, union(bits for _, _, bits in spots))
        best: Blow | None = None
        way = self.ways.to_goal(state) if arms.melee and marks else ()
        for place, cost, bits in spots:
            for target, rings in marks:
                distance, worth = next(((away, worth) for away, cells, worth in rings if cells & bits), NONE)
                if distance < 0:
                    continue
                if arms.blast:
                    worth += self._bystanders(state, kind, target, state.at[target], distance, bits)
                worth -= 0.01 * cost
                if not arms.melee:
                    worth += 0.02 * distance
                elif nearest(way, bits) < way[state.at[target]]:
                    worth += AHEAD
                if best is None or worth > best.worth + 1e-9:
                    best = Blow(worth, place, target)
        return best

    def _marks(self, state: State, kind: int, arms: AttackProfile, own: int, within: int) -> list[Mark]:
        """The marines and sentry bots that a figure on `own` can attack from some of the spaces `within`."""
        ground = state.ground
        reach = SEEKING if arms.seeking else MELEE if arms.melee else RANGED
        everyone = (state.marine_bits | state.invader_bits | state.other_bits) & ~own
        found: list[Mark] = []
        for target in state.squad:
            space = state.at[target]
            lit = within
            if reach != SEEKING:
                lit &= ground.look(space) if reach == RANGED else ground.beside[space]
            if lit and reach == RANGED:
                lit &= ~self.t.terrain.shadow(space, everyone & ~state.body[target])
            if lit:
                rings = self._rings(ground, reach, space, lit).items()
                hits = [
                    (away, cells & lit, self.worth(state, kind, target, away)) for away, cells in rings if cells & lit
                ]
                # Attacks that can't hit are left out.
                found.append((target, [hit for hit in hits if hit[-1]]))
        return found

    def _rings(self, ground: Passability, reach: int, space: int, within: int) -> dict[int, int]:
        """The spaces from which a space can be attacked, by distance, ignoring figures. Complete for the spaces of `within`."""
        rows = self._by_ground.get(ground)
        if rows is None:
            if len(self._by_ground) >= _GROUNDS_KEPT:
                self._by_ground.clear()
            rows = self._by_ground[ground] = {}
        asked, rings = rows.get((reach, space), (0, {}))
        if within & ~asked:
            for cell in numbers_of(within & ~asked):
                away = self._distance(ground, reach, cell, space)
                if away >= 0:
                    rings[away] = rings.get(away, 0) | 1 << cell
            rings = dict(sorted(rings.items()))
            rows[reach, space] = asked | within, rings
        return rings

    def _distance(self, ground: Passability, reach: int, cell: int, space: int) -> int:
        """The distance of an attack, ignoring figures, -1 if it is impossible."""
        if reach == SEEKING:
            away = ground.range_through(cell, space)
            return away if away <= self.t.parameters.seeking else -1
        if not ground.look(cell) >> space & 1:
            return -1
        if reach == MELEE:
            return 1 if ground.beside[cell] >> space & 1 else -1
        return ground.range(cell, space)

    def worth(self, state: State, kind: int, target: int, distance: int) -> float:
        """The worth of an attack on a marine (or a sentry bot) over a distance."""
        tables = self.t
        left, armor, marine = state.left[target], armor_of(tables, state, target), target < state.players
        key = kind, distance, armor, left, marine
        found = self._values.get(key)
        if found is None:
            known = tables.kinds[kind]
            assert known.arms is not None
            chances = self.chart.odds.by(known.arms, distance, armor)
            hurt, dead = expected(chances, left), fatal(chances, left)
            if known.double_attack:
                hurt, dead = min(2.0 * hurt, float(left)), 1.0 - (1.0 - dead) ** 2
            found = 0.5 * hurt
            if marine:
                found = hurt * (1.0 + FOCUS * (1.0 - left / (tables.parameters.wounds + 2))) + FRAG * dead
            self._values[key] = found
        return found

    def _bystanders(self, state: State, kind: int, target: int, space: int, distance: int, own: int) -> float:
        arms = self.t.kinds[kind].arms
        assert arms is not None
        area = state.ground.ball(space, arms.blast, state.revealed)
        worth = 0.0
        for other in state.squad:
            if other != target and state.body[other] & area:
                worth += self.worth(state, kind, other, distance)
        for other in state.crowd:
            if state.body[other] & area & ~own:
                chances = self.chart.odds.by(arms, distance, armor_of(self.t, state, other))
                worth -= 0.5 * expected(chances, state.left[other])
        if own & area:
            worth -= 0.5
        return worth

    def _is_near(self, state: State, arms: AttackProfile, place: Place, points: int, free: int) -> bool:
        """Whether a walk could end within reach of somebody, ignoring obstacles and figures."""
        if arms.seeking:
            return True
        spots = self._spots.get(arms.melee)
        if spots is None:
            reach = state.ground.beside if arms.melee else state.ground.visible
            spots = self._spots[arms.melee] = union(reach[state.at[target]] for target in state.squad)
        return bool(self.chart.around(self.t.cover[place[1]][place[0]], points) & free & spots)

    def shot(self, state: State, kind: int, place: Place, points: int, own: int) -> Shot | None:
        """The best attack found by sets of spaces, None if the order of places decides: for large figures and blasts."""
        known = self.t.kinds[kind]
        arms = known.arms
        free = self.ways.free(state, own)
        if arms is None or not self._is_near(state, arms, place, points, free):
            return NO_SHOT
        if known.shape or arms.blast:
            return None
        levels, reached = self.ways.levels(state, known.flying, place[0], points)
        marks = self._marks(state, kind, arms, own, reached & free)
        closer = 0.0 if arms.melee else 0.02
        best = NO_SHOT
        for cost, level in enumerate(levels):
            shots = self._shots(marks, level, cost, closer)
            top = max(shots)[0] if shots else -inf
            if top > best.worth + 1e-9 or (shots and best is NO_SHOT):
                if any(top - 1e-6 < worth < top for worth, _, _ in shots):
                    return None
                best = Shot(top, cost, [(target, cells) for worth, target, cells in shots if worth == top])
        return best

    def _shots(self, marks: Sequence[Mark], level: int, cost: int, closer: float) -> list[tuple[float, int, int]]:
        """The attacks from some spaces: their worth, target and spaces."""
        return [
            (worth - 0.01 * cost + closer * away, target, cells & level)
            for target, attacks in marks
            for away, cells, worth in attacks
            if cells & level
        ]
