"""Games: legal actions as sentences, playing, undoing, bots, files."""

import os
from typing import NamedTuple

from kneedeep.api.files import scenario_of
from kneedeep.games.bots import Bot, bot_named
from kneedeep.games.bots.seats import INVADERS, MARINES, PERSON, side_of
from kneedeep.games.play.session import PlaySession
from kneedeep.games.simulation.result import INVADERS as INVADERS_WON
from kneedeep.games.simulation.result import MARINES as MARINES_WON
from kneedeep.model.geometry.space import Space
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.model.scenario.model import Scenario
from kneedeep.rules import Action as RulesAction
from kneedeep.rules.history import begun, gone_on_with
from kneedeep.rules.registry import ruleset_for, ruleset_of
from kneedeep.rules.replay import load


class Action(NamedTuple):
    """A legal action: the name of its kind, its sentence, and the spaces it concerns.

    `data`: the action of the rules. Equal data means equal actions.
    """

    name: str
    sentence: str
    spaces: tuple[Space, ...]
    data: RulesAction

    def __str__(self) -> str:
        return self.sentence


class Game:
    """A game in progress.

    >>> from kneedeep.api import Game, read
    >>> game = Game(read("scenarios/tutorial.yaml"), marines=1, seed=7)
    >>> while not game.is_over:
    ...     game.play(game.choice_of("random"))
    >>> game.winner
    'marines'
    """

    def __init__(self, scenario: Reading | Scenario, marines: int, seed: int = 1) -> None:
        """Set up a scenario. The same seed gives the same cards and dice.

        Raises ValueError without a scenario, and UnplayableError if it can't be played with this number of marines.
        """
        found = scenario_of(scenario)
        rules = ruleset_for(found.ruleset).on(found)
        self._session = PlaySession(begun(rules, marines, seed), (PERSON,) * (marines + 1))
        self._bots: dict[tuple[str, str], Bot] = {}

    @property
    def legal_actions(self) -> list[Action]:
        """The legal actions of the deciding player. Empty when the game is over."""
        return [Action(str(one.action[0]), one.words, one.spaces, one.action) for one in self._session.choices()]

    @property
    def question(self) -> str:
        """The question to the player, in a sentence."""
        return self._session.game.question(self._session.state)

    @property
    def side(self) -> str:
        """The deciding side: "marines" or "invaders"."""
        return side_of(self._session.state.player)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._session.state.winner)

    @property
    def winner(self) -> str | None:
        """The side that has won, None during the game."""
        return {MARINES_WON: MARINES, INVADERS_WON: INVADERS}.get(self._session.state.winner)

    @property
    def story(self) -> list[str]:
        """The story so far, in sentences."""
        return [line for _number, line in self._session.story]

    def play(self, action: Action) -> None:
        """Carry out an action. Raises IllegalActionError if it is not legal now."""
        self._session.do(action.data)

    def undo(self) -> None:
        """Undo the last action. Raises IndexError if there is none."""
        if not self._session.length:
            raise IndexError("nothing was played yet")
        self._session.go_to(self._session.length - 1)
        self._session.cut()
        self._bots.clear()

    def choice_of(self, bot: str) -> Action:
        """The action that a bot ("random", "rush", "tactical") would choose now. Raises ValueError for any other."""
        session, key = self._session, (bot, self.side)
        if key not in self._bots:
            self._bots[key] = bot_named(bot, session.game, session.history.players, session.history.seed)
        chosen = self._bots[key].choose(session.view, session.legal())
        return next(one for one in self.legal_actions if one.data == chosen)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the game to a file that `Game.load` and the program can read. Raises FileFailed."""
        self._session.save(os.fspath(path))

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> "Game":
        """The game saved in a file. Raises ReplayError if it can't be read."""
        made = cls.__new__(cls)
        replay = load(os.fspath(path))
        history = gone_on_with(replay, replay.game(ruleset_of))
        made._session = PlaySession(history, (PERSON,) * (history.players + 1))
        made._bots = {}
        return made
