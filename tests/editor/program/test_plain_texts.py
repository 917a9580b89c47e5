"""What a file says is plain text on every page: Qt opens the files that images of rich text name."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractItemView, QApplication, QGraphicsTextItem, QGraphicsView, QLabel, QWidget
from pytestqt.qtbot import QtBot

from kneedeep.support import resources
from kneedeep_editor.mainwindow.docks import Dock
from kneedeep_editor.mainwindow.user_questions import Questions
from kneedeep_editor.services.widgets import Label, plain_tip
from kneedeep_editor.simulation.feature import SimulationFeature
from tests.editor.panels.test_properties_panel import panel_of
from tests.support.every_page import every_page, page
from tests.support.users.editor_user import Opened, User

EDITOR = Path(__file__).parents[3] / "editor" / "kneedeep_editor"
HOSTILE = '<img src="file:///nowhere"><b>bold</b>'
TEXTS = {"title", "author", "license", "summary", "briefing", "objective", "notes", "name", "text", "note"}
RICH = re.compile(r"<(img|b>bold)")
ROWS = 200


def hostile(data: Any) -> Any:
    """Plain data with markup in every text that is free."""
    if isinstance(data, dict):
        return {key: HOSTILE if key in TEXTS and isinstance(part, str) else hostile(part) for key, part in data.items()}
    return [hostile(part) for part in data] if isinstance(data, list) else data


def hostile_map() -> str:
    data = hostile(yaml.safe_load(resources.text("scenarios", "tutorial.yaml")))
    data["tokens"][0]["note"] = HOSTILE
    data["pieces"][0]["note"] = HOSTILE
    data["flags"] = {"power": HOSTILE}
    data["allow"] = {"LOS003": HOSTILE}
    data["triggers"] = [{"when": {"open": "hatch"}, "text": HOSTILE, "do": [{"set": "power"}]}]
    data["token_types"] = [{"id": "vat", "name": HOSTILE}]
    data["figure_types"] = [{"id": "drone", "name": HOSTILE}]
    data["piece_types"] = [{"id": "bridge", "name": HOSTILE, "rows": ["##"]}]
    return yaml.safe_dump(data, sort_keys=False)


def rich_texts(widget: QWidget) -> Iterator[str]:
    """What below a widget would be shown as rich text though a file says it."""
    for one in (widget, *widget.findChildren(QWidget)):
        where = f"{type(one).__name__} {one.objectName()}"
        plain = isinstance(one, QLabel) and one.textFormat() == Qt.TextFormat.PlainText
        if isinstance(one, QLabel) and not plain and RICH.search(one.text()):
            yield f"{where}: text"
        if RICH.search(one.toolTip()) or RICH.search(one.whatsThis()):
            yield f"{where}: tool tip"
        if isinstance(one, QAbstractItemView) and one.model() is not None:
            yield from (f"{where}: {what}" for what in _rich_rows(one.model()))
        if isinstance(one, QGraphicsView) and one.scene() is not None:
            for item in one.scene().items():
                if isinstance(item, QGraphicsTextItem) and RICH.search(item.toHtml()):
                    yield f"{where}: item"
    for action in widget.findChildren(QAction):
        if RICH.search(action.toolTip()):
            yield f"action {action.objectName()} {action.text()}"


def _rich_rows(model: QAbstractItemModel, above: QModelIndex | None = None) -> Iterator[str]:
    parent = QModelIndex() if above is None else above
    for row in range(min(ROWS, model.rowCount(parent))):
        for column in range(1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)):
            index = model.index(row, column, parent)
            if RICH.search(str(index.data(Qt.ItemDataRole.ToolTipRole) or "")):
                yield f"tool tip of row {row}"
        yield from _rich_rows(model, model.index(row, 0, parent))


def test_what_a_file_says_is_plain_on_every_page(opened: Opened) -> None:
    user = opened(hostile_map())
    found = [f"{name}: {one}" for name, shown in every_page(user) for window in shown for one in rich_texts(window)]
    assert found == []


def test_what_a_file_says_is_plain_in_every_panel(opened: Opened) -> None:
    user = opened(hostile_map())
    panel_of(user)
    found: list[str] = []
    for dock in user.window.findChildren(Dock):
        dock.reveal()
        QApplication.processEvents()
        found += rich_texts(user.window)
    for element in user.scenario.elements():
        user.window.shell.work.select([element.serial])
        QApplication.processEvents()
        found += rich_texts(user.window)
    assert found == []


def test_a_question_shows_names_as_they_are(user: User, monkeypatch: pytest.MonkeyPatch) -> None:
    from PySide6.QtWidgets import QMessageBox

    formats = []

    def answer(box: QMessageBox) -> int:
        formats.append(box.textFormat())
        return 0

    monkeypatch.setattr(QMessageBox, "exec", answer)
    Questions().show_error(user.window, HOSTILE, HOSTILE)
    assert formats == [Qt.TextFormat.PlainText]


def test_a_tip_that_looks_like_markup_is_escaped() -> None:
    assert plain_tip("a & b") == "a & b"
    assert plain_tip("<b>x\ny") == "<span>&lt;b&gt;x<br>y</span>"


def test_a_label_is_plain(qapp: QApplication) -> None:
    assert Label(HOSTILE).textFormat() == Qt.TextFormat.PlainText


def test_every_label_of_the_editor_is_a_plain_one() -> None:
    own = re.compile(r"(?<![\w.])QLabel\(|\(QLabel\)")
    found = [
        str(path.relative_to(EDITOR))
        for path in EDITOR.rglob("*.py")
        if path.name != "widgets.py" and own.search(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_names_are_plain_in_the_plots(opened: Opened, qtbot: QtBot) -> None:
    user = opened(hostile_map())
    with page(user, "simulation"):
        panel = user.window.shell.feature(SimulationFeature).panel
        panel.tabs.setCurrentWidget(panel.plots)
        qtbot.waitUntil(lambda: panel.plots.plot is not None)
        for number in range(panel.plots.choice.count()):
            panel.plots.choice.setCurrentIndex(number)
            assert list(rich_texts(panel.plots)) == []
        shown = [item.toPlainText() for item in panel.plots.plot.scene().items() if isinstance(item, QGraphicsTextItem)]
        assert any("<img" in text for text in shown)
