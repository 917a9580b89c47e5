"""Dodge: after the dice of a marine's attack on an invader, the invader has any of them rolled again.

Rule: 2004 rulebook p. 11 (re-rolls); RUL-57, RUL-58.
"""

from __future__ import annotations

from collections.abc import Sequence

from kneedeep.rules.doom2004.cards.event_card import NOTHING, EventCard
from kneedeep.rules.doom2004.combat import attack_effect, attack_terms
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.stages import Attack
from kneedeep.rules.doom2004.state import State


def _aims(t: CompiledScenario, s: State, figure: int, other: int) -> Sequence[int]:
    under_way = _attack(s)
    if under_way is None or under_way.dodged or under_way.rerolled:
        return ()
    affected = attack_effect.affected(t, s, under_way, attack_terms.arms_of(t, s, under_way))
    return (NOTHING,) if any(one in s.crowd for one in affected) else ()


def _attack(s: State) -> Attack | None:
    """The attack whose dice lie on the table."""
    for stage in reversed(s.stack):
        if isinstance(stage, Attack):
            return stage
    return None


def _play(t: CompiledScenario, s: State, aim: int, figure: int, other: int) -> None:
    for place in range(len(s.stack) - 1, -1, -1):
        stage = s.stack[place]
        if isinstance(stage, Attack):
            s.stack[place] = stage._replace(dodged=1)
            return


CARD = EventCard("dodge", ("marine-dice",), _aims, _play)
