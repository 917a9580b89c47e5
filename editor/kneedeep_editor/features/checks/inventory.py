"""The inventory: the map's parts compared with the contents of the boxes, updated after every edit."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, QTimer

from kneedeep_editor.mainwindow.shell import Shell, WindowFeature
from kneedeep_editor.tools.geometry.extent import extent_of

if TYPE_CHECKING:
    from kneedeep_editor.panels.inventory_panel import InventoryPanel

_SHORTAGES = ("CMP001", "CMP002", "CMP003")


class InventoryFeature(WindowFeature):
    """Updates the panel of one window while it is visible."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._panel: InventoryPanel | None = None
        self.dock = shell.docks.add_dock("Inventory", self._make, Qt.DockWidgetArea.RightDockWidgetArea, shown=False)
        self.dock.visibilityChanged.connect(self._renew)
        shell.navigation.findings_changed.connect(self._renew)

    def _make(self) -> "InventoryPanel":
        from kneedeep_editor.panels.inventory_panel import InventoryPanel

        self._panel = InventoryPanel(lambda: self._shell.work.texts)
        self._panel.found.connect(self._find)
        QTimer.singleShot(0, self, self._go_beside)
        return self._panel

    def _go_beside(self) -> None:
        self._shell.docks.share_place(self.dock)

    def _renew(self) -> None:
        if self._panel is not None and self.dock.isVisible():
            from kneedeep_editor.worker.part_count import count_parts

            self._shell.queries.ask(self._show, count_parts, None)

    def _show(self, answer: Any) -> None:
        if self._panel is not None:
            short = [finding for finding in self._shell.navigation.findings if finding.code in _SHORTAGES]
            self._panel.show_inventory(answer, short)

    def _find(self, serials: tuple[int, ...]) -> None:
        """Select parts and bring them into view."""
        parts = self._shell
        parts.toolbox.use("select")
        present = {element.serial for element in self._shell.document.scenario.elements()}
        parts.work.select(present.intersection(serials))
        if (box := extent_of(parts.work.board, frozenset(serials)).box) is not None:
            parts.canvas.bring_in(box)
