"""The export dialog: format, audience, part of the map, losses before writing, proof afterwards."""

from functools import partial

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QListWidget, QSpinBox, QWidget

from kneedeep.drawing.theme import THEMES
from kneedeep.model.scenario.model import Scenario
from kneedeep.support.translation import with_capital
from kneedeep_editor.printing.picture_dialog import THEME_TITLES
from kneedeep_editor.services.fields import add_line, fill_choices, number_box, ticked_values
from kneedeep_editor.services.map_language import add_language_row, in_map_language
from kneedeep_editor.services.settings import Settings
from kneedeep_editor.services.widgets import Label, check_box, choice_box
from kneedeep_editor.sharing.job_dialog import JobDialog
from kneedeep_editor.texts import later, marines_text, tr, translated
from kneedeep_exchange.exports.export_formats import FORMATS, ExportFormat
from kneedeep_exchange.exports.export_request import AUDIENCES, ExportOptions

FOR = {
    "invader": later("The invader: everything"),
    "marines": later("The marines: no spoilers"),
    "table": later("A table: everything, shown step by step"),
}
_LIST_HEIGHT = 90


class ExportDialog(JobDialog):
    """The options of an export. `asked`: they have changed."""

    asked = Signal()

    def __init__(self, parent: QWidget | None, scenario: Scenario, settings: Settings) -> None:
        super().__init__(parent, tr("Export"), tr("&Export…"))
        self.format = choice_box([(f"{tr(row.title)} ({row.endings[0]})", name) for name, row in FORMATS.items()])
        self.about = Label(wrap=True, look="faint")
        self.audience = QComboBox()
        counts = [(marines_text(count), count) for count in scenario.counts]
        self.marines = choice_box([(tr("All that the format has room for"), None), *counts])
        self.areas = QListWidget()
        self.areas.setMaximumHeight(_LIST_HEIGHT)
        self.areas.setAccessibleDescription(tr("Without a check mark on any of them, all areas are exported."))
        self.areas.setToolTip(tr("Without a check mark on any of them, all areas are exported."))
        self._named = partial(in_map_language, scenario, settings)
        for area in self._named().areas:
            add_line(self.areas, area.name or area.id, area.id, ticked=False)
        themes = [(tr(THEME_TITLES[name]), name) for name in THEMES]
        self.theme = choice_box([(tr("As the format prefers"), None), *themes])
        self.embed = check_box(
            tr("&Include the scenario file"), tip=tr("Others can then open the map with File > Open"), do=self._change
        )
        self.form.addRow(tr("&Format"), self.format)
        self.form.addRow(self.about)
        self.form.addRow(tr("F&or"), self.audience)
        self.language = add_language_row(self.form, scenario, settings, self._change_language)
        self.form.addRow(tr("&Marines"), self.marines)
        self.form.addRow(tr("Only &areas"), self.areas)
        self.form.addRow(tr("Colo&rs"), self.theme)
        self.form.addRow(self.embed)
        self.own = {name: self._widgets_of(row) for name, row in FORMATS.items()}
        self._fit_format()
        self.format.currentIndexChanged.connect(self._fit_format)
        for box in (self.format, self.audience, self.marines, self.theme):
            box.currentIndexChanged.connect(self._change)
        self.areas.itemChanged.connect(self._change)

    @property
    def name(self) -> str:
        """The name of the format."""
        return str(self.format.currentData())

    @property
    def row(self) -> ExportFormat:
        """The row of the format in the table of formats."""
        return FORMATS[self.name]

    @property
    def options(self) -> ExportOptions:
        """The options of the export."""
        takes = self.row.takes
        return ExportOptions(
            next(one for one in AUDIENCES if one == self.audience.currentData()),
            self.marines.currentData() if "marines" in takes else None,
            tuple(ticked_values(self.areas)) if "area" in takes else (),
            self.theme.currentData() if "theme" in takes else None,
            self.embed.isEnabled() and self.embed.isChecked(),
            {name: value for name, widget in self.own[self.name].items() if (value := _value_of(widget))},
            str(self.language.currentData()) if self.language is not None and "language" in takes else "",
        )

    def choose(self, format: str, audience: str) -> None:
        """Restore the last options, as far as they still exist."""
        with QSignalBlocker(self):
            self.format.setCurrentIndex(max(0, self.format.findData(format)))
            self.audience.setCurrentIndex(max(0, self.audience.findData(audience)))
        self._fit_audience()

    def _widgets_of(self, row: ExportFormat) -> dict[str, QWidget]:
        """Add the format's own options to the form. Returns their widgets by name."""
        widgets: dict[str, QWidget] = {}
        for option in row.options:
            text = with_capital(translated(option.help))
            if option.range is not None:
                least, most = option.range
                # The value below the minimum stands for the default.
                widgets[option.name] = number_box(least - 1, most, special=tr("usual"), do=self._change)
            elif option.choices:
                choices = [(value, value) for value in option.choices]
                widgets[option.name] = choice_box([(tr("usual"), None), *choices], do=self._change)
            else:
                widgets[option.name] = check_box(text, do=self._change)
                self.form.addRow(widgets[option.name])
                continue
            self.form.addRow(Label(text, wrap=True, buddy=widgets[option.name]), widgets[option.name])
        return widgets

    def _fit_format(self) -> None:
        """Show the options of the chosen format."""
        row = self.row
        audiences = [(tr(FOR[audience]), audience) for audience in row.audiences]
        fill_choices(self.audience, audiences, self.audience.currentData())
        self.about.setText(f"{with_capital(translated(row.about))}.")
        for widget, option in ((self.marines, "marines"), (self.areas, "area"), (self.theme, "theme")):
            self.form.setRowVisible(widget, option in row.takes)
        if self.language is not None:
            self.form.setRowVisible(self.language, "language" in row.takes)
        for name, own in self.own.items():
            for one in own.values():
                self.form.setRowVisible(one, name == self.name)
        self._fit_audience()

    def _fit_audience(self) -> None:
        # The scenario has everything that is hidden from the marines, so it is not embedded for them.
        self.embed.setEnabled("embed" in self.row.takes and self.wanted_audience != "marines")

    @property
    def wanted_audience(self) -> str:
        """The chosen audience."""
        return str(self.audience.currentData())

    def _change_language(self) -> None:
        with QSignalBlocker(self.areas):
            for number, area in enumerate(self._named().areas):
                self.areas.item(number).setText(area.name or area.id)
        self._change()

    def _change(self) -> None:
        self._fit_audience()
        self.asked.emit()


def _value_of(widget: QWidget) -> object:
    """The value of a format's own option. None for the default."""
    if isinstance(widget, QSpinBox):
        return widget.value() if widget.value() > widget.minimum() else None
    if isinstance(widget, QComboBox):
        return widget.currentData()
    return isinstance(widget, QCheckBox) and widget.isChecked()
