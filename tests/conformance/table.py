"""The table of conformance: the statements of the rules, the tests that prove them, and why a statement has none.

A test names the statements that it proves by a marker: `@pytest.mark.statement("RS-05")`. The markers are read from
the text of the tests, so nothing has to be imported. A play of a rule or a drawn board names them in its YAML file.
"""

import ast
import csv
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from kneedeep.support.resources import table_rows
from tests.support.drawn_facts import stored_boards
from tests.support.playthroughs.rule_play import stored_plays

FOLDER = Path(__file__).resolve().parent
TESTS = FOLDER.parent
PAGE = FOLDER / "README.md"
MARKER = "statement"

GROUPS = dict(table_rows(__file__, "groups.txt"))
"""The sections of the page, in its order: of 2004 by the letters at the front of an id, of 2016 by the page of the rulebook."""

REASONS = {
    "no source": "no source gives the rule in enough detail",
    "differs": "the program does something else for now",
    "untestable": "it is not about the program",
    "no test yet": "it was tried by hand, and no test names it",
}
"""The kinds of reasons why a statement has no proof."""


class Statement(NamedTuple):
    """A statement of the rules: its id, where it comes from, its words."""

    id: str
    source: str
    text: str

    @property
    def is_2016(self) -> bool:
        """Return whether it is a rule of the 2016 edition."""
        return self.source.startswith("RB16")


class Proof(NamedTuple):
    """A test that proves statements."""

    file: str
    """Its path from the folder of the tests."""
    name: str
    ids: tuple[str, ...]


class Reason(NamedTuple):
    """Why a statement has no proof."""

    kind: str
    text: str


def statements() -> list[Statement]:
    """Return the statements in the order of their file."""
    return [Statement(*row) for row in _rows(FOLDER / "statements.tsv")]


def reasons() -> dict[str, Reason]:
    """Return why statements have no proof, by their ids."""
    rows = list(_rows(FOLDER / "unproven.tsv"))
    found = {id: Reason(kind, text) for id, kind, text in rows}
    if len(found) != len(rows):
        raise ValueError("unproven.tsv: an id has two rows")
    return found


def proofs() -> list[Proof]:
    """Return the tests with a marker, by file and name."""
    found: list[Proof] = []
    for path in sorted(TESTS.rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        if f"pytest.mark.{MARKER}(" in text:
            file = path.relative_to(TESTS).as_posix()
            found += [Proof(file, name, ids) for name, ids in _marked(ast.parse(text))]
    stored = [*stored_plays(), *stored_boards()]
    found += [Proof(file.relative_to(TESTS).as_posix(), name, ids) for file, name, ids, _ in stored if ids]
    return sorted(found)


def proofs_by_id() -> dict[str, list[Proof]]:
    """Return the tests that prove a statement, by its id."""
    found: dict[str, list[Proof]] = {}
    for proof in proofs():
        for id in proof.ids:
            found.setdefault(id, []).append(proof)
    return found


def page() -> str:
    """Return the table as a page of the documentation."""
    proven, unproven = proofs_by_id(), reasons()
    known = statements()
    lines = [
        "# Conformance",
        "",
        "Each line is a statement of the rules of 2004 or 2016 in our own words, with the tests that prove it or the reason why there is",
        "none. A test proves a statement if it fails as soon as the engine does not follow the statement.",
        "",
        "`python -m tests.conformance` prints the table, `python -m tests.conformance --write` writes this page.",
        "A test names its statements by a marker, `@pytest.mark.statement` with their ids, a play or drawn board by `statements`. The statements and the reasons",
        "stand in [statements.tsv](statements.tsv) and [unproven.tsv](unproven.tsv).",
        "The number of proven statements may only grow: `python -m pytest tests/test_conformance.py` compares it.",
        "",
        "| | statements |",
        "|---|---|",
        f"| proven | {sum(one.id in proven for one in known)} |",
    ]
    for kind, about in REASONS.items():
        count = sum(reason.kind == kind for reason in unproven.values())
        lines.append(f"| {kind}: {about} | {count} |")
    lines += [
        f"| together | {len(known)} |",
        "",
        "Sources: RB rulebook of the base game, SG its scenario guide, FAQ official questions and answers, UH rules summary by",
        "Universal Head (base game and expansion), MOD1 official sheet of difficulty levels, XREV a review of the expansion, TBG",
        "session reports of a blog, RUL a ruling of this project, RB16 rulebook of 2016.",
    ]
    for group, title in GROUPS.items():
        lines += ["", f"## {title}", "", "| id | statement | source | proof |", "|---|---|---|---|"]
        for one in known:
            if group_of(one) == group:
                tests = [f"[{proof.name}](../{proof.file})" for proof in proven.get(one.id, ())]
                reason = unproven.get(one.id)
                answer = "<br>".join(tests) or (f"{reason.kind}: {reason.text}" if reason else "none")
                lines.append(f"| {one.id} | {one.text} | {one.source} | {answer} |")
    return "\n".join(lines) + "\n"


def text() -> str:
    """Return the table as lines for a terminal."""
    proven, unproven = proofs_by_id(), reasons()
    lines: list[str] = []
    for one in statements():
        lines.append(f"{one.id}  {one.text} ({one.source})")
        lines += [f"    tests/{proof.file}::{proof.name}" for proof in proven.get(one.id, ())]
        if one.id not in proven:
            reason = unproven.get(one.id)
            lines.append(f"    no test: {reason.kind}, {reason.text}" if reason else "    no test")
    lines.append(f"{len(proven)} proven, {len(unproven)} not")
    return "\n".join(lines) + "\n"


def group_of(one: Statement) -> str:
    """Return the section of a statement: the letters at the front of its id, or the page of the 2016 rulebook."""
    return one.source.partition(",")[0] if one.is_2016 else one.id.partition("-")[0]


def _rows(path: Path) -> Iterator[list[str]]:
    with path.open(encoding="utf-8", newline="") as file:
        rows = csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        next(rows)
        yield from rows


def _marked(module: ast.Module) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the name and the ids of each function of a module that has the marker."""
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            calls = [one for one in node.decorator_list if isinstance(one, ast.Call) and _is_marker(one)]
            if calls:
                yield node.name, tuple(ast.literal_eval(argument) for call in calls for argument in call.args)


def _is_marker(call: ast.Call) -> bool:
    return ast.unparse(call.func) == f"pytest.mark.{MARKER}"
