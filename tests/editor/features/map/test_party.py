"""The party strip: a map for each number of marines; figures are dragged between them, bots play on request."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kneedeep.board.laid_things import present
from kneedeep_editor.features.map.party import PartyFeature
from kneedeep_editor.panels.party_strip import PartyMap, PartyStrip
from kneedeep_editor.tools.elements.marine_counts import as_written, counts_of
from tests.editor.conftest import MAP
from tests.support.users.editor_user import LEFT, NO_KEYS, Opened, User

CONTROL = Qt.KeyboardModifier.ControlModifier
TEXT = MAP.replace("{kind: demon, at: [9, 0]}", "{kind: demon, at: [9, 0], marines: 2}")


@pytest.fixture
def user(opened: Opened) -> User:
    return opened(TEXT)


@pytest.fixture
def strip(user: User, qtbot: QtBot) -> PartyStrip:
    user.do("party-strip")
    made = user.child(PartyStrip)
    qtbot.waitUntil(lambda: len(made.columns) == 3 and made.columns[0].map.picture is not None)
    qtbot.waitUntil(made.columns[0].map.isVisible)
    return made


def written(user: User) -> object:
    """The numbers of marines of the figure as the file has them."""
    return user.scenario.figures[0].marines


def spot(shown: PartyMap, serial: int) -> QPoint:
    assert shown.picture is not None
    (box,) = shown.picture.boxes_of(serial)
    return box.center().toPoint()


def drag(strip: PartyStrip, serial: int, source: int, target: int) -> None:
    here, there = strip.columns[source - 1].map, strip.columns[target - 1].map
    start = spot(here, serial)
    end = here.mapFromGlobal(there.mapToGlobal(there.rect().center()))
    QTest.mousePress(here, LEFT, NO_KEYS, start)
    QTest.mouseMove(here, (start + end) / 2)
    QTest.mouseMove(here, end)
    assert there.offered
    QTest.mouseRelease(here, LEFT, NO_KEYS, end)
    assert not there.offered


def test_each_map_has_what_is_set_up_for_its_number(user: User, strip: PartyStrip) -> None:
    serial = user.scenario.figures[0].serial
    shown = [bool(column.map.picture and column.map.picture.boxes_of(serial)) for column in strip.columns]
    assert shown == [False, True, True]
    assert [column.title.text() for column in strip.columns] == ["1 marine", "2 marines", "3 marines"]
    assert [column.figures.text() for column in strip.columns] == ["0 invaders", "1 invader", "1 invader"]


def test_in_a_low_strip_whole_maps_are_beside_the_button(strip: PartyStrip, qtbot: QtBot) -> None:
    qtbot.addWidget(strip)
    strip.setParent(None)
    strip.resize(400, 120)
    strip.show()
    QApplication.processEvents()
    first = strip.columns[0].map
    assert not strip.hint.isVisible() and strip.play.isVisible()
    assert first.visibleRegion().boundingRect() == first.rect()
    strip.resize(400, 300)
    QApplication.processEvents()
    assert strip.hint.isVisible() and strip.play.isVisible()


def test_a_figure_is_dragged_to_a_number_in_one_step(user: User, strip: PartyStrip, qtbot: QtBot) -> None:
    figure = user.scenario.figures[0]
    drag(strip, figure.serial, 3, 1)
    assert written(user) == (1, 2)
    assert user.steps[-1] == "Move the demon to the map for 1 marine"
    picture = strip.columns[0].map
    qtbot.waitUntil(lambda: bool(picture.picture and picture.picture.boxes_of(figure.serial)))
    user.do("undo")
    assert written(user) == 2


def test_with_ctrl_a_figure_is_copied(user: User, strip: PartyStrip, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kneedeep_editor.panels.party_strip.QApplication.keyboardModifiers", lambda: CONTROL)
    drag(strip, user.scenario.figures[0].serial, 2, 1)
    assert user.scenario.figures[0].marines is None


def test_a_click_selects_the_figure_and_changes_nothing(user: User, strip: PartyStrip) -> None:
    serial = user.scenario.figures[0].serial
    column = strip.columns[1].map
    QTest.mouseClick(column, LEFT, NO_KEYS, spot(column, serial))
    assert user.window.shell.work.selection == {serial}
    assert [column.map.chosen for column in strip.columns] == [serial] * 3
    assert user.steps == []


def test_bots_play_on_request_and_an_edit_makes_the_result_an_older_one(
    user: User, strip: PartyStrip, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kneedeep_editor.features.map.party.GAMES", 2)
    user.child(PartyFeature).simulator.jobs = 0
    assert not any(column.chance.isVisible() for column in strip.columns)
    QTest.mouseClick(strip.play, LEFT)
    qtbot.waitUntil(lambda: not user.child(PartyFeature).simulator.busy, timeout=60_000)
    qtbot.waitUntil(lambda: all(column.chance.isVisible() for column in strip.columns))
    assert all(column.chance.text().endswith("% won") for column in strip.columns)
    assert strip.columns[0].chance.toolTip().startswith("2 games of the strongest bot")
    drag(strip, user.scenario.figures[0].serial, 3, 1)
    qtbot.waitUntil(lambda: not strip.columns[0].chance.isEnabled())
    assert strip.columns[0].chance.toolTip().endswith("The map was changed since.")


@given(st.integers(1, 4).flatmap(lambda most: st.tuples(st.just(most), st.sets(st.integers(1, most), min_size=1))))
def test_numbers_of_marines_are_written_so_that_they_mean_the_same(given: tuple[int, set[int]]) -> None:
    most, counts = given
    for exact in (False, True):
        written = as_written(counts, most, exact=exact)
        assert set(counts_of(written, most)) == counts
        assert all(present(written, count) == (count in counts) for count in range(1, most + 1))
        assert not (exact and isinstance(written, int))


def test_the_command_hides_the_strip_again(user: User, strip: PartyStrip) -> None:
    user.do("party-strip")
    assert not strip.isVisible()
    user.do("party-strip")
    assert strip.isVisible()
