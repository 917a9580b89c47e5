"""The careful bot: weighs gains against risks, by the odds of the dice and the cards in the decks."""

from collections.abc import Sequence

from kneedeep.games.bots.bot import Bot, See
from kneedeep.games.bots.chances import added
from kneedeep.games.bots.distances import nearest
from kneedeep.games.bots.doom2016 import argent_exchange, card_play, minor_decisions, step_choice
from kneedeep.games.bots.doom2016.demon_plan import DemonTurnPlan, field_of_prey, promise
from kneedeep.games.bots.doom2016.distance_maps import DistanceMaps, distance_maps_of
from kneedeep.games.bots.doom2016.marine_outlook import MarineOutlook
from kneedeep.games.bots.doom2016.marine_plan import MarineTurnPlan
from kneedeep.games.bots.doom2016.rush import is_wanted, put_argent
from kneedeep.games.bots.risk import RiskAppetite
from kneedeep.rules import action as general
from kneedeep.rules.doom2016.actions import Action, own
from kneedeep.rules.doom2016.game import Doom2016Game
from kneedeep.rules.doom2016.state import INVADER, State

TELEFRAG = 3.0
"""The worth of fragging a demon by respawning."""


class TacticalBot:
    """Plans a turn or an activation, follows the plan while its assumptions hold, then plans again."""

    __slots__ = ("_known", "_maps", "_nerve", "_queue", "_round")

    def __init__(self, maps: DistanceMaps) -> None:
        self._maps = maps
        self._queue: list[general.Action] = []
        self._known: tuple[object, ...] = ()
        self._nerve = RiskAppetite()
        self._round = 0

    def choose(self, see: See, legal: Sequence[general.Action]) -> general.Action:
        """The best action."""
        actions = own(legal)
        if len(actions) == 1:
            return actions[0]
        state = see()
        found = minor_decisions.ordinary(self._maps, state, actions)
        if found is not None:
            return found
        return self._invader(state, actions) if state.player == INVADER else self._marine(state, actions)

    def _follow(self, state: State, actions: Sequence[Action]) -> general.Action | None:
        """The next action of the plan while the facts it depends on are unchanged."""
        figure = state.stack[-1].figure
        known = (figure, state.round, state.doors, state.crowd, state.squad, state.lying, state.pads, state.stunned)
        if self._queue and self._known == known and self._queue[0] in actions:
            return self._queue.pop(0)
        self._known = known
        self._queue = []
        return None

    def _start(self, plan: Sequence[general.Action], actions: Sequence[Action]) -> general.Action | None:
        """The first action of a new plan, None if it is not available."""
        if plan and plan[0] in actions:
            self._queue = list(plan[1:])
            return plan[0]
        return None

    def _marine(self, state: State, actions: Sequence[Action]) -> general.Action:
        maps, stage = self._maps, state.stack[-1]
        name = stage.name
        if name == "window":
            return card_play.answer(maps, state, actions)
        if name == "declare":
            return step_choice.best_attack(maps, state, actions) or actions[-1]
        if name == "respawn":
            return _respawn(maps, state, actions)
        found = self._follow(state, actions)
        if found is not None:
            return found
        if state.round != self._round:
            self._round = state.round
            self._nerve.look(maps, state)
        seat = stage.figure
        for action in actions:
            match action:
                case ("glory", _) | ("ability",):
                    return action
                case ("gain", token) if is_wanted(maps, state, seat, token):
                    return action
        outlook = MarineOutlook(maps, state, seat, self._nerve.fear)
        if name == "marine":
            chosen = MarineTurnPlan(outlook).best(actions, stage)
            action_ = self._start(chosen.actions, actions)
            if action_ is not None:
                return action_
        return step_choice.must_go_on(maps, state, actions, outlook.field)

    def _invader(self, state: State, actions: Sequence[Action]) -> general.Action:
        maps, stage = self._maps, state.stack[-1]
        name = stage.name
        if name == "window":
            return card_play.answer(maps, state, actions)
        if name == "argent":
            return argent_exchange.discard(maps, state, actions)
        if name == "put-argent":
            return put_argent(maps, state, actions)
        if name == "declare":
            more = card_play.before_attack(maps, state, actions, reaches=True)
            return more or step_choice.best_attack(maps, state, actions) or actions[-1]
        if name == "place-demon":
            return _place(maps, state, actions)
        if name == "type":
            kinds = [action[1] for action in actions if action[0] == "pick-type"]
            return ("pick-type", max(kinds, key=lambda kind: (_promise_of_type(maps, state, kind), -kind)))
        if name == "demons":
            figures = [action[1] for action in actions if action[0] == "activate"]
            return ("activate", max(figures, key=lambda figure: (_promise_of(maps, state, figure), -figure)))
        return self._demon(state, actions) if name in ("demon", "free-move") else actions[0]

    def _demon(self, state: State, actions: Sequence[Action]) -> general.Action:
        maps, stage = self._maps, state.stack[-1]
        if ("stop",) in actions and not self._queue:
            return ("stop",)
        if self._queue and self._queue[0][0] == "attack" and self._queue[0] in actions:
            more = card_play.before_attack(maps, state, actions, reaches=True)
            if more is not None:
                self._queue = []
                return more
        found = self._follow(state, actions)
        if found is not None:
            return found
        figure = stage.figure
        plan = DemonTurnPlan(maps, state, figure)
        can_stay = any(action[0] in ("end", "pass") for action in actions)
        terms = None
        if stage.name == "demon" and stage.attacks > 0:
            terms = maps.odds.of_demon(state.kind[figure], stage.boosts)
        chosen = plan.best(stage.points, terms, can_stay=can_stay)
        if terms is not None and chosen.target < 0:
            more = card_play.before_attack(maps, state, actions, reaches=False)
            if more is not None:
                return more
        if chosen.actions and chosen.actions[0][0] == "attack":
            more = card_play.before_attack(maps, state, actions, reaches=True)
            if more is not None:
                return more
        action = self._start(chosen.actions, actions)
        if action is not None:
            return action
        if stage.name == "demon" and stage.attacks > 0 and chosen.target < 0:
            step = step_choice.next_step(maps, state, actions, plan.field)
            if step is not None and step[0] == "open":
                return step
        return step_choice.must_go_on(maps, state, actions, plan.field)


def _promise_of(maps: DistanceMaps, state: State, figure: int) -> float:
    body = state.body[figure]
    far = nearest(field_of_prey(maps, state, large=bool(state.shape[figure])), body)
    return promise(maps, state, state.kind[figure], body) - 0.02 * far


def _promise_of_type(maps: DistanceMaps, state: State, kind: int) -> float:
    return added(_promise_of(maps, state, demon) for demon in state.crowd if state.kind[demon] == kind)


def _place(maps: DistanceMaps, state: State, actions: Sequence[Action]) -> Action:
    """The best place for a demon, else the nearest to the marines."""
    kind = state.stack[-1].kinds[0]
    field = field_of_prey(maps, state, large=maps.t.kinds[kind].large)

    def worth(action: Action) -> tuple[float, int]:
        assert action[0] == "place"
        _, space, shape = action
        body = maps.t.stock.outline(space, shape)
        return promise(maps, state, kind, body) - 0.1 * nearest(field, body), -space

    return max(actions, key=worth)


def _respawn(maps: DistanceMaps, state: State, actions: Sequence[Action]) -> Action:
    """The respawn space: near the next goal, with little danger. A demon there is fragged."""
    outlook = MarineOutlook(maps, state, state.stack[-1].figure)

    def worth(space: int) -> tuple[float, int]:
        return outlook.base(space) + TELEFRAG * (state.demon_bits >> space & 1), -space

    return ("respawn", max((action[1] for action in actions if action[0] == "respawn"), key=worth))


def make(game: Doom2016Game, players: int, seed: int) -> Bot:
    """A careful bot. It draws no random numbers."""
    return TacticalBot(distance_maps_of(game, players))
