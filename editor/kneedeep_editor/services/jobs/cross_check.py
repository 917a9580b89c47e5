"""The cross-check of the newest map by the second engine, while the worker process is idle."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from kneedeep.analysis.framework.finding import CROSS_CHECK, Finding
from kneedeep.model.scenario.io.reader import Reading
from kneedeep_editor.services.jobs.analysis import Analysis, Worker
from kneedeep_editor.services.jobs.future_watcher import FutureWatcher

if TYPE_CHECKING:
    from concurrent.futures import Future

IDLE = 1500
"""Milliseconds after the last analysis or interruption before the cross-check."""


def agreed(found: list[Finding] | None) -> bool | None:
    """Whether both engines agree, by the findings of a comparison. None if it was not completed."""
    if not found:
        return None if found is None else True
    return False if any(one.code == CROSS_CHECK for one in found) else None


class CrossCheck(QObject):
    """Cross-checks one document.

    `changed` has the differences as findings: an empty list if the engines agree, None while unknown.
    """

    changed = Signal(object)

    def __init__(self, worker: Worker, snapshot: Callable[[], Reading], analysis: Analysis, parent: QObject) -> None:
        super().__init__(parent)
        self._worker, self._snapshot = worker, snapshot
        self.found: list[Finding] | None = None
        """The last findings, None if they are outdated."""
        self._call = FutureWatcher(self)
        self._call.finished.connect(self._receive)
        self.timer = QTimer(self, singleShot=True, interval=IDLE)
        self.timer.timeout.connect(self._start)
        analysis.finished.connect(self.timer.start)
        analysis.busy_changed.connect(self._follow)

    def stop(self) -> None:
        """Forget the answer, and cancel a pending one."""
        self.timer.stop()
        if self._call.running:
            self._call.drop()
            self._worker.interrupt()
        self._tell(None)

    def _follow(self, busy: bool) -> None:
        if busy:
            self.stop()

    def _start(self) -> None:
        from kneedeep_editor.worker.second_engine import ask_both

        try:
            self._call.watch(self._worker.meanwhile(ask_both, self._snapshot()))
        except (OSError, RuntimeError):
            # The next analysis reports the missing worker.
            return

    def _receive(self, done: "Future[list[Finding] | None]") -> None:
        from concurrent.futures import CancelledError

        from kneedeep_editor.worker.second_engine import Interrupted

        try:
            found = done.result()
        except Interrupted:
            self.timer.start()
        except (CancelledError, OSError, RuntimeError):
            # The worker has died. The next analysis restarts it.
            return
        else:
            self._tell(found)

    def _tell(self, found: list[Finding] | None) -> None:
        if found != self.found:
            self.found = found
            self.changed.emit(found)
