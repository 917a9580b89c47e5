"""The inventory agrees with the box and with the assignment of two-sided parts."""

import pytest

from kneedeep.analysis.components.component_demand import boxes
from kneedeep.analysis.components.inventory import PRINTED, Inventory, inventory
from kneedeep.analysis.framework.facts import Facts
from kneedeep.model.catalog.components.assignment import assign
from kneedeep.support import resources
from tests.support.files import map_text
from tests.support.reading import scenario_in


def of(text: str) -> tuple[Facts, Inventory]:
    facts = Facts(scenario_in(text.encode()))
    return facts, inventory(facts)


@pytest.fixture(scope="module")
def large() -> tuple[Facts, Inventory]:
    return of(resources.path("scenarios", "long-watch.yaml").read_text(encoding="utf-8"))


def test_every_part_on_the_map_is_counted_once(large: tuple[Facts, Inventory]) -> None:
    facts, found = large
    used = {entry.name: entry.used for entry in found.entries if entry.group == "pieces"}
    assert sum(used.values()) == len(facts.board.pieces)
    assert used["Dead end 1×2"] == sum(piece.cap for piece in facts.board.pieces)
    laid = sum(count for area in found.areas for name, count, _ in area.things if name in used)
    assert laid == len(facts.board.pieces)


def test_what_is_left_can_be_had_and_no_more(large: tuple[Facts, Inventory]) -> None:
    facts, found = large
    entries = {entry.name: entry for entry in found.entries if entry.group == "parts"}
    assert (entries["Exploding barrel"].held, entries["Exploding barrel"].left) == (4, 2)
    assert (entries["Obstacle 1×1"].held, entries["Obstacle 1×1"].left) == (6, 0)
    assert not any(entry.missing for entry in found.entries)
    from kneedeep.model.catalog.components.box import Face

    parts = facts.catalog.parts(boxes(facts))
    demand = {Face("barrel"): 2, Face("duct"): 5, Face("encounter"): 3, Face("obstacle", size=1): 2}
    demand |= {Face("teleporter", "red"): 2, Face("teleporter", "blue"): 2}
    assert assign({**demand, Face("barrel"): 4}, parts).met
    assert not assign({**demand, Face("barrel"): 5}, parts).met
    assert not assign({**demand, Face("obstacle", size=1): 3}, parts).met


def test_what_is_missing_is_told_of_the_faces_that_lack_parts() -> None:
    text = resources.path("scenarios", "tutorial.yaml").read_text(encoding="utf-8")
    _, found = of(text.replace("tokens:\n", "tokens:\n  - {kind: adrenaline, at: [0, 0], count: 5}\n", 1))
    assert {entry.name: entry.missing for entry in found.entries if entry.missing} == {"Adrenaline": 2}


def test_areas_are_built_from_the_start_on(large: tuple[Facts, Inventory]) -> None:
    _, found = large
    assert [area.start for area in found.areas] == [True, *[False] * (len(found.areas) - 1)]
    assert found.boxes == ("base game of 2004",)


def test_invaders_are_counted_for_each_number_of_marines(large: tuple[Facts, Inventory]) -> None:
    entries = {entry.name: entry for entry in large[1].entries if entry.group == "figures"}
    assert entries["Zombie"].takes[0][:3] == (1, 3, 4)
    told = [(take.marines, take.used, take.held) for take in entries["Cyberdemon"].takes]
    assert told == [(1, 0, 1), (2, 1, 2), (3, 1, 3)]
    assert all(not entry.takes for entry in large[1].entries if entry.group != "figures")


TILES = map_text("inventory")


def test_tiles_of_the_box_are_counted_by_number_and_face_with_or_without_an_outline() -> None:
    _, found = of(TILES)
    used = {entry.name: (entry.used, entry.held) for entry in found.entries if entry.group == "pieces"}
    assert used["Tiles of the box"] == (3, 24)
    assert used["Tile 05, face a"] == (2, None)
    assert used["Tile 06, face b"] == (1, None)
    printed = {entry.name: entry.used for entry in found.entries if entry.group == PRINTED}
    assert printed["Room 4×4"] == 1, "no box has it"
    together = next(entry for entry in found.entries if entry.name == "Tiles of the box")
    assert (together.left, together.missing) == (21, 0)
