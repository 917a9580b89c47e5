"""Questions about the map, answered in the worker process. Only the newest question of each receiver counts."""

from collections.abc import Callable
from itertools import count
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QObject, Signal

from kneedeep.model.scenario.io.reader import Reading
from kneedeep_editor.documents.document import Document
from kneedeep_editor.services.jobs.future_watcher import FutureWatcher, reason_of
from kneedeep_editor.texts import tr

if TYPE_CHECKING:
    from concurrent.futures import Future

_NUMBERS = count(1)
_TRIES = 2
Receiver = Callable[[Any], object]
"""A method that gets the answers to its questions."""


class Runner(Protocol):
    """Runs a function in the worker process."""

    def __call__(self, function: Callable[..., Any], *arguments: Any) -> "Future[Any]":
        """The future of the call. Raises OSError if no worker can be started."""


class MapQueries(QObject):
    """Asks questions about one document.

    `failed` has a sentence for people. Questions are plain values, answered by functions of the worker such as those in
    `worker/overlay_answers.py`.
    """

    failed = Signal(str)

    def __init__(self, run: Runner, document: Document) -> None:
        super().__init__(document)
        self._run, self._document = run, document
        self._window, self.revision = next(_NUMBERS), 0
        self._sent = -1
        self._wanted: dict[Receiver, tuple[Callable[..., Any], Any]] = {}
        self._running: tuple[Receiver, Callable[..., Any], Any, int] | None = None
        self._call = FutureWatcher(self)
        self._call.finished.connect(self._receive)
        self._failures = 0
        document.changed.connect(self._count)

    def ask(self, receive: Receiver, function: Callable[..., Any], question: Any) -> None:
        """Ask a question. An older pending question of the receiver is dropped."""
        self._wanted[receive] = (function, question)
        self._start()

    def drop(self, receive: Receiver) -> None:
        """Drop the pending question of a receiver."""
        self._wanted.pop(receive, None)

    @property
    def busy(self) -> bool:
        """Whether an answer is pending."""
        return self._running is not None or bool(self._wanted)

    def _count(self) -> None:
        self.revision += 1

    def _start(self) -> None:
        if self._running is not None or not self._wanted:
            return
        receive = next(iter(self._wanted))
        function, question = self._wanted.pop(receive)
        # The worker keeps the last snapshot, so that only a newer one is sent along.
        reading: Reading | None = None if self._sent == self.revision else self._document.snapshot()
        try:
            future = self._run(function, (self._window, self.revision), reading, question)
        except (OSError, RuntimeError) as error:
            self._fail(error)
            return
        self._sent = self.revision
        self._running = (receive, function, question, self.revision)
        self._call.watch(future)

    def _receive(self, done: "Future[Any]") -> None:
        # Imported for the first answer, so that the window appears faster.
        from concurrent.futures import CancelledError

        from kneedeep_editor.worker.snapshots import UnknownSnapshot

        assert self._running is not None
        receive, function, question, revision = self._running
        self._running = None
        try:
            answer = done.result()
        except CancelledError:
            return
        except UnknownSnapshot:
            # Another window has sent its snapshot since, or the worker was restarted.
            self._sent = -1
            self._wanted.setdefault(receive, (function, question))
        except Exception as error:  # noqa: BLE001 -- whatever the worker died of, the window goes on
            self._sent = -1
            self._failures += 1
            if self._failures < _TRIES:
                self._wanted.setdefault(receive, (function, question))
            else:
                self._fail(error)
        else:
            self._failures = 0
            if revision == self.revision:
                receive(answer)
            else:
                self._wanted.setdefault(receive, (function, question))
        self._start()

    def _fail(self, error: Exception) -> None:
        self._failures = 0
        self.failed.emit(tr("The overlay can't be computed now ({reason}).", reason=reason_of(error)))
