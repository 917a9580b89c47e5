"""Boards drawn in ASCII, for tests.

A drawing has a sign for every space, every edge and every lattice point. The space (x, y) is in line 2y+1,
column 2x+1 of the drawing. Between two spaces is their edge. The signs at lattice points mean nothing.

    + - + - + - +        lines 0, 2, 4 …: points and horizontal edges
    | A   .   o |        lines 1, 3, 5 …: vertical edges and spaces
    +   + d +   +
    | .   . | B |
    + - + - + - +

Here the columns are doubled: with `wide` drawings (the default) every sign but the first of a line has a blank
before it, so that drawings look square. `wide=False` reads drawings without these blanks.

Signs of spaces:  `.` a space · `o` a blocking obstacle · `f` a figure · `~` a difficult space · a capital letter or
digit: a space with that name · a blank: no space.
Signs of edges:  blank: open · `-` `|` wall · `d` shut door · `'` open door · `p` shut passage · `i` impassable ·
`b` blocking. Edges to missing spaces are walls, whatever is drawn.
Lines may end early. Blank lines at the start and end are left out, and the indentation that all lines share (a point
drawn in the first column keeps that column).
"""

import textwrap
from typing import NamedTuple

from kneedeep.model.geometry import Space, edge
from kneedeep.model.geometry.lattice import Lattice, Masks

Edge = tuple[Space, str]

_EDGES = {
    "-": edge.WALL,
    "|": edge.WALL,
    "d": edge.DOOR,
    "'": edge.DOOR,
    "p": edge.DOOR,
    "i": edge.IMPASSABLE,
    "b": edge.BLOCKING,
}


class AsciiBoard(NamedTuple):
    """The content of a drawing. `edges` has every edge between spaces that is not plainly open, by canonical spelling.
    `shut` has the shut ones of its doors and passages, `passages` the passages."""

    spaces: frozenset[Space]
    named: dict[str, Space]
    obstacles: frozenset[Space]
    figures: frozenset[Space]
    difficult: frozenset[Space]
    edges: dict[Edge, int]
    shut: frozenset[Edge]
    passages: frozenset[Edge]

    @property
    def lattice(self) -> Lattice:
        """The numbered spaces."""
        return Lattice.of(self.spaces)

    def free(self, stops: frozenset[int], *, doors_open: bool = False) -> Masks:
        """The free edges when the kinds `stops` and shut doors stop. `doors_open` opens doors, not passages."""
        return self.lattice.free(self.stopped(stops, doors_open=doors_open))

    def stopped(self, stops: frozenset[int], *, doors_open: bool = False) -> list[Edge]:
        """The edges between two spaces that are not free."""
        shut = self.passages if doors_open else self.shut
        return sorted(one for one, kind in self.edges.items() if kind in stops or one in shut)

    def number(self, name: str) -> int:
        """The number of the space with a name."""
        return self.lattice.number[self.named[name]]


def draw(drawing: str, *, wide: bool = True) -> AsciiBoard:
    """The board of a drawing.

    Raises ValueError for a misplaced sign.
    """
    lines = textwrap.dedent(drawing).strip("\n").split("\n")
    if wide:
        lines = [_narrow(line) for line in lines]
    kinds: dict[str, set[Space]] = {sign: set() for sign in ".of~"}
    named: dict[str, Space] = {}
    for y, line in enumerate(lines[1::2]):
        for x, sign in enumerate(line[1::2]):
            if sign in kinds:
                kinds[sign].add((x, y))
            elif (sign.isascii() and sign.isupper()) or sign.isdigit():
                if sign in named:
                    raise ValueError(f"two spaces are named {sign}")
                named[sign] = (x, y)
            elif sign != " ":
                raise ValueError(f"{sign!r} at {(x, y)} is no sign of a space")
    spaces = frozenset(named.values()).union(*kinds.values())
    signs = {((x, y), "east"): _sign(lines, 2 * y + 1, 2 * x + 2) for x, y in spaces if (x + 1, y) in spaces}
    signs |= {((x, y), "south"): _sign(lines, 2 * y + 2, 2 * x + 1) for x, y in spaces if (x, y + 1) in spaces}
    for where, sign in signs.items():
        if sign != " " and sign not in _EDGES:
            raise ValueError(f"{sign!r} {where[1]} of {where[0]} is no sign of an edge")
    return AsciiBoard(
        spaces=spaces,
        named=named,
        obstacles=frozenset(kinds["o"]),
        figures=frozenset(kinds["f"]),
        difficult=frozenset(kinds["~"]),
        edges={where: _EDGES[sign] for where, sign in sorted(signs.items()) if sign != " "},
        shut=frozenset(where for where, sign in signs.items() if sign in "dp"),
        passages=frozenset(where for where, sign in signs.items() if sign == "p"),
    )


def _narrow(line: str) -> str:
    """A wide line without the blank before every sign but the first.

    Raises ValueError for another sign than a blank there.
    """
    if line[1::2].strip():
        raise ValueError(f"every second sign of a wide drawing is blank, not so in {line!r}")
    return line[::2]


def _sign(lines: list[str], row: int, column: int) -> str:
    line = lines[row] if row < len(lines) else ""
    return line[column] if column < len(line) else " "
