"""The odds of dice: every throw with its number of ways.

Rule: 2004 rulebook, components (dice), p. 8 (steps 3 and 4), p. 11 (re-rolls). All odds are whole numbers, so choices
between throws are the same on every machine.
"""

from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations_with_replacement, product
from math import factorial, prod
from typing import NamedTuple

from kneedeep.rules.rng import FACES

Face = tuple[int, int, bool, bool]
Die = tuple[Face, ...]
Throw = tuple[int, int, bool]
"""The sum of some dice: range, damage, and whether any die shows a miss."""
Ways = Mapping[Throw, int]
"""The number of ways of each throw. The total is `faces ** dice`, squared for re-rolls."""
NO_DICE: Throw = (0, 0, False)


class _Fall(NamedTuple):
    """A result of dice: (index of the color, face) for each die. `ways`: the number of rolls with this result."""

    dice: tuple[tuple[int, Throw], ...]
    ways: int


@lru_cache(maxsize=4096)
def throws(dice: tuple[Die, ...]) -> Ways:
    """The throws of these dice, rolled once. A die is the tuple of its faces."""
    found: dict[Throw, int] = {NO_DICE: 1}
    for die in dice:
        grown: dict[Throw, int] = {}
        for (far, hurt, miss), ways in found.items():
            for (more, harder, fails), count in _faces(die).items():
                throw = far + more, hurt + harder, miss or fails
                grown[throw] = grown.get(throw, 0) + ways * count
        found = grown
    return found


def rerolled(dice: tuple[Die, ...], worth: Mapping[Throw, int], *, highest: bool) -> Ways:
    """The throws of these dice if a player may re-roll any of them once and chooses best.

    `worth`: the value of every throw for the attacker. The player's choice has the highest average (`highest`), or else
    the lowest. Among equal choices the one with the fewest dice is taken.
    """
    side = FACES ** len(dice)
    sign = 1 if highest else -1
    known: dict[tuple[tuple[Die, ...], Throw], int] = {}
    kept: dict[tuple[tuple[Die, ...], Throw], int] = {}

    def average(again: tuple[Die, ...], held: Throw) -> int:
        key = again, held
        if (value := known.get(key)) is None:
            ways = throws(again)
            total = sum(worth[add(held, throw)] * count for throw, count in ways.items())
            value = known[key] = total * (side // FACES ** len(again)) * sign
        return value

    for fall in _falls(dice):
        best: tuple[tuple[Die, ...], Throw] | None = None
        most = 0
        for again, held in _choices(dice, fall.dice):
            value = average(again, held)
            if best is None or value > most:
                best, most = (again, held), value
        assert best is not None
        kept[best] = kept.get(best, 0) + fall.ways
    found: dict[Throw, int] = {}
    for (again, held), ways in kept.items():
        for throw, count in throws(again).items():
            shown = add(held, throw)
            found[shown] = found.get(shown, 0) + ways * count * (side // FACES ** len(again))
    return found


def add(one: Throw, other: Throw) -> Throw:
    """The sum of two groups of dice."""
    return one[0] + other[0], one[1] + other[1], one[2] or other[2]


@lru_cache(maxsize=64)
def _faces(die: Die) -> Ways:
    found: dict[Throw, int] = {}
    for far, hurt, _bullet, miss in die:
        found[far, hurt, miss] = found.get((far, hurt, miss), 0) + 1
    return found


@lru_cache(maxsize=256)
def _falls(dice: tuple[Die, ...]) -> tuple[_Fall, ...]:
    """All results of dice. The order of identical dice is ignored."""
    groups = []
    for die in dict.fromkeys(dice):
        places = [place for place, other in enumerate(dice) if other == die]
        faces = _faces(die)
        group = []
        for shown in combinations_with_replacement(faces, len(places)):
            orders = factorial(len(places)) // prod(factorial(shown.count(face)) for face in set(shown))
            ways = orders * prod(faces[face] for face in shown)
            group.append(_Fall(tuple(zip(places, shown, strict=True)), ways))
        groups.append(group)
    return tuple(
        _Fall(tuple(pair for fall in falls for pair in fall.dice), prod(fall.ways for fall in falls))
        for falls in product(*groups)
    )


@lru_cache(maxsize=16384)
def _choices(dice: tuple[Die, ...], fall: tuple[tuple[int, Throw], ...]) -> tuple[tuple[tuple[Die, ...], Throw], ...]:
    """The choices of dice to re-roll, each once, with the sum of the kept dice. Fewest dice first."""
    found: dict[tuple[tuple[Die, ...], Throw], None] = {}
    for chosen in sorted(range(1 << len(fall)), key=int.bit_count):
        again = []
        held = NO_DICE
        for number, (place, throw) in enumerate(fall):
            if chosen >> number & 1:
                again.append(place)
            else:
                held = add(held, throw)
        found[tuple(dice[place] for place in sorted(again)), held] = None
    return tuple(found)
