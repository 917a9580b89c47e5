"""A scenario of a gallery: the contents of its card, and its files."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from html import escape
from itertools import groupby
from operator import attrgetter
from traceback import format_exc
from typing import NamedTuple

from kneedeep.analysis.components.component_demand import boxes
from kneedeep.analysis.framework import Facts, Finding
from kneedeep.analysis.framework.analysis_cache import AnalysisCache
from kneedeep.analysis.framework.runner import analyse
from kneedeep.drawing.plan.plan import EAST, NORTH, SOUTH, WEST, Plan, PlanSpace
from kneedeep.model.geometry import runs
from kneedeep.model.scenario.comparison import compared
from kneedeep.model.scenario.io.layout_changes import layout_changes
from kneedeep.model.scenario.io.reader import Reading, read
from kneedeep.model.scenario.model import Scenario
from kneedeep.model.scenario.translations import in_language, languages
from kneedeep.report.differences.difference_lines import difference_lines
from kneedeep.report.differences.difference_report import layout_line
from kneedeep.report.difficulty_text import difficulty_text
from kneedeep.report.measured_difficulty import MeasuredDifficulty, measured_as_shipped, measured_in_report
from kneedeep.report.producer import digest_of
from kneedeep.report.shared_picture import Audience, audience_plan
from kneedeep.support import tr, tr_count, translatable, translated
from kneedeep.support.translation import in_english, spoken_language, translatable_word
from kneedeep.support.work_budget import OutOfWork
from kneedeep_exchange.gallery.gallery_files import Known, files_of
from kneedeep_exchange.gallery.gallery_wish import Source, Tools, Wish

PICTURE = "outline.svg"
TOO_LARGE = translatable("the map is too large")
MOST_SEARCHED = 1_900
"""The maximum size of a scenario's search words, in bytes."""
LONGEST_ADDRESS = 80
RESERVED = ("data",)
"""Reserved folders of a site."""
MOST_LINES = 40
"""The maximum number of listed sentences. The rest are counted."""
MOST_BYTES = 40_000
_COLORS = 6
_SIDES = ((NORTH, 0, "h"), (SOUTH, 1, "h"), (WEST, 0, "v"), (EAST, 1, "v"))
"""By side: its bit, the offset of its line from the space, and the direction of the line."""


def version_changes(before: bytes, after: Reading) -> tuple[str, ...]:
    """The differences in sentences. Empty if the previous version can't be read. Raises OutOfWork."""
    old = read(before)
    if old.scenario is None or after.scenario is None:
        return ()
    difference = compared(old.scenario, after.scenario)
    lines = [line.text for line in difference_lines(difference)]
    layout = layout_changes(old, after, difference.after)
    more = len(lines) - MOST_LINES
    lines[MOST_LINES:] = [tr_count("and {n} more difference", "and {n} more differences", more)] if more > 0 else []
    if layout:
        lines.append(layout_line(layout, alone=not lines))
    return tuple(lines)


class Entry(NamedTuple):
    """A scenario's entry in a gallery: plain data, search words, and files by name.

    If the file is no scenario, `about` has only its name and the key `problem`. `failure`: the traceback of a crash,
    for a bug report. `said`: `about` in the language of the program.
    """

    about: Mapping[str, object]
    said: Mapping[str, object]
    words: str
    files: Mapping[str, bytes]
    failure: str = ""


class _Judged(NamedTuple):
    """The results of the checks and of drawing a scenario."""

    facts: Facts
    findings: list[Finding]
    plan: Plan
    measured: MeasuredDifficulty | None
    note: str


def entry_or_failure(source: Source, wish: Wish, tools: Tools) -> Entry:
    """The entry of a file, or one with the failure, so that all others can be made."""
    try:
        return entry_of(source, wish, tools)
    except Exception as error:  # noqa: BLE001 -- the card and who made the gallery are told
        broken = _unreadable(source, translatable("internal error ({name})", name=type(error).__name__))
        return broken._replace(failure=format_exc())


def entry_of(source: Source, wish: Wish, tools: Tools) -> Entry:
    """The entry of a file. If it is unreadable or too large, the entry has the reason."""
    if source.unreadable:
        return _unreadable(source, source.unreadable)
    try:
        with tools.limit():
            reading = read(source.content)
            judged = None if reading.scenario is None else _judged(source, reading, wish.audience)
    except OutOfWork:
        return _unreadable(source, TOO_LARGE)
    if judged is None:
        return _unreadable(
            source, reading.problems[0].message if reading.problems else translatable("it holds no scenario")
        )
    changes = _changes(source, reading, wish, tools)
    shown = in_language(judged.facts.scenario, spoken_language())
    facts = judged.facts if shown is judged.facts.scenario else Facts(shown, reading.problems, source=reading.source)
    known = Known(source, reading, facts, judged.findings, judged.measured, changes)
    made = files_of(known, wish, tools)
    files = dict(made.files)
    if judged.plan.spaces and (picture := outline_picture(judged.plan, judged.facts.scenario.title)):
        files[PICTURE] = picture.encode()
    same = {"files": {name: len(content) for name, content in sorted(files.items())}}
    missing = (*made.missing, *filter(None, [judged.note]))

    def about(changes: tuple[str, ...]) -> dict[str, object]:
        """The contents of the card in the current language."""
        own = {"changes": list(changes)} if wish.audience == "invader" else {}
        return {**_about(source, judged, wish.audience), **own, **same, "missing": [translated(one) for one in missing]}

    with in_english():
        english = about(_changes(source, reading, wish, tools))
    return Entry(english, about(changes), _searched(_words(judged, wish.audience)), files)


def _changes(source: Source, reading: Reading, wish: Wish, tools: Tools) -> tuple[str, ...]:
    """The differences from the previous version in the current language. Empty for the marines."""
    if wish.audience != "invader" or source.before is None:
        return ()
    try:
        with tools.limit():
            return version_changes(source.before, reading)
    except OutOfWork:
        return (tr("The versions are too large to compare."),)


def _unreadable(source: Source, problem: str) -> Entry:
    named = {"file": source.name}
    said = {**named, "problem": translated(problem)}
    return Entry({**named, "problem": str(problem)}, said, source.name.lower(), {})


def _judged(source: Source, reading: Reading, audience: Audience) -> _Judged:
    scenario = reading.scenario
    assert scenario is not None
    memory = AnalysisCache()
    findings = analyse(reading, memory=memory)
    facts = Facts(scenario, reading.problems, source=reading.source, memory=memory)
    measured, note = _measured(source, scenario)
    return _Judged(facts, findings, audience_plan(facts, audience), measured, note)


def _measured(source: Source, scenario: Scenario) -> tuple[MeasuredDifficulty | None, str]:
    """The simulated games, and the fault of the report beside the scenario."""
    note = ""
    if source.report is not None:
        try:
            with in_english():
                return measured_in_report(source.report, scenario), ""
        except ValueError as error:
            note = translatable("Report of simulated games left out: it {error}", error=translatable_word(str(error)))
    return source.played or measured_as_shipped(scenario), note


def _about(source: Source, judged: _Judged, audience: Audience) -> dict[str, object]:
    """The contents of the card, for the marines without the invader's secrets."""
    facts, scenario = judged.facts, judged.facts.scenario
    shown = in_language(scenario, spoken_language())
    about: dict[str, object] = {
        "file": source.name,
        "scenario": digest_of(scenario),
        "title": shown.title.strip() or tr("Untitled"),
        "author": scenario.author,
        "license": scenario.license,
        "language": shown.language,
        "languages": list(languages(scenario)),
        "summary": shown.summary,
        "ruleset": scenario.ruleset,
        "edition": facts.board.edition.name,
        "marines": list(scenario.counts),
        "minutes": list(scenario.minutes or ()),
        "challenge": scenario.challenge or "",
        "boxes": [facts.catalog.boxes[box].name for box in boxes(facts)],
        "measured": _as_data(judged.measured),
    }
    if audience == "invader":
        counts = Counter(str(one.severity) for one in judged.findings if one.allowed is None)
        about |= {
            "areas": len({space.area for space in judged.plan.spaces}),
            "spaces": len(judged.plan.spaces),
            "figures": len(scenario.figures),
            "findings": {severity: counts[severity] for severity in ("error", "warning", "info")},
        }
    return about


def _words(judged: _Judged, audience: Audience) -> Iterator[str]:
    """Yield the search texts of a scenario, the most important ones first."""
    scenario = judged.facts.scenario
    yield from (scenario.title, scenario.author, scenario.summary)
    if audience == "invader":
        yield from (area.name for area in judged.plan.areas)
        kinds = judged.facts.catalog.figures
        for figure in scenario.figures:
            yield figure.name or (kinds[figure.kind].name if figure.kind in kinds else figure.kind)


def _searched(texts: Iterable[str]) -> str:
    """The distinct words of texts, up to the maximum size."""
    found: dict[str, None] = {}
    room = MOST_SEARCHED
    for word in " ".join(texts).lower().split():
        if word not in found:
            room -= len(word.encode()) + 1
            if room < 0:
                break
            found[word] = None
    return " ".join(found)


def _as_data(measured: MeasuredDifficulty | None) -> dict[str, object] | None:
    if measured is None:
        return None
    parties = [
        {
            "marines": party.marines,
            "wins": party.wins,
            "games": party.games,
            "low": round(party.share.low, 4),
            "high": round(party.share.high, 4),
            "bracket": list(party.ends),
            "void": party.void is not None,
            "text": difficulty_text(party),
        }
        for party in measured.parties
    ]
    return {"bots": list(measured.bots), "parties": parties}


def addresses_of(names: Iterable[str]) -> dict[str, str]:
    """The folder of each file on the site, in `[a-z0-9-]`: its name, with its folders if names collide."""
    names = list(names)
    short = {name: _plain(name.rsplit("/", 1)[-1]) for name in names}
    alike = Counter(short.values())
    found: dict[str, str] = {}
    taken = set(RESERVED)
    for name in names:
        wanted = _plain(name) if alike[short[name]] > 1 else short[name]
        address, number = wanted, 2
        while address in taken:
            address, number = f"{wanted}-{number}", number + 1
        taken.add(address)
        found[name] = address
    return found


def _plain(name: str) -> str:
    plain = re.sub(r"[^a-z0-9]+", "-", re.sub(r"\.ya?ml$", "", name.lower()))
    return plain[:LONGEST_ADDRESS].strip("-") or "map"


def outline_picture(plan: Plan, title: str) -> str:
    """The areas of a plan as an SVG picture. Empty if it would be too large for a card."""
    xs, ys = [space.x for space in plan.spaces], [space.y for space in plan.spaces]
    left, top = min(xs) - 1, min(ys) - 1
    width, height = max(xs) + 2 - left, max(ys) + 2 - top
    floors = [
        f'<path fill="hsl({number * 360 // _COLORS % 360 + 20} 42% {60 - 8 * (number // _COLORS % 3)}%)" d="{_floor(spaces)}"/>'
        for number, spaces in enumerate(_by_area(plan.spaces))
    ]
    rims = f'<path fill="none" stroke="#0b0e10" stroke-width=".16" stroke-linecap="square" d="{_rims(plan.spaces)}"/>'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="{left} {top} {width} {height}"><title>{escape(title)}</title>'
    for parts in ((*floors, rims), floors):
        picture = f"{head}{''.join(parts)}</svg>\n"
        if len(picture.encode()) <= MOST_BYTES:
            return picture
    return ""


def _by_area(spaces: Iterable[PlanSpace]) -> Iterator[list[PlanSpace]]:
    for _, found in groupby(sorted(spaces, key=attrgetter("area")), attrgetter("area")):
        yield list(found)


def _floor(spaces: Iterable[PlanSpace]) -> str:
    rows = runs((space.y, space.x) for space in spaces)
    return "".join(f"M{start} {y}h{length}v1h{-length}z" for y, start, length in rows)


def _rims(spaces: Iterable[PlanSpace]) -> str:
    """The borders of areas as lines of maximal length."""
    parts = []
    spaces = tuple(spaces)
    for bit, away, direction in _SIDES:
        ends = [space for space in spaces if space.rim & bit]
        if direction == "h":
            rims = runs((space.y + away, space.x) for space in ends)
            parts += [f"M{start} {line}h{length}" for line, start, length in rims]
        else:
            rims = runs((space.x + away, space.y) for space in ends)
            parts += [f"M{line} {start}v{length}" for line, start, length in rims]
    return "".join(parts)
