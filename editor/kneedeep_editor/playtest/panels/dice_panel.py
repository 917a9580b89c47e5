"""The dice on the table, with an animated roll. Dice to roll again are clicked."""

from collections.abc import Sequence
from math import sin

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QToolButton, QWidget

from kneedeep.drawing.game_badges import die_picture
from kneedeep.rules.answers import Die
from kneedeep_editor.canvas.display_painter import screen_painter
from kneedeep_editor.canvas.thumbnails.stamp_thumbnails import stamp_picture
from kneedeep_editor.services import widgets
from kneedeep_editor.texts import tr, tr_count

SIZE = 46
_FIRST_LIES = 0.55
"""The share of a roll after which the first die stops. The last one stops at its end."""
_FACES_SHOWN, _TURNS = 14, 2.5
"""The number of faces that a rolling die shows, and of its rotations."""
_SMALL = 0.72
"""The size of a rolling die, as a share, so that it has room to rotate."""


class DicePanel(QWidget):
    """Shows dice. `rolled_again` has the bit set of dice to roll again. `weighed` has that of the currently chosen dice."""

    rolled_again = Signal(int)
    weighed = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._pixmaps: dict[Die, QPixmap] = {}
        self._row = widgets.lay_row(None, spacing=4)
        self.caption = widgets.Label(wrap=True)
        self.again = widgets.push_button(tr("Keep the dice"), do=lambda: self.rolled_again.emit(self.chosen))
        widgets.lay_column(self._row, self.caption, self.again, of=self, margins=(8, 6, 8, 0), spacing=4)
        self.buttons: list[QToolButton] = []
        self._shown: tuple[tuple[Die, ...], str, bool] = (), "", False
        self._rolling: dict[int, Sequence[Die]] = {}
        """The faces of rolling dice, by their places."""
        self.hide()

    def show_dice(self, rolled: Sequence[Die], caption: str, *, choosing: bool) -> None:
        """Show dice. `choosing`: they can be rolled again. Dice already shown stay."""
        shown = tuple(rolled), caption, choosing
        self.setVisible(bool(rolled))
        if shown == self._shown:
            return
        self._shown = shown
        self._rolling = {}
        for button in self.buttons:
            widgets.take_out(self._row, button)
        self.buttons = []
        for die in rolled:
            name = die.color
            face = _face_text(die)
            button = widgets.tool_button(
                raised=True,
                name=tr("{name} die: {shown}", name=name, shown=face),
                tip=widgets.plain_tip(f"{name}: {face}" + (tr("; click to roll it again") if choosing else "")),
            )
            button.setIcon(QIcon(self._pixmap(die)))
            button.setIconSize(QSize(SIZE, SIZE))
            button.setCheckable(choosing)
            button.setProperty("die", True)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if choosing else Qt.FocusPolicy.NoFocus)
            button.toggled.connect(self._weigh)
            self._row.insertWidget(len(self.buttons), button)
            button.show()
            self.buttons.append(button)
        self.show_outcome(caption)
        self.again.setVisible(choosing)
        if choosing:
            self._weigh()

    def roll(self, places: Sequence[int], faces: Sequence[Sequence[Die]]) -> None:
        """Roll some dice, by place. `faces`: the faces of all dice, by place."""
        self._rolling = {place: faces[place] for place in places}
        if self._rolling:
            self.show_outcome(tr("Rolling…"))
            self.show_roll(0)

    def show_roll(self, share: float) -> None:
        """Show the dice at a share of their roll. From 1 on all have stopped and show the result."""
        if not self._rolling:
            return
        last = len(self._rolling) - 1
        for number, (place, faces) in enumerate(tuple(self._rolling.items())):
            lies_at = _FIRST_LIES + (1 - _FIRST_LIES) * (number / last if last else 1)
            if share >= lies_at:
                pixmap = self._pixmap(self._shown[0][place])
            else:
                pixmap = self._tumbling(faces, number, max(0.0, share) / lies_at)
            self.buttons[place].setIcon(QIcon(pixmap))
        if share >= 1:
            self._rolling = {}
            self.show_outcome(self._shown[1])

    def _tumbling(self, faces: Sequence[Die], number: int, share: float) -> QPixmap:
        """A rolling die: rotation and changes of faces slow down."""
        slowed = 1 - (1 - share) ** 2
        face = self._pixmap(faces[(int(slowed * _FACES_SHOWN) * 5 + number * 3) % len(faces)])
        pixmap = QPixmap(face.size())
        pixmap.setDevicePixelRatio(face.devicePixelRatio())
        pixmap.fill(Qt.GlobalColor.transparent)
        with QPainter(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            jump = abs(sin(slowed * 9)) * (1 - share) * SIZE * (1 - _SMALL) / 2
            painter.translate(SIZE / 2, SIZE / 2 - jump)
            painter.rotate(360 * _TURNS * (slowed - 1) * (-1 if number % 2 else 1))
            painter.scale(_SMALL, _SMALL)
            painter.drawPixmap(QRectF(-SIZE / 2, -SIZE / 2, SIZE, SIZE), face, QRectF(face.rect()))
        return pixmap

    def _pixmap(self, die: Die) -> QPixmap:
        if die not in self._pixmaps:
            picture = die_picture(die.color, die.range, die.damage, bullet=die.bullet, miss=die.miss)
            self._pixmaps[die] = stamp_picture(
                screen_painter(), picture, QSize(SIZE, SIZE), self.devicePixelRatioF(), SIZE
            )
        return self._pixmaps[die]

    @property
    def chosen(self) -> int:
        """The bit set of the chosen dice."""
        return sum(1 << place for place, button in enumerate(self.buttons) if button.isChecked())

    def show_outcome(self, caption: str) -> None:
        """Show the expected outcome of the chosen dice."""
        self.caption.setText(caption)
        self.caption.setVisible(bool(caption))

    def _weigh(self) -> None:
        count = self.chosen.bit_count()
        self.again.setText(
            tr_count("Roll the die again", "Roll {n} dice again", count) if count else tr("Keep the dice")
        )
        self.weighed.emit(self.chosen)


def _face_text(die: Die) -> str:
    _, far, hurt, bullet, miss = die
    if miss:
        return tr("a miss")
    if far is None:
        return tr_count("{n} hit", "{n} hits", hurt)
    if bullet:
        return tr("range {far}, damage {hurt}, a bullet", far=far, hurt=hurt)
    return tr("range {far}, damage {hurt}", far=far, hurt=hurt)
