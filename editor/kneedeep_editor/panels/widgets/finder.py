"""A search line with a list of matches below, as a popup over the window."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QListWidget, QListWidgetItem, QWidget

from kneedeep_editor.panels.widgets.search_field import SearchField
from kneedeep_editor.services.screen_reader import speak_text
from kneedeep_editor.services.widgets import Label, lay_column
from kneedeep_editor.texts import tr_count

_LEADING = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
_TOP = 64
"""The distance from the top of a high window, in pixels."""
_NO_LETTER = -1


def match_score(typed: str, name: str) -> tuple[int, int, int] | None:
    """The rank of a name for typed text, the smallest being best. None without a match.

    The name must contain the letters in order, without blanks. The best match consists of beginnings of words, then of
    one substring, then of the fewest substrings. Of equal matches a shorter name is better, then an earlier match.
    """
    letters = "".join(typed.casefold().split())
    text = name.casefold()
    if not letters:
        return (0, 0, 0)
    starts = [at for at in range(len(text)) if text[at].isalnum() and (at == 0 or not text[at - 1].isalnum())]
    ways = [way for start in (*starts, None) if (way := _way(letters, text, starts, start)) is not None]
    return min((_rank(way, starts, len(text)) for way in ways), default=None)


def _way(letters: str, text: str, starts: Sequence[int], first: int | None) -> list[int] | None:
    """The indices of the letters in a text, if possible adjacent. `first`: the fixed index of the first letter."""
    begin = text.find(letters[0]) if first is None else first
    if begin < 0 or text[begin] != letters[0]:
        return None
    way = [begin]
    for letter in letters[1:]:
        at = way[-1] + 1
        if text[at : at + 1] != letter:
            word = next((start for start in starts if start >= at and text[start] == letter), _NO_LETTER)
            at = word if word != _NO_LETTER else text.find(letter, at)
        if at < 0:
            return None if first is None else _way(letters, text, starts, None)
        way.append(at)
    return way


def _rank(way: Sequence[int], starts: Sequence[int], length: int) -> tuple[int, int, int]:
    stretches = [at for index, at in enumerate(way) if index == 0 or at != way[index - 1] + 1]
    inside = sum(at not in starts for at in stretches)
    return (inside * 4 + len(stretches) - 1, length, way[0])


class Finder(QDialog):
    """The base class of finders. Subclasses fill the list in `narrow` and handle the choice in `take`.

    Up and down move in the list while the line keeps the focus. Enter or a click chooses.
    """

    size_wished = QSize(460, 320)

    def __init__(self, parent: QWidget, line: str, entries: str, nothing: str) -> None:
        """Create it empty and hidden. `line` and `entries` are accessible names, `nothing` the text without matches."""
        super().__init__(parent, Qt.WindowType.Popup)
        self.search = SearchField(line, self)
        self.list = QListWidget(self)
        self.list.setAccessibleName(entries)
        self.list.setUniformItemSizes(True)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.none = Label(nothing, self, alignment=Qt.AlignmentFlag.AlignCenter)
        lay_column(self.search, self.list, (self.none, 1), of=self, margins=8)
        self.search.textChanged.connect(self._renew)
        self.search.returnPressed.connect(self._choose)
        self.search.installEventFilter(self)
        self.list.itemClicked.connect(self._choose)
        self.list.currentRowChanged.connect(self._speak_entry)
        self._narrowing = False

    def narrow(self, typed: str) -> None:
        """Fill the empty list with matches. The first selectable one becomes current."""
        raise NotImplementedError

    def take(self, item: QListWidgetItem) -> None:
        """Handle the choice. The finder is already hidden."""
        raise NotImplementedError

    def appear(self, over: QWidget) -> None:
        """Show it over a widget, with an empty line."""
        self.search.clear()
        self._renew()
        top = min(_TOP, over.height() // 10)
        size = self.size_wished.boundedTo(over.size() - QSize(24, 24 + top))
        corner = over.mapToGlobal(QPoint((over.width() - size.width()) // 2, top))
        self.setGeometry(QRect(corner, size))
        self.show()
        self.search.setFocus()
        self._speak_all()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move in the list with the up and down keys."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() in _LEADING:
            self.list.event(event)
            return True
        return super().eventFilter(watched, event)

    def _renew(self) -> None:
        self._narrowing = True
        self.list.clear()
        self.narrow(self.search.text())
        self._narrowing = False
        count = self.list.count()
        self.list.setVisible(bool(count))
        self.none.setVisible(not count)
        if self.isVisible():
            self._speak_all()

    def _speak_all(self) -> None:
        """Speak the number of entries and the current one."""
        count = self.list.count()
        found = tr_count("{n} entry", "{n} entries", count) if count else self.none.text()
        speak_text(self.search, ". ".join(filter(None, (found, self.current))))

    def _speak_entry(self) -> None:
        if not self._narrowing and self.isVisible():
            speak_text(self.search, self.current)

    @property
    def current(self) -> str:
        """The spoken text of the current entry, or of the first if none is selectable: its name and description."""
        if not self.list.count():
            return ""
        item = self.list.item(max(0, self.list.currentRow()))
        more = item.data(Qt.ItemDataRole.AccessibleDescriptionRole)
        return ", ".join(filter(None, (item.text(), more)))

    def _choose(self) -> None:
        item = self.list.currentItem() if self.list.currentRow() >= 0 else None
        if item is not None and item.flags() & Qt.ItemFlag.ItemIsEnabled:
            self.hide()
            self.take(item)


def match_names(typed: str, names: Iterable[str]) -> list[int]:
    """The indices of matching names, the best first."""
    ranks = ((match_score(typed, name), number) for number, name in enumerate(names))
    return [number for _, number in sorted((rank, number) for rank, number in ranks if rank is not None)]
