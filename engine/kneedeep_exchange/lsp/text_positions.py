"""Places in a text as editors count them: lines from 0, characters in units of the encoding that was agreed on."""

from bisect import bisect_right
from typing import NamedTuple

from kneedeep.model.scenario.yaml_patch.decoder import line_starts
from kneedeep.report.report import Region

UNITS = {"utf-8": 1, "utf-16": 2, "utf-32": 4}
"""Bytes of a unit in each encoding that an editor may ask for."""
BYTE_ORDER_MARK = "\ufeff"


class Spot(NamedTuple):
    """A place as an editor counts it: line from 0, units from 0."""

    line: int
    character: int


class TextPositions:
    """The lines of a text. An offset counts characters; a region counts lines and columns from 1, without a byte order mark."""

    def __init__(self, text: str, encoding: str = "utf-16") -> None:
        self.text = text
        self._name = {"utf-8": "utf-8", "utf-16": "utf-16-le", "utf-32": "utf-32-le"}[encoding]
        self._unit = UNITS[encoding]
        self._starts = line_starts(text)
        self._ascii = text.isascii()
        self.mark = int(text.startswith(BYTE_ORDER_MARK))
        """Length of the byte order mark."""

    def spot(self, offset: int) -> Spot:
        """The place of an offset; one outside the text is moved into it."""
        offset = min(max(offset, 0), len(self.text))
        line = bisect_right(self._starts, offset) - 1
        return Spot(line, self._units(self.text[self._starts[line] : offset]))

    def offset(self, line: int, character: int) -> int:
        """The offset of a place. Beyond the end of a line it is that end, inside a character its beginning."""
        if line >= len(self._starts):
            return len(self.text)
        start = self._starts[max(line, 0)]
        end = self._starts[line + 1] if 0 <= line < len(self._starts) - 1 else len(self.text)
        content = self.text[start:end].rstrip("\r\n")
        character = max(character, 0)
        if self._ascii:
            return start + min(character, len(content))
        for index, letter in enumerate(content):
            character -= self._units(letter)
            if character < 0:
                return start + index
        return start + len(content)

    def offset_of(self, line: int, column: int) -> int:
        """The offset of a line and column of the reader, both from 1."""
        if line > len(self._starts):
            return len(self.text)
        return min(self._starts[line - 1] + column - 1 + (self.mark if line == 1 else 0), len(self.text))

    def span(self, region: Region) -> tuple[Spot, Spot]:
        """The beginning and the end of a region."""
        first = self.offset_of(region.line, region.column)
        return self.spot(first), self.spot(self.offset_of(region.end_line, region.end_column))

    @property
    def end(self) -> Spot:
        """The end of the text."""
        return self.spot(len(self.text))

    def _units(self, text: str) -> int:
        if self._ascii:
            return len(text)
        return len(text.encode(self._name, "surrogatepass")) // self._unit
