"""The end of a game: the text read aloud, the numbers of the game, and the choices."""

from html import escape

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from kneedeep_editor.playtest.session.game_result import GameResult
from kneedeep_editor.services.icons import icon
from kneedeep_editor.services.widgets import Label, lay_column
from kneedeep_editor.texts import later, tr

AGAIN, SAME, WATCH, LEAVE = "again", "same", "watch", "leave"
_WAYS = (
    (AGAIN, later("Play &again"), "play"),
    (SAME, later("Again with the same &dice"), ""),
    (WATCH, later("&Watch from the start"), "run"),
    (LEAVE, later("Back to the &map"), "stop"),
)


class GameOver(QWidget):
    """Shows the result of a game and the choices. `chosen` has AGAIN, SAME, WATCH or LEAVE."""

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
            button.setObjectName(name)
            button.clicked.connect(self._choose)
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

    def _choose(self) -> None:
        if (sender := self.sender()) is not None:
            self.chosen.emit(sender.objectName())
