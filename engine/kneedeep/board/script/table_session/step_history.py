"""A session: the steps entered so far with the moments they led to, what is kept of it, and how it is resumed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from kneedeep.board.script.table_session.moment import TableMoment, TableStep
from kneedeep.board.script.table_session.step_error import StepError
from kneedeep.board.script.table_session.table_game import TableGame
from kneedeep.board.script.table_session.table_steps import after, start

MOST_STEPS = 5_000
"""A session of more steps takes no further one."""


class Session(NamedTuple):
    """The steps of a game, and the moments: one before the first step and one after each."""

    steps: tuple[TableStep, ...]
    moments: tuple[TableMoment, ...]

    @property
    def moment(self) -> TableMoment:
        """The moment that the table is at."""
        return self.moments[-1]

    def stepped(self, top: TableGame, step: TableStep) -> Session:
        """The session with one step more. Raises StepError when it does not fit or there is no room."""
        if len(self.steps) >= MOST_STEPS:
            raise StepError(f"a table takes no more than {MOST_STEPS} steps")
        return Session((*self.steps, step), (*self.moments, after(top, self.moment, step)))

    def taken_back(self) -> Session:
        """The session without its last step; the same when there is none."""
        return Session(self.steps[:-1], self.moments[:-1]) if self.steps else self


def begun(top: TableGame) -> Session:
    """A session before its first step."""
    return Session((), (start(top),))


def resumed(top: TableGame, steps: Iterable[TableStep]) -> tuple[Session, int]:
    """A session taken up again, and how many of its steps no longer fit the scenario and were left out."""
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
