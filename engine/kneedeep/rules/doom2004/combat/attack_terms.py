"""The terms of an attack: its weapon, the deciding player, its beginning and its end.

Rule: 2004 rulebook p. 7 (step 1); RUL-02, RUL-11, RUL-29, RUL-36.
"""

from kneedeep.rules.doom2004 import timing_windows
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.combat import targeting
from kneedeep.rules.doom2004.event_texts import attack_events
from kneedeep.rules.doom2004.parts import INVADER, KIND_ARMS, OFF, Attack, AttackProfile, CompiledScenario, State
from kneedeep.rules.numbers import FigureNumber, SpaceNumber


def arms_of(tables: CompiledScenario, state: State, attack: Attack) -> AttackProfile:
    """The profile of an attack with the changes by the attacker's cards."""
    if attack.arms != KIND_ARMS:
        arms = tables.weapons[attack.arms]
        if arms.melee and "front-guard" in state.cards[attack.attacker]:
            return arms._replace(sweep=True)
        return arms
    arms = kind_arms(tables, state, attack.attacker)
    return arms._replace(knockback=True) if "knockback" in attack.special else arms


def kind_arms(tables: CompiledScenario, state: State, figure: int) -> AttackProfile:
    """The attack profile of a figure except a marine. Raises AssertionError if it can't attack."""
    arms = tables.kinds[state.kind[figure]].arms
    assert arms is not None
    return arms


def can_bite(tables: CompiledScenario, state: State, figure: FigureNumber, enemy: int) -> bool:
    """True if an invader may make a free attack on an approaching figure. Rule: RUL-29, RUL-36."""
    if tables.kinds[state.kind[figure]].arms is None or figure in state.sharing or state.at[enemy] == OFF:
        return False
    return targeting.is_beside(state, figure, enemy) and targeting.sees_figure(tables, state, figure, enemy)


def declare(
    tables: CompiledScenario,
    state: State,
    attacker: int,
    arms: int,
    space: SpaceNumber,
    target: FigureNumber,
    *,
    aimed: int,
    free: int,
) -> None:
    """Begin an attack. Rule: 2004 rulebook p. 7 (step 1)."""
    dice_of = tables.weapons[arms].dice if arms != KIND_ARMS else kind_arms(tables, state, attacker).dice
    done = (target,) if target >= 0 else things_at(tables, state, space)
    state.stack.append(Attack("attack", attacker, arms, space, target, "declared", aimed, free, dice_of, done=done))
    state.tell(attack_events.Attack("attack", attacker, arms, space, target, aimed))


def controller(state: State, figure: int) -> int:
    """The player in control of a figure."""
    if figure < state.players:
        return figure
    if state.owner[figure] >= 0:
        return state.owner[figure]
    return leader(state) if figure in state.squad else INVADER


def leader(state: State) -> int:
    """The marine in control of the marine side's other figures: the first on the board, else the first of all."""
    return next((seat for seat in range(state.players) if state.at[seat] != OFF), 0)


def finish(tables: CompiledScenario, state: State) -> None:
    """End an attack and open the window after it. Rule: RUL-02, RUL-11."""
    attack = state.stack.pop()
    assert isinstance(attack, Attack)
    # After a free attack in a marine's turn, the window of the triggering step comes next.
    if state.seat == state.players or not attack.free:
        timing_windows.offer(tables, state, "resolved", attack.attacker)


def things_at(tables: CompiledScenario, state: State, space: int) -> tuple[int, ...]:
    """The destructible tokens on a space, encoded as in `Attack.done`: numbers below -1, distinct from figures."""
    return tuple(-2 - number for number in tokens_on_board.destructible_at(tables, state, space))
