"""The pages of checks: each module has one, it has the name of its check, and only readers of the texts open it."""

import subprocess
import sys
from pathlib import Path

import pytest

from kneedeep.analysis import checks
from kneedeep.analysis.framework.check import check_modules, load_check
from kneedeep.analysis.framework.check_page import HAS_IT, HAS_IT_NOT, HEADINGS, page_beside, parsed
from tests.support.cases import cases

FOLDER = Path(*checks.__path__)
SCENARIO = "```yaml\nformat: 1\n```"


def text_of(
    head: str = "# BRD099 silent-area\n\nFound when an area is silent.", *, titles: tuple[str, ...] = HEADINGS
) -> str:
    bodies = (SCENARIO if title in (HAS_IT, HAS_IT_NOT) else "Prose." for title in titles)
    return "\n\n".join((head, *(f"## {title}\n\n{body}" for title, body in zip(titles, bodies, strict=True)))) + "\n"


def test_each_check_has_a_page_and_each_page_a_check() -> None:
    pages = {path.relative_to(FOLDER).with_suffix("").parts for path in FOLDER.rglob("*.md")}
    assert pages == {tuple(module.split(".")[-2:]) for module in check_modules().values()}


@cases("code", list(check_modules()))
def test_a_page_begins_with_the_name_of_its_check(code: str) -> None:
    check = load_check(code)
    text = Path(check.file).with_suffix(".md").read_text(encoding="utf-8")
    assert text.startswith(f"# {check.code} {check.name}\n")


def test_a_page_has_as_many_pairs_of_scenarios_as_it_needs() -> None:
    pair = (HAS_IT, HAS_IT_NOT)
    found = [parsed(text_of(titles=HEADINGS + pair * pairs)) for pairs in (0, 1, 2)]
    assert [page.examples for page in found] == [(("format: 1\n",) * 2,) * pairs for pairs in (0, 1, 2)]
    assert {(page.when, page.fix) for page in found} == {("an area is silent", "Prose.")}


@cases(
    "text",
    [
        "",
        text_of("Found when an area is silent."),
        text_of("# BRD099 silent-area\n\nAn area is silent."),
        text_of(titles=HEADINGS[1:]),
        text_of(titles=HEADINGS[::-1]),
        text_of(titles=(*HEADINGS, HAS_IT)),
        text_of(titles=(*HEADINGS, HAS_IT_NOT, HAS_IT)),
        text_of(titles=(*HEADINGS, HAS_IT, HAS_IT_NOT)).replace("```yaml", "```"),
    ],
)
def test_a_page_of_another_form_is_refused_by_name(text: str, tmp_path: Path) -> None:
    (tmp_path / "brd099_silent_area.md").write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=r"^brd099_silent_area\.md: "):
        page_beside(str(tmp_path / "brd099_silent_area.py"))


def test_checks_are_run_without_their_pages() -> None:
    program = (
        "import sys\n"
        "opened = []\n"
        "sys.addaudithook(lambda event, args: opened.append(str(args[0])) if event == 'open' else None)\n"
        "from kneedeep.analysis.framework.runner import analyse\n"
        "from kneedeep.model.scenario.io.reader import read\n"
        "assert analyse(read('format: 1\\n'))\n"
        "print([path for path in opened if path.endswith('.md')])\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
