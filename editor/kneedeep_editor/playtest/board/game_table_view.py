"""The table of a game as its page knows it."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QPoint

from kneedeep_editor.canvas.table.animation import Animation
from kneedeep_editor.canvas.table.table_scene import Line, Scene, Space


class GameTableView(Protocol):
    """The table as the page knows it."""

    def show_scene(self, scene: Scene) -> None:
        """Show a moment of the game. A running animation goes on and ends with it."""

    def animate(self, scene: Scene, animation: Animation) -> None:
        """Show how the moment that is shown becomes another one."""

    def finish(self) -> None:
        """End the animation that is under way at once."""

    def show_way(self, spaces: Sequence[Space]) -> None:
        """Show a way that would be walked."""

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Show the line of a door that a click would be about."""

    def follow(self, spaces: Sequence[Space]) -> None:
        """Scroll to the spaces of an event, unless the view was moved by hand."""

    def begin_at(self, space: Space) -> None:
        """Let the keyboard's cursor begin at a space, where it is not shown yet."""

    def follow_again(self) -> None:
        """Follow the events from now on, also after the view was moved by hand."""

    def describe(self, text: str, *, aloud: bool) -> None:
        """Describe the target of the pointer. `aloud`: spoken where the keyboard points."""

    def announce(self, text: str) -> None:
        """Have a text spoken."""

    def global_place(self, space: Space) -> QPoint:
        """The place on the screen of the middle of a space."""
