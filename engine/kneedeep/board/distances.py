"""Distances on a board: range, walking cost and respawn distance from one space, everything revealed, no figures."""

from collections.abc import Collection

from kneedeep.board.board import ADJACENCY, RESPAWN, WALLS, Board
from kneedeep.board.walk_costs import walk_of, walkable
from kneedeep.model.geometry.distance import distances, straight_levels

METRICS = ("range", "walk", "respawn")


def distances_from(board: Board, a: int, metric: str, opened: Collection[int], marines: int | None = None) -> list[int]:
    """The distance from a space to every space by number, UNREACHED where no way leads.

    `opened`: the doors that stand open; `marines`: with how many the tokens are set up (default: the most).
    Raises ValueError for a metric that is none of METRICS, and for respawn distances where there are none.
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
    """The range to every space: steps over adjacency; what stops steps is reached but not passed (2004).

    Rule: board geometry, distances, range (in 2016 nothing stands in the way); RUL16-92 and the house rule `range_count`:
    adjacency (default), straight.
    """
    if board.edition.adjacency == "walls":
        if board.scenario.rules.get("range_count") == "straight":
            return straight_levels(board.lattice, a)
        return distances(board.steps(opened, WALLS), [a])
    blockers = board.step_blockers(marines or board.most_marines)
    return distances(board.steps(opened, ADJACENCY), [a], blockers=blockers)


def walk_from(board: Board, a: int, opened: Collection[int], marines: int | None = None) -> list[int]:
    """A marine's walking cost to every space, without any key. Rule: board geometry, distances, walk."""
    return walk_of(board, opened, marines).costs([a], within=walkable(board, marines) | 1 << a)


def why_no_respawn_distance(board: Board) -> str:
    """Why fragged marines don't return at a distance; empty where they do. Rule: RUL16-159."""
    if "respawn band" in board.edition.features:
        return ""
    return f"in the {board.edition.name} fragged marines respawn on active teleporters"


def respawn_from(board: Board, a: int, opened: Collection[int], within: int | None = None) -> list[int]:
    """The respawn distance to every space of the bit set `within` (all, when None).

    Rule: RUL-95 and the house rule `respawn_distance`: through-doors (default), open-doors, straight.
    """
    if (way := board.scenario.rules.get("respawn_distance", "through-doors")) == "straight":
        return straight_levels(board.lattice, a, within=within)
    purpose = ADJACENCY if way == "open-doors" else RESPAWN
    return distances(board.steps(opened, purpose), [a], within=within)
