"""Dark Energies: immediately before a marine attacks an invader 1 wound is removed from any invader.

A sentry bot is no marine. Rule: 2004 rulebook p. 11, example.
"""

from collections.abc import Sequence

from kneedeep.rules.doom2004.cards.event_card import EventCard
from kneedeep.rules.doom2004.harm import wounds
from kneedeep.rules.doom2004.parts import CompiledScenario, State


def _aims(tables: CompiledScenario, state: State, figure: int, other: int) -> Sequence[int]:
    if figure >= state.players or other not in state.crowd:
        return ()
    return [one for one in state.crowd if state.left[one] < wounds.full_wounds(tables, state, one)]


def _play(tables: CompiledScenario, state: State, aim: int, figure: int, other: int) -> None:
    wounds.heal(tables, state, aim, 1)


CARD = EventCard("dark-energies", ("marine-attack",), _aims, _play, "figure")
