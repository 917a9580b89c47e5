"""What lies on a space and what a tool would do there, in sentences for people who hear the map."""

from collections.abc import Iterator

from kneedeep.board import Board
from kneedeep.board.doors import LaidDoor
from kneedeep.board.walking import is_locked
from kneedeep.geometry import edge
from kneedeep.geometry.space import SIDES, Space, canonical_edge, neighbour
from kneedeep_editor.tools.extent import standing
from kneedeep_editor.tools.preview import Preview
from kneedeep_editor.tools.wording import called, leads_to, name_of

_SEVERITIES = {"error": "error here", "warning": "warning here", "note": "note here"}


def spoken(
    board: Board,
    space: Space,
    side: str | None = None,
    selection: frozenset[int] = frozenset(),
    severity: str = "",
) -> str:
    """Return `space 4,3, Hangar, red security door to the east, locked`: place, area, things, doors, then walls.

    With a side only that side is told of. What is selected is said to be, and the worst finding that is signed here.
    """
    words = [f"space {space[0]},{space[1]}"]
    number = board.number.get(space)
    if number is None:
        words.append("no piece here")
    elif side is None:
        names = {area.id: area.name or area.id for area in board.scenario.areas}
        area = board.area_of[number]
        words.append(names.get(area, area))
        words += _things(board, space, number, selection)
    words += _sides(board, space, (side,) if side is not None else SIDES, selection)
    if severity:
        words.append(_SEVERITIES.get(severity, severity))
    return ", ".join(words)


def _things(board: Board, space: Space, number: int, selection: frozenset[int]) -> Iterator[str]:
    if space in board.pieces[board.owner[number]].difficult:
        yield "difficult space"
    for laid in standing(board):
        if space in laid.spaces:
            ends = leads_to(board, laid)
            name = name_of(laid.element, board.kinds) + (f" to {ends}" if ends else "")
            yield _named(name, laid.element.serial, selection)
    for spawn in board.scenario.spawns:
        if space in spawn.spaces:
            yield _named(name_of(spawn, board.kinds), spawn.serial, selection)
    piece = board.pieces[board.owner[number]]
    name = name_of(piece.element, board.kinds)
    yield f"{name} laid by caps: auto" if piece.cap else _named(name, piece.element.serial, selection)


def _named(name: str, serial: int, selection: frozenset[int]) -> str:
    return f"{name} (selected)" if serial in selection else name


def _sides(board: Board, space: Space, sides: tuple[str, ...], selection: frozenset[int]) -> Iterator[str]:
    """Yield doors, then what else an edge is but open, by kinds: `walls to the north and west`."""
    others: dict[str, list[str]] = {}
    for side in sides:
        line = canonical_edge(space, side)
        door = next((door for door in board.doors if line in door.edges), None)
        if door is not None:
            yield _door(board, door, side, selection)
            continue
        kind = _kind(board, space, side)
        if kind or len(sides) == 1:
            others.setdefault(kind or "nothing", []).append(side)
    for kind, where in others.items():
        plural = kind == "wall" and len(where) > 1
        yield f"{kind}{'s' if plural else ''} to the {_listed(where)}"


def _door(board: Board, door: LaidDoor, side: str, selection: frozenset[int]) -> str:
    name = _named(name_of(door.element, board.kinds), door.element.serial, selection)
    state = "" if door.stands else ", misplaced"
    if door.element.open:
        state += ", open"
    elif is_locked(door) and (door.kind != "passage" or door.element.needs is not None):
        state += ", locked"
    return f"{name} to the {side}{state}"


def _kind(board: Board, space: Space, side: str) -> str:
    """Return what an edge without a door is; empty for an open one inside of a piece, or off the board."""
    line = canonical_edge(space, side)
    if any(line in joint.edges for joint in board.uncapped.joints):
        return "joint"
    if any(line in opening.edges for opening in board.uncapped.loose):
        if space in board.number and board.pieces[board.owner[board.number[space]]].cap:
            return ""
        return "dead end" if neighbour(space, side) in board.number else "loose opening"
    if space not in board.number:
        return "piece" if neighbour(space, side) in board.number else ""
    kind = board.edge_kind(space, side)
    return "" if kind == edge.OPEN else edge.edge_name(kind)


def _listed(words: list[str]) -> str:
    return " and ".join(filter(None, (", ".join(words[:-1]), words[-1])))


def intended(board: Board, preview: Preview, *, holding: bool) -> str:
    """Return what the tool in hand would do at the cursor: `room 4×4 would lie at 6,2, joined`, or why not; empty for nothing."""
    ghost = preview.ghost
    if ghost is None:
        if preview.band is not None:
            left, top, right, bottom = (int(number // 1) for number in preview.band)
            return f"band from {left},{top} to {right},{bottom}"
        return preview.blocked
    elements = [*ghost.pieces, *ghost.doors, *ghost.tokens, *ghost.figures, *ghost.spawns]
    name = called(ghost, board.kinds, {element.serial for element in elements}) if elements else ""
    name = name_of(elements[0], board.kinds) if len(elements) == 1 else name
    if ghost.doors and len(elements) == 1:
        door = ghost.doors[0]
        return f"{name} would stand {door.side} of {door.at[0]},{door.at[1]}"
    turn = getattr(elements[0], "turn", 0) if len(elements) == 1 else 0
    name = f"{name} turned {turn}" if turn else name
    x, y = preview.offset
    told = f"{name} would move by {x},{y}" if holding else f"{name} would lie at {x},{y}"
    if preview.blocked:
        return f"{told}, but: {preview.blocked}"
    return f"{told}, joined" if preview.joints else told
