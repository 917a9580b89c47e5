"""How the room of the window is shared, and what its panels do."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QScrollArea, QToolButton
from pytestqt.qtbot import QtBot

from kneedeep.model.catalog import RULESETS, load_catalog
from kneedeep.model.catalog.synonyms import synonyms_of
from kneedeep.support.languages import use_language
from kneedeep.support.resources import path
from kneedeep.support.translation import speak
from kneedeep_editor.app import Editor
from kneedeep_editor.documents.document_files import new_document, open_document
from kneedeep_editor.features.editing.palette_choices import PaletteChoices
from kneedeep_editor.mainwindow import MainWindow
from kneedeep_editor.mainwindow.main_window import NARROW, PROBLEMS_HEIGHT
from kneedeep_editor.panels.palette_model import FAVORITES, RECENT
from kneedeep_editor.playtest.feature import Playtest
from kneedeep_editor.services.settings import Settings
from kneedeep_editor.services.widgets import give_letters
from kneedeep_editor.tools.stamp import DOORS, TOKENS, Stamp
from kneedeep_editor.tools.stamp_stock import stock
from tests.support.clipped_texts import clipped_texts
from tests.support.users.editor_user import Opened, User

pytestmark = pytest.mark.usefixtures("dressed")

LEAST_SHARE, BESIDE_A_LIST = 0.58, 0.45
"""The least share of the map, and with the problems or the simulation."""


def laid_out(editor: Editor, name: str, width: int, height: int, qtbot: QtBot) -> MainWindow:
    """The window of a shipped map at a size, with the panels of a first start."""
    window = editor.compose(open_document(Path(path("scenarios", name))))
    window.resize(width, height)
    window.lay_out()
    with qtbot.waitExposed(window):
        window.show()
    qtbot.waitUntil(lambda: window.shell.is_painted and not window.shell.analysis.busy)
    QApplication.processEvents()
    return window


@pytest.mark.parametrize("name", ["range-day.yaml", "brine.yaml"])
@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1600, 1000)])
def test_the_map_has_most_of_the_window(name: str, width: int, height: int, editor: Editor, qtbot: QtBot) -> None:
    window = laid_out(editor, name, width, height, qtbot)
    assert (window.width(), window.height()) == (width, height), "nothing in it asks for more room"
    canvas = window.shell.canvas
    docks = window.shell.docks.by_name
    assert docks["palette"].isVisible() and docks["properties"].isVisible()
    assert docks["problems"].isVisible() == (height > 900)
    least = BESIDE_A_LIST if docks["problems"].isVisible() else LEAST_SHARE
    assert canvas.width() * canvas.height() >= least * width * height
    properties = docks["properties"].widget()
    for section in properties.findChildren(QToolButton):
        if section.property("section") and not section.isChecked():
            section.click()
    QApplication.processEvents()
    assert not any(area.horizontalScrollBar().maximum() for area in properties.findChildren(QScrollArea)), "none is cut"
    for panel in ("problems", "simulation"):
        docks["problems"].hide()
        docks[panel].reveal()
        QApplication.processEvents()
        assert canvas.width() * canvas.height() >= BESIDE_A_LIST * width * height, panel
    playtest = window.shell.feature(Playtest)
    playtest.play()
    assert playtest.page is not None
    playtest.page.setMinimumWidth(width - 300)
    QApplication.processEvents()
    playtest.stop()
    QApplication.processEvents()
    assert (window.width(), window.height()) == (width, height), "a wide game leaves no trace"
    window.close()


def test_panels_share_one_column_in_a_narrow_window(editor: Editor, qtbot: QtBot, settings: Settings) -> None:
    window = laid_out(editor, "brine.yaml", 1280, 720, qtbot)
    docks, canvas = window.shell.docks.by_name, window.shell.canvas
    before = shown_panels(window)
    for width in (1000, 800, 1280):
        window.resize(width, 540)
        QApplication.processEvents()
        assert canvas.width() * canvas.height() >= (LEAST_SHARE if width < NARROW else 0.5) * width * 540
        assert window.tabifiedDockWidgets(docks["palette"]).count(docks["properties"]) == (width < NARROW)
        assert window.dockWidgetArea(docks["simulation"]) == window.dockWidgetArea(docks["properties"])
        assert docks["palette"].in_front
    window.resize(1280, 720)
    QApplication.processEvents()
    assert shown_panels(window) == before
    window.resize(1000, 540)
    QApplication.processEvents()
    window.close()
    assert not editor.compose(new_document()).tabifiedDockWidgets(docks["palette"])


def test_a_low_list_of_problems_shows_several_rows(editor: Editor, qtbot: QtBot) -> None:
    window = laid_out(editor, "long-watch.yaml", 1280, 720, qtbot)
    dock = window.shell.docks.by_name["problems"]
    for door in window.document.scenario.doors:
        window.shell.work.select([door.serial])
        window.shell.toolbox.select.nudged(40, 0)
    dock.show()
    window.resizeDocks([dock], [PROBLEMS_HEIGHT], Qt.Orientation.Vertical)
    qtbot.waitUntil(lambda: len(window.shell.problems.model.findings) > 5)
    QApplication.processEvents()
    rows = window.shell.problems.list
    model, room = rows.model(), rows.viewport().rect()
    seen = [row for row in range(6) if room.contains(rows.visualRect(model.index(row, 0)))]
    assert dock.height() <= PROBLEMS_HEIGHT and len(seen) >= 4
    window.close()


def test_a_layout_of_another_version_is_not_restored(editor: Editor, settings: Settings) -> None:
    window = editor.compose(new_document())
    window.shell.docks.by_name["palette"].hide()
    settings.setValue("state", QByteArray(window.saveState(1)))
    assert not editor.compose(new_document()).shell.docks.by_name["palette"].isHidden()
    window.close()
    assert editor.compose(new_document()).shell.docks.by_name["palette"].isHidden()


@pytest.mark.parametrize(
    ("ruleset", "found"),
    [
        ("doom-2004", {"medkit": "Health", "portal": "Red teleporter", "crate": "Obstacle 1×2", "bfg": "BFG"}),
        (
            "doom-2016",
            {"medkit": "Health pack", "portal": "Blue portal", "warp": "Active teleporter", "rpg": "Rocket Launcher"},
        ),
    ],
)
def test_the_palette_is_searched_by_synonyms(ruleset: str, found: dict[str, str], editor: Editor) -> None:
    palette = editor.begin(ruleset, small_map=False).shell.palette
    titles = {}
    for search in found:
        palette.search.setText(search)
        titles[search] = palette.titles
    assert {search: title for search, title in found.items() if title not in titles[search]} == {}


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_synonym_is_of_something_that_the_palette_has(ruleset: str) -> None:
    document = new_document(ruleset)
    catalog = load_catalog(ruleset)
    scenario = document.scenario
    if any(box.expansion for box in catalog.boxes.values()):
        scenario = scenario.having(expansion=True)
    stamps = [entry.stamp for entry in stock(scenario, catalog, document.board.kinds)]
    known = {name for stamp in stamps for name in (stamp.kind, stamp.item)} | {*catalog.figures, *catalog.tokens}
    assert synonyms_of(ruleset)
    assert set(synonyms_of(ruleset)) <= known


def test_groups_fold_by_mouse_and_by_keyboard(user: User) -> None:
    palette = user.window.shell.palette
    view, model = palette.list, palette.list.model()
    doors = model.index(1, 0)
    assert doors.data() == "Doors" and not view.isExpanded(doors)
    view.scrollTo(doors)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(doors).center())
    assert view.isExpanded(doors)
    view.setFocus()
    view.setCurrentIndex(doors)
    QTest.keyClick(view, Qt.Key.Key_Left)
    assert not view.isExpanded(doors)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert view.isExpanded(doors)
    assert doors.data(Qt.ItemDataRole.AccessibleTextRole) == f"Doors, {model.rowCount(doors)} entries"


def test_the_search_leaves_groups_folded_as_they_were(user: User) -> None:
    palette = user.window.shell.palette
    palette.show_section(DOORS)
    before = set(palette._model.unfolded)
    palette.search.setText("health")
    palette.search.clear()
    view, model = palette.list, palette.list.model()
    groups = [model.index(row, 0) for row in range(model.rowCount())]
    assert {palette._model.groups[index.row()].name for index in groups if view.isExpanded(index)} == before


def test_what_was_placed_last_has_its_own_group(user: User, opened: Opened, settings: Settings) -> None:
    palette = user.window.shell.palette

    def recent() -> list[str]:
        return [entry.title for group in palette._model.groups if group.name == RECENT for entry in group.entries]

    assert recent() == []
    user.choose("Health")
    top = palette.list.visualRect(palette.index(palette.titles[0])).top()
    user.click(0.5, 3.5)
    assert palette.list.visualRect(palette.index(palette.titles[0])).top() == top, "what one aims at stays"
    user.choose("Armor")
    user.click(1.5, 0.5)
    assert recent() == ["Armor", "Health"]
    palette.under_pointer = True
    user.choose("Adrenaline")
    user.click(3.5, 0.5)
    assert recent()[0] == "Armor", "nothing moves below the pointer"
    palette.under_pointer = False
    palette.left.emit()
    assert recent()[0] == "Adrenaline"


def test_favorites_are_kept_for_each_edition(user: User, editor: Editor) -> None:
    health = Stamp(TOKENS, "health")
    choices = user.window.shell.feature(PaletteChoices)
    for title in ("Add to &favorites", "Remove from &favorites", "Add to &favorites"):
        menu = QMenu(user.window)
        choices._fill_menu(menu, health)
        (action,) = (one for one in menu.actions() if one.text())
        assert action.text() == title
        action.trigger()
    first = user.window.shell.palette._model.groups[0]
    assert (first.name, [entry.stamp for entry in first.entries]) == (FAVORITES, [health])
    for ruleset, kept in (("doom-2016", False), ("doom-2004", True)):
        window = editor.begin(ruleset, small_map=False)
        assert (window.shell.palette._model.groups[0].name == FAVORITES) == kept


def test_the_status_bar_cuts_nothing_and_its_message_comes_first(beginner: User, qapp: QApplication) -> None:
    window, status = beginner.window, beginner.window.shell.status
    bar = window.statusBar()
    long = "A spawn area consists of spaces of the map, so that the invader knows where to put what comes."
    problem = "3 marines at -13,-1, -4,8 and 7,-2 see all 14 places where invaders may come into the game."
    beginner.choose("Room 5×5")
    beginner.click(2.5, 2.5)
    beginner.key(Qt.Key.Key_Escape)
    beginner.do("select-all")
    for width, message, step in (
        (1280, "", "Next step: Lay the first piece."),
        (1280, long, "Next step: Lay the first piece."),
        (1280, long, problem),
        (1280, f"{long} {long} {long}", problem),
        (1280, "", problem),
        (700, long, problem),
    ):
        window.window().resize(width, 720)
        bar.showMessage(message)
        status.show_next(step)
        status.point("2,2 · Start · room 5×5")
        for _ in range(3):
            qapp.processEvents()
        assert list(clipped_texts(bar)) == []
        assert window.width() == width, "no text asks for a wider window"
        assert status.pointed.isVisible() != bool(message)
        assert message or status.next.isVisible()
        assert status.hint.text() == "" or "Drag moves · R turns".startswith(status.hint.text()[:20])
    bar.clearMessage()
    status.show_next("")
    window.window().resize(1600, 720)
    qapp.processEvents()
    assert status.hint.text().endswith("selects in a band"), "the rest comes back"


def test_the_list_of_areas_shows_all_its_entries(user: User, qtbot: QtBot) -> None:
    choice = user.window.shell.actions.area_choice
    choice.showPopup()
    view = choice.view()
    qtbot.waitUntil(view.isVisible)
    last = view.visualRect(choice.model().index(choice.count() - 1, 0))
    assert last.bottom() <= view.viewport().rect().bottom()
    choice.hidePopup()


def shown_panels(window: MainWindow) -> dict[str, tuple[int, int]]:
    docks = window.shell.docks.by_name
    return {name: (dock.width(), dock.height()) for name, dock in docks.items() if not dock.isHidden()}


def test_a_panel_opening_or_closing_keeps_scale_and_middle_or_all_of_the_map(user: User, qapp: QApplication) -> None:
    window, canvas = user.window, user.canvas

    def seen() -> tuple[float, float, float]:
        for _ in range(3):
            qapp.processEvents()
        x, y = canvas.view.to_board(canvas.width() / 2, canvas.height() / 2)
        return canvas.view.scale, round(x, 1), round(y, 1)

    def all_of_it() -> tuple[float, float, float]:
        canvas.fit()
        return seen()

    for look in (all_of_it, seen):
        before, size = look(), canvas.size()
        for name in ("problems", "properties"):
            dock = window.shell.docks.by_name[name]
            dock.setVisible(dock.isHidden())
            now = seen()
            assert (
                now == pytest.approx(all_of_it() if look is all_of_it else before, abs=0.11) and canvas.size() != size
            )
            dock.setVisible(dock.isHidden())
            assert seen() == pytest.approx(before, abs=0.11)
        user.look_at(7, 2, 30)
    canvas.fit()
    window.window().resize(1000, 600)
    assert seen() == all_of_it(), "all of the map, in a window of another size"


def test_tab_on_the_map_hides_all_panels_and_brings_them_back_as_they_were(
    user: User, settings: Settings, qapp: QApplication
) -> None:
    window = user.window
    window.shell.docks.by_name["history"].show()
    window.shell.docks.by_name["outline"].raise_()
    qapp.processEvents()
    before, width = shown_panels(window), user.canvas.width()
    user.key(Qt.Key.Key_Tab)
    qapp.processEvents()
    assert shown_panels(window) == {}
    assert user.canvas.width() == window.width() > width
    assert user.canvas.hasFocus()
    user.do("hide-panels")
    qapp.processEvents()
    assert shown_panels(window) == before
    user.key(Qt.Key.Key_Tab)
    window.close()
    assert settings.bytes("state") is not None


def test_panels_that_were_only_put_away_are_there_at_the_next_start(user: User, editor: Editor) -> None:
    before = set(shown_panels(user.window))
    user.do("hide-panels")
    user.window.close()
    editor.new()
    assert set(shown_panels(editor.windows[-1])) == before


def test_the_zoom_is_chosen_by_keyboard(user: User) -> None:
    box = user.window.shell.status.zoom
    for row, scale in ((0, 12), (2, 48), (3, 96)):
        box.setFocus()
        QTest.keyClick(box, Qt.Key.Key_Down)
        menu = QApplication.activePopupWidget()
        assert menu is not None
        for _ in range(row):
            QTest.keyClick(menu, Qt.Key.Key_Down)
        QTest.keyClick(menu, Qt.Key.Key_Return)
        assert user.canvas.view.scale == scale
        assert box.text() == f"{round(scale / 48 * 100)} %" and user.canvas.hasFocus()
    box._choose(0)
    fitting = user.canvas.view
    user.canvas.fit()
    assert user.canvas.view == fitting and box.text() == f"{round(fitting.scale / 48 * 100)} %"


@pytest.mark.parametrize("ruleset", RULESETS)
def test_each_menu_has_room_on_a_small_screen(ruleset: str, editor: Editor) -> None:
    for title, menu in editor.begin(ruleset, small_map=True).shell.actions.menus.items():
        assert menu.sizeHint().height() <= 690, title


@pytest.fixture(params=["en", "de"])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    yield use_language([request.param])
    speak(None)


@pytest.mark.usefixtures("qtbot")
def test_an_alt_letter_is_at_the_beginning_of_a_word() -> None:
    menu = QMenu()
    for text in ("&Load", "Look over"):
        menu.addAction(text)
    give_letters(menu)
    assert [action.text() for action in menu.actions()] == ["&Load", "Look &over"]


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_each_entry_of_a_menu_has_an_alt_letter_of_its_own(ruleset: str, editor: Editor) -> None:
    actions = editor.begin(ruleset, small_map=True).shell.actions
    for menu in actions.menus.values():
        menu.aboutToShow.emit()
        texts = [action.text() for action in menu.actions() if action.text() and action.isVisible()]
        letters = [text[text.index("&") + 1].lower() for text in texts if "&" in text]
        assert len({*letters}) == len(letters) == len(texts), texts
    bar = [action.text() for action in actions.menu_bar.actions()]
    assert len({text[text.index("&") + 1].lower() for text in bar}) == len(bar), bar
