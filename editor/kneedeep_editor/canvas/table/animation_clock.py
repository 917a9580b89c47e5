"""The clock of an animation: how far it is, frame by frame."""

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

from kneedeep_editor.canvas.table.animation import STILL, Animation

_FRAME = 16
"""Milliseconds between two frames."""


class AnimationClock(QObject):
    """Runs one animation at a time. `moved`: another frame is due. `ended`: everything is at its end."""

    moved = Signal()
    ended = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.animation = STILL
        self.time = 0.0
        """Milliseconds since the animation began."""
        self.running = False
        """Whether something moves."""
        self._clock = QElapsedTimer()
        self._frames = QTimer(self, interval=_FRAME)
        self._frames.setTimerType(Qt.TimerType.PreciseTimer)
        self._frames.timeout.connect(self._go_on)

    def begin(self, animation: Animation) -> None:
        """Run an animation in place of the current one. One without a length ends at once."""
        self.animation, self.time, self.running = animation, 0.0, True
        self._clock.start()
        self._frames.start()
        self.show_at(0.0)

    def show_at(self, time: float) -> None:
        """Show the animation at a time in milliseconds, or its end."""
        self.time = time
        if time < self.animation.length:
            self.moved.emit()
        else:
            self.finish()

    def finish(self) -> None:
        """End the animation under way, if there is one."""
        self._frames.stop()
        if self.running:
            self.animation, self.time, self.running = STILL, 0.0, False
            self.moved.emit()
            self.ended.emit()

    def _go_on(self) -> None:
        self.show_at(float(self._clock.elapsed()))
