"""A worker process ends with the process that started it, however that one ended."""

import os
from multiprocessing import parent_process
from threading import Thread

ORPHANED = 1
"""Exit status of a worker whose parent is gone."""


def end_with_parent() -> None:
    """Watch the parent from a thread; nothing happens in a process that nobody started as a worker.

    A worker waits on a pipe of which it holds the other end itself: without this it would wait for ever.
    """
    if (parent := parent_process()) is None:
        return

    def watch() -> None:
        parent.join()
        os._exit(ORPHANED)

    Thread(target=watch, name="lifeline", daemon=True).start()
