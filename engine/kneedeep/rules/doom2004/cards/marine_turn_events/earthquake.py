"""Earthquake: a marine is moved to a free space beside it, as by a step. A guess, as its data file says."""

from collections.abc import Sequence

from kneedeep.rules.doom2004.board.figures import everybody
from kneedeep.rules.doom2004.cards.event_card import EventCard
from kneedeep.rules.doom2004.kit import order_tokens
from kneedeep.rules.doom2004.movement import figure_steps
from kneedeep.rules.doom2004.parts import AIM, OFF, CompiledScenario, FigureNumber, SpaceNumber, State, each_number


def _aims(tables: CompiledScenario, state: State, figure: int, other: int) -> Sequence[int]:
    if state.at[figure] == OFF:
        return ()
    return list(
        each_number(state.ground.beside[state.at[figure]] & state.revealed & ~everybody(state) & ~state.blocked)
    )


def _play(tables: CompiledScenario, state: State, aim: int, figure: int, other: int) -> None:
    if state.at[figure] == OFF:
        return
    if state.order[figure] == AIM:
        order_tokens.remove(tables, state, figure)
    figure_steps.marine_moves(tables, state, FigureNumber(figure), SpaceNumber(aim), "step")


CARD = EventCard("earthquake", ("marine-turn",), _aims, _play, "space")
