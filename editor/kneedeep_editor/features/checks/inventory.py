"""The inventory: the map's parts compared with the contents of the boxes, updated after every edit."""

from functools import partial
from typing import Any

from PySide6.QtCore import QTimer

from kneedeep_editor.mainwindow.shell import Shell, WindowFeature
from kneedeep_editor.panels.inventory_panel import InventoryPanel
from kneedeep_editor.tools.geometry.extent import extent_of
from kneedeep_editor.worker.part_count import count_parts

_SHORTAGES = ("CMP001", "CMP002", "CMP003")


class InventoryFeature(WindowFeature):
    """Updates the panel of one window while it is visible."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.panel = InventoryPanel(lambda: shell.work.texts)
        self.panel.found.connect(self._find)
        self.dock = shell.docks.by_name["inventory"]
        self.dock.visibilityChanged.connect(self._renew)
        shell.navigation.findings_changed.connect(self._renew)
        QTimer.singleShot(0, self, partial(shell.docks.share_place, self.dock))

    def _renew(self) -> None:
        if self.dock.isVisible():
            self._shell.queries.ask(self._show, count_parts, None)

    def _show(self, answer: Any) -> None:
        short = [finding for finding in self._shell.navigation.findings if finding.code in _SHORTAGES]
        self.panel.show_inventory(answer, short)

    def _find(self, serials: tuple[int, ...]) -> None:
        """Select parts and bring them into view."""
        parts = self._shell
        present = {element.serial for element in self._shell.document.scenario.elements()}
        parts.select(present.intersection(serials))
        if (box := extent_of(parts.work.board, frozenset(serials)).box) is not None:
            parts.canvas.bring_in(box)
