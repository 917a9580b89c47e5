"""What tools that place something have in common: a ghost that follows the pointer and can be turned."""

from kneedeep_editor.tools.preview import NOTHING
from kneedeep_editor.tools.protocol import Pointer, Workspace
from kneedeep_editor.tools.stamp import Stamp


class PlacementTool:
    """Places what the palette gives: a ghost follows the pointer, R turns it. A subclass shows it and lays it down."""

    def __init__(self, work: Workspace) -> None:
        """Work on a scenario."""
        self._work = work
        self._turn = 0
        self._turned: Stamp | None = None
        """What the turn was chosen for: something else begins unturned."""
        self._pointer: Pointer | None = None
        self._laid: tuple[int, int] | None = None
        """Where the pointer was when something was placed: as long as it stays there, no ghost covers that."""

    def moved(self, pointer: Pointer) -> None:
        """Let the ghost follow."""
        self._pointer = pointer
        if pointer.space != self._laid:
            self._laid = None
        self._show()

    def released(self, pointer: Pointer) -> None:
        """Nothing: the press has placed it."""

    def left(self) -> None:
        """Take the ghost away."""
        self._pointer = None
        self._work.show(NOTHING)

    def turned(self, quarters: int) -> None:
        """Turn what is to be placed."""
        self._begin()
        self._turn = (self._turn + 90 * quarters) % 360
        self._show()

    def face(self, turn: int) -> None:
        """Turn what is to be placed so that it lies like another one."""
        self._begin()
        self._turn = turn
        self._show()

    def cancelled(self) -> bool:
        """Return False: placing is given up as a whole."""
        self._work.show(NOTHING)
        return False

    def _begin(self) -> None:
        """Begin unturned with something else than what was placed before."""
        if self._work.stamp not in (None, self._turned):
            self._turn, self._turned = 0, self._work.stamp

    def _show(self) -> None:
        """Show the ghost, or nothing."""
        raise NotImplementedError
