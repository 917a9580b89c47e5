"""The party strip of a window: maps by number of marines, redrawn after edits while visible."""

from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, QTimer
from PySide6.QtGui import QColor, QPainter

from kneedeep.board import Board, compile_board, present
from kneedeep.drawing.plan.board_plan import plan_of
from kneedeep.drawing.scene import draw
from kneedeep.drawing.theme import Theme
from kneedeep.games.bots import BOTS
from kneedeep.games.simulation.result import MARINES, Simulation
from kneedeep.model.catalog.edition import edition_of
from kneedeep.model.scenario.edits import Change
from kneedeep.model.scenario.model import Figure, Record, Scenario
from kneedeep_editor.canvas.display_painter import DisplayPainter, screen_painter
from kneedeep_editor.mainwindow.shell import Shell, WindowFeature
from kneedeep_editor.panels.party_strip import PartyPicture, PartyStrip
from kneedeep_editor.services.icons import blank_pixmap
from kneedeep_editor.simulation.simulation_form import SEED, SimulationRequest
from kneedeep_editor.simulation.simulator import NotPlayable, Simulator, plan_for
from kneedeep_editor.texts import later_count, marines_text, tr
from kneedeep_editor.tools.elements.element_names import name_of_element
from kneedeep_editor.tools.elements.marine_counts import as_written, counts_of

_MARGIN = 4
_MOST = 24.0
"""The maximum number of pixels per space."""


def board_with(scenario: Scenario, marines: int) -> Board:
    """The board set up for a number of marines."""

    def there(elements: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple(one.having(marines=None) for one in elements if present(one.marines, marines))

    spawns = tuple(
        spawn.having(spaces=spawn.spaces[:marines]) if spawn.side == "marines" else spawn for spawn in scenario.spawns
    )
    only = scenario.having(tokens=there(scenario.tokens), figures=there(scenario.figures), spawns=spawns)
    return compile_board(only)


def party_picture(
    board: Board, theme: Theme, player: DisplayPainter, size: QSize, ratio: float = 1.0, *, looks: bool = True
) -> PartyPicture:
    """A picture of a board, with or without its look. `size`: in points of `ratio` pixels each."""
    made = blank_pixmap(size.width(), size.height(), ratio, QColor(theme.background))
    plan = plan_of(board, looks=looks)
    picture = draw(plan._replace(areas=tuple(area._replace(label=None) for area in plan.areas)), theme)
    x, y, width, height = picture.box
    if width <= 0 or height <= 0:
        return PartyPicture(made, ())
    scale = min(
        _MOST, (size.width() - 2 * _MARGIN) / width, (size.height() - 2 * _MARGIN) / height
    )  # fmt: skip
    left, top = (size.width() - width * scale) / 2, (size.height() - height * scale) / 2
    with QPainter(made) as painter:
        painter.translate(left, top)
        painter.scale(scale, scale)
        painter.translate(-x, -y)
        player.play(painter, picture._replace(background=None))
    figures = []
    for laid in board.figures:
        columns, rows = [space[0] for space in laid.spaces], [space[1] for space in laid.spaces]
        across, down = max(columns) + 1 - min(columns), max(rows) + 1 - min(rows)
        corner = QPointF(left + (min(columns) - x) * scale, top + (min(rows) - y) * scale)
        figures.append((laid.element.serial, QRectF(corner.x(), corner.y(), across * scale, down * scale)))
    return PartyPicture(made, tuple(figures))


_QUIET = 200
"""Milliseconds from an edit to the new pictures, so that gestures with many steps stay fast."""
GAMES = 30
"""The number of games with each number of marines, enough to distinguish 20 % from 60 %."""
_FIGURES = later_count("{n} invader", "{n} invaders")


class PartyFeature(WindowFeature):
    """Updates the strip of one window."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.panel = PartyStrip(self._picture)
        self.panel.chosen.connect(lambda serial: shell.select({serial}))
        self.panel.moved.connect(self._move)
        self.panel.play_asked.connect(self._play)
        self._boards: dict[int, Board] = {}
        self._drawn: Scenario | None = None
        self.simulator = Simulator(self)
        self.simulator.progressed.connect(self._show_chances)
        self.simulator.finished.connect(self._finish)
        self.simulator.failed.connect(self._fail)
        self._played: Scenario | None = None
        """The scenario that the games shown were played on."""
        self._soon = QTimer(self, singleShot=True, interval=_QUIET)
        self._soon.timeout.connect(self.renew)
        self.dock = shell.docks.by_name["party"]
        self.dock.visibilityChanged.connect(self.renew)
        shell.document.changed.connect(self._soon.start)
        shell.work.selected.changed.connect(self._show_selection)
        shell.appearance.changed.connect(self._use_theme)
        shell.appearance.looks_changed.connect(self._use_theme)
        QTimer.singleShot(0, self, self._go_beside)

    def _go_beside(self) -> None:
        self._shell.docks.share_place(self.dock)
        self.renew()

    def _use_theme(self) -> None:
        self._drawn = None
        self.renew()

    def renew(self) -> None:
        """Redraw the maps if the scenario has changed."""
        scenario = self._shell.document.scenario
        if not self.dock.isVisible() or scenario is self._drawn:
            return
        self._drawn = scenario
        self._boards.clear()
        self.panel.show_counts(scenario.counts)
        for column in self.panel.columns:
            board = self._board(column.map.marines)
            number = sum(laid.element.count for laid in board.figures)
            column.figures.setText(self._shell.work.texts.tr_count(*_FIGURES, number))
            column.map.renew()
            column.show_stale(stale=scenario is not self._played)
        self._show_selection()

    def _board(self, marines: int) -> Board:
        if marines not in self._boards:
            self._boards[marines] = board_with(self._shell.document.scenario, marines)
        return self._boards[marines]

    def _picture(self, marines: int, size: QSize) -> PartyPicture:
        ratio = self._shell.canvas.devicePixelRatioF()
        board, appearance = self._board(marines), self._shell.appearance
        return party_picture(board, appearance.theme, screen_painter(), size, ratio, looks=appearance.looks)

    def _show_selection(self) -> None:
        chosen = self._shell.work.selection
        self.panel.show_chosen(next(iter(chosen)) if len(chosen) == 1 else 0)

    def _move(self, serial: int, source: int, target: int, stays: bool) -> None:
        """Set a figure up with another number of marines. `stays`: also with its previous number."""
        work = self._shell.work
        figure = work.scenario.element(serial)
        if not isinstance(figure, Figure):
            return
        most = max(edition_of(work.scenario.ruleset).marines)
        before = set(counts_of(figure.marines, most))
        after = before | {target} if stays else before - {source} | {target}
        name = name_of_element(figure, work.board.kinds)
        if after == before:
            work.say(tr("The {name} is there with {marines} already.", name=name, marines=marines_text(target)))
            return
        title = tr("Move the {name} to the map for {marines}", name=name, marines=marines_text(target))
        work.edit(Change(title, serial, Record(marines=as_written(after, most))))

    # Difficulty

    def _play(self) -> None:
        """Play some games with each number of marines, or stop them."""
        if self.simulator.busy:
            self.simulator.stop()
            return
        scenario, bot = self._shell.document.scenario, list(BOTS)[-1]
        wish = SimulationRequest(scenario.played_counts, (bot, bot), GAMES, SEED)
        try:
            plan = plan_for(scenario, wish, bracket=False)
        except NotPlayable as error:
            self._fail(str(error))
            return
        self._played = scenario
        for column in self.panel.columns:
            column.chance.hide()
        self.panel.show_busy(busy=True)
        self.simulator.start(plan)

    def _show_chances(self, result: Simulation) -> None:
        for column in self.panel.columns:
            share = result.party(column.map.marines).won(MARINES)
            if share.games:
                column.show_chance(share.share, share.low, share.high, share.games)

    def _finish(self, result: Simulation, interrupted: bool) -> None:
        self._show_chances(result)
        self.panel.show_busy(busy=False)

    def _fail(self, text: str) -> None:
        self.panel.show_busy(busy=False)
        self._shell.status.say(text)
