"""The dialog that compares the map with another draft: a list of differences with links, and a picture."""

from PySide6.QtCore import QSignalBlocker, QSize, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialogButtonBox, QListWidgetItem, QWidget

from kneedeep.report.differences.difference_lines import DifferenceLine, heading_of
from kneedeep_editor.printing.picture_preview import PicturePreview
from kneedeep_editor.services.fields import VALUE, add_line, list_box
from kneedeep_editor.services.widgets import Label, check_box, push_button, size_on_screen
from kneedeep_editor.sharing.comparison_process import Comparison
from kneedeep_editor.sharing.job_dialog import JobDialog
from kneedeep_editor.texts import tr

_WIDTH, _HEIGHT = 400, 620


class ComparisonDialog(JobDialog):
    """The differences, beside the map. `saved_wanted`: compare with the saved version. `chosen` has a line."""

    saved_wanted = Signal()
    chosen = Signal(object)

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent, tr("Compare"), tr("Another &file…"))
        self.resize(size_on_screen(self, QSize(_WIDTH, _HEIGHT)))
        tip = tr("Show what was changed since the map was saved")
        self.saved = push_button(tr("&Saved version"), tip=tip, do=self.saved_wanted, entered=False)
        self.form.addRow(
            Label(
                tr(
                    "What is different on this map from another draft of it. A line leads to its place; its number "
                    "stands in the picture."
                ),
                wrap=True,
            )
        )
        self.buttons.addButton(self.saved, QDialogButtonBox.ButtonRole.ActionRole)
        self.lines = list_box(tr("Differences"), description=tr("The map shows the place of the current line."))
        tip = tr("Show the map of the other draft in the picture, in the same size")
        self.older = check_box(tr("Show the &other draft"), tip=tip, do=self._show_picture)
        self.older.setEnabled(False)
        self._comparison: Comparison | None = None
        self.preview = PicturePreview()
        self.parts.addWidget(self.lines, 1)
        self.parts.addWidget(self.older)
        self.parts.addWidget(self.preview, 1)
        self.said.setMinimumWidth(0)
        self.lines.currentItemChanged.connect(self._choose)
        self.lines.itemClicked.connect(self._choose)

    def showEvent(self, event: QShowEvent) -> None:
        """Move to the right of the window, so that the map stays visible."""
        super().showEvent(event)
        if (parent := self.parentWidget()) is not None and not event.spontaneous():
            edge = parent.window().frameGeometry()
            self.move(edge.right() - self.frameGeometry().width(), edge.top() + (edge.height() - self.height()) // 2)

    def show_comparison(self, comparison: Comparison) -> None:
        """Show a comparison. The current line stays."""
        row = self.lines.currentRow()
        with QSignalBlocker(self.lines):
            self.lines.clear()
            for line in comparison.lines:
                add_line(self.lines, f"{line.number}. {heading_of(line.group)}: {line.text}", line)
            for title, notes in comparison.notes:
                add_line(self.lines, f"{title}:" if notes else title)
                for note in notes:
                    add_line(self.lines, f"– {note}")
            self.lines.setCurrentRow(row)
        self._comparison = comparison
        self._show_picture()

    def clear(self) -> None:
        """Remove all differences."""
        self.lines.clear()
        self._comparison = None
        self._show_picture()

    def _show_picture(self) -> None:
        found = self._comparison
        self.older.setEnabled(found is not None)
        self.preview.show_picture(found and (found.older if self.older.isChecked() else found.newer))

    def _choose(self, item: QListWidgetItem | None) -> None:
        line = item.data(VALUE) if item is not None else None
        if isinstance(line, DifferenceLine):
            self.chosen.emit(line)
