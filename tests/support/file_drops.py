"""Files that are dragged from another program and dropped onto a widget."""

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget

from tests.support.users.editor_user import LEFT, NO_KEYS

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
