"""The posts tool: sets marines on spaces, to see where invaders may be spawned against them. Nothing is edited."""

from kneedeep_editor.texts import later, tr
from kneedeep_editor.tools.preview import NOTHING
from kneedeep_editor.tools.protocol import Pointer, Workspace

MOST = 3


class MarinePostTool:
    """Sets up to three marines by clicks; a click on one takes it away, a fourth moves the first."""

    name = "posts"
    title = later("Test marines")
    key = "W"
    hint = later("Click to set up to three marines, or to remove one · Esc cancels")
    cursor = "cross"
    section: str | None = None

    def __init__(self, work: Workspace) -> None:
        """Work on a scenario."""
        self._work = work

    def moved(self, pointer: Pointer) -> None:
        """Nothing follows the pointer."""

    def pressed(self, pointer: Pointer) -> None:
        """Set a marine, or take him away."""
        work, space = self._work, pointer.space
        if space in work.posts:
            work.post(tuple(post for post in work.posts if post != space))
        elif space in work.board.number:
            work.post((*work.posts, space)[-MOST:])
        else:
            work.say(tr("There is no space here for a marine."))

    def released(self, pointer: Pointer) -> None:
        """A press is all there is."""

    def left(self) -> None:
        """Show nothing."""
        self._work.show(NOTHING)

    def turned(self, quarters: int) -> None:
        """Posts have no direction."""

    def cancelled(self) -> bool:
        """There is no gesture to give up."""
        return False
