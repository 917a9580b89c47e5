"""Texts in several languages: their paths, edits, copies, diffs, merges, files."""

from collections.abc import Mapping
from pathlib import Path

import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from kneedeep.model.scenario.comparison import compared
from kneedeep.model.scenario.edits import Several, Translate, applied
from kneedeep.model.scenario.edits.paste import Paste, copied, part_in, text_of
from kneedeep.model.scenario.edits.rename import Rename
from kneedeep.model.scenario.io.merged_text import merged_text
from kneedeep.model.scenario.io.reader import Reading, read
from kneedeep.model.scenario.model import (
    FIRST_FORMAT,
    FORMAT,
    SECTIONS,
    Clear,
    Effect,
    Record,
    Scenario,
    Victory,
    keys_of,
)
from kneedeep.model.scenario.prefabs import as_prefab, keep_prefab, read_prefab
from kneedeep.model.scenario.script_values import CONDITION_PARAMS, CONDITIONS, EFFECT_PARAMS, EFFECTS
from kneedeep.model.scenario.translations import OWN_TEXTS, TEXT_KEYS, in_language, languages, texts, untranslated
from kneedeep.model.scenario.value_shapes import TextShape
from kneedeep.report.differences.difference_lines import difference_lines
from tests.support.files import path_of
from tests.support.reading import sound

SOURCE: str = yaml.safe_load(Path(__file__).with_name("edits_translations.yaml").read_text(encoding="utf-8"))["map"]


def reading_of(text: str = SOURCE) -> Reading:
    """The reading of a sound text."""
    reading = read(text)
    sound(reading)
    return reading


def scenario_of(text: str = SOURCE) -> Scenario:
    """The scenario of a sound text."""
    return sound(read(text))


def german(scenario: Scenario) -> Mapping[str, str]:
    """The German texts of a scenario."""
    said: Mapping[str, str] = scenario.translations["de"]
    return said


def test_every_text_has_a_path_by_ids() -> None:
    found = {text.path: text.text for text in texts(scenario_of())}
    assert found == {
        "title": "Cellar",
        "summary": "Out.",
        "flags.power": "The light is on",
        "victory.invaders.text": "Lost.",
        "areas.hall.name": "Hall",
        "areas.hall.text": "Dust.",
        "areas.hall.do.1.text": "First.",
        "areas.hall.do.3.text": "Last.",
        "areas.hall.clear.text": "Silence.",
        "tokens.barrel@1,1.note": "Loud.",
        "triggers.1.when.manual": "All agree.",
        "triggers.1.text": "A siren.",
    }


def test_each_key_with_a_free_text_is_translated_but_for_names_and_sources() -> None:
    shapes = {key.name: key.shape for kind in (Scenario, Clear, Victory, *SECTIONS.values()) for key in keys_of(kind)}
    words = (CONDITIONS, CONDITION_PARAMS, EFFECTS, EFFECT_PARAMS)
    shapes |= {name: word.shape for table in words for name, word in table.items()}
    free = {name for name, shape in shapes.items() if isinstance(shape, TextShape) and not shape.pattern}
    assert free == {*TEXT_KEYS, *OWN_TEXTS, "author", "license", "source", "language"}


def test_a_scenario_in_a_language_has_its_texts_and_the_originals_of_the_rest() -> None:
    scenario = in_language(scenario_of(), "de")
    area = scenario.areas[0]
    assert (scenario.title, scenario.summary, scenario.language) == ("Keller", "Out.", "de")
    assert (area.name, area.text, area.do[0], area.do[2].value) == (
        "Hall",
        "Staub.",
        Effect("text", "Erstens."),
        "Zuletzt.",
    )
    assert scenario.tokens[0].note == "Laut." and scenario.triggers[0].when.value == "Alle sind einig."
    assert scenario.flags == Record(power="Das Licht ist an")
    assert not scenario.translations and [one.serial for one in scenario.elements()] == [
        one.serial for one in scenario_of().elements()
    ]
    original = scenario_of()
    assert in_language(original, "en") is in_language(original, "fr") is original
    assert languages(original) == ("en", "de")
    missing = [text.path for text in untranslated(original, "de")]
    assert missing == [
        "summary",
        "victory.invaders.text",
        "areas.hall.name",
        "areas.hall.clear.text",
        "triggers.1.text",
    ]


def test_faults_of_translations_are_told_and_leave_the_rest() -> None:
    own = "en is the language of the scenario itself; write its texts in their places."
    told = {
        ("format: 2", "format: 1"): "translations: they need format: 2.",
        ("  de:", "  De!:"): "translations: 'De!' is not the code of a language; one looks like de or pt-BR.",
        ("  de:", "  en:"): f"translations, en: {own}",
    }
    for (old, new), message in told.items():
        reading = read(SOURCE.replace(old, new))
        assert [problem.message for problem in reading.problems] == [message]
        assert reading.scenario is not None and reading.scenario.title == "Cellar"


def test_a_diff_tells_translations_one_by_one_and_not_their_moves() -> None:
    before = scenario_of()
    renamed = applied(Rename("", "area", "hall", "nave"), before)
    assert compared(before, renamed).attributes == ()
    after = applied(Translate("", "de", "areas.nave.text", "Asche."), renamed)
    after = applied(Translate("", "fr", "title", "Cave"), after)
    told = [(line.kind, line.text) for line in difference_lines(compared(before, after)) if line.group == "texts"]
    assert told == [
        ("changed", "translation into de, areas.nave.text: [-Staub.-] {+Asche.+}"),
        ("added", "translation into fr, title: {+Cave+}"),
    ]


def test_a_merge_takes_translations_by_their_texts() -> None:
    renamed = SOURCE.replace("hall", "nave")
    translated = SOURCE.replace("Staub.", "Asche.").replace(
        "    title: Keller\n", "    title: Keller\n    areas.hall.name: Halle\n"
    )
    made = merged_text(reading_of(), reading_of(renamed), reading_of(translated))
    assert not made.merged.conflicts and made.reading.scenario is not None
    said = german(made.reading.scenario)
    assert (said["areas.nave.text"], said["areas.nave.name"]) == ("Asche.", "Halle")
    assert not [path for path in said if "hall" in path]
    other = merged_text(reading_of(), reading_of(translated), reading_of(SOURCE.replace("Staub.", "Ruß.")))
    assert [conflict.keys for conflict in other.merged.conflicts] == [("translations",)]
    assert '=======\n    areas.hall.text: "Ruß."\n>>>>>>> theirs' in other.text


def test_without_translations_older_versions_read_a_map_too() -> None:
    scenario = scenario_of()
    for path in scenario.translations["de"]:
        assert scenario.format == FORMAT
        scenario = applied(Translate("Remove it", "de", path, ""), scenario)
    assert scenario.format == in_language(scenario_of(), "de").format == FIRST_FORMAT


EMPTY_MAP = Scenario(title="Empty")
TEXTS = {path: text for path, text in german(scenario_of()).items() if path != "title"}


def whole(scenario: Scenario) -> Scenario:
    """A copy of all that is on a map."""
    return copied(scenario, frozenset(one.serial for one in scenario.on_map()))


def test_the_text_of_a_copy_has_the_translations_of_what_comes_along() -> None:
    scenario = scenario_of()
    part = whole(scenario)
    assert part.format == FORMAT and dict(german(part)) == TEXTS
    text = text_of(part)
    assert "\nformat: 2\n" in text and "\ntranslations:\n  de:\n    areas.hall.text: " in text
    assert part_in(text) == (part, 0)
    barrel = frozenset({scenario.tokens[0].serial})
    assert dict(german(copied(scenario, barrel))) == {"tokens.barrel@1,1.note": "Laut."}
    plain = copied(scenario.having(tokens=(scenario.tokens[0].having(note=""),)), barrel)
    assert plain.format == FIRST_FORMAT and "translations" not in text_of(plain)
    assert part_in(text_of(plain).replace("format: 1", "format: 2"))[0].format == FIRST_FORMAT


def test_a_pasted_part_has_its_translations_at_new_paths_and_so_has_a_prefab(tmp_path: Path) -> None:
    part = whole(scenario_of())
    placed = applied(Paste("", part, (10, 0)), EMPTY_MAP)
    moved = {path.replace("1,1", "11,1"): text for path, text in TEXTS.items()}
    assert placed.format == FORMAT and dict(german(placed)) == moved
    kept = keep_prefab(as_prefab(whole(placed), "Hall", ""), str(tmp_path))
    assert dict(german(read_prefab(kept.path).part)) == TEXTS
    taken = EMPTY_MAP.having(areas=(scenario_of().areas[0].having(name="Other"),), flags=Record(power="Mine"))
    said = german(applied(Paste("", part), taken))
    assert said["areas.hall-2.text"] == "Staub." and said["flags.power-2"] == "Das Licht ist an"
    assert not {"areas.hall.text", "flags.power"} & {*said}


def test_translations_of_the_map_stay_and_those_it_lacks_come_along() -> None:
    own = scenario_of()
    changed = (Translate("", "de", "areas.hall.text", ""), Translate("", "de", "areas.hall.do.1.text", "Zuerst."))
    lacking = applied(Several("", changed), own)
    part = whole(applied(Translate("", "fr", "areas.hall.text", "Poussière."), own))
    after = applied(Paste("", part, (10, 0)), lacking)
    assert after.translations["fr"] == Record([("areas.hall.text", "Poussière.")])
    assert {german(after)[f"areas.hall.{key}"] for key in ("text", "do.1.text")} == {"Staub.", "Zuerst."}
    assert german(after)["title"] == "Keller" and german(after)["tokens.barrel@11,1.note"] == "Laut."
    ashen = own.having(areas=(own.areas[0].having(text="Ash."),), translations=Record())
    assert "areas.hall.text" not in german(applied(Paste("", part), ashen)), "another text"


def test_a_map_in_the_language_of_a_translation_takes_it_as_the_original() -> None:
    placed = applied(Paste("", whole(scenario_of())), EMPTY_MAP.having(language="de"))
    assert placed.areas[0].text == "Staub." and [*placed.translations] == ["en"]
    back = applied(Paste("", part_in(text_of(whole(placed)))[0]), EMPTY_MAP)
    assert back.areas[0].text == "Dust." and german(back)["areas.hall.text"] == "Staub."


@settings(max_examples=20)
@given(st.sampled_from([SOURCE, path_of("range-day.yaml").read_text("utf-8")]), st.integers(-40, 40), st.data())
def test_a_copy_of_a_whole_map_has_its_texts_in_each_language(text: str, by: int, data: st.DataObject) -> None:
    scenario = scenario_of(text)
    for path in data.draw(st.lists(st.sampled_from([one.path for one in texts(scenario)]), max_size=4)):
        scenario = applied(Translate("", "fr", path, f"Fr {path}"), scenario)
    placed = applied(Paste("", part_in(text_of(whole(scenario)))[0], (by, -by)), Scenario(ruleset=scenario.ruleset))
    for language in ("en", "de", "fr"):
        wanted = [one.text for one in texts(in_language(scenario, language)) if one.serial or one.keys[0] == "flags"]
        assert [one.text for one in texts(in_language(placed, language))] == wanted
