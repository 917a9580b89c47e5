"""Ends a worker process when its parent process has ended."""

import os
from multiprocessing import parent_process
from threading import Thread

ORPHANED = 1
"""Exit status of a worker whose parent is gone."""


def end_with_parent() -> None:
    """Watch the parent from a thread. Does nothing in a process that is not a worker.

    A worker waits on a pipe of which it has the other end too, so it would never notice the end of the parent.
    """
    if (parent := parent_process()) is None:
        return

    def watch() -> None:
        parent.join()
        os._exit(ORPHANED)

    Thread(target=watch, name="lifeline", daemon=True).start()
