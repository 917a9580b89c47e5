"""The unsaved work of an earlier session: recovery files, their contents and differences."""

from collections.abc import Callable, Iterator
from pathlib import Path

from kneedeep_editor.documents import recovery_files
from kneedeep_editor.documents.document import Document
from kneedeep_editor.documents.document_files import FileFailed, new_document, open_document
from kneedeep_editor.mainwindow.difference_texts import differences


def unsaved_works(
    folder: Path, is_open: Callable[[Path], bool]
) -> Iterator[tuple[Path, recovery_files.UnsavedWork, list[str]]]:
    """Yield recovery files of a folder, their unsaved work and its differences. Files without changes are removed.

    Skips recovery files that another process uses, and those of open files.
    """
    for side in recovery_files.side_files(folder):
        if recovery_files.in_use(side):
            continue
        if (unsaved := recovery_files.read_side_file(side)) is not None:
            if unsaved.path is not None and is_open(unsaved.path):
                continue
            document = document_of_unsaved(unsaved)
            before = document.scenario
            after = recovery_files.recovery_edit(document, unsaved).apply(before)
            lines = differences(before, after, document.board.kinds)
            if lines and document.editable:
                yield side, unsaved, lines
                continue
        side.unlink(missing_ok=True)


def unsaved_changes(document: Document) -> list[str]:
    """The unsaved changes of a document, one per line."""
    return differences(document.saved, document.scenario, document.board.kinds)


def document_of_unsaved(unsaved: recovery_files.UnsavedWork) -> Document:
    """The document for unsaved work. Without a file if its file is gone."""
    if unsaved.path is not None:
        try:
            return open_document(unsaved.path)
        except FileFailed:
            return new_document()
    return new_document()
