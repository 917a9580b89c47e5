"""Tasks that a window does one by one while idle."""

from collections import deque
from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QTimer


class IdleTasks(QTimer):
    """Runs tasks one by one, each when no event is pending."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent, interval=0)
        self._waiting: deque[Callable[[], object]] = deque()
        self.timeout.connect(self._go_on)

    def begin(self, tasks: Iterable[Callable[[], object]]) -> None:
        """Run these tasks instead of earlier ones."""
        self._waiting = deque(tasks)
        self.start()

    def _go_on(self) -> None:
        if self._waiting:
            self._waiting.popleft()()
        else:
            self.stop()
