"""Distances on a board from one space: range, walking cost, respawn distance. All is revealed, figures are ignored."""

from collections.abc import Collection

from kneedeep.board.board import ADJACENCY, RESPAWN, WALLS, Board
from kneedeep.board.walk_costs import walk_of, walkable
from kneedeep.model.geometry.distance import distances, straight_levels

METRICS = ("range", "walk", "respawn")


def distances_from(board: Board, a: int, metric: str, opened: Collection[int], marines: int | None = None) -> list[int]:
    """The distance from a space to every space by number, UNREACHED if there is no way.

    `opened`: the open doors. `marines`: the number of marines for the set-up of tokens (default: the most).
    Raises ValueError for an unknown metric, and for respawn distances if the scenario has none.
    """
    if metric == "range":
        return range_from(board, a, opened, marines)
    if metric == "walk":
        return walk_from(board, a, opened, marines)
    if metric == "respawn":
        if reason := why_no_respawn_distance(board):
            raise ValueError(reason)
        return respawn_from(board, a, opened)
    raise ValueError(f"no metric {metric!r}: there are {', '.join(METRICS)}")


def range_from(board: Board, a: int, opened: Collection[int], marines: int | None = None) -> list[int]:
    """The range to every space in steps over adjacency. In 2004 a space that stops steps is reached but not passed.

    Rule: board geometry, distances, range (in 2016 nothing stops range); RUL16-92 and the house rule `range_count`:
    adjacency (default), straight.
    """
    if board.edition.adjacency == "walls":
        if board.scenario.rules.get("range_count") == "straight":
            return straight_levels(board.lattice, a)
        return distances(board.steps(opened, WALLS), [a])
    blockers = board.step_blockers(marines or board.most_marines)
    return distances(board.steps(opened, ADJACENCY), [a], blockers=blockers)


def walk_from(board: Board, a: int, opened: Collection[int], marines: int | None = None) -> list[int]:
    """The walking cost of a marine without keys to every space. Rule: board geometry, distances, walk."""
    return walk_of(board, opened, marines).costs([a], within=walkable(board, marines) | 1 << a)


def why_no_respawn_distance(board: Board) -> str:
    """The reason why fragged marines don't return at a distance. Empty if they do. Rule: RUL16-159."""
    if "respawn band" in board.edition.features:
        return ""
    return f"in the {board.edition.name} fragged marines respawn on active teleporters"


def respawn_from(board: Board, a: int, opened: Collection[int], within: int | None = None) -> list[int]:
    """The respawn distance to every space of the bit set `within` (None: all).

    Rule: RUL-95 and the house rule `respawn_distance`: through-doors (default), open-doors, straight.
    """
    if (way := board.scenario.rules.get("respawn_distance", "through-doors")) == "straight":
        return straight_levels(board.lattice, a, within=within)
    purpose = ADJACENCY if way == "open-doors" else RESPAWN
    return distances(board.steps(opened, purpose), [a], within=within)
