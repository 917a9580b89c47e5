"""The tabs beside the board: past events, a tab for each marine, round and invader."""

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QTabWidget, QWidget

from kneedeep_editor.playtest.start_position.chosen_position import ChosenPosition, PositionView
from kneedeep_editor.playtest.start_position.figure_choices import FigureChoices
from kneedeep_editor.playtest.start_position.invader_choices import InvaderChoices
from kneedeep_editor.playtest.start_position.marine_choices import MarineChoices
from kneedeep_editor.playtest.start_position.past_events import PastEvents, switch_event
from kneedeep_editor.texts import EditionTexts, capitalized, tr

BOARD = 0


class PositionTabs(QTabWidget):
    """The tabs. `changed`: something was chosen in one. `seat_chosen` has the seat of the current marine tab."""

    changed = Signal()
    seat_chosen = Signal(int)

    def __init__(self, texts: EditionTexts) -> None:
        super().__init__()
        self.setAccessibleName(tr("Board, marines, invader"))
        self.setUsesScrollButtons(True)
        self._choosing: ChosenPosition | None = None
        self._texts = texts
        self.happened, self.invader, self.figures = PastEvents(), InvaderChoices(texts), FigureChoices(texts)
        self.marines: list[MarineChoices] = []
        self._last = _scrolled(self.invader, tr("Invader"))
        self._before = _scrolled(self.figures, tr("Figures"))
        self.happened.switched.connect(self._switch)
        self.invader.changed.connect(self.changed)
        self.figures.changed.connect(self.changed)
        self.currentChanged.connect(self._tell_seat)

    def begin(self, choosing: ChosenPosition) -> None:
        """Have a tab for each marine."""
        self._choosing = choosing
        with QSignalBlocker(self):
            while self.count():
                page = self.widget(0)
                self.removeTab(0)
                if page is not None and page not in (self.happened, self._before, self._last):
                    page.deleteLater()
            self.addTab(self.happened, tr("&Board"))
            self.marines = []
            for seat in range(choosing.players):
                called = choosing.game.assistant.marine_name(seat)
                fields = MarineChoices(seat, called, choosing.stock, self._texts)
                fields.changed.connect(self.changed)
                self.marines.append(fields)
                self.addTab(_scrolled(fields, called), f"&{seat + 1} {capitalized(called)}")
            if choosing.stock.figures:
                self.addTab(self._before, tr("&Figures"))
            self.addTab(self._last, tr("&Invader"))

    def show_all(self, look: PositionView, figure: int) -> None:
        """Show the choices. `figure`: the index of the figure that a click places, -1 for a marine."""
        choosing = self._choosing
        assert choosing is not None
        self.happened.show_rows(choosing, look.state)
        for fields in self.marines:
            fields.show_marine(choosing, look.state)
        if choosing.stock.figures:
            self.figures.show_figures(choosing, look.state, figure)
        self.invader.show_invader(choosing, look.state)

    def follow(self, seat: int) -> None:
        """Go to the tab of a marine, where that of another one is open."""
        if BOARD < self.currentIndex() <= len(self.marines):
            self.setCurrentIndex(seat + 1)

    def show_figure(self) -> None:
        """Go to the tab of the figures."""
        self.setCurrentWidget(self._before)

    def _tell_seat(self, tab: int) -> None:
        if BOARD < tab <= len(self.marines):
            self.seat_chosen.emit(tab - 1)

    def _switch(self, group: int, key: object, on: bool) -> None:
        if self._choosing is not None:
            switch_event(self._choosing, group, key, on=on)
            self.changed.emit()


def _scrolled(widget: QWidget, name: str) -> QScrollArea:
    made = QScrollArea(widgetResizable=True)
    made.setFrameShape(QFrame.Shape.NoFrame)
    made.setWidget(widget)
    made.setAccessibleName(name)
    # Its fields are what the keyboard goes to.
    made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return made
