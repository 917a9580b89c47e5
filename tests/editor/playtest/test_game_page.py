"""Playing in the window: what clicks mean, what is told, and that the editor is as before afterwards."""

from collections.abc import Sequence
from pathlib import Path

import pytest
import yaml
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kneedeep.games.bots.seats import PERSON
from kneedeep.model.scenario.edits import Remove
from kneedeep.rules.doom2004.state import HEAL
from kneedeep.rules.doom2004.text.player_sheets import sheet_of
from kneedeep_editor.app import Editor
from kneedeep_editor.mainwindow.docks import Dock
from kneedeep_editor.panels.properties.properties_panel import PropertiesPanel
from kneedeep_editor.panels.widgets.notice_bar import NoticeBar
from kneedeep_editor.playtest.board import click_guard
from kneedeep_editor.playtest.control import game_starter
from kneedeep_editor.playtest.feature import SavedGame, begin_game
from kneedeep_editor.playtest.panels.turn_notices import TurnNotice as TableNotice
from kneedeep_editor.playtest.panels.turn_notices import TurnNotices
from tests.support.files import map_text
from tests.support.users.editor_user import CTRL, LEFT, Answers, Opened, User, settle
from tests.support.users.table_user import TableUser

ALONE = (PERSON, PERSON)
NEAR = map_text("game-page")

"""One invader in sight, one behind an obstacle."""


@pytest.mark.parametrize("expansion", [False, True])
def test_it_is_said_how_many_numbers_are_guesses_and_which_cards_are_missing(
    opened: Opened, *, expansion: bool
) -> None:
    user = opened(NEAR + ("expansion: true\n" if expansion else ""))
    player = TableUser(user.window)
    player.do("play")
    basis = "\n".join(player.page.log.list.item(row).text() for row in range(3))
    assert "guessed or from memory" in basis
    assert ("10 marine cards of the expansion of 2005 are not dealt" in basis) is expansion
    cards = sheet_of(player.game, player.session.state, 0).cards
    tips = player.page.sheets.labels[0].toolTip().splitlines()
    assert [tip.endswith(" (a guess)") for tip in tips] == [not card.sure for card in cards]


def test_stop_gives_back_selection_view_and_history(user: User) -> None:
    window = user.window
    user.click(1.5, 1.5)
    user.key(Qt.Key.Key_Right)
    user.look_at(4, 2, 31)
    user.do("overlay-areas")
    view, selection, steps = user.canvas.view, window.shell.work.selection, user.steps
    docks = [dock.isVisible() for dock in window.findChildren(type(window._palette_dock))]
    shown = {name for name, action in window.shell.actions.by_name.items() if action.isVisible()}
    assert selection and steps
    player = TableUser(window)
    zoom, status = user.canvas.view.scale, window.shell.status
    player.do("play")
    assert not user.canvas.isVisible() and player.table.isVisible()
    player.do("zoom-in")
    assert status.zoom.text() == f"{player.table.view.scale / 48 * 100:.0f} %"
    assert user.canvas.view.scale == zoom and not status.errors.isVisible() and not status.chosen.text()
    assert window.shell.actions.by_name["theme-light"].isEnabled()
    for key in (Qt.Key.Key_Delete, Qt.Key.Key_R, Qt.Key.Key_1):
        QTest.keyClick(player.table, key)
    QTest.keyClick(player.table, Qt.Key.Key_Z, CTRL)
    player.do("play-stop")
    assert user.canvas.isVisible() and user.canvas.view == view
    assert status.errors.isVisible() and status.chosen.text()
    assert status.zoom.text() == f"{zoom / 48 * 100:.0f} %"
    assert window.shell.work.selection == selection and user.steps == steps
    assert [dock.isVisible() for dock in window.findChildren(type(window._palette_dock))] == docks
    assert {name for name, action in window.shell.actions.by_name.items() if action.isVisible()} == shown
    user.do("undo")
    assert window.document.scenario == window.document.saved


def test_a_click_on_empty_floor_never_attacks_unasked(opened: Opened) -> None:
    text = NEAR.replace("victory:", "tokens:\n  - {kind: weapon, item: rocket-launcher, at: [1, 0]}\nvictory:")
    player = TableUser(opened(text).window).begin(ALONE, 4)
    player.answer("advance")
    player.click(1.5, 0.5)
    player.session.state.ammo[1] = 3
    player.click(3.5, 0.5)
    while player.session.state.stack[-1][0] == "marine" and player.session.state.stack[-1][3]:
        player.click(player.session.game.board.spaces[player.session.state.at[0]][0] + 1.5, 0.5)
    length = player.session.length
    decision = player.page.decision
    assert decision.end_turn.isEnabled()
    assert not [choice for choice in decision.choices if choice.action[0] == "attack"]
    assert "(91)" in decision.more.text()
    player.click(6.5, 6.5)
    assert player.session.length == length, "nothing but floor is there"
    QTest.mouseClick(decision.more, LEFT)
    player.click(6.5, 6.5)
    assert player.session.history.actions[length][0] == "attack"


@pytest.mark.usefixtures("dressed")
@pytest.mark.parametrize(("seats", "sizes"), [((PERSON, PERSON), (20, 20, 24)), ((PERSON, "rush"), (12, 12, 12))])
def test_two_people_read_from_a_metre_away(player: TableUser, seats: tuple[str, str], sizes: tuple[int, ...]) -> None:
    player.window.window().resize(1280, 720)
    player.begin((PERSON, "rush")).controller.seat(seats)
    decision = player.page.decision
    read = (decision.question, decision.list, player.page.hand.title)
    assert tuple(part.fontInfo().pixelSize() for part in read) == sizes
    assert decision.list.item(0).sizeHint().height() > sizes[1], "measured in these letters"
    assert decision.question.minimumHeight() == 2 * decision.question.fontMetrics().lineSpacing()
    assert (decision.minimumWidth() == 470) == (sizes[0] == 20), "as wide for each turn: the board stays where it is"
    assert player.page.veil.text.fontInfo().pixelSize() == 24


def test_alt_and_a_letter_press_a_button_of_the_game_not_a_menu(player: TableUser, qtbot: QtBot) -> None:
    bar = player.window.shell.actions.menu_bar
    before = [action.text() for action in bar.actions()]
    player.begin(ALONE).answer("advance")
    player.window.window().activateWindow()
    qtbot.waitUntil(player.window.window().isActiveWindow)
    assert player.page.decision.end_turn.text() == "&End the turn" and "&Edit" in before
    QTest.keyClick(player.table, Qt.Key.Key_E, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: player.session.state.seat == player.session.state.players)
    player.do("play-stop")
    assert [action.text() for action in bar.actions()] == before


def test_what_ends_something_has_its_own_place(player: TableUser) -> None:
    player.begin(ALONE)
    decision = player.page.decision
    places = {decision.end_turn.mapTo(player.page, decision.end_turn.pos())}
    assert not decision.end_turn.isEnabled() and not decision.end_rest.isEnabled()
    player.answer("advance")
    places.add(decision.end_turn.mapTo(player.page, decision.end_turn.pos()))
    assert decision.end_turn.isEnabled() and not decision.end_rest.isEnabled()
    player.press_button(decision.end_turn)
    assert player.session.state.seat == player.session.state.players
    while player.session.state.stack[-1][0] != "command":
        player.perform(player.page.decision.choices[-1].action)
    places.add(decision.end_turn.mapTo(player.page, decision.end_turn.pos()))
    assert len(places) == 1


def test_a_click_for_the_decision_before_does_not_answer_the_next(
    player: TableUser, monkeypatch: pytest.MonkeyPatch
) -> None:
    player.begin(ALONE)
    seconds = [100.0]
    monkeypatch.setattr(click_guard, "monotonic", lambda: seconds[0])
    player.answer("advance")
    end = player.page.decision.end_turn
    QTest.mouseClick(end, LEFT)
    player.click(1.5, 0.5)
    assert player.session.length == 1, "the clock stands still: nobody has seen what is asked now"
    assert "Red marine: Advance" in player.page.hint.text()
    seconds[0] += 0.29
    QTest.mouseClick(end, LEFT)
    assert player.session.length == 1
    seconds[0] += 0.02
    player.click(1.5, 0.5)
    player.click(2.5, 0.5)
    assert player.session.length == 3, "the next step of the same marine needs no waiting"


def test_bots_play_only_where_they_take_a_seat(player: TableUser) -> None:
    player.begin(ALONE)
    run = player.window.shell.actions.by_name["play-run"]
    assert player.controller.running and not run.isChecked()


def test_bots_run_wait_and_step(player: TableUser) -> None:
    player.window.shell.settings.setValue("playtest-seats", "rush rush rush rush random")
    player.window.shell.actions.by_name["play"].trigger()
    run = player.window.shell.actions.by_name["play-run"]
    for _ in range(100_000):
        QApplication.processEvents()
        if player.session.length > 8:
            break
    assert run.isChecked()
    player.do("play-run")
    length = player.session.length
    assert length > 8 and not player.controller.running and not run.isChecked()
    player.do("play-step")
    assert player.session.length > length
    player.page.log.slider.setValue(2)
    player.settle()
    assert player.session.at == 2
    player.do("play-step")
    assert player.session.at == player.session.length == 3
    player.do("play-back")
    assert player.session.length == 2


@pytest.mark.usefixtures("dressed")
def test_the_dialog_seats_everybody_and_takes_a_seed(player: TableUser) -> None:
    player.window.shell.actions.by_name["play-as"].trigger()
    dialog = player.playtest.seats.dialog
    assert dialog is not None
    seed = dialog.seed
    assert seed.fontMetrics().horizontalAdvance(seed.placeholderText()) < seed.width() - 8
    dialog.count.setCurrentIndex(dialog.count.findData(2))
    dialog.seed.setText("77")
    dialog.seats[1].setCurrentIndex(dialog.seats[1].findData("rush"))
    dialog.accept()
    player.settle()
    assert player.session.history.players == 2 and player.session.history.seed == 77
    assert player.session.seats.names == (PERSON, "rush", "tactical")


def test_a_map_that_can_not_be_played_says_why(beginner: User, answers: Answers) -> None:
    beginner.do("play")
    assert "can't be played" in answers.told[-1] and "space" in answers.told[-1]
    assert TableUser(beginner.window).playtest.page is None


def test_a_map_too_long_to_set_up_is_refused(
    player: TableUser, answers: Answers, monkeypatch: pytest.MonkeyPatch
) -> None:
    def hang(*_arguments: object) -> None:
        while True:
            pass

    monkeypatch.setattr(game_starter, "SECONDS", 0.1)
    monkeypatch.setattr("kneedeep.rules.history.begun", hang)
    player.window.shell.actions.by_name["play"].trigger()
    assert "can't be played. It is too large to set up" in answers.told[-1]
    assert player.playtest.page is None


def test_the_game_goes_on_on_a_changed_map(player: TableUser, answers: Answers, opened: Opened) -> None:
    player.begin(ALONE).answer("advance")
    player.click(2.5, 0.5)
    player.do("play-stop")
    user = User(player.window)
    user.look_at(10, 3, 24)
    user.drag((14.5, 8.5), (13.5, 8.5))
    assert user.steps
    player.do("play-continue")
    assert player.session.length == 3 and player.session.game.scenario == player.window.document.scenario
    player.do("play-stop")
    user.drag((2.5, 2.5), (1.5, 0.5))
    player.do("play-continue")
    assert player.session.game.scenario == player.window.document.scenario
    assert "from the present state" in answers.told[-1] or "no longer" in answers.told[-1]


def test_an_interrupt_is_asked_until_it_is_not_wanted(opened: Opened) -> None:
    player = TableUser(opened(NEAR).window).begin(ALONE)
    player.answer("ready", "guard", "end the turn")
    asked = 0
    while player.session.state.seat == 1 and asked < 2:
        state = player.session.state
        if player.session.interrupt():
            asked += 1
            assert player.page.decision.hush.isVisible()
            player.press_button(player.page.decision.hush if asked == 1 else player.page.decision.mute)
        elif state.stack[-1][0] == "command":
            activate = [choice for choice in player.page.decision.choices if choice.action[0] == "activate"]
            if not activate:
                break
            player.perform(activate[0].action)
        else:
            steps = [choice for choice in player.page.decision.choices if choice.action[0] == "step"]
            player.perform((steps or player.page.decision.choices)[-1].action)
    assert asked == 1, "after the first one the imps moved without a question"
    assert player.session.hushed[2] == {"guard"}
    player.session.quiet.add("guard")
    player.session.hushed = (-1, -1, frozenset())
    assert player.session.automatic() is None or player.session.state.stack[-1][0] != "window"


def let_heal(player: TableUser) -> None:
    """Let the first marine be hurt and ask to be healed."""
    state = player.session.state
    state.left[0] -= 1
    state.order[0], state.healers = HEAL, 1


def beside_a_medic(opened: Opened) -> TableUser:
    """A game in which the second marine advances beside the first one, who can be healed."""
    player = TableUser(opened(NEAR.replace("[[0, 0]]", "[[0, 0], [0, 1]]")).window).begin((PERSON, PERSON, PERSON))
    for answer in ("advance", "end the turn", "advance"):
        player.answer(answer)
    let_heal(player)
    return player


def test_a_way_goes_on_after_a_question_in_between_is_passed(opened: Opened) -> None:
    player = beside_a_medic(opened)
    player.click(3.5, 1.5)
    at = [player.session.game.board.spaces[player.session.state.at[1]]]
    while player.session.interrupt():
        player.answer("pass")
        at.append(player.session.game.board.spaces[player.session.state.at[1]])
    assert at == [(1, 1), (2, 1), (3, 1), (3, 1)], "asked after each of the three steps"


def test_a_way_goes_on_without_an_unwanted_question_and_ends_where_somebody_heals(opened: Opened) -> None:
    player = beside_a_medic(opened)
    player.click(2.5, 1.5)
    player.answer("heal")
    assert player.session.game.board.spaces[player.session.state.at[1]] == (1, 1) and player.controller.idle
    let_heal(player)
    player.session.quiet.add("heal")
    player.click(3.5, 1.5)
    assert player.session.game.board.spaces[player.session.state.at[1]] == (3, 1)


def test_the_command_line_begins_a_game_or_continues_a_saved_one(player: TableUser, tmp_path: Path) -> None:
    begin_game(player.window.shell, None, 2, 1, (None, "rush"), pause=False)
    player.settle()
    assert player.session.seats.names == (PERSON, PERSON, "rush") and player.session.history.seed == 1
    assert not player.session.hides
    player.answer("sprint")
    saved = tmp_path / "game.kneedeep-replay"
    saved.write_text("\n".join(player.session.history.lines()) + "\n", encoding="utf-8")
    length = player.session.length
    player.do("play-stop")
    begin_game(player.window.shell, SavedGame(saved), None, None, (None, None), pause=True)
    player.settle()
    assert player.session.length == length and player.session.history.players == 2
    player.page.log.slider.setValue(0)
    assert player.session.at == 0
    player.do("play-stop")
    # On the open map, which is the same one, and at a step; what is done there takes another course.
    begin_game(player.window.shell, SavedGame(saved, 0, on_map=True), None, None, None, pause=True)
    player.settle()
    assert (player.session.at, player.session.length) == (0, length)
    player.answer("unload")
    assert player.session.is_latest and player.session.history.actions[0] != ("action", 0)
    player.do("play-stop")
    # On a changed map: up to that step, with a word about it.
    document = player.window.document
    health = next(token for token in document.scenario.tokens if token.kind == "health")
    document.edit(Remove("Remove", frozenset({health.serial})))
    begin_game(player.window.shell, SavedGame(saved, 1, on_map=True), None, None, None, pause=True)
    player.settle()
    assert player.session.game.scenario == document.scenario and player.session.length == 1


def test_the_properties_are_filled_after_a_game_that_began_with_the_window(
    editor: Editor, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "near.yaml"
    path.write_text(NEAR, encoding="utf-8")
    editor.open([path])
    window = editor.windows[-1]
    begin_game(window.shell, None, 1, 7, None, pause=True)
    qtbot.waitUntil(lambda: window.shell.is_painted)
    dock = window.findChild(Dock, "properties")
    assert isinstance(dock, Dock)
    settle(lambda: not any(timer.isActive() for timer in dock.widget().findChildren(QTimer)))
    window.shell.actions.by_name["play-stop"].trigger()
    qtbot.waitUntil(lambda: dock.findChild(PropertiesPanel) is not None)


@pytest.mark.parametrize(
    ("wrong", "part"), [("figures: true", "figures"), ("tokens: [1]", "1 entry of tokens"), ("", "")]
)
def test_it_is_said_over_map_and_table_what_of_the_file_can_not_be_read(
    wrong: str, part: str, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    add = TurnNotices.add

    def listening(notices: TurnNotices, new: Sequence[TableNotice]) -> None:
        said.extend(one.text for one in new)
        add(notices, new)

    monkeypatch.setattr(TurnNotices, "add", listening)
    parts = yaml.safe_load(NEAR)
    user = opened(f"{yaml.safe_dump({key: parts[key] for key in parts if not wrong.startswith(key)})}{wrong}\n")
    QApplication.processEvents()
    notice = user.canvas.findChild(NoticeBar)
    if not part:
        assert notice is None
        return
    sentence = f"map.yaml: {part} can't be read and were left out. The list of problems says why."
    assert notice is not None and notice.isVisible() and notice.text.text() == sentence
    assert user.window.shell.problems.isVisible()
    player = TableUser(user.window)
    player.do("play")
    assert said.count(sentence) == 1
