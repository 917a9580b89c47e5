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


def test_for_a_hundred_unknown_names_the_nearest_is_looked_for() -> None:
    triggers = "".join(TRIGGER.format("{open: gat}", "{draw: 1}") for _ in range(150))
    found = findings(example(triggers=triggers), ("SCN005",))
    assert [one.message.endswith("did you mean 'gate'?") for one in found] == [True] * 100 + [False] * 50


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


def test_a_flag_that_is_not_listed_can_be_listed() -> None:
    text = example(triggers=TRIGGER.format("{flag: siren}", "{set: power}"), flags="flags: {power: P}")
    found = only(text, "SCN005")
    assert [fix.title for fix in found.fixes] == ["List the flag 'siren'"]
    assert list(found.fixes[0].edit.apply(scenario_in(text)).flags) == ["power", "siren"]
