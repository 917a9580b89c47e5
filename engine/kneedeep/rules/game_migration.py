"""Continues a game on a changed map: by a replay if it leads to the same state, else by its position."""

from collections.abc import Hashable, Mapping, Sequence
from typing import NamedTuple

from kneedeep.model.scenario.names import names_of
from kneedeep.rules import Action, Game, State
from kneedeep.rules.history import History, begun, begun_at
from kneedeep.rules.position import Position, PositionError, UndecidedError
from kneedeep.support import capitalized, grouped, later, later_count, tr, tr_count

Numbers = Mapping[str, Mapping[int, int]]
"""A map from a game's numbers to another game's, by kind of field."""


_PUT = later(
    "On the changed map the same steps would lead to another state. So the game continues from the present state, "
    "with new dice and a newly shuffled deck."
)
_FITS = later_count(
    "The game fits the changed map up to step {number}; “{what}” no longer does. {n} step dropped.",
    "The game fits the changed map up to step {number}; “{what}” no longer does. {n} steps dropped.",
)
_BEFORE = later_count(
    "{n} step of a decision that was not finished can't be put there and is left out.",
    "{n} steps of a decision that was not finished can't be put there and are left out.",
)


class MigratedGame(NamedTuple):
    """A game on another map, and a sentence for people.

    `whole`: all its steps are kept and can be taken back. Otherwise it begins at the present state or lacks steps.
    """

    history: History
    whole: bool
    notice: str


def migrate_game(history: History, game: Game, seed: int) -> MigratedGame:
    """The same game on another map.

    All its steps are replayed there. If they lead to another state or one is impossible, the game begins at its
    position, with new dice (`seed`): during a decision, at the last position before it. If the position does not fit,
    the game ends at its last possible step, and the sentence gives the reason. Raises UnplayableError if the map does
    not support this number of marines, PositionError if neither fits.
    """
    old, players = history.game, history.players
    if old.ruleset.name != game.ruleset.name:
        raise PositionError("The game was played by the rules of {ruleset}.", ruleset=old.ruleset.name)
    there = game.assistant.things(players)
    numbers = {kind: matched_numbers(things, there[kind]) for kind, things in old.assistant.things(players).items()}
    try:
        again, why = played_again(history, game, numbers)
    except PositionError:
        # Its starting position does not fit the changed map.
        if (put := migrate_position(history, game, seed)) is None:
            raise
        return put
    if not why and _same_table(history, again):
        return MigratedGame(again, whole=True, notice=tr("The game continues on the changed map."))
    try:
        put = migrate_position(history, game, seed)
    except PositionError as error:
        if not why:
            text = tr("The game was played again on the changed map, where it took another course.")
            return MigratedGame(again, whole=True, notice=text)
        why = f"{capitalized(str(error))} {why}"
    else:
        if put is not None:
            return put
    return MigratedGame(again, whole=False, notice=why)


def migrate_position(history: History, game: Game, seed: int) -> MigratedGame | None:
    """A game on a changed map that begins at the present state of another game, with new dice.

    During a decision it begins at the last position before it. None if the ruleset has no positions. Raises
    PositionError with a sentence if the state does not fit the changed map.
    """
    position, left_out = _last_position(history, game)
    if position is None:
        return None
    text = tr(_PUT)
    if left_out:
        text += f" {tr_count(*_BEFORE, left_out)}"
    return MigratedGame(begun_at(game, history.players, seed, position), whole=False, notice=text)


def _last_position(history: History, on: Game) -> tuple[Position | None, int]:
    """The last position and the number of steps since. Raises PositionError if there is none."""
    done = len(history.actions)
    assistant = history.game.assistant
    for left_out in range(done):
        try:
            return assistant.position_of(history.moment(done - left_out), on.assistant), left_out
        except UndecidedError:
            continue
    return assistant.position_of(history.moment(0), on.assistant), done


def _same_table(before: History, after: History) -> bool:
    """True if two games are in the same state: figures, areas, doors, keys and cards."""
    names = names_of(after.game.scenario)
    one, other = (game.game.assistant.table_in(game.state, names) for game in (before, after))
    return one == other


def matched_numbers(old: Sequence[Hashable], new: Sequence[Hashable]) -> dict[int, int]:
    """The index in `new` for each index in `old` of the same thing. Equal things match in order."""
    places = grouped((thing, place) for place, thing in enumerate(new))
    return {place: places[thing].pop(0) for place, thing in enumerate(old) if places.get(thing)}


def played_again(history: History, game: Game, numbers: Numbers) -> tuple[History, str]:
    """The same steps on another map before the first impossible one, and a sentence about that step.

    A step is possible if the same player has the same decision and may do the same with figures of the same kinds.
    Raises UnplayableError if the map does not support this number of marines, PositionError if the game began in a
    position that does not fit.
    """
    old, players, position = history.game, history.players, history.position
    new = begun(game, players, history.seed) if position is None else begun_at(game, players, history.seed, position)
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
            what, left = old.describe(before, action), len(history.actions) - number + 1
            return new, tr_count(*_FITS, left, number=number - 1, what=what)
        old.apply(before, action)
        new.do(there)
    return new, ""


def _action(old: Game, new: Game, numbers: Numbers, action: Action) -> Action | None:
    """An action with the numbers of the new game, None if a thing is missing there."""
    data = old.action_data(action)
    for field, number in old.numbered(action):
        if number >= 0 and field.kind in numbers:
            if (found := numbers[field.kind].get(number)) is None:
                return None
            data[field.key] = found
    try:
        return new.action_of(data)
    except ValueError:
        return None


def _same_figures(numbers: Numbers, old: Game, before: State, after: State, action: Action) -> bool:
    """True if the figures in an action have the same kinds in both games."""
    for field, number in old.numbered(action):
        if field.kind == "figure" and number >= 0:
            if number >= len(after.at) or after.at[number] < 0:
                return False
            if numbers["kind"].get(before.kind[number]) != after.kind[number]:
                return False
    return True
