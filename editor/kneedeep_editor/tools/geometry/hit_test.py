"""The elements under the pointer or inside a rubber band."""

import math
from collections.abc import Container, Iterator, Sequence

from kneedeep.board import Board, Edge, LaidFigure, LaidToken
from kneedeep.board.laid_pieces import line_middle
from kneedeep.model.geometry.space import edge_ends
from kneedeep.model.scenario.model import Spawn
from kneedeep_editor.tools.geometry.extent import placed_things
from kneedeep_editor.tools.layers import DOORS, FIGURES, PIECES, STARTS, TOKENS
from kneedeep_editor.tools.protocol import Pointer, Space

DOOR_REACH = 0.22


def element_at(board: Board, pointer: Pointer, untouched: Container[str] = ()) -> int | None:
    """The serial of the topmost element at the pointer. None on bare ground. `untouched`: layers left out."""
    return next(elements_at(board, pointer, untouched), None)


def elements_at(board: Board, pointer: Pointer, untouched: Container[str] = ()) -> Iterator[int]:
    """Yield the serials of the elements at the pointer from the topmost down: doors, figures, tokens, starts, pieces.

    `untouched`: layers that are left out.
    """
    space = pointer.space
    near = max(DOOR_REACH, min(0.45, pointer.reach))
    if DOORS not in untouched:
        doors = [(line_distance(door.edges, pointer), door.element.serial) for door in board.doors]
        yield from (serial for far, serial in sorted(doors) if far <= near)
    if FIGURES not in untouched:
        yield from _covering(board.figures, space)
    if TOKENS not in untouched:
        yield from _covering(board.tokens, space)
    if STARTS not in untouched:
        spawns = board.scenario.spawns
        yield from (spawn.serial for spawn in spawns if space in spawn_target_spaces(board, spawn))
    if PIECES not in untouched:
        yield from _pieces_at(board, space)


def _pieces_at(board: Board, space: Space) -> Iterator[int]:
    """Yield the serials of the pieces at a space, the one that it belongs to first."""
    number = board.number.get(space)
    owner = board.pieces[board.owner[number]] if number is not None else None
    there = [piece for piece in board.pieces if space in piece.spaces and not piece.cap]
    return (piece.element.serial for piece in sorted(there, key=lambda piece: piece is not owner))


def _covering(laid: Sequence[LaidToken | LaidFigure], space: Space) -> Iterator[int]:
    """Yield the serials of the things that cover a space, the topmost first."""
    return (one.element.serial for one in reversed(laid) if space in one.spaces)


def spawn_target_spaces(board: Board, spawn: Spawn) -> tuple[Space, ...]:
    """The clickable spaces of a spawn area: all of a start, the ones beside the floor of others."""
    if spawn.side == "marines":
        return spawn.spaces
    return tuple(space for space in spawn.spaces if space not in board.number)


def elements_of(board: Board, space: Space, untouched: Container[str] = ()) -> tuple[int, ...]:
    """The serials of all that is on a space, from the topmost down, then of the doors along its sides.

    `untouched`: layers that are left out.
    """
    x, y = space
    here = list(elements_at(board, Pointer(x + 0.5, y + 0.5), untouched))
    if DOORS not in untouched:
        here += [door.element.serial for door in board.doors if space in door.sides]
    return tuple(dict.fromkeys(here))


def elements_in(board: Board, band: tuple[float, float, float, float]) -> frozenset[int]:
    """The elements inside a band (left, top, right, bottom) by their middles, pieces by most of their spaces."""
    left, top, right, bottom = band

    def inside(x: float, y: float) -> bool:
        return left <= x <= right and top <= y <= bottom

    found = set()
    for piece in board.pieces:
        middles = [inside(x + 0.5, y + 0.5) for x, y in piece.spaces]
        if not piece.cap and sum(middles) * 2 > len(middles):
            found.add(piece.element.serial)
    found |= {door.element.serial for door in board.doors if inside(*line_middle(door.edges))}
    things = placed_things(board)
    found |= {one.element.serial for one in things if any(inside(x + 0.5, y + 0.5) for x, y in one.spaces)}
    for spawn in board.scenario.spawns:
        if any(space not in board.number and inside(space[0] + 0.5, space[1] + 0.5) for space in spawn.spaces):
            found.add(spawn.serial)
    return frozenset(found)


def line_distance(edges: tuple[Edge, ...], pointer: Pointer) -> float:
    """How far the pointer is from the line of some edges, in spaces."""
    ends = [end for edge in edges for end in edge_ends(edge)]
    (left, top), (right, bottom) = min(ends), max(ends)
    x = min(max(pointer.x, left), right)
    return math.hypot(pointer.x - x, pointer.y - min(max(pointer.y, top), bottom))
