"""Sealed In: no marine can open a certain shut door until the end of the next round. A guess, as its data file tells."""

from __future__ import annotations

from collections.abc import Sequence

from kneedeep.rules.doom2004.board import doors
from kneedeep.rules.doom2004.cards.event_card import EventCard
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.state import State


def _aims(t: CompiledScenario, s: State, figure: int, other: int) -> Sequence[int]:
    return [
        number
        for number, door in enumerate(t.doors)
        if door.kind != doors.PASSAGE and not s.doors >> number & 1 and door.touching & s.revealed
    ]


def _play(t: CompiledScenario, s: State, aim: int, figure: int, other: int) -> None:
    s.sealed = (*s.sealed, (aim, s.round + 1))
    if s.events is not None:
        s.events.append(("seal", aim, s.round + 1))


CARD = EventCard("sealed-in", ("invader-start",), _aims, _play, "door")
