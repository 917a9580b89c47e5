"""The texts of a map as a table for spreadsheets: there and back, and what a table says that the map does not have."""

import csv
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kneedeep.model.scenario.model import Scenario
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
    said = {path: text.replace("\r", "\n") for path, text in said.items()}
    full = with_translations(OWN, {"de": said})
    written = write_table(full, "de", separator)
    empty = with_translations(OWN, {})
    assert read_table(full, "de", written) == (full, 0, [])
    again = read_table(empty, "de", written)
    assert dict(again.scenario.translations.get("de", {})) == said and (again.taken, again.notes) == (len(said), [])
    rows = list(csv.reader(io.StringIO(written.decode("utf-8-sig"), newline=""), delimiter=separator))
    assert len(rows) == len(PATHS) + 1 and not any(cell[:1] in "=+-@\t\r" for row in rows for cell in row if cell)


def test_doubtful_rows_are_told_one_by_one() -> None:
    rows = ("title,Basement,Kellergewölbe", "areas.attic.text,Rats.,Ratten.", "areas.hall.text,Dust.,")
    again = read_table(OWN, "de", table(*rows, f"flags.power,The light is on,{'x' * (TEXT_LIMIT + 1)}", ",,,a note"))
    assert again.taken == 1 and again.scenario.translations["de"]["title"] == "Kellergewölbe"
    assert again.scenario.translations["de"]["areas.hall.text"] == "Staub."
    assert sorted(again.notes) == [
        "areas.attic.text: the map has no such text: Ratten.",
        "areas.hall.text: the cell is empty, the translation stays: Staub.",
        f"flags.power: the translation has more than {TEXT_LIMIT} characters",
        "title: translated from an older original: Basement",
    ]


def test_a_text_that_moved_is_found_by_its_words_and_never_twice() -> None:
    rows = ("areas.hall.do.2.text;Last.;Schluss.", "areas.old.text;A siren.;Eine Sirene.", "title;;Gewölbe")
    again = read_table(OWN, "de", table(*rows, "summary;Last.;Ende.", head="path;original;translation"))
    said = again.scenario.translations["de"]
    assert (said["areas.hall.do.3.text"], said["triggers.1.text"], said["title"]) == (
        "Schluss.",
        "Eine Sirene.",
        "Gewölbe",
    )
    assert said["summary"] == "Ende." and again.notes == ["summary: translated from an older original: Last."]


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "The first row must name"),
        (b"format: 2\n", "The first row must name"),
        ("path,original,translation\ntitle,Cellar,Gew\u00f6lbe".encode("latin-1"), "not in UTF-8"),
        (table(head="path,original (en),translation (fr)"), "another language: fr"),
        (table(f'title,,"{"x" * 200_000}"'), "Row 2 of the table"),
        (table('title,,"Gewölbe', "summary,,Raus."), "Row 3 of the table"),
    ],
)
def test_what_is_no_table_for_the_language_is_refused(data: bytes, message: str) -> None:
    with pytest.raises(Unreadable, match=message):
        read_table(OWN, "de", data)


def test_a_table_without_rows_changes_nothing() -> None:
    assert read_table(Scenario(title=""), "de", write_table(Scenario(title=""), "de")) == (Scenario(title=""), 0, [])
