"""The dice on the table; those that are to be rolled again are clicked."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QToolButton, QWidget

from kneedeep.drawing.game_badges import die_picture
from kneedeep.drawing.primitive import DisplayList
from kneedeep.rules.assistant import Die
from kneedeep_editor.services.buttons import push_button, tool_button
from kneedeep_editor.services.label import Label, plain_tip
from kneedeep_editor.services.layouts import lay_column, lay_row, take_out
from kneedeep_editor.texts import tr, tr_count

SIZE = 46


class DicePanel(QWidget):
    """Shows dice. `rolled_again` brings the bit set of the dice that are to be rolled again, 0 for none; `weighed` the same while they are chosen."""

    rolled_again = Signal(int)
    weighed = Signal(int)

    def __init__(self, draw: Callable[[DisplayList, int], QPixmap]) -> None:
        """Show dice by pictures that `draw` makes, so many pixels wide."""
        super().__init__()
        self._draw = draw
        self._row = lay_row(None, spacing=4)
        self.caption = Label(wrap=True)
        self.again = push_button(tr("Keep the dice"), do=self._roll)
        lay_column(self._row, self.caption, self.again, of=self, margins=(8, 6, 8, 0), spacing=4)
        self.buttons: list[QToolButton] = []
        self.hide()

    def show_dice(self, rolled: Sequence[Die], caption: str, *, choosing: bool) -> None:
        """Show dice; `choosing`: they may be rolled again."""
        for button in self.buttons:
            take_out(self._row, button)
        self.buttons = []
        for name, far, hurt, bullet, miss in rolled:
            shown = (
                tr("a miss")
                if miss
                else tr_count("{n} hit", "{n} hits", hurt)
                if far is None
                else tr("range {far}, damage {hurt}, a bullet", far=far, hurt=hurt)
                if bullet
                else tr("range {far}, damage {hurt}", far=far, hurt=hurt)
            )
            button = tool_button(
                raised=True,
                name=tr("{name} die: {shown}", name=name, shown=shown),
                tip=plain_tip(f"{name}: {shown}" + (tr("; click to roll it again") if choosing else "")),
            )
            button.setIcon(QIcon(self._draw(die_picture(name, far, hurt, bullet=bullet, miss=miss), SIZE)))
            button.setIconSize(QSize(SIZE, SIZE))
            button.setCheckable(choosing)
            button.setProperty("die", True)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if choosing else Qt.FocusPolicy.NoFocus)
            button.toggled.connect(self._weigh)
            self._row.insertWidget(len(self.buttons), button)
            button.show()
            self.buttons.append(button)
        self.caption.setText(caption)
        self.caption.setVisible(bool(caption))
        self.again.setVisible(choosing)
        self.setVisible(bool(rolled))
        if choosing:
            self._weigh()

    @property
    def chosen(self) -> int:
        """Return the bit set of the dice that are chosen."""
        return sum(1 << place for place, button in enumerate(self.buttons) if button.isChecked())

    def show_outcome(self, caption: str) -> None:
        """Say what is to be expected of the dice that are chosen."""
        self.caption.setText(caption)
        self.caption.setVisible(bool(caption))

    def _weigh(self) -> None:
        count = self.chosen.bit_count()
        self.again.setText(
            tr_count("Roll the die again", "Roll {n} dice again", count) if count else tr("Keep the dice")
        )
        self.weighed.emit(self.chosen)

    def _roll(self) -> None:
        self.rolled_again.emit(self.chosen)
