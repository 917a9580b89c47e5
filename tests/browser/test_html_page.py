"""The HTML page in real browsers: keys, reveal, address, phones, large text, and its picture. Skipped without them."""

from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader
from PySide6.QtGui import QImage

from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.runner import analyse
from kneedeep.model.scenario.io.reader import read
from kneedeep.support import resources
from kneedeep_exchange.exports.export_request import AUDIENCES, ExportOptions, ExportRequest
from kneedeep_exchange.exports.exporting import export
from tests.support.browser import Browser
from tests.support.command import process

PHONE, DESKTOP = (390, 844), (1280, 800)
DEFAULT = ("tutorial.yaml", "range-day.yaml")
"""One scenario of each edition; the others are opened at night."""
SHIPPED = resources.names("scenarios", ".yaml")
NAMES = [pytest.param(name, marks=() if name in DEFAULT else pytest.mark.nightly) for name in SHIPPED]
PAGES = [
    pytest.param(name, who, marks=() if (name, who) == (DEFAULT[0], "table") else pytest.mark.nightly)
    for name in SHIPPED
    for who in AUDIENCES
]
DOTS = 24
LARGE = "document.documentElement.style.fontSize = '200%'"
ALONE = """(() => {
    const picture = document.getElementById("picture"), box = picture.getAttribute("viewBox").split(" ").slice(2);
    document.body.replaceChildren(picture);
    Object.assign(picture.style, { position: "fixed", left: "0", top: "0", width: box[0] * %s + "px", height: box[1] * %s + "px" });
})()"""
OVERFLOW = """[...document.querySelectorAll("body *")].filter((one) => !one.closest("svg, .wide, #spoken, .skip")
    && one.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
    .map((one) => one.outerHTML.slice(0, 80)).slice(0, 3)"""
STATE = "Object.fromEntries(new URLSearchParams(location.hash.slice(1)))"


@cache
def wanted(name: str, **options: Any) -> ExportRequest:
    """A request for a shipped scenario with its findings."""
    data = resources.text("scenarios", name).encode()
    reading = read(data)
    assert reading.scenario is not None
    facts = Facts(reading.scenario, reading.problems, source=reading.source)
    return ExportRequest(facts, tuple(analyse(reading)), data, ExportOptions(**options))


@pytest.fixture
def address(tmp_path: Path) -> Any:
    """Writes the page of a request; returns its address."""

    def write(request: ExportRequest) -> str:
        path = tmp_path / "map.html"
        path.write_bytes(export(request, "html").written.content)
        return path.as_uri()

    return write


def state(browser: Browser) -> dict[str, str]:
    """What the address says."""
    found: dict[str, str] = browser.value(STATE)
    return found


@pytest.mark.parametrize("name", NAMES)
def test_keys_reveal_and_resume(browser: Browser, address: Any, name: str) -> None:
    page = address(wanted(name, audience="table"))
    browser.open(page, DESKTOP)
    browser.value("localStorage.clear()")
    browser.open(page, DESKTOP)
    first = state(browser)
    browser.press("m", "ArrowRight")
    start = state(browser)["at"]
    browser.press("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp")
    said = browser.value("spoken.textContent")
    at = state(browser)["at"]
    assert start and said.removeprefix("No space there. ").startswith(at)

    wide = browser.value("view[2]")
    browser.press("+")
    assert browser.value("view[2]") < wide
    near = browser.value("view[2]")
    browser.press("-")
    assert browser.value("view[2]") > near
    browser.press("0")
    assert browser.value("view[2]") == wide

    browser.press("?")
    assert browser.value("document.querySelector('dialog[open]').id") == "help"
    browser.press("Escape")
    assert browser.value("document.querySelector('dialog[open]')") is None

    browser.press("p")
    assert state(browser)["p"] == "problems"
    assert browser.value("document.activeElement.id") == "title-problems"
    browser.press("a")
    assert browser.value("[...document.querySelectorAll('#panels > section')].filter((one) => one.checkVisibility()).map((one) => one.id)") == ["panel-areas"]  # fmt: skip
    browser.press("m", "Enter")
    assert browser.value("document.activeElement.closest('section').id") == "panel-areas"

    ways = browser.value("document.querySelectorAll('#ways button').length")
    if browser.value("data.stepwise"):
        assert ways, "a door or opening leads on from the start"
        browser.value("document.querySelector('#ways button').click()")
        assert len(state(browser)["a"].split(".")) > len(first["a"].split("."))
        assert browser.value("document.activeElement.tagName") == "H3"
        assert browser.value("spoken.textContent").startswith("Revealed: ")
    shown = browser.value("[...document.querySelectorAll('#picture > g [data-area]:not([hidden])')].length")
    left = state(browser)

    browser.open(page, DESKTOP)
    assert state(browser) == left, "the same browser goes on where it was"
    browser.value("localStorage.clear()")
    hash = "&".join(f"{key}={value}" for key, value in left.items())
    browser.open(f"{page}#{hash}", PHONE)
    assert state(browser) == left, "a link shows the same moment"
    assert browser.value("[...document.querySelectorAll('#picture > g [data-area]:not([hidden])')].length") == shown  # fmt: skip
    assert not browser.messages and not browser.requests


def test_the_link_past_the_map_leaves_what_is_shown(browser: Browser, address: Any) -> None:
    page = address(wanted("tutorial.yaml", audience="table"))
    browser.open(page + "#a=0.1&n=2", DESKTOP)
    before = state(browser)
    browser.value("document.querySelector('.skip').focus()")
    browser.press("Enter")
    assert browser.value("document.activeElement.id") == "panels"
    assert state(browser) == before and before["a"] == "0.1"


def test_an_address_of_a_stranger_says_nothing_of_hidden_areas(browser: Browser, address: Any) -> None:
    page = address(wanted("tutorial.yaml", audience="table"))
    browser.open(page, DESKTOP)
    x, y, _ = browser.value("data.spaces.find((space) => !data.areas[space[2]].start)")
    for hash in (f"at={x},{y}&o=sight", "o=toString&at=0,0", "n=9&a=1e9.x&p=x&c=y", "%%%", "panels"):
        browser.value("localStorage.clear()")
        browser.open(f"{page}#{hash}", DESKTOP)
        browser.value("(location.hash = 'n=1', 0)")
        browser.value(f"new Promise((done) => {{ addEventListener('hashchange', () => setTimeout(done)); location.hash = '{hash}'; }})")  # fmt: skip
        assert "at" not in state(browser) or browser.value("isOpen(state.at)"), hash
        browser.press("m", "ArrowRight", "Enter")
        assert browser.value("spoken.textContent").count("Dock") or "at" not in state(browser), hash
    browser.value("document.querySelector('[data-again]').click()")
    assert not browser.messages


def test_it_prints_what_is_shown_and_no_problems(browser: Browser, address: Any) -> None:
    for audience, there, absent in (
        ("invader", ("Antenna hall", "For you alone", "Legend"), ("Problems", "LOS006", "How to win", "Games that")),
        ("table", ("Dock", "Read aloud"), ("Antenna hall", "What leads on", "Reveal another", "Problems")),
        ("marines", ("Dock", "Read aloud"), ("Antenna", "Games that", "Keyboard")),
    ):  # fmt: skip
        browser.open(address(wanted("tutorial.yaml", audience=audience, theme=None)), PHONE)
        pages = PdfReader(BytesIO(browser.printed())).pages
        text = " ".join("".join(page.extract_text() for page in pages).split())
        assert [one for one in there if one not in text] == [], audience
        assert [one for one in absent if one in text] == [], audience
        assert "Colors" not in text and "Keyboard" not in text


@pytest.mark.parametrize(("name", "audience"), PAGES)
def test_nothing_is_wider_than_the_window(browser: Browser, address: Any, name: str, audience: str) -> None:
    page = address(wanted(name, audience=audience))
    for size, scale in ((PHONE, ""), (PHONE, LARGE), (DESKTOP, ""), (DESKTOP, LARGE)):
        browser.open(page, size)
        browser.value(f"({scale or 0})")
        for panel in browser.value("[...document.querySelectorAll('[data-panel]')].map((one) => one.dataset.panel)"):  # fmt: skip
            browser.value(f"document.querySelector('[data-panel={panel}]').click()")
            for spoiler in ("Show", "Hide"):
                browser.value("[...document.querySelectorAll('[data-spoiler]')].forEach((one) => one.click())")
                assert browser.value(OVERFLOW) == [], (size, scale, panel, spoiler)
                root = browser.value("[document.documentElement.scrollWidth, innerWidth]")
                assert root[0] <= root[1], (size, scale, panel)
    assert not browser.messages and not browser.requests


@pytest.mark.parametrize("name", NAMES)
def test_the_picture_is_the_rendered_one(browser: Browser, address: Any, name: str, tmp_path: Path) -> None:
    picture = tmp_path / "map.png"
    map = resources.path("scenarios", name)
    drawn = process("render", map, "-o", picture, "--theme", "light", "--dpi", DOTS)
    assert drawn.returncode == 0, drawn.stderr
    browser.open(address(wanted(name, theme="light")), DESKTOP)
    meant = QImage(str(picture))
    browser.resize((meant.width(), meant.height()))
    browser.value(ALONE % (DOTS / 100, DOTS / 100))
    found = QImage.fromData(browser.picture())
    assert found.size() == meant.size()
    assert share_of_different_pixels(found, meant) < 0.02


def share_of_different_pixels(one: QImage, other: QImage) -> float:
    """Return the share of pixels that differ by more than what the edges of letters and lines do."""
    pictures = [image.convertToFormat(QImage.Format.Format_RGB32) for image in (one, other)]
    first, second = (bytes(picture.constBits()) for picture in pictures)
    apart = sum(abs(a - b) > 48 for a, b in zip(first, second, strict=True))
    return apart / len(first) * 4 / 3
