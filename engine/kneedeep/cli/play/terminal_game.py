"""A game at the terminal: the session, the printed screens, and the saved file."""

import os
import shutil
import sys
import tempfile
from collections.abc import Iterable, Mapping, Sequence

from kneedeep.cli.play.choice_lines import listing
from kneedeep.cli.play.sheet_lines import hand_lines, invader_line, marine_lines
from kneedeep.cli.play.text_board import TextBoard
from kneedeep.cli.terminal import say, say_all, say_wrapped, wipe
from kneedeep.games.bots.seats import PERSON
from kneedeep.games.play.game_files import free_path
from kneedeep.games.play.session import PlaySession
from kneedeep.model.catalog.edition_words import in_words_of
from kneedeep.model.scenario.io.atomic_files import FileFailed
from kneedeep.rules import Action, Game, State
from kneedeep.rules.answers import Choice
from kneedeep.rules.history import History, gone_on_with
from kneedeep.rules.registry import ruleset_of
from kneedeep.rules.replay import ENDING, load
from kneedeep.rules.replay_lines import ReplayError
from kneedeep.rules.state import INVADER
from kneedeep.rules.table_view import TableView
from kneedeep.support import capitalized, later, tr, translated

_WON: Mapping[int, str] = {
    1: later("The marines have won in round {round}; {frags}{note}."),
    2: later("The invader has won in round {round}; {frags}{note}."),
    3: later("Nobody has won in round {round}; {frags}{note}."),
}
"""Sentences about the end of a game, by the winner."""
BOARDS = ("always", "turn", "never")
RECENT = 24
PLAIN_WIDTH = 100
LEAST_WIDTH = 40


class TerminalGame:
    """A game at the terminal. Prints to stdout."""

    def __init__(
        self, history: History, names: Sequence[str | None] | None, stem: str, *, pause: bool, board: str
    ) -> None:
        """Take a history. `stem`: the default name of the saved file.

        `names`: the bots for marines and invader, None for people. If `names` is None: the players of a saved game,
        else people. Raises ValueError for an unknown bot.
        """
        self.names = names
        self.session = self._session_of(history)
        self.session.hides = pause
        self.stem = stem
        self.board = board
        self.path: str | None = None
        self.in_file = self.session.length
        """The number of actions in the file."""
        self.turn: tuple[object, ...] = ()

    def _session_of(self, history: History) -> PlaySession:
        """The session of a game with the chosen players, else those it was saved with."""
        if self.names is None and history.seats:
            return PlaySession(history, history.seats)
        marines, invaders = (name or PERSON for name in self.names or (None, None))
        return PlaySession(history, (*(marines,) * history.players, invaders))

    # Text

    @property
    def width(self) -> int:
        """The width of the terminal in columns, or of a page if stdout is no terminal."""
        if not sys.stdout.isatty():
            return PLAIN_WIDTH
        return max(LEAST_WIDTH, shutil.get_terminal_size((PLAIN_WIDTH, 24)).columns)

    def say(self, text: str) -> None:
        """Print a text, wrapped to the width."""
        say_wrapped(text, self.width)

    def say_all(self, lines: Iterable[str]) -> None:
        """Print several texts, wrapped to the width."""
        for line in lines:
            self.say(line)

    def show_board(self, *, whole: bool = False, focus: int | None = None) -> None:
        """Print the board and its legend. `whole`: every column, however wide."""
        view = self.view()
        plan = TextBoard(self.session.game, view)
        middle = view.focus if focus is None else focus
        say_all(plan.lines(1_000_000 if whole else self.width, middle))
        self.say_all(plan.legend())

    def view(self) -> TableView:
        """The table with the invader's hand."""
        view: TableView = self.session.game.table_view(self.session.state, None)
        return view

    def show_sheets(self) -> None:
        """Print the state of marines and invader."""
        session = self.session
        side = session.screen if session.hides else None
        view = session.game.table_view(session.state, side)
        self.say_all(marine_lines(session.game, view))
        self.say(invader_line(session.game, view))

    # Playing

    def do(self, action: Action, *, asked: bool = False) -> None:
        """Carry out an action, print the events, and show the board if something was revealed."""
        areas, before = self.view().areas, len(self.session.story)
        self.session.do(action, asked=asked)
        self.say_all(line for _, line in self.session.story[before:])
        if self.view().areas != areas:
            self.turn = ()

    def advance(self) -> bool:
        """Let bots answer, and skip disabled response windows, up to a decision of people. Return False at the end."""
        session = self.session
        while not session.state.winner:
            actions, bot = session.legal(), session.bot()
            if bot is not None:
                self.do(actions[0] if len(actions) == 1 else bot.choose(session.view, actions))
                continue
            if (passed := session.passed(actions)) is None:
                return True
            self.do(passed)
        return False

    def show_decision(self, choices: list[Choice]) -> None:
        """Print the deciding side, the question and the choices. The invader's hand is only shown to the invader."""
        game, state = self.session.game, self.session.state
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
        self.say(f"{translated(capitalized(who))}: {translated(game.question(state))}")
        say_all(listing(choices, self.width))

    def fresh_screen(self) -> None:
        """Clear the screen and print the latest events. Used when the screen changes hands."""
        wipe()
        self.say_all(line for _, line in self.session.story[-RECENT:])
        self.turn = ()

    def take_back(self, count: int) -> int:
        """Take back up to `count` decisions of people and everything after them. Returns the number of decisions."""
        taken = self.session.take_back(count) if self.session.asked else 0
        if taken:
            self.turn = ()
        return taken

    # Saving

    @property
    def unsaved(self) -> bool:
        """Whether the file differs from the game."""
        return not self.session.length == self.session.saved == self.in_file

    def save(self, path: str | None = None) -> str:
        """Write the game to a file as a replay and return its path. Raises FileFailed."""
        chosen = path or self.path or free_path(self.stem)
        if not chosen.endswith(ENDING):
            chosen += ENDING
        self.session.save(chosen)
        self.path, self.in_file = chosen, self.session.length
        return chosen

    def keep(self) -> str:
        """Save unsaved actions, if need be in a temporary folder. Return a sentence about it, empty without any."""
        if not self.unsaved:
            return ""
        try:
            return tr("The game is saved as {name}.", name=self.save())
        except FileFailed as error:
            try:
                # A private folder: in the shared one the path could be somebody else's link.
                folder = tempfile.mkdtemp(prefix="kneedeep-")
                path = self.save(os.path.join(folder, "game"))
                return f"{error} {tr('The game is saved as {name} instead.', name=path)}"
            except (FileFailed, OSError) as again:
                return f"{error} {again} {tr('The game could not be saved.')}"

    def load(self, path: str) -> None:
        """Continue a saved game. Raises ReplayError or FileFailed; the current game then stays.

        The ending of the file name may be omitted, as in `save`.
        """
        if not path.endswith(ENDING) and not os.path.exists(path):
            path += ENDING
        replay = load(path)
        self.sit_at(gone_on_with(replay, replay.game(ruleset_of)), path)

    def sit_at(self, history: History, path: str) -> None:
        """Continue with a game read from a file. Raises ReplayError if it has an unknown bot."""
        try:
            session = self._session_of(history)
        except ValueError as error:
            raise ReplayError(str(error)) from error
        session.quiet, session.hides = self.session.quiet, self.session.hides
        self.session, self.path, self.in_file = session, path, session.length
        self.turn = ()


def outcome(game: Game, state: State) -> str:
    """The result of a game, as a sentence."""
    frags = tr(in_words_of(game.scenario.ruleset, later("frag points")))
    note = game.assistant.result_note(state)
    return tr(_WON[state.winner], round=state.round, frags=f"{frags} {state.frags}", note=note)
