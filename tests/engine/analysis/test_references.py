"""Names: which must be defined, by what, and what is said of one that is not."""

from tests.support.cases import cases
from tests.support.check_runs import codes, findings, only
from tests.support.examples import example

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
