"""The route strip and the list of events: answers below the map, updated after every edit."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QIcon

from kneedeep.analysis.views.timeline import Happening
from kneedeep.drawing.marks import Mark
from kneedeep.model.scenario.edits import Change
from kneedeep.model.scenario.record import Record
from kneedeep_editor.canvas.thumbnails.stamp_thumbnails import Thumbnails
from kneedeep_editor.mainwindow.shell import Shell, WindowFeature
from kneedeep_editor.panels.events_page import EventsPage
from kneedeep_editor.panels.route_strip import PICTURE, RouteStrip
from kneedeep_editor.services.icons import icon
from kneedeep_editor.texts import tr
from kneedeep_editor.tools.elements.similarity import stamp_like
from kneedeep_editor.tools.geometry.extent import extent_of
from kneedeep_editor.worker.route_answers import RouteEntry, answer_events, answer_route

_QUIET = 300
"""Milliseconds from an edit to the question, so that gestures with many steps stay fast."""


class RouteFeature(WindowFeature):
    """Updates the strip of one window while it is visible."""

    name, share = "route", 0.0
    """`share`: the panel's initial share of the window's height, 0 for the height of its neighbors."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._icons: dict[object, QIcon] = {}
        self._thumbnails = Thumbnails(
            lambda: shell.appearance.theme, shell.work.offered_kinds, shell.canvas.devicePixelRatioF
        )
        self._soon = QTimer(self, singleShot=True, interval=_QUIET)
        self._soon.timeout.connect(self._renew)
        self.panel = self._create()
        self.panel.pointed.connect(self._point)
        self.panel.chosen.connect(self._choose)
        self.dock = shell.docks.by_name[self.name]
        self.dock.visibilityChanged.connect(self._renew)
        shell.document.changed.connect(self._soon.start)
        shell.appearance.changed.connect(self._forget_icons)
        QTimer.singleShot(0, self, self._go_beside)

    def _create(self) -> RouteStrip | EventsPage:
        return RouteStrip(self._icon)

    def _go_beside(self) -> None:
        shell = self._shell
        shell.docks.share_place(self.dock)
        if self.share:
            shell.window.resizeDocks([self.dock], [int(self.share * shell.window.height())], Qt.Orientation.Vertical)
        self._renew()

    def go(self) -> None:
        """Focus the strip, or hide it if it has the focus."""
        if self.dock.in_front and self.panel.list.hasFocus():
            self.dock.hide()
            self._shell.canvas.setFocus()
            return
        self.dock.reveal()
        self.panel.list.setFocus()

    def _renew(self) -> None:
        if self.dock.isVisible():
            self._ask()

    def _ask(self) -> None:
        self._shell.queries.ask(self.panel.show_answer, answer_route, None)

    def _forget_icons(self) -> None:
        self._icons.clear()
        self._renew()

    def _icon(self, entry: RouteEntry) -> QIcon:
        """The icon of an entry's subject: its symbol on the map, or a sign for an area and an exit."""
        element = self._shell.document.scenario.element(entry.serial) if entry.serial else None
        if (stamp := stamp_like(element)) is None:
            return icon("area" if element is not None else "later")
        if stamp not in self._icons:
            self._icons[stamp] = QIcon(self._thumbnails.pixmap(stamp, PICTURE))
        return self._icons[stamp]

    def _point(self, entry: RouteEntry | None) -> None:
        """Mark an entry's subject, the spaces it reveals, and the marine's place on the map."""
        shell = self._shell
        if entry is None:
            shell.canvas.show_marks([])
            shell.witnesses.show(shell.witnesses.shown)
            return
        extent = extent_of(shell.work.board, frozenset((entry.serial, *entry.reveals)) - {0})
        spaces = {space for patch in extent.patches for space in patch}
        edges = tuple(edge for line in extent.lines for edge in line)
        if entry.space is not None and entry.space in shell.work.board.number:
            spaces.add(entry.space)
        shell.canvas.show_marks([Mark("witness", tuple(sorted(spaces)), edges)])

    def _choose(self, entry: RouteEntry) -> None:
        """Select an entry's subject and show it. An overlay then shows the map after the step."""
        shell = self._shell
        if entry.stop and shell.overlays.is_shown:
            shell.overlays.go_to(entry.stop)
        if entry.serial:
            shell.select({entry.serial})
        box = extent_of(shell.work.board, frozenset({entry.serial})).box
        if box is None and entry.space is not None:
            box = (*entry.space, 1, 1)
        if box is not None:
            shell.canvas.bring_in(box)
        self._point(entry)


class EventsInOrder(RouteFeature):
    """Updates the list of all events of a game while it is visible."""

    name, share = "events in order", 0.4

    def _create(self) -> EventsPage:
        page = EventsPage()
        page.noted.connect(self._note)
        return page

    def _ask(self) -> None:
        self._shell.queries.ask(self.panel.show_answer, answer_events, None)

    def _note(self, entry: Happening, text: str) -> None:
        self._shell.work.edit(Change(tr("Change the note"), entry.serial, Record(note=text)))
