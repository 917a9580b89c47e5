"""Dud: after an attack that spent no ammunition, a token of the weapon's kind is discarded.

Source: the corrected card of the expansion.
"""

from __future__ import annotations

from kneedeep.rules.doom2004 import attack
from kneedeep.rules.doom2004.cards.event_card import EventCard, always
from kneedeep.rules.doom2004.tables import Tables
from kneedeep.rules.state import State


def _play(t: Tables, s: State, aim: int, figure: int, other: int) -> None:
    attack.spend(t, s, figure, other)


CARD = EventCard("dud", ("marine-ammo",), always, _play)
