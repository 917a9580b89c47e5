"""The inventory panel: the map's parts compared with the boxes' contents, and the parts of each area."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from PySide6 import QtWidgets
from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QColor

from kneedeep.analysis.components.inventory import PRINTED, Inventory, InventoryEntry
from kneedeep.analysis.framework.finding import Finding
from kneedeep_editor.panels.widgets.code_marks import plain
from kneedeep_editor.services.icons import icon
from kneedeep_editor.services.widgets import Label, check_box, lay_column, lay_row, plain_tip, table
from kneedeep_editor.services.window_theme import current_theme
from kneedeep_editor.texts import EditionTexts, later, later_count, tr, tr_count

_GROUPS = {
    "pieces": later("Map pieces"),
    PRINTED: later("Tiles to print"),
    "parts": later("Doors and tokens"),
    "figures": later("Invaders"),
}
_MARINES = later_count("with {n} marine", "with {n} marines")
_SERIALS = Qt.ItemDataRole.UserRole
_KEY = Qt.ItemDataRole.UserRole + 1
_UNKNOWN = "?"
_LEAST = 300
_NUMBER = 44
"""The minimum width of a column of numbers, in pixels."""


class InventoryPanel(QtWidgets.QWidget):
    """The panel. `found` has the serials of chosen parts, to be selected and shown."""

    found = Signal(object)

    def __init__(self, texts: Callable[[], EditionTexts]) -> None:
        """Begin empty. `texts`: the names of the groups."""
        super().__init__()
        self._texts = texts
        self.setMinimumWidth(_LEAST)
        self._inventory: Inventory | None = None
        self._short: tuple[str, ...] = ()
        self.summary = Label(tr("Counting …"), wrap=True, name=tr("Shortages"), margins=(10, 8, 10, 4))
        self.used_only = check_box(tr("Only used parts"), do=self._fill)
        self.used_only.setChecked(True)
        self.box = self._make_tree(tr("Parts used and in the box"), (tr("Part"), tr("Used"), tr("In box"), tr("Left")))
        self.order = self._make_tree(tr("Build order by area"), (tr("Area and part"), tr("Number")))
        self.tabs = tabs = QtWidgets.QTabWidget(documentMode=True)
        tabs.setAccessibleName(tr("Inventory"))
        page = QtWidgets.QWidget()
        row = lay_row(self.used_only, None, margins=(8, 0, 8, 6))
        lay_column((self.box, 1), row, of=page, margins=(0, 4, 0, 0))
        tabs.addTab(page, tr("Box"))
        tabs.addTab(self.order, tr("Build order"))
        lay_column(self.summary, (tabs, 1), of=self, margins=0)

    def _make_tree(self, name: str, titles: Sequence[str]) -> QtWidgets.QTreeWidget:
        tree = table([tr(title) for title in titles], name, wide=(0,))
        tree.setAccessibleDescription(tr("Press Enter or click to find the parts on the map."))
        tree.setRootIsDecorated(True)
        tree.header().setMinimumSectionSize(_NUMBER)
        tree.itemClicked.connect(self._find)
        tree.itemActivated.connect(self._find)
        return tree

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme of the windows."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._fill()

    def show_inventory(self, inventory: Inventory, short: Iterable[Finding]) -> None:
        """Show used and available parts. `short`: the findings about shortages."""
        lines = tuple(plain(finding.message) for finding in short)
        if inventory == self._inventory and lines == self._short:
            return
        self._inventory, self._short = inventory, lines
        if lines:
            self.summary.setText("\n".join(lines))
        else:
            marines = tr(", with {marines} marines", marines=inventory.marines) if inventory.marines > 1 else ""
            held = " and ".join(inventory.boxes) or "box"
            used = [entry for entry in inventory.entries if entry.used]
            unsure = any(entry.held is None for entry in used if entry.group != PRINTED)
            text = (
                tr("Nothing that is counted is missing from the {box}{marines}.", box=held, marines=marines)
                if unsure
                else tr("The {box} contains everything{marines}.", box=held, marines=marines)
            )
            printed = any(entry.group == PRINTED for entry in used)
            self.summary.setText(tr("{text} Tiles to print are not part of it.", text=text) if printed else text)
        self._fill()

    def _fill(self) -> None:
        if self._inventory is None:
            return
        used_only = self.used_only.isChecked()
        rows: dict[str, list[QtWidgets.QTreeWidgetItem]] = {}
        for entry in self._inventory.entries:
            if entry.used or not used_only:
                rows.setdefault(entry.group, []).append(_row(entry))
        titles = ((group, self._texts().tr(title)) for group, title in _GROUPS.items())
        _renew(self.box, [_branch(title, group, rows[group]) for group, title in titles if group in rows])
        areas = []
        for area in self._inventory.areas:
            things = []
            for name, count, serials in area.things:
                item = QtWidgets.QTreeWidgetItem([name, str(count)])
                item.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                things.append(_bound(item, f"{area.area}/{name}", serials))
            title = tr("{name} (start)", name=area.name) if area.start else area.name
            serials = tuple(dict.fromkeys(one for _, _, some in area.things for one in some))
            areas.append(_branch(title, area.area, things, serials))
        _renew(self.order, areas)

    def _find(self, item: QtWidgets.QTreeWidgetItem, column: int) -> None:
        if serials := item.data(0, _SERIALS):
            self.found.emit(tuple(serials))


def _row(entry: InventoryEntry) -> QtWidgets.QTreeWidgetItem:
    item = _numbers(entry.name, entry.used, entry.held, entry.left, entry.missing)
    left = item.text(3)
    held = item.text(2)
    item.setToolTip(0, plain_tip(entry.shown_by))
    if entry.group == PRINTED:
        item.setText(2, "")
    elif entry.held is None:
        item.setToolTip(2, tr("No source gives the number that the box holds."))
    if entry.missing:
        item.setIcon(0, icon("warning"))
        item.setForeground(3, QColor(current_theme().warning))
    for take in entry.takes if any(take.used for take in entry.takes) else ():
        title = tr_count(*_MARINES, take.marines)
        rest = None if take.held is None else max(0, take.held - take.used)
        row = _numbers(title, take.used, take.held, rest, 0 if take.held is None else max(0, take.used - take.held))
        row.setToolTip(0, tr("Most at once in {area}", area=take.area) if take.area else "")
        item.addChild(_bound(row, f"{entry.group}/{entry.name}/{take.marines}", entry.serials))
    if entry.shown_by:
        how = QtWidgets.QTreeWidgetItem([entry.shown_by])
        how.setForeground(0, QColor(current_theme().faint))
        item.addChild(_bound(how, f"{entry.group}/{entry.name}/how", entry.serials))
    counts = {"name": entry.name, "used": entry.used, "held": held}
    words = (
        tr("{name}: {used} to print", name=entry.name, used=entry.used)
        if entry.group == PRINTED
        else tr("{name}: {used} used, {held} in the box, {missing}", **counts, missing=left)
        if entry.missing
        else tr("{name}: {used} used, {held} in the box, {left} left", **counts, left=left)
    )
    item.setData(0, Qt.ItemDataRole.AccessibleTextRole, f"{words} {entry.shown_by}".strip())
    return _bound(item, f"{entry.group}/{entry.name}", entry.serials)


def _bound(item: QtWidgets.QTreeWidgetItem, key: str, serials: Sequence[int]) -> QtWidgets.QTreeWidgetItem:
    """A row with a key that stays, and the serials of its parts."""
    item.setData(0, _KEY, key)
    item.setData(0, _SERIALS, serials)
    return item


def _numbers(name: str, used: int, held: int | None, left: int | None, missing: int) -> QtWidgets.QTreeWidgetItem:
    rest = "" if left is None else str(left)
    rest = tr("{missing} missing", missing=missing) if missing else rest
    item = QtWidgets.QTreeWidgetItem([name, str(used), _UNKNOWN if held is None else str(held), rest])
    for column in (1, 2, 3):
        item.setTextAlignment(column, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return item


def _branch(
    title: str, key: str, rows: list[QtWidgets.QTreeWidgetItem], serials: Sequence[int] = ()
) -> QtWidgets.QTreeWidgetItem:
    branch = _bound(QtWidgets.QTreeWidgetItem([title]), key, serials)
    font = branch.font(0)
    font.setBold(True)
    branch.setFont(0, font)
    branch.addChildren(rows)
    return branch


def _renew(tree: QtWidgets.QTreeWidget, branches: list[QtWidgets.QTreeWidgetItem]) -> None:
    """Replace the rows. Current row, folding and scroll position stay."""
    current = tree.currentItem()
    key = current.data(0, _KEY) if current is not None else None
    folded = {
        item.data(0, _KEY)
        for item in (tree.topLevelItem(row) for row in range(tree.topLevelItemCount()))
        if item is not None and not item.isExpanded()
    }
    scrolled = tree.verticalScrollBar().value()
    tree.clear()
    tree.addTopLevelItems(branches)
    for branch in branches:
        branch.setExpanded(branch.data(0, _KEY) not in folded)
        branch.setFirstColumnSpanned(branch.text(1) == "")
        for item in (branch, *_below(branch)):
            if item.parent() is branch:
                item.setExpanded(True)
            elif item is not branch:
                item.setFirstColumnSpanned(item.text(1) == "")
            if item.data(0, _KEY) == key:
                tree.setCurrentItem(item)
    tree.verticalScrollBar().setValue(scrolled)


def _below(item: QtWidgets.QTreeWidgetItem) -> Iterator[QtWidgets.QTreeWidgetItem]:
    for child in map(item.child, range(item.childCount())):
        if child is not None:
            yield child
            yield from _below(child)
