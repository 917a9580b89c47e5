"""A field for names of things: offers what is on the map, takes what is typed."""

from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QComboBox, QCompleter, QHBoxLayout, QWidget

from kneedeep_editor.panels.properties.field import Around, Field, faintly
from kneedeep_editor.panels.properties.offers import Offer
from kneedeep_editor.panels.properties.plain_fields import LEAST_WIDTH, MIXED
from kneedeep_editor.texts import tr

_NAME = int(Qt.ItemDataRole.UserRole)


class _Combo(QComboBox):
    """Asks what to offer when it is about to show it."""

    def __init__(self, field: "NameField") -> None:
        super().__init__()
        self._field = field

    def showPopup(self) -> None:
        self._field.renew()
        super().showPopup()


class _Completer(QCompleter):
    """Finds names by their words, and writes the name alone."""

    def pathFromIndex(self, index: QModelIndex | QPersistentModelIndex) -> str:
        return str(index.data(_NAME) or "")


class NameField(Field):
    """A name. `none`: what an emptied field stands for, or nothing when a name must be given.

    `codes`: offers the codes of checks instead of names.
    """

    def __init__(
        self,
        around: Around,
        wanted: str,
        *,
        none: Any = None,
        may_be_empty: bool = False,
        codes: bool = False,
    ) -> None:
        super().__init__(around)
        self._wanted, self._none, self._may_be_empty, self._codes = wanted, none, may_be_empty, codes
        self._value: Any = None
        self._offered: list[Offer] = []
        self.combo = _Combo(self)
        self.combo.setEditable(True)
        self.combo.setMinimumWidth(LEAST_WIDTH)
        self.combo.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.combo.setMinimumContentsLength(5)
        completer = _Completer(self.combo.model(), self.combo)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.combo.setCompleter(completer)
        line = self.combo.lineEdit()
        assert line is not None
        self.line = line
        around.inputs.watch(self.combo)
        around.inputs.watch(self.line)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.combo)
        self.setFocusProxy(self.combo)
        self.combo.activated.connect(self._choose)
        self.line.textEdited.connect(self._typed)
        self.line.editingFinished.connect(self._finish)

    def inputs(self) -> list[QWidget]:
        return [self.combo, self.line]

    def put(self, value: Any, *, faint: bool = False, mixed: bool = False) -> None:
        self._value = value
        self.line.setPlaceholderText(MIXED if mixed else tr("none") if self._may_be_empty else "")
        faintly(self.combo, faint and not mixed)
        text = "" if mixed or value is None else str(value)
        if self.line.text() != text:
            self.line.setText(text)
        self.line.setCursorPosition(0)
        about = next((offer.about for offer in self._offered if offer.name == text), "")
        self.combo.setStatusTip(about)

    def renew(self) -> None:
        """Offer the names that there are now."""
        offered = list(self.around.codes() if self._codes else self.around.offers(self._wanted))
        if offered == self._offered:
            return
        self._offered = offered
        text = self.line.text()
        self.combo.clear()
        for name, about in offered:
            self.combo.addItem(name if about == name else f"{name}  –  {about}", name)
        self.combo.setCurrentIndex(self.combo.findData(text))
        self.line.setText(text)
        self.combo.view().setMinimumWidth(min(420, self.combo.view().sizeHintForColumn(0) + 30))

    def _typed(self) -> None:
        position, text = self.line.cursorPosition(), self.line.text()
        self.renew()
        if self.line.text() != text:
            self.line.setText(text)
        self.line.setCursorPosition(position)

    def _choose(self, row: int) -> None:
        name = self.combo.itemData(row, _NAME)
        if name is not None:
            self.line.setText(str(name))
            self._take()

    def _finish(self) -> None:
        self._take()
        self.finished.emit()

    def _take(self) -> None:
        text = self.line.text().strip()
        shown = "" if self._value is None else str(self._value)
        if text == shown or (not text and self.line.placeholderText() == MIXED):
            return
        if not text and not self._may_be_empty:
            self.complained.emit("A name must be given here.")
            self.line.setText(shown)
            return
        self.complained.emit("")
        self.asked.emit(text if text else self._none, False)
