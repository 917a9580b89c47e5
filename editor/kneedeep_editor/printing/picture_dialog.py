"""The dialog of pictures to share: content, audience and file format, with a preview."""

from PySide6 import QtWidgets
from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QShowEvent

from kneedeep.drawing.poster.poster_style import PLAIN, POSTER
from kneedeep.drawing.primitive import DisplayList
from kneedeep.model.scenario.io.foreign_files import foreign_files
from kneedeep.report.shared_picture import AUDIENCES, MOST_SCALE, PictureOptions
from kneedeep_editor.printing.picture_files import missing_letters
from kneedeep_editor.printing.picture_preview import PicturePreview
from kneedeep_editor.services.widgets import (
    Label,
    check_box,
    choice_box,
    dialog_buttons,
    lay_column,
    lay_row,
    push_button,
    side_column,
    size_on_screen,
)
from kneedeep_editor.texts import later, tr

_CHOICES = 250
"""The width of the column of options, in pixels."""
CARD, MAP = "card", "map"
FORMATS = {".png": "PNG", ".svg": "SVG", ".pdf": "PDF"}
_WHAT = {CARD: later("Card"), MAP: later("Map alone")}
_TIPS = {CARD: later("The map with title, facts, and how hard it is."), MAP: later("The map and nothing else.")}
_STYLES = {PLAIN: later("Plain, to play from"), POSTER: later("Poster, to show")}
_FOR = {"invader": later("Everyone: everything"), "marines": later("The marines: no spoilers")}
THEME_TITLES = {
    "dark": later("Dark"),
    "light": later("Light"),
    "contrast": later("High contrast"),
    "print": later("For printing"),
}


class PictureDialog(QtWidgets.QDialog):
    """The options of a picture. `asked`: they have changed. `saving`, `copying`: save or copy the shown picture."""

    asked = Signal()
    saving = Signal()
    copying = Signal()

    def __init__(self, parent: QtWidgets.QWidget | None) -> None:
        """Show the options, initially those of a card."""
        super().__init__(parent)
        self.setWindowTitle(tr("Export picture"))
        self.resize(size_on_screen(self, QSize(1000, 640)))
        self.what, self.style_choice, self.audience, self.theme = (
            choice_box([(tr(text), value) for value, text in texts.items()], do=self._change)
            for texts in (_WHAT, _STYLES, _FOR, THEME_TITLES)
        )
        self.tip = Label(wrap=True, alignment=Qt.AlignmentFlag.AlignTop)
        self.legend = check_box(tr("&Legend"), tip=tr("Explain the signs on the map"), do=self._change)
        self.grid = check_box(tr("&Coordinates"), tip=tr("Number the rows and columns of the map"), do=self._change)
        self.embed = check_box(
            tr("Scenario &inside"), tip=tr("Put the scenario into the file: kneedeep import takes it out again")
        )
        self.form = choice_box([(name, ending) for ending, name in FORMATS.items()], do=self._refresh)
        self.size_choice = choice_box([(f"{scale} ×", scale) for scale in range(1, MOST_SCALE + 1)], do=self._refresh)
        self.said = Label(wrap=True, name=tr("State"))
        self.preview = PicturePreview()
        self.save_button = push_button(tr("&Save…"), sign="save", do=self.saving)
        self.copy_button = push_button(tr("C&opy"), tip=tr("Copy the picture to the clipboard"), do=self.copying)
        buttons = dialog_buttons(self, self.save_button, self.copy_button)
        self.save_button.setDefault(True)
        lay_column((lay_row(side_column(self._choices()), (self.preview, 1)), 1), buttons, of=self)
        self._working = False
        self._note = self._missing = ""
        self.show_waiting()

    def _choices(self) -> QtWidgets.QVBoxLayout:
        form = self.choices = QtWidgets.QFormLayout()
        form.addRow(tr("&Picture"), self.what)
        form.addRow(self.tip)
        form.addRow(tr("St&yle"), self.style_choice)
        form.addRow(tr("&For"), self.audience)
        form.addRow(tr("Colo&rs"), self.theme)
        form.addRow(self.legend)
        form.addRow(self.grid)
        form.addRow(tr("For&mat"), self.form)
        form.addRow(tr("Si&ze"), self.size_choice)
        form.addRow(self.embed)
        form.setRowVisible(self.embed, foreign_files() is not None)
        for label in (self.tip, self.said):
            label.setFixedWidth(_CHOICES)
        return lay_column(form, None, self.said)

    # Options

    @property
    def options(self) -> PictureOptions:
        """The options of the picture."""
        audience = next(one for one in AUDIENCES if one == self.audience.currentData())
        return PictureOptions(
            self.what.currentData() == CARD,
            audience,
            str(self.theme.currentData()),
            self.grid.isChecked(),
            self.legend.isChecked(),
            str(self.style_choice.currentData()),
        )

    @property
    def ending(self) -> str:
        """The file ending."""
        return str(self.form.currentData())

    @property
    def scale(self) -> int:
        """The scale of a PNG."""
        return int(self.size_choice.currentData())

    @property
    def embeds(self) -> bool:
        """Whether the scenario is embedded. Never if that reveals things hidden from the marines."""
        return self.embed.isChecked() and self.options.audience != "marines"

    def choose(self, options: PictureOptions, ending: str, scale: int, *, embeds: bool = False) -> None:
        """Set the options without asking for a picture."""
        boxes = (self.what, self.style_choice, self.audience, self.theme, self.form, self.size_choice)
        values = (CARD if options.card else MAP, options.style, options.audience, options.theme, ending, scale)
        with QSignalBlocker(self):
            for box, value in zip(boxes, values, strict=True):
                box.setCurrentIndex(max(0, box.findData(value)))
            self.legend.setChecked(options.legend)
            self.grid.setChecked(options.grid)
            self.embed.setChecked(embeds and foreign_files() is not None)
        self._refresh()

    # Preview

    def show_picture(self, picture: DisplayList) -> None:
        """Show the picture."""
        letters = " ".join(missing_letters(picture)[:20])
        self._note = ""
        self._missing = tr("No font here has: {letters}", letters=letters) if letters else ""
        self.preview.show_picture(picture)
        self._refresh()

    def show_waiting(self) -> None:
        """Show that the picture is being made, over the previous one."""
        self._note = tr("Making the picture …")
        self._refresh()

    def show_failure(self, text: str) -> None:
        """Show the reason why there is no picture."""
        self._note = text
        self.preview.show_picture(None)
        self._refresh()

    def show_working(self, text: str) -> None:
        """Show the current step of saving. Meanwhile the save button cancels it."""
        self._working, self._note = True, text
        self._refresh()

    def show_done(self, text: str = "") -> None:
        """Show the result, and enable the options again."""
        self._working, self._note = False, text
        self._refresh()

    def _change(self) -> None:
        self.show_waiting()
        self.asked.emit()

    def _refresh(self) -> None:
        picture = self.preview.picture
        self.tip.setText(tr(_TIPS[CARD if self.options.card else MAP]))
        for widget in (self.what, self.style_choice, self.audience, self.theme, self.legend, self.grid, self.form):
            widget.setEnabled(not self._working)
        self.embed.setEnabled(self.options.audience != "marines" and not self._working)
        self.size_choice.setEnabled(self.ending == ".png" and not self._working)
        self.copy_button.setEnabled(picture is not None and not self._working)
        self.save_button.setEnabled(picture is not None or self._working)
        self.save_button.setText(tr("&Stop") if self._working else tr("&Save…"))
        measures = [self._measures(picture), self._missing] if picture is not None else []
        self.said.setText(self._note or "\n".join(filter(None, measures)))

    def _measures(self, picture: DisplayList) -> str:
        _, _, width, height = picture.box
        if self.ending != ".png":
            return tr("Sharp at any size.")
        dpi = self.options.pixels * self.scale
        return tr("{width} × {height} pixels", width=round(width * dpi), height=round(height * dpi))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.what.setFocus()
