"""Fields for texts, numbers, booleans and words."""

import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QColor, QFocusEvent, QIcon, QKeyEvent, QPixmap, QResizeEvent, QTextOption
from PySide6.QtWidgets import QCheckBox, QLineEdit, QPlainTextEdit

from kneedeep.model.scenario.value_shapes import ID_LIMIT, ID_PATTERN, TEXT_LIMIT
from kneedeep_editor.panels.properties.field import Field, FieldContext, set_faint
from kneedeep_editor.panels.widgets.eliding_combo import ElidingCombo
from kneedeep_editor.services.widgets import lay_column, lay_row, plain_tip
from kneedeep_editor.texts import EditionTexts, later, tr

MIXED = later("different values")
LEAST_WIDTH = 34
"""The largest minimum width of a field, since fields share the available room."""
_SWATCHES = {"red": "#e05252", "blue": "#5c8df0", "yellow": "#e8c547"}
_WORDS = {
    None: later("none"),
    "on-the-spot": later("on the spot"),
    "base-2004": later("base game, 2004"),
    "expansion-2005": later("expansion, 2005"),
    "base-2016": later("base game, 2016"),
}
_LINES = (2, 7)


class LineField(Field):
    """A line of text. `parse` returns the value of a text, or raises ValueError with a sentence.

    `late`: taken when the input is finished, not while typing.
    """

    def __init__(
        self,
        around: FieldContext,
        parse: Callable[[str], Any],
        write: Callable[[Any], str] = str,
        *,
        late: bool = False,
    ) -> None:
        super().__init__(around)
        self._parse, self._write, self._late = parse, write, late
        self._value: Any = None
        self._shown = ""
        self.said = ""
        """The placeholder."""
        self.line = QLineEdit()
        self.line.setMinimumWidth(LEAST_WIDTH)
        lay_row(self.line, of=self, margins=0)
        self.hold(self.line)
        self.line.textEdited.connect(self._typed)
        self.line.editingFinished.connect(self._finish)
        if late:
            self.line.installEventFilter(self)

    def put(self, value: Any, *, faint: bool = False, mixed: bool = False) -> None:
        """Show a value, unless text is being typed."""
        self._value = value
        self._shown = "" if mixed or value is None else self._write(value)
        self.line.setPlaceholderText(tr(MIXED) if mixed else self.said)
        set_faint(self.line, faint and not mixed)
        long = self.line.fontMetrics().horizontalAdvance(self._shown) > self.line.width() - 16
        self.line.setToolTip(plain_tip(self._shown if long and self._shown else self.toolTip()))
        if self.line.hasFocus() and not mixed:
            try:
                if self._parse(self.line.text()) == value:
                    return
            except ValueError:
                if self._late:
                    return
        self.complained.emit("")
        if self.line.text() != self._shown:
            self.line.setText(self._shown)
            if not self.line.hasFocus():
                self.line.setCursorPosition(0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Restore the last value with Esc."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_Escape and self.line.text() != self._shown:
                self.line.setText(self._shown)
                self.complained.emit("")
                return True
        return super().eventFilter(watched, event)

    def _typed(self, text: str) -> None:
        set_faint(self.line, False)
        if not self._late:
            self._take(text, typed=True)

    def _take(self, text: str, *, typed: bool) -> None:
        try:
            value = self._parse(text)
        except ValueError as error:
            self.complained.emit(str(error))
            return
        self.complained.emit("")
        if value != self._value or text != self._shown:
            self.asked.emit(value, typed)

    def _finish(self) -> None:
        if self._late and self.line.text() != self._shown:
            self._take(self.line.text(), typed=False)
        self.finished.emit()
        if not self.line.hasFocus() and self.line.text() != self._shown:
            self.line.setText(self._shown)


class _Paragraph(QPlainTextEdit):
    def __init__(self, left: Callable[[], None]) -> None:
        super().__init__()
        self._left = left

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._left()


class ParagraphField(Field):
    """A text of several lines, which grows with its text within limits. Tab moves the focus."""

    tall = True

    def __init__(self, around: FieldContext) -> None:
        super().__init__(around)
        self.edit = _Paragraph(self.finished.emit)
        self.edit.setTabChangesFocus(True)
        self.edit.setWordWrapMode(QTextOption.WrapMode.WordWrap)
        lay_column(self.edit, of=self, margins=0)
        self.hold(self.edit)
        self._value = ""
        self.edit.textChanged.connect(self._typed)
        self._fit()

    def put(self, value: Any, *, faint: bool = False, mixed: bool = False) -> None:
        self._value = "" if mixed else str(value)
        self.edit.setPlaceholderText(tr(MIXED) if mixed else "")
        if self.edit.toPlainText() != self._value:
            with QSignalBlocker(self.edit):
                self.edit.setPlainText(self._value)
        self._fit()

    def _typed(self) -> None:
        text = self.edit.toPlainText()
        self._fit()
        if len(text) > TEXT_LIMIT:
            self.complained.emit(tr("A text has at most {most} characters.", most=TEXT_LIMIT))
        elif text != self._value:
            self.complained.emit("")
            self._value = text
            self.asked.emit(text, True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        least, most = _LINES
        lines = int(self.edit.document().size().height())
        line = self.edit.fontMetrics().lineSpacing()
        self.edit.setFixedHeight(min(most, max(least, lines)) * line + 14)


class TruthField(Field):
    """A check box."""

    def __init__(self, around: FieldContext) -> None:
        super().__init__(around)
        self.box = QCheckBox()
        lay_row(self.box, None, of=self, margins=(0, 3, 0, 3))
        self.hold(self.box)
        self.box.clicked.connect(self._click)

    def put(self, value: Any, *, faint: bool = False, mixed: bool = False) -> None:
        self.box.setTristate(mixed)
        state = Qt.CheckState
        self.box.setCheckState(state.PartiallyChecked if mixed else state.Checked if value else state.Unchecked)
        self.box.setText(tr(MIXED) if mixed else tr("yes") if value else tr("no"))
        set_faint(self.box, faint and not mixed)

    def _click(self) -> None:
        self.box.setTristate(False)
        self.asked.emit(self.box.checkState() != Qt.CheckState.Unchecked, False)


class ChoiceField(Field):
    """A list of values, each with words and a hint."""

    def __init__(self, around: FieldContext, choices: Sequence[tuple[Any, str, str]]) -> None:
        super().__init__(around)
        self.combo = ElidingCombo()
        self.combo.setMinimumWidth(LEAST_WIDTH)
        self.combo.setSizeAdjustPolicy(ElidingCombo.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.combo.setMinimumContentsLength(5)
        self._values = [value for value, _, _ in choices]
        for value, words, hint in choices:
            self.combo.addItem(words)
            row = self.combo.count() - 1
            if value in _SWATCHES:
                self.combo.setItemIcon(row, _swatch(str(value)))
            if hint:
                self.combo.setItemData(row, hint, Qt.ItemDataRole.ToolTipRole)
        lay_row(self.combo, of=self, margins=0)
        self.hold(self.combo)
        self.combo.activated.connect(self._choose)

    def put(self, value: Any, *, faint: bool = False, mixed: bool = False) -> None:
        known = next((row for row, one in enumerate(self._values) if type(one) is type(value) and one == value), -1)
        self.combo.setPlaceholderText(tr(MIXED) if mixed else "" if value is None else str(value))
        self.combo.setCurrentIndex(-1 if mixed else known)
        set_faint(self.combo, faint and not mixed)

    def _choose(self, row: int) -> None:
        self.complained.emit("")
        self.asked.emit(self._values[row], False)


def _swatch(color: str) -> QIcon:
    drawn = QPixmap(QSize(12, 12))
    drawn.fill(QColor(_SWATCHES[color]))
    return QIcon(drawn)


def word_choices(words: Sequence[Any]) -> list[tuple[Any, str, str]]:
    """Words of the format as choices."""
    return [(word, tr(_WORDS.get(word, str(word))), "") for word in words]


def check_text(text: str) -> str:
    """A text unchanged. Raises ValueError if it is too long."""
    if len(text) > TEXT_LIMIT:
        raise ValueError(tr("A text has at most {most} characters.", most=TEXT_LIMIT))
    return text


def whole_number(text: str, *, least: int, most: int, none: bool) -> int | None:
    """The whole number in a text, between bounds. None for an empty text if that is allowed. Raises ValueError."""
    if not text.strip() and none:
        return None
    if re.fullmatch(r"[+-]?[0-9]{1,9}", text.strip()) and least <= int(text) <= most:
        return int(text)
    raise ValueError(tr("A whole number from {least} to {most}, please.", least=least, most=most))


def checked_id(text: str, *, taken: Callable[[str], str], none: bool) -> str | None:
    """The id in a text. `taken`: returns the owner of an id in words. Raises ValueError."""
    text = text.strip()
    if not text and none:
        return None
    if not re.fullmatch(ID_PATTERN, text) or len(text) > ID_LIMIT:
        raise ValueError(
            tr(
                "An id begins with a small letter; small letters, digits and hyphens follow, {most} at most.",
                most=ID_LIMIT,
            )
        )
    if who := taken(text):
        raise ValueError(tr("The id {id} is already used: {reason}.", id=text, reason=who))
    return text


_PATTERNS = {
    "[#.]": later("Use # for a space and . for none."),
    "[NESW]@": later("An opening is N, E, S or W, then @ and the first column or row, from 0: N@0."),
    "[YRGB]": later("Dice are letters: Y yellow, R red, G green, B blue; RRB is two red and a blue one."),
    "[RB]": later("Dice are letters: R red, B black; BRR is a black and two red ones."),
}


def matching_text(text: str, *, pattern: str, texts: EditionTexts, none: bool = False) -> str | None:
    """A text that matches a pattern. None for an empty one if that is allowed. Raises ValueError."""
    known = next((said for start, said in _PATTERNS.items() if pattern.strip("^").startswith(start)), "")
    if none and not text.strip():
        return None
    if not re.fullmatch(pattern, text):
        raise ValueError(texts.tr(known) or tr("It must look like {pattern}.", pattern=pattern.strip("^$")))
    return text


class NumberField(LineField):
    """A whole number, changed with the up and down keys too."""

    room = 52

    def __init__(self, around: FieldContext, least: int, most: int, *, none: bool) -> None:
        super().__init__(around, partial(whole_number, least=least, most=most, none=none))
        self._least, self._most = least, most
        self.line.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Count up and down."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            step = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}.get(Qt.Key(event.key()), 0)
            if step:
                present = self._value if isinstance(self._value, int) else self._least - step
                self._take(str(min(self._most, max(self._least, present + step))), typed=True)
                return True
        return super().eventFilter(watched, event)
