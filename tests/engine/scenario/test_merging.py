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


def test_a_file_with_other_line_ends_stays_so() -> None:
    ours, theirs = (BASE.replace("at: [14, -4]", place) for place in ("at: [14, -3]", "at: [13, -4]"))
    assert BASE not in (ours, theirs)
    text = merged_text(read(BASE), read(ours.replace("\n", "\r\n")), read(theirs)).text
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
