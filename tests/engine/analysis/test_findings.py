"""What the checks find on small maps and changed ones: `findings_*.yaml` beside this module.

A file holds lists of maps by the name of what they show. `every case` holds what all maps of a file share. A map is
`base`: the small map of 2004 (the default) or of 2016, a shipped scenario, or the example or near miss of a check;
`capped` has its dead ends as pieces. In it `map` replaces sections, or leaves them out, and `change` texts.

`finds` are all findings at error or warning level that are not allowed, of all checks or those of `checks`. With `only`
it is all findings of those codes, or `all`, whatever their level. A finding is a code, or a code with facts about it and
its fixes, which `_assert_fact` and `_assert_fix` compare.
"""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
import yaml

from kneedeep.analysis.framework.check import load_check
from kneedeep.analysis.framework.finding import Finding, Fix, Severity
from kneedeep.analysis.framework.runner import analyse
from kneedeep.model.scenario.io.reader import Reading, read
from kneedeep.model.scenario.io.saver import saved_text
from kneedeep.model.scenario.yaml_patch import node_tree
from kneedeep.model.scenario.yaml_patch.value_text import inline
from tests.support.changed_lines import changed_lines
from tests.support.check_runs import WORDS_OF_2004
from tests.support.examples import example, portal_example
from tests.support.files import SCENARIOS
from tests.support.generators.broken_scenarios import capped_by_hand
from tests.support.values import known, typed

SMALL = {"2004": example, "2016": portal_example}


def stored() -> list[Any]:
    """All lists of maps, each a parameter."""
    return [
        pytest.param([{**shared, **case} for case in cases], id=name)
        for file in sorted(Path(__file__).parent.glob("findings_*.yaml"))
        for shared, found in [_parts(file)]
        for name, cases in found.items()
    ]


def _parts(file: Path) -> tuple[dict[str, Any], dict[str, list[Any]]]:
    found = yaml.load(file.read_text(encoding="utf-8"), yaml.CSafeLoader)
    return found.pop("every case", {}), found


@pytest.mark.parametrize("maps", stored())
def test_what_is_found_on_maps(maps: Sequence[Mapping[str, Any]]) -> None:
    for number, case in enumerate(maps, 1):
        try:
            _compare(**case)
        except AssertionError as error:
            error.add_note(f"map {number}: {case}")
            raise


def _compare(*, finds: Sequence[Any] = (), checks: Sequence[str] = (), only: Sequence[str] = (), **parts: Any) -> None:
    text = text_of(**parts)
    reading = read(text)
    found = analyse(reading, select=checks, verbose=True)
    if only:
        shown = [one for one in found if only == "all" or one.code.startswith((*only, "INT"))]
    else:
        shown = [one for one in found if one.severity != Severity.INFO and one.allowed is None]
    expected = [{"code": one} if isinstance(one, str) else one for one in finds]
    assert [one.code for one in shown] == [one["code"] for one in expected], [one.message for one in shown]
    for one, facts in zip(shown, expected, strict=True):
        for name, wanted in facts.items():
            _assert_fact(one, name, wanted)
        for fix, wanted in zip(one.fixes, facts.get("fixes", ()), strict="fixes" in facts):
            _assert_fix(text, reading, fix, {"title": wanted} if isinstance(wanted, str) else wanted)
    if "ruleset: doom-2016" in text:
        assert [one for one in found if one.code[:3] != "SCN" and WORDS_OF_2004.search(one.message)] == []


def text_of(
    base: str = "2004",
    map: Mapping[str, Any] | None = None,
    change: Mapping[str, str] | None = None,
    *,
    capped: bool = False,
) -> str:
    """The text of a map: a base with replaced texts and sections."""
    text = _base(base)
    if capped:
        text = _written(capped_by_hand(_data(text)))
    if map is not None:
        text = _written({name: part for name, part in {**_data(text), **map}.items() if part is not None})
    for old, new in (change or {}).items():
        assert old in text, old
        text = text.replace(old, new)
    return text


def _data(text: str) -> dict[str, Any]:
    return typed(dict, node_tree.plain(node_tree.parse(text.encode()).root))


def _written(data: Mapping[str, Any]) -> str:
    """The text of a map with a line for each section."""
    return "".join(f"{name}: {inline(part)}\n" for name, part in data.items())


def _base(name: str) -> str:
    if name in SMALL:
        return SMALL[name]()
    code, _, near = name.partition(" ")
    if code.isupper():
        return load_check(code).page.examples[0][bool(near)]
    return (SCENARIOS / f"{name}.yaml").read_text(encoding="utf-8")


def _plain(value: object) -> Any:
    """A value as JSON has it, with lists for tuples."""
    return json.loads(json.dumps(value))


def _assert_fact(finding: Finding, name: str, wanted: Any) -> None:
    """Compare one fact about a finding. Facts without a case of their own are fields of the finding."""
    match name:
        case "says":
            assert all(text in finding.message for text in ([wanted] if isinstance(wanted, str) else wanted))
        case "begins":
            assert finding.message.startswith(wanted)
        case "ends":
            assert finding.message.endswith(wanted)
        case "names":
            assert set(wanted) <= set(finding.elements)
        case "covers":
            assert {tuple(space) for space in wanted} <= set(finding.spaces)
        case "explains":
            assert set(wanted) <= {one["code"] for one in (finding.witness or {}).get("followers", ())}
        case "told_with":
            followers = (finding.witness or {}).get("followers", ())
            assert wanted in [f"{one['code']} {one['message']}" for one in followers]
        case "witness":
            assert finding.witness is not None
            assert {key: _plain(finding.witness)[key] for key in wanted} == wanted
        case "fixes":
            assert len(finding.fixes) == len(wanted), [fix.title for fix in finding.fixes]
        case _:
            assert _plain(getattr(finding, name)) == wanted


def _assert_fix(text: str, reading: Reading, fix: Fix, wanted: Mapping[str, Any]) -> None:
    """Compare the title of a fix, whether it is safe and deletes, the lines that change, and what some checks find after it."""
    assert wanted.get("title", fix.title) == fix.title
    assert fix.safe == wanted.get("safe", False)
    assert fix.deletes == wanted.get("deletes", False)
    before = known(reading.scenario)
    fixed = fix.edit.apply(before)
    after = Reading(fixed, None, ())
    if "changes" in wanted:
        assert changed_lines(text, saved_text(known(reading.source), before, fixed)) == wanted["changes"]
    if "leaves_none_of" in wanted:
        assert not analyse(after, select=wanted["leaves_none_of"])
    if "leaves" in wanted:
        assert [one.code for one in analyse(after) if one.severity != Severity.INFO] == wanted["leaves"]
