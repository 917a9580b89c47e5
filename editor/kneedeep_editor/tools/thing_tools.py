"""The tools that place things on spaces: tokens, figures, spawn spaces, posts of marines."""

from typing import Any

from kneedeep.board.piece_snapping import nearest
from kneedeep.model.catalog import footprint_spaces
from kneedeep.model.scenario.edits import Add, Change, Edit, Remove, Several
from kneedeep.model.scenario.edits.piece_contents import footprint_of
from kneedeep.model.scenario.model import Figure, Record, Scenario, Spawn, Token
from kneedeep_editor.texts import later, marines_text, tr
from kneedeep_editor.tools.elements.areas import area_at, begin_in
from kneedeep_editor.tools.elements.element_names import name_of_element
from kneedeep_editor.tools.elements.similarity import settings_like
from kneedeep_editor.tools.placement_errors import off_floor_error
from kneedeep_editor.tools.placement_tool import PlacementTool
from kneedeep_editor.tools.protocol import NOTHING, Pointer, Space, Tool, ToolPreview, Workspace
from kneedeep_editor.tools.stamp import FIGURES, SPAWNS, TOKENS, Stamp

MOST = 3
_PAINT = {"marines": later("Paint marine start"), "invaders": later("Paint invader spawn area")}
_SHRINK = {"marines": later("Shrink marine start"), "invaders": later("Shrink invader spawn area")}


class MarinePostTool(Tool):
    """Sets up to three marines by clicks. A click on one removes it, and a fourth one replaces the first."""

    name = "posts"

    def pressed(self, pointer: Pointer) -> None:
        """Add a marine, or remove the one there."""
        work, space = self._work, pointer.space
        if space in work.posts:
            work.post(tuple(post for post in work.posts if post != space))
        elif space in work.board.number:
            work.post((*work.posts, space)[-MOST:])
        else:
            work.say(tr("There is no space here for a marine."))


class SpawnTool(Tool):
    """Paints spawn areas: a press adds a free space or removes one of the area, and dragging continues that."""

    name = "spawn"
    section = SPAWNS

    def __init__(self, work: Workspace) -> None:
        super().__init__(work)
        self._adding: bool | None = None
        self._stroke = 0

    def moved(self, pointer: Pointer) -> None:
        """Highlight the space. Continue painting while pressed."""
        if (stamp := self._stamp()) is None:
            self._work.show(NOTHING)
            return
        if self._adding is not None:
            self._paint(stamp, pointer.space)
        if any(pointer.space in spawn.spaces for spawn in self._spawns(stamp.kind)):
            self._work.show(ToolPreview(hint=self.hint))
            return
        ghost = self._work.scenario.having(
            pieces=(), areas=(), doors=(), tokens=(), figures=(),
            spawns=(Spawn(side=stamp.kind, spaces=((0, 0),)),),
        )  # fmt: skip
        reason = off_floor_error(self._work.board, (pointer.space,))
        self._work.show(ToolPreview(ghost, pointer.space, reason, hint=self.hint))

    def pressed(self, pointer: Pointer) -> None:
        """Add the space, or remove it."""
        if (stamp := self._stamp()) is None:
            self._work.say(tr("Choose a start in the palette first."))
            return
        self._adding = not any(pointer.space in spawn.spaces for spawn in self._spawns(stamp.kind))
        if self._adding and pointer.space not in self._work.board.number:
            self._adding = None
            self._work.say(self._work.texts.tr("A spawn area consists of spaces of the map."))
            return
        self._stroke += 1
        self._paint(stamp, pointer.space)
        self.moved(pointer)

    def released(self, pointer: Pointer) -> None:
        """End the stroke."""
        self._adding = None

    def left(self) -> None:
        """Hide the ghost."""
        self._adding = None
        super().left()

    def cancelled(self) -> bool:
        """End the stroke. Returns False if there was none."""
        had, self._adding = self._adding is not None, None
        self._work.show(NOTHING)
        return had

    def _spawns(self, side: str) -> list[Spawn]:
        """The spawn areas of a side with spaces. The first one is painted."""
        return [spawn for spawn in self._work.scenario.spawns if spawn.side == side and spawn.spaces]

    def _paint(self, stamp: Stamp, space: Space) -> None:
        if self._adding and space not in self._work.board.number:
            return
        spawns = self._spawns(stamp.kind)
        owner = next((spawn for spawn in spawns if space in spawn.spaces), None)
        painted = spawns[0] if spawns and self._adding else None
        edit, areas = self._edit(owner or painted, stamp.kind, space), self._work.scenario.areas
        if edit is not None and self._work.edit(edit, ("spawn", id(self), self._stroke)):
            if self._adding and not spawns and stamp.kind == "invaders":
                self._work.say(tr("Invaders now spawn only in spawn areas."))
            elif self._work.scenario.areas != areas:
                self._work.say(tr("This area is now the start area."))

    def _edit(self, spawn: Spawn | None, side: str, space: Space) -> Edit | None:
        title = tr((_PAINT if self._adding else _SHRINK)[side])
        if spawn is None and self._adding:
            begun = self._start_area(title, space) if side == "marines" else ()
            return Several(title, (Add(title, (Spawn(side=side, spaces=(space,)),)), *begun))
        if spawn is None:
            return None
        if self._adding == (space in spawn.spaces):
            return None
        spaces = tuple(own for own in spawn.spaces if own != space)
        if self._adding:
            spaces = (*spawn.spaces, space)
        if not spaces:
            return Remove(title, frozenset({spawn.serial}))
        return Change(title, spawn.serial, Record(spaces=spaces))

    def _start_area(self, title: str, space: Space) -> tuple[Edit, ...]:
        """The edits that make the area of the first marine start the start area, if necessary."""
        here, scenario = area_at(self._work.board, space), self._work.scenario
        is_begun = any(spawn.side == "marines" for spawn in scenario.spawns)
        return () if here is None or here.start or is_begun else (begin_in(title, scenario, here),)


class ThingTool(PlacementTool):
    """Places tokens or figures. The ghost is at the pointer's space. R turns long ones."""

    _word = "token"

    def __init__(self, work: Workspace) -> None:
        super().__init__(work)
        self._ghost: tuple[Stamp, int, Any, Scenario] | None = None

    def pressed(self, pointer: Pointer) -> None:
        """Place the thing at the ghost."""
        self.moved(pointer)
        work, element = self._work, self._element()
        if element is None:
            work.say(tr("Choose a {word} in the palette first.", word=self._word))
            return
        if reason := self._reason(element):
            work.say(tr("{reason}.", reason=reason))
            return
        if work.edit(Add(tr("Place {name}", name=name_of_element(element, work.board.kinds)), (element,))):
            self._laid = pointer.space
            area = area_at(work.board, element.at) if isinstance(element, Figure) and element.at else None
            is_hidden = area is not None and not area.start and "hidden areas" in work.board.edition.features
            if area is not None and is_hidden and len(work.scenario.figures) == 1:
                work.say(tr("Set up when {area} is revealed.", area=area.name or area.id))
            if element.marines == work.marines > 1:
                last = work.marines >= max(work.board.edition.marines)
                said = tr("Set up for {marines}.") if last else tr("Set up for {marines} or more.")
                work.say(said.format(marines=marines_text(work.marines)))
        self._show()

    def _show(self) -> None:
        if (element := self._element()) is None or self._pointer is None:
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
            ghost = self._work.scenario.having(pieces=(), areas=(), doors=(), tokens=tokens, figures=figures, spawns=())
            self._ghost = (*known, ghost)
        return self._ghost[3]

    def _reason(self, element: Token | Figure) -> str:
        """The reason why it can't be placed there. Empty if it can."""
        work = self._work
        size = footprint_of(work.scenario, element)
        reason = off_floor_error(work.board, footprint_spaces(size, element.at or (0, 0), element.turn))
        same = element.having(serial=0)
        if not reason and any(other == same for other in (*work.scenario.tokens, *work.scenario.figures)):
            reason = tr("There is already a {name} here", name=name_of_element(element, work.board.kinds))
        return reason

    def _element(self) -> Token | Figure | None:
        if (held := self._held()) is None:
            return None
        stamp, pointer = held
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
        return element.having(**like, at=nearest(pointer.x - width / 2, pointer.y - height / 2), turn=turn)


class TokenTool(ThingTool):
    """Places tokens."""

    name = "token"
    section = TOKENS
    _word = "token"


class FigureTool(ThingTool):
    """Places figures."""

    name = "figure"
    section = FIGURES
    _word = "figure"
