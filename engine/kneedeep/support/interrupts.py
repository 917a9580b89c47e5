"""Signals that end a command, and the exit status of each: Ctrl-C (SIGINT) and SIGTERM."""

INTERRUPTED, TERMINATED = 130, 143


class Terminated(KeyboardInterrupt):
    """The program is asked to end by SIGTERM; it ends as after Ctrl-C, with another exit status."""


def status_of(interrupt: KeyboardInterrupt) -> int:
    """The exit status after an interrupt."""
    return TERMINATED if isinstance(interrupt, Terminated) else INTERRUPTED
