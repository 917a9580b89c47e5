"""The functions for programs: the graph and the geometry of a board agree with its own numbers."""

import itertools
from pathlib import Path

import networkx
import pytest
import shapely

from kneedeep.api import board_of, cover, distances, geometry, graph, load, read, simulate, validate, visible
from kneedeep.scenario.io.files import FileFailed
from kneedeep.simulation.result import Simulation
from tests.support.cases import cases
from tests.support.small_maps.drawn_scenario import DrawnBoard

SCENARIOS = sorted((Path(__file__).resolve().parents[2] / "scenarios").glob("*.yaml"))
TUTORIAL = SCENARIOS[-1]


@cases("path", SCENARIOS, ids=lambda path: path.stem)
@cases("doors", ["file", "open", "closed"])
def test_least_costs_in_the_graph_are_the_walking_distances(path: Path, doors: str) -> None:
    board = board_of(load(path))
    moves = graph(board, doors)
    for start in list(moves)[::50]:
        costs = networkx.single_source_dijkstra_path_length(moves, start, weight="cost")
        assert costs == distances(board, start, "walk", doors)


@cases("path", SCENARIOS, ids=lambda path: path.stem)
def test_the_floor_of_the_geometry_is_that_of_the_board(path: Path) -> None:
    board = board_of(load(path))
    shapes = geometry(board)
    assert {area: floor.area for area, floor in shapes.areas.items()} == {
        area: len(spaces) for area, spaces in board.areas.items()
    }
    assert all(line.length == 2 for line in shapes.doors.values())


def test_walls_and_doors_stop_the_lines_that_sight_does_not_take() -> None:
    board = board_of(load(TUTORIAL))
    shapes = geometry(board)
    stopping = shapely.union_all([shapes.walls, *shapes.doors.values(), shapes.obstacles.buffer(-1e-6)])
    for one, other in itertools.islice(itertools.combinations(board.spaces[::3], 2), 500):
        line = shapely.LineString([(one[0] + 0.5, one[1] + 0.5), (other[0] + 0.5, other[1] + 0.5)])
        if not line.intersects(stopping):
            assert other in visible(board, one, "closed")


def test_cover_is_answered_for_each_visible_space() -> None:
    board = DrawnBoard("""
        + - + - + - + - +
        | A   .   ~   B |
        + - + - + - + - +
    """).board
    assert cover(board, (0, 0)) == {(0, 0): False, (1, 0): False, (2, 0): True, (3, 0): True}
    assert set(cover(board, (1, 0))) == visible(board, (1, 0))
    with pytest.raises(ValueError, match="no cover in the 2004 edition"):
        cover(board_of(load(TUTORIAL)), (0, 0))


def test_a_board_of_the_2016_edition_has_no_respawn_distance() -> None:
    """Rule: RUL16-159: fragged marines respawn on active teleporters."""
    board = board_of(load(TUTORIAL.parent / "range-day.yaml"))
    assert distances(board, (0, 0), "walk")[1, 1] == distances(board, (0, 0), "range")[1, 1] == 1
    with pytest.raises(ValueError, match="in the 2016 edition fragged marines respawn on active teleporters"):
        distances(board, (0, 0), "respawn")


def test_the_graph_has_the_ways_of_active_teleporters() -> None:
    """Rule: RUL16-156, RUL16-157: who enters an inactive one may go on to those that are active."""
    moves = graph(board_of(load(TUTORIAL.parent / "specimen-run.yaml")))
    far = {(one, other) for one, other in moves.edges if abs(one[0] - other[0]) > 1}
    assert far == {((10, -1), (0, 6)), ((18, 9), (0, 6))}


def test_a_text_that_holds_no_scenario_is_refused_with_a_sentence() -> None:
    reading = read("- not a scenario")
    assert [finding.code for finding in validate(reading)] == ["SCN002"]
    for asked in (board_of, simulate):
        with pytest.raises(ValueError, match="the file holds no scenario"):
            asked(reading)


def test_a_file_that_is_missing_is_said() -> None:
    with pytest.raises(FileFailed, match="there is no such file"):
        load("no such file.yaml")


def test_simulations_of_one_seed_are_equal() -> None:
    reading = load(TUTORIAL)

    def played(seed: int) -> Simulation:
        return simulate(reading, games=3, marines=[2], bots=("random", "random"), seed=seed)

    assert played(1) == played(1) != played(2)
    assert played(1).complete
