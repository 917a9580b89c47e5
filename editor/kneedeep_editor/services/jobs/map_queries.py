"""Questions about the map, answered in the worker process. Only the newest question of a topic counts."""

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


class Runner(Protocol):
    """Runs a function in the worker process."""

    def __call__(self, function: Callable[..., Any], *arguments: Any) -> "Future[Any]":
        """The future of the call. Raises OSError if no worker can be started."""


class MapQueries(QObject):
    """Asks questions about one document.

    `answered` has the topic and the answer to its newest question. `failed` has a sentence for people. Questions are
    plain values, answered by functions of the worker such as those in `worker/overlay_answers.py`.
    """

    answered = Signal(str, object)
    failed = Signal(str)

    def __init__(self, run: Runner, document: Document) -> None:
        super().__init__(document)
        self._run, self._document = run, document
        self._window, self.revision = next(_NUMBERS), 0
        self._sent = -1
        self._wanted: dict[str, tuple[Callable[..., Any], Any]] = {}
        self._running: tuple[str, Callable[..., Any], Any, int] | None = None
        self._call = FutureWatcher(self)
        self._call.finished.connect(self._receive)
        self._failures = 0
        document.changed.connect(self._count)

    def ask(self, topic: str, function: Callable[..., Any], question: Any) -> None:
        """Ask a question. An older pending question of the topic is dropped."""
        self._wanted[topic] = (function, question)
        self._start()

    def drop(self, topic: str) -> None:
        """Drop the pending question."""
        self._wanted.pop(topic, None)

    @property
    def busy(self) -> bool:
        """Whether an answer is pending."""
        return self._running is not None or bool(self._wanted)

    def _count(self) -> None:
        self.revision += 1

    def _start(self) -> None:
        if self._running is not None or not self._wanted:
            return
        topic = next(iter(self._wanted))
        function, question = self._wanted.pop(topic)
        # The worker keeps the last snapshot, so that only a newer one is sent along.
        reading: Reading | None = None if self._sent == self.revision else self._document.snapshot()
        try:
            future = self._run(function, (self._window, self.revision), reading, question)
        except (OSError, RuntimeError) as error:
            self._fail(error)
            return
        self._sent = self.revision
        self._running = (topic, function, question, self.revision)
        self._call.watch(future)

    def _receive(self, done: "Future[Any]") -> None:
        # Imported for the first answer, so that the window appears faster.
        from concurrent.futures import CancelledError

        from kneedeep_editor.worker.snapshots import UnknownSnapshot

        assert self._running is not None
        topic, function, question, revision = self._running
        self._running = None
        try:
            answer = done.result()
        except CancelledError:
            return
        except UnknownSnapshot:
            # Another window has sent its snapshot since, or the worker was restarted.
            self._sent = -1
            self._wanted.setdefault(topic, (function, question))
        except Exception as error:  # noqa: BLE001 -- whatever the worker died of, the window goes on
            self._sent = -1
            self._failures += 1
            if self._failures < _TRIES:
                self._wanted.setdefault(topic, (function, question))
            else:
                self._fail(error)
        else:
            self._failures = 0
            if revision == self.revision:
                self.answered.emit(topic, answer)
            else:
                self._wanted.setdefault(topic, (function, question))
        self._start()

    def _fail(self, error: Exception) -> None:
        self._failures = 0
        self.failed.emit(tr("The overlay can't be computed now ({reason}).", reason=reason_of(error)))
