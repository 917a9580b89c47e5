"""The choice of an area: for new pieces in the toolbar, for the selected pieces in a menu."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QMenu

from kneedeep_editor.canvas.workspace import Workspace
from kneedeep_editor.panels.widgets.eliding_combo import ElidingCombo
from kneedeep_editor.services.icons import icon
from kneedeep_editor.services.widgets import plain_tip
from kneedeep_editor.texts import tr
from kneedeep_editor.tools.elements.areas import AUTOMATIC, NEW_AREA, set_area_edit

_AROUND = 62
"""The width of icon, arrow and rim beside the text, in pixels."""


class AreaChoice(ElidingCombo):
    """Chooses the area of new pieces: that of the joined piece, a fixed one, or a new one."""

    def __init__(self, work: Workspace) -> None:
        super().__init__()
        self._work = work
        self._offered: tuple[tuple[str, str], ...] = ()
        tip = work.texts.tr("Choose the area of new pieces")
        self.setAccessibleName(work.texts.tr("Area of new pieces"))
        self.setAccessibleDescription(tip)
        self.setToolTip(tip)
        self.setIconSize(QSize(18, 18))
        self.setMinimumWidth(self.fontMetrics().horizontalAdvance(tr("Area: auto")) + _AROUND)
        self.setMaximumWidth(260)
        self.setSizeAdjustPolicy(ElidingCombo.SizeAdjustPolicy.AdjustToContents)
        self.activated.connect(lambda index: self._work.use_area(str(self.itemData(index))))
        work.area_changed.connect(self.renew)
        self.renew()

    def sizeHint(self) -> QSize:
        """A size in which the chosen area is not cut off."""
        width = self.fontMetrics().horizontalAdvance(self.currentText()) + _AROUND
        return super().sizeHint().expandedTo(QSize(width, 0)).boundedTo(self.maximumSize())

    def renew(self) -> None:
        """Update the offered areas."""
        areas = self._work.scenario.areas
        offered = (
            (AUTOMATIC, tr("Area: auto")),
            *((area.id, _called(area.name or area.id)) for area in areas),
            (NEW_AREA, tr("Area: a new one")),
        )
        known = {own for own, _ in offered}
        if self._work.area not in known:
            self._work.use_area(AUTOMATIC)
        if offered != self._offered:
            self._offered = offered
            self.clear()
            for own, text in offered:
                self.addItem(icon("area"), text, own)
        self.setCurrentIndex(max(0, self.findData(self._work.area)))


def _called(name: str) -> str:
    said = tr("Area: {name}", name=name)
    return name if name.lower().startswith(tr("area")) else said


def fill_area_menu(menu: QMenu, work: Workspace) -> None:
    """Fill a menu with areas for the selected pieces."""
    menu.clear()
    chosen = [piece for piece in work.scenario.pieces if piece.serial in work.selection]
    theirs = {piece.area for piece in chosen}
    entries = [(area.id, area.name or area.id) for area in work.scenario.areas]
    for area, name in (*entries, (NEW_AREA, tr("A new area"))):
        if area == NEW_AREA:
            menu.addSeparator()
        action = menu.addAction(name.replace("&", "&&"))
        action.setToolTip(plain_tip(name))
        action.setCheckable(True)
        action.setChecked(theirs == {area})
        action.setData(area)


def put_into_area(work: Workspace, area: str) -> None:
    """Move the selected pieces to an area."""
    names = {own.id: own.name or own.id for own in work.scenario.areas}
    title = tr("Move to {name}", name=names.get(area, tr("a new area")))
    edit, belongs = set_area_edit(title, work.scenario, work.selection, area)
    if work.edit(edit):
        work.last_area = belongs
