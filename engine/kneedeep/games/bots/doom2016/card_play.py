"""Cards and abilities in windows. They are used if their effect is worth a card."""

from collections.abc import Sequence

from kneedeep.games.bots.chances import added
from kneedeep.games.bots.doom2016.danger import reach_of
from kneedeep.games.bots.doom2016.demon_plan import DemonTurnPlan, promise
from kneedeep.games.bots.doom2016.distance_maps import DistanceMaps
from kneedeep.games.bots.doom2016.minor_decisions import suffered
from kneedeep.rules.doom2016.actions import Action
from kneedeep.rules.doom2016.cards import effects
from kneedeep.rules.doom2016.combat import attack
from kneedeep.rules.doom2016.state import INVADER, State
from kneedeep.rules.doom2016.tables.compiled_cards import Source
from kneedeep.rules.doom2016.tables.moments import ATTACKING, BEFORE_ATTACK, DEFENDING

WORTH_AN_EVENT = 0.5
"""The least worth of a played event."""
SPARE_EVENT = 0.2
"""The least worth of a played event that can't be turned into Argent Power."""
WORTH_A_REACTION = 0.2


def source_of(maps: DistanceMaps, state: State, action: Action) -> Source:
    """The card or ability that an answer uses."""
    cards = maps.t.cards
    match action:
        case ("event", card):
            return cards.events[card].source
        case ("spend-argent", _, ability):
            return cards.abilities[ability].source
        case ("react", card):
            return cards.actions[card].source
        case ("glory", card):
            return cards.glory[card].source
    return cards.classes[state.class_card[state.player]].source


def answer(maps: DistanceMaps, state: State, actions: Sequence[Action]) -> Action:
    """The action to use in a window, the last one to pass."""
    best, found = 0.0, actions[-1]
    for action in actions[:-1]:
        worth = _worth(maps, state, action) - price(maps, action)
        if worth > best:
            best, found = worth, action
    return found


def price(maps: DistanceMaps, action: Action) -> float:
    """The cost of using a card or ability."""
    match action:
        case ("event", _):
            return WORTH_AN_EVENT if maps.t.parameters.argent else SPARE_EVENT
        case ("react", _):
            return WORTH_A_REACTION
        case ("spend-argent", _, ability):
            return 0.3 * maps.t.cards.abilities[ability].argent
    return 0.0


def _worth(maps: DistanceMaps, state: State, action: Action) -> float:
    stage = state.stack[-1]
    found = 0.0
    for number in source_of(maps, state, action).effects:
        effect = maps.t.cards.effects[number]
        if not effect.when & stage.moment:
            continue
        if stage.moment & ATTACKING:
            found += _attacking(maps, state, number)
        elif stage.moment & DEFENDING:
            found += _defending(maps, state, number)
        elif effect.what == "points":
            found += _points(maps, state, action, effect.amount)
        elif effect.what == "heal":
            hurt = (
                max((state.damage[demon] for demon in state.crowd), default=0)
                if state.player == INVADER
                else state.damage[state.player]
            )
            found += 0.5 * min(effect.amount, hurt)
        else:
            found += _PLAIN.get(effect.what, 0.0)
    return found


_PLAIN = {"attack": 2.0, "stun": 1.6, "splash": 1.5, "draw": 1.5, "look-initiative": 0.1}
"""The worth of effects that is not computed from the situation."""


def _attacking(maps: DistanceMaps, state: State, number: int) -> float:
    """The worth of an effect for the current attack."""
    effect = maps.t.cards.effects[number]
    now = suffered(maps, state, 0)
    if effect.what == "die":
        return added(
            chance * (suffered(maps, state, hits) - now) for hits, chance in enumerate(maps.odds.hits((effect.die,)))
        )
    if effect.what == "hits":
        return suffered(maps, state, effect.amount) - now
    if effect.what == "reroll":
        stage = state.stack[effects.attack_place(state)]
        faces = maps.t.cards.faces
        gains = sorted((maps.odds.mean((color,)) - faces[color][face] for color, face in stage.rolled), reverse=True)
        more = added(max(0.0, gain) for gain in gains[: effect.amount])
        low = int(more)
        part = more - low
        first, second = suffered(maps, state, low), suffered(maps, state, low + 1)
        return (1 - part) * first + part * second - now
    return _PLAIN.get(effect.what, 0.0)


def _defending(maps: DistanceMaps, state: State, number: int) -> float:
    """The worth of an effect for the defender."""
    effect = maps.t.cards.effects[number]
    stage = state.stack[effects.attack_place(state)]
    shields, dodges = attack.defense_of(maps.t, state, stage)
    if dodges:
        return 0.0
    now = suffered(maps, state, 0)
    if effect.what == "dodge":
        return now
    if effect.what == "shields":
        return now - suffered(maps, state, -effect.amount)
    return _PLAIN.get(effect.what, 0.0)


def _points(maps: DistanceMaps, state: State, action: Action, amount: int) -> float:
    """The worth of movement points for the figure: for a demon only if its plan needs them to attack."""
    figure = state.stack[-1].figure
    if figure < state.players:
        return 0.4 * amount
    if action[0] == "spend-argent" and not maps.t.cards.abilities[action[2]].argent:
        return 1.0
    kind, body = state.kind[figure], state.body[figure]
    if promise(maps, state, kind, body) or not reach_of(maps, state, state.ground, figure, amount) & state.marine_bits:
        return 0.0
    plan = DemonTurnPlan(maps, state, figure).best(maps.t.kinds[kind].speed + amount, maps.odds.of_demon(kind))
    return 2.5 if plan.target >= 0 else 0.0


def before_attack(maps: DistanceMaps, state: State, actions: Sequence[Action], *, reaches: bool) -> Action | None:
    """The event or ability to use before a demon's attack. `reaches`: it can attack without it."""
    best, found = 0.0, None
    figure = state.stack[-1].figure
    for action in actions:
        if action[0] not in ("event", "spend-argent"):
            continue
        worth = 0.0
        for number in source_of(maps, state, action).effects:
            effect = maps.t.cards.effects[number]
            if effect.when & BEFORE_ATTACK:
                if effect.what == "range":
                    worth += 0.0 if reaches else 2.5
                elif effect.what == "die":
                    worth += 0.8 * maps.odds.mean((effect.die,))
                else:
                    worth += 0.8
        worth -= price(maps, action)
        if worth > best and figure >= 0:
            best, found = worth, action
    return found
