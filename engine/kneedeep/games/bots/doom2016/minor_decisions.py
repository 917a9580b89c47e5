"""Decisions common to every bot with a plan: dice, second cards, set-up, aiming, groups, distribution."""

from collections.abc import Callable, Sequence

from kneedeep.games.bots.chances import added, expected, fatal
from kneedeep.games.bots.distances import nearest
from kneedeep.games.bots.doom2016.attack_odds import left_of
from kneedeep.games.bots.doom2016.distance_maps import DistanceMaps
from kneedeep.games.bots.goal import judgement
from kneedeep.rules.doom2016 import dice
from kneedeep.rules.doom2016.actions import Action, OfToken
from kneedeep.rules.doom2016.board.figures import figures_on
from kneedeep.rules.doom2016.cards import effects
from kneedeep.rules.doom2016.combat import attack
from kneedeep.rules.doom2016.state import INVADER, State
from kneedeep.rules.doom2016.tables.compiled_cards import MAIN

FRAG_WORTH = 3.0
"""The worth of a frag in addition to its damage."""


def damage_worth(maps: DistanceMaps, state: State, figure: int, chances: tuple[float, ...]) -> float:
    """The worth of damage with these chances on a figure to its enemies."""
    left = left_of(maps.t, state, figure)
    return expected(chances, left) + FRAG_WORTH * fatal(chances, left)


def _harm(amount: int, left: int) -> float:
    """The worth of an amount of damage on a figure that can take `left`."""
    return min(max(0, amount), left) + FRAG_WORTH * (amount >= left)


def suffered(maps: DistanceMaps, state: State, hits: int) -> float:
    """The worth of the current attack to the attacker with `hits` more hits, as it is defended now."""
    stage = state.stack[effects.attack_place(state)]
    shields, dodges = attack.defense_of(maps.t, state, stage)
    shown = dice.hits(maps.t, stage.rolled) + stage.hits + hits
    return _harm(0 if dodges else shown - shields, left_of(maps.t, state, stage.defender))


def ordinary(maps: DistanceMaps, state: State, actions: Sequence[Action]) -> Action | None:
    """The answer to a decision that needs no plan, None for any other decision."""
    decide = _DECIDED.get(state.stack[-1][0])
    return None if decide is None else decide(maps, state, actions)


def _reroll(maps: DistanceMaps, state: State, actions: Sequence[Action]) -> Action:
    """The dice to roll again with the best expected result. Rule: RUL16-114."""
    stage = state.stack[effects.attack_place(state)]
    shields, dodges = attack.defense_of(maps.t, state, stage)
    if dodges:
        return actions[0]
    faces, left = maps.t.cards.faces, left_of(maps.t, state, stage.defender)

    def worth(chosen: int) -> float:
        kept = sum(faces[color][face] for place, (color, face) in enumerate(stage.rolled) if not chosen >> place & 1)
        pool = tuple(color for place, (color, _) in enumerate(stage.rolled) if chosen >> place & 1)
        rolled = enumerate(maps.odds.hits(tuple(sorted(pool))))
        return added(chance * _harm(kept + hits + stage.hits - shields, left) for hits, chance in rolled)

    return ("reroll", max((action[1] for action in actions if action[0] == "reroll"), key=worth))


def _second_card(maps: DistanceMaps, state: State, actions: Sequence[Action]) -> Action:
    """Reveal a second card if it is expected to be better. Rule: RUL16-110."""
    stage = state.stack[effects.attack_place(state)]
    shields, dodges = attack.defense_of(maps.t, state, stage)
    hits = dice.hits(maps.t, stage.rolled) + stage.hits
    now = 0 if dodges else hits - shields
    cards = maps.odds.defense(state, stage.defender)
    total = sum(count for _, count in cards)
    left = left_of(maps.t, state, stage.defender)
    second = added(count * _harm(hits - other, left) for other, count in cards) / total
    return actions[0] if second < _harm(now, left) else actions[-1]


def _drop_die(maps: DistanceMaps, state: State, actions: Sequence[Action]) -> Action:
    """The attacker's worst die, or the best one if the defender chooses."""
    stage = state.stack[effects.attack_place(state)]
    attacks = (stage.attacker >= state.players) == (state.player == INVADER)
    sign = 1 if attacks else -1
    colors = [action[1] for action in actions if action[0] == "pick-die"]
    return ("pick-die", min(colors, key=lambda color: (sign * maps.odds.mean((color,)), color)))


def _weapon(maps: DistanceMaps, state: State, actions: Sequence[Action]) -> Action:
    """The weapon with the strongest cards, including their range."""
    cards = maps.t.cards

    def worth(weapon: int) -> float:
        found = 0.0
        for card in cards.sets[maps.t.weapons[weapon]]:
            known = cards.actions[card]
            if known.range and known.kind == MAIN:
                terms = maps.odds.of_card(card, ())
                found += maps.odds.mean(terms.pool) + terms.hits + 0.2 * known.range + 0.2 * known.speed
        return found

    return ("pick-weapon", max((action[1] for action in actions if action[0] == "pick-weapon"), key=worth))


def _group(maps: DistanceMaps, state: State, actions: Sequence[Action]) -> Action:
    """The group with the most health and damage."""
    tables = maps.t
    groups = tables.groups[tables.tokens[state.stack[-1].portal].color]

    def worth(group: int) -> float:
        demons = ((tables.kinds[tables.kind_number[name]], count) for name, count in groups[group].demons.value)
        return added(count * kind.health * maps.odds.mean(kind.pool) for kind, count in demons)

    return ("pick-group", max((action[1] for action in actions if action[0] == "pick-group"), key=worth))


def _portal(maps: DistanceMaps, state: State, actions: Sequence[Action]) -> Action:
    """The portal nearest to the marines, a paid one if there is any."""
    field = maps.field(state, state.marine_bits, marines=False)
    found = [action for action in actions if action[0] == "pick-portal"]

    def key(action: OfToken) -> tuple[int, int, int]:
        _, portal = action
        token = maps.t.tokens[portal]
        return -maps.t.prices[token.color], nearest(field, token.bits), portal

    return min(found, key=key)


def _aim(maps: DistanceMaps, state: State, actions: Sequence[Action]) -> Action:
    """The target with the most harm to enemies after subtracting harm to friends. Nobody if friends suffer more."""
    tables, stage = maps.t, state.stack[-1]
    effect = tables.cards.effects[stage.effect]

    def harm(figure: int) -> float:
        if effect.what == "stun":
            mean = maps.odds.mean(tables.kinds[state.kind[figure]].pool) if figure >= state.players else 2.0
            found = 0.5 + mean
        else:
            found = damage_worth(maps, state, figure, maps.odds.hits(effect.pool))
        return found if (figure < state.players) == (stage.player == INVADER) else -1.5 * found

    def worth(action: Action) -> float:
        match action:
            case ("roll-dice",):
                return max(map(harm, effects.targets_of(tables, state, stage)))
            case ("pick-figure", figure):
                return float(state.damage[figure]) if effect.what == "heal" else harm(figure)
            case ("pick-space", space):
                assert effect.splash is not None
                found = figures_on(state, state.ground.near(space, effect.splash.reach))
                enemies = effect.splash.side == "enemy"
                side = state.crowd if stage.player != INVADER else state.squad
                return added(harm(figure) for figure in found if not enemies or figure in side)
        return 0.0

    return max(actions, key=worth)


def _carrier(maps: DistanceMaps, state: State, actions: Sequence[Action]) -> Action:
    """The carrier of an item: the demon expected to live longest."""

    figures = [action[1] for action in actions if action[0] == "carrier"]
    return ("carrier", max(figures, key=lambda figure: (left_of(maps.t, state, figure), -figure)))


def _gift(maps: DistanceMaps, state: State, actions: Sequence[Action]) -> Action:
    """The receiver of a gift: the marine with the most damage."""

    seats = [action[1] for action in actions if action[0] == "get"]
    return ("get", max(seats, key=lambda seat: (state.damage[seat], -seat)))


def _judge(maps: DistanceMaps, state: State, actions: Sequence[Action]) -> Action:
    return judgement(maps.goals_left(state), actions)


def _first(maps: DistanceMaps, state: State, actions: Sequence[Action]) -> Action:
    return actions[0]


def _last(maps: DistanceMaps, state: State, actions: Sequence[Action]) -> Action:
    return actions[-1]


_DECIDED: dict[str, Callable[[DistanceMaps, State, Sequence[Action]], Action]] = {
    "reroll": _reroll,
    "second-card": _second_card,
    "drop-die": _drop_die,
    "weapons": _weapon,
    "group": _group,
    "summoning": _portal,
    "assault": _portal,
    "aim": _aim,
    "carrier": _carrier,
    "gift": _gift,
    "judge": _judge,
    **dict.fromkeys(("taking-point", "class", "event-sets", "give-way", "reorder"), _first),
    **dict.fromkeys(("choice", "follow", "hide"), _last),
}
