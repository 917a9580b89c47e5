"""The picture of a table at a moment of a game, as plain values for the canvas."""

from typing import NamedTuple

from kneedeep.drawing.plan.plan import Plan
from kneedeep.drawing.primitive import DisplayList
from kneedeep_editor.worker.map_questions import MapAnswer

Space = tuple[int, int]
Line = tuple[float, float, float, float]
EMPTY = DisplayList((0, 0, 1, 1), (), {}, None)


class Sprite(NamedTuple):
    """A figure: its number, the north-west space of its footprint, and its picture relative to that corner."""

    figure: int
    at: Space
    picture: DisplayList


class Scene(NamedTuple):
    """A table: its floor, the tokens below and in front of figures, the figures, and decorations.

    `reach`: patterned spaces with numbers, as in overlays. `signs`: clickable places. `taken`: occupied spaces, which
    have their number in a corner. `waiting`: things in unrevealed areas, drawn faintly.
    """

    floor: Plan = Plan()
    tokens: DisplayList = EMPTY
    sprites: tuple[Sprite, ...] = ()
    before: DisplayList = EMPTY
    reach: MapAnswer | None = None
    signs: DisplayList = EMPTY
    taken: frozenset[Space] = frozenset()
    waiting: tuple[DisplayList, ...] = ()
