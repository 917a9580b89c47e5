"""Jobs in separate processes: a file to write, or a slow answer. They can be cancelled."""

from collections.abc import Callable
from multiprocessing import get_context
from threading import Event, Thread
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal

from kneedeep_editor.services.jobs.file_reports import DONE, FAILED, NOTE, PAGE, report_file
from kneedeep_editor.texts import tr


class FileJob(QObject):
    """A job for one file or answer.

    `progressed` has the finished part and the total, `noted` a partial answer, `finished` the answer, `failed` a
    sentence.
    """

    progressed = Signal(int, int)
    noted = Signal(object)
    finished = Signal(object)
    failed = Signal(str)
    _told = Signal(str, object)

    def __init__(self, make: Callable[..., object], arguments: tuple[Any, ...], owner: QObject) -> None:
        """Start `make` in a separate process, with a connection for partial reports and the arguments."""
        super().__init__(owner)
        self._told.connect(self._hear)
        self._given_up = Event()
        self._process: Any = None
        self._thread = Thread(target=self._make, args=(make, arguments), daemon=True, name="file")
        self._thread.start()

    def give_up(self) -> None:
        """Cancel the job. Nothing more is reported."""
        self._given_up.set()
        if self._process is not None:
            self._process.terminate()

    def wait(self) -> None:
        """Wait up to some seconds for the job to end and report."""
        self._thread.join(10)
        QCoreApplication.sendPostedEvents(self, QEvent.Type.MetaCall.value)

    def drop(self) -> None:
        """Cancel the job and delete it."""
        self.give_up()
        self.deleteLater()

    def _make(self, make: Callable[..., object], arguments: tuple[Any, ...]) -> None:
        try:
            self._follow(make, arguments)
        except RuntimeError:
            # The window is closed, so nobody waits for the file.
            self.give_up()

    def _follow(self, make: Callable[..., object], arguments: tuple[Any, ...]) -> None:
        context = get_context("spawn")
        receiver, sender = context.Pipe(duplex=False)
        process = context.Process(target=report_file, args=(sender, make, arguments), daemon=True)
        try:
            process.start()
            self._process = process
            sender.close()
            if self._given_up.is_set():
                process.terminate()
            over = False
            while not over:
                what, *values = receiver.recv()
                over = what not in (PAGE, NOTE)
                self._told.emit(what, values)
        except (OSError, EOFError) as error:
            self._told.emit(FAILED, [str(error) or tr("The process stopped before the file was complete.")])
        finally:
            receiver.close()
            if process.pid is not None:
                process.join()

    def _hear(self, what: str, values: list[object]) -> None:
        """Report a message of the process in the window's thread, unless the job was cancelled meanwhile."""
        if not self._given_up.is_set():
            signals = {PAGE: self.progressed, NOTE: self.noted, DONE: self.finished}
            signals.get(what, self.failed).emit(*values)
