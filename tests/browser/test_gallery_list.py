"""The list of a gallery in real browsers, from a disk: search, filter and sort by keys. Skipped without them."""

from pathlib import Path

from tests.support.browser import Browser
from tests.support.command import Shell
from tests.support.small_maps.two_halls import halls

SHOWN = "[...document.querySelectorAll('#cards > li:not([hidden]) h2')].map((one) => one.textContent)"


def test_cards_are_searched_filtered_and_sorted(browser: Browser, shell: Shell, tmp_path: Path) -> None:
    folder, site = tmp_path / "maps", tmp_path / "site"
    folder.mkdir()
    for title, more in (
        ("Alpha", "minutes: [90, 120]"),
        ("Beta", "minutes: [30, 60]"),
        ("Gamma", "author: Somebody"),
    ):
        text = halls().replace("title: Halls", f"title: {title}\n{more}")
        (folder / f"{title}.yaml").write_text(text, encoding="utf-8")
    (folder / "broken.yaml").write_text("a: [", encoding="utf-8")
    done = shell("gallery", folder, "-o", site)
    assert done.status == 0, done.err
    browser.open((site / "index.html").as_uri(), (390, 844))
    assert browser.value(SHOWN) == ["Alpha", "Beta", "broken.yaml", "Gamma"]
    assert browser.value("document.documentElement.scrollWidth <= innerWidth")
    browser.value("form.search.focus()")
    browser.press(*"someb")
    assert browser.value(SHOWN) == ["Gamma"]
    assert browser.value("count.textContent") == "1 of 4 scenarios"
    browser.value("(form.search.value = '', form.sort.value = 'minutes', show())")
    assert browser.value(SHOWN)[:2] == ["Beta", "Alpha"]
    browser.value("(form.marines.value = form.marines.options[1].value, show())")
    assert "broken.yaml" not in browser.value(SHOWN)
    assert not browser.messages
    assert all(address.startswith(site.as_uri()) for address in browser.requests)
