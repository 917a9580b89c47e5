"""Background analysis in one warm worker process. The newest snapshot wins."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from kneedeep.analysis.framework.finding import Finding
from kneedeep.model.scenario.io.reader import Reading
from kneedeep_editor.services.jobs.future_watcher import FutureWatcher, reason_of
from kneedeep_editor.texts import tr

if TYPE_CHECKING:
    from concurrent.futures import Future
    from concurrent.futures.process import ProcessPoolExecutor

Result = TypeVar("Result")

DEBOUNCE = 30
"""Milliseconds without an edit before a snapshot is analysed."""
_TRIES = 2


class Worker:
    """The worker process of the program, started on first use."""

    def __init__(self) -> None:
        self._executor: ProcessPoolExecutor | None = None
        self._processes: list[Any] = []
        self._asked: Any = None
        """The number of requests, in memory shared with the worker process."""

    def submit(self, reading: Reading) -> "Future[list[Finding]]":
        """Send a snapshot to the worker for its findings. Raises OSError if no worker can be started."""
        from kneedeep_editor.worker.findings import find_problems

        return self.run(find_problems, reading)

    def run(self, function: Callable[..., Result], *arguments: object) -> "Future[Result]":
        """Run a function in the worker process, which is restarted if necessary. Raises OSError if that fails."""
        self.interrupt()
        return self._hand_over(function, *arguments)

    def meanwhile(self, function: Callable[..., Result], *arguments: object) -> "Future[Result]":
        """Run a function in the worker process until the next request.

        Its first argument is the number of earlier requests. Raises OSError if no worker can be started.
        """
        return self._hand_over(function, 0 if self._asked is None else self._asked.value, *arguments)

    def interrupt(self) -> None:
        """Stop the function of `meanwhile`."""
        if self._asked is not None:
            self._asked.value += 1

    def _hand_over(self, function: Callable[..., Result], *arguments: object) -> "Future[Result]":
        # Imported on first use, after the first picture, so that the window appears faster.
        from concurrent.futures.process import BrokenProcessPool, ProcessPoolExecutor
        from multiprocessing import active_children, get_context

        from kneedeep_editor.worker.findings import load_analysis

        if self._executor is not None:
            try:
                return self._executor.submit(function, *arguments)
            except BrokenProcessPool:
                self.stop()
        before = set(active_children())
        context = get_context("spawn")
        self._asked = context.RawValue("q", 0)
        self._executor = ProcessPoolExecutor(1, context, initializer=load_analysis, initargs=(self._asked,))
        future = self._executor.submit(function, *arguments)
        self._processes = [process for process in active_children() if process not in before]
        return future

    def stop(self) -> None:
        """Kill the process. The next use starts a new one."""
        executor, self._executor = self._executor, None
        processes, self._processes = self._processes, []
        for process in processes:
            process.terminate()
        if executor is not None:
            executor.shutdown(wait=True, cancel_futures=True)


class Analysis(QObject):
    """Keeps the findings of a document up to date.

    `finished` has (generation, findings) of the newest snapshot. `failed` has a sentence for people. `busy_changed`:
    whether newer findings are pending.
    """

    finished = Signal(int, object)
    failed = Signal(str)
    busy_changed = Signal(bool)

    def __init__(
        self,
        submit: Callable[[Reading], "Future[list[Finding]]"],
        snapshot: Callable[[], Reading],
        parent: QObject | None = None,
    ) -> None:
        """Analyse the results of `snapshot` by passing them to `submit`."""
        super().__init__(parent)
        self._submit, self._snapshot = submit, snapshot
        self.generation = 0
        """The number of the newest request."""
        self._asked = 0
        """The number of the running request."""
        self._call = FutureWatcher(self)
        self._call.answered.connect(self._receive)
        self._call.failed.connect(self._fail)
        self._failures = 0
        self.busy = False
        """Whether a request is pending."""
        self._timer = QTimer(self, singleShot=True, interval=DEBOUNCE)
        self._timer.timeout.connect(self._start)

    def request(self) -> None:
        """Request new findings soon. Pending ones become stale."""
        self.generation += 1
        self._set_busy(busy=True)
        self._timer.start()

    def stop(self) -> None:
        """Cancel the current analysis and request no further one."""
        self._timer.stop()
        self.generation += 1
        self._call.drop()

    def _start(self) -> None:
        if not self._call.running:
            self._asked = self.generation
            self._call.ask(lambda: self._submit(self._snapshot()))

    def _receive(self, findings: list[Finding]) -> None:
        self._failures = 0
        if self._asked == self.generation:
            self._set_busy(busy=False)
            self.finished.emit(self.generation, findings)
        elif not self._timer.isActive():
            self._start()

    def _fail(self, error: Exception) -> None:
        self._failures += 1
        if self._failures < _TRIES:
            self._timer.start()
            return
        self._set_busy(busy=False)
        self.failed.emit(
            tr("The map can't be checked now ({reason}). The next edit tries again.", reason=reason_of(error))
        )
        self._failures = 0

    def _set_busy(self, *, busy: bool) -> None:
        if busy != self.busy:
            self.busy = busy
            self.busy_changed.emit(busy)
