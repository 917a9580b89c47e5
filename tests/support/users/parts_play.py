"""Plays with parts of windows and dialogs, which are known by their names for screen readers."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QLineEdit, QPlainTextEdit, QWidget

from kneedeep_editor.panels.properties.list_fields import Actions
from tests.support.every_page import choose
from tests.support.users.editor_user import LEFT
from tests.support.users.keyboard_user import read
from tests.support.users.play_rows import Play, equal, fits
from tests.support.values import typed

FIELDS = (QLineEdit, QPlainTextEdit)


class PartsPlay(Play):
    """A user of buttons, fields and lists."""

    def parts(self, *kinds: type[QWidget]) -> list[tuple[str, QWidget]]:
        """The visible widgets of some kinds with their names for screen readers, and labels with their texts."""
        windows = [one for one in QApplication.topLevelWidgets() if one.isVisible()]
        widgets = [one for window in windows for one in window.findChildren(QWidget)]
        return [
            ((one.accessibleName() or read(one, QAccessible.Text.Name)).replace("&", "").strip(), one)
            for one in widgets
            if isinstance(one, kinds) and one.isVisible()
        ]

    def part(self, name: str, *kinds: type[QWidget]) -> Any:
        """The widget of a name, in the window that was opened last."""
        parts = self.parts(*kinds)
        found = [one for known, one in parts if fits(known, name)]
        assert found, f"no {name!r} among {sorted({known for known, _ in parts})}"
        return found[-1]

    def push(self, name: str) -> None:
        """Click a button, or into a field."""
        QTest.mouseClick(self.part(name, QAbstractButton, QLineEdit), LEFT)
        QApplication.processEvents()

    def pick(self, chosen: Mapping[str, str]) -> None:
        """Choose entries of lists."""
        for name, text in chosen.items():
            choose(self.list_named(name), text)

    def list_named(self, name: str) -> QComboBox:
        """A list with the entries that it offers now."""
        found = typed(QComboBox, self.part(name, QComboBox))
        around: QWidget | None = found
        while around is not None and not hasattr(around, "renew"):
            around = around.parentWidget()
        if around is not None:
            around.renew()
        return found

    def more(self, chosen: Mapping[str, str]) -> None:
        """Choose a line in the menu of a button."""
        for name, text in chosen.items():
            button = typed(Actions, self.part(name, Actions))
            button.fill()
            next(action for action in button.menu_of.actions() if fits(action.text(), text)).trigger()
        QApplication.processEvents()

    def write(self, texts: Mapping[str, str]) -> None:
        """Replace texts of fields by typing."""
        for name, text in texts.items():
            field = self.part(name, *FIELDS)
            field.setFocus()
            field.selectAll()
            QTest.keyClick(field, Qt.Key.Key_Delete)
            QTest.keyClicks(field, text)

    def go_into(self, name: str) -> None:
        """Give a part the keyboard."""
        self.part(name, *FIELDS, QComboBox, QAbstractButton).setFocus()

    # Comparing

    def shows(self, texts: Mapping[str, str]) -> None:
        """What fields show."""
        found = {name: self.part(name, *FIELDS) for name in texts}
        equal({name: getattr(one, "text", getattr(one, "toPlainText", str))() for name, one in found.items()}, texts)

    def offers(self, lists: Mapping[str, list[str]]) -> None:
        """The entries of lists."""
        boxes = {name: self.list_named(name) for name in lists}
        equal({name: [box.itemText(row) for row in range(box.count())] for name, box in boxes.items()}, lists)

    def words(self) -> list[str]:
        """All names and texts that are seen."""
        labels = [one.text() for _, one in self.parts(QLabel) if isinstance(one, QLabel)]
        return [*(name for name, _ in self.parts(QWidget)), *labels]

    def shown(self, names: list[str]) -> None:
        """Names of buttons and fields, and texts, that are seen."""
        found = self.words()
        missing = [name for name in names if not any(fits(one, name) for one in found)]
        assert not missing, f"no {missing} among {sorted({*found})}"

    def hidden(self, names: list[str]) -> None:
        """Names and texts that are not seen."""
        found = self.words()
        equal([name for name in names if any(fits(one, name) for one in found)], [])

    def unusable(self, name: str) -> None:
        equal(self.part(name, *FIELDS, QAbstractButton).isEnabled(), False)
