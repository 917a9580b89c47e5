"""Results of other threads and processes, delivered in the window's thread."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal, SignalInstance

if TYPE_CHECKING:
    from concurrent.futures import Future


def emit_from_thread(signal: SignalInstance, *values: object) -> bool:
    """Emit a signal from another thread. Returns False if the window is gone."""
    try:
        signal.emit(*values)
    except RuntimeError:
        # The window is closed, so nobody waits for the answer.
        return False
    return True


def reason_of(error: BaseException) -> str:
    """The message of an exception, else its name."""
    return str(error) or type(error).__name__


class FutureWatcher(QObject):
    """Watches one future at a time. `finished` has the completed future, unless it was dropped.

    `answered` has its result. `failed` has its exception, or that of its start.
    """

    finished = Signal(object)
    answered = Signal(object)
    failed = Signal(object)
    _done = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._future: Future[Any] | None = None
        self._done.connect(self._receive)

    @property
    def running(self) -> bool:
        """Whether a future is watched."""
        return self._future is not None

    def watch(self, future: "Future[Any]") -> None:
        """Watch a future instead of the previous one."""
        self._future = future
        future.add_done_callback(lambda done: emit_from_thread(self._done, done))

    def ask(self, run: Callable[..., "Future[Any]"], *arguments: object) -> None:
        """Watch the future returned by a function, which may raise OSError."""
        try:
            self.watch(run(*arguments))
        except (OSError, RuntimeError) as error:
            self.failed.emit(error)

    def drop(self) -> None:
        """Cancel the future and report nothing."""
        future, self._future = self._future, None
        if future is not None:
            future.cancel()

    def _receive(self, done: "Future[Any]") -> None:
        if done is self._future:
            self._future = None
            self.finished.emit(done)
            if not done.cancelled():
                error = done.exception()
                (self.answered if error is None else self.failed).emit(done.result() if error is None else error)
