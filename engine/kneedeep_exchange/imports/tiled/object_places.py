"""The positions of a Tiled map's objects on the grid of spaces."""

from kneedeep.model.geometry.space import Space
from kneedeep_exchange.imports.imported import FARTHEST, LeftOut
from kneedeep_exchange.tiled.tiled_map import TiledMap, TiledObject

NEAR = 1 / 8
"""The tolerance of positions in spaces. An eighth is 8 of the usual 64 pixels."""
NEAR_DEGREES = 0.5
"""The tolerance of rotations. With it the largest piece is off by less than an eighth of a space."""
MOST_SPACES = 10_000
"""The maximum number of spaces of a spawn area."""


class ObjectPlaces:
    """The grid of a map: the size of its tiles, and its first space."""

    def __init__(self, tiled: TiledMap, origin: Space) -> None:
        self._tiled, self._origin = tiled, origin

    def size(self, one: TiledObject) -> tuple[float, float]:
        """The width and height of an object after rotation, in spaces."""
        across, down = one.width / self._tiled.tile[0], one.height / self._tiled.tile[1]
        return (down, across) if quarters_of(one) % 2 else (across, down)

    def corner(self, one: TiledObject) -> list[int]:
        """The north-western space of a rectangle, or the space around a point. Raises LeftOut."""
        if one.form == "point" or not (one.width or one.height or one.line):
            return self._around(one)
        x, y = one.x, one.y - one.height if one.gid and not self._top_left(one) else one.y
        match quarters_of(one) % 4:
            case 1:
                x -= one.height
            case 2:
                x, y = x - one.width, y - one.height
            case 3:
                y -= one.width
        return self._place(x, y)

    def spaces(self, one: TiledObject) -> list[list[int]]:
        """The spaces of a rectangle, row by row. Raises LeftOut."""
        west, north = self.corner(one)
        width, height = self.size(one)
        if not width and not height:
            return [[west, north]]
        if max(abs(width - round(width)), abs(height - round(height))) > NEAR:
            raise LeftOut("it covers {width:g}×{height:g} spaces; snap it to the grid", width=width, height=height)
        if not 0 < round(width) * round(height) <= MOST_SPACES:
            raise LeftOut("it covers {width}×{height} spaces", width=round(width), height=round(height))
        return [[west + column, north + row] for row in range(round(height)) for column in range(round(width))]

    def line(self, one: TiledObject, side: str) -> tuple[list[int], str]:
        """The space and side of a door, from the two ends of its line. Raises LeftOut."""
        if len(one.line) != 2 or one.rotation:
            raise LeftOut("a door is a line of two points that is not rotated")
        (x, y), (right, low) = sorted(self._place(one.x + dx, one.y + dy) for dx, dy in one.line)
        if (x == right) == (y == low):
            raise LeftOut("a door lies along one side of spaces")
        upright = x == right
        known = side if side in (("east", "west") if upright else ("north", "south")) else ""
        chosen = known or ("east" if upright else "south")
        if upright:
            return [x - (chosen == "east"), y], chosen
        return [x, y - (chosen == "south")], chosen

    def _top_left(self, one: TiledObject) -> bool:
        sets = [tileset for tileset in self._tiled.tilesets if tileset.first <= one.gid]
        return bool(sets) and max(sets, key=lambda tileset: tileset.first).top_left

    def _around(self, one: TiledObject) -> list[int]:
        """The space around a point. A point on a grid corner belongs to the space to its south-east."""
        x, y = (value + NEAR * size for value, size in zip((one.x, one.y), self._tiled.tile, strict=True))
        return self._place(*(value // size * size for value, size in zip((x, y), self._tiled.tile, strict=True)))

    def _place(self, x: float, y: float) -> list[int]:
        across, down = x / self._tiled.tile[0], y / self._tiled.tile[1]
        if max(abs(across), abs(down)) > FARTHEST:
            raise LeftOut("it lies too far away")
        if max(abs(across - round(across)), abs(down - round(down))) > NEAR:
            raise LeftOut("it lies between spaces, at {x:g}, {y:g}; snap it to the grid", x=x, y=y)
        return [round(across) + self._origin[0], round(down) + self._origin[1]]


def quarters_of(one: TiledObject) -> int:
    """The rotation of an object in quarter turns. Raises LeftOut."""
    quarters = round(one.rotation / 90)
    if abs(one.rotation - 90 * quarters) > NEAR_DEGREES:
        raise LeftOut("it is rotated by {rotation:g} degrees, not by quarter turns", rotation=one.rotation)
    return quarters


def turned(turn: object, one: TiledObject) -> object:
    """A turn plus the rotation of an object. A value that is no number stays. Raises LeftOut."""
    quarters = quarters_of(one)
    return (turn + 90 * quarters) % 360 if quarters % 4 and isinstance(turn, int) else turn
