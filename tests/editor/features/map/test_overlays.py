"""Overlays: switched by keys, told in words, fresh after edits; computed elsewhere, the newest question wins."""

from concurrent.futures import Future
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.views import overlays as data
from kneedeep.drawing.plan.board_plan import plan_of
from kneedeep_editor.canvas.overlay_field import OverlayField
from kneedeep_editor.canvas.overlay_styles import STYLES, swatch
from kneedeep_editor.features.map.overlays import KINDS, Overlays
from kneedeep_editor.services.jobs.map_queries import MapQueries
from kneedeep_editor.texts import translated
from kneedeep_editor.worker.map_questions import MapAnswer, MapQuestion
from kneedeep_editor.worker.overlay_answers import answer_overlay
from kneedeep_editor.worker.snapshots import UnknownSnapshot
from tests.editor.conftest import MAP
from tests.support.users.editor_user import NO_KEYS, Opened, User
from tests.support.values import known

pytestmark = pytest.mark.kept_window

LOCKED = MAP.replace(
    "{id: gate, at: [7, 0], side: east}", "{id: gate, kind: security, key: red, at: [7, 0], side: east}"
).replace("tokens:\n", "tokens:\n  - {kind: key, color: red, at: [4, 4]}\n")


def answer(user: User) -> MapAnswer:
    return known(user.child(Overlays).answer)


def spaces(user: User, style: str) -> set[tuple[int, int]]:
    return {space for layer in answer(user).layers if layer.style == style for space in layer.spaces}


def posts(user: User) -> list[tuple[int, int]]:
    return list(user.window.shell.work.posts)


def press(user: User, key: Qt.Key) -> None:
    user.key(key)


def test_keys_switch_overlays_and_the_same_key_takes_them_away(user: User, qtbot: QtBot) -> None:
    for number, kind in enumerate(KINDS[:9], 1):
        press(user, Qt.Key(Qt.Key.Key_0 + number))
        assert answer(user).question.overlay == kind
        assert user.child(Overlays).legend.isVisible()
        assert user.child(Overlays).legend.title.text().startswith(f"{number}  ")
        assert user.window.shell.actions.by_name[f"overlay-{kind}"].isChecked()
    press(user, Qt.Key.Key_9)
    assert user.child(Overlays).answer is None
    assert not user.child(Overlays).legend.isVisible()
    press(user, Qt.Key.Key_3)
    press(user, Qt.Key.Key_0)
    assert user.child(Overlays).answer is None
    assert not user.window.shell.actions.by_name["overlay-none"].isEnabled()


@pytest.mark.usefixtures("dressed")
def test_an_overlay_begins_with_the_space_that_is_pointed_at_and_its_legend_covers_little(user: User) -> None:
    user.move(6.5, 0.5)
    press(user, Qt.Key.Key_3)
    assert answer(user).question.space == (6, 0)
    legend = user.child(Overlays).legend
    press(user, Qt.Key.Key_0)
    corner = user.canvas.width() - legend.width() // 2, legend.y() + 20
    pixels = user.at(10, 1)
    user.canvas.pan(corner[0] - pixels.x(), corner[1] - pixels.y())
    press(user, Qt.Key.Key_9)
    assert not legend.geometry().contains(*map(int, corner))
    assert user.canvas.covered(legend.geometry()) == 0


def test_sight_follows_the_pointer_with_doors_as_drawn_or_all_open(user: User) -> None:
    press(user, Qt.Key.Key_1)
    assert translated(answer(user).summary) == "Point at a space."
    user.move(6.5, 0.5)
    board = user.window.shell.work.board
    here = board.number[6, 0]
    for key, mode in ((Qt.Key.Key_1, "file"), (Qt.Key.Key_2, "open")):
        if mode == "open":
            press(user, key)
        seen = board.lattice.listed(board.sight(board.open_doors(mode)).visible(here))
        assert spaces(user, "seen") == set(seen)
        assert spaces(user, "seen") | spaces(user, "hidden") == set(board.spaces)
    assert (8, 0) in spaces(user, "seen")
    assert f"6,0 sees {len(seen)} of" in user.window.shell.status.pointed.text()


def test_the_slider_goes_through_the_states_of_the_solution(opened: Opened) -> None:
    user = opened(LOCKED)
    press(user, Qt.Key.Key_6)
    slider, stops = user.child(Overlays).legend.slider, answer(user).stops
    assert stops is not None
    assert [translated(stop).split(" (")[0] for stop in stops[:2]] == ["start", "take the red key at 4,4"]
    assert slider.maximum() == len(stops)
    assert slider.value() == 1
    assert spaces(user, "unrevealed") == set(user.window.shell.work.board.areas["far"])
    assert answer(user).opened == ()
    slider.setFocus()
    for _ in stops:
        QTest.keyClick(slider, Qt.Key.Key_Right)
    assert slider.value() == len(stops)
    assert not spaces(user, "unrevealed")
    assert ((7, 0), "east") in answer(user).opened
    user.do("overlay-earlier")
    assert slider.value() == len(stops) - 1
    press(user, Qt.Key.Key_1)
    user.move(0.5, 0.5)
    assert answer(user).question.stop == len(stops) - 1
    assert str(len(stops) - 1) in user.child(Overlays).legend.stop_name.text()


def test_the_numbers_say_after_which_step_a_space_is_revealed(opened: Opened) -> None:
    user = opened(LOCKED)
    press(user, Qt.Key.Key_6)
    user.child(Overlays).go_to(0)
    numbers = answer(user).numbers
    assert numbers[0, 0] == 0
    revealing = next(n for n, stop in enumerate(data.course(Facts(user.scenario))) if "far" in stop.scene.setting.areas)
    assert numbers[9, 0] == revealing > 0
    user.move(9.5, 0.5)
    assert f"revealed after {revealing} steps" in user.window.shell.status.pointed.text()


def test_a_step_of_the_keyboard_is_spoken_once_and_then_the_answer(user: User, monkeypatch: pytest.MonkeyPatch) -> None:
    press(user, Qt.Key.Key_Right)
    press(user, Qt.Key.Key_1)
    shell, spoken, asked = user.window.shell, list[str](), []
    first = translated(answer(user).summary)
    with monkeypatch.context() as patch:
        patch.setattr(shell.queries, "ask", lambda *question: asked.append(question))
        user.canvas.announced.connect(spoken.append)
        press(user, Qt.Key.Key_Right)
        assert len(spoken) == 1 and first not in spoken[0]
    shell.queries.ask(*asked[-1])
    assert spoken[1:] == [translated(answer(user).summary)]


def test_overlays_are_fresh_after_an_edit_and_an_undo(user: User, qtbot: QtBot) -> None:
    press(user, Qt.Key.Key_9)
    before = spaces(user, "area-1")
    analysis = user.window.shell.analysis
    with qtbot.waitSignal(analysis.finished):
        user.drag((8.5, 2.5), (14.5, 8.5), Qt.KeyboardModifier.ControlModifier)
    assert spaces(user, "area-1") == set(user.window.shell.work.board.areas["far"]) != before
    with qtbot.waitSignal(analysis.finished):
        user.do("undo")
    assert spaces(user, "area-1") == before


def test_an_empty_map_has_overlays_that_say_so(beginner: User) -> None:
    for number in range(1, 10):
        press(beginner, Qt.Key(Qt.Key.Key_0 + number))
        beginner.move(2, 2)
        assert answer(beginner).layers == ()
        assert translated(answer(beginner).summary) == "The map is empty."


def test_every_style_can_be_told_apart_without_color(user: User) -> None:
    pictures = {}
    for name in STYLES:
        image = swatch(name, 48, 48, 1).toImage()
        grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
        pictures[name] = bytes(grey.constBits())[: grey.sizeInBytes()]
    assert len(set(pictures.values())) == len(pictures)


@pytest.mark.usefixtures("dressed")
def test_the_legend_has_room_for_all_of_its_rows(user: User, qapp: QApplication) -> None:
    for key in (Qt.Key.Key_9, Qt.Key.Key_6, Qt.Key.Key_8):
        press(user, key)
        for _ in range(3):
            qapp.processEvents()
        labels = [one for one in user.child(Overlays).legend.findChildren(QLabel) if one.isVisible() and one.text()]
        assert len(labels) > 2
        assert all(label.height() >= label.fontMetrics().height() for label in labels)


# The survey


class Held:
    """Makes calls when told to, and keeps what it was asked."""

    def __init__(self) -> None:
        self.calls: list[tuple[Future[Any], Any, tuple[Any, ...]]] = []

    def run(self, function: Any, *arguments: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.calls.append((future, function, arguments))
        return future

    def make(self) -> None:
        future, function, arguments = self.calls.pop(0)
        try:
            future.set_result(function(*arguments))
        except UnknownSnapshot as error:
            future.set_exception(error)


def test_only_the_newest_question_is_answered(user: User, qtbot: QtBot) -> None:
    held, got = Held(), list[MapAnswer]()
    survey = MapQueries(held.run, user.window.document)
    for x in range(4):
        survey.ask(got.append, answer_overlay, MapQuestion("sight", space=(x, 0)))
    assert len(held.calls) == 1
    while held.calls:
        held.make()
    assert [answer.question.space for answer in got] == [(0, 0), (3, 0)]
    assert not survey.busy


def test_the_snapshot_is_sent_once_and_again_after_an_edit(user: User) -> None:
    held = Held()
    survey = MapQueries(held.run, user.window.document)
    sent = []
    for x in range(3):
        survey.ask(id, answer_overlay, MapQuestion("sight", space=(x, 0)))
        sent.append(held.calls[0][2][1] is not None)
        held.make()
    user.click(9.5, 1.5)
    user.do("delete")
    survey.ask(id, answer_overlay, MapQuestion("sight", space=(0, 0)))
    sent.append(held.calls[0][2][1] is not None)
    assert sent == [True, False, False, True]


def test_a_worker_that_has_forgotten_the_snapshot_gets_it_again(user: User) -> None:
    held, got = Held(), list[MapAnswer]()
    survey, other = MapQueries(held.run, user.window.document), MapQueries(held.run, user.window.document)
    survey.ask(got.append, answer_overlay, MapQuestion("sight", space=(0, 0)))
    held.make()
    other.ask(id, answer_overlay, MapQuestion("sight", space=(1, 0)))
    held.make()
    survey.ask(got.append, answer_overlay, MapQuestion("sight", space=(2, 0)))
    held.make()
    assert len(held.calls) == 1
    held.make()
    assert [answer.question.space for answer in got] == [(0, 0), (2, 0)]
    with pytest.raises(UnknownSnapshot):
        answer_overlay((-1, -1), None, MapQuestion("sight"))
    assert answer_overlay((-1, 0), user.window.document.snapshot(), MapQuestion("open-sight", 1, (0, 0))).layers


def test_a_worker_that_fails_is_told_of_in_words(user: User) -> None:
    told: list[str] = []

    def fails(function: Any, *arguments: Any) -> Future[Any]:
        raise OSError("no more processes")

    survey = MapQueries(fails, user.window.document)
    survey.failed.connect(told.append)
    survey.ask(id, answer_overlay, MapQuestion("sight"))
    assert told == ["The overlay can't be computed now (no more processes)."]
    assert not survey.busy


@pytest.mark.usefixtures("dressed")
def test_the_legend_is_dragged_aside_and_folded(user: User, qapp: QApplication) -> None:
    press(user, Qt.Key.Key_9)
    legend = user.child(Overlays).legend
    before = legend.geometry()
    spot = legend.title.geometry().center()
    by = QPoint(200 if before.left() < 300 else -200, 120)
    QTest.mousePress(legend, Qt.MouseButton.LeftButton, NO_KEYS, spot)
    QTest.mouseMove(legend, spot + by)
    QTest.mouseRelease(legend, Qt.MouseButton.LeftButton, NO_KEYS, spot + by)
    assert legend.pos() == before.topLeft() + by
    aside = user.canvas.width() - legend.x()
    user.window.window().resize(1300, 700)
    qapp.processEvents()
    assert user.canvas.width() - legend.x() == aside
    QTest.mousePress(legend, Qt.MouseButton.LeftButton, NO_KEYS, spot)
    QTest.mouseMove(legend, spot + QPoint(-5000, 5000))
    QTest.mouseRelease(legend, Qt.MouseButton.LeftButton, NO_KEYS, spot)
    assert user.canvas.rect().contains(legend.geometry())
    high = legend.height()
    legend.fold.setFocus()
    QTest.keyClick(legend.fold, Qt.Key.Key_Space)
    assert legend.height() < high / 2
    assert legend.title.isVisible() and not legend.summary.isVisible()
    press(user, Qt.Key.Key_8)
    assert legend.height() < high / 2
    legend.fold.click()
    assert legend.summary.isVisible()
    assert user.steps == []


def test_names_of_areas_lie_on_those_of_the_map_and_fit_their_room(user: User) -> None:
    press(user, Qt.Key.Key_9)
    plan = plan_of(user.window.document.board)
    rows = {area.name: area.label for area in plan.areas}
    names = answer(user).names
    assert len(names) == len(rows) > 1
    for x, y, room, title in names:
        row = known(rows[title.removesuffix(" (start)")])
        assert (x, y, room) == (row[0] + row[2] / 2, row[1] + 0.5, row[2])
    field = OverlayField(answer(user))
    for width in (30.0, 300.0):
        pixmap = field._fitting("A long name", 40, 1.0, width)
        assert pixmap is None or pixmap.width() <= width + 1
    assert field._fitting("A long name", 40, 1.0, 300.0) is not None
