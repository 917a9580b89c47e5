"""The tabs beside the board: past events, a tab for each marine, round and invader."""

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QTabWidget, QTreeWidget, QTreeWidgetItem

from kneedeep_editor.playtest.start_position.chosen_position import ChosenPosition
from kneedeep_editor.playtest.start_position.figure_choices import FigureChoices
from kneedeep_editor.playtest.start_position.invader_choices import InvaderChoices
from kneedeep_editor.playtest.start_position.marine_choices import MarineChoices
from kneedeep_editor.services.widgets import plain_tip, scroll_area
from kneedeep_editor.texts import EditionTexts, capitalized, later, tr

AREAS, DOORS, KEYS, DONE, FLAGS = range(5)
_TITLES = (
    later("Areas that are revealed"),
    later("Doors that are open"),
    later("Keys that were taken"),
    later("Taken, used, destroyed, killed"),
    later("Flags that are set"),
)
_KEY = Qt.ItemDataRole.UserRole


class EventRow(NamedTuple):
    """A line: its group, its key, its words, whether it is chosen, and the reason why it can't be (or empty)."""

    group: int
    key: object
    words: str
    chosen: bool
    why_not: str


def event_rows(choosing: ChosenPosition) -> Iterable[EventRow]:
    """Yield the lines, group by group."""
    stock = choosing.stock
    hidden = tr("Nothing beside it is revealed.")
    unseen = tr("Its area is not revealed.")
    gone = tr("It is not on the board at that moment.")
    for area in stock.areas:
        yield EventRow(AREAS, area.name, area.words, area.name in choosing.areas, "")
    for door in stock.doors:
        why = "" if choosing.may_work(door) else hidden
        yield EventRow(DOORS, door.name, capitalized(door.words), door.name in choosing.opened, why)
    for key in stock.keys:
        yield EventRow(KEYS, key, capitalized(tr("{color} key", color=tr(key))), key in choosing.keys, "")
    left = choosing.chooser.left_to_do(choosing.state)
    for number, past in enumerate(stock.past):
        why = "" if choosing.may_have_been(past) else unseen
        if not why and number not in choosing.done and past.deed not in left:
            why = gone
        yield EventRow(DONE, number, capitalized(past.words), number in choosing.done, why)
    for flag in stock.flags:
        yield EventRow(FLAGS, flag, flag, flag in choosing.flags, "")


class PastEvents(QTreeWidget):
    """The list. `switched` has the group and key of a line, and whether it is chosen."""

    switched = Signal(int, object, bool)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("happened")
        self.setAccessibleName(tr("Past events"))
        self.setHeaderHidden(True)
        self.setUniformRowHeights(True)
        self._items: list[QTreeWidgetItem] = []
        self._shown: list[EventRow] = []
        self.itemChanged.connect(self._tell)

    def show_rows(self, choosing: ChosenPosition) -> None:
        """Show the lines. Existing ones stay in place."""
        rows = list(event_rows(choosing))
        with QSignalBlocker(self):
            if [row[:3] for row in rows] != [row[:3] for row in self._shown]:
                self._fill(rows, EditionTexts(choosing.game.scenario.ruleset))
            for item, row in zip(self._items, rows, strict=True):
                self._show(item, row)
        self._shown = rows

    def _fill(self, rows: Iterable[EventRow], texts: EditionTexts) -> None:
        self.clear()
        self._items = []
        tops: dict[int, QTreeWidgetItem] = {}
        for row in rows:
            if (top := tops.get(row.group)) is None:
                top = tops[row.group] = QTreeWidgetItem(self, [texts.tr(_TITLES[row.group])])
                top.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
                top.setExpanded(True)
            item = QTreeWidgetItem(top, [row.words])
            item.setData(0, _KEY, row.key)
            self._items.append(item)

    def _show(self, item: QTreeWidgetItem, row: EventRow) -> None:
        flags = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsUserCheckable
        item.setFlags(flags if row.why_not else flags | Qt.ItemFlag.ItemIsEnabled)
        chosen = row.chosen and not row.why_not
        item.setCheckState(0, Qt.CheckState.Checked if chosen else Qt.CheckState.Unchecked)
        item.setToolTip(0, plain_tip(row.why_not))

    def _tell(self, item: QTreeWidgetItem) -> None:
        row = next((row for one, row in zip(self._items, self._shown, strict=True) if one is item), None)
        if row is not None:
            self.switched.emit(row.group, row.key, item.checkState(0) == Qt.CheckState.Checked)


BOARD = 0


class PositionTabs(QTabWidget):
    """The tabs. `changed`: something was chosen. `seat_chosen` has the seat of the current marine tab."""

    changed = Signal()
    seat_chosen = Signal(int)
    _choosing: ChosenPosition

    def __init__(self, texts: EditionTexts) -> None:
        super().__init__()
        self.setAccessibleName(tr("Board, marines, invader"))
        self.setUsesScrollButtons(True)
        self._texts = texts
        self.happened, self.invader, self.figures = PastEvents(), InvaderChoices(texts), FigureChoices(texts)
        self.marines: list[MarineChoices] = []
        self._last = scroll_area(self.invader, name=tr("Invader"), across=True)
        self._before = scroll_area(self.figures, name=tr("Figures"), across=True)
        self.happened.switched.connect(self._switch)
        self.invader.changed.connect(self.changed)
        self.figures.changed.connect(self.changed)
        self.currentChanged.connect(self._tell_seat)

    def begin(self, choosing: ChosenPosition) -> None:
        """Create a tab for each marine."""
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
                self.addTab(scroll_area(fields, name=called, across=True), f"&{seat + 1} {capitalized(called)}")
            if choosing.stock.figures:
                self.addTab(self._before, tr("&Figures"))
            self.addTab(self._last, tr("&Invader"))

    def show_all(self, figure: int) -> None:
        """Show the choices. `figure`: the index of the figure placed by a click, -1 for a marine."""
        choosing = self._choosing
        self.happened.show_rows(choosing)
        for fields in self.marines:
            fields.show_marine(choosing)
        if choosing.stock.figures:
            self.figures.show_figures(choosing, figure)
        self.invader.show_invader(choosing)

    def follow(self, seat: int) -> None:
        """Show the tab of a marine, if that of another marine is current."""
        if BOARD < self.currentIndex() <= len(self.marines):
            self.setCurrentIndex(seat + 1)

    def show_figure(self) -> None:
        """Show the tab of the figures."""
        self.setCurrentWidget(self._before)

    def _tell_seat(self, tab: int) -> None:
        if BOARD < tab <= len(self.marines):
            self.seat_chosen.emit(tab - 1)

    def _switch(self, group: int, key: object, on: bool) -> None:
        choosing = self._choosing
        sets: tuple[set[object], ...] = (choosing.areas, choosing.opened, choosing.keys, choosing.done, choosing.flags)  # type: ignore[assignment]
        (sets[group].add if on else sets[group].discard)(key)
        self.changed.emit()
