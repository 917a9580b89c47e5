"""Copying and pasting: a text that any scenario takes, with ids of its own and references that follow."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kneedeep.model.scenario.edits.copied_script import script_of
from kneedeep.model.scenario.edits.paste import NotPasted, Paste, copied, part_in, text_of, too_much
from kneedeep.model.scenario.io.reader import read
from kneedeep.model.scenario.io.writer import data_of
from kneedeep.model.scenario.model import Record, Scenario
from tests.support.cases import cases
from tests.support.files import map_text
from tests.support.generators.random_files import scenarios
from tests.support.reading import scenario_in

MAP = map_text("edits-paste")


@pytest.fixture(scope="module")
def scenario() -> Scenario:
    found = scenario_in(MAP)
    assert not found.unread, read(MAP).problems
    return found


SCRIPT = """flags: {alarm: Somebody heard it, power: The lamps burn}
triggers:
  - {id: rises, when: {open: gate}, text: "It rises."}
  - {id: both, when: {all: [{open: gate}, {reach: far}]}, text: "Both."}
  - {id: rings, when: {open: gate}, do: [{set: alarm}]}
  - {id: heard, when: {flag: alarm}, text: "Steps."}
  - {id: lit, when: {open: gate}, do: [{set: power}]}
  - {id: shone, when: {all: [{flag: power}, {reach: far}]}, text: "Light."}
  - {id: laid, when: {open: gate}, do: [{place: {kind: imp, at: [1, 1]}}]}
  - {id: far, when: {reach: far}, text: "Far."}
  - {id: late, when: {round: 3}, text: "Late."}
deadlines: [{id: soon, rounds: 5, goal: {open: gate}}]
endings: [{id: end, for: marines, when: {all: [{kill: boss}, {open: gate}]}}]
"""


def _script(part: Scenario) -> list[str | None]:
    return [one.id for one in part.triggers] + [one.id for one in part.deadlines]


def test_script_goes_with_a_copy_of_all_that_it_names() -> None:
    scenario = scenario_in(MAP + SCRIPT)
    part = copied(scenario, _serials(scenario, "door"))
    assert _script(part) == ["rises", "rings", "heard", "soon"]
    assert dict(part.flags) == {"alarm": "Somebody heard it"}
    left = {one.element.id: (*one.others, one.spaces) for one in script_of(scenario, part).left}
    boss, lit = (("figure", "boss"), False), (("flag", "power"), False)
    assert left == {"both": (("area", "far"), False), "lit": lit, "laid": (True,), "end": boss}
    alone = copied(scenario, _serials(scenario, "figure"))
    assert not _script(alone) and [one.element.id for one in script_of(scenario, alone).left] == ["end"]
    rooms = copied(scenario, _serials(scenario, "piece", "door", "figure"))
    assert _script(rooms) == _script(scenario), "endings stay"


def test_pasted_script_names_what_was_pasted_and_repeats_nothing() -> None:
    scenario = scenario_in(MAP + SCRIPT)
    back, _ = part_in(text_of(copied(scenario, _serials(scenario, "piece", "door", "figure"))))
    done = Paste("", back, (0, 20)).apply(scenario)
    new = {one.id: one for one in done.triggers[len(scenario.triggers) :]}
    assert [*new] == ["rises-2", "both-2", "rings-2", "heard-2", "lit-2", "shone-2", "laid-2"], "not far and late"
    assert new["rises-2"].when.value == done.doors[-1].id == "gate-2"
    assert new["heard-2"].when.value == new["rings-2"].do[0].value == "alarm-2"
    assert new["laid-2"].do[0].value["at"] == (1, 21)
    alarm, power = "Somebody heard it", "The lamps burn"
    assert dict(done.flags) == {"alarm": alarm, "power": power, "alarm-2": alarm, "power-2": power}


def _serials(scenario: Scenario, *words: str) -> frozenset[int]:
    return frozenset(one.serial for one in scenario.elements() if one.word in words)


def _room(scenario: Scenario) -> frozenset[int]:
    return frozenset({scenario.pieces[0].serial})


def test_a_piece_takes_along_what_stands_on_it(scenario: Scenario) -> None:
    part = copied(scenario, _room(scenario))
    assert [token.kind for token in part.tokens] == ["item", "obstacle", "health"]
    assert part.tokens[2].spaces == ((2, 1),)
    assert [item.id for item in part.items] == ["disc"]
    assert [area.id for area in part.areas] == ["start"]
    assert not part.doors
    assert not part.piece_types


def test_the_text_is_read_back_as_what_was_copied(scenario: Scenario) -> None:
    part = copied(scenario, _serials(scenario, "piece", "door", "token", "figure"))
    again, unread = part_in(text_of(part))
    assert unread == 0
    assert data_of(again) == data_of(part)


def test_another_scenario_gets_the_areas_and_types_it_lacks(scenario: Scenario) -> None:
    part = copied(scenario, _serials(scenario, "piece", "token"))
    other = scenario_in(
        'format: 1\nruleset: doom-2004\ntitle: "Other"\npieces: []\n'
        'areas: [{id: far, name: "Elsewhere", start: true}]\nvictory: {marines: {clear: board}}\n'
    )
    after = Paste("Paste", part).apply(other)
    assert [area.id for area in after.areas] == ["far", "start", "far-2"]
    assert [area.start for area in after.areas] == [True, False, False]
    assert [piece.area for piece in after.pieces] == ["start", "start", "far-2"]
    assert [item.id for item in after.items] == ["disc"]
    assert [own.id for own in after.piece_types] == ["bridge"]
    assert Paste("Paste", part).apply(after).piece_types == after.piece_types


def test_a_type_with_the_same_id_but_other_cells_gets_another_id(scenario: Scenario) -> None:
    part = copied(scenario, frozenset({scenario.pieces[2].serial}))
    changed = scenario.having(piece_types=(scenario.piece_types[0].having(rows=("#",)),))
    after = Paste("Paste", part, (9, 9)).apply(changed)
    assert [own.id for own in after.piece_types] == ["bridge", "bridge-2"]
    assert after.pieces[-1].piece == "bridge-2"


def test_a_piece_without_a_known_area_comes_to_the_start(scenario: Scenario) -> None:
    part, _ = part_in("pieces:\n  - {piece: room-4x4, at: [0, 0], area: nowhere}\n")
    assert Paste("Paste", part, (30, 30)).apply(scenario).pieces[-1].area == "start"


def test_entries_that_cannot_be_read_are_counted() -> None:
    part, unread = part_in("tokens:\n  - {kind: health, at: [1, 1]}\n  - {kind: health}\n")
    assert len(part.tokens) == 1
    assert unread == 1


@cases(
    "text",
    [
        "",
        "Dear all, see you on Friday: bring dice.",
        "- {kind: imp, at: [1, 1]}",
        "[" * 100_000,
        "x" * 3_000_000,
        "a: &a [*a]",
        "pieces: &p [*p]\n",
        "\ud800",
        "\x00\x01",
        "!!python/object/apply:os.system [ls]",
        "format: 1\npieces: []\n",
        "format: 99\npieces:\n  - {piece: room-4x4, at: [0, 0], area: start}\n",
        "pieces:\n  - {piece: [1], at: there}\n",
    ],
)
def test_what_is_no_part_of_a_scenario_is_one_sentence(text: str) -> None:
    with pytest.raises(NotPasted) as raised:
        part_in(text)
    assert str(raised.value).endswith((".", '".'))
    assert "\n" not in str(raised.value)


def test_more_than_a_file_can_hold_is_refused(scenario: Scenario) -> None:
    many = scenario.having(pieces=scenario.pieces[:1] * 1_999)
    assert too_much(many, copied(scenario, frozenset({scenario.pieces[0].serial}))) == ""
    assert "2000 pieces" in too_much(many, copied(scenario, _serials(scenario, "piece")))
    told = scenario.having(translations=Record((f"aa-{one}", Record(title="A")) for one in range(51)))
    assert "50 languages" in too_much(told, copied(scenario, _serials(scenario, "piece")))


@settings(max_examples=12)
@given(scenarios(), st.data())
def test_a_copy_survives_its_text_and_disturbs_nothing(scenario: Scenario, data: st.DataObject) -> None:
    serials = [one.serial for one in scenario.elements() if one.word in ("piece", "door", "token", "figure")]
    chosen = frozenset(data.draw(st.lists(st.sampled_from(serials), max_size=6))) if serials else frozenset()
    part = copied(scenario, chosen)
    if chosen:
        again, unread = part_in(text_of(part))
        assert (data_of(again), unread) == (data_of(part), 0)
    after = Paste("Paste", part, (40, 40)).apply(scenario)
    old = {one.serial: one for one in scenario.elements()}
    assert all(one == old[one.serial] for one in after.elements() if one.serial in old)
    new = [one for one in after.elements() if one.serial not in old]
    assert not {getattr(one, "id", None) for one in new} & {one.id for one in old.values() if getattr(one, "id", None)}
