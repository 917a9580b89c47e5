"""One scenario of a gallery: what its card says, and the files that are offered."""

import re
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from kneedeep.analysis.components.component_demand import boxes
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Finding
from kneedeep.analysis.framework.runner import analyse
from kneedeep.report.card_contents import Audience, audience_plan
from kneedeep.report.measured_difficulty import MeasuredDifficulty, measured_as_shipped, measured_in_report
from kneedeep.scenario.io.reader import Reading, read
from kneedeep.scenario.model import Scenario
from kneedeep.sharing.exports.export_request import ExportOptions, ExportRequest
from kneedeep.sharing.exports.exporting import export
from kneedeep.sharing.gallery.outline_picture import outline_picture
from kneedeep.sharing.passport.archive import PassportError
from kneedeep.sharing.passport.passport_file import HAND_OUT, PAGE, PassportRequest, passport_of
from kneedeep.sharing.passport.views import views_of
from kneedeep.sharing.scenario_digest import digest_of

PICTURE, SCENARIO, PASSPORT = "outline.svg", "scenario.yaml", "map.kneedeep"


class Source(NamedTuple):
    """A file of the folder: its name in it, its content, and a report of `kneedeep simulate` that lies beside it."""

    name: str
    content: bytes
    games: bytes | None = None


class Entry(NamedTuple):
    """What a gallery says of a scenario, as plain data; the words that a search finds it by; its files by name.

    `about` has the key `problem` alone, beside the name of the file, where the file is no scenario.
    """

    about: Mapping[str, Any]
    words: str
    files: Mapping[str, bytes]


def entry_of(source: Source, audience: Audience) -> Entry:
    """Return the entry of a file; an unreadable one has the reason in it."""
    reading = read(source.content)
    scenario = reading.scenario
    if scenario is None:
        problem = reading.problems[0].message if reading.problems else "it holds no scenario"
        return Entry({"file": source.name, "problem": problem}, source.name.lower(), {})
    facts = Facts(scenario, reading.problems, source=reading.source)
    findings = analyse(reading)
    measured = _measured(source, scenario)
    files: dict[str, bytes] = {}
    missing: list[str] = []
    if audience == "invader":
        files, missing = _everything(reading, findings, source.content)
    plan = audience_plan(facts, audience)
    if plan.spaces:
        files[PICTURE] = outline_picture(plan, scenario.title).encode()
        if audience == "marines":
            request = ExportRequest(facts, (), source.content, ExportOptions(audience), measured)
            files[HAND_OUT] = export(request, "html").written.content
    about: dict[str, Any] = {
        "file": source.name,
        "scenario": digest_of(scenario),
        "title": scenario.title.strip() or "Untitled",
        "author": scenario.author,
        "license": scenario.license,
        "language": scenario.language,
        "summary": scenario.summary,
        "ruleset": scenario.ruleset,
        "edition": facts.board.edition.name,
        "marines": list(scenario.counts),
        "minutes": list(scenario.minutes or ()),
        "challenge": scenario.challenge or "",
        "measured": _as_data(measured),
    }
    words = [about["title"], scenario.author, scenario.summary]
    if audience == "invader":
        counts = {"error": 0, "warning": 0, "info": 0}
        for finding in findings:
            if finding.allowed is None:
                counts[str(finding.severity)] += 1
        about |= {
            "boxes": list(boxes(facts)),
            "areas": len({space.area for space in plan.spaces}),
            "spaces": len(plan.spaces),
            "figures": len(scenario.figures),
            "findings": counts,
        }
        words += [area.name for area in plan.areas] + [
            figure.name or figure.kind for figure in scenario.figures
        ]
    about |= {"files": sorted(files), "missing": missing}
    return Entry(about, " ".join(dict.fromkeys(" ".join(filter(None, words)).lower().split())), files)


def _everything(
    reading: Reading, findings: list[Finding], content: bytes
) -> tuple[dict[str, bytes], list[str]]:
    """Return the files for who may see everything, and what is missing."""
    files: dict[str, bytes] = {SCENARIO: content}
    missing = []
    views = views_of(reading, findings, content)
    files |= {name: views[name] for name in (PAGE, HAND_OUT) if name in views}
    try:
        files[PASSPORT] = passport_of(PassportRequest(reading, content, findings, views=views))
    except PassportError as error:
        missing.append(f"no passport: {error}")
    return files, missing


def _measured(source: Source, scenario: Scenario) -> MeasuredDifficulty | None:
    if source.games is not None:
        try:
            return measured_in_report(source.games, scenario)
        except ValueError:
            return measured_as_shipped(scenario)
    return measured_as_shipped(scenario)


def _as_data(measured: MeasuredDifficulty | None) -> dict[str, Any] | None:
    if measured is None:
        return None
    return {"bots": list(measured.bots), "parties": [party._asdict() for party in measured.parties]}


def addresses_of(names: Iterable[str]) -> dict[str, str]:
    """Return the folder of each file on the site, of `[a-z0-9-]` alone: its name, with its folders where two are alike."""
    names = list(names)
    short = {name: _plain(name.rsplit("/", 1)[-1]) for name in names}
    alike = [one for one in short.values() if list(short.values()).count(one) > 1]
    found: dict[str, str] = {}
    for name in names:
        wanted = _plain(name) if short[name] in alike else short[name]
        address, number = wanted, 2
        while address in found.values():
            address, number = f"{wanted}-{number}", number + 1
        found[name] = address
    return found


def _plain(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", re.sub(r"\.ya?ml$", "", name.lower())).strip("-") or "map"
