"""What is to be played: a scenario, numbers of marines, bots, how many games, and the seed that all seeds come from."""

from __future__ import annotations

import pickle
from typing import NamedTuple

from kneedeep.catalog.overrides import Numbers
from kneedeep.rules.rng import MASK, mixed
from kneedeep.scenario.model import Scenario

BATCH = 10
"""Whether enough games are in for the margin that was asked for is decided after every so many games."""
MOST_ROUNDS = 200
MOST_DECISIONS = 200_000
"""Games are broken off at these limits; the second only stops a round that would never end."""
GAME, MARINES_BOT, INVADERS_BOT = range(3)
_SEED_BITS = 11
"""Bits dropped of a seed, so that any reader of JSON can hold it."""


class Plan(NamedTuple):
    """The games to be played; light to send: the scenario is packed.

    `games` for each number of marines, at most: with a `margin` (0.05 for ±5 %) they stop when the interval of the
    marines' share of wins is as narrow as that.
    """

    packed: bytes
    marines: tuple[int, ...]
    bots: tuple[str, str]
    games: int
    seed: int
    rounds: int = MOST_ROUNDS
    margin: float | None = None


def packed(scenario: Scenario, numbers: Numbers = ()) -> bytes:
    """Return a scenario, and the numbers of a user's data file that it is played with, as bytes that workers unpack."""
    return pickle.dumps((scenario, numbers), protocol=pickle.HIGHEST_PROTOCOL)


def unpacked(content: bytes) -> tuple[Scenario, Numbers]:
    """Return what `packed` was given."""
    scenario, numbers = pickle.loads(content)
    return scenario, numbers


def seed_of(seed: int, players: int, number: int, use: int = GAME) -> int:
    """Return the seed of a game, or of one of its bots: it hangs on these four numbers alone."""
    found = mixed(seed & MASK)
    for part in (players, number, use):
        found = mixed(found + (part + 1) * 0x9E3779B97F4A7C15 & MASK)
    return found >> _SEED_BITS
