"""Documents from files and back: opening, starting anew, saving."""

from pathlib import Path

from kneedeep.scenario.element import write_element
from kneedeep.scenario.io.file_problems import Problem
from kneedeep.scenario.io.files import FileFailed, read_bytes
from kneedeep.scenario.io.reader import Reading, read
from kneedeep.scenario.io.writer import data_of
from kneedeep.scenario.model import RULESETS, Scenario
from kneedeep.scenario.yaml_patch.file_limits import Unreadable
from kneedeep.scenario.yaml_patch.value_text import inline
from kneedeep_editor.documents.document import Document
from kneedeep_editor.documents.template import template_text
from kneedeep_editor.texts import tr

__all__ = ["FileFailed", "NotSaved", "document_of", "new_document", "open_document", "save_document"]


class NotSaved(Exception):
    """A document was not written; the text is one sentence that says why. File and document are as they were."""


def new_document(ruleset: str = RULESETS[0], *, small_map: bool = False) -> Document:
    """Return a document without a file: a titled scenario with a start area and the usual ways to win.

    `small_map`: with a few pieces to change, instead of none.
    """
    return Document(read(template_text(ruleset, small_map=small_map)))


def document_of(scenario: Scenario) -> Document:
    """Return a document without a file that holds a scenario."""
    return Document(read(inline(data_of(scenario))))


def open_document(path: Path) -> Document:
    """Return the document of a file, read as far as it can be. Raises FileFailed when there is nothing to read."""
    try:
        data = read_bytes(path)
    except Unreadable as wrong:
        return Document(
            Reading(None, None, (Problem("SCN001", wrong.message, (), wrong.line, wrong.column),)), path
        )
    return Document(read(data), path)


def text_of(document: Document) -> bytes:
    """Return the file of a document as it would be saved now. Raises NotSaved."""
    # Loaded with the first use: the window comes up faster so.
    from kneedeep.scenario.io.saver import SaveFailed, saved_text

    if document.source is None:
        raise NotSaved(tr("This file could not be read."))
    try:
        text = saved_text(document.source, document.saved, document.scenario, document.memory)
    except SaveFailed as error:
        raise NotSaved(str(error)) from error
    return text.encode("utf-8")


def save_document(document: Document, path: Path) -> None:
    """Write a document to a file; only the lines of what changed are touched, and gone ones are remembered.

    Raises NotSaved.
    """
    # Loaded with the first save: the window comes up faster so.
    from kneedeep.scenario.io.saver import SaveFailed, save
    from kneedeep.scenario.yaml_patch.patch import remember

    source = document.source
    if source is None:
        raise NotSaved(tr("This file could not be read, so it is not overwritten."))
    new = document.scenario
    remaining = {element.serial for element in new.elements()}
    gone = {
        element.serial: remember(source.tree, source.nodes[element.serial], write_element(element))
        for element in document.saved.elements()
        if element.serial not in remaining and element.serial in source.nodes
    }
    memory = {**document.memory, **gone}
    try:
        reading = save(path, source, document.saved, new, memory)
    except (SaveFailed, FileFailed) as error:
        raise NotSaved(str(error)) from error
    document.memory.update(gone)
    document.stored(reading, path)
