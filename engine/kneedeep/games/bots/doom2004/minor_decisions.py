"""Decisions common to every bot with a plan: re-rolls, oxygen, judgements, discards."""

from collections.abc import Sequence

from kneedeep.games.bots.chances import added, expected
from kneedeep.games.bots.doom2004.distance_maps import DistanceMaps
from kneedeep.games.bots.goal import judgement
from kneedeep.rules.doom2004.actions import Action
from kneedeep.rules.doom2004.board.figures import armor_of
from kneedeep.rules.doom2004.combat import attack_effect, dice, targeting
from kneedeep.rules.doom2004.combat.attack_terms import arms_of
from kneedeep.rules.doom2004.kit import marine_cards
from kneedeep.rules.doom2004.stages import Attack
from kneedeep.rules.doom2004.state import INVADER, State


def reroll(chart: DistanceMaps, state: State, attack: Attack, actions: Sequence[Action]) -> Action:
    """The dice to roll again: the most expected wounds for the attacker's side, the fewest for the other.

    Rule: 2004 rulebook p. 11 (re-rolls).
    """
    tables = chart.t
    arms = arms_of(tables, state, attack)
    farther, harder = marine_cards.bonus(tables, state, attack.attacker, arms)
    needed = 0
    if not arms.melee and not arms.soul_drain and attack.target >= 0:
        walked = attack.walked > 0
        needed = targeting.range_to(tables, state, attack.attacker, arms, attack.space, attack.target, walked=walked)
    needed -= arms.accuracy + farther
    hit = [
        (armor_of(tables, state, figure), state.left[figure])
        for figure in attack_effect.affected(tables, state, attack, arms)
    ]
    if not hit:
        return actions[0]
    sign = 1 if (attack.attacker in state.squad) == (state.player != INVADER) else -1

    def worth(action: Action) -> float:
        assert action[0] == "reroll"
        _, chosen = action
        kept = tuple(die for place, die in enumerate(attack.rolled) if not chosen >> place & 1)
        again = tuple(color for place, (color, _) in enumerate(attack.rolled) if chosen >> place & 1)
        shown = dice.shown(tables, kept)
        if shown.miss:
            return 0.0
        more = harder + arms.deadly + attack.bonus + shown.damage
        wounds = (chart.odds.wounds(again, needed - shown.range, more, armor) for armor, _ in hit)
        return sign * added(expected(chances, left) for chances, (_, left) in zip(wounds, hit, strict=True))

    best, found = worth(actions[0]), actions[0]
    for action in actions[1:]:
        now = worth(action)
        if now > best + 1e-9:
            best, found = now, action
    return found


def ordinary(chart: DistanceMaps, state: State, actions: Sequence[Action]) -> Action | None:
    """The answer to a decision that needs no plan, None for any other decision."""
    stage = state.stack[-1]
    name = stage.name
    if isinstance(stage, Attack) and actions[0][0] == "reroll":
        return reroll(chart, state, stage, actions)
    if name in ("breathe", "prepared"):
        return actions[0]
    if name == "judge":
        return judgement(chart.goals_left(state), actions)
    if name in ("choice", "hide"):
        return actions[-1]
    return None
