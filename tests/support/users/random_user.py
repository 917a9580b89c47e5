"""A random user: one of many gestures at a time, in any of the windows that are open."""

import random
from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QMenu, QPlainTextEdit, QWidget

from kneedeep_editor.mainwindow.docks import Dock
from tests.support.users.editor_user import CTRL, NO_KEYS, SHIFT, User

_TITLES = (
    "Room 5×5", "Room 4×4", "Short corridor 3×2", "T-junction 4×3", "Door", "Red security door", "Exit",
    "Red key", "Obstacle 1×2", "Shotgun", "Imp", "Demon", "Hell knight", "Marine start", "Invader spawn",
    "Room 6×6", "Corridor 4×2", "Red portal", "Inactive teleporter", "Objective", "Cyberdemon", "Super Shotgun",
)  # fmt: skip
_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
_CURSOR = (*_ARROWS, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape)
_SECTIONS = ("pieces", "doors", "tokens", "figures", "spawns", "areas")
_PAGES = tuple("ready print outline shortcuts simulate filter-problems samples go-to-place play-from".split())
_TYPED = ("room-4x4", "start", "far", "gate", "demon", "3", "-1", "1,2", "", "[x](y)", "Dust.", "no such thing")


class RandomUser:
    """Does one thing after another. `user` works in the window that is in front."""

    def __init__(self, users: Sequence[User], rng: random.Random) -> None:
        """Begin in the first of the windows."""
        self.users, self.user, self._rng = users, users[0], rng
        self._gestures: Sequence[Callable[[], object]] = (
            *(self._place,) * 3,
            lambda: self.user.click(*self._spot(), self._keys()),
            *(lambda: self.user.drag(self._spot(), self._spot(), self._keys()),) * 2,
            lambda: self.user.drag(self._spot(), self._spot(), before_release=lambda: self._press("end")),
            self._nudge,
            self._area,
            lambda: self._press("end"),
            lambda: self._press("turn"),
            lambda: self._press("turn-back"),
            lambda: self._press("delete", 0.4),
            lambda: self._press("undo"),
            lambda: self._press("redo"),
            *(lambda: self.user.key(rng.choice(_CURSOR), self._keys()),) * 2,
            lambda: self._press("select-all", 0.3),
            lambda: self.user.wheel(*self._spot(), rng.choice((-1, 1)), SHIFT),
            *(self._leave_text_pending,) * 2,
            self._select,
            lambda: self._press(rng.choice(("cut", "copy", "paste", "duplicate")), 0.4),
            lambda: self._press(rng.choice(("theme-light", "theme-dark", "theme-contrast")), 0.3),
            lambda: self._press(rng.choice(_PAGES), 0.3),
            self._leave_page,
            lambda: self._press(rng.choice(("play", "play-stop", "play-stop")), 0.2),
            lambda: self._press(rng.choice(("next-problem", "fix", "overlay-sight", "overlay-none")), 0.5),
            *(self._join,) * 2,
            lambda: self._press(rng.choice(("events", "next-event", "event-list")), 0.5),
            self._go_to_another_window,
        )

    def act(self) -> None:
        """Do one thing."""
        self._rng.choice(self._gestures)()
        QApplication.processEvents()

    def _spot(self) -> tuple[float, float]:
        return self._rng.uniform(-4, 15), self._rng.uniform(-5, 9)

    def _keys(self) -> Qt.KeyboardModifier:
        return self._rng.choice((NO_KEYS, NO_KEYS, NO_KEYS, SHIFT, CTRL))

    def _press(self, name: str, chance: float = 1.0) -> None:
        action = self.user.window.shell.actions.by_name[name]
        if self._rng.random() < chance and action.isEnabled() and action.isVisible():
            action.trigger()

    def _place(self) -> None:
        if not self.user.window.shell.palette.isEnabled():
            return
        offered = {entry.title for entry in self.user.window.shell.palette._model.entries}
        self.user.choose(self._rng.choice([title for title in _TITLES if title in offered]))
        self._press("turn", 0.4)
        self.user.click(*self._spot(), self._keys())

    def _nudge(self) -> None:
        self.user.key(self._rng.choice(_ARROWS))
        self.user.look_at(5, 3)

    def _area(self) -> None:
        choice = self.user.window.shell.actions.area_choice
        number = self._rng.randrange(choice.count())
        choice.setCurrentIndex(number)
        choice.activated.emit(number)

    def _select(self) -> None:
        """Select something, or nothing: the properties show it."""
        elements = getattr(self.user.scenario, self._rng.choice(_SECTIONS))
        chosen = [self._rng.choice(elements).serial] if elements else []
        self.user.window.shell.work.select(chosen)

    def _leave_text_pending(self) -> None:
        """Type into a field of the properties without leaving it. Any action may follow."""
        dock = self.user.window.findChild(Dock, "properties")
        assert isinstance(dock, Dock)
        form = dock.reveal().panel.form  # type: ignore[attr-defined]
        lines = [] if form is None else [line for line in form.findChildren(QWidget) if _takes_text(line)]
        if not lines:
            return
        line = self._rng.choice(lines)
        self.user.window.activateWindow()
        line.setFocus()
        QTest.keySequence(line, QKeySequence(QKeySequence.StandardKey.SelectAll))
        QTest.keyClicks(line, self._rng.choice(_TYPED))

    def _join(self) -> None:
        """Join two places with the tool for events, and choose one of the sentences that are offered."""
        if not self.user.window.shell.actions.tools["events"].isEnabled():
            return
        self.user.window.shell.toolbox.use("events")
        self.user.drag(self._spot(), self._spot())
        for menu in self.user.window.findChildren(QMenu):
            if menu.isVisible():
                self._rng.choice([action for action in menu.actions() if not action.isSeparator()]).trigger()
                menu.close()

    def _leave_page(self) -> None:
        """Close a page that is open beside the map."""
        pages = [page for page in self.user.window.findChildren(QDialog) if page.isVisible()]
        if pages:
            self._rng.choice(pages).close()

    def _go_to_another_window(self) -> None:
        self.user = self._rng.choice(self.users)
        self.user.window.activateWindow()


def _takes_text(widget: QWidget) -> bool:
    if not isinstance(widget, QLineEdit | QPlainTextEdit):
        return False
    return widget.isVisible() and widget.isEnabled() and not widget.isReadOnly()
