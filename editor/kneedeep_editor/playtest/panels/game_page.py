"""The page of a playtest: the table, and beside it the decision, the sheets of all players, and the story."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QTimer
from PySide6.QtGui import QKeyEvent, QKeySequence

from kneedeep.drawing import Theme
from kneedeep.games.bots.seats import MARINES, PERSON, side_of
from kneedeep.rules import Action, Event
from kneedeep.rules.answers import Choice
from kneedeep.rules.table_view import TableView
from kneedeep_editor.canvas.table.table_canvas import TableCanvas
from kneedeep_editor.canvas.table.table_scene import Scene
from kneedeep_editor.playtest.board.click_guard import PressWatch, pending_decision
from kneedeep_editor.playtest.board.click_targets import ClickTargets
from kneedeep_editor.playtest.board.game_animator import GameAnimator
from kneedeep_editor.playtest.board.game_picture import GamePicture
from kneedeep_editor.playtest.panels.decision_panel import AnswerFocus, DecisionAnswer
from kneedeep_editor.playtest.panels.game_layout import GameLayout
from kneedeep_editor.playtest.panels.game_over import result_of
from kneedeep_editor.playtest.panels.hand_panel import hand_of
from kneedeep_editor.playtest.panels.story_log import walks_in_one
from kneedeep_editor.playtest.panels.table_pointer import TablePointer
from kneedeep_editor.playtest.panels.turn_notices import TurnNotice, TurnNotices
from kneedeep_editor.playtest.session.controller import Controller
from kneedeep_editor.playtest.session.rolled_dice import shown_dice
from kneedeep_editor.playtest.text.answer_texts import distinct_answers, outcome_text, short_answer, shown_text
from kneedeep_editor.playtest.text.game_texts import decision_text, turn_text, waiting_text
from kneedeep_editor.playtest.text.spoken_story import SpokenStory, news_of


class GamePage(GameLayout):
    """A playtest to watch and to play. No widget contains anything hidden from the viewer."""

    def __init__(self, controller: Controller, table: TableCanvas, theme: Theme, basis: str = "") -> None:
        """Show the game of a controller.

        `basis`: a text on the reliability of the game's numbers.
        """
        super().__init__(controller.session, table)
        self.controller, session = controller, controller.session
        self.painter = GamePicture(session.game, theme)
        self.designer = False
        """Whether everything is shown for any viewer."""
        self.animator = GameAnimator(self.painter, table)
        self._presses = PressWatch(self)
        self._presses.pressed.connect(self.table.clock.finish)
        self._rolls: tuple[tuple[float, float], ...] = ()
        """The times (start, end) of rolling dice in the current animation."""
        self._lying: tuple[tuple[int, int], ...] = ()
        """The dice at the previous moment."""
        self._results: Callable[[], None] | None = None
        """The pending callback that shows the results after the dice have rolled."""
        self._unfolded = -1
        """The number of actions at the last request for attacks of little use."""
        self._placed = -1
        """The number of actions at the last decision whose spaces were scrolled into view."""
        self._turn = "", False
        """The last announced turn, and whether the other side was asked during it."""
        self._seen = 0
        """The number of actions before the last shown moment."""
        self.notices = TurnNotices(table)
        self.voice = SpokenStory(resumed=session.length > 0)
        self._focus = AnswerFocus(table, self.decision)
        self.pointer = TablePointer(controller, table, self.painter, self.decision.question, lambda: self.side)
        self.pointer.chosen.connect(self._follow)
        self.hint = self.pointer.hint
        self._basis = [(0, line) for line in basis.splitlines()]
        controller.changed.connect(self.refresh)
        controller.acted.connect(self._note_events)
        self.decision.chosen.connect(self._choose)
        self.decision.unfolded.connect(self._unfold)
        self.decision.passed.connect(controller.pass_screen)
        self.decision.painted.connect(self.pointer.guard.show)
        self.decision.pointed.connect(self._show_choice)
        self.decision.hushed.connect(self._hush)
        self.dice.rolled_again.connect(self._roll_again)
        self.dice.weighed.connect(self._weigh)
        self.hand.played.connect(self._play_card)
        self.log.gone_to.connect(controller.go_to)
        self.veil.taken.connect(controller.take_screen)

    # Display

    @property
    def side(self) -> str | None:
        """The side that sees the screen. None if everything may be seen."""
        seats = self.controller.session.seats
        if self.designer or (seats.shared and not self.controller.session.hides):
            return None
        if seats.shared:
            return self.controller.session.screen or MARINES
        return seats.side_to_see(self.controller.session.state)

    @property
    def targets(self) -> ClickTargets:
        """The targets of clicks on the table."""
        return self.pointer.targets

    def refresh(self) -> None:
        """Show the viewed moment."""
        controller, session = self.controller, self.controller.session
        if session.veiled and not controller.lingers and not self.designer:
            self._hide_all()
            return
        self.stack.setCurrentIndex(0)
        self.dress()
        answered = self._focus.at_answers
        game, side = session.game, self.side
        view = game.table_view(session.state, side)
        asks = controller.asks and (side is None or side == session.side)
        choices = session.choices() if asks else []
        went_back, self._seen = session.at < self._seen, session.at
        if went_back or (not session.is_latest and not controller.watching):
            self.notices.clear_all()
        self.pointer.guard.expect(pending_decision(session))
        unfolded = self._unfolded == session.at
        self.pointer.targets = ClickTargets(game, session.state, choices, unfolded=unfolded)
        scene = self.painter.scene(view, side, view.extra if asks else 0)
        events = self._show_moment(scene._replace(reach=self.targets.reach, signs=self.targets.signs))
        self._follow_events(events, view, side)
        self._show_places(choices)
        rolling = bool(choices) and game.assistant.is_roll(choices[0].action)
        listed = [] if rolling else distinct_answers(game, self.targets.choices)
        if answered and not listed:
            # Before the answers are hidden. Otherwise screen readers announce other widgets that get the focus.
            self.table.setFocus()
        self._show_decision(listed, rolling=rolling)
        self._show_turn(asks=asks)
        self._show_outcome(view, choices, rolling=rolling)
        lines = walks_in_one([(number, shown_text(line)) for number, line in session.story])

        def show_results() -> None:
            self.header.show_moment(view, side)
            self.sheets.show_sheets(view)
            self.share_room()
            self.log.show_story([*self._basis, *lines], session.at, session.length, asks=asks)

        self._results = show_results
        if not self._rolls:
            self._show_results()
        self.keep_notices_away()
        self.notices.add(news_of(events, game))
        self.pointer.tell(aloud=False)
        self._focus.keep(answered, listed=bool(listed))
        self._speak(lines, asks=asks)

    def _show_decision(self, listed: Sequence[Choice], *, rolling: bool) -> None:
        """Show the question and its answers, or the deciding bot."""
        session = self.controller.session
        game, state = session.game, session.state
        bot = session.names[state.player] if session.bot() is not None and session.is_latest else ""
        paused = bool(bot) and not self.controller.running and not state.winner
        self.decision.show_decision(
            turn_text(game, state),
            waiting_text(game, state, bot) if paused else shown_text(game.assistant.question(state)),
            [self._answer(choice) for choice in listed],
            interrupts=bool(listed) and bool(session.interrupt()),
            folded=0 if rolling else len(self.targets.folded),
            unfolded=self._unfolded == session.at,
            pass_to=decision_text(state) if session.veiled and not self.designer else "",
        )

    def _show_outcome(self, view: TableView, choices: Sequence[Choice], *, rolling: bool) -> None:
        """Show dice and hand, or the result of a finished game in place of the dice."""
        session = self.controller.session
        over = bool(session.state.winner) and session.is_latest
        if over:
            self.over.show_result(result_of(session))
            self.dice.hide()
        else:
            self._show_dice(rolling=rolling)
        self.over.setVisible(over)
        cards = [(session.game.assistant.card_of(choice.action), choice) for choice in choices]
        self.hand.show_hand(() if over else hand_of(view), cards)

    def keep_notices_away(self) -> None:
        """Keep the notices away from the acting figure, possible targets, and other clickable places."""
        places = (self.table.global_place(space) for space in self.targets.focus)
        self.notices.keep_free([self.table.mapFromGlobal(place) for place in places])

    def _show_places(self, choices: Sequence[Choice]) -> None:
        """Scroll once to the spaces of a decision without a moving figure."""
        at = self.controller.session.at
        if choices and self.targets.figure < 0 and self._placed != at:
            self._placed = at
            assistant = self.controller.session.game.assistant
            spaces = [space for one in choices if assistant.is_place(one.action) for space in one.spaces]
            if spaces:
                self.table.follow(spaces)

    def _speak(self, lines: Sequence[tuple[int, str]], *, asks: bool) -> None:
        """Speak the news: lines of the story, cards, the question and its answers."""
        decision, controller = self.decision, self.controller
        asking = asks and controller.idle
        self.table.announce(
            self.voice.news(
                [line for _, line in lines],
                [one for one in self.notices.shown if one.card],
                decision.spoken if asking or controller.session.state.winner else "",
                walking=not controller.idle,
            )
        )

    def _show_turn(self, *, asks: bool) -> None:
        """Show a notice about the turn, and about a question to the other side in the middle of it."""
        session = self.controller.session
        state = session.state
        turn = turn_text(session.game, state)
        inside = asks and session.side != side_of(session.game.assistant.whose_turn(state))
        if (turn, inside) != self._turn and session.is_latest:
            self._turn = turn, inside
            text = self.decision.question.text() if inside else ""
            if PERSON not in session.seats.names:
                self.notices.clear_all()
            self.notices.add([TurnNotice(turn, text)])
            if (figure := self.targets.view.acting()) is not None and asks:
                space = session.game.board.spaces[figure.space]
                self.table.follow([space])
                self.table.first_space = space

    def _answer(self, choice: Choice) -> DecisionAnswer:
        words, more = short_answer(self.controller.session.game, choice)
        return DecisionAnswer(choice, shown_text(words), self.targets.note(choice), more)

    def _show_dice(self, *, rolling: bool) -> None:
        session = self.controller.session
        game = session.game
        lying = game.assistant.dice_on_table(session.state)
        thrown = shown_dice(session, lying, rolling=rolling)
        self.dice.show_dice(game.assistant.dice_of(thrown.dice), thrown.outcome, choosing=rolling)
        if self._rolls:
            again = len(self._lying) == len(thrown.dice)
            places = [place for place, die in enumerate(thrown.dice) if not again or die != self._lying[place]]
            self.dice.roll(places, [game.assistant.die_faces(color) for color, _ in thrown.dice])
        self._lying = lying

    def _hide_all(self) -> None:
        """Hide the game, and show who gets the screen."""
        session = self.controller.session
        self.pointer.targets = ClickTargets(session.game, session.state, ())
        self.animator.hide()
        self._results = None
        self.table.show_way(())
        self.decision.show_decision("", "", ())
        self.dice.show_dice((), "", choosing=False)
        self.hand.show_hand((), ())
        self.sheets.clear()
        self.notices.clear_turn()
        self.log.clear()
        self.over.hide()
        self.pointer.say()
        self.veil.ask(decision_text(session.state))
        self.stack.setCurrentIndex(1)

    # Events

    def _note_events(self, events: Sequence[Event]) -> None:
        """Collect the events for the animation of the next moment."""
        session = self.controller.session
        moves = bool(self.controller.speed.pace) and not session.veiled
        self.animator.note(events, session.game.table_view(session.state, self.side) if moves else None)

    def _show_moment(self, scene: Scene) -> list[Event]:
        """Show a moment on the table, animated. Returns the events."""
        events, self.animator.events = self.animator.events, []
        animation = self.animator.show(self.controller.session.at, scene, self.controller.speed.pace)
        if animation.length:
            self._rolls = animation.rolls
            self.controller.await_arrival()
            self._presses.watch(on=True)
        return events

    def look_at(self, events: Sequence[Event]) -> None:
        """Scroll to the places of any moment's events, after the table has its size."""
        game, state = self.controller.session.game, self.controller.session.state
        spaces = [game.board.spaces[place] for place in game.assistant.places(state, events)]
        QTimer.singleShot(0, self.table, lambda: self.table.follow(spaces))

    def _follow_events(self, events: Sequence[Event], view: TableView, side: str | None) -> None:
        """Scroll to the places of the events."""
        game = self.controller.session.game
        shown = self.painter.shown(view, side)
        places = game.assistant.places(self.controller.session.state, events)
        self.table.follow([game.board.spaces[place] for place in places if shown >> place & 1])

    def show_frame(self, milliseconds: float) -> None:
        """Show the dice at a time of the animation."""
        if self._rolls:
            start, end = self._rolls[-1]
            self.dice.show_roll((milliseconds - start) / (end - start))
            if milliseconds >= end:
                self._rolls = ()
                self._show_results()

    def arrive(self) -> None:
        """Show the results after the animation."""
        self._presses.watch(on=False)
        self._rolls = ()
        self.dice.show_roll(1)
        self._show_results()
        self.controller.arrived()

    def _show_results(self) -> None:
        show, self._results = self._results, None
        if show is not None:
            show()

    # Choices

    def _choose(self, action: Action) -> None:
        self._follow((action,))

    def _follow(self, actions: Sequence[Action]) -> None:
        """Carry out the chosen actions, if they belong to the visible decision."""
        session = self.controller.session
        if not self.pointer.is_seen() or actions[0] not in session.legal():
            return
        self._settle_notices()
        self.table.follow_again()
        if len(actions) == 1:
            self.controller.choose(actions[0])
        else:
            self.controller.follow(actions)

    def _settle_notices(self) -> None:
        """Remove notices that the deciding person has seen. Cards stay until the marines have seen them."""
        session = self.controller.session
        names = session.seats.names
        if session.side == MARINES or PERSON not in names[:-1]:
            self.notices.clear_all()
        else:
            self.notices.clear_turn()

    def _unfold(self, on: bool) -> None:
        self._unfolded = self.controller.session.at if on else -1
        self.refresh()

    def _hush(self, for_good: bool) -> None:
        if self.pointer.is_seen():
            self._settle_notices()
            self.controller.ask_no_more(for_good=for_good)

    def _roll_again(self, chosen: int) -> None:
        session = self.controller.session
        if self.pointer.is_seen():
            self._choose(session.game.assistant.roll_again(session.state, chosen))

    def _weigh(self, chosen: int) -> None:
        """Show the expected outcome of rolling the chosen dice again."""
        state = self.controller.session.state
        outcome = self.controller.session.game.assistant.outcome_again(state, chosen)
        if outcome is not None and self.controller.asks:
            self.dice.show_outcome(outcome_text(outcome, self.targets.texts))

    def _play_card(self, choices: Sequence[Choice]) -> None:
        if len(choices) == 1:
            self._choose(choices[0].action)
        else:
            self.pointer.offer(choices)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take back by the usual undo keys."""
        if event.matches(QKeySequence.StandardKey.Undo):
            self.controller.take_back()
        else:
            super().keyPressEvent(event)

    def _show_choice(self, choice: Choice | None) -> None:
        if choice is not None and choice.spaces and self.targets.figure >= 0:
            way = self.targets.ways.get(choice.spaces[0]) if choice.role == "step" else None
            self.table.show_way(self.targets.way_spaces(way) if way is not None else ())
