"""The floor, walls, doors and obstacles of a board as shapely geometry: x to the east, y to the south, one unit a space."""

from collections.abc import Iterable

import shapely

from kneedeep.model.scenario.names import names_of
from kneedeep.reference.ground import Ground, Space, points_of
from kneedeep.reference.sight import outside, walls


def floor(spaces: Iterable[Space]) -> shapely.Geometry:
    """The joined polygons of some spaces."""
    return shapely.unary_union([shapely.box(x, y, x + 1, y + 1) for x, y in spaces])


def area_polygons(ground: Ground) -> dict[str, shapely.Geometry]:
    """The floor of each area by its id."""
    return {area: floor(spaces) for area, spaces in ground.board.areas.items()}


def wall_lines(ground: Ground) -> shapely.Geometry:
    """The lines of walls that stop sight and of the rim of the board, each as long as possible."""
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
    """The spaces of blocking obstacles and barrels."""
    return floor(sorted(ground.blocked("steps")))
