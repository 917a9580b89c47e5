"""An open document: its text, its reading, and the facts of its last readable state."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import cached_property

from kneedeep.analysis.framework.analysis_cache import AnalysisCache
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Finding
from kneedeep.analysis.framework.runner import analyse
from kneedeep.model.scenario.io.reader import Reading, read
from kneedeep.model.scenario.io.scenario_head import is_meant_as_scenario
from kneedeep_exchange.lsp.text_positions import Spot, TextPositions

Limit = Callable[[], AbstractContextManager[object]]
"""Limits the time of what runs inside."""


class Document:
    """One version of a document. `before`: the version before it, whose knowledge a half-typed text falls back to."""

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
            # A version that nobody asked about is not read for the sake of the next one.
            self._last = before.known if "reading" in vars(before) else before._last

    @cached_property
    def is_scenario(self) -> bool:
        """Whether the text is meant as a scenario. Nothing is said about other documents."""
        return is_meant_as_scenario(self.text)

    @cached_property
    def reading(self) -> Reading:
        """The result of reading the text."""
        return read(self.text)

    @cached_property
    def findings(self) -> list[Finding]:
        """The findings of `kneedeep validate`."""
        with self._checking():
            return analyse(self.reading, memory=self._memory)

    @cached_property
    def facts(self) -> Facts | None:
        """The facts of the scenario in this text, None if it can't be read."""
        reading = self.reading
        if reading.scenario is None:
            return None
        return Facts(reading.scenario, reading.problems, source=reading.source, memory=self._memory)

    def spot(self, offset: int) -> Spot:
        """The place of an offset in the text without byte order mark."""
        return self.positions.spot(offset + self.positions.mark)

    def offset(self, line: int, character: int) -> int:
        """The offset of a place."""
        return max(self.positions.offset(line, character) - self.positions.mark, 0)

    @property
    def known(self) -> Facts | None:
        """The facts of this text, or of the last version that could be read."""
        if not self.is_scenario:
            return None
        return self.facts or self._last
