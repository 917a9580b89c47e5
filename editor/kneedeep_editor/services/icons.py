"""The icons of the editor, drawn from our own paths in a box of 24 × 24."""

from functools import cache
from pathlib import Path

from PySide6.QtCore import QByteArray, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QIconEngine, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from kneedeep_editor.services.window_theme import BRAND, WindowTheme, current_theme

_WORDS = {
    "STROKE": 'fill="none" stroke="INK" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"',
    "FILL": 'fill="INK"',
    "BRAND": BRAND,
}
"""The replacements of words in the drawings. `INK` and `SIGN` are colors of the current theme."""


def _drawings() -> dict[str, str]:
    text = Path(__file__).with_name("icon_drawings.txt").read_text("utf-8")
    for word, meaning in _WORDS.items():
        text = text.replace(word, meaning)
    return {name: drawing for name, _, drawing in (row.partition(" ") for row in text.splitlines())}


_DRAWINGS = _drawings()
"""The SVG elements of icons by name, in the order offered."""


_SEVERITIES = ("error", "warning", "info", "fine")


class _Engine(QIconEngine):
    """Draws an icon on demand, in the current theme, at the screen's resolution."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        """Draw the icon into a rectangle."""
        scale = painter.device().devicePixelRatio()
        painter.drawPixmap(rect, self.scaledPixmap(rect.size(), mode, state, scale))

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        """The icon as a pixmap."""
        return self.scaledPixmap(size, mode, state, 1.0)

    def scaledPixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State, scale: float) -> QPixmap:
        """The icon as a pixmap in a size in points of `scale` pixels each."""
        theme, pixels = current_theme(), size * scale
        if pixels.isEmpty():  # a button before its layout
            return QPixmap()
        made = QPixmap(_drawn(self._name, pixels.width(), pixels.height(), _ink(self._name, theme, mode), theme.sign))
        made.setDevicePixelRatio(scale)
        return made

    def clone(self) -> QIconEngine:
        """A copy of the engine."""
        return _Engine(self._name)


@cache
def icon(name: str) -> QIcon:
    """An icon by name, which follows the theme. Raises KeyError for an unknown name."""
    if name not in _DRAWINGS:
        raise KeyError(name)
    return QIcon(_Engine(name))


def pixmap(name: str, size: int, ratio: float = 1.0) -> QPixmap:
    """An icon of `size` points in the current theme. Raises KeyError for an unknown name."""
    made = QPixmap(
        _drawn(name, round(size * ratio), round(size * ratio), current_theme().ink(name), current_theme().sign)
    )
    made.setDevicePixelRatio(ratio)
    return made


def blank_pixmap(
    width: float, height: float, ratio: float, ground: QColor | Qt.GlobalColor = Qt.GlobalColor.transparent
) -> QPixmap:
    """A pixmap of one color. Its size is in points of `ratio` pixels each."""
    made = QPixmap(round(width * ratio), round(height * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(ground)
    return made


def app_icon_svg() -> str:
    """The icon of the program as a picture file."""
    return _svg(_DRAWINGS["kneedeep"]) + "\n"


def _svg(body: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">{body}</svg>'


def _ink(name: str, theme: WindowTheme, mode: QIcon.Mode) -> str:
    if mode == QIcon.Mode.Disabled:
        return theme.disabled
    if name in _SEVERITIES:
        return theme.ink(name)
    return theme.row_text if mode == QIcon.Mode.Selected else theme.text


@cache
def _drawn(name: str, width: int, height: int, ink: str, sign: str) -> QPixmap:
    text = _svg(_DRAWINGS[name].replace("INK", ink).replace("SIGN", sign))
    made = QPixmap(QSize(width, height))
    made.fill(Qt.GlobalColor.transparent)
    side = min(width, height)
    with QPainter(made) as painter:
        painter.translate((width - side) // 2, (height - side) // 2)
        QSvgRenderer(QByteArray(text.encode())).render(painter, QRectF(0, 0, side, side))
    return made
