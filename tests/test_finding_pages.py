"""The pages of the findings are in step with the checks, and what they link to is there."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from kneedeep.analysis.framework.check import check_modules, load_check
from kneedeep.analysis.framework.families import FAMILIES
from tests.support.cases import cases
from tests.support.finding_pages import FOLDER, pages

ROOT = Path(__file__).resolve().parents[1]
MOST_BYTES = 4_000_000
WITHOUT_PICTURES = ("SCN", "INT")
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")


@pytest.fixture(scope="module")
def made() -> dict[str, str]:
    return pages()


def test_the_pages_are_those_of_the_checks(made: dict[str, str]) -> None:
    kept = {path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*") if path.is_file()}
    assert kept == set(made)
    again = "write them with python -m tests.support.finding_pages"
    for name, text in made.items():
        assert (FOLDER / name).read_text(encoding="utf-8") == text, f"{name}: {again}"


@cases("code", list(check_modules()))
def test_a_page_tells_all_of_its_check(code: str, made: dict[str, str]) -> None:
    check, page = load_check(code), made[f"{code}.md"]
    for text in sum(check.examples, ()):
        assert text.strip("\n") in page
    for title in ("What it means", "Why it matters", "How to fix it", "Rule"):
        assert re.search(rf"^## {title}\n\n\S", page, re.MULTILINE)
    assert f"| [{code}]({code}.md) | {check.name} | {check.severity} |" in made["README.md"]


def test_links_lead_somewhere_and_every_picture_is_shown(made: dict[str, str]) -> None:
    shown = set()
    for name, text in made.items():
        if name.endswith(".md"):
            targets = LINK.findall(text)
            assert set(targets) <= set(made), name
            shown.update(targets)
    assert {name for name in made if name.endswith(".svg")} <= shown


def test_findings_with_a_place_have_both_pictures(made: dict[str, str]) -> None:
    pictures = {name for name in made if name.endswith(".svg")}
    codes = {Path(name).name[:6] for name in pictures}
    names = {name.removesuffix("-example.svg").removesuffix("-fixed.svg") for name in pictures}
    assert pictures == {f"{name}-{kind}.svg" for name in names for kind in ("example", "fixed")}
    assert {f"pictures/{code}" for code in codes} <= names
    assert not any(code.startswith(WITHOUT_PICTURES) for code in codes)
    assert {code[:3] for code in codes} >= set(FAMILIES) - set(WITHOUT_PICTURES) - {"OBJ"}
    for name in names:
        before, after = (made[f"{name}-{kind}.svg"] for kind in ("example", "fixed"))
        ElementTree.fromstring(before)
        ElementTree.fromstring(after)
        assert 'id="layer-mark"' in before
        assert 'id="layer-mark"' not in after


def test_all_of_it_is_small(made: dict[str, str]) -> None:
    assert sum(len(text.encode("utf-8")) for text in made.values()) <= MOST_BYTES


@pytest.mark.parametrize("page", ["README.md", "engine/README.md"])
def test_the_pages_are_linked(page: str) -> None:
    assert "findings/README.md)" in (ROOT / page).read_text(encoding="utf-8")
