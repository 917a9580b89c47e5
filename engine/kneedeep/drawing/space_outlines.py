"""Outlines of sets of spaces as closed rings. Uses shapely, which is imported on first use."""

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING

from kneedeep.drawing.plan.plan import Place
from kneedeep.drawing.primitive import Segment, polygon

if TYPE_CHECKING:
    import shapely

Point = tuple[float, float]
Ring = tuple[Point, ...]
"""The corners of a closed ring in board units, without repeating the first."""


def rings(spaces: Iterable[Place], beyond: float = 0.0, *, soft: bool = False) -> tuple[Ring, ...]:
    """The rings around a set of spaces and its holes, in a fixed order, each from its smallest corner.

    `beyond` moves them outwards by a number of spaces, inwards if negative. `soft`: with rounded corners.
    """
    united = region(tuple(spaces))
    if beyond:
        united = united.buffer(beyond, quad_segs=4, join_style="round" if soft else "mitre")
    return rings_of(united)


@lru_cache(maxsize=4)
def region(spaces: tuple[Place, ...]) -> "shapely.Geometry":
    """The polygons that a set of spaces covers."""
    import shapely

    xs, ys = zip(*spaces, strict=True)
    return shapely.coverage_union_all(shapely.box(xs, ys, [x + 1 for x in xs], [y + 1 for y in ys]))


def rings_of(shape: "shapely.Geometry") -> tuple[Ring, ...]:
    """The rings of polygons, in a fixed order, each from its smallest corner."""
    import shapely

    parts = shapely.get_parts(shape.normalize())
    found = [ring for part in parts if part.area for ring in (part.exterior, *part.interiors)]
    return tuple(sorted(_from_least(shapely.get_coordinates(ring.simplify(0)).tolist()) for ring in found))


def outline(spaces: Iterable[Place], beyond: float = 0.0, *, soft: bool = False) -> tuple[Segment, ...]:
    """A closed path around a set of spaces (see `rings`). Even-odd filling leaves its holes out."""
    return closed(rings(spaces, beyond, soft=soft))


def closed(found: Iterable[Ring]) -> tuple[Segment, ...]:
    """A single path of some closed rings."""
    return tuple(segment for ring in found for segment in polygon(*ring))


def _from_least(corners: list[list[float]]) -> Ring:
    points = [(round(x, 4), round(y, 4)) for x, y in corners[:-1]]
    if len(points) > 2 and _straight(points[-1], points[0], points[1]):
        points = points[1:]
    first = points.index(min(points))
    return tuple(points[first:] + points[:first])


def _straight(a: Point, b: Point, c: Point) -> bool:
    return (b[0] - a[0]) * (c[1] - b[1]) == (b[1] - a[1]) * (c[0] - b[0])
