"""The spawn tool: paints the spaces where marines start or where invaders may be spawned."""

from kneedeep.model.scenario.edits import Add, Change, Edit, Remove
from kneedeep.model.scenario.model import Record, Spawn
from kneedeep_editor.texts import later, tr
from kneedeep_editor.tools.placement_errors import off_floor_error
from kneedeep_editor.tools.preview import NOTHING, ToolPreview
from kneedeep_editor.tools.protocol import Pointer, Space, Tool, Workspace
from kneedeep_editor.tools.stamp import SPAWNS, Stamp

_PAINT = {"marines": later("Paint marine start"), "invaders": later("Paint invader spawn area")}
_SHRINK = {"marines": later("Shrink marine start"), "invaders": later("Shrink invader spawn area")}


class SpawnTool(Tool):
    """Paints spawn areas: a press on a free space adds it, on one of the area removes it. Dragging continues that."""

    name = "spawn"
    title = later("Start")
    key = "S"
    hint = later("Click or drag over spaces to add them, again to remove them · Esc cancels")
    section = SPAWNS

    def __init__(self, work: Workspace) -> None:
        """Work on a scenario."""
        super().__init__(work)
        self._adding: bool | None = None
        self._stroke = 0

    def moved(self, pointer: Pointer) -> None:
        """Show the space. Continue painting while pressed."""
        stamp = self._stamp()
        if stamp is None:
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
        """Add the space, or take it away."""
        stamp = self._stamp()
        if stamp is None:
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
        """Take the ghost away."""
        self._adding = None
        super().left()

    def cancelled(self) -> bool:
        """End the stroke. Returns False if there was none."""
        had, self._adding = self._adding is not None, None
        self._work.show(NOTHING)
        return had

    def _spawns(self, side: str) -> list[Spawn]:
        """The spawn areas of a side with spaces. The first is the painted one."""
        return [spawn for spawn in self._work.scenario.spawns if spawn.side == side and spawn.spaces]

    def _paint(self, stamp: Stamp, space: Space) -> None:
        if self._adding and space not in self._work.board.number:
            return
        spawns = self._spawns(stamp.kind)
        owner = next((spawn for spawn in spawns if space in spawn.spaces), None)
        painted = spawns[0] if spawns and self._adding else None
        edit = self._edit(owner or painted, stamp.kind, space)
        if edit is not None and self._work.edit(edit, ("spawn", id(self), self._stroke)):
            if self._adding and not spawns and stamp.kind == "invaders":
                self._work.say(tr("Invaders now spawn only in spawn areas."))

    def _edit(self, spawn: Spawn | None, side: str, space: Space) -> Edit | None:
        title = tr((_PAINT if self._adding else _SHRINK)[side])
        if spawn is None:
            return Add(title, (Spawn(side=side, spaces=(space,)),)) if self._adding else None
        if self._adding == (space in spawn.spaces):
            return None
        spaces = tuple(own for own in spawn.spaces if own != space)
        if self._adding:
            spaces = (*spawn.spaces, space)
        if not spaces:
            return Remove(title, frozenset({spawn.serial}))
        return Change(title, spawn.serial, Record(spaces=spaces))
