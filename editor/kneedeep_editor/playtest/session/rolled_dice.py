"""The last roll of dice, and its result."""

from typing import NamedTuple

from kneedeep.games.play.session import PlaySession
from kneedeep_editor.playtest.text.answer_texts import dice_result_text

_STEPS_BACK = 8


class RolledDice(NamedTuple):
    """Dice as (color, face), and their effects in words."""

    dice: tuple[tuple[int, int], ...] = ()
    outcome: str = ""


def rolled_dice_at(session: PlaySession) -> RolledDice:
    """The newest dice of the current turn at the viewed moment. Empty if there were none."""
    dice: tuple[tuple[int, int], ...] = ()
    first = session.at
    assistant = session.game.assistant
    for number in range(session.at, max(-1, session.at - _STEPS_BACK), -1):
        for event in reversed(session.history.events[number]):
            role = assistant.event_role(event)
            # The last roll stays visible after a turn that ended automatically.
            if role == "turn" and (number < session.at or number - 1 in session.asked):
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


def shown_dice(session: PlaySession, lying: tuple[tuple[int, int], ...], *, rolling: bool) -> RolledDice:
    """The dice to show: those on the table with their result, else the newest ones. `rolling`: for choosing."""
    assistant, state = session.game.assistant, session.state
    if rolling and lying:
        return RolledDice(lying)
    thrown = rolled_dice_at(session)
    if lying and assistant.is_interruption(state):
        outcome = assistant.outcome_again(state, 0)
        text = dice_result_text(outcome, session.game, state) if outcome is not None else ""
        return RolledDice(lying, " · ".join(filter(None, (thrown.outcome, text))))
    return thrown


def _attack_before(session: PlaySession, dice: int) -> int:
    """The number of the action that declared these dice's attack, which other actions may have followed."""
    for number in range(dice, max(-1, dice - _STEPS_BACK), -1):
        roles = set(map(session.game.assistant.event_role, session.history.events[number]))
        if "attack" in roles:
            return number
        if "turn" in roles:
            break
    return dice
