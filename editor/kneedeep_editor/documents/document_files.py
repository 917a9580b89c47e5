"""Documents and files: opening, creating, saving."""

from codecs import BOM_UTF8
from pathlib import Path

from kneedeep.model.catalog.catalog_files import DATA_FOLDER
from kneedeep.model.scenario.io.atomic_files import FileFailed, read_bytes
from kneedeep.model.scenario.io.file_problems import Problem
from kneedeep.model.scenario.io.foreign_files import MOST_BYTES, ImportFailed, ScenarioFile, foreign_files
from kneedeep.model.scenario.io.not_scenarios import not_a_scenario
from kneedeep.model.scenario.io.reader import Reading, read
from kneedeep.model.scenario.io.scenario_head import is_meant_as_scenario
from kneedeep.model.scenario.io.text_block import BlockFailed, scenario_in
from kneedeep.model.scenario.io.unread_parts import unread_parts
from kneedeep.model.scenario.io.writer import data_of
from kneedeep.model.scenario.model import RULESETS, Scenario, write_element
from kneedeep.model.scenario.source import Source
from kneedeep.model.scenario.yaml_patch.file_limits import Unreadable
from kneedeep.model.scenario.yaml_patch.patch import RememberedElement, remember
from kneedeep.model.scenario.yaml_patch.value_text import inline
from kneedeep.support import listed, sentence
from kneedeep_editor.documents.document import Document
from kneedeep_editor.texts import later, tr

_EMPTY = "empty-scenario.yaml"
_UNTITLED = later("Untitled scenario")


def template_text(ruleset: str, *, small_map: bool) -> str:
    """The text of a new scenario of an edition, without pieces or with a small map."""
    if small_map:
        from kneedeep.cli.scenario_template import starting_text

        return starting_text(tr(_UNTITLED), ruleset, None)
    text = (Path(DATA_FOLDER) / ruleset / _EMPTY).read_text(encoding="utf-8")
    return text.replace(f'"{_UNTITLED}"', inline(tr(_UNTITLED)))


def is_untitled(scenario: Scenario) -> bool:
    """Whether a scenario has no title, or the default title."""
    return scenario.title.strip() in ("", _UNTITLED, tr(_UNTITLED))


__all__ = ["FileFailed", "NotSaved", "document_of", "new_document", "open_document", "save_document", "text_of"]


_HEAD = 1024
_OTHERS = (b"PK", b"<", b"{", b"\x89PNG", b"%PDF")
"""The first bytes of passports, pages, pictures and other programs' maps."""
_TEXT, _BLOCK = ".txt", b"{kneedeep"
"""The ending of a text file with a map, and a mark near its beginning."""


class NotSaved(Exception):
    """A document was not saved. The text is one sentence with the reason. File and document are unchanged."""


def new_document(ruleset: str = RULESETS[0], *, small_map: bool = False) -> Document:
    """A new document without a file: a titled scenario with a start area and the usual victories.

    `small_map`: with a few pieces to change, instead of none.
    """
    return Document(read(template_text(ruleset, small_map=small_map)))


def document_of(scenario: Scenario) -> Document:
    """A document without a file for a given scenario."""
    return Document(read(inline(data_of(scenario))))


def open_document(path: Path) -> Document:
    """The document of a file, read as far as possible. Raises FileFailed if nothing is readable.

    An embedded or imported scenario becomes a document without a file, so that the original is not overwritten.
    """
    if (taken := _taken_from(path)) is not None:
        document = Document(read(taken.content))
        document.origin, document.import_notes = path, taken.notes
        return document
    try:
        data = read_bytes(path)
    except Unreadable as wrong:
        return Document(Reading(None, None, (Problem("SCN001", wrong.message, (), wrong.line, wrong.column),)), path)
    reading = read(data)
    if reading.other is not None:
        raise FileFailed("{path}: {error}.", path=path, error=not_a_scenario(reading.other))
    return Document(reading, path)


def text_of(document: Document) -> bytes:
    """The text that saving the document now would write. Raises NotSaved."""
    from kneedeep.model.scenario.io.saver import SaveFailed, saved_text

    if (source := document.source) is None:
        raise NotSaved(tr("The file can't be read."))
    if not document.modified:
        return (("\ufeff" if source.tree.bom else "") + source.tree.text).encode()
    memory = {**document.memory, **_gone(document, source)}
    try:
        return saved_text(source, document.saved, document.scenario, memory).encode()
    except SaveFailed as error:
        raise NotSaved(str(error)) from error


def scenario_file(path: Path) -> bytes:
    """The reading of a scenario file, or of an embedded or imported scenario. Raises FileFailed."""
    if (taken := _taken_from(path)) is not None:
        return taken.content
    try:
        return read_bytes(path)
    except Unreadable as wrong:
        raise FileFailed("{path}: {error}", path=path, error=wrong.message) from wrong


def holds_scenario(path: Path) -> bool:
    """Whether a file of another kind, such as a picture, has an embedded scenario."""
    try:
        return _taken_from(path) is not None
    except FileFailed:
        return False


def checked_content(path: Path) -> tuple[bytes, bytes | None]:
    """The reading of a file as `scenario_file`, and its simulation report, if any. Raises FileFailed."""
    content = scenario_file(path)
    files = foreign_files()
    try:
        return content, None if files is None else files.simulation_in(read_bytes(path, MOST_BYTES))
    except (ImportFailed, Unreadable):
        return content, None


def document_of_text(text: str) -> Document:
    """A document without a file with the map in a text, which may be a block. Raises FileFailed."""
    if is_meant_as_scenario(text):
        return Document(read(text))
    try:
        return Document(read(scenario_in(text)))
    except BlockFailed as error:
        raise FileFailed(sentence(str(error))) from error


def save_document(document: Document, path: Path) -> None:
    """Save a document to a file. Only changed lines differ. Removed elements are remembered for undo.

    Raises NotSaved.
    """
    # Imported for the first save, so that the window appears faster.
    from kneedeep.model.scenario.io.saver import SaveFailed, save

    if (source := document.source) is None:
        raise NotSaved(tr("This file could not be read, so it is not overwritten."))
    gone = _gone(document, source)
    memory = {**document.memory, **gone}
    try:
        reading = save(path, source, document.saved, document.scenario, memory)
    except (SaveFailed, FileFailed) as error:
        raise NotSaved(str(error)) from error
    document.memory.update(gone)
    document.stored(reading, path)


def _taken_from(path: Path) -> ScenarioFile | None:
    """The embedded or imported scenario of a file. None for any other file. Raises FileFailed."""
    try:
        if not _may_hold_scenario(path):
            return None
    except OSError:
        # Reading the whole file reports the error.
        return None
    if (files := foreign_files()) is None:
        return None
    try:
        return files.scenario_of(read_bytes(path, MOST_BYTES))
    except Unreadable as wrong:
        raise FileFailed("{path}: {error}", path=path, error=wrong.message) from wrong
    except ImportFailed as error:
        raise FileFailed("{path}: {error}", path=path, error=f"{error}.") from error


def _may_hold_scenario(path: Path) -> bool:
    """Whether a file may have an embedded or imported scenario, judged by its beginning."""
    if not path.is_file():
        return False
    with path.open("rb") as file:
        head = file.read(_HEAD).removeprefix(BOM_UTF8).lstrip()
    return head.startswith(_OTHERS) or _BLOCK in head.lower() or path.suffix.lower() == _TEXT


def _gone(document: Document, source: Source) -> "dict[int, RememberedElement | str]":
    """The lines of removed elements, by serial."""
    remaining = {element.serial for element in document.scenario.elements()}
    return {
        element.serial: remember(source.tree, source.nodes[element.serial], write_element(element))
        for element in document.saved.elements()
        if element.serial not in remaining and element.serial in source.nodes
    }


def unreadable_text(document: Document) -> str:
    """The unreadable parts of a document's file in a sentence. Empty if there are none."""
    parts = list(unread_parts(document.snapshot())) if document.readable else []
    if not parts:
        return ""
    return tr(
        "{name}: {parts} can't be read and were left out. The list of problems says why.",
        name=document.title,
        parts=listed(parts),
    )
