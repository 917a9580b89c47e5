"""The texts of a scenario and their translations into one language as a table for spreadsheets (CSV).

The columns are path, original and translation. The first row names them and the languages. Rows can be in any order.
"""

import csv
import io
import re
from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import NamedTuple

from kneedeep.model.scenario.model import Scenario
from kneedeep.model.scenario.record import EMPTY
from kneedeep.model.scenario.translations import texts, with_translations
from kneedeep.model.scenario.value_shapes import TEXT_LIMIT
from kneedeep.model.scenario.yaml_patch.file_limits import Unreadable
from kneedeep.support.translation import tr

TABLE_BYTES = 8 << 20
"""The largest table that is read: several times the texts of the largest scenario."""
_HEAD = re.compile(r'"?path"?([,;\t])')
_LANGUAGE = re.compile(r"\((.+)\)$")
_FORMULA = re.compile(r"'*[=+\-@\t\r\n＝＋－＠]")
"""How a cell begins that a spreadsheet may take for a formula. An apostrophe before it makes it a text."""


class Row(NamedTuple):
    """A row of a table."""

    path: str
    original: str
    translation: str


class TableReading(NamedTuple):
    """A scenario with the translations of a table, the number of those that are new, and a line on each doubtful row."""

    scenario: Scenario
    taken: int
    notes: list[str]


def write_table(scenario: Scenario, language: str, separator: str = ",") -> bytes:
    """The table of all texts, with an empty cell for each missing translation."""
    said = scenario.translations.get(language, EMPTY)
    file = io.StringIO(newline="")
    table = csv.writer(file, delimiter=separator)
    table.writerow(("path", f"original ({scenario.language})", f"translation ({language})"))
    for text in texts(scenario):
        table.writerow([_guarded(cell) for cell in (text.path, text.text, said.get(text.path, ""))])
    return file.getvalue().encode("utf-8-sig")


def read_table(scenario: Scenario, language: str, data: bytes) -> TableReading:
    """The scenario with the translations of a table. Empty cells change nothing. Raises Unreadable.

    A text that has moved since the table was written is found by its words.
    """
    said, now = dict(scenario.translations.get(language, EMPTY)), {text.path: text.text for text in texts(scenario)}
    taken, notes = 0, []
    for path, row in _placed(_rows(language, data), now):
        before = said.get(path or "", "")
        if _lines(row.translation) == _lines(before) or not (before or row.translation.strip()):
            continue
        if path is None:
            notes.append(tr("{path}: the map has no such text: {text}", path=row.path, text=row.translation))
        elif not row.translation.strip():
            notes.append(tr("{path}: the cell is empty, the translation stays: {text}", path=path, text=before))
        elif len(row.translation) > TEXT_LIMIT:
            notes.append(tr("{path}: the translation has more than {n} characters", path=path, n=TEXT_LIMIT))
        else:
            said[path] = row.translation
            taken += 1
            if not _is_same(row.original, now[path]):
                notes.append(tr("{path}: translated from an older original: {text}", path=path, text=row.original))
    if taken:
        scenario = with_translations(scenario, {**scenario.translations, language: said})
    return TableReading(scenario, taken, notes)


def _rows(language: str, data: bytes) -> list[Row]:
    """The rows below the first one. Raises Unreadable."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Unreadable(tr("The table is not in UTF-8: save it as CSV with this character set.")) from error
    if (head := _HEAD.match(text)) is None:
        raise Unreadable(tr("The first row must name the columns path, original and translation."))
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=head[1], strict=True)
    try:
        names, *rows = [Row(*[*map(_plain, cells), "", "", ""][:3]) for cells in reader if any(cells)]
    except csv.Error as error:
        raise Unreadable(tr("Row {n} of the table can't be read.", n=reader.line_num), reader.line_num) from error
    if (meant := _LANGUAGE.search(names.translation)) and meant[1] != language:
        raise Unreadable(tr("The table has translations into another language: {language}.", language=meant[1]))
    return rows


def _placed(rows: Iterable[Row], now: dict[str, str]) -> list[tuple[str | None, Row]]:
    """The rows, each with the path that its text has now, the surest first. None: there is no such text."""
    by_words = defaultdict(list)
    for path, text in now.items():
        by_words[_words(text)].append(path)

    def moved(row: Row) -> str | None:
        found = by_words[_words(row.original)]
        return found[0] if len(found) == 1 else None

    ways: tuple[Callable[[Row], str | None], ...] = (
        lambda row: row.path if row.path in now and _is_same(row.original, now[row.path]) else None,
        moved,
        lambda row: row.path if row.path in now else None,
    )
    found: dict[str | None, Row] = {}
    for way in ways:
        left = []
        for row in rows:
            if (place := way(row)) is None or place in found:
                left.append(row)
            else:
                found[place] = row
        rows = left
    return [*found.items(), *[(None, row) for row in rows]]


def _is_same(original: str, text: str) -> bool:
    """Whether a cell has an original. An emptied column says nothing against it."""
    return _words(original) in ("", _words(text))


def _words(text: str) -> str:
    return " ".join(text.split())


def _lines(text: str) -> str:
    """A text with the line ends of scenarios, whatever a spreadsheet has made of them."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _guarded(cell: str) -> str:
    return f"'{cell}" if _FORMULA.match(cell) else cell


def _plain(cell: str) -> str:
    """A cell without the apostrophe of `_guarded`."""
    return cell[1:] if cell.startswith("'") and _FORMULA.match(cell) else cell
