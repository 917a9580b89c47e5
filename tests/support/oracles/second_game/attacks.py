"""Whom a figure may attack, and what an attack does, step by step.

Rule: RUL16-86, RUL16-88 to RUL16-101, RUL16-103 to RUL16-117.
"""

from collections.abc import Sequence
from typing import NamedTuple

from tests.support.oracles.second_game.scene import PlainFigure, Scene, are_enemies, spaces_of


class Icons(NamedTuple):
    """What a revealed card defends with, its special defense already looked up on the demon card."""

    shields: int = 0
    dodge: bool = False


def distance(scene: Scene, one: PlainFigure, other: PlainFigure) -> int | None:
    """Return the range between two figures, None when there is no way round the walls. Rule: RUL16-91, RUL16-94."""
    known = [
        scene.map.far(scene.opened, a)[b] for a in one.body for b in other.body if b in scene.map.far(scene.opened, a)
    ]
    return min(known, default=None)


def sees(scene: Scene, one: PlainFigure, other: PlainFigure) -> bool:
    """Return whether a figure sees another from any of its spaces. Rule: RUL16-88, RUL16-94."""
    return any(scene.map.sees(scene.opened, a, b) for a in one.body for b in other.body)


def targets(scene: Scene, attacker: PlainFigure, within: int) -> set[int]:
    """Return the figures that can be declared as defenders. Rule: RUL16-91, RUL16-104."""
    found = set()
    for other in scene.figures:
        if are_enemies(attacker, other):
            far = distance(scene, attacker, other)
            if far is not None and far <= within and sees(scene, attacker, other):
                found.add(other.number)
    return found


def has_cover(scene: Scene, attacker: PlainFigure, defender: PlainFigure) -> bool:
    """Return whether a defender has cover. Rule: RUL16-95 to RUL16-101, RUL16-176."""
    if not scene.advanced:
        return False
    figures = spaces_of(scene.figures)
    return scene.map.covered(scene.opened, attacker.body, defender.body, figures)


def dice_rolled(pool: Sequence[str], *, stunned: bool) -> int:
    """Return how many dice an attacker rolls. Rule: RUL16-108."""
    return max(0, len(pool) - 1) if stunned else len(pool)


def cards_revealed(*, stunned: bool, covered: bool) -> tuple[int, int]:
    """Return the fewest and most cards that a defender reveals while there are cards. Rule: RUL16-109 to RUL16-111."""
    if stunned:
        return 0, 0
    return 1, 2 if covered else 1


def damage_of(
    hits: int,
    revealed: Sequence[Icons] = (),
    *,
    tough: bool = False,
    stunned: bool = False,
    shields: int = 0,
    dodged: bool = False,
    toughness_stunned: bool = True,
) -> int:
    """The damage of an attack with the hits of dice and effects. The last revealed card and shields of effects count.

    Rule: RUL16-110 to RUL16-113, RUL16-116, RUL16-117.
    """
    total = shields
    if revealed and not stunned:
        total += revealed[-1].shields
        dodged = dodged or revealed[-1].dodge
    if tough and (toughness_stunned or not stunned):
        total += 1
    return 0 if dodged else max(0, hits - total)
