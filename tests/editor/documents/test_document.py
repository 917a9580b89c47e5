"""The document: edits, history, saving and reopening, comments that come back."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from kneedeep.model.scenario.delta import Delta, delta_of
from kneedeep.model.scenario.edits import Add, Change, Remove
from kneedeep.model.scenario.edits.piece_moves import MovePieces
from kneedeep.model.scenario.io.reader import read
from kneedeep.model.scenario.model import Record, Token
from kneedeep_editor.canvas.workspace import Selection
from kneedeep_editor.documents.document import Document
from kneedeep_editor.documents.document_files import FileFailed, NotSaved, new_document, open_document, save_document
from tests.editor.conftest import MAP


@pytest.fixture
def document(qapp: QApplication, tmp_path: Path) -> Document:
    path = tmp_path / "map.yaml"
    path.write_text(MAP, encoding="utf-8")
    return open_document(path)


def test_undo_and_redo_swap_values(document: Document) -> None:
    first = document.scenario
    document.edit(MovePieces("Move room", frozenset({first.pieces[0].serial}), (1, 0)))
    second = document.scenario
    assert document.undo_stack.undoText() == "Move room"
    document.undo_stack.undo()
    assert document.scenario is first
    document.undo_stack.redo()
    assert document.scenario is second


def test_an_edit_that_changes_nothing_is_no_step(document: Document) -> None:
    room = document.scenario.pieces[0].serial
    assert not document.edit(MovePieces("Move room", frozenset({room}), (0, 0)))
    assert document.undo_stack.count() == 0


def test_steps_with_one_merge_key_are_one_step(document: Document) -> None:
    room = frozenset({document.scenario.pieces[0].serial})
    first = document.scenario
    for _ in range(3):
        document.edit(MovePieces("Nudge", room, (1, 0)), "nudge")
    document.edit(MovePieces("Nudge", room, (1, 0)), "another nudge")
    assert document.undo_stack.count() == 2
    document.undo_stack.undo()
    document.undo_stack.undo()
    assert document.scenario is first


def test_merged_steps_that_lead_back_are_no_step(document: Document) -> None:
    room = frozenset({document.scenario.pieces[0].serial})
    document.edit(MovePieces("Nudge", room, (1, 0)), "nudge")
    document.edit(MovePieces("Nudge", room, (-1, 0)), "nudge")
    assert document.undo_stack.count() == 0
    assert not document.modified


def test_steps_do_not_merge_over_a_save(document: Document) -> None:
    room = frozenset({document.scenario.pieces[0].serial})
    document.edit(MovePieces("Nudge", room, (1, 0)), "nudge")
    assert document.path is not None
    save_document(document, document.path)
    document.edit(MovePieces("Nudge", room, (1, 0)), "nudge")
    assert document.modified
    document.undo_stack.undo()
    assert not document.modified


def test_changed_brings_what_differs(document: Document) -> None:
    deltas: list[Delta] = []
    document.changed.connect(deltas.append)
    token = document.scenario.tokens[0].serial
    document.edit(Remove("Delete", frozenset({token})))
    document.edit(Change("Title", 0, Record(title="Other")))
    document.undo_stack.undo()
    document.undo_stack.undo()
    none: frozenset[int] = frozenset()
    assert deltas == [
        Delta(none, frozenset({token}), none),
        Delta(none, none, none),
        Delta(none, none, none),
        Delta(frozenset({token}), none, none),
    ]


def test_a_moved_piece_is_a_change(document: Document) -> None:
    before = document.scenario
    room = before.pieces[2].serial
    after = MovePieces("Move", frozenset({room}), (1, 0)).apply(before)
    delta = delta_of(before, after)
    assert room in delta.changed
    assert not delta.added | delta.removed


def test_a_serial_is_never_given_twice(document: Document) -> None:
    document.edit(Add("Place", (Token(kind="health", at=(1, 1)),)))
    first = document.scenario.tokens[-1].serial
    document.undo_stack.undo()
    document.edit(Add("Place", (Token(kind="armor", at=(1, 1)),)))
    assert document.scenario.tokens[-1].serial > first


def test_saving_touches_only_what_changed(document: Document) -> None:
    assert document.path is not None
    far = document.scenario.pieces[2].serial
    document.edit(MovePieces("Move", frozenset({far}), (4, 0)))
    save_document(document, document.path)
    lines, before = document.path.read_text().splitlines(), MAP.splitlines()
    changed = [new for old, new in zip(before, lines, strict=True) if old != new]
    assert changed == [
        "  - {piece: room-4x4, at: [12, -1], area: far}",
        "  - {id: gate, at: [11, 0], side: east}",
        "  - {kind: health, at: [13, 1]}",
        "  - {kind: demon, at: [13, 0]}",
    ]
    assert not document.modified
    assert document.scenario.pieces[2].serial == far


def test_delete_save_undo_save_gives_the_comment_back(document: Document) -> None:
    assert document.path is not None
    document.edit(Remove("Delete", frozenset({document.scenario.pieces[0].serial})))
    save_document(document, document.path)
    assert "where it begins" not in document.path.read_text()
    document.undo_stack.undo()
    assert document.modified
    save_document(document, document.path)
    assert document.path.read_text() == MAP


def test_what_is_saved_looks_the_same_after_reopening(document: Document, tmp_path: Path) -> None:
    document.edit(Add("Place", (Token(kind="key", color="red", at=(3, 3)),)))
    other = tmp_path / "other.yaml"
    save_document(document, other)
    again = open_document(other)
    assert again.scenario == document.scenario
    assert again.problems == ()
    assert document.path == other


def test_a_new_document_saves_and_opens(qapp: QApplication, tmp_path: Path) -> None:
    document = new_document()
    assert document.title == "Untitled scenario"
    assert document.scenario.areas[0].start
    assert document.untouched
    document.edit(Add("Place", (Token(kind="health", at=(0, 0)),)))
    save_document(document, tmp_path / "new.yaml")
    assert read((tmp_path / "new.yaml").read_bytes()).scenario == document.scenario


def test_an_unwritable_file_leaves_the_document_modified(document: Document, tmp_path: Path) -> None:
    document.edit(Add("Place", (Token(kind="health", at=(0, 0)),)))
    with pytest.raises(NotSaved):
        save_document(document, tmp_path / "missing" / "map.yaml")
    assert document.modified
    assert document.path == tmp_path / "map.yaml"


def test_a_file_that_could_not_be_read_is_not_written(qapp: QApplication, tmp_path: Path) -> None:
    path = tmp_path / "broken.yaml"
    path.write_text("pieces: [")
    document = open_document(path)
    assert not document.readable
    assert not document.editable
    assert [problem.code for problem in document.problems] == ["SCN001"]
    with pytest.raises(NotSaved):
        save_document(document, path)
    assert path.read_text() == "pieces: ["


def test_a_file_of_another_program_is_no_document(qapp: QApplication, tmp_path: Path) -> None:
    for name, content in (
        ("package.json", '{"name": "x", "version": "1.0.0", "scripts": {}}'),
        ("compose.yaml", "services:\n  web: {image: nginx}\n"),
        ("level.ldtkl", '{"__header__": {"fileType": "LDtk Level JSON"}}'),
        ("map.uvtt", '{"format": 0.3, "line_of_sight": [], "portals": []}'),
    ):
        path = tmp_path / name
        path.write_text(content, encoding="utf-8")
        with pytest.raises(FileFailed, match="no scenario: it looks like"):
            open_document(path)


def test_a_huge_file_is_one_problem(qapp: QApplication, tmp_path: Path) -> None:
    path = tmp_path / "huge.yaml"
    path.write_bytes(b"# " + b"x" * (1 << 21))
    assert [problem.code for problem in open_document(path).problems] == ["SCN001"]


def test_an_element_that_could_not_be_read_stays_in_the_file(qapp: QApplication, tmp_path: Path) -> None:
    path = tmp_path / "map.yaml"
    broken = "  - {kind: armor, at: [not, numbers]}   # to be mended\n"
    path.write_text(MAP.replace("tokens:\n", f"tokens:\n{broken}"))
    document = open_document(path)
    assert len(document.scenario.tokens) == 2
    document.edit(Remove("Delete", frozenset({document.scenario.tokens[0].serial})))
    save_document(document, path)
    assert broken in path.read_text()
    assert "health" not in path.read_text()


def test_problems_of_an_element_go_with_it(qapp: QApplication, tmp_path: Path) -> None:
    path = tmp_path / "map.yaml"
    path.write_text(MAP.replace("kind: health,", "kind: health, color: red,"))
    document = open_document(path)

    def codes() -> list[str]:
        return [problem.code for problem in document.problems]

    assert codes() == ["SCN003"]
    document.edit(Remove("Delete", frozenset({document.scenario.tokens[0].serial})))
    assert codes() == []
    document.undo_stack.undo()
    assert codes() == ["SCN003"]


def test_a_newer_format_is_not_edited(qapp: QApplication, tmp_path: Path) -> None:
    path = tmp_path / "newer.yaml"
    path.write_text(MAP.replace("format: 1", "format: 99"))
    document = open_document(path)
    assert document.readable
    assert document.newer
    assert not document.edit(Add("Place", (Token(kind="health", at=(0, 0)),)))


def test_removed_elements_leave_the_selection(document: Document) -> None:
    selection = Selection(document)
    first, second = (token.serial for token in document.scenario.tokens)
    selection.select({first, second})
    document.edit(Remove("Delete", frozenset({first})))
    assert selection.serials == {second}
