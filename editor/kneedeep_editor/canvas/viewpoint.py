"""The visible part of the board and its scale: pure arithmetic, without a window."""

import math
from typing import NamedTuple

SMALLEST = 2.0
LARGEST = 160.0
_STEP = 16
"""Final scales are multiples of 1/16, so that a chunk of 16 spaces has a whole number of pixels."""

Box = tuple[float, float, float, float]


class Viewpoint(NamedTuple):
    """The viewpoint: `scale` in pixels per space, and the board's origin at the pixel (`left`, `top`)."""

    scale: float = 40.0
    left: float = 0.0
    top: float = 0.0

    def to_board(self, x: float, y: float) -> tuple[float, float]:
        """The place on the board of a pixel."""
        return (x - self.left) / self.scale, (y - self.top) / self.scale

    def to_pixels(self, x: float, y: float) -> tuple[float, float]:
        """The pixel of a place on the board."""
        return x * self.scale + self.left, y * self.scale + self.top

    def panned(self, dx: float, dy: float) -> "Viewpoint":
        """A copy, moved by pixels."""
        return self._replace(left=self.left + dx, top=self.top + dy)

    def zoomed(self, scale: float, x: float, y: float) -> "Viewpoint":
        """The viewpoint at another scale, within limits. The place at pixel (x, y) stays."""
        scale = min(LARGEST, max(SMALLEST, scale))
        board_x, board_y = self.to_board(x, y)
        return Viewpoint(scale, x - board_x * scale, y - board_y * scale)

    def settled(self) -> "Viewpoint":
        """A copy at whole pixels, so that chunks are copied without interpolation."""
        return self._replace(left=float(round(self.left)), top=float(round(self.top)))

    def seen(self, width: float, height: float) -> Box:
        """The part of the board (x, y, width, height) visible in a view of a size in pixels."""
        x, y = self.to_board(0, 0)
        return x, y, width / self.scale, height / self.scale


def whole_pixel_scale(scale: float) -> float:
    """The nearest scale at which chunks have whole pixels."""
    return min(LARGEST, max(SMALLEST, round(scale * _STEP) / _STEP))


def fit_box(box: Box, width: float, height: float, margin: float = 48.0, largest: float = 64.0) -> Viewpoint:
    """The viewpoint that shows a box of the board as large as possible, centered in a view."""
    x, y, across, down = box
    room_across, room_down = max(1.0, width - 2 * margin), max(1.0, height - 2 * margin)
    scale = min(largest, room_across / max(across, 0.1), room_down / max(down, 0.1))
    scale = max(SMALLEST, math.floor(scale * _STEP) / _STEP)
    left = width / 2 - (x + across / 2) * scale
    top = height / 2 - (y + down / 2) * scale
    return Viewpoint(scale, left, top).settled()
