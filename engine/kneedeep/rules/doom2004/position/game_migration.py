"""A game that goes on on a changed map: played again there while that leads to where it stood, else put where it stood."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

from kneedeep.english import capitalized, counted
from kneedeep.rules.action import Action
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.game import Doom2004Game
from kneedeep.rules.doom2004.position.labels import Labels
from kneedeep.rules.doom2004.position.state_codec import position_of, table_position
from kneedeep.rules.doom2004.state import OFF, State
from kneedeep.rules.history import History, MigratedGame, begun, begun_at
from kneedeep.rules.position import Position, PositionError, UndecidedError
from kneedeep.scenario.names import names_of

_PUT = (
    "Played again step by step on the changed map it would go otherwise, so everything was put where it stood: "
    "the game goes on from there, with new dice and a newly shuffled deck."
)
_BEFORE = " {left_out} of a decision that was not finished can't be put there and {verb} left out."


def migrate_game(history: History, game: Doom2004Game, seed: int) -> MigratedGame:
    """Return the same game on another map.

    All its steps are done again there. Where they lead elsewhere, or one of them is not possible, everything is put where it
    stood, with new dice (`seed`); in the middle of a decision, where it stood before that. Where there is no room for that,
    it goes as far as its steps fit, and the sentence says why. Raises UnplayableError when the map can't be played by
    so many marines, PositionError when neither fits.
    """
    try:
        again, why = _played_again(history, game)
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
    """Return a game that begins on a changed map where another one stands: all that was done counts, dice are new.

    In the middle of a decision it begins at the last moment before that. Raises PositionError, with a sentence, where
    the state does not fit the changed map.
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


class _Numbers:
    """What the numbers of one game are in another: tokens and doors by the elements of the scenario that they come from."""

    def __init__(self, old: CompiledScenario, new: CompiledScenario) -> None:
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


def _played_again(history: History, game: Doom2004Game) -> tuple[History, str]:
    """The same steps on another map up to the first that is not possible there, and a sentence about that one.

    A step is possible when the same player has to decide the same thing, and may do there what he did.
    """
    old, players, position = _game_of(history), history.players, history.position
    new = (
        begun(game, players, history.seed)
        if position is None
        else begun_at(game, players, history.seed, position)
    )
    numbers = _Numbers(old.tables(players), game.tables(players))
    before = history.moment(0)
    for number, action in enumerate(history.actions, 1):
        there = _action(old, game, numbers, action)
        same = (before.player, before.stack[-1].name) == (new.state.player, new.state.stack[-1].name)
        if (
            there is None
            or not same
            or not _same_figures(old, game, before, new.state, action)
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


def _same_table(old: Doom2004Game, before: State, new: Doom2004Game, after: State) -> bool:
    """Whether two games stand alike: everybody where and as he was, the same areas, doors, keys and cards."""
    names = names_of(new.scenario)
    return _table(old, before, names) == _table(new, after, names)


def _table(game: Doom2004Game, state: State, names: Mapping[int, str]) -> tuple[object, ...]:
    tables = game.tables(state.players)
    position = table_position(tables, state, Labels(tables, names))
    stages = [stage.name for stage in state.stack]
    figures, hand = sorted(position.figures or ()), sorted(position.hand or ())
    return position._replace(figures=None, hand=None), figures, hand, state.player, state.winner, stages


def _action(old: Doom2004Game, new: Doom2004Game, numbers: _Numbers, action: Action) -> Action | None:
    """An action as the other game numbers things, None when it has no such thing."""
    data = old.action_data(action)
    for field, number in old.numbered(action):
        if number >= 0 and field.kind in numbers.known:
            found = numbers.known[field.kind].get(number)
            if found is None:
                return None
            data[field.key] = found
    try:
        return new.action_of(data)
    except ValueError:
        return None


def _same_figures(old: Doom2004Game, new: Doom2004Game, before: State, after: State, action: Action) -> bool:
    """Whether the figures that an action names are of the same kind in both games."""
    for field, number in old.numbered(action):
        if field.kind == "figure" and number >= 0:
            if number >= len(after.at) or after.at[number] == OFF:
                return False
            kinds = old.tables(before.players).kinds, new.tables(after.players).kinds
            if kinds[0][before.kind[number]].id != kinds[1][after.kind[number]].id:
                return False
    return True
