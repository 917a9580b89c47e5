"""The dialog of translations: all texts of a map in a table, with their translations into one language."""

from collections.abc import Callable, Iterable, Sequence

from PySide6 import QtWidgets
from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal

from kneedeep.model.scenario.model import Scenario
from kneedeep.model.scenario.record import EMPTY
from kneedeep.model.scenario.translations import Text, outdated, texts
from kneedeep.model.scenario.value_shapes import TEXT_LIMIT
from kneedeep_editor.services import widgets
from kneedeep_editor.services.map_language import language_name
from kneedeep_editor.texts import tr, tr_count

_TEXT = Qt.ItemDataRole.UserRole
_PLACE, _ORIGINAL, _TRANSLATION = range(3)


class TextsDialog(QtWidgets.QDialog):
    """The dialog. `typed` has a language, a path and the new translation."""

    typed = Signal(str, str, str)

    def __init__(self, parent: QtWidgets.QWidget, languages: Iterable[str]) -> None:
        """Begin with an empty table, and with the first of some languages."""
        super().__init__(parent)
        self.setWindowTitle(tr("Texts by language"))
        self.resize(widgets.size_on_screen(self, QSize(980, 640)))
        self._scenario = Scenario(title="")
        self._place: Callable[[Text], str] = str
        self._drafts: Sequence[Scenario] = ()
        rows = [(language_name(code), code) for code in languages]
        self.languages = widgets.choice_box(rows, name=tr("Language"), do=self._fill)
        self.missing = widgets.check_box(tr("Only &missing"), do=self._fill)
        self.summary = widgets.Label(name=tr("State"))
        self.list = widgets.table([tr("Where"), tr("Original"), tr("Translation")], tr("Texts"), wide=range(3))
        self.original, self.edit = QtWidgets.QPlainTextEdit(readOnly=True), QtWidgets.QPlainTextEdit()
        labels = []
        for box, text in ((self.original, tr("&Original")), (self.edit, tr("&Translation"))):
            box.setTabChangesFocus(True)
            labels.append(widgets.lay_column(widgets.Label(text, buddy=box), (box, 1)))
        self.next = widgets.push_button(tr("&Next"), do=self._go_on)
        self.save_table = widgets.push_button(tr("&Save as table…"), tip=tr("Save all texts for a spreadsheet (CSV)"))
        self.read_table = widgets.push_button(tr("&Read table…"), tip=tr("Take the translations of such a table"))
        head = widgets.lay_row(self.languages, self.missing, None, self.summary)
        below = widgets.lay_row((labels[0], 1), (labels[1], 1))
        buttons = widgets.dialog_buttons(self, self.next, self.save_table, self.read_table)
        widgets.lay_column(head, (self.list, 3), (below, 2), buttons, of=self)
        self.next.setDefault(True)
        self.list.currentItemChanged.connect(self._show_row)
        self.edit.textChanged.connect(self._take)
        self.list.setFocus()

    @property
    def language(self) -> str:
        """The language of the translations."""
        return str(self.languages.currentData())

    def show_scenario(self, scenario: Scenario, place: Callable[[Text], str], drafts: Sequence[Scenario]) -> None:
        """Show the texts of a scenario. `place`: a function for a text's place. `drafts`: earlier versions."""
        self._scenario, self._place, self._drafts = scenario, place, drafts
        self._fill()

    def _fill(self) -> None:
        said = self._scenario.translations.get(self.language, EMPTY)
        every, older = list(texts(self._scenario)), outdated(self._scenario, self._drafts, self.language)
        kept = current.path if (current := self._current) is not None else ""
        with QSignalBlocker(self.list):
            self.list.clear()
            for text in every:
                translation = said.get(text.path, "")
                if translation and self.missing.isChecked() and text.path not in (kept, *older):
                    continue
                shown = tr("older: {text}", text=translation) if text.path in older else translation
                row = [self._place(text), *(" ".join(one.split()) for one in (text.text, shown))]
                item = QtWidgets.QTreeWidgetItem(self.list, row)
                item.setData(_PLACE, _TEXT, text)
                for column in range(3):
                    item.setToolTip(column, widgets.plain_tip(row[column]))
                if text.path == kept or self.list.currentItem() is None:
                    self.list.setCurrentItem(item)
        done = sum(bool(said.get(text.path)) for text in every)
        words = [tr_count("{done} of {n} text translated.", "{done} of {n} texts translated.", len(every), done=done)]
        words += [tr_count("{n} is older than its original.", "{n} are older.", len(older))] if older else []
        self.summary.setText(" ".join(words))
        self._show_row()

    @property
    def _current(self) -> Text | None:
        item = self.list.currentItem()
        return None if item is None else item.data(_PLACE, _TEXT)

    def _show_row(self) -> None:
        text = self._current
        said = self._scenario.translations.get(self.language, EMPTY)
        for box, shown in ((self.original, text and text.text), (self.edit, text and said.get(text.path, ""))):
            if box.toPlainText() != (shown or ""):
                with QSignalBlocker(box):
                    box.setPlainText(shown or "")

    def _take(self) -> None:
        text, typed = self._current, self.edit.toPlainText()
        if text is not None and len(typed) <= TEXT_LIMIT:
            self.typed.emit(self.language, text.path, typed)

    def _go_on(self) -> None:
        if (below := self.list.indexBelow(self.list.currentIndex())).isValid():
            self.list.setCurrentIndex(below)
            self.edit.setFocus()
