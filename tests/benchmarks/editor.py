"""The editor offscreen: first paint from the start of the process, frames while panning and zooming, sharpness."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from kneedeep.model.scenario.io.reader import Reading
from kneedeep.model.scenario.model import Area, Figure, Piece, Scenario, Token
from tests.benchmarks.beside import beside
from tests.benchmarks.playtest import playing
from tests.benchmarks.table import Table, milliseconds

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from kneedeep_editor.mainwindow import MainWindow

ROOT = Path(__file__).resolve().parents[2]
LARGEST = {"doom-2004": ROOT / "scenarios" / "long-watch.yaml", "doom-2016": ROOT / "scenarios" / "brine.yaml"}
"""The largest shipped scenario of each edition."""
SIZES = (500, 2_500, 40_000)
WIDTH, HEIGHT = 1600, 1000


class Grid(NamedTuple):
    """What a grid of rooms is made of: pieces, how far apart rooms lie, spaces of a cell, tokens and figures."""

    room: str
    corridor: str
    pitch: int
    cell: int
    tokens: tuple[Token, ...]
    figures: tuple[str, ...]


GRIDS = {
    "doom-2004": Grid(
        "room-4x4",
        "corridor-short",
        7,
        28,
        (Token(kind="health", at=(0, 3)), Token(kind="obstacle", size=2, at=(2, 0))),
        ("imp", "zombie", "hell-knight"),
    ),
    "doom-2016": Grid(
        "g-room-4x4",
        "g-corridor-2",
        6,
        24,
        (Token(kind="health-pack", at=(0, 3)), Token(kind="portal", color="blue", at=(2, 0))),
        ("imp", "possessed-soldier", "mancubus"),
    ),
}
"""The grid of each edition."""
_START = """
import os, sys, time
from pathlib import Path
from kneedeep_editor.services.process.gc_tuning import pause_collection
pause_collection()
from kneedeep_editor.qt_loading import load_qt
load_qt()
from kneedeep_editor.app import Editor
from kneedeep_editor.services.application import application
from kneedeep_editor.mainwindow.user_questions import Questions
from kneedeep_editor.services.jobs.analysis import Worker
from kneedeep_editor.services.settings import Settings
if __name__ == "__main__":
    running = application()
    editor = Editor(Settings(Path(sys.argv[2])), Questions(), Worker())
    editor.open([Path(sys.argv[1])])
    times = []
    editor.windows[0].shell.canvas.painted.connect(lambda: times.append(time.time()))
    while not times:
        running.processEvents()
    print(times[0], time.process_time(), flush=True)
    os._exit(0)
"""


def tables() -> list[Table]:
    """First paint, frames on maps of three sizes, playing, and what goes on beside the window."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    return [_first_paint(), _frames(), playing(), beside()]


def crossing_map(spaces: int, ruleset: str = "doom-2004") -> Scenario:
    """A grid of small rooms joined by corridors, of about that many spaces, with things in the rooms."""
    grid = GRIDS[ruleset]
    across = max(1, round((spaces / grid.cell) ** 0.5 * 1.25))
    cells = [(n % across, n // across) for n in range(round(spaces / grid.cell))]
    pieces, tokens, figures = [], [], []
    for column, row in cells:
        x, y, area = column * grid.pitch, row * grid.pitch, f"area-{column // 3}-{row // 3}"
        pieces += [
            Piece(piece=grid.room, at=(x, y), area=area),
            Piece(piece=grid.corridor, at=(x + 4, y + 1), area=area),
            Piece(piece=grid.corridor, at=(x + 1, y + 4), turn=90, area=area),
        ]
        tokens += [token.having(at=(x + token.at[0], y + token.at[1])) for token in grid.tokens if token.at]
        figures.append(Figure(kind=grid.figures[(column + row) % 3], at=(x, y)))
    areas = tuple(Area(id=one, start=one == "area-0-0") for one in dict.fromkeys(piece.area for piece in pieces))
    numbered = iter(range(1, 10**6))

    def own(elements: list[object]) -> tuple[object, ...]:
        return tuple(element.having(serial=next(numbered)) for element in elements)  # type: ignore[attr-defined]

    return Scenario(
        title="Grid",
        ruleset=ruleset,
        pieces=own(list(pieces)),  # type: ignore[arg-type]
        areas=own(list(areas)),  # type: ignore[arg-type]
        tokens=own(list(tokens)),  # type: ignore[arg-type]
        figures=own(list(figures)),  # type: ignore[arg-type]
        next_serial=10**6,
    )


def _first_paint() -> Table:
    rows = [_painted(path) for path in LARGEST.values()]
    remark = "From the start of the process to the first whole picture of the map, offscreen, caches of the disk warm."
    return Table(
        "Editor: first paint", ("scenario", "median ms", "best ms", "processor ms", "at most"), rows, (remark,)
    )


def _painted(path: Path) -> tuple[str, ...]:
    taken, busy = [], []
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    with tempfile.TemporaryDirectory() as folder:
        for _round in range(7):
            start = time.time()
            command = [sys.executable, "-c", _START, str(path), str(Path(folder) / "settings.ini")]
            done = subprocess.run(command, env=environment, cwd=ROOT, check=True, capture_output=True, text=True)
            painted, processor = map(float, done.stdout.split())
            taken.append((painted - start) * 1000)
            busy.append(processor * 1000)
    return (
        path.name,
        milliseconds(statistics.median(taken)),
        milliseconds(min(taken)),
        milliseconds(statistics.median(busy)),
        "800",
    )


def _frames() -> Table:
    from kneedeep_editor.app import Editor
    from kneedeep_editor.documents.document import Document
    from kneedeep_editor.mainwindow.user_questions import Questions
    from kneedeep_editor.services.application import application
    from kneedeep_editor.services.jobs.analysis import Worker
    from kneedeep_editor.services.settings import Settings

    running = application()
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        worker = Worker()
        editor = Editor(Settings(Path(folder) / "settings.ini"), Questions(), worker)
        for ruleset, size in ((ruleset, size) for ruleset in GRIDS for size in SIZES):
            scenario = crossing_map(size, ruleset)
            began = time.perf_counter()
            window = editor.compose(Document(Reading(scenario, None, ())))
            made = time.perf_counter() - began
            window.resize(WIDTH + 320, HEIGHT + 340)
            window.show()
            for view, scale in (("whole", 0.0), ("close", 40.0)):
                spaces = f"{len(window.shell.work.board.spaces):,}"
                rows.append((ruleset, *_measured(running, window, spaces, view, scale, made)))
            window.deleteLater()
            running.processEvents()
        worker.stop()
    remark = (
        f"Medians; the slowest of 60 frames in brackets. Map of {WIDTH}×{HEIGHT} pixels; 'open' compiles the board "
        "and builds the window. 'sharp' is from the last zoom step until all is drawn at the new scale, "
        "the pause of 30 ms before included; 'edit' moves one piece and paints. Frames and edits are counted in time "
        "of the processor (they wait for nothing), so that other programs on the machine weigh less."
    )
    columns = ("edition", "spaces", "view", "px a space", "open ms", "pan ms", "zoom ms", "sharp ms", "edit ms")
    return Table("Editor: frames (pan < 3, zoom < 8, sharp < 150)", columns, rows, (remark,))


def _measured(
    running: QApplication, window: MainWindow, spaces: str, view: str, scale: float, made: float
) -> tuple[str, ...]:
    canvas = window.shell.canvas
    canvas.glides = False
    canvas.setFixedSize(WIDTH, HEIGHT)
    running.processEvents()
    canvas.fit()
    if scale:
        canvas.zoom_to(scale)
    _until_sharp(running, window)
    pan = _frames_of(canvas.repaint, lambda step: canvas.pan(11 if step % 20 < 10 else -11, 5 if step % 2 else -5))
    _until_sharp(running, window)
    begin = canvas.view
    zoom = _frames_of(
        canvas.repaint,
        lambda step: canvas.set_viewpoint(begin.zoomed(begin.scale * (1 + 0.004 * (step % 30)), WIDTH / 2, HEIGHT / 2)),
    )
    canvas.set_viewpoint(begin)
    _until_sharp(running, window)
    sharp = []
    for step in range(6):
        canvas.zoom(1.25 if step % 2 == 0 else 0.8)
        start = time.perf_counter()
        _until_sharp(running, window)
        sharp.append((time.perf_counter() - start) * 1000)
    edit = _edits(window)
    return (
        spaces, view, f"{begin.scale:g}", milliseconds(made * 1000), pan, zoom,
        f"{statistics.median(sharp):.0f} ({max(sharp):.0f})", edit,
    )  # fmt: skip


def _edits(window: MainWindow) -> str:
    from kneedeep.model.scenario.edits.piece_moves import MovePieces

    document, canvas = window.document, window.shell.canvas
    piece = frozenset({document.scenario.pieces[-1].serial})
    taken = []
    for step in range(4):
        start = time.thread_time()
        document.edit(MovePieces("Move", piece, (0, 1 if step % 2 else -1)))
        canvas.repaint()
        taken.append((time.thread_time() - start) * 1000)
    window.shell.analysis.stop()
    return milliseconds(statistics.median(taken))


def _frames_of(paint: Callable[[], object], step: Callable[[int], object]) -> str:
    taken = []
    for number in range(60):
        start = time.thread_time()
        step(number)
        paint()
        taken.append((time.thread_time() - start) * 1000)
    return f"{statistics.median(taken):.1f} ({max(taken):.1f})"


def _until_sharp(running: QApplication, window: MainWindow) -> None:
    end = time.perf_counter() + 30
    canvas = window.shell.canvas
    while not canvas.sharp and time.perf_counter() < end:
        running.processEvents()
    # One more round paints it.
    running.processEvents()
