"""Playing in the window, offscreen: from F5 to the first frame, what a click takes, legal moves and targets."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.benchmarks.table import Table, milliseconds

if TYPE_CHECKING:
    from collections.abc import Callable

    from kneedeep_editor.playtest.feature import Playtest

ROOT = Path(__file__).resolve().parents[2]
SCENARIOS = ("tutorial.yaml", "long-watch.yaml")
ROUNDS = 5
DECISIONS = 200
SEED = 3
QUIET = 2.0
"""Seconds that a window is left alone before F5."""
_BEGUN = """
import sys
from tests.benchmarks.playtest import begun
if __name__ == "__main__":
    begun(sys.argv[1], sys.argv[2], play_on=sys.argv[3] == "on")
"""


def playing() -> Table:
    """F5 in a fresh window and once more, answers to decisions without gliding figures, what may be done."""
    rows = []
    for name in SCENARIOS:
        runs = [_run(name, on="on" if number == 0 else "") for number in range(ROUNDS)]
        answers, legal = runs[0]["answers"], runs[0]["legal"]
        rows.append(
            (
                name,
                *(_told([run[what] for run in runs]) for what in ("first", "first-busy", "again", "again-busy")),
                f"{statistics.median(answers):.0f} ({_percentile(answers, 99):.0f}, {max(answers):.0f})",
                f"{statistics.median(legal):.1f} ({max(legal):.1f})",
            )
        )
    times = ("first F5 ms", "processor ms", "F5 again ms", "processor ms")
    columns = ("scenario", *times, "answer ms (p99, slowest)", "legal ms (slowest)")
    remark = (
        "First: nothing of playing was loaded before; medians, the slowest in brackets. An answer goes from a decision of one of four "
        "people to the painted window, legal moves with targets, ways and their words; both in time of the processor."
    )
    return Table("Editor: playing (first frame < 500, answer < 50, legal < 10)", columns, rows, (remark,))


def begun(name: str, settings: str, *, play_on: bool) -> None:
    """Open a scenario, press F5 twice, play on; print the times as JSON and end the process."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from kneedeep_editor.services.process.gc_tuning import pause_collection

    pause_collection()
    from kneedeep_editor.app import Editor
    from kneedeep_editor.mainwindow.user_questions import Questions
    from kneedeep_editor.playtest.feature import Playtest
    from kneedeep_editor.services.application import application
    from kneedeep_editor.services.jobs.analysis import Worker
    from kneedeep_editor.services.settings import Settings

    running = application()
    kept = Settings(Path(settings))
    kept.setValue("playtest-speed", "off")
    editor = Editor(kept, Questions(), Worker())
    editor.open([ROOT / "scenarios" / name])
    window = editor.windows[0]
    window.window().resize(1440, 900)
    end = time.perf_counter() + QUIET
    while time.perf_counter() < end or window.shell.analysis.busy:
        running.processEvents()
    playtest = window.shell.feature(Playtest)
    taken: dict[str, object] = {}
    for what in ("first", "again"):
        start, busy = time.perf_counter(), time.process_time()
        window.shell.actions.by_name["play"].trigger()
        assert playtest.table is not None
        playtest.table.repaint()
        taken[what] = (time.perf_counter() - start) * 1000
        taken[f"{what}-busy"] = (time.process_time() - busy) * 1000
        window.shell.actions.by_name["play-stop"].trigger()
        running.processEvents()
    if play_on:
        window.shell.actions.by_name["play-pass"].setChecked(False)
        taken["answers"], taken["legal"] = _played(playtest, running.processEvents)
    print(json.dumps(taken), flush=True)
    os._exit(0)


def _played(playtest: Playtest, turn: Callable[[], None]) -> tuple[list[float], list[float]]:
    """How long the answers to decisions took, and to find out what may be done; bots say what people would choose."""
    from kneedeep.games.bots import bot_named
    from kneedeep.rules.doom2004.state import INVADER

    players = max(playtest._shell.document.scenario.played_counts)
    playtest.starting.begin(players, SEED, ("person",) * (players + 1))
    game = playtest.controller.session.game
    bots = [bot_named("tactical", game, players, SEED + number) for number in range(2)]
    answers, legal = [], []
    for _ in range(DECISIONS):
        while not playtest.controller.idle:
            turn()
        session = playtest.controller.session
        if session.state.winner:
            break
        start = time.thread_time()
        actions = session.legal()
        figure = game.assistant.moving_figure(session.state)
        if figure >= 0:
            game.assistant.paths(session.state, figure)
        session.choices()
        legal.append((time.thread_time() - start) * 1000)
        chosen = bots[session.state.player == INVADER].choose(session.view, actions)
        start = time.thread_time()
        playtest.controller.choose(chosen)
        while not playtest.controller.idle:
            turn()
        turn()
        answers.append((time.thread_time() - start) * 1000)
    return answers, legal


def _run(name: str, on: str) -> dict[str, Any]:
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", _BEGUN, name, str(Path(folder) / "settings.ini"), on]
        done = subprocess.run(command, env=environment, cwd=ROOT, check=True, capture_output=True, text=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def _told(times: list[float]) -> str:
    return f"{milliseconds(statistics.median(times))} ({milliseconds(max(times))})"


def _percentile(times: list[float], part: int) -> float:
    return sorted(times)[min(len(times) - 1, len(times) * part // 100)]
