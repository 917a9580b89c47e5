"""The base class of placing tools: a ghost follows the pointer and can be turned."""

from kneedeep_editor.tools.protocol import Pointer, Tool, Workspace
from kneedeep_editor.tools.stamp import Stamp


class PlacementTool(Tool):
    """Places stamps of the palette: a ghost follows the pointer, R turns it. Subclasses draw and place it."""

    def __init__(self, work: Workspace) -> None:
        super().__init__(work)
        self._turn = 0
        self._turned: Stamp | None = None
        """The rotated stamp. Other stamps start without rotation."""
        self._pointer: Pointer | None = None
        self._laid: tuple[int, int] | None = None
        """The pointer's place at the last placement. No ghost is shown there, so that the element is visible."""

    def moved(self, pointer: Pointer) -> None:
        """Move the ghost."""
        self._pointer = pointer
        if pointer.space != self._laid:
            self._laid = None
        self._show()

    def left(self) -> None:
        """Hide the ghost."""
        self._pointer = None
        super().left()

    def turned(self, quarters: int) -> None:
        """Turn the ghost."""
        self._begin()
        self._turn = (self._turn + 90 * quarters) % 360
        self._show()

    def face(self, turn: int) -> None:
        """Set the rotation of the next placement."""
        self._begin()
        self._turn = turn
        self._show()

    def _held(self) -> tuple[Stamp, Pointer] | None:
        """The current stamp in its rotation, and the pointer. None if there is nothing to place."""
        stamp, pointer = self._stamp(), self._pointer
        if stamp is None or pointer is None:
            return None
        self._begin()
        return stamp, pointer

    def _begin(self) -> None:
        """Reset the rotation if the stamp has changed."""
        if self._work.stamp not in (None, self._turned):
            self._turn, self._turned = 0, self._work.stamp

    def _show(self) -> None:
        """Show the ghost, if any."""
        raise NotImplementedError
