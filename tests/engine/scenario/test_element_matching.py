"""Two readings of a scenario: the same elements have the same serials, whatever was changed in between."""

from dataclasses import replace

from kneedeep.scenario.element_matching import matched_elements
from kneedeep.scenario.io.reader import read
from kneedeep.scenario.model import Scenario
from tests.support.random_play import SCENARIOS


def _read(text: str) -> Scenario:
    scenario = read(text.encode()).scenario
    assert scenario is not None
    return scenario


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
    text = (SCENARIOS / "tutorial.yaml").read_text(encoding="utf-8")
    old = _read(text)
    twice = old.having(tokens=(*old.tokens, replace(old.tokens[0], serial=old.next_serial)))
    found = matched_elements(twice, old)
    assert len({token.serial for token in found.tokens}) == len(twice.tokens)
