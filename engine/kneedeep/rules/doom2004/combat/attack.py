"""An attack, step by step: declared, rolled, rolled again, paid for, carried out, walked on.

Rule: 2004 rulebook p. 7 and 8 (attacking), p. 8 and 9 (ammo), p. 11 (re-rolls); B-02, RUL-05, RUL-06, RUL-57 to RUL-69.
"""

from __future__ import annotations

from collections.abc import Callable

from kneedeep.rules.action import Action, ActionKind, Field
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.combat import attack_effect, blow_through, dice, interrupts, targeting
from kneedeep.rules.doom2004.combat.attack_profile import NO_AMMO, AttackProfile
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.marine import orders
from kneedeep.rules.doom2004.stages import KIND_ARMS, Attack, FigureTurn
from kneedeep.rules.doom2004.state import DODGE, GUARD, INVADER, OFF, State
from kneedeep.rules.stage import StageKind


def arms_of(t: CompiledScenario, s: State, attack: Attack) -> AttackProfile:
    """Return what an attack is made with, changed by the attacker's cards."""
    if attack.arms != KIND_ARMS:
        arms = t.weapons[attack.arms]
        if arms.melee and "front-guard" in s.cards[attack.attacker]:
            return arms._replace(sweep=True)
        return arms
    arms = kind_arms(t, s, attack.attacker)
    return arms._replace(knockback=True) if "knockback" in attack.special else arms


def kind_arms(t: CompiledScenario, s: State, figure: int) -> AttackProfile:
    """Return what a figure that is no marine attacks with. Raises AssertionError when it can't attack."""
    arms = t.kinds[s.kind[figure]].arms
    assert arms is not None
    return arms


def can_bite(t: CompiledScenario, s: State, figure: int, enemy: int) -> bool:
    """Tell whether an invader may make a free attack on a figure that came near. Rule: RUL-29, RUL-36."""
    arms = t.kinds[s.kind[figure]].arms
    if arms is None or figure in s.sharing or s.at[enemy] == OFF:
        return False
    return targeting.is_beside(s, figure, enemy) and targeting.sees_figure(t, s, figure, enemy)


def declare(
    t: CompiledScenario, s: State, attacker: int, arms: int, space: int, target: int, *, aimed: int, free: int
) -> None:
    """Begin an attack. Rule: 2004 rulebook p. 7 (step 1)."""
    dice_of = t.weapons[arms].dice if arms != KIND_ARMS else kind_arms(t, s, attacker).dice
    done = (target,) if target >= 0 else blow_through.things_at(t, s, space)
    s.stack.append(
        Attack("attack", attacker, arms, space, target, "declared", aimed, free, dice_of, done=done)
    )
    if s.events is not None:
        s.events.append(("attack", attacker, arms, space, target, aimed))


def controller(s: State, figure: int) -> int:
    """Return the player who decides for a figure."""
    if figure < s.players:
        return figure
    if s.owner[figure] >= 0:
        return s.owner[figure]
    return leader(s) if figure in s.squad else INVADER


def leader(s: State) -> int:
    """Return the marine who decides for the marines' other figures: the first on the board, else the first."""
    return next((seat for seat in range(s.players) if s.at[seat] != OFF), 0)


def _run(t: CompiledScenario, s: State, attack: Attack) -> bool:
    """Go on with an attack. A phase calls the next one itself, so that it is put on the stack only where it may wait."""
    return _PHASES[attack.phase](t, s, attack)


def _declared(t: CompiledScenario, s: State, attack: Attack) -> bool:
    """Events and guards before the dice. Rule: RUL-06."""
    window = "marine-attack" if attack.attacker in s.squad else "invader-attack"
    if interrupts.is_wanted(s, window):
        s.stack[-1] = attack._replace(phase="roll")
        interrupts.offer(t, s, window, attack.attacker, attack.target)
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
        arms = arms_of(t, s, attack)
        if not (arms.blast or arms.blow_through) and not tokens_on_board.destructible_at(t, s, attack.space):
            _declare_anew(t, s, attack)
            return False
        if not attack_effect.is_rolled_for(t, s, attack, arms):
            s.stack[-1] = attack._replace(phase="walk")
            return False
    if attack.aimed and not attack.walked:
        orders.remove(t, s, attack.attacker)
    rolled = dice.roll(s, attack.pool)
    if s.events is not None:
        s.events.append(("dice", rolled))
    attack = attack._replace(rolled=rolled, phase="reroll")
    # The Dodge card is played after the dice. Rule: RUL-57, RUL-58.
    if attack.attacker in s.squad and not attack.rerolled and interrupts.is_wanted(s, "marine-dice"):
        s.stack[-1] = attack
        interrupts.offer(t, s, "marine-dice", attack.attacker, target)
        return False
    return _reroll(t, s, attack)


def _declare_anew(t: CompiledScenario, s: State, attack: Attack) -> None:
    """The target is gone before the dice: the attack is not used up. Rule: RUL-05."""
    s.stack.pop()
    if s.events is not None:
        s.events.append(("no-effect", "the target is gone"))
    if attack.free:
        if attack.arms != KIND_ARMS and attack.attacker < s.players:
            orders.place(t, s, attack.attacker, GUARD)
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
    arms = arms_of(t, s, attack)
    aimed = bool(attack.aimed) or arms.aimed
    dodger = _dodger(t, s, attack, arms)
    if dodger is None:
        return controller(s, attack.attacker) if aimed else None
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
    attacker = controller(s, attack.attacker)
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
    arms = arms_of(t, s, attack)
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
        and interrupts.is_wanted(s, "marine-ammo")
    ):
        s.stack[-1] = attack._replace(phase="effect")
        interrupts.offer(t, s, "marine-ammo", attack.attacker, arms.ammo)
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
        s.player = controller(s, attack.attacker)
        return True
    finish(t, s)
    return False


def finish(t: CompiledScenario, s: State) -> None:
    """End an attack. Rule: RUL-02, RUL-11: a window after it is resolved."""
    attack = s.stack.pop()
    assert isinstance(attack, Attack)
    # After a free attack in a marine's turn the window of the step that caused it comes next.
    if s.seat == s.players or not attack.free:
        interrupts.offer(t, s, "resolved", attack.attacker)


_PHASES: dict[str, Callable[[CompiledScenario, State, Attack], bool]] = {
    "declared": _declared,
    "roll": _roll,
    "reroll": _reroll,
    "ammo": _ammo,
    "effect": _effect,
    "walk": _walk,
}

ACTIONS = (ActionKind("reroll", (Field("dice", "number"),), _reroll_action, "roll again: {dice}"),)
STAGES = (
    StageKind(
        "attack", Attack, _run, _options, "Which dice are rolled again, or where does the attack go on?"
    ),
)
