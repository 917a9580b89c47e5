"""Jobs in a process of their own: a file to write, or a slow answer. They can be cancelled."""

from collections.abc import Callable
from multiprocessing import get_context
from threading import Event, Thread
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal

from kneedeep_editor.services.jobs.file_reports import DONE, NOTE, PAGE
from kneedeep_editor.texts import tr


class FileJob(QObject):
    """One file or answer.

    `progressed` has the finished part and the total, `noted` a part of the answer, `finished` all, `failed` a sentence.
    """

    progressed = Signal(int, int)
    noted = Signal(object)
    finished = Signal(object)
    failed = Signal(str)

    def __init__(self, make: Callable[..., None], arguments: tuple[Any, ...], owner: QObject) -> None:
        """Begin: `make` is called in a process of its own with a connection to report to, and the arguments."""
        super().__init__(owner)
        self._owner = owner
        self._given_up = Event()
        self._process: Any = None
        self._thread = Thread(target=self._make, args=(make, arguments), daemon=True, name="file")
        self._thread.start()

    def give_up(self) -> None:
        """Cancel it. Nothing more is reported."""
        self._given_up.set()
        if self._process is not None:
            self._process.terminate()

    def wait(self) -> None:
        """Wait some seconds until it is done, and have it reported."""
        self._thread.join(10)
        QCoreApplication.sendPostedEvents(self._owner, QEvent.Type.MetaCall.value)

    def drop(self) -> None:
        """Stop it and let it go: its owner hears nothing more of it."""
        self.disconnect(self._owner)
        self.give_up()
        self.deleteLater()

    def _make(self, make: Callable[..., None], arguments: tuple[Any, ...]) -> None:
        try:
            self._follow(make, arguments)
        except RuntimeError:
            # The window was closed meanwhile: nobody waits for it any more.
            self.give_up()

    def _follow(self, make: Callable[..., None], arguments: tuple[Any, ...]) -> None:
        context = get_context("spawn")
        receiver, sender = context.Pipe(duplex=False)
        process = context.Process(target=make, args=(sender, *arguments), daemon=True)
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
                if not self._given_up.is_set():
                    signals = {PAGE: self.progressed, NOTE: self.noted, DONE: self.finished}
                    signals.get(what, self.failed).emit(*values)
        except (OSError, EOFError) as error:
            if not self._given_up.is_set():
                self.failed.emit(str(error) or tr("The process stopped before the file was complete."))
        finally:
            receiver.close()
            if process.pid is not None:
                process.join()
