"""Names: which must be defined, by what, and what is said of one that is not."""

from tests.support.cases import cases
from tests.support.check_runs import codes, findings, only
from tests.support.examples import example
from tests.support.reading import scenario_in

TRIGGER = "  - {{when: {}, do: [{}]}}\n"
THINGS = {
    "tokens": "  - {kind: encounter, id: lever, at: [2, 2], text: A lever.}\n  - {kind: teleporter, id: pad, color: red, at: [1, 1], to: [{pad: lever, needs: {use: lever}}]}\n",
    "figures": "  - {kind: imp, id: hound, group: guards, carries: disc, at: [6, 0]}\n",
    "items": "  - {id: disc, name: Disc, shown_as: {kind: weapon, item: shotgun}}\n",
    "spawns": "  - {id: drop, side: marines, spaces: [[0, 0]]}\n  - {id: pit, side: invaders, area: research, only: [imp, drone], each_round: {kind: trite}}\n",
    "figure_types": "  - {id: drone, like: zombie, shown_as: {kind: imp}}\n",
    "token_types": "  - {id: crate, wounds: 2, shown_as: {kind: barrel}}\n",
}


@cases(("when", "do"))
def test_known_names_are_left_alone(when: str, do: str) -> None:
    assert codes(example(**THINGS, triggers=TRIGGER.format(when, do))) == []


@cases(("when", "do", "told"))
def test_unknown_names_are_told_with_the_nearest(when: str, do: str, told: str) -> None:
    found = only(example(**THINGS, triggers=TRIGGER.format(when, do)), "SCN005")
    assert told in found.message
    assert found.elements == ("trigger#1",)


@cases(("old", "new"))
def test_elements_name_only_what_there_is(old: str, new: str) -> None:
    text = example(**THINGS)
    assert codes(text) == []
    assert old in text
    only(text.replace(old, new), "SCN005")


def test_only_exit_doors_and_exit_tokens_are_ways_out() -> None:
    victory = "victory: {marines: {exit: out}, invaders: {frags: 3}}"
    pieces = """
  - {id: hall, piece: room-5x5, at: [0, 0], area: start}
  - {id: lab, piece: room-4x4, at: [5, -1], area: research}
"""
    door = "  - {{id: out, at: [8, 0], side: east{}}}\n  - {{id: gate, at: [4, 0], side: east}}\n"
    assert codes(example(victory=victory, pieces=pieces, doors=door.format(", exit: true"))) == []
    assert "SCN005" in codes(example(victory=victory, pieces=pieces, doors=door.format("")))
    # A door that may be meant as one is left alone: its own mistake is told.
    assert codes(example(victory=victory, pieces=pieces, doors=door.format(", exitt: true"))) == ["SCN003"]
    lift = "  - {kind: exit, id: out, at: [2, 2]}\n"
    assert codes(example(victory=victory, tokens=lift, expansion="expansion: true")) == []
    told = findings(example(victory=victory, tokens=lift.replace("exit", "encounter")), ())
    assert [one.code for one in told if one.severity == "error"] == ["SCN005"]


def test_for_a_hundred_unknown_names_the_nearest_is_looked_for() -> None:
    triggers = "".join(TRIGGER.format("{open: gat}", "{draw: 1}") for _ in range(150))
    found = findings(example(triggers=triggers), ("SCN005",))
    assert [one.message.endswith("did you mean 'gate'?") for one in found] == [True] * 100 + [False] * 50


def test_flags_are_free_until_they_are_listed() -> None:
    trigger = TRIGGER.format("{flag: powr}", "{set: power}")
    assert codes(example(triggers=trigger)) == []
    assert "did you mean 'power'?" in only(example(triggers=trigger, flags="flags: {power: P}"), "SCN005").message
    assert codes(example(triggers=trigger, flags="flags: {power: P, powr: 3}")) == ["SCN002"]


def test_a_name_that_only_an_unread_element_defines_counts_as_defined() -> None:
    trigger = TRIGGER.format("{use: lever}", "{draw: 1}")
    unread = "  - {kind: encounter, id: lever, at: [2, 2, 2], text: A lever.}\n"
    assert codes(example(tokens=unread, triggers=trigger)) == ["SCN002"]
    nameless = "  - {kind: encounter, idd: lever, at: [2, 2], text: A lever.}\n"
    assert codes(example(tokens=nameless, triggers=trigger)) == ["SCN003"]
    faulty_kind = "  - {id: crate, size: 3}\n"
    assert codes(example(token_types=faulty_kind, tokens="  - {kind: crate, at: [2, 2]}\n")) == ["SCN002"]


def test_ids_are_unique_over_all_sections_groups_and_flags() -> None:
    for sections in (
        {"tokens": "  - {kind: duct, id: gate, at: [2, 2]}\n"},
        {"figures": "  - {kind: imp, group: gate, at: [6, 0]}\n"},
        {"flags": "flags: {gate: Power}"},
        {"items": "  - {id: gate}\n"},
        {"triggers": TRIGGER.format("{round: 1}", "{place: {kind: imp, id: gate, at: [6, 0]}}")},
        {"triggers": "  - {id: gate, when: {round: 1}, do: [{draw: 1}]}\n"},
    ):
        assert "'gate' is used twice" in only(example(**sections), "SCN004").message
    shared = "  - {kind: imp, group: pack, at: [6, 0]}\n  - {kind: imp, group: pack, at: [7, 0]}\n"
    assert codes(example(figures=shared)) == []


@cases("name", ["imp", "room-4x4", "shotgun", "security", "any", "board", "never", "custom", "all"])
def test_no_id_is_a_name_of_the_catalog_or_a_word_of_the_format(name: str) -> None:
    only(example(tokens=f"  - {{kind: duct, id: {name}, at: [2, 2]}}\n"), "SCN004")


NEW_MAP = """format: 1
ruleset: doom-2016
title: Later
pieces: [{piece: g-room-6x6, at: [0, 0], area: a}]
areas: [{id: a, start: true}]
tokens: [{kind: portal, id: pit, color: blue, at: [0, 0]}]
spawns: [{side: marines, spaces: [[1, 0], [2, 0], [3, 0], [4, 0]]}]
items: [{id: core}]
caps: auto
"""


@cases(("text", "message"))
def test_an_unknown_name_of_the_2016_edition_is_one_finding(text: str, message: str) -> None:
    (found,) = findings(NEW_MAP + text)
    assert found.code == "SCN005"
    assert found.message.endswith(message)
    assert found.line == NEW_MAP.count("\n") + 1


def test_names_of_the_2016_edition_are_known() -> None:
    for text in (
        "invasion: kd-rabble",
        "events: [kd-fury, kd-haste, blood-rush]",
        "demons: {imp: {}}",
        "triggers: [{when: {summoned: blue}, do: [{summon: all}, {summon: pit}]}]",
        "figures: [{kind: imp, at: [5, 5], carries: core}]",
    ):
        assert findings(NEW_MAP + text) == []


def test_a_tile_of_the_box_is_known_by_name_and_a_color_names_no_portal() -> None:
    assert codes(NEW_MAP.replace("g-room-6x6", "05a")) == ["BRD010"]
    assert codes(NEW_MAP.replace("g-room-6x6", "47a")) == ["SCN005"]
    assert codes(NEW_MAP.replace("id: pit", "id: blue")) == ["SCN004"]


def test_a_newer_format_is_all_that_is_told_of_the_file() -> None:
    text = example(tokens="  - {kind: duct, id: gate, at: [2, 2], nope: 1}\n", allow="allow: {CMP001: why}")
    assert codes(text.replace("format: 1", "format: 9")) == ["SCN007"]


EXITS = """
  - {id: hall, piece: room-5x5, at: [0, 0], area: start}
  - {id: lab, piece: room-4x4, at: [5, -1], area: research}
"""
DOORS = "  - {at: [8, 0], side: east, exit: true}\n  - {id: gate, at: [4, 0], side: east}\n"


@cases(("when", "place", "titles", "after"))
def test_what_is_on_the_map_is_offered_instead_and_pointed_out(
    when: str, place: list[int], titles: list[str], after: str
) -> None:
    tokens = "  - {kind: barrel, at: [2, 2]}\n  - {kind: health, at: [1, 1]}\n"
    victory = f"victory: {{marines: {when}, invaders: {{frags: 3}}}}"
    text = example(victory=victory, pieces=EXITS, doors=DOORS, tokens=tokens)
    found = next(one for one in findings(text) if one.code == "SCN005")
    assert found.spaces == (tuple(place),)
    assert [fix.title for fix in found.fixes] == titles
    mended = found.fixes[0].edit.apply(scenario_in(text))
    assert after in str(mended.victory.marines)
    assert after in {*(door.id for door in mended.doors), *(token.id for token in mended.tokens)}


def test_a_name_that_is_not_chosen_yet_is_told_as_such() -> None:
    found = findings(example(triggers=TRIGGER.format("{flag: ''}", "{spawn: {kind: imp, in: ''}}")), ("SCN005",))
    assert [one.message for one in found] == ["The trigger: choose a flag.", "The trigger: choose a spawn area."]


def test_a_flag_that_is_not_listed_can_be_listed() -> None:
    text = example(triggers=TRIGGER.format("{flag: siren}", "{set: power}"), flags="flags: {power: P}")
    found = only(text, "SCN005")
    assert [fix.title for fix in found.fixes] == ["List the flag 'siren'"]
    assert list(found.fixes[0].edit.apply(scenario_in(text)).flags) == ["power", "siren"]
