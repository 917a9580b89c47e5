"""A window speaks the words of the edition of its scenario."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QWidget

from kneedeep.analysis.framework.check import check_modules, load_check
from kneedeep.model.catalog import RULESETS, edition_of
from kneedeep.model.catalog.edition_words import in_words_of
from kneedeep.model.scenario.edits import Change
from kneedeep.model.scenario.model import SECTIONS, Clear, Record, Scenario, Victory, keys_of
from kneedeep.model.scenario.script_values import CONDITION_PARAMS, CONDITIONS, EFFECT_PARAMS, EFFECTS
from kneedeep.support import resources
from kneedeep_editor.panels.properties.plain_fields import matching_text
from kneedeep_editor.texts import EditionTexts
from tests.support import catalogue
from tests.support.every_page import page
from tests.support.first_map import reveal
from tests.support.shown_texts import listed_texts, shown_texts
from tests.support.users.editor_user import Opened

RANGE_DAY = resources.path("scenarios", "range-day.yaml").read_text(encoding="utf-8")
PANELS = ("palette", "outline", "properties", "problems", "inventory", "minimap", "history")
PLAIN = (
    "piece editor",
    "print",
    "overlay",
    "ready to share",
    "shortcuts",
    "new scenario",
    "tour",
    "command palette",
    "go to",
)
"""The pages that a scenario has before its edition can be played."""
OTHER = re.compile(
    r"\b(pieces?|invaders|an invader|wounds?|armor|killed|spawn\w*|bullets|zombies?|obstacles?|security|ammo\w*|reveal\w*|flame jets?|ducts?|airlocks?|oxygen|frag points?)\b",
    re.IGNORECASE,
)
"""Words that only the rulebook of the first edition has."""


def other_words(window: QWidget) -> Iterator[str]:
    for where, text in (*shown_texts(window), *listed_texts(window)):
        plain = re.sub(r"(?s)`[^`]*`|<code>.*?</code>|In the file: .*|\b\w+:", "", text)
        if OTHER.search(plain):
            yield f"{where}: {text}"


def test_panels_and_menus_say_the_words_of_their_edition(opened: Opened) -> None:
    user = opened(RANGE_DAY)
    found: list[str] = []
    for name in PANELS:
        reveal(user, name)
    for element in (None, *user.scenario.elements()):
        user.window.shell.work.select([] if element is None else [element.serial])
        reveal(user, "properties")
        found += other_words(user.window)
    assert not found, "\n".join(sorted(set(found)))


def test_pages_say_the_words_of_their_edition(opened: Opened) -> None:
    user = opened(RANGE_DAY)
    found = set()
    for name in PLAIN:
        with page(user, name) as shown:
            found |= {f"{name}: {text}" for one in shown for text in other_words(one)}
    assert not found, "\n".join(sorted(found))


@pytest.mark.parametrize("ruleset", RULESETS)
def test_an_edition_replaces_only_texts_that_the_program_has(ruleset: str) -> None:
    said = {*catalogue.texts(), *(text.one for text in catalogue.texts().values()), *_key_texts()}
    edition = edition_of(ruleset)
    written = "".join(path.read_text(encoding="utf-8") for path in catalogue.modules())
    assert [text for text in edition.texts if text not in said and f'"{text}"' not in written] == []
    code = "".join((written, *said)).lower()
    assert [word for word in edition.words if word not in code] == []


def _key_texts() -> Iterator[str]:
    """Yield what is said of the keys of the file, of conditions and steps, and by checks."""
    for kind in (Scenario, Victory, Clear, *SECTIONS.values()):
        yield from (key.doc for key in keys_of(kind))
    for table in (CONDITIONS, EFFECTS, CONDITION_PARAMS, EFFECT_PARAMS):
        yield from (word.doc for word in table.values())
    for code in check_modules():
        check = load_check(code)
        yield from (check.page.what, check.page.why, check.page.fix)


def test_words_are_replaced_whole_with_their_capital_and_never_inside_code() -> None:
    second = RULESETS[1]
    text = "Pieces of `pieces` lie in pieces; the masterpiece stays."
    assert in_words_of(second, text) == "Tiles of `pieces` lie in tiles; the masterpiece stays."
    assert in_words_of(RULESETS[0], text) == text


def test_numbers_of_things_are_said_in_the_words_of_the_edition() -> None:
    texts = EditionTexts(RULESETS[1])
    assert [texts.tr_count("{n} piece", "{n} pieces", number) for number in (1, 2)] == ["1 tile", "2 tiles"]


def test_commands_follow_a_scenario_that_becomes_one_of_another_edition(opened: Opened) -> None:
    user = opened(RANGE_DAY)
    actions = user.window.shell.actions
    assert actions.tools["figure"].text() == "Demon"
    assert actions.by_name["new-piece-type"].text() == "&New tile type…"
    user.window.document.edit(Change("Another edition", 0, Record(ruleset=RULESETS[0])))
    assert actions.tools["figure"].text() == "Invader"
    assert actions.by_name["new-piece-type"].text() == "&New piece type…"


def test_dice_of_an_edition_are_asked_for_by_the_colors_that_it_has() -> None:
    pattern = "^[YRGB]{1,12}$"
    for ruleset, letters in ((RULESETS[0], "G green"), (RULESETS[1], "B black")):
        with pytest.raises(ValueError, match=letters):
            matching_text("red", pattern=pattern, texts=EditionTexts(ruleset))


def test_a_tool_without_a_choice_asks_for_it_in_the_words_of_the_edition(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    user = opened(RANGE_DAY)
    said: list[str] = []
    monkeypatch.setattr(user.window.shell.status, "say", said.append)
    user.window.shell.actions.tools["piece"].trigger()
    assert "Choose what to place in the palette: tile." in said
