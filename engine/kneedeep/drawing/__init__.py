"""Pictures of the board: display lists of plain tuples in board units, independent of any window system.

A plan (`plan`) has the content of a picture. `scene` draws it in layers and in chunks of 16 × 16 spaces. `marks` draws
findings and witnesses over it. `map_sheet` adds rim, legend and title. `thumbnail` draws single elements. `svg` writes
a display list as text.

A `DisplayList` has a box, a background, layers from the lowest to the highest, and symbols by name. Its items are
`Rect`, `Line`, `Path`, `Dot`, `Text`, and `Use`, which places a symbol by its origin, turned and scaled. Lengths are
spaces, y grows to the south, angles turn clockwise. A renderer only has to support `Paint` (fill, stroke, width,
opacity, dashes, caps) and a transform. Joins are round, and the fill rule is even-odd.

All drawings are original designs of this project.
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
