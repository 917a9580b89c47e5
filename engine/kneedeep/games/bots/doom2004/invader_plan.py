"""The plan of an invader's activation: where to go, whom to attack from where, and where to end."""

from collections.abc import Sequence
from math import inf
from typing import NamedTuple

from kneedeep.games.bots.chances import expected, fatal
from kneedeep.games.bots.distances import FAR, nearest
from kneedeep.games.bots.doom2004 import step_choice
from kneedeep.games.bots.doom2004.distance_maps import DistanceMaps
from kneedeep.model.geometry.bits import each_bit, numbers_of, union
from kneedeep.rules.doom2004.actions import Action, OfFigure
from kneedeep.rules.doom2004.board.figures import armor_of
from kneedeep.rules.doom2004.marine import respawn
from kneedeep.rules.doom2004.stages import Activation
from kneedeep.rules.doom2004.state import OFF, WAITING, State
from kneedeep.rules.doom2004.tables.attack_profile import AttackProfile
from kneedeep.rules.doom2004.tables.passability import Passability
from kneedeep.rules.numbers import FigureNumber, SpaceNumber

FRAG = 14.0
"""The worth of a frag in wounds, beside its own wounds."""
FOCUS = 0.35
"""The additional worth of a marine near its end, compared with an unhurt one."""
SEEN = 2.5
"""Points of way that being out of the marines' sight is worth to one that can't attack."""
SHUT_OFF = 1_000
"""Added to the distance of a place from which no way leads to the marines yet."""
KEPT_OFF = 4
"""Points of way from the marines that one who shoots wants to keep."""
DONE: Action = ("done",)

RANGED, MELEE, SEEKING = range(3)
_GROUNDS_KEPT = 100
Place = tuple[int, int]
"""Anchor and shape."""
Places = dict[Place, tuple[int, Place | None]]
"""Places in reach with their costs and where they are reached from."""
Mark = tuple[int, list[tuple[int, int, float]]]
"""A target, and by distance, nearest first: the spaces from where it can be attacked, the worth of that."""


class Blow(NamedTuple):
    """The best attack of an activation: its worth, its origin and its target."""

    worth: float
    place: Place
    target: int


class Shot(NamedTuple):
    """The best attack of an activation: its worth, the points to walk, by target the spaces that are as good."""

    worth: float
    cost: int = 0
    hits: Sequence[tuple[int, int]] = ()


NO_SHOT = Shot(0.0)
NONE = -1, 0.0


class InvaderTurn:
    """Plans activations. Remembers the plan of the current one."""

    def __init__(self, chart: DistanceMaps) -> None:
        self.chart = chart
        self.t = chart.t
        self._queue: list[Action] = []
        self._figure = -1
        self._fields: tuple[list[int], list[int], list[int]] | None = None
        self._worths: dict[tuple[object, ...], float] = {}
        self._situation: tuple[object, ...] = ()
        self._is_new = True
        self._shadows: dict[tuple[int, int], int] = {}
        self._floor: Passability | None = None
        self._unseen = 0, False
        self._floods: dict[tuple[int, int], tuple[list[int], int]] = {}
        self._values: dict[tuple[int, int, int, int, bool], float] = {}
        self._by_ground: dict[Passability, dict[tuple[int, int], tuple[int, dict[int, int]]]] = {}

    # The ways of a figure

    def field(self, state: State) -> list[int]:
        """The distances to the marines. Spaces shut off by doors come last, by the marines' own way."""
        bits = 0
        for seat in range(state.players):
            if state.at[seat] != OFF:
                bits |= state.body[seat]
        chart = self.chart
        bits = bits or self._expected(state)
        own = chart.field(state, bits, marines=False)
        theirs = chart.field(state, bits, marines=True)
        if self._fields is None or self._fields[0] is not own or self._fields[1] is not theirs:
            joined = [
                near if near < FAR else min(FAR, SHUT_OFF + far)
                for near, far in zip(own, theirs, strict=True)
            ]
            self._fields = own, theirs, joined
        return self._fields[2]

    def _expected(self, state: State) -> int:
        """The spaces where marines may be expected while none is on the board: where they can come back nearest to their goal."""
        _, spots = self.chart.next_spots(state)
        way = self.chart.field(state, spots, marines=True)
        found = 0
        for seat in range(state.players):
            places = (
                respawn.spaces(self.t, state, seat)
                if state.at[seat] == OFF and state.status[seat] == WAITING
                else []
            )
            if places:
                found |= 1 << min(places, key=lambda space: (way[space], space))
        return found or spots

    def places(self, state: State, kind: int, start: Place, points: int, own: int) -> Places:
        """Return the places in reach with their costs and where they are reached from, taken ones too."""
        known = self.t.kinds[kind]
        ground, flying = state.ground, known.flying
        outside = ~state.revealed
        if not flying:
            outside |= (state.marine_bits | state.other_bits) & ~(own if known.shape else 0)
            outside |= 0 if known.shape else state.blocked
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
        return found

    def free(self, state: State, own: int) -> int:
        """The spaces where a figure on `own` may end its activation."""
        return ~((state.marine_bits | state.invader_bits | state.other_bits) & ~own | state.blocked)

    # Attacks

    def blow(self, state: State, kind: int, places: Places, own: int) -> Blow | None:
        """Return the best attack from any of the places, None when there is none."""
        tables = self.t
        arms = tables.kinds[kind].arms
        if arms is None:
            return None
        spots = self._spots(places, self.free(state, own))
        marks = self._marks(state, kind, arms, own, union(bits for _, _, bits in spots))
        best: Blow | None = None
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
                if best is None or worth > best.worth + 1e-9:
                    best = Blow(worth, place, target)
        return best

    def _spots(self, places: Places, free: int) -> list[tuple[Place, int, int]]:
        """The places that are free, with the points to get there and their spaces."""
        cover = self.t.cover
        spots = [(place, cost, cover[place[1]][place[0]]) for place, (cost, _) in places.items()]
        return [spot for spot in spots if not spot[2] & ~free]

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
                lit &= ~self._shadow(space, everyone & ~state.body[target])
            if lit:
                rings = self._rings(ground, reach, space, lit).items()
                lines = [(away, cells & lit) for away, cells in rings if cells & lit]
                attacks = [(away, cells, self.worth(state, kind, target, away)) for away, cells in lines]
                found.append((target, attacks))
        return found

    def _shadow(self, space: int, figures: int) -> int:
        """The spaces to which figures stand in the line from a space, kept for a decision."""
        found = self._shadows.get((space, figures))
        if found is None:
            found = self._shadows[space, figures] = self.t.terrain.shadow(space, figures)
        return found

    def _rings(self, ground: Passability, reach: int, space: int, within: int) -> dict[int, int]:
        """The spaces by distance from which a space can be attacked when nobody is in the way, those of `within` at least."""
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
        """The distance of an attack when nobody is in the way, -1 without one."""
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

    def promise(self, state: State, kind: int, place: Place, own: int, *, extra: int = 0) -> float:
        """The worth of the best attack of an activation begun at a place, 0 for none. Cached for the current situation."""
        if self._is_new:
            self._look(state)
        key = kind, place, extra, own != 0
        found = self._worths.get(key)
        if found is None:
            points = self.t.kinds[kind].move + extra
            shot = self._shot(state, kind, place, points, own)
            if shot is not None:
                found = shot.worth
            else:
                blow = self.blow(state, kind, self.places(state, kind, place, points, own), own)
                found = 0.0 if blow is None else blow.worth
            self._worths[key] = found
        return found

    def begin(self) -> None:
        """Begin a decision: what follows is asked about one state."""
        self._is_new = True
        self._shadows.clear()

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

    def _is_near(self, state: State, arms: AttackProfile, place: Place, points: int, free: int) -> bool:
        """Whether a walk without anything in the way could end where the arms reach somebody."""
        if arms.seeking:
            return True
        ground, cover = state.ground, self.t.cover[place[1]][place[0]]
        around = self.chart.around(cover, points) & free
        spaces = [state.at[target] for target in state.squad]
        if arms.melee:
            return any(around & ground.beside[space] for space in spaces)
        return any(around & ground.look(space) for space in spaces)

    def _shot(self, state: State, kind: int, place: Place, points: int, own: int) -> Shot | None:
        """The best attack found by sets of spaces, None if the order of places decides: for large figures and blasts."""
        known = self.t.kinds[kind]
        arms = known.arms
        free = self.free(state, own)
        if arms is None or not self._is_near(state, arms, place, points, free):
            return NO_SHOT
        if known.shape or arms.blast:
            return None
        levels, reached = self._levels(state, known.flying, place[0], points)
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

    def _shots(
        self, marks: Sequence[Mark], level: int, cost: int, closer: float
    ) -> list[tuple[float, int, int]]:
        """The attacks from some spaces: their worth, target and spaces."""
        return [
            (worth - 0.01 * cost + closer * away, target, cells & level)
            for target, attacks in marks
            for away, cells, worth in attacks
            if cells & level
        ]

    def _levels(self, state: State, flying: bool, start: int, points: int) -> tuple[list[int], int]:
        """The spaces that a figure of one space reaches with 0, 1, 2 … points, as in `places`, and all of them."""
        beside = state.ground.beside
        unseen = state.revealed
        if not flying:
            unseen &= ~(state.marine_bits | state.other_bits | state.blocked)
        if self._floor is not state.ground or self._unseen != (unseen, flying):
            self._floor, self._unseen, self._floods = state.ground, (unseen, flying), {}
        known = self._floods.get((start, points))
        if known is None:
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
            known = self._floods[start, points] = found, reached
        return known

    # Decisions

    def activate(self, state: State, actions: Sequence[Action]) -> Action:
        """The figure to activate next: the best attacker, then the nearest. The end if none is left."""
        figures = [action[1] for action in actions if action[0] == "activate"]
        worths = [self._urgency(state, figure) for figure in figures]
        most = max(worths, default=0.0)
        # Whoever would rather hurt its own side is not activated.
        equal = [figure for figure, worth in zip(figures, worths, strict=True) if worth == most >= -1.0]
        if len(equal) > 1:
            field = self.field(state)
            equal.sort(key=lambda figure: (nearest(field, state.body[figure]), figure))
        return ("activate", equal[0]) if equal else actions[-1]

    def _urgency(self, state: State, figure: int) -> float:
        kind = state.kind[figure]
        worth = self.promise(state, kind, (state.at[figure], state.shape[figure]), state.body[figure])
        arms = self.t.kinds[kind].arms
        # Shots first: bodies would be in the way.
        return worth + 1.0 if worth and arms is not None and not arms.melee else worth

    def called(self, state: State, actions: Sequence[Action]) -> Action:
        """The figure that an event lets act."""
        calls = [action for action in actions if action[0] == "activate"]
        if not calls:
            return actions[-1]
        only_attack = state.stack[-1].only == "attack"

        def worth(action: OfFigure) -> tuple[float, int, int]:
            _, figure = action
            kind, place, own = state.kind[figure], (state.at[figure], state.shape[figure]), state.body[figure]
            if only_attack:
                blow = self.blow(state, kind, {place: (0, None)}, own)
                promised = 0.0 if blow is None else blow.worth
            else:
                promised = self.promise(state, kind, place, own)
            return promised, -nearest(self.field(state), own), -figure

        return max(calls, key=worth)

    def act(self, state: State, actions: Sequence[Action]) -> Action:
        """Return the next action of the activation under way."""
        stage: Activation = state.stack[-1]
        figure = stage.figure
        if self._queue and self._figure == figure and self._queue[0] in actions:
            return self._queue.pop(0)
        self._figure = figure
        self._queue = self._plan(state, figure, stage.points, stage.attacks, actions)
        while self._queue:
            action = self._queue.pop(0)
            if action in actions:
                return action
            self._queue = []
        if DONE in actions:
            return DONE
        return actions[0]

    def _plan(
        self, state: State, figure: int, points: int, attacks: int, actions: Sequence[Action]
    ) -> list[Action]:
        kind, own = state.kind[figure], state.body[figure]
        start = (state.at[figure], state.shape[figure])
        shot = self._shot(state, kind, start, points, own) if attacks else NO_SHOT
        places: Places = {}
        if shot is None or self.t.kinds[kind].shape:
            places = self.places(state, kind, start, points, own)
        if shot is None:
            blow = self.blow(state, kind, places, own)
            if blow is not None and blow.worth > 0:
                return [*self._way(places, blow.place), self._strike(state, blow.target)]
        elif shot.worth > 0:
            return self._approach(state, kind, start[0], points, shot)
        field = self.field(state)
        struck = attacks < (2 if self.t.kinds[kind].double_attack else 1)
        way = self._stand(state, kind, start, points, places, own, field, struck=struck)
        if not way and not struck:
            step = step_choice.invader_step(self.chart, state, figure, actions, field)
            if step is not None and step[0] in ("open", "hop"):
                return [step]
        return way

    def _approach(self, state: State, kind: int, start: int, points: int, shot: Shot) -> list[Action]:
        """The steps to the first of the best places to attack from, and the attack."""
        levels, _ = self._levels(state, self.t.kinds[kind].flying, start, points)
        walk = self._walk(state, levels, shot.cost, union(cells for _, cells in shot.hits))
        target = next(target for target, cells in shot.hits if cells >> walk[-1] & 1)
        return [*self._steps(walk), self._strike(state, target)]

    def _strike(self, state: State, target: int) -> Action:
        return ("strike", SpaceNumber(state.at[target]), FigureNumber(target))

    def _walk(self, state: State, levels: Sequence[int], cost: int, cells: int) -> list[int]:
        """The spaces of the walk of `places` to the one that it lists first of some spaces of a level."""
        if not cost:
            return numbers_of(levels[0])
        ground = state.ground
        before = union(ground.beside[cell] for cell in numbers_of(cells)) & levels[cost - 1]
        walk = self._walk(state, levels, cost - 1, before)
        return [*walk, next(space for space in ground.near[walk[-1]] if cells >> space & 1)]

    def _steps(self, walk: Sequence[int]) -> list[Action]:
        return [("step", SpaceNumber(space)) for space in walk[1:]]

    def _way(self, places: Places, place: Place) -> list[Action]:
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

    def _stand(
        self,
        state: State,
        kind: int,
        start: Place,
        points: int,
        places: Places,
        own: int,
        field: list[int],
        *,
        struck: bool,
    ) -> list[Action]:
        """The way to the place to end at: near the marines, rather out of their sight, never on a space that wounds."""
        free = self.free(state, own)
        seen = union(state.ground.look(at) for at in state.at[: state.players] if at != OFF)
        harm = state.hazards | state.burning
        known = self.t.kinds[kind]
        ranged = known.arms is not None and not known.arms.melee
        shy = SEEN if ranged or not struck else 0.0

        def rate(cover: int, near: int) -> float:
            worth = -float(max(near, KEPT_OFF) if ranged else near)
            if ranged and near <= 1:
                worth -= SEEN
            if cover & seen:
                worth -= shy
            return worth - 6.0 if cover & harm else worth

        best = -inf
        if known.shape:
            end = start
            for place, _, cover in self._spots(places, free):
                worth = rate(cover, nearest(field, cover))
                if worth > best:
                    best, end = worth, place
            return self._way(places, end)
        levels, _ = self._levels(state, known.flying, start[0], points)
        cells, after = levels[0], 0
        for cost, level in enumerate(levels):
            for bit in each_bit(level & free):
                worth = rate(bit, field[bit.bit_length() - 1])
                if worth > best:
                    best, cells, after = worth, bit, cost
                elif worth == best and cost == after:
                    cells |= bit
        return self._steps(self._walk(state, levels, after, cells))
