"""The attack dice: rolling, rolling again, their hits. Rule: 2016 rulebook p. 7 (dice); RUL16-107."""

from kneedeep.rules.doom2016.parts import CompiledScenario, State
from kneedeep.rules.rng import Stream, below

FACES = 6
Rolled = tuple[tuple[int, int], ...]
"""The dice on the table: color and face of each."""


def roll(state: State, stream: Stream, pool: tuple[int, ...]) -> Rolled:
    """Roll dice of these colors."""
    return tuple([(color, below(state, stream, FACES)) for color in pool])


def roll_again(state: State, stream: Stream, rolled: Rolled, chosen: int) -> Rolled:
    """Roll those dice again whose places are in the bit set `chosen`; the others stay."""
    return tuple(
        (color, below(state, stream, FACES)) if chosen >> place & 1 else (color, face)
        for place, (color, face) in enumerate(rolled)
    )


def hits(tables: CompiledScenario, rolled: Rolled) -> int:
    """The hits that dice show together."""
    faces = tables.cards.faces
    return sum(faces[color][face] for color, face in rolled)
