"""A user at the table of a playtest: clicks on the board, answers and dice, and checks the result in the game."""

from collections.abc import Sequence
from pathlib import Path
from typing import Self

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget, QWidget

from kneedeep.cli.main import main
from kneedeep.games.play.session import PlaySession
from kneedeep.rules import Action
from kneedeep.rules.answers import Choice
from kneedeep.rules.doom2004.game import Doom2004Game
from kneedeep.rules.replay import lines_of
from kneedeep_editor.canvas.table.table_canvas import TableCanvas
from kneedeep_editor.mainwindow import MainWindow
from kneedeep_editor.mainwindow.user_questions import Questions
from kneedeep_editor.playtest.feature import Playtest
from kneedeep_editor.playtest.panels.game_page import GamePage
from kneedeep_editor.playtest.session.controller import Controller
from kneedeep_editor.playtest.session.speeds import OFF, remember_speed
from tests.support.users.editor_user import LEFT, NO_KEYS, send_move, settle


class TableUser:
    """Plays in one window without animations."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        remember_speed(window.shell.settings, OFF)

    @property
    def playtest(self) -> Playtest:
        return self.window.shell.feature(Playtest)

    @property
    def page(self) -> GamePage:
        assert self.playtest.page is not None
        return self.playtest.page

    @property
    def table(self) -> TableCanvas:
        assert self.playtest.table is not None
        return self.playtest.table

    @property
    def controller(self) -> Controller:
        return self.page.controller

    @property
    def session(self) -> PlaySession:
        return self.controller.session

    @property
    def game(self) -> Doom2004Game:
        """The game under way, which is one of 2004."""
        game = self.session.game
        assert isinstance(game, Doom2004Game)
        return game

    def begin(self, names: tuple[str, ...], seed: int = 1, *, passes: bool = False) -> Self:
        """Begin a game of the map, and wait until somebody is asked. `passes`: the screen is passed on."""
        self.window.shell.actions.by_name["play-pass"].setChecked(passes)
        assert self.playtest.starting.begin(len(names) - 1, seed, names)
        assert self.controller.speed is OFF
        self.settle()
        return self

    def do(self, name: str) -> None:
        """Run a command, which must be enabled and visible."""
        action = self.window.shell.actions.by_name[name]
        assert action.isEnabled() and action.isVisible(), name
        action.trigger()
        self.settle()

    def settle(self) -> None:
        """Wait until nothing goes on by itself."""
        settle(lambda: self.playtest.page is None or self.controller.idle)
        QApplication.processEvents()

    def at(self, x: float, y: float) -> QPoint:
        return QPointF(*self.table.view.to_pixels(x, y)).toPoint()

    def move(self, x: float, y: float) -> None:
        send_move(self.table, self.at(x, y), Qt.MouseButton.NoButton, NO_KEYS)

    def click(self, x: float, y: float) -> None:
        """Go to a place of the board and click there."""
        self.move(x, y)
        QTest.mouseClick(self.table, LEFT, NO_KEYS, self.at(x, y))
        self.settle()

    def drag(self, *places: tuple[float, float], let_go: bool = True) -> None:
        """Draw a way from place to place."""
        self.move(*places[0])
        QTest.mousePress(self.table, LEFT, NO_KEYS, self.at(*places[0]))
        for place in places[1:]:
            send_move(self.table, self.at(*place), LEFT, NO_KEYS)
        if let_go:
            QTest.mouseRelease(self.table, LEFT, NO_KEYS, self.at(*places[-1]))
            self.settle()

    def answer(self, *answers: str) -> None:
        """Click answers one after another, each time the first one with these words."""
        for words in answers:
            shown = [choice.words for choice in self.page.decision.choices]
            row = next((row for row, text in enumerate(shown) if words.lower() in text.lower()), -1)
            assert row >= 0, f"{words!r} is not among {shown}"
            self._give(self.page.decision.choices[row])

    def _give(self, choice: Choice) -> None:
        """Click an answer once it is on the screen: its button, or its line of the list."""
        self.settle()
        decision = self.page.decision
        button = next((button for button, one in decision._ending.items() if one == choice), None)
        if button is None:
            self._click_row(decision.list, decision.choices.index(choice))
        else:
            self.press_button(button)

    def decline(self) -> None:
        """End the turn, where that is no answer give the last one."""
        actions = [choice.action for choice in self.page.decision.choices]
        self.perform(next((action for action in actions if action[0] in ("finish", "end")), actions[-1]))

    def decline_until(self, stage: str) -> None:
        """Decline until something of a kind is asked."""
        while self.session.state.stack[-1][0] != stage:
            self.decline()

    def pass_all(self) -> None:
        """Interrupt nothing."""
        while self.session.state.stack[-1][0] == "window":
            self.answer("pass")

    def press_button(self, button: QWidget) -> None:
        """Click a button, and wait until nothing goes on by itself."""
        QTest.mouseClick(button, LEFT)
        self.settle()

    def play(self, actions: Sequence[Action], folder: Path, clicks: int) -> None:
        """Play a game to its end by the mouse; of a long one only the first and the last actions, the others are opened from a file."""
        between = range(clicks, len(actions) - clicks)
        while self.session.length < len(actions):
            if self.session.length in between:
                history = self.session.history
                file = folder / "between.kneedeep-replay"
                lines = lines_of(
                    history.game, history.players, history.seed, actions[: between.stop], None, history.seats
                )
                file.write_text("\n".join(lines) + "\n", encoding="utf-8")
                assert self.playtest.load(file)
                self.settle()
                file.unlink()
            assert self.controller.asks
            self.perform(actions[self.session.length])

    def save(self, folder: Path) -> Path:
        """Save the game in a folder, and see that the file verifies."""

        class Saving(Questions):
            def file_to_save(self, window: object, suggested: Path, *_: object) -> Path | None:
                return folder / suggested.name

        self.playtest.files.questions = Saving()
        self.do("play-save")
        (saved,) = folder.glob("*.kneedeep-replay")
        assert main(["replay", "--verify", str(saved)]) == 0
        return saved

    def go_back(self, clicks: int, *, whole: bool) -> None:
        """Take clicks back, those of the `whole` game or of its end, then go to its start."""
        played = len(self.session.history.actions)
        self.take_back(clicks)
        left = len(self.session.history.actions)
        assert self.session.state == self.session.history.moment(left)
        assert left == 0 if whole else 0 < left <= played - clicks
        self.page.log.slider.setValue(0)
        self.settle()
        assert self.session.state == self.session.history.moment(0)

    def take_back(self, steps: int) -> None:
        """Take back so many decisions, or all that there are."""
        back = self.window.shell.actions.by_name["play-back"]
        while self.session.at and steps:
            assert back.isEnabled()
            back.trigger()
            steps -= 1
        self.settle()

    def perform(self, action: Action) -> None:
        """Do an action by the mouse: steps on the table, dice on the dice, everything else in the list."""
        name, *numbers = action
        if name == "reroll":
            for place, button in enumerate(self.page.dice.buttons):
                if numbers[0] >> place & 1:
                    QTest.mouseClick(button, LEFT)
            self.press_button(self.page.dice.again)
            return
        if action in [choice.action for choice in self.page.targets.folded]:
            QTest.mouseClick(self.page.decision.more, LEFT)
        shown = self.page.decision.choices
        words = self.session.game.describe(self.session.state, action)
        # Of cards that are alike one is shown.
        choice = next(
            (choice for choice in shown if choice.action == action),
            next((choice for choice in shown if choice.words == words), None),
        )
        assert choice is not None, f"{words!r} is not shown"
        if action[0] == "step" and self._steps_by_a_click(choice):
            x, y = choice.spaces[0]
            self.click(x + 0.5, y + 0.5)
            return
        self._give(choice)

    def _steps_by_a_click(self, choice: Choice) -> bool:
        """Whether a click on the step's space does just that step, and is on the screen."""
        x, y = choice.spaces[0]
        aim = self.page.targets.at(x + 0.5, y + 0.5)
        seen = self.table.rect().contains(self.at(x + 0.5, y + 0.5))
        return aim.way is not None and aim.way.actions == (choice.action,) and aim.way.ends and seen

    def _click_row(self, rows: QListWidget, row: int) -> None:
        rows.scrollToItem(rows.item(row))
        spot = rows.visualItemRect(rows.item(row)).center()
        QTest.mouseClick(rows.viewport(), LEFT, NO_KEYS, spot)
        self.settle()


def texts_in(widget: QWidget) -> list[str]:
    """Every text that the widgets below one hold, whether it is seen or not: labels, lists, buttons, tips, names."""
    found: list[str] = []
    for part in (widget, *widget.findChildren(QWidget)):
        for read in ("text", "toolTip", "accessibleName", "accessibleDescription", "windowTitle", "statusTip"):
            value = getattr(part, read, None)
            if callable(value):
                told = value()
                if isinstance(told, str) and told:
                    found.append(told)
        if isinstance(part, QListWidget):
            for row in range(part.count()):
                found += [part.item(row).text(), part.item(row).toolTip()]
    return found
