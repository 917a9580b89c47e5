"""The pictures of drawing a piece type, and of a map as for one marine."""

from collections.abc import Callable

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from kneedeep_editor.features.editing.piece_types import PieceTypes
from kneedeep_editor.panels.piece_editor.piece_dialog import PieceDialog
from tests.support.users.editor_user import LEFT, NO_KEYS, User

NAMES = ("guide-piece.png", "guide-party.png")


def of_a_piece(user: User, grab: Callable[[str, QWidget], None]) -> None:
    """Draw a piece with openings and a wall. `grab` takes a picture of the shown widget."""
    user.do("new-piece-type")
    holder = user.window.findChild(PieceTypes)
    assert isinstance(holder, PieceTypes) and holder.dialog is not None
    dialog = holder.dialog
    while QApplication.activeWindow() is not dialog:
        QApplication.processEvents()
    dialog.use("rectangle")
    _stroke(dialog, (0.5, 0.5), (5.5, 3.5))
    dialog.use("eraser")
    _stroke(dialog, (4.5, 3.5), (5.5, 3.5), (5.5, 2.5), (4.5, 2.5))
    dialog.use("difficult")
    _stroke(dialog, (1.5, 2.5), (2.5, 2.5))
    dialog.use("opening")
    for place in ((1.9, 0.05), (0.05, 1.9), (5.95, 0.9)):
        _stroke(dialog, place)
    dialog.use("wall")
    for place in ((3.05, 1.5), (3.05, 2.5)):
        _stroke(dialog, place)
    QTest.keyClicks(dialog.name_field, "Flooded hall")
    dialog.grid.setFocus()
    for _ in range(5):
        QApplication.processEvents()
    grab("guide-piece.png", dialog)
    dialog.reject()


def _stroke(dialog: PieceDialog, *places: tuple[float, float]) -> None:
    spots = [dialog.grid.pixel(*place).toPoint() for place in places]
    QTest.mousePress(dialog.grid, LEFT, NO_KEYS, spots[0])
    for spot in spots[1:]:
        QTest.mouseMove(dialog.grid, spot)
    QTest.mouseRelease(dialog.grid, LEFT, NO_KEYS, spots[-1])
