"""Drives a game: people's choices, bots thinking in a thread, automatic actions, and the pace."""

from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from kneedeep.games.bots.seats import PERSON
from kneedeep.games.play.session import PlaySession
from kneedeep.rules import Action, Event
from kneedeep_editor.playtest.session.speeds import NORMAL, OFF, Speed
from kneedeep_editor.services.jobs.future_watcher import FutureWatcher
from kneedeep_editor.texts import tr

_SHOWN_EVERY = 60
"""Milliseconds between two updates of a game without animations."""


class Controller(QObject):
    """Drives one session.

    `acted` has the events of the last action. `changed`: show another moment, with the actions up to it. `failed` has a
    sentence about a failed bot. `parted` has a copy of the game before its later actions are dropped.
    """

    changed = Signal()
    acted = Signal(object)
    failed = Signal(str)
    parted = Signal(object)

    def __init__(self, session: PlaySession, parent: QObject | None = None) -> None:
        """Take a session. Nothing happens before `go_on`."""
        super().__init__(parent)
        self.session = session
        self.chosen_speed = NORMAL
        self.running = True
        """Whether bots play without further input."""
        session.screen = None
        self.lingers = False
        """Whether the side at the screen has news to see before it hands the screen over."""
        self._queue: list[Action] = []
        """The remaining actions of a path chosen by a person."""
        self._held: list[Action] = []
        """The queue while somebody else is asked. If they pass, it continues."""
        self._steps = 0
        self._pause = 0
        self._unshown = False
        """Whether actions were taken since the last picture."""
        self._waiting = False
        """Whether an animation is running."""
        self._skipped: tuple[int, int] | None = None
        """The round and the player of a turn whose rest is shown without animations."""
        self._waits_again = False
        """Whether the bots or the replay pause after the skipped turn."""
        self.watching = False
        """Whether the recorded steps after the viewed moment are replayed."""
        self._shown = QElapsedTimer()
        self._shown.start()
        self._thought = FutureWatcher(self)
        self._pool: ThreadPoolExecutor | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._go_on)
        self._thought.finished.connect(self._take_thought)

    # Input

    def choose(self, action: Action) -> None:
        """Carry out a person's choice."""
        self._stop_thinking()
        self._queue = self._held if action == self.session.game.assistant.pass_action else []
        self._held = []
        self.lingers = False
        self._part()
        self._do(action, asked=True)

    def follow(self, actions: Sequence[Action]) -> None:
        """Carry out several actions in turn, as long as only passing comes in between."""
        self._stop_thinking()
        self._queue, self._held = list(actions[1:]), []
        self.lingers = False
        self._part()
        self._do(actions[0], asked=True)

    def go_on(self) -> None:
        """Continue with everything that needs no person, from the latest moment."""
        self._timer.start(0)

    def take_back(self) -> bool:
        """Undo the last decision. Returns whether there was one. If only bots play, they are paused."""
        self._stop_thinking()
        self._queue, self._held = [], []
        self.lingers = False
        done = bool(self.session.take_back())
        if done and PERSON not in self.session.seats.names:
            self.running = False
        self.changed.emit()
        self.go_on()
        return done

    def go_to(self, at: int) -> None:
        """Show another moment. Before the latest one nothing continues by itself."""
        self._stop_thinking()
        self._queue, self._held = [], []
        self.lingers = False
        self.session.go_to(at)
        self.changed.emit()
        if self.session.is_latest:
            self.go_on()

    def run(self, *, on: bool) -> None:
        """Let bots play, or pause them. Before the latest moment: replay the recorded steps, or stop."""
        if self.watching or not self.session.is_latest:
            self._stop_thinking()
            self.watching = on
            self.changed.emit()
            if on:
                self._timer.start(0)
            return
        self.running = on
        if not on:
            self._stop_thinking()
        self.changed.emit()
        if on:
            self.go_on()

    def step(self) -> None:
        """Let a waiting bot do one action."""
        self._steps = 1
        self._part()
        self.go_on()

    def seat(self, names: Sequence[str]) -> None:
        """Replace the players."""
        self._stop_thinking()
        self.session.seat(names)
        self.changed.emit()
        self.go_on()

    def ask_no_more(self, *, for_good: bool) -> None:
        """Pass, and switch this kind of interruption off: for this turn, or for good."""
        session = self.session
        if for_good:
            session.quiet |= session.interrupt()
        else:
            session.hush()
        if (passing := session.game.assistant.pass_action) is not None:
            self.choose(passing)

    def pass_screen(self) -> None:
        """Pass on the screen, after its side has seen the results of its actions."""
        self.lingers = False
        self.changed.emit()

    def take_screen(self) -> None:
        """Give the screen to the deciding side."""
        self.session.screen = self.session.side
        self.lingers = False
        self.changed.emit()
        self.go_on()

    def skip(self) -> None:
        """Show the rest of the turn without animations, until a person is asked. Then restore a pause."""
        watches = self.watching or not self.session.is_latest
        waits = not (self.watching if watches else self.running)
        self.run(on=True)
        self._skipped, self._waits_again = self._turn(), waits

    def await_arrival(self) -> None:
        """Wait for the end of the animation that has just started."""
        self._waiting = True

    def arrived(self) -> None:
        """Continue after the end of the animation."""
        if self._waiting:
            self._waiting = False
            self._timer.start(self._pause)

    def stop(self) -> None:
        """End the game, so that nothing happens any more."""
        self._timer.stop()
        self._stop_thinking()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    @property
    def speed(self) -> Speed:
        """The current speed of animations."""
        return self.chosen_speed if self._skipped is None else OFF

    @property
    def idle(self) -> bool:
        """Whether nothing is in progress: a person is asked, bots are paused, or the game is over."""
        return not (self._timer.isActive() or self._waiting or self._thought.running or self._queue)

    @property
    def asks(self) -> bool:
        """Whether a person can decide at the shown moment."""
        session = self.session
        return not session.state.winner and not session.veiled and session.bot() is None and not self._queue

    # Continuation

    def _part(self) -> None:
        """Drop the actions after the shown moment. If people have played them, a copy is handed over first."""
        if self.session.drops:
            self.parted.emit(self.session.copy())
        self.session.cut()

    def _go_on(self) -> None:
        """Do the next step that needs no person, immediately if nobody has to see it."""
        session = self.session
        if self.watching:
            self._watch()
            return
        while session.is_latest and not self._waiting and not session.state.winner:
            if (queued := self._next_queued()) is None and session.bot() is None:
                session.offer_screen()
                if session.veiled:
                    break
            plays = session.bot() is None or self.running or bool(self._steps)
            action = queued if queued is not None else session.automatic() if plays else None
            if action is not None:
                if not self._do(action):
                    return
            elif session.bot() is not None and plays:
                self._let_bot_think()
                return
            else:
                break
        if not self._waiting:
            self._hold()
            self._end_skip(asked=True)
            self._show()

    def _next_queued(self) -> Action | None:
        """Take the next action of the queued path. An impossible rest is dropped."""
        session = self.session
        if not self._queue or session.game.assistant.is_interruption(session.state):
            return None
        action = self._queue.pop(0)
        if session.bot() is None and action in session.legal():
            return action
        self._queue = []
        return None

    def _let_bot_think(self) -> None:
        """Let a bot think, after the last actions were shown."""
        if self._unshown and self.speed.pace:
            self._show()
            if self._waiting:
                return
        self._think()

    def _hold(self) -> None:
        """Suspend the queued path while somebody is asked."""
        if self._queue:
            self._held, self._queue = self._queue, []

    def _watch(self) -> None:
        """Show the next recorded step. At the latest moment, continue the game."""
        session = self.session
        if session.is_latest:
            self.watching = False
            self._skipped = None
            self.changed.emit()
            self.go_on()
            return
        session.go_to(session.at + 1)
        events = session.history.events[session.at]
        self._pause = self._pause_after(events)
        self.acted.emit(events)
        self._end_skip()
        self._show()
        if self.watching and not self._waiting:
            self._timer.start(self._pause)

    def _show(self) -> None:
        self._unshown = False
        self._shown.start()
        self.changed.emit()

    def _do(self, action: Action, *, asked: bool = False) -> bool:
        """Carry out an action. Returns whether the next one may follow immediately."""
        session = self.session
        by_bot = session.bot() is not None
        if by_bot:
            self._steps = 0
        events = session.do(action, asked=asked)
        self._unshown = True
        self.lingers = self.lingers or any(event[0] in session.game.assistant.news for event in events)
        if self._queue and not session.game.assistant.only_walks(events):
            self._queue = []
        waits = bool(self.speed.pace) and (by_bot or (session.bot() is not None and self._rests(events)))
        self._pause = self._pause_after(events) if waits else 0
        self.acted.emit(events)
        # A person's action is shown together with its immediate consequences.
        late = not self.speed.pace and not asked and self._shown.elapsed() > _SHOWN_EVERY
        if self._end_skip() or waits or late:
            self._show()
        if not self._waiting and (self._pause or asked):
            self._timer.start(self._pause)
        return not self._waiting and not self._pause

    def _rests(self, events: Sequence[Event]) -> bool:
        return any(event[0] in self.session.game.assistant.rests for event in events)

    def _pause_after(self, events: Sequence[Event]) -> int:
        if self._rests(events):
            return self.speed.rest
        return self.speed.step if self.session.game.assistant.only_walks(events) else self.speed.pause

    def _turn(self) -> tuple[int, int]:
        """The round and the turn at the viewed moment."""
        state = self.session.state
        return state.round, self.session.game.assistant.whose_turn(state)

    def _end_skip(self, *, asked: bool = False) -> bool:
        """Restore the speed if the turn is over or a person is asked. Returns whether it did."""
        if self._skipped is None or (not asked and self._turn() == self._skipped):
            return False
        self._skipped = None
        if self._waits_again:
            if self.watching:
                self.watching = False
            else:
                self.running = False
        return True

    def _think(self) -> None:
        """Let the bot choose in a thread, so that the window stays responsive."""
        if self._thought.running:
            return
        if self._pool is None:
            self._pool = ThreadPoolExecutor(1, "playtest-bot")
        session = self.session
        bot, view, actions = session.bot(), session.view(), session.legal()
        assert bot is not None
        self._thought.watch(self._pool.submit(bot.choose, lambda: view, actions))

    def _take_thought(self, done: "Future[Action]") -> None:
        if (error := done.exception()) is not None:
            self.running = False
            what = f"{type(error).__name__}: {error}"
            self.failed.emit(tr("The bot stopped with an error ({error}). Choose another player.", error=what))
            self.changed.emit()
            return
        if self._do(done.result()):
            self._timer.start(0)

    def _stop_thinking(self) -> None:
        self.watching = False
        self._skipped = None
        self._timer.stop()
        self._waiting = False
        self._steps = 0
        self._thought.drop()
