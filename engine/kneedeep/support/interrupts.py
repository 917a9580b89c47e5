"""Errors and signals that end a command, and the exit status of each signal: Ctrl-C (SIGINT) and SIGTERM."""

from kneedeep.support.translation import tr

INTERRUPTED, TERMINATED = 130, 143


class ReportedError(Exception):
    """Ends a command with exit status 2. Its text is the one-line message in the person's language."""

    def __init__(self, text: str, /, **values: object) -> None:
        super().__init__(tr(text, **values))


class Terminated(KeyboardInterrupt):
    """SIGTERM was received. The program ends as after Ctrl-C, with another exit status."""


def status_of(interrupt: KeyboardInterrupt) -> int:
    """The exit status after an interrupt."""
    return TERMINATED if isinstance(interrupt, Terminated) else INTERRUPTED
