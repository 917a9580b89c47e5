"""Table mode with maps of the 2016 edition: both played to an end by mouse, by keyboard, kept, undone, said in words."""

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kneedeep.board.script.table_session import INVADER
from kneedeep.board.script.table_session.portals import demons_on_map, portals_left
from kneedeep_editor.table_mode.enter_button import StepButton
from kneedeep_editor.table_mode.page_parts import PendingSummoning
from tests.editor.table_mode.conftest import Player, Seated
from tests.support.files import SCENARIOS
from tests.support.users.table_user import texts_in

RANGE_DAY, SPECIMEN_RUN = SCENARIOS / "range-day.yaml", SCENARIOS / "specimen-run.yaml"
LEFT = Qt.MouseButton.LeftButton
OPENED = "A marine opened it"


def summon(player: Player, group: int) -> None:
    """Choose a group for the portal that must summon first, in the invader's drawer."""
    page = player.page
    QTest.mouseClick(page.summoning.choose, LEFT)
    QTest.mouseClick(page.asking.show_button, LEFT)
    steps = [step for step, _note in page.texts.summonings(page.moment)]
    own = [step for step in steps if step.about.partition("\n")[0] == page.moment.owed[0][0]]
    wanted = next(step for step in own if step.number == group)
    button = next(button for button in page.drawer.findChildren(StepButton) if button.step == wanted)
    assert button.accessibleName().startswith(("Blue portal", "Yellow portal"))
    assert page.drawer.groups[0].hasFocus() or not player.window.isActiveWindow()
    assert page.initiative.isHidden() and page.summoning.isHidden()
    QTest.mouseClick(button, LEFT)
    assert not page.drawer_is_open


def frag_all(player: Player) -> None:
    """Frag what is on the map: figures by a click on the map, summoned ones from the list of those without a place."""
    page = player.page
    while not page.moment.winner and demons_on_map(page.top, page.moment):
        placed = {thing.key for thing in page.moment.placed}
        first = next(
            thing
            for thing in page.top.all_things(page.moment.placed)
            if thing.is_figure and thing.key not in page.moment.off
        )
        if first.at is None:
            player.do("unplaced")
        else:
            player.click(first.at[0] + 0.5, first.at[1] + 0.5)
        assert "Fragged" in player.answers and placed >= {thing.key for thing in page.moment.placed}
        player.answer("Fragged")


def test_the_range_is_played_to_the_victory_of_the_marines(seated: Seated) -> None:
    player = seated(RANGE_DAY).begin(3)
    page = player.page
    assert [card for card, button in page.initiative.cards.items() if not button.isHidden()] == [
        "alpha",
        "bravo",
        "charlie",
        INVADER,
    ]
    assert page.initiative.cards[INVADER].text() == "2 × Invader"
    QTest.mouseClick(page.initiative.cards["bravo"], LEFT)
    assert page.initiative.now.text() == "Bravo activates." and page.initiative.cards["bravo"].isHidden()
    for _ in range(4):
        QTest.mouseClick(page.initiative.draw, LEFT)
    assert page.moment.deck.left == () and not page.initiative.draw.isEnabled()
    assert "It is the last card." in page.initiative.now.text()
    player.click(8, 3)
    assert player.answers == [OPENED, "Nothing happened"]
    player.answer(OPENED)
    assert page.moment.open and not any(door.open for door in page.painter.floor(page.moment).doors)
    QTest.mouseClick(page.due.carry, LEFT)
    assert page.summoning.label.text().startswith("The blue portal at 4,8 summons")
    QTest.mouseClick(page.summoning.choose, LEFT)
    assert page.card.isVisible() and not page.drawer_is_open
    player.answer("2 Possessed Soldiers")
    QTest.mouseClick(page.summoning.choose, LEFT)
    player.answer("2 Imps and 2 Cacodemons")
    assert page.summoning.isHidden() and "3 Imps" in page.initiative.facts.text()
    assert any("on or adjacent to the portal at 14,3" in row for row in player.rows)
    QTest.mouseClick(page.counts.next_round, LEFT)
    assert page.initiative.cards[INVADER].text() == "3 × Invader"
    assert player.read[0] == "Status Phase of round 2" and "3 invader initiative cards" in player.read[1]
    frag_all(player)
    assert page.moment.winner == "marines" and not page.initiative.draw.isEnabled()


def test_the_specimens_are_played_to_the_victory_of_the_invader_and_undone(seated: Seated) -> None:
    player = seated(SPECIMEN_RUN).begin(2)
    page = player.page
    start = page.moment
    assert "Imp" not in " ".join(texts_in(page.drawer) + texts_in(page.card))
    summon(player, 0)
    summon(player, 1)
    assert demons_on_map(page.top, page.moment) == {"imp": 5, "revenant": 1}
    player.do("unplaced")
    titles = [entry.title for entry in page.content.entries(page._chosen)]
    assert titles == [
        "3 × Imp, from the portal at 7,8",
        "Imp with the Specimen, from the portal at 7,5",
        "Imp, from the portal at 7,5",
        "Revenant, from the portal at 7,5",
    ]
    player.answer("Fragged")
    assert demons_on_map(page.top, page.moment)["imp"] == 4
    player.do("back")
    player.click(9, 7)
    player.answer(OPENED)
    assert player.answers == ["Blue portal, 14,8", "Red portal, 17,5", "None of them"]
    player.click(14.5, 8.5)
    assert page.moment.owed and page.card.isHidden()
    summon(player, 1)
    assert player.answers == ["Red portal, 17,5", "None of them"]
    player.answer("None of them")
    assert page.card.isHidden()
    player.do("sighted")
    assert player.answers == ["Red portal, 17,5", "None of them"]
    player.answer("None of them")
    assert len(portals_left(page.top, page.moment)) == 4
    player.click(10.5, -0.5)
    player.answer("A marine entered it: it is active")
    assert page.moment.active
    player.click(11.5, 7.5)
    player.answer("A marine gained it")
    player.click(21.5, 6.5)
    player.answer("A marine sees this area for the first time")
    assert player.read == ("Vault", "Cold air, and the smell of a butcher's shop.")
    for _ in range(6):
        QTest.mouseClick(page.counts.more, LEFT)
    assert page.moment.winner == "invaders" and page.counts.frags.text() == "Frag tokens 6 of 6"
    for _ in range(len(page.session.steps)):
        player.do("back")
    assert page.moment == start and not page.session.steps


def test_every_step_is_kept_and_the_game_goes_on_in_a_new_window(seated: Seated) -> None:
    player = seated(SPECIMEN_RUN).begin(4)
    summon(player, 0)
    player.page.tick_next()
    player.do("draw")
    player.do("put-in")
    page, file = player.page, player.window.keeping.file
    assert file is not None
    assert [step[0] for step in json.loads(file.read_bytes())["steps"]] == ["summon", "tick", "draw", "put-in"]
    moment = page.moment
    player.window.close()
    again = seated(SPECIMEN_RUN)
    QTest.mouseClick(again.window.start.offers[0], LEFT)
    assert again.page.moment == moment


def test_assault_buys_portals_with_threat_tokens(seated: Seated) -> None:
    threat = "threat: {card: assault, income: 2, prices: {blue: 1, yellow: 2, red: 3}}"
    player = seated(SPECIMEN_RUN, "threat: infestation", threat).begin(1)
    page = player.page
    assert page.initiative.tokens.text() == "Threat tokens 2" and page.summoning.isHidden()
    player.click(7.5, 5.5)
    assert player.answers == ["It summons for 2 threat tokens", "It summons", "Nothing happened"]
    player.answer("It summons for 2 threat tokens")
    assert page.initiative.tokens.text() == "Threat tokens 0" and not page.initiative.fewer.isEnabled()
    QTest.mouseClick(page.initiative.more, LEFT)
    assert page.moment.threat_tokens == 1
    assert page.initiative.cards["alpha"].text() == "2 × Alpha"


def test_what_is_chosen_is_for_the_invader_s_eyes_only(seated: Seated) -> None:
    player = seated(SPECIMEN_RUN).begin(2)
    player.open_drawer()
    shown = " ".join(texts_in(player.page.drawer))
    for words in ("Portals that summon now", "3 Imps", "2 Imps; Argent Power 2", "the Specimen goes to: Revenant"):
        assert words in shown, words
    assert "Areas that no marine has seen" in shown and "Red portals" in shown
    QTest.mouseClick(player.page.drawer.close_button, LEFT)
    QApplication.processEvents()
    assert "Argent" not in " ".join(texts_in(player.page.drawer))


def test_all_of_it_goes_by_keyboard(seated: Seated) -> None:
    player = seated(RANGE_DAY).begin(2)
    window, page = player.window, player.page
    keys = {name: window.orders[name].shortcut().toString() for name in ("draw", "put-in", "group", "sighted")}
    assert keys == {"draw": "R", "put-in": "A", "group": "S", "sighted": "V"}
    places = []
    for _ in range(40):
        page.go_on()
        places.append(page.hint.text())
    assert any("pit" in text.lower() for text in places) and any("portal" in text for text in places)
    for button in (page.initiative.draw, page.initiative.put_in, *page.initiative.cards.values()):
        assert button.accessibleName() or button.text()
        assert button.focusPolicy() & Qt.FocusPolicy.TabFocus


def test_what_belongs_to_rounds_with_cards_is_not_there_for_the_other_edition(seated: Seated) -> None:
    player = seated(SCENARIOS / "tutorial.yaml").begin(2)
    page = player.page
    assert page.initiative.isHidden() and page.summoning.isHidden()
    assert not any(player.window.orders[name].isVisible() for name in ("draw", "put-in", "group", "sighted"))
    assert page.counts.frags.text().startswith("Frag points")


@pytest.mark.usefixtures("dressed")
def test_a_question_leaves_room_for_the_text_and_the_list_has_its_width(seated: Seated, qtbot: QtBot) -> None:
    player = seated(SPECIMEN_RUN).begin(2)
    page = player.page
    assert player.window.minimumSizeHint().width() < 470, "at 200% a screen has 640, and German is longer"
    while player.window.orders["larger"].isEnabled():
        player.do("larger")
    summon(player, 0)
    qtbot.waitUntil(lambda: page.initiative.isHidden())
    assert page.reader.pane.height() >= 3 * page.reader.spoken.fontMetrics().lineSpacing()
    assert page.below.isHidden() and not page.summoning.isHidden()
    while player.window.orders["smaller"].isEnabled():
        player.do("smaller")
    assert not page.below.isHidden()
    qtbot.waitUntil(lambda: page.placing.pane.horizontalScrollBar().maximum() == 0)
    assert any(row.text().count("\n") > 2 for row in page.placing.rows.values())


def test_the_deck_is_in_the_window_and_the_key_reveals_only_what_is_seen(seated: Seated) -> None:
    player = seated(SPECIMEN_RUN).begin(2)
    page = player.page
    player.do("draw")
    assert page.moment.deck.drawn == () and "set up" in player.window.message.text()
    assert page.moment.owed and not page.initiative.isHidden()
    low = page.initiative.mapTo(player.window, page.initiative.rect().bottomLeft())
    assert player.window.rect().contains(low)
    page.tick_next()
    while player.window.orders["larger"].isEnabled():
        player.do("larger")
    QApplication.processEvents()
    assert page.initiative.isHidden()
    player.do("draw")
    assert page.moment.deck.drawn == ()


def test_a_summons_has_its_button_below_it_where_there_is_little_room(qtbot: QtBot) -> None:
    pending = PendingSummoning()
    qtbot.addWidget(pending)
    pending.show_owed("The blue portal at 7,8 summons: the invader chooses an invasion group.")
    for width, beside in ((600, True), (200, False)):
        pending.resize(width, 160)
        QApplication.processEvents()
        assert (pending.choose.x() > pending.label.geometry().right()) is beside
