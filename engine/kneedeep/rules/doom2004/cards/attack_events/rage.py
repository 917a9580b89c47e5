"""Rage: an invader's attack does more damage. How much is a guess, as its data file says."""

from kneedeep.rules.doom2004.cards.event_card import EventCard, while_there
from kneedeep.rules.doom2004.parts import Attack, CompiledScenario, State

DAMAGE = 2


def _play(tables: CompiledScenario, state: State, aim: int, figure: int, other: int) -> None:
    for place in range(len(state.stack) - 1, -1, -1):
        stage = state.stack[place]
        if isinstance(stage, Attack):
            state.stack[place] = stage._replace(bonus=stage.bonus + DAMAGE)
            return


CARD = EventCard("rage", ("invader-attack",), while_there, _play)
