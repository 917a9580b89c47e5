"""The start and the reports of a process that makes a file. Nothing of Qt is imported here."""

import signal
from collections.abc import Callable
from multiprocessing.connection import Connection

from kneedeep.support.languages import use_chosen_language_or_english
from kneedeep.support.parent_watch import end_with_parent
from kneedeep.support.platforms.painting import paint_without_display

PAGE, NOTE, DONE, FAILED = "page", "note", "done", "failed"
"""Messages: (PAGE, finished part, total), (NOTE, partial answer), (DONE, file or answer), (FAILED, sentence)."""


def report_file(
    connection: "Connection[object, object]", make: Callable[..., object], arguments: tuple[object, ...]
) -> None:
    """Prepare this process for its language and for painting without a display. Make a file or an answer and report it."""
    end_with_parent()
    use_chosen_language_or_english()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    paint_without_display()
    try:
        data = make(connection, *arguments)
    except Exception as error:  # noqa: BLE001 -- the window reports any error
        connection.send((FAILED, str(error) or type(error).__name__))
    else:
        connection.send((DONE, data))
