"""The generator inside the state: one 64-bit number (splitmix64), the same on every machine."""

from typing import Protocol, TypeVar

Number = TypeVar("Number", bound=int)

MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15


class Seeded(Protocol):
    """A state with a generator."""

    rng: int


def mixed(number: int) -> int:
    """64 well-mixed bits of a 64-bit number."""
    number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9 & MASK
    number = (number ^ number >> 27) * 0x94D049BB133111EB & MASK
    return number ^ number >> 31


def below(state: Seeded, bound: int) -> int:
    """Draw a whole number from 0 to `bound` - 1 and move the state's generator on."""
    number = state.rng = state.rng + _GAMMA & MASK
    return (mixed(number) >> 16) * bound >> 48


def shuffled(state: Seeded, things: tuple[Number, ...]) -> tuple[Number, ...]:
    """The things in a random order."""
    order = list(things)
    number = state.rng
    for last in range(len(order) - 1, 0, -1):
        number = number + _GAMMA & MASK
        other = (mixed(number) >> 16) * (last + 1) >> 48
        order[last], order[other] = order[other], order[last]
    state.rng = number
    return tuple(order)
