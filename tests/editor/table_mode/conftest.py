"""Tables of table mode: a window for a map, and somebody in front of it."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Self

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kneedeep_editor.canvas.table.table_canvas import TableCanvas
from kneedeep_editor.documents.document_files import open_document
from kneedeep_editor.services.appearance import Appearance
from kneedeep_editor.services.settings import Settings
from kneedeep_editor.table_mode.feature import show_table
from kneedeep_editor.table_mode.table_page import TablePage
from kneedeep_editor.table_mode.table_window import TableWindow
from tests.support.files import SCENARIOS


class Player:
    """Somebody with a mouse and a keyboard before the window of a table."""

    def __init__(self, window: TableWindow) -> None:
        self.window = window

    @property
    def page(self) -> TablePage:
        assert self.window.page is not None
        return self.window.page

    @property
    def table(self) -> TableCanvas:
        return self.page.widget

    def begin(self, marines: int = 2) -> Self:
        """Choose the number of marines and begin."""
        self.window.start.marines.button(marines).click()
        QTest.mouseClick(self.window.start.begin, Qt.MouseButton.LeftButton)
        return self

    def click(self, x: float, y: float) -> None:
        """Click a place of the map."""
        at = QPointF(*self.table.view.to_pixels(x, y)).toPoint()
        QTest.mouseClick(self.table, Qt.MouseButton.LeftButton, pos=at)

    def answer(self, text: str) -> None:
        """Press the button of the card with that text."""
        button = next(button for button in self.page.card.buttons if button.text() == text)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    @property
    def answers(self) -> list[str]:
        return [button.text() for button in self.page.card.buttons]

    def do(self, name: str) -> None:
        """Give an order of the menu."""
        self.window.orders[name].trigger()

    def open_drawer(self) -> None:
        """Ask for what only the invader reads, and say that it may be shown."""
        self.do("drawer")
        QTest.mouseClick(self.page.asking.show_button, Qt.MouseButton.LeftButton)

    @property
    def read(self) -> tuple[str, str]:
        """What is read aloud now: heading and text."""
        return self.page.reader.cue.text(), self.page.reader.spoken.text()

    @property
    def rows(self) -> list[str]:
        return [row.text() for row in self.page.placing.rows.values()]


Seated = Callable[..., Player]


@pytest.fixture
def seated(qapp: QApplication, settings: Settings, tmp_path: Path, qtbot: QtBot) -> Iterator[Seated]:
    """Opens the window of a table on a text, or on a copy of a file in which a part may be replaced."""
    windows: list[TableWindow] = []

    def sit(text: str | Path = SCENARIOS / "tutorial.yaml", old: str = "", new: str = "") -> Player:
        copy = tmp_path / (text.name if isinstance(text, Path) else "map.yaml")
        whole = text.read_text(encoding="utf-8") if isinstance(text, Path) else text
        copy.write_text(whole.replace(old or new, new), encoding="utf-8")
        window = show_table(open_document(copy).board, copy, settings, Appearance(qapp, settings))
        window.resize(1280, 720)
        qtbot.waitExposed(window)
        windows.append(window)
        window.closed.connect(windows.remove)
        return Player(window)

    yield sit
    for window in list(windows):
        window.close()
    qapp.processEvents()
