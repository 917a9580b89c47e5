"""Free places: where pasted parts cover nothing."""

from collections.abc import Callable, Iterator

from kneedeep.board import Board, compile_board
from kneedeep.board.doors import line_of
from kneedeep.board.placements import ground_of
from kneedeep.model.scenario.model import Scenario
from kneedeep_editor.tools.geometry.door_lines import exit_lines, joint_lines
from kneedeep_editor.tools.geometry.extent import placed_things
from kneedeep_editor.tools.protocol import Space

_FAR = 60
_NEAR_WALLS = 1
"""Least distance of pieces from others in spaces, so that they join nothing by chance."""


def free_offset(board: Board, part: Scenario, near: Space = (0, 0)) -> Space | None:
    """The offset nearest to `near` at which a part covers nothing. None if there is none.

    Pieces keep clear of other pieces. Without pieces, tokens and figures need existing free spaces, and doors need
    joints or loose openings without a door.
    """
    free = _beside(board, part) if part.pieces else _upon(board, part)
    return next((offset for offset in _around(near) if free(offset)), None)


def _around(middle: Space) -> Iterator[Space]:
    """Yield offsets from the nearest to the farthest. Equally near ones begin at the right and below."""
    reach = range(-_FAR, _FAR + 1)
    steps = sorted((dx * dx + dy * dy, -dx, -dy) for dx in reach for dy in reach)
    return ((middle[0] - dx, middle[1] - dy) for _, dx, dy in steps)


def _beside(board: Board, part: Scenario) -> Callable[[Space], bool]:
    reach = range(-_NEAR_WALLS, _NEAR_WALLS + 1)
    taken = {(x + dx, y + dy) for x, y in ground_of(board).cover for dx in reach for dy in reach}
    own = compile_board(part.having(caps="none"), board.catalog).spaces

    def free(offset: Space) -> bool:
        dx, dy = offset
        return not any((x + dx, y + dy) in taken for x, y in own)

    return free


def _upon(board: Board, part: Scenario) -> Callable[[Space], bool]:
    own = compile_board(part.having(caps="none"), board.catalog)
    covered = [space for one in placed_things(own) for space in one.spaces]
    marked = [space for spawn in part.spawns for space in spawn.spaces]
    lines = [(door.at, door.side, door.exit) for door in part.doors]
    known = board.number.keys()
    full = {space for one in placed_things(board) for space in one.spaces}
    full |= {space for spawn in board.scenario.spawns for space in spawn.spaces} if marked else set()
    doors = {line_of(door.at, door.side) for door in board.scenario.doors}
    joints, openings = set(joint_lines(board)) - doors, set(exit_lines(board)) - doors

    def free(offset: Space) -> bool:
        dx, dy = offset
        spaces = [(x + dx, y + dy) for x, y in (*covered, *marked)]
        return all(space in known and space not in full for space in spaces) and all(
            line_of((x + dx, y + dy), side) in (openings if leads_out else joints) for (x, y), side, leads_out in lines
        )

    return free
