"""Citations of the 2004 rulebook name the page on which its section stands."""

import re
from collections.abc import Iterator
from pathlib import Path

from kneedeep.support.resources import table_rows

TESTS = Path(__file__).resolve().parent

STANDS_ON = dict(table_rows(__file__, "fixtures/citations.txt"))
"""The sections of the rulebook, as citations name them, by their pages."""
SECTIONS = {
    section: set(map(int, pages.split())) for pages, named in STANDS_ON.items() for section in named.split("; ")
}
_CITED = re.compile(r"pp?\. (\d+)(?:(?:,| and| to) (\d+))* \(([^()]*)\)")

_EDITION = re.compile(r"\b(2004|2016) (?:rulebook|Learn to Play)")


def citations() -> Iterator[tuple[str, set[int], str]]:
    """Yield where something of the 2004 rulebook is cited, the pages, and each section that is named with them."""
    for folder in (TESTS.parent / "engine", TESTS.parent / "editor", TESTS / "support"):
        for file in sorted(folder.rglob("*.py")):
            text = file.read_text(encoding="utf-8")
            for found in _CITED.finditer(text):
                if _edition_before(text, found.start()) == "2016":
                    continue
                pages = {int(number) for number in re.findall(r"\d+", found[0].partition("(")[0])}
                for section in found[3].split(", "):
                    yield file.name, pages, section


def _edition_before(text: str, place: int) -> str:
    """Return the edition that was named last on the line of a citation or the one before, "" without any."""
    line = text.rfind("\n", 0, text.rfind("\n", 0, place))
    named = _EDITION.findall(text[line + 1 : place])
    return named[-1] if named else ""


def test_every_section_is_cited_with_its_page() -> None:
    known = [(file, pages, section) for file, pages, section in citations() if section in SECTIONS]
    assert len(known) > 100
    wrong = [one for one in known if not one[1] & SECTIONS[one[2]]]
    assert not wrong
