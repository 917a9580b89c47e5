"""What Python writes the numbers of signals into, and a loop of events can wait for: a pipe, on Windows a pair of sockets."""

import os
import sys

if sys.platform == "win32":
    from socket import socketpair

    class Wakeup:
        """`inlet` is for `signal.set_wakeup_fd`, `outlet` becomes readable when a signal has arrived."""

        def __init__(self) -> None:
            """Open both ends."""
            self._ends = socketpair()
            for end in self._ends:
                end.setblocking(False)
            self.outlet, self.inlet = (end.fileno() for end in self._ends)

        def received(self) -> bytes:
            """Return the numbers of signals that have arrived since the last time."""
            try:
                return self._ends[0].recv(64)
            except BlockingIOError:
                return b""

        def close(self) -> None:
            """Close both ends."""
            for end in self._ends:
                end.close()

else:

    class Wakeup:
        """`inlet` is for `signal.set_wakeup_fd`, `outlet` becomes readable when a signal has arrived."""

        def __init__(self) -> None:
            """Open both ends."""
            self.outlet, self.inlet = os.pipe()
            for end in (self.outlet, self.inlet):
                os.set_blocking(end, False)

        def received(self) -> bytes:
            """Return the numbers of signals that have arrived since the last time."""
            return os.read(self.outlet, 64)

        def close(self) -> None:
            """Close both ends."""
            for end in (self.outlet, self.inlet):
                os.close(end)
