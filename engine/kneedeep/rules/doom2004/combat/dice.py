"""The attack dice: rolling, rolling again, their sum.

Rule: 2004 rulebook, components (dice), p. 8 (steps 3 and 4), p. 11 (re-rolls).
"""

from typing import NamedTuple

from kneedeep.rules.doom2004.parts import CompiledScenario, State
from kneedeep.rules.doom2004.stages import Rolled
from kneedeep.rules.rng import Stream, below

FACES = 6


class Shown(NamedTuple):
    """The sum of some dice: range, damage, bullets, whether any shows the miss."""

    range: int
    damage: int
    bullets: int
    miss: bool


def roll(state: State, stream: Stream, pool: tuple[int, ...]) -> Rolled:
    """Roll dice of these colors."""
    return tuple((color, below(state, stream, FACES)) for color in pool)


def roll_again(state: State, stream: Stream, rolled: Rolled, chosen: int) -> Rolled:
    """Roll the dice whose places are in the bit set `chosen` again. The rest stay."""
    return tuple(
        (color, below(state, stream, FACES)) if chosen >> place & 1 else (color, face)
        for place, (color, face) in enumerate(rolled)
    )


def shown(tables: CompiledScenario, rolled: Rolled) -> Shown:
    """The sum of the rolled dice."""
    reach = damage = bullets = 0
    miss = False
    for color, face in rolled:
        far, hurt, bullet, fails = tables.dice[color][face]
        reach += far
        damage += hurt
        bullets += bullet
        miss = miss or fails
    return Shown(reach, damage, bullets, miss)
