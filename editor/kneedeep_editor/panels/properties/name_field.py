"""A field for names of elements. It offers those on the map, but accepts any input."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QKeyEvent, QStandardItemModel
from PySide6.QtWidgets import QComboBox, QCompleter, QLineEdit, QToolButton, QWidget

from kneedeep_editor.panels.properties.field import Field, FieldContext, set_faint
from kneedeep_editor.panels.properties.name_choices import POINTED, NameChoice, empty_field_text
from kneedeep_editor.panels.properties.plain_fields import LEAST_WIDTH, MIXED
from kneedeep_editor.services.widgets import Label, lay_column, lay_row, plain_tip, tool_button
from kneedeep_editor.texts import tr

_NAME = int(Qt.ItemDataRole.UserRole)
_LEAST_ROOM, _MOST_ROOM, _BUTTONS = 140, 260, 100


class _Combo(QComboBox):
    """A list that updates its choices just before showing them."""

    def __init__(self, field: "NameField") -> None:
        super().__init__()
        self._field = field

    def showPopup(self) -> None:
        self._field.renew()
        super().showPopup()


class _Completer(QCompleter):
    """Matches names by their descriptions too, but inserts only the name."""

    def pathFromIndex(self, index: QModelIndex | QPersistentModelIndex) -> str:
        return str(index.data(_NAME) or "")


class NameField(Field):
    """A name, or None if it may be empty.

    Elements with a place can be picked and shown on the map. A nameless one gets a name when picked.
    """

    @property
    def room(self) -> int:  # type: ignore[override]
        """The wanted width: that of the name, within limits."""
        text = self.line.fontMetrics().horizontalAdvance(self.line.text())
        return max(_LEAST_ROOM, min(_MOST_ROOM, text + _BUTTONS))

    def __init__(self, around: FieldContext, wanted: str, *, may_be_empty: bool = False) -> None:
        super().__init__(around)
        self._wanted, self._may_be_empty = wanted, may_be_empty
        self._value: Any = None
        self._offered: list[NameChoice] = []
        self.combo = _Combo(self)
        # Our own line edit, since Qt's can't be used while the field is being deleted.
        self.line = QLineEdit()
        self.combo.setLineEdit(self.line)
        self.combo.setMinimumWidth(LEAST_WIDTH)
        self.combo.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.combo.setMinimumContentsLength(5)
        completer = _Completer(self.combo.model(), self.combo)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.combo.setCompleter(completer)
        around.inputs.watch(self.combo)
        around.inputs.watch(self.line)
        self.line.installEventFilter(self)
        self.pick = self._button(
            "pick", tr("Choose it on the map"), lambda: self.around.point(self._wanted, self._choose_offer)
        )
        self.going = self._button("more", tr("Go to it (Ctrl+Enter)"), self._go)
        self.hint = Label(wrap=True, look="quiet")
        lay_column(lay_row((self.combo, 1), self.pick, self.going, spacing=1), self.hint, of=self, margins=0, spacing=2)
        self.going.hide()
        self.hint.hide()
        if wanted not in POINTED:
            self.pick.hide()
        self.setFocusProxy(self.combo)
        self.combo.activated.connect(self._choose)
        self.line.textEdited.connect(self._typed)
        self.line.editingFinished.connect(self._finish)

    def _button(self, name: str, tip: str, do: Callable[[], None]) -> QToolButton:
        made = tool_button(sign=name, raised=True, tip=plain_tip(tip))
        self.around.inputs.watch(made)
        made.clicked.connect(do)
        return made

    def inputs(self) -> list[QWidget]:
        return [self.combo, self.line, *(() if self._wanted not in POINTED else (self.pick, self.going))]

    def call(self, name: str, doc: str) -> None:
        super().call(name, doc)
        self.pick.setAccessibleName(tr("{name}: choose on the map", name=name))
        self.going.setAccessibleName(tr("{name}: go to it", name=name))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show the named element with Ctrl+Enter."""
        if isinstance(event, QKeyEvent) and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if event.modifiers() & Qt.KeyboardModifier.ControlModifier and not self.going.isHidden():
                if event.type() == QEvent.Type.KeyPress:
                    self._go()
                event.accept()
                return True
        return super().eventFilter(watched, event)

    def put(self, value: Any, *, faint: bool = False, mixed: bool = False) -> None:
        self._value = value
        self.line.setPlaceholderText(tr(MIXED) if mixed else tr("none") if self._may_be_empty else "")
        set_faint(self.combo, faint and not mixed)
        text = "" if mixed or value is None else str(value)
        if self.line.text() != text:
            self.line.setText(text)
        self.line.setCursorPosition(0)
        offered = self._now() if text or value == "" else []
        self._describe(next((offer for offer in offered if offer.name == text and text), None))
        empty = value == "" and not mixed
        self.hint.setText(empty_field_text(self._wanted, offered, self.around.texts()) if empty else "")
        self.hint.setVisible(empty)
        self.updateGeometry()

    def _describe(self, known: NameChoice | None) -> None:
        """Describe the named element. None for an unknown one."""
        self.combo.setStatusTip(known.about if known is not None else "")
        self.line.setToolTip(plain_tip(known.line if known is not None else self.toolTip()))
        self.going.setVisible(known is not None and known.serial > 0)

    def renew(self) -> None:
        """Update the offered names."""
        offered = self._now()
        if offered == self._offered and self.combo.count():
            return
        self._offered = offered
        text = self.line.text()
        self.combo.clear()
        for offer in offered:
            self.combo.addItem(offer.line, offer.name or None)
        if not offered:
            self.combo.addItem(empty_field_text(self._wanted, offered, self.around.texts()))
            model = self.combo.model()
            if isinstance(model, QStandardItemModel):
                model.item(0).setEnabled(False)
        self.combo.setCurrentIndex(self.combo.findData(text) if text else -1)
        self.line.setText(text)
        self.combo.view().setMinimumWidth(min(420, self.combo.view().sizeHintForColumn(0) + 30))

    def _now(self) -> list[NameChoice]:
        return list(self.around.offers(self._wanted))

    def _typed(self) -> None:
        position, text = self.line.cursorPosition(), self.line.text()
        set_faint(self.combo, False)
        self.renew()
        if self.line.text() != text:
            self.line.setText(text)
        self.line.setCursorPosition(position)

    def _choose(self, row: int) -> None:
        if row < len(self._offered):
            self._choose_offer(self._offered[row])

    def _choose_offer(self, offer: NameChoice) -> None:
        self.line.setText(offer.name or self.around.named(offer.serial))
        self._take()

    def _go(self) -> None:
        self.around.go(self.line.text())

    def _finish(self) -> None:
        self._take()
        self.finished.emit()

    def _take(self) -> None:
        text = self.line.text().strip()
        shown = "" if self._value is None else str(self._value)
        if text == shown or (not text and self.line.placeholderText() == tr(MIXED)):
            return
        if not text and not self._may_be_empty:
            self.complained.emit(tr("A name is required here."))
            self.line.setText(shown)
            return
        self.complained.emit("")
        self.asked.emit(text or None, False)
