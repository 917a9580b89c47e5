"""Dodge: after the dice of a marine's attack on an invader, the invader has any of them rolled again.

Rule: 2004 rulebook p. 11 (re-rolls); RUL-57, RUL-58.
"""

from collections.abc import Sequence

from kneedeep.rules.doom2004.cards.event_card import NOTHING, EventCard
from kneedeep.rules.doom2004.combat import attack_effect, attack_terms
from kneedeep.rules.doom2004.parts import Attack, CompiledScenario, State


def _aims(tables: CompiledScenario, state: State, figure: int, other: int) -> Sequence[int]:
    under_way = _attack(state)
    if under_way is None or under_way.dodged or under_way.rerolled:
        return ()
    affected = attack_effect.affected(tables, state, under_way, attack_terms.arms_of(tables, state, under_way))
    return (NOTHING,) if any(one in state.crowd for one in affected) else ()


def _attack(state: State) -> Attack | None:
    """The attack whose dice lie on the table."""
    for stage in reversed(state.stack):
        if isinstance(stage, Attack):
            return stage
    return None


def _play(tables: CompiledScenario, state: State, aim: int, figure: int, other: int) -> None:
    for place in range(len(state.stack) - 1, -1, -1):
        stage = state.stack[place]
        if isinstance(stage, Attack):
            state.stack[place] = stage._replace(dodged=1)
            return


CARD = EventCard("dodge", ("marine-dice",), _aims, _play)
