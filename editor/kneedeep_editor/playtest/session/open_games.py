"""The games of this session. A game that somebody has played is kept until its window is closed."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu

from kneedeep_editor.mainwindow.shell import Shell
from kneedeep_editor.mainwindow.user_questions import Answer
from kneedeep_editor.playtest.session.game_files import GameFiles
from kneedeep_editor.texts import marines_text, tr, tr_count

if TYPE_CHECKING:
    from kneedeep.games.play.session import PlaySession


class OpenGames(QObject):
    """Keeps games and offers them in a menu. `go_on`: called with the chosen one."""

    def __init__(self, shell: Shell, files: GameFiles, go_on: Callable[["PlaySession"], object]) -> None:
        super().__init__(shell.window)
        self._shell, self._files, self._go_on = shell, files, go_on
        self._count = 0
        self._kept: list[tuple[int, PlaySession]] = []
        """Numbered games, ordered by last use."""
        self.menu = QMenu(tr("&Games of this session"), shell.window)
        self.menu.setEnabled(False)
        self.menu.aboutToShow.connect(self._fill)

    @property
    def last(self) -> "PlaySession | None":
        """The last played game."""
        return self._kept[-1][1] if self._kept else None

    @property
    def unsaved(self) -> "list[PlaySession]":
        """The games with unsaved decisions of people, in the order of their beginnings."""
        return [session for _, session in sorted(self._kept, key=lambda one: one[0]) if session.unsaved]

    def keep(self, session: "PlaySession", instead_of: "PlaySession | None" = None) -> None:
        """Keep a game as the last one, under the number of the game it replaces. Empty games are dropped."""
        number = next((number for number, one in self._kept if one in (session, instead_of)), 0)
        if not number:
            self._count += 1
            number = self._count
        self._kept = [(own, one) for own, one in self._kept if own != number and one.length]
        self._kept.append((number, session))
        self.menu.setEnabled(True)

    def keep_beside(self, session: "PlaySession") -> None:
        """Keep the previous course of the current game."""
        last = self.last
        self.keep(session)
        if last is not None:
            self.keep(last)
        self._shell.status.say(
            tr("Another course begins; the previous one is kept as game {number}.", number=self._count)
        )

    def may_close(self) -> bool:
        """Offer to save games. Returns False if the window should stay open."""
        if not (games := self.unsaved):
            return True
        what = tr("the game") if len(games) == 1 else tr("{number} games", number=len(games))
        lost = [describe_game(number, session) for number, session in self._kept if session in games]
        if (answer := self._shell.questions.unsaved(self._shell.window, what, lost)) is Answer.SAVE:
            return all(self._files.save(session) for session in games)
        return answer is Answer.DISCARD

    def _fill(self) -> None:
        self.menu.clear()
        for number, session in reversed(self._kept):
            self.menu.addAction(describe_game(number, session), partial(self._go_on, session))


def describe_game(number: int, session: "PlaySession") -> str:
    """A game in words: `Game 2: 1 marine, round 4, 57 steps, not saved`."""
    from kneedeep_editor.playtest.text.game_texts import game_outcome_text

    state = session.history.state
    words = [
        marines_text(session.history.players),
        game_outcome_text(state) if state.winner else tr("round {round}", round=state.round),
        tr_count("{n} step", "{n} steps", session.length),
    ]
    if session.unsaved:
        words.append(tr("not saved"))
    return tr("Game {number}: {words}", number=number, words=", ".join(words))
