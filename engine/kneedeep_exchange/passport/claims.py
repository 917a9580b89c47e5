"""The claims of a passport, each as a file: findings, solution, simulated games.

The same functions make and verify them, in English, so that the same version gives the same bytes. The functions
at the end read them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from kneedeep.analysis.framework.check import check_modules, load_check
from kneedeep.analysis.framework.finding import Finding, Severity
from kneedeep.analysis.framework.runner import SIMULATED, analyse
from kneedeep.board import compile_board
from kneedeep.games.bots import bots_of
from kneedeep.games.simulation.result import Simulation
from kneedeep.games.simulation.simulation_plan import SimulationPlan, packed
from kneedeep.model.catalog import edition_of
from kneedeep.model.catalog.numbers.overrides import Numbers
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.model.scenario.model import Scenario
from kneedeep.report.json_report import write as findings_as_json
from kneedeep.report.report import FileReport, Style
from kneedeep.report.simulation import SimulationReport
from kneedeep.report.simulation_csv import write as games_as_csv
from kneedeep.report.simulation_json import write as simulation_as_json
from kneedeep.report.solution_json import solution_data
from kneedeep.report.solution_text import hitches_of
from kneedeep.rules.registry import ruleset_for
from kneedeep.solver.branch_results import party_results
from kneedeep.support.printable import printable
from kneedeep.support.timer import limited
from kneedeep.support.translation import in_english, tr_count
from kneedeep_exchange.passport.archive import SCENARIO, PassportError

FINDINGS = "findings.json"
SOLUTION = "solution.json"
SIMULATION = "simulation.json"
GAMES = "games.csv"
SECONDS, STEPS = 10.0, 4_000_000
"""The limits of a solution: seconds and steps of work."""
MOST_ROUNDS = 10_000
STOPPED = ("INT001", "INT002")
"""The codes of findings about failed or stopped checks."""


@in_english()
def findings_of(reading: Reading) -> list[Finding]:
    """The findings of all checks except those of balance, which need games."""
    return analyse(reading)


def errors_in(findings: list[Finding]) -> int:
    """The number of errors that the author does not allow."""
    return sum(one.severity is Severity.ERROR and one.allowed is None for one in findings)


@in_english()
def findings_file(reading: Reading, findings: list[Finding]) -> bytes:
    """The findings in the form of `validate --format json`."""
    report = FileReport(SCENARIO, reading, tuple(findings))
    return "".join(findings_as_json([report], Style())).encode()


@in_english()
def solution_file(reading: Reading) -> bytes | None:
    """The solution for each number of marines in the form of `solve --format json`.

    None if the edition has no solver. Raises OutOfWork if a limit is exceeded.
    """
    scenario = reading.scenario
    assert scenario is not None
    if "solver" not in edition_of(scenario.ruleset).features:
        return None
    with limited(SECONDS, STEPS):
        board = compile_board(scenario)
        return _json(solution_data(scenario, SCENARIO, party_results(board), hitches_of(scenario)))


@in_english()
def simulation_files(reading: Reading, result: Simulation, numbers: Numbers) -> dict[str, bytes]:
    """Simulated games in the forms of `simulate`: JSON, and CSV with a row per game."""
    findings = tuple(analyse(reading, select=(SIMULATED,), simulation=result))
    report = SimulationReport(SCENARIO, reading, result, findings, numbers=numbers)
    return {SIMULATION: "".join(simulation_as_json(report)).encode(), GAMES: "".join(games_as_csv(report)).encode()}


def severities() -> Mapping[str, str]:
    """The severities of all checks by code."""
    return {code: str(load_check(code).severity) for code in check_modules()}


def _json(data: object) -> bytes:
    return (json.dumps(data, indent=1) + "\n").encode()


def parsed(name: str, content: bytes) -> Any:
    """The data of a member. Raises PassportError if it is no JSON."""
    try:
        return json.loads(content.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise PassportError("{name} in it is no JSON: {error}", name=name, error=printable(str(error))) from error


class FindingsRead(NamedTuple):
    """The findings of a report by fingerprint, and their numbers by severity."""

    codes: Mapping[str, str]
    severities: tuple[str, ...]

    @classmethod
    def of(cls, content: bytes) -> FindingsRead | None:
        """The findings of a file, None if it has none."""
        try:
            (file,) = parsed(FINDINGS, content)["files"]
            found = [(str(one["fingerprint"]), str(one["code"]), str(one["severity"])) for one in file["findings"]]
        except (PassportError, KeyError, TypeError, ValueError):
            return None
        return cls({mark: code for mark, code, _ in found}, tuple(severity for _, _, severity in found))

    def counts(self) -> str:
        """The numbers in words."""
        errors, warnings, infos = (self.severities.count(one) for one in ("error", "warning", "info"))
        return (
            f"{tr_count('{n} error', '{n} errors', errors)}, {tr_count('{n} warning', '{n} warnings', warnings)}, "
            f"{tr_count('{n} info', '{n} infos', infos)}"
        )


def wins_of(content: bytes) -> dict[int, bool] | None:
    """Whether the marines can win, by number of marines."""
    try:
        outcomes = parsed(SOLUTION, content)["outcomes"]
        return {int(count): bool(one["winnable"]) for one in outcomes for count in one["marines"]}
    except (PassportError, KeyError, TypeError, ValueError):
        return None


def plan_of(content: bytes, scenario: Scenario, numbers: Numbers) -> SimulationPlan | None:
    """The plan of the games. None for a report without enough data to play them again."""
    try:
        data = parsed(SIMULATION, content)
        parties = tuple(int(party["marines"]) for party in data["parties"])
        bots = (str(data["bots"]["marines"]), str(data["bots"]["invaders"]))
        margin = None if data["margin"] is None else float(data["margin"])
        games, seed, rounds = (int(data[name]) for name in ("asked", "seed", "rounds_at_most"))
        packing, bracket = packed(scenario, numbers), bool(data["bracket"])
        plan = SimulationPlan(packing, parties, bots, games, seed, rounds, margin, bracket)
    except (PassportError, KeyError, TypeError, ValueError, OverflowError):
        return None
    possible = (
        set(plan.bots) <= set(bots_of(ruleset_for(scenario.ruleset)))
        and set(plan.marines) <= set(scenario.played_counts)
        and 0 < plan.games
        and 0 < plan.rounds <= MOST_ROUNDS
    )
    return plan if possible and 0 <= plan.seed < 1 << 63 else None
