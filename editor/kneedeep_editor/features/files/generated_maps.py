"""Generated maps, made one by one in the worker process. The chosen one is opened."""

from collections import deque

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from kneedeep.coach.fitting import ROOM
from kneedeep.coach.story import rulesets, story_title
from kneedeep.model.catalog import load_catalog
from kneedeep.model.scenario.io.reader import read
from kneedeep.model.scenario.model import Scenario
from kneedeep.support.translation import spoken_language
from kneedeep_editor.canvas.thumbnails.map_thumbnail import map_thumbnail
from kneedeep_editor.panels.dialogs.generate_dialog import MAPS, PICTURE, GenerateDialog
from kneedeep_editor.services.appearance import Appearance
from kneedeep_editor.services.jobs.future_watcher import FutureWatcher, reason_of
from kneedeep_editor.services.jobs.map_queries import Runner
from kneedeep_editor.texts import tr, tr_count
from kneedeep_editor.worker.coach_answers import Draft, answer_draft


class GeneratedMaps(QObject):
    """The dialog and its maps. `opened` has the reading of the chosen map. Deleted with the dialog."""

    opened = Signal(object)

    def __init__(self, parent: QWidget, ruleset: str, run: Runner, appearance: Appearance) -> None:
        """Show the dialog over a window and make maps. `ruleset`: the preselected edition."""
        self.dialog = dialog = GenerateDialog(parent, rulesets(), ruleset, spoken_language()[:2])
        super().__init__(dialog)
        self._run, self._appearance = run, appearance
        self._drafts: dict[int, Draft] = {}
        """The finished maps by row."""
        self._used = 0
        """The number of the seed's next map."""
        self._waiting: deque[tuple[int, int]] = deque()
        """The pending maps: row and number."""
        self._row = 0
        self._said = ""
        """The error of the last failed map."""
        self._call = FutureWatcher(self)
        self._call.answered.connect(self._receive)
        self._call.failed.connect(lambda error: self._receive(reason_of(error)))
        dialog.asked.connect(self._make_all)
        dialog.again_asked.connect(self._make_again)
        dialog.stopped.connect(self._stop)
        dialog.chosen.connect(self._open)
        dialog.finished.connect(self._stop)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _make_all(self) -> None:
        self._drafts.clear()
        self._used = 0
        self._make(range(MAPS))

    def _make_again(self, row: int) -> None:
        self._drafts.pop(row, None)
        self._make((row,))

    def _make(self, rows: "range | tuple[int, ...]") -> None:
        self._waiting.extend((row, self._used + place) for place, row in enumerate(rows))
        self._used += len(rows)
        for row in rows:
            self.dialog.show_map(row, tr("Making a map …"))
        self._said = ""
        self._go_on()

    def _stop(self) -> None:
        if self._call.running:
            for row in (self._row, *(row for row, _ in self._waiting)):
                self.dialog.show_map(row, tr("No map"))
        self._waiting.clear()
        self._call.drop()

    def _go_on(self) -> None:
        if not self._waiting:
            self.dialog.show_state(self._said, working=False)
            return
        self.dialog.show_state(tr("Making maps …"), working=True)
        self._row, number = self._waiting.popleft()
        dialog = self.dialog
        others = tuple(draft.story for draft in self._drafts.values())
        self._call.ask(self._run, answer_draft, dialog.seed.value(), dialog.wishes, number, others)

    def _receive(self, draft: Draft | str) -> None:
        if isinstance(draft, str):
            self.dialog.show_map(self._row, tr("No map"))
            self._said = draft
        else:
            self._drafts[self._row] = draft
            self._used = max(self._used, draft.number + 1)
            scenario = read(draft.text).scenario
            assert scenario is not None
            self._show(self._row, draft, scenario)
        self._go_on()

    def _show(self, row: int, draft: Draft, scenario: Scenario) -> None:
        kinds = load_catalog(scenario.ruleset).pieces
        rooms = sum(kinds[piece.piece].kind == ROOM for piece in scenario.pieces)
        facts = tr(
            "{rooms}, {least}–{most} minutes",
            rooms=tr_count("{n} room", "{n} rooms", rooms),
            least=scenario.minutes[0],
            most=scenario.minutes[-1],
        )
        picture = map_thumbnail(scenario, self._appearance.theme, PICTURE, self.dialog.devicePixelRatioF())
        tip = f"{scenario.title}\n{scenario.summary}"
        self.dialog.show_map(row, f"{story_title(draft.story)}\n{facts}", picture, tip)

    def _open(self, row: int) -> None:
        reading = read(self._drafts[row].text)
        self.dialog.accept()
        self.opened.emit(reading)
