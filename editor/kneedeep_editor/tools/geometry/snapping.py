"""Snapping opening to opening: the places of pieces dropped near an opening."""

import math
from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from typing import NamedTuple

from kneedeep.board import Board
from kneedeep.board.doors import line_of
from kneedeep.board.joints import join
from kneedeep.board.laid_pieces import Edge, LaidOpening, LaidPiece, laid_pieces, owners
from kneedeep.model.catalog import PieceType
from kneedeep.model.geometry.space import Space, opposite
from kneedeep.model.scenario.model import Scenario
from kneedeep_editor.tools.protocol import Pointer, nearest

REACH = 1.6
"""How far off, in spaces, a piece may be to be drawn to a joint."""
_EQUAL = 1e-9


class SnapTargets(NamedTuple):
    """The fixed ground: its spaces, and its unjoined openings by the rim they look from."""

    spaces: AbstractSet[Space]
    openings: Mapping[str, tuple[LaidOpening, ...]]
    pieces: tuple[LaidPiece, ...]


class PieceGroup(NamedTuple):
    """The pieces that are moved or placed together."""

    spaces: tuple[Space, ...]
    openings: tuple[LaidOpening, ...]


class SnapResult(NamedTuple):
    """The landing of a group. `joints` are pairs of openings of the group and the ground that meet."""

    offset: Space
    joints: tuple[tuple[LaidOpening, LaidOpening], ...]
    overlaps: bool

    @property
    def edges(self) -> tuple[Edge, ...]:
        """The edges that would join."""
        return tuple(edge for _, fixed in self.joints for edge in fixed.edges)


def board_snap_targets(board: Board) -> SnapTargets:
    """The ground of a whole board. Dead ends of `caps: auto` make room for pieces, exits do not."""
    laid = tuple(piece for piece in board.pieces if not piece.cap)
    loose = _without_exits(board.uncapped.loose, board.scenario)
    return SnapTargets({space for piece in laid for space in piece.spaces}, _by_rim(loose), laid)


def piece_snap_targets(scenario: Scenario, types: Mapping[str, PieceType]) -> SnapTargets:
    """The ground of the pieces of a scenario."""
    laid = laid_pieces(scenario, types)
    owner, _ = owners(laid)
    loose = _without_exits(join(laid, owner).loose, scenario)
    return SnapTargets(owner.keys(), _by_rim(loose), tuple(laid))


def _without_exits(openings: Iterable[LaidOpening], scenario: Scenario) -> list[LaidOpening]:
    """The openings without an exit: nothing is behind an exit."""
    exits = {line_of(door.at, door.side) for door in scenario.doors if door.exit}
    return [opening for opening in openings if opening.edges not in exits]


def piece_group(scenario: Scenario, types: Mapping[str, PieceType]) -> PieceGroup:
    """The pieces of a scenario as one group, with the openings that meet none of the group."""
    laid = laid_pieces(scenario, types)
    owner, _ = owners(laid)
    return PieceGroup(tuple(owner), join(laid, owner).loose)


def snap_reach(pointer: Pointer) -> float:
    """The distance at which a joint attracts a ghost: larger at a small scale, 0 with Ctrl."""
    return 0.0 if pointer.toggle else max(REACH, min(3.0, pointer.reach * 3))


def snap(group: PieceGroup, ground: SnapTargets, wish: tuple[float, float], reach: float = REACH) -> SnapResult:
    """The landing of a group that is moved by about `wish` spaces.

    The nearest offset within `reach` that joins an opening and covers no piece. Of equally near ones the one with the
    most joints. Without one the nearest whole spaces.
    """
    best: tuple[float, int, Space] | None = None
    for offset in _offsets(group, ground, wish, reach):
        far = math.dist(offset, wish)
        if best is not None and far > best[0] + _EQUAL:
            continue
        if _overlaps(group, ground, offset):
            continue
        rank = (far, -len(_joints(group, ground, offset)), offset)
        if best is None or rank < best:
            best = rank
    offset = best[2] if best is not None else nearest(*wish)
    return SnapResult(offset, _joints(group, ground, offset), _overlaps(group, ground, offset))


def snap_at_offset(group: PieceGroup, ground: SnapTargets, offset: Space) -> SnapResult:
    """The landing of a group at a given offset."""
    return SnapResult(offset, _joints(group, ground, offset), _overlaps(group, ground, offset))


def _by_rim(openings: Iterable[LaidOpening]) -> Mapping[str, tuple[LaidOpening, ...]]:
    found: dict[str, list[LaidOpening]] = {}
    for opening in openings:
        found.setdefault(opening.rim, []).append(opening)
    return {rim: tuple(some) for rim, some in found.items()}


def _offsets(group: PieceGroup, ground: SnapTargets, wish: tuple[float, float], reach: float) -> set[Space]:
    """The offsets within reach at which some opening of the group meets one of the ground."""
    found = set()
    for moving in group.openings:
        mx, my = moving.beyond[0]
        for fixed in ground.openings.get(opposite(moving.rim), ()):
            fx, fy = fixed.inside[0]
            offset = (fx - mx, fy - my)
            if abs(offset[0] - wish[0]) <= reach and abs(offset[1] - wish[1]) <= reach:
                found.add(offset)
    return {offset for offset in found if math.dist(offset, wish) <= reach}


def _overlaps(group: PieceGroup, ground: SnapTargets, offset: Space) -> bool:
    dx, dy = offset
    taken = ground.spaces
    return any((x + dx, y + dy) in taken for x, y in group.spaces)


def _joints(group: PieceGroup, ground: SnapTargets, offset: Space) -> tuple[tuple[LaidOpening, LaidOpening], ...]:
    dx, dy = offset
    places = {(opposite(fixed.rim), fixed.inside[0]): fixed for rim in ground.openings.values() for fixed in rim}
    met = []
    for moving in group.openings:
        x, y = moving.beyond[0]
        fixed = places.get((moving.rim, (x + dx, y + dy)))
        if fixed is not None:
            met.append((moving, fixed))
    return tuple(met)
