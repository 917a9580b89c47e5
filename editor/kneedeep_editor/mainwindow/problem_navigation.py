"""Problems in a window: shown on the map and in the panel, gone to one by one, fixed."""

from PySide6.QtCore import QObject, Signal

from kneedeep.analysis.framework.finding import Finding, Fix
from kneedeep.analysis.views.next_steps import is_begun, without_not_done
from kneedeep_editor.canvas.canvas import Canvas
from kneedeep_editor.canvas.toolbox import Toolbox
from kneedeep_editor.canvas.workspace import Workspace
from kneedeep_editor.mainwindow.docks import Dock
from kneedeep_editor.mainwindow.finding_display import extent_of_finding, signs_of
from kneedeep_editor.mainwindow.next_steps import NextStep, first_stamp, problem_before, steps_of
from kneedeep_editor.mainwindow.pointer_report import PointerReport
from kneedeep_editor.mainwindow.status_bar import StatusBar
from kneedeep_editor.mainwindow.window_actions import WindowActions
from kneedeep_editor.mainwindow.witness_display import WitnessDisplay
from kneedeep_editor.panels.problems.problems_panel import Problems
from kneedeep_editor.panels.widgets.code_marks import plain
from kneedeep_editor.services.jobs.analysis import Analysis
from kneedeep_editor.services.jobs.cross_check import CrossCheck, agreed
from kneedeep_editor.texts import tr


class ProblemNavigation(QObject):
    """Keeps the findings of the newest snapshot. `findings_changed` has them, `field_asked` the key of a field to
    fill in, `section_asked` a section of the palette.
    """

    findings_changed = Signal(object)
    field_asked = Signal(str)
    section_asked = Signal(str)

    def __init__(
        self,
        work: Workspace,
        toolbox: Toolbox,
        canvas: Canvas,
        problems: Problems,
        analysis: Analysis,
        cross_check: CrossCheck,
        status: StatusBar,
        witnesses: WitnessDisplay,
        pointer: PointerReport,
        dock: Dock,
        actions: WindowActions,
    ) -> None:
        super().__init__(canvas)
        self._work, self._toolbox, self._canvas = work, toolbox, canvas
        self._problems, self._status, self._witnesses = problems, status, witnesses
        self._pointer, self._dock, self._actions = pointer, dock, actions
        self.findings: list[Finding] = []
        self._has_shown_unreadable = False
        self._steps: tuple[NextStep, ...] = ()
        self._next = ""
        """The next step, for the time the panel is closed."""
        self._before: Finding | None = None
        """The problem that comes before the next step."""
        self._map_begun: bool | None = None
        """Whether the map is being begun, by the last findings."""
        self._analysed: list[Finding] = []
        """The findings of the analysis alone."""
        analysis.finished.connect(self._receive)
        cross_check.changed.connect(self._show_second)
        analysis.failed.connect(problems.show_failure)
        analysis.busy_changed.connect(problems.show_busy)
        problems.pointed_out.connect(witnesses.show)
        problems.gone_to.connect(self._go_to)
        problems.fixed.connect(self._apply)
        status.problems_asked.connect(dock.turn)
        problems.next_asked.connect(self._do_step)
        status.next_asked.connect(self._follow_line)
        dock.visibilityChanged.connect(self._follow_panel)

    def _receive(self, generation: int, findings: list[Finding]) -> None:
        self._analysed = findings
        self._show_findings(findings)

    def _show_second(self, differences: list[Finding] | None) -> None:
        """Show whether both engines say the same of the map. Differences are problems like others."""
        self._problems.filter.show_second(agreed(differences))
        if differences:
            self._show_findings([*differences, *self._analysed])

    def _show_findings(self, findings: list[Finding]) -> None:
        self.findings = findings
        scenario, board = self._work.scenario, self._work.board
        self._map_begun = begun = is_begun(scenario, findings, self._map_begun)
        shown = without_not_done(scenario, findings, begun)
        self._pointer.signs = signs_of(board, shown)
        self._canvas.show_signs(self._pointer.signs)
        self._problems.show_findings(shown)
        self._status.show_findings(shown)
        self.renew_steps()
        self._witnesses.renew(self._problems.chosen)
        self._actions.by_name["fix"].setEnabled(any(finding.fixes for finding in findings))
        if not self._work.document.readable and not self._has_shown_unreadable:
            # Nothing else says what is wrong with the file.
            self._has_shown_unreadable = True
            self.show_panel()
        self.findings_changed.emit(findings)

    def renew_steps(self) -> None:
        """Show the next steps by the last findings. Nothing before the first analysis."""
        if self._map_begun is None:
            return
        document, begun = self._work.document, self._map_begun
        shown = without_not_done(document.scenario, self.findings, begun)
        self._steps = steps_of(document, self._work.board.kinds, self.findings, shown, begun=begun)
        self._problems.show_steps([step.text for step in self._steps])
        self._before = problem_before(shown, self._steps, begun=begun)
        if self._before is not None:
            self._next = plain(self._before.message)
        else:
            self._next = tr("Next step: {step}", step=self._steps[0].text) if self._steps else ""
        self._show_next()

    def _show_next(self) -> None:
        self._status.show_next("" if self._dock.isVisible() else self._next)

    def _follow_panel(self, shown: bool) -> None:
        """Show the next step while the panel is closed. The witness of a problem is hidden with the panel."""
        self._show_next()
        if not shown and self._dock.isHidden():
            self._witnesses.clear()

    def _follow_line(self) -> None:
        """Show the problem that the status bar names, else lead to the next step."""
        if self._before is not None:
            self.show_panel()
            if self._problems.chosen is None:
                self.go_next()
        elif self._steps:
            self._do_step()

    def _do_step(self) -> None:
        """Start the next step: its stamp is current, or its field has the keyboard."""
        step = self._steps[0]
        if step.command:
            self._actions.by_name[step.command].trigger()
        elif step.field:
            self.field_asked.emit(step.field)
        elif step.fix is not None:
            self._apply(step.fix)
        else:
            if (stamp := step.stamp) is None:
                self.section_asked.emit(step.section)
                work = self._work
                stamp = first_stamp(work.document, work.board.kinds, work.library, step.section)
            self._toolbox.place(stamp)
            self._canvas.setFocus()

    def show_panel(self) -> None:
        """Bring the problems to the front."""
        self._dock.show()
        self._dock.raise_()

    def go_next(self) -> None:
        """Go to the next problem."""
        self._go_by(1)

    def go_previous(self) -> None:
        """Go to the previous problem."""
        self._go_by(-1)

    def _go_by(self, rows: int) -> None:
        """Move by `rows`. Without any problem the window shows the message of the panel."""
        if self._problems.model.findings:
            self.show_panel()
        self._problems.step(rows)
        if not self._problems.model.findings:
            self._work.say(self._problems.empty_text)

    def fix_first(self) -> None:
        """Make the first fix that deletes nothing of the chosen problem, else of the next one."""
        if self._problems.chosen is None:
            self._problems.step(1)
        if not self._problems.fix():
            self.show_panel()
            self._status.say(tr("Each fix of this problem deletes something: choose one in the panel."))

    def _go_to(self, finding: Finding) -> None:
        board = self._work.board
        box = extent_of_finding(board, finding).box
        present = {element.serial for element in board.scenario.on_map()}
        self._toolbox.use("select")
        self._work.select(present.intersection(finding.serials))
        self._witnesses.show(finding)
        if box is not None:
            self._canvas.bring_in(box)
        else:
            self._status.say(tr("This problem is not at a place on the map."))

    def _apply(self, fix: Fix) -> None:
        try:
            done = self._work.edit(fix.edit)
        except KeyError:
            self._status.say(tr("The map has changed; the fix no longer applies."))
            return
        told = tr("Fixed: {part}.", part=plain(fix.title)) if done else tr("The fix changed nothing.")
        if done and fix.deletes:
            self._work.warn(told)
        else:
            self._status.say(told)
