"""Notices over the table: the new turn, and cards played by the invader."""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget

from kneedeep_editor.services.widgets import Label, ResizeWatch
from kneedeep_editor.texts import tr

_MARGIN = 10
_WIDE = 360
_MOST = 3
_NEAR = 40
"""The margin kept free around a place, in pixels."""


class TurnNotice(NamedTuple):
    """A notice: a headline and its meaning. `card`: about a card, else about a turn."""

    title: str
    text: str = ""
    card: bool = False


class TableCard(Label):
    """A card over the table that clicks pass through. Subclasses decide its position in `_place`."""

    def __init__(self, over: QWidget, name: str, *, rich: bool = False) -> None:
        super().__init__("", over, look="hint", name=name, wrap=True, rich=rich)
        self._over = over
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setContentsMargins(7, 5, 7, 5)
        self.setAutoFillBackground(True)
        ResizeWatch(self, over, self._place)
        self.hide()

    def _place(self) -> None:
        raise NotImplementedError


class TurnNotices(TableCard):
    """Notices in the upper right corner, or in another one if that hides the action. The newest is last."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over, tr("News"), rich=True)
        self.shown: tuple[TurnNotice, ...] = ()
        self._free: tuple[QPoint, ...] = ()

    def add(self, notices: Sequence[TurnNotice]) -> None:
        """Add notices. A new turn replaces the previous one."""
        if not notices:
            return
        if any(not one.card for one in notices):
            self._show(tuple(one for one in self.shown if one.card))
        self._show((*self.shown, *notices)[-_MOST:])

    def keep_free(self, places: Sequence[QPoint]) -> None:
        """Keep some places of the widget visible. If no corner does, earlier places matter more."""
        if tuple(places) != self._free:
            self._free = tuple(places)
            if self.shown:
                self._place()

    def clear_all(self) -> None:
        """Remove all notices."""
        self._show(())

    def clear_turn(self) -> None:
        """Remove the notice about the turn. Cards stay."""
        self._show(tuple(one for one in self.shown if one.card))

    def _show(self, notices: tuple[TurnNotice, ...]) -> None:
        if notices == self.shown:
            return
        self.shown = notices
        self.setAccessibleDescription(" ".join(f"{title}. {text}" for title, text, _ in notices))
        self.setVisible(bool(notices))
        self._place()
        self.raise_()

    def _place(self) -> None:
        width = max(120, min(_WIDE, self._over.width() - 2 * _MARGIN))
        rows = [(f"<b>{escape(title)}</b>", escape(text)) for title, text, _ in self.shown]
        self.setText("<br>".join("<br>".join(filter(None, row)) for row in rows))
        if self.heightForWidth(width) > self._over.height() // 2:
            self.setText("<br>".join(title for title, _ in rows))
        self.resize(width, self.heightForWidth(width))
        right = self._over.width() - width - _MARGIN
        low = self._over.height() - self.height() - _MARGIN
        corners = (QPoint(x, y) for y in (_MARGIN, low) for x in (right, _MARGIN))
        self.move(min(corners, key=self._covered_at))

    def _covered_at(self, corner: QPoint) -> list[bool]:
        """Whether the notices in a corner hide each of the places to keep visible."""
        card = self.rect().translated(corner).adjusted(-_NEAR, -_NEAR, _NEAR, _NEAR)
        return [card.contains(place) for place in self._free]
