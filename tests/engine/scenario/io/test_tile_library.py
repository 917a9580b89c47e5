"""The user's tile library: read within bounds, written as a whole, what stands in it stays to the letter."""

from pathlib import Path

import pytest

from kneedeep.model.catalog.numbers.user_file import VARIABLE
from kneedeep.model.scenario.io import tile_library
from kneedeep.model.scenario.io.tile_library import LibraryFailed, library_path, put_tile, read_library
from kneedeep.model.scenario.model import OwnPieceType, Record
from tests.support.cases import cases

ROOM = OwnPieceType(
    id="05a",
    name="Foundry",
    rows=("####", "####", "##.."),
    openings=("E@0",),
    edges=(Record(at=(1, 0), side="east", kind="wall"),),
    difficult=((0, 2),),
)


def test_it_lies_beside_the_numbers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "numbers.json"))
    assert library_path() == str(tmp_path / "tiles.yaml")
    monkeypatch.setenv(VARIABLE, "")
    assert library_path() == ""
    assert read_library() == ({}, ())
    with pytest.raises(LibraryFailed, match="no place"):
        put_tile(ROOM)


def test_a_tile_is_written_and_read_again(tmp_path: Path) -> None:
    path = str(tmp_path / "made" / "tiles.yaml")
    assert read_library(path) == ({}, ())
    assert put_tile(ROOM, path) == ({"05a": ROOM}, ())
    other = ROOM.having(id="15b", rows=("#", "#"), openings=("W@0",), edges=(), difficult=())
    changed = ROOM.having(name="Press")
    put_tile(other, path)
    assert put_tile(changed, path).tiles == {"05a": changed, "15b": other}
    assert read_library(path).tiles == {"05a": changed, "15b": other}


def test_what_stands_in_it_stays_to_the_letter(tmp_path: Path) -> None:
    path = tmp_path / "tiles.yaml"
    mine = """\
# mine
piece_types:
  - id: 03a     # the lift
    rows:
      - "##"
      - "##"
    openings: [N@0]
  - {id: 04a, rows: "no list"}
"""
    path.write_text(mine)
    library = put_tile(ROOM, str(path))
    assert set(library.tiles) == {"03a", "05a"}
    assert len(library.problems) == 1 and "rows" in library.problems[0]
    assert path.read_text().startswith(mine)


@cases(
    ("text", "said"),
    [
        ("piece_types: [", "line"),
        ("[1, 2]", "no other"),
        ("other: 1", "no other"),
        ("piece_types: 5", "list"),
        ("a: " + "[" * 100_000, "line"),
        ("x" * (2 << 20), "larger"),
    ],
)
def test_what_is_no_library_is_refused_and_not_overwritten(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "tiles.yaml"
    path.write_text(text)
    with pytest.raises(LibraryFailed, match=said):
        read_library(str(path))
    with pytest.raises(LibraryFailed, match=said):
        put_tile(ROOM, str(path))
    assert path.read_text() == text


@cases(("entry", "said"))
def test_one_wrong_tile_does_not_take_the_others(tmp_path: Path, entry: str, said: str) -> None:
    path = tmp_path / "tiles.yaml"
    path.write_text(f"piece_types:\n  - {{id: 05b, rows: ['##', '##']}}\n  - {entry}\n")
    library = read_library(str(path))
    assert set(library.tiles) == {"05b"}
    assert any(said in problem for problem in library.problems)


@cases("text", ["", "# nothing yet\n", "piece_types:\n", "piece_types: []\n"])
def test_an_empty_library_takes_a_tile(tmp_path: Path, text: str) -> None:
    path = tmp_path / "tiles.yaml"
    path.write_text(text)
    assert read_library(str(path)).tiles == {}
    assert put_tile(ROOM, str(path)).tiles == {"05a": ROOM}


def test_only_tiles_go_in_and_files_have_a_bound(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = str(tmp_path / "tiles.yaml")
    with pytest.raises(ValueError, match="no name of a tile"):
        put_tile(ROOM.having(id="bridge"), path)
    put_tile(ROOM, path)
    before = Path(path).read_bytes()
    monkeypatch.setattr(tile_library, "BYTES", len(before))
    with pytest.raises(LibraryFailed, match="larger"):
        put_tile(ROOM.having(id="06a"), path)
    assert Path(path).read_bytes() == before
