"""Sheets of the 2016 edition: tiles, portals and their groups, what the hand-out hides, printed edges."""

from collections.abc import Iterator
from typing import Any

import pytest

from kneedeep.drawing.primitive import Text
from kneedeep.model.scenario.model import Scenario
from kneedeep.report.sheets import Options, make_sheet, sheet_blocks
from tests.support.cases import cases
from tests.support.files import EVERY_KEY_2016, path_of
from tests.support.reading import scenario_in

PLAIN = Options()


def _map(name: str, *changes: tuple[str, str]) -> Scenario:
    text = path_of(f"{name}.yaml").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return scenario_in(text.encode())


def _blocks(blocks: Any) -> Iterator[Any]:
    for block in blocks:
        yield block
        yield from _blocks(getattr(block, "blocks", ()))
        for column in getattr(block, "columns", ()):
            yield from _blocks(column)


def _lines(sheet: sheet_blocks.Sheet) -> list[str]:
    return [f"{one.cue} {one.text}".strip() for one in _blocks(sheet.blocks) if isinstance(one, sheet_blocks.Paragraph)]


def _table(sheet: sheet_blocks.Sheet, title: str) -> list[tuple[str, ...]]:
    tables = [one for one in _blocks(sheet.blocks) if isinstance(one, sheet_blocks.TableBlock) and title in one.head]
    return [tuple(cell for cell in row if isinstance(cell, str)) for table in tables for row in table.rows]


def test_the_hand_out_hides_who_carries_what_and_the_invasion_card() -> None:
    """Rule: RUL16-13: the mission, the threat card and the colors of portals are open, the invasion card is not."""
    scenario = _map("specimen-run", ("caps: auto", 'caps: auto\nnotes: "Keep the red one."'))
    sheet = make_sheet(scenario, "handout", PLAIN)
    bare = scenario.having(
        notes="", invasion=None, tokens=tuple(token.having(carries=None) for token in scenario.tokens)
    )
    assert bare != scenario
    assert make_sheet(bare, "handout", PLAIN)._replace(origin=sheet.origin) == sheet


def test_demons_have_room_for_their_names_beside_four_numbers_of_marines() -> None:
    [columns] = [
        block for block in make_sheet(_map("brine"), "build", PLAIN).blocks if isinstance(block, sheet_blocks.Columns)
    ]
    [demons] = [table for table in columns.columns[0] if getattr(table, "head", ("",))[0] == "Demons"]
    assert isinstance(demons, sheet_blocks.TableBlock)
    assert len(demons.numbers) == 4
    room = (sheet_blocks.A4.width - 2 * sheet_blocks.MARGIN) * columns.shares[0] / sum(columns.shares)
    assert room + sum(width for width in demons.widths if width < 0) > 70


def test_a_grey_map_to_scale_has_the_same_keys() -> None:
    sheets = [make_sheet(_map("every-key-2016"), "scale", PLAIN._replace(grey=grey)) for grey in (False, True)]
    keys, grey = (
        [[name for _, name in one.entries] for one in sheet.blocks if isinstance(one, sheet_blocks.Keys)]
        for sheet in sheets
    )
    assert keys == grey != []


@cases("kind", ["booklet", "handout", "build", "map", "scale", "tiles", "tokens"])
def test_every_sheet_of_every_key_can_be_made(kind: str) -> None:
    sheet = make_sheet(scenario_in(EVERY_KEY_2016.read_bytes()), kind, PLAIN)
    assert any(
        isinstance(block, sheet_blocks.Heading | sheet_blocks.Picture | sheet_blocks.FullPicture)
        for block in sheet.blocks
    )


def test_the_hand_out_hides_what_the_script_says_of_things_that_it_places() -> None:
    placed = "{place: {kind: possessed-soldier, at: [3, 15]"
    secret = _map("brine", (placed, f'{placed}, note: "Hold it.", carries: ledger'))
    plain = make_sheet(_map("brine"), "handout", PLAIN)
    assert make_sheet(secret, "handout", PLAIN)._replace(origin=plain.origin) == plain
    assert make_sheet(secret, "booklet", PLAIN) != make_sheet(_map("brine"), "booklet", PLAIN)


def _tiles(sheet: sheet_blocks.Sheet) -> list[sheet_blocks.Tile]:
    return [block for block in sheet.blocks if isinstance(block, sheet_blocks.Tile)]


def test_single_tiles_are_laid_apart_on_pages_as_many_as_the_map_takes() -> None:
    sheet = make_sheet(_map("brine"), "tiles", PLAIN)
    needed = [row for title in ("Tiles to print", "Home-made") for row in _table(sheet, title)]
    assert ("End 1×2", "8", "") in needed and ("Salt pans", "1", "") in needed
    items = (item for tile in _tiles(sheet) for _, layer in tile.picture.layers for item in layer)
    names = [item.text for item in items if isinstance(item, Text)]
    assert sorted(names) == sorted(name for name, count, _ in needed for _ in range(int(count)))
    assert {(tile.box, tile.lying) for tile in _tiles(sheet)} == {((0.0, 0.0, 10.0, 7.0), True)}
    [keys] = [block for block in sheet.blocks if isinstance(block, sheet_blocks.Keys)]
    assert len(keys.entries) == 3


def test_a_tile_larger_than_the_page_goes_over_several_pages() -> None:
    sheet = make_sheet(_map("range-day"), "tiles", PLAIN._replace(inches=2.0))
    large = [tile for tile in _tiles(sheet) if tile.name == "Room 8×6"]
    assert len(large) > 1 and all(tile.unit == 144 for tile in large)
    with pytest.raises(ValueError, match="can't be printed"):
        make_sheet(_map("range-day"), "tiles", PLAIN._replace(inches=5.0))


@pytest.mark.parametrize("kind", ["map", "scale"])
def test_a_map_of_tiles_without_outlines_has_a_reason_of_its_own(kind: str) -> None:
    scenario = _map("range-day")
    unknown = scenario.having(pieces=(scenario.pieces[0].having(piece="05a"),))
    with pytest.raises(ValueError, match="the outline of no tile is known"):
        make_sheet(unknown, kind, PLAIN)
