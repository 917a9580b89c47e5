"""Languages: the catalogues of the program and of the user, in every form, and what is wrong with them."""

import argparse
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest

from kneedeep.analysis.framework.check import Check, check_modules, load_check, paragraphs
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.runner import analyse
from kneedeep.cli.main import parser_for, run
from kneedeep.model.catalog.catalog_files import RULESETS
from kneedeep.model.catalog.edition_words import in_words_of
from kneedeep.model.scenario.edits.paste import NotPasted, part_in
from kneedeep.model.scenario.io.reader import read
from kneedeep.report.check_pages import PROSE, page
from kneedeep.report.sheets import Options, make_sheet
from kneedeep.report.sheets.sheet_blocks import Heading, Paragraph
from kneedeep.rules.choices import choices_of
from kneedeep.rules.event import Event
from kneedeep.rules.registry import ruleset_for
from kneedeep.support import resources
from kneedeep.support.languages import (
    CONTEXT,
    ENGLISH,
    FOLDER,
    LanguageFailed,
    catalogue_of,
    languages,
    own_folder,
    use_language,
)
from kneedeep.support.platforms.languages import VARIABLE, wanted_languages
from kneedeep.support.translation import in_english, speak, tr, tr_count, translated
from kneedeep_exchange.exports.export_formats import FORMATS
from kneedeep_exchange.exports.export_request import ExportOptions, ExportRequest
from kneedeep_exchange.exports.exporting import export
from kneedeep_exchange.fidelity import Loss, losses_in_words
from kneedeep_exchange.gallery.gallery_wish import FILES
from tests.support import catalogue
from tests.support.cases import cases
from tests.support.command import Shell
from tests.support.golden import Golden
from tests.support.reading import scenario_in

ENGLISH_WORDS = re.compile(r"\b(the|of|with|and|is|are|to|from|marines? win|points|show|turn|open)\b")
"""Words by which an English sentence is known; none of them is a German one."""
GLOSSARY = FOLDER / "glossary_de.tsv"
"""English, German, and words that are not used for it."""
LEFT = 400
"""Texts that may still be English in German, so that who adds a text need not know German."""
SMALL = (Path(__file__).parents[1] / "fixtures/small_catalogue.po").read_text(encoding="utf-8")


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak(None)


def test_a_catalogue_of_the_user_is_used(tmp_path: Path) -> None:
    (tmp_path / f"{CONTEXT}_de.po").write_text(SMALL, encoding="utf-8")
    assert use_language(["fr_FR"], [tmp_path]) == ENGLISH
    assert tr("&Save") == "&Save"
    assert use_language(["de-CH"], [tmp_path]) == "de"
    assert tr("&Save") == "S&ichern"
    assert tr('Say "{name}"\\', name="ja") == 'Sag "ja"\\'
    assert [tr("Not in it"), tr("Redo")] == ["Not in it", "Redo"]
    spaces = [tr_count("{n} space", "{n} spaces", number) for number in (0, 1, 3)]
    assert spaces == ["0 Felder", "1 Feld", "3 Felder"]
    with in_english():
        assert tr("&Save") == "&Save"
    assert languages(tmp_path) == tuple(sorted({*languages(tmp_path / "none"), "de", ENGLISH}))


def test_the_german_catalogue_is_nearly_complete() -> None:
    known = catalogue.translations(catalogue.path_of("de"))
    missing = sorted(set(catalogue.texts()) - {text for text, translation in known.items() if translation})
    print("not in German yet:", *missing, sep="\n")
    assert len(missing) <= LEFT


@cases(
    ("variables", "language"),
    [
        ({}, ENGLISH),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C.UTF-8"}, ENGLISH),
        ({"LANG": "en_GB", "LC_MESSAGES": "de_AT@euro"}, "de"),
        ({"LANG": "en_GB", "LANGUAGE": "xx:de:en"}, "de"),
        ({"LANG": "C", "LANGUAGE": "de"}, ENGLISH),
        ({"LANG": "de_DE", VARIABLE: ENGLISH}, ENGLISH),
    ],
    ids=str,
)
def test_the_command_line_has_the_language_of_the_system(
    variables: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in (VARIABLE, "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, variables.get(name, ""))
    assert use_language(wanted_languages(), [FOLDER]) == language


def test_a_catalogue_of_a_country_is_found_by_the_locale(tmp_path: Path) -> None:
    (tmp_path / f"{CONTEXT}_pt_BR.po").write_text(SMALL, encoding="utf-8")
    assert use_language(["pt_BR.UTF-8"], [tmp_path]) == use_language(["pt-BR"], [tmp_path]) == "pt_BR"
    assert use_language(["pt_PT.UTF-8"], [tmp_path]) == ENGLISH


@pytest.fixture
def said() -> set[str]:
    """All texts that are shown are set between brackets; which those were."""
    texts: set[str] = set()

    def bracketed(text: str, number: int) -> str:
        texts.add(text)
        return text if text == argparse.SUPPRESS or "⟦" in text else f"⟦{text}⟧"

    speak(bracketed)
    return texts


def untranslated(texts: set[str]) -> set[str]:
    known = catalogue.translations(catalogue.path_of("de"))
    return {text for text in texts if "⟦" not in text and not known.get(text)}


def test_all_help_of_the_command_line_is_german(said: set[str]) -> None:
    parsers: list[argparse.ArgumentParser] = [parser_for(None, whole=True)]
    for parser in parsers:
        shown = [parser.description, parser.epilog, *(group.title for group in parser._action_groups)]
        for action in parser._actions:
            parsers += action.choices.values() if isinstance(action, argparse._SubParsersAction) else ()
            shown += [action.help, action.metavar if isinstance(action.metavar, str) else None]
        assert [text for text in shown if text and text != argparse.SUPPRESS and "⟦" not in text] == []
    assert len(parsers) > 35 and len(said) > 300
    assert untranslated(said) == {"BASE", "OURS", "THEIRS"}


def test_gallery_and_differences_are_german(said: set[str], shell: Shell, tmp_path: Path) -> None:
    older = newer = resources.text("scenarios", "tutorial.yaml")
    for before, after in (("at: [15, -2]", "at: [16, -3]"), ("minutes: [30", "minutes: [40"), ("Cold Start", "Cold")):
        newer = newer.replace(before, after)
    drafts = (tmp_path / "a.yaml", tmp_path / "b.yaml")
    for path, text in zip(drafts, (older, newer), strict=True):
        path.write_text(text, encoding="utf-8")
    without = [word for name in FILES for word in ("--without", name)]
    assert shell("gallery", tmp_path, "-o", tmp_path / "site", *without).status == 0
    assert shell("diff", *drafts, "--simulate", 2, "--format", "html", "-o", tmp_path / "d.html").status == 1
    for made in (tmp_path / "site/index.html", tmp_path / "d.html"):
        html = re.sub(r"<(style|script).*?</\1>", "", made.read_text(encoding="utf-8"), flags=re.DOTALL)
        parts = [*re.split(r"<[^>]*>", html), *re.findall(r'(?:aria-label|alt|placeholder|data-text)="(.+?)"', html)]
        shown = [part for part in map(unescape, parts) if "⟦" not in part and ".yaml" not in part]
        assert english_in("\n".join(shown), scenario_lines()) == []
    assert len(said) > 200 and untranslated(said) == set()


@cases(("line", "error"))
def test_errors_of_the_command_line_are_german(
    line: str, error: str, shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, "de")
    done = shell(*line.split())
    told = done.err.replace("'", "") if "zur Wahl" in error else done.err
    assert done.status == 2 and told.startswith(("Aufruf: kneedeep", f"kneedeep: {error}")) and error in told


@cases(("line", "name", "content", "error"))
def test_why_a_file_is_of_no_use_is_german(
    line: str, name: str, content: str, error: str, shell: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(VARIABLE, "de")
    monkeypatch.chdir(tmp_path)
    Path(name).write_text(content, encoding="utf-8")
    assert shell(*line.split()).err.splitlines()[-1] == f"kneedeep: {error}"


def test_passports_and_imports_are_german_for_people(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(VARIABLE, "de")
    monkeypatch.chdir(tmp_path)
    text = resources.text("scenarios", "tutorial.yaml")
    Path("map.yaml").write_text(text, encoding="utf-8")
    assert shell("passport", "map.yaml", "-o", "map.kneedeep").status == 0
    assert english_in(told := shell("verify", "map.kneedeep").out, text.splitlines()) == []
    assert "Lösung: trifft zu: 1, 2 oder 3 Marines können gewinnen: wieder gefunden, Schritt für Schritt" in told
    assert "can win: found again, step by step" in shell("verify", "map.kneedeep", "--format", "json").out
    proof, lost = shell("export", "map.yaml", "-o", "map.tmx").err.splitlines()
    assert proof.startswith("kneedeep: Beweis: 7 Teile, 3 Türen, ") and proof.endswith("bedeutet es dasselbe")
    map = Path("map.tmx").read_text(encoding="utf-8")
    Path("map.tmx").write_text(map.replace('<property name="title"', '<property name="titel"'), encoding="utf-8")
    noted = shell("import", "map.tmx", "-o", "new.yaml").err
    assert "Die Eigenschaft titel der Karte wird weggelassen: Kein Szenario hat so einen Schlüssel." in noted


def test_the_german_texts_use_the_terms_of_their_glossary() -> None:
    known = catalogue.translations(catalogue.path_of("de"))
    rows = [line.split("\t") for line in GLOSSARY.read_text(encoding="utf-8").splitlines()[1:]]
    assert len(rows) > 20
    german = "\n".join(known.values())
    for english, term, avoided in rows:
        assert known.get(english, term) == term, english
        assert re.search(rf"\b{term}", german), term
        for word in avoided.split(", "):
            assert not re.search(rf"\b{word}\b", german), word


def test_a_word_with_two_meanings_is_two_texts() -> None:
    known = catalogue.translations(catalogue.path_of("de"))
    turns = [known[text] for text in ("Turn", "turn {turn}", "Whose turn it is")]
    assert turns == ["Drehung", "Zug {turn}", "Wer am Zug ist"]
    assert (known["line"], known["line of text"]) == ("Linie", "Textzeile")


def test_german_buttons_and_entries_have_a_space_before_three_dots() -> None:
    known = catalogue.translations(catalogue.path_of("de"))
    assert not [text for text in known.values() if re.search(r"\w…(?:$|\*)", text)]


def test_numbers_of_games_and_steps_are_in_the_case_of_their_sentence() -> None:
    use_language(["de"])
    game, games, steps = tr("the game"), tr("{number} games", number=2), tr_count("{n} step", "{n} steps", 2)
    assert tr("Save the changes to {name}?", name=game) == "Änderungen an dem Spiel speichern?"
    assert (games, steps) == ("2 Spielen", "2 Schritte")
    cost = tr_count("in {n} step", "in {n} steps", 4)
    assert tr("the marines can win{judged} {cost}.", judged="", cost=cost).endswith("gewinnen in 4 Schritten.")


def test_the_german_texts_have_the_places_of_the_english_ones() -> None:
    translate = catalogue_of(FOLDER / f"{CONTEXT}_de.po")
    assert translate("&Save", -1) == "&Speichern"
    for text in catalogue.texts():
        for number in (-1, 1, 2):
            said = translate(text, number)
            assert _placeholders(said) <= _placeholders(text) | {"n"}, text
            assert said.count("{}") == text.count("{}"), text
            assert (said[:1] == " ") == (text[:1] == " "), text


def test_the_booklet_is_german(golden: Golden) -> None:
    scenario = scenario_in(resources.path("scenarios", "tutorial.yaml").read_bytes())
    use_language(["de"], [FOLDER])
    sheet = make_sheet(scenario, "booklet", Options())
    lines = []
    for block in sheet.blocks:
        if isinstance(block, Heading):
            lines.append(f"# {block.text}")
        elif isinstance(block, Paragraph):
            lines.append(f"{block.cue} {block.text}".strip())
    text = "\n".join(lines) + "\n"
    golden.check("languages/booklet-de.txt", text)
    assert english_in(re.sub(f"{scenario.author}|Die Aufgabe ", "", text), scenario_lines()) == []


def test_the_page_is_german_and_says_so() -> None:
    use_language(["de"], [FOLDER])
    text = resources.path("scenarios", "tutorial.yaml").read_bytes()
    reading = read(text)
    assert reading.scenario is not None
    request = ExportRequest(Facts(reading.scenario), (), text, ExportOptions("table"))
    page = export(request, "html").written.content.decode()
    assert '<html lang="de"' in page
    assert '<h1 lang="en">Cold Start</h1>' in page
    for german in ("Karte überspringen", "Farben: automatisch", "Öffnen: {name} bei {at}", 'data-n="1">Für 1<'):
        assert german in page
    shown = unescape(re.sub(r"<style>.*?</style>|<script.*?</script>|<[^>]*>", "\n", page, flags=re.DOTALL))
    assert english_in(shown.replace(reading.scenario.author, ""), scenario_lines()) == []


def test_the_pages_of_checks_are_german_in_the_words_of_each_edition() -> None:
    use_language(["de"], [FOLDER])
    known = catalogue.translations(catalogue.path_of("de"))
    faults = []
    for check in map(load_check, check_modules()):
        told, *examples = re.split(
            "^Ein (?:Szenario mit diesem|ähnliches ohne dieses) Problem", page(check), flags=re.MULTILINE
        )
        shown = " ".join(told.split())
        for part in (part for _, field in PROSE for part in paragraphs(getattr(check.page, field))):
            assert tr(part) in shown
            shown = shown.replace(part, "") if not known[part] else shown
            own = {in_words_of(ruleset, part) for ruleset in RULESETS}
            faults += english_in("\n".join(_prose(tr(text)) for text in own if known.get(text)), [])
        faults += english_in(_prose(shown.removeprefix(f"{check.code} {check.name} ")), [])
        assert [text.split() for text in examples] == [text.split() for text in shown_examples(check)]
    assert faults == []


def shown_examples(check: Check) -> list[str]:
    """The scenarios of a page, which are the same in every language, with the names of the editions before them."""
    names = {"doom-2004": "(Ausgabe 2004)", "doom-2016": "(Ausgabe 2016)"}
    texts = [text for pair in check.page.examples for text in pair if text]
    if not len(check.page.examples) > 1:
        return texts
    return [
        next(name for ruleset, name in names.items() if f"ruleset: {ruleset}" in text) + "\n" + text for text in texts
    ]


def _prose(text: str) -> str:
    """A text without the words of the file format in it."""
    return re.sub("`[^`]*`", "", text)


def test_checks_are_german_for_people_and_english_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    use_language(["de"], [FOLDER])
    assert run(["checks"]) == 0
    assert "BRD001  Fehler   overlap                zwei Teile bedecken dasselbe Feld\n" in capsys.readouterr().out
    assert run(["checks", "--format", "json"]) == 0
    assert '"when": "two pieces cover the same space"' in capsys.readouterr().out


def test_no_word_of_a_finding_stays_english() -> None:
    speak(lambda text, number: re.sub(r"(\{[^}]*\})|[A-Za-z]", lambda found: found[1] or "·", text))
    left = set()
    for code in check_modules():
        for text, _ in load_check(code).page.examples:
            for finding in analyse(read(text), verbose=True):
                marked = [place.get("text", "") for place in (finding.witness or {}).get("places", ())]
                shown = " ".join((finding.message, *marked, *(fix.title for fix in finding.fixes)))
                left |= {word for word in re.findall(r"[A-Za-z]{3,}", shown) if word not in text}
    assert left <= {"has", "have", "open", "opens", "note"}, "verbs that languages take or leave, and a key of the file"


@cases(("line", "sentence"))
def test_a_complaint_about_the_form_of_a_file_is_german(line: str, sentence: str) -> None:
    use_language(["de"], [FOLDER])
    assert sentence in [one.message for one in analyse(read(f"format: 2\nruleset: doom-2004\n{line}\n"))]


def test_things_of_one_id_are_german(monkeypatch: pytest.MonkeyPatch, shell: Shell, tmp_path: Path) -> None:
    text = resources.text("scenarios", "tutorial.yaml").replace("id: relay,", "id: dock,", 1)
    (tmp_path / "map.yaml").write_text(text, encoding="utf-8")
    monkeypatch.setenv(VARIABLE, "de")
    assert "Die Kennung „dock“ wird zweimal benutzt: Bereich, Bereich." in shell("validate", tmp_path / "map.yaml").out


def test_what_cannot_be_pasted_is_told_in_german() -> None:
    use_language(["de"])
    with pytest.raises(NotPasted, match=r"^In der Zwischenablage sind keine Elemente eines Szenarios\.$"):
        part_in("das ist Quatsch", tr("the clipboard"))


def test_formats_of_files_are_german_but_names_of_programs() -> None:
    use_language(["de"])
    titles = [tr(FORMATS[name].title) for name in ("html", "text", "uvtt", "tmx")]
    assert titles == ["HTML-Seite", "Text zum Einfügen", "Universal VTT", "Tiled (TMX)"]


@pytest.mark.parametrize("name", ["tutorial.yaml", "brine.yaml"])
def test_what_an_export_loses_is_german_for_people_and_english_elsewhere(name: str) -> None:
    text = resources.path("scenarios", name).read_bytes()
    reading = read(text)
    assert reading.scenario is not None
    request = ExportRequest(Facts(reading.scenario), (), text, ExportOptions("invader"))
    losses = [loss.what for row in FORMATS.values() for loss in row.exporter().losses(request)]
    english = [str(what) for what in losses]
    assert len(set(english)) > 3
    use_language(["de"], [FOLDER])
    assert [str(what) for what in losses] == english
    assert [what for what in losses if translated(what) == what] == []
    assert losses_in_words([Loss(losses[0])]) == translated(losses[0])


def english_in(text: str, own: list[str]) -> list[str]:
    """The lines of a text that are English; `own`: lines that the author may have written so."""
    found = [line.strip() for line in text.splitlines() if ENGLISH_WORDS.search(line)]
    return [line for line in found if not any(line in one for one in own)]


def scenario_lines() -> list[str]:
    return resources.path("scenarios", "tutorial.yaml").read_text(encoding="utf-8").splitlines()


@cases(
    "arguments",
    [
        ["validate", "--format", "json"],
        ["validate", "--format", "sarif"],
        ["validate", "--format", "github"],
        ["solve", "--format", "json"],
        ["inspect", "portals"],
        ["describe"],
    ],
    ids=" ".join,
)
def test_what_programs_read_is_the_same_in_every_language(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    printed = []
    for language in (ENGLISH, "de"):
        use_language([language], [FOLDER])
        run([*arguments, str(resources.path("scenarios", "specimen-run.yaml"))])
        printed.append(capsys.readouterr().out)
    assert printed[0] == printed[1] != ""


def test_a_broken_catalogue_is_reported_in_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / f"{CONTEXT}_xx.po"
    headless = b'msgid ""\nmsgstr "Plural-Forms: plural=what;"\n'
    for broken in (b"nonsense", b"\xff\xfe", b'msgstr "a"\nmsgwhat "b"\n', b'msgid "a\n', headless):
        path.write_bytes(broken)
        with pytest.raises(LanguageFailed) as failed:
            use_language(["xx"], [tmp_path])
        assert str(failed.value).startswith(f"{path} can't be used as a translation: ")
        assert "\n" not in str(failed.value)


def test_a_translation_that_can_not_be_filled_is_refused(tmp_path: Path) -> None:
    path = tmp_path / f"{CONTEXT}_de.po"
    for form in ("{what}", "{name", "name}", "{}", "{name.real}", "{name:d}", "{name!r}", "{0}"):
        path.write_text(f'msgid "Save {{name}}?"\nmsgstr "{form}"\n', encoding="utf-8")
        with pytest.raises(LanguageFailed, match="a placeholder that the text lacks"):
            catalogue_of(path)


def test_what_a_catalogue_of_the_user_leaves_out_is_said_by_that_of_the_program(tmp_path: Path) -> None:
    (tmp_path / f"{CONTEXT}_de.po").write_text(SMALL, encoding="utf-8")
    assert use_language(["de"], [tmp_path, FOLDER]) == "de"
    assert tr("&Save") == "S&ichern"
    assert tr("&Undo") == "&Rückgängig"
    assert tr_count("{n} point", "{n} points", 1) == "1 Punkt"


def test_a_broken_catalogue_of_the_user_leaves_that_of_the_program(tmp_path: Path) -> None:
    (tmp_path / f"{CONTEXT}_de.po").write_bytes(b"nonsense")
    with pytest.raises(LanguageFailed):
        use_language(["de"], [tmp_path, FOLDER])
    assert tr("&Save") == "&Speichern"


def test_the_command_line_uses_the_catalogue_in_the_data_folder(tmp_path: Path) -> None:
    data = {**os.environ, "XDG_DATA_HOME": str(tmp_path), VARIABLE: "xx", "HOME": str(tmp_path)}
    finder = [sys.executable, "-P", "-c", "from kneedeep.support.languages import own_folder; print(own_folder())"]
    folder = Path(subprocess.run(finder, env=data, capture_output=True, text=True, check=True).stdout.strip())
    folder.mkdir(parents=True)
    (folder / f"{CONTEXT}_xx.po").write_text("nonsense", encoding="utf-8")
    command = [sys.executable, "-P", "-m", "kneedeep", "--version"]
    done = subprocess.run(command, env=data, capture_output=True, text=True, check=True)
    assert len(done.stderr.strip().splitlines()) == 1
    assert "can't be used as a translation" in done.stderr
    shutil.rmtree(folder)
    assert own_folder() != folder


@pytest.mark.parametrize("name", ["tutorial.yaml", "specimen-run.yaml"])
def test_the_story_of_a_game_is_german(name: str) -> None:
    scenario = scenario_in(resources.path("scenarios", name).read_bytes())
    use_language(["de"], [FOLDER])
    game = ruleset_for(scenario.ruleset).on(scenario)
    events: list[Event] = []
    state = game.setup(2, 7, events)
    writer = game.assistant.story(2)
    lines = writer.sentences(events)
    for _ in range(150):
        if not (actions := game.legal_actions(state)):
            break
        lines += [choice.words for choice in choices_of(game, state, actions[:20])]
        events = []
        game.apply(state, actions[len(lines) % len(actions)], events)
        lines += writer.sentences(events)
    own = [line for line in lines if line.startswith("“")]
    assert len(lines) > 300
    assert english_in("\n".join(lines), own) == []


def _placeholders(text: str) -> frozenset[str]:
    """The names of the places in a text that values are put into."""
    return frozenset(re.findall(r"\{(\w+)[^{}]*\}", text))
