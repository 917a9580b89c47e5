"""Sealed In: no marine can open a certain shut door until the end of the next round. A guess, as its data file says."""

from collections.abc import Sequence

from kneedeep.rules.doom2004.cards.event_card import EventCard
from kneedeep.rules.doom2004.events import board_events
from kneedeep.rules.doom2004.movement import doors
from kneedeep.rules.doom2004.parts import CompiledScenario, State


def _aims(tables: CompiledScenario, state: State, figure: int, other: int) -> Sequence[int]:
    return [
        number
        for number, door in enumerate(tables.doors)
        if door.kind != doors.PASSAGE and not state.doors >> number & 1 and door.touching & state.revealed
    ]


def _play(tables: CompiledScenario, state: State, aim: int, figure: int, other: int) -> None:
    state.sealed = (*state.sealed, (aim, state.round + 1))
    if state.events is not None:
        state.events.append(board_events.Seal("seal", aim, state.round + 1))


CARD = EventCard("sealed-in", ("invader-start",), _aims, _play, "door")
