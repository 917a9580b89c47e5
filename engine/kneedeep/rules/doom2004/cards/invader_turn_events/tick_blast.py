"""Tick Blast: a small crawling or flying invader bursts and hurts everybody beside it. A guess, as its data file says."""

from collections.abc import Sequence

from kneedeep.rules.doom2004.areas import exploration
from kneedeep.rules.doom2004.cards.event_card import EventCard
from kneedeep.rules.doom2004.harm import wounds
from kneedeep.rules.doom2004.parts import OFF, CompiledScenario, State

BURSTING = ("trite", "cherub")
WOUNDS = 1


def _aims(tables: CompiledScenario, state: State, figure: int, other: int) -> Sequence[int]:
    return [one for one in state.crowd if tables.kinds[state.kind[one]].id in BURSTING]


def _play(tables: CompiledScenario, state: State, aim: int, figure: int, other: int) -> None:
    if state.at[aim] == OFF:
        return
    beside = state.ground.beside[state.at[aim]]
    wounds.kill(tables, state, aim, "tick blast")
    for one in sorted((*state.squad, *state.crowd, *state.others)):
        if state.body[one] & beside:
            wounds.wound(tables, state, one, WOUNDS, "tick blast")
    exploration.look_again(tables, state)


CARD = EventCard("tick-blast", ("invader-start",), _aims, _play, "figure")
