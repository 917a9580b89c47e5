"""Two readings of a scenario: the same elements have the same serials, whatever was changed in between."""

from dataclasses import replace
from typing import Any

from kneedeep.board import compile_board
from kneedeep.model.catalog import load_catalog
from kneedeep.model.scenario.comparison import compared
from kneedeep.model.scenario.element_matching import Pairing, matched_elements, paired
from kneedeep.model.scenario.merging import merged
from kneedeep.model.scenario.model import SECTIONS, Scenario
from kneedeep.report.element_words import ElementWords
from tests.support.files import EVERY_KEYS
from tests.support.random_play import SCENARIOS
from tests.support.reading import scenario_in


def _read(text: str) -> Scenario:
    return scenario_in(text.encode())


def test_what_was_not_changed_keeps_its_serial_and_what_was_moved_is_known_by_its_id() -> None:
    text = (SCENARIOS / "long-watch.yaml").read_text(encoding="utf-8")
    old = _read(text)
    lines = text.splitlines()
    health = next(number for number, line in enumerate(lines) if "{kind: health" in line)
    new = _read("\n".join(lines[:health] + lines[health + 1 :]))
    moved = new.having(doors=tuple(replace(door, at=(40, 40)) for door in new.doors))
    found = matched_elements(old, moved)
    assert found == old, "only serials differ"
    by_serial = {element.serial: element for element in moved.elements()}
    left = [element for element in found.elements() if element.serial not in by_serial]
    assert [element.kind for element in left] == ["health"]
    for element in found.elements():
        like = by_serial.get(element.serial)
        assert like is None or like == element or like.id == element.id
    assert len({element.serial for element in found.elements()}) == len(list(old.elements()))


def test_alike_elements_have_serials_of_their_own() -> None:
    old = _read((SCENARIOS / "tutorial.yaml").read_text(encoding="utf-8"))
    twice = old.having(tokens=(*old.tokens, replace(old.tokens[0], serial=old.next_serial)))
    assert len({token.serial for token in matched_elements(twice, old).tokens}) == len(twice.tokens)


TUTORIAL = (SCENARIOS / "tutorial.yaml").read_text(encoding="utf-8")


def _likes(text: str, *changes: tuple[str, str]) -> tuple[dict[int, Any], Pairing]:
    """What the elements of a text were before changes, by serial; and the pairing of the changed text."""
    old = _read(text)
    for before, after in changes:
        assert before in text, before
        text = text.replace(before, after)
    return {element.serial: element for element in old.elements()}, paired(_read(text), old)


def test_an_element_without_id_is_known_by_the_nearest_place() -> None:
    before, found = _likes(
        TUTORIAL, ("{kind: imp, at: [14, -4]}", "{kind: imp, at: [22, 1]}\n  - {kind: imp, at: [13, -3]}")
    )
    far, near = found.scenario.figures[:2]
    assert far.serial not in before and before[near.serial].at == (14, -4)


def test_a_single_one_between_its_neighbors_is_known_however_far_it_moved() -> None:
    before, found = _likes(TUTORIAL, ("{kind: imp, at: [14, -4]}", "{kind: imp, at: [22, 1]}"))
    assert before[found.scenario.figures[0].serial].at == (14, -4) and not found.unsure


def test_what_stands_on_a_moved_piece_moves_along() -> None:
    # The one token comes to lie where the other one was.
    text = TUTORIAL.replace("  - {kind: health, at: [13, 2], marines: [1]}\n", "").replace(
        "{kind: health, at: [4, 2]}", "{kind: health, at: [12, 7]}\n  - {kind: health, at: [12, 9]}"
    )
    before, found = _likes(
        text,
        ("room-4x4, at: [11, 6]", "room-4x4, at: [11, 8]"),
        ("{kind: health, at: [12, 9]}", "{kind: health, at: [12, 11]}"),
        ("{kind: health, at: [12, 7]}", "{kind: health, at: [12, 9]}"),
    )
    pairs = [(before[one.serial].at, one.at) for one in found.scenario.tokens if one.kind == "health"]
    assert pairs == [((12, 7), (12, 9)), ((12, 9), (12, 11))]
    assert {before[serial].at for serial in found.carried} == {(12, 7), (12, 9)}


def test_another_kind_at_one_place_is_the_same_element() -> None:
    before, found = _likes(TUTORIAL, ("{kind: imp, at: [14, -4]}", "{kind: maggot, at: [14, -4]}"))
    assert before[found.scenario.figures[0].serial].kind == "imp"


def test_of_two_that_may_be_the_like_the_pair_is_unsure() -> None:
    before, found = _likes(
        TUTORIAL,
        ("{kind: zombie, at: [13, 7]}", "{kind: zombie, at: [12, 7]}"),
        (
            "{kind: zombie, at: [12, 9], marines: 2}",
            "{kind: zombie, at: [13, 9], marines: 2}\n  - {kind: zombie, at: [14, 9]}",
        ),
    )
    assert {before[serial].kind for serial in found.unsure} == {"zombie"}


def test_equal_scenarios_have_equal_serials() -> None:
    for name in ("tutorial.yaml", "brine.yaml"):
        old = _read((SCENARIOS / name).read_text(encoding="utf-8"))
        found = paired(old.having(), old)
        assert [one.serial for one in found.scenario.elements()] == [one.serial for one in old.elements()]
        assert not found.carried and not found.unsure


def test_every_sort_of_element_is_matched_compared_merged_and_put_into_words() -> None:
    for ruleset, path in EVERY_KEYS.items():
        whole = _read(path.read_text(encoding="utf-8"))
        for section in SECTIONS:
            elements = getattr(whole, section)
            without = whole.having(**{section: ()})
            assert len(compared(without, whole).added) == len(elements)
            assert getattr(merged(without, without, whole).for_ours, section) == elements
        words = ElementWords(compile_board(whole, load_catalog(ruleset)))
        for element in whole.elements():
            assert all(len(space) == 2 for space in words.spaces(element))
            assert words.sentence(element)
