"""Navigation from problems to their places, and the next step towards a finished map."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from kneedeep.analysis.framework.finding import Finding, Fix, Severity
from kneedeep.analysis.views.next_steps import START_STEPS, STEPS, is_begun, next_steps, without_not_done
from kneedeep.board.kinds import Kinds
from kneedeep.model.catalog import TokenType, load_catalog
from kneedeep.model.scenario.model import OwnPieceType, Scenario
from kneedeep_editor.documents.document import Document
from kneedeep_editor.documents.document_files import is_untitled
from kneedeep_editor.mainwindow.docks import Dock
from kneedeep_editor.mainwindow.finding_display import WitnessDisplay, extent_of_finding, signs_of
from kneedeep_editor.mainwindow.pointer_report import PointerReport
from kneedeep_editor.mainwindow.status_bar import StatusBar
from kneedeep_editor.mainwindow.window_actions import WindowActions
from kneedeep_editor.panels.widgets.code_marks import plain
from kneedeep_editor.services.jobs.cross_check import agreed
from kneedeep_editor.texts import EditionTexts, later, tr
from kneedeep_editor.tools.door_tool import BEGUN
from kneedeep_editor.tools.stamp import DOORS, FIGURES, PIECES, SPAWNS, TOKENS, Stamp
from kneedeep_editor.tools.stamp_stock import stock

if TYPE_CHECKING:
    from kneedeep_editor.mainwindow.shell import Parts

OF_ENGINE = (
    later("Lay the first piece."),
    later("Mark where the marines start."),
    later("Mark where the other marines start."),
    later("Set how each side wins."),
)
"""The next steps of the engine, listed for translation."""
SAVE = "save"
_VICTORY = STEPS["OBJ001"]
_MISSING_KEY, _NO_TELEPORTER, _APART = "RCH003", "RSP004", "BRD007"


class NextStep(NamedTuple):
    """A step in words, and its target: a stamp, a section of the palette, a field, a command, a fix."""

    text: str
    stamp: Stamp | None = None
    section: str = ""
    field: str = ""
    command: str = ""
    fix: Fix | None = None


def steps_of(
    document: Document, kinds: Kinds, findings: Sequence[Finding], shown: Sequence[Finding], *, begun: bool
) -> tuple[NextStep, ...]:
    """The next steps in order. Empty for a complete map.

    `begun`: whether the map has just been begun. `shown`: the visible findings. A map without a briefing is a draft,
    with steps for the parts of nearly every map.
    """
    scenario = document.scenario
    if not document.readable or scenario.unread:
        return ()
    texts = EditionTexts(scenario.ruleset)
    steps = [_step_of_engine(text) for text in next_steps(scenario, findings, begun)]
    if is_draft := not scenario.briefing:
        steps += _ground(texts, scenario, findings)
    if scenario.pieces:
        steps += _keys(scenario, kinds, shown)
        steps += _teleporter(kinds, shown)
    if is_draft:
        steps += _contents(texts, scenario, kinds)
    if not steps and document.path is None and document.modified and not _counted(shown):
        steps.append(NextStep(tr("Save the map."), command=SAVE))
    return tuple(steps)


def problem_before(shown: Sequence[Finding], steps: Sequence[NextStep], *, begun: bool) -> Finding | None:
    """The problem to show before the next step: an error, unless the map has just been begun.

    Without a next step, the worst error or warning.
    """
    if steps and begun:
        return None
    counted = _counted(shown)
    asked = {_MISSING_KEY, _NO_TELEPORTER} if steps else set()
    errors = [one for one in counted if one.severity is Severity.ERROR and one.code not in asked]
    return next(iter((*errors, *(() if steps else counted))), None)


def first_stamp(document: Document, kinds: Kinds, library: Mapping[str, OwnPieceType], section: str) -> Stamp:
    """The first stamp of a section that the map lacks, in the palette's order.

    In the section of tokens only equipment counts.
    """
    scenario = document.scenario
    used = {one.piece for one in scenario.pieces} | {one.kind for one in scenario.tokens}
    used |= {one.kind for one in scenario.figures}
    offered = [
        entry.stamp
        for entry in stock(scenario, document.catalog, kinds, library)
        if entry.stamp.section == section and not entry.mark
    ]
    if section == TOKENS:
        offered = [stamp for stamp in offered if kinds.tokens[stamp.kind].placement == "equipment"]
        offered = [stamp for stamp in offered if not stamp.color] or offered
    return next((stamp for stamp in offered if stamp.kind not in used), offered[0])


def _counted(findings: Sequence[Finding]) -> list[Finding]:
    severities = (Severity.ERROR, Severity.WARNING)
    return [one for one in findings if one.allowed is None and one.severity in severities]


def _step_of_engine(text: str) -> NextStep:
    if text in START_STEPS:
        return NextStep(tr(text), stamp=Stamp(SPAWNS, "marines"))
    return NextStep(tr(text), field="victory") if text == _VICTORY else NextStep(tr(text), section=PIECES)


def _keys(scenario: Scenario, kinds: Kinds, shown: Sequence[Finding]) -> Iterator[NextStep]:
    """Yield a step for each color of locked doors without a key."""
    locked = {serial for one in shown if one.code == _MISSING_KEY for serial in one.serials}
    colors = {door.key: None for door in scenario.doors if door.key and door.serial in locked}
    for color in colors:
        for kind in kinds.tokens.values():
            if kind.placement == "equipment" and color in kind.colors:
                text = tr("Place the {thing} for its door.", thing=f"{color} {kind.name}")
                yield NextStep(text, stamp=Stamp(TOKENS, kind.id, color))


def _teleporter(kinds: Kinds, shown: Sequence[Finding]) -> Iterator[NextStep]:
    """Yield a step if fragged marines can't respawn."""
    kind = _kind(kinds, lambda one: one.linked == "active")
    if kind is not None and any(one.code == _NO_TELEPORTER for one in shown):
        text = tr("Place an active teleporter.")
        yield NextStep(text, stamp=Stamp(TOKENS, kind.id))


def _ground(texts: EditionTexts, scenario: Scenario, findings: Sequence[Finding]) -> Iterator[NextStep]:
    """Yield steps for a draft's missing rooms: a second piece, joints, a door to a new area."""
    if len(scenario.pieces) < 2:
        yield NextStep(texts.tr("Lay another piece at an opening."), section=PIECES)
    apart = next((one for one in findings if one.code == _APART and one.allowed is None), None)
    if apart is not None:
        fix = next((fix for fix in apart.fixes if not fix.deletes), None)
        yield NextStep(texts.tr("Join the pieces, opening to opening."), section=PIECES, fix=fix)
    elif not scenario.doors:
        door = next(iter(load_catalog(scenario.ruleset).doors))
        yield NextStep(texts.tr("Set a door between two pieces."), stamp=Stamp(DOORS, door))


def _contents(texts: EditionTexts, scenario: Scenario, kinds: Kinds) -> Iterator[NextStep]:
    """Yield steps for the missing contents and texts of a draft."""
    placed = [kinds.tokens[token.kind] for token in scenario.tokens if token.kind in kinds.tokens]
    portal = _kind(kinds, lambda one: one.summons)
    if not scenario.figures:
        yield NextStep(texts.tr("Place invaders."), section=FIGURES)
    if portal is not None and not any(one.summons for one in placed):
        text = texts.tr("Place portals.")
        yield NextStep(text, stamp=Stamp(TOKENS, portal.id, next(iter(portal.colors), None)))
    if not any(one.placement == "equipment" and not one.colors for one in placed):
        yield NextStep(tr("Place equipment for the marines."), section=TOKENS)
    unchosen = scenario.victory.marines == BEGUN
    text = tr("Write title, briefing and victory.") if unchosen else tr("Write title and briefing.")
    yield NextStep(text, field="title" if is_untitled(scenario) else "briefing")


def _kind(kinds: Kinds, fits: Callable[[TokenType], bool]) -> TokenType | None:
    return next((one for one in kinds.tokens.values() if fits(one)), None)


class ProblemNavigation(QObject):
    """Keeps the findings of the newest snapshot.

    `findings_changed` has the findings, `field_asked` the key of a field, `section_asked` a section of the palette.
    """

    findings_changed = Signal(object)
    field_asked = Signal(str)
    section_asked = Signal(str)

    def __init__(
        self,
        parts: "Parts",
        status: StatusBar,
        witnesses: WitnessDisplay,
        pointer: PointerReport,
        dock: Dock,
        actions: WindowActions,
    ) -> None:
        super().__init__(parts.canvas)
        self._work, self._toolbox, self._canvas = parts.work, parts.toolbox, parts.canvas
        self._problems, self._status, self._witnesses = parts.problems, status, witnesses
        self._pointer, self._dock, self._actions = pointer, dock, actions
        self.findings: list[Finding] = []
        self._has_shown_unreadable = False
        self._steps: tuple[NextStep, ...] = ()
        self._next = ""
        """The next step, shown while the panel is closed."""
        self._before: Finding | None = None
        """The problem to solve before the next step."""
        self._map_begun: bool | None = None
        """Whether the last findings show an early stage of a map."""
        self._analysed: list[Finding] = []
        """The findings of the analysis, without those of the second engine."""
        problems, analysis = parts.problems, parts.analysis
        analysis.finished.connect(self._receive)
        parts.cross_check.changed.connect(self._show_second)
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
        """Show whether both engines agree on the map. Differences are shown as problems."""
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
            # Only the panel shows what is wrong with the file.
            self._has_shown_unreadable = True
            self.show_panel()
        self.findings_changed.emit(findings)

    def renew_steps(self) -> None:
        """Show the next steps for the last findings. Does nothing before the first analysis."""
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
        """Show the next step while the panel is closed. Closing the panel hides the witness."""
        self._show_next()
        if not shown and self._dock.isHidden():
            self._witnesses.clear()

    def _follow_line(self) -> None:
        """Show the problem named in the status bar, or start the next step."""
        if self._before is not None:
            self.show_panel()
            if self._problems.chosen is None:
                self.go_by(1)
        elif self._steps:
            self._do_step()

    def _do_step(self) -> None:
        """Start the next step: take its stamp or focus its field."""
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
        """Show the problems panel in front."""
        self._dock.show()
        self._dock.raise_()

    def go_by(self, rows: int) -> None:
        """Go to another problem, by a number of rows. Without problems, show a message."""
        if self._problems.model.findings:
            self.show_panel()
        self._problems.step(rows)
        if not self._problems.model.findings:
            self._work.say(self._problems.empty_text)

    def fix_first(self) -> None:
        """Apply the first non-deleting fix of the chosen problem, else of the next one."""
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
