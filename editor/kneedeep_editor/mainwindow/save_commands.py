"""Saving a document from its window."""

from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QWidget

from kneedeep import resources
from kneedeep.scenario.io.files import write_atomically
from kneedeep_editor.documents.document import Document
from kneedeep_editor.documents.files import FileFailed, NotSaved, save_document
from kneedeep_editor.mainwindow.questions import Questions
from kneedeep_editor.services.settings import Settings
from kneedeep_editor.texts import tr


def save(window: QWidget, document: Document, questions: Questions, settings: Settings) -> bool:
    """Save in place, or ask for a name where there is none yet; return whether the document is saved."""
    if not document.editable:
        return False
    if document.path is None:
        return save_as(window, document, questions, settings)
    return _write(window, document, document.path, questions, settings)


def save_as(window: QWidget, document: Document, questions: Questions, settings: Settings) -> bool:
    """Ask for a name and save there; return whether the document is saved."""
    if not document.readable:
        return False
    if document.newer and not questions.agreed(
        window,
        tr("This file was written by a newer version."),
        tr("A copy keeps every word of it. It can't be edited here."),
        tr("Save a copy"),
    ):
        return False
    name = f"{_file_name(document.scenario.title)}.yaml"
    suggested = document.path or folder_of(document, settings) / name
    path = questions.file_to_save(window, suggested)
    if path is None:
        return False
    return _write(window, document, path, questions, settings)


def folder_of(document: Document, settings: Settings) -> Path:
    """Return where files are looked for first: beside the document, else where one was last, never among the samples."""
    if document.path is not None:
        return document.path.parent
    shipped = resources.folder("scenarios")
    used = (path.parent for path in settings.recent if shipped not in (path.parent, path.resolve().parent))
    documents = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))
    return next(filter(Path.is_dir, (*used, documents)), Path.home())


def _write(window: QWidget, document: Document, path: Path, questions: Questions, settings: Settings) -> bool:
    try:
        if document.newer and document.source is not None:
            tree = document.source.tree
            write_atomically(path, (("\ufeff" if tree.bom else "") + tree.text).encode())
        else:
            save_document(document, path)
    except (FileFailed, NotSaved) as error:
        elsewhere = questions.elsewhere(
            window,
            tr("{name} was not saved.", name=path.name),
            tr("{error} Your changes are still here.", error=error),
        )
        return elsewhere and save_as(window, document, questions, settings)
    settings.remember(path)
    return True


def _file_name(title: str) -> str:
    """Return a title as the name of a file."""
    words = "".join(char.lower() if char.isalnum() else " " for char in title).split()
    return "-".join(words)[:60] or "scenario"
