"""The simulation panel: form, verdicts, comparison, numbers, plots, unusual games, map."""

from collections.abc import Mapping, Sequence

from PySide6 import QtWidgets
from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent

from kneedeep.games.simulation.result import PartyStatistics, Simulation
from kneedeep.games.simulation.strange_games import StrangeGame, strange_games, usual_games
from kneedeep_editor.services.fields import VALUE, add_line, fill_choices, list_box
from kneedeep_editor.services.widgets import Label, choice_box, lay_column, lay_row, push_button, scroll_area
from kneedeep_editor.simulation.coach_page import CoachPage
from kneedeep_editor.simulation.plots import Plots, PlottedGames
from kneedeep_editor.simulation.result_texts import unusual_game_text, verdict_text
from kneedeep_editor.simulation.results_table import ResultsTable
from kneedeep_editor.simulation.simulation_form import SimulationForm
from kneedeep_editor.simulation.simulator import SimulationRun
from kneedeep_editor.texts import marines_text, tr

LEAST = 380
_LEAST_RESULTS = 340
"""The height of the results in pixels. Higher contents scroll."""
_FEW = 2
"""The number of verdicts shown in full."""


class SimulationPanel(QtWidgets.QWidget):
    """The simulation panel. Its signals have indices of runs (-1: none), a map and number of marines, an Odd."""

    run_chosen = Signal(int)
    baseline_chosen = Signal(int)
    draft_asked = Signal()
    map_chosen = Signal(str, object)
    replay_asked = Signal(object)
    export_asked = Signal()

    def __init__(self, bots: Sequence[str], maps: Mapping[str, str], most: int) -> None:
        """Offer bots, map titles by name, and up to `most` marines."""
        super().__init__()
        self.form = SimulationForm(bots, most)
        self.run, self.baseline = choice_box(name=tr("Shown run")), choice_box(name=tr("Compared with"))
        for choice in (self.run, self.baseline):
            choice.setSizeAdjustPolicy(QtWidgets.QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            choice.setMinimumContentsLength(12)
        self.run.activated.connect(self.run_chosen)
        self.baseline.activated.connect(self._choose_baseline)
        self.export = push_button(
            tr("&Export…"), tip=tr("Save the balance card as a picture (png) or as data (json)"), do=self.export_asked
        )
        rows = QtWidgets.QFormLayout()
        rows.setContentsMargins(10, 0, 10, 0)
        rows.addRow(tr("Shown"), lay_row((self.run, 1), self.export))
        rows.addRow(tr("Compared with"), self.baseline)
        self.verdict = Label(name=tr("Difficulty"), wrap=True, margins=(10, 4, 10, 4))
        text = tr("Played before the last change: simulate again.")
        self.outdated = Label(text, wrap=True, margins=(10, 0, 10, 4))
        self.outdated.hide()
        name = tr("Certainty of the numbers of the game")
        self.basis = Label(name=name, selectable=True, wrap=True, look="faint", margins=(10, 0, 10, 4))
        self.numbers, self.plots = ResultsTable(), Plots()
        self.tabs = QtWidgets.QTabWidget(documentMode=True)
        self.tabs.setAccessibleName(tr("Results"))
        self.tabs.setMinimumHeight(_LEAST_RESULTS)
        self.tabs.tabBarClicked.connect(self.bring_results)  # they may be scrolled away by the keyboard
        self.numbers.higher.connect(lambda more: self.tabs.setMinimumHeight(_LEAST_RESULTS + more))
        self.tabs.addTab(self.numbers, tr("Numbers"))
        self.tabs.addTab(self.plots, tr("Plots"))
        self.tabs.addTab(self._make_games(), tr("Unusual games"))
        self.coach = CoachPage()
        self.tabs.addTab(self.coach, tr("Coach"))
        self.tabs.setTabToolTip(self.tabs.indexOf(self.coach), tr("Find changes that make the map as hard as wanted"))
        self.scale = Label(wrap=True, name=tr("Scale"), alignment=Qt.AlignmentFlag.AlignTop)
        self.scale.setContentsMargins(10, 8, 10, 4)
        self.tabs.addTab(self.scale, tr("Scale"))
        self.tabs.setTabToolTip(
            self.tabs.indexOf(self.scale), tr("Show wins of the other bot, and in the included scenarios")
        )
        titles = [(tr(title), name) for name, title in maps.items()]
        self.map = choice_box([(tr("nothing"), ""), *titles], name=tr("On the map"))
        self.map_marines = choice_box(name=tr("Games shown on the map"))
        for choice in (self.map, self.map_marines):
            choice.activated.connect(
                lambda: self.map_chosen.emit(str(self.map.currentData() or ""), self.map_marines.currentData())
            )
        below = lay_row(Label(tr("On the map")), (self.map, 1), self.map_marines, margins=(10, 2, 10, 8))
        inner = QtWidgets.QWidget()
        shown = rows, self.verdict, self.outdated, (self.tabs, 1), below, self.basis
        lay_column(self.form, *shown, of=inner, margins=0, spacing=4)
        # Scrollable, so that results don't make the window higher than the screen.
        self._scrolled = scrolled = scroll_area(inner)
        least = max(LEAST, self.form.minimumSizeHint().width())
        self.setMinimumWidth(least + scrolled.verticalScrollBar().sizeHint().width())
        lay_column(scrolled, of=self, margins=0)
        self.show_runs((), -1, -1)
        self.show_games(None, None, {})

    def _make_games(self) -> QtWidgets.QWidget:
        page = QtWidgets.QWidget()
        spoken = tr("Enter or a double click opens the game as a replay.")
        self.games = list_box(tr("Unusual games"), description=spoken, narrow=True)
        self.games.itemActivated.connect(self._open)
        self.games.currentItemChanged.connect(self._enable_open)
        self.open = push_button(tr("&Open as a replay"), do=lambda: self._open(self.games.currentItem()))
        self.open.setEnabled(False)
        lay_column((self.games, 1), self.open, of=page, margins=(0, 4, 0, 4))
        return page

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the focused button with Enter, and start from the fields of the form."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focus = self.focusWidget()
            if isinstance(focus, QtWidgets.QPushButton):
                focus.click()
                return
            if focus in (self.form.games, self.form.seed) and not self.form.busy:
                self.form.button.click()
                return
        super().keyPressEvent(event)

    # Showing

    def show_runs(self, names: Sequence[str], shown: int, baseline: int) -> None:
        """Show the runs, the newest last. `shown`, `baseline`: indices (-1: none)."""
        with QSignalBlocker(self.run):
            self.run.clear()
            self.run.addItems(list(names))
            self.run.setCurrentIndex(shown)
        others = [(names[place], place) for place in reversed(range(len(names))) if place != shown]
        fill_choices(self.baseline, [(tr("nothing"), -1), *others, (tr("another file…"), None)], baseline)
        self.run.setEnabled(bool(names))
        self.baseline.setEnabled(bool(names))

    def show_games(
        self,
        result: Simulation | None,
        before: SimulationRun | None,
        names: Mapping[str, str],
        basis: str = "",
        context: Sequence[str] = (),
        said: Mapping[int, str] = {},
        brief: Mapping[int, str] = {},
    ) -> None:
        """Show a simulation, compared with a run.

        `said`: the verdicts by number of marines. `brief`: one sentence each, shown instead of many long ones, which
        are in the tab Scale. `names`: names of kinds of figures and areas. `basis`: the reliability of the game's
        numbers. `context`: sentences for comparison, the author's opinion first, the limits of the bots last.
        """
        played = result if result is not None and result.games else None
        earlier, called = (None, "") if before is None else (before.result, before.title)
        author, *scale, limits = context if len(context) > 1 else ("", "")
        shown = said if len(said.keys() - {0}) <= _FEW else brief
        text = "" if played is None else "\n".join(filter(None, (verdict_text(shown, played, earlier, called), author)))
        self.verdict.setText(text)
        scale = [*(() if shown is said else said.values()), *scale]
        self.verdict.setVisible(played is not None)
        room = self.outdated.sizePolicy()
        room.setRetainSizeWhenHidden(played is not None)  # Reserved, so that the tabs don't move.
        self.outdated.setSizePolicy(room)
        self.basis.setText("\n".join(filter(None, (limits, basis))) if played is not None else "")
        self.scale.setText("\n\n".join(scale) if played is not None else "")
        self.tabs.setTabVisible(self.tabs.indexOf(self.scale), bool(self.scale.text()))
        self.basis.setVisible(bool(self.basis.text()))
        self.numbers.show_games(played, earlier)
        self.plots.show_games(None if played is None else PlottedGames(played, earlier, names, called))
        self.export.setEnabled(played is not None)
        self.map.setEnabled(played is not None)
        self.map_marines.setEnabled(played is not None)
        self._offer_marines(played)
        self._list_games(played)
        self._enable_open()

    def wait_for_the_end(self, name: str) -> None:
        """Show that the simulation is still running, and disable actions that need its end."""
        if self.run.currentText() != name:
            with QSignalBlocker(self.run), QSignalBlocker(self.baseline):
                self.run.addItem(name)
                self.run.setCurrentIndex(self.run.count() - 1)
                self.baseline.setCurrentIndex(0)
            self.numbers.show_findings(())
        for widget in (self.export, self.map, self.map_marines, self.run, self.baseline):
            widget.setEnabled(False)

    def bring_results(self) -> None:
        """Scroll to the verdict, if the panel is too low for form and results."""
        self._scroll_to(self.verdict)

    def bring_coach(self) -> None:
        """Scroll to the tabs, so that the coach's answer fills the panel."""
        self._scroll_to(self.tabs)

    def _scroll_to(self, top: QtWidgets.QWidget) -> None:
        bar = self._scrolled.verticalScrollBar()
        QTimer.singleShot(0, self, lambda: bar.setValue((self.tabs if top.isHidden() else top).y()))

    def show_map(self, name: str) -> None:
        """Show the name of the map on the canvas, empty for none."""
        with QSignalBlocker(self.map):
            self.map.setCurrentIndex(max(0, self.map.findData(name)))

    def _offer_marines(self, result: Simulation | None) -> None:
        counts = [party.marines for party in result.parties if party.games] if result is not None else []
        known = [self.map_marines.itemData(place) for place in range(1, self.map_marines.count())]
        if known == counts and self.map_marines.count():
            return
        choices = [(tr("all games"), None), *((marines_text(count), count) for count in counts)]
        fill_choices(self.map_marines, choices, self.map_marines.currentData())

    def _list_games(self, result: Simulation | None) -> None:
        odd = [one for party in result.parties for one in _worth_a_look(party)] if result is not None else []
        if [self.games.item(row).data(VALUE) for row in range(self.games.count())] == odd:
            return
        self.games.clear()
        for one in odd:
            add_line(self.games, unusual_game_text(one), one)
        self._enable_open()

    # Input

    def _choose_baseline(self, place: int) -> None:
        chosen = self.baseline.itemData(place)
        if chosen is None:
            self.draft_asked.emit()
        else:
            self.baseline_chosen.emit(int(chosen))

    def _enable_open(self) -> None:
        self.open.setEnabled(self.games.currentItem() is not None and not self.form.busy)

    def _open(self, item: QtWidgets.QListWidgetItem) -> None:
        self.replay_asked.emit(item.data(VALUE))


def _worth_a_look(party: PartyStatistics) -> list[StrangeGame]:
    """The unusual games, and a typical win of each side."""
    odd = strange_games(party)
    usual = [one for one in usual_games(party) if one.record not in [own.record for own in odd]]
    return [*odd, *usual]
