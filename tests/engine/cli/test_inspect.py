"""`kneedeep inspect`: answers worked out by hand, and recomputed from what `inspect board` says."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from kneedeep.support import resources
from tests.support.cases import cases
from tests.support.command import Shell
from tests.support.oracles.oracle_edges import OracleBoard
from tests.support.oracles.sight_oracle import sees_2004
from tests.support.oracles.step_oracle import least_costs
from tests.support.small_maps.two_halls import halls

LEFT = [[x, y] for x in (0, 1, 2) for y in (0, 1)]
RIGHT = [[x, y] for x in (3, 4, 5) for y in (0, 1)]


@pytest.fixture
def ask(shell: Shell, tmp_path: Path) -> Any:
    """Asks a question about a text, and returns the answer."""

    def put(text: str, question: str, *options: object) -> Any:
        path = tmp_path / "board.yaml"
        path.write_text(text, encoding="utf-8")
        done = shell("inspect", question, path, *options)
        assert (done.status, done.err) == (0, "")
        return json.loads(done.out)

    return put


def distances(answer: Any) -> dict[tuple[int, int], int]:
    return {(x, y): distance for x, y, distance in answer["distances"]}


def test_pairs_are_counted_listed_and_summed(ask: Any) -> None:
    answer = ask(halls(), "sight", "--pairs")
    pairs = [(*a, *b) for hall in (LEFT, RIGHT) for a in hall for b in hall]
    assert answer["count"] == 72 and answer["pairs"] == [list(pair) for pair in pairs]
    lines = "".join("{} {} {} {}\n".format(*pair) for pair in sorted(pairs))
    assert answer["sha256"] == hashlib.sha256(lines.encode()).hexdigest()


@cases(("door", "mode", "expected"))
def test_walking_through_a_shut_door_costs_two_more_and_a_locked_one_is_wall(
    ask: Any, door: str, mode: list[str], expected: int | None
) -> None:
    found = distances(ask(halls(door), "distance", "--from", "0,0", "--metric", "walk", *mode))
    assert found.get((3, 0)) == expected
    assert found[2, 1] == 2


@cases(("tokens", "start", "space", "expected"))
def test_teleporters_cost_one_and_lead_where_they_say(
    ask: Any, tokens: str, start: str, space: list[int], expected: int | None
) -> None:
    text = halls("at: [2, 0], side: east, key: red", f"[{tokens}]")
    assert distances(ask(text, "distance", "--from", start, "--metric", "walk")).get((space[0], space[1])) == expected


@pytest.mark.parametrize("name", ["tutorial.yaml", "split-shift.yaml", "airless.yaml"])
def test_shipped_boards_agree_with_a_slow_recomputation(shell: Shell, name: str) -> None:
    path = resources.path("scenarios", name)

    def ask(question: str, *options: object) -> Any:
        return json.loads(shell("inspect", question, path, *options).out)

    board = ask("board")
    spaces = {(x, y) for x, y in board["spaces"]}
    stopping = {(tuple(edge["at"]), edge["side"]) for edge in board["edges"] if edge["kind"] != "open"}
    from kneedeep.board import compile_board
    from kneedeep.cli.inputs import scenario_of
    from kneedeep.model.catalog import load_catalog

    laid = compile_board(scenario_of(str(path)), load_catalog("doom-2004"))
    obstacles = {
        space for token in laid.tokens if token.element.kind in ("obstacle", "barrel") for space in token.spaces
    }
    oracle = OracleBoard(spaces, stopping, obstacles)
    start = min(spaces)
    seen = ask("sight", "--from", "{},{}".format(*start), "--doors", "closed")["visible"]
    assert seen == [list(b) for b in sorted(spaces) if sees_2004(oracle, start, b, "one-side")]
    found = distances(ask("distance", "--from", "{},{}".format(*start), "--metric", "range", "--doors", "closed"))
    assert found == least_costs(oracle, [start], never_left=obstacles)
    doors = {(tuple(edge["at"]), edge["side"]) for edge in board["edges"] if "door" in edge}
    open_board = OracleBoard(spaces, stopping - doors)
    found = distances(ask("distance", "--from", "{},{}".format(*start), "--metric", "respawn"))
    assert found == least_costs(open_board, [start])
