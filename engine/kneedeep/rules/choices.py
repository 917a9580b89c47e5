"""The answers to a decision as numbered choices in groups, each with the spaces that point at it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kneedeep.geometry.bits import numbers_of
from kneedeep.geometry.space import Space
from kneedeep.rules.action import Action
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.cards import EVENT_CARDS
from kneedeep.rules.doom2004.state import OFF, State
from kneedeep.rules.game import Game

_GROUPS = (
    ("Move to", ("step", "hop", "respawn", "hide")),
    ("Place", ("set", "lay")),
    ("Knock", ("knock",)),
    ("Activate", ("activate", "wake")),
    ("Attack", ("attack", "guard", "strike", "shoot", "bite", "walk")),
    ("Roll again", ("reroll",)),
    ("Cards", ("event", "spawn", "discard", "cancel")),
)
OTHERS = ""
"""The title of the group for whatever is in no other."""
EMPTY = "Attack an empty space"
"""The title of the group of attacks on spaces where nobody and nothing is: the last one."""
_AIMED = ("attack", "guard", "strike", "shoot")


class Choice(NamedTuple):
    """A numbered answer: its action, its words, its group, and the spaces that point at it."""

    number: int
    action: Action
    words: str
    group: str
    spaces: tuple[Space, ...]


def choices_of(game: Game, state: State, actions: Sequence[Action]) -> list[Choice]:
    """Return the legal actions as choices, numbered from 1 in the order of their groups."""
    titles = {kind: title for title, kinds in _GROUPS for kind in kinds}
    order = [*(title for title, _ in _GROUPS), OTHERS, EMPTY]
    things = tokens_on_board.destructible(game.tables(state.players), state)

    def group(action: Action) -> str:
        if action[0] in _AIMED:
            space, target = action[2:4] if action[0] in ("attack", "guard") else action[1:3]
            if target < 0 and not things >> space & 1:
                return EMPTY
        return titles.get(action[0], OTHERS)

    grouped = sorted(actions, key=lambda action: order.index(group(action)))
    return [
        Choice(
            number,
            action,
            game.describe(state, action),
            group(action),
            _spaces_of(game, state, action),
        )
        for number, action in enumerate(grouped, 1)
    ]


def _spaces_of(game: Game, state: State, action: Action) -> tuple[Space, ...]:
    """The spaces an action names, else those of the figure or marine it names, else that of a card's token."""
    spaces = game.board.spaces
    fields = game.kinds[action[0]].fields
    named = [(field.kind, number) for field, number in zip(fields, action[1:], strict=False) if number >= 0]
    found = [spaces[number] for kind, number in named if kind == "space"]
    if not found:
        bodies = [
            state.body[figure]
            for kind, figure in named
            if kind in ("figure", "seat") and state.at[figure] != OFF
        ]
        found = [spaces[number] for body in bodies for number in numbers_of(body)]
    token = _token_of(game, state, action)
    if not found and token >= 0:
        found = [spaces[tokens_on_board.space_of(game.tables(state.players), state, token)]]
    return tuple(found)


def _token_of(game: Game, state: State, action: Action) -> int:
    """The token on the board that a card is about, -1 for none."""
    if action[0] == "exchange":
        return int(action[1])
    if action[0] == "event" and EVENT_CARDS[game.tables(state.players).cards[action[1]].id].aimed == "token":
        return int(action[2])
    return -1
