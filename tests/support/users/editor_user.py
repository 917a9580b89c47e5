"""A user of the editor: does what people do, with real widgets and events, and asks the model what came of it."""

import pickle
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any, Protocol, TypeVar

from PySide6.QtCore import QEventLoop, QMimeData, QObject, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent, QImage, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from kneedeep.analysis.framework.finding import Finding
from kneedeep.analysis.framework.runner import analyse
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.model.scenario.model import Scenario
from kneedeep_editor.canvas.map_canvas import MapCanvas
from kneedeep_editor.mainwindow import MainWindow
from kneedeep_editor.mainwindow.user_questions import Answer, ExternalChange, Questions
from kneedeep_editor.texts import tr
from kneedeep_editor.tools.stamp import STAMP_FORMAT, Stamp

NO_KEYS = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
CTRL = Qt.KeyboardModifier.ControlModifier
LEFT = Qt.MouseButton.LeftButton
PLACING = Qt.DropAction.CopyAction


class Answers(Questions):
    """Answers questions from a list instead of asking, and keeps what was told."""

    def __init__(self) -> None:
        self.unsaved_answer = Answer.CANCEL
        self.recovers = True
        self.goes_on = True
        self.outside_answer = ExternalChange.KEEP
        self.opened: list[Path] = []
        self.saved: Path | None = None
        self.agrees = True
        self.goes_elsewhere: list[bool] = []
        self.why: str | None = "it is meant so"
        self.told: list[str] = []
        self.asked: list[str] = []
        self.changes: list[list[str]] = []

    def unsaved(self, window: QWidget, name: str, changes: Sequence[str] = ()) -> Answer:
        self.asked.append(f"unsaved {name}")
        self.changes = [list(changes)]
        return self.unsaved_answer

    def unsaved_several(
        self, window: QWidget, names: Sequence[str], changes: Sequence[Sequence[str]]
    ) -> list[int] | None:
        self.asked.append(f"unsaved {', '.join(names)}")
        self.changes = list(map(list, changes))
        if self.unsaved_answer is Answer.CANCEL:
            return None
        return list(range(len(names))) if self.unsaved_answer is Answer.SAVE else []

    def recover(
        self, window: QWidget | None, name: str, differences: Sequence[str], *, named: bool = True
    ) -> bool | None:
        self.asked.append(f"recover {name}: {' '.join(differences)}")
        return self.recovers

    def changed_outside(
        self, window: QWidget | None, name: str, differences: Sequence[str], *, unsaved: bool
    ) -> ExternalChange:
        self.asked.append(f"outside {name}: {' '.join(differences)}")
        return self.outside_answer

    def internal_error(self, window: QWidget | None, line: str, kept: Sequence[str], report: str) -> bool:
        self.asked.append(f"mishap {line}: {' '.join(kept)}")
        return self.goes_on

    def files_to_open(
        self, window: QWidget, folder: Path, heading: str = "", kind: str = "", endings: Sequence[str] = ()
    ) -> list[Path]:
        return self.opened

    def file_to_save(
        self, window: QWidget, suggested: Path, kind: str, endings: Sequence[str], heading: str = ""
    ) -> Path | None:
        self.asked.append(f"save {suggested.name}")
        return self.saved

    def file_to_read(
        self, window: QWidget, folder: Path, kind: str, endings: Sequence[str], heading: str = ""
    ) -> Path | None:
        self.asked.append(f"read {' '.join(endings)}")
        return self.opened[0] if self.opened else None

    def confirmed(self, window: QWidget, text: str, more: str, button: str) -> bool:
        self.asked.append(text)
        return self.agrees

    def reason(self, window: QWidget, title: str, text: str) -> str | None:
        self.asked.append(f"{title}: {text}")
        return self.why

    def save_elsewhere(self, window: QWidget, text: str, more: str) -> bool:
        self.told.append(f"{text} {more}")
        return self.goes_elsewhere.pop() if self.goes_elsewhere else False

    def show_error(self, window: QWidget | None, text: str, more: str = "", details: str = "") -> None:
        self.told.append(f"{text} {more}{details}")


_KEPT: dict[bytes, list[Finding]] = {}


def findings_of_opened(reading: Reading) -> list[Finding]:
    """The findings of a map that was just opened: many tests begin with the same, which is analysed once in English."""
    if tr("&Save") != "&Save":
        return analyse(reading)
    snapshot = pickle.dumps(reading)
    if snapshot not in _KEPT:
        _KEPT[snapshot] = analyse(reading)
    return _KEPT[snapshot]


class Inline:
    """Analyses in the test's own process. With `held` results wait until `release`. `compares`: also by two engines."""

    def __init__(self) -> None:
        self.compares = False
        self.held = False
        self.waiting: list[tuple[Future[list[Finding]], Reading]] = []
        self.count = 0

    def submit(self, reading: Reading) -> Future[list[Finding]]:
        future: Future[list[Finding]] = Future()
        self.count += 1
        if self.held:
            self.waiting.append((future, reading))
        else:
            future.set_result(findings_of_opened(reading) if self.count == 1 else analyse(reading))
        return future

    def run(self, function: Callable[..., Any], *arguments: Any) -> Future[Any]:
        """Answer a question of an overlay or a panel at once."""
        future: Future[Any] = Future()
        try:
            future.set_result(function(*arguments))
        except Exception as error:  # noqa: BLE001 -- as in a worker: the caller gets it
            future.set_exception(error)
        return future

    def meanwhile(self, function: Callable[..., Any], *arguments: Any) -> Future[Any]:
        """Answer at once what a worker without other questions is asked."""
        return self.run(function if self.compares else lambda *_: None, 0, *arguments)

    def interrupt(self) -> None:
        """Nothing is under way."""

    def release(self) -> None:
        future, reading = self.waiting.pop(0)
        future.set_result(analyse(reading))

    def stop(self) -> None:
        self.waiting.clear()


Part = TypeVar("Part", bound=QObject)


class User:
    """Works in one window."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window

    @property
    def canvas(self) -> MapCanvas:
        return self.window.shell.canvas

    @property
    def scenario(self) -> Scenario:
        return self.window.document.scenario

    @property
    def said(self) -> str:
        """The message in the status bar."""
        return self.window.statusBar().currentMessage()

    def child(self, kind: type[Part]) -> Part:
        """The part of the window of a kind."""
        found = self.window.findChild(kind)
        assert isinstance(found, kind)
        return found

    def at(self, x: float, y: float) -> QPoint:
        """The pixel of a place on the board."""
        return QPointF(*self.canvas.view.to_pixels(x, y)).toPoint()

    def look_at(self, x: float, y: float, scale: float = 24.0) -> None:
        """Bring a place into the middle."""
        self.canvas.glides = False
        self.canvas.zoom_to(scale)
        px, py = self.canvas.view.to_pixels(x, y)
        self.canvas.pan(self.canvas.width() / 2 - px, self.canvas.height() / 2 - py)
        self.canvas.set_viewpoint(self.canvas.view.settled())

    def picture(self, part: QRect | None = None) -> QImage:
        """What is seen of the map, or of a part in pixels, once all of it is drawn."""
        settle(lambda: self.canvas.sharp)
        return self.canvas.grab(self.canvas.rect() if part is None else part).toImage()

    def choose(self, title: str) -> None:
        """Find something in the palette by its title and click it."""
        palette = self.window.shell.palette
        palette.search.setText(title)
        index = palette.index(title)
        palette.list.scrollTo(index)
        spot = palette.list.visualRect(index).center()
        QTest.mouseClick(palette.list.viewport(), LEFT, NO_KEYS, spot)
        palette.search.clear()

    def move(self, x: float, y: float, keys: Qt.KeyboardModifier = NO_KEYS) -> None:
        send_move(self.canvas, self.at(x, y), Qt.MouseButton.NoButton, keys)

    def click(self, x: float, y: float, keys: Qt.KeyboardModifier = NO_KEYS) -> None:
        """Go there and click."""
        self.move(x, y)
        QTest.mouseClick(self.canvas, LEFT, keys, self.at(x, y))

    def drag(
        self,
        start: tuple[float, float],
        end: tuple[float, float],
        keys: Qt.KeyboardModifier = NO_KEYS,
        *,
        button: Qt.MouseButton = LEFT,
        before_release: Callable[[], None] | None = None,
    ) -> None:
        """Press, move in steps, release."""
        first = self.at(*start)
        last = self.at(*end)
        send_move(self.canvas, first, Qt.MouseButton.NoButton, NO_KEYS)
        QTest.mousePress(self.canvas, button, keys, first)
        for step in (0.3, 0.6, 0.9, 1.0):
            spot = first + (last - first) * step
            send_move(self.canvas, spot, button, keys)
        if before_release is not None:
            before_release()
        QTest.mouseRelease(self.canvas, button, keys, last)

    def key(self, key: Qt.Key, keys: Qt.KeyboardModifier = NO_KEYS) -> None:
        """Press a key with the map in focus."""
        self.canvas.setFocus()
        QTest.keyClick(self.canvas, key, keys)

    def do(self, *names: str) -> None:
        """Run commands of the menus, which must be enabled then."""
        for name in names:
            action = self.window.shell.actions.by_name[name]
            assert action.isEnabled(), f"{name} is disabled"
            action.trigger()

    def wheel(self, x: float, y: float, steps: int, keys: Qt.KeyboardModifier = NO_KEYS) -> None:
        spot = QPointF(self.at(x, y))
        event = QWheelEvent(
            spot, QPointF(self.canvas.mapToGlobal(spot.toPoint())), QPoint(), QPoint(0, 120 * steps),
            Qt.MouseButton.NoButton, keys, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(self.canvas, event)

    def drop(self, stamp: Stamp, x: float, y: float, *, leave: bool = False) -> bool:
        """Drag a stamp over the map and drop it. Returns whether it was accepted."""
        data = QMimeData()
        data.setData(STAMP_FORMAT, stamp.text.encode())
        spot = self.at(x, y)
        enter = QDragEnterEvent(spot, PLACING, data, LEFT, NO_KEYS)
        QApplication.sendEvent(self.canvas, enter)
        QApplication.sendEvent(self.canvas, QDragMoveEvent(spot, PLACING, data, LEFT, NO_KEYS))
        if leave:
            QApplication.sendEvent(self.canvas, QDragLeaveEvent())
            return False
        drop = QDropEvent(QPointF(spot), PLACING, data, LEFT, NO_KEYS)
        QApplication.sendEvent(self.canvas, drop)
        return bool(drop.isAccepted()) and bool(enter.isAccepted())

    @property
    def steps(self) -> list[str]:
        """The names of the steps of the history."""
        stack = self.window.document.undo_stack
        return [stack.text(number) for number in range(stack.count())]

    def undo_all(self) -> None:
        while self.window.document.undo_stack.canUndo():
            self.window.document.undo_stack.undo()


def settle(done: Callable[[], bool]) -> None:
    """Let events go by until something is done: it is looked after each of them, not after a time."""
    QApplication.processEvents()
    while not done():
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def send_move(widget: QWidget, spot: QPoint, button: Qt.MouseButton, keys: Qt.KeyboardModifier) -> None:
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QMouseEvent

    where = QPointF(spot)
    event = QMouseEvent(
        QEvent.Type.MouseMove, where, QPointF(widget.mapToGlobal(spot)), Qt.MouseButton.NoButton, button, keys
    )
    QApplication.sendEvent(widget, event)


def places(scenario: Scenario) -> list[tuple[str, tuple[int, int], int]]:
    """The pieces of a scenario: kind, place and turn."""
    return [(piece.piece, piece.at, piece.turn) for piece in scenario.pieces]


def named(findings: Sequence[Finding]) -> list[str]:
    """The codes of findings."""
    return [finding.code for finding in findings]


class Opened(Protocol):
    """Opens a text as a file in a window of its own."""

    def __call__(self, text: str, name: str = "map.yaml", /) -> User: ...
