"""The dialogue of a game in the terminal: reads lines and treats them as answers or commands, until the end."""

import re
from collections.abc import Callable, Iterable

from kneedeep.cli.play.choice_lines import listing, meant, spaces_in
from kneedeep.cli.play.sheet_lines import card_lines, hand_lines
from kneedeep.cli.play.terminal_game import BOARDS, TerminalGame, outcome
from kneedeep.cli.terminal import say, say_all
from kneedeep.games.bots.seats import INVADERS
from kneedeep.games.play.session import PlaySession
from kneedeep.model.scenario.io.atomic_files import FileFailed
from kneedeep.rules.answers import EMPTY, Choice
from kneedeep.rules.replay_lines import ReplayError
from kneedeep.support import coordinates, tr, tr_count
from kneedeep.support.printable import quoted
from kneedeep.support.resources import table_rows
from kneedeep.support.timer import LONGEST, limited

DONE, INTERRUPTED = 0, 130
LOG_LINES = 30
MOST_LISTED = 12
MOST_SHOWN = 60


class Leaving(Exception):
    """The player leaves the game. `keep`: the game is saved first."""

    def __init__(self, *, keep: bool) -> None:
        super().__init__()
        self.keep = keep


class Dialogue:
    """Reads lines and answers them until the player leaves the game."""

    def __init__(self, sitting: TerminalGame) -> None:
        """Take the game at the terminal."""
        self.sitting = sitting
        self.choices: list[Choice] = []
        self.walk: list[tuple[int, int]] = []
        """The remaining spaces of a walk, from a line with several spaces."""
        self.walk_began = 0
        """The length of the history when the walk began."""
        self.shown = -1
        """The number of actions done when the choices were last shown."""
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "?": self._help,
            "empty": self._empty,
            "map": self._map,
            "sheet": lambda _: self.sitting.show_sheets(),
            "cards": self._cards,
            "hand": self._hand,
            "notes": self._notes,
            "log": self._log,
            "back": self._back,
            "undo": self._back,
            "save": self._save,
            "load": self._load,
            "ask": self._ask,
            "pause": self._pause,
            "board": self._board,
            "quit": self._quit,
            "quit!": self._quit_at_once,
        }

    @property
    def session(self) -> PlaySession:
        """The session of the current game."""
        return self.sitting.session

    def run(self) -> int:
        """Play until the player leaves; return the exit status."""
        try:
            while True:
                with limited(LONGEST):
                    self._next()
        except Leaving as leaving:
            text = self.sitting.keep() if leaving.keep else ""
            if text:
                self._say(text)
                self._say_how_to_go_on()
            return DONE
        except KeyboardInterrupt:
            say()
            self._say(f"{tr('Interrupted.')} {self.sitting.keep()}".rstrip())
            return INTERRUPTED
        except Exception:
            # Save the game before an internal error ends the program.
            say()
            self._say(self.sitting.keep())
            raise

    def _say_how_to_go_on(self) -> None:
        if self.sitting.path is not None and not self.sitting.unsaved:
            # Not wrapped: it is copied as one line.
            command = f"kneedeep play --text --load {quoted(self.sitting.path)}"
            say(tr("Go on with: {command}", command=command))

    def _say(self, text: str) -> None:
        self.sitting.say(text)

    def _say_all(self, lines: Iterable[str]) -> None:
        self.sitting.say_all(lines)

    def _next(self) -> None:
        """Ask for one decision: bots answer first, the screen changes hands, then a line is read."""
        sitting = self.sitting
        if not sitting.advance():
            self._over()
            return
        self.session.offer_screen()
        if self.session.veiled:
            self._pass_the_screen()
            return
        self.session.screen = self.session.side
        self.choices = self.session.choices()
        if len(self.choices) == 1:
            self._say(tr("(Only this is left: {answer}.)", answer=self.choices[0].words))
            self._take(self.choices[0])
            return
        if self.walk and self._walk_on():
            return
        if self.shown != self.session.length:
            sitting.show_decision(self.choices)
            self.shown = self.session.length
        self._answer(self._read("> "))

    def _over(self) -> None:
        self._say(outcome(self.session.game, self.session.state))
        self.choices = []
        self._answer(self._read(f"{tr('The game is over')} (log, map, back, save, quit) > "))

    def _pass_the_screen(self) -> None:
        invaders = self.session.side == INVADERS
        passed = (
            tr("Pass the screen to the invader and press Enter.")
            if invaders
            else tr("Pass the screen to the marines and press Enter.")
        )
        line = self._read(f"\n{passed} ")
        if line.strip():
            self._command(line.strip())
            return
        self.session.screen = self.session.side
        self.shown = -1
        self.sitting.fresh_screen()

    def _read(self, prompt: str) -> str:
        try:
            return input(prompt)
        except EOFError:
            say()
            self._say(tr("The input has ended."))
            raise Leaving(keep=True) from None
        except UnicodeDecodeError:
            self._say(tr("That line is no readable text; type help to see what can be typed."))
            return "help"

    def _answer(self, line: str) -> None:
        """Use a line as an answer, else as a command."""
        if not (text := line.strip()):
            self.shown = -1
            return
        if text.split()[0].lower() in self.commands:
            self._command(text)
            return
        if (spaces := spaces_in(text)) is not None and len(spaces) > 1:
            self.walk = spaces
            self.walk_began = len(self.session.history.events)
            if not self._walk_on():
                self._say(tr("{space} is nothing you can step to now.", space=coordinates(spaces[0])))
                self.walk = []
            return
        found = meant(text, self.choices)
        if len(found) == 1:
            self._take(found[0])
        elif not found:
            self._say(self._no_answer(text[:MOST_SHOWN]))
        else:
            self._say(tr("“{text}” may mean several; type the number:", text=text[:MOST_SHOWN]))
            say_all(listing(found[:MOST_LISTED], self.sitting.width, everything=True))

    def _no_answer(self, text: str) -> str:
        """The message about a line that is neither an answer nor a command."""
        if last := len(self.choices):
            return tr("“{text}” is no answer here: type a number from 1 to {last}, or help.", text=text, last=last)
        return tr("“{text}” is no answer here: the game is over. Type help to see what can be typed.", text=text)

    def _take(self, choice: Choice) -> None:
        self.sitting.do(choice.action, asked=len(self.choices) > 1)

    def _walk_on(self) -> bool:
        """Take the next step of the walk. Cancel the walk if there is no such step.

        The walk also ends after any event that is not a step: a reveal, a wound, a text.
        """
        if not all(map(self.session.game.assistant.only_walks, self.session.history.events[self.walk_began :])):
            self.walk = []
            self._say(tr("The walk stops here: look what has happened."))
            return False
        space = self.walk.pop(0)
        steps = [choice for choice in self.choices if choice.role == "step" and space in choice.spaces]
        if len(steps) == 1:
            self._take(steps[0])
            return True
        self.walk = []
        return False

    # Commands

    def _command(self, text: str) -> None:
        word, _, rest = text.partition(" ")
        if (command := self.commands.get(word.lower())) is None:
            self._say(tr("“{word}” is no command; type help to see what can be typed.", word=word[:MOST_SHOWN]))
        else:
            command(rest.strip())

    def _help(self, _rest: str) -> None:
        for typed, text in table_rows(__file__, "dialogue_help.txt"):
            self._say(f"  {typed:<18}{tr(text)}" if typed else tr(text))

    def _empty(self, _rest: str) -> None:
        if found := [choice for choice in self.choices if choice.group == EMPTY]:
            say_all(listing(found, self.sitting.width, everything=True))
        else:
            self._say(tr("No empty space can be attacked now."))

    def _map(self, rest: str) -> None:
        spaces = spaces_in(rest)
        numbered = self.session.game.board.number
        if spaces and spaces[0] in numbered:
            self.sitting.show_board(focus=numbered[spaces[0]])
        else:
            self.sitting.show_board(whole=rest == "all")

    def _cards(self, _rest: str) -> None:
        self._say_all(card_lines(self.sitting.view()))

    def _hand(self, _rest: str) -> None:
        if self._is_the_invaders():
            self._say_all(hand_lines(self.sitting.view()))

    def _notes(self, _rest: str) -> None:
        if self._is_the_invaders():
            self._say(self.session.game.scenario.notes or tr("The scenario has no notes."))

    def _is_the_invaders(self) -> bool:
        mine = self.session.side == self.session.screen == INVADERS
        if not mine:
            self._say(tr("That is for the invader's eyes, in his own decisions."))
        return mine

    def _log(self, rest: str) -> None:
        count = int(rest) if re.fullmatch(r"\d{1,6}", rest) else LOG_LINES
        self._say_all(line for _, line in self.session.story[-count:] if count)

    def _back(self, rest: str) -> None:
        if rest and not re.fullmatch(r"\d{1,6}", rest):
            self._say(tr("back takes a number of decisions, not “{text}”.", text=rest[:MOST_SHOWN]))
            return
        self.walk = []
        self.shown = -1
        if count := self.sitting.take_back(int(rest or 1)):
            self._say(tr_count("{n} decision is undone.", "{n} decisions are undone.", count))
        else:
            self._say(tr("There is no decision to undo."))

    def _save(self, rest: str) -> None:
        try:
            self._say(tr("The game is saved as {name}.", name=self.sitting.save(rest or None)))
        except FileFailed as error:
            self._say(str(error))

    def _load(self, rest: str) -> None:
        if not rest:
            self._say(tr("load takes the name of a saved game."))
            return
        if kept := self.sitting.keep():
            self._say(kept)
        try:
            self.sitting.load(rest)
            self.shown = -1
            count, path = self.session.length, self.sitting.path
            self._say(tr_count("{path}: {n} action played.", "{path}: {n} actions played.", count, path=path))
        except FileFailed as error:
            self._say(str(error))
        except ReplayError as error:
            self._say(f"{rest}: {error}")

    def _ask(self, rest: str) -> None:
        quiet = self.session.quiet
        words = rest.lower().split()
        asked = self.session.game.assistant.interruptions
        names = tuple(one.name for one in asked)
        if len(words) == 2 and words[0] in names and words[1] in ("on", "off"):
            (quiet.add if words[1] == "off" else quiet.discard)(words[0])
        elif words:
            self._say(tr("ask takes one of {names}, then on or off.", names=", ".join(names)))
            return
        for name, whose, _ in asked:
            asking = tr("not asked") if name in quiet else tr("asked")
            self._say(f"  {name}: {asking} ({tr(whose)})")

    def _pause(self, rest: str) -> None:
        if rest not in ("on", "off"):
            self._say(tr("pause takes on or off."))
            return
        self.session.hides = rest == "on"
        self._say(tr("The screen is passed on.") if self.session.hides else tr("The screen is no longer passed on."))

    def _board(self, rest: str) -> None:
        if rest not in BOARDS:
            self._say(tr("board takes one of {words}.", words=", ".join(BOARDS)))
            return
        self.sitting.board = rest
        self._say(tr("The board is shown: {when}.", when=rest))

    def _quit(self, _rest: str) -> None:
        raise Leaving(keep=True)

    def _quit_at_once(self, _rest: str) -> None:
        raise Leaving(keep=False)
