"""Plans of drawings, as plain tuples: the board with everything on it, and its cut into chunks.

A plan compares by value: two equal plans (or slices of plans) give equal pictures, so an editor redraws only
the chunks whose slices differ.
"""

from collections import defaultdict
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from kneedeep.drawing.primitive import Box

CHUNK = 16
"""Side of a chunk, in spaces."""
CARD = 4
"""Side of the card that stands for a tile without an outline, in spaces."""
Place: TypeAlias = tuple[int, int]

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
NORTH_EAST, SOUTH_EAST, SOUTH_WEST, NORTH_WEST = 16, 32, 64, 128


class PlanSpace(NamedTuple):
    """A space; `area` indexes `Plan.areas` (-1: none); `rim` has a side's bit where its area ends, a corner's where it goes on.

    `border` has the bits of the sides where difficult spaces end, 0 for a space that is not difficult. `floor` is the
    set of its floor; `chosen`: the look of the scenario names it.
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
    """The edge at `side` of a space: `wall`, `joint` (opening to opening), `loose` (opening to nothing), `impassable`, `blocking`."""

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
    """A token; `footprint` is its width and height at turn 0, `marines` the number of marines it needs as the file says it.

    `active`: which face of a two-sided teleporter lies up; None for other tokens.
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
    """A figure; `at` is the top-left space of its footprint after turning, `footprint` its width and height at turn 0."""

    kind: str
    at: Place
    footprint: tuple[int, int] = (1, 1)
    turn: int = 0
    name: str | None = None
    marines: tuple[int, ...] | int | None = None
    side: str = "invaders"


class PlanArea(NamedTuple):
    """An area; its label is written on the floor along the row of spaces `label` (x, y, length).

    `floor` lies there, `lettering` is how the label is written; empty: as usual on that floor.
    """

    id: str
    name: str
    dark: bool = False
    label: tuple[int, int, int] | None = None
    floor: str = "base"
    lettering: str = ""


class PlanSpawn(NamedTuple):
    """A spawn area: numbered places of the marines from `first` on, or hatched spaces of the invaders with their `rims`.

    A rim has the bits of the sides where the spawn area ends; `hatched` computes it.
    """

    side: str
    spaces: tuple[Place, ...]
    first: int = 1
    rims: tuple[int, ...] = ()


class PlanPiece(NamedTuple):
    """A piece laid: the spaces it owns; `cap` for a dead end laid by the program."""

    spaces: tuple[Place, ...]
    cap: bool = False


class PlanOrnament(NamedTuple):
    """An ornament on a space; `links` has the bits of the sides where its kind goes on, `walls` those of walls."""

    kind: str
    at: Place
    links: int = 0
    walls: int = 0


class PlanLight(NamedTuple):
    """The light on a space of a lamp that is (dx, dy) spaces to the west and north of it, over a floor of a set."""

    at: Place
    dx: int
    dy: int
    floor: str


class PlanCard(NamedTuple):
    """A tile of the box whose outline is not known, at its place: a card with its name, `CARD` spaces wide and high."""

    at: Place
    name: str


class PlanArc(NamedTuple):
    """The way from one teleporter to another; `both`: also back, `shut`: not before something has happened.

    `bend`: how many times as far as usual its arc bends, below 0 to the other side. `inactive`: shut because a
    teleporter at one end is not active.
    """

    start: Place
    end: Place
    color: str | None = None
    both: bool = True
    shut: bool = False
    bend: float = 1.0
    inactive: bool = False


class Plan(NamedTuple):
    """Everything a picture of the board shows. `arcs` are in the picture of the whole alone, not in that of a chunk.

    `names`: the proper names of figures and weapons on it, by their ids, for the legend of the whole. `frame`: what
    stands around the picture of the whole.
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
"""The set of a floor, and whether the look of the scenario names it."""


def rimmed(
    areas: Mapping[Place, int],
    difficult: Container[Place] = (),
    floor_at: Callable[[Place], Floor] = lambda _: ("base", False),
) -> tuple[PlanSpace, ...]:
    """The spaces with the index of their areas, in order, and where each one's area ends."""
    return tuple(plan_space(areas, (x, y), difficult, floor_at((x, y))) for x, y in sorted(areas))


def plan_space(
    areas: Mapping[Place, int], at: Place, difficult: Container[Place], floor: Floor = ("base", False)
) -> PlanSpace:
    """The space at a place with its floor, from the areas of it and of the spaces around it."""
    (x, y), area = at, areas[at]
    rough = at in difficult
    border = sum(bit for dx, dy, bit in _AROUND if (x + dx, y + dy) not in difficult) if rough else 0
    return PlanSpace(x, y, area, rim_of(areas, x, y, area), rough, border, *floor)


_AROUND = ((0, -1, NORTH), (1, 0, EAST), (0, 1, SOUTH), (-1, 0, WEST))
_CORNERS = ((1, -1, NORTH_EAST), (1, 1, SOUTH_EAST), (-1, 1, SOUTH_WEST), (-1, -1, NORTH_WEST))


def rim_of(areas: Mapping[Place, int], x: int, y: int, area: int) -> int:
    """The rim bits of a space, from the areas of it and of the spaces around it."""
    rim = 0
    for dx, dy, bit in _AROUND:
        if areas.get((x + dx, y + dy)) != area:
            rim |= bit
    if rim:
        for dx, dy, bit in _CORNERS:
            if areas.get((x + dx, y + dy)) == area:
                rim |= bit
    return rim


def hatched(spaces: Iterable[Place]) -> PlanSpawn:
    """The spawn area of the invaders on those spaces."""
    ordered = rimmed(dict.fromkeys(spaces, 0))
    places = tuple((space.x, space.y) for space in ordered)
    return PlanSpawn("invaders", places, rims=tuple(space.rim & 15 for space in ordered))


def label_row(
    owners: Mapping[Place, int], taken: Iterable[Place], parted: Container[Place] = ()
) -> tuple[int, int, int] | None:
    """Where an area's name is written: a row of spaces of one piece as (x, y, length), nothing standing on it if possible.

    `owners` maps each space of the area to the number of its piece, `parted` has those with a printed edge to the east.
    None for an area without a space.
    """
    occupied = set(taken)
    rows = sorted(owners, key=lambda space: (space[1], space[0]))
    if not rows:
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


def door_spaces(door: PlanDoor) -> tuple[Place, Place]:
    """The two spaces of the board along the door line on the side it is named from."""
    (x, y), side = door.at, door.side
    return ((x, y), (x, y + 1)) if side in ("east", "west") else ((x, y), (x + 1, y))


def turned(footprint: tuple[int, int], turn: int) -> tuple[int, int]:
    """Width and height of a footprint after turning."""
    return footprint if turn % 180 == 0 else (footprint[1], footprint[0])


def bounds(plan: Plan) -> Box:
    """The box of all spaces and cards (x, y, width, height); (0, 0, 1, 1) for an empty plan."""
    if not plan.spaces and not plan.cards:
        return (0, 0, 1, 1)
    far = (0, CARD - 1)
    xs = [*(space.x for space in plan.spaces), *(card.at[0] + step for card in plan.cards for step in far)]
    ys = [*(space.y for space in plan.spaces), *(card.at[1] + step for card in plan.cards for step in far)]
    left, top = min(xs), min(ys)
    return (left, top, max(xs) + 1 - left, max(ys) + 1 - top)


def chunk_box(chunk: Place) -> Box:
    """The box of a chunk by its number east and south."""
    return (chunk[0] * CHUNK, chunk[1] * CHUNK, CHUNK, CHUNK)


Cut: TypeAlias = dict[Place, tuple[tuple[PlanSpace, ...], tuple[PlanEdge, ...], tuple[PlanPiece, ...]]]
"""The ground by chunk: spaces, edges and dead ends."""


def slices(plan: Plan) -> dict[Place, Plan]:
    """The plan cut into chunks of 16 × 16 spaces; what reaches over a border is in each slice it touches."""
    spaces, edges, caps = cut_spaces(plan.spaces), cut_edges(plan.edges), cut_pieces(plan.pieces)
    ground = {
        at: (tuple(spaces.get(at, ())), tuple(edges.get(at, ())), tuple(caps.get(at, ())))
        for at in spaces.keys() | edges.keys()
    }
    things = cut_things(
        plan.doors, plan.tokens, plan.figures, plan.spawns, plan.cards, plan.ornaments, plan.lights
    )
    return put_together(ground, things, plan.areas)


def cut_spaces(spaces: Iterable[PlanSpace]) -> Mapping[Place, list[PlanSpace]]:
    """The spaces by chunk."""
    cut: dict[Place, list[PlanSpace]] = defaultdict(list)
    for space in spaces:
        cut[space.x // CHUNK, space.y // CHUNK].append(space)
    return cut


def cut_edges(edges: Iterable[PlanEdge]) -> Mapping[Place, list[PlanEdge]]:
    """The edges by the chunks that they touch."""
    cut: dict[Place, list[PlanEdge]] = defaultdict(list)
    for edge in edges:
        if 0 < edge.x % CHUNK < CHUNK - 1 and 0 < edge.y % CHUNK < CHUNK - 1:
            cut[edge.x // CHUNK, edge.y // CHUNK].append(edge)
            continue
        dx, dy = edge.side == "east", edge.side == "south"
        across, down = edge.side in ("north", "south"), edge.side in ("east", "west")
        x, y = edge.x + dx, edge.y + dy
        for chunk in _touched(x, y, x + across, y + down, 0.3):
            cut[chunk].append(edge)
    return cut


def cut_pieces(pieces: Iterable[PlanPiece]) -> Mapping[Place, list[PlanPiece]]:
    """The dead ends laid by the program, each by its spaces of a chunk; other pieces don't show."""
    cut: dict[Place, list[PlanPiece]] = defaultdict(list)
    for piece in pieces:
        if piece.cap:
            for chunk in sorted({(x // CHUNK, y // CHUNK) for x, y in piece.spaces}):
                own = tuple(at for at in piece.spaces if (at[0] // CHUNK, at[1] // CHUNK) == chunk)
                cut[chunk].append(PlanPiece(own, piece.cap))
    return cut


class Things(NamedTuple):
    """The things on the ground, by the chunks that they touch."""

    doors: Mapping[Place, list[PlanDoor]]
    tokens: Mapping[Place, list[PlanToken]]
    figures: Mapping[Place, list[PlanFigure]]
    spawns: Mapping[Place, list[PlanSpawn]]
    cards: Mapping[Place, list[PlanCard]]
    ornaments: Mapping[Place, list[PlanOrnament]]
    lights: Mapping[Place, list[PlanLight]]


def cut_things(
    plan_doors: Iterable[PlanDoor],
    plan_tokens: Iterable[PlanToken],
    plan_figures: Iterable[PlanFigure],
    plan_spawns: Iterable[PlanSpawn],
    plan_cards: Iterable[PlanCard] = (),
    plan_ornaments: Iterable[PlanOrnament] = (),
    plan_lights: Iterable[PlanLight] = (),
) -> Things:
    """Doors, tokens, figures, spawn areas, cards, ornaments and light by chunk."""
    doors: dict[Place, list[PlanDoor]] = defaultdict(list)
    for door in plan_doors:
        (x, y), (right, bottom) = door_spaces(door)
        for chunk in _touched(x, y, right + 1, bottom + 1, 1.2):
            doors[chunk].append(door)
    tokens: dict[Place, list[PlanToken]] = defaultdict(list)
    for token in plan_tokens:
        width, height = turned(token.footprint, token.turn)
        for chunk in _touched(*token.at, token.at[0] + width, token.at[1] + height, 0.1):
            tokens[chunk].append(token)
    figures: dict[Place, list[PlanFigure]] = defaultdict(list)
    for figure in plan_figures:
        width, height = turned(figure.footprint, figure.turn)
        for chunk in _touched(*figure.at, figure.at[0] + width, figure.at[1] + height, 0.2):
            figures[chunk].append(figure)
    cards: dict[Place, list[PlanCard]] = defaultdict(list)
    for card in plan_cards:
        for chunk in _touched(*card.at, card.at[0] + CARD, card.at[1] + CARD, 0.0):
            cards[chunk].append(card)
    ornaments: dict[Place, list[PlanOrnament]] = defaultdict(list)
    for ornament in plan_ornaments:
        ornaments[ornament.at[0] // CHUNK, ornament.at[1] // CHUNK].append(ornament)
    lights: dict[Place, list[PlanLight]] = defaultdict(list)
    for light in plan_lights:
        lights[light.at[0] // CHUNK, light.at[1] // CHUNK].append(light)
    return Things(doors, tokens, figures, _cut_spawns(plan_spawns), cards, ornaments, lights)


def put_together(ground: Cut, things: Things, areas: Sequence[PlanArea]) -> dict[Place, Plan]:
    """The slices of a plan: ground and things of each chunk, and the areas that show there."""
    doors, tokens, figures, spawns, cards, ornaments, lights = things
    labels: dict[Place, list[int]] = defaultdict(list)
    for index, area in enumerate(areas):
        if area.label:
            x, y, length = area.label
            for chunk in _touched(x, y, x + length, y + 1, 0.0):
                labels[chunk].append(index)
    nameless = [area._replace(label=None) for area in areas]
    # An area that does not show in a chunk keeps its place in the row, so that indexes hold.
    absent = [_ABSENT] * len(areas)
    cut: dict[Place, Plan] = {}
    for chunk in sorted({*ground, *doors, *tokens, *figures, *spawns, *cards}):
        spaces, edges, caps = ground.get(chunk, ((), (), ()))
        kept = absent.copy()
        for index in {space.area for space in spaces if 0 <= space.area < len(areas)}:
            kept[index] = nameless[index]
        for index in labels.get(chunk, ()):
            kept[index] = areas[index]
        cut[chunk] = Plan(
            spaces, edges, tuple(doors.get(chunk, ())), tuple(tokens.get(chunk, ())),
            tuple(figures.get(chunk, ())), tuple(kept), tuple(spawns.get(chunk, ())), caps,
            cards=tuple(cards.get(chunk, ())), ornaments=tuple(ornaments.get(chunk, ())),
            lights=tuple(lights.get(chunk, ())),
        )  # fmt: skip
    return cut


_ABSENT = PlanArea("", "")


def _touched(x1: float, y1: float, x2: float, y2: float, margin: float) -> Sequence[Place]:
    columns = range(int((x1 - margin) // CHUNK), int((x2 + margin) // CHUNK) + 1)
    rows = range(int((y1 - margin) // CHUNK), int((y2 + margin) // CHUNK) + 1)
    return [(column, row) for column in columns for row in rows]


def _cut_spawns(spawns: Iterable[PlanSpawn]) -> dict[Place, list[PlanSpawn]]:
    cut: dict[Place, list[PlanSpawn]] = defaultdict(list)
    for spawn in spawns:
        if spawn.side == "marines":
            for number, (x, y) in enumerate(spawn.spaces, spawn.first):
                for chunk in _touched(x, y, x + 1, y + 1, 0.1):
                    cut[chunk].append(PlanSpawn(spawn.side, ((x, y),), number))
        else:
            own: dict[Place, list[tuple[Place, int]]] = defaultdict(list)
            for (x, y), rim in zip(spawn.spaces, spawn.rims, strict=True):
                own[x // CHUNK, y // CHUNK].append(((x, y), rim))
            for chunk, places in own.items():
                cut[chunk].append(
                    PlanSpawn(spawn.side, tuple(at for at, _ in places), rims=tuple(rim for _, rim in places))
                )
    return cut
