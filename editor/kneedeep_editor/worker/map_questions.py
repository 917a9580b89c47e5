"""Questions about the map for overlays, and their answers: plain values for other processes."""

from collections.abc import Mapping
from typing import NamedTuple

from kneedeep_editor.texts import tr_count, translated

Space = tuple[int, int]
Edge = tuple[Space, str]
Line = tuple[Space, Space, int]
"""A line between the centers of two spaces, and its strength from 1 to 5."""

SIGHT, OPEN_SIGHT, STEPS, RESPAWN, SPAWN, ORDER, GOAL, HEAT, AREAS, COVER, PORTALS, DEMON_WALK, NET = (
    "sight open-sight steps respawn spawn order goal heat areas cover portals demon-walk teleporters".split()
)
FROM_A_SPACE = (SIGHT, OPEN_SIGHT, STEPS, RESPAWN, COVER)
"""The overlays about the space under the pointer."""


class MapQuestion(NamedTuple):
    """The question of an overlay. `stop`: 0 for the map as drawn, n for the stop n - 1 of the solution."""

    overlay: str
    stop: int = 0
    space: Space | None = None
    posts: tuple[Space, ...] = ()


class Layer(NamedTuple):
    """Spaces with the same style (see canvas/overlay_styles.py), and their title in the legend."""

    style: str
    title: str
    spaces: tuple[Space, ...]


class MapAnswer(NamedTuple):
    """The content of an overlay.

    `numbers`: numbers in spaces. `names`: words at places in board units, each with the spaces of its room. `lines`:
    between spaces. `opened`: the edges of open doors in the shown state. `at`: a space with a ring. `stops`: the titles
    of the solution's states, None if not requested. `summary`: a sentence about the answer. `unit`: a number in words,
    for `tr_count`. Texts are not translated yet.
    """

    question: MapQuestion
    title: str
    layers: tuple[Layer, ...] = ()
    numbers: Mapping[Space, int] = {}
    names: tuple[tuple[float, float, int, str], ...] = ()
    opened: tuple[Edge, ...] = ()
    at: Space | None = None
    stops: tuple[str, ...] | None = None
    summary: str = ""
    unit: tuple[str, str] | None = None
    lines: tuple[Line, ...] = ()


def answer_text(answer: MapAnswer, space: Space) -> str:
    """The text about one space. Empty if there is none."""
    words = []
    if (number := answer.numbers.get(space)) is not None and answer.unit is not None:
        words.append(tr_count(*answer.unit, number))
    words += [translated(layer.title) for layer in answer.layers if space in layer.spaces and layer.title]
    return ", ".join(dict.fromkeys(words))
