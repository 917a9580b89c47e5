"""The figures on the board except marines: place, rotation, health, and new ones."""

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QFormLayout, QListWidget, QSpinBox, QWidget

from kneedeep.rules.position import Figure
from kneedeep_editor.playtest.start_position.chosen_position import ChosenPosition
from kneedeep_editor.services.fields import fill_choices
from kneedeep_editor.services.widgets import lay_column, lay_row, push_button
from kneedeep_editor.texts import EditionTexts, capitalized, tr, translated

NONE = -1


class FigureChoices(QWidget):
    """The list of figures, and fields for the current one.

    `changed`: something was chosen. `picked` has the index of a figure in the list, `wanted` the kind of a new one.
    """

    changed = Signal()
    picked = Signal(int)
    wanted = Signal(str)

    def __init__(self, texts: EditionTexts) -> None:
        super().__init__()
        self._choosing: ChosenPosition | None = None
        self._shown: tuple[Figure, ...] = ()
        self.list, self.kinds, self.health = QListWidget(), QComboBox(), QSpinBox()
        self.list.setAccessibleName(tr("Figures on the board"))
        self.kinds.setAccessibleName(tr("Kind of figure to add"))
        health = texts.tr("W&ounds left")
        self.health.setAccessibleName(health.replace("&", ""))
        self.add = push_button(tr("A&dd"), tip=tr("Then click the space on which it stands."))
        self.turn = push_button(tr("&Turn"), tip=tr("Let it lie the other way."))
        self.remove = push_button(tr("Re&move"), tip=tr("Take it off the board."))
        self.again = push_button(tr("&Reset"), tip=tr("Undo the changes to all figures."), name=tr("Reset: figures"))
        form = QFormLayout()
        form.addRow(health, self.health)
        self.fields = QWidget()
        lay_column(form, lay_row(self.turn, self.remove), of=self.fields, margins=0)
        lay_column((self.list, 1), self.fields, lay_row((self.kinds, 1), self.add), self.again, of=self)
        self.list.currentRowChanged.connect(self._pick)
        self.health.valueChanged.connect(lambda value: self._change(wounds=value))
        self.turn.clicked.connect(self._turn)
        self.remove.clicked.connect(self._remove)
        self.add.clicked.connect(lambda: self.wanted.emit(self.kinds.currentData()))
        self.again.clicked.connect(self._forget)

    def show_figures(self, choosing: ChosenPosition, chosen: int) -> None:
        """Show the figures on the board. `chosen`: the index of the current one, or NONE."""
        if self._choosing is not choosing:
            fill_choices(
                self.kinds, [(capitalized(translated(kind.words)), kind.kind) for kind in choosing.stock.figures]
            )
        self._choosing, figures = choosing, choosing.figures_on_board
        with QSignalBlocker(self.list), QSignalBlocker(self.health):
            if figures != self._shown or self.list.count() != len(figures):
                self._shown = figures
                self.list.clear()
                self.list.addItems(figure_lines(choosing, figures))
            self.list.setCurrentRow(chosen)
            option = None if chosen == NONE else choosing.option_of(figures[chosen].kind)
            self.fields.setEnabled(option is not None)
            self.turn.setEnabled(option is not None and option.turns)
            if option is not None:
                left = figures[chosen].wounds
                self.health.setRange(1, max(option.full, left or 1))
                self.health.setValue(option.full if left is None else left)
        self.again.setEnabled(choosing.figures is not None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Remove the current figure from the board with Delete."""
        if event.key() == Qt.Key.Key_Delete and self.fields.isEnabled():
            self._remove()
        else:
            super().keyPressEvent(event)

    def _pick(self, row: int) -> None:
        if row != NONE:
            self.picked.emit(row)

    def _change(self, **fields: object) -> None:
        if self._choosing is not None and (row := self.list.currentRow()) != NONE:
            self._choosing.change_figure(row, **fields)
            self.changed.emit()

    def _turn(self) -> None:
        if (row := self.list.currentRow()) != NONE:
            self._change(turned=not self._shown[row].turned)

    def _remove(self) -> None:
        if self._choosing is not None and (row := self.list.currentRow()) != NONE:
            self._choosing.remove_figure(row)
            self.picked.emit(NONE)
            self.changed.emit()

    def _forget(self) -> None:
        if self._choosing is not None:
            self._choosing.figures = None
            self.picked.emit(NONE)
            self.changed.emit()


def figure_lines(choosing: ChosenPosition, figures: Sequence[Figure]) -> list[str]:
    """A line for each figure with its kind and place."""
    return [
        tr(
            "{figure} at {x},{y}",
            figure=capitalized(option.words if (option := choosing.option_of(one.kind)) is not None else one.kind),
            x=one.at[0],
            y=one.at[1],
        )
        for one in figures
    ]
