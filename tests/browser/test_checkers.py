"""Checkers by others find nothing in pages and galleries: axe-core for people who can't see or point, html-validate for the text.

`tests/browser/install` installs them; without them the tests are skipped.
"""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from kneedeep.cli import main
from kneedeep.support import resources
from tests.support.browser import Browser
from tests.support.small_maps.two_halls import halls

PHONE, DESKTOP = (390, 844), (1280, 800)
CHECKERS = Path(__file__).resolve().parents[2] / ".venv" / "checkers" / "node_modules"
AXE, VALIDATE = CHECKERS / "axe-core" / "axe.min.js", CHECKERS / ".bin" / "html-validate"
VIOLATIONS = """axe.run({ exclude: ["#picture > *"] }, { resultTypes: ["violations"] }).then((found) => found.violations
    .map((one) => [one.id, one.nodes.length, one.nodes[0].html.slice(0, 120), one.nodes[0].failureSummary]))"""
DEFAULT = ("tutorial.yaml",)
NAMES = [
    pytest.param(name, marks=() if name in DEFAULT else pytest.mark.nightly)
    for name in resources.names("scenarios", ".yaml")
]
THEMES = ("light", "dark", "contrast")

needs_axe = pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A gallery with a shipped scenario, one with errors, one with letters that mean something, and a file that is none."""
    maps = tmp_path_factory.mktemp("maps")
    (maps / "shipped.yaml").write_text(resources.text("scenarios", "tutorial.yaml"), encoding="utf-8")
    (maps / "wrong.yaml").write_text(halls(figures="[{kind: imp, at: [400, 0]}]"), encoding="utf-8")
    (maps / "odd.yaml").write_text(
        halls().replace("title: Halls", "title: '<b>&amp; \"x\"'\nsummary: ']]> <!--'"), encoding="utf-8"
    )
    (maps / "none.yaml").write_text("a: [", encoding="utf-8")
    site = maps / "site"
    without = [part for name in ("booklet", "uvtt") for part in ("--without", name)]
    assert main.main(["gallery", str(maps), "-o", str(site), "--jobs", "1", *without]) == 0
    return site


@pytest.fixture
def pages(tmp_path: Path, request: pytest.FixtureRequest) -> list[Path]:
    """The pages of a shipped scenario for each audience."""
    found = []
    for audience in ("invader", "marines", "table"):
        page = tmp_path / f"{audience}.html"
        map = str(resources.path("scenarios", request.param))
        assert main.main(["export", map, "-o", str(page), "--for", audience]) == 0
        found.append(page)
    return found


def violations(browser: Browser, page: Path, size: tuple[int, int]) -> list[object]:
    """What axe-core finds on each panel of a page, each in another theme."""
    browser.open(page.as_uri(), size)
    browser.value(f"(() => {{ {AXE.read_text(encoding='utf-8')}; }})()")
    browser.value("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    panels = browser.value("[...document.querySelectorAll('[data-panel]')].map((one) => one.dataset.panel)")
    found = []
    for number, panel in enumerate(panels or [""]):
        if panel:
            browser.value(f"(() => {{ state.theme = '{THEMES[number % 3]}'; showPanel('{panel}'); }})()")
            browser.value(f"document.querySelectorAll('#panel-{panel} [data-spoiler]').forEach((one) => one.click())")
        found += browser.value(VIOLATIONS)
    return found


@needs_axe
@pytest.mark.parametrize("pages", NAMES, indirect=True)
def test_axe_finds_nothing_on_pages(browser: Browser, pages: list[Path]) -> None:
    # The page for the table has the same panels as that of the invader.
    for page, size in zip(pages[:2], (PHONE, DESKTOP), strict=True):
        assert violations(browser, page, size) == [], page


@needs_axe
def test_axe_finds_nothing_in_a_gallery(browser: Browser, site: Path) -> None:
    for size in (PHONE, DESKTOP):
        assert violations(browser, site / "index.html", size) == []
    assert violations(browser, site / "wrong" / "map.html", PHONE) == []


@pytest.mark.parametrize("pages", NAMES, indirect=True)
def test_html_validate_finds_nothing(pages: list[Path], site: Path, tmp_path: Path) -> None:
    if not VALIDATE.exists() or shutil.which("node") is None:
        pytest.skip("html-validate is not installed")
    settings = tmp_path / ".htmlvalidate.json"
    settings.write_text(json.dumps({"root": True, "extends": ["html-validate:standard"]}), encoding="utf-8")
    files = [*pages, *site.rglob("*.html")]
    done = subprocess.run(
        [str(VALIDATE), "--config", str(settings), *map(str, files)], capture_output=True, text=True, check=False
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
