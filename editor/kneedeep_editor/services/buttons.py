"""Buttons with all that they show and do."""

from collections.abc import Callable

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QAbstractButton, QPushButton, QToolButton

from kneedeep_editor.services.icons import icon

Slot = Callable[..., object] | SignalInstance


def tool_button(
    *,
    sign: str = "",
    text: str = "",
    name: str = "",
    tip: str = "",
    do: Slot | None = None,
    raised: bool = False,
    checkable: bool = False,
) -> QToolButton:
    """A small button. `sign`: its icon, `name`: for screen readers, `raised`: only while the pointer is on it."""
    button = QToolButton(autoRaise=raised)
    button.setText(text)
    button.setCheckable(checkable)
    _finish(button, sign, name, tip, do)
    return button


def push_button(
    text: str = "", *, sign: str = "", name: str = "", tip: str = "", do: Slot | None = None
) -> QPushButton:
    """A button with a text."""
    button = QPushButton(text)
    _finish(button, sign, name, tip, do)
    return button


def _finish(button: QAbstractButton, sign: str, name: str, tip: str, do: Slot | None) -> None:
    if sign:
        button.setIcon(icon(sign))
    if name:
        button.setAccessibleName(name)
    if tip:
        button.setToolTip(tip)
    if do is not None:
        button.clicked.connect(do)
