"""A layout with widgets side by side if there is room, else in a column."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QEvent, QRect, QSize
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

_LINE = 34
"""The maximum height of a row of one-line widgets, in which lower ones are centered."""


class _Part(NamedTuple):
    widget: QWidget
    wanted: Callable[[], int]
    share: int

    @property
    def width(self) -> int:
        """The wanted width."""
        return max(self.wanted(), self.widget.minimumSizeHint().width())

    def height(self, width: int) -> int:
        """The height at a width."""
        widget = self.widget
        own = widget.heightForWidth(width) if widget.hasHeightForWidth() else widget.sizeHint().height()
        return min(max(own, widget.minimumHeight()), widget.maximumHeight())


class AdaptiveRow(QWidget):
    """Widgets in a row while each gets its wanted width. Otherwise each has its own row.

    Widgets are placed without a QLayout, since Qt and Python disagree about the ownership of a Python layout's items.
    """

    def __init__(self, spacing: int) -> None:
        """Take the spacing in pixels."""
        super().__init__()
        self._spacing = spacing
        self._parts: list[_Part] = []
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def widgets(self) -> list[QWidget]:
        """The widgets, in order."""
        return [part.widget for part in self._parts]

    def add(self, widget: QWidget, wanted: Callable[[], int], share: int) -> None:
        """Add a widget with a wanted width in pixels and a share of the remaining width."""
        self._parts.append(_Part(widget, wanted, share))
        widget.setParent(self)
        widget.show()
        self.updateGeometry()

    def drop(self, widget: QWidget) -> None:
        """Remove a widget before it is deleted."""
        self._parts = [part for part in self._parts if part.widget is not widget]
        self.updateGeometry()

    def event(self, event: QEvent) -> bool:
        """Place the widgets again when one of them changes its size hint."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._arrange(self.rect(), placing=True)
            self.updateGeometry()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place everything."""
        super().resizeEvent(event)
        self._arrange(self.rect(), placing=True)

    def showEvent(self, event: QShowEvent) -> None:
        """Apply changes since the row was hidden."""
        super().showEvent(event)
        self._arrange(self.rect(), placing=True)
        self.updateGeometry()

    def heightForWidth(self, width: int) -> int:
        """The height for a width."""
        return self._arrange(QRect(0, 0, width, 0), placing=False)

    def sizeHint(self) -> QSize:
        """The size of all widgets in a row."""
        shown = self._shown()
        return QSize(self._needed(shown), max((part.height(part.width) for part in shown), default=0))

    def minimumSizeHint(self) -> QSize:
        """The minimum size: the widest widget in a column."""
        shown = self._shown()
        width = max((part.widget.minimumSizeHint().width() for part in shown), default=0)
        return QSize(width, max((part.widget.minimumSizeHint().height() for part in shown), default=0))

    def _shown(self) -> list[_Part]:
        return [part for part in self._parts if not part.widget.isHidden()]

    def _needed(self, shown: list[_Part]) -> int:
        return sum(part.width for part in shown) + self._spacing * max(0, len(shown) - 1)

    def _arrange(self, rect: QRect, *, placing: bool) -> int:
        """Place the widgets, or only measure them. Returns the height."""
        shown = self._shown()
        if (left := rect.width() - self._needed(shown)) < 0:
            return self._stack(rect, shown, placing=placing)
        shares = sum(part.share for part in shown) or 1
        widths = [part.width + left * part.share // shares for part in shown]
        heights = [part.height(width) for part, width in zip(shown, widths, strict=True)]
        line = min(max(heights, default=0), _LINE)
        x = rect.x()
        for part, width, own in zip(shown, widths, heights, strict=True):
            if placing:
                part.widget.setGeometry(x, rect.y() + max(0, (line - own) // 2), width, own)
            x += width + self._spacing
        return max(heights, default=0)

    def _stack(self, rect: QRect, shown: list[_Part], *, placing: bool) -> int:
        y = rect.y()
        for part in shown:
            own = part.height(rect.width())
            if placing:
                part.widget.setGeometry(rect.x(), y, rect.width(), own)
            y += own + self._spacing
        return max(0, y - self._spacing - rect.y())
