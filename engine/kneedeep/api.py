"""The engine for programs: load, validate, ask the board, simulate. `engine/api.md` has examples."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from kneedeep.analysis.framework.finding import Finding
from kneedeep.analysis.framework.runner import analyse
from kneedeep.board import Board, compile_board
from kneedeep.board.board_sight import cover_from, has_cover, visible_from
from kneedeep.board.distances import distances_from
from kneedeep.catalog import load_catalog
from kneedeep.geometry.distance import UNREACHED
from kneedeep.geometry.space import Space
from kneedeep.scenario.io.files import read_bytes
from kneedeep.scenario.io.reader import Reading, read

if TYPE_CHECKING:
    from kneedeep.reference.ground import Purpose
    from kneedeep.simulation.result import Simulation

__all__ = [
    "Geometry",
    "board_of",
    "cover",
    "distances",
    "geometry",
    "graph",
    "load",
    "read",
    "sight",
    "simulate",
    "steps",
    "validate",
    "visible",
]


class Geometry(NamedTuple):
    """A board as shapely geometry: x to the east, y to the south, one unit a space.

    `areas`: area id -> its floor. `walls`: lines that stop sight and steps. `doors`: name -> the line of the
    door. `obstacles`: the spaces of blocking obstacles and barrels.
    """

    areas: dict[str, Any]
    walls: Any
    doors: dict[str, Any]
    obstacles: Any


def load(path: str | os.PathLike[str]) -> Reading:
    """The contents of a scenario file: `scenario`, `source` (its places in the text) and `problems`.

    `scenario` is None if nothing can be read. `read` does the same for a text. Raises FileFailed if the file
    can't be opened, and Unreadable if it is too large.
    """
    return read(read_bytes(path))


def validate(reading: Reading, select: Sequence[str] = (), ignore: Sequence[str] = ()) -> list[Finding]:
    """The findings of a file, in the order of its lines. `select` and `ignore` are beginnings of codes."""
    return analyse(reading, select, ignore)


def board_of(reading: Reading) -> Board:
    """Return the board of a scenario. Raises ValueError when the file holds none."""
    if reading.scenario is None:
        raise ValueError("the file holds no scenario")
    return compile_board(reading.scenario, load_catalog(reading.scenario.ruleset))


def visible(board: Board, space: Space, doors: str = "file", marines: int | None = None) -> set[Space]:
    """Return the spaces that are visible from a space, itself among them.

    `doors`: as in the "file", all "open" or all "closed". `marines`: with how many the tokens are set up (default: the
    most). Raises KeyError for a space that is not on the board.
    """
    found = visible_from(board, board.number[space], board.open_doors(doors), marines=marines)
    return set(board.lattice.listed(found))


def cover(
    board: Board, space: Space, doors: str = "file", *, figures: bool = False, marines: int | None = None
) -> dict[Space, bool]:
    """The spaces visible from a space, each with whether a figure there has cover from an attacker here.

    `figures`: those of the set-up give cover too. `doors`, `marines`: see `visible`. Raises KeyError for a
    space that is not on the board, and ValueError for a board of an edition without cover.
    """
    if not has_cover(board):
        raise ValueError(f"there is no cover in the {board.edition.name}")
    opened = board.open_doors(doors)
    exposed, covered = cover_from(board, board.number[space], opened, marines=marines, figures=figures)
    return {end: bool(covered >> board.number[end] & 1) for end in board.lattice.listed(exposed | covered)}


def distances(
    board: Board, space: Space, metric: str = "walk", doors: str = "file", marines: int | None = None
) -> dict[Space, int]:
    """The distance from a space to every space that can be reached.

    `metric`: "walk" is the cost for a marine without keys, "range" the distance of an attack, "respawn" the distance
    of a respawn (2004 edition). `doors`, `marines`: see `visible`. Raises KeyError for a space that is not on the
    board, and ValueError for an unknown metric, or "respawn" where marines respawn on teleporters.
    """
    found = distances_from(board, board.number[space], metric, board.open_doors(doors), marines)
    return {end: far for end, far in zip(board.spaces, found, strict=True) if far != UNREACHED}


def graph(board: Board, doors: str = "file", marines: int | None = None) -> Any:
    """The moves of a marine without keys as a `networkx.DiGraph`.

    Its nodes are the spaces that can be entered, with their `area`. Its edges have the `cost` of the move in
    movement points, so that shut doors and teleporters count as in `distances(…, "walk")`.
    """
    from kneedeep.reference.graphs import walk_graph
    from kneedeep.reference.ground import Ground

    return walk_graph(Ground(board, marines), board.open_doors(doors))


def steps(board: Board, doors: str = "file", purpose: Purpose = "step") -> Any:
    """The steps between spaces as a `networkx.Graph`. Obstacles and figures are ignored.

    `purpose`: "step" for walking, "adjacency" for adjacent spaces, "respawn" for a respawn distance. A shut
    door stops the first two, a shut passage all.
    """
    from kneedeep.reference.graphs import step_graph
    from kneedeep.reference.ground import Ground

    return step_graph(Ground(board), purpose, board.open_doors(doors))


def sight(board: Board, doors: str = "file", marines: int | None = None) -> Any:
    """Return who is seen from where as a `networkx.Graph`: an edge joins two spaces that see each other."""
    from networkx import Graph

    from kneedeep.reference.ground import Ground
    from kneedeep.reference.sight import sight as seen_from

    seen = seen_from(Ground(board, marines), board.open_doors(doors))
    found = Graph()
    found.add_nodes_from((space, {"area": board.area_of[board.number[space]]}) for space in seen)
    found.add_edges_from((a, b) for a, others in seen.items() for b in sorted(others) if a < b)
    return found


def geometry(board: Board, marines: int | None = None) -> Geometry:
    """Return the floor, walls, doors and obstacles of a board as shapely geometry."""
    from kneedeep.reference.ground import Ground
    from kneedeep.reference.shapes import area_polygons, door_lines, obstacles, wall_lines

    ground = Ground(board, marines)
    return Geometry(area_polygons(ground), wall_lines(ground), door_lines(ground), obstacles(ground))


def simulate(
    reading: Reading,
    games: int = 20,
    marines: Sequence[int] = (),
    bots: tuple[str, str] = ("tactical", "tactical"),
    seed: int = 1,
    jobs: int = 1,
) -> Simulation:
    """The result of `games` games by bots for each number of marines.

    `marines`: the numbers of marines (default: all that the scenario is made for). `bots`: the bots of marines and
    invader. `jobs`: games at a time; 1 plays in this process. The same seed gives the same result. Raises ValueError
    if the file contains no scenario, and UnplayableError if the scenario can't be played.
    """
    from kneedeep.simulation.executors import workers
    from kneedeep.simulation.plan_run import result_without_games, simulated
    from kneedeep.simulation.simulation_plan import SimulationPlan, packed

    if reading.scenario is None:
        raise ValueError("the file holds no scenario")
    plan = SimulationPlan(
        packed(reading.scenario), tuple(marines) or reading.scenario.counts, bots, games, seed
    )
    result = result_without_games(plan)
    with workers(jobs) as players:
        for so_far in simulated(plan, players):
            result = so_far
    return result
