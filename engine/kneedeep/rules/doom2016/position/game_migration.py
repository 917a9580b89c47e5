"""A game of 2016 that goes on on a changed map: played again there, as far as its steps fit."""

from __future__ import annotations

from kneedeep.rules.doom2016.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2016.game import Doom2016Game
from kneedeep.rules.history import History, MigratedGame
from kneedeep.rules.played_again import Numbers, matched_numbers, played_again
from kneedeep.rules.position import PositionError


def migrate_game(history: History, game: Doom2016Game) -> MigratedGame:
    """The same game on another map, as far as its steps fit there. A sentence says where they end.

    Raises UnplayableError if the map is not for this number of marines, PositionError if the start does not
    fit.
    """
    old = history.game
    if not isinstance(old, Doom2016Game):
        raise PositionError(f"The game was played by the rules of {old.ruleset.name}.")
    players = history.players
    again, why = played_again(history, game, _numbers(old.tables(players), game.tables(players)))
    return MigratedGame(again, whole=not why, notice=why or "The game continues on the changed map.")


def _numbers(old: CompiledScenario, new: CompiledScenario) -> Numbers:
    """The new numbers of one game's tokens and doors in another, by their elements of the scenario."""
    return {
        "token": matched_numbers(
            [token.element.serial for token in old.tokens], [token.element.serial for token in new.tokens]
        ),
        "door": matched_numbers(
            [door.element.serial for door in old.doors], [door.element.serial for door in new.doors]
        ),
        "kind": matched_numbers([kind.id for kind in old.kinds], [kind.id for kind in new.kinds]),
    }
