"""The rows of the problems panel: filtered findings, plain or grouped by families of codes."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QBrush, QColor, QFont

from kneedeep.analysis.framework.families import FAMILIES
from kneedeep.analysis.framework.finding import Finding, Severity
from kneedeep_editor.panels.widgets.code_marks import plain
from kneedeep_editor.services.icons import icon
from kneedeep_editor.services.widgets import plain_tip
from kneedeep_editor.services.window_theme import current_theme
from kneedeep_editor.texts import later, tr

Index = QModelIndex | QPersistentModelIndex
_NO_PARENT = QModelIndex()
Key = tuple[object, ...]
_RANK = {Severity.ERROR: 0, Severity.WARNING: 1, Severity.INFO: 2}
_TITLES = (later("Code"), later("Problem"), later("Where"))


class ProblemFilter(NamedTuple):
    """A filter of findings by severity and by words in code or text. `allowed`: with allowed ones."""

    severities: frozenset[Severity] = frozenset(Severity)
    words: str = ""
    allowed: bool = False

    def passes(self, finding: Finding) -> bool:
        """Whether a finding passes. Its elements can also be found by their names in the file."""
        if finding.severity not in self.severities or (finding.allowed is not None and not self.allowed):
            return False
        parts = finding.code, finding.name, plain(finding.message), place_of(finding), *finding.elements
        text = " ".join(parts).lower()
        return all(word in text for word in self.words.lower().split())


class ProblemsModel(QAbstractItemModel):
    """Findings by severity, code and place. A row is an index of `findings`, also if they are grouped."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.findings: tuple[Finding, ...] = ()
        """The shown findings, in order."""
        self.filter = ProblemFilter()
        self.grouped = False
        self._all: tuple[Finding, ...] = ()
        self._keys: tuple[Key, ...] = ()
        self._groups: list[tuple[str, range]] = []

    def show(self, findings: Sequence[Finding]) -> bool:
        """Show the findings that pass the filter. Returns whether the rows have changed."""
        if (ordered := tuple(sorted(findings, key=_order))) == self._all:
            return False
        self._all = ordered
        self._lay_out()
        return True

    def sift(self, passing: ProblemFilter, *, grouped: bool) -> bool:
        """Set the filter and the grouping. Returns whether the rows have changed."""
        if (passing, grouped) == (self.filter, self.grouped):
            return False
        self.filter, self.grouped = passing, grouped
        self._lay_out()
        return True

    def _lay_out(self) -> None:
        self.beginResetModel()
        shown = [finding for finding in self._all if self.filter.passes(finding)]
        self._groups = []
        if self.grouped:
            families = list(dict.fromkeys(finding.code[:3] for finding in shown))
            shown.sort(key=lambda finding: families.index(finding.code[:3]))
            for family, count in Counter(finding.code[:3] for finding in shown).items():
                first = self._groups[-1][1].stop if self._groups else 0
                self._groups.append((family, range(first, first + count)))
        self.findings = tuple(shown)
        used: Counter[Key] = Counter()
        keys = []
        for finding in shown:
            key = (finding.code, finding.serials, finding.path)
            used[key] += 1
            keys.append((*key, used[key]))
        self._keys = tuple(keys)
        self.endResetModel()

    def key(self, row: int) -> Key:
        """The key of a row, which stays the same after updates."""
        return self._keys[row]

    def row(self, key: Key) -> int | None:
        """The row with a key."""
        return self._keys.index(key) if key in self._keys else None

    def index_of(self, row: int) -> QModelIndex:
        """The index of a row."""
        for number, (_, rows) in enumerate(self._groups):
            if row in rows:
                return self.createIndex(row - rows.start, 0, number + 1)
        return self.createIndex(row, 0, 0)

    def row_of(self, index: Index) -> int | None:
        """The row of an index. None for a family."""
        if not index.isValid() or (self.grouped and not index.internalId()):
            return None
        group = index.internalId()
        return index.row() + (self._groups[group - 1][1].start if group else 0)

    def finding(self, index: Index) -> Finding | None:
        """The finding at an index. None for a family."""
        row = self.row_of(index)
        return None if row is None or row >= len(self.findings) else self.findings[row]

    def index(self, row: int, column: int, parent: Index = _NO_PARENT) -> QModelIndex:
        """The index of a finding or a family."""
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        return self.createIndex(row, column, parent.row() + 1 if parent.isValid() else 0)

    def parent(self, index: Index | None = None) -> QModelIndex:  # type: ignore[override]
        """The family of a grouped finding."""
        if index is None or not index.isValid() or not index.internalId():
            return QModelIndex()
        return self.createIndex(index.internalId() - 1, 0, 0)

    def rowCount(self, parent: Index = _NO_PARENT) -> int:
        """The number of findings, or of families."""
        if not parent.isValid():
            return len(self._groups) if self.grouped else len(self.findings)
        if self.grouped and not parent.internalId() and parent.column() == 0:
            return len(self._groups[parent.row()][1])
        return 0

    def columnCount(self, parent: Index = _NO_PARENT) -> int:
        """The number of columns."""
        return len(_TITLES)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The titles of the columns."""
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return tr(_TITLES[section])
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The code, message or place of a finding, with its icon in the first column."""
        if (finding := self.finding(index)) is None:
            return self._of_family(index, role)
        if role == Qt.ItemDataRole.DisplayRole:
            return (finding.code, plain(finding.message), place_of(finding))[index.column()]
        if role == Qt.ItemDataRole.DecorationRole and index.column() == 0:
            return icon("fine" if finding.allowed is not None else str(finding.severity))
        if role == Qt.ItemDataRole.ForegroundRole and finding.allowed is not None:
            return QBrush(QColor(current_theme().faint))
        if role == Qt.ItemDataRole.ToolTipRole:
            allowed = "" if finding.allowed is None else tr("\nAllowed: {reason}", reason=finding.allowed)
            return plain_tip(plain(finding.message) + allowed)
        if role == Qt.ItemDataRole.AccessibleTextRole and index.column() == 0:
            return _titled(finding)
        if role == Qt.ItemDataRole.AccessibleDescriptionRole and index.column() == 0:
            return self._fix_of(finding)
        return None

    def spoken(self, finding: Finding) -> str:
        """The spoken text of a finding: severity, code, sentence, fix."""
        words = f"{_titled(finding)}: {plain(finding.message)}"
        return " ".join(filter(None, (words, self._fix_of(finding))))

    def _fix_of(self, finding: Finding) -> str:
        if not finding.fixes or finding.allowed is not None:
            return ""
        return tr("Fix: {title}.", title=plain(finding.fixes[0].title))

    def _of_family(self, index: Index, role: int) -> object:
        family, rows = self._groups[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return (family, f"{tr(FAMILIES.get(family, family))} ({len(rows)})", "")[index.column()]
        if role == Qt.ItemDataRole.FontRole:
            font = QFont()
            font.setBold(True)
            return font
        if role == Qt.ItemDataRole.AccessibleTextRole and index.column() == 0:
            return f"{tr(FAMILIES.get(family, family))}: {len(rows)}"
        return None


def _titled(finding: Finding) -> str:
    text = f"{tr(str(finding.severity))} {finding.code}"
    return tr("allowed {finding}", finding=text) if finding.allowed is not None else text


def place_of(finding: Finding) -> str:
    """The place of a finding in words."""
    if finding.called:
        more = f" +{len(finding.called) - 1}" if len(finding.called) > 1 else ""
        return f"{finding.called[0].removeprefix('the ')}{more}"
    if finding.spaces:
        x, y = finding.spaces[0]
        return f"{x},{y}"
    return tr("line {number}", number=finding.line) if finding.line > 1 else ""


def _order(finding: Finding) -> tuple[object, ...]:
    return (
        finding.allowed is not None,
        _RANK[finding.severity],
        finding.code,
        finding.serials[:1],
        finding.line,
        finding.spaces[:1],
        finding.message,
    )
