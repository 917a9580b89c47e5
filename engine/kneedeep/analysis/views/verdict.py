"""The verdict on a scenario from findings and facts: whether it can be built, completed and won."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from kneedeep.analysis.causes.root_faults import diagnoses
from kneedeep.analysis.components.component_demand import boxes
from kneedeep.analysis.framework import COURSE, Facts, Finding, Severity
from kneedeep.analysis.framework.analysis_cache import AnalysisCache
from kneedeep.analysis.reach.party_states import outcomes_of
from kneedeep.analysis.script_facts.deadlines import fewest_rounds
from kneedeep.analysis.views.next_steps import next_steps, without_not_done
from kneedeep.model.catalog.edition import edition_of, playable_rulesets
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.solver.branch_results import PartyResult

BROKEN = ("SCN", "BRD")
"""The families whose errors make a verdict impossible."""
PARTS = ("CMP",)
REACH = ("RCH001", "RCH006", "RCH010")
"""The codes of things that marines can't reach."""
BARS = ("RCH002", "RCH003", "RCH007")
"""The codes of locks and teleporters. If they explain what can't be reached, no code of REACH is found."""
OF_THE_RUN = ("INT001", "INT002")
"""The codes of failed or unfinished checks."""
LATE = "OBJ004"
TRAP = "RCH011"


class Verdict(NamedTuple):
    """The verdict on a scenario as a whole. Codes name the findings against it.

    `boxes`: names of the boxes it needs. `winners`: numbers of marines that can win. `judged`: numbers that win only by
    a judgement of the players. `fewest`: the largest winning number, and its least number of rounds. `steps`: the next
    steps on a new map. `errors`: all errors that are not allowed. `playable`: whether games of its edition can be
    played.
    """

    broken: tuple[str, ...]
    boxes: tuple[str, ...]
    lacking: tuple[str, ...]
    unreached: tuple[str, ...]
    marines: tuple[int, ...]
    winners: tuple[int, ...]
    judged: tuple[int, ...]
    trapped: bool
    fewest: tuple[int, int] | None
    steps: tuple[str, ...] = ()
    errors: tuple[str, ...] = ()
    playable: bool = True


def _winners(counts: Sequence[int], found: Iterable[Finding], winning: Iterable[PartyResult]) -> tuple[int, ...]:
    """The numbers of marines that can win before the last deadline."""
    late = {count for one in found if one.code == LATE and one.serials == (0,) for count in one.marines or counts}
    able = {count for one in winning for count in one.marines} - late
    return tuple(count for count in counts if count in able)


def verdict_on(reading: Reading, findings: Sequence[Finding], memory: AnalysisCache) -> Verdict | None:
    """The verdict on a file after all checks, from the analysis results in the memory.

    None if the file has no readable scenario, if a check failed or was stopped, or if the edition has no solver. Raises
    OutOfWork.
    """
    scenario = reading.scenario
    if scenario is None or reading.newer or any(finding.code in OF_THE_RUN for finding in findings):
        return None
    if "solver" not in edition_of(scenario.ruleset).features:
        return None
    return verdict(Facts(scenario, reading.problems, source=reading.source, memory=memory), findings)


def verdict(facts: Facts, findings: Iterable[Finding]) -> Verdict:
    """The verdict on a scenario. Allowed findings count too."""
    found = tuple(findings)
    counts = tuple(facts.scenario.counts)
    errors = [one for one in without_not_done(facts.scenario, found) if one.severity is Severity.ERROR]
    broken = _codes(one for one in errors if one.code.startswith(BROKEN))
    lacking = _codes(one for one in found if one.code.startswith(PARTS) and one.severity is not Severity.INFO)
    names = tuple(facts.catalog.boxes[box].name for box in boxes(facts) if box in facts.catalog.boxes)
    steps = next_steps(facts.scenario, found)
    if broken or steps or not facts.board.spaces:
        return Verdict(broken, names, lacking, (), counts, (), (), False, None, steps)
    winning = [one for one in facts.part(COURSE).of(outcomes_of) if one.wins]
    winners = _winners(counts, found, winning)
    judged = {count for one in winning if not one.wins_unjudged for count in one.marines}
    rounds = facts.part(COURSE).of(fewest_rounds) if winners else None
    unreached = _codes(one for one in found if one.code in REACH)
    if not unreached and any(one.missing for one in facts.part(COURSE).of(diagnoses)):
        unreached = _codes(one for one in found if one.code in BARS)
    return Verdict(
        broken,
        names,
        lacking,
        unreached,
        counts,
        winners,
        tuple(count for count in winners if count in judged),
        any(one.code == TRAP for one in found),
        None if rounds is None else (max(counts), rounds),
        errors=_codes(one for one in errors if one.allowed is None),
        playable=facts.scenario.ruleset in playable_rulesets(),
    )


def _codes(findings: Iterable[Finding]) -> tuple[str, ...]:
    return tuple(sorted({finding.code for finding in findings}))
