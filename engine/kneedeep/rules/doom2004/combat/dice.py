"""The sum of attack dice. Rule: 2004 rulebook, components (dice), p. 8 (steps 3 and 4), p. 11 (re-rolls)."""

from typing import NamedTuple

from kneedeep.rules.doom2004.parts import CompiledScenario
from kneedeep.rules.rng import Rolled


class Shown(NamedTuple):
    """The sum of some dice: range, damage, bullets, and whether any die shows a miss."""

    range: int
    damage: int
    bullets: int
    miss: bool


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
