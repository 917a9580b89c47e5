"""Findings of a scenario as marks on its map."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from kneedeep.analysis.framework.finding import Finding, Severity
from kneedeep.drawing import marks as drawn
from kneedeep.drawing.marks import Mark
from kneedeep.drawing.plan.plan import Place


def marks_of_findings(findings: Iterable[Finding]) -> list[Mark]:
    """The marks of all findings that are not allowed, without infos, which would cover the map."""
    marks: list[Mark] = []
    for finding in findings:
        if finding.allowed is None and finding.severity is not Severity.INFO:
            severity: drawn.Severity = "error" if finding.severity is Severity.ERROR else "warning"
            marks += marks_of_finding(finding.code, severity, finding.spaces, finding.witness)
    return marks


_LONGEST = 40
"""The maximum length of a label on the map."""


def marks_of_finding(
    code: str, severity: drawn.Severity, spaces: Sequence[Place], witness: Mapping[str, object] | None = None
) -> list[Mark]:
    """The marks of a finding: its spaces, labelled with its code, and its witness.

    `witness` has a shape of the findings schema. Parts without a place on the map are left out.
    """
    marks = [Mark(severity, spaces=tuple(spaces), label=code)] if spaces else []
    return [*marks, *_witness(witness)] if witness else marks


def _witness(witness: Mapping[str, Any]) -> Iterator[Mark]:
    if (kind := witness.get("kind")) == "path":
        way = [_middle(space) for space in witness.get("spaces", ())]
        if len(way) > 1:
            yield Mark("witness", points=tuple(way), arrow=True)
        return
    if kind == "sight":
        for source, target in zip(witness.get("from", ()), witness.get("to", ()), strict=False):
            yield Mark("witness", points=(_middle(source), _middle(target)))
        return
    if kind == "band" and "from" in witness:
        yield Mark("witness", spaces=(_place(witness["from"]),))
    for part in (witness, *witness.get("places", ())):
        found = tuple(_place(space) for space in part.get("spaces", ()))
        edges = tuple((_place(edge["at"]), str(edge["side"])) for edge in part.get("edges", ()))
        if found or edges:
            yield Mark("witness", found, edges, label=_short(str(part.get("text", ""))))


def _short(text: str) -> str:
    """A text shortened at a word."""
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST].rsplit(' ', 1)[0].rstrip(' ,;')} …"


def _place(space: Sequence[int]) -> Place:
    return (space[0], space[1])


def _middle(space: Sequence[int]) -> tuple[float, float]:
    return (space[0] + 0.5, space[1] + 0.5)
