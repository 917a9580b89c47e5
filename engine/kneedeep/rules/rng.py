"""The random generators in a state (splitmix64), the same on every machine.

Each kind of random decision has its own stream. So two games with one seed draw the same cards even if their rolls
differ.
"""

from enum import IntEnum
from typing import Protocol, TypeVar

Number = TypeVar("Number", bound=int)
Streams = tuple[int, ...]
"""The 64-bit number of each stream."""
Rolled = tuple[tuple[int, int], ...]
"""Dice on the table: color and face of each."""
FACES = 6
"""The faces of a die in every edition."""

MASK = (1 << 64) - 1
GAMMA = 0x9E3779B97F4A7C15


class Stream(IntEnum):
    """The random decisions: set-up, cards of the invader, decks of marines, order of turns, dice of each side."""

    SETUP = 0
    EVENTS = 1
    DECKS = 2
    TURNS = 3
    MARINE_DICE = 4
    INVADER_DICE = 5


class Seeded(Protocol):
    """A state with generators."""

    rng: Streams


def mixed(number: int) -> int:
    """64 well-mixed bits of a 64-bit number."""
    number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9 & MASK
    number = (number ^ number >> 27) * 0x94D049BB133111EB & MASK
    return number ^ number >> 31


def dice(by_marine: bool) -> Stream:
    """The stream of the dice of a side."""
    return Stream.MARINE_DICE if by_marine else Stream.INVADER_DICE


def streams(seed: int) -> Streams:
    """The streams of a game with this seed."""
    return tuple(mixed(mixed(seed & MASK) + stream & MASK) for stream in Stream)


def below(state: Seeded, stream: Stream, bound: int) -> int:
    """Draw a whole number from 0 to `bound` - 1 and advance the stream."""
    number = state.rng[stream] + GAMMA & MASK
    state.rng = (*state.rng[:stream], number, *state.rng[stream + 1 :])
    return (mixed(number) >> 16) * bound >> 48


def shuffled(state: Seeded, stream: Stream, things: tuple[Number, ...]) -> tuple[Number, ...]:
    """The things in a random order."""
    order = list(things)
    number = state.rng[stream]
    for last in range(len(order) - 1, 0, -1):
        number = number + GAMMA & MASK
        other = (mixed(number) >> 16) * (last + 1) >> 48
        order[last], order[other] = order[other], order[last]
    state.rng = (*state.rng[:stream], number, *state.rng[stream + 1 :])
    return tuple(order)


def roll(state: Seeded, stream: Stream, pool: tuple[int, ...]) -> Rolled:
    """Roll dice of these colors."""
    return tuple([(color, below(state, stream, FACES)) for color in pool])


def roll_again(state: Seeded, stream: Stream, rolled: Rolled, chosen: int) -> Rolled:
    """Re-roll the dice at the indices in the bit set `chosen`."""
    return tuple(
        (color, below(state, stream, FACES)) if chosen >> place & 1 else (color, face)
        for place, (color, face) in enumerate(rolled)
    )
