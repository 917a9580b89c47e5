"""The floor, walls, doors and obstacles of a board as shapely geometry: x to the east, y to the south, one unit a space."""

from collections.abc import Iterable, Iterator

import shapely

from kneedeep.model.scenario.names import names_of
from kneedeep.reference.ground import Ground, Pair, Space, corners_of, points_of


def ends_of(pair: Pair) -> list[Space]:
    """Return the two lattice points at the ends of the edge between two spaces."""
    one, other = pair
    return sorted(corners_of(one) & corners_of(other))


def outside(ground: Ground) -> Iterator[Pair]:
    """Yield the edges between a space of the board and the outside, which stop everything."""
    for x, y in ground.area:
        for other in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if other not in ground.area:
                yield frozenset(((x, y), other))


def walls(edges: Iterable[Pair]) -> shapely.MultiLineString:
    """Edges as a shapely MultiLineString."""
    return shapely.multilinestrings([ends_of(pair) for pair in sorted(set(edges), key=sorted)])


def floor(spaces: Iterable[Space]) -> shapely.Geometry:
    """Return the polygons of some spaces, joined."""
    return shapely.unary_union([shapely.box(x, y, x + 1, y + 1) for x, y in spaces])


def area_polygons(ground: Ground) -> dict[str, shapely.Geometry]:
    """Return the floor of each area by its id."""
    return {area: floor(spaces) for area, spaces in ground.board.areas.items()}


def wall_lines(ground: Ground) -> shapely.Geometry:
    """The lines that stop sight besides doors, with the rim of the board, each as long as possible."""
    doors = {edge for edge, kind in ground.edges.items() if kind == "door"}
    exits = {edge for door in ground.doors if door.element.exit for edge in door.edges}
    ends = {tuple(points_of(edge)) for edge in exits}
    lines = walls({*(ground.stops("sight") - doors), *outside(ground)})
    kept = [line for line in lines.geoms if tuple((int(x), int(y)) for x, y in line.coords) not in ends]
    return shapely.line_merge(shapely.multilinestrings(kept))


def door_lines(ground: Ground) -> dict[str, shapely.Geometry]:
    """The line of each door on the board, by its name for programs."""
    names = names_of(ground.board.scenario)
    return {
        names[door.element.serial]: shapely.line_merge(
            shapely.multilinestrings([points_of(edge) for edge in door.edges])
        )
        for door in ground.doors
    }


def obstacles(ground: Ground) -> shapely.Geometry:
    """Return the spaces of blocking obstacles and barrels."""
    return floor(sorted(ground.blocked("steps")))
