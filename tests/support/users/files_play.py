"""Plays of the window with files: maps in several windows, questions of the program, and what is in folders after that.

Rows as in `window_play`, in the files `files_*.yaml`. All paths are in one folder of the test; `home` in it is the user's own.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar

import pytest
from PySide6.QtCore import QEvent, QUrl
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication

from kneedeep.model.catalog.numbers.user_file import VARIABLE
from kneedeep_editor.app import Editor
from kneedeep_editor.documents.document_files import open_document
from kneedeep_editor.features.editing.prefabs import Prefabs
from kneedeep_editor.features.files.autosave import Autosave
from kneedeep_editor.features.files.external_changes import FileWatch
from kneedeep_editor.mainwindow import MainWindow
from kneedeep_editor.mainwindow.user_questions import Answer, ExternalChange
from kneedeep_editor.tools.stamp import PREFABS
from tests.support.file_drops import drop
from tests.support.users.editor_user import LEFT, NO_KEYS, Answers, Opened, User, settle
from tests.support.users.play_rows import equal, fits, text_of
from tests.support.users.window_play import WindowPlay
from tests.support.users.window_sights import SEEN
from tests.support.values import known, typed


class FilesPlay(WindowPlay):
    """A user of several windows, whose answers are known before the questions."""

    seen: ClassVar[Mapping[str, Callable[[Any], object]]] = {
        **SEEN,
        "told": lambda play: play.answers.told,
        "asked": lambda play: play.answers.asked,
        "changes": lambda play: play.answers.changes,
        "tabs": lambda play: [play.editor.frames[0].tabs.tabText(n) for n in range(play.editor.frames[0].tabs.count())],
        "front": lambda play: play.front.document.title,
        "frames": lambda play: len(play.editor.frames),
        "tabs-are-shown": lambda play: any(frame.tabs.isVisible() for frame in play.editor.frames),
        "unsaved-files": lambda play: len(list(play.editor.settings.unsaved.glob("*.json"))),
        "windows": lambda play: [window.windowTitle() for window in play.editor.windows],
        "prefabs": lambda play: [f"{one.title}: {one.hint}" for one in play.prefab_entries()],
    }

    def __init__(
        self, editor: Editor, answers: Answers, opened: Opened, folder: Path, patch: pytest.MonkeyPatch, parts: Any
    ) -> None:
        """Open the map of a play in a window."""
        self.editor, self.answers, self.folder, self._patch, self._opened = editor, answers, folder, patch, opened
        self.home("home")
        text = text_of(parts)
        super().__init__(User(editor.new()) if text is None else opened(text))

    def home(self, name: str) -> None:
        """Use another folder for prefabs and tiles, or none."""
        self._patch.setenv(VARIABLE, str(self.folder / name / "numbers.json") if name else "")

    def open(self, parts: Mapping[str, Any]) -> None:
        """Open another map of a `name` and go there."""
        self.go_on_in(self._opened(str(text_of(parts)), parts["name"]))

    def go_on_in(self, user: User) -> None:
        self.user, self.first, self._keyboard = user, user.scenario, None
        self.shell = user.window.shell

    def to_window(self, number: int) -> None:
        self.go_on_in(User(self.editor.windows[number]))

    def answer(self, values: Mapping[str, Any]) -> None:
        """What is answered from now on."""
        for name, value in values.items():
            if name == "saved":
                value = None if value is None else self.folder / value
            elif name == "opened":
                value = [self.folder / one for one in value]
            elif name == "unsaved_answer":
                value = Answer[value.upper()]
            elif name == "outside_answer":
                value = ExternalChange[value.upper()]
            setattr(self.answers, name, value)

    def close(self, what: str) -> None:
        """Close the window, which `closes` or `stays`."""
        equal("closes" if self.user.window.close() else "stays", what)

    def close_frame(self, what: str) -> None:
        """Close the first window with all its tabs, which `closes` or `stays`."""
        equal("closes" if self.editor.frames[0].close() else "stays", what)

    def unsaved_is_a_file(self, _: object) -> None:
        """Let nothing be kept in the folder of unsaved changes."""
        self.editor.settings.unsaved.parent.mkdir(exist_ok=True)
        self.editor.settings.unsaved.write_text("no folder")

    def put_files(self, texts: Mapping[str, str]) -> None:
        for name, text in texts.items():
            (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
            (self.folder / name).write_text(text, encoding="utf-8")

    def change_outside(self, changes: Mapping[str, str]) -> None:
        """Let another program change texts in the file of the window."""
        path = known(self.user.window.document.path)
        text = path.read_text(encoding="utf-8")
        for old, new in changes.items():
            assert old in text, old
            text = text.replace(old, new)
        path.write_text(text, encoding="utf-8")

    def come_back(self, _: object) -> None:
        """Come back to the window from another program, and wait until it has looked at its file."""
        looked = QSignalSpy(self.shell.feature(FileWatch).looked)
        QApplication.sendEvent(self.user.window, QEvent(QEvent.Type.WindowActivate))
        settle(lambda: looked.count() > 0)

    def autosave(self, _: object) -> None:
        self.shell.feature(Autosave).keep()

    def crash(self, _: object) -> None:
        """End the window as a crash would: the side file stays, and nobody holds it any more."""
        self.autosave(None)
        (side,) = self.shell.settings.unsaved.glob("*.json")
        content = side.read_bytes()
        self.user.window.close()
        side.write_bytes(content)

    def recover(self, _: object) -> None:
        """Start again after a crash, and go to what is recovered."""
        self.editor.recover()
        self.to_window(-1)

    @property
    def front(self) -> MainWindow:
        return typed(MainWindow, self.editor.frames[0].page)

    def drop_files(self, names: list[str]) -> None:
        """Drop files onto the map."""
        assert drop(self.user.canvas, *(QUrl.fromLocalFile(str(self.folder / name)) for name in names))

    def open_files(self, names: list[str]) -> None:
        """Open files as the command line does."""
        self.editor.open([self.folder / name for name in names], self.user.window)

    def load_prefabs(self, _: object) -> None:
        self.shell.feature(Prefabs).load(at_once=True)

    def prefab_entries(self) -> list[Any]:
        return [one for one in self.shell.palette._model.entries if one.group == PREFABS]

    def take_prefab(self, title: str) -> None:
        """Click a prefab in the palette."""
        palette = self.shell.palette
        palette.show_section(PREFABS)
        index = palette.index(title)
        palette.list.scrollTo(index)
        QTest.mouseClick(palette.list.viewport(), LEFT, NO_KEYS, palette.list.visualRect(index).center())

    def drop_prefab(self, places: Mapping[str, tuple[float, float]]) -> None:
        """Drag prefabs of the palette onto the map."""
        for title, at in places.items():
            self.user.drop(next(one.stamp for one in self.prefab_entries() if one.title == title), *at)

    def files(self, texts: Mapping[str, str]) -> None:
        """The texts of files."""
        found = {name: (self.folder / name).read_text(encoding="utf-8") for name in texts}
        assert all(fits(found[name], text) for name, text in texts.items()), f"files: {found}"

    def is_saved(self, name: str) -> None:
        """A file has the map of the window."""
        equal(open_document(self.folder / name).scenario, self.user.scenario)

    def folders(self, names: Mapping[str, list[str]]) -> None:
        """The names of the files in folders."""
        equal({name: sorted(one.name for one in (self.folder / name).glob("*")) for name in names}, names)
