"""A game that goes on on a changed map: played again there while that leads to where it stood, else put where it stood."""

from __future__ import annotations

from collections.abc import Mapping

from kneedeep.model.scenario.names import names_of
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.game import Doom2004Game
from kneedeep.rules.doom2004.position.labels import Labels
from kneedeep.rules.doom2004.position.state_codec import position_of, table_position
from kneedeep.rules.doom2004.state import State
from kneedeep.rules.history import History, MigratedGame, begun_at
from kneedeep.rules.played_again import Numbers, matched_numbers, played_again
from kneedeep.rules.position import Position, PositionError, UndecidedError
from kneedeep.support.english import capitalized, counted

_PUT = (
    "Played again step by step on the changed map it would go otherwise, so everything was put where it stood: "
    "the game goes on from there, with new dice and a newly shuffled deck."
)
_BEFORE = " {left_out} of a decision that was not finished can't be put there and {verb} left out."


def migrate_game(history: History, game: Doom2004Game, seed: int) -> MigratedGame:
    """The same game on another map.

    All its steps are repeated there. If they lead elsewhere, or one is impossible, everything is put at its
    previous place, with new dice (`seed`). In the middle of a decision, at its place before that. If there is
    no room for that, the game goes as far as its steps fit, and the sentence says why. Raises UnplayableError
    if the map can't be played by this number of marines, PositionError if neither fits.
    """
    try:
        old, players = _game_of(history), history.players
        again, why = played_again(history, game, _numbers(old.tables(players), game.tables(players)))
    except PositionError:
        # It began in a position that the changed map has no place for.
        return migrate_position(history, game, seed)
    if not why and _same_table(_game_of(history), history.state, game, again.state):
        return MigratedGame(again, whole=True, notice="The game continues on the changed map.")
    try:
        return migrate_position(history, game, seed)
    except PositionError as error:
        if not why:
            text = "The game was played again on the changed map, where it took another course."
            return MigratedGame(again, whole=True, notice=text)
        return MigratedGame(again, whole=False, notice=f"{capitalized(str(error))} {why}")


def migrate_position(history: History, game: Doom2004Game, seed: int) -> MigratedGame:
    """A game on a changed map that begins at the present state of another game, with new dice.

    In the middle of a decision it begins at the last moment before that. Raises PositionError, with a
    sentence, if the state does not fit the changed map.
    """
    position, left_out = _last_position(history, game)
    text = _PUT
    if left_out:
        verb = "is" if left_out == 1 else "are"
        text += _BEFORE.format(left_out=counted(left_out, "step"), verb=verb)
    return MigratedGame(begun_at(game, history.players, seed, position), whole=False, notice=text)


def _last_position(history: History, on: Doom2004Game) -> tuple[Position, int]:
    """The last position between two decisions, and how many steps were taken since. Raises PositionError without one."""
    done = len(history.actions)
    for left_out in range(done):
        try:
            return position_of(_game_of(history), history.moment(done - left_out), on), left_out
        except UndecidedError:
            continue
    return position_of(_game_of(history), history.moment(0), on), done


def _game_of(history: History) -> Doom2004Game:
    """The game that was played. Raises PositionError for one of another ruleset."""
    game = history.game
    if not isinstance(game, Doom2004Game):
        raise PositionError(f"The game was played by the rules of {game.ruleset.name}.")
    return game


def _numbers(old: CompiledScenario, new: CompiledScenario) -> Numbers:
    """The new numbers of one game's tokens and doors in another, by their elements of the scenario."""
    return {
        "token": matched_numbers(
            [piece.element.serial for piece in old.pieces], [piece.element.serial for piece in new.pieces]
        ),
        "door": matched_numbers(
            [door.element.serial for door in old.doors], [door.element.serial for door in new.doors]
        ),
        "card": matched_numbers([card.id for card in old.cards], [card.id for card in new.cards]),
        "kind": matched_numbers([kind.id for kind in old.kinds], [kind.id for kind in new.kinds]),
    }


def _same_table(old: Doom2004Game, before: State, new: Doom2004Game, after: State) -> bool:
    """Whether two games are in the same state: figures, areas, doors, keys and cards."""
    names = names_of(new.scenario)
    return _table(old, before, names) == _table(new, after, names)


def _table(game: Doom2004Game, state: State, names: Mapping[int, str]) -> tuple[object, ...]:
    tables = game.tables(state.players)
    position = table_position(tables, state, Labels(tables, names))
    stages = [stage.name for stage in state.stack]
    figures, hand = sorted(position.figures or ()), sorted(position.hand or ())
    return position._replace(figures=None, hand=None), figures, hand, state.player, state.winner, stages
