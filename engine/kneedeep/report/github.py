"""Findings as workflow commands, which the code host shows beside the lines of a change."""

import os
import re
from collections.abc import Iterable, Iterator, Sequence

from kneedeep.analysis.framework.finding import Finding, Severity
from kneedeep.report.report import FileReport, Style, path_in_workspace, region
from kneedeep.support.english import counted
from kneedeep.support.printable import visible

_BREAK = re.compile("([\r\n])")
SHOWN = 10
"""The number of annotations per severity that the code host shows for a step."""
COMMANDS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "notice"}


def write(reports: Iterable[FileReport], style: Style, failures: Sequence[str] = ()) -> Iterator[str]:
    """Yield a workflow command for every finding, or plain text for an allowed one, which gets no annotation.

    Then follow a command for every file that could not be opened, and a plain line if there are more findings than the
    code host shows.
    """
    counts = dict.fromkeys(COMMANDS.values(), 0)
    for report in reports:
        path = path_in_workspace(report.path) or os.path.abspath(report.path)
        for finding in report.findings:
            yield (_annotation if finding.allowed is None else _allowed)(path, finding) + "\n"
            if finding.allowed is None:
                counts[COMMANDS[finding.severity]] += 1
    for failure in failures:
        yield f"::error title=kneedeep::{data(failure)}\n"
        counts[COMMANDS[Severity.ERROR]] += 1
    if max(counts.values()) > SHOWN:
        found = ", ".join(counted(number, word) for word, number in counts.items())
        yield f"{found}: the first {SHOWN} of each are shown beside the lines, the others above\n"


def data(text: str) -> str:
    """A text escaped for the message of a command. Line breaks are kept."""
    line = "".join(part if _BREAK.fullmatch(part) else visible(part) for part in _BREAK.split(text))
    return line.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def property_value(text: str) -> str:
    """A text escaped for a property of a command."""
    return data(text).replace(":", "%3A").replace(",", "%2C")


def _annotation(path: str, finding: Finding) -> str:
    place = region(finding)
    properties = {
        "file": path,
        "line": str(place.line),
        "endLine": str(place.end_line),
        "col": str(place.column),
        "endColumn": str(place.end_column),
        "title": f"{finding.code} {finding.name}",
    }
    if place.end_line != place.line:
        del properties["endColumn"]
    text = ",".join(f"{key}={property_value(value)}" for key, value in properties.items())
    return f"::{COMMANDS[finding.severity]} {text}::{data(finding.message)}"


def _allowed(path: str, finding: Finding) -> str:
    place = region(finding)
    where = f"{path}:{place.line}:{place.column}"
    return data(f"allowed {where}: {finding.code} {finding.name}: {finding.message} ({finding.allowed})")
