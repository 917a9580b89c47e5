"""Replays: a game as its inputs, one JSON object per line, with checkpoints of the state.

The header has format, ruleset and its version, the whole scenario and its hash, number of marines, seed, the numbers of
a user's data file, the position if not the start, and the players if known. Then follow the actions with a fingerprint
after every `CHECKPOINT_EVERY`, and an end line. Schema: `replay.schema.json`.
"""

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from kneedeep.model.catalog.edition import playable_rulesets
from kneedeep.model.catalog.numbers.overrides import Numbers, OverrideError, checked, plain
from kneedeep.model.scenario.element_matching import matched_elements
from kneedeep.model.scenario.io.atomic_files import FileFailed, read_bytes
from kneedeep.model.scenario.io.reader import read
from kneedeep.model.scenario.io.writer import data_of
from kneedeep.model.scenario.model import Scenario
from kneedeep.model.scenario.yaml_patch.file_limits import Unreadable
from kneedeep.model.scenario.yaml_patch.value_text import inline
from kneedeep.rules import Action, Event, Game, IllegalActionError, Ruleset, State, UnplayableError
from kneedeep.rules.position import Position, PositionError, position_from
from kneedeep.rules.replay_lines import FORMAT, DivergedError, ReplayError, lines_in, shown
from kneedeep.support.translation import later

ENDING = ".kneedeep-replay"
CHECKPOINT_EVERY = 50
MOST_BYTES = 32 << 20

Rulesets = Callable[[str], Ruleset[Game] | None]
"""Finds a ruleset by its name, like `registry.ruleset_of`."""


class Replay(NamedTuple):
    """A game as its inputs. `checkpoints`: (actions done, fingerprint)."""

    ruleset: str
    version: str
    scenario: Scenario
    players: int
    seed: int
    actions: tuple[dict[str, object], ...]
    checkpoints: tuple[tuple[int, str], ...]
    winner: int | None
    """The value of the end line: 0 for an unfinished game, None without an end line, as in a truncated file."""
    numbers: Numbers = ()
    """The numbers of the user's data file used by the game."""
    position: Position | None = None
    """The position at the beginning, None for the start of the scenario."""
    seats: tuple[str, ...] = ()
    """The player of each seat, the invader last: `person` or a bot's name. Empty if the file has none."""

    def game(self, rulesets: Rulesets) -> Game:
        """The game under the ruleset named by the replay. Raises ReplayError if its version is not available."""
        if (ruleset := rulesets(self.ruleset)) is None or ruleset.version != self.version:
            text = later("The replay is for {ruleset} version {version}, which is not here.")
            raise ReplayError(text, ruleset=self.ruleset, version=self.version)
        try:
            return ruleset.with_numbers(self.numbers).on(self.scenario)
        except UnplayableError as error:
            raise ReplayError(str(error)) from error

    def like(self, scenario: Scenario | None) -> "Replay":
        """The replay prepared for a migration to a scenario, if given: common elements have the same serial."""
        return self if scenario is None else self._replace(scenario=matched_elements(self.scenario, scenario))


class Moment(NamedTuple):
    """A replay after some actions: the state, the last action and its events."""

    number: int
    state: State
    action: Action | None
    events: Sequence[Event]


def scenario_hash(data: object) -> str:
    """The hash of a scenario's plain data."""
    return hashlib.sha256(_line(data).encode()).hexdigest()


def begin(
    game: Game, players: int, seed: int, position: Position | None = None, events: list[Event] | None = None
) -> State:
    """The state at the first decision of a game from the start of the scenario or a position.

    Raises UnplayableError for an unsupported number of marines, PositionError if the position does not fit.
    """
    if position is None:
        return game.setup(players, seed, events)
    return game.set_up_at(players, seed, position, events)


def lines_of(
    game: Game,
    players: int,
    seed: int,
    actions: Iterable[Action],
    position: Position | None = None,
    seats: Sequence[str] = (),
) -> Iterator[str]:
    """Yield the replay lines of a game with these actions, from the start or a position.

    `seats`: players by seat, the invader last. Not written if empty. Raises IllegalActionError for illegal actions.
    """
    data = data_of(game.scenario)
    head = {
        "kneedeep": "replay",
        "format": FORMAT,
        "ruleset": game.ruleset.name,
        "version": game.ruleset.version,
        "scenario_hash": scenario_hash(data),
        "players": players,
        "seed": seed,
        "scenario": data,
    }
    if game.ruleset.numbers:
        head["numbers"] = plain(game.ruleset.numbers)
    if position is not None:
        head["position"] = position.data()
    if seats:
        head["seats"] = list(seats)
    yield _line(head)
    state = begin(game, players, seed, position)
    number = 0
    for action in actions:
        if action not in game.legal_actions(state):
            raise IllegalActionError(f"{action!r} is no legal action now")
        line = {"player": state.player, **game.action_data(action)}
        game.apply(state, action)
        number += 1
        yield _line(line)
        if number % CHECKPOINT_EVERY == 0:
            yield _line({"checkpoint": number, "digest": state.digest()})
    yield _line({"end": state.winner, "actions": number, "digest": state.digest()})


def file_of(lines: Iterable[str]) -> bytes:
    """The file contents for a replay's lines. Raises FileFailed above the size limit of `load`."""
    data = "".join(f"{line}\n" for line in lines).encode("utf-8")
    if len(data) > MOST_BYTES:
        text = later("The game is too large to be saved: a file of more than {most} MiB is not read again.")
        raise FileFailed(text, most=MOST_BYTES >> 20)
    return data


def load(path: str) -> Replay:
    """The replay in a file. Raises FileFailed for an unreadable file, ReplayError for an invalid one."""
    try:
        text = read_bytes(path, MOST_BYTES).decode("utf-8-sig")
    except Unreadable as error:
        raise ReplayError("The file is larger than {most} MiB: no game is.", most=MOST_BYTES >> 20) from error
    except UnicodeDecodeError as error:
        raise ReplayError("The file is no text in UTF-8.") from error
    return parse(text)


def parse(text: str) -> Replay:
    """The replay in a text. Raises ReplayError for an invalid one."""
    lines = lines_in(text)
    head = lines.head
    if _hash(head["scenario"]) != head["scenario_hash"]:
        raise DivergedError("Line 1: the scenario was changed: its hash differs.")
    try:
        scenario = read(inline(head["scenario"])).scenario
    except ValueError as error:
        raise ReplayError("Line 1: the scenario can't be read: {error}.", error=error) from error
    if scenario is None:
        raise ReplayError("Line 1: the scenario can't be read.")
    return Replay(
        head["ruleset"],
        head["version"],
        scenario,
        head["players"],
        head["seed"],
        lines.actions,
        lines.checkpoints,
        lines.winner,
        _numbers(head["ruleset"], head.get("numbers", {})),
        _position(head.get("position")),
        _seats(head.get("seats"), head["players"]),
    )


def _hash(data: object) -> str:
    """The hash of a scenario from a file. Raises ReplayError for text that UTF-8 can't encode."""
    try:
        return scenario_hash(data)
    except UnicodeEncodeError as error:
        raise ReplayError("Line 1: the scenario holds half a sign (a lone surrogate).") from error


def _position(given: object) -> Position | None:
    """The position of a header, None without one."""
    try:
        return None if given is None else position_from(given)
    except PositionError as error:
        raise ReplayError("Line 1: {error}", error=error) from error


def _seats(given: object, players: int) -> tuple[str, ...]:
    """The players in a header, empty without them."""
    if given is None:
        return ()
    if not isinstance(given, list) or not all(isinstance(name, str) for name in given):
        raise ReplayError("Line 1: seats must be a list of names.")
    if len(given) != players + 1:
        text = later("Line 1: seats must name {players} players, the invader last, not {given}.")
        raise ReplayError(text, players=players + 1, given=len(given))
    return tuple(given)


def _numbers(ruleset: str, given: object) -> Numbers:
    """The user's numbers in a header."""
    if not isinstance(given, dict):
        raise ReplayError("Line 1: numbers must be an object.")
    if not given:
        return ()
    if ruleset not in playable_rulesets():
        raise ReplayError("Line 1: there are no numbers of {ruleset} to override.", ruleset=ruleset)
    try:
        return checked(given, ruleset)
    except OverrideError as error:
        raise ReplayError("Line 1: {error}", error=error) from error


def play(replay: Replay, game: Game, to: int | None = None) -> Iterator[Moment]:
    """Yield the moments of a replay, the set-up first, up to a number of actions. All share one changing state.

    `game`: the replay's game from `Replay.game`. Raises ReplayError for an unreadable action. Raises DivergedError for
    the first illegal action, the first wrong checkpoint, and a different winner at the end.
    """
    events: list[Event] = []
    try:
        state = begin(game, replay.players, replay.seed, replay.position, events)
    except (UnplayableError, PositionError) as error:
        raise ReplayError(str(error)) from error
    expected = dict(replay.checkpoints)
    _compare(expected, 0, state)
    yield Moment(0, state, None, events)
    number = 0
    for number, data in enumerate(replay.actions if to is None else replay.actions[:to], 1):
        try:
            action = game.action_of(data)
        except ValueError as error:
            text = later("Action {number}, {data}: {error}.")
            raise ReplayError(text, number=number, data=shown(data), error=error) from error
        if action not in game.legal_actions(state):
            raise DivergedError("Action {number}, {data}, is not legal there.", number=number, data=shown(data))
        events = []
        game.apply(state, action, events)
        _compare(expected, number, state)
        yield Moment(number, state, action, events)
    if number == len(replay.actions) and replay.winner not in (None, state.winner):
        text = later("The end line says {said}, but the game comes to {winner}.")
        raise DivergedError(text, said=replay.winner, winner=state.winner)


def _compare(expected: dict[int, str], number: int, state: State) -> None:
    if number in expected and expected[number] != state.digest():
        raise DivergedError("The game differs at checkpoint {number}: the first that does.", number=number)


def _line(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(", ", ": "))
