"""The base class of form fields: it shows a value, reports a new one, and rejects invalid input."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt, Signal, SignalInstance
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QComboBox, QLineEdit, QPlainTextEdit, QWidget

from kneedeep.board.script.display_names import DisplayNames
from kneedeep.model.catalog.edition import Feature
from kneedeep.model.catalog.house_rules import Switch
from kneedeep_editor.panels.properties.name_choices import NameChoice
from kneedeep_editor.panels.properties.unused_fields import UnusedField
from kneedeep_editor.services.widgets import plain_tip, restyle
from kneedeep_editor.texts import EditionTexts

Space = tuple[int, int]


class PickRequest(NamedTuple):
    """A request to pick spaces on the map. `done`: called with them.

    `refused`: the reason why a space does not fit, empty for a suitable one.
    """

    several: bool
    present: tuple[Space, ...]
    done: Callable[[tuple[Space, ...]], None]
    refused: Callable[[Space], str] = lambda space: ""


class InputWatcher(QObject):
    """Handles keys in the fields of a form. `escaped`: return to the map."""

    escaped = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._entered: QObject | None = None
        """The line edit that a click has just focused."""

    def watch(self, widget: QWidget) -> None:
        """Watch a widget that takes the focus."""
        widget.installEventFilter(self)
        widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leave undo to the document; keep letters from tools, Esc from the selection, the wheel from values.

        The click that focuses a line selects its text, so that typing replaces it.
        """
        kind = event.type()
        if isinstance(watched, QLineEdit):
            if isinstance(event, QFocusEvent) and kind == QEvent.Type.FocusIn:
                self._entered = watched if event.reason() == Qt.FocusReason.MouseFocusReason else None
            elif kind == QEvent.Type.MouseButtonRelease and self._entered is watched:
                self._entered = None
                if not watched.hasSelectedText():
                    watched.selectAll()
        if kind == QEvent.Type.Wheel and isinstance(watched, QComboBox):
            event.ignore()
            return True
        if not isinstance(event, QKeyEvent) or kind not in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
            return False
        return self._override(watched, event) if kind == QEvent.Type.ShortcutOverride else self._key(event)

    def _override(self, watched: QObject, event: QKeyEvent) -> bool:
        keys = QKeySequence.StandardKey
        if event.matches(keys.Undo) or event.matches(keys.Redo):
            event.ignore()
            return True
        plain = not event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
        writes = isinstance(watched, QLineEdit | QPlainTextEdit)
        if event.key() == Qt.Key.Key_Escape or (
            plain and not writes and not Qt.Key.Key_F1 <= event.key() <= Qt.Key.Key_F35
        ):
            event.accept()
            return True
        return False

    def _key(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Escape:
            self.escaped.emit()
            return True
        return False


class FieldContext(NamedTuple):
    """The context of fields: names to offer, numbers of marines, house rules, a place on the map, owners of ids.

    `named`: gives an element an id with the next change. `point`: lets the user pick a suitable element on the map.
    `go`: shows a named element. `here`: an initial space. `idle`: why elements don't use a key, or None. `words`:
    conditions and steps in sentences. `features`: the edition's features. `texts`: texts in terms of the edition.
    `floors`: the floors of areas by id.
    """

    offers: Callable[[str], Sequence[NameChoice]]
    named: Callable[[int], str]
    point: Callable[[str, Callable[[NameChoice], None]], None]
    go: Callable[[str], None]
    here: Callable[[], Space]
    words: Callable[[], DisplayNames]
    counts: Callable[[], tuple[int, ...]]
    switches: Callable[[], Sequence[Switch]]
    pick: Callable[[PickRequest], None]
    taken: Callable[[str], str]
    inputs: InputWatcher
    idle: Callable[[str, Sequence[Any]], UnusedField | None]
    features: Callable[[], Collection[Feature]]
    texts: Callable[[], EditionTexts]
    floors: Callable[[], Mapping[str, str]]


class Field(QWidget):
    """A field. `asked` has a value and whether it is still being typed. `complained` has an error, or nothing.

    `finished`: the next input is a new undo step.
    """

    asked = Signal(object, bool)
    complained = Signal(str)
    finished = Signal()
    tall = False
    """Whether it is below its label, in the whole width."""
    room = 90
    """Its minimum width in pixels."""

    def __init__(self, around: FieldContext) -> None:
        super().__init__()
        self.around = around
        self.called = ""
        self._held: list[QWidget] = []

    def hold(self, *parts: QWidget) -> None:
        """Register the focusable widgets and nested fields. A first widget gets the field's focus."""
        for part in parts:
            if not isinstance(part, Field):
                self.around.inputs.watch(part)
        self._held = list(parts)
        if not isinstance(parts[0], Field):
            self.setFocusProxy(parts[0])

    def lead(self, part: "Field", asked: Callable[[Any, bool], object] | SignalInstance) -> None:
        """Connect a nested field: its values go to `asked`, errors and ends of input are reported by this field."""
        part.asked.connect(asked)
        part.complained.connect(self.complained)
        part.finished.connect(self.finished)

    def put(self, value: Any, *, faint: bool = False, mixed: bool = False) -> None:
        """Show a value. `faint`: it is the default. `mixed`: several elements differ."""
        raise NotImplementedError

    def call(self, name: str, doc: str) -> None:
        """Set the accessible names of the widgets and nested fields."""
        self.called = name
        self.setAccessibleName(name)
        self.setToolTip(plain_tip(doc))
        for widget in self.inputs():
            widget.setAccessibleName(name)
            # Some screen readers read a combo box's value as its name, so that its real name is in the description.
            widget.setAccessibleDescription(f"{name}. {doc}" if isinstance(widget, QComboBox) else doc)
        for part in self._held:
            if isinstance(part, Field):
                part.call(name, doc)

    def call_again(self, before: Sequence[QWidget]) -> None:
        """Set the accessible names again if there are new widgets. `before`: the previous inputs."""
        if self.called and self.inputs() != before:
            self.call(self.called, self.toolTip())

    def belong(self, name: str) -> None:
        """Set the name whose value this is, for a value of a mapping."""

    def inputs(self) -> list[QWidget]:
        """The focusable widgets, in order."""
        return inputs_of(*self._held)

    def lend(self) -> Callable[[], list[tuple[str, Callable[[], None]]]]:
        """Hand over the field's menu to another field. Returns a callback for its entries (title, callback)."""
        return list


def inputs_of(*parts: QWidget | None) -> list[QWidget]:
    """The focusable widgets among some widgets, and those in nested fields."""
    found: list[QWidget] = []
    for part in parts:
        if part is not None:
            found += part.inputs() if isinstance(part, Field) else [part]
    return found


def set_faint(widget: QWidget, faint: bool) -> None:
    """Show the content of a widget faintly, or normally."""
    restyle(widget, "faint", faint or None)
