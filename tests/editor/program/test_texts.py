"""Texts: all of them go through the catalogue, the catalogue has all of them, and another language is spoken."""

import pickle
import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import pytest
import yaml
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from kneedeep.analysis.framework.check import check_modules, load_check
from kneedeep.analysis.framework.finding import Finding
from kneedeep.model.catalog import RULESETS, edition_of
from kneedeep.model.scenario.model import Scenario, Victory
from kneedeep.support import resources
from kneedeep.support.translation import translatable, translatable_count
from kneedeep_editor.documents import document_files, shipped_scenarios
from kneedeep_editor.features.files.samples import Samples
from kneedeep_editor.features.program.tour import TourFeature
from kneedeep_editor.mainwindow.docks import Dock
from kneedeep_editor.mainwindow.finding_display import explanation_of
from kneedeep_editor.panels.properties.place_fields import spaces_of
from kneedeep_editor.panels.properties.plain_fields import whole_number
from kneedeep_editor.texts import EditionTexts, inside, later_count, speak, tr, tr_count, translated
from tests.support import catalogue
from tests.support.every_page import every_page
from tests.support.shown_texts import shown_texts
from tests.support.small_maps.arena import arena
from tests.support.users.editor_user import Opened, User

KINDS = (Scenario, Victory)
PANELS = ("palette", "outline", "properties", "problems", "inventory", "minimap", "history")
OWN = re.compile(r"⟦[^⟦⟧]*⟧")
SENTENCES = ("The whole board is cleared.", "The invader has 6 frag points.", "The invader has 4 frag points.")
"""What the engine says of a script; it stays English."""
_WORD = re.compile(r"[^\W\d_]{3,}")


def test_the_catalogue_has_just_the_texts_of_the_code() -> None:
    assert catalogue.unmarked() == []
    known = catalogue.translations(catalogue.path_of("de"))
    assert set(known) == set(catalogue.texts()), "run python -m tests.support.catalogue"
    assert len(known) > 500
    missing = {
        file for text in catalogue.texts().values() for file in text.files if not (catalogue.CODE / file).is_file()
    }
    assert not missing


def test_names_of_values_stand_in_the_text_as_they_are_given() -> None:
    assert tr("Save {name}?", name="a {b}") == "Save a {b}?"
    assert tr("Nothing {here}") == "Nothing {here}"


def spaces(number: int) -> str:
    return tr_count(*later_count("{n} space", "{n} spaces"), number)


def test_numbers_of_things_are_said_as_the_language_counts() -> None:
    assert [spaces(number) for number in (0, 1, 3)] == ["0 spaces", "1 space", "3 spaces"]
    assert tr_count("{n} door of {area}", "{n} doors of {area}", 1, area="Hangar") == "1 door of Hangar"


def test_what_has_no_language_yet_is_translated_by_the_window(pseudo: set[str]) -> None:
    left = translatable("From {at} {reached}.", at="3,4", reached=translatable_count("{n} space", "{n} spaces", 1))
    assert translated(pickle.loads(pickle.dumps(left))) == "⟦From 3,4 ⟦1 spaces⟧.⟧"
    assert translated("as it is") == "as it is"
    assert pseudo == {"From {at} {reached}.", "{n} spaces"}


def test_questions_of_a_game_are_translated(pseudo: set[str]) -> None:
    game = arena("######")
    question = game.game.assistant.question(game.s)
    assert translated(question) == f"⟦{question}⟧"
    assert pseudo <= set(catalogue.texts())


def test_a_catalogue_keeps_what_is_translated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "FOLDER", tmp_path)
    path = catalogue.path_of("xx")
    text = catalogue.catalogue("xx")
    marked = text.replace('msgid "&Save"\nmsgstr ""', 'msgid "&Save"\nmsgstr "S&ichern"')
    counted = marked.replace('msgstr[0] ""', 'msgstr[0] "einer"', 1)
    assert text != marked != counted
    path.write_text(counted, encoding="utf-8")
    assert catalogue.catalogue("xx") == counted
    assert catalogue.translations(path)["&Save"] == "S&ichern"
    assert "einer" in catalogue.translations(path).values()


def test_what_a_field_rejects_is_translated(pseudo: set[str]) -> None:
    for parse in (spaces_of, lambda text: whole_number(text, least=1, most=2, none=False)):
        with pytest.raises(ValueError, match="^⟦.*⟧$"):
            parse("9;")
    assert pseudo <= set(catalogue.texts())


def test_everything_that_is_shown_goes_through_the_catalogue(pseudo: set[str], beginner: User, qtbot: QtBot) -> None:
    window = beginner.window
    for name in PANELS:
        dock = window.findChild(Dock, name)
        assert isinstance(dock, Dock), name
        shown = dock.reveal()
        if hasattr(shown, "panel"):
            assert shown.panel is not None
    beginner.do("tour")
    beginner.do("samples")
    beginner.do("ready")
    tour = window.shell.feature(TourFeature).tour
    assert tour is not None and window.shell.feature(Samples).gallery is not None
    plain = sorted(set(_plain(window)))
    assert plain == [], "\n".join(plain)
    unknown = sorted(text for text in pseudo - set(catalogue.texts()) if "⟦" not in text)
    assert unknown == [], "\n".join(unknown)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_what_a_problem_means_goes_through_the_catalogue(pseudo: set[str], ruleset: str) -> None:
    features = edition_of(ruleset).features
    codes = [code for code in check_modules() if features >= set(load_check(code).needs)]
    left = {code: re.sub("<[^>]*>", "", explanation_of(Finding(code, ""), EditionTexts(ruleset))) for code in codes}
    assert {code: OWN.sub("", text).strip() for code, text in left.items()} == {code: code for code in codes}
    assert pseudo - set(catalogue.texts()) == set()


ENGINES = re.compile(
    r"Label cue: |description of (SearchField|TableCanvas table): |(name of )?SetupRow: |name of (QSpinBox|CheckList|QScrollArea): .*red marine$|tool tip of QLineEdit: way-out "
    r"|tab of DocumentTabs: map\.yaml|action &1 |tool tip of Q\w+: [^(]*\(?(\w+\+)*\w+\)?$"
)
"""Sentences of the rules, of reports and of the companion at the table; names of files and of keys."""
TUTORIAL = resources.path("scenarios", "tutorial.yaml").read_text(encoding="utf-8")


@pytest.mark.usefixtures("dressed")
def test_every_page_goes_through_the_catalogue(pseudo: set[str], opened: Opened, tmp_path: Path) -> None:
    user = opened(TUTORIAL.replace("{exit: way-out, who: all,", "{all: [{exit: way-out, who: all}],"))
    plain = {
        f"{name}: {text}"
        for name, shown in every_page(user)
        for one in shown
        for text in _plain(one, _spoken_elsewhere())
        if not ENGINES.search(text.replace(str(tmp_path), ""))
    }
    unknown = {text for text in pseudo - set(catalogue.texts()) if "⟦" not in text}
    assert (sorted(plain), sorted(unknown)) == ([], [])


@cache
def _spoken_elsewhere() -> tuple[str, ...]:
    """What the map itself says, the longest first: names, texts, sentences of the objective."""
    found = {*SENTENCES}
    waiting = [yaml.safe_load(TUTORIAL)]
    while waiting:
        value = waiting.pop()
        if isinstance(value, dict):
            waiting += value.values()
        elif isinstance(value, list):
            waiting += value
        elif isinstance(value, str):
            found |= {value, value[:1].upper() + value[1:]}
    # Shorter ones, such as letters of dice, would take pieces out of other words.
    return tuple(sorted(filter(_WORD.search, found), key=len, reverse=True))


def _plain(window: QWidget, elsewhere: Sequence[str] = SENTENCES) -> Iterator[str]:
    """Yield every text that is shown and did not go through the catalogue."""
    for where, text in shown_texts(window):
        rest = re.sub("<[^>]*>|&nbsp;", " ", text)
        while OWN.search(rest):
            rest = OWN.sub("", rest)
        for sentence in elsewhere:
            rest = rest.replace(sentence, "")
        if _WORD.search(rest) and not _of_the_map(rest):
            yield f"{where}: {text}"


# The names of keys and of the program, codes, the sample; "Close" is Qt's own button.
_NO_TEXTS = re.compile(r"kneedeep|board  –|Close|Cancel|Ctrl|Shift|Alt|Del|Esc|Home|BRD\d+|doom-20\d\d|Cold Start")


def _of_the_map(text: str) -> bool:
    """Tell whether a text says names of the program, of keys, of the format or of the engine only."""
    return not _WORD.search(_NO_TEXTS.sub("", text))


def test_a_new_map_and_words_inside_sentences_are_in_the_language() -> None:
    speak(lambda text, number: 'Ohne "Titel"' if text == "Untitled scenario" else text, "de")
    new = document_files.new_document("doom-2004", small_map=False).scenario
    assert new.title == 'Ohne "Titel"' and document_files.is_untitled(new) and inside("Tür") == "Tür"
    assert "Schießtag" in {one.scenario.title for one in shipped_scenarios.samples()}
    speak(None)
    assert inside("Door") == "door"
