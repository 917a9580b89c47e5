"""The coach of a window: searches for changes of the map, and applies the chosen one."""

from PySide6.QtCore import QObject

from kneedeep.board import compile_board
from kneedeep.board.laid_things import LaidFigure, LaidToken
from kneedeep.coach.tuning import Wish
from kneedeep.coach.tuning_choices import Answers, Choice
from kneedeep.model.scenario.model import Scenario
from kneedeep.report.tuning_text import choice_text
from kneedeep_editor.mainwindow.shell import Shell
from kneedeep_editor.simulation.coach_page import CoachPage
from kneedeep_editor.simulation.simulation_overlay import SimulationOverlay
from kneedeep_editor.simulation.simulator import NotPlayable, Simulator, numbers_for
from kneedeep_editor.texts import tr
from kneedeep_editor.worker.map_questions import Layer, MapAnswer, MapQuestion, Space

Things = frozenset[tuple[str, tuple[Space, ...]]]


def marks_of(choice: Choice, wish: Wish, *, named: bool) -> MapAnswer:
    """The spaces of elements that a choice removes, and of those it adds."""
    after = choice.edit.apply(wish.scenario)
    gone, new = set[Space](), set[Space]()
    for marines in choice.marines:
        old, now = things_with(wish.scenario, marines), things_with(after, marines)
        gone.update(space for _, spaces in old - now for space in spaces)
        new.update(space for _, spaces in now - old for space in spaces)
    layers = (Layer("heat-5", tr("left out"), tuple(sorted(gone))), Layer("fresh", tr("added"), tuple(sorted(new))))
    shown = tuple(layer for layer in layers if layer.spaces)
    return MapAnswer(MapQuestion("coach"), tr("What changes"), shown, summary=choice_text(choice, named=named))


def things_with(scenario: Scenario, marines: int) -> Things:
    """The tokens and figures on the map with a number of marines, as kind and spaces."""
    board = compile_board(scenario)
    laid: list[LaidToken | LaidFigure] = [*board.tokens_with(marines), *board.figures_with(marines)]
    return frozenset((one.element.kind, one.spaces) for one in laid)


class CoachControl(QObject):
    """Connects the coach's page with a window and its map."""

    def __init__(self, shell: Shell, page: CoachPage, overlay: SimulationOverlay, parent: QObject) -> None:
        """Show the page for the map of a window."""
        super().__init__(parent)
        self._shell, self.page, self._overlay = shell, page, overlay
        self.simulator = Simulator(self)
        self.choices: tuple[Choice, ...] = ()
        self._wish: Wish | None = None
        self._marks: MapAnswer | None = None
        self._several = False
        self._offers: list[tuple[Scenario, tuple[Choice, ...], str]] = []
        """The analyzed map and the maps with an applied choice, with their choices and a text."""
        page.asked.connect(self.ask)
        page.stop_asked.connect(self.simulator.stop)
        page.apply_asked.connect(self.apply)
        page.chosen.connect(self.point_out)
        self.simulator.tuning.connect(page.show_answers)
        self.simulator.tuned.connect(self._finish)
        self.simulator.failed.connect(self._fail)
        shell.signals.closed.connect(self.simulator.end)
        shell.document.changed.connect(self._follow)

    def ask(self, counts: tuple[int, ...], low: float, high: float) -> None:
        """Search for changes that give the marines a share of wins. Locked layers are not changed."""
        scenario = self._shell.document.scenario
        self._offers = []
        self._show_choices(())
        try:
            numbers = numbers_for(scenario)
        except NotPlayable as error:
            self.page.show_text(str(error))
            return
        keep = self._shell.work.layers.locked
        wishes = [Wish(scenario, count, low, high, numbers=numbers, keep=keep) for count in counts]
        self._wish, self._several = wishes[0], len(wishes) > 1
        self.page.show_text(tr("Setting up the games …"))
        self.page.show_busy(busy=True)
        self.simulator.tune(wishes, self._shell.document.snapshot())

    def apply(self, place: int) -> None:
        """Apply a choice as one step. Choices for other numbers of marines can be applied after it."""
        if not any(self._shell.document.scenario == known for known, _, _ in self._offers):
            self.page.show_text(tr("The map has changed: find changes again."))
            return
        choice = self.choices[place]
        rest = tuple(one for one in self.choices if not one.marines & choice.marines)
        self._shell.work.edit(choice.edit)
        done = tr("Done: {changes}. Undo takes it back.", changes=choice.edit.title)
        self._offers.append((self._shell.document.scenario, rest, done))
        self._follow()

    def _follow(self, *_: object) -> None:
        """Show the choices for the current map, also after an undo. Without any, show the introduction."""
        for scenario, choices, text in reversed(self._offers):
            if scenario == self._shell.document.scenario:
                if (choices, text) != (self.choices, self.page.text.text()):
                    self._show_choices(choices)
                    self.page.show_text(text)
                return
        if not self._offers and not self.page.busy:
            self.page.show_text()

    def point_out(self, place: int) -> None:
        """Mark the changes of a choice on the map, -1 for none."""
        if place >= 0 and self._wish is not None:
            self._marks = marks_of(self.choices[place], self._wish, named=self._several)
            self._overlay.show_answer(self._marks)
        elif self._overlay.answer is self._marks is not None:
            self._overlay.show_map("", None, None)

    def _show_choices(self, choices: "tuple[Choice, ...]") -> None:
        self.choices = choices
        self.page.show_choices(choices, named=self._several)

    def _finish(self, answers: Answers, choices: "tuple[Choice, ...]") -> None:
        self.page.show_busy(busy=False)
        if answers:
            self.page.show_answers(answers)
            self._show_choices(choices)
            assert self._wish is not None
            self._offers = [(self._wish.scenario, choices, self.page.text.text())]
        else:
            self.page.show_text(tr("Stopped before the first game was over."))

    def _fail(self, text: str) -> None:
        self.page.show_busy(busy=False)
        self.page.show_text(text)
