"""The only imports of the editor by the engine: checks for a display, the program that opens windows, and its pictures."""

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from kneedeep.cli.command_table import CommandError, headless
from kneedeep.cli.terminal import complain
from kneedeep.support.platforms.painting import paint_without_display
from kneedeep.support.translation import later

if TYPE_CHECKING:
    from types import ModuleType

    from kneedeep.drawing.document_metadata import DocumentMetadata
    from kneedeep.drawing.primitive import DisplayList
    from kneedeep.report.sheets import Paper, Sheet


def window_program(language: str | None = None) -> "ModuleType":
    """The editor's program, with everything that windows need: its functions open a window and run until it is closed.

    `language`: the language of maps in this run. Raises CommandError if PySide6 or a system library of Qt is missing,
    or there is no display.
    """
    require_display()
    require_qt(window=True)
    if language is not None:
        from kneedeep_editor.services.map_language import begin_in_language

        begin_in_language(language)
    from kneedeep_editor import program
    from kneedeep_editor.services.process.gc_tuning import pause_collection

    pause_collection()
    return program


def picture_content(
    picture: "DisplayList", ending: str, dpi: float, metadata: "DocumentMetadata", page: str | None
) -> tuple[bytes, list[str]]:
    """A display list as a png or pdf file, by its ending, and the letters missing in every font.

    See `content_of` for the page.

    Raises CommandError if Qt or a font is missing, or the picture can't be made.
    """
    require_qt(window=False)
    from kneedeep_editor.printing.picture_files import content_of, missing_letters

    try:
        return content_of(picture, ending, dpi, metadata, page), missing_letters(picture)
    except (OSError, RuntimeError, ValueError) as error:
        raise CommandError(str(error)) from error


def painted(picture: "DisplayList", dots: float) -> bytes:
    """A picture as a PNG. Raises CommandError if Qt is missing."""
    from kneedeep.drawing.document_metadata import NO_METADATA

    return picture_content(picture, ".png", dots, NO_METADATA, None)[0]


def pdf_of_sheets(
    sheets: "Sequence[Sheet]", paper: "Paper", *, dated: bool, numbers: frozenset[int] = frozenset()
) -> tuple[bytes, list[str]]:
    """Sheets as one PDF file, and the letters missing in every font.

    `numbers`: the pages to print, from 1. Raises CommandError if Qt, a font or a page is missing.
    """
    require_qt(window=False)
    from kneedeep_editor.printing.pdf_pages import pages_of, pdf_of

    try:
        pages, missing = pages_of(sheets, paper)
        if numbers:
            if max(numbers) > len(pages):
                raise CommandError(
                    "there is no page {page}: the last one is {last}", page=max(numbers), last=len(pages)
                )
            pages = [page for number, page in enumerate(pages, 1) if number in numbers]
        return pdf_of(pages, sheets[0].metadata, dated=dated), missing
    except RuntimeError as error:
        raise CommandError(str(error)) from error


def report_missing_letters(missing: Sequence[str], output: str) -> None:
    """Report the letters of a file that no font has on stderr."""
    if missing:
        text = later("no installed font has {letters}: {output} shows boxes instead")
        complain(text, letters=" ".join(missing), output=output)


def require_display() -> None:
    """Raise CommandError if Qt or a display is missing. The message names commands that need no display."""
    if (missing := _editor().missing_package()) is not None:
        raise CommandError(missing)
    if sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        return
    if os.environ.get("QT_QPA_PLATFORM", "").split(":")[0] not in ("", "xcb", "wayland"):
        return
    raise CommandError(
        "no display (neither DISPLAY nor WAYLAND_DISPLAY is set), so no window can open; these work without one: {commands}",
        commands=", ".join(headless()),
    )


def require_qt(*, window: bool) -> None:
    """Raise CommandError if Qt can't be used. `window`: whether its window libraries are needed too.

    Without a window (for a png or pdf) Qt is set to its offscreen platform and a fixed hash seed.
    """
    if not window:
        paint_without_display()
    qt = _editor()
    if problem := qt.trouble(window=window):
        wanted = qt.packages(window=window)
        raise CommandError(f"{problem}; {qt.installing(wanted)}" if wanted else problem)
    unusable = qt.display_trouble() if window else None
    if unusable:
        commands = ", ".join(headless())
        raise CommandError("{problem}; these work without one: {commands}", problem=unusable, commands=commands)


def _editor() -> "ModuleType":
    """The editor's module that checks Qt's libraries. Raises CommandError if the editor is not installed."""
    try:
        from kneedeep_editor import qt_libraries
    except ModuleNotFoundError as error:
        raise CommandError("this installation has no editor ({error})", error=error) from error
    return qt_libraries
