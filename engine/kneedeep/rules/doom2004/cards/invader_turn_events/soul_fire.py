"""Soul Fire: a marine in sight of an invader suffers a wound. A guess, as its data file says."""

from collections.abc import Sequence

from kneedeep.rules.doom2004.cards.event_card import EventCard
from kneedeep.rules.doom2004.combat import targeting
from kneedeep.rules.doom2004.harm import wounds
from kneedeep.rules.doom2004.parts import OFF, CompiledScenario, State

WOUNDS = 1


def _aims(tables: CompiledScenario, state: State, figure: int, other: int) -> Sequence[int]:
    return [
        seat
        for seat in range(state.players)
        if state.at[seat] != OFF and any(targeting.sees_figure(tables, state, invader, seat) for invader in state.crowd)
    ]


def _play(tables: CompiledScenario, state: State, aim: int, figure: int, other: int) -> None:
    wounds.wound(tables, state, aim, WOUNDS, "soul fire")


CARD = EventCard("soul-fire", ("invader-start",), _aims, _play, "figure")
