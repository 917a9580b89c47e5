"""Respawn sets: the spaces where fragged marines return. Rule: board geometry, *respawn set*; RUL-89, 90, 92, 95."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from kneedeep.board import Board
from kneedeep.board.distances import respawn_from
from kneedeep.model.geometry.bits import bits_of, numbers_of
from kneedeep.model.geometry.distance import UNREACHED

BAND = (8, 16)


class RespawnSet(NamedTuple):
    """The respawn spaces of a marine fragged on a space, as a bit set.

    `fallback`: the band is empty. These spaces miss it least, by `shortfall` spaces. Without any, the marine waits a
    turn.
    """

    spaces: int
    fallback: bool
    shortfall: int


def respawn_band(board: Board) -> tuple[int, int]:
    """The minimum and maximum respawn distance, by the house rule `respawn_band`."""
    nearest, farthest = board.scenario.rules.get("respawn_band", BAND)
    return int(nearest), int(farthest)


def do_tokens_bar(board: Board) -> bool:
    """True if tokens that leave room for a marine bar respawns, by the house rule `respawn_tokens`."""
    return bool(board.scenario.rules.get("respawn_tokens") == "barred")


def legal_spaces(board: Board, marines: int, *, figures: bool = False) -> int:
    """The bit set of spaces where nothing bars a respawn. `figures`: the figures on the board bar respawns too."""
    tokens = do_tokens_bar(board)
    typed = ((token, token.type) for token in board.tokens_with(marines) if token.type is not None)
    barred = board.bits(at for token, kind in typed if kind.keeps_out(tokens_bar=tokens) for at in token.spaces)
    if figures:
        barred |= board.bits(space for figure in board.figures_with(marines) for space in figure.spaces)
    return board.lattice.everywhere & ~barred


def respawn_set(board: Board, a: int, revealed: int, legal: int, opened: Collection[int] = ()) -> RespawnSet:
    """The respawn set of a space.

    `revealed`: the revealed spaces. `legal`: the spaces from `legal_spaces`. Both are bit sets. `opened`: the
    open doors, for the house rule `respawn_distance: open-doors`.
    """
    distances = respawn_from(board, a, opened, revealed | 1 << a)
    far_counts = board.scenario.rules.get("respawn_unconnected", "far") == "far"
    found, least = nearest_to_band(distances, revealed & legal, respawn_band(board), far_counts=far_counts)
    return RespawnSet(bits_of(found, len(board.spaces)), not found or least > 0, least)


def nearest_to_band(
    distances: Sequence[int], free: int, band: tuple[int, int], *, far_counts: bool
) -> tuple[list[int], int]:
    """The free spaces that miss a band of distances least, in rising order, and by how much.

    `far_counts`: whether unreachable spaces count as one beyond the band. The space of the frag is included
    if it is free. Rule: 2004 rulebook p. 9 (frags and kills: as closely as possible); RUL-90.
    """
    nearest, farthest = band
    found: list[int] = []
    least = -1
    for space in numbers_of(free):
        if (distance := distances[space]) == UNREACHED:
            if not far_counts:
                continue
            distance = farthest + 1
        missing = max(nearest - distance, distance - farthest, 0)
        if least < 0 or missing < least:
            found, least = [], missing
        if missing == least:
            found.append(space)
    return found, max(0, least)
