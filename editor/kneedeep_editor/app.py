"""The windows of the editor: builds them and connects their parts."""

import os
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from kneedeep.model.scenario.io.reader import Reading
from kneedeep.model.scenario.prefabs import is_prefab_file
from kneedeep_editor import features
from kneedeep_editor.canvas.display_painter import screen_painter
from kneedeep_editor.canvas.map_canvas import MapCanvas
from kneedeep_editor.canvas.thumbnails.stamp_thumbnails import Thumbnails
from kneedeep_editor.canvas.toolbox import Toolbox
from kneedeep_editor.canvas.workspace import Workspace
from kneedeep_editor.documents.document import Document
from kneedeep_editor.documents.document_files import (
    FileFailed,
    document_of,
    document_of_text,
    new_document,
    open_document,
)
from kneedeep_editor.documents.recovery_files import UnsavedWork, recovery_edit
from kneedeep_editor.documents.shipped_scenarios import sample_document
from kneedeep_editor.features.editing.prefabs import Prefabs
from kneedeep_editor.features.files.autosave import Autosave
from kneedeep_editor.features.files.new_scenario import NewScenario, ask_for_edition, keep_edition, last_edition
from kneedeep_editor.features.program.help import show_page
from kneedeep_editor.features.program.tour import TourFeature
from kneedeep_editor.mainwindow import MainWindow, Parts
from kneedeep_editor.mainwindow.finding_display import explanation_of
from kneedeep_editor.mainwindow.open_windows import Frames
from kneedeep_editor.mainwindow.save_commands import folder_of
from kneedeep_editor.mainwindow.tabbed_window import Frame
from kneedeep_editor.mainwindow.unsaved_work import document_of_unsaved, unsaved_works
from kneedeep_editor.mainwindow.user_questions import Questions
from kneedeep_editor.panels.problems.problems_panel import Problems
from kneedeep_editor.panels.stamp_palette import StampPalette
from kneedeep_editor.services.appearance import Appearance
from kneedeep_editor.services.application import application
from kneedeep_editor.services.help_files import GUIDE
from kneedeep_editor.services.jobs.analysis import Analysis, Worker
from kneedeep_editor.services.jobs.cross_check import CrossCheck
from kneedeep_editor.services.jobs.map_queries import MapQueries
from kneedeep_editor.services.settings import Settings
from kneedeep_editor.services.shortcut_keys import ShortcutKeys
from kneedeep_editor.texts import tr

if TYPE_CHECKING:
    from kneedeep_editor.mainwindow.start_screen import StartScreen
    from kneedeep_editor.panels.dialogs.new_scenario_dialog import NewScenarioDialog


class Editor(Frames):
    """The program: its documents, each in a tab of a window, and the objects that they share."""

    def __init__(self, settings: Settings, questions: Questions, worker: Worker) -> None:
        super().__init__(settings, questions)
        self.worker = worker
        self.appearance = Appearance(application(), settings)
        self.keys = ShortcutKeys(settings)

    def new(self) -> MainWindow:
        """Open a new scenario of the last chosen edition."""
        return self._show(new_document(last_edition(self.settings)))

    def begin(self, ruleset: str, *, small_map: bool) -> MainWindow:
        """Open a new scenario of an edition, with an empty map or a small one."""
        return self._show(new_document(ruleset, small_map=small_map))

    def show_map_of(self, game: Path) -> None:
        """Open the map of a saved game as a new scenario."""
        from kneedeep.rules.replay import load

        self._show(document_of(load(str(game)).scenario))

    def open(self, paths: Sequence[Path], beside: MainWindow | None = None) -> None:
        """Open files in tabs. The first one replaces a new map without changes.

        Prefabs are imported. Unreadable files are reported in one message.
        """
        failures = []
        prefabs = [path for path in paths if is_prefab_file(path)]
        for path in paths:
            if path in prefabs:
                continue
            if (window := self._window_of(path)) is not None:
                self._bring(window)
                continue
            try:
                document = open_document(path)
            except FileFailed as error:
                failures.append(str(error))
                self.settings.forget(path)
                continue
            self.settings.remember(path)
            self._show(document, beside)
            if beside is not None and beside.document.untouched and beside.document.path is None:
                beside.close()
                beside = None
        target = beside or next(iter(self.windows[-1:]), None)
        if prefabs and target is not None:
            target.shell.feature(Prefabs).import_files(prefabs)
        elif prefabs:
            failures.append(tr("A prefab is opened beside a map: open one first, then import the prefab."))
        if failures:
            self.questions.show_error(beside, tr("This file could not be opened."), "\n".join(failures))

    def open_text(self, text: str, beside: MainWindow | None = None) -> None:
        """Open the map in a text as a new scenario."""
        try:
            self._show_beside(document_of_text(text), beside)
        except FileFailed as error:
            self.questions.show_error(beside, tr("No map was pasted."), str(error))

    def recover(self) -> None:
        """Offer the unsaved work of the last session. If declined, it is removed.

        The window of an open file offers the work on that file itself.
        """
        for side, unsaved, lines in self._unsaved():
            named = unsaved.path is not None
            document = document_of_unsaved(unsaved)
            title = document.title if document.path is not None else unsaved.scenario.title
            wanted = self.questions.recover(None, title, lines, named=named and document.path is not None)
            if wanted is None:
                return
            if wanted:
                self.restore(side, unsaved)
            else:
                side.unlink(missing_ok=True)

    def restore(self, side: Path, unsaved: UnsavedWork) -> None:
        """Open unsaved work. Its recovery file is removed as soon as there is a new one."""
        document = document_of_unsaved(unsaved)
        edit = recovery_edit(document, unsaved)
        window = self._show(document)
        document.edit(edit)
        if document.path is not None:
            self.settings.remember(document.path)
        autosave = window.shell.feature(Autosave)
        if not (autosave.keep() and autosave.side == side):
            side.unlink(missing_ok=True)

    def _unsaved(self) -> Iterator[tuple[Path, UnsavedWork, list[str]]]:
        return unsaved_works(self.settings.unsaved, lambda path: self._window_of(path) is not None)

    def welcome(self) -> None:
        """Start the tour at the first start of the editor."""
        if self.windows:
            self.windows[0].shell.feature(TourFeature).begin_once()

    def close_all(self) -> bool:
        """Close all windows. Returns False if one stayed open."""
        return self._may_close(self.windows) and all(frame.close() for frame in list(self.frames))

    def compose(self, document: Document, size: QSize | None = None) -> MainWindow:
        """A new window for a document in a given size, not shown yet."""
        work = Workspace(document)
        toolbox = Toolbox(work)
        appearance = self.appearance
        canvas = MapCanvas(work, toolbox, appearance.theme, screen_painter())
        thumbnails = Thumbnails(
            lambda: appearance.theme, work.offered_kinds, canvas.devicePixelRatioF, lambda: work.prefabs
        )
        analysis = Analysis(self.worker.submit, document.snapshot, document)
        parts = Parts(
            work,
            toolbox,
            canvas,
            StampPalette(thumbnails.pixmap),
            Problems(lambda finding: explanation_of(finding, work.texts)),
            analysis,
            CrossCheck(self.worker, document.snapshot, analysis, document),
            MapQueries(self.worker.run, document),
            self.settings,
            self.questions,
            appearance,
            self.keys,
        )
        window = MainWindow(parts)
        if size is not None:
            window.resize(size)
        document.setParent(window)
        features.install(window.shell)
        window.ready()
        signals = window.shell.signals
        window.shell.feature(NewScenario).chosen.connect(lambda ruleset, small: self.begin(ruleset, small_map=small))
        signals.generate_asked.connect(self._generate_asked)
        signals.open_asked.connect(self._open_asked)
        signals.text_asked.connect(self._text_asked)
        signals.quit_asked.connect(self.close_all)
        signals.start_asked.connect(self.show_start)
        signals.document_asked.connect(self._document_asked)
        signals.tab_asked.connect(self._step_tab)
        signals.tear_asked.connect(self._tear_asked)
        signals.gather_asked.connect(self._gather_asked)
        signals.closed.connect(self._forget)
        return window

    def _show(self, document: Document, beside: MainWindow | None = None) -> MainWindow:
        frame = self._frame_for(beside)
        window = self.compose(document, frame.room)
        self.windows.append(window)
        frame.add(window)
        frame.show()
        window.shell.canvas.setFocus()
        for page in self._start_pages():
            self._drop_start(page)
        return window

    def _fill_empty(self, frame: Frame) -> None:
        """Show the start page after the last map of the last window was closed. Other windows close."""
        if len(self.frames) > 1:
            frame.close()
        else:
            self.show_start()

    # The start page

    def show_start(self) -> None:
        """Show the start page, of which there is at most one."""
        from kneedeep_editor.mainwindow.start_screen import StartScreen

        if present := self._start_pages():
            frame = present[0].window()
            assert isinstance(frame, Frame)
            frame.bring(present[0])
            return
        page = StartScreen(self.settings, self.appearance, last_edition(self.settings))
        page.new_asked.connect(self._ask_for_new)
        page.generate_asked.connect(partial(self._offer_generated, last_edition(self.settings), page))
        page.open_asked.connect(self._ask_for_files)
        page.guide_asked.connect(self._show_guide)
        page.quit_asked.connect(self.close_all)
        page.first_asked.connect(lambda: self.new().shell.feature(TourFeature).begin())
        page.check_asked.connect(self._check)
        page.dropped.connect(self.open)
        page.text_asked.connect(self.open_text)
        page.map_asked.connect(self._open_recent)
        page.begin_asked.connect(self._begin_from)
        page.work_asked.connect(self._restore_asked)
        page.discard_asked.connect(self._discard_asked)
        page.closed.connect(self._drop_start)
        self._offer_unsaved(page)
        frame = self._frame_for(None)
        frame.add(page)
        frame.show()
        page.begin()

    def _start_pages(self) -> "list[StartScreen]":
        if "kneedeep_editor.mainwindow.start_screen" not in sys.modules:
            return []
        from kneedeep_editor.mainwindow.start_screen import StartScreen

        return [page for frame in self.frames for page in frame.pages if isinstance(page, StartScreen)]

    def _drop_start(self, page: QWidget) -> None:
        """Close the start page, and its window if that has no other page."""
        frame = page.window()
        if not isinstance(frame, Frame):
            return
        if len(frame.pages) > 1:
            frame.drop(page)
            page.deleteLater()
        elif not frame.is_closing:
            frame.close()

    def _offer_unsaved(self, page: "StartScreen") -> None:
        page.offer_unsaved([(side, unsaved) for side, unsaved, _ in self._unsaved()])

    def _ask_for_new(self) -> None:
        dialog = ask_for_edition(self._start_pages()[0], last_edition(self.settings))
        dialog.accepted.connect(partial(self._begin_new, dialog))

    def _begin_new(self, dialog: "NewScenarioDialog") -> None:
        keep_edition(self.settings, dialog.ruleset)
        if dialog.generated:
            self._offer_generated(dialog.ruleset, self._start_pages()[0])
            return
        self.begin(dialog.ruleset, small_map=dialog.small_map)
        self.welcome()

    def _ask_for_files(self) -> None:
        page = self._start_pages()[0]
        self.open(self.questions.files_to_open(page, folder_of(None, self.settings)))
        self.welcome()

    def _check(self, paths: Sequence[Path]) -> None:
        """Check maps without opening them, on a page over the start page."""
        from kneedeep_editor.features.files.map_checks import MapChecks

        page = self._start_pages()[0]
        choose = partial(self.questions.files_to_open, page, folder_of(None, self.settings), tr("Check a map"))
        MapChecks(page, self.worker.run, choose, self._open_checked).check(paths)

    def _open_checked(self, path: Path, problems: bool) -> None:
        self.open([path])
        if problems and self.windows:
            self.windows[-1].shell.navigation.show_panel()
        else:
            self.welcome()

    def _show_guide(self) -> None:
        page = self._start_pages()[0]
        show_page(page, GUIDE, partial(self.questions.show_error, page, tr("The page is missing.")))

    def _open_recent(self, name: str) -> None:
        self.open([Path(name)])
        for page in self._start_pages():
            page.renew()
        self.welcome()

    def _begin_from(self, name: str) -> None:
        self._show(sample_document(name))
        self.welcome()

    def _restore_asked(self, name: str) -> None:
        for side, unsaved, _ in list(self._unsaved()):
            if str(side) == name:
                self.restore(side, unsaved)

    def _discard_asked(self, name: str) -> None:
        page = self._start_pages()[0]
        if self.questions.confirmed(
            page,
            tr("Discard what was not saved?"),
            tr("It is lost then. A file that it belongs to stays as it is."),
            tr("&Discard"),
        ):
            Path(name).unlink(missing_ok=True)
            self._offer_unsaved(page)

    def _generate_asked(self, ruleset: str) -> None:
        window = self._asking_window()
        self._offer_generated(ruleset or window.document.scenario.ruleset, window, window)

    def _offer_generated(self, ruleset: str, parent: QWidget, beside: MainWindow | None = None) -> None:
        """Show the dialog of generated maps over a window or the start page. The chosen map opens as a new scenario."""
        from kneedeep_editor.features.files.generated_maps import GeneratedMaps

        maps = GeneratedMaps(parent, ruleset, self.worker.run, self.appearance)
        maps.opened.connect(partial(self._show_generated, beside))

    def _show_generated(self, beside: MainWindow | None, reading: Reading) -> None:
        document = Document(reading)
        keep_edition(self.settings, document.scenario.ruleset)
        self._show_beside(document, beside)
        self.welcome()

    def _open_asked(self, paths: list[Path]) -> None:
        self.open(paths, self._asking_window())

    def _text_asked(self, text: str) -> None:
        self.open_text(text, self._asking_window())

    def _document_asked(self, document: Document) -> None:
        self._show_beside(document, self._asking_window())

    def _show_beside(self, document: Document, window: MainWindow | None) -> None:
        """Show a document in a tab. It replaces a window without a file and without changes."""
        self._show(document, window)
        if window is not None and window.document.untouched and window.document.path is None:
            window.close()

    def _forget(self, window: MainWindow) -> None:
        if window in self.windows:
            self.windows.remove(window)
        frame = window.window()
        if isinstance(frame, Frame):
            frame.drop(window)

    def _window_of(self, path: Path) -> MainWindow | None:
        own = os.path.realpath(path)
        saved = ((window, window.document.path) for window in self.windows)
        return next((window for window, path in saved if path is not None and os.path.realpath(path) == own), None)
