"""An open document: its text, its reading, and the facts of its last readable state."""

from bisect import bisect_right
from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import cached_property
from typing import NamedTuple

from kneedeep.analysis.framework import Facts, Finding
from kneedeep.analysis.framework.analysis_cache import AnalysisCache
from kneedeep.analysis.framework.runner import analyse
from kneedeep.model.scenario.io.reader import Reading, read
from kneedeep.model.scenario.io.scenario_head import is_meant_as_scenario
from kneedeep.model.scenario.yaml_patch.decoder import line_starts
from kneedeep.report.report import Region

Limit = Callable[[], AbstractContextManager[object]]
"""A factory of time limits."""
UNITS = {"utf-8": 1, "utf-16": 2, "utf-32": 4}
"""Bytes per unit in each encoding of positions."""
BYTE_ORDER_MARK = "\ufeff"


class Spot(NamedTuple):
    """A position as an editor counts it: line from 0, units from 0."""

    line: int
    character: int


class TextPositions:
    """The lines of a text. Offsets count characters. Regions count from 1, without a byte order mark."""

    def __init__(self, text: str, encoding: str = "utf-16") -> None:
        self.text = text
        self._name = {"utf-8": "utf-8", "utf-16": "utf-16-le", "utf-32": "utf-32-le"}[encoding]
        self._unit = UNITS[encoding]
        self._starts = line_starts(text)
        self._ascii = text.isascii()
        self.mark = int(text.startswith(BYTE_ORDER_MARK))
        """Length of the byte order mark."""

    def spot(self, offset: int) -> Spot:
        """The position of an offset, limited to the text."""
        offset = min(max(offset, 0), len(self.text))
        line = bisect_right(self._starts, offset) - 1
        return Spot(line, self._units(self.text[self._starts[line] : offset]))

    def offset(self, line: int, character: int) -> int:
        """The offset of a position. Limited to the end of the line, and rounded down to a character."""
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
        """The offset of the reader's line and column, both from 1."""
        if line > len(self._starts):
            return len(self.text)
        return min(self._starts[line - 1] + column - 1 + (self.mark if line == 1 else 0), len(self.text))

    def span(self, region: Region) -> tuple[Spot, Spot]:
        """The offsets of a region's beginning and end."""
        first = self.offset_of(region.line, region.column)
        return self.spot(first), self.spot(self.offset_of(region.end_line, region.end_column))

    @property
    def end(self) -> Spot:
        """The offset of the end."""
        return self.spot(len(self.text))

    def _units(self, text: str) -> int:
        if self._ascii:
            return len(text)
        return len(text.encode(self._name, "surrogatepass")) // self._unit


class Document:
    """A version of a document. `before`: the previous version, whose facts are used for an unreadable text."""

    def __init__(
        self, text: str, encoding: str, checking: Limit, before: "Document | None" = None, path: str = ""
    ) -> None:
        self.positions = TextPositions(text, encoding)
        self.text = text[self.positions.mark :]
        """The text without a byte order mark."""
        self.path = path
        self._checking = checking
        self._memory: AnalysisCache = before._memory if before is not None else AnalysisCache()
        self._last: Facts | None = None
        if before is not None:
            # The previous facts come from the last version that was read: no version is read only for them.
            self._last = before.known if "reading" in vars(before) else before._last

    @cached_property
    def is_scenario(self) -> bool:
        """Whether the text is meant as a scenario. Other documents get no answers."""
        return is_meant_as_scenario(self.text)

    @cached_property
    def reading(self) -> Reading:
        """The reading of the text."""
        return read(self.text)

    @cached_property
    def findings(self) -> list[Finding]:
        """The findings, the same as those of `kneedeep validate`."""
        with self._checking():
            return analyse(self.reading, memory=self._memory)

    @cached_property
    def facts(self) -> Facts | None:
        """The facts of the scenario. None if the text can't be read."""
        reading = self.reading
        if reading.scenario is None:
            return None
        return Facts(reading.scenario, reading.problems, source=reading.source, memory=self._memory)

    def spot(self, offset: int) -> Spot:
        """The position of an offset in the text without byte order mark."""
        return self.positions.spot(offset + self.positions.mark)

    def offset(self, line: int, character: int) -> int:
        """The offset of a position, in the text without byte order mark."""
        return max(self.positions.offset(line, character) - self.positions.mark, 0)

    @property
    def known(self) -> Facts | None:
        """The facts of this text, or of the last readable version."""
        return self.facts or self._last if self.is_scenario else None
