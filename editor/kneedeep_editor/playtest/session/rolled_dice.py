"""The last rolled dice, and their result."""

from typing import NamedTuple

from kneedeep.games.play.session import PlaySession

_STEPS_BACK = 8


class RolledDice(NamedTuple):
    """Dice as (color, face), and their effects, in words."""

    dice: tuple[tuple[int, int], ...] = ()
    outcome: str = ""


def rolled_dice_at(session: PlaySession) -> RolledDice:
    """The newest dice of the current turn at the shown moment. None if no dice were rolled."""
    dice: tuple[tuple[int, int], ...] = ()
    first = session.at
    assistant = session.game.assistant
    for number in range(session.at, max(-1, session.at - _STEPS_BACK), -1):
        for event in reversed(session.history.events[number]):
            role = assistant.event_role(event)
            if role == "turn" and number < session.at:
                return RolledDice()
            if role == "dice":
                (_, dice, *_), first = event, number
                break
        if dice:
            break
    if not dice:
        return RolledDice()
    began = _attack_before(session, first)
    return RolledDice(
        dice, assistant.roll_story([line for number, line in session.story if began <= number <= session.at])
    )


def _attack_before(session: PlaySession, dice: int) -> int:
    """The number of the action that declared the attack with these dice: cards may be played in between."""
    for number in range(dice, max(-1, dice - _STEPS_BACK), -1):
        roles = set(map(session.game.assistant.event_role, session.history.events[number]))
        if "attack" in roles:
            return number
        if "turn" in roles:
            break
    return dice
