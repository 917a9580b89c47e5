"""Overlays: answers about the map, drawn over it, one at a time, with keys 1 to 9."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction

from kneedeep.model.catalog.edition import Edition, Feature, edition_of
from kneedeep_editor.canvas.overlay_field import OverlayField
from kneedeep_editor.canvas.overlay_styles import swatch
from kneedeep_editor.mainwindow.commands import command_of
from kneedeep_editor.mainwindow.shell import Shell, WindowFeature
from kneedeep_editor.panels.overlay_legend import Legend
from kneedeep_editor.texts import tr, translated
from kneedeep_editor.worker import map_questions as asked
from kneedeep_editor.worker.map_questions import FROM_A_SPACE, MapAnswer, MapQuestion, Space, answer_text

KINDS = (
    asked.SIGHT, asked.OPEN_SIGHT, asked.STEPS, asked.RESPAWN, asked.SPAWN, asked.ORDER, asked.GOAL, asked.HEAT,
    asked.AREAS, asked.COVER, asked.PORTALS, asked.DEMON_WALK, asked.NET,
)  # fmt: skip
"""The overlays in menu order."""
_NEEDED: dict[str, Feature] = {
    asked.RESPAWN: "respawn band",
    asked.SPAWN: "spawn cards",
    asked.ORDER: "hidden areas",
    asked.PORTALS: "portals",
    asked.DEMON_WALK: "demon cards",
    asked.NET: "inactive teleporters",
}
"""The features that an edition needs for an overlay."""
_POSTS, _SELECT = "posts", "select"
_OF_THE_WHOLE = (asked.GOAL, asked.HEAT, asked.AREAS)
"""Overlays that first show the map as drawn, not the state that was viewed last."""


class Overlays(WindowFeature):
    """The overlay of one window. `play_asked` has the stop of the solution to play from, 0 for the map as drawn."""

    play_asked = Signal(int)

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        shell.overlays = self
        self.kind: str | None = None
        self.answer: MapAnswer | None = None
        self._legend: Legend | None = None
        self._space: Space | None = None
        self._stop = 0
        self._edition: Edition | None = None
        self._before_posts = _SELECT
        self._actions = self._make_commands()
        self._shell.queries.failed.connect(shell.status.say)
        self._shell.canvas.pointed.connect(self._point)
        self._shell.work.posts_changed.connect(self._ask)
        shell.navigation.findings_changed.connect(self._ask)
        shell.pointer.notes.append(self._note)
        self._keep_fresh(self._fit_edition, shell.document.changed, shell.document.renamed)

    @property
    def legend(self) -> Legend:
        """The legend, created on first use."""
        if self._legend is None:
            self._legend = Legend(
                self._shell.canvas, swatch, lambda: self._shell.work.texts, self._shell.canvas.covered
            )
            self._legend.stop_chosen.connect(self.go_to)
            self._legend.closed.connect(self.close)
            self._legend.play_asked.connect(lambda: self.play_asked.emit(self._stop))
        return self._legend

    @property
    def is_shown(self) -> bool:
        """Whether an overlay is shown."""
        return self.kind is not None

    @property
    def held(self) -> bool:
        """Whether the overlay stays at its space when the pointer moves."""
        return self._hold.isChecked()

    def use(self, name: str) -> None:
        """Show an overlay instead of the current one."""
        if self.kind == name:
            self.close()
            return
        self._shell.witnesses.clear()
        self._put_posts_away()
        self.kind = name
        self.answer = None
        self._hold.setChecked(False)
        self._check()
        if self._shell.canvas.space in self._shell.work.board.number:
            self._space = self._shell.canvas.space
        if name == asked.SPAWN:
            self._before_posts = self._shell.toolbox.current.name
            self._shell.toolbox.use(_POSTS)
        if name == asked.ORDER and not self._stop:
            self._stop = 1
        elif name in _OF_THE_WHOLE:
            self._stop = 0
        self._ask()

    def close(self) -> None:
        """Close the overlay."""
        focused = self._legend is not None and self._legend.isAncestorOf(self._shell.window.focusWidget())
        self._shell.witnesses.clear()
        self._put_posts_away()
        self.kind = self.answer = None
        self._stop = 0
        self._hold.setChecked(False)
        self._shell.queries.drop(self._show)
        self._shell.canvas.show_field(None)
        if self._legend is not None:
            self._legend.hide()
        if focused:
            self._shell.canvas.setFocus()
        self._check()
        self._shell.pointer.refresh()

    def _put_posts_away(self) -> None:
        """Restore the tool that was current before the posts tool."""
        toolbox = self._shell.toolbox
        if self.kind == asked.SPAWN and toolbox.current.name == _POSTS:
            known = self._before_posts in [tool.name for tool in toolbox.tools]
            toolbox.use(self._before_posts if known and self._before_posts != _POSTS else _SELECT)

    def go_to(self, stop: int) -> None:
        """Show the overlay in a state: 0 as drawn, or a stop of the solution."""
        self._stop = max(0, stop)
        self._ask()

    # Combination

    def _make_commands(self) -> dict[str, QAction]:
        shell = self._shell
        actions = shell.actions.add_choice({kind: f"overlay-{kind}" for kind in KINDS}, self.use, optional=True)
        shell.actions.menu("Overlays").addSeparator()
        self._off = shell.actions.add_command("overlay-none", self.close)
        self._hold = shell.actions.add_command("overlay-hold", self._show_hold, checkable=True)
        self._later = shell.actions.add_command("overlay-later", lambda: self.go_to(self._stop + 1))
        self._earlier = shell.actions.add_command("overlay-earlier", lambda: self.go_to(self._stop - 1))
        self._enable(on=False)
        return actions

    def _check(self) -> None:
        for name, action in self._actions.items():
            action.setChecked(self.kind == name)
        self._enable(on=self.kind is not None)

    def _enable(self, *, on: bool) -> None:
        self._off.setEnabled(on)
        self._hold.setEnabled(on and self.kind in FROM_A_SPACE)
        stops = self.answer.stops if self.answer is not None else ()
        self._later.setEnabled(on and (stops is None or self._stop < len(stops)))
        self._earlier.setEnabled(on and self._stop > 0)

    def _fit_edition(self) -> None:
        """Show only the overlays that make sense in the scenario's edition."""
        if (edition := edition_of(self._shell.document.scenario.ruleset)) is self._edition:
            return
        self._edition = edition
        for kind in KINDS:
            self._actions[kind].setVisible(_fits(kind, edition))
        self._shell.actions.tools[_POSTS].setVisible(self._actions[asked.SPAWN].isVisible())
        if self.kind is not None and not _fits(self.kind, edition):
            self.close()

    # Asking and showing

    def _ask(self) -> None:
        if self.kind is None:
            return
        # Imported for the first overlay, so that the window appears faster.
        from kneedeep_editor.worker.overlay_answers import answer_overlay

        space = self._space if self.kind in FROM_A_SPACE else None
        posts = self._shell.work.posts if self.kind == asked.SPAWN else ()
        self._shell.queries.ask(self._show, answer_overlay, MapQuestion(self.kind, self._stop, space, posts))

    def _show(self, answer: MapAnswer) -> None:
        if self.kind is None or answer.question.overlay != self.kind:
            return
        self.answer, self._stop = answer, answer.question.stop
        self._shell.canvas.show_field(OverlayField(answer))
        playable = edition_of(self._shell.document.scenario.ruleset).version is not None
        self._explain(answer, self.kind)
        self.legend.play.setVisible(playable and bool(answer.stops))
        self._enable(on=True)
        self._shell.pointer.refresh()

    def _explain(self, answer: MapAnswer, kind: str) -> None:
        """Show the legend. It links to the solution if that overlay is not available."""
        begins = not self._actions[asked.ORDER].isVisible()
        key = command_of(f"overlay-{kind}").keys[0]
        self.legend.show_answer(answer, str(key), held=self.held, begins=begins)

    def _point(self, space: Space | None) -> None:
        if self.kind not in FROM_A_SPACE or self.held:
            return
        if space is not None and space in self._shell.work.board.number:
            self._space = space
            self._ask()

    def _note(self, space: Space) -> str:
        """The overlay's text about a space, empty until there is an answer."""
        if self.answer is None:
            return ""
        if self.kind in FROM_A_SPACE and not self.held and self.answer.question.space != self._space:
            return ""
        if self.kind in FROM_A_SPACE and space == self.answer.question.space:
            return translated(self.answer.summary)
        return answer_text(self.answer, space)

    def _show_hold(self) -> None:
        if self.answer is not None and self.kind is not None:
            self._explain(self.answer, self.kind)
        if self.held:
            self._shell.status.say(tr("The overlay stays on this space; press H again to let it follow the pointer."))


def _fits(kind: str, edition: Edition) -> bool:
    """Whether an overlay makes sense in an edition."""
    if kind == asked.COVER:
        return edition.sight == "corners"
    return kind not in _NEEDED or _NEEDED[kind] in edition.features
