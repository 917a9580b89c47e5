"""A request for an export: a scenario, its audience, and its options."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Literal, NamedTuple, TypeAlias

from kneedeep.analysis.framework import Facts, Finding
from kneedeep.drawing.primitive import DisplayList
from kneedeep.report.measured_difficulty import MeasuredDifficulty

Audience: TypeAlias = Literal["invader", "marines", "table"]
AUDIENCES: tuple[Audience, ...] = ("invader", "marines", "table")
"""For whom a file is: with everything, with what the hand-out shows, or with everything shown step by step."""
Painter: TypeAlias = Callable[[DisplayList, float], bytes]
"""Returns a picture as a PNG, with a number of pixels for each space."""


class NothingToExport(Exception):
    """The scenario can't be written in the format; the text says what is missing or wrong, in a clause."""


class ExportOptions(NamedTuple):
    """How a scenario is written.

    `marines`: what is there with that many (None: the most, or all numbers where the format has room for them).
    `areas`: these areas alone, by their ids (empty: all). `theme`: the palette (None: the format's own choice).
    `embed`: the text of the scenario's file goes into the file. `language`: of the map's texts, empty for the originals. `own`: the options of the format itself, by their names.
    """

    audience: Audience = "invader"
    marines: int | None = None
    areas: tuple[str, ...] = ()
    theme: str | None = None
    embed: bool = False
    own: Mapping[str, Any] = MappingProxyType({})
    language: str = ""


class SiteLink(NamedTuple):
    """A file beside a page: its words, its address, its size in bytes."""

    text: str
    address: str
    size: int


class PageSite(NamedTuple):
    """The site that a page is part of: its title, the address of its list, the files beside the page.

    `changes`: what differs from the version before, in sentences; `dated`: when the scenario was changed, as a day.
    """

    title: str
    home: str
    files: tuple[SiteLink, ...] = ()
    changes: tuple[str, ...] = ()
    dated: str = ""


class ExportRequest(NamedTuple):
    """A scenario that is to be written.

    `findings`: what the checks say of it. `text`: its file, byte for byte. `measured`: the games of bots, None without
    any. `paint` draws pictures for formats that have some. `name`: what the file is called, for those beside it.
    `site`: the site that a page is part of.
    """

    facts: Facts
    findings: tuple[Finding, ...]
    text: bytes
    options: ExportOptions = ExportOptions()
    measured: MeasuredDifficulty | None = None
    paint: Painter | None = None
    name: str = "map"
    site: PageSite | None = None

    @property
    def marines(self) -> int:
        """The number of marines that is shown first."""
        return self.options.marines or self.facts.board.most_marines

    @property
    def counts(self) -> tuple[int, ...]:
        """The numbers of marines that the file is for."""
        return (self.facts.scenario.counts if self.options.marines is None else (self.options.marines,)) or (
            self.marines,
        )


class Written(NamedTuple):
    """The content of a file; `beside`: further files that belong to it, by their names relative to it."""

    content: bytes
    beside: tuple[tuple[str, bytes], ...] = ()
