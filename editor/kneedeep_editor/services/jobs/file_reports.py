"""Start and reports of a process that creates a file. Nothing of Qt is loaded here."""

import os
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection

from kneedeep.support.parent_watch import end_with_parent

PAGE, NOTE, DONE, FAILED = "page", "note", "done", "failed"
"""Messages: (PAGE, finished part, total), (NOTE, part of the answer), (DONE, file or answer), (FAILED, sentence)."""


def report_file(connection: "Connection[object, object]", make: Callable[[], object]) -> None:
    """Prepare this process to paint without a display, make a file and report it."""
    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    # Else the fonts stand in another order in each file.
    os.environ.setdefault("QT_HASH_SEED", "0")
    try:
        data = make()
    except Exception as error:  # noqa: BLE001 -- the window reports any error
        connection.send((FAILED, str(error) or type(error).__name__))
    else:
        connection.send((DONE, data))
