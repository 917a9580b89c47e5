"""Saving, opening and closing in a window. Unfinished input is taken first."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QWidget

from kneedeep.model.scenario.io.atomic_files import file_name, write_atomically
from kneedeep.model.scenario.yaml_patch.file_limits import Unreadable
from kneedeep.support import resources, tr
from kneedeep_editor.documents.document import Document
from kneedeep_editor.documents.document_files import FileFailed, NotSaved, save_document, text_of
from kneedeep_editor.documents.file_versions import Content, content_at, keep_version
from kneedeep_editor.mainwindow.unsaved_work import unsaved_changes
from kneedeep_editor.mainwindow.user_questions import Answer, Questions
from kneedeep_editor.services.settings import Settings


class SaveCommands:
    """Saves the document of a window. `say`: shows a sentence."""

    def __init__(
        self, window: QWidget, document: Document, questions: Questions, settings: Settings, say: Callable[[str], None]
    ) -> None:
        self._window, self._document, self._questions = window, document, questions
        self._settings, self._say = settings, say
        self.unfinished: list[Callable[[], None]] = []
        """Callbacks that apply unfinished input before the document is saved or closed."""
        self.before_save: list[Callable[[], bool]] = []
        """Callbacks before the file is overwritten. One that returns False prevents it."""
        self.before_close: list[Callable[[], bool]] = []
        """Callbacks before the window is closed. One that returns False keeps it open."""
        self._not_kept = ""
        """Why the last save kept no backup, as a sentence."""
        self.settled = False
        """Whether the window can close without further questions."""

    def save(self) -> bool:
        """Save to the file, or ask for a name if there is none. Returns whether the document was saved."""
        self.take_unfinished()
        if not all(allows() for allows in self.before_save) or not self._document.editable:
            return False
        path = self._document.path
        return self._tell_saved(self._write(path) if path is not None else self._save_elsewhere())

    def save_as(self) -> bool:
        """Ask for a name and save there. Returns whether the document was saved."""
        self.take_unfinished()
        return self._tell_saved(self._save_elsewhere())

    def may_close(self) -> bool:
        """Ask about unsaved changes. Returns whether the window may be closed."""
        return self.settled or (self.allows_closing() and self.asks_unsaved())

    def allows_closing(self) -> bool:
        """Take unfinished input. Returns whether only unsaved changes prevent closing."""
        self.take_unfinished()
        return all(allows() for allows in self.before_close)

    def asks_unsaved(self) -> bool:
        """Ask about unsaved changes. Returns whether the window may be closed."""
        if not self._document.modified:
            return True
        document = self._document
        answer = self._questions.unsaved(self._window, document.title, unsaved_changes(document))
        return answer is Answer.DISCARD or (answer is Answer.SAVE and self.save())

    def take_unfinished(self) -> None:
        """Take unfinished input into the document."""
        for take in self.unfinished:
            take()

    def _tell_saved(self, saved: bool) -> bool:
        if saved:
            done = tr("Saved {name}.", name=self._document.title)
            self._say(f"{done} {self._not_kept}" if self._not_kept else done)
        return saved

    def _save_elsewhere(self) -> bool:
        document = self._document
        if not document.readable:
            return False
        if document.newer and not self._questions.confirmed(
            self._window,
            tr("This file was written by a newer version."),
            tr("You can save an exact copy, but you can't edit it here."),
            tr("Save a copy"),
        ):
            return False
        name = f"{file_name(document.scenario.title)}.yaml"
        suggested = document.path or folder_of(document, self._settings) / name
        kind, heading = tr("Scenarios"), tr("Save the scenario as")
        path = self._questions.file_to_save(self._window, suggested, kind, (".yaml", ".yml"), heading)
        return path is not None and self._write(path)

    def _write(self, path: Path) -> bool:
        document = self._document
        self._not_kept = ""
        try:
            former = self._former(path)
            if document.newer and document.source is not None:
                tree = document.source.tree
                write_atomically(path, (("\ufeff" if tree.bom else "") + tree.text).encode())
            else:
                save_document(document, path)
        except (FileFailed, NotSaved) as error:
            elsewhere = self._questions.save_elsewhere(
                self._window,
                tr("{name} was not saved.", name=path.name),
                tr("{error} Your changes are still here.", error=error),
            )
            return elsewhere and self._save_elsewhere()
        self._settings.remember(path)
        if former is not None:
            try:
                keep_version(self._settings.versions, path, former, text_of(document))
            except FileFailed as error:
                self._miss_version(error)
        return True

    def _former(self, path: Path) -> Content | None:
        """The content that a save replaces. Raises FileFailed if it can't be read, since it may have changed."""
        try:
            return content_at(path)
        except Unreadable as error:
            self._miss_version(error)
        return None

    def _miss_version(self, error: FileFailed | Unreadable) -> None:
        self._not_kept = tr("The version before it was not kept. {error}", error=error)


def folder_of(document: Document | None, settings: Settings) -> Path:
    """The initial folder of file dialogs: the document's, else the last used one, never that of the samples."""
    if document is not None and document.path is not None:
        return document.path.parent
    shipped = resources.folder("scenarios")
    used = (path.parent for path in settings.recent if shipped not in (path.parent, path.resolve().parent))
    documents = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))
    return next(filter(Path.is_dir, (*used, documents)), Path.home())


def suggested_file(document: Document, settings: Settings, ending: str) -> Path:
    """The proposed file name for an export: that of the document, in its folder."""
    stem = document.path.stem if document.path is not None else file_name(document.scenario.title)
    return folder_of(document, settings) / f"{stem}{ending}"
