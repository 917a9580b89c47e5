"""The plan of a board on the table: only revealed parts, doors in their state, no tokens and no figures."""

from collections.abc import Collection, Set

from kneedeep.board import Board
from kneedeep.drawing.plan.board_plan import difficult_spaces, plan_of
from kneedeep.drawing.plan.plan import Place, Plan, label_row, rimmed
from kneedeep.model.geometry.space import neighbour


def floor_of(
    board: Board,
    shown: Set[Place],
    dim: Collection[str] = (),
    opened: Collection[int] = (),
    gone: Collection[int] = (),
    drawn: Plan | None = None,
) -> Plan:
    """The plan of the spaces `shown`: floor, edges, doors.

    `dim`: unrevealed areas, drawn dark. `opened`: numbers of open doors, `gone` of destroyed ones. Spawn
    areas are left out, since nobody sees them on the table. `drawn`: the plan of the board, if known.
    """
    whole = plan_of(board) if drawn is None else drawn
    index = {area: number for number, area in enumerate(board.areas)}
    owners = {space: board.owner[number] for number, space in enumerate(board.spaces) if space in shown}
    if len(owners) == len(board.spaces):
        spaces = whole.spaces
    else:
        floors = {(space.x, space.y): (space.floor, space.chosen) for space in whole.spaces}
        spaces = rimmed(
            {space: index[board.area_of[board.number[space]]] for space in owners},
            difficult_spaces(board),
            floors.__getitem__,
        )
    edges = tuple(
        edge
        for edge in whole.edges
        if (edge.x, edge.y) in shown
        and (edge.kind != "joint" or neighbour((edge.x, edge.y), edge.side) in shown)
        or (edge.x, edge.y) not in shown
        and edge.kind in ("wall", "impassable", "blocking")
        and neighbour((edge.x, edge.y), edge.side) in shown
    )
    standing = [door for door in board.doors if door.standing != "taken"]
    doors = tuple(
        plan._replace(open=door.number in opened)
        for door, plan in zip(standing, whole.doors, strict=True)
        if door.number not in gone and any(side in shown for side in door.sides)
    )
    areas = tuple(
        area._replace(
            dark=area.id in dim,
            label=label_row({space: owners[space] for space in board.areas[area.id] if space in owners}, ()),
        )
        for area in whole.areas
    )
    nameless = tuple(area if area.label else area._replace(name="") for area in areas)
    pieces = tuple(
        piece._replace(spaces=tuple(space for space in piece.spaces if space in shown))
        for piece in whole.pieces
        if any(space in shown for space in piece.spaces)
    )
    return Plan(
        spaces,
        edges,
        doors,
        areas=nameless,
        pieces=pieces,
        ornaments=tuple(one for one in whole.ornaments if one.at in shown),
        lights=tuple(one for one in whole.lights if one.at in shown),
    )
