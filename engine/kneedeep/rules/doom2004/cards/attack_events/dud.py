"""Dud: after a marine's attack that showed no bullet, a token of the weapon's kind is discarded.

Rule: official questions and answers, errata (the card of the expansion replaces the first one).
"""

from kneedeep.rules.doom2004.cards.event_card import EventCard, always
from kneedeep.rules.doom2004.combat import attack
from kneedeep.rules.doom2004.parts import CompiledScenario, State


def _play(tables: CompiledScenario, state: State, aim: int, figure: int, other: int) -> None:
    attack.spend(tables, state, figure, other)


CARD = EventCard("dud", ("marine-ammo",), always, _play)
