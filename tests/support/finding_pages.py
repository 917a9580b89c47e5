"""The pages of the findings: `python -m tests.support.finding_pages [FOLDER]` writes them anew from the checks.

Without a folder they go to engine/findings. The same checks give the same bytes on every machine.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from typing import NamedTuple

from kneedeep.analysis.framework.check import Check, check_modules, load_check, paragraphs
from kneedeep.analysis.framework.families import FAMILIES
from kneedeep.analysis.framework.finding import Finding
from kneedeep.analysis.framework.runner import analyse
from kneedeep.board import compile_board
from kneedeep.catalog import load_catalog
from kneedeep.catalog.edition import edition_of
from kneedeep.drawing.finding_marks import marks_of_finding
from kneedeep.drawing.map_sheet import sheet
from kneedeep.drawing.marks import Mark
from kneedeep.drawing.plan.board_plan import plan_of
from kneedeep.drawing.primitive import DisplayList, Item, Use
from kneedeep.drawing.svg import element, svg_text
from kneedeep.report.check_pages import PROSE, listings
from kneedeep.scenario.io.reader import Reading
from kneedeep.scenario.model import Scenario
from tests.support.reading import read_once

FOLDER = Path(__file__).resolve().parents[2] / "engine" / "findings"
PIXELS = 32
"""Pixels for each space of a picture."""
PLATE = "plate-"


class FixedExample(NamedTuple):
    """A scenario without the finding, and how it came to be without."""

    scenario: Scenario
    caption: str


def pages() -> dict[str, str]:
    """Return every file of the folder by its name: the table, a page for each check, their pictures."""
    made: dict[str, str] = {}
    checks = [load_check(code) for code in check_modules()]
    for check in checks:
        before_and_after = _pictures(check)
        made[f"{check.code}.md"] = _page(check, before_and_after)
        for name, (*_, picture) in before_and_after.items():
            made[name] = picture
    made["README.md"] = _table(checks)
    return made


def write(folder: Path) -> None:
    """Write the files, and remove pages and pictures of checks that are no more."""
    made = pages()
    (folder / "pictures").mkdir(parents=True, exist_ok=True)
    for old in (*folder.glob("*.md"), *folder.glob("pictures/*.svg")):
        if old.relative_to(folder).as_posix() not in made:
            old.unlink()
    for name, text in made.items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")


def _table(checks: list[Check]) -> str:
    parts = [
        "# The findings\n\nOne page for each code, as `kneedeep explain CODE` prints it, with pictures of an example before and after.\n"
        "Written from the checks by `python -m tests.support.finding_pages`; a test holds both in step.\n"
    ]
    for family, about in FAMILIES.items():
        rows = [
            f"| [{check.code}]({check.code}.md) | {check.name} | {check.severity} | {_cell(check.when)} |\n"
            for check in checks
            if check.code.startswith(family)
        ]
        parts.append(
            f"## {about} ({family})\n\n| code | name | severity | found when |\n|---|---|---|---|\n"
            + "".join(rows)
        )
    return "\n".join(parts)


def _page(check: Check, before_and_after: dict[str, tuple[str, str, str]]) -> str:
    parts = [f"# {check.code} {check.name}", f"Severity: {check.severity}. [All findings](README.md)"]
    for heading, field in PROSE:
        parts += [f"## {heading}", _prose(getattr(check, field))]
    for name, (heading, told, _) in before_and_after.items():
        parts += [f"## {heading}", told, f"![{check.code} {heading[0].lower()}{heading[1:]}]({name})"]
    for heading, text, has_it in listings(check):
        parts += [f"## {heading}", f"```yaml\n{text.strip(chr(10))}\n```"]
        if has_it:
            parts += [f"What is found: {_prose(message)}" for message in _messages(check, text)]
    return "\n\n".join(parts) + "\n"


def _messages(check: Check, text: str) -> list[str]:
    return list(dict.fromkeys(finding.message for finding in _found_in(check.code, text)))


@cache
def _found_in(code: str, text: str) -> list[Finding]:
    """What a check finds in an example."""
    return _found(load_check(code), read_once(text))


def _found(check: Check, reading: Reading) -> list[Finding]:
    """What the check finds; one of balance is given the result that it declares for its example."""
    simulation = None
    if check.played is not None and reading.scenario is not None:
        simulation = check.played[0](reading.scenario)
    return [finding for finding in analyse(reading, simulation=simulation) if finding.code == check.code]


def _pictures(check: Check) -> dict[str, tuple[str, str, str]]:
    """The pictures by file name, each with heading and caption; none where the finding has no place on the map."""
    made: dict[str, tuple[str, str, str]] = {}
    for text, near_miss in check.examples:
        made.update(_pair(check, text, near_miss))
    return made


def _pair(check: Check, text: str, near_miss: str) -> dict[str, tuple[str, str, str]]:
    """The pictures of an example before and after, as `_pictures` has them."""
    reading = read_once(text)
    if reading.scenario is None:
        return {}
    findings = _found_in(check.code, text)
    marks = [mark for finding in findings for mark in _marks(finding)]
    if not marks:
        return {}
    fixed = _fixed_example(check, reading.scenario, findings, near_miss)
    edition = edition_of(reading.scenario.ruleset).name
    where = f" ({edition})" if check.more else ""
    name = f"{check.code}-{edition.partition(' ')[0]}" if text != check.example else check.code
    return {
        f"pictures/{name}-example.svg": (
            f"Before{where}",
            "The example, marked as `kneedeep render --findings` does."
            if check.played is None
            else "The example, with what is meant marked.",
            _drawn(reading.scenario, marks),
        ),
        f"pictures/{name}-fixed.svg": (f"After{where}", fixed.caption, _drawn(fixed.scenario, [])),
    }


def _marks(finding: Finding) -> list[Mark]:
    """Those of `render --findings` without the notes of the witness, for which a small map has no room; the code on top."""
    marks = marks_of_finding(finding.code, finding.severity.value, finding.spaces, finding.witness)
    proof = [mark._replace(label="") for mark in marks if mark.severity == "witness"]
    return proof + [mark for mark in marks if mark.severity != "witness"]


def _fixed_example(check: Check, scenario: Scenario, findings: list[Finding], near_miss: str) -> FixedExample:
    """The example with the offered fix, else the near miss."""
    for fix in (fix for finding in findings for fix in finding.fixes):
        repaired = fix.edit.apply(scenario)
        if not _found(check, Reading(repaired, None, ())):
            return FixedExample(repaired, f"The example with the offered fix: {fix.title}.")
    other = read_once(near_miss).scenario
    assert other is not None
    return FixedExample(
        other,
        "A similar map without this finding: the second scenario below."
        if near_miss == check.near_miss
        else "A similar map without this finding: the last scenario below.",
    )


def _drawn(scenario: Scenario, marks: list[Mark]) -> str:
    plan = plan_of(compile_board(scenario, load_catalog(scenario.ruleset)))
    return svg_text(_with_one_plate(sheet(plan, marks=marks)), PIXELS)


def _with_one_plate(picture: DisplayList) -> DisplayList:
    """The picture with the plainest plate of each floor everywhere, and walls without shadow: a quarter of the bytes."""
    sizes = {
        name: sum(map(len, map(element, symbol.shapes)))
        for name, symbol in picture.symbols.items()
        if name.startswith(PLATE)
    }
    plainest: dict[str, str] = {}
    for name in sorted(sizes, key=lambda name: (sizes[name], name)):
        plainest.setdefault(name.rpartition("-")[0], name)

    def plain(item: Item) -> Item:
        if isinstance(item, Use) and item.symbol.startswith(PLATE):
            return item._replace(symbol=plainest[item.symbol.rpartition("-")[0]])
        return item

    return picture._replace(
        layers=tuple(
            (layer, tuple(map(plain, items))) for layer, items in picture.layers if layer != "shadow"
        )
    )


def _prose(text: str) -> str:
    return "\n\n".join(map(_plain, paragraphs(text)))


def _plain(text: str) -> str:
    """A paragraph with what Markdown would take for a tag or an emphasis made plain outside of code."""
    parts = text.split("`")
    parts[::2] = [part.replace("<", "&lt;").replace("*", r"\*") for part in parts[::2]]
    return "`".join(parts)


def _cell(text: str) -> str:
    return _prose(text).replace("|", r"\|")


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
