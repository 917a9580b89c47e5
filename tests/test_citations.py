"""Citations of the 2004 rulebook name the page on which its section stands."""

import re
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).resolve().parent

STANDS_ON = {
    "3": "introduction; object of the game; components; map pieces; encounters",
    "6": (
        "set-up; game set-up; set-up 3 and 4; set-up 5 and 6; set-up 6; the round sequence; the marine turn; actions;"
        " sprint; actions: sprint; draw and discard; playing invader event cards"
    ),
    "7": "step 2, spawn; step 2: spawn; spawn; spawning; movement",
    "7 8": "attacking",
    "8": "step 2, sight; range; steps 3 and 4; steps 4 and 5; step 4; step 5",
    "8 9": "ammo",
    "9": (
        "doors; security doors; equipment; equipment tokens; keys; key tokens; adrenaline; berserk; exploring; frags;"
        " frags and kills; respawn"
    ),
    "9 10": "marine orders",
    "10": (
        "aim; guard; dodge; heal; melee; melee attacks; damaging obstacles; barrels; exploding barrels; teleporters;"
        " ducts; air ducts"
    ),
    "11": "telefrags; oversized invaders; re-rolls; scatter; timing",
    "12": "abilities; special abilities; accuracy; blast; blow-through; knockback; scuttle; seeking; sweep; watchful",
}
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
