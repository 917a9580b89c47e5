"""The texts of a scenario and their translations into one language as a table for spreadsheets (CSV).

The columns are path, original and translation. The first row names them and the languages. Rows can be in any order.
"""

import csv
import io
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from kneedeep.model.scenario.model import EMPTY, Scenario
from kneedeep.model.scenario.translations import texts, with_translations
from kneedeep.model.scenario.value_shapes import TEXT_LIMIT
from kneedeep.model.scenario.yaml_patch.file_limits import Unreadable
from kneedeep.support.translation import tr

TABLE_BYTES = 8 << 20
"""The size of the largest readable table: several times the texts of the largest scenario."""
_HEAD = re.compile(r'"?path"?([,;\t])')
_LANGUAGE = re.compile(r"\((.+)\)$")
_FORMULA = re.compile(r"'*[=+\-@\t\r\n＝＋－＠]")
"""The first characters that make a spreadsheet read a cell as a formula. An apostrophe before them makes it a text."""
_Row = tuple[str, str, str]
"""A path, an original and a translation."""


class TableReading(NamedTuple):
    """A scenario with the translations of a table, the number of new ones, and a line on each doubtful row."""

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

    A text with another path since the table was written is found by its words.
    """
    said, now = dict(scenario.translations.get(language, EMPTY)), {text.path: text.text for text in texts(scenario)}
    taken, notes = 0, []
    for path, (old, original, translation) in _placed(_rows(language, data), now):
        before = said.get(path or "", "")
        if translation == before or not (before or translation.strip()):
            continue
        if path is None:
            notes.append(tr("{path}: not a text of the map, or its second row: {text}", path=old, text=translation))
        elif not translation.strip():
            notes.append(tr("{path}: the cell is empty, the translation stays: {text}", path=path, text=before))
        elif len(translation) > TEXT_LIMIT:
            notes.append(tr("{path}: the translation has more than {n} characters", path=path, n=TEXT_LIMIT))
        else:
            said[path] = translation
            taken += 1
            if original not in ("", now[path]):
                notes.append(tr("{path}: translated from an older original: {text}", path=path, text=original))
    if taken:
        scenario = with_translations(scenario, {**scenario.translations, language: said})
    return TableReading(scenario, taken, notes)


def _rows(language: str, data: bytes) -> list[_Row]:
    """The rows below the first one. Raises Unreadable."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Unreadable(tr("The table is not in UTF-8: save it as CSV with this character set.")) from error
    if (head := _HEAD.match(text)) is None:
        raise Unreadable(tr("The first row must name the columns path, original and translation."))
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=head[1], strict=True)
    try:
        cells = [[*map(_plain, row), "", "", ""] for row in reader if any(row)]
    except csv.Error as error:
        raise Unreadable(tr("Row {n} of the table can't be read.", n=reader.line_num), reader.line_num) from error
    (_, _, names), *rows = [(path, original, said) for path, original, said, *_ in cells]
    if (meant := _LANGUAGE.search(names)) and meant[1] != language:
        raise Unreadable(tr("The table has translations into another language: {language}.", language=meant[1]))
    return rows


def _placed(rows: Iterable[_Row], now: dict[str, str]) -> Iterator[tuple[str | None, _Row]]:
    """Yield each row with the present path of its text, the surest first. None: the text is gone."""
    counts = Counter(now.values())
    only = {text: path for path, text in now.items() if counts[text] == 1}
    free = set(now)
    for row in sorted(rows, key=lambda row: (now.get(row[0]) != row[1], row[1] not in only)):
        place = next((path for path in (only.get(row[1], row[0]), row[0]) if path in free), None)
        free.discard(place or "")
        yield place, row


def _guarded(cell: str) -> str:
    return f"'{cell}" if _FORMULA.match(cell) else cell


def _plain(cell: str) -> str:
    """A cell without the apostrophe added by `_guarded`, with the line ends of scenarios."""
    text = cell[1:] if cell.startswith("'") and _FORMULA.match(cell) else cell
    return text.replace("\r\n", "\n")
