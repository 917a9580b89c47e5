"""The start screen. Fills the start page entry by entry, so that it appears at once."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtGui import QShowEvent

from kneedeep.model.scenario.model import Scenario
from kneedeep.support.timer import limited
from kneedeep.support.work_budget import OutOfWork
from kneedeep_editor.documents.document_files import FileFailed, open_document
from kneedeep_editor.documents.recovery_files import UnsavedWork
from kneedeep_editor.documents.shipped_scenarios import Sample, offered_maps, read_offered
from kneedeep_editor.mainwindow.frame import TITLE
from kneedeep_editor.panels.start_page import PICTURE, StartPage
from kneedeep_editor.panels.widgets.picture_list import MapEntry, PictureList
from kneedeep_editor.services.appearance import Appearance
from kneedeep_editor.services.jobs.idle_tasks import IdleTasks
from kneedeep_editor.services.settings import Settings
from kneedeep_editor.texts import tr

_LARGEST = 1 << 20
"""Bytes of a file of which a picture is made."""
_SECONDS = 1.0
"""Processor time that reading and drawing one map may take."""


class StartScreen(StartPage):
    """The page, filled from the settings and from the shipped maps."""

    def __init__(self, settings: Settings, appearance: Appearance, ruleset: str) -> None:
        """Begin with the names. The rest follows when the page is visible. `ruleset`: of the first edition."""
        super().__init__()
        self.setProperty(TITLE, tr("Start"))
        self._settings, self._appearance = settings, appearance
        self._ruleset = ruleset
        self._filling = IdleTasks(self)
        appearance.changed.connect(self._draw_again)
        self.forget_asked.connect(self._forget)
        self.renew()

    def renew(self) -> None:
        """List the recent maps again."""
        self.show_recent(
            [
                MapEntry(str(path), path.name, facts=str(path.parent))
                if path.is_file()
                else MapEntry(
                    str(path), path.name, tr("Not found. A click removes it."), str(path.parent), is_missing=True
                )
                for path in self._settings.recent
            ]
        )
        if self.isVisible():
            self._draw_again()

    def _forget(self, name: str) -> None:
        self._settings.forget(Path(name))
        self.renew()

    def offer_unsaved(self, works: Sequence[tuple[Path, UnsavedWork]]) -> None:
        """Offer work that was not saved, by the files that keep it."""
        self.show_unsaved(
            [
                MapEntry(
                    str(side),
                    work.scenario.title or tr("Untitled"),
                    tr("Enter restores it, Delete discards it."),
                    str(work.path) if work.path is not None else tr("never saved"),
                )
                for side, work in works
            ]
        )

    def showEvent(self, event: QShowEvent) -> None:
        """Fill the lists once the page is there."""
        super().showEvent(event)
        QTimer.singleShot(0, self, self._draw_again)

    @property
    def is_filled(self) -> bool:
        """Whether every entry has its picture."""
        return not self._filling.isActive()

    def _draw_again(self) -> None:
        if not self.offered.count():
            self.offered.show_entries(
                [MapEntry(one.name, one.title, facts=one.edition) for one in offered_maps(self._ruleset)]
            )
        recent = enumerate(self.recent.entries)
        self._filling.begin(
            [
                *(partial(self._fill_recent, row, entry) for row, entry in recent if not entry.is_missing),
                *(partial(self._fill_offered, row, entry.name) for row, entry in enumerate(self.offered.entries)),
            ]
        )

    def _fill_recent(self, row: int, entry: MapEntry) -> None:
        """Read a recent map as far as possible in a moment. Otherwise its row stays a name."""
        path = Path(entry.name)
        try:
            if path.stat().st_size > _LARGEST:
                return
            with limited(_SECONDS):
                document = open_document(path)
                if document.readable:
                    scenario = document.scenario
                    title = scenario.title or entry.title
                    self._show(self.recent, row, entry._replace(title=title, summary=path.name), scenario)
        except (OSError, FileFailed, OutOfWork):
            return

    def _fill_offered(self, row: int, name: str) -> None:
        sample: Sample | None = read_offered(name)
        if sample is not None:
            scenario = sample.scenario
            entry = MapEntry(name, scenario.title, scenario.summary or "", sample.facts)
            self._show(self.offered, row, entry, scenario)

    def _show(self, shown: PictureList, row: int, entry: MapEntry, scenario: Scenario) -> None:
        # Loaded with the first use: the page comes up faster so.
        from kneedeep.drawing.poster.poster_style import styled_theme
        from kneedeep_editor.canvas.thumbnails.map_thumbnail import map_thumbnail

        theme = styled_theme(self._appearance.theme.name)
        picture = map_thumbnail(scenario, theme, PICTURE, self.devicePixelRatioF())
        shown.show_entry(row, entry)
        shown.show_picture(row, picture)
