"""A session: the steps so far, the moments after them, its saved form and its resumption."""

from collections.abc import Iterable
from typing import NamedTuple

from kneedeep.board.script.table_session.moment import StepError, TableMoment, TableStep
from kneedeep.board.script.table_session.table_game import TableGame
from kneedeep.board.script.table_session.table_steps import after, start

MOST_STEPS = 5_000
"""The most steps of a session."""


class Session(NamedTuple):
    """The steps of a game and its moments: one before the first step and one after each step."""

    steps: tuple[TableStep, ...]
    moments: tuple[TableMoment, ...]

    @property
    def moment(self) -> TableMoment:
        """The current moment of the table."""
        return self.moments[-1]

    def stepped(self, top: TableGame, step: TableStep) -> "Session":
        """The session with one more step. Raises StepError if the step does not fit or the session is full."""
        if len(self.steps) >= MOST_STEPS:
            raise StepError(f"a table takes no more than {MOST_STEPS} steps")
        return Session((*self.steps, step), (*self.moments, after(top, self.moment, step)))

    def taken_back(self) -> "Session":
        """The session without its last step. Unchanged if it has none."""
        return Session(self.steps[:-1], self.moments[:-1]) if self.steps else self


def begun(top: TableGame) -> Session:
    """A session before its first step."""
    return Session((), (start(top),))


def resumed(top: TableGame, steps: Iterable[TableStep]) -> tuple[Session, int]:
    """A resumed session, and the number of its steps that no longer fit the scenario and were left out."""
    kept: list[TableStep] = []
    moments = [start(top)]
    lost = 0
    for step in steps:
        if len(kept) >= MOST_STEPS:
            lost += 1
            continue
        try:
            moments.append(after(top, moments[-1], step))
        except StepError:
            lost += 1
        else:
            kept.append(step)
    return Session(tuple(kept), tuple(moments)), lost
