"""The plan of a compiled board: the contents of its picture."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence

from kneedeep.board import Board, Edge
from kneedeep.drawing.plan import plan as plans
from kneedeep.drawing.plan.look_plan import USUAL, Floors, floors_of, light_plans, ornament_plans
from kneedeep.drawing.plan.teleporter_plan import arc_plans
from kneedeep.drawing.teleporter_arcs import bent
from kneedeep.model.geometry import edge as edge_kinds
from kneedeep.model.scenario.model import EMPTY, Token

_ROOMY = 3
"""The length of a row with room for a short name."""


def plan_of(board: Board, *, looks: bool = True) -> plans.Plan:
    """The plan of a board, with misplaced doors and elements off the board. `looks`: with its look."""
    look = board.scenario.look if looks else EMPTY
    index = {area: number for number, area in enumerate(board.areas)}
    floors = floors_of(board, look)
    areas_at = {space: index[area] for space, area in zip(board.spaces, board.area_of, strict=True)}
    spaces = plans.rimmed(areas_at, difficult_spaces(board), floor_at(board, floors))
    starts, hatches = spawn_plans(board)
    taken = taken_spaces(board)
    areas = area_plans(board, taken, floors, look.get("lettering", ""))
    return plans.Plan(
        spaces,
        tuple(edge_plans(board, range(len(board.spaces)))),
        tuple(door_plans(board)),
        tuple(token_plans(board)),
        tuple(figure_plans(board)),
        areas,
        (*starts, *hatches),
        tuple(plans.PlanPiece(piece.spaces, piece.cap) for piece in board.pieces),
        bent(arc_plans(board), areas, taken),
        tuple(card_plans(board)),
        tuple(proper_names(board)),
        tuple(ornament_plans(board, look)),
        tuple(light_plans(board, look)),
        look.get("frame", "none"),
    )


def floor_at(board: Board, floors: Floors) -> Callable[[plans.Place], plans.Floor]:
    """A function for the floor of a space of the board."""
    number, owner, pieces = board.number, board.owner, board.pieces

    def at(space: plans.Place) -> plans.Floor:
        piece = owner[number[space]]
        return floors.at(space, pieces[piece].area, piece)

    return at


def arcs_of(board: Board, marines: int | None = None) -> tuple[plans.PlanArc, ...]:
    """The arcs of teleporters; see `arc_plans`."""
    if not (arcs := arc_plans(board, marines)):
        return ()
    taken = taken_spaces(board)
    return bent(arcs, area_plans(board, taken, floors_of(board, EMPTY)), taken)


def name_rows(board: Board) -> dict[str, tuple[int, int, int]]:
    """The rows of spaces (x, y, length) for the names of areas, by id."""
    areas = area_plans(board, taken_spaces(board), floors_of(board, EMPTY))
    return {area.id: area.label for area in areas if area.label is not None}


def name_row(
    board: Board, spaces: Iterable[plans.Place], taken: Collection[plans.Place]
) -> tuple[int, int, int] | None:
    """The row for the name of an area with these spaces. A single area is named in its first piece."""
    owners = {space: board.owner[board.number[space]] for space in spaces}
    beside = {"east": 0, "west": -1}
    edges = (edge for piece in set(owners.values()) for edge in board.pieces[piece].edges if edge.side in beside)
    parted = {(edge.at[0] + beside[edge.side], edge.at[1]) for edge in edges}
    if len(board.areas) == 1:
        first = min(owners.values(), default=0)
        row = plans.label_row({space: first for space, piece in owners.items() if piece == first}, taken, parted)
        if row is not None and row[2] >= _ROOMY:
            return row
    return plans.label_row(owners, taken, parted)


def difficult_spaces(board: Board) -> frozenset[plans.Place]:
    """The difficult spaces of the pieces that no other piece covers."""
    return frozenset(
        space for piece in board.pieces for space in piece.difficult if board.owner[board.number[space]] == piece.number
    )


def taken_spaces(board: Board) -> set[plans.Place]:
    """The spaces with elements, where no area name should be written."""
    taken = {at for token in board.tokens for at in token.spaces}
    taken |= {at for figure in board.figures for at in figure.spaces}
    taken |= {at for spawn in board.scenario.spawns if spawn.side == "marines" for at in spawn.spaces}
    return taken | difficult_spaces(board)


def area_plans(
    board: Board,
    taken: set[plans.Place],
    floors: Floors,
    lettering: str = "",
    known: Mapping[str, tuple[int, int, int] | None] | None = None,
) -> tuple[plans.PlanArea, ...]:
    """The areas with the rows of spaces for their names. `known`: rows that are still valid."""
    rows = known or {}
    areas = {area.id: area for area in board.scenario.areas}
    at = floor_at(board, floors)
    found = []
    for id, spaces in board.areas.items():
        area = areas.get(id)
        row = rows.get(id)
        if id not in rows:
            row = name_row(board, spaces, taken)
        floor = at(row[:2])[0] if row is not None else USUAL
        name, dark = (area.name if area else "") or id, bool(area and area.dark)
        found.append(plans.PlanArea(id, name, dark, row, floor, lettering))
    return tuple(found)


def door_plans(board: Board) -> Iterator[plans.PlanDoor]:
    """The doors, misplaced ones too."""
    for door in board.doors:
        if door.standing != "taken":
            element = door.element
            at, side = board.place_of(element)
            opened = element.needs is None if door.kind == "passage" else element.open
            yield plans.PlanDoor(at, side, door.kind, element.key, opened, element.exit, misplaced=not door.stands)


def edge_plans(board: Board, numbers: Sequence[int]) -> Iterator[plans.PlanEdge]:
    """The visible edges around some spaces, in the order of the spaces."""
    loose = _loose(board)
    edges, number, owner = board.edges_at(numbers), board.number, board.owner
    lattice = board.lattice
    for index in numbers:
        space = board.spaces[index]
        x, y = space
        for side, other in (("east", lattice.east[index]), ("south", lattice.south[index])):
            edge = (space, side)
            if (kind := edges.get(edge)) is None:
                outside = board.door_at(space, side)
                gap = outside is not None and outside.standing == "exit"
                kind = edge_kinds.DOOR if gap else edge_kinds.WALL
            if edge in loose:
                yield loose[edge]
            elif kind == edge_kinds.OPEN:
                if owner[index] != owner[other]:
                    yield plans.PlanEdge(x, y, side, "joint")
            elif kind != edge_kinds.DOOR:
                yield plans.PlanEdge(x, y, side, edge_kinds.edge_name(kind))
        for side, edge in (("north", ((x, y - 1), "south")), ("west", ((x - 1, y), "east"))):
            if edge[0] in number:
                continue
            if edge in loose:
                yield loose[edge]
            elif board.door_at(*edge) is None:
                yield plans.PlanEdge(x, y, side, "wall")


def _loose(board: Board) -> Mapping[Edge, plans.PlanEdge]:
    """The edges of openings that lead nowhere or meet another opening only partly."""
    joining = board.joining
    openings = [*joining.loose, *(opening for joint in joining.misjoined for opening in (joint.a, joint.b))]
    found = {}
    for opening in openings:
        for (x, y), edge in zip(opening.inside, opening.edges, strict=True):
            if board.door_at(*edge) is None:
                found[edge] = plans.PlanEdge(x, y, opening.rim, "loose")
    return found


def card_plans(board: Board) -> Iterator[plans.PlanCard]:
    """The tiles of the box that have no outline."""
    for element in board.scenario.pieces:
        if element.piece in board.catalog.tiles and element.piece not in board.kinds.pieces:
            yield plans.PlanCard(element.at, element.piece)


def proper_names(board: Board) -> Iterator[tuple[str, str]]:
    """The names of figures and weapons on the board that the rules capitalize, by id."""
    catalog = board.catalog
    kinds = [catalog.figures.get(figure.type.like or figure.type.id) for figure in board.figures if figure.type]
    items = [catalog.items.get(token.element.item or "") for token in board.tokens]
    for one in dict.fromkeys((*kinds, *items)):
        if one is not None and not one.name.islower():
            yield one.id, one.name


def token_plans(board: Board) -> Iterator[plans.PlanToken]:
    """The tokens with a place."""
    for element, _, at, _ in board.tokens:
        yield token_plan(board, element, at)


def token_plan(board: Board, element: Token, at: plans.Place) -> plans.PlanToken:
    """A token of the board or of a script step, as drawn at a place."""
    kind, item = board.kinds.tokens.get(element.kind), element.item
    if element.kind == "item" and item is not None:
        item = next((own.name for own in board.scenario.items if own.id == item), "") or item
    elif kind is not None and any(own.id == element.kind for own in board.scenario.token_types):
        item = kind.name
    footprint = kind.footprint(element.size) if kind is not None else (1, 1)
    active = element.active if kind is not None and kind.linked == "active" else None
    placed = (element.kind, at, element.color, item, footprint, element.turn)
    return plans.PlanToken(*placed, element.count, element.marines, element.on, active)


def figure_plans(board: Board) -> Iterator[plans.PlanFigure]:
    """The figures with a place."""
    own_types = {kind.id for kind in board.scenario.figure_types}
    for element, kind, at, _ in board.figures:
        drawn, name = element.kind, element.name
        if kind is not None and element.kind in own_types:
            drawn, name = kind.like or kind.id, name or kind.name
        footprint, side = (kind.footprint.value, kind.side) if kind is not None else ((1, 1), "neutral")
        yield plans.PlanFigure(drawn, at, footprint, element.turn, name or None, element.marines, side)


def spawn_plans(board: Board) -> tuple[list[plans.PlanSpawn], list[plans.PlanSpawn]]:
    """The places of the marines, and the spawn areas of the invaders."""
    starts: list[plans.PlanSpawn] = []
    hatches: list[plans.PlanSpawn] = []
    for element in board.scenario.spawns:
        if element.side == "marines":
            starts.append(plans.PlanSpawn("marines", element.spaces))
            continue
        areas = (*((element.area,) if element.area else ()), *element.areas)
        spaces = [*element.spaces, *(space for area in areas for space in board.areas.get(area, ()))]
        if spaces:
            hatches.append(plans.hatched(spaces))
    return starts, hatches
