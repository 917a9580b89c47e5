"""Actions of the problems panel on findings: joint fixes, previews, allowances."""

from collections.abc import Iterable
from typing import Any

from kneedeep.analysis.framework.finding import Finding, Fix
from kneedeep.model.scenario.delta import delta_of
from kneedeep.model.scenario.edits import Change, Edit, Several
from kneedeep.model.scenario.model import Record, Scenario
from kneedeep_editor.texts import tr, tr_count
from kneedeep_editor.tools.preview import NOTHING, ToolPreview

_ON_MAP = ("pieces", "doors", "tokens", "figures", "spawns")


def combine_fixes(scenario: Scenario, fixes: Iterable[Fix]) -> tuple[Edit, int]:
    """The fixes as one edit, and their number. Fixes that no longer apply after earlier ones are left out."""
    edits = []
    for fix in fixes:
        try:
            after = fix.edit.apply(scenario)
        except KeyError:
            continue
        if after != scenario:
            scenario = after
            edits.append(fix.edit)
    title = tr_count("Fix {n} problem", "Fix {n} problems", len(edits))
    return Several(title, tuple(edits)), len(edits)


def fix_preview(scenario: Scenario, fix: Fix) -> ToolPreview:
    """The preview of a fix: a ghost of placed things, and removed ones lit."""
    try:
        after = fix.edit.apply(scenario)
    except KeyError:
        return NOTHING
    delta = delta_of(scenario, after)
    placed = delta.added | delta.changed
    shown: dict[str, Any] = {
        section: tuple(element for element in getattr(after, section) if element.serial in placed)
        for section in _ON_MAP
    }
    ghost = after.having(caps="none", **shown) if any(shown.values()) else None
    return ToolPreview(ghost, hovered=delta.removed | delta.changed)


def allowance_edit(scenario: Scenario, findings: Iterable[Finding], reason: str) -> Edit:
    """The edit that allows findings: each at the first element it is about, else at the scenario."""
    by_serial: dict[int, dict[str, str | None]] = {}
    present = {element.serial for element in scenario.elements()}
    for finding in findings:
        serial = next((one for one in finding.serials if one in present), 0)
        by_serial.setdefault(serial, {})[finding.code] = reason
    codes = sorted({finding.code for finding in findings})
    return _several(tr("Allow {codes}", codes=", ".join(codes)), scenario, by_serial)


def restore_edit(scenario: Scenario, findings: Iterable[Finding]) -> Edit:
    """The edit that removes the allowances of findings wherever they are set."""
    findings = tuple(findings)
    by_serial: dict[int, dict[str, str | None]] = {}
    holders = {0: scenario, **{element.serial: element for element in scenario.elements()}}
    for finding in findings:
        for serial in (0, *finding.serials):
            if finding.code in getattr(holders.get(serial), "allow", ()):
                by_serial.setdefault(serial, {})[finding.code] = None
    codes = sorted({finding.code for finding in findings})
    return _several(tr("Report {codes} again", codes=", ".join(codes)), scenario, by_serial)


def _several(title: str, scenario: Scenario, by_serial: dict[int, dict[str, str | None]]) -> Edit:
    holders: dict[int, Any] = {0: scenario, **{element.serial: element for element in scenario.elements()}}
    edits = tuple(
        Change(title, serial, Record(allow=holders[serial].allow.having(**reasons)))
        for serial, reasons in by_serial.items()
    )
    return Several(title, edits)
