"""The one spelling of door lines: an exit from the inside, however the file spells it."""

from pathlib import Path

from kneedeep.board import compile_board
from kneedeep.board.canonical_text import canonical
from kneedeep.board.script.display_names import DisplayNames
from kneedeep.drawing.plan.board_plan import door_plans
from kneedeep.model.catalog import load_catalog
from kneedeep.model.scenario.model import Scenario
from tests.support.cases import cases
from tests.support.command import Shell
from tests.support.files import map_text
from tests.support.reading import scenario_in

HALL = map_text("canonical-form")
SPELLINGS = [
    (((0, 1), "west"), ((-1, 1), "east")),
    (((1, 0), "north"), ((1, -1), "south")),
    (((3, 1), "east"), ((4, 1), "west")),
    (((1, 3), "south"), ((1, 4), "north")),
]
"""An exit on each side of a room: from the inside, and from off the board."""


def hall(place: tuple[tuple[int, int], str]) -> str:
    (x, y), side = place
    return HALL.replace("DOOR", f"at: [{x}, {y}], side: {side}")


def scenario_of(text: str) -> Scenario:
    return scenario_in(text)


@cases("inside, outside", SPELLINGS)
def test_an_exit_is_spelled_from_the_inside_and_stays_so(
    shell: Shell, tmp_path: Path, inside: tuple[tuple[int, int], str], outside: tuple[tuple[int, int], str]
) -> None:
    for place in (inside, outside):
        (door,) = canonical(scenario_of(hall(place))).doors
        assert (door.at, door.side) == inside
    path = tmp_path / "a.yaml"
    path.write_text(hall(outside), encoding="utf-8")
    assert shell("fmt", path).status == 0
    assert path.read_text(encoding="utf-8") == hall(inside)
    assert shell("fmt", "--check", path).status == 0


@cases("inside, outside", SPELLINGS)
def test_both_spellings_are_drawn_and_printed_from_the_inside(
    inside: tuple[tuple[int, int], str], outside: tuple[tuple[int, int], str]
) -> None:
    catalog = load_catalog("doom-2004")
    for place in (inside, outside):
        scenario = scenario_of(hall(place))
        board = compile_board(scenario, catalog)
        assert [door.standing for door in board.doors] == ["exit"]
        (drawn,) = door_plans(board)
        assert (drawn.at, drawn.side) == inside
        (x, y), side = inside
        assert DisplayNames(scenario, board, catalog).of("out") == f"the way out at {x},{y} {side}"


def test_an_exit_off_the_board_has_one_spelling_too() -> None:
    for place in (((30, 1), "west"), ((29, 1), "east")):
        (door,) = canonical(scenario_of(hall(place))).doors
        assert (door.at, door.side) == ((29, 1), "east")
