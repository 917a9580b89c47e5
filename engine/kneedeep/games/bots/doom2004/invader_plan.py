"""The plan of an invader's activation: its way, its attack, and its end."""

from collections.abc import Sequence
from math import inf

from kneedeep.games.bots.distances import nearest
from kneedeep.games.bots.doom2004 import step_choice
from kneedeep.games.bots.doom2004.distance_maps import DistanceMaps
from kneedeep.games.bots.doom2004.invader_attacks import NO_SHOT, InvaderAttacks, Shot
from kneedeep.games.bots.doom2004.invader_ways import InvaderWays, Place, Places
from kneedeep.model.geometry.bits import each_bit, each_number, numbers_of, union
from kneedeep.rules.doom2004.actions import Action, OfFigure
from kneedeep.rules.doom2004.cards.invader_turn_cards import CHARGE_POINTS
from kneedeep.rules.doom2004.movement import doors
from kneedeep.rules.doom2004.passage import friend_passage
from kneedeep.rules.doom2004.stages import Activation
from kneedeep.rules.doom2004.state import State
from kneedeep.rules.numbers import FigureNumber, SpaceNumber

SEEN = 2.5
"""The worth of being out of sight, in movement points, for an invader that can't attack."""
KEPT_OFF = 4
"""The wanted distance of a shooting invader from the marines, in movement points."""
CALLED = 1.4
"""The least worth of an attack for which a card is played."""
LEAST = -1.0
"""The worth of an attack below which a figure is not activated, because it hurts its own side."""
ASKED = 2
"""The most tests in a turn whether a figure without an attack would move."""
FRAIL = 2
"""The most remaining wounds with which a figure avoids spaces that wound it."""
DONE: Action = ("done",)


class InvaderTurn:
    """Plans activations. Keeps the plan of the current one."""

    def __init__(self, chart: DistanceMaps) -> None:
        self.chart = chart
        self.t = chart.t
        self.ways = InvaderWays(chart)
        self.attacks = InvaderAttacks(self.ways)
        self._queue: list[Action] = []
        self._figure, self._points = -1, 0
        self._now = -1, 0
        self._idle: dict[FigureNumber, int] = {}
        self._barred: tuple[int, Action] = -1, DONE

    def activate(self, state: State, actions: Sequence[Action]) -> Action:
        """The figure to activate next: the best attacker, then the nearest. The end if none is left."""
        figures = [action[1] for action in actions if action[0] == "activate"]
        worths = [self._urgency(state, figure) for figure in figures]
        most = max(worths, default=0.0)
        least = most if most > 0 else LEAST
        equal = [figure for figure, worth in zip(figures, worths, strict=True) if worth >= least]
        if len(equal) > 1:
            field = self.ways.field(state)
            equal.sort(key=lambda figure: (nearest(field, state.body[figure]), figure))
        if most <= 0:
            equal = self._useful(state, equal)
        elif self.attacks.best(state, equal[0], anew=True) <= 0:
            # A figure of its own side is now in the way.
            return self.activate(state, actions)
        return ("activate", equal[0]) if equal else actions[-1]

    def _useful(self, state: State, figures: Sequence[FigureNumber]) -> list[FigureNumber]:
        """The first figure that would act now. A figure blocked by others is tested again after they have moved."""
        turn, activated = self._now
        if turn != state.ended or activated & ~state.activated:
            # This is another turn, or moves were taken back.
            self._idle = {}
        self._now = state.ended, state.activated
        for times in range(ASKED):
            for figure in figures:
                if self._idle.get(figure, 0) == times:
                    if self._would_act(state, figure):
                        return [figure]
                    self._idle[figure] = times + 1
        return []

    def _would_act(self, state: State, figure: FigureNumber) -> bool:
        kind, body = self.t.kinds[state.kind[figure]], state.body[figure]
        leaves = state.hazards | state.burning
        if kind.scuttle:
            leaves |= friend_passage.duct_bits(self.t, state)
        doors_there = doors.options(self.t, state, figure, kind.move)
        self._figure, self._points = figure, kind.move
        self._queue = self._plan(state, figure, kind.move, 1 + kind.double_attack, doors_there)
        if self._queue or leaves & body:
            return True
        charged = any(self.t.cards[card].id == "charge" for card in state.hand)
        return charged and self.attacks.best(state, figure, extra=CHARGE_POINTS) >= CALLED

    def _urgency(self, state: State, figure: int) -> float:
        worth = self.attacks.best(state, figure)
        if worth <= 0:
            return worth
        arms = self.t.kinds[state.kind[figure]].arms
        # Shots first: bodies would be in the way.
        return worth if arms is None or arms.melee else worth + 1.0

    def called(self, state: State, actions: Sequence[Action]) -> Action:
        """The figure that an event lets act."""
        calls = [action for action in actions if action[0] == "activate"]
        if not calls:
            return actions[-1]
        still = state.stack[-1].only == "attack"

        def worth(action: OfFigure) -> tuple[float, int, int]:
            _, figure = action
            away = nearest(self.ways.field(state), state.body[figure])
            return self.attacks.best(state, figure, still=still), -away, -figure

        return max(calls, key=worth)

    def knock(self, state: State, actions: Sequence[Action]) -> Action:
        """The landing of a knocked figure. A marine lands as far from its goal as possible."""
        way = self.ways.to_goal(state)
        marines = [(way[action[2]], action) for action in actions if action[0] == "knock" and action[1] in state.squad]
        return max(marines)[1] if marines else actions[0]

    def act(self, state: State, actions: Sequence[Action]) -> Action:
        """The next action of the current activation."""
        stage: Activation = state.stack[-1]
        figure = stage.figure
        known = self._queue and self._figure == figure and stage.points <= self._points
        if not (known and self._queue[0] in actions):
            self._figure, self._points = figure, stage.points
            self._queue = self._plan(state, figure, stage.points, stage.attacks, actions)
        if not (self._queue and self._queue[0] in actions):
            self._queue = []
            return DONE if DONE in actions else actions[0]
        action = self._queue.pop(0)
        if action[0] == "close":
            self._barred = state.ended, ("open", action[1])
        return action

    def _plan(self, state: State, figure: int, points: int, attacks: int, actions: Sequence[Action]) -> list[Action]:
        kind, own = state.kind[figure], state.body[figure]
        state = self._walkable(state, figure)
        start = (state.at[figure], state.shape[figure])
        shot = self.attacks.shot(state, kind, start, points, own) if attacks else NO_SHOT
        places: Places = {}
        if shot is None or self.t.kinds[kind].shape:
            places = self.ways.places(state, kind, start, points, own)
        if shot is None:
            blow = self.attacks.blow(state, kind, places, own)
            if blow is not None and blow.worth > 0:
                return [*self.ways.way(places, blow.place), self._strike(state, blow.target)]
        elif shot.worth > 0:
            return self._approach(state, kind, start[0], points, own, shot)
        field = self.ways.field(state)
        if door := self._door_to_shut(state, own, actions):
            return [door]
        struck = attacks < (2 if self.t.kinds[kind].double_attack else 1)
        way = self._stand(state, kind, start, points, places, own, field)
        if not way and not struck:
            step = step_choice.invader_step(self.chart, state, figure, actions, field)
            if step is not None and step[0] in ("open", "hop") and (state.ended, step) != self._barred:
                return [step]
        return way

    def _walkable(self, state: State, figure: int) -> State:
        """The state without the spaces that a frail figure does not enter."""
        if state.left[figure] <= FRAIL:
            state = state.copy()
            state.revealed &= ~(state.hazards | state.burning) | state.body[figure]
        return state

    def _approach(self, state: State, kind: int, start: int, points: int, own: int, shot: Shot) -> list[Action]:
        """The steps to the first of the best places to attack from, and the attack."""
        levels, _ = self.ways.levels(state, self.t.kinds[kind].flying, start, points)
        arms, cost, hits = self.t.kinds[kind].arms, shot.cost, shot.hits
        if arms is not None and arms.melee:
            cost, hits = self._in_the_way(state, levels, own, shot)
        walk = self.ways.walk(state, levels, cost, union(cells for _, cells in hits))
        target = next(target for target, cells in hits if cells >> walk[-1] & 1)
        return [*self.ways.steps(walk), self._strike(state, target)]

    def _in_the_way(
        self, state: State, levels: Sequence[int], own: int, shot: Shot
    ) -> tuple[int, Sequence[tuple[int, int]]]:
        """The nearest spaces that are beside a target and on its way to the goal, with their cost."""
        way, ground = self.ways.to_goal(state), state.ground
        free = self.ways.free(state, own) & ~(state.hazards | state.burning)
        before = {}
        for target, _ in shot.hits:
            at = state.at[target]
            near = numbers_of(ground.beside[at] & ground.look(at) & free)
            before[target] = union(1 << space for space in near if way[space] < way[at])
        for cost, level in enumerate(levels):
            hits = [(target, level & cells) for target, cells in before.items() if level & cells]
            if hits:
                return cost, hits
        return shot.cost, shot.hits

    def _door_to_shut(self, state: State, own: int, actions: Sequence[Action]) -> Action | None:
        """A door to shut before marines who see somebody behind it and must pass it."""
        for action in actions:
            match action:
                case ("close", door):
                    behind = self.ways.beyond(state, door)
                    if behind < 0 or self.t.doors[door].kind == doors.AIRLOCK:
                        # An airlock shuts by itself.
                        continue
                    way, seen = self.ways.to_goal(state), self.ways.seen(state)
                    if nearest(way, own) <= behind and any(
                        state.body[one] & seen and nearest(way, state.body[one]) <= behind for one in state.crowd
                    ):
                        return action
        return None

    def _strike(self, state: State, target: int) -> Action:
        return ("strike", SpaceNumber(state.at[target]), FigureNumber(target))

    def _stand(
        self, state: State, kind: int, start: Place, points: int, places: Places, own: int, field: Sequence[int]
    ) -> list[Action]:
        """The way to the best end: near the marines, preferably out of their sight, never on a space that wounds."""
        free = self.ways.free(state, own)
        seen = self.ways.seen(state)
        harm = state.hazards | state.burning
        known = self.t.kinds[kind]
        ranged = known.arms is not None and not known.arms.melee

        def rate(cover: int, near: int) -> float:
            worth = -float(max(near, KEPT_OFF) if ranged else near)
            if ranged and near <= 1:
                worth -= SEEN
            if cover & seen:
                worth -= SEEN
            return worth - 6.0 if cover & harm else worth

        best = -inf
        if known.shape:
            end = start
            jaws = [1 << a | 1 << b for number in each_number(state.aired) for a, b in self.t.doors[number].line]
            for place, _, cover in self.ways.spots(places, free):
                worth = rate(cover, nearest(field, cover))
                # An airlock kills who stands in it when it shuts.
                if worth > best and not any(cover & pair == pair for pair in jaws):
                    best, end = worth, place
            return self.ways.way(places, end)
        levels, _ = self.ways.levels(state, known.flying, start[0], points)
        cells, after = levels[0], 0
        for cost, level in enumerate(levels):
            for bit in each_bit(level & free):
                worth = rate(bit, field[bit.bit_length() - 1])
                if worth > best:
                    best, cells, after = worth, bit, cost
                elif worth == best and cost == after:
                    cells |= bit
        return self.ways.steps(self.ways.walk(state, levels, after, cells))
