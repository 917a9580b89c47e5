"""The contents of a passport: its members, and how they are made."""

import hashlib
import json
from collections.abc import Mapping
from typing import NamedTuple

from kneedeep.analysis.components.component_demand import boxes
from kneedeep.analysis.framework import Facts, Finding
from kneedeep.drawing.document_metadata import metadata_of
from kneedeep.drawing.map_sheet import sheet
from kneedeep.drawing.plan.board_plan import plan_of
from kneedeep.drawing.svg import svg_text
from kneedeep.drawing.theme import THEMES
from kneedeep.games.simulation.result import Simulation
from kneedeep.model.catalog.numbers.overrides import Numbers
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.model.scenario.model import Scenario
from kneedeep.report.difficulty_text import verdict
from kneedeep.report.measured_difficulty import NO_PEOPLE, MeasuredDifficulty, measured_in_report
from kneedeep.report.producer import digest_of, origin_of, producer_of
from kneedeep.support.translation import in_english, later_count, tr, tr_count, translated
from kneedeep_exchange.exports.export_request import AUDIENCES, ExportOptions, ExportRequest
from kneedeep_exchange.exports.exporting import export
from kneedeep_exchange.passport import claims
from kneedeep_exchange.passport.archive import MOST_MEMBERS, SCENARIO, PassportError, archive_of
from kneedeep_exchange.passport.second_engine import compared

DOTS = 64
"""Pixels per space."""
FORMAT = 1
HEAD = "passport.json"
SECOND_ENGINE = "second_engine"
"""The key of the head for the comparison of both engines."""
README = "README.txt"
REPLAYS = "replays/"
PICTURE, PAGE, HAND_OUT = "map.svg", "map.html", "handout.html"
PAGES = {PAGE: AUDIENCES[0], HAND_OUT: AUDIENCES[1]}
"""The pages, each with its audience."""
LOOK = (PICTURE, PAGE, HAND_OUT, README)
"""The members for people."""
TEXT = """\
{title}

This is a passport of a scenario map: the map, and what is claimed of it.
{scenario} is the map as its author wrote it{shown}.
{difficulty}
With the program kneedeep anybody can have every claim checked:

    kneedeep verify NAME.kneedeep

It repeats the checks, the solution and the simulated games, and says of each whether it holds.
"""


@in_english()
def views_of(reading: Reading, findings: list[Finding], members: Mapping[str, bytes]) -> Mapping[str, bytes]:
    """The members for people by name, with the difficulty of the simulated games in `members`. Empty for an empty map.

    Raises PassportError if a page's proof fails.
    """
    scenario = reading.scenario
    assert scenario is not None
    facts = Facts(scenario, reading.problems, source=reading.source)
    plan = plan_of(facts.board)
    if not plan.spaces:
        return {}
    drawn = sheet(plan, THEMES["light"], legend=True, title=scenario.title)
    views = {PICTURE: svg_text(drawn, DOTS, metadata_of(scenario, "Map", origin_of(scenario))).encode()}
    for name, audience in PAGES.items():
        options, measured = ExportOptions(audience), _measured(scenario, members)
        made = export(ExportRequest(facts, tuple(findings), members[SCENARIO], options, measured), "html")
        if not made.proof.holds:
            raise PassportError("the page {name} differs from the scenario: {text}", name=name, text=made.proof.text)
        views[name] = made.written.content
    return views


def _measured(scenario: Scenario, members: Mapping[str, bytes]) -> MeasuredDifficulty | None:
    try:
        return measured_in_report(members[claims.SIMULATION], scenario)
    except (KeyError, ValueError):
        # There are no games, or they say nothing. The claim about the games reports that.
        return None


_ERRORS = later_count(
    "it has {n} error: fix what `kneedeep validate` shows, or make a --draft",
    "it has {n} errors: fix what `kneedeep validate` shows, or make a --draft",
)


class PassportRequest(NamedTuple):
    """The inputs of a passport. `dated`: the date as text, or None.

    `text`: the scenario's file, byte for byte. `games`: simulated ones, with the user's own `numbers`.
    `replays`: recorded games by file name. `views`: with members for people. `draft`: errors are allowed.
    """

    reading: Reading
    text: bytes
    findings: list[Finding]
    games: Simulation | None = None
    numbers: Numbers = ()
    replays: Mapping[str, bytes] = {}
    views: bool = False
    draft: bool = False
    dated: str | None = None


def passport_of(request: PassportRequest) -> bytes:
    """The file of a passport. Raises PassportError for errors (except in a draft), stopped checks, or a failed proof."""
    if (scenario := request.reading.scenario) is None:
        raise PassportError("it holds no scenario")
    errors = claims.errors_in(request.findings)
    if errors and not request.draft:
        raise PassportError(tr_count(*_ERRORS, errors))
    if stopped := [one.message for one in request.findings if one.code in claims.STOPPED]:
        raise PassportError("not every check came to its end: {stopped}", stopped=stopped[0])
    members = {SCENARIO: request.text, claims.FINDINGS: claims.findings_file(request.reading, request.findings)}
    solution = None if errors else claims.solution_file(request.reading)
    if solution is not None:
        members[claims.SOLUTION] = solution
    if request.games is not None:
        members |= claims.simulation_files(request.reading, request.games, request.numbers)
    members |= {f"{REPLAYS}{name}": content for name, content in sorted(request.replays.items())}
    if request.views:
        members |= views_of(request.reading, request.findings, members)
    members[README] = readme_of(scenario, members)
    if len(members) + 2 > MOST_MEMBERS:
        raise PassportError("it would hold more than {most_members} files", most_members=MOST_MEMBERS)
    comparison = compared(request.reading)
    claim, draft = None if comparison is None else comparison.claim, request.draft
    head = head_of(request.reading, members, request.numbers, draft=draft, second_engine=claim, dated=request.dated)
    return archive_of({HEAD: head_file(head), **members})


def head_of(
    reading: Reading,
    members: Mapping[str, bytes],
    numbers: Numbers,
    *,
    draft: bool,
    second_engine: object,
    dated: str | None,
) -> dict[str, object]:
    """The head of a passport with these members. `second_engine`: the claim of its comparison, if any."""
    scenario = reading.scenario
    assert scenario is not None
    facts = Facts(scenario, reading.problems, source=reading.source)
    head: dict[str, object] = {
        "format": FORMAT,
        "title": scenario.title,
        "author": scenario.author,
        "license": scenario.license,
        "language": scenario.language,
        "draft": draft,
        "boxes": list(boxes(facts)),
        "scenario": hash_of(members[SCENARIO]),
        "meaning": digest_of(scenario),
        "made_by": producer_of(scenario, numbers),
        "checks": dict(claims.severities()),
        "members": {name: hash_of(content) for name, content in members.items()},
    }
    if second_engine is not None:
        head[SECOND_ENGINE] = second_engine
    return head if dated is None else {**head, "dated": dated}


def head_file(head: Mapping[str, object]) -> bytes:
    """A head as the bytes of its member."""
    return (json.dumps(head, indent=1) + "\n").encode()


@in_english()
def readme_of(scenario: Scenario, members: Mapping[str, bytes]) -> bytes:
    """The text that explains a passport with these members."""
    shown = f"; {PAGE} shows it in any browser" if PAGE in members else ""
    measured = _measured(scenario, members)
    said = [] if measured is None else [*map(translated, map(verdict, measured.parties)), tr(NO_PEOPLE)]
    difficulty = "".join(f"\n{line}" for line in said) + "\n" * bool(said)
    return TEXT.format(title=scenario.title, scenario=SCENARIO, shown=shown, difficulty=difficulty).encode()


def hash_of(content: bytes) -> str:
    """The SHA-256 of a member."""
    return hashlib.sha256(content).hexdigest()
