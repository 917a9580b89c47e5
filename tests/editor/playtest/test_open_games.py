"""What was played stays: games of a session are kept, and closing the window asks about them."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kneedeep.games.bots.seats import PERSON
from kneedeep_editor.mainwindow.user_questions import Answer, Questions
from kneedeep_editor.playtest.panels.game_over import SAME, WATCH
from tests.editor.playtest.test_game_page import NEAR
from tests.support.users.editor_user import LEFT, NO_KEYS, Answers, Opened, User
from tests.support.users.table_user import TableUser, texts_in

ALONE = (PERSON, PERSON)


class InFolder(Questions):
    """Saves under the suggested name; opens what was saved last."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.saved: list[Path] = []

    def file_to_save(self, window: object, suggested: Path, *_: object) -> Path | None:
        self.saved.append(self.folder / f"{len(self.saved)}-{suggested.name}")
        return self.saved[-1]

    def file_to_read(self, *_: object) -> Path | None:
        return self.saved[-1]


def games(player: TableUser) -> list[str]:
    """What the menu of the games offers."""
    menu = player.playtest.games.menu
    menu.aboutToShow.emit()
    return [action.text() for action in menu.actions()]


def choose(player: TableUser, words: str) -> None:
    (row,) = (row for row, text in enumerate(games(player)) if words in text)
    player.playtest.games.menu.actions()[row].trigger()
    player.settle()


def test_closing_asks_about_all_played_games(player: TableUser, answers: Answers, tmp_path: Path) -> None:
    player.playtest.files.questions = asking = InFolder(tmp_path)
    player.begin(ALONE).answer("Sprint")
    answers.unsaved_answer = Answer.CANCEL
    player.window.close()
    assert answers.asked == ["unsaved the game"]
    assert [len(games) for games in answers.changes] == [1]
    assert player.window.isVisible() and player.session.length == 1
    player.do("play-back")
    player.do("play-stop")
    player.begin(("rush", "random"))
    while player.session.length < 5:
        QApplication.processEvents()
    player.do("play-stop")
    player.begin(ALONE).answer("Sprint")
    player.do("play-stop")
    player.begin(ALONE).answer("Unload")
    answers.unsaved_answer = Answer.SAVE
    player.window.close()
    assert answers.asked[1:] == ["unsaved 2 games"], "bots alone and what was taken back are not asked about"
    assert len(asking.saved) == 2 and all(path.exists() for path in asking.saved)
    assert not player.window.isVisible()


def test_who_does_not_close_the_map_stays_in_the_game(player: TableUser, answers: Answers) -> None:
    User(player.window).drag((14.5, 8.5), (13.5, 8.5))
    assert player.window.document.modified
    player.begin(ALONE)
    answers.unsaved_answer = Answer.CANCEL
    player.window.close()
    assert answers.asked == [f"unsaved {player.window.document.title}"]
    assert player.window.isVisible() and player.table.isVisible()
    player.answer("Sprint")
    assert player.session.length


@pytest.mark.usefixtures("dressed")
def test_an_edit_after_stop_offers_to_go_on(player: TableUser) -> None:
    button = player.playtest.offer.button
    player.window.window().resize(1280, 720)
    player.begin(ALONE)
    player.do("play-stop")
    user = User(player.window)
    user.drag((14.5, 8.5), (13.5, 8.5))
    assert not button.isVisible(), "nothing was played"
    player.begin(ALONE).answer("advance")
    player.click(2.5, 0.5)
    player.do("play-stop")
    assert not button.isVisible(), "the map is the one that was played on"
    user.drag((13.5, 8.5), (14.5, 8.5))
    QApplication.processEvents()
    assert button.isVisible() and user.window.shell.toolbar.isAncestorOf(button)
    user.do("undo")
    QApplication.processEvents()
    assert not button.isVisible()
    user.do("redo")
    QApplication.processEvents()
    player.press_button(button)
    assert player.session.length == 3 and not button.isVisible()
    player.do("play-stop")
    assert not button.isVisible()


def test_recorded_steps_are_shown_one_after_another(player: TableUser) -> None:
    player.begin(ALONE).answer("sprint")
    player.click(2.5, 0.5)
    player.click(4.5, 0.5)
    length = player.session.length
    walks = [text for text in texts_in(player.page.log.list) if "moves to" in text]
    assert walks == ["The red marine moves to 4,0 (4 steps)"]
    slider = player.page.log.slider
    QTest.mouseClick(slider, LEFT, NO_KEYS, QPoint(2, slider.height() // 2))
    assert player.session.at == 0
    player.do("play-run")
    assert player.session.at == player.session.length == length
    assert not player.controller.watching


def test_after_the_end_one_plays_again(opened: Opened) -> None:
    player = TableUser(opened(NEAR.replace("frags: 6", "rounds: 1")).window).begin(ALONE, 3)
    for _ in range(100):
        if player.session.state.winner:
            break
        player.answer("unload") if player.session.state.stack[-1][0] == "choose" else player.decline()
    over = player.page.over
    assert over.isVisible() and not player.page.decision.list.isVisible()
    player.press_button(over.buttons[WATCH])
    assert player.session.is_latest and over.isVisible()
    player.press_button(over.buttons[SAME])
    assert player.session.length == 0 and player.session.history.seed == 3
    assert not player.page.over.isVisible()
