"""Tasks that a window does bit by bit, so that it can be used meanwhile."""

from collections import deque
from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QTimer


class IdleTasks(QTimer):
    """Runs tasks one by one, each when no event is waiting."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent, interval=0)
        self._waiting: deque[Callable[[], object]] = deque()
        self.timeout.connect(self._go_on)

    def begin(self, tasks: Iterable[Callable[[], object]]) -> None:
        """Run these, and no more of those before."""
        self._waiting = deque(tasks)
        self.start()

    def _go_on(self) -> None:
        if self._waiting:
            self._waiting.popleft()()
        else:
            self.stop()
