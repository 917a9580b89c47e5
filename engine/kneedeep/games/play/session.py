"""A session: a game in progress, its players, the viewed moment, and who may see the screen."""

from collections.abc import Sequence
from copy import copy

from kneedeep.games.bots import Bot
from kneedeep.games.bots.seats import MARINES, PERSON, Seats, side_of
from kneedeep.model.scenario.io.atomic_files import write_atomically
from kneedeep.rules import Action, Event, Game, State
from kneedeep.rules.answers import Choice
from kneedeep.rules.choices import choices_of
from kneedeep.rules.history import History
from kneedeep.rules.state import INVADER


class PlaySession:
    """A game with its players. `at`: the number of actions before the viewed moment."""

    def __init__(self, history: History, names: Sequence[str], saved: int | None = None) -> None:
        """Take a history. Raises ValueError for an unknown bot.

        `names`: PERSON or a bot by seat, the invader's last. `saved`: the number of actions in a file (default: all).
        """
        self.history = history
        self.seats = self._seated(names)
        self.at = len(history.actions)
        self.quiet: set[str] = set()
        """The kinds of questions that people have switched off (see `Assistant.unwanted_answer`)."""
        self.hushed: tuple[int, int, frozenset[str]] = (-1, -1, frozenset())
        """Questions switched off for one turn: its round, its seat, their kinds."""
        self.saved = self.at if saved is None else saved
        """The number of the game's first actions that are in a file."""
        self.asked: list[int] = self._decisions()
        """The numbers of actions after which a person was asked."""
        self.hides = True
        """Whether the screen is passed on between two sides."""
        self.screen: str | None = None
        """The side that has the screen, None before anybody looks at it."""
        self._moment: tuple[int, State] | None = None
        self.story: list[tuple[int, str]] = []
        """The story, each line with the number of actions after which it was written."""
        self._write_story()

    # The moment

    @property
    def game(self) -> Game:
        """The game with its rules."""
        return self.history.game

    @property
    def length(self) -> int:
        """The number of all actions."""
        return len(self.history.actions)

    @property
    def is_latest(self) -> bool:
        """Whether the viewed moment is the last one."""
        return self.at == self.length

    @property
    def state(self) -> State:
        """The state at the viewed moment. It must not be changed."""
        if self.is_latest:
            return self.history.state
        if self._moment is None or self._moment[0] != self.at:
            self._moment = self.at, self.history.moment(self.at)
        return self._moment[1]

    @property
    def unsaved(self) -> bool:
        """Whether the game has a decision of a person that is in no file."""
        return any(number >= self.saved for number in self.asked)

    def legal(self) -> list[Action]:
        """The legal actions at the viewed moment."""
        return list(self.game.legal_actions(self.state))

    def choices(self) -> list[Choice]:
        """The legal actions at the viewed moment, as choices."""
        return choices_of(self.game, self.state, self.legal())

    @property
    def names(self) -> dict[int, str]:
        """The name of each player, by its number in the state."""
        *marines, invader = self.seats.names
        return {**dict(enumerate(marines)), INVADER: invader}

    @property
    def side(self) -> str:
        """The deciding side."""
        return side_of(self.state.player)

    def view(self) -> State:
        """The state visible to the deciding side."""
        return self.game.view(self.state, self.side)

    # The screen

    @property
    def veiled(self) -> bool:
        """Whether the screen has to change hands before anything is shown."""
        if not self.hides or not self.seats.shared or self.state.winner:
            return False
        return self.screen is not None and self.screen != self.side and self.is_latest

    def offer_screen(self) -> None:
        """Give the screen to its first readers. If it is shared, the marines come first."""
        if self.screen is None:
            self.screen = MARINES if self.seats.shared else self.side

    # Playing

    def bot(self) -> Bot | None:
        """The deciding bot, None for a person."""
        return self.seats.of(self.state.player)

    def automatic(self) -> Action | None:
        """The answer that is given automatically: the only one, or passing if people have switched the question off."""
        actions = self.legal()
        if len(actions) == 1:
            return actions[0]
        if self.bot() is not None:
            return None
        vain = self.game.assistant.needless_answer(self.state, actions)
        return vain if vain is not None else self.passed(actions)

    def passed(self, actions: Sequence[Action]) -> Action | None:
        """The passing answer to a question that people have switched off, None for any other question."""
        round_, seat, names = self.hushed
        quiet = self.quiet | names if (round_, seat) == self._turn() else self.quiet
        return self.game.assistant.unwanted_answer(self.state, actions, quiet)

    def interrupt(self) -> frozenset[str]:
        """The names of the pending interruption, by which it can be switched off. Empty for any other decision."""
        return self.game.assistant.interruption(self.state, self.legal())

    def _turn(self) -> tuple[int, int]:
        """The round and the seat of the current turn."""
        return self.state.round, self.game.assistant.whose_turn(self.state)

    def hush(self) -> None:
        """Switch off the pending kind of interruption for this turn."""
        known = self.hushed[2] if self.hushed[:2] == self._turn() else frozenset()
        self.hushed = (*self._turn(), known | self.interrupt())

    def do(self, action: Action, *, asked: bool = False) -> list[Event]:
        """Carry out an action and return its events. Drops the actions after the viewed moment.

        `asked`: a person has chosen it, so taking back stops there. Raises IllegalActionError for an illegal one.
        """
        self.cut()
        if asked:
            self.asked.append(self.length)
        events = self.history.do(action)
        self.at = self.length
        self.story += [(self.at, line) for line in self._teller.sentences(events)]
        return events

    @property
    def drops(self) -> bool:
        """Whether `cut` would drop decisions of people that are in no file."""
        return any(number >= max(self.at, self.saved) for number in self.asked)

    def copy(self) -> "PlaySession":
        """An independent copy of the session, at its last moment."""
        made = copy(self)
        made.history = self.history.copy()
        made.at = made.length
        made.quiet, made.asked, made.story = set(self.quiet), list(self.asked), list(self.story)
        made._forget()
        return made

    def cut(self) -> None:
        """Drop the actions after the viewed moment."""
        if not self.is_latest:
            self.history.take_back(self.at)
            self._forget()

    def go_to(self, at: int) -> None:
        """View the moment after `at` actions, limited to the actions of the game."""
        self.at = max(0, min(at, self.length))

    def take_back(self, count: int = 1) -> int:
        """Take back up to `count` decisions of people and everything after them. Returns the number taken back.

        Counts actions if no people play.
        """
        people = PERSON in self.seats.names
        before = [number for number in self.asked if number < self.at] if people else range(self.at)
        if count := min(count, len(before)):
            self.at = before[-count]
            self.cut()
        return count

    def _decisions(self) -> list[int]:
        """The numbers of actions before which a person had a choice."""
        found = []
        state = self.history.moment(0)
        for number, action in enumerate(self.history.actions):
            if self.seats.of(state.player) is None and len(self.game.legal_actions(state)) > 1:
                found.append(number)
            self.game.apply(state, action)
        return found

    def save(self, path: str) -> None:
        """Write the game to a replay file. Raises FileFailed."""
        write_atomically(path, self.history.file())
        self.saved = self.length

    def seat(self, names: Sequence[str]) -> None:
        """Replace the players. Raises ValueError for an unknown bot."""
        self.seats = self._seated(names)

    def _seated(self, names: Sequence[str]) -> Seats:
        seats = Seats(self.history.game, self.history.players, self.history.seed, names)
        self.history.seats = seats.names
        return seats

    def _forget(self) -> None:
        """Drop data about removed actions: the end of the story, the plans of bots."""
        self.saved = min(self.saved, self.length)
        self._moment = None
        self.asked = [number for number in self.asked if number < self.length]
        self.seats = self._seated(self.seats.names)
        self._write_story()

    def _write_story(self) -> None:
        self._teller = self.game.assistant.story(self.history.players)
        self.story = []
        for number, events in enumerate(self.history.events):
            self.story += [(number, line) for line in self._teller.sentences(events)]
