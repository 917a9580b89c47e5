"""Distances in steps with all doors open, beside scipy, rustworkx and networkx on the same graph."""

from collections.abc import Callable
from typing import Any

from kneedeep.model.geometry.distance import distances
from kneedeep.model.geometry.steps import Steps
from kneedeep.model.geometry.walk import Walk
from tests.benchmarks.boards import BenchmarkBoard, rooms_and_corridors
from tests.benchmarks.table import Table, medians, milliseconds

SIZES = (500, 2_500, 10_000)

PEERS = ("scipy", "rustworkx", "networkx")


class Peers:
    """The step graph of a board as the peers want it."""

    def __init__(self, steps: Steps) -> None:
        import networkx
        import numpy
        import rustworkx
        from scipy.sparse import csr_matrix
        from scipy.sparse.csgraph import dijkstra

        arcs = [(a, b) for a, row in enumerate(steps.neighbours) for b in row]
        size = len(steps.neighbours)
        self.networkx: Any = networkx
        self.graph: Any = networkx.Graph(arcs)
        self.graph.add_nodes_from(range(size))
        self.rustworkx: Any = rustworkx
        self.rust: Any = rustworkx.PyGraph(multigraph=False)
        self.rust.add_nodes_from(range(size))
        self.rust.add_edges_from([(a, b, 1) for a, b in arcs if a < b])
        ends = numpy.array(arcs).T
        self.matrix: Any = csr_matrix((numpy.ones(len(arcs)), (ends[0], ends[1])), shape=(size, size))
        self.dijkstra: Any = dijkstra


def tables() -> list[Table]:
    """One source."""
    boards = [rooms_and_corridors(size) for size in SIZES]
    return [
        Table(
            "Distances from one space to all, ms",
            ("board", "ours", "round obstacles", "walk costs", *PEERS, "(our step tables)"),
            [_one_source(board) for board in boards],
        )
    ]


def _one_source(board: BenchmarkBoard) -> tuple[str, ...]:
    steps = Steps(board.lattice, board.opened)
    peers = Peers(steps)
    walk = Walk(steps)
    reached = distances(steps, [0])
    theirs = peers.networkx.single_source_shortest_path_length(peers.graph, 0)
    if walk.costs([0]) != reached or {b: d for b, d in enumerate(reached) if d >= 0} != theirs:
        raise AssertionError(f"distances differ on {board.name}")
    ways: dict[str, Callable[[], Any]] = {
        "ours": lambda: distances(steps, [0]),
        "range": lambda: distances(steps, [0], blockers=board.obstacles),
        "walk": lambda: walk.costs([0]),
        "scipy": lambda: peers.dijkstra(peers.matrix, indices=0, unweighted=True),
        "rustworkx": lambda: peers.rustworkx.dijkstra_shortest_path_lengths(peers.rust, 0, float),
        "networkx": lambda: peers.networkx.single_source_shortest_path_length(peers.graph, 0),
        "tables": lambda: Steps(board.lattice, board.opened).bits,
    }
    times = medians(ways)
    return (board.name, *(milliseconds(times[name]) for name in ways))
