"""The bot that weighs: what it gains on the way to the objective against what it risks, action by action."""

from collections.abc import Sequence
from math import inf
from operator import attrgetter

from kneedeep.games.bots.bot import Bot, See
from kneedeep.games.bots.doom2004 import card_play, minor_decisions, step_choice
from kneedeep.games.bots.doom2004.distance_maps import DistanceMaps, distance_maps_of
from kneedeep.games.bots.doom2004.invader_plan import InvaderTurn
from kneedeep.games.bots.doom2004.marine_evaluation import TurnPlan
from kneedeep.games.bots.doom2004.marine_plan import MarineTurnPlan, choose_mode
from kneedeep.games.bots.doom2004.spawn_places import place_figure
from kneedeep.games.bots.risk import RiskAppetite
from kneedeep.model.catalog.action_points import READY, SPRINT
from kneedeep.rules import action as general
from kneedeep.rules.doom2004.actions import Action, own
from kneedeep.rules.doom2004.game import Doom2004Game
from kneedeep.rules.doom2004.stages import MarineTurn
from kneedeep.rules.doom2004.state import HEAL, INVADER, LISTS, NO_ORDER, SHARED, State
from kneedeep.rules.doom2004.tables.attack_profile import AMMO, NO_AMMO
from kneedeep.rules.numbers import SpaceNumber

FINISH: Action = ("finish",)
_AGAIN = 0.9
"""A guard shot worth this much is taken at once. Otherwise the marine waits for a better one."""
CROWDED = 12.0
"""Wounds that an invader beside the space where a marine comes back counts."""
WAYS_OUT = ("leave", "open", "exit")
_FACTS = attrgetter("ground", *SHARED, *LISTS[1:])
"""All that a state holds but its stages."""


TAKEN = 0.3
"""Something that lies there must be worth more than this."""
GIFT = 0.5
"""A gift must gain more than this."""
FIRST, SECOND, MORE = 3.0, 1.0, 0.3
"""The attacks that a marine's first token of a kind of ammunition counts, the second, and each after them."""


def best_gift(turn: MarineTurnPlan, actions: Sequence[Action]) -> Action | None:
    """The gift of most use, None when there is none."""
    best, found = GIFT, None
    for action in actions:
        match action:
            case ("give", other, what):
                worth = _ammo(turn, other, what) if what < len(AMMO) else _weapon(turn, other, what - len(AMMO))
                if worth > best:
                    best, found = worth, action
    return found


def _ammo(turn: MarineTurnPlan, other: int, kind: int) -> float:
    ammo = turn.s.ammo
    return _use(turn, other, kind, ammo[3 * other + kind]) - _use(turn, turn.seat, kind, ammo[3 * turn.seat + kind] - 1)


def _use(turn: MarineTurnPlan, seat: int, kind: int, held: int) -> float:
    """The worth of one more token of ammunition to a marine that has some."""
    s, t = turn.s, turn.t
    weapons = t.innate | s.weapons[seat]
    guns = [number for number, arms in enumerate(t.weapons) if weapons >> number & 1 and arms.ammo == kind]
    return max(map(turn.power, guns), default=0.0) * (FIRST, SECOND, MORE)[min(held, 2)]


def _weapon(turn: MarineTurnPlan, other: int, weapon: int) -> float:
    """The worth of a second token of a weapon, or of one without ammunition, to a friend that can use it."""
    s, seat = turn.s, turn.seat
    if s.weapons[other] >> weapon & 1:
        return 0.0
    ammo = turn.t.weapons[weapon].ammo
    idle = ammo != NO_AMMO and not s.ammo[3 * seat + ammo] and s.ammo[3 * other + ammo]
    return turn.power(weapon) if idle or weapon in s.spares[seat] else 0.0


class TacticalBot:
    """Plans a turn or an activation, follows the plan while its assumptions hold, then plans again."""

    __slots__ = ("_barred", "_chart", "_facts", "_invaders", "_known", "_nerve", "_queue", "_turn")

    def __init__(self, chart: DistanceMaps) -> None:
        self._chart = chart
        self._queue: list[Action] = []
        self._barred: tuple[int, int, Action] = -1, -1, FINISH
        self._known: tuple[object, ...] = ()
        self._nerve = RiskAppetite()
        self._facts: tuple[object, ...] = ()
        self._turn: MarineTurnPlan | None = None
        self._invaders = InvaderTurn(chart)

    def choose(self, see: See, legal: Sequence[general.Action]) -> general.Action:
        """Return the action that promises most."""
        actions = own(legal)
        if len(actions) == 1:
            return actions[0]
        s = see()
        found = minor_decisions.ordinary(self._chart, s, actions)
        if found is not None:
            return found
        if s.player == INVADER:
            return self._invader(s, actions)
        return self._marine(s, actions)

    def _marine(self, state: State, actions: Sequence[Action]) -> Action:
        name = state.stack[-1].name
        chart = self._chart
        if name == "choose":
            self._queue = []
            self._nerve.look(chart, state)
            return choose_mode(self._turn_of(state, state.stack[-1].figure), actions)
        if name == "marine":
            return self._next(state, actions)
        if name == "bot":
            return self._sentry(state, actions)
        if name == "respawn":
            # Who comes back has not waited for a better moment.
            self._nerve = RiskAppetite()
            return _respawn(chart, state, state.stack[-1].figure, actions)
        if name == "window":
            return _interrupt(chart, state, actions)
        if name == "attack":
            return _walk_on(actions)
        return actions[0]

    def _next(self, state: State, actions: Sequence[Action]) -> Action:
        """The next action of the plan; a new plan when there is none or things have changed."""
        known = (state.areas, state.crowd, state.doors, state.seat, state.squad, state.lying)
        passing = state.pickable >> state.at[state.stack[-1].figure] & 1
        if passing or not (self._queue and self._known == known and self._queue[0] in actions):
            self._known, self._queue = known, list(self._plan(state, actions))
        if (
            not self._queue
            or self._queue[0] not in actions
            or (state.ended, state.seat, self._queue[-1]) == self._barred
        ):
            self._queue = []
            return FINISH if FINISH in actions else actions[0]
        action = self._queue.pop(0)
        if action[0] == "close":
            self._barred = state.ended, state.seat, ("open", action[1])
        return action

    def _turn_of(self, state: State, seat: int) -> MarineTurnPlan:
        """The options of a marine, those of the last decision while nothing but the stages has changed."""
        facts = seat, self._nerve.fear, *_FACTS(state)
        if self._turn is None or facts != self._facts:
            self._facts = facts
            self._turn = MarineTurnPlan(self._chart, state, seat, self._nerve.fear)
        return self._turn

    def _plan(self, state: State, actions: Sequence[Action]) -> Sequence[Action]:
        stage: MarineTurn = state.stack[-1]
        seat, mode, points, attacks = stage.figure, stage.mode, stage.points, stage.attacks
        turn = self._turn_of(state, seat)
        kinds = {action[0] for action in actions}
        picks = [action for action in actions if action[0] == "pick"]
        pick = max(picks, key=lambda action: turn.pick_worth(action[1]), default=None)
        if pick is not None and turn.pick_worth(pick[1]) > TAKEN:
            return (pick,)
        for action in actions:
            match action:
                case ("use", token) if turn.goal is not None and token in turn.goal.numbers:
                    return (action,)
        if "wake" in kinds:
            return (next(action for action in actions if action[0] == "wake"),)
        if "give" in kinds and (gift := best_gift(turn, actions)) and not self._leaves(state, turn.best(points, 0)):
            return (gift,)
        if "order" in kinds and state.order[seat] == NO_ORDER:
            worth, order = turn.best_order()
            if (worth and order == HEAL) or not self._leaves(state, turn.best(points, 0)):
                return (("order", order),)
        if mode == READY and points and attacks:
            return turn.ready(points).actions
        plan = turn.best(points, attacks, melee_only=mode == SPRINT)
        if not plan.actions and attacks and not points:
            attack = turn.attack_from(turn.at, melee_only=mode == SPRINT)
            if attack is not None:
                return (attack[1],)
        return plan.actions

    def _leaves(self, state: State, plan: TurnPlan) -> bool:
        """Whether a plan ends with the way out: who leaves needs no guard and dodges nothing."""
        last = plan.actions[-1:]
        return any(one[0] in WAYS_OUT and step_choice.is_way_out(self._chart, state, one) for one in last)

    def _sentry(self, state: State, actions: Sequence[Action]) -> Action:
        shots = [action for action in actions if action[0] == "shoot" and step_choice.hits_figure(action)]
        if shots:
            return shots[0]
        _, spots = self._chart.next_spots(state)
        field = self._chart.field(state, spots, marines=True)
        return step_choice.marine_step(self._chart, state, state.stack[-1].figure, actions, field) or actions[-1]

    def _invader(self, state: State, actions: Sequence[Action]) -> Action:
        name = state.stack[-1].name
        chart = self._chart
        self._invaders.attacks.begin()
        if name == "command":
            return card_play.at_start(chart, state, actions, self._invaders) or self._invaders.activate(state, actions)
        if name in ("spawning", "setting-up"):
            return place_figure(chart, state, actions, self._invaders)
        if name == "window":
            return card_play.interrupt(chart, state, actions, self._invaders)
        figures, cards = self._invaders, {"exchange": card_play.exchange, "discarding": card_play.discard}
        if name in cards:
            return cards[name](chart, state, actions)
        plans = {"called": figures.called, "activation": figures.act, "knocks": figures.knock}
        if name in plans:
            return plans[name](state, actions)
        return actions[-1 if name == "attack" else 0]


def _respawn(chart: DistanceMaps, state: State, seat: int, actions: Sequence[Action]) -> Action:
    """Come back where it is near to what is left to do, and quiet."""
    _, spots = chart.next_spots(state)
    field = chart.field(state, spots, marines=True)
    first = actions[0]
    assert first[0] == "respawn"
    _, state.at[seat] = first
    state.body[seat] = 0
    turn = MarineTurnPlan(chart, state, seat)
    best = -inf, 0, 0
    for space in sorted((action[1] for action in actions if action[0] == "respawn"), key=turn.most, reverse=True):
        if turn.most(space) < best[0]:
            break
        beside = (state.invader_bits & state.ground.beside[space]).bit_count()
        best = max(best, (turn.base(space) - CROWDED * beside, -field[space], -space))
    return ("respawn", SpaceNumber(-best[2]))


def _interrupt(chart: DistanceMaps, state: State, actions: Sequence[Action]) -> Action:
    """Shoot from guard at a worthy target or at a figure about to attack. Heal anyone who needs it."""
    heals = [action for action in actions if action[0] == "heal"]
    if heals:
        return min(heals, key=lambda heal: (state.left[heal[1]], heal))
    pressing, near = state.stack[-1].moment == "invader-attack", state.ground.beside[state.at[state.player]]
    # Who still comes nearer is easier to hit then.
    guards = [one for one in actions if one[0] == "guard" and (pressing or state.body[one[3]] & near)]
    if guards:
        turn = MarineTurnPlan(chart, state, state.player)
        best = turn.attack_from(turn.at)
        if best is not None:
            _, weapon, space, target, _ = best[1]
            action: Action = ("guard", weapon, space, target, 0)
            if action in guards and best[0] >= (0.4 if pressing else _AGAIN):
                return action
    return actions[-1]


def _walk_on(actions: Sequence[Action]) -> Action:
    """Let a blow-through go on while there is somebody to hit."""
    hits = (action for action in actions if action[0] == "walk" and step_choice.hits_figure(action))
    return next(hits, actions[-1])


def make(game: Doom2004Game, players: int, seed: int) -> Bot:
    """Return a bot that weighs; it draws no random numbers."""
    return TacticalBot(distance_maps_of(game, players))
