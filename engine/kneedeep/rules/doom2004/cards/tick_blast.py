"""Tick Blast: a small crawling or flying invader bursts and hurts everybody beside it. A guess, as its data file tells."""

from __future__ import annotations

from collections.abc import Sequence

from kneedeep.rules.doom2004.board import exploration
from kneedeep.rules.doom2004.cards.event_card import EventCard
from kneedeep.rules.doom2004.combat import wounds
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.state import OFF, State

BURSTING = ("trite", "cherub")
WOUNDS = 1


def _aims(t: CompiledScenario, s: State, figure: int, other: int) -> Sequence[int]:
    return [one for one in s.crowd if t.kinds[s.kind[one]].id in BURSTING]


def _play(t: CompiledScenario, s: State, aim: int, figure: int, other: int) -> None:
    if s.at[aim] == OFF:
        return
    beside = s.ground.beside[s.at[aim]]
    wounds.kill(t, s, aim, "tick blast")
    for one in sorted((*s.squad, *s.crowd, *s.others)):
        if s.body[one] & beside:
            wounds.wound(t, s, one, WOUNDS, "tick blast")
    exploration.look_again(t, s)


CARD = EventCard("tick-blast", ("invader-start",), _aims, _play, "figure")
