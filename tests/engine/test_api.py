"""The functions for programs: the graph and the geometry of a board agree with its own numbers; games are those of the rules."""

import itertools
from pathlib import Path
from typing import Literal

import networkx
import pytest
import shapely

from kneedeep.api import Action, Board, Game, make, parse, read, save, simulate, validate
from kneedeep.games.simulation.result import Simulation
from kneedeep.model.scenario.io.atomic_files import FileFailed
from kneedeep.rules import IllegalActionError
from tests.support.cases import cases

SCENARIOS = sorted((Path(__file__).resolve().parents[2] / "scenarios").glob("*.yaml"))
TUTORIAL, RANGE_DAY, SPECIMEN_RUN = (
    SCENARIOS[-1].with_name(f"{name}.yaml") for name in ("tutorial", "range-day", "specimen-run")
)


@cases("path", SCENARIOS, ids=lambda path: path.stem)
def test_least_costs_in_the_graph_are_the_walking_distances(path: Path) -> None:
    doors: tuple[Literal["file", "open", "closed"], ...] = ("file", "open", "closed")
    for state in doors:
        board = Board(read(path), state)
        moves = board.graph()
        for start in list(moves)[::40]:
            costs = networkx.single_source_dijkstra_path_length(moves, start, weight="cost")
            assert costs == board.distances(start)


@cases("path", SCENARIOS, ids=lambda path: path.stem)
def test_the_floor_of_the_geometry_is_that_of_the_board(path: Path) -> None:
    board = Board(read(path))
    shapes = board.geometry
    assert {area: floor.area for area, floor in shapes.areas.items()} == {
        area: len(spaces) for area, spaces in board.areas.items()
    }
    assert all(line.length == 2 for line in shapes.doors.values())


def test_walls_and_doors_stop_the_lines_that_sight_does_not_take() -> None:
    board = Board(read(TUTORIAL), "closed")
    shapes = board.geometry
    stopping = shapely.union_all([shapes.walls, *shapes.doors.values(), shapes.obstacles.buffer(-1e-6)])
    seen = board.graph("sight")
    for one, other in itertools.islice(itertools.combinations(board.spaces[::3], 2), 500):
        assert seen.has_edge(one, other) == (other in board.sees(one))
        line = shapely.LineString([(one[0] + 0.5, one[1] + 0.5), (other[0] + 0.5, other[1] + 0.5)])
        if not line.intersects(stopping):
            assert other in board.sees(one)


def test_cover_is_answered_for_each_visible_space() -> None:
    board = Board(read(RANGE_DAY))
    space = board.spaces[0]
    covered = board.cover(space)
    assert set(covered) == board.sees(space) and not covered[space]
    with pytest.raises(ValueError, match="no cover in the 2004 edition"):
        Board(read(TUTORIAL)).cover((0, 0))


def test_marines_respawn_in_the_band_of_revealed_areas() -> None:
    """Rule: RUL-95."""
    board = Board(read(TUTORIAL))
    far = board.distances((0, 0), "respawn")
    found = board.respawn((0, 0))
    assert found and all(8 <= far[space] <= 16 for space in found)
    assert board.respawn((0, 0), ["dock"]) <= set(board.areas["dock"])


def test_a_board_of_the_2016_edition_has_no_respawn_distance() -> None:
    """Rule: RUL16-159: fragged marines respawn on active teleporters."""
    board = Board(read(RANGE_DAY))
    assert board.distances((0, 0))[1, 1] == board.distances((0, 0), "range")[1, 1] == 1
    with pytest.raises(ValueError, match="in the 2016 edition fragged marines respawn on active teleporters"):
        board.distances((0, 0), "respawn")
    with pytest.raises(ValueError, match="marines of the 2016 edition respawn on teleporters"):
        board.respawn((0, 0))


def test_the_graph_has_the_ways_of_active_teleporters() -> None:
    """Rule: RUL16-156, RUL16-157: who enters an inactive one may go on to those that are active."""
    moves = Board(read(SPECIMEN_RUN)).graph()
    far = {(one, other) for one, other in moves.edges if abs(one[0] - other[0]) > 1}
    assert far == {((10, -1), (0, 6)), ((18, 9), (0, 6))}


def test_a_text_that_holds_no_scenario_is_refused_with_a_sentence() -> None:
    reading = parse("- not a scenario")
    assert [finding.code for finding in validate(reading)] == ["SCN002"]
    for asked in (Board, simulate, lambda given: Game(given, 1)):
        with pytest.raises(ValueError, match="the file holds no scenario"):
            asked(reading)


def test_a_file_that_is_missing_is_said() -> None:
    with pytest.raises(FileFailed, match="there is no such file"):
        read("no such file.yaml")


def test_a_value_that_does_not_fit_is_said() -> None:
    with pytest.raises(ValueError, match="'room-4x5'|pieces"):
        make("doom-2004", "Crooked", pieces=[{"piece": "room-4x4", "at": "here"}], areas=[])


def test_a_changed_scenario_keeps_its_comments(tmp_path: Path) -> None:
    reading = read(TUTORIAL)
    assert reading.scenario is not None
    save(reading, tmp_path / "new.yaml", reading.scenario.having(title="Warm Start"))
    before, after = TUTORIAL.read_text().splitlines(), (tmp_path / "new.yaml").read_text().splitlines()
    assert [line for line in after if line not in before] == ['title: "Warm Start"']
    assert len(after) == len(before)


@cases("path", [TUTORIAL, RANGE_DAY], ids=lambda path: path.stem)
def test_a_game_is_played_taken_back_and_kept(path: Path, tmp_path: Path) -> None:
    game = Game(read(path), marines=2, seed=5)
    assert game.side in ("marines", "invaders") and game.question and not game.is_over and game.winner is None
    first = game.legal_actions
    for _decision in range(12):
        game.play(game.choice_of("tactical"))
    story = game.story
    with pytest.raises(IllegalActionError):
        game.play(Action("fly", "fly to the moon", (), ("fly", 1)))
    game.save(tmp_path / "game.kneedeep")
    assert Game.load(tmp_path / "game.kneedeep").story == story
    for _decision in range(12):
        game.undo()
    assert game.legal_actions == first
    with pytest.raises(IndexError):
        game.undo()


def test_a_game_has_a_winner_when_it_is_over() -> None:
    game = Game(read(TUTORIAL), marines=1, seed=7)
    while not game.is_over:
        game.play(game.choice_of("random"))
    assert game.winner in ("marines", "invaders") and not game.legal_actions
    assert game.story[-1].startswith("The game is over")


def test_simulations_of_one_seed_are_equal() -> None:
    reading = read(TUTORIAL)

    def played(seed: int) -> Simulation:
        return simulate(reading, games=3, marines=[2], bots=("random", "random"), seed=seed)

    assert played(1) == played(1) != played(2)
    assert played(1).complete
