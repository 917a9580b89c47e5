"""The icons of the editor, drawn from paths of our own in a box of 24 × 24."""

from functools import cache

from PySide6.QtCore import QByteArray, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QIconEngine, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from kneedeep_editor.services.window_theme import BRAND, WindowTheme, current_theme

_STROKE = 'fill="none" stroke="INK" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"'
_FILL = 'fill="INK"'

_DRAWINGS: dict[str, str] = {
    "select": f'<path {_STROKE} d="M5 3l6 17 2.6-7.2L20.5 10z"/>',
    "piece": f'<path {_STROKE} d="M4 4h16v6M20 14v6H4V14M4 10V4"/><path {_STROKE} d="M12 4v16M4 12h16" stroke-opacity=".45"/>',
    "door": f'<path {_STROKE} d="M3 20h18M6 20V4h12v16M12 4v16"/><path {_STROKE} d="M9.5 11.5v2M14.5 11.5v2"/>',
    "token": f'<circle {_STROKE} cx="12" cy="12" r="8.5"/><path {_STROKE} d="M12 8v8M8 12h8"/>',
    "box": f'<path {_STROKE} d="M3.500 8L12 3.500 20.500 8v8.500L12 21l-8.500-4.500zM3.500 8l8.500 4.500L20.500 8M12 12.500V21"/>',
    "figure": f'<path {_STROKE} d="M7 9C4.500 8 3.500 5.500 4 3c1 2 2.500 3 4.500 3M17 9c2.500-1 3.500-3.500 3-6-1 2-2.500 3-4.500 3"/>'
    f'<path {_STROKE} d="M12 5.500c-4 0-6 2.500-6 6.500 0 3 1.500 4.500 2.500 5.500v3h7v-3c1-1 2.500-2.500 2.500-5.500 0-4-2-6.500-6-6.500z"/>'
    f'<path {_STROKE} d="M9.200 12.200l1.600.8M14.800 12.200l-1.600.8"/>',
    "spawn": f'<path {_STROKE} d="M6 21V3.500M6 4.500c4-2.500 7 2.500 12 0v8c-5 2.500-8-2.500-12 0"/>',
    "looks": f'<path {_STROKE} d="M20.500 3.500c-4 2-8 6-9.500 9l2.500 2.500c3-1.500 6-6 7-11.500zM10.500 13c-3-.5-4 2-4 4 0 1.500-1 2.500-3 3 4 1.500 8.500.5 9-4.500"/>',
    "events": f'<circle {_STROKE} cx="5" cy="18.500" r="2.500"/><path {_STROKE} d="M6 15.500c1-7 6-10 13-8.500M15 3.500l4.500 3.500-4 4"/>',
    "prefab": f'<path {_STROKE} stroke-dasharray="2.200 3" d="M3.500 3.500h17v17h-17z"/><path {_STROKE} d="M7.500 8h6v8h-6zM13.500 10.500h3.500v3h-3.500"/>',
    "measure": f'<path {_STROKE} d="M3.500 15.500L15.500 3.500l5 5-12 12z"/><path {_STROKE} d="M7 12l2 2M10 9l3 3M13 6l2 2"/>',
    "posts": f'<circle {_STROKE} cx="12" cy="7" r="3.500"/><path {_STROKE} d="M5.500 20.500c0-4.500 2.500-7 6.500-7s6.500 2.500 6.500 7z"/>',
    "undo": f'<path {_STROKE} d="M8.500 5L4 9.500 8.500 14M4 9.500h10a5.500 5.500 0 0 1 0 11h-3.500"/>',
    "redo": f'<path {_STROKE} d="M15.500 5L20 9.500 15.500 14M20 9.500H10a5.500 5.500 0 0 0 0 11h3.500"/>',
    "new": f'<path {_STROKE} d="M14 3H6v18h12V7zM14 3v4h4M12 11v6M9 14h6"/>',
    "open": f'<path {_STROKE} d="M3 19V5h6l2 2.500h8V10M3 19l3-9h15.500L18.500 19z"/>',
    "save": f'<path {_STROKE} d="M4 4h13l3 3v13H4zM8 4v5h7V4M8 20v-6h8v6"/>',
    "print": f'<path {_STROKE} d="M7 8.500V3.500h10v5M7 17H3.500V8.500h17V17H17"/><path {_STROKE} d="M7 13.500h10v7H7zM17 11.500h.5"/>',
    "zoom-in": f'<circle {_STROKE} cx="10.500" cy="10.500" r="6.500"/><path {_STROKE} d="M15.500 15.500L21 21M10.500 7.500v6M7.500 10.500h6"/>',
    "zoom-out": f'<circle {_STROKE} cx="10.500" cy="10.500" r="6.500"/><path {_STROKE} d="M15.500 15.500L21 21M7.500 10.500h6"/>',
    "fit": f'<path {_STROKE} d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"/><rect {_STROKE} x="8.500" y="8.500" width="7" height="7"/>',
    "eye": f'<path {_STROKE} d="M2.500 12C5 7.500 8 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-5.500 6.500-9.500 6.500S5 16.500 2.500 12z"/><circle {_STROKE} cx="12" cy="12" r="3"/>',
    "lock": f'<rect {_STROKE} x="5" y="11" width="14" height="9.500" rx="1.500"/><path {_STROKE} d="M8 11V8a4 4 0 0 1 8 0v3M12 14.500v2.500"/>',
    "turn": f'<path {_STROKE} d="M19.500 8A8.500 8.500 0 1 0 20.500 13M20 3.500V8.500H15"/>',
    "turn-back": f'<path {_STROKE} d="M4.500 8A8.500 8.500 0 1 1 3.500 13M4 3.500V8.500H9"/>',
    "delete": f'<path {_STROKE} d="M4 6.500h16M9 6.500V4h6v2.500M6.500 6.500l1 14h9l1-14M10.500 10.500v6M13.500 10.500v6"/>',
    "play": f'<path {_STROKE} d="M7 4.500v15l12-7.500z"/>',
    "run": f'<path {_STROKE} d="M4 5v14l7-7zM13 5v14l7-7z"/>',
    "step": f'<path {_STROKE} d="M6 4.500v15l10-7.500zM19 5v14"/>',
    "skip": f'<path {_STROKE} d="M4 5v14l6-7zM11 5v14l6-7zM20 5v14"/>',
    "earlier": f'<path {_STROKE} d="M15 5l-8 7 8 7"/>',
    "later": f'<path {_STROKE} d="M9 5l8 7-8 7"/>',
    "stop": f'<path {_STROKE} d="M6 6h12v12H6z"/>',
    "area": f'<path {_STROKE} d="M4 7l6-3 5 3 5-2v12l-5 2-5-3-6 3z"/><path {_STROKE} d="M10 4v12M15 7v12" stroke-opacity=".5"/>',
    "pick": f'<circle {_STROKE} cx="12" cy="12" r="6.500"/><path {_STROKE} d="M12 2.500v5M12 16.500v5M2.500 12h5M16.500 12h5"/>',
    "pick-up": f'<path {_STROKE} d="M13.500 6.500l4 4M15 8l3-3a2 2 0 0 1 2.800 2.800l-3 3M14.500 7.500L5 17l-1 3.500L7.500 19.500l9.500-9.500"/>',
    "dots": f'<circle {_FILL} cx="12" cy="5.500" r="1.700"/><circle {_FILL} cx="12" cy="12" r="1.700"/><circle {_FILL} cx="12" cy="18.500" r="1.700"/>',
    "minus": f'<path {_STROKE} d="M6 6l12 12M18 6L6 18"/>',
    "plus": f'<path {_STROKE} d="M12 5v14M5 12h14"/>',
    "reset": f'<path {_STROKE} d="M6.500 8.500A7.500 7.500 0 1 1 4.500 13M6 3.500v5h5"/>',
    "unfolded": f'<path {_STROKE} d="M6 9.500l6 6 6-6"/>',
    "folded": f'<path {_STROKE} d="M9.500 6l6 6-6 6"/>',
    "more": f'<path {_STROKE} d="M5 6l6 6-6 6M13 6l6 6-6 6"/>',
    "search": f'<circle {_STROKE} cx="10.500" cy="10.500" r="6"/><path {_STROKE} d="M15 15l5.500 5.500"/>',
    "fix": f'<path {_STROKE} d="M14.500 6.500a4 4 0 0 1 5-3.500l-2.500 2.500 1.500 1.500L21 4.500a4 4 0 0 1-5 5L7.500 18a2.100 2.100 0 0 1-3-3z"/>',
    "fine": f'<circle {_STROKE} cx="12" cy="12" r="9"/><path {_STROKE} d="M7.500 12.500l3 3 6-6.500"/>',
    "error": f'<path {_FILL} d="M8 2.500h8L21.500 8v8L16 21.500H8L2.500 16V8z"/>'
    '<path fill="none" stroke="SIGN" stroke-width="2.400" stroke-linecap="round" d="M8.500 8.500l7 7M15.500 8.500l-7 7"/>',
    "warning": f'<path {_FILL} d="M12 2.500L22.500 21h-21z"/>'
    '<path fill="none" stroke="SIGN" stroke-width="2.400" stroke-linecap="round" d="M12 9.500v5M12 17.800v.1"/>',
    "info": f'<circle {_FILL} cx="12" cy="12" r="10"/>'
    '<path fill="none" stroke="SIGN" stroke-width="2.400" stroke-linecap="round" d="M12 11v6M12 7v.1"/>',
    "kneedeep": '<rect x="1" y="1" width="22" height="22" rx="5" fill="#2b1712"/>'
    f'<path fill="none" stroke="{BRAND}" stroke-width="2.600" stroke-linecap="square" d="M6 6h5M13 6h5v5M18 13v5H6v-5M6 11V6"/>'
    f'<path fill="{BRAND}" d="M12 8.500l3 3.500-3 3.500-3-3.500z"/>',
}


_SEVERITIES = ("error", "warning", "info", "fine")


class _Engine(QIconEngine):
    """Draws an icon on demand, in the colors of the current theme, as sharp as the screen."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        """Draw the icon into a rectangle."""
        scale = painter.device().devicePixelRatio()
        painter.drawPixmap(rect, self.scaledPixmap(rect.size(), mode, state, scale))

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        """The icon in pixels."""
        return self.scaledPixmap(size, mode, state, 1.0)

    def scaledPixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State, scale: float) -> QPixmap:
        """The icon in a size in points of `scale` pixels each."""
        theme, pixels = current_theme(), size * scale
        if pixels.isEmpty():  # a button that has no room yet
            return QPixmap()
        made = QPixmap(
            _drawn(self._name, pixels.width(), pixels.height(), _ink(self._name, theme, mode), theme.sign)
        )
        made.setDevicePixelRatio(scale)
        return made

    def clone(self) -> QIconEngine:
        """A copy that draws the same."""
        return _Engine(self._name)


@cache
def icon(name: str) -> QIcon:
    """An icon by name, which follows the theme of the windows. Raises KeyError for an unknown name."""
    if name not in _DRAWINGS:
        raise KeyError(name)
    return QIcon(_Engine(name))


def pixmap(name: str, size: int, ratio: float = 1.0) -> QPixmap:
    """An icon of `size` points in the colors of the current theme. Raises KeyError for an unknown name."""
    made = QPixmap(
        _drawn(
            name, round(size * ratio), round(size * ratio), current_theme().ink(name), current_theme().sign
        )
    )
    made.setDevicePixelRatio(ratio)
    return made


def names() -> tuple[str, ...]:
    """The names of all icons."""
    return tuple(_DRAWINGS)


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
    body = _DRAWINGS[name].replace("INK", ink).replace("SIGN", sign)
    text = _svg(body)
    made = QPixmap(QSize(width, height))
    made.fill(Qt.GlobalColor.transparent)
    side = min(width, height)
    painter = QPainter(made)
    painter.translate((width - side) // 2, (height - side) // 2)
    QSvgRenderer(QByteArray(text.encode())).render(painter, QRectF(0, 0, side, side))
    painter.end()
    return made
