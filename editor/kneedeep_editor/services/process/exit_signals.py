"""SIGINT and SIGTERM end the program at once, without saving."""

import signal

from PySide6.QtCore import QCoreApplication, QObject, QSocketNotifier

from kneedeep.support.platforms.wakeups import Wakeup

SIGNALS = (signal.SIGINT, signal.SIGTERM)
_FROM_SIGNAL = 128


class ExitSignals(QObject):
    """Ends Qt's event loop on a signal. The loop's exit status is then 128 plus the signal's number.

    While Qt's loop runs, Python can't run signal handlers. So Python writes the number of each signal into a pipe or
    socket that the loop watches, where an early signal waits for the loop. `status`: the exit status after a signal.
    """

    def __init__(self, running: QCoreApplication) -> None:
        """Listen to the signals for an application. Only in the main thread."""
        super().__init__(running)
        self.status: int | None = None
        self._application = running
        self._wakeup = Wakeup()
        self._wakeup_before = signal.set_wakeup_fd(self._wakeup.inlet, warn_on_full_buffer=False)
        # Python writes a signal's number only if it has a handler.
        self._before = {number: signal.signal(number, lambda *_: None) for number in SIGNALS}
        self._notifier = QSocketNotifier(self._wakeup.outlet, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._receive)

    def stop(self) -> None:
        """Restore the previous signal handlers."""
        self._notifier.setEnabled(False)
        for number, handler in self._before.items():
            signal.signal(number, handler)
        signal.set_wakeup_fd(self._wakeup_before)
        self._wakeup.close()

    def _receive(self) -> None:
        received = [number for number in self._wakeup.received() if number in SIGNALS]
        if received:
            self.status = _FROM_SIGNAL + received[0]
            self._application.exit(self.status)
