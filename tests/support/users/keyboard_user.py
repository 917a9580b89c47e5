"""A user without a mouse, who hears the window: keys go to what has the focus, and all that is known is what is read out."""

import re
from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from kneedeep_editor.mainwindow import MainWindow
from kneedeep_editor.services.screen_reader import description_of
from tests.support.users.editor_user import CTRL, NO_KEYS, SHIFT

_ARROWS = {(1, 0): Qt.Key.Key_Right, (-1, 0): Qt.Key.Key_Left, (0, 1): Qt.Key.Key_Down, (0, -1): Qt.Key.Key_Up}
_WOULD_LIE = re.compile(r"would lie at (-?\d+),(-?\d+)")
_TURNED = re.compile(r" turned ([0-9]+) would")
_MOST_TABS = 120
_LONG = 24


class Listener:
    """Works in one window by keys alone."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.heard: list[str] = []
        self._popup: QWidget | None = None
        window.shell.canvas.announced.connect(self.heard.append)

    @property
    def focused(self) -> QWidget:
        """What has the keyboard: in a menu or popup that, else in the window."""
        # Kept, since what is in a popup is gone for Python as soon as the popup is.
        popup = self._popup = QApplication.activePopupWidget()
        if popup is not None:
            inner: QWidget | None = popup.focusWidget()
            return popup if inner is None else inner
        widget: QWidget | None = QApplication.focusWidget()
        assert widget is not None, "nothing has the focus"
        return widget

    @property
    def name(self) -> str:
        """What is read out as the name of what has the focus."""
        return read(self.focused, QAccessible.Text.Name)

    @property
    def description(self) -> str:
        """What is read out as the description of what has the focus, when nothing else is spoken."""
        own = description_of(self.focused)
        return own or read(self.focused, QAccessible.Text.Description)

    def press(self, *keys: Qt.Key, held: Qt.KeyboardModifier = NO_KEYS) -> None:
        """Press keys one after another, each with what has the focus then."""
        for key in keys:
            QTest.keyClick(self.focused, key, held)
            _let_speak()

    def stretch(self, *keys: Qt.Key) -> str:
        """Press keys while Shift is held, and release it. Returns the speech just before that."""
        widget = self.focused
        for key in keys:
            QTest.keyPress(widget, key, SHIFT)
        heard = self.description
        _let_speak()
        QTest.keyRelease(widget, keys[-1], SHIFT)
        _let_speak()
        return heard

    def type(self, text: str) -> None:
        """Type a text where the focus is."""
        QTest.keyClicks(self.focused, text)

    def write(self, text: str) -> None:
        """Type a text in place of what is in the field, or paste a long one."""
        self.press(Qt.Key.Key_A, held=CTRL)
        if len(text) > _LONG:
            QApplication.clipboard().setText(text)
            self.press(Qt.Key.Key_V, held=CTRL)
        else:
            self.type(text)

    def tab_to(self, name: str, *, back: bool = False) -> None:
        """Go on by Tab until something of that name has the focus."""
        passed = []
        for _ in range(_MOST_TABS):
            key, held = (Qt.Key.Key_Backtab, SHIFT) if back else (Qt.Key.Key_Tab, NO_KEYS)
            QTest.keyClick(self.focused, key, held)
            if self.name == name:
                QApplication.processEvents()
                return
            passed.append(self.name)
        raise AssertionError(f"no {name!r} among {passed}")

    # On the map

    @property
    def space(self) -> tuple[int, int]:
        """The space the map says that the cursor is on."""
        assert self.name == "Map", f"{self.name} has the focus"
        x, y = self.description.removeprefix("space ").split(",")[:2]
        return int(x), int(y)

    @property
    def offered_at(self) -> tuple[int, int]:
        """The place of the ghost according to the map's description."""
        found = _WOULD_LIE.search(self.description)
        assert found is not None, self.description
        return int(found[1]), int(found[2])

    @property
    def offered_turn(self) -> int:
        """How far the map says that what is in hand is turned."""
        found = _TURNED.search(self.description)
        return int(found[1]) if found is not None else 0

    def go_to(self, x: int, y: int) -> str:
        """Go by arrows to a space. Returns the speech there."""
        if self.name != "Map":
            self.press(Qt.Key.Key_F6)
        if not self.description.startswith("space"):
            self.press(Qt.Key.Key_Right)
        while (here := self.space) != (x, y):
            step = (_sign(x - here[0]), 0) if x != here[0] else (0, _sign(y - here[1]))
            QTest.keyClick(self.focused, _ARROWS[step])
        _let_speak()
        return self.description

    def aim(self, side: str) -> str:
        """Point at a side of the space. Returns the speech."""
        step = {"east": (1, 0), "west": (-1, 0), "south": (0, 1), "north": (0, -1)}[side]
        self.press(_ARROWS[step], held=CTRL | SHIFT)
        return self.description

    def choose(self, title: str) -> None:
        """Find something in the palette by its title and take it."""
        self.press(Qt.Key.Key_F, held=CTRL)
        self.type(title)
        self.press(Qt.Key.Key_Return)
        assert self.name == "Map", f"{title} was not found"

    def place(self, title: str, x: int, y: int) -> None:
        """Take something from the palette and put it down at a space."""
        self.choose(title)
        self.go_to(x, y)
        self.press(Qt.Key.Key_Return)


def _let_speak() -> None:
    """Let an action be spoken, and be over."""
    QApplication.processEvents()
    QApplication.processEvents()


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def read(widget: QWidget, what: QAccessible.Text) -> str:
    """The text of a widget in the accessibility tree."""
    interface = QAccessible.queryAccessibleInterface(widget)
    assert interface is not None, f"{widget} is not in the accessibility tree"
    return str(interface.text(what))


def tree(widget: QWidget) -> Iterator[tuple[int, QAccessible.Role, str, str]]:
    """Yield depth, role, name and description of all that the accessibility tree holds below a widget."""
    interface = QAccessible.queryAccessibleInterface(widget)
    assert interface is not None
    waiting = [(0, interface)]
    while waiting:
        depth, one = waiting.pop()
        yield depth, one.role(), one.text(QAccessible.Text.Name), one.text(QAccessible.Text.Description)
        waiting += [(depth + 1, one.child(number)) for number in reversed(range(one.childCount()))]
