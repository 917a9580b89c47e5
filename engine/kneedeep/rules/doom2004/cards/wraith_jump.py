"""Wraith Jump: an invader comes to a hidden space near it before it is activated. A guess, as its data file tells."""

from __future__ import annotations

from collections.abc import Sequence

from kneedeep.geometry.bits import each_number
from kneedeep.rules.doom2004.board import exploration
from kneedeep.rules.doom2004.board.figures import everybody, relocate
from kneedeep.rules.doom2004.cards.event_card import EventCard
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.invader import spawns
from kneedeep.rules.doom2004.state import OFF, State

SPACES = 4


def _aims(t: CompiledScenario, s: State, figure: int, other: int) -> Sequence[int]:
    if s.at[figure] == OFF or s.shape[figure]:
        return ()
    near = s.ground.ball(s.at[figure], SPACES, s.revealed)
    return list(each_number(near & spawns.unseen(t, s) & ~everybody(s) & ~s.blocked))


def _play(t: CompiledScenario, s: State, aim: int, figure: int, other: int) -> None:
    if s.at[figure] == OFF:
        return
    relocate(t, s, figure, aim, 0, 1 << aim)
    if s.events is not None:
        s.events.append(("teleport", figure, aim))
    exploration.look_after_move(t, s, figure)


CARD = EventCard("wraith-jump", ("activation",), _aims, _play, "space")
