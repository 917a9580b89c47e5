"""A game in progress as both kinds of environments play it: answers by number, replays, rewards."""

import os
from collections.abc import Mapping, Sequence
from typing import Any, Literal

from kneedeep.api import read, validate
from kneedeep.board.script.conditions import frag_limit
from kneedeep.games.bots import Bot, margins_of
from kneedeep.games.bots.seats import side_of
from kneedeep.model.catalog.numbers.overrides import Numbers, checked
from kneedeep.model.geometry.bits import union
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.model.scenario.model import Scenario
from kneedeep.rules import Action, Game, State, UnplayableError
from kneedeep.rules.position import Position, position_from
from kneedeep.rules.registry import ruleset_for
from kneedeep.rules.replay import begin, file_of, lines_of
from kneedeep.rules.state import INVADERS_WON, MARINES_WON

Given = Scenario | Reading | str | os.PathLike[str]
"""A scenario, the reading of one, or a path."""
Reward = Literal["win", "margin"]
REWARDS = ("win", "margin")
ANSWERS = 1024
ROUNDS = 200
MOST_SEED = 2**63
"""The exclusive limit of random seeds."""
USUAL_MARINES = 2
FIELDS = 5
"""The length of an answer: its kind and its fields, -1 for none."""
ROWS_KEPT = 100_000
_MOST_FRAGS = 10


def scenario_of(given: Given) -> Scenario:
    """The scenario. Raises UnplayableError if it has errors or is missing, FileFailed for an unreadable file."""
    if isinstance(given, Scenario):
        return given
    reading = given if isinstance(given, Reading) else read(given)
    found = (finding for finding in validate(reading, select=("SCN", "BRD")) if finding.severity == "error")
    if errors := [finding for finding in found if finding.allowed is None]:
        raise UnplayableError("The scenario has errors: {message}", message=errors[0].message)
    if reading.scenario is None:
        raise UnplayableError("The file holds no scenario.")
    return reading.scenario


def known(name: str, names: Sequence[str], what: str) -> None:
    """Raise ValueError for an unknown name."""
    if name not in names:
        raise ValueError(f"There is no {what} {name!r}; there are {', '.join(names)}.")


class Match:
    """A game with numbered answers. The settings are those of `kneedeep_exchange.env.table`."""

    def __init__(self, given: Given, marines: int | None, reward: Reward, rounds: int, answers: int) -> None:
        """Compile the game. Raises UnplayableError if it can't be played, ValueError for unknown settings."""
        known(reward, REWARDS, "reward")
        if answers < 2:
            raise ValueError(f"There must be at least 2 answers to choose from, not {answers}.")
        self._margin, self._rounds = reward == "margin", rounds
        self.scenario = scenario_of(given)
        self.answers = answers
        self._games: dict[Numbers, Game] = {}
        self.game = self._game(())
        counts = self.scenario.played_counts
        self.seats = max(counts)
        self.usual = marines or (USUAL_MARINES if USUAL_MARINES in counts else self.seats)
        self.game.prepare(self.usual)
        self._kinds = {name: number for number, name in enumerate(self.game.kinds)}
        self._described: dict[Action, tuple[tuple[int, ...], int]] = {}
        self.kinds: tuple[str, ...] = tuple(self.game.kinds)
        """The names of the kinds of answers by their numbers."""
        self.state: State = None
        self.legal: Sequence[Action] = ()
        self.page = 0

    def _game(self, numbers: Numbers) -> Game:
        if (game := self._games.get(numbers)) is None:
            ruleset = ruleset_for(self.scenario.ruleset)
            game = self._games[numbers] = (ruleset.with_numbers(numbers) if numbers else ruleset).on(self.scenario)
        return game

    def begin(self, seed: int, options: Mapping[str, Any]) -> None:
        """Set up a game. Raises UnplayableError, PositionError or OverrideError for options that don't fit."""
        numbers, position = options.get("numbers"), options.get("position")
        self.game = self._game(checked(numbers, self.scenario.ruleset) if numbers else ())
        self.players = int(options.get("marines") or self.usual)
        self.seed = seed
        self.position: Position | None = position_from(position) if isinstance(position, Mapping) else position
        self.state = begin(self.game, self.players, seed, self.position)
        self.actions: list[Action] = []
        self._first = self._potential() if self._margin else 0.0
        self._shaped = 0.0
        self._ask()

    def _ask(self) -> None:
        self.legal = self.game.legal_actions(self.state)
        self.page = 0

    # Answers by number

    def offered(self) -> int:
        """The number of current answers. If there are too many, the last one asks for the next page."""
        return min(len(self.legal), self.answers)

    def _shown(self) -> Sequence[Action]:
        """The legal actions on the current page."""
        if len(self.legal) <= self.answers:
            return self.legal
        most = self.answers - 1
        shown = self.legal[self.page * most : self.page * most + most]
        # The last page is filled up with the first actions.
        return shown if len(shown) == most else [*shown, *self.legal[: most - len(shown)]]

    def answer(self, number: int) -> None:
        """Carry out an answer, or turn the page. Raises ValueError for an answer out of range."""
        offered = self.offered()
        if not 0 <= number < offered:
            raise ValueError(f"Answer {number} is not legal: there are {offered}, from 0 to {offered - 1}.")
        if len(self.legal) > self.answers and number == self.answers - 1:
            self.page = (self.page + 1) % -(-len(self.legal) // (self.answers - 1))
            return
        self.play(self._shown()[number])

    def play(self, action: Action) -> None:
        """Carry out a legal action."""
        self.actions.append(action)
        self.game.apply(self.state, action)
        self._ask()

    def choice(self, bot: Bot) -> int:
        """The number of a bot's answer. If there is only one answer, the bot is not asked."""
        legal = self.legal
        action = legal[0] if len(legal) == 1 else bot.choose(self._see, legal)
        shown = self._shown()
        return shown.index(action) if action in shown else self.answers - 1

    def _see(self) -> State:
        return self.game.view(self.state, side_of(self.state.player))

    def _row(self, action: Action) -> tuple[tuple[int, ...], int]:
        """The row that describes an action, and the bit set of its spaces."""
        if (found := self._described.get(action)) is None:
            if len(self._described) > ROWS_KEPT:
                self._described.clear()
            name, *numbers = action
            row = (self._kinds[name], *numbers)
            spaces = 0
            for field, number in self.game.numbered(action):
                if field.kind == "space" and number >= 0:
                    spaces |= 1 << number
            found = self._described[action] = ((*row, *(-1,) * (FIELDS - len(row))), spaces)
        return found

    def rows(self) -> list[tuple[int, ...]]:
        """The current answers as rows of kind and fields, -1 for none. A row for the next page is all -1."""
        found = [self._row(action)[0] for action in self._shown()]
        if len(self.legal) > self.answers:
            found.append((-1,) * FIELDS)
        return found

    def targets(self) -> int:
        """The spaces of all legal actions, as a bit set."""
        return union(self._row(action)[1] for action in self.legal)

    # The game so far

    @property
    def is_cut_off(self) -> bool:
        """Whether the round limit is exceeded without a winner."""
        return not self.state.winner and self.state.round > self._rounds

    def gain(self) -> float:
        """The marines' reward since the last call. The invader's is the negative."""
        winner = self.state.winner
        gained = float((winner == MARINES_WON) - (winner == INVADERS_WON))
        if self._margin:
            # The shaped rewards of a game sum to 0.
            shaped = 0.0 if winner else self._potential() - self._first
            gained += shaped - self._shaped
            self._shaped = shaped
        return gained

    def _potential(self) -> float:
        """The marines' success from -1 to 1: the share of goals reached, minus the share of allowed frags."""
        _, done, frags, _ = margins_of(self.game, self.players, self.state)[0]
        limit = frag_limit(self.scenario.victory.invaders, self.players) or _MOST_FRAGS
        return done / 1000 + max(-1.0, frags / limit)

    def replay(self) -> str:
        """The lines of a replay of the game so far."""
        return file_of(lines_of(self.game, self.players, self.seed, self.actions, self.position)).decode()
