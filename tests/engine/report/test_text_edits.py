"""Text edits: applied one after the other from the end they make the new text, and touch no more than differs."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kneedeep.analysis.framework.runner import analyse
from kneedeep.model.scenario.io.reader import read
from kneedeep.model.scenario.io.saver import saved_text
from kneedeep.model.scenario.yaml_patch.decoder import line_starts
from kneedeep.report import text_edits as module
from kneedeep.report.report import FileReport, Style, writer
from kneedeep.report.text_edits import TextEdit, text_edits
from tests.support.cases import cases
from tests.support.generators.hostile_files import misspelt_flags


def applied(text: str, edits: list[TextEdit]) -> str:
    """The text after edits whose places are lines and columns of the old text."""
    starts = line_starts(text)
    for edit in reversed(edits):
        place = edit.place
        start = starts[place.line - 1] + place.column - 1
        text = text[:start] + edit.text + text[(starts[place.end_line - 1] + place.end_column - 1) :]
    return text


LINES = st.lists(st.sampled_from(["a: 1", "- b", "", "  c", "é"]), max_size=8)


@given(LINES, LINES, st.sampled_from(["\n", "\r\n"]), st.booleans())
def test_the_edits_make_the_new_text(old: list[str], new: list[str], newline: str, last: bool) -> None:
    before, after = newline.join(old) + newline * last, newline.join(new) + newline * last
    edits = list(text_edits(before, after))
    assert applied(before, edits) == after
    places = [((edit.place.line, edit.place.column), (edit.place.end_line, edit.place.end_column)) for edit in edits]
    assert all(start <= end for start, end in places)
    assert all(one[1] <= other[0] for one, other in zip(places, places[1:], strict=False))


def test_equal_texts_have_no_edits() -> None:
    assert list(text_edits("a\nb\n", "a\nb\n")) == []


@cases(("old", "new", "place", "text"))
def test_an_edit_is_as_small_as_it_can_be(old: str, new: str, place: list[int], text: str) -> None:
    (edit,) = text_edits(old, new)
    assert ([*edit.place], edit.text) == (place, text)


def test_a_change_in_a_long_file_is_found_at_once(seed: int) -> None:
    rng = random.Random(seed)
    lines = [f"line {number}" for number in range(20_000)]
    changed = list(lines)
    changed[rng.randrange(len(lines))] = "other"
    (edit,) = text_edits("\n".join(lines), "\n".join(changed))
    assert applied("\n".join(lines), [edit]) == "\n".join(changed)


@pytest.mark.parametrize("form", ["json", "sarif"])
def test_fixes_of_a_file_are_made_as_edits_up_to_a_limit(form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def save(*arguments: Any) -> str:
        saved.append(arguments)
        return saved_text(*arguments)

    text = misspelt_flags(40)
    reading = read(text)
    findings = tuple(analyse(reading, select=("SCN005",)))
    assert sum(bool(finding.fixes) for finding in findings) > 10
    saved: list[Any] = []
    monkeypatch.setattr(module, "saved_text", save)
    for name in ("json_report", "sarif"):
        monkeypatch.setattr(f"kneedeep.report.{name}.MOST_TEXT", 3 * len(text))
    report = FileReport("map.yaml", reading, findings, text, None)
    printed = "".join(writer(form)([report, report], Style(), []))
    assert 2 <= len(saved) <= 6
    assert printed.count("edits" if form == "json" else "artifactChanges") >= 2
