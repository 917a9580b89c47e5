"""Fixes: several at once, previews, and allowing findings with a reason."""

from collections.abc import Iterable
from typing import Any

from kneedeep.analysis.framework.finding import Finding, Fix
from kneedeep.model.scenario.delta import delta_of
from kneedeep.model.scenario.edits import Change, Edit, Several
from kneedeep.model.scenario.model import Record, Scenario
from kneedeep_editor.mainwindow.shell import Shell, WindowFeature
from kneedeep_editor.texts import tr, tr_count
from kneedeep_editor.tools.protocol import NOTHING, ToolPreview

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
    """The preview of a fix: a ghost of added elements, with removed ones highlighted."""
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
    """The edit that allows findings, each at its first element, else at the scenario."""
    by_serial: dict[int, dict[str, str | None]] = {}
    present = {element.serial for element in scenario.elements()}
    for finding in findings:
        serial = next((one for one in finding.serials if one in present), 0)
        by_serial.setdefault(serial, {})[finding.code] = reason
    codes = sorted({finding.code for finding in findings})
    return _several(tr("Allow {codes}", codes=", ".join(codes)), scenario, by_serial)


def restore_edit(scenario: Scenario, findings: Iterable[Finding]) -> Edit:
    """The edit that removes the allowances of findings."""
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


class ProblemFixes(WindowFeature):
    """The requests of the problems panel in one window."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        problems = shell.problems
        problems.fixed_together.connect(self._fix_together)
        problems.previewed.connect(self._preview)
        problems.allow_asked.connect(self._allow)
        problems.report_asked.connect(
            lambda findings: self._edit(restore_edit(self._shell.document.scenario, findings))
        )
        shell.actions.add_command("fix-together", problems.fix_together)
        shell.actions.add_command("allow", problems.allow)
        shell.actions.add_command("filter-problems", self._filter)
        self._previewing = False

    def _fix_together(self, fixes: tuple[Fix, ...]) -> None:
        edit, count = combine_fixes(self._shell.document.scenario, fixes)
        if self._edit(edit):
            left = len(fixes) - count
            done = tr_count("Made {n} fix", "Made {n} fixes", count)
            more = tr_count("{done}; {n} no longer applied", "{done}; {n} no longer applied", left, done=done)
            self._shell.status.say(f"{more if left else done}.")
        else:
            self._shell.status.say(tr("There are no problems to fix together."))

    def _preview(self, fix: Fix | None) -> None:
        work = self._shell.work
        if fix is not None:
            self._previewing = True
            work.show(fix_preview(work.scenario, fix))
        elif self._previewing:
            self._previewing = False
            work.show(NOTHING)

    def _allow(self, findings: tuple[Finding, ...]) -> None:
        codes = ", ".join(sorted({finding.code for finding in findings}))
        reason = self._shell.questions.reason(
            self._shell.window,
            tr("Allow {codes}", codes=codes),
            tr("Why is this intended? The reason is saved in the file."),
        )
        if reason is not None:
            self._edit(allowance_edit(self._shell.document.scenario, findings, reason))

    def _edit(self, edit: Edit) -> bool:
        try:
            return self._shell.work.edit(edit)
        except KeyError:
            self._shell.status.say(tr("The map has changed; this can no longer be done."))
            return False

    def _filter(self) -> None:
        problems = self._shell.problems
        self._shell.navigation.show_panel()
        problems.filter.search.setFocus()
        problems.filter.search.selectAll()
