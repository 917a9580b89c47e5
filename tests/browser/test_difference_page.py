"""The page of two drafts in real browsers: the slider, and the list that leads to places. Skipped without them."""

from pathlib import Path

from kneedeep.model.scenario.io.reader import read
from kneedeep.report.differences.difference_page import page_of
from kneedeep.report.differences.difference_report import report_of
from tests.support.browser import Browser
from tests.support.files import path_of

PHONE, DESKTOP = (390, 844), (1280, 800)
BASE = path_of("long-watch.yaml").read_text(encoding="utf-8")
CLIP = "getComputedStyle(document.getElementById('newer')).clipPath"
PLACE = "document.getElementById('place')"
IN_VIEW = f"""((place, view) => place.left >= view.left && place.right <= view.right && place.top >= view.top &&
    place.bottom <= view.bottom && view.bottom > 0 && view.top < innerHeight)(
    {PLACE}.getBoundingClientRect(), document.getElementById('view').getBoundingClientRect())"""


def page(folder: Path) -> str:
    """The address of a page with two figures that are gone, far from each other."""
    lines = BASE.splitlines(keepends=True)
    figures = [number for number, line in enumerate(lines) if line.startswith("  - {kind: ") and "imp" in line]
    newer = "".join(line for number, line in enumerate(lines) if number not in (figures[0], figures[-1]))
    path = folder / "differences.html"
    path.write_text(page_of(report_of(("old", "new"), read(BASE), read(newer))), encoding="utf-8")
    return path.as_uri()


def test_the_slider_and_the_list(browser: Browser, tmp_path: Path) -> None:
    for size in (DESKTOP, PHONE):
        browser.open(page(tmp_path), size)
        assert browser.value("document.documentElement.scrollWidth <= innerWidth")
        assert browser.value("[...document.images].every((one) => one.complete && one.naturalWidth > 0)")
        browser.value("document.getElementById('slider').focus()")
        before = browser.value(CLIP)
        browser.press("ArrowLeft", "ArrowLeft")
        assert browser.value(CLIP) != before and "2%" in browser.value(CLIP)
        assert browser.value(f"{PLACE}.hidden")
        for _ in range(6):
            browser.value("document.getElementById('larger').click()")
        buttons = browser.value("document.querySelectorAll('button[data-box]').length")
        assert buttons >= 2
        seen = set()
        for number in (0, buttons - 1):
            browser.value(f"document.querySelectorAll('button[data-box]')[{number}].click()")
            assert browser.value(IN_VIEW), (size, number)
            seen.add(browser.value(f"{PLACE}.style.left + {PLACE}.style.top"))
        assert len(seen) == 2
    assert browser.messages == [] and browser.requests == []
