"""A game carried over to a changed map: played again there, as far as its actions fit."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import NamedTuple

from kneedeep.rules.action import Action
from kneedeep.rules.counting import counted
from kneedeep.rules.doom2004.tables import Tables
from kneedeep.rules.game import Game
from kneedeep.rules.history import History, begun, begun_at
from kneedeep.rules.state import OFF, State


class Carried(NamedTuple):
    """A game on another map: how far it fits, and a sentence for people."""

    history: History
    whole: bool
    told: str


class _Numbers:
    """What the numbers of one game are in another: tokens and doors by the elements of the scenario that they come from."""

    def __init__(self, old: Tables, new: Tables) -> None:
        self.known = {
            "token": _matched(
                [piece.element.serial for piece in old.pieces], [piece.element.serial for piece in new.pieces]
            ),
            "door": _matched(
                [door.element.serial for door in old.doors], [door.element.serial for door in new.doors]
            ),
            "card": _matched([card.id for card in old.cards], [card.id for card in new.cards]),
            "kind": _matched([kind.id for kind in old.kinds], [kind.id for kind in new.kinds]),
        }


def _matched(old: Sequence[Hashable], new: Sequence[Hashable]) -> dict[int, int]:
    """For each place in one list that of the same thing in the other, the first for the first."""
    places: dict[Hashable, list[int]] = {}
    for place, thing in enumerate(new):
        places.setdefault(thing, []).append(place)
    return {place: places[thing].pop(0) for place, thing in enumerate(old) if places.get(thing)}


def carried(history: History, game: Game) -> Carried:
    """Return the same game on another map, up to the first action that does not fit there.

    It fits as long as the same player has to decide the same thing, and may do there what he did. Raises
    UnplayableError when the map can't be played by so many marines, PositionError when the position that the game began
    in does not fit it.
    """
    old, players = history.game, history.players
    position = history.position
    new = (
        begun(game, players, history.seed)
        if position is None
        else begun_at(game, players, history.seed, position)
    )
    numbers = _Numbers(old.tables(players), game.tables(players))
    before = history.moment(0)
    for number, action in enumerate(history.actions, 1):
        there = _action(old, game, numbers, action)
        same = (before.player, before.stack[-1][0]) == (new.state.player, new.state.stack[-1][0])
        if (
            there is None
            or not same
            or not _same_figures(old, game, before, new.state, action)
            or there not in game.legal_actions(new.state)
        ):
            what = old.describe(before, action)
            left = counted(len(history.actions) - number + 1, "step")
            told = f"The game fits the changed map up to step {number - 1}; “{what}” no longer does. {left} dropped."
            return Carried(new, False, told)
        old.apply(before, action)
        new.do(there)
    return Carried(new, True, "The game goes on on the changed map.")


def _action(old: Game, new: Game, numbers: _Numbers, action: Action) -> Action | None:
    """An action as the other game numbers things, None when it has no such thing."""
    data = old.action_data(action)
    for field in old.kinds[action[0]].fields:
        value = data.get(field.key)
        if isinstance(value, int) and value >= 0 and field.kind in numbers.known:
            found = numbers.known[field.kind].get(value)
            if found is None:
                return None
            data[field.key] = found
    try:
        return new.action_of(data)
    except ValueError:
        return None


def _same_figures(old: Game, new: Game, before: State, after: State, action: Action) -> bool:
    """Whether the figures that an action names are of the same kind in both games."""
    for field, number in zip(old.kinds[action[0]].fields, action[1:], strict=False):
        if field.kind == "figure" and number >= 0:
            if number >= len(after.at) or after.at[number] == OFF:
                return False
            kinds = old.tables(before.players).kinds, new.tables(after.players).kinds
            if kinds[0][before.kind[number]].id != kinds[1][after.kind[number]].id:
                return False
    return True
