"""`python -m tests.support.shared_files` writes the manual page, the completion of shells and the icon for desktops."""

import argparse
import re
from collections.abc import Iterator
from pathlib import Path

import shtab
from argparse_manpage.manpage import Manpage
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from kneedeep.cli.main import parser_for
from kneedeep_editor.services.icons import app_icon_svg

SHARE = Path(__file__).resolve().parents[2] / "engine" / "kneedeep" / "cli" / "share"
PICTURE = SHARE / "icons/hicolor/256x256/apps/kneedeep.png"
SIZE = 256
ABOUT = "map editor, validator and playtester for scenarios of a dungeon board game"
FILES = ("FILE", "OUT", "DIR", "FOLDER", "SITE", "PATH", "PICTURE", "PDF", "JSON", "BASE", "OURS", "THEIRS")
"""What arguments that are files or folders are called in the help."""


def parser() -> argparse.ArgumentParser:
    """Return the parser of the whole command line, its arguments that are files marked as such."""
    whole = parser_for(None, whole=True)
    for action in _actions(whole):
        if action.metavar in FILES:
            action.complete = shtab.FILE  # type: ignore[attr-defined]
    return whole


def _actions(of: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    for action in of._actions:
        yield action
        if isinstance(action, argparse._SubParsersAction):
            for child in dict.fromkeys(action.choices.values()):
                yield from _actions(child)


def manual_page() -> str:
    """Return the manual page, which carries no date."""
    page = Manpage(
        parser(),
        format="single-commands-section",
        _data={
            "project_name": "kneedeep",
            "version": "",
            "date": " ",
            "manual_title": "kneedeep",
            "description": ABOUT,
        },
    )
    # A line that begins with a dot would be a command: such as an ending of files at the beginning of a line.
    return re.sub(r"(?m)^\.(?=[a-z])", r"\\&.", str(page))


def texts() -> dict[str, str]:
    """Return the generated texts by their path below `share`."""
    return {
        "man/man1/kneedeep.1": manual_page(),
        "bash-completion/completions/kneedeep": shtab.complete(parser(), "bash"),
        "zsh/site-functions/_kneedeep": shtab.complete(parser(), "zsh"),
        "icons/hicolor/scalable/apps/kneedeep.svg": app_icon_svg(),
    }


def main() -> None:
    """Write all files."""
    for name, text in texts().items():
        (SHARE / name).write_text(text, encoding="utf-8")
    image = QImage(SIZE, SIZE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(app_icon_svg().encode())).render(painter)
    painter.end()
    image.save(str(PICTURE))


if __name__ == "__main__":
    main()
