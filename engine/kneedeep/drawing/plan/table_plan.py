"""The plan of a board on the table: only revealed parts, with current doors, without tokens and figures."""

from collections.abc import Collection, Iterable, Iterator, Set

from kneedeep.board import Board
from kneedeep.drawing.plan import plan as plans
from kneedeep.drawing.plan.board_plan import difficult_spaces, name_row, plan_of
from kneedeep.model.geometry.space import neighbour


def floor_of(
    board: Board,
    shown: Set[plans.Place],
    dim: Collection[str] = (),
    opened: Collection[int] = (),
    gone: Collection[int] = (),
    drawn: plans.Plan | None = None,
) -> plans.Plan:
    """The plan of the spaces `shown`: floor, edges, doors.

    `dim`: unrevealed areas, drawn dark. `opened`: numbers of open doors. `gone`: numbers of destroyed doors. Spawn
    areas are left out, since the table does not show them. `drawn`: the plan of the board, if known.
    """
    whole = plan_of(board) if drawn is None else drawn
    owners = {space: board.owner[number] for number, space in enumerate(board.spaces) if space in shown}
    standing = [door for door in board.doors if door.standing != "taken"]
    pairs = (
        (door, door_plan) for door, door_plan in zip(standing, whole.doors, strict=True) if door.number not in gone
    )
    doors = (one._replace(open=door.number in opened) for door, one in pairs if not shown.isdisjoint(door.sides))
    return plans.Plan(
        whole.spaces if len(owners) == len(board.spaces) else _spaces(board, whole, owners),
        tuple(edge for edge in whole.edges if _is_shown(edge, shown)),
        tuple(doors),
        areas=tuple(_area(area, board, shown, area.id in dim) for area in whole.areas),
        pieces=tuple(_pieces(whole.pieces, shown)),
        ornaments=plans.elements_on(whole.ornaments, shown),
        lights=plans.elements_on(whole.lights, shown),
    )


def _spaces(board: Board, whole: plans.Plan, shown: Iterable[plans.Place]) -> tuple[plans.PlanSpace, ...]:
    index = {area: number for number, area in enumerate(board.areas)}
    floors = {(space.x, space.y): (space.floor, space.chosen) for space in whole.spaces}
    areas = {space: index[board.area_of[board.number[space]]] for space in shown}
    return plans.rimmed(areas, difficult_spaces(board), floors.__getitem__)


def _pieces(pieces: Iterable[plans.PlanPiece], shown: Set[plans.Place]) -> Iterator[plans.PlanPiece]:
    for piece in pieces:
        if spaces := tuple(space for space in piece.spaces if space in shown):
            yield piece._replace(spaces=spaces)


def _is_shown(edge: plans.PlanEdge, shown: Set[plans.Place]) -> bool:
    here = edge.x, edge.y
    beyond = neighbour(here, edge.side) in shown
    if here in shown:
        return beyond or edge.kind != "joint"
    return beyond and edge.kind in ("wall", "impassable", "blocking")


def _area(area: plans.PlanArea, board: Board, shown: Set[plans.Place], dark: bool) -> plans.PlanArea:
    label = name_row(board, [space for space in board.areas[area.id] if space in shown], ())
    return area._replace(name=area.name if label else "", dark=dark, label=label)
