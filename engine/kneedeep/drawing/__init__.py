"""The board as a picture: a display list of plain tuples in board units, without any window system.

`plan` says what is drawn, `scene` draws it by layers and by chunks of 16 × 16 spaces, `marks` lays findings and
witnesses over it, `sheet` adds rim, legend and title, `thumbnail` draws single things, `svg` writes a list as text.

A `DisplayList` has a box, a background, layers from the lowest to the highest, and symbols by name. Its items are
`Rect`, `Line`, `Path`, `Dot`, `Text`, and `Use`, which places a symbol by its origin, turned and scaled. Lengths are
spaces, y grows to the south, angles turn clockwise. A player needs a `Paint` (fill, stroke, width, opacity, dashes,
caps; joins are round, the fill rule is even-odd) and a transform, nothing else.

All drawings are designs of this project, made by code.
"""

from kneedeep.drawing.primitive import (
    Box,
    DisplayList,
    Dot,
    Item,
    Layer,
    Line,
    Paint,
    Path,
    Rect,
    Segment,
    Segments,
    Shape,
    Symbol,
    Text,
    Use,
    outline,
    placed,
    polygon,
    polyline,
)
from kneedeep.drawing.theme import CONTRAST, DARK, KEY_SHAPES, LIGHT, PRINT, THEMES, Theme, key_color, mixed
