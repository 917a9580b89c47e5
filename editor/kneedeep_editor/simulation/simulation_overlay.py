"""Maps of simulated games over the map: deaths and visits of figures, and more."""

from collections.abc import Callable
from functools import partial

from kneedeep.games.simulation.result import Simulation
from kneedeep_editor.canvas.overlay_field import OverlayField
from kneedeep_editor.canvas.overlay_styles import swatch
from kneedeep_editor.mainwindow.shell import Shell
from kneedeep_editor.panels.overlay_legend import Legend
from kneedeep_editor.simulation.map_answer import answer_of
from kneedeep_editor.worker.map_questions import MapAnswer, answer_text


class SimulationOverlay:
    """The overlay of the shown games, which any other overlay replaces."""

    def __init__(self, shell: Shell, on_changed: Callable[[str], None]) -> None:
        """Begin without an overlay. `on_changed`: called with the name of the shown map, empty for none."""
        self._shell, self._on_changed = shell, on_changed
        self.answer: MapAnswer | None = None
        """The answer shown over the map."""
        self.choice: tuple[str, int | None] = ("", None)
        """The requested map, and its number of marines."""
        self._legend: Legend | None = None
        shell.pointer.notes.insert(0, lambda space: "" if self.answer is None else answer_text(self.answer, space))
        for name, action in shell.actions.by_name.items():
            if name.startswith("overlay-"):
                action.triggered.connect(self._give_way)

    def show_map(self, what: str, marines: int | None, result: Simulation | None) -> None:
        """Show a map of games as an overlay, empty for none."""
        self.choice = what, marines
        if not what or result is None:
            if self.answer is not None:
                self._shell.canvas.show_field(None)
            self._forget()
            return

        self._show(answer_of(result, self._shell.work.board, what, marines))
        self._on_changed(what)

    def show_answer(self, answer: MapAnswer) -> None:
        """Show another answer instead of a map of games."""
        self.choice = "", None
        self._show(answer)
        self._on_changed("")

    def _show(self, answer: MapAnswer) -> None:
        if self._shell.overlays.is_shown:
            self._shell.overlays.close()
        self.answer = answer
        self._shell.canvas.show_field(OverlayField(self.answer))
        self.legend.show_answer(self.answer, "")
        self._enable_key(able=True)
        self._shell.pointer.refresh()

    @property
    def legend(self) -> Legend:
        """The legend, created on first use."""
        if self._legend is None:
            self._legend = Legend(
                self._shell.canvas, swatch, lambda: self._shell.work.texts, self._shell.canvas.covered
            )
            self._legend.closed.connect(partial(self.show_map, "", None, None))
        return self._legend

    def _give_way(self) -> None:
        """Hide the map of games, since another overlay or none was chosen."""
        if self.answer is not None:
            if not self._shell.overlays.is_shown:
                self._shell.canvas.show_field(None)
            self.choice = "", None
            self._forget()

    def _forget(self) -> None:
        self.answer = None
        self._enable_key(able=self._shell.overlays.is_shown)
        if self._legend is not None:
            self._legend.hide()
        self._on_changed("")
        self._shell.pointer.refresh()

    def _enable_key(self, *, able: bool) -> None:
        """Enable the key that closes overlays, which also closes this one."""
        action = self._shell.actions.by_name.get("overlay-none")
        if action is not None:
            action.setEnabled(able)
