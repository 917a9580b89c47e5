"""Plans of pictures as plain tuples: the board with everything on it."""

from collections.abc import Callable, Container, Iterable, Mapping
from typing import NamedTuple, Protocol, TypeAlias, TypeVar

from kneedeep.drawing.primitive import Box

CARD = 4
"""The side of the card that represents a tile without an outline, in spaces."""
Place: TypeAlias = tuple[int, int]

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
NORTH_EAST, SOUTH_EAST, SOUTH_WEST, NORTH_WEST = 16, 32, 64, 128
AROUND = ((0, -1, NORTH), (1, 0, EAST), (0, 1, SOUTH), (-1, 0, WEST))
"""The steps to the four neighbours of a space, each with the bit of its side."""


class PlanSpace(NamedTuple):
    """A space. `area` is an index of `Plan.areas` (-1: none).

    `rim` has the bits of sides where its area ends, and of corners where the area continues. `border` has the bits of
    sides where difficult spaces end. `floor` is the floor set. `chosen`: the look names it.
    """

    x: int
    y: int
    area: int
    rim: int = 0
    difficult: bool = False
    border: int = 0
    floor: str = "base"
    chosen: bool = False


class PlanEdge(NamedTuple):
    """An edge of a space: `wall`, `joint` (two openings), `loose` (one opening), `impassable`, `blocking`."""

    x: int
    y: int
    side: str
    kind: str


class PlanDoor(NamedTuple):
    """A door on the edge at `side` of `at` and on the next edge to the south (east, west) or east (north, south)."""

    at: Place
    side: str
    kind: str = "door"
    key: str | None = None
    open: bool = False
    exit: bool = False
    misplaced: bool = False


class PlanToken(NamedTuple):
    """A token. `footprint`: width and height at turn 0. `marines`: its numbers of marines, as in the file.

    `active`: which face of a two-sided teleporter is up; None for other tokens.
    """

    kind: str
    at: Place
    color: str | None = None
    item: str | None = None
    footprint: tuple[int, int] = (1, 1)
    turn: int = 0
    number: int = 1
    marines: tuple[int, ...] | int | None = None
    on: bool = False
    active: bool | None = None


class PlanFigure(NamedTuple):
    """A figure. `at`: the top-left space of its footprint after turning. `footprint`: size at turn 0."""

    kind: str
    at: Place
    footprint: tuple[int, int] = (1, 1)
    turn: int = 0
    name: str | None = None
    marines: tuple[int, ...] | int | None = None
    side: str = "invaders"


class PlanArea(NamedTuple):
    """An area. Its label is written on the floor along the row of spaces `label` (x, y, length).

    `floor`: the floor set there. `lettering`: the style of the label, empty for the default of the floor.
    """

    id: str
    name: str
    dark: bool = False
    label: tuple[int, int, int] | None = None
    floor: str = "base"
    lettering: str = ""


class PlanSpawn(NamedTuple):
    """A spawn area: numbered spaces of the marines from `first` on, or hatched spaces of the invaders.

    `rims`: the bits of the sides where it ends, computed by `hatched`.
    """

    side: str
    spaces: tuple[Place, ...]
    first: int = 1
    rims: tuple[int, ...] = ()


class PlanPiece(NamedTuple):
    """A laid piece and the spaces it owns. `cap`: a dead end laid by the program."""

    spaces: tuple[Place, ...]
    cap: bool = False


class PlanOrnament(NamedTuple):
    """An ornament on a space. `links`: bits of sides where it continues. `walls`: bits of sides with walls."""

    kind: str
    at: Place
    links: int = 0
    walls: int = 0


class PlanLight(NamedTuple):
    """The light on a space from a lamp (dx, dy) spaces to the west and north of it, on a floor of a set."""

    at: Place
    dx: int
    dy: int
    floor: str


class PlanCard(NamedTuple):
    """A tile without a known outline, drawn as a card with its name, `CARD` spaces wide and high."""

    at: Place
    name: str


class PlanArc(NamedTuple):
    """A link between teleporters. `both`: in both directions. `shut`: not usable yet.

    `bend`: a factor of the usual bend of its arc, negative for the opposite side. `inactive`: shut because one of the
    teleporters is inactive.
    """

    start: Place
    end: Place
    color: str | None = None
    both: bool = True
    shut: bool = False
    bend: float = 1.0
    inactive: bool = False


class Plan(NamedTuple):
    """The contents of a board picture. `arcs` are drawn only in the picture of the whole board, not in chunks.

    `names`: the proper names of figures and weapons on the board by id, for the legend. `frame`: the frame around the
    whole picture.
    """

    spaces: tuple[PlanSpace, ...] = ()
    edges: tuple[PlanEdge, ...] = ()
    doors: tuple[PlanDoor, ...] = ()
    tokens: tuple[PlanToken, ...] = ()
    figures: tuple[PlanFigure, ...] = ()
    areas: tuple[PlanArea, ...] = ()
    spawns: tuple[PlanSpawn, ...] = ()
    pieces: tuple[PlanPiece, ...] = ()
    arcs: tuple[PlanArc, ...] = ()
    cards: tuple[PlanCard, ...] = ()
    names: tuple[tuple[str, str], ...] = ()
    ornaments: tuple[PlanOrnament, ...] = ()
    lights: tuple[PlanLight, ...] = ()
    frame: str = "none"


Floor: TypeAlias = tuple[str, bool]
"""The floor set, and whether the scenario's look names it."""


def rimmed(
    areas: Mapping[Place, int],
    difficult: Container[Place] = (),
    floor_at: Callable[[Place], Floor] = lambda _: ("base", False),
) -> tuple[PlanSpace, ...]:
    """The spaces, sorted, with the index and the rim of their areas."""
    return tuple(plan_space(areas, (x, y), difficult, floor_at((x, y))) for x, y in sorted(areas))


def plan_space(
    areas: Mapping[Place, int], at: Place, difficult: Container[Place], floor: Floor = ("base", False)
) -> PlanSpace:
    """A space with its floor and rim. `areas`: those of the space and of its neighbours."""
    (x, y), area = at, areas[at]
    rough = at in difficult
    border = sum(bit for dx, dy, bit in AROUND if (x + dx, y + dy) not in difficult) if rough else 0
    return PlanSpace(x, y, area, rim_of(areas, x, y, area), rough, border, *floor)


_CORNERS = ((1, -1, NORTH_EAST), (1, 1, SOUTH_EAST), (-1, 1, SOUTH_WEST), (-1, -1, NORTH_WEST))


def rim_of(areas: Mapping[Place, int], x: int, y: int, area: int) -> int:
    """The rim bits of a space. `areas`: those of the space and of its neighbours."""
    rim = 0
    for dx, dy, bit in AROUND:
        if areas.get((x + dx, y + dy)) != area:
            rim |= bit
    if rim:
        for dx, dy, bit in _CORNERS:
            if areas.get((x + dx, y + dy)) == area:
                rim |= bit
    return rim


def hatched(spaces: Iterable[Place]) -> PlanSpawn:
    """The invaders' spawn area on these spaces."""
    ordered = rimmed(dict.fromkeys(spaces, 0))
    places = tuple((space.x, space.y) for space in ordered)
    return PlanSpawn("invaders", places, rims=tuple(space.rim & 15 for space in ordered))


def label_row(
    owners: Mapping[Place, int], taken: Iterable[Place], parted: Container[Place] = ()
) -> tuple[int, int, int] | None:
    """The row (x, y, length) of spaces in one piece for the name of an area, unoccupied if possible.

    `owners` maps each space of the area to the number of its piece, `parted` has those with a printed edge to the east.
    None for an area without a space.
    """
    occupied = set(taken)
    if not (rows := sorted(owners, key=lambda space: (space[1], space[0]))):
        return None
    best: tuple[int, int, int] | None = None
    for free in ([space for space in rows if space not in occupied], rows):
        runs: list[tuple[int, int, int]] = []
        for x, y in free:
            start, row, length = runs[-1] if runs else (x, y, 0)
            joined = row == y and start + length == x and (x - 1, y) not in parted
            if runs and joined and owners[start, row] == owners[x, y]:
                runs[-1] = (start, row, length + 1)
            else:
                runs.append((x, y, 1))
        middle = sum(y for _, y in rows) / len(rows)
        best = min(runs, key=lambda run: (-min(run[2], 6), abs(run[1] - middle), run), default=None)
        if best is not None and best[2] >= 2:
            return best
    return best


class _Placed(Protocol):
    @property
    def at(self) -> Place: ...


PlacedThing = TypeVar("PlacedThing", bound=_Placed)


def elements_on(things: Iterable[PlacedThing], spaces: Container[Place]) -> tuple[PlacedThing, ...]:
    """The elements on some spaces."""
    return tuple(thing for thing in things if thing.at in spaces)


def door_spaces(door: PlanDoor) -> tuple[Place, Place]:
    """The two spaces along the door line, on the side named by the file."""
    (x, y), side = door.at, door.side
    return ((x, y), (x, y + 1)) if side in ("east", "west") else ((x, y), (x + 1, y))


def turned(footprint: tuple[int, int], turn: int) -> tuple[int, int]:
    """The width and height of a footprint after turning."""
    return footprint if turn % 180 == 0 else (footprint[1], footprint[0])


def bounds(plan: Plan) -> Box:
    """The box of all spaces and cards as (x, y, width, height); (0, 0, 1, 1) for an empty plan."""
    if not plan.spaces and not plan.cards:
        return (0, 0, 1, 1)
    far = (0, CARD - 1)
    xs = [*(space.x for space in plan.spaces), *(card.at[0] + step for card in plan.cards for step in far)]
    ys = [*(space.y for space in plan.spaces), *(card.at[1] + step for card in plan.cards for step in far)]
    left, top = min(xs), min(ys)
    return (left, top, max(xs) + 1 - left, max(ys) + 1 - top)
