"""Hit tests: the elements at the pointer or inside a rubber band."""

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
    """The serial of the topmost element at the pointer. None on empty ground. `untouched`: ignored layers."""
    return next(elements_at(board, pointer, untouched), None)


def elements_at(board: Board, pointer: Pointer, untouched: Container[str] = ()) -> Iterator[int]:
    """Yield the serials of the elements at the pointer, top first: doors, figures, tokens, starts, pieces.

    `untouched`: ignored layers.
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
    """Yield the serials of the pieces at a space, the owner of the space first."""
    number = board.number.get(space)
    owner = board.pieces[board.owner[number]] if number is not None else None
    there = [piece for piece in board.pieces if space in piece.spaces and not piece.cap]
    return (piece.element.serial for piece in sorted(there, key=lambda piece: piece is not owner))


def _covering(laid: Sequence[LaidToken | LaidFigure], space: Space) -> Iterator[int]:
    """Yield the serials of the elements that cover a space, top first."""
    return (one.element.serial for one in reversed(laid) if space in one.spaces)


def spawn_target_spaces(board: Board, spawn: Spawn) -> tuple[Space, ...]:
    """The clickable spaces of a spawn area. For the invader only those off the board."""
    if spawn.side == "marines":
        return spawn.spaces
    return tuple(space for space in spawn.spaces if space not in board.number)


def elements_of(board: Board, space: Space, untouched: Container[str] = ()) -> tuple[int, ...]:
    """The serials of the elements on a space, top first, then of the doors at its sides.

    `untouched`: ignored layers.
    """
    x, y = space
    here = list(elements_at(board, Pointer(x + 0.5, y + 0.5), untouched))
    if DOORS not in untouched:
        here += [door.element.serial for door in board.doors if space in door.sides]
    return tuple(dict.fromkeys(here))


def elements_in(board: Board, band: tuple[float, float, float, float]) -> frozenset[int]:
    """The elements whose center is in a band (left, top, right, bottom), and pieces with most spaces in it."""
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
    """The distance of the pointer from the line of some edges, in spaces."""
    ends = [end for edge in edges for end in edge_ends(edge)]
    (left, top), (right, bottom) = min(ends), max(ends)
    x = min(max(pointer.x, left), right)
    return math.hypot(pointer.x - x, pointer.y - min(max(pointer.y, top), bottom))
