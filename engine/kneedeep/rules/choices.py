"""The answers to a decision as numbered choices in groups, each with the spaces that point at it."""

from collections.abc import Sequence

from kneedeep.rules import Action, Game
from kneedeep.rules.answers import EMPTY, OTHERS, Choice


def choices_of(game: Game, state: object, actions: Sequence[Action]) -> list[Choice]:
    """The legal actions as choices, numbered from 1 in the order of their groups."""
    assistant = game.assistant
    order = {title: place for place, title in enumerate((*assistant.titles, OTHERS, EMPTY))}
    grouped = sorted(((assistant.group_of(state, action), action) for action in actions), key=lambda one: order[one[0]])
    return [
        Choice(
            number,
            action,
            game.describe(state, action),
            group,
            assistant.spaces_of(state, action),
            assistant.role_of(action),
        )
        for number, (group, action) in enumerate(grouped, 1)
    ]
