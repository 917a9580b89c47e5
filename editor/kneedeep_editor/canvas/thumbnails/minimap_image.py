"""The minimap's picture of the whole board, a pixel per space, in the colors of areas."""

from typing import Final, NamedTuple

from PySide6.QtGui import QColor, QImage

from kneedeep.board import Board
from kneedeep.drawing.theme import Theme, mixed

_AROUND: Final = 2
_MOST: Final = 1024
"""The maximum side in pixels. On larger boards a pixel represents several spaces."""
_STRENGTH: Final = 0.6
"""The share of the area's color in a floor's color."""


class MinimapImage(NamedTuple):
    """The picture, and the part of the board (x, y, width, height) that it shows."""

    image: QImage
    box: tuple[float, float, float, float]


def minimap_image(board: Board, theme: Theme) -> MinimapImage:
    """The minimap of a board. Doors are drawn into the spaces beside them."""
    spaces = board.spaces
    left, right = (spaces[0][0], spaces[-1][0]) if spaces else (-4, 11)
    rows = [y for _, y in spaces] or [-4, 7]
    left, right, top, bottom = left - _AROUND, right + _AROUND, min(rows) - _AROUND, max(rows) + _AROUND
    step = max(1, -(-max(right + 1 - left, bottom + 1 - top) // _MOST))
    width, height = -(-(right + 1 - left) // step), -(-(bottom + 1 - top) // step)
    pixels = bytearray(_pixel(theme.background) * (width * height))

    def put(x: int, y: int, pixel: bytes) -> None:
        at = ((y - top) // step * width + (x - left) // step) * 4
        pixels[at : at + 4] = pixel

    for number, area in enumerate(board.areas.values()):
        ink = _pixel(mixed(theme.floor, theme.areas[number % len(theme.areas)], _STRENGTH))
        for x, y in area:
            put(x, y, ink)
    for door in board.doors:
        ink = _pixel(
            {"red": theme.red, "blue": theme.blue, "yellow": theme.yellow}.get(door.element.key or "", theme.wall_top)
        )
        for x, y in door.sides:
            if (x, y) in board.number:
                put(x, y, ink)
    image = QImage(bytes(pixels), width, height, width * 4, QImage.Format.Format_RGB32).copy()
    return MinimapImage(image, (float(left), float(top), float(width * step), float(height * step)))


def _pixel(color: str) -> bytes:
    return int(QColor(color).rgb()).to_bytes(4, "little")
