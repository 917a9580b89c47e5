"""Smash: a door is destroyed, a security door too, but no airlock.

Rule: 2004 rulebook p. 9 (doors); B-34. No source says when it is played; at the start of the invader's turn is a ruling
of this project.
"""

from collections.abc import Sequence

from kneedeep.rules.doom2004.cards.event_card import EventCard
from kneedeep.rules.doom2004.movement import doors
from kneedeep.rules.doom2004.parts import CompiledScenario, State


def _aims(tables: CompiledScenario, state: State, figure: int, other: int) -> Sequence[int]:
    return [
        number
        for number, door in enumerate(tables.doors)
        if door.kind not in (doors.AIRLOCK, doors.PASSAGE)
        and not state.smashed >> number & 1
        and door.touching & state.revealed
    ]


def _play(tables: CompiledScenario, state: State, aim: int, figure: int, other: int) -> None:
    doors.smash(tables, state, aim)


CARD = EventCard("smash", ("invader-start",), _aims, _play, "door")
