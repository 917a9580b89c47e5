"""Table mode: real windows through the tutorial to both ends, hidden things, keeping, keys, large texts."""

import json
import math
import random
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QMenu, QToolButton, QWidget

from kneedeep.board.script.table_session import TableGame, TableStep, begun, drawn_at_random, shown_areas, shown_spaces
from kneedeep.drawing import DARK, DisplayList, Text, Use
from kneedeep.drawing.scene import draw
from kneedeep_editor.app import Editor
from kneedeep_editor.canvas.table.table_canvas import TableCanvas
from kneedeep_editor.documents.document_files import open_document
from kneedeep_editor.services.settings import Settings
from kneedeep_editor.table_mode import feature, saved_sessions, table_window
from kneedeep_editor.table_mode.feature import Tables
from kneedeep_editor.table_mode.table_picture import TablePicture
from kneedeep_editor.table_mode.table_window import SIZES
from tests.editor.table_mode.conftest import Player, Seated
from tests.support.files import map_text
from tests.support.users.editor_user import User

TUTORIAL = Path(__file__).resolve().parents[3] / "scenarios" / "tutorial.yaml"
SECRET = map_text("table-mode")


def everything(widget: QWidget) -> list[str]:
    """All words in a tree of widgets, whether they are seen or not, and all that is painted on its tables."""
    found = []
    for one in [widget, *widget.findChildren(QWidget)]:
        found += [one.accessibleName(), one.accessibleDescription(), one.toolTip(), one.windowTitle()]
        found += [one.objectName(), one.statusTip(), one.whatsThis()]
        if isinstance(one, QLabel | QAbstractButton):
            found.append(one.text())
        if isinstance(one, QMenu):
            found.append(one.title())
        if isinstance(one, TableCanvas):
            scene = one.scene
            found += [area.name for area in scene.floor.areas] + [area.id for area in scene.floor.areas]
            pictures: list[DisplayList] = [draw(scene.floor, DARK), scene.tokens, scene.before, scene.signs]
            pictures += [sprite.picture for sprite in scene.sprites]
            for picture in pictures:
                found += [item.text for _, items in picture.layers for item in items if isinstance(item, Text)]
                found += list(picture.symbols)
    found += [action.text() for action in widget.findChildren(QAction)]
    return found


def test_the_tutorial_by_clicks_to_the_marines_victory(seated: Seated) -> None:
    player = seated().begin(2)
    assert player.read[0] == "Briefing" and "1 of 3" in player.page.reader.place.text()
    player.page.reader.later.click()
    player.page.reader.later.click()
    assert player.read == ("Dock", "Fuel on the floor, and the hum of a fan that should not be running.")
    assert player.rows[0] == "Room 5×5\n0,0" and player.rows[-3] == "2 × Marines\n0,0; 1,0"
    assert player.rows[-1] == "The invader\n5 cards in hand"
    assert player.window.windowTitle() == "Cold Start, 2 marines – table"
    player.click(11, 1)
    player.answer("Opened")
    assert player.read[0] == "Relay" and "Zombie\n12,9" in player.rows
    player.click(15, 1)
    player.answer("Opened")
    assert player.read[0] == "Door, 14,0 east"
    player.page.reader.later.click()
    assert player.read[0] == "Antenna hall"
    player.click(25, 1)
    assert player.answers == ["Tried in vain", "Done all the same", "Nothing happened"]
    player.answer("Nothing happened")
    assert player.page.card.isHidden()
    player.click(14.5, 8.5)
    player.answer("Taken")
    assert player.page.placing.rows["token:key@14,8@relay"].isChecked()
    player.click(25, 1)
    assert player.answers == ["Opened", "All marines leave here", "One marine leaves here", "Nothing happened"]
    player.answer("All marines leave here")
    assert player.page.moment.winner == "marines"
    assert player.read == ("The marines have won", "The blast door closes behind the last of you.")
    steps = player.page.session.steps
    for name in ("round", "frag"):
        assert not player.window.orders[name].isEnabled()
        QTest.keySequence(player.window, player.window.orders[name].shortcut())
    assert player.page.session.steps == steps


def test_the_tutorial_by_keys_alone_to_the_invader_s_victory(seated: Seated) -> None:
    player = seated()
    QTest.keyClick(player.window.start.begin, Qt.Key.Key_1)
    QTest.keyClick(player.window.start.begin, Qt.Key.Key_Return)
    assert player.page.top.marines == 1
    table = player.table
    player.do("next-stop")
    assert table.cursor_space == (10, 0) and player.page.hint.text() == "Door, 10,0 east"
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert player.page.card.buttons[0].hasFocus() or not player.window.isActiveWindow()
    QTest.keyClick(player.page.card.buttons[0], Qt.Key.Key_Return)
    assert player.page.moment.revealed == ("dock", "relay")
    assert table.hasFocus() or not player.window.isActiveWindow()
    player.do("list")
    row = player.page.placing.rows["piece:2:11,-1"]
    QTest.keyClick(row, Qt.Key.Key_Space)
    assert "piece:2:11,-1" in player.page.moment.ticked and player.page.placing.rows["piece:2:11,-1"] is row
    for _ in range(8):
        player.do("frag")
    assert player.read == ("The invader has won", "The relay is silent again.")
    player.do("back")
    assert not player.page.moment.winner and player.page.counts.frags.text() == "Frag points 7 of 8"
    player.do("again")
    assert player.read[0] == "The invader has won"
    player.do("restart")
    assert "Go on with 1 marine" in player.window.start.offers[0].text()
    player.begin(2)
    assert player.page.top.marines == 2 and player.read[0] == "Briefing"


def test_the_list_leads_through_what_to_place_next(seated: Seated) -> None:
    player = seated().begin(1)
    marked = [row.text() for row in player.page.placing.rows.values() if row.property("mark") == "next"]
    assert marked == ["Room 5×5\n0,0"]
    player.do("tick-next")
    marked = [row.text() for row in player.page.placing.rows.values() if row.property("mark") == "next"]
    assert marked == ["Long corridor 6×2\n5,0"]
    assert player.page.painter.floor(player.page.moment).spawns
    _label, everything_here, group = player.page.placing._counts[0]
    everything_here.click()
    assert len(player.page.session.steps) == 2 and {item.key for item in group.items} <= player.page.moment.ticked
    assert player.page.placing.title.text() == "All of it is on the table."
    assert not player.page.painter.floor(player.page.moment).spawns


def test_nothing_that_is_not_revealed_is_drawn_or_in_a_widget(seated: Seated) -> None:
    player = seated(SECRET)
    hidden = ("annex", "vault", "shotgun", "demon", "gnaw", "horns", "note", "only mine", "hidden")

    def leaks() -> list[str]:
        words = [word.lower() for word in everything(player.window)]
        return [secret for secret in hidden if any(secret in word for word in words)]

    assert leaks() == []
    player.begin(2)
    assert leaks() == []
    table = player.table
    known = {(space.x, space.y) for space in table.scene.floor.spaces}
    assert known and max(x for x, _ in known) == 4 and not table.scene.sprites
    player.click(1.5, 1.5)
    player.click(3.5, 3.5)
    for x in range(-2, 13):
        player.page.point((x, 1))
        assert not player.page.hint.text() or x < 5
    assert leaks() == []
    player.do("drawer")
    assert leaks() == [], "all at the table see the screen: it is asked first"
    QTest.mouseClick(player.page.asking.back_button, Qt.MouseButton.LeftButton)
    assert leaks() == [] and not player.page.drawer_is_open
    assert not player.window.orders["drawer"].isChecked()
    player.open_drawer()
    assert {"annex", "vault", "horns"} <= set(leaks()) and "gnaw" not in leaks()
    player.do("drawer")
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert leaks() == []
    player.click(5, 1)
    assert player.page.moment.revealed == ("start", "annex") and player.read == ("Annex", "An annex text.")
    assert [secret for secret in leaks() if secret not in ("annex", "demon", "gnaw")] == []
    assert not any(door.kind == "passage" for door in table.scene.floor.doors)


def test_a_step_of_the_script_is_carried_out_by_a_click_and_what_is_placed_is_listed(seated: Seated) -> None:
    player = seated(SECRET)
    chooser = player.window.start.choices[0]
    chooser.show_button.click()
    assert len(chooser.boxes) == 2
    chooser.boxes[0].click()
    player.begin(1)
    page = player.page
    player.click(1.5, 1.5)
    player.answer("Used")
    assert player.read == ("Encounter, 1,1", "Click.") and not page.due.isHidden()
    assert page.moment.off == {"token:lever"}, "an encounter that was met goes away"
    QTest.mouseClick(page.due.carry, Qt.MouseButton.LeftButton)
    assert page.due.isHidden() and "•  Set up imp at 3,1." in player.read[1]
    assert player.rows[0] == "Imp\n3,1"
    assert [sprite.at for sprite in player.table.scene.sprites] == [(3, 1)]
    player.click(3.5, 1.5)
    player.answer("Killed")
    assert not player.table.scene.sprites and not any("Imp" in row for row in player.rows)
    player.do("unplaced")
    assert player.answers == ["Taken", "Nothing happened"]
    player.answer("Taken")
    assert player.read == ("Disc, “Lobby”", "It hums.")


def test_the_invader_says_from_the_drawer_that_something_happens(seated: Seated) -> None:
    player = seated(SECRET).begin(1)
    player.open_drawer()
    page = player.page
    buttons = {button.text(): button for button in page.drawer.findChildren(QAbstractButton)}
    buttons["It happens"].click()
    assert not page.drawer_is_open and player.read == ("Something happens", "Horns.")
    assert page.moment.due and page.due.label.text() == "Something happens now."
    player.click(2.5, 2.5)
    assert "A step is pending" in player.window.message.text(), "a thing says what waits, too"
    player.click(3.5, 3.5)
    assert "A step is pending" in player.window.message.text()
    page.due.skip.click()
    assert not player.window.message.text()
    player.click(3.5, 3.5)
    assert "There is nothing there." in player.window.message.text()
    player.open_drawer()
    buttons = {button.text(): button for button in page.drawer.findChildren(QAbstractButton)}
    buttons["The marines have won"].click()
    assert player.read[0] == "The marines have won" and page.moment.winner == "marines"


def test_a_session_is_kept_after_every_step_and_taken_up_again(seated: Seated, settings: Settings) -> None:
    player = seated().begin(1)
    player.page.take_step(TableStep("open", "door:hatch"))
    kept = player.window.keeping.file
    assert kept is not None and json.loads(kept.read_text())["steps"] == [["open", "door:hatch", 0]]
    before = player.page.session
    second = seated()
    assert not second.window.start.offers
    second.window.close()
    player.window.close()
    again = seated()
    (offer,) = again.window.start.offers
    assert offer.text().startswith("Go on with 1 marine: 1 step,")
    offer.click()
    assert again.page.session == before and again.read[0] == "Relay"
    again.window.close()
    anew = seated().begin(3)
    anew.page.take_step(TableStep("round"))
    anew.window.close()
    assert len(seated().window.start.offers) == 2
    assert {path.parent for path in settings.tables.glob("*.json")} == {settings.tables}


def test_a_map_that_has_changed_is_gone_on_with_as_far_as_it_fits(seated: Seated) -> None:
    player = seated(SECRET).begin(1)
    for step in (TableStep("reveal", "annex"), TableStep("kill", "figure:demon@6,1"), TableStep("round")):
        player.page.take_step(step)
    player.window.close()
    again = seated(SECRET.replace("at: [6, 1], name", "at: [7, 1], name"))
    (offer,) = again.window.start.offers
    assert offer.text().endswith("the map has changed since")
    offer.click()
    assert again.page.moment.rounds == 1 and not again.page.moment.killed
    assert "left out: 1" in again.window.message.text()


def test_a_file_that_is_broken_is_not_offered_and_old_ones_are_removed(
    seated: Seated, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.tables.mkdir(parents=True)
    for number in range(4):
        (settings.tables / f"{number}.json").write_text("{}")
    monkeypatch.setattr(saved_sessions, "MOST_FILES", 2)
    player = seated()
    kept = player.window.keeping.file
    assert kept is not None
    player.begin(1)
    assert len(list(settings.tables.glob("*.json"))) == 2 and kept.exists()
    player.window.close()
    kept.write_text('{"kneedeep-table": 1, "marines": 1, "drawn": [], "steps": [["open"], 3]}')
    assert not seated().window.start.offers


def test_a_step_that_cannot_be_kept_is_told(seated: Seated) -> None:
    player = seated().begin(1)
    assert player.window.keeping.file is not None
    player.window.keeping.file.unlink()
    player.window.keeping.file.mkdir()
    player.do("round")
    assert player.window.message.text().startswith("This step could not be saved: ")
    assert player.page.moment.rounds == 1


def test_texts_grow_and_the_size_is_remembered(seated: Seated, settings: Settings) -> None:
    player = seated().begin(1)
    before = player.page.reader.spoken.fontInfo().pixelSize()
    player.page.reader.on()
    row = player.rows[0]
    more = player.window.bar.findChild(QToolButton, "qt_toolbar_ext_button")
    assert isinstance(more, QToolButton) and more.accessibleName() == "More commands"
    player.window.window().resize(800, 600)
    for _ in SIZES:
        player.do("larger")
    assert player.page.counts.round.fontInfo().pixelSize() == 20
    player.window.window().resize(1920, 1080)
    for _ in SIZES:
        player.do("larger")
    assert not player.window.orders["larger"].isEnabled() and player.rows[0] == row
    assert player.page.reader.spoken.fontInfo().pixelSize() > before
    assert player.page.counts.round.fontInfo().pixelSize() == SIZES[-1]
    player.window.close()
    again = seated().window
    again.resize(1920, 1080)
    assert again.start.begin.fontInfo().pixelSize() == SIZES[-1]


def test_full_screen_and_back_by_keys(seated: Seated) -> None:
    player = seated().begin(1)
    player.do("full")
    assert player.window.isFullScreen() and player.window.menuBar().isHidden()
    player.do("leave")
    assert not player.window.isFullScreen() and not player.window.menuBar().isHidden()


def test_the_editor_opens_a_table_of_the_map_as_it_is_now(user: User, editor: Editor) -> None:
    assert isinstance(user.window.findChild(Tables), Tables)
    user.do("table")
    window = feature._open[-1]
    assert window.windowTitle() == "Two rooms – table"
    Player(window).begin(3)
    assert Player(window).rows[0] == "Room 5×5\n0,0"
    assert user.window.document.undo_stack.count() == 0
    user.do("quit")
    assert window not in feature._open


def test_random_clicks_and_keys_raise_nothing(seated: Seated) -> None:
    seed = random.randrange(1 << 32)
    print("seed", seed)
    rng = random.Random(seed)
    player = seated(SECRET).begin(2)
    orders = [name for name in player.window.orders if name not in ("close", "restart", "full", "larger", "smaller")]
    for _ in range(150):
        pick = rng.random()
        if pick < 0.4:
            player.click(rng.uniform(-1, 13), rng.uniform(-1, 6))
        elif pick < 0.7 and player.page.card.buttons and not player.page.card.isHidden():
            rng.choice(player.page.card.buttons).click()
        else:
            player.do(rng.choice(orders))
    while player.page.session.steps:
        player.do("back")
    assert player.page.moment.revealed == ("start",)


def test_the_floor_is_kept_while_it_stays_as_it_is(seated: Seated) -> None:
    player = seated().begin(1)
    painter: TablePicture = player.page.painter
    floor = painter.floor(player.page.moment)
    player.page.take_step(TableStep("frag", "", 1))
    assert player.page.painter.floor(player.page.moment) is floor


@pytest.mark.parametrize("path", sorted(TUTORIAL.parent.glob("*.yaml")), ids=lambda path: path.stem)
def test_a_picture_has_nothing_but_what_is_revealed(path: Path) -> None:
    rng = random.Random(path.stem)
    board = open_document(path).board
    top = TableGame(board, max(board.scenario.counts), drawn_at_random(board.scenario.choices, rng.randrange))
    painter, session = TablePicture(top, DARK), begun(top)
    while len(session.moment.revealed) < len(board.areas):
        moment = session.moment
        scene, shown = painter.scene(moment, (), ()), shown_spaces(top, moment)
        assert {(space.x, space.y) for space in scene.floor.spaces} == shown
        known = [door for door in board.doors if set(door.sides) & shown and door.kind != "passage"]
        assert len([door for door in scene.floor.doors if door.kind != "passage"]) == len(known)
        assert {area.id for area in scene.floor.areas} <= {*shown_areas(top, moment), ""}
        assert all(sprite.at in shown for sprite in scene.sprites)
        for picture in (scene.tokens, scene.before):
            uses = [item for _, items in picture.layers for item in items if isinstance(item, Use)]
            assert all((math.floor(use.x), math.floor(use.y)) in shown for use in uses)
        hidden = [area for area in board.areas if area not in moment.revealed]
        session = session.stepped(top, TableStep("reveal", rng.choice(hidden)))


def test_a_map_too_long_to_set_up_is_refused(seated: Seated, monkeypatch: pytest.MonkeyPatch) -> None:
    def hang(*_arguments: object) -> None:
        while True:
            pass

    player = seated()
    monkeypatch.setattr(table_window, "SECONDS", 0.1)
    monkeypatch.setattr(table_window, "begun", hang)
    player.begin(1)
    assert player.window.message.text().startswith("It is too large to set up; it has 9 tokens")
    assert player.window.page is None and player.window.start.isVisible()
