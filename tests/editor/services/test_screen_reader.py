"""What screen readers speak: each text by one event, on Linux a changed description, elsewhere an announcement."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from kneedeep.support import resources
from kneedeep_editor.panels.widgets.finder import Finder
from kneedeep_editor.services import screen_reader
from kneedeep_editor.services.screen_reader import description_of
from tests.editor.panels.test_problems_panel import fresh
from tests.support.users.editor_user import CTRL, SHIFT, Opened, User
from tests.support.users.keyboard_user import Listener
from tests.support.users.table_user import TableUser
from tests.support.values import known, typed

pytestmark = pytest.mark.kept_window

RIGHT, DOWN, ENTER = Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Return


class Reader:
    """A screen reader: Orca speaks changed descriptions of what has the focus, others announcements."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *, linux: bool) -> None:
        self.spoken: list[str] = []
        self.linux = linux
        change = screen_reader._change
        announce = screen_reader._announce
        monkeypatch.setattr(screen_reader, "_BY_DESCRIPTION", linux)

        def changed(widget: QWidget, text: str) -> None:
            if linux and widget.hasFocus():
                self.spoken.append(text)
            change(widget, text)

        def announced(widget: QWidget, text: str) -> None:
            self.spoken.append(text)
            announce(widget, text)

        monkeypatch.setattr(screen_reader, "_change", changed)
        monkeypatch.setattr(screen_reader, "_announce", announced)

    @contextmanager
    def hears(self, *texts: str) -> Iterator[None]:
        """What is done within speaks exactly these texts."""
        QApplication.processEvents()
        self.spoken.clear()
        yield
        QApplication.processEvents()
        QApplication.processEvents()
        assert self.spoken == list(texts)


@pytest.fixture(params=[True, False], ids=["linux", "elsewhere"])
def reader(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Reader:
    return Reader(monkeypatch, linux=request.param)


def test_each_move_of_the_cursor_is_spoken_once(user: User, reader: Reader, keyboard: Listener) -> None:
    keyboard.go_to(1, 1)
    with reader.hears("space 2,1, Hangar, room 5×5"):
        keyboard.press(RIGHT)
    with reader.hears("space 2,2, Hangar, room 5×5"):
        keyboard.press(DOWN)
    assert description_of(user.canvas) == "space 2,2, Hangar, room 5×5"


def test_a_selection_is_spoken_once_without_space(user: User, reader: Reader, keyboard: Listener) -> None:
    keyboard.go_to(2, 2)
    with reader.hears("room 5×5 selected"):
        keyboard.press(ENTER)
    assert description_of(user.canvas) == "space 2,2, Hangar, room 5×5 (selected)"


def test_the_next_thing_is_spoken_once(user: User, reader: Reader, keyboard: Listener) -> None:
    keyboard.go_to(7, -1)
    with reader.hears("space 8,-1, Store, room 4×4 (selected), walls to the north and west"):
        keyboard.press(Qt.Key.Key_Period)


def test_a_turn_of_what_is_placed_is_spoken_once(user: User, reader: Reader, keyboard: Listener) -> None:
    keyboard.choose("Long corridor")
    keyboard.go_to(22, 0)
    QApplication.processEvents()
    reader.spoken.clear()
    keyboard.press(Qt.Key.Key_R)
    QApplication.processEvents()
    assert len(reader.spoken) == 1
    assert "turned 90 would lie" in reader.spoken[0]


def test_the_description_is_restored_after_focus(user: User, reader: Reader, keyboard: Listener) -> None:
    keyboard.go_to(2, 2)
    keyboard.press(ENTER)
    with reader.hears():
        user.window.shell.palette.search.setFocus()
    assert user.canvas.accessibleDescription() == "space 2,2, Hangar, room 5×5 (selected)"


def test_the_mouse_is_not_spoken(user: User, reader: Reader) -> None:
    user.canvas.setFocus()
    with reader.hears():
        user.move(2.5, 2.5)
        user.move(9.5, 1.5)
    assert description_of(user.canvas).startswith("space 9,1")


def test_the_current_command_is_spoken(user: User, reader: Reader, keyboard: Listener) -> None:
    keyboard.press(Qt.Key.Key_P, held=CTRL | SHIFT)
    finder = typed(Finder, QApplication.activePopupWidget())
    assert reader.spoken[-1].startswith(f"{finder.list.count()} entries. File: New, Ctrl+N")
    for letter in "toolpiece":
        reader.spoken.clear()
        keyboard.type(letter)
        assert len(reader.spoken) == 1
    assert "Tools: Piece, P" in reader.spoken[0]
    keyboard.press(Qt.Key.Key_A, held=CTRL)
    keyboard.type("zoom")
    names = [finder.list.item(row).text() for row in range(finder.list.count())]
    reader.spoken.clear()
    keyboard.press(DOWN)
    assert len(reader.spoken) == 1
    assert reader.spoken[0].startswith(f"{names[1]}, ")
    keyboard.press(Qt.Key.Key_A, held=CTRL)
    keyboard.type("editundo")
    assert "not available now" in reader.spoken[-1]
    with reader.hears("No command matches."):
        keyboard.type("q")


def test_a_place_to_go_to_is_spoken(user: User, reader: Reader, keyboard: Listener) -> None:
    keyboard.press(Qt.Key.Key_G, held=CTRL)
    keyboard.write("gate")
    assert reader.spoken[-1] == "1 entry. door  –  door:gate"
    reader.spoken.clear()
    keyboard.press(ENTER)
    QApplication.processEvents()
    assert len(reader.spoken) == 1
    assert reader.spoken[0].startswith("space 7,0")


def test_a_problem_is_spoken_as_its_row(user: User, reader: Reader, keyboard: Listener, qtbot: QtBot) -> None:
    fresh(user, qtbot)
    keyboard.go_to(2, 2)
    keyboard.press(ENTER)
    model = user.window.shell.problems.model
    assert len(model.findings) > 1
    for row, finding in enumerate(model.findings):
        QApplication.processEvents()
        reader.spoken.clear()
        keyboard.press(Qt.Key.Key_F8)
        QApplication.processEvents()
        said = [text for text in reader.spoken if finding.code in text]
        code, words = model.index(row, 0), model.index(row, 1)
        fix = code.data(Qt.ItemDataRole.AccessibleDescriptionRole)
        title = code.data(Qt.ItemDataRole.AccessibleTextRole)
        assert said == [f"{title}: {words.data()}" + (f" {fix}" if fix else "")]
        assert len(reader.spoken) <= 2, reader.spoken
        assert not [text for text in reader.spoken if "selected" in text]


def test_a_problem_is_left_to_the_list_with_the_focus(user: User, reader: Reader, qtbot: QtBot) -> None:
    fresh(user, qtbot)
    problems = user.window.shell.problems
    problems.step(1)
    problems.list.setFocus()
    keyboard = Listener(user.window)
    with reader.hears():
        keyboard.press(DOWN)


@pytest.fixture
def player(opened: Opened, reader: Reader) -> TableUser:
    """A user in front of the tutorial scenario."""
    return TableUser(opened(resources.path("scenarios", "tutorial.yaml").read_text(encoding="utf-8")).window)


def assert_each_spoken_once(lines: list[str], spoken: list[str]) -> None:
    """Every line of a story is spoken as often as it is there. A text that is read aloud ends otherwise."""
    whole, story = " ".join(spoken), " ".join(f"{line}. " for line in lines)
    assert [line for line in lines if whole.count(f"{line}. ") != story.count(f"{line}. ") and line[-1] != "”"] == []


def test_what_happens_in_a_game_is_spoken_once(player: TableUser, reader: Reader) -> None:
    player.window.shell.canvas.setFocus()
    reader.spoken.clear()
    player.begin(("person", "rush"))
    assert QApplication.focusWidget() is player.table
    question = player.page.decision.spoken
    assert "which action?" in question and "Sprint" in question
    assert " ".join(reader.spoken).count("which action?") == 1
    assert reader.spoken[-1].endswith(question) and reader.spoken[-1].startswith(reader.spoken[0]), "said again whole"
    lines = [player.page.log.list.item(row).text() for row in range(player.page.log.list.count())]
    assert_each_spoken_once(lines[1:], reader.spoken[-1:])  # the first one is no event
    reader.spoken.clear()
    player.page.decision.list.setFocus()
    Listener(player.window).press(DOWN)
    Listener(player.window).press(ENTER)
    player.settle()
    new = [player.page.log.list.item(row).text() for row in range(len(lines), player.page.log.list.count())]
    assert_each_spoken_once(new, reader.spoken)
    assert [text.endswith(player.page.decision.spoken) for text in reader.spoken].count(True) == 1
    assert player.page.decision.isAncestorOf(player.window.focusWidget())


def test_a_space_of_the_table_is_spoken_once(player: TableUser, reader: Reader) -> None:
    player.begin(("person", "rush"))
    reader.spoken.clear()
    with reader.hears():
        player.move(3.5, 3.5)
    Listener(player.window).press(RIGHT)
    assert len(reader.spoken) == 1
    assert reader.spoken[0].startswith("4,3 ")
    assert reader.spoken[0] == description_of(player.table)


@contextmanager
def focus_of(application: QApplication) -> Iterator[list[QWidget]]:
    """The widgets that get the focus within, one after the other."""
    gone: list[QWidget] = []

    def follow(_before: QWidget | None, now: QWidget | None) -> None:
        if now is not None:
            gone.append(now)

    application.focusChanged.connect(follow)
    yield gone
    application.focusChanged.disconnect(follow)


def test_the_focus_comes_back_to_the_map(player: TableUser, reader: Reader, qapp: QApplication) -> None:
    player.begin(("person", "rush"))
    with focus_of(qapp) as gone:
        player.do("play-stop")
    assert QApplication.focusWidget() is player.window.shell.canvas
    assert gone == [player.window.shell.canvas]


def test_a_game_begins_without_other_focus(player: TableUser, reader: Reader, qapp: QApplication) -> None:
    player.window.shell.canvas.setFocus()
    with focus_of(qapp) as gone:
        player.begin(("person", "rush"))
    assert gone == [player.table]


def test_the_focus_passes_no_other_widget_when_there_is_nothing_to_answer(
    player: TableUser, reader: Reader, qapp: QApplication
) -> None:
    player.begin(("person", "rush"))
    button = player.page.decision.end_turn
    player.answer("sprint")
    button.setFocus()
    player.controller.running = False
    with focus_of(qapp) as gone:
        player.perform(next(action for action in player.session.legal() if action[0] in ("finish", "end")))
    assert not player.page.decision.choices
    assert gone[-1] is player.table
    assert set(gone) <= {player.table, button}


def test_the_seats_are_asked_from_the_first_on(player: TableUser, reader: Reader) -> None:
    player.window.shell.actions.by_name["play-as"].trigger()
    QApplication.processEvents()
    dialog = known(player.playtest.seats.dialog)
    assert QApplication.focusWidget() is dialog.count
    passed = []
    keyboard = Listener(player.window)
    for _ in range(2 + dialog.players):
        keyboard.press(Qt.Key.Key_Tab)
        passed.append(QApplication.focusWidget())
    assert passed == [dialog.seed, *dialog.seats[: dialog.players], dialog.seats[-1]]
    dialog.reject()


def _speak_from_a_dialog(window: QWidget, text: str) -> None:
    """Have a text spoken while a button of a dialog has the focus; then nothing in Python holds either."""
    dialog = QDialog(window)
    QDialogButtonBox(QDialogButtonBox.StandardButton.Ok, parent=dialog)
    dialog.show()
    dialog.activateWindow()
    QApplication.processEvents()
    dialog.focusNextChild()
    assert isinstance(QApplication.focusWidget(), QPushButton)
    screen_reader.speak_text(window, text)


def test_a_button_made_by_qt_gets_its_description_back(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screen_reader, "_BY_DESCRIPTION", True)
    window = QWidget()
    qtbot.addWidget(window)
    line = QLineEdit(window)
    window.show()
    _speak_from_a_dialog(window, "Saved.")
    gc.collect()
    (button,) = window.findChildren(QPushButton)
    assert button.accessibleDescription() == "Saved."
    window.activateWindow()
    line.setFocus()
    qtbot.waitUntil(lambda: button.accessibleDescription() == "")
