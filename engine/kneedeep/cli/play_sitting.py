"""A sitting at the terminal: a game under way, who plays what, what is shown when, and its saved file."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Iterable, Mapping, Sequence

from kneedeep.bots.seats import INVADERS, MARINES, PERSON, Seats
from kneedeep.cli.play_board import Plan
from kneedeep.cli.play_choices import listing
from kneedeep.cli.play_sheet import hand_lines, invader_line, marine_lines
from kneedeep.cli.terminal import say, say_all, say_wrapped, wipe
from kneedeep.english import capitalized
from kneedeep.rules import Action, Event, Game, State
from kneedeep.rules.choices import Choice, choices_of
from kneedeep.rules.history import History, gone_on_with
from kneedeep.rules.replay import ENDING, begin, load
from kneedeep.rules.replay_lines import ReplayError
from kneedeep.rules.state import INVADER
from kneedeep.rules.table_view import TableView
from kneedeep.scenario.io.files import FileFailed, write_atomically

BOARDS = ("always", "turn", "never")
RECENT = 24
PLAIN_WIDTH = 100
LEAST_WIDTH = 40
NOT_SAVED = -1


def seated(names: Sequence[str | None], history: History) -> Seats:
    """Return the players of a game: whoever plays marines and invader, by these names, None where people do.

    Raises ValueError for an unknown bot.
    """
    marines, invaders = (name or PERSON for name in names)
    return _at(history, (*(marines,) * history.players, invaders))


def _at(history: History, names: Sequence[str]) -> Seats:
    seats = Seats(history.game, history.players, history.seed, names)
    history.seats = seats.names
    return seats


class Sitting:
    """A game at the terminal. Text goes to stdout."""

    def __init__(
        self, history: History, names: Sequence[str | None] | None, stem: str, *, pause: bool, board: str
    ) -> None:
        """Sit down at a game; `stem` names the file it is saved in when no other is asked for.

        `names`: bots for marines and invader, None where people play; None for whoever a saved game says, else people.
        Raises ValueError for an unknown one.
        """
        self.history = history
        self.names = names
        self.seats = self._seated(history)
        self.stem = stem
        self.pause = pause
        self.board = board
        self.quiet: set[str] = set()
        self.path: str | None = None
        self.saved = 0
        """Actions that the saved file holds, `NOT_SAVED` when they are others than the game's."""
        self.asked: list[int] = []
        """The numbers of actions after which a person was asked: where taking back stops."""
        self.told: list[tuple[int, str]] = []
        self.seen: str | None = None
        """The side that last looked at the screen."""
        self.turn: tuple[object, ...] = ()
        self._retell()

    def _seated(self, history: History) -> Seats:
        """The players of a game: those asked for, else those it was saved with."""
        if self.names is None and history.seats:
            return _at(history, history.seats)
        return seated(self.names or (None, None), history)

    # Text

    @property
    def state(self) -> State:
        """The moment the game stands at."""
        return self.history.state

    @property
    def width(self) -> int:
        """Columns of the terminal, or of a page where there is none."""
        if not sys.stdout.isatty():
            return PLAIN_WIDTH
        return max(LEAST_WIDTH, shutil.get_terminal_size((PLAIN_WIDTH, 24)).columns)

    def say(self, text: str) -> None:
        """Print a text, wrapped."""
        say_wrapped(text, self.width)

    def say_all(self, lines: Iterable[str]) -> None:
        """Print several texts."""
        for line in lines:
            self.say(line)

    def show_board(self, *, whole: bool = False, focus: int | None = None) -> None:
        """Print the board and its legend; `whole`: every column, however wide."""
        view = self.view()
        plan = Plan(self.history.game, view)
        middle = view.focus if focus is None else focus
        say_all(plan.lines(1_000_000 if whole else self.width, middle))
        self.say_all(plan.legend())

    def view(self) -> TableView:
        """Return the table with the invader's hand."""
        view: TableView = self.history.game.table_view(self.state, None)
        return view

    def show_sheets(self) -> None:
        """Print how marines and invader stand."""
        view = self.view()
        self.say_all(marine_lines(self.history.game, view))
        self.say(invader_line(view))

    # The story

    def _retell(self) -> None:
        """Tell the whole game anew, after loading or taking back."""
        self._teller = self.history.game.assistant.story(self.history.players)
        self.told = []
        for number, events in enumerate(self.history.events):
            self.told += [(number, line) for line in self._teller.tell(events)]

    def tell(self, events: Iterable[Event]) -> None:
        """Print what just happened and keep it for the log."""
        lines = self._teller.tell(events)
        self.told += [(len(self.history.actions), line) for line in lines]
        self.say_all(lines)

    # Playing

    def do(self, action: Action) -> None:
        """Carry out an action, tell it, and show the board when something was revealed."""
        areas = self.view().areas
        self.tell(self.history.do(action))
        if self.view().areas != areas:
            self.turn = ()

    def advance(self) -> bool:
        """Let bots and switched-off windows answer, up to a decision of people. Return False when the game is over."""
        game = self.history.game
        while not self.state.winner:
            state = self.state
            actions = game.legal_actions(state)
            bot = self.seats.of(state.player)
            passed = game.assistant.unwanted_answer(state, actions, self.quiet) if bot is None else None
            if bot is not None:
                self.do(actions[0] if len(actions) == 1 else bot.choose(self._seen, actions))
            elif passed is not None:
                self.do(passed)
            else:
                return True
        return False

    def _seen(self) -> State:
        """What the side that decides may see."""
        return self.history.game.view(self.state, self.side())

    def choices(self) -> list[Choice]:
        """Return the choices of the pending decision."""
        game = self.history.game
        return choices_of(game, self.state, game.legal_actions(self.state))

    def side(self) -> str:
        """Return the side that decides."""
        return INVADERS if self.state.player == INVADER else MARINES

    def show_decision(self, choices: list[Choice]) -> None:
        """Print whose decision it is, what it is about, the invader's hand for the invader alone, and the choices."""
        game, state = self.history.game, self.state
        say()
        view = self.view()
        turn = (state.round, view.turn, self.board)
        if self.board == "always" or (self.board == "turn" and turn != self.turn):
            self.show_board()
            self.show_sheets()
        self.turn = turn
        if state.player == INVADER:
            self.say_all(hand_lines(view))
        who = game.assistant.player_name(state.player)
        self.say(f"{capitalized(who)}: {game.question(state)}")
        say_all(listing(choices, self.width))

    def fresh_screen(self) -> None:
        """Wipe the screen when its next reader is of the other side, and show him what happened since."""
        wipe()
        self.say_all(line for _, line in self.told[-RECENT:])
        self.turn = ()

    def take_back(self, count: int) -> int:
        """Take back so many decisions of people and all that followed; return how many there were to take back."""
        count = min(count, len(self.asked))
        if count:
            self.history.take_back(self.asked[-count])
            del self.asked[-count:]
            self._retell()
            self.turn = ()
            if len(self.history.actions) < self.saved:
                self.saved = NOT_SAVED
        return count

    # Saving

    @property
    def unsaved(self) -> bool:
        """Return whether the file lacks something of the game."""
        return len(self.history.actions) != self.saved

    def save(self, path: str | None = None) -> str:
        """Write the game to a file as a replay and return its path. Raises FileFailed."""
        chosen = path or self.path or self._free_path()
        if not chosen.endswith(ENDING):
            chosen += ENDING
        write_atomically(chosen, self.history.file())
        self.path, self.saved = chosen, len(self.history.actions)
        return chosen

    def _free_path(self) -> str:
        number = 1
        path = f"{self.stem}{ENDING}"
        while os.path.lexists(path):
            number += 1
            path = f"{self.stem}-{number}{ENDING}"
        return path

    def keep(self) -> str:
        """Save what is not saved, anywhere it can be; return a sentence about it, empty when nothing was to be saved."""
        if not self.unsaved:
            return ""
        try:
            return f"The game is saved as {self.save()}."
        except FileFailed as error:
            try:
                # A folder of one's own: in the shared one somebody else may have put a link where the file is to be.
                folder = tempfile.mkdtemp(prefix="kneedeep-")
                return f"{error} The game is saved as {self.save(os.path.join(folder, 'game'))} instead."
            except (FileFailed, OSError) as again:
                return f"{error} {again} The game could not be saved."

    def load(self, path: str) -> None:
        """Go on with a saved game. Raises ReplayError or FileFailed; the game under way is then as it was.

        The ending of its name may be left out, as in `save`.
        """
        if not path.endswith(ENDING) and not os.path.exists(path):
            path += ENDING
        self.sit_at(gone_on_with(load(path)), path)

    def sit_at(self, history: History, path: str) -> None:
        """Go on with a game that was read from a file. Raises ReplayError when a bot sits there that is not known."""
        try:
            seats = self._seated(history)
        except ValueError as error:
            raise ReplayError(str(error)) from error
        self.history, self.path, self.seats = history, path, seats
        self.saved = len(history.actions)
        self.asked = _decisions(history, self.seats)
        self.turn, self.seen = (), None
        self._retell()


def _decisions(history: History, seats: Seats) -> list[int]:
    """The numbers of actions after which somebody who is no bot had a choice."""
    state = begin(history.game, history.players, history.seed, history.position)
    found = []
    for number, action in enumerate(history.actions):
        if seats.of(state.player) is None and len(history.game.legal_actions(state)) > 1:
            found.append(number)
        history.game.apply(state, action)
    return found


def outcome(game: Game, state: State) -> str:
    """Return how a game ended, in a sentence."""
    won: Mapping[int, str] = {1: "The marines have won", 2: "The invader has won", 3: "Nobody has won"}
    return f"{won[state.winner]} in round {state.round}; frag points {state.frags}{game.assistant.result_note(state)}."
