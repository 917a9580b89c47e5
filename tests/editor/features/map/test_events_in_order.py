"""The events in order: the table under the map, the choice of an area, notes, and where an event is on the map."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kneedeep.analysis.views.timeline import Happening
from kneedeep_editor.panels.events_page import EventsPage
from tests.editor.conftest import MAP
from tests.support.users.editor_user import Opened

TEXTS = MAP.replace('{id: far, name: "Store"}', '{id: far, name: "Store", text: "Dust."}')


def test_the_page_filters_by_area_selects_and_writes_notes(opened: Opened, qtbot: QtBot) -> None:
    user = opened(TEXTS)
    user.do("events-in-order")
    page = user.child(EventsPage)
    qtbot.waitUntil(lambda: page.list.topLevelItemCount() > 0)
    qtbot.waitUntil(lambda: page.list.viewport().height() >= 8 * page.list.sizeHintForRow(0))

    def rows() -> list[str]:
        items = [page.list.topLevelItem(row) for row in range(page.list.topLevelItemCount())]
        return [item.text(1) for item in items if item is not None and not item.isHidden()]

    assert "“Hangar” is revealed" in rows()
    page.areas.setCurrentIndex(page.areas.findText("Store"))
    page.areas.activated.emit(page.areas.currentIndex())
    assert "“Store” is revealed" in rows() and "“Hangar” is revealed" not in rows()
    item = next(item for item in page.list.findItems("“Store”", Qt.MatchFlag.MatchContains, 1))
    page.list.itemClicked.emit(item, 1)
    store = next(area for area in user.scenario.areas if area.id == "far")
    assert user.window.shell.work.selection == {store.serial}
    item.setText(4, "Act 2: read it slowly.")
    assert next(area for area in user.scenario.areas if area.id == "far").note == "Act 2: read it slowly."
    qtbot.waitUntil(lambda: page.areas.findText("Act 2") > 0)
    page.areas.setCurrentIndex(page.areas.findText("Act 2"))
    page.areas.activated.emit(page.areas.currentIndex())
    assert rows() == ["“Store” is revealed"]
    item = next(item for item in page.list.findItems("“Store”", Qt.MatchFlag.MatchContains, 1))
    item.setText(4, ": read it slowly.")
    qtbot.waitUntil(lambda: page.areas.findText("Act 2") < 0)
    assert page.areas.findText("") < 0, "a group has a name"


def test_the_list_of_areas_is_as_wide_as_its_entries(qtbot: QtBot) -> None:
    page = EventsPage()
    qtbot.addWidget(page)
    empty = page.areas.sizeHint().width()
    page.show_answer(())
    assert page.areas.sizeHint().width() > empty


def test_the_areas_leave_their_room_to_the_events(qtbot: QtBot) -> None:
    page = EventsPage()
    qtbot.addWidget(page)
    page.resize(1100, 300)
    page.show()
    for areas in (("Dock",), ("Dock",) * 40):
        page.show_answer((Happening("From round 1", "Open the door", "", 0, areas, None),))
        QApplication.processEvents()
        assert page.list.columnWidth(3) < 0.7 * page.list.columnWidth(1)
