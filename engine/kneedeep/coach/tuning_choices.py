"""Answers for several numbers of marines, and the user's choices: a proposal, or several together."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from kneedeep.coach.tuning import Proposal, Tuning, Wish, problems_of, tuned
from kneedeep.games.simulation.executors import Workers
from kneedeep.model.scenario.edits.basic import Several
from kneedeep.support.translation import tr

Answers = tuple[Tuning, ...]


class Choice(NamedTuple):
    """Changes to make as one edit: a proposal, or one proposal each for several numbers of marines."""

    of: tuple[tuple[Tuning, Proposal], ...]
    edit: Several

    @property
    def marines(self) -> frozenset[int]:
        """The numbers of marines with changes."""
        return frozenset(tuning.wish.marines for tuning, _ in self.of)


def tuned_in_turn(
    wishes: Sequence[Wish], workers: Workers, check_interrupt: Callable[[], None] = lambda: None
) -> Iterator[Answers]:
    """Yield the current answers to several wishes for one scenario. See `tuned`."""
    answers: Answers = ()
    for wish in wishes:
        for now in tuned(wish, workers, check_interrupt):
            yield (*answers, now)
        answers = (*answers, now)


def stopped(answers: Answers) -> Answers:
    """The answers after a stop. The last one may be incomplete."""
    return tuple(one if one.done else one._replace(stopped=True, done=True) for one in answers)


def games_of(answers: Answers, wishes: Sequence[Wish]) -> tuple[int, int]:
    """The number of games played, and the most games that can be."""
    to_come = sum(wish.effort.most_games for wish in wishes[len(answers) :])
    return sum(one.games for one in answers), sum(one.of for one in answers) + to_come


def choices(answers: Answers) -> tuple[Choice, ...]:
    """All possible choices, first the best combined ones for several numbers of marines."""
    every = tuple(Choice(((one, proposal),), proposal.edit) for one in answers for proposal in one.proposals)
    both = together(answers)
    return every if both is None or len(both.of) < 2 else (both, *every)


def together(answers: Answers, place: int = 0) -> Choice | None:
    """The proposals at one index for each number of marines, if they cause no problem together. Else fewer, or None."""
    found = [(one, one.proposals[place]) for one in answers if len(one.proposals) > place]
    while found:
        title = tr("Changes for several numbers of marines") if found[1:] else found[0][1].edit.title
        edit = Several(title, tuple(proposal.edit for _, proposal in found))
        scenario = found[0][0].wish.scenario
        if not found[1:] or problems_of(edit.apply(scenario)) <= problems_of(scenario):
            return Choice(tuple(found), edit)
        found.pop()
    return None
