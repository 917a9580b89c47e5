"""The prefab tool: places the stamp's prefab any number of times."""

from kneedeep.model.scenario.model import Scenario
from kneedeep.model.scenario.prefabs import Prefab
from kneedeep_editor.texts import tr
from kneedeep_editor.tools.paste_tool import PartTool
from kneedeep_editor.tools.prefab_stock import prefab_fault
from kneedeep_editor.tools.protocol import Pointer, Workspace
from kneedeep_editor.tools.stamp import PREFABS


class PrefabTool(PartTool):
    """Places prefabs: a ghost follows the pointer, R turns it, a click places it."""

    name = "prefab"
    section = PREFABS

    def __init__(self, work: Workspace) -> None:
        super().__init__(work)
        self._prefab: Prefab | None = None

    def moved(self, pointer: Pointer) -> None:
        """Move the ghost of the stamp."""
        self._begin()
        super().moved(pointer)

    def pressed(self, pointer: Pointer) -> None:
        """Place the prefab at the ghost."""
        self._begin()
        if self._part is None:
            stamp = self._stamp()
            entry = self._work.prefabs.get(stamp.kind) if stamp is not None else None
            fault = prefab_fault(entry, self._work.scenario.ruleset) if entry is not None else ""
            self._work.say(fault or tr("Choose a prefab in the palette first."))
            return
        self._laid = None
        super().pressed(pointer)

    def turned(self, quarters: int) -> None:
        """Turn the ghost."""
        self._begin()
        super().turned(quarters)

    def _begin(self) -> None:
        """Take the prefab of the stamp. A new one is not turned."""
        stamp = self._stamp()
        prefab = self._work.prefabs.get(stamp.kind) if stamp is not None else None
        if not isinstance(prefab, Prefab) or prefab_fault(prefab, self._work.scenario.ruleset):
            self._prefab = self._part = None
        elif prefab is not self._prefab:
            self._prefab = prefab
            self._title = tr("Place {name}", name=prefab.name)
            self._carry(prefab.part)

    def _end(self, before: Scenario) -> None:
        """Keep the prefab current. Its ghost stays hidden until the pointer leaves the space."""
        pointer = self._pointer
        self._laid = pointer.space if pointer is not None else None
        self._show()
