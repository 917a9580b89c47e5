"""The print dialog with options and a preview. PDF files and printing are done elsewhere."""

from collections.abc import Sequence
from functools import partial

from PySide6 import QtWidgets
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QShowEvent

from kneedeep.report.sheets import KINDS, MAPS, PAPERS, SCALED, Options, Paper
from kneedeep.report.sheets.posters import LEAST_INCHES, MOST_INCHES
from kneedeep_editor.printing.print_preview import PrintPreview
from kneedeep_editor.printing.printed_page import Page
from kneedeep_editor.services import widgets
from kneedeep_editor.texts import capitalized, marines_text, tr

_CHOICES = 270
"""Width of the column of choices, in pixels."""


class PrintDialog(QtWidgets.QDialog):
    """The options of printing. `asked`: they have changed, `saving` and `printing`: save or print the shown pages."""

    asked = Signal()
    saving = Signal()
    printing = Signal()

    def __init__(self, parent: QtWidgets.QWidget | None, counts: Sequence[int]) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Print"))
        self.resize(widgets.size_on_screen(self, QSize(980, 720)))
        self._made = ""
        self.kinds = QtWidgets.QButtonGroup(self)
        self.tip = widgets.Label(wrap=True, alignment=Qt.AlignmentFlag.AlignTop)
        self.tip.setMinimumHeight(3 * self.fontMetrics().height())
        self.papers = QtWidgets.QComboBox()
        self.papers.addItems(list(PAPERS))
        self.marines = widgets.choice_box(
            [(tr("All, side by side"), None), *((marines_text(count), count) for count in counts)], do=self._change
        )
        self.grey = widgets.check_box(tr("Without co&lors"), do=self._change)
        self.bare = widgets.check_box(
            tr("Nothing &on the map"),
            tip=tr("Leave out tokens, figures and starts, for a board to play on"),
            do=self._change,
        )
        self.inches = QtWidgets.QDoubleSpinBox(singleStep=0.1, decimals=2, value=1.0, suffix=tr(" in"))
        self.inches.setRange(LEAST_INCHES, MOST_INCHES)
        self.inches.setKeyboardTracking(False)
        self.said = widgets.Label(wrap=True, name=tr("State"))
        self._ready = ("", False)
        self._saving = False
        self.preview = PrintPreview()
        self.counter = widgets.Label(alignment=Qt.AlignmentFlag.AlignCenter)
        self.save_button = widgets.push_button(tr("&Save as PDF…"), sign="save", do=self.saving)
        self.print_button = widgets.push_button(tr("&Print…"), sign="print", do=self.printing)
        buttons = widgets.dialog_buttons(self, self.save_button, self.print_button)
        widgets.lay_column((widgets.lay_row(self._choices(), (self._right(), 1)), 1), buttons, of=self)
        self.kinds.idClicked.connect(self._change)
        self.papers.currentIndexChanged.connect(self._change)
        self.inches.valueChanged.connect(self._change)
        self.preview.turned.connect(self._count)
        self._furnish()
        self.show_waiting()

    def _choices(self) -> QtWidgets.QVBoxLayout:
        column = widgets.lay_column(widgets.Label(tr("Sheet"), look="heading"))
        for number, (name, kind) in enumerate(KINDS.items()):
            button = QtWidgets.QRadioButton(tr(kind.title))
            button.setObjectName(f"sheet-{name}")
            button.setAccessibleDescription(tr(kind.tip))
            self.kinds.addButton(button, number)
            column.addWidget(button)
        self.kinds.button(0).setChecked(True)
        self.tip.setContentsMargins(0, 4, 0, 10)
        column.addWidget(self.tip)
        form = QtWidgets.QFormLayout()
        form.addRow(tr("P&aper"), self.papers)
        form.addRow(tr("&Marines"), self.marines)
        form.addRow(tr("S&ide of a space"), self.inches)
        column.addLayout(form)
        column.addWidget(self.grey)
        column.addWidget(self.bare)
        column.addStretch()
        column.addWidget(self.said)
        for label in (self.tip, self.said):
            label.setFixedWidth(_CHOICES)
        return column

    def _right(self) -> QtWidgets.QVBoxLayout:
        column = widgets.lay_column((self.preview, 1))
        bar = widgets.lay_row(None)
        for text, tip, step in (("◀", tr("Previous page"), -1), ("▶", tr("Next page"), 1)):
            turn = partial(self.preview.turn, step)
            button = widgets.tool_button(text=text, tip=widgets.plain_tip(tip), name=tip, do=turn)
            bar.addWidget(button)
            if step < 0:
                self.counter.setMinimumWidth(110)
                bar.addWidget(self.counter)
        bar.addSpacing(24)
        for name, tip, step in (("zoom-out", tr("Smaller"), -1), ("zoom-in", tr("Larger"), 1)):
            zoom = partial(self.preview.zoom_by, step)
            button = widgets.tool_button(sign=name, tip=widgets.plain_tip(tip), name=tip, do=zoom)
            bar.addWidget(button)
        bar.addStretch()
        column.addLayout(bar)
        return column

    # What is chosen

    @property
    def kind(self) -> str:
        """The kind of sheet."""
        return list(KINDS)[self.kinds.checkedId()]

    @property
    def paper(self) -> Paper:
        """The paper."""
        return PAPERS[self.papers.currentText()]

    @property
    def options(self) -> Options:
        """How the sheet is made."""
        return Options(
            self.paper,
            self.marines.currentData(),
            self.grey.isChecked(),
            self.bare.isChecked(),
            round(self.inches.value(), 2),
        )

    def choose(self, kind: str, paper: str, *, grey: bool) -> None:
        """Restore the last choice. Unknown words leave it as it is."""
        if kind in KINDS:
            self.kinds.button(list(KINDS).index(kind)).setChecked(True)
        if paper in PAPERS:
            self.papers.setCurrentText(paper)
        self.grey.setChecked(grey)
        self._furnish()

    # What is shown

    def show_pages(self, pages: Sequence[Page], missing: Sequence[str]) -> None:
        """Show the pages, and the letters that no font has."""
        self.preview.show_pages(pages)
        count = len(pages)
        paper = self.paper.name
        text = tr("1 page, {paper}", paper=paper)
        if count != 1:
            text = tr("{count} pages, {paper}", count=count, paper=paper)
        if missing:
            text += "\n" + tr("No font here has: {letters}", letters=" ".join(missing[:20]))
        self._made = text
        self._tell(text, ready=bool(pages))
        self._count(0 if not pages else self.preview.current)

    def show_waiting(self) -> None:
        """Say that the pages are being made."""
        self._tell(tr("Making the pages …"), ready=False)

    def tell_saved(self, name: str) -> None:
        """Say that the pages shown are in a file now."""
        self._tell(f"{self._made}\n{tr('Saved {name}.', name=name)}", ready=True)

    def show_failure(self, text: str) -> None:
        """Say why there are no pages."""
        self.preview.show_pages([])
        self.counter.setText("")
        self._tell(text, ready=False)

    def show_saving(self, name: str, made: int, count: int) -> None:
        """Show the progress of a file. Until its end, nothing else can be chosen and the save button stops it."""
        self._saving = True
        if made < count:
            self.said.setText(tr("Saving {name}: page {part} of {count} …", name=name, part=made + 1, count=count))
        else:
            self.said.setText(tr("Saving {name} …", name=name))
        self._furnish()

    def show_pages_again(self) -> None:
        """Show the description of the pages again after saving has ended."""
        self._saving = False
        text, ready = self._ready
        self._tell(text, ready=ready)
        self._furnish()

    def _tell(self, text: str, *, ready: bool) -> None:
        self._ready = text, ready
        if not self._saving:
            self.said.setText(text)
            self.save_button.setEnabled(ready)
            self.print_button.setEnabled(ready)

    def _change(self) -> None:
        self._furnish()
        self.asked.emit()

    def _furnish(self) -> None:
        kind = self.kind
        tip = tr(KINDS[kind].tip)
        self.tip.setText(tr("{sentence}.", sentence=capitalized(tip)))
        for widget in (*self.kinds.buttons(), self.papers, self.marines, self.grey):
            widget.setEnabled(not self._saving)
        self.bare.setEnabled(kind in MAPS and not self._saving)
        self.inches.setEnabled(kind in SCALED and not self._saving)
        if self._saving:
            self.print_button.setEnabled(False)
        self.save_button.setText(tr("&Stop saving") if self._saving else tr("&Save as PDF…"))

    def _count(self, number: int) -> None:
        self.counter.setText(
            tr("Page {part} of {count}", part=number + 1, count=len(self.preview.pages)) if self.preview.pages else ""
        )

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if (button := self.kinds.checkedButton()) is not None:
            button.setFocus()
