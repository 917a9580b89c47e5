"""The offer to go on with a stopped game, on the map once it was edited."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFrame

from kneedeep_editor.mainwindow.shell import Shell
from kneedeep_editor.services.buttons import push_button, tool_button
from kneedeep_editor.services.label import plain_tip
from kneedeep_editor.services.layouts import lay_row
from kneedeep_editor.services.resize_watch import ResizeWatch
from kneedeep_editor.texts import tr

if TYPE_CHECKING:
    from kneedeep.play.session import PlaySession

_MARGIN = 12


class ResumeOffer(QFrame):
    """Lies over the lower edge of the map from the first edit after a game was stopped, until it is taken or declined."""

    def __init__(self, shell: Shell, go_on: Callable[[], object]) -> None:
        """Offer nothing yet; `go_on` goes on with the game."""
        super().__init__(shell.canvas)
        self._shell = shell
        self._awaits = False
        self.setObjectName("offer")
        self.setAutoFillBackground(True)
        self.button = push_button(
            tr("Continue the game on the changed map"),
            sign="play",
            tip=plain_tip(shell.actions.by_name["play-continue"].shortcut().toString()),
            do=go_on,
        )
        self.close_button = tool_button(
            text="×",
            raised=True,
            name=tr("Not now"),
            tip=tr("Hide this; the Play menu has the command too"),
            do=self.withdraw,
        )
        lay_row(self.button, self.close_button, of=self, margins=(6, 4, 4, 4))
        self.hide()
        shell.document.changed.connect(self._show)
        ResizeWatch(self, shell.canvas, self._place)

    def await_edit(self, session: "PlaySession") -> None:
        """Offer to go on with a game after the next edit, unless it is over or has not begun."""
        self._awaits = bool(session.length) and not session.history.state.winner

    def withdraw(self) -> None:
        """Offer it no longer."""
        self._awaits = False
        self.hide()

    def _show(self) -> None:
        if self._awaits:
            self._awaits = False
            self.adjustSize()
            self._place()
            self.show()
            self.raise_()

    def _place(self) -> None:
        canvas = self._shell.canvas
        self.move((canvas.width() - self.width()) // 2, canvas.height() - self.height() - _MARGIN)
