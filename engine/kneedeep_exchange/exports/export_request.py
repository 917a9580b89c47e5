"""A request for an export: a scenario, its audience, and its options."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Literal, NamedTuple, TypeAlias

from kneedeep.analysis.framework import Facts, Finding
from kneedeep.drawing.primitive import DisplayList
from kneedeep.report.measured_difficulty import MeasuredDifficulty

Audience: TypeAlias = Literal["invader", "marines", "table"]
AUDIENCES: tuple[Audience, ...] = ("invader", "marines", "table")
"""The audience of a file: all contents, those of the hand-out, or all contents shown step by step."""
Painter: TypeAlias = Callable[[DisplayList, float], bytes]
"""A function from a picture and pixels per space to a PNG."""


class NothingToExport(Exception):
    """The scenario can't be written in the format. The text gives the reason, in a clause."""


class ExportOptions(NamedTuple):
    """Options of an export.

    `marines`: the number of marines (None: the most, or all numbers if the format supports that). `areas`: the ids of
    the areas to export (empty: all). `theme`: the palette (None: the format's default). `embed`: the scenario's file is
    embedded. `language`: the language of the map's texts, empty for the originals. `own`: the format's own options by
    name.
    """

    audience: Audience = "invader"
    marines: int | None = None
    areas: tuple[str, ...] = ()
    theme: str | None = None
    embed: bool = False
    own: Mapping[str, Any] = MappingProxyType({})
    language: str = ""


class SiteLink(NamedTuple):
    """A file for download: its link text, its address, its size in bytes."""

    text: str
    address: str
    size: int


class PageSite(NamedTuple):
    """The site of a page: its title, the address of its list, the files for download.

    `changes`: the differences from the previous version, in sentences. `dated`: the date of the last change.
    """

    title: str
    home: str
    files: tuple[SiteLink, ...] = ()
    changes: tuple[str, ...] = ()
    dated: str = ""


class ExportRequest(NamedTuple):
    """The inputs of an export.

    `findings`: the findings about the scenario. `text`: its file, byte for byte. `measured`: its simulated games, if
    any. `paint`: a painter for formats with pictures. `name`: the stem of file names. `site`: the site of a page.
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
        """The number of marines shown first."""
        return self.options.marines or self.facts.board.most_marines

    @property
    def counts(self) -> tuple[int, ...]:
        """The numbers of marines in the file."""
        return (self.facts.scenario.counts if self.options.marines is None else (self.options.marines,)) or (
            self.marines,
        )


class Written(NamedTuple):
    """The content of a file. `beside`: further files that belong to it, by relative name."""

    content: bytes
    beside: tuple[tuple[str, bytes], ...] = ()
