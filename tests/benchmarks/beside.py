"""What goes on beside the window: games at the pace of the command line, analysis, and how the loop comes round meanwhile."""

from __future__ import annotations

import os
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from tests.benchmarks.table import Table

if TYPE_CHECKING:
    from kneedeep_editor.simulation.feature import SimulationFeature

LARGEST = Path(__file__).resolve().parents[2] / "scenarios" / "long-watch.yaml"
GAMES = (100, 400)
ROUNDS = 3
EDITS = 30


def beside() -> Table:
    """How fast games are played for the window, and how long its loop does not come round then and in an analysis."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from kneedeep.model.scenario.edits.piece_moves import MovePieces
    from kneedeep_editor.app import Editor
    from kneedeep_editor.mainwindow.user_questions import Questions
    from kneedeep_editor.services.application import application
    from kneedeep_editor.services.jobs.analysis import Worker
    from kneedeep_editor.services.settings import Settings
    from kneedeep_editor.simulation.feature import SimulationFeature

    application()
    rows: list[tuple[str, ...]] = []
    with tempfile.TemporaryDirectory() as folder:
        worker = Worker()
        editor = Editor(Settings(Path(folder) / "settings.ini"), Questions(), worker)
        editor.open([LARGEST])
        window = editor.windows[0]
        simulating = window.shell.feature(SimulationFeature)
        _gaps(seconds=4)
        simulating.open()
        rows.append(("opening the panel of simulations", "–", "–", "–", *_told(_gaps(seconds=4))))
        rows += [_row_of_games(simulating, games) for games in GAMES]
        document, analysis = window.document, window.shell.analysis
        piece = frozenset({document.scenario.pieces[-1].serial})
        gaps, waited = [], []
        for step in range(EDITS):
            start = time.perf_counter()
            document.edit(MovePieces("Move", piece, (0, 1 if step % 2 else -1)))
            gaps += _gaps(until=lambda: not analysis.busy)
            waited.append(time.perf_counter() - start)
        slow = 1000 * sorted(waited)[int(0.95 * EDITS)]
        rows.append((f"an edit analysed: {slow:.0f} ms (p95)", "–", "–", "–", *_told(gaps)))
        worker.stop()
    remark = (
        f"{LARGEST.name}, 3 marines, random bots on every core; the start of the workers is in both times, the median "
        f"of {ROUNDS} runs. A gap is the time between two rounds of the window's loop, asked for every 5 ms, in ms."
    )
    columns = ("beside the window", "window s", "command line s", "pace, % (≥ 85)", "gap p99 (< 30)", "longest")
    return Table("Editor: working beside the window", columns, rows, (remark,))


def _row_of_games(simulating: SimulationFeature, games: int) -> tuple[str, ...]:
    from kneedeep.games.simulation.executors import workers
    from kneedeep.games.simulation.simulation_run import simulated
    from kneedeep.support.platforms.processes import usable_cores
    from kneedeep_editor.simulation.simulation_form import SimulationRequest

    within, alone, gaps = [], [], []
    for _round in range(ROUNDS):
        start = time.perf_counter()
        simulating.start(SimulationRequest((3,), ("random", "random"), games, 1))
        gaps += _gaps(until=lambda: not simulating.simulator.busy)
        within.append(time.perf_counter() - start)
        plan = simulating.runs[-1].plan
        start = time.perf_counter()
        with workers(usable_cores()) as crew:
            for _result in simulated(plan, crew):
                pass
        alone.append(time.perf_counter() - start)
    took, took_alone = statistics.median(within), statistics.median(alone)
    pace = f"{100 * took_alone / took:.0f}"
    return f"{games} games", f"{took:.1f}", f"{took_alone:.1f}", pace, *_told(gaps)


def _gaps(seconds: float = 600.0, until: Callable[[], bool] = lambda: False) -> list[float]:
    """Run the window's loop until something is so, or for that time; return the milliseconds between its rounds."""
    from PySide6.QtCore import QEventLoop, QTimer

    loop, beat = QEventLoop(), QTimer()
    found: list[float] = []
    before = begin = time.perf_counter()

    def tick() -> None:
        nonlocal before
        now = time.perf_counter()
        found.append(1000 * (now - before))
        before = now
        if until() or now - begin > seconds:
            loop.quit()

    beat.setInterval(5)
    beat.timeout.connect(tick)
    beat.start()
    loop.exec()
    return found


def _told(gaps: list[float]) -> tuple[str, str]:
    ordered = sorted(gaps)
    return f"{ordered[int(0.99 * len(ordered))]:.0f}", f"{ordered[-1]:.0f}"
