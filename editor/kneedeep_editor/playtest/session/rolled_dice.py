"""The dice that were thrown last, and what came of them."""

from collections.abc import Iterable
from itertools import dropwhile, islice, takewhile
from typing import NamedTuple

from kneedeep_editor.playtest.session.play_session import Sitting

_STEPS_BACK = 8
_LINES = 4
_BEGINS = ("'s turn", "is activated")
_ACTION = "takes the action"
"""What the story says where something else begins."""
_ELSEWHERE = ("Rolled", "== ", "“", "The invader plays ")
"""How lines begin that are shown elsewhere: the dice, the turn, texts, cards."""


class Thrown(NamedTuple):
    """Dice as (color, face), and what they did, in words."""

    dice: tuple[tuple[int, int], ...] = ()
    told: str = ""


def thrown_at(sitting: Sitting) -> Thrown:
    """Return the newest dice of the turn that is under way at the moment looked at; none when none were thrown."""
    dice: tuple[tuple[int, int], ...] = ()
    first = sitting.at
    for number in range(sitting.at, max(-1, sitting.at - _STEPS_BACK), -1):
        for event in reversed(sitting.history.events[number]):
            if event[0] == "turn" and number < sitting.at:
                return Thrown()
            if event[0] in ("dice", "reroll"):
                dice, first = event[1], number
                break
        if dice:
            break
    if not dice:
        return Thrown()
    began = _attack_before(sitting, first)
    return Thrown(dice, outcome([line for number, line in sitting.told if began <= number <= sitting.at]))


def _attack_before(sitting: Sitting, dice: int) -> int:
    """The number of the action that declared the attack with these dice: cards may be played in between."""
    for number in range(dice, max(-1, dice - _STEPS_BACK), -1):
        names = {event[0] for event in sitting.history.events[number]}
        if "attack" in names:
            return number
        if "turn" in names:
            break
    return dice


def outcome(lines: Iterable[str]) -> str:
    """Return in one line what the story says of the dice: up to the next turn, action or activation."""
    attack = dropwhile(lambda line: line.endswith(_BEGINS), lines)
    told = takewhile(lambda line: not line.endswith(_BEGINS) and _ACTION not in line, attack)
    return " · ".join(islice((line for line in told if not line.startswith(_ELSEWHERE)), _LINES))
