"""Pictures of every page to look at: `python -m tests.support.page_pictures FOLDER`, without a display.

Each page of tests/support/every_page.py is opened on a screen of 1280×720, of 1600×1000, and of 1280×720 at 200 %, in
each theme, with a map of each edition. A picture shows the whole screen. Words after the folder choose pictures that
have all of them in their names, as `dark print`. What is cut off is printed. `KNEEDEEP_LANGUAGE` names the language of the texts.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from tempfile import NamedTemporaryFile, TemporaryDirectory
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from kneedeep_editor.app import Editor
    from tests.support.users.editor_user import User

ROOT = Path(__file__).resolve().parents[2]
SCREENS: Mapping[str, tuple[int, int, int]] = {
    "1280x720": (1280, 720, 1),
    "1600x1000": (1600, 1000, 1),
    "200-percent": (1280, 720, 2),
    "200-percent-small": (640, 360, 2),
}
"""Width, height and pixels of the screen for each pixel of a window."""
THEMES = ("dark", "light", "contrast")
MAPS = {"2004": "tutorial.yaml", "2016": "specimen-run.yaml"}
_PAUSE = 50
_SECONDS = 60


def chosen_pictures(screen: str, pages: Iterable[str], words: Sequence[str]) -> Iterator[tuple[str, str, str, str]]:
    """Give theme, edition and page of the pictures of a screen whose name has all these words, and that name."""
    for theme, edition, page in product(THEMES, MAPS, pages):
        name = f"{screen} {theme} {edition} {page}".replace(" ", "-")
        if all(word in name for word in words):
            yield theme, edition, page, name


def take_pictures(screen: str, target: Path, words: Sequence[str]) -> None:
    """Take the pictures of a screen that have all these words in their names."""
    from kneedeep.support.languages import ENGLISH
    from kneedeep.support.platforms.languages import VARIABLE
    from kneedeep_editor.app import Editor
    from kneedeep_editor.mainwindow.user_questions import Answer
    from kneedeep_editor.services.application import application
    from kneedeep_editor.services.language import load_language
    from kneedeep_editor.services.settings import Settings
    from tests.support.every_page import PAGES
    from tests.support.users.editor_user import Answers, Inline

    load_language(application(), os.environ.get(VARIABLE, ENGLISH))
    for theme, edition, page, name in chosen_pictures(screen, PAGES, words):
        answers = Answers()
        with TemporaryDirectory() as folder:
            os.environ.update({f"XDG_{place}_HOME": folder for place in ("CONFIG", "STATE", "DATA")})
            editor = Editor(Settings(Path(folder) / "editor.ini"), answers, Inline())  # type: ignore[arg-type]
            try:
                _take_one(editor, theme, edition, page, target / f"{name}.png")
            finally:
                answers.unsaved_answer = Answer.DISCARD
                editor.close_all()


def _take_one(editor: Editor, theme: str, edition: str, name: str, target: Path) -> None:
    from PySide6.QtTest import QTest

    from tests.support.clipped_texts import clipped_texts
    from tests.support.every_page import page
    from tests.support.users.editor_user import User

    editor.appearance.choose(theme)
    editor.open([ROOT / "scenarios" / MAPS[edition]])
    user = User(editor.windows[-1])
    user.canvas.glides = False
    frame = user.window.window()
    frame.showMaximized()
    _settle(user)
    user.canvas.fit()
    with page(user, name) as shown:
        QTest.qWait(_PAUSE)
        _settle(user)
        _grab([frame, *(one for one in shown if one is not frame)], target)
        for line in sorted({text for one in shown for text in clipped_texts(one)}):
            print(f"{target.stem}: {line}", flush=True)


def _settle(user: User) -> None:
    """Wait until the map is sharp and checked. Raises TimeoutError."""
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    end = time.monotonic() + _SECONDS
    while user.window.shell.analysis.busy or (user.canvas.isVisible() and not user.canvas.sharp):
        if time.monotonic() > end:
            raise TimeoutError("the map does not come to rest")
        QApplication.processEvents()
    QTest.qWait(_PAUSE)


def _grab(shown: Sequence[QWidget], target: Path) -> None:
    """Save a picture of a screen with windows, the first one below the others."""
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QImage, QPainter

    screen = shown[0].screen()
    ratio = screen.devicePixelRatio()
    picture = QImage(screen.size() * ratio, QImage.Format.Format_RGB888)
    picture.fill(0x808080)
    with QPainter(picture) as painter:
        painter.scale(ratio, ratio)
        for one in shown:
            taken = one.grab()
            painter.drawPixmap(QRectF(one.geometry()), taken, QRectF(taken.rect()))
    if not picture.save(str(target)):
        raise OSError(f"cannot write {target}")


def main(arguments: Sequence[str]) -> int:
    """Take the pictures, each screen in a process of its own. Returns the exit status."""
    if not arguments:
        print(__doc__)
        return 2
    target, *words = arguments
    folder = Path(target).resolve()
    if folder.is_relative_to(ROOT):
        print(f"{folder} is in the repository: choose another folder.")
        return 2
    folder.mkdir(parents=True, exist_ok=True)
    if words[:1] == ["--screen"]:
        take_pictures(words[1], folder, words[2:])
        return 0
    status = 0
    for name, (width, height, ratio) in SCREENS.items():
        with NamedTemporaryFile("w", encoding="utf-8") as screen:
            size = {"name": name, "x": 0, "y": 0, "width": width * ratio, "height": height * ratio}
            json.dump({"screens": [{**size, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}]}, screen)
            screen.flush()
            platform = f"offscreen:configfile={screen.name}"
            environment = os.environ | {"QT_QPA_PLATFORM": platform, "QT_SCALE_FACTOR": str(ratio)}
            command = [sys.executable, "-m", "tests.support.page_pictures", str(folder), "--screen", name, *words]
            status |= subprocess.run(command, env=environment, cwd=ROOT, check=False).returncode
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
