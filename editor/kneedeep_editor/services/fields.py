"""Fields to choose in: lists of lines with values, combo boxes, and numbers."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QComboBox, QListWidget, QListWidgetItem, QSpinBox

from kneedeep_editor.services.icons import icon

VALUE = Qt.ItemDataRole.UserRole
"""The role of a line's value."""


def list_box(
    name: str, *, description: str = "", do: Callable[[QListWidgetItem], object] | None = None, narrow: bool = False
) -> QListWidget:
    """A list of lines that wrap. `name`, `description`: accessible texts. `narrow`: lines fit in any width.

    `do` is called when a line is clicked or activated.
    """
    box = QListWidget()
    box.setAccessibleName(name)
    box.setAccessibleDescription(description)
    box.setWordWrap(True)
    if narrow:
        box.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    if do is not None:
        box.itemClicked.connect(do)
        box.itemActivated.connect(do)
    return box


def add_line(
    box: QListWidget,
    text: str,
    value: object = None,
    *,
    sign: str = "",
    tip: str = "",
    spoken: str = "",
    ticked: bool | None = None,
) -> QListWidgetItem:
    """Add a line with a value. `sign`: its icon. `spoken`: its accessible text. `ticked`: None without a check box."""
    line = QListWidgetItem(text)
    line.setData(VALUE, value)
    line.setToolTip(tip)
    if sign:
        line.setIcon(icon(sign))
    if spoken:
        line.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
    if ticked is not None:
        line.setCheckState(Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked)
    box.addItem(line)
    return line


def ticked_values(box: QListWidget) -> list[Any]:
    """The values of the checked lines."""
    lines = (box.item(row) for row in range(box.count()))
    return [line.data(VALUE) for line in lines if line.checkState() is Qt.CheckState.Checked]


def fill_choices(box: QComboBox, choices: Sequence[tuple[str, object]], chosen: object = None) -> None:
    """Replace the texts and values of a combo box without signals. `chosen`: the current value, else the first."""
    with QSignalBlocker(box):
        box.clear()
        for text, value in choices:
            box.addItem(text, value)
        # `findData` would compare the identity of a tuple.
        box.setCurrentIndex(next((row for row, (_, value) in enumerate(choices) if value == chosen), 0))


def number_box(
    least: int,
    most: int,
    value: int | None = None,
    *,
    name: str = "",
    tip: str = "",
    special: str = "",
    do: Callable[..., object] | None = None,
) -> QSpinBox:
    """A number. `special`: shown instead of the least one."""
    box = QSpinBox(minimum=least, maximum=most, value=least if value is None else value)
    box.setSpecialValueText(special)
    box.setAccessibleName(name)
    box.setToolTip(tip)
    if do is not None:
        box.valueChanged.connect(do)
    return box
