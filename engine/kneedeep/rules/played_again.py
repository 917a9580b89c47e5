"""A game replayed on a changed map, step by step: its new numbers, and how far its steps fit."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from kneedeep.rules.action import Action
from kneedeep.rules.game import Game
from kneedeep.rules.history import History, begun, begun_at
from kneedeep.support.english import counted

Numbers = Mapping[str, Mapping[int, int]]
"""By the kind of a field: what the numbers of one game are in another."""


def matched_numbers(old: Sequence[Hashable], new: Sequence[Hashable]) -> dict[int, int]:
    """The index in `new` of the same thing for indexes in `old`. Of several equal things, first matches first."""
    places: dict[Hashable, list[int]] = {}
    for place, thing in enumerate(new):
        places.setdefault(thing, []).append(place)
    return {place: places[thing].pop(0) for place, thing in enumerate(old) if places.get(thing)}


def played_again(history: History, game: Game, numbers: Numbers) -> tuple[History, str]:
    """The same steps on another map up to the first impossible one, and a sentence about that one.

    A step is possible if the same player has to decide the same thing, and may do there the same to figures
    of the same kinds. Raises UnplayableError if the map can't be played by this number of marines,
    PositionError if the game began in a position that does not fit.
    """
    old, players, position = history.game, history.players, history.position
    new = (
        begun(game, players, history.seed)
        if position is None
        else begun_at(game, players, history.seed, position)
    )
    before = history.moment(0)
    for number, action in enumerate(history.actions, 1):
        there = _action(old, game, numbers, action)
        same = (before.player, before.stack[-1].name) == (new.state.player, new.state.stack[-1].name)
        if (
            there is None
            or not same
            or not _same_figures(numbers, old, before, new.state, action)
            or there not in game.legal_actions(new.state)
        ):
            what = old.describe(before, action)
            left = counted(len(history.actions) - number + 1, "step")
            return new, (
                f"The game fits the changed map up to step {number - 1}; “{what}” no longer does. {left} dropped."
            )
        old.apply(before, action)
        new.do(there)
    return new, ""


def _action(old: Game, new: Game, numbers: Numbers, action: Action) -> Action | None:
    """An action with the numbers of the new game, None if it has no such thing."""
    data = old.action_data(action)
    for field, number in old.numbered(action):
        if number >= 0 and field.kind in numbers:
            found = numbers[field.kind].get(number)
            if found is None:
                return None
            data[field.key] = found
    try:
        return new.action_of(data)
    except ValueError:
        return None


def _same_figures(numbers: Numbers, old: Game, before: Any, after: Any, action: Action) -> bool:
    """Whether the figures that an action names are of the same kind in both games."""
    for field, number in old.numbered(action):
        if field.kind == "figure" and number >= 0:
            if number >= len(after.at) or after.at[number] < 0:
                return False
            if numbers["kind"].get(before.kind[number]) != after.kind[number]:
                return False
    return True
