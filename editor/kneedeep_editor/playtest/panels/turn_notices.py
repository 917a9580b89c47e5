"""Notices over the table: whose turn begins, and the cards that the invader plays."""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget

from kneedeep_editor.services.label import Label
from kneedeep_editor.services.resize_watch import ResizeWatch
from kneedeep_editor.texts import tr

_MARGIN = 10
_WIDE = 360
_MOST = 3


class TurnNotice(NamedTuple):
    """What has to be seen: a headline and what it means; `card`: it is about a card, else about a turn."""

    title: str
    text: str = ""
    card: bool = False


class TurnNotices(Label):
    """Lies in the upper right corner of a widget; the newest notice is the last."""

    def __init__(self, over: QWidget) -> None:
        """Begin without a notice."""
        super().__init__("", over)
        self._over = over
        self.shown: tuple[TurnNotice, ...] = ()
        self.setObjectName("table-notices")
        self.setProperty("hint", True)
        self.setAccessibleName(tr("News"))
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setWordWrap(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setContentsMargins(8, 6, 8, 6)
        self.setAutoFillBackground(True)
        ResizeWatch(self, over, self._place)
        self.hide()

    def add(self, notices: Sequence[TurnNotice]) -> None:
        """Show some more; a new turn takes the place of the one before."""
        if not notices:
            return
        if any(not one.card for one in notices):
            self._show(tuple(one for one in self.shown if one.card))
        self._show((*self.shown, *notices)[-_MOST:])

    def clear_all(self) -> None:
        """Show none."""
        self._show(())

    def clear_turn(self) -> None:
        """Show no turn; cards stay."""
        self._show(tuple(one for one in self.shown if one.card))

    def _show(self, notices: tuple[TurnNotice, ...]) -> None:
        if notices == self.shown:
            return
        self.shown = notices
        self.setText(
            "<br>".join(
                f"<b>{escape(title)}</b>" + (f"<br>{escape(text)}" if text else "")
                for title, text, _ in notices
            )
        )
        self.setAccessibleDescription(" ".join(f"{title}. {text}" for title, text, _ in notices))
        self.setVisible(bool(notices))
        self._place()
        self.raise_()

    def _place(self) -> None:
        width = max(120, min(_WIDE, self._over.width() - 2 * _MARGIN))
        self.resize(width, self.heightForWidth(width))
        self.move(QPoint(self._over.width() - width - _MARGIN, _MARGIN))
