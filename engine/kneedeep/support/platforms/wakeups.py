"""Wakeups for an event loop: Python writes the numbers of signals into them."""

import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from socket import socket


class Wakeup:
    """A pipe, or a pair of sockets on systems that can only wait for those.

    `inlet`: for `signal.set_wakeup_fd`. `outlet`: becomes readable when a signal has arrived.
    """

    def __init__(self) -> None:
        self._sockets: tuple[socket, socket] | None = None
        if sys.platform != "win32" and hasattr(os, "set_blocking"):
            self.outlet, self.inlet = os.pipe()
            for end in (self.outlet, self.inlet):
                os.set_blocking(end, False)
            return
        # Loading it costs a start some milliseconds.
        from socket import socketpair

        self._sockets = socketpair()
        for one in self._sockets:
            one.setblocking(False)
        self.outlet, self.inlet = (one.fileno() for one in self._sockets)

    def received(self) -> bytes:
        """The numbers of signals since the last call, at least one. Raises OSError if there are none."""
        return os.read(self.outlet, 64) if self._sockets is None else self._sockets[0].recv(64)

    def close(self) -> None:
        """Close both ends."""
        if self._sockets is None:
            for end in (self.outlet, self.inlet):
                os.close(end)
        else:
            for one in self._sockets:
                one.close()
