"""The list of a gallery in real browsers, from a disk: search, filter and sort by keys. Skipped without them."""

from pathlib import Path

import pytest

from tests.support.browser import Browser
from tests.support.small_maps.two_halls import halls

PHONE, DESKTOP = (390, 844), (1280, 800)
SHOWN = "[...document.querySelectorAll('.card')].filter((one) => one.checkVisibility()).map((one) => one.querySelector('h3').textContent)"
ADDRESS = "decodeURIComponent(location.hash)"
BARE = [part for name in ("handout", "booklet", "passport", "uvtt") for part in ("--without", name)]
MAPS = (
    ("Alpha", "minutes: [90, 120]\nchallenge: hard", "{kind: imp, at: [5, 1], name: Gatekeeper}"),
    ("Beta", "minutes: [30, 60]\nlicense: MIT\nchallenge: easy", ""),
    ("Gamma", "author: Somebody", "{kind: imp, at: [5, 1]}, {kind: imp, at: [4, 1]}"),
)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A gallery of three scenarios, one with errors, and a file that is none."""
    from kneedeep.cli import main

    folder = tmp_path_factory.mktemp("gallery")
    maps, site = folder / "maps", folder / "site"
    maps.mkdir()
    for title, more, figures in MAPS:
        text = halls(tokens="[{kind: key, color: red, at: [4, 0]}]", figures=f"[{figures}]")
        (maps / f"{title}.yaml").write_text(text.replace("title: Halls", f"title: {title}\n{more}"), encoding="utf-8")
    (maps / "wrong.yaml").write_text(halls(figures="[{kind: imp, at: [400, 0]}]"), encoding="utf-8")
    (maps / "broken.yaml").write_text("a: [", encoding="utf-8")
    assert main.main(["gallery", str(maps), "-o", str(site), "--jobs", "1", *BARE]) == 0
    return site


def choose(browser: Browser, name: str, value: str) -> None:
    """Choose a value as a reader does: the page hears of it."""
    browser.value(
        f"((field) => (field.value = '{value}', field.dispatchEvent(new Event('input', {{bubbles: true}})), 0))"
        f"(form.elements.{name})"
    )


def test_cards_are_searched_filtered_and_sorted(browser: Browser, site: Path) -> None:
    browser.open((site / "index.html").as_uri(), PHONE)
    everything = ["Alpha", "Beta", "Gamma", "broken.yaml", "Halls"]
    assert browser.value(SHOWN) == everything
    assert browser.value("document.documentElement.scrollWidth <= innerWidth")
    browser.press("/", *"someb")
    assert browser.value(SHOWN) == ["Gamma"]
    assert browser.value("count.textContent") == "1 of 5 shown"
    assert browser.value(ADDRESS) == "#search=someb"
    browser.value("form.elements.search.select()")
    browser.press(*"GATEK")
    assert browser.value(SHOWN) == ["Alpha"], "names of figures are searched, in any case"
    browser.value("document.getElementById('all').click()")
    assert browser.value(SHOWN) == everything and browser.value("location.hash") == ""
    for name, value, found in (
        ("minutes", "60", ["Beta"]),
        ("figures", "1", ["Alpha", "Beta", "Halls"]),
        ("license", "–", ["Alpha", "Gamma", "Halls"]),
        ("rated", "hard", ["Alpha"]),
        ("problems", "errors", ["Alpha", "Beta", "Gamma"]),
        ("marines", "2", [*everything[:3], "Halls"]),
    ):
        choose(browser, name, value)
        assert [one for one in browser.value(SHOWN) if one != "broken.yaml"] == found, name
        choose(browser, name, "")
    for sort, found in (
        ("minutes", ["Beta", "Alpha", "Gamma"]),
        ("figures", ["Beta", "Alpha", "Gamma"]),
        ("rated", ["Beta", "Alpha", "Gamma"]),
        ("author", ["Gamma", "Alpha", "Beta"]),
    ):
        choose(browser, "sort", sort)
        assert browser.value(SHOWN)[:3] == found, sort
    choose(browser, "sort", "title")
    browser.value("form.elements.reversed.click()")
    assert browser.value(SHOWN)[:3] == ["Gamma", "Beta", "Alpha"]
    assert not browser.messages
    assert all(address.startswith(site.as_uri()) for address in browser.requests)


def test_a_link_shows_what_was_chosen(browser: Browser, site: Path) -> None:
    browser.open(f"{(site / 'index.html').as_uri()}#sort=minutes&figures=1&reversed=on&nothing=x", DESKTOP)
    assert browser.value(SHOWN) == ["Alpha", "Beta", "Halls"]
    assert browser.value("document.getElementById('more').open && form.elements.reversed.checked")
    assert browser.value("document.documentElement.scrollWidth <= innerWidth")
    assert not browser.messages


def test_a_card_leads_to_its_page_and_back(browser: Browser, site: Path) -> None:
    browser.open((site / "index.html").as_uri(), DESKTOP)
    page = browser.value("document.querySelector('#map-alpha h3 a').href")
    browser.open(page, DESKTOP)
    assert browser.value("document.querySelector('h1').textContent") == "Alpha"
    browser.value("document.querySelector('[data-panel=files]').click()")
    assert browser.value("document.querySelector('#panel-files a').textContent") == "Scenario"
    assert browser.value("document.querySelector('.home').href") == (site / "index.html").as_uri()
    assert not browser.messages
