"""The problems panel: what the checks have found, fresh after every edit, with fixes."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QScrollArea,
    QSplitter,
    QStackedWidget,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from kneedeep.analysis.finding import Finding
from kneedeep_editor.panels.code_marks import plain, rich
from kneedeep_editor.panels.problems_model import Key, ProblemsModel
from kneedeep_editor.services.icons import icon, pixmap


class Problems(QWidget):
    """The panel. `pointed_out` brings the chosen finding or None; `gone_to` one to be shown on the map; `fixed` a fix."""

    pointed_out = Signal(object)
    gone_to = Signal(object)
    fixed = Signal(object)

    def __init__(self, explain: Callable[[Finding], str], parent: QWidget | None = None) -> None:
        """Explain findings with a function that returns rich text."""
        super().__init__(parent)
        self._explain = explain
        self._key: Key | None = None
        self._fresh = True
        self.model = ProblemsModel(self)
        self.list = self._make_list()
        self._empty_sign, self._empty_text = QLabel(), QLabel()
        self._message, self._text = QLabel(), QLabel()
        self._buttons = QHBoxLayout()
        self._fixes: list[QPushButton] = []
        self._pages = QStackedWidget()
        self._pages.addWidget(self._make_empty())
        split = QSplitter(Qt.Orientation.Horizontal)
        split.addWidget(self.list)
        split.addWidget(self._make_details())
        split.setStretchFactor(0, 3)
        split.setStretchFactor(1, 1)
        split.setSizes([720, 330])
        split.setChildrenCollapsible(False)
        self._pages.addWidget(split)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._pages)
        self._show_empty("Checking the map …")

    def _make_list(self) -> QTreeView:
        made = QTreeView()
        made.setAccessibleName("Problems")
        made.setModel(self.model)
        made.setRootIsDecorated(False)
        made.setUniformRowHeights(True)
        made.setAllColumnsShowFocus(True)
        made.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        header = made.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        header.resizeSection(0, 96)
        header.resizeSection(2, 170)
        made.selectionModel().currentChanged.connect(self._choose)
        made.doubleClicked.connect(self._go)
        made.activated.connect(self._go)
        return made

    def _make_empty(self) -> QWidget:
        page = QWidget()
        row = QHBoxLayout(page)
        row.addStretch()
        row.addWidget(self._empty_sign)
        row.addWidget(self._empty_text)
        row.addStretch()
        return page

    def _make_details(self) -> QWidget:
        self._message.setWordWrap(True)
        self._message.setTextFormat(Qt.TextFormat.RichText)
        self._message.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.RichText)
        self._text.setAlignment(Qt.AlignmentFlag.AlignTop)
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(12, 10, 12, 10)
        column.setSpacing(8)
        column.addWidget(self._message)
        column.addLayout(self._buttons)
        column.addWidget(self._text)
        column.addStretch()
        area = QScrollArea()
        area.setAccessibleName("About the problem")
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidget(inner)
        area.setMinimumWidth(230)
        return area

    # What it shows

    def show_findings(self, findings: Sequence[Finding]) -> None:
        """Show fresh findings; the chosen one stays chosen as long as it is there."""
        scrolled = self.list.verticalScrollBar().value()
        key = self._key
        if self.model.show(findings):
            row = self.model.row(key) if key is not None else None
            if row is not None:
                self.list.setCurrentIndex(self.model.index(row, 0))
                self.list.verticalScrollBar().setValue(scrolled)
            else:
                self._show(None)
        if self.model.findings:
            self._pages.setCurrentIndex(1)
        else:
            allowed = sum(finding.allowed is not None for finding in findings)
            more = f" ({allowed} allowed)" if allowed else ""
            self._show_empty(f"No problems found{more}.", "fine")

    def show_busy(self, busy: bool) -> None:
        """Fixes wait for fresh findings."""
        self._fresh = not busy
        for button in self._fixes:
            button.setEnabled(self._fresh)

    def show_failure(self, text: str) -> None:
        """Say that there are no findings, and why."""
        self.model.show(())
        self._show_empty(text, "warning")

    def step(self, rows: int) -> None:
        """Go to the next or previous problem."""
        count = self.model.rowCount()
        if count:
            current = self.list.currentIndex().row()
            row = (current + rows) % count if current >= 0 else (0 if rows > 0 else count - 1)
            self.list.setCurrentIndex(self.model.index(row, 0))
            self._go(self.model.index(row, 0))

    @property
    def chosen(self) -> Finding | None:
        """Return the chosen finding."""
        row = self.list.currentIndex().row()
        return self.model.findings[row] if 0 <= row < len(self.model.findings) else None

    def fix(self, number: int = 0) -> None:
        """Ask for a fix of the chosen finding."""
        finding = self.chosen
        if finding is not None and number < len(finding.fixes) and self._fresh:
            self.fixed.emit(finding.fixes[number])

    def _choose(self, current: QModelIndex, previous: QModelIndex) -> None:
        if current.isValid():
            self._key = self.model.key(current.row())
            self._show(self.model.findings[current.row()])

    def _show(self, finding: Finding | None) -> None:
        for button in self._fixes:
            self._buttons.removeWidget(button)
            button.deleteLater()
        self._fixes = []
        if finding is None:
            self._key = None
            self._message.setText("")
            self._text.setText("Choose a problem to read about it; double click shows it on the map.")
        else:
            self._message.setText(rich(finding.message))
            self._text.setText(self._explain(finding))
            for number, fix in enumerate(finding.fixes):
                self._add_fix(number, plain(fix.title))
        self.pointed_out.emit(finding)

    def _add_fix(self, number: int, title: str) -> None:
        button = QPushButton(icon("fix"), title)
        button.setObjectName("fix")
        button.setAccessibleName(f"Fix: {title}")
        button.setEnabled(self._fresh)
        button.setProperty("number", number)
        button.clicked.connect(self._press)
        self._fixes.append(button)
        self._buttons.insertWidget(number, button)

    def _press(self) -> None:
        sender = self.sender()
        if sender is not None:
            self.fix(int(sender.property("number")))

    def _go(self, index: QModelIndex) -> None:
        if index.isValid():
            self.gone_to.emit(self.model.findings[index.row()])

    def _show_empty(self, text: str, sign: str = "") -> None:
        self._empty_text.setText(text)
        self._empty_sign.setVisible(bool(sign))
        if sign:
            ink = {"fine": "#58c98b"}.get(sign, "#ffb02e")
            self._empty_sign.setPixmap(pixmap(sign, 20, ink))
        self._show(None)
        self._pages.setCurrentIndex(0)
