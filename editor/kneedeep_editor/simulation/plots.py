"""Plots of simulated games with pyqtgraph, which is imported in a thread after the panel was created."""

from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from html import escape
from typing import Any, NamedTuple

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QBrush, QColor, QPen
from PySide6.QtWidgets import QWidget

from kneedeep.analysis.text.balance_text import percent
from kneedeep.games.simulation import result as results
from kneedeep.games.simulation.statistics import Share
from kneedeep_editor.services.jobs.library_loader import LibraryLoader
from kneedeep_editor.services.widgets import Label, choice_box, lay_column
from kneedeep_editor.services.window_theme import current_theme
from kneedeep_editor.texts import later, marines_text, tr

_COLORS = {1: "#3f8fd9", 2: "#e0662f", 3: "#58a86b"}
_PATTERNS = {1: Qt.BrushStyle.SolidPattern, 2: Qt.BrushStyle.BDiagPattern, 3: Qt.BrushStyle.CrossPattern}
"""Line styles by number of marines, besides color."""
_EARLIER = "#8d979f"
_WIDTH = 0.8
_MOST_BARS = 6
_HEADROOM = 1.22
"""The height of a plot relative to its content, with room for the legend."""
_AFTER = 200
"""Milliseconds from the creation of the panel to loading its library, so that it is painted before."""
_LINES = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DotLine, Qt.PenStyle.DashDotLine)


class PlottedGames(NamedTuple):
    """The plotted games, the games for comparison, names of areas and figures, and the comparison's title."""

    result: results.Simulation
    before: results.Simulation | None
    names: Mapping[str, str]
    called: str = ""

    @property
    def earlier(self) -> dict[int, results.PartyStatistics]:
        """The games for comparison by number of marines."""
        return {} if self.before is None else {party.marines: party for party in _parties(self.before)}


class Plots(QWidget):
    """Shows one plot at a time, chosen in a list. Its content is also described for screen readers."""

    def __init__(self) -> None:
        super().__init__()
        self.choice = choice_box([(tr(name), name) for name in _PLOTS], name=tr("Which plot"), do=self._draw)
        self.summary = Label(tr("No games have been played yet."), wrap=True, alignment=Qt.AlignmentFlag.AlignTop)
        self.column = lay_column(self.choice, self.summary, of=self, margins=6)
        self.plot: Any = None
        self.shown: PlottedGames | None = None
        self._stale = False
        self._loading = LibraryLoader("pyqtgraph", self)
        self._loading.finished.connect(self._loaded)
        QTimer.singleShot(_AFTER, self, self._loading.start)

    def show_games(self, shown: PlottedGames | None) -> None:
        """Plot these games. Drawn when visible."""
        self.shown = shown
        self._stale = True
        if self.isVisible():
            self._draw()

    def showEvent(self, event: Any) -> None:
        """Draw games that arrived while the plot was hidden."""
        super().showEvent(event)
        if self._stale:
            self._draw()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme, after Qt has updated all widgets, since none may be created or deleted meanwhile."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self.plot is not None:
            QTimer.singleShot(0, self, self._follow_look)

    def _follow_look(self) -> None:
        self._dress()
        self.show_games(self.shown)

    def _loaded(self, trouble: str) -> None:
        if trouble:
            self.summary.setText(tr("Plots can't be drawn here: {reason}", reason=trouble))
            return
        if self.plot is None:
            self._make_plot()
        # Drawn in a later frame, since creating the plot takes one.
        if self._stale and self.isVisible():
            QTimer.singleShot(0, self, self._draw)

    def _make_plot(self) -> None:
        import pyqtgraph

        self.plot = pyqtgraph.PlotWidget()
        self.plot.setMinimumHeight(200)
        self.plot.setMenuEnabled(False)
        for action in self.plot.scene().contextMenu:  # pyqtgraph's actions are in English and have no menu here
            action.deleteLater()
        self.plot.scene().contextMenu.clear()
        self.plot.hideButtons()
        self.plot.setMouseEnabled(x=False, y=False)
        self.plot.setAccessibleName(tr("Plot"))
        self.column.insertWidget(1, self.plot, 3)
        self._dress()

    def _dress(self) -> None:
        theme = current_theme()
        self.plot.setBackground(theme.base)
        for side in ("left", "bottom"):
            axis = self.plot.getAxis(side)
            axis.setPen(QColor(theme.faint))
            axis.setTextPen(QColor(theme.text))
        self.plot.showGrid(x=False, y=True, alpha=0.15)

    def _draw(self) -> None:
        self._stale = False
        if self.shown is None or not self.shown.result.games:
            return
        if self.plot is None:
            if not self._loading.ready:
                self._stale = True
                self.summary.setText(tr("Loading the plots …"))
                self._loading.start()
                return
            self._make_plot()
        plot = self.plot
        plot.clear()
        item = plot.getPlotItem()
        if item.legend is not None:
            item.legend.scene().removeItem(item.legend)
            item.legend = None
        plot.addLegend(offset=(-4, 4), colCount=3, labelTextColor=current_theme().text, verSpacing=-8)
        for side in ("left", "bottom"):
            plot.getAxis(side).setTicks(None)
        plot.getAxis("bottom").setHeight(None)
        text = _PLOTS[self.choice.currentData()](plot, self.shown)
        plot.enableAutoRange()
        top = _top(plot)
        # Starts below 0, since the axis leaves out a number at its very end.
        plot.setYRange(-0.03 * top, top * _HEADROOM, padding=0)
        plot.getAxis("left").setTicks([[(value, f"{value:g}") for value in _scale(top)]])
        self.summary.setText(text)
        plot.setAccessibleDescription(text)


def _top(plot: Any) -> float:
    """The greatest plotted value, with its interval."""
    bounds = plot.getPlotItem().getViewBox().childrenBounds()[1]
    return max(1.0, float(bounds[1])) if bounds is not None else 1.0


def _scale(top: float) -> list[float]:
    """Five to ten round values from 0 to the greatest plotted one."""
    steps = (part * 10**power for power in range(9) for part in (1, 2, 5))
    step = next(step for step in steps if step * 10 >= top)
    return [float(step * place) for place in range(int(top // step) + 1)]


def _before(plot: Any, xs: list[float], heights: list[float], name: str | None) -> None:
    """The marks of the games for comparison."""
    import pyqtgraph

    marks = pyqtgraph.ScatterPlotItem(
        x=xs, y=heights, symbol="d", size=12, brush=QColor(_EARLIER), pen=QPen(QColor(current_theme().text), 0), name=name and escape(name)
    )  # fmt: skip
    plot.addItem(marks)


def _bars(plot: Any, xs: list[float], heights: list[float], width: float, marines: int, name: str) -> None:
    import pyqtgraph

    brush = QBrush(QColor(_COLORS[marines]), _PATTERNS[marines])
    pen = QPen(QColor(_COLORS[marines]), 0)
    plot.addItem(pyqtgraph.BarGraphItem(x=xs, height=heights, width=width, brush=brush, pen=pen, name=name))


def _ticks(plot: Any, names: list[str]) -> None:
    plot.getAxis("bottom").setTicks([list(enumerate(names))])


def _axes(plot: Any, left: str, bottom: str) -> None:
    plot.setLabel("left", left)
    plot.setLabel("bottom", bottom)


def _parties(result: results.Simulation) -> list[results.PartyStatistics]:
    return [party for party in result.parties if party.games]


def _wins(plot: Any, shown: PlottedGames) -> str:
    """The winners with intervals. Games for comparison are behind."""
    offered = (
        (results.MARINES, tr("marines")),
        (results.INVADERS, tr("invader")),
        (results.NOBODY, tr("nobody")),
        (results.UNFINISHED, tr("not finished")),
    )
    parties = _parties(shown.result)
    sides = tuple(
        side
        for side in offered
        if side[0] in (results.MARINES, results.INVADERS) or any(party.won(side[0]).cases for party in parties)
    )
    width = _WIDTH / len(parties)
    earlier = shown.earlier
    marked = False
    for place, party in enumerate(parties):
        xs = [x + (place - (len(parties) - 1) / 2) * width for x in range(len(sides))]
        shares = [party.won(winner) for winner, _ in sides]
        _bars(
            plot, xs, [100 * share.share for share in shares], width * 0.9, party.marines, marines_text(party.marines)
        )
        _intervals(plot, xs, shares, width * 0.3)
        if party.marines in earlier:
            shares = [earlier[party.marines].won(winner) for winner, _ in sides]
            _before(plot, xs, [100 * share.share for share in shares], None if marked else shown.called)
            marked = True
    _ticks(plot, [name for _, name in sides])
    _axes(plot, tr("% of the games won"), "")
    return tr("Shares of the games that each side wins; the strokes are 95% intervals.")


def _intervals(plot: Any, xs: list[float], shares: list[Share], beam: float) -> None:
    import pyqtgraph

    plot.addItem(
        pyqtgraph.ErrorBarItem(
            x=_array(xs),
            y=_array([100 * share.share for share in shares]),
            top=_array([100 * (share.high - share.share) for share in shares]),
            bottom=_array([100 * (share.share - share.low) for share in shares]),
            beam=beam,
            pen=QPen(QColor(current_theme().text), 0),
        )
    )


def _array(numbers: list[float]) -> Any:
    import numpy

    return numpy.array(numbers, dtype=float)


def _spread(field: str, what: str, plot: Any, shown: PlottedGames) -> str:
    parties, earlier = _parties(shown.result), shown.earlier
    values = {party.marines: [getattr(record, field) for record in party.records] for party in parties}
    before = {
        marines: [getattr(record, field) for record in party.records]
        for marines, party in earlier.items()
        if marines in values
    }
    every = [value for own in (*values.values(), *before.values()) for value in own]
    low, high = min(every), max(every)
    step = max(1, -(-(high - low + 1) // 20))
    width = _WIDTH * step / len(parties)
    marked = False
    for place, party in enumerate(parties):

        def shares(own: list[int], place: int = place) -> tuple[list[float], list[float]]:
            counts = Counter((value - low) // step for value in own)
            aside = (step - 1) / 2 + (place - (len(parties) - 1) / 2) * width
            places = sorted(counts)
            return [low + bin_ * step + aside for bin_ in places], [100 * counts[bin_] / len(own) for bin_ in places]

        xs, heights = shares(values[party.marines])
        _bars(plot, xs, heights, width * 0.9, party.marines, marines_text(party.marines))
        if party.marines in before:
            _before(plot, *shares(before[party.marines]), None if marked else shown.called)
            marked = True
    apart = max(1, -(-(high - low + 1) // 12))
    plot.getAxis("bottom").setTicks([[(value, str(value)) for value in range(low, high + 1, apart)]])
    _axes(plot, tr("% of the games"), tr(what))
    means = [
        tr("{mean} with {marines}", mean=f"{sum(own) / len(own):.1f}", marines=marines_text(marines))
        for marines, own in values.items()
    ]
    return tr("{quantity} in a game: {mean} on average.", quantity=tr(what).capitalize(), mean=", ".join(means))


def _killers(plot: Any, shown: PlottedGames) -> str:
    parties = _parties(shown.result)
    total = shown.result.tally("killers")
    kinds = [kind for kind, _ in sorted(total.items(), key=lambda pair: (-pair[1], str(pair[0])))[:_MOST_BARS]]
    if not kinds:
        return tr("No marine was fragged.")
    width = _WIDTH / len(parties)
    earlier, marked = shown.earlier, False
    for place, party in enumerate(parties):
        own = party.tally("killers")
        xs = [x + (place - (len(parties) - 1) / 2) * width for x in range(len(kinds))]
        heights = [100 * own[kind] / party.games for kind in kinds]
        _bars(plot, xs, heights, width * 0.9, party.marines, marines_text(party.marines))
        if party.marines in earlier:
            other = earlier[party.marines]
            counts = other.tally("killers")
            _before(plot, xs, [100 * counts[kind] / other.games for kind in kinds], None if marked else shown.called)
            marked = True
    # Every second name is one line lower, so that long names don't overlap.
    _ticks(plot, ["\n" * (place % 2) + _short(shown.names.get(kind, kind)) for place, kind in enumerate(kinds)])
    plot.getAxis("bottom").setHeight(44)
    _axes(plot, tr("marines fragged in 100 games"), "")
    best = shown.names.get(kinds[0], kinds[0])
    share = percent(total[kinds[0]] / total.total())
    return tr("What fragged marines; most often {best}: {share}.", best=best, share=share)


def _short(name: str) -> str:
    return name if len(name) <= 12 else f"{name[:11]}…"


def _areas(plot: Any, shown: PlottedGames) -> str:
    """The share of games in which each area is revealed, by round."""
    counts = shown.result.tally("revealed")
    areas = [area for area in shown.names if any(own == area for own, _ in counts)]
    sets = [(shown.result, 2.0, 255)]
    if shown.before is not None and shown.before.games:
        sets.insert(0, (shown.before, 5.0, 90))
    last = max((rounds for result, _, _ in sets for _, rounds in result.tally("revealed")), default=1)
    palette = list(_COLORS.values())
    for result, thick, strong in sets:
        revealed, latest = result.tally("revealed"), result is shown.result
        for place, area in enumerate(areas[: 3 * len(palette)]):
            total, xs, ys = 0, [1.0], [0.0]
            for rounds in range(1, last + 1):
                total += revealed[area, rounds]
                xs.append(float(rounds))
                ys.append(100 * total / result.games)
            color = QColor(palette[place % len(palette)])
            color.setAlpha(strong)
            pen = QPen(color, thick, _LINES[place // len(palette) % len(_LINES)])
            pen.setCosmetic(True)
            plot.plot(xs, ys, pen=pen, name=escape(_short(shown.names[area])) if latest else None)
    step = max(1, -(-last // 12))
    plot.getAxis("bottom").setTicks([[(rounds, str(rounds)) for rounds in range(1, last + 1, step)]])
    _axes(plot, tr("% of the games"), tr("round"))
    if shown.before is not None:
        return tr(
            "In how many of the games each area was revealed by a round; broad and pale: {name}.", name=shown.called
        )
    return tr("In how many of the games each area was revealed by a round.")


_PLOTS: dict[str, Callable[[Any, PlottedGames], str]] = {
    later("Who wins"): _wins,
    later("Rounds"): partial(_spread, "rounds", later("rounds")),
    later("Marines fragged"): partial(_spread, "deaths", later("marines fragged")),
    later("Fragged by"): _killers,
    later("Areas by round"): _areas,
}
"""The plots by name, in the order offered."""
