"""The guard: a click counts only once people have seen the decision."""

from time import monotonic

from kneedeep.games.play.session import PlaySession

SEEN_AFTER = 0.3
"""Seconds from when a decision is painted until clicks answer it."""


class ClickGuard:
    """Ignores clicks that were meant for the decision before."""

    def __init__(self) -> None:
        self._decision: object = None
        self._painted: float | None = None

    def expect(self, decision: object) -> None:
        """Expect a decision to be shown. An unchanged one stays open."""
        if decision != self._decision:
            self._decision, self._painted = decision, None

    def show(self) -> None:
        """Take note that the decision is painted."""
        if self._painted is None:
            self._painted = monotonic()

    @property
    def is_open(self) -> bool:
        """Whether the decision has been on the screen long enough to be answered."""
        return self._painted is not None and monotonic() - self._painted >= SEEN_AFTER


def pending_decision(session: PlaySession) -> object:
    """The identity of the pending decision: who decides what about whom."""
    found = session.game.assistant.decision(session.state)
    return session.at if found is None else found
