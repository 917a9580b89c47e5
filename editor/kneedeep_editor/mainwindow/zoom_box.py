"""The zoom box of the status bar: how large the map is shown, to be typed or chosen."""

import re
from functools import partial

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QMenu, QToolButton

from kneedeep_editor.panels.widgets.search_field import is_for_document
from kneedeep_editor.services.icons import icon
from kneedeep_editor.texts import tr

_OFFERED = (25, 50, 100, 200)
_LEAST, _MOST = 5, 800
"""Percent that can be typed."""
_WIDTH = 84


class ZoomBox(QLineEdit):
    """The box. `asked` has percent. `fit_asked`: the whole map. `left`: done, the map may have the focus again."""

    asked = Signal(int)
    fit_asked = Signal()
    left = Signal()

    def __init__(self) -> None:
        """Begin with 100 %."""
        super().__init__()
        self.setAccessibleName(tr("Zoom"))
        self.setAccessibleDescription(tr("Type percent, or press the down arrow to choose."))
        self.setToolTip(tr("How large the map is shown"))
        self.setFixedWidth(_WIDTH)
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._shown = 100
        arrow = self.addAction(icon("unfolded"), QLineEdit.ActionPosition.TrailingPosition)
        arrow.setText(tr("Choose the zoom"))
        arrow.triggered.connect(self._offer)
        for button in self.findChildren(QToolButton):
            button.setAccessibleName(tr("Choose the zoom"))
        self.returnPressed.connect(self._take)
        self.editingFinished.connect(self._renew)
        self._renew()

    def show_percent(self, percent: int) -> None:
        """Show the scale of the map. Text being typed stays."""
        self._shown = percent
        if not self.hasFocus():
            self._renew()

    def event(self, event: QEvent) -> bool:
        """Leave undo and redo to the document where nothing was typed."""
        if is_for_document(self, event):
            event.ignore()
            return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Offer some sizes with the down arrow, leave with Esc."""
        if event.key() == Qt.Key.Key_Down:
            self._offer()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _renew(self) -> None:
        self.setText(tr("{percent} %", percent=self._shown))

    def _offer(self) -> None:
        menu = QMenu(self)
        for percent in _OFFERED:
            menu.addAction(tr("{percent} %", percent=percent)).triggered.connect(
                partial(self._choose, percent)
            )
        menu.addAction(tr("Fit")).triggered.connect(partial(self._choose, 0))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.mapToGlobal(QPoint(0, -menu.sizeHint().height())))
        menu.setActiveAction(menu.actions()[0])

    def _choose(self, percent: int) -> None:
        self.left.emit()
        if percent:
            self.asked.emit(percent)
        else:
            self.fit_asked.emit()

    def _take(self) -> None:
        typed = re.fullmatch(r"\s*(\d{1,4})\s*%?\s*", self.text())
        is_fit = self.text().strip().casefold() == tr("Fit").casefold()
        self.left.emit()
        if typed is not None and int(typed[1]) != self._shown:
            self.asked.emit(min(_MOST, max(_LEAST, int(typed[1]))))
        elif is_fit:
            self.fit_asked.emit()
