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


def test_the_booklet_lists_the_groups_of_the_invasion_card_for_the_colors_on_the_map() -> None:
    """Rule: RUL16-144, RUL16-149."""
    sheet = make_sheet(_map("specimen-run"), "booklet", PLAIN)
    assert _table(sheet, "Argent Power") == [
        ("Blue", "3 Imps", "0"),
        ("or", "2 Imps", "2"),
        ("Yellow", "2 Imps and 2 Cacodemons", "2"),
        ("or", "2 Imps and 1 Revenant", "1"),
        ("Red", "3 Imps and 2 Revenants", "0"),
        ("or", "4 Imps and 1 Baron of Hell", "3"),
    ]
    lines = _lines(sheet)
    assert "At most, of each kind: 20 Imps, 4 Cacodemons, 4 Revenants and 1 Baron of Hell." in lines
    assert "Invasion card: Imp Assault. Keep it from the marines." in lines
    assert [line for line in lines if "Red portal at 17,5: One demon of its group carries Specimen" in line]
    table = _table(make_sheet(_map("range-day"), "booklet", PLAIN), "Argent Power")
    assert {row[0] for row in table} == {"Blue", "Yellow", "or"}


def test_booklet_and_build_sheet_list_the_cards_to_take_and_their_sides() -> None:
    """Rule: RUL16-09, RUL16-11, RUL16-17, RUL16-21."""
    for kind in ("booklet", "build"):
        sheet = make_sheet(_map("specimen-run"), kind, PLAIN)
        assert _table(sheet, "Initiative cards") == [
            ("1", "2 marine cards and 0 invader cards", "1 × Solo Operative"),
            ("2", "2 marine cards and 0 invader cards", "2 × Combat Veteran"),
            ("3", "3 marine cards and 0 invader cards", "1 × Taking Point"),
            ("4", "4 marine cards and 0 invader cards", "none"),
        ]
        down = "Demon cards, facedown: Imps, Cacodemons, Revenants and Barons of Hell. Keep them from the marines."
        assert down in _lines(sheet)
        tutorial = make_sheet(_map("range-day"), kind, PLAIN)
        assert _table(tutorial, "Initiative cards")[0] == ("1", "1 marine card and 2 invader cards", "none")
        assert "Demon cards, faceup: Possessed Soldiers and Imps." in _lines(tutorial)
        assert "Demon cards, facedown: Pinkies and Cacodemons. Keep them from the marines." in _lines(tutorial)


def test_groups_that_are_guesses_are_marked() -> None:
    sheet = make_sheet(_map("specimen-run", ("invasion: imp-assault", "invasion: kd-rabble")), "booklet", PLAIN)
    assert ("Blue", "3 Possessed Soldiers*", "0*") in _table(sheet, "Argent Power")
    assert [line for line in _lines(sheet) if line.startswith("* No source states this")]


@cases(("threat", "words"))
def test_the_threat_card_is_put_in_words(threat: str, words: str) -> None:
    """Rule: RUL16-151 to RUL16-154."""
    scenario = _map("specimen-run", ("threat: infestation", f"threat: {threat}"))
    for kind in ("booklet", "handout"):
        [line] = [one for one in _lines(make_sheet(scenario, kind, PLAIN)) if one.startswith("Threat card:")]
        assert words in line


def test_house_rules_change_what_the_threat_card_says() -> None:
    scenario = _map("specimen-run", ("threat: infestation", "threat: horde\nrules: {horde: when-clear}"))
    assert any("summons if no demon is on the map" in line for line in _lines(make_sheet(scenario, "booklet", PLAIN)))
    scenario = _map("specimen-run", ("threat: infestation", "threat: infestation\nrules: {infestation: door}"))
    assert any("after a marine has opened a door" in line for line in _lines(make_sheet(scenario, "booklet", PLAIN)))


def test_the_build_sheet_counts_tiles_by_number_and_face_and_lists_those_to_print() -> None:
    sheet = make_sheet(_map("every-key-2016"), "build", PLAIN)
    assert _table(sheet, "Tiles of the box") == [("Tile 05", "a", "1", "")]
    assert _table(sheet, "Tiles to print") == [("End 1×2", "2", ""), ("Corridor 2×2", "1", ""), ("Room 6×6", "1", "")]
    assert _table(sheet, "Map pieces") == []
    assert ("5", "Tile 05a, Furnace", "8,1", "turned 180°") in _table(sheet, "Lay")


def test_a_tile_without_an_outline_is_counted_and_said_to_be_unknown() -> None:
    scenario = _map("specimen-run", ("pieces:\n", "pieces:\n  - {piece: 07b, at: [40, 0], area: vault}\n"))
    sheet = make_sheet(scenario, "build", PLAIN)
    assert _table(sheet, "Tiles of the box") == [("Tile 07", "b", "1", "outline not known")]


def test_demons_are_counted_on_the_whole_map_as_nothing_is_hidden() -> None:
    """Rule: RUL16-02."""
    far = "  - {kind: imp, at: [6, 1]}\n"
    scenario = _map("range-day", (far, f"{far}  - {{kind: imp, at: [12, 4]}}\n"))
    assert ("Imp", "2", "2", "2", "2") in _table(make_sheet(scenario, "build", PLAIN), "Demons")


def test_the_hand_out_has_the_whole_map_and_hides_who_carries_what_and_the_invasion_card() -> None:
    """Rule: RUL16-13: the mission, the threat card and the colors of portals are open, the invasion card is not."""
    scenario = _map("specimen-run", ("caps: auto", 'caps: auto\nnotes: "Keep the red one."'))
    sheet = make_sheet(scenario, "handout", PLAIN)
    [keys] = [block for block in sheet.blocks if isinstance(block, sheet_blocks.Keys)]
    assert {"Vault", "Blue portal", "Yellow portal", "Red portal"} <= {name for _, name in keys.entries}
    bare = scenario.having(
        notes="", invasion=None, tokens=tuple(token.having(carries=None) for token in scenario.tokens)
    )
    assert bare != scenario
    assert make_sheet(bare, "handout", PLAIN)._replace(origin=sheet.origin) == sheet
    text = " ".join(_lines(sheet))
    assert "Imp" not in text and "carries" not in text and "red one" not in text


def test_demons_have_room_for_their_names_beside_four_numbers_of_marines() -> None:
    [columns] = [
        block for block in make_sheet(_map("brine"), "build", PLAIN).blocks if isinstance(block, sheet_blocks.Columns)
    ]
    [demons] = [table for table in columns.columns[0] if getattr(table, "head", ("",))[0] == "Demons"]
    assert isinstance(demons, sheet_blocks.TableBlock)
    assert len(demons.numbers) == 4
    room = (sheet_blocks.A4.width - 2 * sheet_blocks.MARGIN) * columns.shares[0] / sum(columns.shares)
    assert room + sum(width for width in demons.widths if width < 0) > 70


def test_the_hand_out_names_frag_tokens() -> None:
    lines = _lines(make_sheet(_map("range-day"), "handout", PLAIN))
    wins = [line for line in lines if line.startswith("The invader wins when the invader has ")]
    assert any("frag tokens" in line and "frag points" not in line for line in wins)


def test_the_hand_out_shows_an_invasion_card_that_lies_faceup() -> None:
    sheet = make_sheet(_map("range-day"), "handout", PLAIN)
    assert ("Blue", "2 Possessed Soldiers", "?") in _table(sheet, "Argent Power")


def test_each_marine_has_his_own_starting_weapons() -> None:
    lines = _lines(make_sheet(_map("range-day"), "handout", PLAIN))
    assert "Bravo starts with: Super Shotgun and Plasma Rifle." in lines
    assert not any("instead of the usual weapons" in line for line in lines)


def test_what_a_demon_card_says_and_how_objectives_are_used_is_in_the_booklet() -> None:
    lines = _lines(make_sheet(_map("every-key-2016"), "booklet", PLAIN))
    assert any(
        line.startswith("Demon card Imp: 1 space, health 4, stagger 2, speed 5, dice RR, range 3") for line in lines
    )
    assert "Used by marines from an adjacent space for a main action, 2 times." in lines
    assert any("Brute:" in line and "4 spaces; health 9; stagger 7" in line for line in lines)
    assert (
        "The invader: Draws up to 5 events in each Status Phase; turns at most 2 events of a round into Argent Power."
        in lines
    )
    assert "Cleared: No demon is here, and no portal." in lines
    assert "Teleporter at 0,0: Inactive until “Auxiliary power” is set." in lines
    assert "Red portal at 9,2 (2+ marines): When it has summoned:" in lines
    assert "Hound (Pinky) at 3,0: When it is fragged:" in lines


@pytest.mark.parametrize("grey", [False, True])
def test_the_map_to_scale_says_what_printed_edges_mean(grey: bool) -> None:
    sheet = make_sheet(_map("every-key-2016"), "scale", PLAIN._replace(grey=grey))
    [keys] = [block for block in sheet.blocks if isinstance(block, sheet_blocks.Keys)]
    assert [name for _, name in keys.entries] == ["Difficult space", "Blocking terrain: no movement, no line of sight"]


@cases("kind", ["booklet", "handout", "build", "map", "scale", "tiles", "tokens"])
def test_every_sheet_of_every_key_can_be_made(kind: str) -> None:
    sheet = make_sheet(scenario_in(EVERY_KEY_2016.read_bytes()), kind, PLAIN)
    assert any(
        isinstance(block, sheet_blocks.Heading | sheet_blocks.Picture | sheet_blocks.FullPicture)
        for block in sheet.blocks
    )


def test_the_hand_out_has_all_texts_of_the_mission_but_no_notes() -> None:
    """Rule: 2016 rulebook p. 15 (hidden information)."""
    brine = _map("brine", ("{id: hoist-head, name: Hoist,", '{id: hoist-head, name: Hoist, note: "Wait here.",'))
    lines = _lines(make_sheet(brine, "handout", PLAIN))
    for text in (
        "Cables rise into the dark, and for once they are moving.",
        "Both lamps burn over the hoist gate. Below them the floor of the gantry splits.",
        "Tried while locked: The lock has no power.",
        "Event deck: The invader chooses three different sets.",
    ):
        assert text in lines, text
    assert lines.count("The cage gate folds away. Salt crunches under your boots, and under something else's.") == 1
    text = " ".join(lines)
    assert "Wait here" not in text and "red one is yours" not in text and "Salt and Iron" not in text
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
