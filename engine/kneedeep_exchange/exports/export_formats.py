"""The table of formats: their names, endings and options, and the modules that write and read them."""

from collections.abc import Iterable, Mapping
from importlib import import_module
from typing import NamedTuple, Protocol

from kneedeep.support.translation import translatable
from kneedeep_exchange.exports.export_request import AUDIENCES, Audience, ExportRequest, Written
from kneedeep_exchange.fidelity import Loss, Proof


class Exporter(Protocol):
    """The interface of a format's module."""

    def kept(self, request: ExportRequest) -> Mapping[str, int]:
        """How many things of each kind the file holds."""

    def losses(self, request: ExportRequest) -> Iterable[Loss]:
        """The parts of the scenario that the file can't hold."""

    def write(self, request: ExportRequest) -> Written:
        """The file. Raises NothingToExport."""

    def prove(self, written: Written, request: ExportRequest) -> Proof:
        """The proof of a written file by the format's own reader."""


class FormatOption(NamedTuple):
    """An option that a format adds to the command: one of some `choices`, a number in a `range`, or else a switch."""

    name: str
    help: str
    choices: tuple[str, ...] = ()
    range: tuple[int, int] | None = None


class ExportFormat(NamedTuple):
    """A row of the table.

    `about`: a clause. `takes`: the options used, of `language`, `marines`, `area`, `theme`, `embed` and `simulation`.
    `painted`: it needs pictures, and so Qt. `options`: those of its own. Two formats may have one of the same
    name. All texts can be translated, except names of programs.
    """

    title: str
    about: str
    endings: tuple[str, ...]
    module: str
    audiences: tuple[Audience, ...] = AUDIENCES[:2]
    takes: frozenset[str] = frozenset()
    painted: bool = False
    options: tuple[FormatOption, ...] = ()

    def exporter(self) -> Exporter:
        """The module that writes the format, loaded now."""
        exporter: Exporter = import_module(self.module)
        return exporter


WITH_REST = FormatOption(
    "with-rest",
    translatable("put texts, script and victory into one property; `kneedeep import` takes them from there"),
)
PIECES = FormatOption(
    "pieces", translatable("put a set of tiles of all pieces beside the map; pieces can be placed in Tiled then")
)
FORMATS: Mapping[str, ExportFormat] = {
    "html": ExportFormat(
        translatable("HTML page"),
        translatable("one page for any browser: map, areas, problems, set-up"),
        (".html", ".htm"),
        "kneedeep_exchange.exports.html.html_exporter",
        AUDIENCES,
        frozenset(("language", "marines", "area", "theme", "embed", "simulation")),
    ),
    "text": ExportFormat(
        translatable("Text to paste"),
        translatable("the whole scenario as a short text for forums, chats and mails; `kneedeep import` reads it"),
        (".txt",),
        "kneedeep_exchange.exports.text_exporter",
        AUDIENCES[:1],
    ),
    "uvtt": ExportFormat(
        "Universal VTT",
        translatable("a map for virtual tabletops: picture, walls, doors"),
        (".uvtt", ".dd2vtt", ".df2vtt"),
        "kneedeep_exchange.exports.uvtt.uvtt_exporter",
        takes=frozenset(("language", "marines", "theme")),
        painted=True,
        options=(
            FormatOption(
                "ppg", translatable("pixels for a space (default: 128, or less for a large map)"), range=(20, 400)
            ),
            FormatOption("square", translatable("add ground until the picture is a square; some importers need that")),
            FormatOption("plain", translatable("without the colors of the areas")),
            FormatOption("lights", translatable("put a lamp into each area that is not dark")),
            FormatOption(
                "obstacles",
                translatable("obstacles stop sight as walls (default), as objects, or not"),
                ("walls", "objects", "none"),
            ),
        ),
    ),
    **{
        name: ExportFormat(
            f"Tiled ({name.upper()})",
            "a map for the editor Tiled; `kneedeep import` reads it",
            (f".{name}",),
            f"kneedeep_exchange.exports.tiled.{name}_exporter",
            AUDIENCES[:1],
            frozenset(("language", "theme")),
            painted=True,
            options=(WITH_REST, PIECES),
        )
        for name in ("tmx", "tmj")
    },
}
"""Every format by the name that `--to` takes."""


def format_of(path: str) -> str | None:
    """The format for the ending of a file's name. None for an unknown one."""
    name = path.lower()
    return next((format for format, row in FORMATS.items() if name.endswith(row.endings)), None)


def own_options() -> Mapping[FormatOption, list[str]]:
    """The options that formats add, each with the names of its formats."""
    found: dict[FormatOption, list[str]] = {}
    for format, row in FORMATS.items():
        for option in row.options:
            found.setdefault(option, []).append(format)
    return found


def known_endings() -> tuple[str, ...]:
    """The endings of all formats."""
    return tuple(ending for row in FORMATS.values() for ending in row.endings)
