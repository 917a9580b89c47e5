"""Playing the open scenario in its window: F5, a page in place of the map, and back to everything as it was."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QAction, QPainter, QPixmap
from PySide6.QtWidgets import (
    QComboBox,
    QDockWidget,
    QLabel,
    QMenu,
    QStackedWidget,
    QToolBar,
    QToolButton,
    QWidget,
)

from kneedeep_editor.canvas.player import Player
from kneedeep_editor.mainwindow import MainWindow
from kneedeep_editor.mainwindow.commands import Command
from kneedeep_editor.mainwindow.questions import Answer
from kneedeep_editor.texts import tr

if TYPE_CHECKING:
    from kneedeep.drawing.primitive import DisplayList
    from kneedeep.rules.history import History
    from kneedeep_editor.canvas.table import Table
    from kneedeep_editor.mainwindow.game_questions import GameQuestions
    from kneedeep_editor.playtest.controller import Controller
    from kneedeep_editor.playtest.page import Page
    from kneedeep_editor.playtest.seating import Seating
    from kneedeep_editor.playtest.sitting import Sitting
    from kneedeep_editor.services.beginning import Beginning, Wish

MENU = "Play"
_TOPIC = "playtest"
_KEPT_MENUS = ("File", MENU)
"""The menus that are there while a game is played."""
_SEATS, _MARINES, _SPEED, _QUIET = "playtest-seats", "playtest-marines", "playtest-speed", "playtest-quiet"
_USUAL = ("person", "person", "person", "tactical")

_CARRIED = (
    "The game can't be played again on it step by step, so everything was put where it stood: "
    "the game goes on from there, with new dice and a newly shuffled deck."
)

_BEFORE = (
    Command("play", "&Play from the start", MENU, ("F5",), "play", "Play the map as it is now"),
    Command(
        "play-as",
        "Play &as…",
        MENU,
        ("Ctrl+F5",),
        "",
        "Say how many marines play, who sits where, which seed",
    ),
    Command(
        "play-here",
        "Play from &here",
        MENU,
        ("Alt+F5",),
        "",
        "With the marines at the pointed space, in the state of the solution that is shown or in the first that has it",
    ),
    Command(
        "play-witness",
        "Play from the chosen &problem",
        MENU,
        ("Alt+Shift+F5",),
        "",
        "From the moment that the chosen problem shows: a trap, starvation, a respawn gap",
    ),
    Command(
        "play-continue", "&Go on with the last game", MENU, ("Ctrl+Shift+F5",), "", "On the map as it is now"
    ),
    Command(
        "play-open",
        "&Open a game…",
        MENU,
        ("Ctrl+Alt+O",),
        "",
        "A saved game or a replay, to look at or to play on",
    ),
)
_DURING = (
    Command("play-stop", "&Stop playing", MENU, ("Shift+F5",), "stop", "Back to the map"),
    Command(
        "play-back",
        "Take &back",
        MENU,
        ("Ctrl+Backspace",),
        "undo",
        "Take back your last decision and what came of it",
    ),
    Command("play-earlier", "A moment &earlier", MENU, ("F9",), "earlier", "Look at the moment before"),
    Command("play-later", "A moment &later", MENU, ("F10",), "later", "Look at the moment after"),
    Command("play-run", "Bots pla&y", MENU, ("F11",), "run", "Let bots play on, or wait"),
    Command("play-step", "One ste&p of a bot", MENU, ("F12",), "step", "Let a bot that waits do one thing"),
    Command(
        "play-seats",
        "&Who plays…",
        MENU,
        ("Ctrl+Alt+P",),
        "posts",
        "Seat people and bots for the rest of the game",
    ),
    Command(
        "play-save", "Save the ga&me…", MENU, ("Ctrl+Alt+S",), "save", "Save the game: it is a replay too"
    ),
    Command("play-designer", "&Designer's view", MENU, ("Ctrl+Alt+D",), "", "Show everything, whoever looks"),
    Command("play-pass", "Pass the s&creen", MENU, (), "", "Hide the game between two sides at one screen"),
)
_SHORT = {
    "play-stop": "Stop",
    "play-earlier": "Earlier",
    "play-later": "Later",
    "play-step": "One step",
    "play-seats": "Who plays",
    "play-save": "Save",
}
"""What commands are called in the bar."""
_CHECKED = ("play-run", "play-designer", "play-pass")


def install(window: MainWindow) -> None:
    """Add playing to a window."""
    Playtest(window)


def playtest_of(window: MainWindow) -> "Playtest":
    """Return the playtest of a window."""
    found = window.findChild(QObject, "playtests")
    assert isinstance(found, Playtest)
    return found


def begin_game(
    window: MainWindow,
    game: Path | None,
    marines: int | None,
    seed: int | None,
    bots: tuple[str | None, str | None] | None,
    *,
    pause: bool,
) -> None:
    """Play in a window: a saved game, else the map that is open.

    `bots`: who plays marines and invader, None for people; without it whoever sat there last.
    """
    playtest = playtest_of(window)
    if not pause:
        window.actions_by_name["play-pass"].setChecked(False)

    def begin() -> None:
        if game is not None:
            playtest.load(game, bots)
        else:
            playtest.play_with(marines, seed, bots)

    def begin_soon() -> None:
        QTimer.singleShot(0, window, begin)

    # The panels have their sizes only once the window was painted: they are to be there again after the game.
    if window.begun:
        begin()
    else:
        window.parts.canvas.painted.connect(begin_soon, Qt.ConnectionType.SingleShotConnection)


class Playtest(QObject):
    """Begins and ends games in one window."""

    def __init__(self, window: MainWindow) -> None:
        """Add the commands; what a game needs is loaded with the first one."""
        super().__init__(window)
        self.setObjectName("playtests")
        self._window = window
        self.page: Page | None = None
        """The game under way."""
        self.table: Table | None = None
        self.last: Sitting | None = None
        """The game that was stopped last."""
        self.dialog: Seating | None = None
        self._stage: QStackedWidget | None = None
        self._layout = QByteArray()
        self._put_away: list[QAction] = []
        self._player: Player | None = None
        self._questions: GameQuestions | None = None
        self._speeds: QComboBox | None = None
        menu = QMenu(tr("P&lay"), window)
        window.menuBar().insertMenu(window.menus["Problems"].menuAction(), menu)
        window.menus[MENU] = menu
        slots: dict[str, Callable[[], object]] = {
            "play": self.play,
            "play-as": self.ask_and_play,
            "play-here": self.play_here,
            "play-witness": self.play_witness,
            "play-continue": self.go_on,
            "play-open": self.open_game,
            "play-stop": self.stop,
            "play-back": self._take_back,
            "play-earlier": self._earlier,
            "play-later": self._later,
            "play-run": self._run,
            "play-step": self._step,
            "play-seats": self.ask_seats,
            "play-save": self.save_game,
            "play-designer": self._show_all,
            "play-pass": self._pass_on,
        }
        self._actions = {}
        for command in (*_BEFORE, None, *_DURING):
            if command is None:
                menu.addSeparator()
                continue
            action = self._actions[command.name] = window.add_command(command, slots[command.name])
            action.setCheckable(command.name in _CHECKED)
            if command.name in _SHORT:
                action.setIconText(_SHORT[command.name])
        self._asking = QMenu(tr("As&k me about"), window)
        menu.addMenu(self._asking)
        self._actions["play-pass"].setChecked(True)
        self._enable()
        self._space: tuple[int, int] | None = None
        """The space that was pointed at last."""
        window.parts.canvas.pointed.connect(self._point)
        window.parts.survey.answered.connect(self._begin_there)
        window.installEventFilter(self)
        window.parts.appearance.changed.connect(self._wear)

    @property
    def controller(self) -> "Controller":
        """Return what drives the game under way. Raises AssertionError when there is none."""
        assert self.page is not None
        return self.page.controller

    @property
    def questions(self) -> "GameQuestions":
        """Return who asks about files."""
        if self._questions is None:
            from kneedeep_editor.mainwindow.game_questions import GameQuestions

            self._questions = GameQuestions()
        return self._questions

    @questions.setter
    def questions(self, questions: "GameQuestions") -> None:
        self._questions = questions

    # Beginning and ending

    def play(self) -> None:
        """Play from the start, with as many marines as last time and whoever sat there."""
        self.play_with(None, None, None)

    def play_with(
        self, marines: int | None, seed: int | None, bots: tuple[str | None, str | None] | None
    ) -> None:
        """Play from the start; what is not given is as it was last, the seed a fresh one."""
        players = self._last_marines() if marines is None else marines
        self.begin(players, seed, self._names(players, bots))

    def begin(self, players: int, seed: int | None, names: Sequence[str]) -> bool:
        """Play a game of the map as it is now, without a seed with a fresh one; return whether it can be played."""
        from kneedeep.catalog.overrides import OverrideError
        from kneedeep.rules.history import begun
        from kneedeep.rules.ruleset import UnplayableError
        from kneedeep_editor.playtest.seating import fresh_seed
        from kneedeep_editor.playtest.starting import game_of

        try:
            game = game_of(self._window.document.scenario)
            history = begun(game, players, fresh_seed() if seed is None else seed)
        except (UnplayableError, OverrideError) as error:
            self._refuse(str(error))
            return False
        self.show(history, names)
        return True

    def ask_and_play(self) -> None:
        """Ask how many marines play and who sits where, then play."""
        from kneedeep_editor.playtest.starting import marines_called

        counts = tuple(count for count in self._window.document.scenario.counts if count in (1, 2, 3))
        if not counts:
            self._refuse("It is made for no number of marines from one to three.")
            return
        kept = self._window.parts.settings.text(_MARINES)
        chosen = int(kept) if kept.isdigit() and int(kept) in counts else counts[0]
        self._ask(
            marines_called(self._window.document.catalog, max(counts)),
            counts,
            chosen,
            self._usual(),
            begins=True,
        )

    def ask_seats(self) -> None:
        """Ask who plays on."""
        from kneedeep_editor.playtest.starting import marines_called

        sitting = self.controller.sitting
        players = sitting.history.players
        called = marines_called(self._window.document.catalog, players)
        self._ask(called, (players,), players, sitting.seats.names, begins=False)

    def _ask(
        self, called: Sequence[str], counts: Sequence[int], chosen: int, names: Sequence[str], *, begins: bool
    ) -> None:
        from kneedeep_editor.playtest.seating import Seating

        ordered = (*names[: len(called)], names[-1])
        self.dialog = Seating(self._window, called, counts, chosen, ordered, begins=begins)
        self.dialog.finished.connect(self._forget_dialog)
        self.dialog.settled.connect(self._play_as if begins else self._seat)
        self.dialog.open()

    def _forget_dialog(self) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
            self.dialog = None

    def _play_as(self, players: int, seed: int | None, names: Sequence[str]) -> None:
        self._remember(players, names)
        self.begin(players, seed, names)

    def _seat(self, players: int, _seed: int | None, names: Sequence[str]) -> None:
        self._remember(players, names)
        self.controller.seat(names)
        self._enable()

    def go_on(self) -> None:
        """Go on with the game that was stopped last, on the map as it is now, as far as it fits."""
        from kneedeep.catalog.overrides import OverrideError
        from kneedeep.rules.carrying import carried
        from kneedeep.rules.history import carried_to
        from kneedeep.rules.position import PositionError
        from kneedeep.rules.ruleset import UnplayableError
        from kneedeep_editor.playtest.seating import fresh_seed
        from kneedeep_editor.playtest.starting import game_of

        last = self.last
        if last is None:
            return
        if self._window.document.scenario == last.game.scenario:
            self.resume(last)
            return
        try:
            game = game_of(self._window.document.scenario)
            found = carried(last.history, game)
        except (UnplayableError, OverrideError, PositionError) as error:
            self._refuse(str(error))
            return
        if found.whole:
            self.show(found.history, last.seats.names)
            self._window.status.say(found.told)
            return
        try:
            history, told = carried_to(last.history, game, fresh_seed()), _CARRIED
        except PositionError as error:
            history, told = found.history, f"{error} {found.told}"
        self.show(history, last.seats.names)
        self._window.parts.questions.tell(self._window, tr("The map has changed."), told)

    def play_here(self) -> None:
        """Play from the pointed space, in the state of the solution that an overlay shows."""
        from kneedeep_editor.services.beginning import Wish

        overlays = self._window.findChild(QObject, "overlays")
        answer = getattr(overlays, "answer", None)
        self._wish(Wish(self._last_marines(), self._space, answer.question.stop if answer is not None else 0))

    def play_witness(self) -> None:
        """Play from the moment that the chosen problem shows."""
        from kneedeep_editor.services.beginning import Wish

        finding = self._window.parts.problems.chosen
        if finding is None:
            self._window.status.say(tr("Choose a problem in the list first."))
            return
        self._wish(Wish(self._last_marines(), finding=finding))

    def _wish(self, wish: "Wish") -> None:
        from kneedeep_editor.services.beginning import beginning

        self._window.parts.survey.ask(_TOPIC, beginning, wish)

    def _begin_there(self, topic: str, found: "Beginning") -> None:
        if topic != _TOPIC or self.page is not None:
            return
        from kneedeep.catalog.overrides import OverrideError
        from kneedeep.rules.history import begun_at
        from kneedeep.rules.position import PositionError
        from kneedeep.rules.ruleset import UnplayableError
        from kneedeep_editor.playtest.seating import fresh_seed
        from kneedeep_editor.playtest.starting import game_of

        if found.position is None:
            self._window.status.say(found.told)
            return
        try:
            game = game_of(self._window.document.scenario)
            history = begun_at(game, found.marines, fresh_seed(), found.position)
        except (UnplayableError, OverrideError, PositionError) as error:
            self._refuse(str(error))
            return
        self.show(history, self._names(found.marines))
        self._window.status.say(found.told)

    def _point(self, space: tuple[int, int] | None) -> None:
        if space is not None:
            self._space = space

    def open_game(self) -> None:
        """Open a saved game or a replay, at its end: the slider goes through it."""
        document = self._window.document
        folder = document.path.parent if document.path is not None else Path.cwd()
        path = self.questions.to_open(self._window, folder)
        if path is not None:
            self.load(path)

    def load(self, path: Path, bots: tuple[str | None, str | None] | None = None) -> bool:
        """Go on with a saved game; return whether it could be read."""
        from kneedeep.rules.history import gone_on_with
        from kneedeep.rules.replay import load
        from kneedeep.rules.replay_lines import ReplayError
        from kneedeep.scenario.io.files import FileFailed

        try:
            history = gone_on_with(load(str(path)))
        except (FileFailed, ReplayError) as error:
            self._window.parts.questions.tell(
                self._window, tr("This game could not be opened."), f"{path.name}: {error}"
            )
            return False
        self.show(history, self._names(history.players, bots, history.seats))
        return True

    def save_game(self) -> None:
        """Save the game under way as a replay."""
        from kneedeep.rules.replay import ENDING
        from kneedeep.scenario.io.files import FileFailed, write_atomically

        document, sitting = self._window.document, self.controller.sitting
        place = document.path or Path.cwd() / "game.yaml"
        path = self.questions.to_save(self._window, place.with_name(place.stem + ENDING))
        if path is None:
            return
        try:
            write_atomically(str(path), sitting.history.file())
        except FileFailed as error:
            self._window.parts.questions.tell(self._window, tr("The game was not saved."), str(error))
            return
        sitting.saved = sitting.length
        self._window.status.say(tr("The game is saved as {name}.", name=path.name))

    def show(self, history: "History", names: Sequence[str]) -> "Page":
        """Play a game in place of the map; `names`: a person or a bot by seat, the invader's last."""
        from kneedeep_editor.playtest.sitting import Sitting

        sitting = Sitting(history, names)
        sitting.quiet = set(self._window.parts.settings.text(_QUIET).split())
        return self.resume(sitting)

    def resume(self, sitting: "Sitting") -> "Page":
        """Play a sitting in place of the map."""
        from kneedeep_editor.canvas.table import Table
        from kneedeep_editor.playtest.controller import Controller
        from kneedeep_editor.playtest.page import Page

        self.stop()
        theme = self._window.parts.appearance.theme
        if self._player is None:
            self._player = Player()
        controller = Controller(sitting)
        table = Table(theme, self._player)
        page = Page(controller, table, table, theme, self._draw)
        controller.setParent(page)
        controller.hides = self._actions["play-pass"].isChecked()
        table.pointed.connect(page.point)
        table.clicked.connect(page.click)
        table.asked.connect(page.offer_at)
        table.dragging.connect(page.show_drawn)
        table.drawn.connect(page.walk)
        table.arrived.connect(controller.arrived)
        controller.changed.connect(self._enable)
        controller.failed.connect(self._window.status.say)
        self.page, self.table = page, table
        self._furnish(page.bar)
        self._enter(page)
        page.refresh()
        controller.go_on()
        table.setFocus()
        return page

    def stop(self) -> None:
        """Go back to the map, with everything as it was."""
        page, self.page, self.table = self.page, None, None
        if page is None:
            return
        self.last = page.controller.sitting
        self._window.parts.settings.set_text(_QUIET, " ".join(sorted(self.last.quiet)))
        if self.dialog is not None:
            self.dialog.reject()
        page.controller.stop()
        self._speeds = None
        self._leave(page)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End the game before the window is closed: its layout is remembered without it."""
        if event.type() == QEvent.Type.Close:
            if not self._may_end():
                event.ignore()
                return True
            self.stop()
        return False

    def _may_end(self) -> bool:
        """Offer to save a game that somebody has played on since it was saved; return False when he stays."""
        if self.page is None:
            return True
        from kneedeep.bots.seats import PERSON

        sitting = self.controller.sitting
        if sitting.length == sitting.saved or PERSON not in sitting.seats.names:
            return True
        answer = self._window.parts.questions.unsaved(self._window, tr("the game"))
        if answer is Answer.SAVE:
            self.save_game()
            return sitting.length == sitting.saved
        return answer is Answer.DISCARD

    # What is remembered

    def _last_marines(self) -> int:
        """How many marines played last, as far as the scenario is made for so many."""
        counts = self._window.document.scenario.counts
        kept = self._window.parts.settings.text(_MARINES)
        return int(kept) if kept.isdigit() and int(kept) in counts else min(counts, default=1)

    def _usual(self) -> tuple[str, ...]:
        kept = tuple(self._window.parts.settings.text(_SEATS).split())
        return kept if len(kept) == len(_USUAL) else _USUAL

    def _names(
        self,
        players: int,
        bots: tuple[str | None, str | None] | None = None,
        saved: tuple[str, ...] = (),
    ) -> tuple[str, ...]:
        """Who sits where: the bots of both sides (None for people), else whom a saved game names, else whoever sat there last."""
        from kneedeep_editor.playtest.words import player_names

        if bots is not None:
            side, invader = (name or _USUAL[0] for name in bots)
            return *[side] * players, invader

        known = player_names()
        if saved and all(name in known for name in saved):
            return saved
        names = tuple(name if name in known else _USUAL[0] for name in self._usual())
        return *names[:players], names[-1]

    def _remember(self, players: int, names: Sequence[str]) -> None:
        usual = list(self._usual())
        usual[:players] = names[:-1]
        usual[-1] = names[-1]
        settings = self._window.parts.settings
        settings.set_text(_SEATS, " ".join(usual))
        settings.set_text(_MARINES, str(players))

    # While it is played

    def _furnish(self, bar: QToolBar) -> None:
        """Fill the bar of the page, and the menu of what people are asked about."""
        from kneedeep_editor.playtest.controller import NORMAL, SPEEDS
        from kneedeep_editor.playtest.words import INTERRUPTIONS

        bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        for name in ("play-stop", "", "play-back", "play-earlier", "play-later", "", "play-run", "play-step"):
            if name:
                bar.addAction(self._actions[name])
            else:
                bar.addSeparator()
        label = QLabel(tr(" Speed "))
        self._speeds = speeds = QComboBox()
        label.setBuddy(speeds)
        speeds.setAccessibleName(tr("Speed"))
        speeds.addItems([speed.name for speed in SPEEDS])
        kept = self._window.parts.settings.text(_SPEED)
        speeds.setCurrentIndex(int(kept) if kept.isdigit() and int(kept) < len(SPEEDS) else NORMAL)
        speeds.currentIndexChanged.connect(self._change_speed)
        self.controller.speed = SPEEDS[speeds.currentIndex()]
        bar.addWidget(label)
        bar.addWidget(speeds)
        bar.addSeparator()
        for name in ("play-seats", "play-designer", "play-save"):
            bar.addAction(self._actions[name])
        self._asking.clear()
        for name, words in INTERRUPTIONS.items():
            action = self._asking.addAction(words)
            action.setData(name)
            action.setCheckable(True)
            action.toggled.connect(self._change_asking)
        button = QToolButton()
        button.setText(tr("Ask me about"))
        button.setMenu(self._asking)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        bar.addWidget(button)
        self._asking.aboutToShow.connect(self._check_asking)
        self._actions["play-designer"].setChecked(False)

    def _enable(self) -> None:
        page = self.page
        playing = page is not None
        for command in _BEFORE:
            self._actions[command.name].setEnabled(not playing)
        for command in _DURING:
            self._actions[command.name].setEnabled(playing)
        self._asking.setEnabled(playing)
        self._actions["play-continue"].setEnabled(not playing and self.last is not None)
        if page is None:
            return
        controller = page.controller
        sitting = controller.sitting
        bots = any(name != "person" for name in sitting.seats.names)
        self._actions["play-back"].setEnabled(sitting.at > 0)
        self._actions["play-earlier"].setEnabled(sitting.at > 0)
        self._actions["play-later"].setEnabled(not sitting.is_latest)
        self._actions["play-run"].setEnabled(bots and not sitting.state.winner)
        self._actions["play-run"].setChecked(controller.running)
        waits = not controller.running or not sitting.is_latest
        self._actions["play-step"].setEnabled(
            waits and sitting.bot() is not None and not sitting.state.winner
        )

    def _take_back(self) -> None:
        if not self.controller.take_back():
            self._window.status.say(tr("There is no decision to take back."))

    def _earlier(self) -> None:
        self.controller.go_to(self.controller.sitting.at - 1)

    def _later(self) -> None:
        self.controller.go_to(self.controller.sitting.at + 1)

    def _run(self) -> None:
        self.controller.run(on=self._actions["play-run"].isChecked())

    def _step(self) -> None:
        self.controller.step()

    def _show_all(self) -> None:
        assert self.page is not None
        self.page.designer = self._actions["play-designer"].isChecked()
        self.page.refresh()

    def _pass_on(self) -> None:
        if self.page is not None:
            self.controller.hides = self._actions["play-pass"].isChecked()
            self.controller.screen = None
            self.page.refresh()
            self.controller.go_on()

    def _change_speed(self, number: int) -> None:
        from kneedeep_editor.playtest.controller import SPEEDS

        self.controller.speed = SPEEDS[number]
        self._window.parts.settings.set_text(_SPEED, str(number))

    def _check_asking(self) -> None:
        if self.page is None:
            return
        quiet = self.controller.sitting.quiet
        for action in self._asking.actions():
            action.blockSignals(True)
            action.setChecked(action.data() not in quiet)
            action.blockSignals(False)

    def _change_asking(self) -> None:
        action = self.sender()
        if isinstance(action, QAction) and self.page is not None:
            sitting = self.controller.sitting
            (sitting.quiet.discard if action.isChecked() else sitting.quiet.add)(str(action.data()))
            self._window.parts.settings.set_text(_QUIET, " ".join(sorted(sitting.quiet)))
            self.controller.go_on()

    # The window meanwhile

    def _enter(self, page: QWidget) -> None:
        window = self._window
        if self._stage is None:
            window.takeCentralWidget()
            self._stage = QStackedWidget()
            self._stage.addWidget(window.parts.canvas)
            window.setCentralWidget(self._stage)
        self._layout = window.saveState()
        for part in (*window.findChildren(QDockWidget), *_bars(window)):
            part.hide()
        self._stage.addWidget(page)
        self._stage.setCurrentWidget(page)
        menus = {menu.menuAction() for name, menu in window.menus.items() if name in _KEPT_MENUS}
        kept = {action for name in _KEPT_MENUS for action in window.menus[name].actions()}
        self._put_away = [
            action
            for action in {*window.menuBar().actions(), *window.keyed.values()}
            if action not in menus and action not in kept and action.isVisible()
        ]
        for action in self._put_away:
            # What is not visible can't be called by its keys either, whoever enables it meanwhile.
            action.setVisible(False)
        self._enable()

    def _leave(self, page: QWidget) -> None:
        window = self._window
        assert self._stage is not None
        for action in self._put_away:
            action.setVisible(True)
        self._put_away = []
        self._stage.removeWidget(page)
        page.hide()
        page.deleteLater()
        self._stage.setCurrentIndex(0)
        window.restoreState(self._layout)
        self._enable()
        window.parts.canvas.setFocus()

    def _wear(self) -> None:
        if self.page is not None and self.table is not None:
            theme = self._window.parts.appearance.theme
            self.table.wear(theme)
            self.page.painter.wear(theme)
            self.page.refresh()

    def _draw(self, picture: "DisplayList", size: int) -> QPixmap:
        """Draw a picture of one unit into so many pixels."""
        assert self._player is not None
        ratio = self._window.devicePixelRatioF()
        pixmap = QPixmap(round(size * ratio), round(size * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.scale(size, size)
        self._player.play(painter, picture)
        painter.end()
        return pixmap

    def _refuse(self, why: str) -> None:
        self._window.parts.questions.tell(
            self._window,
            tr("This scenario can't be played."),
            tr("{why} The problems say what is wrong with it.", why=why),
        )


def _bars(window: MainWindow) -> list[QToolBar]:
    """The bars of the window itself."""
    return window.findChildren(QToolBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
