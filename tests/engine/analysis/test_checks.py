"""Every check: its example fires it and nothing else, its near miss nothing, its fixes mend what they say."""

import json
import re
import subprocess
import sys
from functools import cache
from typing import Any

import jsonschema
import pytest

from kneedeep.analysis.framework.check import Check, check_modules, load_check
from kneedeep.analysis.framework.finding import Finding, Severity
from kneedeep.analysis.framework.runner import analyse
from kneedeep.model.catalog.edition import edition_of
from kneedeep.model.scenario.io.reader import Reading, read
from kneedeep.model.scenario.model import Scenario
from kneedeep.support import resources
from tests.support.cases import cases

FAMILIES = ("SCN", "BRD", "CMP")
CODES = [code for code in check_modules() if code.startswith(FAMILIES)]
HEAVY = ("numpy", "scipy", "networkx", "shapely", "jsonschema", "PySide6", "asyncio")
ONE_EDITION = re.compile(r"security door|obstacle|\bduct|encounter|barrel|frag point", re.IGNORECASE)
KEY = re.compile(r"\bkeys?\b", re.IGNORECASE)
"""Things of the 2004 edition; in findings about the file a key is one of the file."""


def found(reading: Reading) -> list[Finding]:
    return analyse(reading, select=(*FAMILIES, "INT"), verbose=True)


@cache
def found_in_example(code: str) -> list[Finding]:
    """What is found in the example of a check; not to be changed."""
    return found(read(load_check(code).page.example))


@cache
def witness_schema() -> jsonschema.Draft202012Validator:
    """What a witness must fit."""
    schema: dict[str, Any] = json.loads(resources.text("schemas", "findings.schema.json"))
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator({"$ref": "#/$defs/witness", "$defs": schema["$defs"]})


def weighty(findings: list[Finding]) -> set[str]:
    return {finding.code for finding in findings if finding.severity != Severity.INFO}


@cases("code", CODES)
def test_an_example_fires_its_check_and_no_other(code: str) -> None:
    check = load_check(code)
    findings = found_in_example(code)
    assert code in {finding.code for finding in findings}
    assert weighty(findings) <= {code}
    for finding in findings:
        if finding.code == code:
            assert finding.severity == check.severity
            assert finding.name == check.name
            assert finding.message


@cases("code", CODES)
def test_a_near_miss_fires_nothing(code: str) -> None:
    findings = found(read(load_check(code).page.near_miss))
    assert code not in {finding.code for finding in findings}
    assert not weighty(findings)
    assert all(finding.allowed for finding in findings)


@cases("code", [code for code in CODES if code not in ("SCN001", "SCN007")])
def test_an_example_is_located_where_it_is_wrong(code: str) -> None:
    for finding in found_in_example(code):
        assert (finding.line, finding.column) != (1, 1)
        assert (finding.end_line, finding.end_column) > (finding.line, finding.column)


@cases("code", list(check_modules()))
def test_a_check_explains_itself(code: str) -> None:
    check: Check = load_check(code)
    assert check.code == code
    assert check_modules()[code].endswith(f"{code.lower()}_{check.name.replace('-', '_')}")
    for text in (check.page.what, check.page.why, check.page.fix):
        assert len(text) > 40
        assert text.endswith((".", ")"))
    assert check.page.when
    assert check.page.rule


def test_advice_for_both_editions_names_things_of_one_with_the_edition() -> None:
    features = [edition_of(ruleset).features for ruleset in ("doom-2004", "doom-2016")]
    shared = [
        check for check in map(load_check, check_modules()) if all(map(set(check.needs).issubset, features))
    ]
    assert {"RCH001", "RCH003", "LOS005"} <= {check.code for check in shared}
    assert [
        (check.code, sentence)
        for check in shared
        for text in (check.page.when, check.page.why, check.page.fix)
        for sentence in re.split(r"(?<=[.;]) ", text)
        if ONE_EDITION.search(sentence) or (KEY.search(sentence) and not check.code.startswith("SCN"))
        if "2004 edition" not in sentence
    ] == []


@cases("code", CODES)
def test_a_witness_fits_the_schema(code: str) -> None:
    for finding in found_in_example(code):
        if finding.witness is not None:
            witness_schema().validate(json.loads(json.dumps(finding.witness)))


def _mended(reading: Reading, finding: Finding, index: int) -> list[Finding]:
    assert reading.scenario is not None
    changed = finding.fixes[index].edit.apply(reading.scenario)
    return found(Reading(changed, None, ()))


@cases("code", CODES)
def test_after_a_fix_the_finding_is_gone_and_no_other_came(code: str) -> None:
    reading = read(load_check(code).page.example)
    before = found(reading)
    for finding in before:
        for index in range(len(finding.fixes)):
            after = _mended(reading, finding, index)
            assert finding.fingerprint not in {other.fingerprint for other in after}
            assert not weighty(after)


@pytest.mark.parametrize("code", CODES)
def test_a_fix_that_deletes_says_so_and_comes_last(code: str) -> None:
    reading = read(load_check(code).page.example)
    for finding in found(reading):
        if not finding.fixes:
            continue
        assert reading.scenario is not None
        told = [fix.deletes for fix in finding.fixes]
        assert told == [_deletes(reading.scenario, fix.edit.apply(reading.scenario)) for fix in finding.fixes]
        assert told == sorted(told)


def _deletes(before: Scenario, after: Scenario) -> bool:
    left = {one.serial: len(one.places) for one in after.elements()}
    return any(left.get(one.serial, -1) < len(one.places) for one in before.elements())


def test_these_checks_have_fixes() -> None:
    fixed = {
        finding.code
        for code in CODES
        for finding in found(read(load_check(code).page.example))
        if finding.fixes
    }
    assert {"BRD002", "BRD003", "BRD004", "CMP004"} <= fixed


def test_checks_load_nothing_heavy() -> None:
    program = (
        "import sys\n"
        "from kneedeep.analysis.framework.check import check_modules, load_check\n"
        "from kneedeep.analysis.framework.runner import analyse\n"
        "from kneedeep.model.scenario.io.reader import read\n"
        "for code in check_modules():\n"
        "    if code[:3] in ('SCN', 'BRD', 'CMP'):\n"
        "        analyse(read(load_check(code).page.example))\n"
        f"print([name for name in {HEAVY!r} if name in sys.modules])\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_what_is_said_about_respawn_spaces_names_the_switch_for_tokens() -> None:
    pages = {code: load_check(code).page.what for code in ("RSP001", "RSP002", "RSP003", "RSP005")}
    assert [code for code, page in pages.items() if "respawn_tokens" not in page] == []
