"""The survey: answers questions about the map in the worker process; only the newest question is answered."""

from collections.abc import Callable
from itertools import count
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QObject, Signal

from kneedeep.scenario.io.reader import Reading
from kneedeep_editor.documents.document import Document
from kneedeep_editor.texts import tr

if TYPE_CHECKING:
    from concurrent.futures import Future

_NUMBERS = count(1)
_TRIES = 2


class Runner(Protocol):
    """Has a function called elsewhere."""

    def __call__(self, function: Callable[..., Any], *arguments: Any) -> "Future[Any]":
        """Return the future of the call. Raises OSError when nobody can be found to make it."""


class MapQueries(QObject):
    """Asks about one document.

    `answered` brings the topic and the answer to the newest question of that topic; `failed` a sentence for people.
    A question is a plain value, answered by a function of the worker (see services/surveyor.py).
    """

    answered = Signal(str, object)
    failed = Signal(str)
    _returned = Signal(object)

    def __init__(self, run: Runner, document: Document) -> None:
        """Ask about the value that the document has at the time of each question."""
        super().__init__(document)
        self._run, self._document = run, document
        self._window, self.revision = next(_NUMBERS), 0
        self._sent = -1
        self._wanted: dict[str, tuple[Callable[..., Any], Any]] = {}
        self._running: tuple[str, Callable[..., Any], Any, int, Future[Any]] | None = None
        self._failures = 0
        document.changed.connect(self._count)
        self._returned.connect(self._receive)

    def ask(self, topic: str, function: Callable[..., Any], question: Any) -> None:
        """Ask; an older question of the topic that was not handed on yet is dropped."""
        self._wanted[topic] = (function, question)
        self._start()

    def drop(self, topic: str) -> None:
        """Want no answer any more."""
        self._wanted.pop(topic, None)

    @property
    def busy(self) -> bool:
        """Tell whether an answer is awaited."""
        return self._running is not None or bool(self._wanted)

    def _count(self) -> None:
        self.revision += 1

    def _start(self) -> None:
        if self._running is not None or not self._wanted:
            return
        topic = next(iter(self._wanted))
        function, question = self._wanted.pop(topic)
        # The worker keeps the snapshot it was given last: it is sent along only when there is a newer one.
        reading: Reading | None = None if self._sent == self.revision else self._document.snapshot()
        try:
            future = self._run(function, (self._window, self.revision), reading, question)
        except (OSError, RuntimeError) as error:
            self._fail(error)
            return
        self._sent = self.revision
        self._running = (topic, function, question, self.revision, future)
        future.add_done_callback(self._hand_over)

    def _hand_over(self, done: "Future[Any]") -> None:
        """Runs in a thread of the pool: a signal brings the result to the window's thread."""
        try:
            self._returned.emit(done)
        except RuntimeError:
            # The window was closed while the worker was busy: nobody waits for it any more.
            return

    def _receive(self, done: "Future[Any]") -> None:
        # Loaded with the first answer: the window comes up faster so.
        from concurrent.futures import CancelledError

        from kneedeep_editor.worker.snapshots import UnknownSnapshot

        if self._running is None or self._running[-1] is not done:
            return
        topic, function, question, revision, _ = self._running
        self._running = None
        try:
            answer = done.result()
        except CancelledError:
            return
        except UnknownSnapshot:
            # Another window has asked meanwhile, or the worker is a new one.
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
        reason = str(error) or type(error).__name__
        self.failed.emit(tr("The map can't be surveyed now ({reason}).", reason=reason))
