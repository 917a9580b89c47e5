"""The dialog of shortcuts: all commands, tools and panels with their keys, to search, change and reset."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6 import QtWidgets
from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence

from kneedeep_editor.panels.widgets.finder import match_score
from kneedeep_editor.panels.widgets.search_field import SearchField
from kneedeep_editor.services import widgets
from kneedeep_editor.texts import tr

_ALONE = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_Meta,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_CapsLock,
    Qt.Key.Key_unknown,
)
_LEAVING = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
_NAME = int(Qt.ItemDataRole.UserRole)


class ShortcutLine(NamedTuple):
    """A command: its name in the settings, its menu path and title, its keys, its default keys.

    `shared`: the keys of other commands that run this one in a game.
    """

    name: str
    title: str
    keys: tuple[str, ...]
    defaults: tuple[str, ...]
    shared: tuple[str, ...] = ()


class KeyField(QtWidgets.QLineEdit):
    """A field that takes the next pressed keys except Tab. `taken` has them as portable text."""

    taken = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setReadOnly(True)
        self.setPlaceholderText(tr("Press the new keys here"))
        self.setAccessibleName(tr("New keys"))
        self.setAccessibleDescription(tr("Press the new keys for the selected command. Tab moves to the next field."))

    def event(self, event: QEvent) -> bool:
        """Receive all keys instead of the window's shortcuts. Only Tab moves the focus."""
        if isinstance(event, QKeyEvent) and event.key() not in _LEAVING:
            if event.type() == QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if event.type() == QEvent.Type.KeyPress:
                self._take(event)
                return True
        return super().event(event)

    def _take(self, event: QKeyEvent) -> None:
        if event.key() in _ALONE:
            return
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        printed = event.text()
        if held == Qt.KeyboardModifier.ShiftModifier and printed.strip() and not printed.isalpha():
            # A sign that is typed with Shift on this keyboard is named without Shift.
            held = Qt.KeyboardModifier.NoModifier
        key = QKeySequence(held.value | event.key())
        self.setText(key.toString(QKeySequence.SequenceFormat.NativeText))
        self.taken.emit(key.toString(QKeySequence.SequenceFormat.PortableText))


class ShortcutsDialog(QtWidgets.QDialog):
    """The dialog. `asked` has the name of a command and its new keys. `reset_asked` has names, or all.

    `judge`: returns a sentence about the owner of a key, empty for none, and whether it may be reassigned.
    """

    asked = Signal(str, list)
    reset_asked = Signal(list)

    def __init__(self, parent: QtWidgets.QWidget, judge: Callable[[str, str], tuple[str, bool]]) -> None:
        super().__init__(parent)
        self.setObjectName("shortcuts")
        self.setWindowTitle(tr("Keyboard shortcuts"))
        self.resize(widgets.size_on_screen(self, QSize(620, 560)))
        self._judge = judge
        self._lines: dict[str, ShortcutLine] = {}
        self._key = ""
        self.search = SearchField(tr("Search by name or key"), self)
        self.search.textChanged.connect(self._narrow)
        self.list = self._make_list()
        self.field = KeyField()
        self.field.taken.connect(self._show_key)
        self.verdict = widgets.Label(tr("Select a command, then press its new keys."), wrap=True)
        self.verdict.setMinimumHeight(2 * self.verdict.fontMetrics().lineSpacing() + 4)
        self.set = self._button(tr("&Use these keys"), lambda: self._ask(lambda keys: [self._key]))
        self.add = self._button(tr("&Add these keys"), lambda: self._ask(lambda keys: [*keys, self._key]))
        self.none = self._button(tr("&No keys"), lambda: self._ask(lambda keys: []))
        self.default = self._button(tr("&Default"), self._default)
        self.all = self._button(tr("Defaults for &all"), lambda: self.reset_asked.emit(list(self._lines)))
        buttons = widgets.dialog_buttons(self)
        buttons.addButton(self.all, QtWidgets.QDialogButtonBox.ButtonRole.ResetRole)
        widgets.lay_column(
            self.search,
            self.list,
            widgets.lay_row((self.field, 1), self.set, self.add, self.none, self.default),
            self.verdict,
            buttons,
            of=self,
        )
        self._choose()

    def _make_list(self) -> QtWidgets.QTreeWidget:
        made = widgets.table([tr("Command"), tr("Keys")], tr("Commands and their keys"), wide=(0,))
        made.currentItemChanged.connect(self._choose)
        made.itemActivated.connect(lambda: self.field.setFocus())
        return made

    def _button(self, text: str, slot: Callable[[], None]) -> QtWidgets.QPushButton:
        made = widgets.push_button(text, do=slot)
        made.setAutoDefault(False)
        return made

    @property
    def chosen(self) -> ShortcutLine | None:
        """The selected command."""
        item = self.list.currentItem()
        return self._lines.get(str(item.data(0, _NAME))) if item is not None else None

    def show_lines(self, lines: Sequence[ShortcutLine]) -> None:
        """Replace the listed commands. The selected one stays selected."""
        self._lines = {line.name: line for line in lines}
        self.all.setEnabled(any(line.keys != line.defaults for line in lines))
        self._narrow()

    def _narrow(self) -> None:
        chosen = self.chosen
        typed = self.search.text()
        with QSignalBlocker(self.list):
            self.list.clear()
            ranked = []
            for number, line in enumerate(self._lines.values()):
                keys = " ".join(_native(key) for key in (*line.keys, *line.shared))
                rank = match_score(typed, f"{line.title} {keys}")
                if rank is not None:
                    ranked.append((rank, number, line))
            for _, _, line in sorted(ranked, key=lambda one: one[:2]):
                self._add_row(line, current=chosen is not None and line.name == chosen.name)
            first = self.list.topLevelItem(0)
            if self.list.currentItem() is None and first is not None:
                self.list.setCurrentItem(first)
        self._choose()

    def _add_row(self, line: ShortcutLine, *, current: bool) -> None:
        own = line.keys != line.defaults
        in_game = ", ".join(_native(key) for key in line.shared)
        keys = ", ".join(_native(key) for key in line.keys)
        keys = ", ".join(filter(None, (keys, tr("{keys} (in a game)", keys=in_game) if in_game else "")))
        item = QtWidgets.QTreeWidgetItem([line.title, tr("{keys} (changed)", keys=keys).strip() if own else keys])
        item.setData(0, _NAME, line.name)
        if own:
            default = ", ".join(_native(key) for key in line.defaults) or tr("none")
            item.setToolTip(1, widgets.plain_tip(tr("By default: {default}", default=default)))
        text = keys or tr("no keys")
        said = tr("{keys}, changed", keys=text) if own else text
        item.setData(0, Qt.ItemDataRole.AccessibleDescriptionRole, said)
        self.list.addTopLevelItem(item)
        if current:
            self.list.setCurrentItem(item)

    def _choose(self) -> None:
        line = self.chosen
        self._key = ""
        self.field.clear()
        self.verdict.setText(tr("Select a command, then press its new keys."))
        self._show_key("")
        self.none.setEnabled(line is not None and bool(line.keys))
        self.default.setEnabled(line is not None and line.keys != line.defaults)
        self.field.setEnabled(line is not None)

    def _show_key(self, key: str) -> None:
        line = self.chosen
        self._key = key
        text, possible = self._judge(line.name, key) if line is not None and key else ("", bool(key))
        if key and line is not None:
            self.verdict.setText(text or tr("{keys} is not assigned.", keys=_native(key)))
        self.set.setEnabled(possible and line is not None)
        self.add.setEnabled(possible and line is not None and bool(line.keys) and key not in line.keys)
        self.field.setAccessibleDescription(self.verdict.text())

    def _ask(self, changed: Callable[[Sequence[str]], list[str]]) -> None:
        """Ask for new keys of the selected command."""
        if self.chosen is not None:
            self.asked.emit(self.chosen.name, changed(self.chosen.keys))

    def _default(self) -> None:
        if self.chosen is not None:
            self.reset_asked.emit([self.chosen.name])


def _native(key: str) -> str:
    return QKeySequence.fromString(key).toString(QKeySequence.SequenceFormat.NativeText)
