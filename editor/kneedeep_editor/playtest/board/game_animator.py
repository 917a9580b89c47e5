"""Shows the moments of a game on the table, each with the events since the one before."""

from collections.abc import Sequence

from kneedeep.rules import Event
from kneedeep.rules.table_view import TableView
from kneedeep_editor.canvas.table.animation import STILL, Animation
from kneedeep_editor.canvas.table.table_scene import Scene
from kneedeep_editor.playtest.board.event_animations import Act, animation_of
from kneedeep_editor.playtest.board.game_picture import GamePicture
from kneedeep_editor.playtest.board.game_table_view import GameTableView


class GameAnimator:
    """Keeps the actions since the shown moment. Only they are animated, never a step back or a jump."""

    def __init__(self, painter: GamePicture, table: GameTableView) -> None:
        self._painter, self._table = painter, table
        self._scene = Scene()
        self._at = -1
        """The number of actions before the moment that is shown."""
        self._acts: list[Act | None] = []
        self.events: list[Event] = []
        """The events since that moment."""

    def note(self, events: Sequence[Event], view: TableView | None) -> None:
        """Note an action. `view`: the table after it, None for one that is not animated."""
        self.events += events
        figures = () if view is None else self._painter.figures(view)
        self._acts.append(None if view is None else Act(events, {one.figure: one for one in figures}))

    def show(self, at: int, scene: Scene, pace: float) -> Animation:
        """Show the moment after `at` actions. Returns its animation, STILL if nothing moves."""
        acts = [act for act in self._acts if act is not None]
        follows = bool(self._acts) and len(acts) == len(self._acts) and self._at + len(acts) == at
        before, same = self._scene, self._at == at
        self._acts, self._scene, self._at = [], scene, at
        if follows and pace and before.floor.spaces:
            found = animation_of(self._painter.game, acts, before, scene, self._painter.theme, pace)
            if found.length:
                self._table.animate(scene, found)
                return found
        if not same:
            self._table.finish()
        self._table.show_scene(scene)
        return STILL

    def hide(self) -> None:
        """Show nothing."""
        self._acts, self.events, self._scene, self._at = [], [], Scene(), -1
        self._table.finish()
        self._table.show_scene(Scene())
