"""The table as its page knows it."""

from typing import Protocol

from kneedeep.drawing.theme import Theme
from kneedeep.model.geometry.space import Space
from kneedeep_editor.canvas.table.table_scene import Scene


class TableView(Protocol):
    """The table as the page knows it."""

    def show_scene(self, scene: Scene) -> None:
        """Show a moment of the game."""

    def wear(self, theme: Theme) -> None:
        """Draw in the colors of another theme."""

    def describe(self, text: str) -> None:
        """Describe the target of the pointer."""

    def point_at(self, space: Space) -> None:
        """Put the keyboard's cursor on a space."""

    def bring_in(self, box: tuple[float, float, float, float]) -> None:
        """Scroll a part of the board into the view."""
