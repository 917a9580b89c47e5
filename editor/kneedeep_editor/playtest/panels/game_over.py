"""Pages over a game: the result with texts, numbers and choices, and the veil while the screen is passed on."""

from functools import partial
from html import escape
from itertools import chain
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from kneedeep.games.play.session import PlaySession
from kneedeep.rules.answers import ResultRow
from kneedeep.rules.event import texts_of
from kneedeep_editor.services.icons import icon
from kneedeep_editor.services.widgets import Label, lay_column
from kneedeep_editor.texts import EditionTexts, later, tr

AGAIN, SAME, WATCH, LEAVE = "again", "same", "watch", "leave"
_WAYS = (
    (AGAIN, later("Play &again"), "play"),
    (SAME, later("Again with the same &dice"), ""),
    (WATCH, later("&Watch from the start"), "run"),
    (LEAVE, later("Back to the &map"), "stop"),
)


class Veil(QWidget):
    """A screen shown between the turns of two sides that share a monitor."""

    def __init__(self) -> None:
        super().__init__()
        self.text = Label(look="heading", alignment=Qt.AlignmentFlag.AlignCenter)
        self.button = QPushButton(tr("&Show the game"), default=True)
        self.taken = self.button.clicked
        lay_column(None, self.text, (self.button, 0, Qt.AlignmentFlag.AlignCenter), None, of=self)

    def ask(self, whom: str) -> None:
        """Ask for passing on the screen."""
        text = tr("Pass the screen to {side}.", side=whom)
        self.text.setText(text)
        self.button.setAccessibleDescription(text)
        self.button.setFocus()


class GameResult(NamedTuple):
    """The result of a game: texts to read aloud, a line about its length, numbers of both sides."""

    texts: tuple[str, ...]
    length: str
    counts: tuple[ResultRow, ...]


def result_of(session: PlaySession) -> GameResult:
    """The result of a finished game."""
    history = session.history
    assistant = history.game.assistant
    state = history.state
    texts = EditionTexts(history.game.scenario.ruleset)
    limit = history.game.table_view(state, None).frags_to_win
    frags = str(state.frags) if limit is None else tr("{part} of {whole}", part=state.frags, whole=limit)
    return GameResult(
        tuple(texts_of(history.events[-1])),
        texts.tr("Rounds: {rounds}. Frag points: {frags}.", rounds=state.round, frags=frags),
        assistant.result_rows(history.players, chain.from_iterable(history.events)),
    )


class GameOver(QWidget):
    """Shows the result of a game with choices. `chosen` has AGAIN, SAME, WATCH or LEAVE."""

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.text = Label(wrap=True, name=tr("How it ends"))
        self.numbers = Label(rich=True, name=tr("Statistics"))
        self.numbers.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        layout = lay_column(self.text, self.numbers, of=self, margins=(8, 0, 8, 0))
        layout.addSpacing(8)
        self.buttons: dict[str, QPushButton] = {}
        for name, text, sign in _WAYS:
            button = self.buttons[name] = QPushButton(tr(text))
            if sign:
                button.setIcon(icon(sign))
            button.clicked.connect(partial(self.chosen.emit, name))
            layout.addWidget(button)
        layout.addStretch()
        self.hide()

    def show_result(self, result: GameResult) -> None:
        """Show the result of the game."""
        self.text.setText("\n".join(f"“{text}”" for text in result.texts))
        self.text.setVisible(bool(result.texts))
        head = f"<tr><td></td><th>{escape(tr('Marines'))}</th><th>&nbsp; {escape(tr('Invader'))}</th></tr>"
        rows = (
            f"<tr><td>{escape(what)} &nbsp;</td><td align=right>{marines}</td><td align=right>{invader}</td></tr>"
            for what, marines, invader in result.counts
        )
        self.numbers.setText(f"{escape(result.length)}<table cellspacing=2>{head}{''.join(rows)}</table>")
        counts = (
            tr("{what}: marines {marines}, invader {invader}", what=what, marines=marines, invader=invader)
            for what, marines, invader in result.counts
        )
        self.numbers.setAccessibleDescription(" ".join((result.length, *counts)))
