"""Verification of passports: each claim is computed again and compared with the file."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from datetime import date
from typing import Any, NamedTuple

from kneedeep import __version__
from kneedeep.analysis.framework.finding import Finding
from kneedeep.games.simulation.result import Simulation
from kneedeep.games.simulation.simulation_plan import SimulationPlan
from kneedeep.model.catalog.catalog_files import RULESETS
from kneedeep.model.catalog.numbers.overrides import Numbers, OverrideError, checked
from kneedeep.model.scenario.io.reader import Reading, read
from kneedeep.model.scenario.model import Scenario
from kneedeep.report.producer import digest_of, producer_of
from kneedeep.report.simulation_text import verdicts
from kneedeep.rules.registry import ruleset_of
from kneedeep.rules.replay import ENDING, parse, play
from kneedeep.rules.replay_lines import DivergedError, ReplayError
from kneedeep.rules.ruleset import UnplayableError
from kneedeep.support.english import listed
from kneedeep.support.printable import printable
from kneedeep.support.timer import LONGEST, limited
from kneedeep.support.translation import later, later_count, tr, tr_count
from kneedeep.support.work_budget import OutOfWork
from kneedeep_exchange.passport import claims, contents
from kneedeep_exchange.passport.archive import MOST_GAMES, SCENARIO, PassportError, members_of
from kneedeep_exchange.passport.second_engine import Comparison, compared

QUICK_GAMES = 5
"""The number of replayed games for each number of marines, if not all are replayed."""

_ALWAYS_ALIKE = ("title", "author", "license", "language")
"""Keys of the head that every version of the program reads from the scenario's file alike."""

_GAMES = later_count("{n} game of {bots} with seed {seed}", "{n} games of {bots} with seed {seed}")
_FIRST = later_count("first {n} game with each number of marines", "first {n} games with each number of marines")
_ACTIONS = later_count("{n} action, legal, with the end it names", "{n} actions, each legal, with the end it names")

PlayGames = Callable[[SimulationPlan], Simulation]


class Statement(NamedTuple):
    """The result for a claim. `holds`: None if this version can't verify it."""

    what: str
    holds: bool | None
    text: str


def _stated(what: str, holds: bool | None, text: str, /, **values: object) -> Statement:
    """A result with its text translated."""
    return Statement(tr(what), holds, tr(text, **values))


class _Passport(NamedTuple):
    head: Mapping[str, Any]
    members: Mapping[str, bytes]
    reading: Reading
    scenario: Scenario
    numbers: Numbers
    same: bool
    """Whether the same versions of program, rules, catalog and checks made the passport."""
    comparison: Comparison | None


def verify(content: bytes, games: PlayGames, *, quick: bool = False) -> Iterator[Statement]:
    """Yield the result for each claim of a passport. Raises PassportError if it can't be opened.

    `games`: a function that plays a plan. `quick`: only the first few games of each number of marines.
    """
    members = members_of(content)
    head = _head(members)
    whole = _is_whole(head, members)
    yield whole
    if not whole.holds:
        return
    reading = read(members[SCENARIO])
    if (scenario := reading.scenario) is None:
        raise PassportError("{scenario} in it holds no scenario", scenario=SCENARIO)
    numbers = _numbers(head, scenario)
    made_by = producer_of(scenario, numbers)
    same = head.get("made_by") == made_by and head.get("checks") == dict(claims.severities())
    passport = _Passport(head, members, reading, scenario, numbers, same, compared(reading, quick=quick))
    yield _program(passport)
    if numbers:
        names = listed([name for name, _ in numbers], limit=3)
        text = later("numbers")
        yield _stated(text, None, "games rest on the author's own numbers: {names}; your table may differ", names=names)
    yield _meaning(passport)
    found = claims.findings_of(reading)
    yield _imprint(passport, claims.errors_in(found))
    yield _findings(passport, found)
    if claims.SOLUTION in members:
        yield _solution(passport)
    yield _second_engine(passport)
    if claims.SIMULATION in members:
        yield _simulation(passport, games, quick)
    for name in members:
        if name.startswith(contents.REPLAYS):
            yield _replay(passport, name)
    if any(name in members for name in contents.LOOK):
        yield _views(passport, found)


def _head(members: Mapping[str, bytes]) -> Mapping[str, object]:
    """The head of the passport. Raises PassportError for a malformed one."""
    if contents.HEAD not in members or SCENARIO not in members:
        raise PassportError("it lacks {name}", name=contents.HEAD if contents.HEAD not in members else SCENARIO)
    parsed = claims.parsed(contents.HEAD, members[contents.HEAD])
    head: dict[str, object] = parsed if isinstance(parsed, dict) else {}
    listed_members = head.get("members")
    if not isinstance(listed_members, dict) or not all(isinstance(one, str) for one in listed_members.values()):
        raise PassportError("{head} in it lists no members", head=contents.HEAD)
    if head.get("format") != contents.FORMAT:
        given = printable(json.dumps(head.get("format")))[:40]
        raise PassportError(
            "it has the format {given}: this program knows {format}", given=given, format=contents.FORMAT
        )
    return head


_KNOWN = {contents.HEAD, SCENARIO, claims.FINDINGS, claims.SOLUTION, claims.SIMULATION, claims.GAMES, *contents.LOOK}
"""The files of a passport except replays."""


def _is_whole(head: Mapping[str, Any], members: Mapping[str, bytes]) -> Statement:
    """The result for the files: whether all are unchanged and none was added."""
    hashes = head["members"]
    for name in members:
        if name not in _KNOWN and not (name.startswith(contents.REPLAYS) and name.endswith(ENDING)):
            raise PassportError("it holds {name!r}, which no passport has", name=printable(name))
    wrong = [name for name, value in hashes.items() if name not in members or contents.hash_of(members[name]) != value]
    foreign = [name for name in members if name != contents.HEAD and name not in hashes]
    if head.get("scenario") != contents.hash_of(members[SCENARIO]):
        wrong.append(contents.HEAD)
    if wrong or foreign:
        names = listed([printable(name) for name in dict.fromkeys((*wrong, *foreign))])
        return _stated("whole", False, "changed, missing or added after it was made: {names}", names=names)
    files = tr_count("{n} file, as it was put in", "{n} files, each as it was put in", len(members))
    return _stated("whole", True, files)


def _numbers(head: Mapping[str, object], scenario: Scenario) -> Numbers:
    made_by = head.get("made_by")
    given = made_by.get("numbers") if isinstance(made_by, dict) else None
    if not given or not isinstance(given, dict) or scenario.ruleset not in RULESETS:
        return ()
    try:
        return checked(given, scenario.ruleset)
    except OverrideError as error:
        raise PassportError("its numbers are not those of this program: {error}", error=error) from error


def _program(passport: _Passport) -> Statement:
    if passport.same:
        text = later("made by this program, {here}, with the same rules, catalog and checks")
        return _stated("program", True, text, here=__version__)
    made_by = passport.head.get("made_by")
    version = made_by.get("version") if isinstance(made_by, dict) else None
    given = f"kneedeep {printable(version)}" if isinstance(version, str) else tr("an unknown program")
    newer = isinstance(version, str) and _numbered(version) > _numbered(__version__)
    needed = tr("; to compare bytes, use {given}", given=given) if newer else ""
    text = later("made by {given}, this is {here} or has other data: results are compared, not bytes{needed}")
    return _stated("program", None, text, given=given, here=__version__, needed=needed)


def _numbered(version: str) -> tuple[int, ...]:
    """A version as numbers, for comparison."""
    return tuple(map(int, re.findall(r"\d{1,9}", version)))


def _meaning(passport: _Passport) -> Statement:
    if passport.head.get("meaning") == digest_of(passport.scenario):
        return _stated("scenario", True, "means what it meant when the passport was made")
    if passport.same:
        return _stated(
            "scenario", False, "{head} names another meaning of {scenario}", head=contents.HEAD, scenario=SCENARIO
        )
    return _stated("scenario", None, "is read in another way by this program")


def _imprint(passport: _Passport, errors: int) -> Statement:
    """The result for the head's description of the scenario."""
    head = passport.head
    if errors and not head.get("draft"):
        number, text = (
            tr_count("{n} error", "{n} errors", errors),
            later("it has {errors}, and {head} calls it no draft"),
        )
        return _stated("imprint", False, text, errors=number, head=contents.HEAD)
    again = _head_again(passport)
    if contents.head_file(again) == passport.members[contents.HEAD]:
        return _stated("imprint", True, "title, author, license, language and boxes are those of the scenario")
    asked = [*again, *head] if passport.same else [key for key in again if key in _ALWAYS_ALIKE]
    wrong = [printable(key) for key in dict.fromkeys(asked) if head.get(key) != again.get(key)]
    if wrong or passport.same:
        differing = listed(wrong, limit=5) or tr("its form is another")
        text = later("{head} says otherwise than the scenario: {differing}")
        return _stated("imprint", False, text, head=contents.HEAD, differing=differing)
    return _stated("imprint", True, "title, author, license and language are those of the scenario")


def _head_again(passport: _Passport) -> Mapping[str, object]:
    """The head that this version writes for the same members."""
    head = passport.head
    # An older version, or a comparison that took too long, leaves this member out.
    if (claim := head.get(contents.SECOND_ENGINE)) is not None and passport.comparison is not None:
        claim = passport.comparison.claim
    members = {name: content for name, content in passport.members.items() if name != contents.HEAD}
    draft, dated = bool(head.get("draft")), _day(head.get("dated"))
    return contents.head_of(passport.reading, members, passport.numbers, draft=draft, second_engine=claim, dated=dated)


def _day(text: object) -> str | None:
    try:
        return date.fromisoformat(str(text)).isoformat()
    except ValueError:
        return None


def _findings(passport: _Passport, found: list[Finding]) -> Statement:
    before, now = (
        claims.FindingsRead.of(passport.members[claims.FINDINGS]),
        claims.findings_file(passport.reading, found),
    )
    if before is None:
        return _stated("findings", False, "{name} is no list of findings", name=claims.FINDINGS)
    if now == passport.members[claims.FINDINGS]:
        return _stated("findings", True, "{what}: found again", what=before.counts())
    again = claims.FindingsRead.of(now)
    assert again is not None
    gone, new = sorted(set(before.codes) - set(again.codes)), sorted(set(again.codes) - set(before.codes))
    changes = [tr("{code} is new", code=again.codes[one]) for one in new]
    changes += [tr("{code} is gone", code=before.codes[one]) for one in gone]
    holds, why = False if passport.same else None, listed(changes, limit=5) or tr("the words differ")
    text = later("findings")
    return _stated(text, holds, "then {then}, now {now}: {why}", then=before.counts(), now=again.counts(), why=why)


def _solution(passport: _Passport) -> Statement:
    now = claims.solution_file(passport.reading)
    before, again = claims.wins_of(passport.members[claims.SOLUTION]), None if now is None else claims.wins_of(now)
    if before is None:
        return _stated("solution", False, "{name} is no solution", name=claims.SOLUTION)
    if now == passport.members[claims.SOLUTION]:
        return _stated("solution", True, "{what}: found again, step by step", what=_winners(before))
    if again is None:
        return _stated("solution", None, "this program has no solver for the edition")
    if before == again and not passport.same:
        return _stated("solution", True, "{what}: found again, perhaps by other steps", what=_winners(before))
    holds = False if passport.same else None
    return _stated("solution", holds, "then {then}, now {now}", then=_winners(before), now=_winners(again))


def _winners(wins: Mapping[int, bool]) -> str:
    if not (winners := [str(count) for count, can in wins.items() if can]):
        return tr("the marines can't win")
    many = 1 if winners == ["1"] else 2
    return tr_count("{numbers} marine can win", "{numbers} marines can win", many, numbers=listed(winners, last="or"))


def _second_engine(passport: _Passport) -> Statement:
    """The result for the comparison of both engines, which is made again."""
    found = passport.comparison
    if passport.scenario.ruleset not in RULESETS:
        return _stated("second engine", None, "this program does not know the edition")
    if found is None:
        return _stated("second engine", None, "the comparison was stopped, it takes too long")
    if found.differing:
        differing = listed(found.differing, limit=3)
        text = later("the engine and the reference engine differ in {topics}")
        return _stated("second engine", False, text, topics=differing)
    text = later("checked by two engines, which agree: sight, distances, respawn and reach")
    bound = tr("; reach is compared with a bound") if found.is_bound else ""
    return Statement(tr("second engine"), True, tr(text) + bound)


def _simulation(passport: _Passport, games: PlayGames, quick: bool) -> Statement:
    plan = claims.plan_of(passport.members[claims.SIMULATION], passport.scenario, passport.numbers)
    if plan is None and not passport.same:
        return _stated("simulation", None, "another version of the program played its games in another way")
    if plan is None:
        return _stated("simulation", False, "{name} is no simulation that can be repeated", name=claims.SIMULATION)
    if plan.games > MOST_GAMES and not quick:
        text = later("{games} games with each number of marines are too many to repeat; use --quick")
        return _stated("simulation", None, text, games=plan.games)
    if quick:
        plan = plan._replace(games=min(plan.games, QUICK_GAMES), margin=None, bracket=False)
    try:
        result = games(plan)
    except UnplayableError as error:
        return _stated("simulation", False, "the games can't be played: {error}", error=error)
    again = claims.simulation_files(passport.reading, result, passport.numbers)
    said = " ".join(verdicts(passport.scenario, result, brief=True).values())
    lines = passport.members.get(claims.GAMES, b"").decode("utf-8", "replace").splitlines()
    played = again[claims.GAMES].decode().splitlines()
    if quick:
        same = bool(played) and set(played) <= set(lines)
        words = tr_count(*_FIRST, plan.games)
    else:
        same = all(passport.members.get(name) == content for name, content in again.items())
        bots = listed(list(dict.fromkeys(plan.bots)))
        words = tr_count(*_GAMES, result.games, bots=bots, seed=plan.seed)
    if same:
        return _stated("simulation", True, "{games}: played again, all alike. {verdicts}", games=words, verdicts=said)
    text = later("{games}: played again, they differ. Now: {verdicts}")
    return _stated("simulation", False if passport.same else None, text, games=words, verdicts=said)


def _views(passport: _Passport, found: list[Finding]) -> Statement:
    """The result for the members for people, which are made again."""
    names = [name for name in contents.LOOK if name in passport.members]
    shown = listed(names)
    if not passport.same:
        text = later("{names}: look at them with care, another program may have drawn them")
        return _stated("views", None, text, names=shown)
    again = {contents.README: contents.readme_of(passport.scenario, passport.members)}
    try:
        with limited(LONGEST):
            if names != [contents.README]:
                again |= contents.views_of(passport.reading, found, passport.members)
    except OutOfWork:
        return _stated("views", None, "{names}: drawing them again was stopped, it takes too long", names=shown)
    if wrong := [name for name in names if again.get(name) != passport.members[name]]:
        return _stated("views", False, "not what this program makes of the scenario: {names}", names=listed(wrong))
    return _stated("views", True, "{names}: made again from the scenario, byte for byte", names=shown)


def _replay(passport: _Passport, name: str) -> Statement:
    what = printable(name)
    try:
        replay = parse(passport.members[name].decode("utf-8"))
        if digest_of(replay.scenario) != digest_of(passport.scenario):
            return _stated(what, False, "was played on another scenario")
        number = 0
        with limited(LONGEST) as again:
            for moment in play(replay, replay.game(ruleset_of)):
                again()
                number = moment.number
    except DivergedError as error:
        return _stated(what, False, str(error))
    except (ReplayError, UnplayableError, UnicodeDecodeError) as error:
        return _stated(what, False if passport.same else None, str(error))
    if replay.winner is None:
        return _stated(what, False, "its end is missing")
    return _stated(what, True, tr_count(*_ACTIONS, number))
