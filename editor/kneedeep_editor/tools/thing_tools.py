"""The token and figure tools: place the stamp on spaces of the map."""

from typing import Any

from kneedeep.model.catalog import footprint_spaces
from kneedeep.model.scenario.edits import Add
from kneedeep.model.scenario.edits.piece_contents import footprint_of
from kneedeep.model.scenario.model import Figure, Scenario, Token
from kneedeep_editor.texts import later, marines_text, tr
from kneedeep_editor.tools.elements.element_names import name_of_element
from kneedeep_editor.tools.elements.stamp_copy import settings_like
from kneedeep_editor.tools.placement_errors import off_floor_error
from kneedeep_editor.tools.placement_tool import PlacementTool
from kneedeep_editor.tools.preview import NOTHING, ToolPreview
from kneedeep_editor.tools.protocol import Pointer, Space, Workspace, nearest
from kneedeep_editor.tools.stamp import FIGURES, TOKENS, Stamp


class ThingTool(PlacementTool):
    """Places tokens or figures. The ghost is in the space of the pointer. R turns long ones."""

    name = "thing"
    title = later("Thing")
    hint = later("Click to place · R turns · Esc cancels")
    _word = "token"

    def __init__(self, work: Workspace) -> None:
        """Work on a scenario."""
        super().__init__(work)
        self._ghost: tuple[Stamp, int, Any, Scenario] | None = None

    def pressed(self, pointer: Pointer) -> None:
        """Put it down."""
        self.moved(pointer)
        work, element = self._work, self._element()
        if element is None:
            work.say(tr("Choose a {word} in the palette first.", word=self._word))
            return
        reason = self._reason(element)
        if reason:
            work.say(tr("{reason}.", reason=reason))
            return
        if work.edit(Add(tr("Place {name}", name=name_of_element(element, work.board.kinds)), (element,))):
            self._laid = pointer.space
            if element.marines == work.marines > 1:
                last = work.marines >= max(work.board.edition.marines)
                said = tr("Set up for {marines}.") if last else tr("Set up for {marines} or more.")
                work.say(said.format(marines=marines_text(work.marines)))
        self._show()

    def _show(self) -> None:
        element = self._element()
        if element is None or self._pointer is None:
            self._work.show(NOTHING)
            return
        reason = self._reason(element)
        if reason and self._laid is not None:
            self._work.show(NOTHING)
            return
        self._work.show(ToolPreview(self._ghost_of(element), element.at or (0, 0), reason, hint=self.hint))

    def _ghost_of(self, element: Token | Figure) -> Scenario:
        stamp = self._work.stamp
        assert stamp is not None
        known = (stamp, self._turn, self._work.model)
        if self._ghost is None or self._ghost[:3] != known:
            at_origin = element.having(at=(0, 0))
            tokens = (at_origin,) if isinstance(at_origin, Token) else ()
            figures = (at_origin,) if isinstance(at_origin, Figure) else ()
            ghost = self._work.scenario.having(
                pieces=(), areas=(), doors=(), tokens=tokens, figures=figures, spawns=()
            )
            self._ghost = (*known, ghost)
        return self._ghost[3]

    def _reason(self, element: Token | Figure) -> str:
        """Why it can't be placed there. Empty if it can."""
        work = self._work
        size = footprint_of(work.scenario, element)
        reason = off_floor_error(work.board, footprint_spaces(size, element.at or (0, 0), element.turn))
        same = element.having(serial=0)
        if not reason and any(other == same for other in (*work.scenario.tokens, *work.scenario.figures)):
            reason = tr("There is already a {name} here", name=name_of_element(element, work.board.kinds))
        return reason

    def _element(self) -> Token | Figure | None:
        stamp, pointer = self._stamp(), self._pointer
        if stamp is None or pointer is None:
            return None
        self._begin()
        element: Token | Figure
        if stamp.section == FIGURES:
            element = Figure(kind=stamp.kind, at=(0, 0))
        else:
            element = Token(
                kind=stamp.kind,
                color=stamp.color,
                item=stamp.item,
                size=stamp.size,
                active=not stamp.inactive,
                at=(0, 0),
            )
        width, height = footprint_of(self._work.scenario, element)
        turn = self._turn if width != height else 0
        if turn == 180 and isinstance(element, Token):
            turn = 0
        if turn % 180:
            width, height = height, width
        if self._work.marines > 1:
            element = element.having(marines=self._work.marines)
        like = settings_like(element, self._work.model)
        return element.having(**like, at=_corner(pointer, width, height), turn=turn)


def _corner(pointer: Pointer, width: int, height: int) -> Space:
    """The top-left space of a footprint whose middle is nearest to the pointer."""
    return nearest(pointer.x - width / 2, pointer.y - height / 2)


class TokenTool(ThingTool):
    """Places tokens."""

    name = "token"
    title = later("Token")
    key = "T"
    section = TOKENS
    _word = "token"


class FigureTool(ThingTool):
    """Places figures."""

    name = "figure"
    title = later("Invader")
    key = "I"
    section = FIGURES
    _word = "figure"
