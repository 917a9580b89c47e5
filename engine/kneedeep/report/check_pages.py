"""Checks for people: the page of one, the table of all."""

from collections.abc import Iterable, Iterator, Mapping
from textwrap import fill, indent
from typing import Any

from kneedeep.analysis.framework.check import Check

WIDTH = 96
PROSE = (
    ("Found when", "when"),
    ("What it means", "what"),
    ("Why it matters", "why"),
    ("How to fix it", "fix"),
    ("Rule", "rule"),
)
"""The headings of a page, and the fields of the check that stand under them."""
LISTINGS = (("A scenario that has it", "example"), ("One much like it that has not", "near_miss"))
"""The same for the scenarios below them; an empty one is left out."""


def page(check: Check) -> str:
    """Return the page of a check: all its texts under their headings, in plain text."""
    return "\n\n".join((f"{check.code} {check.name} ({check.severity})", *_parts(check))) + "\n"


def table(checks: Iterable[Check]) -> str:
    """Return the table of checks: code, severity, name and when each is found."""
    rows = [(check.code, str(check.severity), check.name, check.when) for check in checks]
    widths = [max((len(row[column]) for row in rows), default=0) for column in range(3)]
    return "".join(f"{_cells(row, widths)}  {row[3]}".rstrip() + "\n" for row in rows)


def data(checks: Iterable[Check]) -> dict[str, Any]:
    """Return the table of checks as plain data."""
    return {"version": 1, "checks": [dict(_columns(check)) for check in checks]}


def _columns(check: Check) -> Mapping[str, str]:
    return {
        "code": check.code,
        "name": check.name,
        "severity": str(check.severity),
        "when": check.when,
    }


def _cells(row: tuple[str, ...], widths: list[int]) -> str:
    return "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=False))


def _parts(check: Check) -> Iterator[str]:
    for heading, field in PROSE:
        yield _prose(heading, getattr(check, field))
    for heading, field in LISTINGS:
        if text := getattr(check, field):
            yield _listing(heading, text)


def _prose(heading: str, text: str) -> str:
    paragraphs = (" ".join(part.split()) for part in text.split("\n\n"))
    wrapped = (
        fill(
            part,
            WIDTH,
            initial_indent="  ",
            subsequent_indent="  ",
            break_long_words=False,
            break_on_hyphens=False,
        )
        for part in paragraphs
    )
    return f"{heading}\n" + "\n\n".join(wrapped)


def _listing(heading: str, text: str) -> str:
    return f"{heading}\n" + indent(text.strip("\n"), "    ")
