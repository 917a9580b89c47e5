"""Small widgets and layouts. Texts may come from files, so all are plain text unless asked otherwise.

Qt treats a text that begins like a tag as rich text, and opens the files of its images.
"""

import re
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import TypeVar

from PySide6 import QtWidgets
from PySide6.QtCore import QEvent, QObject, QSize, Qt, SignalInstance
from PySide6.QtGui import QAction

from kneedeep_editor.services.icons import icon
from kneedeep_editor.texts import tr

Slot = Callable[..., object] | SignalInstance
Standard = QtWidgets.QDialogButtonBox.StandardButton
Item = QtWidgets.QWidget | QtWidgets.QLayout
Part = Item | tuple[Item | None, int] | tuple[QtWidgets.QWidget, int, Qt.AlignmentFlag] | None
"""A widget or layout, optionally with stretch and alignment. None: a stretch."""
Box = TypeVar("Box", bound=QtWidgets.QBoxLayout)
_LOW = 75
"""The minimum height of a scrolling pane."""
_USUAL, _SHARE = 300, 0.45
"""The width of a column beside a map, and its maximum share of a narrow window."""
_FRAME = QSize(12, 40)
"""The size of a window's frame, in pixels."""


class Label(QtWidgets.QLabel):
    """A label with plain text, unless it is created for rich text."""

    def __init__(
        self,
        text: str = "",
        parent: QtWidgets.QWidget | None = None,
        *,
        rich: bool = False,
        wrap: bool = False,
        selectable: bool = False,
        look: str = "",
        alignment: Qt.AlignmentFlag | None = None,
        name: str = "",
        tip: str = "",
        description: str = "",
        key: str = "",
        margins: tuple[int, int, int, int] | None = None,
        buddy: QtWidgets.QWidget | None = None,
    ) -> None:
        """Show a text. `look`: a style such as "faint". `key`: object name. `name`, `description`: accessible texts.

        `buddy`: the field that gets the focus by the marked letter.
        """
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.RichText if rich else Qt.TextFormat.PlainText)
        super().setText(text)
        self.setWordWrap(wrap)
        if selectable:
            self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        if look:
            self.setProperty(look, True)
        if alignment is not None:
            self.setAlignment(alignment)
        self.setAccessibleName(name)
        self.setAccessibleDescription(description)
        self.setToolTip(tip)
        self.setObjectName(key)
        if margins is not None:
            self.setContentsMargins(*margins)
        if buddy is not None:
            self.setBuddy(buddy)


def plain_tip(text: str) -> str:
    """A text for a tool tip, escaped so that Qt does not treat it as rich text."""
    if "<" not in text:
        return text
    from html import escape

    return f"<span>{escape(text).replace(chr(10), '<br>')}</span>"


def tool_button(
    *,
    sign: str = "",
    text: str = "",
    name: str = "",
    tip: str = "",
    do: Slot | None = None,
    raised: bool = False,
    checkable: bool = False,
    beside: bool = False,
    focus: bool = True,
) -> QtWidgets.QToolButton:
    """A small button. `sign`: its icon. `name`: accessible name. `raised`: flat until hovered.

    `beside`: with its text beside the icon. `focus`: whether it can have the keyboard.
    """
    button = QtWidgets.QToolButton(autoRaise=raised)
    button.setText(text)
    button.setCheckable(checkable)
    if beside:
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    if not focus:
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    _finish(button, sign, name, tip, do)
    return button


def push_button(
    text: str = "", *, sign: str = "", name: str = "", tip: str = "", do: Slot | None = None, entered: bool = True
) -> QtWidgets.QPushButton:
    """A button with a text. `entered`: Enter can press it in a dialog."""
    button = QtWidgets.QPushButton(text)
    if not entered:
        button.setAutoDefault(False)
    _finish(button, sign, name, tip, do)
    return button


def check_box(text: str, *, tip: str = "", do: Slot | None = None) -> QtWidgets.QCheckBox:
    """A check box."""
    box = QtWidgets.QCheckBox(text)
    box.setToolTip(tip)
    if do is not None:
        box.toggled.connect(do)
    return box


def choice_box(
    choices: Iterable[tuple[str, object]] = (), *, chosen: object = None, name: str = "", do: Slot | None = None
) -> QtWidgets.QComboBox:
    """A combo box of texts with values.

    `chosen`: the initial value. `name`: accessible name. `do`: called when the choice changes.
    """
    box = QtWidgets.QComboBox()
    box.setAccessibleName(name)
    for text, value in choices:
        box.addItem(text, value)
    box.setCurrentIndex(max(box.findData(chosen), 0 if box.count() else -1))
    if do is not None:
        box.currentIndexChanged.connect(do)
    return box


def table(titles: Sequence[str], name: str, *, wide: Collection[int]) -> QtWidgets.QTreeWidget:
    """A table with titles. `name`: accessible name. `wide`: the columns that share the room."""
    tree = QtWidgets.QTreeWidget(columnCount=len(titles))
    tree.setAccessibleName(name)
    tree.setHeaderLabels(list(titles))
    tree.setRootIsDecorated(False)
    tree.setUniformRowHeights(True)
    tree.setAllColumnsShowFocus(True)
    header, modes = tree.header(), QtWidgets.QHeaderView.ResizeMode
    header.setStretchLastSection(False)
    for column in range(len(titles)):
        header.setSectionResizeMode(column, modes.Stretch if column in wide else modes.ResizeToContents)
    return tree


def dialog_buttons(
    dialog: QtWidgets.QDialog, *actions: QtWidgets.QPushButton, standard: Standard = Standard.Close
) -> QtWidgets.QDialogButtonBox:
    """The buttons of a dialog: its own, and standard ones that accept and reject it."""
    buttons = QtWidgets.QDialogButtonBox(standard)
    for action in actions:
        buttons.addButton(action, QtWidgets.QDialogButtonBox.ButtonRole.ActionRole)
    buttons.accepted.connect(dialog.accept)
    buttons.rejected.connect(dialog.reject)
    return buttons


def _finish(button: QtWidgets.QAbstractButton, sign: str, name: str, tip: str, do: Slot | None) -> None:
    if sign:
        button.setIcon(icon(sign))
    if name:
        button.setAccessibleName(name)
    if tip:
        button.setToolTip(tip)
    if do is not None:
        button.clicked.connect(do)


def lay_row(
    *parts: Part,
    of: QtWidgets.QWidget | None = None,
    margins: int | tuple[int, int, int, int] | None = None,
    spacing: int | None = None,
) -> QtWidgets.QHBoxLayout:
    """Arrange parts in a row. `of`: the widget to fill. `margins`: left, top, right, bottom, or one for all."""
    return _filled(QtWidgets.QHBoxLayout() if of is None else QtWidgets.QHBoxLayout(of), parts, margins, spacing)


def lay_column(
    *parts: Part,
    of: QtWidgets.QWidget | None = None,
    margins: int | tuple[int, int, int, int] | None = None,
    spacing: int | None = None,
) -> QtWidgets.QVBoxLayout:
    """Arrange parts in a column. See `lay_row`."""
    return _filled(QtWidgets.QVBoxLayout() if of is None else QtWidgets.QVBoxLayout(of), parts, margins, spacing)


def lay_grid(
    *, of: QtWidgets.QWidget | None = None, spacing: tuple[int, int] = (6, 4), wide: int = 1
) -> QtWidgets.QGridLayout:
    """An empty grid. `spacing`: horizontal and vertical. `wide`: the stretching column."""
    grid = QtWidgets.QGridLayout() if of is None else QtWidgets.QGridLayout(of)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(spacing[0])
    grid.setVerticalSpacing(spacing[1])
    grid.setColumnStretch(wide, 1)
    return grid


def _filled(
    box: Box, parts: tuple[Part, ...], margins: int | tuple[int, int, int, int] | None, spacing: int | None
) -> Box:
    if margins is not None:
        box.setContentsMargins(*(margins if isinstance(margins, tuple) else (margins,) * 4))
    if spacing is not None:
        box.setSpacing(spacing)
    for part in parts:
        item, stretch, *alignment = part if isinstance(part, tuple) else (part, 0)
        if isinstance(item, QtWidgets.QLayout):
            box.addLayout(item, stretch)
        elif item is not None:
            box.addWidget(item, stretch, *alignment)
        else:
            box.addStretch(stretch)
    return box


def lay_split(
    *widgets: QtWidgets.QWidget, sizes: Sequence[int], stretch: Sequence[int] = (), across: bool = True
) -> QtWidgets.QSplitter:
    """Widgets side by side or in a column, with handles between them. `stretch`: their shares of added room."""
    split = QtWidgets.QSplitter(Qt.Orientation.Horizontal if across else Qt.Orientation.Vertical)
    for widget in widgets:
        split.addWidget(widget)
    for number, share in enumerate(stretch):
        split.setStretchFactor(number, share)
    split.setSizes(sizes)
    return split


class _WheelKeeper(QObject):
    """Passes the mouse wheel from a field to its scrolling pane."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the wheel from changing the value."""
        if event.type() == QEvent.Type.Wheel:
            event.ignore()
        return event.type() == QEvent.Type.Wheel


def scroll_area(
    content: QtWidgets.QWidget | None = None, *, name: str = "", across: bool = False, focus: bool = False
) -> QtWidgets.QScrollArea:
    """A scrolling pane without a frame. `across`: also horizontally. `focus`: scrolls by keys."""
    pane = QtWidgets.QScrollArea(widgetResizable=True)
    pane.setFrameShape(QtWidgets.QFrame.Shape.NoFrame)
    pane.setAccessibleName(name)
    if not across:
        pane.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    if not focus:
        pane.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    if content is not None:
        pane.setWidget(content)
        keeper = _WheelKeeper(pane)
        for box in content.findChildren(QtWidgets.QWidget):
            if isinstance(box, QtWidgets.QComboBox | QtWidgets.QAbstractSpinBox):
                box.installEventFilter(keeper)
    return pane


def side_column(layout: QtWidgets.QLayout) -> QtWidgets.QScrollArea:
    """A column beside a dialog's content, as wide as its layout, that scrolls on a small screen."""
    content = QtWidgets.QWidget()
    content.setLayout(layout)
    pane = scroll_area(content)
    # Reserve a margin for the scroll bar.
    layout.setContentsMargins(0, 0, pane.verticalScrollBar().sizeHint().width(), 0)
    pane.setSizeAdjustPolicy(QtWidgets.QScrollArea.SizeAdjustPolicy.AdjustToContents)
    pane.setSizePolicy(QtWidgets.QSizePolicy.Policy.Fixed, QtWidgets.QSizePolicy.Policy.Preferred)
    return pane


class SideColumn(QtWidgets.QScrollArea):
    """A column beside a map that scrolls on a small screen, and is never narrower than its content."""

    def __init__(self, content: QtWidgets.QWidget) -> None:
        super().__init__(widgetResizable=True)
        self.setFrameShape(QtWidgets.QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(content)
        self._content = content

    def minimumSizeHint(self) -> QSize:
        """The width of the content with a scroll bar, or less than half of the window up to a usual width."""
        least = self._content.minimumSizeHint()
        bar = self.verticalScrollBar().sizeHint().width() if least.height() > self.height() else 0
        width = min(_USUAL, round(_SHARE * self.window().width()))
        return QSize(max(least.width() + bar, width), min(least.height(), _LOW))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the content."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)


def restyle(widget: QtWidgets.QWidget, name: str, value: object) -> None:
    """Set a property used by the style sheet, and apply the style."""
    if widget.property(name) != value:
        widget.setProperty(name, value)
        for one in (widget, *widget.findChildren(QtWidgets.QWidget)):
            one.style().unpolish(one)
            one.style().polish(one)


def take_out(layout: QtWidgets.QLayout | QtWidgets.QStackedWidget, widget: QtWidgets.QWidget) -> None:
    """Remove a widget from a layout and delete it."""
    layout.removeWidget(widget)
    widget.hide()
    widget.deleteLater()


def take_all_out(layout: QtWidgets.QLayout) -> None:
    """Remove all widgets from a layout and delete them."""
    while layout.count():
        item = layout.takeAt(0)
        widget = item.widget() if item is not None else None
        if widget is not None:
            take_out(layout, widget)


def give_letters(menu: QtWidgets.QMenu) -> None:
    """Give each visible entry of a menu its own Alt letter, as far as possible. Marked letters are preferred."""
    texts = {action: action.text().replace("&&", "\0") for action in menu.actions() if action.isVisible()}
    owners: dict[str, QAction] = {}
    for action, text in texts.items():
        for marked in re.findall(r"&(\w)", text.lower())[:1]:
            owners.setdefault(marked, action)
    for action in texts:
        if action not in owners.values():
            _take_letter(action, texts, owners, set())
    letters = {action: letter for letter, action in owners.items()}
    for action, text in texts.items():
        letter, plain = letters.get(action, ""), text.replace("&", "")
        if f"&{letter}" not in text.lower() or not letter:
            found = re.search(rf"\b{letter}", plain, re.IGNORECASE) or re.search(letter, plain, re.IGNORECASE)
            at = found.start() if found else 0
            action.setText(f"{plain[:at]}{'&' * bool(letter)}{plain[at:]}".replace("\0", "&&"))


def _take_letter(action: QAction, texts: dict[QAction, str], owners: dict[str, QAction], tried: set[str]) -> bool:
    """Give an entry a free letter, preferably the first of a word, or one that another entry can replace."""
    text = texts[action].lower()
    wanted = dict.fromkeys((*re.findall(r"\b[^\W\d_]", text), *re.findall(r"[^\W\d_]", text)))
    for letter in sorted(wanted, key=owners.__contains__):
        if letter not in tried:
            tried.add(letter)
            if letter not in owners or _take_letter(owners[letter], texts, owners, tried):
                owners[letter] = action
                return True
    return False


def size_on_screen(widget: QtWidgets.QWidget, wanted: QSize) -> QSize:
    """The size of a window, limited to the screen without its frame."""
    return wanted.boundedTo(widget.screen().availableSize() - _FRAME)


def set_up_overflow(bar: QtWidgets.QToolBar) -> None:
    """Give the overflow button of a toolbar an icon in the theme's colors, and a name."""
    more = bar.findChild(QtWidgets.QToolButton, "qt_toolbar_ext_button")
    if isinstance(more, QtWidgets.QToolButton):
        more.setIcon(icon("more"))
        more.setToolTip(tr("Show the commands that do not fit"))
        more.setAccessibleName(tr("More commands"))


class ResizeWatch(QObject):
    """Calls a function when a widget is resized while the floating widget is visible."""

    def __init__(self, floating: QtWidgets.QWidget, over: QtWidgets.QWidget, place: Callable[[], object]) -> None:
        """Watch `over` as long as the floating widget exists."""
        super().__init__(floating)
        self._floating, self._place = floating, place
        over.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move the floating widget to its place."""
        if event.type() == QEvent.Type.Resize and self._floating.isVisible():
            self._place()
        return False
