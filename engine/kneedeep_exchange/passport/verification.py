"""Verifying a passport: each claim is made again here and compared with what is in the file."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from datetime import date
from typing import Any, NamedTuple

from kneedeep import __version__
from kneedeep.analysis.framework.finding import Finding
from kneedeep.games.bots import bots_of
from kneedeep.games.simulation.result import WINNERS, Simulation
from kneedeep.games.simulation.simulation_plan import SimulationPlan, packed
from kneedeep.model.catalog.catalog_files import RULESETS
from kneedeep.model.catalog.numbers.overrides import Numbers, OverrideError, checked
from kneedeep.model.scenario.io.reader import Reading, read
from kneedeep.report.producer import digest_of, producer_of
from kneedeep.rules.registry import ruleset_for, ruleset_of
from kneedeep.rules.replay import ENDING, parse, play
from kneedeep.rules.replay_lines import DivergedError, ReplayError
from kneedeep.rules.ruleset import UnplayableError
from kneedeep.support.english import counted, listed
from kneedeep.support.printable import printable
from kneedeep.support.timer import LONGEST, limited
from kneedeep.support.work_budget import OutOfWork
from kneedeep_exchange.passport import claims
from kneedeep_exchange.passport.archive import SCENARIO, PassportError, members_of
from kneedeep_exchange.passport.passport_file import (
    FORMAT,
    HEAD,
    LOOK,
    README,
    REPLAYS,
    SECOND_ENGINE,
    hash_of,
    head_file,
    head_of,
    readme_of,
    views_of,
)
from kneedeep_exchange.passport.second_engine import Comparison, compared

QUICK_GAMES = 5
"""The number of games replayed for each number of marines if not all are."""
MOST_GAMES = 10_000
"""More games of a number of marines are not played again: they would take hours."""
MOST_ROUNDS = 10_000

_ALWAYS_ALIKE = ("title", "author", "license", "language")
"""Parts of the head that stand in the scenario's file, whatever program reads it."""

PlayGames = Callable[[SimulationPlan], Simulation]


class Statement(NamedTuple):
    """The result for a claim. `holds`: None if this program can't verify it."""

    what: str
    holds: bool | None
    text: str


class _Passport(NamedTuple):
    head: Mapping[str, Any]
    members: Mapping[str, bytes]
    reading: Reading
    numbers: Numbers
    same: bool
    """Whether it was made by what is here: program, rules, catalog, checks."""
    comparison: Comparison | None


def verify(content: bytes, games: PlayGames, *, quick: bool = False) -> Iterator[Statement]:
    """Yield the result for each claim of a passport. Raises PassportError if it can't be opened.

    `games` plays a plan. With `quick` it only plays the first few games of each number of marines.
    """
    members = members_of(content)
    head = _head(members)
    whole = _is_whole(head, members)
    yield whole
    if not whole.holds:
        return
    reading = read(members[SCENARIO])
    if reading.scenario is None:
        raise PassportError("{scenario} in it holds no scenario", scenario=SCENARIO)
    numbers = _numbers(head, reading)
    same = head.get("made_by") == producer_of(reading.scenario, numbers) and head.get("checks") == dict(
        claims.severities()
    )
    passport = _Passport(head, members, reading, numbers, same, compared(reading, quick=quick))
    yield _program(passport)
    if numbers:
        names = listed([name for name, _ in numbers], limit=3)
        yield Statement("numbers", None, f"games rest on the author's own numbers: {names}; your table may differ")
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
        if name.startswith(REPLAYS):
            yield _replay(passport, name)
    if any(name in members for name in LOOK):
        yield _views(passport, found)


def _head(members: Mapping[str, bytes]) -> Mapping[str, object]:
    """The contents of the passport, its form looked at. Raises PassportError."""
    if HEAD not in members or SCENARIO not in members:
        raise PassportError("it lacks {name}", name=HEAD if HEAD not in members else SCENARIO)
    parsed = _parsed(HEAD, members[HEAD])
    head: dict[str, object] = parsed if isinstance(parsed, dict) else {}
    listed_members = head.get("members")
    if not isinstance(listed_members, dict) or not all(isinstance(one, str) for one in listed_members.values()):
        raise PassportError("{head} in it lists no members", head=HEAD)
    if head.get("format") != FORMAT:
        given = printable(json.dumps(head.get("format")))[:40]
        raise PassportError("it has the format {given}: this program knows {format}", given=given, format=FORMAT)
    return head


def _parsed(name: str, content: bytes) -> Any:
    try:
        return json.loads(content.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise PassportError("{name} in it is no JSON: {error}", name=name, error=printable(str(error))) from error


_KNOWN = {HEAD, SCENARIO, claims.FINDINGS, claims.SOLUTION, claims.SIMULATION, claims.GAMES, *LOOK}
"""The files of a passport, without replays."""


def _is_whole(head: Mapping[str, Any], members: Mapping[str, bytes]) -> Statement:
    """Every file is there as it was put in, and no other."""
    hashes = head["members"]
    for name in members:
        if name not in _KNOWN and not (name.startswith(REPLAYS) and name.endswith(ENDING)):
            raise PassportError("it holds {name!r}, which no passport has", name=printable(name))
    wrong = [name for name, value in hashes.items() if name not in members or hash_of(members[name]) != value]
    foreign = [name for name in members if name != HEAD and name not in hashes]
    if head.get("scenario") != hash_of(members[SCENARIO]):
        wrong.append(HEAD)
    if wrong or foreign:
        names = listed([printable(name) for name in dict.fromkeys((*wrong, *foreign))])
        return Statement("whole", False, f"changed, missing or added after it was made: {names}")
    return Statement("whole", True, f"{counted(len(members), 'file')}, each as it was put in")


def _numbers(head: Mapping[str, object], reading: Reading) -> Numbers:
    assert reading.scenario is not None
    made_by = head.get("made_by")
    given = made_by.get("numbers") if isinstance(made_by, dict) else None
    if not given or not isinstance(given, dict) or reading.scenario.ruleset not in RULESETS:
        return ()
    try:
        return checked(given, reading.scenario.ruleset)
    except OverrideError as error:
        raise PassportError("its numbers are not those of this program: {error}", error=error) from error


def _program(passport: _Passport) -> Statement:
    if passport.same:
        return Statement(
            "program", True, f"made by this program, {__version__}, with the same rules, catalog and checks"
        )
    made_by = passport.head.get("made_by")
    version = made_by.get("version") if isinstance(made_by, dict) else None
    given = f"kneedeep {printable(version)}" if isinstance(version, str) else "an unknown program"
    newer = isinstance(version, str) and _numbered(version) > _numbered(__version__)
    needed = f"; to compare bytes, use {given}" if newer else ""
    made = f"made by {given}, this is {__version__} or has other data: results are compared, not bytes{needed}"
    return Statement("program", None, made)


def _numbered(version: str) -> tuple[int, ...]:
    """The numbers of a version, by which two can be put in order."""
    return tuple(map(int, re.findall(r"\d{1,9}", version)))


def _meaning(passport: _Passport) -> Statement:
    assert passport.reading.scenario is not None
    if passport.head.get("meaning") == digest_of(passport.reading.scenario):
        return Statement("scenario", True, "means what it meant when the passport was made")
    if passport.same:
        return Statement("scenario", False, f"{HEAD} names another meaning of {SCENARIO}")
    return Statement("scenario", None, "is read in another way by this program")


def _imprint(passport: _Passport, errors: int) -> Statement:
    """The head says of the scenario what is true of it."""
    what, head = "imprint", passport.head
    drafted = head.get("draft")
    if errors and not drafted:
        return Statement(what, False, f"it has {counted(errors, 'error')}, and {HEAD} calls it no draft")
    again = _head_again(passport)
    if head_file(again) == passport.members[HEAD]:
        return Statement(what, True, "title, author, license, language and boxes are those of the scenario")
    asked = [*again, *head] if passport.same else [key for key in again if key in _ALWAYS_ALIKE]
    wrong = [printable(key) for key in dict.fromkeys(asked) if head.get(key) != again.get(key)]
    if wrong or passport.same:
        text = f"{HEAD} says otherwise than the scenario: {listed(wrong, limit=5) or 'its form is another'}"
        return Statement(what, False, text)
    return Statement(what, True, "title, author, license and language are those of the scenario")


def _head_again(passport: _Passport) -> Mapping[str, object]:
    """The head as it is made here of the same members."""
    head = passport.head
    # A passport of a version that asked one engine, or of a machine where that took too long, does not say it.
    if (claim := head.get(SECOND_ENGINE)) is not None and passport.comparison is not None:
        claim = passport.comparison.claim
    members = {name: content for name, content in passport.members.items() if name != HEAD}
    draft, dated = bool(head.get("draft")), _day(head.get("dated"))
    return head_of(passport.reading, members, passport.numbers, draft=draft, second_engine=claim, dated=dated)


def _day(text: object) -> str | None:
    try:
        return date.fromisoformat(str(text)).isoformat()
    except ValueError:
        return None


def _findings(passport: _Passport, found: list[Finding]) -> Statement:
    before, now = (_Findings.of(passport.members[claims.FINDINGS]), claims.findings_file(passport.reading, found))
    if before is None:
        return Statement("findings", False, f"{claims.FINDINGS} is no list of findings")
    if now == passport.members[claims.FINDINGS]:
        return Statement("findings", True, f"{before.counts()}: found again")
    again = _Findings.of(now)
    assert again is not None
    gone, new = sorted(set(before.codes) - set(again.codes)), sorted(set(again.codes) - set(before.codes))
    changes = [f"{again.codes[one]} is new" for one in new] + [f"{before.codes[one]} is gone" for one in gone]
    text = f"then {before.counts()}, now {again.counts()}: {listed(changes, limit=5) or 'the words differ'}"
    return Statement("findings", False if passport.same else None, text)


class _Findings(NamedTuple):
    """The findings of a report, by their fingerprints, and how many there are of each severity."""

    codes: Mapping[str, str]
    severities: tuple[str, ...]

    @classmethod
    def of(cls, content: bytes) -> _Findings | None:
        try:
            (file,) = _parsed(claims.FINDINGS, content)["files"]
            found = [(str(one["fingerprint"]), str(one["code"]), str(one["severity"])) for one in file["findings"]]
        except (PassportError, KeyError, TypeError, ValueError):
            return None
        return cls({mark: code for mark, code, _ in found}, tuple(severity for _, _, severity in found))

    def counts(self) -> str:
        return ", ".join(counted(self.severities.count(one), one) for one in ("error", "warning", "info"))


def _solution(passport: _Passport) -> Statement:
    now = claims.solution_file(passport.reading)
    before, again = _wins(passport.members[claims.SOLUTION]), None if now is None else _wins(now)
    if before is None:
        return Statement("solution", False, f"{claims.SOLUTION} is no solution")
    if now == passport.members[claims.SOLUTION]:
        return Statement("solution", True, f"{_winners(before)}: found again, step by step")
    if again is None:
        return Statement("solution", None, "this program has no solver for the edition")
    if before == again and not passport.same:
        return Statement("solution", True, f"{_winners(before)}: found again, perhaps by other steps")
    text = f"then {_winners(before)}, now {_winners(again)}"
    return Statement("solution", False if passport.same else None, text)


def _wins(content: bytes) -> dict[int, bool] | None:
    """By number of marines: whether they can win."""
    try:
        outcomes = _parsed(claims.SOLUTION, content)["outcomes"]
        return {int(count): bool(one["winnable"]) for one in outcomes for count in one["marines"]}
    except (PassportError, KeyError, TypeError, ValueError):
        return None


def _winners(wins: Mapping[int, bool]) -> str:
    winners = [str(count) for count, can in wins.items() if can]
    if not winners:
        return "the marines can't win"
    return f"{listed(winners, last='or')} {'marine' if winners == ['1'] else 'marines'} can win"


def _second_engine(passport: _Passport) -> Statement:
    """Both engines are asked the same about the scenario."""
    what, topics, found = "second engine", "sight, distances, respawn and reach", passport.comparison
    assert passport.reading.scenario is not None
    if passport.reading.scenario.ruleset not in RULESETS:
        return Statement(what, None, "this program does not know the edition")
    if found is None:
        return Statement(what, None, f"{topics}: the comparison was stopped, it takes too long")
    if found.differing:
        differing = listed(found.differing, limit=3)
        return Statement(what, False, f"the engine and the reference engine differ in {differing}")
    bound = "; reach is compared with a bound" if found.is_bound else ""
    return Statement(what, True, f"checked by two engines, which agree: {topics}{bound}")


def _simulation(passport: _Passport, games: PlayGames, quick: bool) -> Statement:
    if (plan := _plan(passport)) is None and not passport.same:
        return Statement("simulation", None, "another version of the program played its games in another way")
    if plan is None:
        return Statement("simulation", False, f"{claims.SIMULATION} is no simulation that can be repeated")
    if plan.games > MOST_GAMES and not quick:
        return Statement(
            "simulation", None, f"{plan.games} games with each number of marines are too many to repeat; use --quick"
        )
    if quick:
        plan = plan._replace(games=min(plan.games, QUICK_GAMES), margin=None, bracket=False)
    try:
        result = games(plan)
    except UnplayableError as error:
        return Statement("simulation", False, f"the games can't be played: {error}")
    again = claims.simulation_files(passport.reading, result, passport.numbers)
    lines = passport.members.get(claims.GAMES, b"").decode("utf-8", "replace").splitlines()
    played = again[claims.GAMES].decode().splitlines()
    if quick:
        same = bool(played) and set(played) <= set(lines)
        words = f"the first {counted(plan.games, 'game')} with each number of marines"
    else:
        same = all(passport.members.get(name) == content for name, content in again.items())
        words = f"{counted(result.games, 'game')} of {listed(list(dict.fromkeys(plan.bots)))} with seed {plan.seed}"
    if same:
        return Statement("simulation", True, f"{words}: played again, all alike; {_shares(result)}")
    text = f"{words}: played again, they differ; now {_shares(result)}"
    return Statement("simulation", False if passport.same else None, text)


def _shares(result: Simulation) -> str:
    wins = ((sum(WINNERS[one.winner] == "marines" for one in party.records), party) for party in result.parties)
    won = [f"{number} of {party.games} with {party.marines}" for number, party in wins]
    return f"marines win {listed(won)}"


def _plan(passport: _Passport) -> SimulationPlan | None:
    """The games that were played, None for a report that does not say how to play them again."""
    scenario = passport.reading.scenario
    assert scenario is not None
    try:
        data = _parsed(claims.SIMULATION, passport.members[claims.SIMULATION])
        parties = tuple(int(party["marines"]) for party in data["parties"])
        bots = (str(data["bots"]["marines"]), str(data["bots"]["invaders"]))
        margin = None if data["margin"] is None else float(data["margin"])
        games, seed, rounds = (int(data[name]) for name in ("asked", "seed", "rounds_at_most"))
        packing, bracket = packed(scenario, passport.numbers), bool(data["bracket"])
        plan = SimulationPlan(packing, parties, bots, games, seed, rounds, margin, bracket)
    except (PassportError, KeyError, TypeError, ValueError, OverflowError):
        return None
    known = bots_of(ruleset_for(scenario.ruleset))
    possible = (
        set(plan.bots) <= set(known)
        and set(plan.marines) <= set(scenario.played_counts)
        and 0 < plan.games
        and 0 < plan.rounds <= MOST_ROUNDS
    )
    return plan if possible and 0 <= plan.seed < 1 << 63 else None


def _views(passport: _Passport, found: list[Finding]) -> Statement:
    """The result for the views: whether they show the scenario, drawn again."""
    names = [name for name in LOOK if name in passport.members]
    what, shown = "views", listed(names)
    if not passport.same:
        return Statement(what, None, f"{shown}: look at them with care, another program may have drawn them")
    scenario = passport.reading.scenario
    assert scenario is not None
    again = {README: readme_of(scenario, passport.members)}
    try:
        with limited(LONGEST):
            if names != [README]:
                again |= views_of(passport.reading, found, passport.members[SCENARIO])
    except OutOfWork:
        return Statement(what, None, f"{shown}: drawing them again was stopped, it takes too long")
    wrong = [name for name in names if again.get(name) != passport.members[name]]
    if wrong:
        return Statement(what, False, f"not what this program makes of the scenario: {listed(wrong)}")
    return Statement(what, True, f"{shown}: made again from the scenario, byte for byte")


def _replay(passport: _Passport, name: str) -> Statement:
    what = printable(name)
    try:
        replay = parse(passport.members[name].decode("utf-8"))
        if passport.reading.scenario is None or digest_of(replay.scenario) != digest_of(passport.reading.scenario):
            return Statement(what, False, "was played on another scenario")
        number = 0
        with limited(LONGEST) as again:
            for moment in play(replay, replay.game(ruleset_of)):
                again()
                number = moment.number
    except DivergedError as error:
        return Statement(what, False, str(error))
    except (ReplayError, UnplayableError, UnicodeDecodeError) as error:
        return Statement(what, False if passport.same else None, str(error))
    if replay.winner is None:
        return Statement(what, False, "its end is missing")
    return Statement(what, True, f"{counted(number, 'action')}, each legal, with the end that it names")
