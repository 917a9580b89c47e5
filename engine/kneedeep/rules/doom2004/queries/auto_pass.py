"""Automatic passes: windows that a player does not want are passed.

The rules offer every window to anyone with a fitting card or order. An unwanted question
is answered with a plain `pass`, so that replays hold the same actions as ever.
"""

from collections.abc import Collection

from kneedeep.model.geometry.space import chebyshev
from kneedeep.rules.doom2004.combat import blow_through, dice
from kneedeep.rules.doom2004.combat.attack_odds import outcome_again
from kneedeep.rules.doom2004.combat.attack_terms import arms_of, controller
from kneedeep.rules.doom2004.parts import INVADER, NO_AMMO, Action, CompiledScenario, State, each_number
from kneedeep.rules.doom2004.stages import KIND_ARMS, Attack, Window

STOP: Action = ("stop",)
GUARD, HEAL = "guard", "heal"
"""The marines' windows by the order they need. The invader's are named in `timing_windows`."""
PASS: Action = ("pass",)
KEEP: Action = ("reroll", 0)


def unwanted_window(state: State, actions: Collection[Action], quiet: Collection[str]) -> Action | None:
    """The answer to a window that its player does not want to be asked about, None for any other decision.

    `actions`: the legal ones; `quiet`: names of windows (for the invader), `guard` or `heal` (for marines).
    """
    stage = state.stack[-1]
    if not isinstance(stage, Window) or PASS not in actions:
        return None
    if state.player == INVADER:
        return PASS if stage.moment in quiet else None
    return PASS if all(action[0] in quiet for action in actions if action != PASS) else None


def needless_question(tables: CompiledScenario, state: State, actions: Collection[Action]) -> Action | None:
    """The answer to a question with equivalent answers, None for any other decision.

    An attack that could walk on ends if its remaining dice reach no target. The dodging side keeps dice that fail
    already, and plays no Dodge against them. Rule: 2004 rulebook p. 11 (re-rolls); RUL-57, RUL-58.
    """
    stage = state.stack[-1]
    if isinstance(stage, Attack) and stage.phase == "reroll":
        dodges = state.player != controller(state, stage.attacker)
        return KEEP if dodges and _fails_for_good(tables, state, stage) else None
    if isinstance(stage, Window) and stage.moment == "marine-dice" and state.player == INVADER:
        attack = state.stack[-2]
        assert isinstance(attack, Attack)
        dodges = all(action[0] == "event" and tables.cards[action[1]].id == "dodge" for action in set(actions) - {PASS})
        return PASS if dodges and _fails_for_good(tables, state, attack) else None
    if STOP in actions and isinstance(stage, Attack) and not _reaches_more(tables, state, stage):
        return STOP
    return None


def _reaches_more(tables: CompiledScenario, state: State, stage: Attack) -> bool:
    aims = blow_through.targets_left(tables, state, stage)
    spaces, left = tables.terrain.spaces, len(stage.pool) - 1
    return any(
        chebyshev(spaces[stage.space], spaces[aim]) <= left
        for aim in each_number(aims & state.revealed)
        if aim != stage.space
    )


def _fails_for_good(tables: CompiledScenario, state: State, attack: Attack) -> bool:
    """Whether the dice of an attack fail, and other dice would not help the dodging side.

    That is not so for a blast, which drifts, and a blow-through, which walks on. Nor if other dice may cost a bullet.
    """
    arms = arms_of(tables, state, attack)
    if arms.blast or arms.blow_through:
        return False
    if attack.arms != KIND_ARMS and arms.ammo != NO_AMMO:
        needed = 2 if "survival-ops" in state.cards[attack.attacker] else 1
        if dice.shown(tables, attack.rolled).bullets < needed:
            return False
    outcome = outcome_again(tables, state, attack, 0)
    return not outcome.hit and not outcome.things and not any(harm.expected for harm in outcome.harms)
