"""The rows of the problems panel."""

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from kneedeep.analysis.finding import Finding, Severity
from kneedeep_editor.panels.code_marks import plain
from kneedeep_editor.services.icons import icon

Index = QModelIndex | QPersistentModelIndex
_NO_PARENT = QModelIndex()
Key = tuple[object, ...]
_RANK = {Severity.ERROR: 0, Severity.WARNING: 1, Severity.INFO: 2}
_TITLES = ("Code", "Problem", "Where")


class ProblemsModel(QAbstractTableModel):
    """Findings by severity, code and place; allowed ones are left out."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Begin with none."""
        super().__init__(parent)
        self.findings: tuple[Finding, ...] = ()
        self._keys: tuple[Key, ...] = ()

    def show(self, findings: Sequence[Finding]) -> bool:
        """Show these; return whether there is anything new."""
        ordered = tuple(sorted((one for one in findings if one.allowed is None), key=_order))
        if ordered == self.findings:
            return False
        self.beginResetModel()
        self.findings = ordered
        used: Counter[Key] = Counter()
        keys = []
        for finding in ordered:
            key = (finding.code, finding.serials, finding.path)
            used[key] += 1
            keys.append((*key, used[key]))
        self._keys = tuple(keys)
        self.endResetModel()
        return True

    def key(self, row: int) -> Key:
        """Return what stays the same of a row when the list is renewed."""
        return self._keys[row]

    def row(self, key: Key) -> int | None:
        """Return the row with a key."""
        return self._keys.index(key) if key in self._keys else None

    def rowCount(self, parent: Index = _NO_PARENT) -> int:
        """Return the number of findings."""
        return 0 if parent.isValid() else len(self.findings)

    def columnCount(self, parent: Index = _NO_PARENT) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(_TITLES)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Return the titles of the columns."""
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return _TITLES[section]
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return code, message or place of a finding; its sign in the first column."""
        finding = self.findings[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return (finding.code, plain(finding.message), place_of(finding))[index.column()]
        if role == Qt.ItemDataRole.DecorationRole and index.column() == 0:
            return icon(str(finding.severity))
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain(finding.message)
        if role == Qt.ItemDataRole.AccessibleTextRole and index.column() == 0:
            return f"{finding.severity} {finding.code}"
        return None


def place_of(finding: Finding) -> str:
    """Return where a finding is, in words."""
    if finding.elements:
        more = f" +{len(finding.elements) - 1}" if len(finding.elements) > 1 else ""
        return f"{finding.elements[0]}{more}"
    if finding.spaces:
        x, y = finding.spaces[0]
        return f"{x},{y}"
    return f"line {finding.line}" if finding.line > 1 else ""


def _order(finding: Finding) -> tuple[object, ...]:
    return (
        _RANK[finding.severity],
        finding.code,
        finding.serials[:1],
        finding.line,
        finding.spaces[:1],
        finding.message,
    )
