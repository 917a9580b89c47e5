"""What a start of the editor loads: only what the first picture needs."""

import os
import subprocess
import sys
from pathlib import Path

from kneedeep_editor.qt_loading import load_qt
from kneedeep_editor.services.process import gc_tuning

ROOT = Path(__file__).resolve().parents[3]
LATER = tuple(
    (
        "kneedeep.games.bots kneedeep.rules kneedeep.games.simulation kneedeep.report "
        "kneedeep.analysis.framework.runner kneedeep_editor.printing.print_dialog "
        "kneedeep_editor.panels.inventory_panel kneedeep_editor.panels.piece_editor "
        "kneedeep_editor.playtest.board kneedeep_editor.playtest.panels kneedeep.games.play.session "
        "kneedeep.analysis.framework.check kneedeep.report.finding_marks hashlib html platform "
        "concurrent.futures numpy asyncio"
    ).split()
)
_SCRIPT = """
import sys
from pathlib import Path
from kneedeep_editor.app import Editor
from kneedeep_editor.services.application import application
from kneedeep_editor.mainwindow.user_questions import Questions
from kneedeep_editor.services.jobs.analysis import Worker
from kneedeep_editor.services.settings import Settings
if __name__ == "__main__":
    running = application()
    editor = Editor(Settings(Path(sys.argv[1])), Questions(), Worker())
    editor.new()
    painted = []
    editor.windows[0].shell.canvas.painted.connect(lambda: painted.append(sorted(sys.modules)))
    while not painted:
        running.processEvents()
    print(*painted[0], sep="\\n", flush=True)
    import os
    os._exit(0)
"""


def test_nothing_is_loaded_before_the_first_picture_that_it_does_not_need(tmp_path: Path) -> None:
    paths = os.pathsep.join(str(ROOT / name) for name in ("engine", "editor"))
    done = subprocess.run(
        [sys.executable, "-c", _SCRIPT, str(tmp_path / "settings.ini")],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = set(done.stdout.split())
    assert "kneedeep_editor.canvas.map_canvas" in loaded
    assert [name for name in LATER if name in loaded] == []


def test_cycles_of_garbage_are_looked_for_again_once_the_window_is_there() -> None:
    import gc

    assert gc.isenabled()
    gc_tuning.pause_collection()
    assert not gc.isenabled()
    gc_tuning.resume_collection()
    assert gc.isenabled() and gc.get_freeze_count() > 0
    gc.unfreeze()


def test_after_loading_qt_an_import_is_pythons_own() -> None:
    import builtins

    load_qt()
    assert "__feature_import__" not in repr(builtins.__import__)
