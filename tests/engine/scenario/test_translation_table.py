"""The texts of a map as a table for spreadsheets: there and back, and what a table says that the map does not have."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kneedeep.model.scenario.translation_table import read_table, write_table
from kneedeep.model.scenario.translations import texts, with_translations
from kneedeep.model.scenario.value_shapes import TEXT_LIMIT
from kneedeep.model.scenario.yaml_patch.file_limits import Unreadable
from tests.engine.scenario.test_translations import SOURCE, scenario_of

OWN = scenario_of(SOURCE)
PATHS = [text.path for text in texts(OWN)]
STARTS = st.sampled_from(["", "=", "+", "-", "@", "'", "''=", "\t", "\r", "\n=", "＝", '"', ";", ","])
WORDS = st.builds(str.__add__, STARTS, st.text(st.characters(exclude_categories=("Cs", "Cc"))))


def table(*rows: str, head: str = "path,original (en),translation (de)") -> bytes:
    """A table as a spreadsheet saves it."""
    return "\n".join((head, *rows)).encode("utf-8-sig")


@given(st.dictionaries(st.sampled_from(PATHS), WORDS.filter(str.strip)), st.sampled_from(",;\t"))
def test_a_table_comes_back_as_it_was_written(said: dict[str, str], separator: str) -> None:
    full = with_translations(OWN, {"de": said})
    written = write_table(full, "de", separator)
    assert read_table(full, "de", written) == (full, 0, [])
    again = read_table(with_translations(OWN, {}), "de", written)
    assert dict(again.scenario.translations.get("de", {})) == said and (again.taken, again.notes) == (len(said), [])
    assert b"title,Cellar,'=1+1\r\n" in write_table(with_translations(OWN, {"de": {"title": "=1+1"}}), "de")


def test_doubtful_rows_are_told_one_by_one() -> None:
    rows = ("title,Basement,Gewölbe", "areas.attic.text,Rats.,Ratten.", "areas.hall.text,Dust.,")
    again = read_table(OWN, "de", table(*rows, f"flags.power,The light is on,{'x' * (TEXT_LIMIT + 1)}", ",,,a note"))
    said = again.scenario.translations["de"]
    assert (again.taken, said["title"], said["areas.hall.text"]) == (1, "Gewölbe", "Staub.")
    assert sorted(again.notes) == [
        "areas.attic.text: not a text of the map, or its second row: Ratten.",
        "areas.hall.text: the cell is empty, the translation stays: Staub.",
        f"flags.power: the translation has more than {TEXT_LIMIT} characters",
        "title: translated from an older original: Basement",
    ]


def test_a_text_that_moved_is_found_by_its_words_and_never_twice() -> None:
    rows = ["areas.hall.do.2.text;Last.;Schluss.", "areas.old.text;A siren.;Eine Sirene.", "title;;Gewölbe"]
    rows.append("title;;Zwei")
    again = read_table(OWN, "de", table(*rows, "summary;Last.;Ende.", head="path;original;translation"))
    said = again.scenario.translations["de"]
    found = [said[path] for path in ("areas.hall.do.3.text", "triggers.1.text", "title", "summary")]
    assert found == ["Schluss.", "Eine Sirene.", "Gewölbe", "Ende."]
    older = "summary: translated from an older original: Last."
    assert sorted(again.notes) == [older, "title: not a text of the map, or its second row: Zwei"]


def test_what_is_no_table_for_the_language_is_refused() -> None:
    for data, message in (
        ("path,original,translation\ntitle,Cellar,Gew\u00f6lbe".encode("latin-1"), "not in UTF-8"),
        (table(head="path,original (en),translation (fr)"), "another language: fr"),
        (table(f'title,,"{"x" * 200_000}"'), "Row 2 of the table"),
        (table('title,,"Gewölbe', "summary,,Raus."), "Row 3 of the table"),
    ):
        with pytest.raises(Unreadable, match=message):
            read_table(OWN, "de", data)
