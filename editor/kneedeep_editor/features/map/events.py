"""Events on the map of a window: arcs from what causes something to what it causes, shown or not as it was left."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from kneedeep.analysis.views.event_links import EventLink, EventLinks, event_links, parts_to_remove
from kneedeep.scenario.edits import Edit
from kneedeep.scenario.edits.script_removal import RemoveScript
from kneedeep_editor.mainwindow.commands import Command
from kneedeep_editor.mainwindow.shell import Shell
from kneedeep_editor.texts import tr
from kneedeep_editor.tools.elements.event_offers import EventOffer
from kneedeep_editor.tools.event_tool import EventTool

if TYPE_CHECKING:
    from kneedeep.analysis.views.event_words import EventWords

_SHOW = Command(
    "events",
    "Show &events",
    "View",
    ("Shift+E",),
    "",
    "Show arcs from what causes something to what it causes, as from a console to the door that it opens",
)
_NEXT = Command(
    "next-event",
    "Next e&vent of the selection",
    "View",
    ("N",),
    "",
    "Choose the next arc of what is selected, else of the map; Del removes it",
)
_SETTING = "events"
_QUIET = 30
"""Milliseconds from an edit to the arcs: a gesture of many steps is not held up."""
_LONGEST = 240
"""Letters of the words beside the pointer."""


class EventsFeature(QObject):
    """Keeps the arcs of one window in step with its scenario."""

    def __init__(self, shell: Shell) -> None:
        """Show them as they were left."""
        super().__init__(shell.window)
        shell.add_feature(self)
        self._shell, self._layer = shell, shell.canvas.events
        self._found: EventLinks | None = None
        self._words: EventWords | None = None
        self._offers: tuple[EventOffer, ...] = ()
        self._round: list[EventLink] = []
        """The arcs through which the command goes, as long as one of them is chosen."""
        self._soon = QTimer(self, singleShot=True, interval=_QUIET)
        self._soon.timeout.connect(self._renew)
        self._action = shell.actions.add_command(_SHOW, self._switch, after="fit-selection")
        self._action.setCheckable(True)
        self._action.setChecked(shell.settings.text(_SETTING, "hidden") == "shown")
        self._next = shell.actions.add_command(_NEXT, self._choose_next, after="events")
        shell.document.changed.connect(self._soon_anew)
        shell.work.selected.changed.connect(self._follow_selection)
        shell.canvas.event_pointed.connect(self._point)
        shell.canvas.event_chosen.connect(self.choose)
        shell.toolbox.changed.connect(self._show_for_tool)
        shell.work.offered.connect(self._offer)
        self._layer.shown = self._action.isChecked()
        if self._layer.shown:
            self._soon.start()

    # What is shown

    def _switch(self) -> None:
        shell, shown = self._shell, self._action.isChecked()
        shell.settings.set_text(_SETTING, "shown" if shown else "hidden")
        self._layer.shown = shown
        self._renew()
        self._show_for_tool()
        if not shown:
            shell.work.say(tr("Events are hidden."))
        elif self._layer.is_too_much:
            shell.work.say(
                tr("So many events: only those of what is selected or under the pointer are shown.")
            )
        elif not self._layer.links:
            shell.work.say(tr("Nothing causes anything on this map yet."))
        else:
            shell.work.say(tr("Events are shown: each arc leads from a cause to what it causes."))

    def _show_for_tool(self) -> None:
        """Show events while the tool for them is in hand, whatever was chosen."""
        shown = self._action.isChecked() or self._shell.toolbox.current.name == EventTool.name
        if shown != self._layer.shown:
            self._layer.shown = shown
            self._renew()

    def _soon_anew(self) -> None:
        self._drop_choice()
        if self._layer.shown:
            self._soon.start()

    def _renew(self) -> None:
        """Find the links of the scenario as it is now."""
        self._soon.stop()
        self._drop_choice()
        self._words = None
        self._found = event_links(self._shell.work.board) if self._layer.shown else None
        self._layer.show_links(self._found.links if self._found is not None else ())
        self._shell.canvas.event_note = ""
        self._shell.canvas.update()

    # What is pointed at and chosen

    def words_of(self, link: EventLink) -> str:
        """Return what a link says."""
        from kneedeep.analysis.views.event_words import EventWords
        from kneedeep.script.display_names import DisplayNames

        assert self._found is not None
        if self._words is None:
            board = self._shell.work.board
            self._words = EventWords(DisplayNames(board.scenario, board, board.catalog), self._found.things)
        return self._shell.work.texts.words(self._words.link(link))

    def _point(self, link: EventLink | None) -> None:
        text = "" if link is None else self.words_of(link)
        self._shell.canvas.event_note = text if len(text) <= _LONGEST else f"{text[:_LONGEST].rstrip()} …"

    def choose(self, link: EventLink) -> None:
        """Choose an arc, and select what is its cause; Del removes it."""
        work = self._shell.work
        work.select({link.cause.serial} if link.cause.serial else ())
        self._layer.chosen = link
        work.event_removal = self._removal(link)
        self._shell.actions.by_name["delete"].setEnabled(work.event_removal is not None)
        removable = (
            tr("Del removes it.") if work.event_removal is not None else tr("It can't be removed alone.")
        )
        work.say(f"{self.words_of(link)} {removable}")
        self._shell.canvas.update()

    def _removal(self, link: EventLink) -> Edit | None:
        """Return the edit that removes a link and as few others as can be, None for one that can't go alone."""
        work = self._shell.work
        if not self._shell.document.editable:
            return None
        for part in parts_to_remove(self._layer.links, link):
            edit = RemoveScript(tr("Remove an event"), part.serial, part.path)
            try:
                edit.apply(work.scenario)
            except KeyError:
                continue
            return edit
        return None

    # What is made

    def _offer(self, offers: tuple[EventOffer, ...]) -> None:
        """Let one of several sentences be chosen where the pointer is."""
        shell, canvas = self._shell, self._shell.canvas
        if not shell.document.editable:
            shell.work.say(tr("This file is open for reading only."))
            return
        menu = QMenu(shell.window)
        menu.setAccessibleName(tr("What the two mean together"))
        for number, offer in enumerate(offers):
            menu.addAction(offer.text.replace("&", "&&")).setData(number)
        self._offers = offers
        menu.addSeparator()
        menu.addAction(tr("Nothing"))
        menu.triggered.connect(self._take)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.setActiveAction(menu.actions()[0])
        menu.popup(canvas.mapToGlobal(canvas.spot.toPoint()))

    def _take(self, action: QAction) -> None:
        if isinstance(action.data(), int):
            offer = self._offers[action.data()]
            self._shell.work.edit(offer.edit)
            self._shell.work.say(offer.text)

    def _drop_choice(self) -> None:
        self._layer.chosen = None
        self._round = []
        self._shell.work.event_removal = None

    def _follow_selection(self) -> None:
        self._drop_choice()
        self._shell.canvas.update()

    def _choose_next(self) -> None:
        """Choose the next arc of what is selected; with nothing selected of all."""
        if not self._layer.shown:
            self._action.trigger()
        chosen, selection = self._layer.chosen, self._shell.work.selection
        links = self._round
        if chosen not in links:
            links = [
                link for link in self._layer.links if not selection or not selection.isdisjoint(link.serials)
            ]
        if not links:
            self._shell.work.say(tr("Nothing causes this, and it causes nothing."))
            return
        number = links.index(chosen) + 1 if chosen in links else 0
        self.choose(links[number % len(links)])
        self._round = links
