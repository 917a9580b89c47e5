"""Maps as texts in the clipboard, and files dropped onto the window."""

from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtWidgets import QApplication

from kneedeep_editor.app import Editor
from kneedeep_editor.documents.document_files import text_of
from kneedeep_editor.features.checks.share_checklist import ShareChecklist
from tests.editor.conftest import MAP
from tests.support.file_drops import drop
from tests.support.users.editor_user import Answers, User


def test_a_file_dropped_beside_the_map_takes_the_place_of_an_untouched_new_map(
    beginner: User, editor: Editor, tmp_path: Path
) -> None:
    path = tmp_path / "one.yaml"
    path.write_text(MAP)
    assert drop(beginner.window, QUrl.fromLocalFile(str(path)))
    assert [window.windowTitle() for window in editor.windows] == ["one.yaml[*] – kneedeep"]


def test_what_is_no_file_is_not_taken(user: User, editor: Editor) -> None:
    assert not drop(user.window, QUrl("https://example.org/map.yaml"))
    assert len(editor.windows) == 1


def test_a_map_is_copied_as_text_and_pasted_as_a_new_one(user: User, editor: Editor, tmp_path: Path) -> None:
    user.do("ready")
    dialog = user.window.shell.feature(ShareChecklist).dialog
    assert dialog is not None
    dialog.copy_button.click()
    text = QApplication.clipboard().text()
    assert text.startswith("Two rooms: a map for kneedeep.")
    assert "Copied the whole map as a text of" in user.said
    QApplication.clipboard().setText("\n".join(f"> {line}" for line in text.splitlines()))
    user.do("paste")
    first, second = editor.windows
    assert second.document.path is None and text_of(second.document) == (tmp_path / "map.yaml").read_bytes()
    assert first.document.scenario == second.document.scenario and not first.document.modified


def test_the_text_of_a_file_is_opened_too_and_anything_else_is_one_message(
    user: User, editor: Editor, answers: Answers, tmp_path: Path
) -> None:
    QApplication.clipboard().setText((tmp_path / "map.yaml").read_text(encoding="utf-8"))
    user.do("open-text")
    assert len(editor.windows) == 2
    user.do("copy-text")
    QApplication.clipboard().setText(QApplication.clipboard().text()[:90])
    user.do("paste")
    assert len(editor.windows) == 2 and len(answers.told) == 1
    assert answers.told[0].startswith("No map was pasted. The map breaks off ")


def test_a_file_with_a_map_as_text_is_opened_as_a_new_one(user: User, editor: Editor, tmp_path: Path) -> None:
    user.do("copy-text")
    text = QApplication.clipboard().text()
    for name, content in (("a.txt", "Words. " * 300 + text), ("b.post", text.replace("\n", "\r\n"))):
        (tmp_path / name).write_text(content, encoding="utf-8")
        editor.open([tmp_path / name])
    assert [window.document.scenario.title for window in editor.windows] == ["Two rooms"] * 3
    assert [window.document.path for window in editor.windows[1:]] == [None, None]
