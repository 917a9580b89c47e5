"""The set-up list: items by area, with check boxes. The next one is marked."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, QSize, Signal
from PySide6.QtGui import QFontMetrics, QIcon, QKeyEvent, QPixmap
from PySide6.QtWidgets import QCheckBox, QLabel, QSizePolicy, QWidget

from kneedeep.drawing.primitive import DisplayList
from kneedeep.report.table_texts import SetupItem
from kneedeep_editor.services.widgets import Label, lay_column, lay_row, restyle, scroll_area
from kneedeep_editor.table_mode.enter_button import EnterButton, handle_enter
from kneedeep_editor.texts import later, tr

ICON = 46
_MARGIN = 4
_DONE = later("All of it is on the table.")


class SetupGroup(NamedTuple):
    """The items of an area, or placed ones, under a heading."""

    title: str
    items: tuple[SetupItem, ...]


class SetupRow(QCheckBox):
    """An item of the list. Arrow keys move between items."""

    def __init__(self, item: SetupItem) -> None:
        times = f"{item.number} × " if item.number > 1 else ""
        self._words = f"{times}{item.name}\n{item.places}"
        super().__init__(self._words)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.key = item.key
        self.setAccessibleName(f"{times}{item.name}, {item.places}")

    def wrap(self, width: int) -> None:
        """Wrap lines that are wider than the list."""
        metrics = self.fontMetrics()
        widest = max(metrics.horizontalAdvance(line) for line in self.text().splitlines())
        self.setText(wrapped(self._words, metrics, width - (self.sizeHint().width() - widest)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Check with Enter, move with arrow keys."""
        if not handle_enter(self, event):
            super().keyPressEvent(event)


class SetupList(QWidget):
    """Shows items. `ticked` has their keys, and whether they are on the table."""

    ticked = Signal(object, bool)

    def __init__(self, picture: Callable[[DisplayList, int], QPixmap]) -> None:
        """Begin empty. `picture`: draws a display list into a square of a size in points."""
        super().__init__()
        self.setObjectName("placing")
        self._picture = picture
        self._groups: tuple[SetupGroup, ...] = ()
        self._pixels = 0
        self.rows: dict[str, SetupRow] = {}
        self._counts: list[tuple[QLabel, EnterButton, SetupGroup]] = []
        self.title = Label(tr("Set up"), key="list-title")
        self.pane = scroll_area()
        self.pane.viewport().installEventFilter(self)
        lay_column(self.title, (self.pane, 1), of=self, margins=0, spacing=2)

    def show_groups(self, groups: Sequence[SetupGroup], ticked: Iterable[str], following: str, pixels: int) -> None:
        """Show groups of items. `following`: the key of the next item. `pixels`: the size of the text."""
        if tuple(groups) != self._groups or pixels != self._pixels:
            self._groups, self._pixels = tuple(groups), pixels
            self._build()
        done = set(ticked)
        for key, row in self.rows.items():
            with QSignalBlocker(row):
                row.setChecked(key in done)
            mark = "next" if key == following else "done" if key in done else ""
            restyle(row, "mark", mark)
        for label, button, group in self._counts:
            count = sum(item.key in done for item in group.items)
            label.setText(tr("{area}  –  {count} of {all}", area=group.title, count=count, all=len(group.items)))
            button.setEnabled(count < len(group.items))
        total = {item.key for group in groups for item in group.items}
        self.title.setText(tr("Set up") if total - done else tr(_DONE))
        if following in self.rows:
            self.pane.ensureWidgetVisible(self.rows[following], 0, 60)

    def forget_pictures(self) -> None:
        """Drop the cached pictures."""
        self._groups = ()

    def _build(self) -> None:
        self.rows = {}
        self._counts = []
        inside = QWidget()
        layout = lay_column(of=inside, margins=(_MARGIN, 0, _MARGIN, 8), spacing=1)
        side = round(ICON * self._pixels / 20)
        for group in self._groups:
            label = Label(look="heading", wrap=True)
            everything = EnterButton(
                tr("All"),
                name=tr("All of {area} is on the table", area=group.title),
                tip=tr("All of this is on the table"),
                do=partial(self._tick, tuple(item.key for item in group.items), True),
            )
            layout.addLayout(lay_row((label, 1), everything))
            self._counts.append((label, everything, group))
            for item in group.items:
                row = SetupRow(item)
                row.setIcon(QIcon(self._picture(item.icon, side)))
                row.setIconSize(QSize(side, side))
                row.toggled.connect(partial(self._tick, (item.key,)))
                layout.addWidget(row)
                self.rows[item.key] = row
        layout.addStretch()
        self.pane.setWidget(inside)
        self._wrap()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wrap lines for the new width."""
        if event.type() == QEvent.Type.Resize:
            self._wrap()
        return False

    def _wrap(self) -> None:
        for row in self.rows.values():
            row.wrap(self.pane.viewport().width() - 2 * _MARGIN)

    def _tick(self, keys: tuple[str, ...], on: bool) -> None:
        self.ticked.emit(keys, on)


def wrapped(text: str, metrics: QFontMetrics, width: int) -> str:
    """A text wrapped between words to a width."""
    lines: list[str] = []
    for line in text.splitlines():
        lines.append("")
        for word in line.split(" "):
            longer = f"{lines[-1]} {word}" if lines[-1] else word
            if lines[-1] and metrics.horizontalAdvance(longer) > width:
                lines.append(word)
            else:
                lines[-1] = longer
    return "\n".join(lines)


def next_of(groups: Sequence[SetupGroup], ticked: Iterable[str]) -> SetupItem | None:
    """The first item not on the table yet."""
    done = set(ticked)
    return next((item for group in groups for item in group.items if item.key not in done), None)


def groups_of(
    items: Sequence[SetupItem], titles: Mapping[str, str], ticked: Iterable[str], newest: str
) -> list[SetupGroup]:
    """The groups to show: the newest area first, others while any of their items is missing."""
    done = set(ticked)
    by_area: dict[str, list[SetupItem]] = {}
    for item in items:
        by_area.setdefault(item.area, []).append(item)
    order = sorted(by_area, key=lambda area: area != newest)
    return [
        SetupGroup(titles.get(area, area), tuple(by_area[area]))
        for area in order
        if area == newest or any(item.key not in done for item in by_area[area])
    ]
