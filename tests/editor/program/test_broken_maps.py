"""Maps that are broken in their structure: everything of a window reads them, and nothing of it fails."""

from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from kneedeep.support import resources
from kneedeep_editor.app import Editor
from kneedeep_editor.mainwindow.docks import Dock
from kneedeep_editor.mainwindow.user_questions import Answer
from kneedeep_editor.worker.snapshots import UnknownSnapshot
from tests.editor.conftest import MAP, shown
from tests.support import files
from tests.support.generators.mutations import mutated
from tests.support.generators.random_files import text_of
from tests.support.users.editor_user import Answers, Inline, User

TUTORIAL = resources.text("scenarios", "tutorial.yaml")
SMALL = [path for path in files.SHIPPED if path.stem in ("tutorial", "range-day", "specimen-run")]
"""Small maps of both editions."""
_PAGES = ("ready", "print", "inventory", "outline", "properties", "shortcuts", "simulate", "go-to-place")
_OVERLAYS = ("sight", "open-sight", "steps", "respawn", "spawn", "order", "goal", "heat", "areas", "none")
_WRONG: tuple[dict[str, Any], ...] = (
    {"box": ["base-2016"]},
    {"pieces": [1, {"piece": "room-5x5", "at": [0, 0], "area": "start"}]},
    {"pieces": []},
    {"pieces": True, "areas": {"start": 1}},
    {"areas": [{"id": "", "start": True}]},
    {"tokens": [{"kind": "", "at": [1, 1]}], "figures": [{"kind": "", "at": [2, 2]}]},
    {"doors": [{"id": "gate", "at": [99, 99], "side": "east", "needs": {"clear": "nowhere"}}]},
    {"triggers": [{"when": {"clear": "nowhere"}, "do": [{"open": "nowhere"}]}]},
    {"victory": {"marines": {"clear": "nowhere"}, "invaders": {"frags": -1}}},
    {"token_types": [{"id": ""}], "piece_types": [{"id": "vat", "rows": []}], "figure_types": [1]},
)


class Strict(Inline):
    """As a worker does, but what fails in it is kept: the window would show it as a sentence."""

    def __init__(self) -> None:
        """Begin without a failure."""
        super().__init__()
        self.failures: list[BaseException] = []

    def run(self, function: Callable[..., Any], *arguments: Any) -> Future[Any]:
        """Answer at once; keep what fails."""
        future = super().run(function, *arguments)
        error = future.exception()
        if error is not None and not isinstance(error, UnknownSnapshot):
            self.failures.append(error)
        return future


@pytest.fixture
def inline() -> Strict:
    return Strict()


def look_at_everything(user: User) -> None:
    """Select every element, show every panel, page and overlay, and begin a game."""
    window = user.window
    docks = [dock for dock in window.findChildren(Dock) if dock.parent() is window]
    for dock in docks:
        dock.reveal()
    for element in user.scenario.elements():
        window.shell.work.select([element.serial])
        QApplication.processEvents()
    window.shell.work.select([])
    for name in _OVERLAYS:
        press(user, f"overlay-{name}")
        user.move(1.5, 1.5)
        QApplication.processEvents()
    user.key(Qt.Key.Key_Right)
    for name in (*_PAGES, "next-problem", "play", "play-stop", "select-all", "delete", "undo"):
        press(user, name)
        QApplication.processEvents()
        for page in window.findChildren(QDialog):
            page.close()


def press(user: User, name: str) -> None:
    action = user.window.shell.actions.by_name.get(name)
    if action is not None and action.isEnabled():
        action.trigger()


def check(text: str, editor: Editor, qtbot: QtBot, path: Path) -> None:
    """Open a window on a text, look at everything in it and close it."""
    worker, answers = editor.worker, editor.questions
    assert isinstance(worker, Strict) and isinstance(answers, Answers)
    path.write_text(text, encoding="utf-8")
    with qtbot.captureExceptions() as exceptions:
        editor.open([path])
        if editor.windows:
            look_at_everything(shown(editor, qtbot))
        answers.unsaved_answer = Answer.DISCARD
        editor.close_all()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()
    assert exceptions == [] and worker.failures == [], text


@pytest.mark.parametrize("text", [MAP, pytest.param(TUTORIAL, marks=pytest.mark.nightly)], ids=["rooms", "tutorial"])
@pytest.mark.parametrize("wrong", _WRONG, ids=lambda wrong: "-".join(wrong))
def test_a_window_shows_a_map_with_broken_parts(
    wrong: dict[str, Any], text: str, editor: Editor, qtbot: QtBot, tmp_path: Path
) -> None:
    check(text_of(yaml.safe_load(text) | wrong), editor, qtbot, tmp_path / "map.yaml")


@pytest.mark.timeout(300)
@settings(max_examples=3, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_a_window_shows_any_broken_map(data: st.DataObject, editor: Editor, qtbot: QtBot, tmp_path: Path) -> None:
    source = data.draw(st.sampled_from(SMALL))
    check(text_of(data.draw(mutated(files.plain_of(source)))), editor, qtbot, tmp_path / "map.yaml")


@pytest.mark.nightly
@pytest.mark.timeout(3600)
@settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_a_window_shows_many_broken_maps(data: st.DataObject, editor: Editor, qtbot: QtBot, tmp_path: Path) -> None:
    source = data.draw(st.sampled_from(files.ALL))
    check(text_of(data.draw(mutated(files.plain_of(source)))), editor, qtbot, tmp_path / "map.yaml")
