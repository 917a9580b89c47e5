"""The parts of the boxes: their faces add up to what the sources state for the box."""

from collections import Counter
from typing import Any

import pytest

from kneedeep.model.catalog import Face, load_catalog
from tests.support.cases import cases

CATALOG = load_catalog("doom-2004")
BASE = CATALOG.parts(["base-2004"])


def faces_shown() -> Counter[Face]:
    shown: Counter[Face] = Counter()
    for part in BASE:
        for face in set(part.faces):
            shown[face] += part.held or 0
    return shown


@cases(("face", "number"))
@pytest.mark.statement("SU-15")
def test_the_faces_of_the_base_box(face: dict[str, Any], number: int) -> None:
    assert faces_shown()[Face(**face)] == number


def test_there_are_three_of_each_of_seven_weapons() -> None:
    weapons = {face.item: number for face, number in faces_shown().items() if face.kind == "weapon"}
    assert weapons == dict.fromkeys(
        ("chainsaw", "shotgun", "machine-gun", "chain-gun", "rocket-launcher", "plasma-gun", "bfg"), 3
    )


@cases(("kinds", "number"))
@pytest.mark.statement("SU-15")
def test_tokens_add_up_to_the_groups_of_the_rulebook(kinds: list[str], number: int) -> None:
    parts = [part for part in BASE if any(face.kind in kinds for face in part.faces)]
    assert sum(part.held or 0 for part in parts) == number


@cases(("first", "second"))
def test_the_two_sided_tokens_that_sources_name(first: dict[str, Any], second: dict[str, Any]) -> None:
    assert any({Face(**first), Face(**second)} == set(part.faces) for part in BASE)


def test_every_face_is_what_its_kind_is_told_by() -> None:
    for box in CATALOG.boxes.values():
        for part in box.parts:
            for face in part.faces:
                assert face.kind in CATALOG.tokens or face.kind in CATALOG.doors
                assert CATALOG.face(face.kind, color=face.color, item=face.item, size=face.size) == face
                if face.item is not None:
                    assert face.item in CATALOG.tokens[face.kind].items


def test_part_names_are_used_once() -> None:
    names = [part.id for box in CATALOG.boxes.values() for part in box.parts]
    assert len(names) == len(set(names))


def test_every_kind_that_is_a_part_has_one_and_its_box_is_known() -> None:
    shown = {face.kind for box in CATALOG.boxes.values() for part in box.parts for face in part.faces}
    assert shown == {kind.id for kind in CATALOG.tokens.values() if kind.box} | {
        door.id for door in CATALOG.doors.values() if door.part
    }
    named = {kind.box for kind in CATALOG.tokens.values()} | {door.box for door in CATALOG.doors.values()}
    named |= {figure.box for figure in CATALOG.figures.values()} | {item.box for item in CATALOG.items.values()}
    assert named == {*CATALOG.boxes, None}


def test_a_scenario_that_names_no_box_needs_the_base_box_and_the_expansion_when_used() -> None:
    assert CATALOG.default_boxes(expansion=False) == ("base-2004",)
    assert CATALOG.default_boxes(expansion=True) == ("base-2004", "expansion-2005")


def test_a_face_forgets_what_does_not_tell_parts_apart() -> None:
    assert CATALOG.face("door", color="red") == Face("door")
    assert CATALOG.face("barrel", size=1) == Face("barrel")
    assert CATALOG.face("hazard") == Face("hazard", size=2)
    assert CATALOG.face("weapon", item="bfg", size=1) == Face("weapon", item="bfg")
    assert CATALOG.face("security", color="red") == Face("security", color="red")


def test_an_unknown_box_is_refused() -> None:
    with pytest.raises(KeyError):
        CATALOG.parts(["base-1993"])
