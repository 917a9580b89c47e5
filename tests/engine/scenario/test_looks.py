"""The look of a scenario: blocks of spaces, what is wrong with one, and edits that keep it in step with the map."""

import random

import pytest

from kneedeep.analysis.framework.runner import analyse
from kneedeep.board import compile_board
from kneedeep.model.catalog import load_catalog
from kneedeep.model.scenario import look_spaces
from kneedeep.model.scenario.edits.paste import Paste, copied
from kneedeep.model.scenario.io.reader import Reading, read
from kneedeep.model.scenario.model import EMPTY, Record, Scenario
from kneedeep.rules.registry import ruleset_of
from tests.support.cases import cases
from tests.support.files import SCENARIOS, map_text
from tests.support.generators.random_edits import random_look
from tests.support.reading import sound
from tests.support.values import known

MAP = map_text("floors")
LOOK = """\
look:
  areas: {store: lab}
  spaces: {hell: [[0, 0, 2, 1], [9, 1]]}
  ornaments: {lamps: [[1, 0], [8, 0]]}
"""


def _read(text: str) -> Scenario:
    return sound(read(text))


def _messages(look: str) -> list[str]:
    return [f"{one.code} {one.message}" for one in read(MAP + look).problems]


def _serial(scenario: Scenario, name: str) -> frozenset[int]:
    return frozenset(one.serial for one in scenario.elements() if getattr(one, "id", None) == name)


def test_blocks_are_rows_and_rectangles_and_stand_for_the_same_spaces() -> None:
    assert look_spaces.blocks_of([(2, 1), (1, 1), (1, 2), (2, 2), (5, 5)]) == ((1, 1, 2, 2), (5, 5))
    assert look_spaces.blocks_of([]) == ()
    chance = random.Random(7)
    for _ in range(200):
        spaces = {(chance.randint(-3, 4), chance.randint(-3, 4)) for _ in range(chance.randint(1, 30))}
        blocks = look_spaces.blocks_of(spaces)
        assert set(look_spaces.spaces_of(blocks)) == spaces
        assert sum(1 for _ in look_spaces.spaces_of(blocks)) == len(spaces), "no space twice"
        assert look_spaces.blocks_of(look_spaces.spaces_of(blocks)) == blocks


@cases(
    "look, message")  # fmt: skip
def test_what_is_wrong_is_one_finding_with_a_suggestion(look: str, message: str) -> None:
    found = _messages(f"look: {{{look}}}")
    assert len(found) == 1 and found[0].startswith(message), found


def test_a_floor_for_an_area_that_is_not_there_is_one_finding() -> None:
    def codes(text: str) -> list[str]:
        return [finding.code for finding in analyse(read(text))]

    assert sorted(codes(MAP + "look: {areas: {stor: lab}}")) == sorted(["SCN005", *codes(MAP)])


def test_a_look_that_is_wrong_is_left_out_and_the_map_is_judged_as_ever() -> None:
    whole, broken = (analyse(read(MAP + look)) for look in ("", "look: {floor: lbb, frame: 3}"))
    assert [one for one in broken if not one.code.startswith("SCN")] == list(whole)


def test_a_wrong_block_is_left_out_of_a_file_that_names_no_edition_too() -> None:
    reading = read((MAP + "look: {ornaments: {vents: [[0, 0, 2]]}}").replace("ruleset: doom-2004\n", ""))
    assert reading.scenario is not None and "ornaments" not in reading.scenario.look
    assert ["ruleset" in one.message or "look" in one.message for one in reading.problems] == [True, True]


def test_what_has_the_name_of_no_floor_or_ornament_is_one_finding_and_is_kept() -> None:
    reading = read(MAP + "look: {ornaments: {sofas: null, vents: [[0, 0]]}, spaces: {marble: 3}}")
    assert [one.code for one in reading.problems] == ["SCN003", "SCN003"] and reading.scenario is not None
    look = reading.scenario.look
    assert not look_spaces.is_too_much(look) and look_spaces.painted(look) == {}
    assert look_spaces.ornaments(look) == {"vents": frozenset([(0, 0)])}
    assert look_spaces.without_spaces(look, {(0, 0)}) == Record(ornaments=Record(sofas=None), spaces=Record(marble=3))
    assert look_spaces.joined(look, look) == look


def test_an_area_that_comes_along_has_its_floor_and_one_that_was_there_keeps_its_own() -> None:
    scenario = _read(MAP + LOOK)
    part = copied(scenario, _serial(scenario, "two"))
    elsewhere = Paste("", part).apply(_read(MAP.replace("store", "cellar")))
    assert elsewhere.look["areas"] == Record(store="lab")
    assert "areas" not in Paste("", part).apply(_read(MAP)).look


def test_there_is_a_limit_of_what_a_file_holds() -> None:
    most = tuple((x, y) for x in range(40) for y in range(100))
    look = look_spaces.with_ornament(EMPTY, "vents", most, there=True)
    assert not look_spaces.is_too_much(look)
    assert look_spaces.is_too_much(look_spaces.with_ornament(look, "lamps", [(0, 0)], there=True))
    scattered = [(2 * x, 2 * y) for x in range(50) for y in range(41)]
    assert look_spaces.is_too_much(look_spaces.with_ornament(EMPTY, "vents", scattered, there=True))


@pytest.mark.parametrize("name", ["tutorial", "range-day"])
def test_no_look_changes_findings_sight_or_games(name: str, seed: int) -> None:
    """Of a scenario with any look the findings, the sight and the first state of a game are those without it."""
    chance = random.Random(seed)
    plain = _read((SCENARIOS / f"{name}.yaml").read_text("utf-8"))
    dressed = plain
    for _ in range(12):
        edit = known(random_look(dressed, chance))
        dressed = edit.apply(dressed)
    catalog = load_catalog(plain.ruleset)
    boards = [compile_board(scenario, catalog) for scenario in (plain, dressed)]
    assert boards[0].edges == boards[1].edges and boards[0].area_of == boards[1].area_of
    readings = (Reading(scenario, None, ()) for scenario in (plain, dressed))
    findings = [[(one.code, one.message, one.spaces) for one in analyse(reading)] for reading in readings]
    assert findings[0] == findings[1]
    ruleset = known(ruleset_of(plain.ruleset))
    states = [ruleset.on(scenario).setup(plain.counts[0], 7) for scenario in (plain, dressed)]
    assert states[0].digest() == states[1].digest()
