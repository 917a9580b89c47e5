"""The phases of an attack: declaration, roll, re-roll, ammunition, effect, continuation.

Rule: 2004 rulebook p. 7 and 8 (attacking), p. 8 and 9 (ammo), p. 11 (re-rolls); B-02, RUL-05, RUL-06, RUL-57 to RUL-69.
"""

from collections.abc import Callable

from kneedeep.rules import rng
from kneedeep.rules.doom2004 import timing_windows
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.combat import attack_effect, attack_terms, blow_through, dice
from kneedeep.rules.doom2004.event_texts import attack_events, kit_events
from kneedeep.rules.doom2004.kit import order_tokens
from kneedeep.rules.doom2004.names.game_names import Names
from kneedeep.rules.doom2004.parts import Action, CompiledScenario, Numbered, action_kind, ask, each_number, stage_kind
from kneedeep.rules.doom2004.stages import KIND_ARMS, Attack, FigureTurn
from kneedeep.rules.doom2004.state import DODGE, GUARD, INVADER, OFF, State
from kneedeep.rules.doom2004.tables.attack_profile import NO_AMMO, AttackProfile
from kneedeep.support.translation import tr


def _run(tables: CompiledScenario, state: State, attack: Attack) -> bool:
    """Continue an attack. A phase calls the next one directly. It is put on the stack only if it may wait."""
    return _PHASES[attack.phase](tables, state, attack)


def _declared(tables: CompiledScenario, state: State, attack: Attack) -> bool:
    """Open the window for events and guards before the dice. Rule: RUL-06."""
    window = "marine-attack" if attack.attacker in state.squad else "invader-attack"
    if timing_windows.is_wanted(state, window):
        state.stack[-1] = attack._replace(phase="roll")
        timing_windows.offer(tables, state, window, attack.attacker, attack.target)
        return False
    return _roll(tables, state, attack)


def _has_lost_target(tables: CompiledScenario, state: State, attack: Attack) -> bool:
    """True if the roll has no target. The attack then continues elsewhere or is declared again."""
    if (target := attack.target) >= 0:
        if state.at[target] != OFF and state.body[target] >> attack.space & 1:
            return False
        walks = attack.walked
    else:
        arms = attack_terms.arms_of(tables, state, attack)
        aimless = not (arms.blast or arms.blow_through)
        walks = not aimless or bool(tokens_on_board.destructible_at(tables, state, attack.space))
        if walks and attack_effect.is_rolled_for(tables, state, attack, arms):
            return False
    if walks:
        state.stack[-1] = attack._replace(phase="walk")
    else:
        _declare_anew(tables, state, attack)
    return True


def _roll(tables: CompiledScenario, state: State, attack: Attack) -> bool:
    if _has_lost_target(tables, state, attack):
        return False
    if attack.aimed and not attack.walked:
        order_tokens.remove(tables, state, attack.attacker)
    rolled = rng.roll(state, rng.dice(attack.attacker < state.players), attack.pool)
    state.tell(attack_events.Dice("dice", rolled))
    attack = attack._replace(rolled=rolled, phase="reroll")
    # The Dodge card is played after the dice. Rule: RUL-57, RUL-58.
    if attack.attacker in state.squad and not attack.rerolled and timing_windows.is_wanted(state, "marine-dice"):
        state.stack[-1] = attack
        timing_windows.offer(tables, state, "marine-dice", attack.attacker, attack.target)
        return False
    return _reroll(tables, state, attack)


def _declare_anew(tables: CompiledScenario, state: State, attack: Attack) -> None:
    """End an attack without using it up: its target was gone before the dice. Rule: RUL-05."""
    state.stack.pop()
    state.tell(attack_events.NoEffect("no-effect", "the target is gone"))
    if attack.free:
        if attack.arms != KIND_ARMS and attack.attacker < state.players:
            order_tokens.place(tables, state, attack.attacker, GUARD)
        return
    give_back(state, attack.attacker)


def give_back(state: State, attacker: int) -> None:
    """Return a used attack to a figure's turn."""
    for place in range(len(state.stack) - 1, -1, -1):
        stage = state.stack[place]
        if isinstance(stage, FigureTurn) and stage.figure == attacker:
            state.stack[place] = stage._replace(attacks=stage.attacks + 1)
            return


def _reroll(tables: CompiledScenario, state: State, attack: Attack) -> bool:
    player = None if attack.rerolled else rerolling(tables, state, attack)
    if player is None:
        return _ammo(tables, state, attack)
    state.stack[-1] = attack
    return ask(state, player)


def rerolling(tables: CompiledScenario, state: State, attack: Attack) -> int | None:
    """The player who may decide on a re-roll, None for nobody.

    Rule: 2004 rulebook p. 11 (re-rolls); RUL-57 to RUL-60: a dodge and an aim cancel each other.
    """
    arms = attack_terms.arms_of(tables, state, attack)
    aimed = bool(attack.aimed) or arms.aimed
    if (dodger := _dodger(tables, state, attack, arms)) is None:
        return attack_terms.controller(state, attack.attacker) if aimed else None
    return None if aimed else dodger


def _dodger(tables: CompiledScenario, state: State, attack: Attack, arms: AttackProfile) -> int | None:
    """The first player from the attacker's left with a dodging figure. Rule: B-25, RUL-59."""
    affected = attack_effect.affected(tables, state, attack, arms)
    dodging: set[int] = set()
    for figure in affected:
        if figure < state.players:
            if state.order[figure] == DODGE:
                dodging.add(figure)
        elif tables.kinds[state.kind[figure]].agile and state.owner[figure] < 0:
            dodging.add(INVADER)
    if attack.dodged:
        dodging.add(INVADER)
    if not dodging:
        return None
    attacker = attack_terms.controller(state, attack.attacker)
    seats: list[int] = [*range(state.players), INVADER]
    first = seats.index(attacker) + 1
    for player in (*seats[first:], *seats[:first]):
        if player in dodging:
            return player
    return None


def _options(tables: CompiledScenario, state: State, attack: Attack) -> list[Action]:
    if attack.phase == "walk":
        return blow_through.options(tables, state, attack)
    return [("reroll", chosen) for chosen in range(1 << len(attack.rolled))]


def _reroll_action(tables: CompiledScenario, state: State, action: Numbered) -> None:
    attack = state.stack[-1]
    assert isinstance(attack, Attack)
    _, chosen = action
    if chosen:
        bullets = dice.shown(tables, attack.rolled).bullets
        rolled = rng.roll_again(state, rng.dice(attack.attacker < state.players), attack.rolled, chosen)
        state.stack[-1] = attack._replace(rolled=rolled, rerolled=1, bullets=bullets, phase="ammo")
        state.tell(attack_events.Reroll("reroll", rolled, state.player))
    else:
        state.stack[-1] = attack._replace(rerolled=1, phase="ammo")


def _ammo(tables: CompiledScenario, state: State, attack: Attack) -> bool:
    """Pay ammunition for rolled bullets: at most one token per roll.

    Rule: 2004 rulebook p. 8 and 9 (ammo); RUL-68, RUL-69.
    """
    arms = attack_terms.arms_of(tables, state, attack)
    bullets = spent = 0
    fed = attack.arms != KIND_ARMS and arms.ammo != NO_AMMO
    if fed:
        seat = attack.attacker
        bullets = dice.shown(tables, attack.rolled).bullets
        if tables.parameters.ammo_on_any:
            bullets = max(bullets, attack.bullets)
        once = tables.parameters.blow_through_once and attack.spent
        if bullets and not once:
            spend(tables, state, seat, arms.ammo)
            spent = 1
    if (
        fed
        and not bullets
        and not attack.spent
        and state.ammo[3 * attack.attacker + arms.ammo]
        and timing_windows.is_wanted(state, "marine-ammo")
    ):
        state.stack[-1] = attack._replace(phase="effect")
        timing_windows.offer(tables, state, "marine-ammo", attack.attacker, arms.ammo)
        return False
    return _effect(tables, state, attack._replace(spent=1) if spent else attack)


def spend(tables: CompiledScenario, state: State, seat: int, ammo: int) -> None:
    """Remove one ammunition token of a class from a marine who has one."""
    place = 3 * seat + ammo
    if state.ammo[place]:
        state.ammo[place] -= 1
        state.tell(kit_events.Kit("kit", seat, ammo, state.ammo[place]))


def _effect(tables: CompiledScenario, state: State, attack: Attack) -> bool:
    state.stack[-1] = attack._replace(phase="walk")
    attack_effect.carry_out(tables, state, attack)
    return False


def _walk(tables: CompiledScenario, state: State, attack: Attack) -> bool:
    if blow_through.options(tables, state, attack):
        return ask(state, attack_terms.controller(state, attack.attacker))
    attack_terms.finish(tables, state)
    return False


_PHASES: dict[str, Callable[[CompiledScenario, State, Attack], bool]] = {
    "declared": _declared,
    "roll": _roll,
    "reroll": _reroll,
    "ammo": _ammo,
    "effect": _effect,
    "walk": _walk,
}


def _reroll_phrase(n: Names, tables: CompiledScenario, state: State, chosen: int) -> str:
    stage: Attack = state.stack[-1]
    again = tuple(stage.rolled[place] for place in each_number(chosen))
    return tr("roll again: {dice_text}", dice_text=n.faces(again)) if again else tr("keep the dice as they are")


def _attack_situation(n: Names, tables: CompiledScenario, state: State, stage: Attack) -> str:
    return tr(
        "{figure} attacks {space}; {dice_text}",
        figure=n.figure(stage.attacker),
        space=n.space(stage.space),
        dice_text=n.faces(stage.rolled),
    )


ACTIONS = (action_kind("reroll", _reroll_action, _reroll_phrase),)
STAGES = (stage_kind("attack", Attack, _run, _options, situation=_attack_situation),)
