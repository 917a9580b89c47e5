"""The dialog of generated maps: wishes, a seed, and six maps to choose from."""

import secrets
from collections.abc import Sequence

from PySide6 import QtWidgets
from PySide6.QtCore import QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QPixmap

from kneedeep.coach.generator import Wishes, levels
from kneedeep.coach.story import languages, story_names, story_title
from kneedeep.model.catalog.edition import edition_of
from kneedeep.support.languages import NAMES
from kneedeep_editor.services.fields import VALUE, fill_choices, list_box, number_box
from kneedeep_editor.services.widgets import (
    Label,
    choice_box,
    lay_column,
    lay_row,
    push_button,
    side_column,
    size_on_screen,
)
from kneedeep_editor.texts import capitalized, marines_text, tr, translated

MAPS = 6
PICTURE = QSize(252, 190)
MOST_SEED, FRESH_SEEDS = 2_147_483_647, 1_000_000
ANY, ROOMS, MINUTES = range(3)
"""The ways to limit the size of a map: not at all, by rooms, by minutes."""
_SIZE = QSize(1210, 620)
_CELL = QSize(258, 250)
_DELAY = 300
"""Milliseconds without a changed wish before maps are made."""


def offer_story(ruleset: str, difficulty: QtWidgets.QComboBox, story: QtWidgets.QComboBox) -> None:
    """Fill the lists of difficulties and stories of an edition. The selected values stay."""
    fill_choices(difficulty, [(tr(level), level) for level in levels(ruleset)], difficulty.currentData() or "even")
    stories = [(story_title(name), name) for name in story_names(ruleset)]
    fill_choices(story, [(tr("any"), ""), *stories], story.currentData() or "")


def offer_languages(choice: QtWidgets.QComboBox, first: str) -> None:
    """Fill the list of languages for the texts of a map."""
    known = languages()
    fill_choices(choice, [(tr(NAMES.get(code, code)), code) for code in known], first if first in known else "en")


class GenerateDialog(QtWidgets.QDialog):
    """The dialog. `asked`: make all maps. `again_asked`: make the map of a row again. `chosen`: open it.

    `stopped`: cancel making maps. Also emitted before `asked` when a wish has changed.
    """

    asked = Signal()
    again_asked = Signal(int)
    chosen = Signal(int)
    stopped = Signal()

    def __init__(self, parent: QtWidgets.QWidget, rulesets: Sequence[str], first: str, language: str) -> None:
        """Offer editions and languages. `first`: the preselected ruleset. `language`: the preselected language."""
        super().__init__(parent)
        self.setWindowTitle(tr("Generate maps"))
        self.resize(size_on_screen(self, _SIZE))
        self.working = False
        self.length, self.difficulty, self.story, self.language = (QtWidgets.QComboBox() for _ in range(4))
        editions = [(capitalized(translated(edition_of(one).name)), one) for one in rulesets]
        self.edition = choice_box(editions, chosen=first)
        self.expansion = QtWidgets.QCheckBox(tr("With the e&xpansion"))
        most = max(max(edition_of(ruleset).marines) for ruleset in rulesets)
        self.marines = [QtWidgets.QCheckBox(str(count)) for count in range(1, most + 1)]
        for count, box in enumerate(self.marines, 1):
            box.setAccessibleName(marines_text(count))
            box.setChecked(True)
        self.length.addItems([tr("any"), tr("rooms"), tr("minutes")])
        self.length.setMinimumContentsLength(9)
        self.number = number_box(1, 1000, name=tr("Number of rooms or minutes"))
        self.seed = number_box(0, MOST_SEED, tip=tr("The same seed and wishes give the same six maps"))
        offer_languages(self.language, language)
        self.list = list_box(tr("Generated maps"))
        self.list.setViewMode(QtWidgets.QListView.ViewMode.IconMode)
        self.list.setMovement(QtWidgets.QListView.Movement.Static)
        self.list.setResizeMode(QtWidgets.QListView.ResizeMode.Adjust)
        self.list.setIconSize(PICTURE)
        self.list.setGridSize(_CELL)
        self.list.setMinimumWidth(_CELL.width() + 16)
        self._blank = QPixmap(PICTURE)
        self._blank.fill(Qt.GlobalColor.transparent)
        self.refusal = Label(name=tr("Why there is no map"), wrap=True, alignment=Qt.AlignmentFlag.AlignCenter)
        self.maps = QtWidgets.QStackedWidget()
        self.maps.addWidget(self.list)
        self.maps.addWidget(self.refusal)
        self.said = Label(name=tr("State"), wrap=True)
        self.all = push_button(do=self._press_all)
        self.one = push_button(
            tr("Reroll &this one"),
            tip=tr("Make another map in place of the chosen one"),
            do=lambda: self.again_asked.emit(self.list.currentRow()),
        )
        buttons = QtWidgets.QDialogButtonBox(QtWidgets.QDialogButtonBox.StandardButton.Cancel)
        self.button = buttons.addButton(tr("&Open"), QtWidgets.QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self._open)
        buttons.rejected.connect(self.reject)
        form = QtWidgets.QFormLayout()
        form.setRowWrapPolicy(QtWidgets.QFormLayout.RowWrapPolicy.WrapLongRows)
        form.addRow(tr("&Edition"), self.edition)
        form.addRow("", self.expansion)
        form.addRow(tr("Marines"), lay_row(*self.marines, None))
        form.addRow(Label(tr("&Length"), buddy=self.length), lay_row((self.length, 1), self.number))
        form.addRow(tr("&Difficulty"), self.difficulty)
        self.difficulty.setToolTip(tr("An estimate. Simulate plays the map, and its Coach adjusts it"))
        form.addRow(tr("Kind of &story"), self.story)
        form.addRow(tr("Language of the te&xts"), self.language)
        form.addRow(tr("See&d"), self.seed)
        right = lay_column((self.maps, 1), lay_row((self.said, 1), self.one, self.all))
        lay_column((lay_row(side_column(lay_column(form, None)), (right, 1), spacing=4), 1), buttons, of=self)
        self.button.setDefault(True)
        self._timer = QTimer(self, singleShot=True, interval=_DELAY)
        self._timer.timeout.connect(self.asked)
        self._offer()
        self.edition.currentIndexChanged.connect(self._offer)
        self.length.currentIndexChanged.connect(self._offer_number)
        for choice in (self.edition, self.length, self.difficulty, self.story, self.language):
            choice.currentIndexChanged.connect(self._touch)
        for box in (self.expansion, *self.marines):
            box.toggled.connect(self._touch)
        for number in (self.number, self.seed):
            number.valueChanged.connect(self._touch)
        self.list.currentRowChanged.connect(self._enable)
        self.list.itemDoubleClicked.connect(self._open)
        self._offer_number()
        self.seed.setValue(secrets.randbelow(FRESH_SEEDS))
        self.list.setFocus()

    @property
    def wishes(self) -> Wishes:
        """The chosen wishes."""
        offered = [count for count, box in enumerate(self.marines, 1) if box.isEnabled()]
        marines = tuple(count for count in offered if self.marines[count - 1].isChecked())
        number, length = self.number.value(), self.length.currentIndex()
        return Wishes(
            self.edition.currentData(),
            number if length == ROOMS else None,
            number if length == MINUTES else None,
            () if len(marines) == len(offered) else marines,
            self.difficulty.currentData(),
            self.story.currentData(),
            self.expansion.isEnabled() and self.expansion.isChecked(),
            self.language.currentData(),
        )

    def show_map(self, row: int, text: str, picture: QPixmap | None = None, tip: str = "") -> None:
        """Show a map, or only a text without one. `tip`: its title and description."""
        while self.list.count() < MAPS:
            self.list.addItem(QtWidgets.QListWidgetItem())
        item = self.list.item(row)
        item.setData(VALUE, picture is not None)
        icon = QIcon(picture or self._blank)
        icon.addPixmap(picture or self._blank, QIcon.Mode.Selected)
        item.setIcon(icon)
        item.setText(text)
        item.setToolTip(tip)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, ". ".join(filter(None, (*text.split("\n"), tip))))
        if picture is not None and self.list.currentRow() < 0:
            self.list.setCurrentRow(row)
        self._enable()

    def show_state(self, text: str, *, working: bool) -> None:
        """Show a text, and whether maps are being made. Without any map only the text is visible."""
        self.working = working
        is_empty = not working and not any(map(self._is_ready, range(self.list.count())))
        if is_empty:
            self.list.clear()
        self.maps.setCurrentIndex(int(is_empty))
        self.refusal.setText(text)
        self.said.setText("" if is_empty else text)
        self._enable()

    def _is_ready(self, row: int) -> bool:
        return 0 <= row < self.list.count() and bool(self.list.item(row).data(VALUE))

    def _offer(self) -> None:
        """Offer the options of the chosen edition."""
        ruleset = self.edition.currentData()
        edition = edition_of(ruleset)
        self.expansion.setEnabled("expansion" in edition.features)
        for count, box in enumerate(self.marines, 1):
            box.setVisible(count in edition.marines)
            box.setEnabled(count in edition.marines)
        offer_story(ruleset, self.difficulty, self.story)

    def _offer_number(self) -> None:
        length = self.length.currentIndex()
        self.number.setEnabled(length != ANY)
        with QSignalBlocker(self.number):
            self.number.setValue(7 if length == ROOMS else 90)

    def _touch(self) -> None:
        """Drop the maps of earlier wishes, and ask for new ones after a pause."""
        self.stopped.emit()
        self.list.clear()
        is_wished = any(box.isChecked() for box in self.marines if box.isEnabled())
        self.show_state("" if is_wished else tr("Choose a number of marines."), working=False)
        self._timer.start() if is_wished else self._timer.stop()

    def _enable(self) -> None:
        row = self.list.currentRow()
        self.all.setText(tr("&Stop") if self.working else tr("&Reroll all"))
        self.all.setToolTip("" if self.working else tr("Make six maps of another seed"))
        self.one.setEnabled(row >= 0 and not self.working)
        self.button.setEnabled(self._is_ready(row))

    def _press_all(self) -> None:
        if self.working:
            self.stopped.emit()
            self.show_state(tr("Stopped."), working=False)
        else:
            self.seed.setValue(secrets.randbelow(FRESH_SEEDS))

    def _open(self) -> None:
        if self._is_ready(self.list.currentRow()):
            self.chosen.emit(self.list.currentRow())
