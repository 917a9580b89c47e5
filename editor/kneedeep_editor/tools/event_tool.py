"""The event tool: joins a cause and an effect, and asks if several events are possible."""

from kneedeep.board.script.display_names import DisplayNames
from kneedeep_editor.texts import tr
from kneedeep_editor.tools.elements.areas import area_at
from kneedeep_editor.tools.geometry.hit_test import elements_at
from kneedeep_editor.tools.layers import PIECES, STARTS
from kneedeep_editor.tools.protocol import NOTHING, Pointer, Target, Tool, ToolPreview, Workspace

# The modules for scripts are imported on first use, so that the window appears faster.


class EventTool(Tool):
    """Joins a cause and an effect, by dragging from one to the next or clicking both."""

    name = "events"

    def __init__(self, work: Workspace) -> None:
        super().__init__(work)
        self._cause: int | None = None
        self._start: tuple[float, float] | None = None
        """The start of the arc of a cause without a place on the map."""
        self._fresh = False
        """Whether the button that chose the cause is still pressed."""
        self._judged: tuple[object, int, Target | None, str] | None = None

    def moved(self, pointer: Pointer) -> None:
        """Highlight the target. Explain if it can't be a cause, or the effect of the chosen cause."""
        target, cause = self._target(pointer), self._valid_cause()
        hovered = frozenset({target.serial} if target is not None else ())
        if cause is None:
            self._work.show(ToolPreview(hovered=hovered, hint=self.hint))
            return
        from kneedeep.analysis.views.event_links import middle_of

        start = self._start or middle_of(self._work.board, cause, (pointer.x, pointer.y))
        blocked = "" if target is None or target.serial == cause else self._why_nothing(cause, target)
        link = None if start is None else (start, (pointer.x, pointer.y))
        self._work.show(ToolPreview(hovered=hovered | {cause}, blocked=blocked, link=link, hint=self.hint))

    def pressed(self, pointer: Pointer) -> None:
        """Choose the target as the cause, unless there is one."""
        self._fresh = False
        if self._valid_cause() is None:
            if (target := self._target(pointer)) is None:
                self._work.say(tr("There is nothing here that could cause something."))
            else:
                self._fresh = self.begin(target.serial)
        self.moved(pointer)

    def released(self, pointer: Pointer) -> None:
        """Choose the target as the effect. Releasing at the cause leaves that to the next click."""
        cause, target, fresh = self._valid_cause(), self._target(pointer), self._fresh
        self._fresh = False
        if cause is None or (fresh and target is not None and target.serial == cause):
            return
        if target is None:
            self._work.say(tr("There is nothing here that could be an effect."))
        else:
            self.end(target)
        if fresh or target is not None:
            self._cause = None
        self.moved(pointer)

    def begin(self, serial: int, start: tuple[float, float] | None = None) -> bool:
        """Choose an element as the cause. Returns False after a message if it can't be one.

        `start`: the start of the arc if the element has no place on the map.
        """
        from kneedeep_editor.tools.elements.event_offers import why_nothing

        if why := why_nothing(self._work.board, serial, None):
            self._work.say(why)
            return False
        self._cause, self._start = serial, start
        scenario, board = self._work.scenario, self._work.board
        name = DisplayNames(scenario, board, board.catalog).element(scenario.element(serial))
        self._work.say(tr("Cause: {name}. Now choose what it causes.", name=self._work.texts.words(name)))
        return True

    def end(self, target: Target) -> None:
        """Offer the possible events of the cause and an effect, or explain why there are none."""
        from kneedeep_editor.tools.elements.event_offers import event_offers, why_nothing

        if (cause := self._valid_cause()) is None:
            return
        offers = event_offers(self._work.board, cause, target)
        self._cause = None
        if offers:
            self._work.offer(tuple(offers))
        else:
            self._work.say(why_nothing(self._work.board, cause, target))

    @property
    def has_cause(self) -> bool:
        """Whether a cause is chosen."""
        return self._valid_cause() is not None

    def left(self) -> None:
        """Hide the preview. A chosen cause stays."""
        self._work.show(NOTHING)

    def cancelled(self) -> bool:
        """Drop the cause. Returns False if none was chosen."""
        had, self._cause, self._fresh = self._cause is not None, None, False
        self._work.show(NOTHING)
        return had

    def _valid_cause(self) -> int | None:
        """The cause. None if none is chosen or it no longer exists."""
        if self._cause is not None and all(one.serial != self._cause for one in self._work.scenario.elements()):
            self._cause = None
        return self._cause

    def _target(self, pointer: Pointer) -> "Target | None":
        """The target at the pointer: a door, a figure or a token, else a space of an area. None off the map."""
        board, layers = self._work.board, self._work.layers
        for serial in elements_at(board, pointer, {*layers.untouched, PIECES, STARTS}):
            return Target(serial)
        area = area_at(board, pointer.space)
        return None if area is None else Target(area.serial, pointer.space)

    def _why_nothing(self, cause: int, target: Target) -> str:
        """The reason why a cause and an effect have no possible event. Cached for the last pair."""
        asked = (self._work.scenario, cause, target)
        known = self._judged
        if known is None or known[0] is not asked[0] or known[1:3] != asked[1:]:
            from kneedeep_editor.tools.elements.event_offers import why_nothing

            known = self._judged = (*asked, why_nothing(self._work.board, cause, target))
        return known[3]
