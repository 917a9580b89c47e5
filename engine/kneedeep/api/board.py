"""The board of a scenario: sight, distances and respawn spaces, also as a graph and as geometry."""

from collections.abc import Collection
from typing import TYPE_CHECKING, Literal, NamedTuple

from kneedeep.api.files import scenario_of
from kneedeep.board import compile_board
from kneedeep.board.distances import distances_from
from kneedeep.board.respawn_set import legal_spaces, respawn_set
from kneedeep.board.visible_spaces import cover_from, has_cover, visible_from
from kneedeep.model.catalog import load_catalog
from kneedeep.model.geometry.distance import UNREACHED
from kneedeep.model.geometry.space import Space
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.model.scenario.model import Scenario

Doors = Literal["file", "open", "closed"]
Metric = Literal["walk", "range", "respawn"]

if TYPE_CHECKING:
    import networkx as nx
    import shapely


class Geometry(NamedTuple):
    """A board as shapely geometry: x to the east, y to the south, one unit per space.

    `areas`: the floor by area id. `walls`: the edges that stop sight and steps. `doors`: the door lines by name.
    `obstacles`: the spaces of blocking obstacles and barrels.
    """

    areas: "dict[str, shapely.Geometry]"
    walls: "shapely.Geometry"
    doors: "dict[str, shapely.Geometry]"
    obstacles: "shapely.Geometry"


class Board:
    """The board of a scenario. Spaces are pairs of numbers, as in the file.

    Every method raises KeyError for a space that is not on the board.

    >>> from kneedeep.api import Board, read
    >>> board = Board(read("scenarios/tutorial.yaml"))
    >>> len(board.spaces), len(board.sees((0, 0)))
    (143, 34)
    """

    def __init__(self, scenario: Reading | Scenario, doors: Doors = "file", marines: int | None = None) -> None:
        """Compile the board.

        `doors`: as in the file, all open or all closed. `marines`: the number that tokens and figures are set up for
        (default: the most). Raises ValueError if the reading has no scenario.
        """
        found = scenario_of(scenario)
        self.compiled = compile_board(found, load_catalog(found.ruleset))
        self.spaces: tuple[Space, ...] = tuple(self.compiled.spaces)
        self.marines = self.compiled.most_marines if marines is None else marines
        self._opened = self.compiled.open_doors(doors)

    @property
    def areas(self) -> dict[str, list[Space]]:
        """The spaces of each area, by its id."""
        return {area: list(spaces) for area, spaces in self.compiled.areas.items()}

    def sees(self, space: Space) -> set[Space]:
        """The spaces visible from a space, including the space. Figures don't stop sight here."""
        seen = visible_from(self.compiled, self.compiled.number[space], self._opened, marines=self.marines)
        return set(self.compiled.lattice.listed(seen))

    def cover(self, space: Space, *, figures: bool = False) -> dict[Space, bool]:
        """The visible spaces, each with whether a figure there has cover from an attacker on `space`.

        `figures`: whether the figures of the set-up give cover too. Raises ValueError for an edition without cover.
        """
        board, at = self.compiled, self.compiled.number[space]
        if not has_cover(board):
            raise ValueError(f"there is no cover in the {board.edition.name}")
        exposed, covered = cover_from(board, at, self._opened, marines=self.marines, figures=figures)
        return {end: bool(covered >> board.number[end] & 1) for end in board.lattice.listed(exposed | covered)}

    def distances(self, space: Space, metric: Metric = "walk") -> dict[Space, int]:
        """The distances from a space to all reachable spaces.

        `metric`: "walk" counts movement points of a marine without keys, "range" spaces for an attack, "respawn" spaces
        for a respawn. Raises ValueError for any other, and for "respawn" where marines respawn on teleporters.
        """
        found = distances_from(self.compiled, self.compiled.number[space], metric, self._opened, self.marines)
        return {end: far for end, far in zip(self.spaces, found, strict=True) if far != UNREACHED}

    def respawn(self, space: Space, areas: Collection[str] | None = None) -> set[Space]:
        """The respawn spaces of a marine fragged on a space. `areas`: the revealed areas (default: all).

        Raises ValueError for an edition in which marines respawn on teleporters.
        """
        board = self.compiled
        if "respawn band" not in board.edition.features:
            raise ValueError(f"marines of the {board.edition.name} respawn on teleporters")
        revealed = board.lattice.everywhere
        if areas is not None:
            revealed = board.bits(one for area in areas for one in board.areas[area])
        legal = legal_spaces(board, self.marines)
        found = respawn_set(board, board.number[space], revealed, legal, self._opened)
        return set(board.lattice.listed(found.spaces))

    def graph(self, kind: Literal["moves", "step", "adjacency", "respawn", "sight"] = "moves") -> "nx.Graph":
        """The board as a networkx graph of its spaces, each with its `area`.

        "moves": a DiGraph of the moves of a marine without keys, each with its `cost` in movement points. "step",
        "adjacency", "respawn": the steps counted for walking, adjacency and respawn distances. "sight": pairs of spaces
        with a line of sight.

        >>> from kneedeep.api import Board, read
        >>> Board(read("scenarios/tutorial.yaml")).graph().number_of_edges()
        792
        """
        from networkx import Graph

        from kneedeep.reference.graphs import step_graph, walk_graph
        from kneedeep.reference.ground import Ground
        from kneedeep.reference.sight import sight_lines

        ground = Ground(self.compiled, self.marines)
        if kind == "moves":
            return walk_graph(ground, self._opened)
        if kind != "sight":
            return step_graph(ground, kind, self._opened)
        found = Graph()
        found.add_nodes_from((space, {"area": area}) for space, area in ground.area.items())
        seen = sight_lines(ground).seen(self._opened)
        found.add_edges_from((a, b) for a, others in seen.items() for b in sorted(others) if a < b)
        return found

    @property
    def geometry(self) -> Geometry:
        """Floor, walls, doors and obstacles as shapely geometry."""
        from kneedeep.reference.ground import Ground
        from kneedeep.reference.shapes import area_polygons, door_lines, obstacles, wall_lines

        ground = Ground(self.compiled, self.marines)
        return Geometry(area_polygons(ground), wall_lines(ground), door_lines(ground), obstacles(ground))
