"""Files dragged into the window: opened, each in a window; nothing else is disturbed."""

from pathlib import Path

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget

from kneedeep_editor.app import Editor
from tests.editor.conftest import MAP
from tests.support.users.editor_user import LEFT, NO_KEYS, Answers, User

BESIDE = QPoint(200, 150)
OFFERED = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction


def drop(widget: QWidget, *urls: QUrl, at: QPoint = BESIDE) -> bool:
    """Drag files over a widget and let them go; return whether they were taken."""
    data = QMimeData()
    data.setUrls(list(urls))
    enter = QDragEnterEvent(at, OFFERED, data, LEFT, NO_KEYS)
    enter.ignore()
    QApplication.sendEvent(widget, enter)
    if not enter.isAccepted():
        return False
    QApplication.sendEvent(widget, QDragMoveEvent(at, OFFERED, data, LEFT, NO_KEYS))
    let_go = QDropEvent(QPointF(at), OFFERED, data, LEFT, NO_KEYS)
    QApplication.sendEvent(widget, let_go)
    assert let_go.dropAction() == Qt.DropAction.CopyAction
    return let_go.isAccepted()


def test_files_dropped_on_the_map_are_opened(user: User, editor: Editor, tmp_path: Path) -> None:
    paths = [tmp_path / "one.yaml", tmp_path / "two words.yaml"]
    for path in paths:
        path.write_text(MAP)
    user.click(9.5, 1.5)
    user.do("delete")
    assert drop(user.canvas, *(QUrl.fromLocalFile(str(path)) for path in paths))
    assert [window.windowTitle() for window in editor.windows] == [
        "map.yaml[*] – kneedeep",
        "one.yaml[*] – kneedeep",
        "two words.yaml[*] – kneedeep",
    ]
    assert user.steps == ["Delete health"]


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


def test_what_cannot_be_opened_is_one_message(user: User, answers: Answers, tmp_path: Path) -> None:
    assert drop(user.canvas, QUrl.fromLocalFile(str(tmp_path)))
    assert len(answers.told) == 1
