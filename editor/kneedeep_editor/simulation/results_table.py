"""The table of a simulation: measures by number of marines, with changes, insights above and below."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from kneedeep.games.simulation.result import Simulation
from kneedeep_editor.panels.widgets.code_marks import rich
from kneedeep_editor.services.widgets import Label, lay_column, plain_tip
from kneedeep_editor.simulation.result_texts import Cell, party_title, table_of
from kneedeep_editor.texts import tr

_ROW, _ROW_COMPARED = 40, 56
_HEADER = 92
_WATCH = "watch:"
"""The prefix of a link to a game."""
_LEAST_HEIGHT = 250
"""The minimum height of the table in pixels: its header and five rows."""


class ResultsTable(QWidget):
    """The table with differences above it and findings below. `finding_chosen`, `game_asked` have an index.

    `higher`: the additional height that they need in pixels.
    """

    finding_chosen = Signal(int)
    game_asked = Signal(int)
    higher = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.table = QTableWidget()
        self.table.setAccessibleName(tr("Numbers of the simulation"))
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setTabKeyNavigation(False)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.table.verticalHeader().setFixedWidth(_HEADER)
        self.table.setWordWrap(False)
        self.table.setMinimumHeight(_LEAST_HEIGHT)
        for header in (self.table.horizontalHeader(), self.table.verticalHeader()):
            header.setHighlightSections(False)
        self.nothing = Label(
            tr(
                "Simulate lets bots play many games of the map as it is now. The table then shows "
                "who wins, how long games take and what frags marines. You can continue editing "
                "while they play. After a change, simulate again: the table shows each difference "
                "with its interval."
            ),
            wrap=True,
            alignment=Qt.AlignmentFlag.AlignTop,
            margins=(10, 10, 10, 10),
        )
        self.reasons, self.findings = (
            Label(name=name, wrap=True, rich=True, tip=tr("A click shows it on the map"), margins=(8, 4, 8, 6))
            for name in (tr("Turning points"), tr("Findings about balance"))
        )
        for label in (self.reasons, self.findings):
            label.setTextInteractionFlags(
                Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
            )
            label.linkActivated.connect(self._choose_finding)
            label.hide()
        lay_column((self.nothing, 1), self.reasons, (self.table, 1), self.findings, of=self, margins=(0, 4, 0, 0))

    def show_games(self, result: Simulation | None, before: Simulation | None) -> None:
        """Show the numbers of a simulation, compared with another one."""
        rows = () if result is None else table_of(result, before)
        table = self.table
        table.setVisible(bool(rows))
        self.nothing.setVisible(not rows)
        parties = [party for party in result.parties if party.games] if result is not None else []
        if (table.rowCount(), table.columnCount()) != (len(rows), len(parties)):
            table.setRowCount(len(rows))
            table.setColumnCount(len(parties))
        table.setHorizontalHeaderLabels([party_title(party) for party in parties])
        table.setVerticalHeaderLabels([row.name for row in rows])
        table.verticalHeader().setFixedWidth(max(_HEADER, table.verticalHeader().sizeHint().width()))
        height = _ROW if before is None else _ROW_COMPARED
        for place, row in enumerate(rows):
            table.setRowHeight(place, height)
            for column, cell in enumerate(row.cells):
                self._fill(place, column, row.name, cell)

    def _choose_finding(self, link: str) -> None:
        watched = link.startswith(_WATCH)
        (self.game_asked if watched else self.finding_chosen).emit(int(link.removeprefix(_WATCH)))

    def show_findings(
        self, sentences: Sequence[str], reasons: int = 0, games: Collection[int] = (), note: str = ""
    ) -> None:
        """Show sentences, the last `reasons` of them above the table. A click shows a subject on the map.

        `games`: the indices of sentences with an example game. `note`: the text above the table without any reasons.
        """
        rows = [
            f"<a style='text-decoration:none' href='{place}'>{rich(text)}</a>"
            + (f" <a href='{_WATCH}{place}'>{rich(tr('Watch a game'))}</a>" if place in games else "")
            for place, text in enumerate(sentences)
        ]
        first = len(rows) - reasons
        for label, lines in (
            (self.reasons, [*rows[first:], *filter(None, [rich(note)])]),
            (self.findings, rows[:first]),
        ):
            label.setText("".join(f"<p style='margin:0 0 3px 0'>• {line}</p>" for line in lines))
            label.setVisible(bool(lines))
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the findings the height of their lines."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        shown = [label for label in (self.reasons, self.findings) if label.isVisibleTo(self)]
        for label in shown:
            label.setMinimumHeight(label.heightForWidth(self.width()))
        self.higher.emit(sum(label.minimumHeight() for label in shown))

    def _fill(self, row: int, column: int, name: str, cell: Cell) -> None:
        item = self.table.item(row, column)
        if item is None:
            item = QTableWidgetItem()
            item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
            self.table.setItem(row, column, item)
        lines: tuple[str, ...] = cell.value, cell.spread
        if cell.change:
            mark = ""
            if cell.sure:
                mark = "▼" if cell.change.startswith("\N{MINUS SIGN}") else "▲"
            was = tr("was {before}: {change}", before=cell.before, change=mark + cell.change)
            lines = cell.value, was, cell.interval
        item.setText("\n".join(lines))
        font = QFont(self.table.font())
        font.setBold(cell.sure)
        item.setFont(font)
        words = f"{name}: {cell.value}, {cell.spread}"
        if cell.change:
            sure = tr("sure") if cell.sure else tr("may be chance")
            words = f"{words}; {lines[1]}, {cell.interval}, {sure}"
        item.setData(Qt.ItemDataRole.AccessibleTextRole, words)
        item.setToolTip(plain_tip(_tip(cell)))


def _tip(cell: Cell) -> str:
    if not cell.change:
        if cell.value.endswith("%"):
            return tr("Share of the games; below: the 95% interval.")
        return tr("Average; below: the range of the middle half of the games.")
    text = tr(
        "{value}, {spread}. Below: what it was, the difference (of shares in points of a hundred) and its 95% interval.",
        value=cell.value,
        spread=cell.spread,
    )
    sure = tr("It is unlikely to be chance.") if cell.sure else tr("It may be chance: the interval includes 0.")
    return f"{text} {sure}"
