"""Merging by values: independent changes are both there, contradictions are conflicts, nothing is lost."""

import random
from collections import Counter
from typing import Any

import pytest

from kneedeep.model.scenario.edits.basic import Add, Edit
from kneedeep.model.scenario.io.merged_text import merged_text
from kneedeep.model.scenario.io.reader import Reading, read
from kneedeep.model.scenario.io.saver import SaveFailed, saved_text
from kneedeep.model.scenario.model import SECTIONS, Scenario
from tests.support.files import path_of
from tests.support.generators.random_edits import random_edit

BASE = path_of("tutorial.yaml").read_text(encoding="utf-8")
NAMES = ("tutorial.yaml", "long-watch.yaml", "range-day.yaml", "brine.yaml")
DEFAULT_PAIRS = 4


def _merged(ours: str, theirs: str, base: str = BASE) -> tuple[str, list[tuple[str, ...]]]:
    """The merged text, and the keys of its conflicts."""
    done = merged_text(read(base), read(ours), read(theirs))
    return done.text, [conflict.keys for conflict in done.merged.conflicts]


def _changed(*changes: tuple[str, str], base: str = BASE) -> str:
    for old, new in changes:
        assert base.count(old) == 1, old
        base = base.replace(old, new)
    return base


IMP = "{kind: imp, at: [14, -4]}"
BULLETS = "{kind: ammo, item: bullets, spaces: [[1, 4], [11, 6]]}"
STARTS = "spaces: [[0, 0], [1, 0], [0, 1]]"


def test_two_keys_of_one_element() -> None:
    ours, theirs = (IMP, "{kind: imp, at: [14, -3]}"), (IMP, "{kind: imp, at: [14, -4], marines: 2}")
    assert _merged(_changed(ours), _changed(theirs)) == (_changed((IMP, "{kind: imp, at: [14, -3], marines: 2}")), [])


def test_lists_of_spaces_are_sets() -> None:
    ours = (BULLETS, "{kind: ammo, item: bullets, spaces: [[11, 6], [1, 3]]}")
    theirs = (BULLETS, "{kind: ammo, item: bullets, spaces: [[1, 4], [11, 6], [12, 6]]}")
    text, conflicts = _merged(_changed(ours), _changed(theirs))
    assert "spaces: [[11, 6], [12, 6], [1, 3]]" in text and not conflicts


def test_the_start_of_the_marines_has_an_order() -> None:
    ours, theirs = (STARTS, "spaces: [[1, 0], [0, 0], [0, 1]]"), (STARTS, "spaces: [[0, 0], [1, 0], [1, 1]]")
    text, conflicts = _merged(_changed(ours), _changed(theirs))
    assert conflicts == [("spaces",)]
    assert text.count("<<<<<<< ours") == text.count("=======") == text.count(">>>>>>> theirs") == 1


def test_the_keys_of_a_place_are_in_conflict_together() -> None:
    ours = (IMP, "{kind: imp, spaces: [[14, -4], [15, -4]]}")
    theirs = (IMP, "{kind: imp, at: [14, -3]}")
    for first, second in ((ours, theirs), (theirs, ours)):
        text, conflicts = _merged(_changed(first), _changed(second))
        assert [set(keys) for keys in conflicts] == [{"at", "spaces"}]
        assert first[1] in text and second[1] in text


def test_rules_are_merged_by_key() -> None:
    base = BASE + "rules: {corner: both-sides}\n"
    ours = base.replace("both-sides}", "both-sides, respawn_distance: open-doors}")
    text, conflicts = _merged(ours, base.replace("both-sides}", "both-sides, respawn_band: [2, 4]}"), base)
    scenario = read(text).scenario
    assert scenario is not None and not conflicts
    assert set(scenario.rules) == {"corner", "respawn_distance", "respawn_band"}


def test_one_side_changed_what_the_other_removed() -> None:
    text, conflicts = _merged(_changed((f"  - {IMP}\n", "")), _changed((IMP, "{kind: imp, at: [14, -3]}")))
    assert conflicts == [()]
    assert "<<<<<<< ours\n=======\n  - {kind: imp, at: [14, -3]}\n>>>>>>> theirs\n" in text


def test_one_id_for_two_new_things() -> None:
    ours = _changed((f"  - {IMP}\n", f"  - {IMP}\n  - {{id: rex, kind: imp, at: [12, 3]}}\n"))
    theirs = _changed(("  - {kind: health, at: [4, 2]}\n", "  - {id: rex, kind: health, at: [4, 2]}\n"))
    text, conflicts = _merged(ours, theirs)
    assert "id: rex" in text and conflicts == [()]


def test_both_sides_made_the_same_change() -> None:
    both = _changed((f"  - {IMP}\n", f"  - {IMP}\n  - {{kind: imp, at: [12, 3]}}\n"))
    assert _merged(both, both) == (both, [])


def test_what_stands_on_a_moved_piece_can_be_changed_by_the_other_side() -> None:
    ours = _changed(
        ("{id: store, piece: room-4x4, at: [11, 6]", "{id: store, piece: room-4x4, at: [11, 8]"),
        ("{kind: zombie, at: [13, 7]}", "{kind: zombie, at: [13, 9]}"),
        ("{kind: zombie, at: [12, 9], marines: 2}", "{kind: zombie, at: [12, 11], marines: 2}"),
    )
    theirs = _changed(("{kind: zombie, at: [13, 7]}", "{kind: zombie, at: [13, 7], name: Bob}"))
    text, conflicts = _merged(ours, theirs)
    assert "{kind: zombie, at: [13, 9], name: Bob}" in text and not conflicts


def test_comments_of_both_sides_stay() -> None:
    ours = _changed(("figures:", "# ours above\nfigures:   # ours beside"), (IMP, "{kind: imp, at: [14, -3]}"))
    theirs = _changed(
        (f"  - {IMP}\n", f"  # theirs above\n  - {IMP}   # theirs beside\n"),
        ("tokens:", "tokens:   # theirs, of tokens"),
        ("{kind: health, at: [4, 2]}", "{kind: health, at: [4, 3]}"),
    )
    text, conflicts = _merged(ours, theirs)
    assert not conflicts
    for comment in ("# ours above", "# ours beside", "# theirs above", "# theirs beside", "# theirs, of tokens"):
        assert text.count(comment) == 1, comment
    assert text.count("#") == BASE.count("#") + 5


def test_a_file_with_other_line_ends_stays_so() -> None:
    ours = _changed((IMP, "{kind: imp, at: [14, -3]}")).replace("\n", "\r\n")
    text, _ = _merged(ours, _changed((IMP, "{kind: imp, at: [13, -4]}")))
    assert "\n" not in text.replace("\r\n", "")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    "pairs", [DEFAULT_PAIRS, pytest.param(200, marks=[pytest.mark.nightly, pytest.mark.timeout(600)])]
)
def test_of_two_random_edits_none_is_lost(name: str, pairs: int, seed: int) -> None:
    """The merge has both edits, in one order or the other, or it reports a conflict of edits of one thing."""
    base = read(path_of(name).read_text(encoding="utf-8"))
    chance = random.Random(f"{seed} {name}")
    done = 0
    while done < pairs:
        edits = _edits(base, chance), _edits(base, chance)
        sides = [_side(base, edit) for edit in edits]
        if sides[0] is None or sides[1] is None or sides[0].scenario == sides[1].scenario:
            continue
        if all(getattr(edit, "title", "") in ("Rules", "Allow", "Look") for edit in edits):
            # These replace a whole mapping, whose keys are merged one by one.
            continue
        if [edit.elements for edit in edits if isinstance(edit, Add)] == 2 * [getattr(edits[0], "elements", ())]:
            # Both sides add the same: it is there once.
            continue
        done += 1
        result = merged_text(base, sides[0], sides[1])
        if result.merged.conflicts:
            assert base.scenario is not None and not _independent(base.scenario, *edits), edits
            assert result.text.count("<<<<<<< ours") >= 1 or result.merged.for_ours == result.merged.for_theirs
            continue
        assert base.scenario is not None
        wanted = [_content(one) for one in _in_both_orders(base.scenario, *edits)]
        assert _content(result.merged.for_ours) in wanted, (name, edits)


def _edits(base: Reading, chance: random.Random) -> Edit:
    assert base.scenario is not None
    return random_edit(base.scenario, chance)


def _side(base: Reading, edit: Edit) -> Reading | None:
    """The base after an edit, written and read again; None where the file can't hold it or it can't be read in whole."""
    assert base.scenario is not None and base.source is not None
    after = edit.apply(base.scenario)
    try:
        reading = read(saved_text(base.source, base.scenario, after))
    except SaveFailed:
        return None
    return None if reading.problems else reading


def _in_both_orders(base: Scenario, one: Edit, other: Edit) -> list[Scenario]:
    found = []
    for first, second in ((one, other), (other, one)):
        after = first.apply(base)
        known = {element.serial for element in after.elements()} | {0}
        if getattr(second, "serials", frozenset((getattr(second, "serial", 0),))) <= known:
            found.append(second.apply(after))
    return found


def _independent(base: Scenario, one: Edit, other: Edit) -> bool:
    """Whether two edits are about different elements, and not both about the look: what is removed takes its look along."""
    if all(edit.apply(base).look != base.look for edit in (one, other)):
        return False
    subjects = [getattr(edit, "serials", None) or {getattr(edit, "serial", None)} for edit in (one, other)]
    return not subjects[0] & subjects[1]


def _content(scenario: Scenario) -> tuple[Any, ...]:
    """What a scenario says, whatever the order of its elements."""
    bags = {section: Counter(getattr(scenario, section)) for section in SECTIONS}
    return bags, scenario.having(**dict.fromkeys(SECTIONS, ()))
