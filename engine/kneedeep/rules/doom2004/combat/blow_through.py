"""Blow-through: an attack continues from space to space, with one green or blue die less each time.

Rule: 2004 rulebook p. 9 (ammo), p. 12 (blow-through) and its example; B-24, RUL-69, RUL-70.
"""

from kneedeep.rules.doom2004.actions import Action, Plain, Walk
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.board.figures import enemies
from kneedeep.rules.doom2004.combat import attack_terms
from kneedeep.rules.doom2004.event_texts import attack_events
from kneedeep.rules.doom2004.names.game_names import Names
from kneedeep.rules.doom2004.parts import OFF, CompiledScenario, State, action_kind, each_number, union
from kneedeep.rules.doom2004.stages import KIND_ARMS, Attack
from kneedeep.rules.doom2004.tables.attack_profile import BLUE, DICE, GREEN, NO_AMMO
from kneedeep.rules.numbers import FigureNumber, SpaceNumber
from kneedeep.support.translation import tr


def options(tables: CompiledScenario, state: State, attack: Attack) -> list[Action]:
    """The possible next spaces of an attack, each with the die to drop. Empty if it can't continue."""
    arms = attack_terms.arms_of(tables, state, attack) if state.at[attack.attacker] != OFF else None
    if arms is None or not arms.blow_through or len(attack.pool) < 2:
        return []
    if not (dropped := [color for color in (GREEN, BLUE) if color in attack.pool]):
        return []
    paid = attack.arms != KIND_ARMS and arms.ammo != NO_AMMO
    if paid and not state.ammo[3 * attack.attacker + arms.ammo]:
        return []
    solid = state.blocked & ~tokens_on_board.destructible(tables, state)
    own = state.marine_bits if attack.attacker in state.squad else state.invader_bits
    foes = enemies(tables, state, attack.attacker)
    found: list[Action] = []
    for space in state.ground.near[attack.space]:
        bit = 1 << space
        if not state.revealed & bit or solid & bit:
            continue
        here = [foe for foe in foes if state.body[foe] & bit and foe not in attack.done]
        if not here and own & bit:
            continue
        found += [("walk", space, target, color) for target in here or [FigureNumber(-1)] for color in dropped]
    return [*found, ("stop",)] if found else []


def targets_left(tables: CompiledScenario, state: State, attack: Attack) -> int:
    """The spaces of enemies and things not yet attacked by this attack. Rule: B-24."""
    bits = sum(
        1 << space
        for space in each_number(tokens_on_board.destructible(tables, state))
        if _news(tables, state, attack, space)
    )
    return bits | union(state.body[foe] for foe in enemies(tables, state, attack.attacker) if foe not in attack.done)


def _news(tables: CompiledScenario, state: State, attack: Attack, space: int) -> tuple[int, ...]:
    """The destructible tokens on a space not yet attacked by this attack."""
    return tuple(thing for thing in attack_terms.things_at(tables, state, space) if thing not in attack.done)


def _walk(tables: CompiledScenario, state: State, action: Walk) -> None:
    attack = state.stack[-1]
    assert isinstance(attack, Attack)
    _, space, target, color = action
    pool = list(attack.pool)
    pool.remove(color)
    new = (target,) if target >= 0 else _news(tables, state, attack, space)
    state.stack[-1] = attack._replace(
        space=space,
        target=target,
        phase="declared" if new else "walk",
        pool=tuple(pool),
        rolled=(),
        rerolled=attack.rerolled if tables.parameters.blow_through_once else 0,
        dodged=0,
        bullets=0,
        aimed=attack.aimed if tables.parameters.blow_through_once else 0,
        done=(*attack.done, *new),
        walked=attack.walked + 1,
    )
    state.tell(attack_events.Attack("attack", attack.attacker, attack.arms, space, target, 0))


def _stop(tables: CompiledScenario, state: State, action: Plain) -> None:
    attack_terms.finish(tables, state)


def _walk_phrase(n: Names, tables: CompiledScenario, state: State, space: SpaceNumber, target: int, die: int) -> str:
    return tr(
        "walk the attack on to {target_text} without a {dice} die",
        target_text=n.target(space, target),
        dice=tr(DICE[die]),
    )


ACTIONS = (action_kind("walk", _walk, _walk_phrase), action_kind("stop", _stop))
