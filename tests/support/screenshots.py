"""`python -m tests.support.screenshots [FOLDER]`: makes the pictures of the documentation (editor/pictures by default).

Offscreen, by a user of the editor: the same command gives the same pictures, pixel by pixel, on the same Qt.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from kneedeep_editor.app import Editor, application
from kneedeep_editor.services.settings import Settings
from tests.support.editor_user import Answers, Inline, User

ROOT = Path(__file__).resolve().parents[2]
SIZE = (1360, 860)


def make(folder: Path) -> list[Path]:
    """Write all pictures into a folder; return their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    running = application()
    made = []
    for name, steps in PICTURES.items():
        with tempfile.TemporaryDirectory() as scratch:
            editor = Editor(Settings(Path(scratch) / "settings.ini"), Answers(), Inline())  # type: ignore[arg-type]
            user = steps(editor, Path(scratch))
            path = folder / f"{name}.png"
            _picture(running, user).save(str(path))
            made.append(path)
            user.window.document.undo_stack.setClean()
            editor.close_all()
            running.processEvents()
    return made


def _shown(editor: Editor) -> User:
    window = editor.windows[-1]
    window.setFixedSize(*SIZE)
    user = User(window)
    user.canvas.glides = False
    QApplication.processEvents()
    user.do("fit")
    return user


def _picture(running: QApplication, user: User) -> QPixmap:
    """Wait until everything is drawn and checked, then take the picture."""
    user.window.parts.analysis.request()
    generation = user.window.parts.analysis.generation
    done: list[int] = []
    user.window.parts.analysis.finished.connect(lambda number, findings: done.append(number))
    end = time.monotonic() + 20
    while (generation not in done or not user.canvas.sharp) and time.monotonic() < end:
        running.processEvents()
    for _ in range(3):
        # What has changed its size is laid out in the next rounds.
        running.processEvents()
    return user.window.grab()


def _placing(editor: Editor, scratch: Path) -> User:
    """A shipped scenario with the ghost of a room that is drawn to an opening."""
    editor.open([ROOT / "scenarios" / "tutorial.yaml"])
    user = _shown(editor)
    user.choose("Room 4×4")
    openings = user.window.parts.work.board.uncapped.loose
    opening = min((one for one in openings if one.rim == "south"), key=lambda one: one.inside[0])
    (x, y), _ = opening.beyond
    user.move(x + 1.3, y + 2.4)
    return user


def _whole(editor: Editor, scratch: Path) -> User:
    """The largest shipped scenario."""
    editor.open([ROOT / "scenarios" / "long-watch.yaml"])
    user = _shown(editor)
    user.choose("Hell knight")
    user.do("end")
    return user


def _problems(editor: Editor, scratch: Path) -> User:
    """A map with faults; one of them is chosen, and a fix is offered."""
    text = (ROOT / "scenarios" / "tutorial.yaml").read_text(encoding="utf-8")
    path = scratch / "draft.yaml"
    path.write_text(text, encoding="utf-8")
    editor.open([path])
    user = _shown(editor)
    user.choose("Room 5×5")
    space = user.window.parts.work.board.spaces[-1]
    user.click(space[0] + 6.5, space[1] + 5.5)
    user.do("end")
    user.drag((space[0] + 6.5, space[1] + 5.5), (space[0] + 1.5, space[1] + 2.5))
    _picture(QApplication.instance(), user)  # type: ignore[arg-type]
    user.do("next-problem")
    user.do("fit")
    return user


def _new(editor: Editor, scratch: Path) -> User:
    """A new scenario."""
    editor.new()
    return _shown(editor)


PICTURES: dict[str, Callable[[Editor, Path], User]] = {
    "placing": _placing,
    "whole": _whole,
    "problems": _problems,
    "new": _new,
}


if __name__ == "__main__":
    for picture in make(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "editor" / "pictures"):
        print(picture)
