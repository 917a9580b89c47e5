"""Fixes: several fixes at once, fixes seen before they are made, findings allowed with a reason."""

from PySide6.QtCore import QObject

from kneedeep.analysis.framework.finding import Finding, Fix
from kneedeep.model.scenario.edits import Edit
from kneedeep_editor.mainwindow.finding_actions import (
    allowance_edit,
    combine_fixes,
    fix_preview,
    restore_edit,
)
from kneedeep_editor.mainwindow.shell import Shell
from kneedeep_editor.texts import tr, tr_count
from kneedeep_editor.tools.preview import NOTHING

MENU = "Problems"


class ProblemFixes(QObject):
    """Carries out the requests of the problems panel in one window."""

    def __init__(self, shell: Shell) -> None:
        """Connect the panel and add the commands."""
        super().__init__(shell.window)
        self._shell = shell
        problems = shell.problems
        problems.fixed_together.connect(self._fix_together)
        problems.previewed.connect(self._preview)
        problems.allow_asked.connect(self._allow)
        problems.report_asked.connect(self._report)
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

    def _report(self, findings: tuple[Finding, ...]) -> None:
        self._edit(restore_edit(self._shell.document.scenario, findings))

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
