"""Next steps on a new map, shown instead of errors about unfinished parts."""

from collections.abc import Iterable

from kneedeep.analysis.framework.finding import Finding
from kneedeep.model.catalog.edition_words import in_words_of
from kneedeep.model.scenario.model import Scenario
from kneedeep.support.translation import later

_START = "BRD009"
FIRST = later("Lay the first piece.")
OTHERS = later("Mark where the other marines start.")
STEPS = {_START: later("Mark where the marines start."), "OBJ001": later("Set how each side wins.")}
"""The next step for an unfinished part, by the code of its finding."""
START_STEPS = (STEPS[_START], OTHERS)
"""The steps that are finished with the starts of marines."""
WAITING = ("LOS", "OBJ", "RCH", "RSP", "SPN")
"""The families about courses of play. They do not apply before the marines have a start."""


def is_begun(scenario: Scenario, findings: Iterable[Finding], before: bool | None = None) -> bool:
    """True if a map is being begun: it is empty, or no start of the marines is marked.

    `before`: the result of the previous call, None the first time. The map then counts as begun until each
    marine has a start. A map that had starts is finished, even if they are removed.
    """
    if not scenario.pieces:
        return True
    if not _started(scenario):
        return before is not False
    missing = [one for one in findings if one.code == _START]
    return before is True and bool(missing) and not any(one.spaces or one.cause for one in missing)


def next_steps(scenario: Scenario, findings: Iterable[Finding], begun: bool | None = None) -> tuple[str, ...]:
    """The next steps on a new map. Empty for any other map."""
    found = list(findings)
    if begun is None:
        begun = is_begun(scenario, found)
    if not begun or scenario.unread or sum(area.start for area in scenario.areas) > 1:
        return ()
    codes = {finding.code for finding in found if finding.allowed is None}
    steps = STEPS | ({_START: OTHERS} if _started(scenario) else {})
    return (() if scenario.pieces else (in_words_of(scenario.ruleset, FIRST),)) + tuple(
        step for code, step in steps.items() if code in codes
    )


def without_not_done(scenario: Scenario, findings: Iterable[Finding], begun: bool | None = None) -> list[Finding]:
    """The findings that are not only about unfinished parts."""
    found = list(findings)
    if not next_steps(scenario, found, begun):
        return found
    return [one for one in found if one.code not in STEPS and not one.code.startswith(WAITING)]


def _started(scenario: Scenario) -> bool:
    return any(spawn.side == "marines" for spawn in scenario.spawns)
