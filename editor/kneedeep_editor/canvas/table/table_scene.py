"""The picture of a table at one moment of a game, as plain values: made by the playtest, painted by the canvas."""

from typing import NamedTuple

from kneedeep.drawing.plan.plan import Plan
from kneedeep.drawing.primitive import DisplayList
from kneedeep_editor.worker.map_questions import MapAnswer

Space = tuple[int, int]
Line = tuple[float, float, float, float]
EMPTY = DisplayList((0, 0, 1, 1), (), {}, None)


class Sprite(NamedTuple):
    """A figure: its number, the north-west space of its footprint, its picture about that corner."""

    figure: int
    at: Space
    picture: DisplayList


class Scene(NamedTuple):
    """A table: its floor, the tokens below and before the figures, the figures, and decorations.

    `reach`: spaces in patterns with numbers, as overlays have them. `signs`: targets and other clickable places.
    `taken`: spaces of tokens and figures, with their numbers in a corner. `waiting`: unseen things, drawn faintly.
    """

    floor: Plan = Plan()
    tokens: DisplayList = EMPTY
    sprites: tuple[Sprite, ...] = ()
    before: DisplayList = EMPTY
    reach: MapAnswer | None = None
    signs: DisplayList = EMPTY
    taken: frozenset[Space] = frozenset()
    waiting: tuple[DisplayList, ...] = ()
