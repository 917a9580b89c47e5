"""The table of conformance: every statement has one row, the tests it names run, the page is in step."""

import re
import subprocess
import sys
from collections import Counter

import pytest

from tests.conformance import table

STATEMENTS = {"2004": 351, "2016": 356}
PROVEN = {"2004": 347, "2016": 240}
"""How many statements of each edition are proven. Raise it with every new proof; never lower it."""


def edition_of(one: table.Statement) -> str:
    return "2016" if one.is_2016 else "2004"


def test_every_statement_has_an_id_of_its_own_and_a_group() -> None:
    ids = [one.id for one in table.statements()]
    assert len(ids) == len(set(ids))
    assert Counter(map(edition_of, table.statements())) == STATEMENTS
    assert {table.group_of(one) for one in table.statements()} == set(table.GROUPS)
    assert all(one.text and one.source for one in table.statements())


def test_every_statement_is_proven_or_has_a_reason_and_never_both() -> None:
    ids = {one.id for one in table.statements()}
    proven, unproven = set(table.proofs_by_id()), set(table.reasons())
    assert proven <= ids and unproven <= ids, "an id that no statement has"
    assert not proven & unproven, "remove the reason"
    assert not ids - proven - unproven, "mark a test or give a reason"
    assert {reason.kind for reason in table.reasons().values()} <= set(table.REASONS)


RUNNERS = {
    "engine/rules/": "tests/engine/rules/test_rule_plays.py::test_a_rule_holds_in_its_play",
    "engine/board/": "tests/engine/board/test_drawn_facts.py::test_a_drawn_board_has_these_facts",
}
"""The tests of all plays of rules and of all drawn boards, by the folder of their YAML files."""


def run_as(proof: table.Proof) -> str:
    """Return the test that is or runs a proof."""
    if proof.file.endswith(".py"):
        return f"tests/{proof.file}::{proof.name}"
    return next(test for folder, test in RUNNERS.items() if proof.file.startswith(folder))


def test_every_test_that_is_named_is_collected(request: pytest.FixtureRequest) -> None:
    named = set(map(run_as, table.proofs()))
    marked = [item for item in request.session.items if item.get_closest_marker(table.MARKER) is not None]
    if {item.nodeid.partition("[")[0] for item in marked} == named:
        return
    files = sorted({name.partition("::")[0] for name in named})
    command = [
        sys.executable,
        "-m",
        "pytest",
        "--collect-only",
        "-q",
        "-n",
        "0",
        "-m",
        f"{table.MARKER} and not nightly",
    ]
    done = subprocess.run([*command, *files], cwd=table.TESTS.parent, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    collected = {line.partition("[")[0] for line in done.stdout.splitlines() if "::" in line}
    assert collected == named


def test_the_page_and_the_command_have_one_row_for_each_statement() -> None:
    rows = re.findall(r"^\| ([A-Z]+\d*(?:-\w+)?) \| [^|]+ \| [^|]+ \| [^|]+ \|$", table.page(), re.MULTILINE)
    told = re.findall(r"^([A-Z]+\d*(?:-\w+)?)  ", table.text(), re.MULTILINE)
    ids = [one.id for one in table.statements()]
    assert sorted(rows) == sorted(ids) and told == ids


def test_the_page_is_in_step() -> None:
    again = "write it with python -m tests.conformance --write"
    assert table.PAGE.read_text(encoding="utf-8") == table.page(), again


def test_the_number_of_proven_statements_only_grows() -> None:
    proven = table.proofs_by_id()
    found = Counter(edition_of(one) for one in table.statements() if one.id in proven)
    assert all(found[edition] >= number for edition, number in PROVEN.items()), "a statement lost its proof"
    assert found == PROVEN, f"record the new numbers: PROVEN = {dict(found)}"
