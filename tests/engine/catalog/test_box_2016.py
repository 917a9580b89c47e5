"""The box of 2016: its sums as the sources state them, its tiles, tokens, weapons and demons, the invasion cards."""

import pytest

from kneedeep.model.catalog import Face, load_catalog, piece_type_from_rows, sure_value, tile_name
from kneedeep.model.catalog.catalog_files import read_data
from kneedeep.model.catalog.invader_setup import GROUPS, PORTAL_COLORS
from kneedeep.model.geometry.shape import opening_edges
from kneedeep.model.geometry.space import neighbour
from tests.support.cases import cases, stored_rows

CATALOG = load_catalog("doom-2016")
BOX = CATALOG.boxes["base-2016"]
HELD = {content.id: sure_value(content.in_box) or 0 for content in BOX.contents}
PARTS = {part.id: part.held for part in BOX.parts}
PRINTED = {
    "g-crates-6x4": {("blocking", (x, y), (x + 1, y)) for x in (1, 3) for y in (1, 2)},
    "g-gantry-8x6": {("impassable", (x, 2), (x, 3)) for x in range(1, 7)},
    "g-divide-6x6": {("wall", (2, y), (3, y)) for y in range(1, 5)},
}


def test_the_cards_add_up_to_the_number_that_is_stated() -> None:
    cards = [number for name, number in HELD.items() if name.endswith("-cards")]
    assert sum(cards) == 196 == 8 + 36 + 73 + 12 + 3 + 10 + 4 + 6 + 24 + 12 + 4 + 4
    assert HELD["marine-initiative-cards"] + HELD["invader-initiative-cards"] == 10


@pytest.mark.statement("B007")
def test_the_action_cards_are_the_sets_of_the_marines_and_of_the_weapons() -> None:
    sets = {"starting": 0, "found": 0, "grenade": 0}
    for item in CATALOG.items.values():
        sets[item.sort] += (PARTS[f"weapon-{item.id}"] or 0) * (sure_value(item.cards) or 0)
    assert sets == {"starting": 36, "found": 15, "grenade": 6}
    assert HELD["action-cards"] == 4 * HELD["marines"] + sum(sets.values()) == 73


def test_the_box_holds_these_parts_for_maps() -> None:
    assert len(PARTS) == 19
    assert [part for part, held in PARTS.items() if held is None] == ["teleporter", "objective"]
    assert (PARTS["door"], PARTS["portal"], PARTS["health-pack"]) == (8, 18, 9)
    assert sum(held or 0 for part, held in PARTS.items() if part.startswith("weapon-")) == 23
    assert (sure_value(BOX.tiles), sure_value(BOX.invaders)) == (24, 33)
    assert (HELD["red-dice"], HELD["black-dice"]) == (4, 2)


def test_portals_are_one_part_whatever_their_color_and_weapons_are_told_apart() -> None:
    assert CATALOG.face("portal", color="red") == CATALOG.face("portal", color="blue") == Face("portal")
    assert CATALOG.face("weapon", item="chainsaw") == Face("weapon", item="chainsaw")


@cases("id, width, height, rows, openings")
def test_a_generic_tile_has_the_shape_and_the_openings_of_the_table(
    id: str, width: int, height: int, rows: str, openings: str
) -> None:
    piece = CATALOG.pieces[id]
    assert (piece.width, piece.height) == (width, height)
    assert piece.rows == (("#" * width,) * height if rows == "full" else tuple(rows.split()))
    assert " ".join(map(str, piece.openings)) == openings


def test_there_are_sixteen_generic_tiles_of_no_box() -> None:
    (table,) = stored_rows(__file__).values()
    assert list(CATALOG.pieces) == [row[0] for row in table] and len(table) == 16
    assert all(piece.box is None and piece.in_box is None for piece in CATALOG.pieces.values())


@cases("id", CATALOG.pieces)
def test_a_generic_tile_has_its_printed_edges_and_difficult_spaces(id: str) -> None:
    piece = CATALOG.pieces[id]
    between = {(edge.kind, *sorted((edge.at, neighbour(edge.at, edge.side)))) for edge in piece.edges}
    assert between == PRINTED.get(id, set())
    rubble = {(x, y) for x in (2, 3) for y in range(1, 5)} if id == "g-rubble-6x6" else set()
    assert set(piece.difficult) == rubble
    assert all(len(set(opening_edges(opening, piece.shape.size))) == 2 for opening in piece.openings)
    own = piece_type_from_rows("own", piece.rows, [str(opening) for opening in piece.openings])
    assert own.openings == piece.openings


def test_the_tiles_of_the_box_are_known_by_number_and_face_and_have_no_outline() -> None:
    assert list(CATALOG.tiles) == [f"{number:02}{face}" for number in range(1, 17) for face in "ab"]
    assert [id for id, tile in CATALOG.tiles.items() if tile.kind is not None] == [
        *("03a", "05a", "06a", "07a", "08a", "09a", "10a", "11a", "12a", "13a", "15a", "16a")
    ]
    assert all((tile.number, tile.face) == tile_name(id) for id, tile in CATALOG.tiles.items())
    assert CATALOG.names.isdisjoint(CATALOG.tiles)
    assert all(row["outline"] is None for row in read_data("doom-2016", "tiles.json")["tiles"])


@cases("text", ["5a", "005a", "05c", "05A", "g-end", "05a ", "٠٥a", ""])
def test_other_words_are_no_names_of_tiles(text: str) -> None:
    assert tile_name(text) is None


def test_of_three_kinds_of_demons_the_size_is_sure_and_no_other_number_is() -> None:
    figures = CATALOG.figures
    assert list(figures) == ("possessed-soldier imp pinky cacodemon revenant mancubus baron-of-hell cyberdemon".split())
    sure = {name for name, kind in figures.items() if kind.footprint.sure}
    assert sure == {"possessed-soldier", "imp", "cacodemon"}
    assert all(figures[name].footprint.value == (1, 1) for name in sure)
    for kind in figures.values():
        assert kind.demon is not None
        assert all(not number.sure for number in kind.demon if number is not None)
        assert kind.available(4) is None


def test_the_guessed_counts_of_demons_add_up_to_the_number_that_is_stated() -> None:
    counts = [kind.in_box.value for kind in CATALOG.figures.values() if kind.in_box is not None]
    assert sum(counts) == sure_value(BOX.invaders)


@pytest.mark.statement("B186")
def test_an_invasion_card_has_two_groups_for_each_color_of_portal() -> None:
    assert list(CATALOG.invasion_cards) == ["first-strike", "imp-assault", "kd-rabble", "kd-brutes"]
    for card in CATALOG.invasion_cards.values():
        assert tuple(card.groups) == PORTAL_COLORS == CATALOG.tokens["portal"].colors
        for groups in card.groups.values():
            assert len(groups) == GROUPS
            assert all(kind in CATALOG.figures for group in groups for kind, _ in group.demons.value)


def test_imp_assault_has_the_groups_of_the_first_mission() -> None:
    groups = CATALOG.invasion_cards["imp-assault"].groups
    argent = {color: [(one.demons.value, one.argent) for one in both] for color, both in groups.items()}
    found = {color: [(dict(demons), one and one.value) for demons, one in both] for color, both in argent.items()}
    assert found == {
        "blue": [({"imp": 3}, 0), ({"imp": 2}, 2)],
        "yellow": [({"imp": 2, "cacodemon": 2}, 2), ({"imp": 2, "revenant": 1}, 1)],
        "red": [({"imp": 3, "revenant": 2}, 0), ({"imp": 4, "baron-of-hell": 1}, 3)],
    }


@pytest.mark.statement("B313")
def test_what_is_ours_is_called_ours() -> None:
    assert list(CATALOG.threats) == ["infestation", "horde", "assault"]
    notes = {id: card.note for id, card in CATALOG.invasion_cards.items()}
    notes |= {id: events.note for id, events in CATALOG.event_sets.items()}
    assert len(notes) == 4 + 7
    assert all(id.startswith("kd-") == note.startswith("Ours") for id, note in notes.items())
