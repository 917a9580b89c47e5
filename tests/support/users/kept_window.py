"""A window that serves several tests: it is put back after each one, and used again only if it is then like a new one.

To open a window takes longer than most of what a test does in it. Tests ask for this with the mark `kept_window`.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from PySide6.QtCore import QByteArray, QEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QLineEdit, QWidget

from kneedeep_editor.app import Editor
from kneedeep_editor.features.editing.eyedropper import Eyedropper
from kneedeep_editor.features.map.overlays import Overlays
from kneedeep_editor.mainwindow.docks import Dock
from kneedeep_editor.mainwindow.user_questions import Answer
from kneedeep_editor.services.settings import Settings
from kneedeep_editor.tools.layers import EVERYTHING
from tests.support.users.editor_user import Answers, Inline, User, settle

_PLAIN = (bool, int, float, str, type(None), tuple, frozenset)
_GROUPS = (list, dict, set)
_REMEMBERED = {
    "Workspace": {"last_area"},
    "MapCanvas": {"_mouse", "_panned"},
    "Overlays": {"_space", "_before_posts"},
    "Eyedropper": {"_last"},
}
"""What parts of a window remember of what was done, and no command takes back."""


class KeptWindow:
    """One window on a map, with an editor of its own, that goes from test to test."""

    def __init__(self, folder: Path, opened: Callable[[Editor, Path], User]) -> None:
        """Open a window by a function that is given an editor and a folder for its files."""
        self._editor = Editor(Settings(folder / "settings" / "editor.ini"), Answers(), Inline())  # type: ignore[arg-type]
        self.user = opened(self._editor, folder)
        self._rest()
        store = self.user.window.shell.settings
        self._layout = self.user.window.saveState()
        self._checked = {name: action.isChecked() for name, action in self.user.window.shell.actions.by_name.items()}
        self._settings: dict[str, Any] = {key: store.value(key) for key in store.allKeys()}
        self._held = list(_held(self.user))
        self._first = look_of(self.user)

    def put_back(self) -> bool:
        """Take back what a test did; return whether the window is like a new one then."""
        if self._editor.windows != [self.user.window]:
            return False
        shell, window = self.user.window.shell, self.user.window
        for page in (QApplication.activePopupWidget(), *QApplication.topLevelWidgets()):
            if page is not None and page.isVisible() and page is not window.window():
                page.close()
        shell.toolbox.use("select")
        shell.work.take(None)
        shell.work.post(())
        shell.work.use_layers(EVERYTHING)
        shell.overlays.close()
        self.user.undo_all()
        window.document.undo_stack.clear()
        shell.work.select(())
        self._put_back_commands(self._layout)
        shell.canvas.keyboard_pointer.put_aside()
        QApplication.sendEvent(shell.canvas, QEvent(QEvent.Type.Leave))
        window.statusBar().clearMessage()
        for part, values in self._held:
            vars(part).update(values)
        shell.toolbox._last.clear()
        self._rest()
        self._put_back_settings()
        QApplication.processEvents()
        return look_of(self.user) == self._first

    def _put_back_commands(self, layout: QByteArray) -> None:
        shell, window = self.user.window.shell, self.user.window
        if window.saveState() != layout:
            window.restoreState(layout)
        shell.palette.search.clear()
        shell.palette.show_section("pieces")
        for name, checked in self._checked.items():
            action = shell.actions.by_name[name]
            if action.isCheckable() and action.isChecked() != checked:
                action.trigger()
        choice = shell.actions.area_choice
        if choice.currentIndex():
            choice.setCurrentIndex(0)
            choice.activated.emit(0)

    def _put_back_settings(self) -> None:
        store = self.user.window.shell.settings
        for key in {*store.allKeys()} - {*self._settings}:
            store.remove(key)
        for key, value in self._settings.items():
            store.setValue(key, value)

    def _rest(self) -> None:
        """Wait until nothing goes on, in front of the middle of the map."""
        shell, worker = self.user.window.shell, self._editor.worker
        assert isinstance(worker, Inline)
        # What comes is the map as it was opened.
        worker.count = 0
        self.user.window.window().activateWindow()
        shell.canvas.setFocus()
        self.user.look_at(5, 3)
        settle(lambda: not shell.analysis.busy)
        worker.count = 1

    def close(self) -> None:
        """Close the window, and whatever a test has opened beside it."""
        questions = self._editor.questions
        assert isinstance(questions, Answers)
        questions.unsaved_answer = Answer.DISCARD
        self._editor.close_all()
        QApplication.processEvents()


class WindowKeeper:
    """Keeps at most one window in this process, of one kind."""

    def __init__(self) -> None:
        """Begin without a window."""
        self._window: KeptWindow | None = None
        self._kind: object = None

    def user(self, kind: object, make: Callable[[], KeptWindow]) -> User:
        """Return the user of the window that is kept, or of a new one where none of this kind is."""
        if self._window is None or kind != self._kind:
            self.close()
            self._window, self._kind = make(), kind
        return self._window.user

    def put_back(self) -> None:
        """Put the window back after a test; close it where it is not like a new one then."""
        window, self._window = self._window, None
        if window is None:
            return
        try:
            if window.put_back():
                self._window = window
        finally:
            if self._window is None:
                window.close()

    def close(self) -> None:
        """Close the window, for tests that look at the whole program."""
        if self._window is not None:
            self._window.close()
        self._window = None


KEEPER = WindowKeeper()


def _parts(user: User) -> tuple[object, ...]:
    shell = user.window.shell
    return (
        shell.work,
        shell.toolbox,
        *shell.toolbox.tools,
        shell.canvas,
        shell.canvas.keyboard_pointer,
        shell.palette,
        shell.problems,
        *shell._features.values(),
    )


def _held(user: User) -> Iterator[tuple[object, dict[str, Any]]]:
    """Yield the parts that hold what was done last, with the plain values that they have in a new window."""
    shell = user.window.shell
    whole = (shell.toolbox, *shell.toolbox.tools, shell.canvas.keyboard_pointer)
    for part in (*whole, shell.work, shell.canvas, shell.feature(Overlays), shell.feature(Eyedropper)):
        names = vars(part) if part in whole else _REMEMBERED[type(part).__name__]
        values = {name: vars(part)[name] for name in names}
        yield part, {name: value for name, value in values.items() if isinstance(value, _PLAIN)}


def look_of(user: User) -> dict[str, object]:
    """Return what is seen in a window, and the plain values that its parts hold, by the name of each."""
    window, shell = user.window, user.window.shell
    store = shell.settings
    found: dict[str, object] = {
        "map": window.document.scenario,
        "steps": window.document.undo_stack.count(),
        "modified": window.document.modified,
        "selection": shell.work.selection,
        "view": (user.canvas.view.scale, *user.canvas.view.to_pixels(0, 0)),
        "message": window.statusBar().currentMessage(),
        "focus": user.canvas.hasFocus(),
        "settings": {key: str(store.value(key)) for key in store.allKeys()},
        "panels": {dock.objectName(): dock.widget() is None for dock in window.findChildren(Dock)},
        "commands": {
            name: (action.isEnabled(), action.isVisible(), action.isChecked(), action.text())
            for name, action in shell.actions.by_name.items()
        },
        # The fields that are in others fade in and out by themselves.
        "widgets": frozenset(
            (type(one), one.objectName(), one.geometry().getRect(), _text_of(one))
            for one in window.findChildren(QWidget)
            if one.isVisible() and not isinstance(one.parent(), QLineEdit)
        ),
    }
    for number, part in enumerate(_parts(user)):
        for name, value in vars(part).items():
            if isinstance(value, _PLAIN):
                found[f"{number} {name}"] = value
            elif isinstance(value, _GROUPS):
                found[f"{number} {name}"] = len(value)
    return found


def _text_of(widget: QWidget) -> object:
    if isinstance(widget, QComboBox):
        return widget.currentText()
    if isinstance(widget, QAbstractButton):
        return widget.text(), widget.isChecked(), widget.isEnabled()
    return widget.text() if isinstance(widget, (QLabel, QLineEdit)) else widget.isEnabled()
