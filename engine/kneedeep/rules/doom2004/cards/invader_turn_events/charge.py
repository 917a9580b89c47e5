"""Charge: an invader has more movement in an activation. How much is a guess, as its data file says."""

from kneedeep.rules.doom2004.cards.event_card import EventCard, while_there
from kneedeep.rules.doom2004.parts import Activation, CompiledScenario, State

POINTS = 2


def _play(tables: CompiledScenario, state: State, aim: int, figure: int, other: int) -> None:
    for place, stage in enumerate(state.stack):
        if isinstance(stage, Activation) and stage.figure == figure:
            state.stack[place] = stage._replace(points=stage.points + POINTS)


CARD = EventCard("charge", ("activation",), while_there, _play)
