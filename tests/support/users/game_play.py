"""Plays at the table of a playtest: rows of clicks and answers, and what is told and done.

Rows as in `window_play`, in the files `games_*.yaml`.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from tests.support.users.editor_user import LEFT, NO_KEYS
from tests.support.users.play_rows import Play, fits
from tests.support.users.table_user import TableUser


class GamePlay(Play):
    """Somebody at a table, who follows the rows of a play."""

    seen: ClassVar[Mapping[str, Callable[[Any], object]]] = {
        "hint": lambda play: play.player.page.hint.text(),
        "actions": lambda play: " ".join(action[0] for action in play.player.session.history.actions),
        "length": lambda play: play.player.session.length,
        "at": lambda play: play.player.session.at,
        "choices": lambda play: " ".join(choice.action[0] for choice in play.player.page.decision.choices),
        "question": lambda play: play.player.page.decision.question.text(),
        "hand": lambda play: play.player.page.hand.title.text(),
        "goal": lambda play: play.player.page.header.goal.text(),
        "sheet": lambda play: play.player.page.sheets.labels[-1].text(),
        "sheet-tip": lambda play: play.player.page.sheets.labels[-1].toolTip(),
        "story": lambda play: [line for _, line in play.player.session.story],
        "log": lambda play: [
            play.player.page.log.list.item(n).text() for n in range(play.player.page.log.list.count())
        ],
        "way": lambda play: [list(space) for space in play.player.table._way],
        "lines-are-shown": lambda play: bool(play.player.table._lines),
        "walked": lambda play: [
            list(play.board.spaces[action[1]]) for action in play.player.session.history.actions if action[0] == "step"
        ],
        "marine-at": lambda play: list(play.board.spaces[play.player.session.state.at[0]]),
        "offered": lambda play: [action.text() for action in play.menu_shown.actions() if action.data() is not None],
        "spoken-offer": lambda play: play.menu_shown.activeAction().text(),
        "dice": lambda play: len(play.player.page.dice.buttons),
        "more-is-on": lambda play: play.player.page.decision.more.isChecked(),
        "doors-over-figures": lambda play: [name for name, _ in play.player.table.scene.before.layers].count("door"),
    }

    def __init__(self, player: TableUser) -> None:
        """Begin in front of a map."""
        self.player = player

    @property
    def board(self) -> Any:
        return self.player.session.game.board

    @property
    def menu_shown(self) -> QMenu:
        return next(one for one in QApplication.topLevelWidgets() if isinstance(one, QMenu) and one.isVisible())

    def resize(self, size: tuple[int, int]) -> None:
        self.player.window.window().resize(*size)

    def begin(self, who: str) -> None:
        """Begin a game of persons and bots, with a seed after them."""
        names = who.split()
        seed = int(names.pop()) if names[-1].isdigit() else 1
        self.player.begin(tuple(names), seed)

    def answer(self, words: str | list[str]) -> None:
        self.player.answer(*([words] if isinstance(words, str) else words))

    answer_again = answer

    def move(self, at: tuple[float, float]) -> None:
        self.player.move(*at)

    def click(self, at: tuple[float, float]) -> None:
        self.player.click(*at)

    def drag(self, places: Sequence[tuple[float, float]]) -> None:
        self.player.drag(*places)

    def pull(self, places: Sequence[tuple[float, float]]) -> None:
        """Drag without letting go."""
        self.player.drag(*places, let_go=False)

    def give_up(self, at: tuple[float, float]) -> None:
        """Press Esc before letting go."""
        QTest.keyClick(self.player.table, Qt.Key.Key_Escape)
        QTest.mouseRelease(self.player.table, LEFT, NO_KEYS, self.player.at(*at))

    def decline(self, _: object) -> None:
        self.player.decline()

    def decline_until(self, stage: str) -> None:
        self.player.decline_until(stage)

    def decline_until_asked(self, question: str) -> None:
        while not fits(self.player.page.decision.question.text(), question):
            self.player.decline()

    def pass_all(self, _: object) -> None:
        self.player.pass_all()

    def menu(self, words: str) -> None:
        """Choose a line of the menu that is open."""
        menu = self.menu_shown
        next(action for action in menu.actions() if fits(action.text(), words)).trigger()
        menu.close()
        self.player.settle()

    def designer(self, _: object) -> None:
        """Show what both sides know."""
        self.player.window.shell.actions.by_name["play-designer"].setChecked(False)
        self.player.do("play-designer")

    def more(self, _: object) -> None:
        """Show answers that lead to nothing, too."""
        QTest.mouseClick(self.player.page.decision.more, LEFT)

    def story_line(self, words: str) -> None:
        """Go to a moment of the story."""
        story = self.player.page.log.list
        self.player._click_row(story, story.row(story.findItems(words, Qt.MatchFlag.MatchContains)[0]))

    def moment(self, number: int) -> None:
        """Go to a moment by the slider."""
        self.player.page.log.slider.setValue(number)
        self.player.settle()
