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


def test_the_board_has_every_edge_once_and_exit_doors_at_their_space(ask: Any) -> None:
    board = ask(halls(), "board")
    assert board["spaces"] == LEFT + RIGHT
    assert board["areas"] == {"start": LEFT, "far": RIGHT}
    exits = [edge for edge in board["edges"] if edge.get("door") == "out"]
    assert exits == [{"at": [0, y], "side": "west", "kind": "security", "door": "out"} for y in (0, 1)]
    doors = [edge for edge in board["edges"] if edge.get("door") == "door:door@2,0"]
    assert doors == [{"at": [2, y], "side": "east", "kind": "door", "door": "door:door@2,0"} for y in (0, 1)]
    assert len([edge for edge in board["edges"] if edge["kind"] == "open"]) == 4 + 4 + 6
    assert len(board["edges"]) == 14 + 2 + 2
    assert board["edges"] == sorted(board["edges"], key=lambda edge: (edge["at"], edge["side"]))


@pytest.mark.parametrize("side", ["south", "north"])
def test_exit_doors_at_any_rim_are_named_from_inside(ask: Any, side: str) -> None:
    at = [0, 2] if side == "north" else [0, 1]
    text = halls().replace("E@0, W@0", "E@0, S@0").replace("at: [0, 0], side: west", f"at: {at}, side: {side}")
    exits = [edge for edge in ask(text, "board")["edges"] if edge.get("door") == "out"]
    assert [(edge["at"], edge["side"]) for edge in exits] == [([0, 1], "south"), ([1, 1], "south")]


def test_printed_edges_keep_their_kind(ask: Any) -> None:
    text = halls().replace(
        "openings: [W@0]}",
        "openings: [W@0], edges: [{at: [0, 0], side: east, kind: impassable},"
        " {at: [1, 0], side: south, kind: wall}, {at: [2, 1], side: west, kind: blocking}]}",
    )
    kinds = {(*edge["at"], edge["side"]): edge["kind"] for edge in ask(text, "board")["edges"]}
    assert kinds[3, 0, "east"] == "impassable"
    assert kinds[4, 0, "south"] == "wall"
    assert kinds[4, 1, "east"] == "blocking"
    assert (4, 1, "south") not in kinds


def test_a_shut_door_stops_sight_and_an_open_one_does_not(ask: Any) -> None:
    assert ask(halls(), "sight", "--from", "1,0")["visible"] == LEFT
    assert ask(halls(), "sight", "--from", "1,0", "--doors", "open")["visible"] == LEFT + RIGHT
    opened = halls("at: [2, 0], side: east, open: true")
    assert ask(opened, "sight", "--from", "1,0")["visible"] == LEFT + RIGHT
    assert ask(opened, "sight", "--from", "1,0", "--doors", "closed")["visible"] == LEFT


def test_a_shut_passage_stays_shut_unless_it_needs_nothing(ask: Any) -> None:
    shut = halls("at: [2, 0], side: east, kind: passage, needs: {clear: start}")
    free = halls("at: [2, 0], side: east, kind: passage")
    for mode in ("open", "closed"):
        assert ask(shut, "sight", "--from", "1,0", "--doors", mode)["visible"] == LEFT
        assert ask(free, "sight", "--from", "1,0", "--doors", mode)["visible"] == LEFT + RIGHT
        assert (3, 0) not in distances(ask(shut, "distance", "--from", "1,0", "--metric", "respawn", "--doors", mode))
    assert ask(free, "distance", "--from", "2,0", "--metric", "walk")["distances"][6] == [3, 0, 1]


def test_obstacles_stop_sight_and_figures_only_when_asked(ask: Any) -> None:
    obstacle = halls(tokens="[{kind: obstacle, at: [1, 0]}]")
    assert [2, 0] not in ask(obstacle, "sight", "--from", "0,0")["visible"]
    assert [1, 0] in ask(obstacle, "sight", "--from", "0,0")["visible"]
    figure = halls(figures="[{kind: zombie, at: [1, 0]}]")
    assert ask(figure, "sight", "--from", "0,0")["visible"] == LEFT
    seen = ask(figure, "sight", "--from", "0,0", "--figures")["visible"]
    assert seen == [space for space in LEFT if space[0] != 2]


def test_a_figure_hides_neither_itself_nor_what_it_looks_at(ask: Any) -> None:
    demon = halls("at: [2, 0], side: east, open: true", figures="[{kind: demon, at: [1, 0]}]")
    assert [[1, 0], [2, 0]] == [
        space for space in ask(demon, "sight", "--from", "0,0", "--figures")["visible"] if space[1] == 0 and space[0]
    ]
    assert [5, 0] in ask(demon, "sight", "--from", "1,0", "--figures")["visible"]
    pairs = ask(demon, "sight", "--pairs", "--figures")["pairs"]
    assert [0, 0, 2, 0] in pairs and [2, 0, 0, 0] in pairs
    assert [0, 0, 3, 0] not in pairs and [3, 0, 0, 0] not in pairs


def test_tokens_depend_on_the_number_of_marines(ask: Any) -> None:
    text = halls(tokens="[{kind: obstacle, at: [1, 0], marines: 2}]")
    assert [2, 0] not in ask(text, "sight", "--from", "0,0")["visible"]
    assert [2, 0] in ask(text, "sight", "--from", "0,0", "--marines", "1")["visible"]


def test_pairs_are_counted_listed_and_summed(ask: Any) -> None:
    answer = ask(halls(), "sight", "--pairs")
    pairs = [(*a, *b) for hall in (LEFT, RIGHT) for a in hall for b in hall]
    assert answer["count"] == 72 and answer["pairs"] == [list(pair) for pair in pairs]
    lines = "".join("{} {} {} {}\n".format(*pair) for pair in sorted(pairs))
    assert answer["sha256"] == hashlib.sha256(lines.encode()).hexdigest()


@pytest.mark.parametrize(
    ("door", "mode", "expected"),
    [
        ("at: [2, 0], side: east", (), 5),
        ("at: [2, 0], side: east", ("--doors", "open"), 3),
        ("at: [2, 0], side: east, kind: airlock", ("--doors", "closed"), 5),
        ("at: [2, 0], side: east, open: true", (), 3),
        ("at: [2, 0], side: east, open: true", ("--doors", "closed"), 5),
        ("at: [2, 0], side: east, key: blue", (), None),
        ("at: [2, 0], side: east, key: blue, open: true", (), 3),
        ("at: [2, 0], side: east, key: blue, open: true", ("--doors", "closed"), None),
        ("at: [2, 0], side: east, key: blue", ("--doors", "open"), 3),
        ("at: [2, 0], side: east, needs: {clear: start}", ("--doors", "closed"), None),
        ("at: [2, 0], side: east, kind: airlock, key: blue", (), None),
    ],
)
def test_walking_through_a_shut_door_costs_two_more_and_a_locked_one_is_wall(
    ask: Any, door: str, mode: tuple[str, ...], expected: int | None
) -> None:
    found = distances(ask(halls(door), "distance", "--from", "0,0", "--metric", "walk", *mode))
    assert found.get((3, 0)) == expected
    assert found[2, 1] == 2


def test_range_is_stopped_by_shut_doors_and_reaches_obstacles_without_passing_them(ask: Any) -> None:
    text = halls("at: [2, 0], side: east, open: true", "[{kind: obstacle, spaces: [[2, 0], [2, 1]]}]")
    found = distances(ask(text, "distance", "--from", "0,0", "--metric", "range"))
    assert found == {(0, 0): 0, (0, 1): 1, (1, 0): 1, (1, 1): 1, (2, 0): 2, (2, 1): 2}
    assert distances(ask(text, "distance", "--from", "2,0", "--metric", "range"))[5, 0] == 3
    assert (2, 0) not in distances(ask(text, "distance", "--from", "0,0", "--metric", "walk"))
    shut = distances(ask(halls(), "distance", "--from", "0,0", "--metric", "range"))
    assert sorted(shut) == [tuple(space) for space in LEFT]


def test_respawn_distance_goes_through_doors_and_obstacles(ask: Any) -> None:
    text = halls("at: [2, 0], side: east, key: red", "[{kind: obstacle, spaces: [[1, 0], [1, 1]]}]")
    found = distances(ask(text, "distance", "--from", "0,0", "--metric", "respawn"))
    assert found == {(x, y): max(x, y) for x in range(6) for y in (0, 1)}


def test_respawn_distance_follows_the_house_rule(ask: Any) -> None:
    shut = halls(rules="rules: {respawn_distance: open-doors}")
    assert (3, 0) not in distances(ask(shut, "distance", "--from", "0,0", "--metric", "respawn"))
    assert distances(ask(shut, "distance", "--from", "0,0", "--metric", "respawn", "--doors", "open"))[3, 0] == 3
    straight = halls(
        "at: [2, 0], side: east, kind: passage, needs: {clear: start}", rules="rules: {respawn_distance: straight}"
    )
    assert distances(ask(straight, "distance", "--from", "0,0", "--metric", "respawn"))[5, 1] == 5


def test_teleporters_cost_one_and_lead_where_they_say(ask: Any) -> None:
    def walked(tokens: str, start: str = "0,0") -> dict[tuple[int, int], int]:
        return distances(
            ask(halls("at: [2, 0], side: east, key: red", tokens), "distance", "--from", start, "--metric", "walk")
        )

    pads = "{kind: teleporter, id: a, color: blue, at: [0, 0]%s}, {kind: teleporter, id: b, color: %s, at: [5, 1]%s}"
    assert walked("[" + pads % ("", "blue", "") + "]")[5, 1] == 1
    assert walked("[" + pads % ("", "blue", "") + "]")[3, 1] == 3
    assert (5, 1) not in walked("[" + pads % ("", "red", "") + "]")
    assert walked("[" + pads % (", to: [{pad: b}]", "red", "") + "]")[5, 1] == 1
    assert (0, 0) not in walked("[" + pads % (", to: [{pad: b}]", "red", "") + "]", "5,1")
    assert (5, 1) not in walked("[" + pads % (", to: [{pad: b, needs: {clear: start}}]", "blue", "") + "]")
    assert (5, 1) not in walked("[" + pads % ("", "blue", ", needs: {clear: start}") + "]")
    assert (5, 1) not in walked("[" + pads % (", needs: {clear: start}", "blue", "") + "]")
    assert (5, 1) not in walked("[" + pads % ("", "blue", "") + ", {kind: barrel, at: [5, 1]}]")
    assert (5, 1) not in walked("[{kind: duct, spaces: [[0, 0], [5, 1]]}]")


def test_in_2016_doors_cost_one_and_difficult_spaces_one_more(ask: Any) -> None:
    text = in_2016(halls(), NEW).replace("openings: [W@0]}", "openings: [W@0], difficult: [[0, 0]]}")
    found = distances(ask(text, "distance", "--from", "2,0", "--metric", "walk"))
    assert found[3, 1] == 2 and found[3, 0] == 3
    assert distances(ask(text, "distance", "--from", "2,0", "--metric", "range", "--doors", "open"))[5, 0] == 3


def test_in_2016_sight_goes_from_corner_to_corner(ask: Any) -> None:
    text = in_2016(halls(), NEW)
    assert ask(text, "sight", "--from", "0,0")["visible"] == LEFT
    assert ask(text, "sight", "--pairs", "--doors", "open")["count"] == 144


NEW = {"doom-2004": "doom-2016", "key: red, ": ""}
RUBBLE = {
    "openings: [E@0, W@0]}": "openings: [E@0, W@0], difficult: [[1, 0]], edges: [{at: [1, 1], side: east, kind: blocking}]}",
    **NEW,
}


def in_2016(text: str, changes: dict[str, str] = RUBBLE) -> str:
    for old, new in changes.items():
        text = text.replace(old, new)
    return text


def test_in_2016_cover_is_listed_for_what_is_seen(ask: Any) -> None:
    answer = ask(in_2016(halls()), "cover", "--from", "0,0")
    assert answer["from"] == [0, 0]
    covered = {(1, 0), (2, 0), (2, 1)}
    assert answer["cover"] == [[x, y, "cover" if (x, y) in covered else "none"] for x in range(3) for y in range(2)]
    opened = ask(in_2016(halls()), "cover", "--from", "0,0", "--doors", "open")["cover"]
    assert [space[:2] for space in opened] == ask(in_2016(halls()), "sight", "--from", "0,0", "--doors", "open")[
        "visible"
    ]


def test_in_2016_figures_give_cover_when_asked(ask: Any) -> None:
    text = in_2016(halls(figures="[{kind: imp, at: [1, 0]}]"), NEW)
    assert [2, 0, "none"] in ask(text, "cover", "--from", "0,0")["cover"]
    covered = ask(text, "cover", "--from", "0,0", "--figures")["cover"]
    assert [2, 0, "cover"] in covered and [1, 0, "none"] in covered


def test_portals_are_listed_with_their_spaces_and_whether_a_group_fits(ask: Any) -> None:
    text = in_2016(
        halls(tokens="[{kind: portal, id: gate, color: blue, at: [0, 0]}, {kind: portal, color: red, at: [4, 1]}]"), NEW
    )
    text += "invasion: {name: Own, blue: [{demons: {imp: 5}}, {demons: {imp: 1}}]}\n"
    assert ask(text, "portals") == [
        {"portal": "gate", "color": "blue", "spaces": LEFT[:4], "needed": 5, "fits": False},
        {"portal": "token:portal@4,1", "color": "red", "spaces": RIGHT, "needed": None, "fits": None},
    ]
    opened = text.replace("at: [4, 1]", "at: [3, 1]")
    assert ask(opened, "portals")[1]["spaces"] == RIGHT[:4]
    assert ask(opened, "portals", "--doors", "open")[1]["spaces"] == LEFT[4:] + RIGHT[:4]


@cases(
    ("text", "arguments", "said"),
    [
        (halls(), ("portals",), "there are no portals in the 2004 edition"),
        (halls(), ("cover", "--from", "0,0"), "there is no cover in the 2004 edition"),
        (in_2016(halls()), ("respawn", "--from", "0,0"), "fragged marines respawn on active teleporters"),
        (
            in_2016(halls()),
            ("distance", "--from", "0,0", "--metric", "respawn"),
            "fragged marines respawn on active teleporters",
        ),
    ],
)
def test_what_an_edition_does_not_know_is_said_in_one_sentence(
    shell: Shell, tmp_path: Path, text: str, arguments: tuple[str, ...], said: str
) -> None:
    path = tmp_path / "board.yaml"
    path.write_text(text, encoding="utf-8")
    done = shell("inspect", arguments[0], path, *arguments[1:])
    assert (done.status, done.out) == (2, "")
    assert said in done.err.splitlines()[-1]


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


@cases(("arguments", "said"))
def test_what_cannot_be_answered_is_said_in_one_sentence(
    shell: Shell, tmp_path: Path, arguments: list[str], said: str
) -> None:
    path = tmp_path / "board.yaml"
    path.write_text(halls(), encoding="utf-8")
    done = shell("inspect", arguments[0], path, *arguments[1:])
    assert done.status == 2 and done.out == ""
    assert said in done.err.splitlines()[-1]


def test_a_file_that_cannot_be_read_is_said_in_one_sentence(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "broken.yaml"
    path.write_text("format: [1\n", encoding="utf-8")
    done = shell("inspect", "board", path)
    assert done.status == 2 and done.out == ""
    (line,) = done.err.splitlines()
    assert line.startswith(f"kneedeep: {path}:") and "SCN001" in line
    assert shell("inspect", "board", tmp_path / "none.yaml").status == 2


def test_what_cannot_be_read_of_a_file_is_left_out_and_said(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "partly.yaml"
    path.write_text(halls(tokens="[{kind: obstacle, at: [9]}]"), encoding="utf-8")
    done = shell("inspect", "board", path)
    assert done.status == 0 and len(json.loads(done.out)["spaces"]) == 12
    assert "can't read 1 entry of tokens; continues without" in done.err
