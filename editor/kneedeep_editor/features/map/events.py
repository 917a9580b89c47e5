"""Events on the map of a window: arcs from causes to effects. Their visibility is saved."""

from collections.abc import Iterator
from functools import cached_property
from itertools import islice
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, QTimer
from PySide6.QtGui import QAction, QMouseEvent
from PySide6.QtWidgets import QMenu

from kneedeep.board.script.display_names import DisplayNames
from kneedeep.model.scenario.edits import Edit
from kneedeep.model.scenario.edits.script_removal import RemoveScript
from kneedeep_editor.mainwindow.shell import Shell, WindowFeature
from kneedeep_editor.texts import capitalized, tr, tr_count
from kneedeep_editor.tools.event_tool import EventTool
from kneedeep_editor.tools.geometry.hit_test import elements_of
from kneedeep_editor.tools.layers import PIECES
from kneedeep_editor.tools.protocol import Pointer, Target

if TYPE_CHECKING:
    from kneedeep.analysis.views.event_links import EventLink, EventLinks
    from kneedeep.analysis.views.event_words import EventWords
    from kneedeep_editor.panels.event_margin import EventMargin, MarginEntry
    from kneedeep_editor.tools.elements.event_offers import EventOffer

# The modules for scripts are imported on first use, so that the window appears faster.

_SETTING = "events"
_QUIET = 30
"""Milliseconds from an edit to the update, so that gestures with many steps stay fast."""
MOST_CHIPS = 200
"""The maximum number of chips in the margin."""
_LONGEST = 240
"""The maximum length of the text beside the pointer."""


class EventsFeature(WindowFeature):
    """Synchronizes the arcs of one window with its scenario."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._layer = shell.canvas.events
        self._found: EventLinks | None = None
        self._words: EventWords | None = None
        self._offers: tuple[EventOffer, ...] = ()
        self._menu_at: QPointF | None = None
        """The position of the next menu. None for that of the pointer."""
        self._round: list[EventLink] = []
        """The arcs that the command selects in turn, until another arc is selected."""
        self._soon = QTimer(self, singleShot=True, interval=_QUIET)
        self._soon.timeout.connect(self._renew)
        self._action = shell.actions.add_command("events", self._switch, checkable=True)
        self._action.setChecked(shell.settings.text(_SETTING, "hidden") == "shown")
        shell.actions.add_command("next-event", self._choose_next)
        shell.actions.add_command("event-list", self._go_to_list)
        shell.document.changed.connect(self._renew_soon)
        shell.work.layers_changed.connect(self._renew)
        shell.work.selected.changed.connect(self._follow_selection)
        shell.canvas.event_pointed.connect(self._point)
        shell.canvas.event_chosen.connect(self.choose)
        shell.actions.by_name["end"].triggered.connect(self._follow_selection)
        shell.pointer.notes.append(self._note)
        shell.toolbox.changed.connect(self._show_for_tool)
        shell.work.offered.connect(self._offer)
        self._layer.shown = self._action.isChecked()
        if self._layer.shown:
            self._soon.start()

    # Display

    def _switch(self) -> None:
        shell, shown = self._shell, self._action.isChecked()
        shell.settings.setValue(_SETTING, "shown" if shown else "hidden")
        self._layer.shown = shown
        self._renew()
        self._show_for_tool()
        if not shown:
            shell.work.say(tr("Events are hidden."))
        elif self._layer.is_too_much:
            shell.work.say(
                tr("Too many events: only those of the selection and of the thing under the pointer are shown.")
            )
        elif not self._layer.links:
            shell.work.say(tr("Nothing causes anything on this map yet."))
        else:
            shell.work.say(
                tr("Events are shown. Arrow: it is done. Ring: a lock. Bar: it is stopped. Dot: the game ends.")
            )

    def _show_for_tool(self) -> None:
        """Show events if they are switched on or the event tool is current."""
        shown = self._action.isChecked() or self._shell.toolbox.current.name == EventTool.name
        if shown != self._layer.shown:
            self._layer.shown = shown
            self._renew()

    def _renew_soon(self) -> None:
        self._drop_choice()
        if self._layer.shown:
            self._soon.start()

    def _renew(self) -> None:
        """Find the links of the current scenario."""
        self._soon.stop()
        self._drop_choice()
        self._words = None
        self._found = None
        if self._layer.shown:
            from kneedeep.analysis.views.event_links import event_links

            self._found = event_links(self._shell.work.board)
        self._layer.show_links(self._seen())
        self._layer.ends = frozenset()
        if self._found is not None or "_margin" in vars(self):
            self._margin.show_entries(tuple(self._entries()) if self._found is not None else ())
            self._shell.canvas.cover_foot(self._margin.height() if self._found is not None else 0)
        self._shell.canvas.event_note = ""
        self._shell.canvas.update()

    def _seen(self) -> "list[EventLink]":
        """The links without an end on a hidden layer."""
        if self._found is None:
            return []
        work = self._shell.work
        hidden = work.layers._replace(locked=frozenset())
        ends = {end.serial for link in self._found.links for end in (link.cause, link.effect)}
        away = hidden.held(work.scenario, ends)
        return [link for link in self._found.links if link.cause.serial not in away and link.effect.serial not in away]

    # Hover and selection

    def words_of(self, link: "EventLink") -> str:
        """A link in words."""
        return self._shell.work.texts.words(self._speech().link(link))

    def _speech(self) -> "EventWords":
        from kneedeep.analysis.views.event_words import EventWords

        assert self._found is not None
        if self._words is None:
            board = self._shell.work.board
            self._words = EventWords(DisplayNames(board.scenario, board, board.catalog), self._found.things)
        return self._words

    def _point(self, link: "EventLink | None") -> None:
        text = "" if link is None else self.words_of(link)
        self._shell.canvas.event_note = text if len(text) <= _LONGEST else f"{text[:_LONGEST].rstrip()} …"

    def choose(self, link: "EventLink | None") -> None:
        """Highlight an arc and select its cause, so that Del removes the link. None: no arc."""
        if link is None:
            self._follow_selection()
            return
        work = self._shell.work
        work.select({link.cause.serial} if link.cause.serial else ())
        self._layer.chosen = link
        work.event_removal = self._removal(link)
        self._shell.actions.by_name["delete"].setEnabled(work.event_removal is not None)
        removable = tr("Del removes it.") if work.event_removal is not None else tr("It can't be removed alone.")
        work.say(f"{self.words_of(link)} {removable}")
        self._shell.canvas.update()

    def _removal(self, link: "EventLink") -> Edit | None:
        """The edit that removes a link and the fewest others. None if it can't be removed by itself."""
        work = self._shell.work
        if not self._shell.document.editable:
            return None
        from kneedeep.analysis.views.event_links import parts_to_remove

        for part in parts_to_remove(self._layer.links, link):
            edit = RemoveScript(tr("Remove an event"), part.serial, part.path)
            try:
                edit.apply(work.scenario)
            except KeyError:
                continue
            return edit
        return None

    # Creation

    def _offer(self, offers: "tuple[EventOffer, ...]") -> None:
        """Show a menu of possible events at the pointer."""
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
        at, self._menu_at = self._menu_at or canvas.spot, None
        menu.popup(canvas.mapToGlobal(at.toPoint()))

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

    def _note(self, space: tuple[int, int]) -> str:
        """The number of events of elements on a space, spoken at the keyboard cursor."""
        if not self._layer.shown:
            return ""
        work = self._shell.work
        here = set(elements_of(work.board, space, {*work.layers.untouched, PIECES}))
        number = sum(not here.isdisjoint(link.serials) for link in self._layer.links)
        return tr_count("{n} event", "{n} events", number) if number else ""

    def _choose_next(self) -> None:
        """Highlight the next arc of the selection, or of all arcs if nothing is selected."""
        if not self._layer.shown:
            self._action.trigger()
        chosen, selection = self._layer.chosen, self._shell.work.selection
        links = self._round
        if chosen not in links:
            links = [link for link in self._layer.links if not selection or not selection.isdisjoint(link.serials)]
        if not links:
            self._shell.work.say(tr("Nothing causes this, and it causes nothing."))
            return
        number = links.index(chosen) + 1 if chosen in links else 0
        self.choose(links[number % len(links)])
        self._round = links

    # The margin

    @cached_property
    def _margin(self) -> "EventMargin":
        """The chips of elements without a place on the map, along its lower edge."""
        from kneedeep_editor.panels.event_margin import EventMargin

        made = EventMargin(self._shell.canvas)
        made.pointed.connect(self._light)
        made.chosen.connect(self._choose_entry)
        made.pulled.connect(self._pull)
        made.dropped.connect(self._drop)
        made.left.connect(self._shell.canvas.setFocus)
        self._layer.chip = lambda end: self._margin.spot(end.node)
        self._shell.canvas.installEventFilter(self)
        return made

    def _entries(self) -> "Iterator[MarginEntry]":
        """Yield the chips: triggers, deadlines, endings, choices, the victory, and other ends without a place."""
        from kneedeep.analysis.views.event_graph import ELEMENT, VICTORY, Node
        from kneedeep_editor.panels.event_margin import MarginEntry

        scenario, texts = self._shell.work.scenario, self._shell.work.texts
        course = (*scenario.triggers, *scenario.deadlines, *scenario.choices, *scenario.endings)
        nodes = [VICTORY, *(Node(ELEMENT, element.serial) for element in course)]
        for link in self._layer.links:
            nodes += [end.node for end in (link.cause, link.effect) if not end.places and not end.serial]
        for node in islice(dict.fromkeys(nodes), MOST_CHIPS):
            serial = node.key if node.sort == ELEMENT else 0
            title = capitalized(texts.words(self._speech().title(node)))
            into, out = self._layer.count(node)
            words = [title]
            if into:
                words.append(tr("caused by: {number}", number=into))
            if out:
                words.append(tr("causes: {number}", number=out))
            yield MarginEntry(node, serial, title, ", ".join(words))

    def _go_to_list(self) -> None:
        if not self._layer.shown:
            self._action.trigger()
        self._margin.begin()

    def _light(self, entry: "MarginEntry | None") -> None:
        """Highlight the arcs of a chip."""
        self._layer.ends = frozenset({entry.node} if entry is not None else ())
        self._shell.canvas.update()

    def _choose_entry(self, entry: "MarginEntry") -> None:
        """Select the subject of a chip. With the event tool it becomes the cause or the effect."""
        tool, work = self._shell.toolbox.current, self._shell.work
        if not isinstance(tool, EventTool):
            self._shell.select({entry.serial} if entry.serial else ())
            self._layer.ends = frozenset({entry.node})
            work.say(entry.words)
        elif tool.has_cause:
            self._end_at(tool, entry)
        else:
            self._begin_at(tool, entry)

    def _begin_at(self, tool: EventTool, entry: "MarginEntry") -> bool:
        spot = self._margin.spot(entry.node)
        start = self._shell.canvas.view.to_board(spot.x(), spot.y()) if spot is not None else None
        return tool.begin(entry.serial, start)

    def _end_at(self, tool: EventTool, entry: "MarginEntry") -> None:
        if entry.serial or entry.node.sort == "element":
            self._menu_at = self._margin.spot(entry.node)
            tool.end(Target(entry.serial))
        else:
            self._shell.work.say(tr("Only triggers and the victory can be an effect here."))
        tool.cancelled()

    def _pull(self, entry: "MarginEntry", at: QPointF) -> None:
        """Drag a chip over the map as a cause, with the event tool."""
        tool = self._shell.toolbox.current
        if isinstance(tool, EventTool) and (tool.has_cause or self._begin_at(tool, entry)):
            tool.moved(self._pointer(at))

    def _drop(self, at: QPointF) -> None:
        tool = self._shell.toolbox.current
        if isinstance(tool, EventTool) and tool.has_cause:
            self._menu_at = at
            tool.released(self._pointer(at))
            self._menu_at = None
            tool.cancelled()

    def _pointer(self, at: QPointF) -> Pointer:
        return Pointer(*self._shell.canvas.view.to_board(at.x(), at.y()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Use a chip as the effect if a drag over the map ends on it."""
        tool = self._shell.toolbox.current
        if (
            isinstance(event, QMouseEvent)
            and event.type() == QEvent.Type.MouseButtonRelease
            and isinstance(tool, EventTool)
            and tool.has_cause
            and (entry := self._margin.entry_at(event.position().toPoint())) is not None
        ):
            self._end_at(tool, entry)
            return True
        return super().eventFilter(watched, event)
