"""Respawn sets: where a fragged marine may come back. Rule: board geometry, *respawn set*; RUL-89, 90, 92, 95."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from kneedeep.board import Board
from kneedeep.board.distances import respawn_from
from kneedeep.geometry.bits import bits_of, numbers_of
from kneedeep.geometry.distance import UNREACHED

BAND = (8, 16)


class RespawnSet(NamedTuple):
    """Where a marine fragged on a space comes back: spaces as a bit set.

    `fallback`: the band is empty, these miss it least, by `shortfall` spaces. Without any space he waits a turn.
    """

    spaces: int
    fallback: bool
    shortfall: int


def respawn_band(board: Board) -> tuple[int, int]:
    """Return the least and the greatest respawn distance, by the house rule `respawn_band`."""
    nearest, farthest = board.scenario.rules.get("respawn_band", BAND)
    return int(nearest), int(farthest)


def legal_spaces(board: Board, marines: int, *, figures: bool = False) -> int:
    """Return, as a bit set, the spaces without anything that bars a respawn; `figures`: those on the board bar too."""
    barred = board.bits(
        space
        for token in board.tokens_with(marines)
        if token.type is not None and token.type.bars_respawn
        for space in token.spaces
    )
    if figures:
        barred |= board.bits(space for figure in board.figures_with(marines) for space in figure.spaces)
    return board.lattice.everywhere & ~barred


def respawn_set(board: Board, a: int, revealed: int, legal: int, opened: Collection[int] = ()) -> RespawnSet:
    """Return the respawn set of a space.

    `revealed`: the revealed spaces, `legal`: those that nothing bars (`legal_spaces`), both bit sets; `opened`: the
    doors that stand open, for the house rule `respawn_distance: open-doors`.
    """
    nearest, farthest = respawn_band(board)
    within = revealed | 1 << a
    distances = respawn_from(board, a, opened, within)
    unconnected = board.scenario.rules.get("respawn_unconnected", "far") == "far"
    by_shortfall: dict[int, list[int]] = {}
    for number in numbers_of(revealed & legal & ~(1 << a)):
        distance = distances[number]
        if distance == UNREACHED:
            if not unconnected:
                continue
            distance = farthest + 1
        shortfall = max(nearest - distance, distance - farthest, 0)
        by_shortfall.setdefault(shortfall, []).append(number)
    if not by_shortfall:
        return RespawnSet(0, True, 0)
    least = min(by_shortfall)
    return RespawnSet(bits_of(by_shortfall[least], len(board.spaces)), least > 0, least)
