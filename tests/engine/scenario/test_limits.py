"""How much a scenario may hold: a number of things or a text beyond is SCN001, a coordinate beyond SCN002."""

import pytest

from kneedeep.model.scenario.io.reader import read
from tests.support.generators.random_files import text_of


def _file(**changes: object) -> str:
    piece = {"piece": "dead-end", "at": [0, 0], "area": "a"}
    data = {"format": 1, "ruleset": "doom-2004", "title": "Test", "pieces": [piece], "areas": [{"id": "a"}]}
    return text_of({**data, **changes})


def _pieces(count: int, piece: str = "dead-end") -> list[object]:
    return [{"piece": piece, "at": [0, 0], "area": "a"}] * count


def _only(text: str) -> tuple[str, str]:
    reading = read(text)
    (problem,) = reading.problems
    assert (reading.scenario is None) == (problem.code == "SCN001")
    return problem.code, problem.message


def test_2000_pieces_are_read_and_one_more_is_too_many() -> None:
    reading = read(_file(pieces=_pieces(2_000)))
    assert not reading.problems
    assert reading.scenario is not None and len(reading.scenario.pieces) == 2_000
    assert _only(_file(pieces=_pieces(2_001))) == ("SCN001", "pieces: it has 2001 entries; the most is 2000.")


def test_10000_other_elements_are_read_and_one_more_is_too_many() -> None:
    spot = {"kind": "duct", "at": [0, 0]}
    assert not read(_file(tokens=[spot] * 4_999, figures=[{"kind": "imp", "at": [0, 0]}] * 5_000)).problems
    assert _only(_file(tokens=[spot] * 5_000, figures=[{"kind": "imp", "at": [0, 0]}] * 5_000)) == (
        "SCN001",
        "the file: it has 10001 elements besides pieces; the most is 10000.",
    )


def test_65536_spaces_are_read_and_more_are_too_many() -> None:
    own = {"piece_types": [{"id": "field", "rows": (["#" * 64] * 64)}]}
    assert not read(_file(pieces=_pieces(16, "field"), **own)).problems
    assert _only(_file(pieces=[*_pieces(16, "field"), *_pieces(1)], **own)) == (
        "SCN001",
        "the file: its pieces have 65538 spaces; the most is 65536.",
    )


def test_spaces_of_pieces_of_the_box_count() -> None:
    assert _only(_file(pieces=_pieces(729, "room-9x10")))[0] == "SCN001"
    assert not read(_file(pieces=_pieces(728, "room-9x10"))).problems


def test_a_text_of_20000_characters_is_read_and_a_longer_one_is_too_long() -> None:
    assert not read(_file(briefing="x" * 20_000)).problems
    for where in ({"briefing": "x" * 20_001}, {"areas": [{"id": "a", "text": "x" * 20_001}]}):
        code, message = _only(_file(**where))
        assert code == "SCN001"
        assert message.endswith("the text has 20001 characters; the most is 20000.")


def test_an_own_piece_has_at_most_100_rows_of_100() -> None:
    assert not read(_file(piece_types=[{"id": "field", "rows": ["#" * 100] * 100}])).problems
    for rows in (["#"] * 101, ["#" * 101]):
        assert _only(_file(piece_types=[{"id": "field", "rows": rows}]))[0] == "SCN002"


@pytest.mark.parametrize("coordinate", [10_000, -10_000, 2**62])
def test_a_coordinate_beyond_9999_is_wrong_and_9999_is_right(coordinate: int) -> None:
    assert not read(_file(tokens=[{"kind": "duct", "at": [9_999, -9_999]}])).problems
    assert _only(_file(tokens=[{"kind": "duct", "at": [0, coordinate]}]))[0] == "SCN002"


def test_of_a_file_with_too_much_nothing_else_is_told() -> None:
    assert _only(_file(pieces=_pieces(2_001), briefing="x" * 20_001, tokens=[{"kind": "duc"}]))[0] == "SCN001"
