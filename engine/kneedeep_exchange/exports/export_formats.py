"""The table of export formats: names, endings and options, and the modules that write and read them."""

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from typing import NamedTuple, Protocol

from kneedeep.support.resources import table_rows
from kneedeep.support.translation import translatable_word
from kneedeep_exchange.exports.export_request import AUDIENCES, Audience, ExportRequest, Written
from kneedeep_exchange.fidelity import Loss, Proof


class Exporter(Protocol):
    """The interface of a format's module."""

    def kept(self, request: ExportRequest) -> Mapping[str, int]:
        """The number of elements of each kind in the file."""

    def losses(self, request: ExportRequest) -> Iterable[Loss]:
        """The parts of the scenario that the file lacks."""

    def write(self, request: ExportRequest) -> Written:
        """The file. Raises NothingToExport."""

    def prove(self, written: Written, request: ExportRequest) -> Proof:
        """The proof of a written file, made with the format's own reader."""


class FormatOption(NamedTuple):
    """An option of a format on the command line: one of `choices`, a number in `range`, or else a switch."""

    name: str
    help: str
    choices: tuple[str, ...] = ()
    range: tuple[int, int] | None = None


class ExportFormat(NamedTuple):
    """A row of the table.

    `about`: a clause. `takes`: the supported options of `language`, `marines`, `area`, `theme`, `embed` and
    `simulation`. `painted`: it needs pictures, and so Qt. `options`: its own options, whose names other formats may
    share. All texts can be translated, except names of programs.
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
        """The module of the format, imported now."""
        exporter: Exporter = import_module(self.module)
        return exporter


def _format(row: Sequence[str]) -> ExportFormat:
    """The format in a row of `formats.txt`."""
    name, title, about, endings, module, audiences, takes, painted = row
    options = (
        _option(*cells) for formats, *cells in table_rows(__file__, "format_options.txt") if name in formats.split()
    )
    return ExportFormat(
        translatable_word(title),
        translatable_word(about),
        tuple(endings.split()),
        f"kneedeep_exchange.exports.{module}",
        AUDIENCES[: int(audiences)],
        frozenset(takes.split()),
        bool(painted),
        tuple(options),
    )


def _option(name: str, help: str, choices: str, limits: str) -> FormatOption:
    least, _, most = limits.partition(" ")
    return FormatOption(
        name, translatable_word(help), tuple(choices.split()), (int(least), int(most)) if limits else None
    )


FORMATS: Mapping[str, ExportFormat] = {row[0]: _format(row) for row in table_rows(__file__, "formats.txt")}
"""The formats by the name for `--to`."""


def format_of(path: str) -> str | None:
    """The format for the ending of a file name. None for an unknown one."""
    name = path.lower()
    return next((format for format, row in FORMATS.items() if name.endswith(row.endings)), None)


def own_options() -> Mapping[FormatOption, list[str]]:
    """The own options of all formats, each with the names of its formats."""
    found: dict[FormatOption, list[str]] = {}
    for format, row in FORMATS.items():
        for option in row.options:
            found.setdefault(option, []).append(format)
    return found


def known_endings() -> tuple[str, ...]:
    """The endings of all formats."""
    return tuple(ending for row in FORMATS.values() for ending in row.endings)
