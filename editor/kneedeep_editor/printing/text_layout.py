"""Laying out texts in lines: styles, fonts, and missing letters."""

from collections.abc import Iterable
from typing import NamedTuple
from unicodedata import bidirectional

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QTextCharFormat, QTextLayout, QTextOption

from kneedeep_editor.canvas.display_painter import text_font
from kneedeep_editor.printing.printed_page import DOTS


class TextStyle(NamedTuple):
    """A text style: size in points, weight, slant, color, line height as a multiple of the font's, alignment."""

    size: float
    bold: bool = False
    italic: bool = False
    color: str = "#000000"
    leading: float = 1.08
    middle: bool = False


TITLE = TextStyle(22, bold=True)
CHAPTER = TextStyle(13.5, bold=True)
SECTION = TextStyle(10.5, bold=True)
PLAIN = TextStyle(9)
FAINT = TextStyle(8, color="#505050")
SPOKEN = TextStyle(9.5, italic=True)
CUE = TextStyle(7.5, bold=True, color="#505050")
CELL = TextStyle(8.2)
NUMBER = TextStyle(8.2, middle=True)
HEAD = TextStyle(7.2, bold=True, color="#505050")
HEAD_MIDDLE = HEAD._replace(middle=True)
KEY = TextStyle(7.8)
FOOT = TextStyle(7, color="#606060")
TAG = TextStyle(7, bold=True)


class Lines(NamedTuple):
    """A text in lines: the top of each, and the total height, in dots."""

    layout: QTextLayout
    tops: tuple[float, ...]
    height: float

    def bottom(self, number: int) -> float:
        """The bottom of a line."""
        return self.tops[number + 1] if number + 1 < len(self.tops) else self.height


class TextLayout:
    """Lays out texts, and records missing letters."""

    def __init__(self) -> None:
        self._fonts: dict[tuple[float, bool, bool], QFont] = {}
        self._set: dict[tuple[str, TextStyle, float, str], Lines] = {}
        self.missing: set[str] = set()

    def set(self, text: str, style: TextStyle, width: float, cue: str = "") -> Lines:
        """A text in lines of up to `width` dots, after a bold cue."""
        key = (text, style, width, cue)
        if (found := self._set.get(key)) is None:
            found = self._set[key] = self._lay_out(text, style, width, cue)
        return found

    def width(self, text: str, style: TextStyle) -> float:
        """The width of a text on one line, in dots."""
        return QFontMetricsF(self._font(style)).horizontalAdvance(text)

    def shortened(self, text: str, style: TextStyle, width: float) -> str:
        """A text that fits a width, with an ellipsis if it was shortened."""
        return QFontMetricsF(self._font(style)).elidedText(text, Qt.TextElideMode.ElideRight, width)

    def _font(self, style: TextStyle) -> QFont:
        key = (style.size, style.bold, style.italic)
        if key not in self._fonts:
            self._fonts[key] = text_font(bold=style.bold, italic=style.italic, size=round(style.size * DOTS))
        return self._fonts[key]

    def _lay_out(self, text: str, style: TextStyle, width: float, cue: str) -> Lines:
        words = _printed(f"{cue} {text}" if cue and text else cue or text)
        layout = QTextLayout(words, self._font(style))
        side = Qt.AlignmentFlag.AlignRight if _leftwards(words) else Qt.AlignmentFlag.AlignLeft
        option = QTextOption(Qt.AlignmentFlag.AlignHCenter if style.middle else side)
        option.setTextDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        layout.setFormats(self._formats(words, style, _units(_printed(cue))))
        layout.beginLayout()
        tops, y = [], 0.0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width)
            line.setPosition(QPointF(0, y))
            tops.append(y)
            y += line.height() * style.leading
        layout.endLayout()
        if not words.isascii() and _lacks(layout):
            if style.italic:
                # Italic fonts have fewer characters.
                return self._lay_out(text, style._replace(italic=False), width, cue)
            self.missing.update(letters_without_font(set(words) - self.missing, layout.font()))
        return Lines(layout, tuple(tops), y)

    def _formats(self, words: str, style: TextStyle, bold: int) -> list[QTextLayout.FormatRange]:
        ranges = []
        for length, heavy in ((_units(words), style.bold), (bold, True)):
            if length:
                one = QTextLayout.FormatRange()
                one.start, one.length = 0, length
                form = QTextCharFormat()
                form.setForeground(QBrush(QColor(style.color)))
                if heavy:
                    form.setFontWeight(QFont.Weight.Bold)
                one.format = form
                ranges.append(one)
        return ranges


def letters_without_font(letters: Iterable[str], font: QFont) -> list[str]:
    """The sorted letters missing in a font and all its substitutes."""
    found = []
    for letter in sorted(letter for letter in letters if not letter.isspace()):
        alone = QTextLayout(letter, font)
        alone.beginLayout()
        alone.createLine()
        alone.endLayout()
        if _lacks(alone):
            found.append(letter)
    return found


def _lacks(layout: QTextLayout) -> bool:
    return any(0 in run.glyphIndexes() for run in layout.glyphRuns())


def _units(text: str) -> int:
    """The length of a text in UTF-16 units, as Qt counts."""
    return len(text.encode("utf-16-le")) // 2


def _leftwards(text: str) -> bool:
    """Whether a text is written from right to left, decided by its first letter with a direction."""
    if text.isascii():
        return False
    directions = (bidirectional(letter) for letter in text)
    return next((one for one in directions if one in ("L", "R", "AL")), "L") != "L"


def _printed(text: str) -> str:
    """A text without control characters and lone surrogates, with its line breaks."""
    lines = text.strip().splitlines()
    return "\u2028".join("".join(filter(_prints, line)) for line in lines)


def _prints(letter: str) -> bool:
    return letter == "\t" or (letter >= " " and not "\ud800" <= letter <= "\udfff")
