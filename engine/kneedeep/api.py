"""The engine for programs: load, validate, ask the board, simulate. `engine/api.md` has examples."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from kneedeep.analysis.framework.finding import Finding
from kneedeep.analysis.framework.runner import analyse
from kneedeep.board import Board, compile_board
from kneedeep.board.board_sight import cover_from, has_cover, visible_from
from kneedeep.board.distances import distances_from
from kneedeep.board.walk_costs import walk_of, walkable
from kneedeep.catalog import load_catalog
from kneedeep.geometry import edge as edge_kinds
from kneedeep.geometry.bits import numbers_of
from kneedeep.geometry.distance import UNREACHED
from kneedeep.geometry.space import SIDES, Space, canonical_edge, edge_ends
from kneedeep.scenario.io.files import read_bytes
from kneedeep.scenario.io.reader import Reading, read
from kneedeep.scenario.names import names_of

if TYPE_CHECKING:
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
    "simulate",
    "validate",
    "visible",
]

Edge = tuple[Space, str]


class Geometry(NamedTuple):
    """A board as shapely geometry: x to the east, y to the south, one unit a space.

    `areas`: area id -> its floor. `walls`: what stops sight and steps. `doors`: name -> the line of the door.
    `obstacles`: the spaces of blocking obstacles and barrels.
    """

    areas: dict[str, Any]
    walls: Any
    doors: dict[str, Any]
    obstacles: Any


def load(path: str | os.PathLike[str]) -> Reading:
    """Return what a scenario file holds: `scenario`, `source` (its places in the text) and `problems`.

    `scenario` is None when nothing can be read. `read` does the same for a text. Raises FileFailed when the file can't be opened, and Unreadable when
    it is too large.
    """
    return read(read_bytes(path))


def validate(reading: Reading, select: Sequence[str] = (), ignore: Sequence[str] = ()) -> list[Finding]:
    """Return the findings of a file, in the order of its lines; `select` and `ignore` are beginnings of codes."""
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
    """Return the spaces that are visible from a space, each with whether a figure there has cover from an attacker here.

    `figures`: those that the file sets up give cover too. `doors`, `marines`: see `visible`. Raises KeyError for a
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
    """Return the distance from a space to every space that can be reached.

    `metric`: "walk" is what a marine without keys pays, "range" what an attack counts, "respawn" what a respawn
    counts (2004 edition). `doors`, `marines`: see `visible`. Raises KeyError for a space that is not on the board, and
    ValueError for an unknown metric, or "respawn" where marines respawn on teleporters.
    """
    found = distances_from(board, board.number[space], metric, board.open_doors(doors), marines)
    return {end: far for end, far in zip(board.spaces, found, strict=True) if far != UNREACHED}


def graph(board: Board, doors: str = "file", marines: int | None = None) -> Any:
    """Return the moves of a marine without keys as a `networkx.DiGraph`.

    Its nodes are the spaces that can be entered, with their `area`; its edges have the `cost` of the move in movement
    points, so that shut doors and teleporters count as in `distances(…, "walk")`.
    """
    import networkx

    walk = walk_of(board, board.open_doors(doors), marines)
    entered = numbers_of(walkable(board, marines))
    found = networkx.DiGraph()
    found.add_nodes_from((board.spaces[number], {"area": board.area_of[number]}) for number in entered)
    for number in entered:
        # A teleporter beside its partner offers the cheaper move first or last.
        for other, cost in sorted(walk.arcs[number], key=lambda move: -move[1]):
            if board.spaces[other] in found:
                found.add_edge(board.spaces[number], board.spaces[other], cost=cost)
    return found


def geometry(board: Board, marines: int | None = None) -> Geometry:
    """Return the floor, walls, doors and obstacles of a board as shapely geometry."""
    import shapely

    def floor(spaces: Iterable[Space]) -> Any:
        return shapely.unary_union([shapely.box(x, y, x + 1, y + 1) for x, y in spaces])

    def lines(edges: Iterable[Edge]) -> Any:
        return shapely.line_merge(shapely.multilinestrings([edge_ends(edge) for edge in sorted(edges)]))

    around = {canonical_edge(space, side) for space in board.spaces for side in SIDES}
    walls = [edge for edge in around if board.edge_kind(*edge) in edge_kinds.STOPS_SIGHT]
    names = names_of(board.scenario)
    return Geometry(
        {area: floor(spaces) for area, spaces in board.areas.items()},
        lines(walls),
        {names[door.element.serial]: lines(door.edges) for door in board.doors if door.stands},
        floor(board.lattice.listed(board.step_blockers(marines or board.most_marines))),
    )


def simulate(
    reading: Reading,
    games: int = 20,
    marines: Sequence[int] = (),
    bots: tuple[str, str] = ("tactical", "tactical"),
    seed: int = 1,
    jobs: int = 1,
) -> Simulation:
    """Return what bots make of a scenario in so many games with each number of marines.

    `marines`: the numbers of marines (default: all that the scenario is made for). `bots`: who plays marines and
    invader. `jobs`: games at a time; 1 plays in this process. The same seed gives the same result. Raises ValueError
    when the file holds no scenario, and UnplayableError when the scenario can't be played.
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
