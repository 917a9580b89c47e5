"""A notice at the lower edge of the map, with an undo button."""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QWidget

from kneedeep_editor.services.widgets import Label, ResizeWatch, lay_row, tool_button
from kneedeep_editor.texts import tr

_WIDEST = 560
_MARGIN = 12
_SHOWN = 15_000


class NoticeBar(QFrame):
    """Shows one notice at a time. `undo_asked`: undo the reported step. `accepted`: the offer was accepted."""

    undo_asked = Signal()
    accepted = Signal()
    closed = Signal()

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self.setObjectName("notice")
        self.setAccessibleName(tr("Notice"))
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self._over = over
        self.text = Label(wrap=True)
        tip = tr("Undo the last step")
        self.undo = tool_button(sign="undo", text=tr("Undo"), tip=tip, do=self.undo_asked, beside=True, focus=False)
        self.undo.clicked.connect(self.hide)
        self.offered = tool_button(sign="fix", raised=True, text="-", do=self.accepted, beside=True, focus=False)
        name = tr("Close the notice")
        close = tool_button(text="×", raised=True, name=name, tip=tr("Close"), do=self.hide, focus=False)
        close.clicked.connect(self.closed)
        lay_row((self.text, 1), self.offered, self.undo, close, of=self, margins=(12, 8, 6, 8), spacing=8)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.hide)
        ResizeWatch(self, over, self._place)
        self.hide()

    def show_notice(self, text: str) -> None:
        """Show a text for some seconds, with an undo button."""
        self._show(text, self.undo)
        self._timer.start(_SHOWN)

    def offer(self, text: str, label: str) -> None:
        """Show a text with a button until the notice is hidden or closed."""
        self.offered.setText(label)
        self._timer.stop()
        self._show(text, self.offered)

    def ask(self, text: str) -> None:
        """Show a text without a button until the notice is hidden or closed."""
        self._timer.stop()
        self._show(text)

    def _show(self, text: str, shown: QWidget | None = None) -> None:
        for button in (self.undo, self.offered):
            button.setVisible(button is shown)
        self.text.setText(text)
        self.setAccessibleDescription(text)
        self.show()
        self._place()
        # The map repaints its label beside the pointer, which the bar may cover.
        self._over.update()

    def _place(self) -> None:
        width = min(_WIDEST, self._over.width() - 2 * _MARGIN)
        layout = self.layout()
        assert layout is not None
        layout.activate()
        height = layout.totalHeightForWidth(width)
        self.setGeometry((self._over.width() - width) // 2, self._over.height() - height - _MARGIN, width, height)
