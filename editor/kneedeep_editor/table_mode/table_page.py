"""The page of a table: the map, and beside it texts to read aloud, events, set-up, the invader's drawer."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QSizePolicy, QStackedWidget, QWidget

from kneedeep.board import Board
from kneedeep.board.script.conditions import frag_limit
from kneedeep.board.script.display_names import DisplayNames
from kneedeep.board.script.table_session import Session, StepError, TableGame, TableMoment, TableStep
from kneedeep.board.script.table_session.round_steps import ASSAULT
from kneedeep.drawing import DisplayList, Theme
from kneedeep.model.geometry.space import Space
from kneedeep.model.scenario.invasion import invasion_faceup, threat_card
from kneedeep.report.table_texts import Listing, SetupItem, TableTexts
from kneedeep_editor.canvas.table.table_canvas import TableCanvas
from kneedeep_editor.services.widgets import Label, SideColumn, lay_column, lay_split
from kneedeep_editor.table_mode.initiative_panel import InitiativePanel
from kneedeep_editor.table_mode.invader_drawer import InvaderDrawer
from kneedeep_editor.table_mode.moment_content import MomentContent
from kneedeep_editor.table_mode.page_parts import InvaderQuestion, PendingStep, PendingSummoning, RoundCounts
from kneedeep_editor.table_mode.setup_checklist import SetupList, next_of
from kneedeep_editor.table_mode.table_picture import TablePicture
from kneedeep_editor.table_mode.table_targets import target_at, target_spaces
from kneedeep_editor.table_mode.text_reader import TextReader
from kneedeep_editor.table_mode.thing_card import CardEntry, ThingCard
from kneedeep_editor.texts import tr

_ROOMY, _SMALL = 40, 24
"""Lines of text from which a page has room for the list beside a question, and for the deck and map options."""
_NARROW = 48
"""The width in units of the text size below which rounds and frags are in a column."""


class TablePage(QWidget):
    """The page. `stepped` has the session after every change, `refused` a reason."""

    stepped = Signal(object)
    refused = Signal(str)

    def __init__(
        self,
        top: TableGame,
        session: Session,
        widget: TableCanvas,
        theme: Theme,
        picture: Callable[[DisplayList, int], QPixmap],
        below: Callable[[int], int],
        *,
        looks: bool,
    ) -> None:
        """Show a session. `picture`: draws small pictures.

        `below(n)`: a random number under n. `looks`: with floors and ornaments of the scenario.
        """
        super().__init__()
        self.setObjectName("tabletop")
        self.top, self.session = top, session
        board: Board = top.board
        words = DisplayNames(board.scenario, board, board.catalog)
        self.listing, self.texts = Listing(top, words), TableTexts(top, words)
        self.painter = TablePicture(top, theme, looks=looks)
        self.widget, self._below = widget, below
        self.undone: list[TableStep] = []
        """The steps that can be redone, the next one last."""
        self._chosen: tuple[str, ...] = ()
        self._sighted = session.moment.sighted
        self._stop = -1
        self._pixels = 20
        self.hint = Label(name=tr("Under the pointer"), margins=(10, 2, 10, 2))
        self.hint.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.reader = TextReader()
        self.due = PendingStep()
        self.summoning = PendingSummoning()
        self.initiative = InitiativePanel()
        self.initiative.setVisible(top.has("initiative deck"))
        self.card = ThingCard()
        self.placing = SetupList(picture)
        self.drawer, self.asking = InvaderDrawer(), InvaderQuestion()
        self.below = QStackedWidget()
        self.below.addWidget(self.placing)
        self.below.addWidget(self.asking)
        self.below.addWidget(self.drawer)
        self.counts = RoundCounts(tokens=top.has("frag tokens"))
        self._lay_out()
        self.due.carried.connect(self.carry)
        self.due.passed.connect(self.pass_over)
        self.summoning.asked.connect(self.choose_group)
        self.initiative.drawn.connect(self.draw_card)
        self.initiative.step_chosen.connect(self.take_step)
        self.card.step_chosen.connect(self.take_step)
        self.card.left.connect(self.leave_card)
        self.placing.ticked.connect(self.tick)
        self.drawer.step_chosen.connect(self.take_step)
        self.drawer.shut.connect(self.shut_drawer)
        self.asking.agreed.connect(self.open_drawer)
        self.asking.declined.connect(self.shut_drawer)
        self.below.currentChanged.connect(self._make_room)
        self.counts.round_ended.connect(self.end_round)
        self.counts.fragged.connect(self.count_frags)

    def _lay_out(self) -> None:
        board = QWidget()
        self.widget.setMinimumWidth(120)
        lay_column((self.widget, 1), self.hint, of=board, margins=0, spacing=0)
        column = QWidget()
        lay_column(
            (self.reader, 5),
            self.due,
            self.summoning,
            self.card,
            (self.below, 6),
            self.initiative,
            self.counts,
            of=column,
            margins=(8, 8, 8, 6),
        )
        self.split = lay_split(board, SideColumn(column), sizes=(600, 400), stretch=(3, 2))
        lay_column(self.split, of=self, margins=0)

    @property
    def content(self) -> MomentContent:
        """The contents of the current moment."""
        return MomentContent(self.top, self.texts, self.listing, self.moment)

    # Steps that people enter

    @property
    def moment(self) -> TableMoment:
        """The current moment."""
        return self.session.moment

    def take_step(self, step: TableStep) -> None:
        """Take a step. An invalid one is refused with a sentence."""
        try:
            after = self.session.stepped(self.top, step)
        except StepError as error:
            self.refused.emit(str(error))
            return
        self.undone.clear()
        self._come_to(after)

    def back(self) -> None:
        """Undo the last step."""
        if self.session.steps:
            self.undone.append(self.session.steps[-1])
            self._come_to(self.session.taken_back())

    def again(self) -> None:
        """Redo the last undone step."""
        if self.undone:
            self._come_to(self.session.stepped(self.top, self.undone.pop()))

    def carry(self) -> None:
        """Carry out the first pending step."""
        if self.moment.due:
            self.take_step(TableStep("carry", self.moment.due[0].source))

    def pass_over(self) -> None:
        """Skip the first pending step."""
        if self.moment.due:
            self.take_step(TableStep("pass", self.moment.due[0].source))

    def draw_card(self) -> None:
        """Reveal an initiative card at random."""
        left = self.moment.deck.left
        if left and not self.moment.winner:
            self.take_step(TableStep("draw", left[self._below(len(left))]))
            self.widget.describe(self.initiative.now.text())

    def draw_by_key(self) -> None:
        """Reveal a random initiative card, unless the deck is hidden or the map is not set up."""
        if self.initiative.isHidden():
            self.refused.emit(tr("First answer the question beside the map."))
        elif not self.moment.ticked and not self.moment.deck.drawn:
            self.refused.emit(tr("First set up the map: tick what is on the table."))
        else:
            self.draw_card()

    def add_card(self) -> None:
        """Add a card of the invader to the initiative deck."""
        if self.initiative.put_in.isEnabled() and self.top.has("initiative deck"):
            self.take_step(TableStep("put-in"))

    def choose_group(self) -> None:
        """Ask for the group of a summoning portal: on its card if it is public, else in the invader's drawer."""
        if not self.moment.owed or self.moment.winner:
            return
        if invasion_faceup(self.top.scenario):
            self.choose(self.moment.owed[0])
        elif not self.drawer_is_open:
            self.toggle_drawer()

    def end_round(self) -> None:
        """Count a finished round."""
        if not self.moment.winner:
            self.take_step(TableStep("round"))

    def count_frags(self, number: int) -> None:
        """Count frag points of the invader."""
        if self.moment.frags + number >= 0 and not self.moment.winner:
            self.take_step(TableStep("frag", "", number))

    def tick(self, keys: tuple[str, ...], on: bool) -> None:
        """Check or uncheck items of the set-up."""
        wanted = [key for key in keys if (key in self.moment.ticked) != on]
        if wanted:
            self.take_step(TableStep("tick" if on else "untick", "\n".join(wanted)))

    def tick_next(self) -> None:
        """Check the next item of the set-up."""
        if (item := self._next()) is not None:
            self.tick((item.key,), True)

    # Clicks

    def click(self, x: float, y: float) -> None:
        """Reveal an area, or show the card of things at a place."""
        aim = target_at(self.top, self.moment, x, y)
        if aim.front is not None:
            self.take_step(TableStep("reveal", aim.front.area))
            return
        answer = next((step for _text, step in self.content.sightings(self._sighted) if step.about in aim.names), None)
        if answer is not None:
            self.take_step(answer)
            return
        self.choose(aim.names)
        self.refused.emit(self.content.pending(self._chosen) or ("" if aim.names else self.content.why_nothing(x, y)))

    def choose(self, names: tuple[str, ...]) -> None:
        """Show the card of some doors or things."""
        self._chosen, self._sighted = names, ()
        self.refresh()

    def choose_sighted(self) -> None:
        """Ask which portals a marine sees now."""
        self._chosen, self._sighted = (), self.content.in_view
        self.refresh()

    def choose_unplaced(self) -> None:
        """Show the card of things without a place on the map, which the invader has placed."""
        self.choose(self.content.unplaced)

    def go_to_list(self) -> None:
        """Focus the next item of the set-up."""
        item = self._next()
        rows = self.placing.rows
        row = rows.get(item.key) if item is not None else next(iter(rows.values()), None)
        if row is not None:
            row.setFocus()

    def leave_card(self) -> None:
        """Close the card without an event."""
        self.choose(())
        self.widget.setFocus()

    def point(self, space: Space | None) -> None:
        """Describe the contents of a space."""
        text = self.content.content_of(space) if space is not None else ""
        self.hint.setText(text)
        self.widget.describe(text)

    def go_on(self, steps: int = 1) -> None:
        """Move the keyboard cursor to the next clickable place."""
        if not (places := target_spaces(self.top, self.moment)):
            return
        self._stop = (self._stop + steps) % len(places)
        space = places[self._stop]
        self.widget.cursor_space = space
        self.widget.bring_in((*space, 1, 1))
        self.widget.setFocus()
        self.widget.update()
        self.point(space)

    # The drawer

    def toggle_drawer(self) -> None:
        """Ask whether to show the invader's texts on this screen, or hide them."""
        if self.drawer_is_open:
            self.shut_drawer()
        else:
            self.below.setCurrentWidget(self.asking)
            self.asking.show_button.setFocus()

    def open_drawer(self) -> None:
        """Show the invader's texts."""
        self.drawer.open(self.content.drawer())
        self.below.setCurrentWidget(self.drawer)
        (self.drawer.groups[0] if self.drawer.groups else self.drawer.close_button).setFocus()

    def shut_drawer(self) -> None:
        """Hide the invader's texts completely."""
        self.drawer.empty()
        if self.drawer_is_open:
            self.below.setCurrentWidget(self.placing)
            self.widget.setFocus()

    def _make_room(self) -> None:
        """Hide less important parts while the drawer is open or the page is small."""
        shown, lines = not self.drawer_is_open, self.height() / self._pixels
        parts = self.card, self.due, self.summoning
        self.summoning.setVisible(shown and bool(self.summoning.label.text()))
        asked = any(not part.isHidden() for part in parts)
        self.initiative.setVisible(self.top.has("initiative deck") and shown and (lines >= _SMALL or not asked))
        self.initiative.facts.setVisible(lines >= _SMALL)
        self.reader.setVisible(shown or lines >= _SMALL)
        ways = QBoxLayout.Direction
        self.counts.row.setDirection(ways.TopToBottom if self.width() < _NARROW * self._pixels else ways.LeftToRight)
        self.below.setVisible(not shown or lines >= _ROOMY or not asked)

    @property
    def drawer_is_open(self) -> bool:
        """Whether the invader's drawer, or the question before it, is open."""
        return self.below.currentWidget() is not self.placing

    # Display

    def refresh(self) -> None:
        """Show the current moment."""
        moment = self.moment
        groups = self.content.groups()
        ticked = self.content.ticked(groups)
        following = next_of(groups, ticked)
        asked = self.content.sightings(self._sighted)
        chosen = [
            at for name in (*self._chosen, *(step.about for _, step in asked)) for at in self.content.spaces_of(name)
        ]
        spaces = following.spaces if following is not None else ()
        self.widget.show_scene(self.painter.scene(moment, spaces, chosen))
        self.reader.show_passages(self.content.passages())
        waits = moment.due and not moment.winner
        self.due.show_due(self.texts.origin(moment.due[0].source, moment) if waits else None)
        question = [CardEntry(tr("Which portal does a marine see now?"), asked)] if asked else []
        self.card.show_entries(question or self.content.entries(self._chosen), tr("None of them") if question else "")
        self.placing.show_groups(groups, ticked, following.key if following is not None else "", self._pixels)
        self.summoning.show_owed("" if moment.winner else self.texts.owed(moment))
        self._make_room()
        if self.top.has("initiative deck"):
            tokens = moment.threat_tokens if threat_card(self.top.scenario) == ASSAULT else None
            self.initiative.show_deck(moment.deck, self.content.on_map(), tokens, over=bool(moment.winner))
        limit = frag_limit(self.top.scenario.victory.invaders, self.top.marines)
        self.counts.show_counts(moment.rounds, moment.frags, limit, over=bool(moment.winner))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide information about the map on a small page."""
        super().resizeEvent(event)
        self._make_room()

    def set_text_size(self, pixels: int) -> None:
        """Set the text size of lists and their pictures."""
        self._pixels = pixels
        self.reader.set_text_size(pixels)
        self.refresh()

    def use_theme(self, theme: Theme, *, looks: bool) -> None:
        """Use another theme, with or without looks."""
        self.painter = TablePicture(self.top, theme, looks=looks)
        self.widget.use_theme(theme)
        self.refresh()

    def _come_to(self, session: Session) -> None:
        self.session = session
        self._chosen, self._sighted = (), session.moment.sighted
        self._stop = -1
        focus = QApplication.focusWidget()
        going = focus is not None and any(
            part.isAncestorOf(focus) for part in (self.card, self.due, self.summoning, self.asking, self.drawer)
        )
        self.shut_drawer()
        self.refresh()
        if going:
            self.widget.setFocus()
        self.stepped.emit(session)

    def _next(self) -> SetupItem | None:
        groups = self.content.groups()
        return next_of(groups, self.content.ticked(groups))
