"""Texts about checks: the page of one check, and the table of all."""

from collections.abc import Iterable, Iterator, Mapping
from textwrap import TextWrapper, indent

from kneedeep.analysis.framework.check import Check, paragraphs
from kneedeep.analysis.framework.check_page import HAS_IT, HAS_IT_NOT, HEADINGS
from kneedeep.model.catalog.edition import edition_of
from kneedeep.support.platforms.streams import line_width
from kneedeep.support.translation import later, tr, translated

WIDTH = 96
PROSE = ((later("Found when"), "when"), *zip(HEADINGS, ("what", "why", "fix", "rule"), strict=True))
"""The headings of a page, each with the attribute of the page that has its text."""


def page(check: Check) -> str:
    """The page of a check: all its texts under their headings, in plain text."""
    return "\n\n".join((f"{check.code} {check.name} ({tr(str(check.severity))})", *_parts(check))) + "\n"


def table(checks: Iterable[Check]) -> str:
    """The table of checks: code, severity, name and the condition of each."""
    rows = [(check.code, tr(str(check.severity)), check.name, tr(check.page.when)) for check in checks]
    widths = [max((len(row[column]) for row in rows), default=0) for column in range(3)]
    return "".join(f"{_cells(row, widths)}  {row[3]}".rstrip() + "\n" for row in rows)


def data(checks: Iterable[Check]) -> dict[str, object]:
    """The table of checks as plain data for JSON."""
    return {"version": 1, "checks": [dict(_columns(check)) for check in checks]}


def _columns(check: Check) -> Mapping[str, str]:
    return {"code": check.code, "name": check.name, "severity": str(check.severity), "when": check.page.when}


def _cells(row: tuple[str, ...], widths: list[int]) -> str:
    return "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=False))


def _listings(check: Check) -> Iterator[tuple[str, str]]:
    """Yield the headings and texts of the example scenarios. Headings name the edition if there are several."""
    for pair in check.page.examples:
        for heading, text in zip((HAS_IT, HAS_IT_NOT), pair, strict=True):
            where = f" ({_edition(text)})" if len(check.page.examples) > 1 else ""
            yield f"{tr(heading)}{where}", text


def _edition(text: str) -> str:
    """The name of a scenario's edition."""
    (ruleset,) = (line.partition(": ")[2] for line in text.splitlines() if line.startswith("ruleset: "))
    return translated(edition_of(ruleset).name)


def _parts(check: Check) -> Iterator[str]:
    for heading, field in PROSE:
        yield _prose(tr(heading), getattr(check.page, field))
    for heading, text in _listings(check):
        yield (f"{heading}\n" + indent(text.strip("\n"), "    "))


def _prose(heading: str, text: str) -> str:
    lines = TextWrapper(line_width(WIDTH), "  ", "  ", break_long_words=False, break_on_hyphens=False)
    return f"{heading}\n" + "\n\n".join(lines.fill(tr(part)) for part in paragraphs(text))
