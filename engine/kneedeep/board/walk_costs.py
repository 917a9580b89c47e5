"""Walking costs of a marine on a board: shut doors, teleporters, costly spaces."""

from collections.abc import Collection, Iterator

from kneedeep.board.board import STEP, Board
from kneedeep.board.door_reach import opening_spaces
from kneedeep.board.doors import LaidDoor
from kneedeep.board.laid_things import LaidToken
from kneedeep.model.catalog.action_points import turn_parameters
from kneedeep.model.catalog.edition import Edition
from kneedeep.model.geometry.bits import each_number
from kneedeep.model.geometry.walk import Walk
from kneedeep.model.scenario.model import EMPTY, Token
from kneedeep.support.work_budget import spend


def door_cost(ruleset: str) -> int:
    """The cost of opening a shut door. Rule: 2004 rulebook p. 9 (doors); board geometry, distances, walk."""
    return turn_parameters(ruleset)["door"].value


def use_cost(board: Board, token: Token) -> int:
    """The points for using a token.

    Rule: RUL16-184: an objective costs 1 by default. An own type defines its cost. All else is free.
    """
    if (kind := board.kinds.tokens.get(token.kind)) is not None and kind.own_use:
        cost = (token.use or EMPTY).get("cost", {"points": 1})
    else:
        own = next((own.use for own in board.scenario.token_types if own.id == token.kind), None)
        cost = (own or EMPTY).get("cost", EMPTY)
    return int(cost.get("points", 0))


def is_locked(door: LaidDoor) -> bool:
    """True if a shut door stays shut for a marine without keys before any action."""
    element = door.element
    return door.kind in ("security", "passage") or element.key is not None or element.needs is not None


def walk_of(board: Board, opened: Collection[int], marines: int | None = None) -> Walk:
    """The moves of a marine without keys, with these doors open: on foot and by teleporters.

    Teleporters without `needs` are used, ducts are not. Rule: board geometry, distances, walk; RUL16-157: in
    2016 a teleport is a step into the space of the second teleporter, which may cost more to enter.
    """
    walk = foot_walk_of(board, opened, marines)
    costly = entry_costs(board, marines) if "inactive teleporters" in board.edition.features else {}
    for start, end in teleports(board, marines):
        walk.arcs[start].append((end, 1 + costly.get(end, 0)))
    return walk


def foot_walk_of(board: Board, opened: Collection[int], marines: int | None = None) -> Walk:
    """The moves on foot of a marine without keys, with the doors of these numbers open.

    Every other door costs its toll if it is not locked, else it is a wall. The caller decides which spaces are open
    (`walkable`). Rule: board geometry, distances, walk.
    """
    shut = {door.number: door for door in board.doors if door.stands and door.number not in opened}
    passable = {number: door for number, door in shut.items() if not is_locked(door)}
    steps = board.steps({*opened, *passable}, STEP)
    gates = {edge: number for number, door in passable.items() for edge in door.edges}
    openers = {number: each_number(opening_spaces(board, door)) for number, door in passable.items()}
    toll, entry = door_cost(board.scenario.ruleset), entry_costs(board, marines)
    return Walk(steps, gates=gates, openers=openers, toll=toll, entry=entry)


def walkable(board: Board, marines: int | None = None) -> int:
    """The bit set of spaces without a blocking obstacle or barrel, which can be entered."""
    return board.lattice.everywhere & ~board.step_blockers(marines or board.most_marines)


def teleports(board: Board, marines: int | None = None) -> Iterator[tuple[int, int]]:
    """Yield the ways (from, to) of teleporters for the first marine who enters one, by numbers of spaces.

    A pad with `needs` is out of use at both ends. A pad with `to` leads only there. An
    inactive pad becomes active on entering, and leads to those that are active from the start.
    Rule: 2004: to other pads of its color; 2016: RUL16-156, RUL16-157.
    """
    edition = board.edition
    pads = list(_usable_pads(board, marines))
    for pad in pads:
        spend(len(pads))
        named = {entry["pad"] for entry in pad.element.to if entry.get("needs") is None}
        for other in pads:
            if pad.element.to:
                leads = other.element.id in named
            elif "inactive teleporters" in edition.features:
                leads = other.element.active
            else:
                leads = other.element.color == pad.element.color
            if leads and other.at != pad.at:
                yield board.number[pad.at], board.number[other.at]


def active_pads(board: Board, entered: int = 0, marines: int | None = None) -> int:
    """The bit set of spaces with active teleporters, each of which leads to all others.

    `entered`: the spaces that marines have entered. Rule: RUL16-156, RUL16-157: active from the start, or
    once entered. A teleporter that needs something stays inactive.
    """
    return board.bits(
        pad.at for pad in _usable_pads(board, marines) if pad.element.active or entered >> board.number[pad.at] & 1
    )


def _usable_pads(board: Board, marines: int | None) -> Iterator[LaidToken]:
    """The teleporters on the board without `needs`."""
    for pad in board.tokens_with(marines or board.most_marines):
        if is_teleporter(pad, board.edition) and pad.element.needs is None and pad.at in board.number:
            yield pad


def is_teleporter(token: LaidToken, edition: Edition) -> bool:
    """True if a token can teleport marines to others once it is active."""
    if "inactive teleporters" in edition.features:
        return token.element.kind == "teleporter"
    return token.type is not None and token.type.teleports


def entry_costs(board: Board, marines: int | None, difficult: int | None = None) -> dict[int, int]:
    """The points beyond 1 for entering a space: own tokens with a price, and difficult spaces.

    `difficult`: the extra points for a difficult space in place of the printed number.
    """
    extra: dict[int, int] = {}
    for token in board.tokens_with(marines or board.most_marines):
        if token.type is not None and token.type.enter > 1:
            for space in token.spaces:
                if space in board.number:
                    number = board.number[space]
                    extra[number] = max(extra.get(number, 0), token.type.enter - 1)
    if "difficult spaces" in board.edition.features:
        more = turn_parameters(board.scenario.ruleset)["difficult"].value if difficult is None else difficult
        for number in each_number(board.difficult):
            extra[number] = extra.get(number, 0) + more
    return extra
