"""The posts tool: sets marines on spaces, to see where invaders may be spawned against them. Nothing is edited."""

from kneedeep_editor.texts import later, tr
from kneedeep_editor.tools.protocol import Pointer, Tool

MOST = 3


class MarinePostTool(Tool):
    """Sets up to three marines by clicks. A click on one removes it, a fourth moves the first."""

    name = "posts"
    title = later("Test marines")
    key = "W"
    hint = later("Click to set up to three marines, or to remove one · Esc cancels")

    def pressed(self, pointer: Pointer) -> None:
        """Set a marine, or take him away."""
        work, space = self._work, pointer.space
        if space in work.posts:
            work.post(tuple(post for post in work.posts if post != space))
        elif space in work.board.number:
            work.post((*work.posts, space)[-MOST:])
        else:
            work.say(tr("There is no space here for a marine."))
