"""Wraith Jump: an invader comes to a hidden space near it before it is activated. A guess, as its data file says."""

from collections.abc import Sequence

from kneedeep.rules import game_events
from kneedeep.rules.doom2004.areas import exploration
from kneedeep.rules.doom2004.board.figures import everybody, relocate
from kneedeep.rules.doom2004.cards.event_card import EventCard
from kneedeep.rules.doom2004.invader import spawns
from kneedeep.rules.doom2004.parts import OFF, CompiledScenario, FigureNumber, SpaceNumber, State, each_number

SPACES = 4


def _aims(tables: CompiledScenario, state: State, figure: int, other: int) -> Sequence[int]:
    if state.at[figure] == OFF or state.shape[figure]:
        return ()
    near = state.ground.ball(state.at[figure], SPACES, state.revealed)
    return list(each_number(near & spawns.unseen(tables, state) & ~everybody(state) & ~state.blocked))


def _play(tables: CompiledScenario, state: State, aim: int, figure: int, other: int) -> None:
    if state.at[figure] == OFF:
        return
    relocate(tables, state, FigureNumber(figure), SpaceNumber(aim), 0, 1 << aim)
    if state.events is not None:
        state.events.append(game_events.Teleport("teleport", figure, aim))
    exploration.look_after_move(tables, state, figure)


CARD = EventCard("wraith-jump", ("activation",), _aims, _play, "space")
