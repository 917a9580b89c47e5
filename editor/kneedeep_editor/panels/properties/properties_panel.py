"""The properties panel: the name and the form of the selection, or of the scenario if nothing is selected."""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLineEdit, QStackedWidget, QWidget

from kneedeep_editor.panels.properties.field import FieldContext
from kneedeep_editor.panels.properties.field_entries import FieldEntry
from kneedeep_editor.panels.properties.property_form import PropertyForm
from kneedeep_editor.services import widgets
from kneedeep_editor.texts import tr
from kneedeep_editor.tools.elements.element_names import count_title


class Subject(NamedTuple):
    """The subject of the panel: elements (or the scenario), their common title, their ruleset."""

    elements: tuple[Any, ...]
    title: str
    ruleset: str
    locked: bool = False
    offered: tuple[QAction, ...] = ()
    """Commands for the subject."""


class PropertiesPanel(QWidget):
    """The panel. `asked` has entry, value and merge key. `kept`: reduce the selection to elements of a word.

    `returned`: go back to the previous place.
    """

    asked = Signal(object, object, object)
    kept = Signal(str)
    returned = Signal()

    def __init__(self, around: FieldContext) -> None:
        super().__init__()
        self._around = around
        self._forms: dict[tuple[type[Any], str, tuple[int, ...]], PropertyForm] = {}
        self._unfolded: dict[str, bool] = {}
        self._subject: Subject | None = None
        self._current: PropertyForm | None = None
        self.title = widgets.Label(look="heading", wrap=True, margins=(4, 8, 8, 4))
        self.back = widgets.tool_button(sign="earlier", raised=True, name=tr("Back"))
        around.inputs.watch(self.back)
        self.back.clicked.connect(self.returned)
        heading = widgets.lay_row(self.back, (self.title, 1), margins=(8, 0, 0, 0), spacing=2)
        self._offered = QWidget()
        self._buttons = widgets.lay_row(of=self._offered, margins=(10, 2, 8, 4))
        self._several = QWidget()
        self._kinds = widgets.lay_column(None, of=self._several, margins=(12, 4, 12, 4))
        self._pages = QStackedWidget()
        self._pages.addWidget(self._several)
        self.back.hide()
        widgets.lay_column(heading, self._offered, (self._pages, 1), of=self, margins=0, spacing=0)

    @property
    def serials(self) -> frozenset[int]:
        """The serials of the shown elements, 0 for the scenario."""
        elements = () if self._subject is None else self._subject.elements
        return frozenset(element.serial for element in elements)

    @property
    def form(self) -> PropertyForm | None:
        """The visible form."""
        page = self._pages.currentWidget()
        return page if isinstance(page, PropertyForm) else None

    def show_subject(self, subject: Subject) -> None:
        """Show the properties of elements of one kind. If there are several kinds, offer to choose one."""
        self._subject = subject
        self.title.setText(subject.title)
        self._offer(subject.offered)
        kinds = {type(element) for element in subject.elements}
        if len(kinds) != 1:
            self._offer_kinds(subject.elements, subject.ruleset)
            return
        kind = kinds.pop()
        key = (kind, subject.ruleset, self._around.counts())
        if (form := self._forms.get(key)) is None:
            form = self._forms[key] = PropertyForm(kind, subject.ruleset, self._around)
            form.asked.connect(self._ask)
            form.folded.connect(self._fold)
            self._pages.addWidget(form)
        self._current = form
        form.put(subject.elements, self._unfolded, locked=subject.locked)
        self._pages.setCurrentWidget(form)

    def _ask(self, entry: FieldEntry, value: object, merge: object) -> None:
        """Pass on the request of the current form. Removed forms ask again on losing the focus, which is ignored."""
        if self.sender() is self._current:
            self.asked.emit(entry, value, merge)

    def _offer(self, actions: Sequence[QAction]) -> None:
        widgets.take_all_out(self._buttons)
        for action in actions:
            button = widgets.push_button(
                action.text().replace("&", ""), tip=widgets.plain_tip(action.toolTip()), do=action.trigger
            )
            button.setEnabled(action.isEnabled())
            self._buttons.addWidget(button)
        self._offered.setVisible(bool(actions))

    def offer_back(self, where: str) -> None:
        """Offer to go back to a title. An empty one removes the offer."""
        self.back.setVisible(bool(where))
        self.back.setToolTip(widgets.plain_tip(tr("Back to: {where}", where=where) if where else ""))
        self.back.setAccessibleName(self.back.toolTip() or tr("Back"))

    def point_out(self, path: Sequence[str | int], sentence: str) -> None:
        """Show the row at a path of the file, with an error."""
        if (form := self.form) is None or not path:
            return
        for section in form.sections.values():
            for entry in section.entries:
                names = [str(step) for step in path[: len(entry.path)]]
                if entry.names == tuple(names):
                    if not section.heading.isChecked():
                        self._fold(section.title, True)
                    form.point_out(entry.path, sentence)
                    return

    def complain(self, entry: FieldEntry, sentence: str) -> None:
        """Show an error at a field, and its current value again."""
        if self.form is not None and entry.path in self.form.rows:
            self.renew()
            self.form.rows[entry.path].complain(sentence)

    def renew(self) -> None:
        """Update the values."""
        if self._subject is not None:
            self.show_subject(self._subject)

    def begin(self, key: str = "") -> None:
        """Focus the field of a key, with its section unfolded, or the first field."""
        if self.form is None:
            return
        for title, section in self.form.sections.items():
            if any(entry.path == (key,) for entry in section.entries) and not section.heading.isChecked():
                self._fold(title, unfolded=True)
        rows = self.form.rows
        for row in [rows[(key,)]] if (key,) in rows else rows.values():
            if row.field.isEnabled() and row.field.inputs():
                first = row.field.inputs()[0]
                first.setFocus(Qt.FocusReason.ShortcutFocusReason)
                if isinstance(first, QLineEdit):
                    # Qt selects the text only in the active window, but a dialog may be open.
                    first.selectAll()
                self.form.bring_in(row)
                return

    def _fold(self, title: str, unfolded: bool) -> None:
        self._unfolded[title] = unfolded
        self.renew()

    def _offer_kinds(self, elements: Sequence[Any], ruleset: str) -> None:
        self._current = None
        while self._kinds.count() > 1:
            item = self._kinds.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.deleteLater()
        said = widgets.Label(tr("The selected elements are of different kinds. Choose a kind to edit:"), wrap=True)
        self._kinds.insertWidget(0, said)
        for number, (word, count) in enumerate(sorted(Counter(one.word for one in elements).items()), 1):
            text = count_title(word, count, ruleset)
            button = widgets.push_button(
                text, name=tr("Keep only: {what}", what=text), do=partial(self.kept.emit, word)
            )
            self._kinds.insertWidget(number, button)
        self._pages.setCurrentWidget(self._several)
