"""Earlier versions of the open file: shown with pictures and differences, opened as new maps, or restored."""

import time
from functools import partial

from PySide6.QtCore import QDateTime, QLocale

from kneedeep.model.scenario.io.atomic_files import FileFailed, read_bytes, write_atomically
from kneedeep.model.scenario.io.reader import Reading, read
from kneedeep.model.scenario.yaml_patch.file_limits import Unreadable
from kneedeep.support.translation import spoken_language
from kneedeep_editor.canvas.thumbnails.map_thumbnail import map_thumbnail
from kneedeep_editor.documents.document import Document
from kneedeep_editor.documents.document_files import NotSaved, text_of
from kneedeep_editor.documents.file_versions import Content, Version, content_at, keep_version, kept_versions
from kneedeep_editor.mainwindow.dialog_feature import DialogFeature
from kneedeep_editor.mainwindow.difference_texts import differences
from kneedeep_editor.mainwindow.shell import Shell
from kneedeep_editor.panels.dialogs.map_gallery import PICTURE, MapGallery
from kneedeep_editor.panels.widgets.picture_list import MapEntry
from kneedeep_editor.services.jobs.idle_tasks import IdleTasks
from kneedeep_editor.services.widgets import push_button
from kneedeep_editor.sharing.comparison_feature import ComparisonFeature
from kneedeep_editor.texts import tr
from kneedeep_editor.tools.prefab_stock import contents_title


class EarlierVersions(DialogFeature[MapGallery]):
    """The earlier versions of one window's document."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._versions: list[Version] = []
        self._filling = IdleTasks(self)

    def show(self) -> None:
        """Show the versions, the newest first. Pictures and differences are added one by one."""
        shell = self._shell
        shell.saving.take_unfinished()
        if (path := shell.document.path) is None:
            return
        try:
            present = content_at(path)
            self._versions = kept_versions(shell.settings.versions, path, present.data if present else b"")
        except (FileFailed, Unreadable) as error:
            shell.questions.show_error(shell.window, tr("The earlier versions can't be read."), str(error))
            return
        if not self._versions:
            shell.status.say(tr("There is no earlier version yet: each save keeps the one that it replaces."))
            return
        self._present(self._made(), modal=True)
        self._filling.begin(partial(self._fill, row) for row in range(len(self._versions)))

    def _made(self) -> MapGallery:
        editable = self._shell.document.editable
        tip = tr("Make the file this version again; the present one is kept too")
        restore = push_button(tr("&Restore"), tip=tip, do=self._restore, entered=False)
        tip = tr("Show what is different on the map now")
        compare = push_button(tr("Co&mpare"), tip=tip, do=self._compare, entered=False)
        for button in (restore, compare):
            button.setEnabled(editable)
        dialog = MapGallery(
            self._shell.window,
            tr("Earlier versions of {name}", name=self._shell.document.title),
            tr("Each save keeps the version that it replaces. Each row says what has changed since."),
            [MapEntry(str(version.path), _time_text(version)) for version in self._versions],
            restore,
            compare,
        )
        dialog.chosen.connect(self._open_copy)
        return dialog

    def _closed(self) -> None:
        self._filling.stop()
        super()._closed()

    def _fill(self, row: int) -> None:
        if (dialog := self.dialog) is None:
            return
        shell, entry = self._shell, dialog.list.entry(row)
        try:
            scenario = read(read_bytes(self._versions[row].path)).scenario
        except (FileFailed, Unreadable):
            scenario = None
        if scenario is None:
            dialog.list.show_entry(row, entry._replace(summary=tr("It can't be read as a scenario.")))
            return
        now = shell.document.scenario
        lines = differences(scenario, now, shell.document.board.kinds) if scenario.ruleset == now.ruleset else []
        summary = "\n".join(lines) or tr("The same as the map now.")
        dialog.list.show_entry(row, entry._replace(summary=summary, facts=contents_title(scenario)))
        dialog.list.item(row).setToolTip(summary)
        picture = map_thumbnail(scenario, shell.appearance.theme, PICTURE, dialog.devicePixelRatioF())
        dialog.list.show_picture(row, picture)

    def _open_copy(self, name: str) -> None:
        if (found := self._taken(name)) is not None:
            version, _, reading = found
            document = Document(reading)
            title = self._shell.document.title
            document.alias = tr("{name} (version of {time})", name=title, time=_time_text(version))
            self._shell.signals.document_asked.emit(document)

    def _compare(self) -> None:
        if (found := self._taken()) is not None:
            self._shell.feature(ComparisonFeature).compare_content(found[1], _time_text(found[0]))

    def _restore(self) -> None:
        """Write the version to the file, after keeping the file and unsaved changes as versions."""
        shell, document = self._shell, self._shell.document
        if (found := self._taken()) is None or document.path is None:
            return
        version, data, reading = found
        path = document.path
        try:
            present = [content_at(path), Content(text_of(document), time.time_ns()) if document.modified else None]
            for content in filter(None, present):
                keep_version(shell.settings.versions, path, content, data)
            write_atomically(path, data)
        except (FileFailed, NotSaved, Unreadable) as error:
            shell.questions.show_error(shell.window, tr("The version was not restored."), str(error))
            return
        assert reading.source is not None
        document.reload(reading.source.tree.text, tr("Restore the version of {time}", time=_time_text(version)))
        shell.status.say(tr("The version of {time} is restored; the one before is kept.", time=_time_text(version)))

    def _taken(self, name: str = "") -> tuple[Version, bytes, Reading] | None:
        """The current version with content and reading. Closes the dialog. None after a message if it is unreadable."""
        if (dialog := self.dialog) is None:
            return None
        version = self._versions[dialog.list.currentRow()]
        try:
            data = read_bytes(version.path)
            reading = read(data)
            reason = reading.problems[0].message if reading.problems else ""
        except (FileFailed, Unreadable) as error:
            reading, reason = Reading(None, None, ()), str(error)
        if reading.scenario is None or reading.newer:
            self._shell.questions.show_error(dialog, tr("This version can't be read."), reason)
            return None
        dialog.accept()
        return version, data, reading


def _time_text(version: Version) -> str:
    when = QDateTime.fromSecsSinceEpoch(version.time // 10**9)
    return QLocale(spoken_language()).toString(when, "ddd d MMM yyyy, HH:mm")
