"""The reader of a Universal VTT file, which computes sight past its walls. It shares no code with the writer.

Lines from center to center are compared with the walls by shapely. If the game's sight is from corner to corner, the
walls are converted to edges between spaces, and the reference engine computes sight.
"""

import json
from base64 import b64decode
from binascii import Error as NotBase64
from collections import Counter
from collections.abc import Collection, Iterable
from itertools import combinations
from typing import Any, NamedTuple

import shapely

from kneedeep.model.catalog.edition import Edition
from kneedeep.reference.ground import Ground, Pair, Purpose, Space
from kneedeep.reference.sight import CornerSight

Line = tuple[tuple[float, float], ...]
Pairs = tuple[Space, Space]
BATCH = 500
"""The number of lines per batch."""
PNG = b"\x89PNG\r\n\x1a\n"


class ReadMap(NamedTuple):
    """The contents of a file, with lines in spaces from the picture's corner. `dots`: the size in pixels."""

    format: object
    size: tuple[int, int]
    pixels: int
    walls: tuple[Line, ...]
    objects: tuple[Line, ...]
    doors: tuple[Line, ...]
    closed: tuple[bool, ...]
    lights: int
    dots: tuple[int, int] | None
    scenario: str


def read_map(content: bytes) -> ReadMap:
    """The contents of a file. Raises ValueError or KeyError for any other file."""
    data: dict[str, Any] = json.loads(content)
    frame = data["resolution"]
    return ReadMap(
        data["format"],
        (frame["map_size"]["x"], frame["map_size"]["y"]),
        frame["pixels_per_grid"],
        tuple(_line(one) for one in data["line_of_sight"]),
        tuple(_line(one) for one in data["objects_line_of_sight"]),
        tuple(_line(one["bounds"]) for one in data["portals"]),
        tuple(one["closed"] for one in data["portals"]),
        len(data["lights"]),
        _dots(data["image"]),
        data["kneedeep"]["scenario"],
    )


def _line(points: list[dict[str, float]]) -> Line:
    return tuple((point["x"], point["y"]) for point in points)


def _dots(picture: str) -> tuple[int, int] | None:
    try:
        head = b64decode(picture[:32], validate=True)
    except NotBase64:
        return None
    if not head.startswith(PNG):
        return None
    return int.from_bytes(head[16:20], "big"), int.from_bytes(head[20:24], "big")


def joints_of(found: ReadMap) -> int:
    """The number of lines that begin at the end of another, where some programs add a wall without length."""
    starts = Counter(line[0] for line in found.walls)
    return sum(starts[line[-1]] - (line[0] == line[-1]) for line in found.walls)


def center_pairs(found: ReadMap, spaces: Collection[Space]) -> tuple[set[Pairs], set[Pairs]]:
    """The pairs of spaces with no wall between their centers, with doors shut and open, smaller space first."""
    walls, doors = barrier((*found.walls, *found.objects)), barrier(found.doors)
    ordered = sorted(spaces)
    centers = [(x + 0.5, y + 0.5) for x, y in ordered]
    pairs = list(combinations(range(len(ordered)), 2))
    shut, opened = set(), set()
    for first in range(0, len(pairs), BATCH):
        part = pairs[first : first + BATCH]
        rays = shapely.linestrings([(centers[a], centers[b]) for a, b in part])
        walled = shapely.intersects(walls, rays).tolist()
        for (a, b), wall, door in zip(part, walled, shapely.intersects(doors, rays).tolist(), strict=True):
            if not wall:
                opened.add((ordered[a], ordered[b]))
                if not door:
                    shut.add((ordered[a], ordered[b]))
    return shut, opened


def gaps_in_rim(found: ReadMap, spaces: Collection[Space]) -> int:
    """The number of sides of spaces through which the outside of the map is visible, with doors shut."""
    inside = set(spaces)
    rays = shapely.linestrings(
        [
            [(x + 0.5, y + 0.5), (x + dx + 0.5, y + dy + 0.5)]
            for x, y in inside
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
            if (x + dx, y + dy) not in inside
        ]
    )
    stopped: list[bool] = shapely.intersects(barrier((*found.walls, *found.doors)), rays).tolist()
    return stopped.count(False)


def barrier(lines: Iterable[Line]) -> object:
    """Lines as a prepared shapely geometry."""
    shape = shapely.MultiLineString([list(line) for line in lines])
    shapely.prepare(shape)
    return shape


def corner_pairs(
    found: ReadMap, spaces: Collection[Space], edition: Edition, rules: object
) -> tuple[set[Pairs], set[Pairs]]:
    """The pairs of spaces that see each other from corner to corner, as in `center_pairs`."""
    shut, opened = (
        {(a, b) for a, others in CornerSight(ground, spaces, spaces).seen(()).items() for b in others if a < b}
        for ground in (ReadGround(found, spaces, edition, rules, shut=shut) for shut in (True, False))
    )
    return shut, opened


class ReadGround(Ground):
    """The spaces of a map, and the edges between them according to the walls of a file."""

    def __init__(self, found: ReadMap, spaces: Collection[Space], edition: Edition, rules: Any, *, shut: bool) -> None:
        self.edition, self.rules, self.doors, self.kept = edition, rules, (), {}
        self.area = dict.fromkeys(sorted(spaces), "")
        walls = barrier((*found.walls, *(found.doors if shut else ())))
        pairs = [((x, y), other) for x, y in self.area for other in ((x + 1, y), (x, y + 1)) if other in self.area]
        rays = shapely.linestrings([[(ax + 0.5, ay + 0.5), (bx + 0.5, by + 0.5)] for (ax, ay), (bx, by) in pairs])
        walled = shapely.intersects(walls, rays).tolist()
        self.edges = {frozenset(pair): "wall" if wall else "open" for pair, wall in zip(pairs, walled, strict=True)}

    def stops(self, purpose: Purpose, opened: Collection[int] = ()) -> frozenset[Pair]:
        """The edges with a wall."""
        return frozenset(pair for pair, kind in self.edges.items() if kind == "wall")
