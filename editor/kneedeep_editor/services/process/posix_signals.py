"""SIGINT and SIGTERM end the program at once, whatever it shows, and nothing is saved."""

import os
import signal

from PySide6.QtCore import QCoreApplication, QObject, QSocketNotifier

SIGNALS = (signal.SIGINT, signal.SIGTERM)
_FROM_SIGNAL = 128


class PosixSignals(QObject):
    """Ends Qt's loop when a signal arrives; the exit status of the loop is then 128 and the signal's number.

    Qt's loop does not come back to Python, where handlers of signals run: Python writes the number of each signal into
    a pipe, and the loop listens to that. A signal before the loop waits there. `status`: what a signal that has
    arrived ends the program with.
    """

    def __init__(self, running: QCoreApplication) -> None:
        """Listen to the signals for an application from now on. Only in the main thread."""
        super().__init__(running)
        self.status: int | None = None
        self._application = running
        self._outlet, self._inlet = os.pipe()
        for end in (self._outlet, self._inlet):
            os.set_blocking(end, False)
        self._wakeup = signal.set_wakeup_fd(self._inlet, warn_on_full_buffer=False)
        # Any handler of Python's own will do: without one the number would not be written.
        self._before = {number: signal.signal(number, lambda *_: None) for number in SIGNALS}
        self._notifier = QSocketNotifier(self._outlet, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._receive)

    def stop(self) -> None:
        """Listen no more; the signals do again what they did before."""
        self._notifier.setEnabled(False)
        for number, handler in self._before.items():
            signal.signal(number, handler)
        signal.set_wakeup_fd(self._wakeup)
        for end in (self._inlet, self._outlet):
            os.close(end)

    def _receive(self) -> None:
        received = [number for number in os.read(self._outlet, 64) if number in SIGNALS]
        if received:
            self.status = _FROM_SIGNAL + received[0]
            self._application.exit(self.status)
