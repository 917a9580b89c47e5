"""Windows for the tests of the editor: offscreen, with the analysis in the test's own process."""

import os
from collections.abc import Callable, Iterator
from inspect import signature
from itertools import count
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from kneedeep_editor.app import Editor
from kneedeep_editor.mainwindow.docks import Dock
from kneedeep_editor.mainwindow.user_questions import Answer
from kneedeep_editor.playtest.board import click_guard
from kneedeep_editor.services.application import application
from kneedeep_editor.services.settings import Settings
from kneedeep_editor.services.window_theme import DARK, apply_theme, current_theme, window_style_sheet
from kneedeep_editor.texts import speak
from tests.support.files import map_text
from tests.support.users.editor_user import Answers, Inline, Opened, User
from tests.support.users.kept_window import KEEPER, KeptWindow
from tests.support.users.keyboard_user import Listener

PATIENCE = 60_000
"""Milliseconds."""
MAP = map_text("two-rooms")

Kept = Callable[[str | None], User]
_OWN = {"editor", "answers", "inline", "settings", "opened", "tmp_path"}
"""Fixtures by which a test says that it looks at more of the program than a window, or changes it."""


def _keeps(item: pytest.Item) -> bool:
    """Whether the user of a test may be in front of a window that served other tests."""
    return bool(
        isinstance(item, pytest.Function)
        and item.get_closest_marker("kept_window") is not None
        and {"user", "kept"} & {*item.fixturenames}
        and not _OWN & {*item.fixturenames}
        and "monkeypatch" not in signature(item.function).parameters
    )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the tests of a module that share a window one after another: those with windows of their own close it."""
    if any(map(_keeps, items)):
        modules = {item.path: number for number, item in reversed([*enumerate(items)])}
        items.sort(key=lambda item: (modules[item.path], not _keeps(item)))


class PatientBot(QtBot):
    """Waits up to a minute by default: a busy machine is slow, not wrong."""

    def __init__(self, request: pytest.FixtureRequest) -> None:
        """Drive the widgets of a test."""
        super().__init__(request)
        self.shows_properties = bool({"dressed", "properties"} & {*request.fixturenames})

    def waitSignal(self, signal: Any, *, timeout: int = PATIENCE, **how: Any) -> Any:
        """Return a context that waits for a signal."""
        return super().waitSignal(signal, timeout=timeout, **how)

    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: int = PATIENCE) -> None:
        """Wait until something holds."""
        super().waitUntil(callback, timeout=timeout)

    def waitExposed(self, widget: QWidget, *, timeout: int = PATIENCE) -> Any:
        """Return a context that waits until a window is on the screen."""
        return super().waitExposed(widget, timeout=timeout)


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:
    """Drives widgets, with patience."""
    return PatientBot(request)


@pytest.fixture(autouse=True)
def _decisions_are_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a second go by whenever the playtest looks at the clock: what is painted counts as seen."""
    seconds = count()
    monkeypatch.setattr(click_guard, "monotonic", lambda: float(next(seconds)))


@pytest.fixture(scope="session")
def qapp() -> QApplication:
    """The application as the editor dresses it."""
    return application()


@pytest.fixture
def dark_again(qapp: QApplication) -> Iterator[None]:
    """The dark theme again after a test of themes."""
    yield
    apply_theme(qapp, DARK)


@pytest.fixture
def dressed() -> None:
    """Windows as people see them: in the style of the theme, and with the panel of properties.

    Both take most of the time that a window needs to open. Tests of sizes, colors and layouts ask for them.
    """


@pytest.fixture
def properties() -> None:
    """Windows with the panel of properties, as it is from the start."""


@pytest.fixture(autouse=True)
def _dress(qapp: QApplication, request: pytest.FixtureRequest) -> None:
    sheet = window_style_sheet(current_theme()) if "dressed" in request.fixturenames else ""
    if qapp.styleSheet() != sheet:
        qapp.setStyleSheet(sheet)


@pytest.fixture
def answers() -> Answers:
    return Answers()


@pytest.fixture
def inline() -> Inline:
    return Inline()


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "settings" / "editor.ini")


@pytest.fixture
def editor(qapp: QApplication, settings: Settings, answers: Answers, inline: Inline) -> Iterator[Editor]:
    """An editor without a window; whatever is open at the end is closed without a question."""
    KEEPER.close()
    made = Editor(settings, answers, inline)  # type: ignore[arg-type]
    yield made
    answers.unsaved_answer = Answer.DISCARD
    made.close_all()
    qapp.processEvents()


@pytest.fixture
def opened(editor: Editor, tmp_path: Path, qtbot: QtBot) -> Opened:
    """Opens a text as a file in a window of its own."""

    def open_text(text: str, name: str = "map.yaml") -> User:
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        editor.open([path])
        return shown(editor, qtbot)

    return open_text


@pytest.fixture
def kept(request: pytest.FixtureRequest, qtbot: QtBot, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Kept]:
    """Opens a text, or a new map, in a window that served other tests with it, or in a new window."""
    kind = tuple(name in request.fixturenames for name in ("dressed", "properties"))

    def open_kept(text: str | None) -> User:
        def opened(editor: Editor, folder: Path) -> User:
            if text is None:
                editor.new()
            else:
                (folder / "map.yaml").write_text(text, encoding="utf-8")
                editor.open([folder / "map.yaml"])
            return shown(editor, qtbot)

        return KEEPER.user((*kind, text), lambda: KeptWindow(tmp_path_factory.mktemp("kept"), opened))

    yield open_kept
    KEEPER.put_back()


@pytest.fixture
def user(request: pytest.FixtureRequest) -> User:
    """A user in front of a map of two rooms and a corridor; with the mark `kept_window` in one that served other tests."""
    made: User = request.getfixturevalue("kept" if _keeps(request.node) else "opened")(MAP)
    return made


@pytest.fixture
def keyboard(user: User) -> Listener:
    """A user without a mouse in front of the map of two rooms, with the map in focus."""
    user.canvas.setFocus()
    return Listener(user.window)


@pytest.fixture(scope="session", autouse=True)
def _kept_window_is_closed() -> Iterator[None]:
    yield
    KEEPER.close()


@pytest.fixture
def beginner(editor: Editor, qtbot: QtBot) -> User:
    """A user in front of a new scenario."""
    editor.new()
    return shown(editor, qtbot)


def shown(editor: Editor, qtbot: QtBot) -> User:
    """The user of the newest window, once it is painted and checked; zooming does not glide."""
    window = editor.windows[-1]
    if isinstance(qtbot, PatientBot) and not qtbot.shows_properties:
        dock = window.findChild(Dock, "properties")
        assert isinstance(dock, Dock)
        dock.hide()
    window.shell.canvas.glides = False
    window.window().resize(1420, 760)
    qtbot.waitUntil(lambda: window.shell.is_painted and not window.shell.analysis.busy)
    user = User(window)
    user.look_at(5, 3)
    return user


@pytest.fixture
def pseudo() -> Iterator[set[str]]:
    """All texts that are said are set between brackets; which those were."""
    said: set[str] = set()

    def bracketed(text: str, number: int) -> str:
        said.add(text)
        return f"⟦{text}⟧"

    speak(bracketed)
    yield said
    speak(None)
