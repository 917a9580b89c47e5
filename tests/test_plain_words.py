"""Plain words: texts that people read use none of the words on the list, and no names that are for programs."""

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from kneedeep.analysis.framework.check import check_modules, load_check
from kneedeep.analysis.framework.finding import Finding
from kneedeep.analysis.framework.runner import analyse
from kneedeep.model.scenario.io.reader import read
from kneedeep.report.report import FileReport, Style
from kneedeep.report.text_report import write
from tests.support.cases import cases
from tests.support.files import SHIPPED
from tests.support.module_texts import ENGINE, EXCHANGE, PRODUCT, modules_in

ROOT = Path(__file__).resolve().parents[1]
WORDS = re.compile(
    r"\b(told|tells?|telling|mend(s|ed|ing)?|reckon(s|ed|ing)?|wherefore|whoever|wherever|dear(ly)?|regarded|amiss"
    r"|hangs? on|of itself|stands? in (the|their) way|comes? true|came true|brings? about|it about that)\b",
    re.IGNORECASE,
)
DOCSTRING_WORDS = re.compile(
    r"\b(told|tells?|mend(s|ed|ing)?|reckon(s|ed|ing)?|wherefore|whoever|dear(ly)?)\b", re.IGNORECASE
)
PROGRAM_NAME = re.compile(
    r"\b(piece|door|token|figure|spawn|area|trigger|deadline|ending|choice|item)(:[\w-]|#\d)|@-?\d+,-?\d+"
)

EXPLAINED = re.compile(r"(?:(?<=[.\n] )|(?<=\n)|^) *((?:`[a-z_]\w*`(?:, | and )?)+):", re.MULTILINE)
"""The names that a docstring explains: "`one`, `two`: …"."""


def is_plain(text: str) -> bool:
    """Whether a text has none of the words."""
    return WORDS.search(text) is None


def test_the_lists_find_what_they_are_for() -> None:
    assert not is_plain("Whoever mends it is told.") and is_plain("Fix it: a menu shows how to fasten it.")
    for name in ("piece:stair", "figure:hell-knight@15,7", "trigger#2", "spawn:invaders@13,5"):
        assert PROGRAM_NAME.search(f"The {name} is off the board.")
    assert not PROGRAM_NAME.search("The doors at 4,0 and 5,1: both are open. Marines: 2.")


@cases("code", list(check_modules()))
def test_the_page_of_a_finding(code: str) -> None:
    check = load_check(code)
    for text in (check.page.when, check.page.what, check.page.why, check.page.fix, check.page.rule, *_reported(code)):
        assert is_plain(text), text


@cache
def _reported(code: str) -> tuple[str, ...]:
    """Every text that the report of an example's findings holds but the lines of the file."""
    check = load_check(code)
    reading = read(check.page.examples[0][0] if check.page.examples else "")
    simulation = (
        check.played[0](reading.scenario) if check.played is not None and reading.scenario is not None else None
    )
    return tuple(text for one in analyse(reading, simulation=simulation) for text in _texts(one))


def _texts(finding: Finding) -> Iterator[str]:
    yield finding.message
    yield from finding.called
    yield from (fix.title for fix in finding.fixes)
    witness: dict[str, Any] = dict(finding.witness or {})
    yield from (str(place["text"]) for place in witness.get("places", ()))
    yield from (str(step) for step in witness.get("steps", ()))
    yield from (str(follower["message"]) for follower in witness.get("followers", ()))


@cases("code", list(check_modules()))
def test_a_finding_calls_things_by_no_name_for_programs(code: str) -> None:
    for text in _reported(code):
        assert not PROGRAM_NAME.search(text), text


@cases("path", SHIPPED, ids=lambda path: path.name)
def test_the_report_of_a_shipped_scenario(path: Path) -> None:
    reading = read(path.read_bytes())
    report = FileReport(path.name, reading, tuple(analyse(reading)))
    text = "".join(write((report,), Style(infos=True)))
    assert is_plain(text) and not PROGRAM_NAME.search(text)


@cases("path", sorted((ROOT / "tests" / "golden").rglob("*.txt")), ids=lambda path: path.name)
def test_a_golden_text(path: Path) -> None:
    for line in path.read_text(encoding="utf-8").splitlines():
        assert is_plain(line), line
        if path.parent.name != "playthroughs" and ".json" not in path.name:
            assert not PROGRAM_NAME.search(line) or line.lstrip().startswith(("- {", "= fix: +")), line


def test_a_golden_story_calls_doors_by_no_name_for_programs() -> None:
    for path in (ROOT / "tests" / "golden" / "playthroughs").rglob("*.txt"):
        for line in path.read_text(encoding="utf-8").splitlines():
            assert not re.search(r"\b(door|token|area):\w", line), line


@cases("path", sorted((ROOT / "schemas").glob("*.json")), ids=lambda path: path.name)
def test_the_descriptions_of_a_schema(path: Path) -> None:
    for text in _descriptions(json.loads(path.read_text(encoding="utf-8"))):
        assert is_plain(text), text


def _descriptions(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        for key, value in data.items():
            if key in ("description", "title") and isinstance(value, str):
                yield value
            else:
                yield from _descriptions(value)
    elif isinstance(data, list):
        for value in data:
            yield from _descriptions(value)


def test_the_texts_of_the_engine() -> None:
    for module in (*modules_in(ENGINE), *modules_in(EXCHANGE)):
        texts = [text.replace("_", " ") for text in module.literals if " " in text]
        if not is_plain("\n".join(texts)):
            assert [text for text in texts if not is_plain(text)] == [], module.path.name


def test_the_pages_of_the_program() -> None:
    pages = [ROOT / "README.md", *sorted((ROOT / "engine").glob("*.md"))]
    for page in pages:
        if page.name != "glossary.md":
            for line in page.read_text(encoding="utf-8").splitlines():
                assert is_plain(line), f"{page.name}: {line}"


@pytest.mark.parametrize("folder", PRODUCT, ids=lambda folder: folder.name)
def test_the_docstrings_of_the_program(folder: Path) -> None:
    for module in modules_in(folder):
        if DOCSTRING_WORDS.search("\n".join(module.docstrings)):
            texts = [re.sub(r"`[^`]*`", "", text) for text in module.docstrings]
            assert [text for text in texts if DOCSTRING_WORDS.search(text)] == [], module.path.name


@pytest.mark.parametrize("folder", PRODUCT, ids=lambda folder: folder.name)
def test_names_that_docstrings_explain_exist(folder: Path) -> None:
    strange = []
    for module in folder.rglob("*.py"):
        text = module.read_text(encoding="utf-8")
        used = set(re.findall(r"\w+", re.sub(r'"""(?:.|\n)*?"""', "", text)))
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.ClassDef | ast.FunctionDef):
                parameters = {one.arg for one in ast.walk(node) if isinstance(one, ast.arg)}
                known = used if isinstance(node, ast.ClassDef) else parameters
                named = "".join(EXPLAINED.findall(ast.get_docstring(node) or ""))
                strange += [
                    (module.name, node.name, name) for name in re.findall(r"`(\w+)", named) if name not in known
                ]
    assert strange == []
