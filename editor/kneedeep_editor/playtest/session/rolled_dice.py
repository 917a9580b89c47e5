"""The dice that were thrown last, and what came of them."""

from collections.abc import Iterable
from itertools import dropwhile, islice, takewhile
from typing import NamedTuple

from kneedeep.play.session import PlaySession

_STEPS_BACK = 8
_LINES = 4
_BEGINS = ("'s turn", "is activated")
_ELSE = (" takes the action ", " moves to ")
"""What the story says where something else begins."""
_ELSEWHERE = ("Rolled", "== ", "“", "The invader plays ")
"""How lines begin that are shown elsewhere: the dice, the turn, texts, cards."""


class RolledDice(NamedTuple):
    """Dice as (color, face), and what they did, in words."""

    dice: tuple[tuple[int, int], ...] = ()
    told: str = ""


def rolled_dice_at(session: PlaySession) -> RolledDice:
    """Return the newest dice of the turn that is under way at the moment looked at; none when none were thrown."""
    dice: tuple[tuple[int, int], ...] = ()
    first = session.at
    for number in range(session.at, max(-1, session.at - _STEPS_BACK), -1):
        for event in reversed(session.history.events[number]):
            if event[0] == "turn" and number < session.at:
                return RolledDice()
            if event[0] in ("dice", "reroll"):
                dice, first = event[1], number
                break
        if dice:
            break
    if not dice:
        return RolledDice()
    began = _attack_before(session, first)
    return RolledDice(
        dice, roll_outcome([line for number, line in session.told if began <= number <= session.at])
    )


def _attack_before(session: PlaySession, dice: int) -> int:
    """The number of the action that declared the attack with these dice: cards may be played in between."""
    for number in range(dice, max(-1, dice - _STEPS_BACK), -1):
        names = {event[0] for event in session.history.events[number]}
        if "attack" in names:
            return number
        if "turn" in names:
            break
    return dice


def roll_outcome(lines: Iterable[str]) -> str:
    """Return in one line what the story says of the dice: from the attack to the next turn, action, activation or move."""
    text = takewhile(_is_of_dice, dropwhile(lambda line: not _is_of_dice(line), lines))
    return " · ".join(islice((line for line in text if not line.startswith(_ELSEWHERE)), _LINES))


def _is_of_dice(line: str) -> bool:
    return not line.endswith(_BEGINS) and not any(part in line for part in _ELSE)
