"""Answers for several numbers of marines, and what can be chosen from them: a proposal, or several together."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from kneedeep.coach.tuning import Proposal, Tuning, Wish, problems_of, tuned
from kneedeep.games.simulation.executors import Workers
from kneedeep.model.scenario.edits.basic import Several
from kneedeep.support.translation import tr

Answers = tuple[Tuning, ...]


class Choice(NamedTuple):
    """Changes to make as one edit: a proposal, or one for each of several numbers of marines together."""

    of: tuple[tuple[Tuning, Proposal], ...]
    edit: Several

    @property
    def marines(self) -> frozenset[int]:
        """The numbers of marines for which something changes."""
        return frozenset(tuning.wish.marines for tuning, _ in self.of)


def tuned_in_turn(
    wishes: Sequence[Wish], workers: Workers, check_interrupt: Callable[[], None] = lambda: None
) -> Iterator[Answers]:
    """Yield the answers so far to wishes for one scenario, see `tuned`."""
    answers: Answers = ()
    for wish in wishes:
        for now in tuned(wish, workers, check_interrupt):
            yield (*answers, now)
        answers = (*answers, now)


def stopped(answers: Answers) -> Answers:
    """The answers of which no more come: the last one may be cut short."""
    return tuple(one if one.done else one._replace(stopped=True, done=True) for one in answers)


def games_of(answers: Answers, wishes: Sequence[Wish]) -> tuple[int, int]:
    """How many games were played, of at most how many."""
    to_come = sum(wish.effort.most_games for wish in wishes[len(answers) :])
    return sum(one.games for one in answers), sum(one.of for one in answers) + to_come


def choices(answers: Answers) -> tuple[Choice, ...]:
    """All that can be chosen: first the best ones for several numbers of marines together."""
    every = tuple(Choice(((one, proposal),), proposal.edit) for one in answers for proposal in one.proposals)
    both = together(answers)
    return every if both is None or len(both.of) < 2 else (both, *every)


def together(answers: Answers, place: int = 0) -> Choice | None:
    """The proposals at a place for each number of marines, as far as they bring no problem together. None for none."""
    found = [(one, one.proposals[place]) for one in answers if len(one.proposals) > place]
    while found:
        title = tr("Changes for several numbers of marines") if found[1:] else found[0][1].edit.title
        edit = Several(title, tuple(proposal.edit for _, proposal in found))
        scenario = found[0][0].wish.scenario
        if not found[1:] or problems_of(edit.apply(scenario)) <= problems_of(scenario):
            return Choice(tuple(found), edit)
        found.pop()
    return None
