"""The problems panel: the findings of checks, updated after every edit, with fixes."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QIcon, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from kneedeep.analysis.framework.finding import Finding, Fix
from kneedeep_editor.panels.problems.problems_filter import ProblemsFilter
from kneedeep_editor.panels.problems.problems_list import BESIDE, FixButton, ProblemsList
from kneedeep_editor.panels.problems.problems_model import Key, ProblemsModel
from kneedeep_editor.panels.widgets.code_marks import plain, rich
from kneedeep_editor.services.icons import icon, pixmap
from kneedeep_editor.services.widgets import Label, lay_column, lay_row, lay_split, plain_tip, scroll_area, tool_button
from kneedeep_editor.texts import tr

_LOW = 200
"""The height of the panel in pixels below which its list has no column titles."""


class Problems(QWidget):
    """The panel. `pointed_out` has the finding under the pointer, else the chosen one, or None.

    `gone_to` has a finding to show on the map. `fixed` has a fix, `fixed_together` several. `previewed` has a fix to
    preview, or None. `allow_asked` has findings to allow, `report_asked` allowed findings to report again. `play_asked`
    has a finding from whose moment to play.
    """

    pointed_out = Signal(object)
    gone_to = Signal(object)
    fixed = Signal(object)
    fixed_together = Signal(object)
    previewed = Signal(object)
    allow_asked = Signal(object)
    report_asked = Signal(object)
    play_asked = Signal(object)
    next_asked = Signal()
    """Start the next step."""

    def __init__(self, explain: Callable[[Finding], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._explain = explain
        self._key: Key | None = None
        self._is_opening = self._opened_itself = False
        """Whether the panel is opening a problem, and whether it opened the current one."""
        self._fresh = True
        self._hovered: Finding | None = None
        self._shown: tuple[Finding | None, int] = (None, 0)
        self.filter = ProblemsFilter()
        self.filter.changed.connect(self._sift)
        self.model = ProblemsModel(self)
        self.list = ProblemsList(self.model)
        self._follow_list()
        self._empty_sign, self._empty_text = Label(), Label()
        self._message = Label(rich=True, wrap=True, selectable=True)
        self._text = Label(rich=True, wrap=True, alignment=Qt.AlignmentFlag.AlignTop)
        self._buttons, self._others = QVBoxLayout(), QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._fixes: list[FixButton] = []
        self._more: list[FixButton] = []
        self._allowed = self._count = 0
        self._empty = self._failure = ""
        self._steps: tuple[str, ...] = ()
        self.next = tool_button(sign="later", raised=True, do=self.next_asked)
        self.next.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.next.setVisible(False)
        self._pages = QStackedWidget()
        self._pages.addWidget(self._make_empty())
        split = lay_split(self.list, self._make_details(), sizes=(600, 400), stretch=(3, 2))
        split.setChildrenCollapsible(False)
        self._pages.addWidget(split)
        lay_column(self.filter, self.next, (self._pages, 1), of=self, margins=0, spacing=0)
        self._show_empty(tr("Checking the map …"))

    def _follow_list(self) -> None:
        rows = self.list
        rows.viewport().installEventFilter(self)
        rows.selectionModel().currentChanged.connect(self._choose)
        rows.selectionModel().selectionChanged.connect(self._show_selected)
        rows.pressed.connect(self._take)
        rows.entered.connect(self._hover)
        rows.doubleClicked.connect(self._go)
        rows.activated.connect(self._go)

    def _make_empty(self) -> QWidget:
        page = QWidget()
        lay_row(None, self._empty_sign, self._empty_text, None, of=page)
        return page

    def _make_details(self) -> QWidget:
        inner = QWidget()
        parts = self._buttons, self._message, self._others, self._text, None
        lay_column(*parts, of=inner, margins=(BESIDE, 4, BESIDE, 4), spacing=8)
        area = scroll_area(inner, name=tr("About the problem"), across=True, focus=True)
        area.setMinimumWidth(140)
        self._details, self._room = area, area.viewport()
        self._room.installEventFilter(self)
        return area

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a low panel, hide parts so that the problems have room."""
        self.list.setHeaderHidden(self.height() < _LOW)
        super().resizeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Open the first problem."""
        super().showEvent(event)
        self._open_first()

    # Display

    def show_findings(self, findings: Sequence[Finding]) -> None:
        """Replace the findings. Chosen ones stay chosen if they still exist."""
        self._failure = ""
        self.filter.show_counts(findings)
        self._allowed = sum(finding.allowed is not None for finding in findings)
        self._count = len(findings)
        self._keeping(lambda: self.model.show(findings))

    def show_steps(self, steps: Sequence[str]) -> None:
        """Show the next steps: the first above the problems, further ones only if there is no problem."""
        self._steps = tuple(steps)
        text = tr("Next step: {step}", step=steps[0]) if steps else ""
        self.next.setText(text)
        self.next.setAccessibleName(text)
        self.next.setVisible(bool(steps))
        self._show_page()

    def _sift(self) -> None:
        grouped = self.filter.grouped.isChecked()
        self.list.show_groups(grouped=grouped)
        self._keeping(lambda: self.model.sift(self.filter.filter, grouped=grouped))

    def _keeping(self, renew: Callable[[], bool]) -> None:
        """Update the list. Current row, selection and scroll position stay."""
        scrolled = self.list.verticalScrollBar().value()
        key = self._key
        kept = [] if self._opened_itself else [self.model.key(row) for row in self._selected_rows()]
        if renew():
            self._hovered = None
            self.list.expandAll()
            row = self.model.row(key) if key is not None else None
            if row is None:
                row = next((known for known in map(self.model.row, kept) if known is not None), None)
            if row is not None:
                self.list.setCurrentIndex(self.model.index_of(row))
            for other in kept:
                if (known := self.model.row(other)) is not None and known != row:
                    self.list.selectionModel().select(
                        self.model.index_of(known),
                        QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows,
                    )
            self.list.verticalScrollBar().setValue(scrolled)
            if row is None:
                self._show(None)
                self._open_first()
        self._show_page()

    def _open_first(self) -> None:
        """Explain the first problem if none is explained and the panel is visible. It does not count as chosen."""
        if self.isVisible() and self._open is None and self.model.findings:
            self._is_opening = True
            self.list.setCurrentIndex(self.model.index_of(0))
            self._is_opening = False

    def _show_page(self) -> None:
        if self._failure:
            self._show_empty(self._failure, "warning")
        elif self.model.findings:
            self._pages.setCurrentIndex(1)
        elif self._count > self._allowed:
            self._show_empty(tr("No problem matches the filter."))
        elif len(self._steps) > 1:
            lines = [tr("{number}. {step}", number=number, step=step) for number, step in enumerate(self._steps[1:], 2)]
            self._show_empty("\n".join([tr("Then:"), *lines]))
        else:
            more = tr(" ({allowed} allowed)", allowed=self._allowed) if self._allowed else ""
            self._show_empty(tr("No problems found{more}.", more=more), "fine")

    def show_busy(self, busy: bool) -> None:
        """Disable fixes until new findings arrive."""
        self._fresh = not busy
        for button in (*self._fixes, *self._more):
            button.setEnabled(self._fresh)

    def show_failure(self, text: str) -> None:
        """Show that there are no findings, with the reason."""
        self.model.show(())
        self._failure = text
        self._show_page()

    def step(self, rows: int) -> None:
        """Move by rows of the list."""
        if count := len(self.model.findings):
            current = None if self.chosen is None else self.model.row_of(self.list.currentIndex())
            row = (current + rows) % count if current is not None else (0 if rows > 0 else count - 1)
            self.list.setCurrentIndex(self.model.index_of(row))
            self._take(self.model.index_of(row))
            self._go(self.model.index_of(row))

    @property
    def empty_text(self) -> str:
        """The text shown without problems, in one line, after the next step."""
        return " ".join([self.next.text(), *self._empty_text.text().splitlines()]).strip()

    @property
    def chosen(self) -> Finding | None:
        """The finding chosen by the user."""
        return None if self._opened_itself else self._open

    @property
    def _open(self) -> Finding | None:
        """The explained finding: the chosen one, else the first."""
        return self.model.finding(self.list.currentIndex())

    @property
    def selected(self) -> tuple[Finding, ...]:
        """The selected findings in order."""
        return tuple(self.model.findings[row] for row in self._selected_rows())

    def _selected_rows(self) -> list[int]:
        rows = (self.model.row_of(index) for index in self.list.selectionModel().selectedRows())
        return sorted(row for row in rows if row is not None)

    def fix(self, number: int | None = None) -> bool:
        """Ask for a fix of the chosen finding. Returns False if all its fixes delete and none was given.

        Without a number, the first non-deleting fix is used.
        """
        finding = self._open
        if finding is None or not finding.fixes or not self._fresh:
            return True
        fix = _kept_fix(finding) if number is None else next(iter(finding.fixes[number : number + 1]), None)
        if fix is not None:
            self.fixed.emit(fix)
        return fix is not None or number is not None

    def fix_together(self) -> None:
        """Ask for the first non-deleting fix of each selected finding, or if one is selected, of all with its code."""
        if self._fresh:
            self.fixed_together.emit(tuple(filter(None, map(_kept_fix, self._together()))))

    def allow(self) -> None:
        """Ask to allow the selected findings, or to report allowed ones again."""
        if (finding := self._open) is None:
            return
        is_reported = finding.allowed is None
        chosen = tuple(one for one in self.selected or (finding,) if (one.allowed is None) == is_reported)
        (self.allow_asked if is_reported else self.report_asked).emit(chosen)

    def _together(self) -> tuple[Finding, ...]:
        """The findings to be fixed together: the selected ones, or if one is selected, all with its code."""
        chosen, selected = self._open, self.selected
        if len(selected) < 2:
            code = chosen.code if chosen is not None else ""
            selected = tuple(one for one in self.model.findings if one.code == code)
        return tuple(one for one in selected if _kept_fix(one) is not None and one.allowed is None)

    def _take(self, index: QModelIndex) -> None:
        """Make the automatically opened problem the chosen one."""
        if self._opened_itself:
            self._choose(index)

    def _choose(self, current: QModelIndex) -> None:
        if (row := self.model.row_of(current)) is not None:
            self._opened_itself = self._is_opening
            self._key = None if self._is_opening else self.model.key(row)
            self._show(self.model.findings[row])

    def _show_selected(self) -> None:
        if (finding := self._open) is not None and self._shown != (finding, len(self.selected)):
            self._show(finding)

    def _show(self, finding: Finding | None) -> None:
        if finding != self._shown[0]:
            self._details.verticalScrollBar().setValue(0)
        self._shown = (finding, len(self.selected))
        for button in (*self._fixes, *self._more):
            button.hide()
            button.deleteLater()
        self._fixes, self._more = [], []
        self.previewed.emit(None)
        if finding is None:
            self._key, self._opened_itself = None, False
            self._message.setText("")
            self._text.setText(tr("Select a problem to read about it; double-click to show it on the map."))
        else:
            allowed = "" if finding.allowed is None else f"<p><b>{tr('Allowed')}</b> {rich(finding.allowed)}</p>"
            self._message.setText(rich(finding.message) + allowed)
            self._text.setText(self._explain(finding))
            self._offer(finding)
        self.pointed_out.emit(self._hovered or self.chosen)

    def _offer(self, finding: Finding) -> None:
        """Show the actions for the chosen findings."""
        if finding.allowed is None:
            for number, fix in enumerate(finding.fixes):
                title = plain(fix.title)
                name, press = tr("Fix: {title}", title=title), partial(self.fix, number)
                button = self._add(self._buttons, icon("fix"), title, name, press)
                button.setObjectName("fix")
                button.installEventFilter(self)
                self._fixes.append(button)
            together = self._together()
            if len(together) > 1 and finding in together:
                like = tr("selected") if len(self.selected) > 1 else finding.code
                text = tr("Fix all {count} {like}", count=len(together), like=like)
                self._more.append(
                    self._add(self._others, icon("fix"), text, tr("{what}, as one step", what=text), self.fix_together)
                )
        count = len(self.selected)
        many = tr(" {count} problems", count=count) if count > 1 else ""
        if finding.allowed is None:
            title, name, sign = (tr("Allow{many} …", many=many), tr("Allow{many} with a reason", many=many), "fine")
        else:
            title, name, sign = (tr("Report{many} again", many=many), tr("Report this problem again"), "warning")
        self._more.append(self._add(self._others, icon(sign), title, name, self.allow))
        if count < 2 and finding.shows_moment:
            name = tr("Choose the rest, then play from the moment that this problem shows")
            self._more.append(self._add(self._others, icon("play"), tr("Play it…"), name, self._ask_to_play))
        self._arrange()

    def _arrange(self) -> None:
        """Arrange the buttons that are no fixes side by side if they fit, else in a column."""
        room = self._room.width() - 2 * BESIDE
        wanted = sum(button.sizeHint().width() + self._others.spacing() for button in self._more)
        directions = QBoxLayout.Direction
        self._others.setDirection(directions.LeftToRight if wanted <= room else directions.TopToBottom)

    def _ask_to_play(self) -> None:
        if self._open is not None:
            self.play_asked.emit(self._open)

    def _add(self, row: QBoxLayout, sign: QIcon, title: str, name: str, slot: Callable[[], object]) -> FixButton:
        button = FixButton(sign, title)
        # The button shrinks, so that the text beside it stays visible. The tooltip has the full title.
        button.setMinimumWidth(60)
        button.setObjectName("other-fix")
        button.setAccessibleName(name)
        button.setToolTip(plain_tip(name))
        button.setEnabled(self._fresh)
        button.clicked.connect(lambda: slot())
        row.addWidget(button)
        return button

    def _go(self, index: QModelIndex) -> None:
        if (finding := self.model.finding(index)) is not None:
            self.gone_to.emit(finding)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme of the windows."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self._empty:
            self._draw_empty_sign()

    # Pointer

    def _hover(self, index: QModelIndex) -> None:
        self._hovered = self.model.finding(index)
        self.pointed_out.emit(self._hovered or self.chosen)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Mark the chosen problem when the pointer leaves. Preview the fix under the pointer."""
        kind = event.type()
        if isinstance(watched, FixButton):
            if kind in (QEvent.Type.Enter, QEvent.Type.FocusIn):
                fixes = self._open.fixes if self._open is not None else ()
                self.previewed.emit(dict(zip(self._fixes, fixes, strict=False)).get(watched))
            elif kind in (QEvent.Type.Leave, QEvent.Type.FocusOut):
                self.previewed.emit(None)
        elif kind == QEvent.Type.Resize and watched is self._room:
            self._arrange()
        elif kind == QEvent.Type.Leave and watched is not self._room and self._hovered is not None:
            self._hovered = None
            self.pointed_out.emit(self.chosen)
        return False

    def _show_empty(self, text: str, sign: str = "") -> None:
        self._empty = sign
        self._empty_text.setText(text)
        self._empty_sign.setVisible(bool(sign))
        if sign:
            self._draw_empty_sign()
        self._show(None)
        self._pages.setCurrentIndex(0)

    def _draw_empty_sign(self) -> None:
        self._empty_sign.setPixmap(pixmap(self._empty, 20, self.devicePixelRatioF()))


def _kept_fix(finding: Finding) -> Fix | None:
    """The first non-deleting fix."""
    return next((fix for fix in finding.fixes if not fix.deletes), None)
