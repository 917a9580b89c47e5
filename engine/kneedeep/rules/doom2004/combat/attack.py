"""An attack, step by step: declared, rolled, rolled again, paid for, carried out, walked on.

Rule: 2004 rulebook p. 7 and 8 (attacking), p. 8 and 9 (ammo), p. 11 (re-rolls); B-02, RUL-05, RUL-06, RUL-57 to RUL-69.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kneedeep.geometry.bits import each_number
from kneedeep.rules.action import Action, ActionKind, Field
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.combat import (
    attack_effect,
    attack_terms,
    blow_through,
    dice,
    timing_windows,
)
from kneedeep.rules.doom2004.combat.attack_profile import NO_AMMO, AttackProfile
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.marine import order_tokens
from kneedeep.rules.doom2004.stages import KIND_ARMS, Attack, FigureTurn
from kneedeep.rules.doom2004.state import DODGE, GUARD, INVADER, OFF, State
from kneedeep.rules.doom2004.text.action_text import dice_text
from kneedeep.rules.stage import StageKind

if TYPE_CHECKING:
    from kneedeep.rules.doom2004.text.game_names import Names


def _run(t: CompiledScenario, s: State, attack: Attack) -> bool:
    """Go on with an attack. A phase calls the next one itself, so that it is put on the stack only where it may wait."""
    return _PHASES[attack.phase](t, s, attack)


def _declared(t: CompiledScenario, s: State, attack: Attack) -> bool:
    """Events and guards before the dice. Rule: RUL-06."""
    window = "marine-attack" if attack.attacker in s.squad else "invader-attack"
    if timing_windows.is_wanted(s, window):
        s.stack[-1] = attack._replace(phase="roll")
        timing_windows.offer(t, s, window, attack.attacker, attack.target)
        return False
    return _roll(t, s, attack)


def _roll(t: CompiledScenario, s: State, attack: Attack) -> bool:
    target = attack.target
    if target >= 0 and (s.at[target] == OFF or not s.body[target] >> attack.space & 1):
        if attack.walked:
            s.stack[-1] = attack._replace(phase="walk")
        else:
            _declare_anew(t, s, attack)
        return False
    if target < 0:
        arms = attack_terms.arms_of(t, s, attack)
        if not (arms.blast or arms.blow_through) and not tokens_on_board.destructible_at(t, s, attack.space):
            _declare_anew(t, s, attack)
            return False
        if not attack_effect.is_rolled_for(t, s, attack, arms):
            s.stack[-1] = attack._replace(phase="walk")
            return False
    if attack.aimed and not attack.walked:
        order_tokens.remove(t, s, attack.attacker)
    rolled = dice.roll(s, attack.pool)
    if s.events is not None:
        s.events.append(("dice", rolled))
    attack = attack._replace(rolled=rolled, phase="reroll")
    # The Dodge card is played after the dice. Rule: RUL-57, RUL-58.
    if attack.attacker in s.squad and not attack.rerolled and timing_windows.is_wanted(s, "marine-dice"):
        s.stack[-1] = attack
        timing_windows.offer(t, s, "marine-dice", attack.attacker, target)
        return False
    return _reroll(t, s, attack)


def _declare_anew(t: CompiledScenario, s: State, attack: Attack) -> None:
    """The target is gone before the dice: the attack is not used up. Rule: RUL-05."""
    s.stack.pop()
    if s.events is not None:
        s.events.append(("no-effect", "the target is gone"))
    if attack.free:
        if attack.arms != KIND_ARMS and attack.attacker < s.players:
            order_tokens.place(t, s, attack.attacker, GUARD)
        return
    give_back(s, attack.attacker)


def give_back(s: State, attacker: int) -> None:
    """Give a figure back the attack of its turn."""
    for place in range(len(s.stack) - 1, -1, -1):
        stage = s.stack[place]
        if isinstance(stage, FigureTurn) and stage.figure == attacker:
            s.stack[place] = stage._replace(attacks=stage.attacks + 1)
            return


def _reroll(t: CompiledScenario, s: State, attack: Attack) -> bool:
    player = None if attack.rerolled else rerolling(t, s, attack)
    if player is None:
        return _ammo(t, s, attack)
    s.stack[-1] = attack
    s.player = player
    return True


def rerolling(t: CompiledScenario, s: State, attack: Attack) -> int | None:
    """Return who may have dice rolled again, None for nobody.

    Rule: 2004 rulebook p. 11 (re-rolls); RUL-57 to RUL-60: a dodge and an aim cancel each other.
    """
    arms = attack_terms.arms_of(t, s, attack)
    aimed = bool(attack.aimed) or arms.aimed
    dodger = _dodger(t, s, attack, arms)
    if dodger is None:
        return attack_terms.controller(s, attack.attacker) if aimed else None
    return None if aimed else dodger


def _dodger(t: CompiledScenario, s: State, attack: Attack, arms: AttackProfile) -> int | None:
    """The first player from the attacker's left whose figures dodge. Rule: B-25, RUL-59."""
    affected = attack_effect.affected(t, s, attack, arms)
    dodging: set[int] = set()
    for figure in affected:
        if figure < s.players:
            if s.order[figure] == DODGE:
                dodging.add(figure)
        elif t.kinds[s.kind[figure]].agile and s.owner[figure] < 0:
            dodging.add(INVADER)
    if attack.dodged:
        dodging.add(INVADER)
    if not dodging:
        return None
    attacker = attack_terms.controller(s, attack.attacker)
    seats: list[int] = [*range(s.players), INVADER]
    first = seats.index(attacker) + 1
    for player in (*seats[first:], *seats[:first]):
        if player in dodging:
            return player
    return None


def _options(t: CompiledScenario, s: State, attack: Attack) -> list[Action]:
    if attack.phase == "walk":
        return blow_through.options(t, s, attack)
    return [("reroll", chosen) for chosen in range(1 << len(attack.rolled))]


def _reroll_action(t: CompiledScenario, s: State, action: Action) -> None:
    attack = s.stack[-1]
    assert isinstance(attack, Attack)
    if action[1]:
        bullets = dice.shown(t, attack.rolled).bullets
        rolled = dice.roll_again(s, attack.rolled, action[1])
        s.stack[-1] = attack._replace(rolled=rolled, rerolled=1, bullets=bullets, phase="ammo")
        if s.events is not None:
            s.events.append(("reroll", rolled, s.player))
    else:
        s.stack[-1] = attack._replace(rerolled=1, phase="ammo")


def _ammo(t: CompiledScenario, s: State, attack: Attack) -> bool:
    """Pay ammunition by bullet signs: one token at most for a roll.

    Rule: 2004 rulebook p. 8 and 9 (ammo); RUL-68, RUL-69.
    """
    arms = attack_terms.arms_of(t, s, attack)
    bullets = spent = 0
    fed = attack.arms != KIND_ARMS and arms.ammo != NO_AMMO
    if fed:
        seat = attack.attacker
        bullets = dice.shown(t, attack.rolled).bullets
        if t.parameters.ammo_on_any:
            bullets = max(bullets, attack.bullets)
        once = t.parameters.blow_through_once and attack.spent
        if bullets and not once:
            spend(t, s, seat, arms.ammo)
            spent = 1
    if (
        fed
        and not bullets
        and not attack.spent
        and s.ammo[3 * attack.attacker + arms.ammo]
        and timing_windows.is_wanted(s, "marine-ammo")
    ):
        s.stack[-1] = attack._replace(phase="effect")
        timing_windows.offer(t, s, "marine-ammo", attack.attacker, arms.ammo)
        return False
    return _effect(t, s, attack._replace(spent=1) if spent else attack)


def spend(t: CompiledScenario, s: State, seat: int, ammo: int) -> None:
    """Take one ammunition token of a class from a marine, if he has one."""
    place = 3 * seat + ammo
    if s.ammo[place]:
        s.ammo[place] -= 1
        if s.events is not None:
            s.events.append(("kit", seat, ammo, s.ammo[place]))


def _effect(t: CompiledScenario, s: State, attack: Attack) -> bool:
    s.stack[-1] = attack._replace(phase="walk")
    attack_effect.carry_out(t, s, attack)
    return False


def _walk(t: CompiledScenario, s: State, attack: Attack) -> bool:
    if blow_through.options(t, s, attack):
        s.player = attack_terms.controller(s, attack.attacker)
        return True
    attack_terms.finish(t, s)
    return False


_PHASES: dict[str, Callable[[CompiledScenario, State, Attack], bool]] = {
    "declared": _declared,
    "roll": _roll,
    "reroll": _reroll,
    "ammo": _ammo,
    "effect": _effect,
    "walk": _walk,
}


def _reroll_phrase(n: Names, t: CompiledScenario, s: State, chosen: int) -> str:
    stage: Attack = s.stack[-1]
    again = tuple(stage.rolled[place] for place in each_number(chosen))
    return f"roll again: {dice_text(t, again)}" if again else "keep the dice as they are"


def _attack_situation(n: Names, t: CompiledScenario, s: State, stage: Attack) -> str:
    return f"{n.figure(stage.attacker)} attacks {n.space(stage.space)}; {dice_text(t, stage.rolled)}"


ACTIONS = (
    ActionKind(
        "reroll",
        (Field("dice", "number"),),
        _reroll_action,
        "roll again: {dice}",
        group="Roll again",
        phrase=_reroll_phrase,
    ),
)
STAGES = (
    StageKind(
        "attack",
        Attack,
        _run,
        _options,
        "Which dice are rolled again, or where does the attack go on?",
        situation=_attack_situation,
    ),
)
