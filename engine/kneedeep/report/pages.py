"""Checks for people: the page of one, the table of all."""

from collections.abc import Iterable, Iterator, Mapping
from textwrap import fill, indent
from typing import Any

from kneedeep.analysis.check import Check

WIDTH = 96


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
    yield _prose("Found when", check.when)
    yield _prose("What it means", check.what)
    yield _prose("Why it matters", check.why)
    yield _prose("How to mend it", check.mend)
    yield _prose("Rule", check.rule)
    yield _listing("A scenario that has it", check.example)
    yield _listing("One much like it that has not", check.near_miss)


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
