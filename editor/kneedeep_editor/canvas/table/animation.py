"""An animation of the table as plain values: keyframes of figures by time in milliseconds."""

from bisect import bisect_right
from collections.abc import Iterator
from typing import NamedTuple

from kneedeep.drawing.primitive import DisplayList

_FLASH = 0.45
"""The share of a mark's duration in which the figure flashes."""
_FADES_FROM = 0.65
"""The share of a mark's duration after which it fades."""
_RISES = 0.55
"""The height that a mark rises, in spaces."""


class Drawn(NamedTuple):
    """A picture at a place in board units, with an opacity."""

    picture: DisplayList
    x: float
    y: float
    opacity: float = 1.0


class Keyframe(NamedTuple):
    """The place and look of a figure at a time in milliseconds."""

    time: float
    at: tuple[float, float]
    picture: DisplayList
    opacity: float = 1.0


class Track(NamedTuple):
    """A moving figure, interpolated between its keyframes, which are in order."""

    figure: int
    frames: tuple[Keyframe, ...]

    def drawn(self, time: float) -> Iterator[Drawn]:
        """Yield the pictures of the figure at a time: two while one turns into another."""
        number = bisect_right(self.frames, time, key=lambda frame: frame.time)
        before = self.frames[max(0, number - 1)]
        after = self.frames[min(number, len(self.frames) - 1)]
        share = min(1.0, max(0.0, time - before.time) / ((after.time - before.time) or 1.0))
        x, y = (old + (new - old) * share for old, new in zip(before.at, after.at, strict=True))
        if (opacity := before.opacity + (after.opacity - before.opacity) * share) <= 0:
            return
        if before.picture is after.picture or share < 1:
            yield Drawn(before.picture, x, y, opacity)
        if before.picture is not after.picture:
            yield Drawn(after.picture, x, y, opacity * share)


class Mark(NamedTuple):
    """A change shown at a figure: its box (x, y, width, height) flashes in a color, and a picture rises."""

    start: float
    end: float
    box: tuple[float, float, float, float]
    picture: DisplayList
    color: str

    def drawn(self, time: float) -> Drawn | None:
        """The picture at a time, None while it is invisible."""
        share = self._share(time)
        if not 0 <= share < 1:
            return None
        x, y, width, height = self.box
        opacity = min(1.0, (1 - share) / (1 - _FADES_FROM))
        return Drawn(self.picture, x + width / 2 - 0.5, y + height / 2 - 0.5 - _RISES * share, opacity)

    def flash(self, time: float) -> float:
        """The strength of the flash at a time."""
        share = self._share(time)
        return max(0.0, 1 - share / _FLASH) if share >= 0 else 0.0

    def _share(self, time: float) -> float:
        return (time - self.start) / (self.end - self.start)


class Leaf(NamedTuple):
    """An opening or closing door: the halves of its picture slide along its line."""

    start: float
    end: float
    picture: DisplayList
    opens: bool

    def gap(self, time: float) -> float:
        """The gap between the halves at a time, from 0 (shut) to 1 (open)."""
        share = min(1.0, max(0.0, (time - self.start) / (self.end - self.start)))
        eased = share * share * (3 - 2 * share)
        return eased if self.opens else 1 - eased


class Animation(NamedTuple):
    """The animation between two moments of a game, from 0 to `length` milliseconds.

    `turn`: the time from which floor, tokens and other figures have their final state. `rolls`: start and end of dice
    rolls.
    """

    tracks: tuple[Track, ...] = ()
    marks: tuple[Mark, ...] = ()
    leaves: tuple[Leaf, ...] = ()
    rolls: tuple[tuple[float, float], ...] = ()
    turn: float = 0.0
    length: float = 0.0


STILL = Animation()
"""An empty animation."""
