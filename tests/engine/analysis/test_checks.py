"""Every check: its example fires it and nothing else, its near miss nothing, its fixes mend what they say."""

import json
import re
import subprocess
import sys
from functools import cache
from typing import Any

import jsonschema

from kneedeep.analysis.framework.check import Check, check_modules, load_check
from kneedeep.analysis.framework.finding import Finding, Severity
from kneedeep.analysis.framework.runner import analyse
from kneedeep.model.catalog.edition import edition_of
from kneedeep.model.scenario.io.reader import Reading, read
from kneedeep.model.scenario.model import Scenario
from kneedeep.support import resources
from tests.support.cases import cases
from tests.support.check_runs import WORDS_OF_2004

CODES = [code for code in check_modules() if not code.startswith(("BAL", "INT"))]
"""Without the checks of balance, whose examples come with games, and those of the program itself."""
EXAMPLES = [(code, *pair) for code in CODES for pair in load_check(code).page.examples]
OF_THE_FILE, WITH_WITNESS = ("SCN", "BRD", "CMP"), ("RSP", "LOS", "SPN")
HEAVY = ("numpy", "scipy", "networkx", "shapely", "jsonschema", "PySide6", "asyncio")
ONE_EDITION = re.compile(r"security door|obstacle|\bduct|encounter|barrel|frag point", re.IGNORECASE)
KEY = re.compile(r"\bkeys?\b", re.IGNORECASE)
"""Things of the 2004 edition; in findings about the file a key is one of the file."""


@cache
def found(text: str) -> list[Finding]:
    """What all checks find in a text; not to be changed."""
    return analyse(read(text), verbose=True)


def weighty(findings: list[Finding]) -> set[str]:
    return {one.code for one in findings if one.severity != Severity.INFO and not one.allowed}


@cases(("code", "text", "near_miss"), EXAMPLES)
def test_an_example_fires_its_check_and_no_other_and_its_near_miss_none(code: str, text: str, near_miss: str) -> None:
    check, findings, near = load_check(code), found(text), found(near_miss)
    (own,) = [finding for finding in findings if finding.code == code]
    assert weighty(findings) <= {code}
    assert (own.severity, own.name) == (check.severity, check.name) and own.message
    assert own.witness is not None or not code.startswith(WITH_WITNESS)
    if code not in ("SCN001", "SCN007"):
        assert (1, 1) != (own.line, own.column) < (own.end_line, own.end_column)
    assert code not in {finding.code for finding in near} and not weighty(near)
    if code.startswith(OF_THE_FILE):
        assert all(finding.allowed for finding in near if finding.code.startswith(OF_THE_FILE))
    if "ruleset: doom-2016" in text and code not in ("SCN001", "SCN007"):
        assert [one.message for one in (*findings, *near) if WORDS_OF_2004.search(one.message)] == []


def test_checks_with_another_trigger_have_an_example_of_it() -> None:
    more = {code for code in CODES if len(load_check(code).page.examples) > 1}
    assert more >= {"BRD005", "CMP002", "LOS004", "OBJ003", "RCH003", "RCH012", "RSP003"}


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
    shared = [check for check in map(load_check, check_modules()) if all(map(set(check.needs).issubset, features))]
    assert {"RCH001", "RCH003", "LOS005"} <= {check.code for check in shared}
    assert [
        (check.code, sentence)
        for check in shared
        for text in (check.page.when, check.page.why, check.page.fix)
        for sentence in re.split(r"(?<=[.;]) ", text)
        if ONE_EDITION.search(sentence) or (KEY.search(sentence) and not check.code.startswith("SCN"))
        if "2004 edition" not in sentence
    ] == []


def test_a_witness_fits_the_schema() -> None:
    schema: dict[str, Any] = json.loads(resources.text("schemas", "findings.schema.json"))
    jsonschema.Draft202012Validator.check_schema(schema)
    witnesses = jsonschema.Draft202012Validator({"$ref": "#/$defs/witness", "$defs": schema["$defs"]})
    for _, text, _ in EXAMPLES:
        for finding in found(text):
            if finding.witness is not None:
                witnesses.validate(json.loads(json.dumps(finding.witness)))


@cases(("code", "text", "near_miss"), EXAMPLES)
def test_a_fix_removes_the_finding_alone_and_says_if_it_deletes(code: str, text: str, near_miss: str) -> None:
    scenario = read(text).scenario
    for finding in found(text):
        if not finding.fixes:
            continue
        assert scenario is not None
        fixed = [fix.edit.apply(scenario) for fix in finding.fixes]
        told = [fix.deletes for fix in finding.fixes]
        assert told == [_deletes(scenario, after) for after in fixed]
        assert told == sorted(told)
        for after in fixed if finding.code == code else ():
            left = analyse(Reading(after, None, ()), select=(*OF_THE_FILE, "INT", code), verbose=True)
            assert not weighty(left) and code not in {one.code for one in left}


def _deletes(before: Scenario, after: Scenario) -> bool:
    left = {one.serial: len(one.places) for one in after.elements()}
    return any(left.get(one.serial, -1) < len(one.places) for one in before.elements())


def test_these_checks_have_fixes() -> None:
    fixed = {finding.code for _, text, _ in EXAMPLES for finding in found(text) if finding.fixes}
    assert {"BRD002", "BRD003", "BRD004", "CMP004"} <= fixed


def test_checks_load_nothing_heavy() -> None:
    program = (
        "import sys\n"
        "from kneedeep.analysis.framework.check import check_modules, load_check\n"
        "from kneedeep.analysis.framework.runner import analyse\n"
        "from kneedeep.model.scenario.io.reader import read\n"
        "for code in check_modules():\n"
        "    if code[:3] in ('SCN', 'BRD', 'CMP'):\n"
        "        [analyse(read(pair[0])) for pair in load_check(code).page.examples]\n"
        f"print([name for name in {HEAVY!r} if name in sys.modules])\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_what_is_said_about_respawn_spaces_names_the_switch_for_tokens() -> None:
    pages = {code: load_check(code).page.what for code in ("RSP001", "RSP002", "RSP003", "RSP005")}
    assert [code for code, page in pages.items() if "respawn_tokens" not in page] == []
