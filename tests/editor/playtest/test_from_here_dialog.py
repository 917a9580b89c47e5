"""The dialog on where a game begins, used by mouse and keyboard: what is chosen there is on the table when it begins."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from kneedeep.analysis.checks.reachability import rch011_trap
from kneedeep.model.geometry.bits import each_number
from kneedeep.support import resources
from kneedeep_editor.canvas.table.table_canvas import TableCanvas
from kneedeep_editor.features.map.overlays import Overlays
from kneedeep_editor.playtest.start_position.feature import FromHereFeature
from kneedeep_editor.playtest.start_position.start_position_dialog import FromHereDialog
from tests.editor.program.test_accessibility import nameless
from tests.support.users.editor_user import LEFT, NO_KEYS, Opened, User
from tests.support.users.table_user import TableUser

HALL = (17, 1)


class Chooser(TableUser):
    """A user of the dialog."""

    @property
    def dialog(self) -> FromHereDialog:
        dialog = self.window.findChild(FromHereFeature).dialog  # type: ignore[union-attr]
        assert dialog is not None and dialog.isVisible()
        return dialog

    @property
    def board(self) -> TableCanvas:
        return self.dialog._board

    def put(self, x: float, y: float) -> None:
        """Click on a place of the board in the dialog."""
        QTest.mouseClick(self.board, LEFT, NO_KEYS, QPointF(*self.board.view.to_pixels(x, y)).toPoint())
        QApplication.processEvents()

    def tick(self, words: str) -> None:
        """Switch a line of the list by the keyboard."""
        found = self.dialog.happened.findItems(words, Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive)
        assert found, words
        self.dialog.happened.setCurrentItem(found[0])
        self.press(self.dialog.happened, Qt.Key.Key_Space)

    def ticked(self) -> set[str]:
        """The words of the lines that are switched on."""
        lines = self.dialog.happened.findItems("", Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive)
        return {line.text(0) for line in lines if line.checkState(0) == Qt.CheckState.Checked}

    def press(self, widget: QWidget, key: Qt.Key) -> None:
        QTest.keyClick(widget, key)
        QApplication.processEvents()

    def start(self) -> None:
        QTest.mouseClick(self.dialog.start, LEFT)
        self.settle()

    @staticmethod
    def press_button(button: QWidget) -> None:
        """Click a button, and let follow what does."""
        QTest.mouseClick(button, LEFT)
        QApplication.processEvents()

    def stands(self, seat: int) -> tuple[int, int]:
        state = self.session.state
        space: tuple[int, int] = self.session.game.board.spaces[state.at[seat]]
        return space


@pytest.fixture
def chooser(player: TableUser) -> Chooser:
    """A user in front of the tutorial scenario, pointing at nothing."""
    return Chooser(player.window)


@pytest.mark.usefixtures("dressed")
def test_the_dialog_is_on_the_screen_as_a_whole(chooser: Chooser) -> None:
    chooser.window.shell.actions.by_name["play-from"].trigger()
    QApplication.processEvents()
    dialog = chooser.dialog
    assert dialog.screen().availableGeometry().contains(dialog.geometry())


def test_what_is_chosen_by_hand_is_on_the_table(chooser: Chooser) -> None:
    chooser.do("play-from")
    dialog = chooser.dialog
    assert nameless(dialog) == []
    assert dialog.start.isEnabled() and not dialog.why.text()

    # In the hall, which is not revealed: a sentence, and what helps.
    chooser.put(HALL[0] + 0.5, HALL[1] + 0.5)
    assert "Marine 1 can't stand at 17,1: that space is not revealed." in dialog.why.text()
    assert not dialog.start.isEnabled() and dialog.reveal.isVisible()
    Chooser.press_button(dialog.reveal)
    assert dialog.start.isEnabled() and not dialog.reveal.isVisible()
    assert {"relay", "hall"} == dialog.choosing.areas and "red" in dialog.choosing.keys
    assert {"Relay", "Antenna hall", "Red key"} <= chooser.ticked()
    assert not {"Dock", "Blue key"} & chooser.ticked()

    chooser.tick("Shotgun at 0,2 taken")
    chooser.tick("Imp at 14,-4 killed")
    dialog.tabs.setCurrentIndex(1)
    fields = dialog.tabs.marines[0]
    assert [fields.weapons.item(row).checkState() for row in range(fields.weapons.count())] == [Qt.CheckState.Checked]
    fields.wounds.setFocus()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down):
        chooser.press(fields.wounds, key)
    chooser.press(fields.ammo[0], Qt.Key.Key_Up)
    bullets, wounds = fields.ammo[0].value(), fields.wounds.value()
    dialog.tabs.setCurrentIndex(2)
    chooser.press(dialog.invader.round, Qt.Key.Key_Up)
    for kind in dialog.invader.hand.counts.values():
        while kind.value():
            chooser.press(kind, Qt.Key.Key_Down)
    chooser.press(dialog.invader.hand.counts["dodge"], Qt.Key.Key_Up)
    assert "rolled again" in dialog.invader.hand.counts["dodge"].accessibleDescription()
    chooser.start()

    state, t = chooser.session.state, chooser.game.tables(1)
    assert chooser.stands(0) == HALL and state.round == 2
    assert state.left[0] == wounds and state.ammo[0] == bullets
    assert [t.cards[card].id for card in state.hand] == ["dodge"]
    assert [t.weapons[number].id for number in each_number(state.weapons[0])] == ["shotgun"]
    assert "demon" not in {t.kinds[state.kind[figure]].id for figure in state.crowd}


def test_without_a_mouse(chooser: Chooser) -> None:
    chooser.do("play-from")
    dialog, board = chooser.dialog, chooser.board
    dialog.choose_marines(2)
    QApplication.processEvents()
    chooser.press(board, Qt.Key.Key_2)
    assert dialog.seat == 1
    board.cursor_space = (4, 0)
    chooser.press(board, Qt.Key.Key_Right)
    assert "Enter puts the" in board.accessibleDescription()
    chooser.press(board, Qt.Key.Key_Return)
    assert dialog.choosing.place_of(1) == (5, 0)
    chooser.press(dialog.start, Qt.Key.Key_Return)
    chooser.settle()
    assert chooser.stands(1) == (5, 0) and chooser.session.state.players == 2


def test_two_on_one_space_and_doors_by_click(chooser: Chooser) -> None:
    chooser.do("play-from")
    dialog = chooser.dialog
    dialog.choose_marines(2)
    first = dialog.choosing.place_of(0)
    assert first is not None
    dialog.choosing.put(1, first)
    dialog.refresh()
    assert "Two figures can't stand at" in dialog.why.text() and not dialog.start.isEnabled()
    chooser.put(first[0] + 1.5, first[1] + 0.5)
    assert dialog.start.isEnabled()
    dialog.choose_seat(1)
    chooser.put(first[0] + 1.5, first[1] + 0.5)
    assert dialog.seat == 0, "a click on a marine chooses him"
    edge, side = dialog.choosing.game.board.doors[dialog.choosing.stock.doors[0].number].edges[0]
    chooser.put(edge[0] + (1 if side == "east" else 0.5), edge[1] + (0.5 if side == "east" else 1))
    assert "door:hatch" in dialog.choosing.opened
    dialog.reject()


def test_the_pointed_space_and_states_of_exploration_are_offered(chooser: Chooser) -> None:
    user = User(chooser.window)
    user.look_at(12, 1, 24)
    user.move(13.5, 7.5)
    chooser.do("play-from")
    dialog = chooser.dialog
    assert dialog.choosing.areas == {"relay"}
    place = dialog.choosing.place_of(0)
    assert place is not None and abs(place[0] - 13) <= 1 and abs(place[1] - 7) <= 1
    words = [dialog.moment.itemText(row) for row in range(dialog.moment.count())]
    assert words[0] == "The start of the scenario" and words[-1] == "All revealed, doors as drawn"
    dialog.moment.setFocus()
    dialog.moment.setCurrentIndex(len(words) - 1)
    dialog.moment.activated.emit(len(words) - 1)
    QApplication.processEvents()
    assert dialog.choosing.areas == {"relay", "hall"}
    chooser.start()
    assert chooser.session.state.areas.bit_count() == 3


def test_from_the_legend_of_an_overlay(chooser: Chooser) -> None:
    user = User(chooser.window)
    user.do("overlay-order", "overlay-later")
    overlays = chooser.window.shell.overlays
    assert isinstance(overlays, Overlays)
    Chooser.press_button(overlays.legend.play)
    assert chooser.dialog.moment.currentText().startswith("Step 2 of the solution")
    assert chooser.dialog.choosing.areas == {"relay"}
    chooser.dialog.reject()
    overlays.go_to(0)
    QApplication.processEvents()
    Chooser.press_button(overlays.legend.play)
    assert chooser.dialog.choosing.areas == {"relay", "hall"}
    chooser.dialog.reject()


def test_from_what_a_problem_shows(opened: Opened) -> None:
    assert rch011_trap.run.page.examples[0][0] is not None
    user = opened(rch011_trap.run.page.examples[0][0])
    chooser = Chooser(user.window)
    problems = user.window.shell.problems
    codes = [finding.code for finding in problems.model.findings]
    problems.list.setCurrentIndex(problems.model.index(codes.index("RCH011"), 0))
    button = next(one for one in problems._more if one.text() == "Play it…")
    Chooser.press_button(button)
    dialog = chooser.dialog
    assert dialog.moment.currentText() == "What RCH011 shows" and dialog.choosing.done
    chooser.start()
    assert chooser.session.history.position is not None


@pytest.fixture
def ranger(opened: Opened) -> Chooser:
    """A user in front of the tutorial mission of the 2016 edition, pointing at nothing."""
    return Chooser(opened(resources.text("scenarios", "range-day.yaml")).window)


def test_what_is_chosen_by_hand_of_the_2016_edition_is_on_the_table(ranger: Chooser) -> None:
    ranger.do("play-from")
    dialog = ranger.dialog
    assert nameless(dialog) == []
    assert dialog.start.isEnabled() and not dialog.why.text()
    assert "Click a space to put Alpha there, or a door to open it." in dialog.hint.text()
    ranger.put(2.5, 2.5)
    ranger.tick("demons from the blue portal at 4,8 fragged".capitalize())
    dialog.tabs.setCurrentIndex(1)
    fields = dialog.tabs.marines[0]
    labels = [label.text() for label in fields.findChildren(QLabel) if label.isVisible()]
    assert labels == ["&Where", "&Health left", "Weapons"]
    groups = [dialog.happened.topLevelItem(row) for row in range(3)]
    assert [group.text(0) for group in groups if group is not None] == [
        "Areas that marines have seen",
        "Doors that are open",
        "Taken, used, fragged",
    ]
    chains = next(row for row in range(fields.weapons.count()) if fields.weapons.item(row).text() == "Chainsaw")
    fields.weapons.setCurrentRow(chains)
    ranger.press(fields.weapons, Qt.Key.Key_Space)
    ranger.press(fields.wounds, Qt.Key.Key_Down)
    health = fields.wounds.value()
    turns = [dialog.invader.turn.itemText(row) for row in range(dialog.invader.turn.count())]
    assert turns == ["Round begins: initiative cards decide", "Alpha", "Invader"]
    dialog.invader.turn.setFocus()
    ranger.press(dialog.invader.turn, Qt.Key.Key_Down)
    ranger.start()
    state, t = ranger.session.state, ranger.session.game.tables(1)  # type: ignore[attr-defined]
    assert ranger.stands(0) == (2, 2) and state.active == 0
    assert t.parameters.health - state.damage[0] == health
    assert "chainsaw" in [t.weapons[weapon] for weapon in state.weapons[0]]
    assert [t.tokens[token].element.id for token in each_number(state.portals)] == ["far"]


def test_demons_are_put_on_the_board_by_clicks(ranger: Chooser) -> None:
    ranger.do("play-from")
    dialog = ranger.dialog
    figures = dialog.figures

    def lines() -> list[str]:
        return [figures.list.item(row).text() for row in range(figures.list.count())]

    assert lines() == ["Imp at 6,1", "Possessed Soldier at 5,4"]
    ranger.put(6.5, 1.5)
    assert dialog.figure == 0 and figures.isVisible(), "a click on a demon chooses it"
    ranger.put(3.5, 3.5)
    assert lines()[0] == "Imp at 3,3"
    figures.kinds.setCurrentIndex(figures.kinds.findText("Pinky"))
    QTest.mouseClick(figures.add, LEFT)
    assert "Click a space to put the Pinky there" in dialog.hint.text()
    ranger.put(3.5, 3.5)
    assert dialog.figure == 0, "a click on another demon chooses that one"
    QTest.mouseClick(figures.add, LEFT)
    ranger.put(6.5, 4.5)
    assert lines() == ["Imp at 3,3", "Possessed Soldier at 5,4", "Pinky at 6,4"]
    ranger.put(5.5, 4.5)
    Chooser.press_button(figures.remove)
    assert lines() == ["Imp at 3,3", "Pinky at 6,4"]
    figures.list.setCurrentRow(1)
    ranger.press(figures.health, Qt.Key.Key_Down)
    dialog._put_figure((0, 1))
    dialog.refresh()
    assert "Two figures can't stand at 0,1." in dialog.hint.text() and lines()[1] == "Pinky at 6,4"
    Chooser.press_button(figures.again)
    assert lines() == ["Imp at 6,1", "Possessed Soldier at 5,4"] and not dialog.why.text()
    dialog.choose_figure(0)
    ranger.press(figures, Qt.Key.Key_Delete)
    ranger.start()
    kinds = {figure.name for figure in ranger.session.game.table_view(ranger.session.state, None).figures}
    assert kinds == {"Alpha", "Possessed Soldier"}


def test_from_a_step_of_the_solution_of_the_2016_edition(ranger: Chooser) -> None:
    user = User(ranger.window)
    user.do("overlay-sight", "overlay-later", "overlay-later", "overlay-later")
    overlays = ranger.window.shell.overlays
    assert isinstance(overlays, Overlays)
    Chooser.press_button(overlays.legend.play)
    assert ranger.dialog.moment.currentText().startswith("Step 3 of the solution: open the door at 3,5")
    assert ranger.dialog.choosing.opened == {"door:south-door"}
    words = [ranger.dialog.moment.itemText(row) for row in range(ranger.dialog.moment.count())]
    assert words[-1] == "Doors as drawn"
    ranger.start()
    assert ranger.session.history.position is not None
