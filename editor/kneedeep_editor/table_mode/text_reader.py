"""Large texts for reading aloud, one at a time, with access to earlier ones."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QFrame, QSizePolicy

from kneedeep_editor.services.widgets import Label, lay_column, lay_row, restyle, scroll_area
from kneedeep_editor.table_mode.enter_button import EnterButton
from kneedeep_editor.texts import tr

_LARGEST, _LEAST, _STEP = 2.6, 1.4, 0.1
"""The largest and smallest text relative to that of lists, and the step. A larger text is scrolled."""
_PADDING = 20
_LINES = 3
"""The minimum number of visible lines of the smallest text."""


class Passage(NamedTuple):
    """A text to read aloud with a heading, or lines of instructions."""

    cue: str
    text: str = ""
    lines: tuple[str, ...] = ()


class TextReader(QFrame):
    """Shows texts one at a time."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("reader")
        self.passages: tuple[Passage, ...] = ()
        self.at = 0
        self._base = 20
        self.cue = Label(key="cue", wrap=True)
        self.spoken = Label(key="spoken", wrap=True, alignment=Qt.AlignmentFlag.AlignTop, name=tr("Read aloud"))
        self.spoken.setTextFormat(Qt.TextFormat.PlainText)
        self.spoken.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.pane = scroll_area(self.spoken, name=tr("Text to read aloud"), focus=True)
        self.pane.setObjectName("spoken-scroll")
        self.pane.installEventFilter(self)
        self.earlier = EnterButton("‹", name=tr("Previous text"), tip=tr("Show the previous text (P)"), do=self.back)
        self.later = EnterButton("›", name=tr("Next text"), tip=tr("Show the next text (N)"), do=self.on)
        self.place = Label(look="quiet")
        lay_column(
            lay_row((self.cue, 1), self.place, self.earlier, self.later), (self.pane, 1), of=self, margins=(14, 8, 8, 8)
        )

    def show_passages(self, passages: Sequence[Passage]) -> None:
        """Show texts. If there are new ones, begin with the first of them, else show the last."""
        before, self.passages = self.passages, tuple(passages)
        same = 0
        for one, other in zip(before, self.passages, strict=False):
            if one != other:
                break
            same += 1
        if len(self.passages) > same:
            self.at = same
        elif before != self.passages:
            self.at = len(self.passages) - 1
        self._show()

    def set_text_size(self, pixels: int) -> None:
        """Set the text size of lists in pixels, from which the size here follows."""
        self._base = pixels
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit the text to the new size."""
        if event.type() == QEvent.Type.Resize:
            self._fit()
        return False

    def _fit(self) -> None:
        """Use the largest text size that fits. Only the smallest one scrolls."""
        room = self.pane.contentsRect()
        within = QRect(0, 0, max(1, room.width() - _PADDING), 1 << 16)
        font, flags = QFont(self.spoken.font()), Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop
        font.setPixelSize(round(self._base * _LEAST))
        metrics = QFontMetrics(font)
        least = metrics.boundingRect(within, flags, self.spoken.text()).height() + _PADDING
        self.pane.setMinimumHeight(min(least, _LINES * metrics.lineSpacing() + _PADDING))
        factor, fits = _LARGEST, False
        while not fits and factor > _LEAST:
            font.setPixelSize(round(self._base * factor))
            needed = QFontMetrics(font).boundingRect(within, flags, self.spoken.text())
            fits = needed.height() + _PADDING <= room.height() and needed.width() <= within.width()
            factor -= 0 if fits else _STEP
        bars = Qt.ScrollBarPolicy
        self.pane.setVerticalScrollBarPolicy(bars.ScrollBarAlwaysOff if fits else bars.ScrollBarAsNeeded)
        style = f"font-size: {round(self._base * max(factor, _LEAST))}px;"
        if self.spoken.styleSheet() != style:
            self.spoken.setStyleSheet(style)

    def back(self) -> None:
        """Show the previous text."""
        self.at -= 1
        self._show()

    def on(self) -> None:
        """Show the next text."""
        self.at += 1
        self._show()

    def end(self) -> None:
        """Show the last text."""
        self.at = len(self.passages) - 1
        self._show()

    def _show(self) -> None:
        count = len(self.passages)
        self.at = max(0, min(self.at, count - 1))
        passage = self.passages[self.at] if count else Passage("")
        lines = "\n".join(f"•  {line}" for line in passage.lines)
        self.cue.setText(passage.cue)
        text = "\n\n".join(filter(None, (passage.text, lines)))
        if text != self.spoken.text():
            self.spoken.setText(text)
            self.pane.verticalScrollBar().setValue(0)
            self._fit()
        unread = count - 1 - self.at
        self.place.setText(tr("{part} of {count}", part=self.at + 1, count=count) if count else "")
        self.earlier.setEnabled(self.at > 0)
        self.later.setEnabled(unread > 0)
        restyle(self.later, "wanted", bool(unread))
