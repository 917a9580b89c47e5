"""The result of a tuning in sentences, the same in window and command line."""

from collections.abc import Iterator

from kneedeep.coach.part_costs import PartCost
from kneedeep.coach.tuning import Proposal, Tuning
from kneedeep.coach.tuning_changes import counted_words
from kneedeep.coach.tuning_choices import Answers, Choice
from kneedeep.games.simulation.statistics import Share, share_of
from kneedeep.support import capitalized, listed, tr, tr_count

MOST_NAMED = 12


def share_text(share: Share) -> str:
    """A share of wins with its confidence interval: `48% (39 to 57%)`."""
    low, middle, high = (f"{100 * part:.0f}" for part in (share.low, share.share, share.high))
    return tr("{share}% ({low} to {high}%)", share=middle, low=low, high=high)


def party_text(marines: int) -> str:
    """A number of marines at the beginning of a sentence: `With 2 marines`."""
    return tr_count("With {n} marine", "With {n} marines", marines)


def answer_lines(answers: Answers) -> Iterator[str]:
    """Yield the results with their proposals, and the precision of the games."""
    low, high = (f"{100 * part:.0f}" for part in (answers[0].wish.low, answers[0].wish.high))
    yield tr("Wanted: the marines win {low} to {high}% of the games.", low=low, high=high)
    for one in answers:
        first, *rest = tuning_lines(one)
        yield first
        for number, proposal in enumerate(one.proposals, 1):
            yield f"{number}. {proposal_text(one, proposal)}"
            yield f"   {parts_text(proposal)}"
        yield from rest
    yield from limits_of(answers)


def tuning_lines(tuning: Tuning) -> Iterator[str]:
    """Yield the share of wins of the unchanged map, and the conclusion from it."""
    yield tr("{whom} {share} of {games} games are won.", whom=party_text(tuning.wish.marines),
             share=share_text(tuning.before), games=tuning.before.games)  # fmt: skip
    if tuning.stopped:
        yield tr("Stopped after {games} of at most {most} games.", games=tuning.games, most=tuning.of)
    elif tuning.done and tuning.fits:
        yield tr("Nothing needs to change.")
    elif tuning.done and not tuning.proposals:
        yield tr("No small change of frags, figures or supplies brings it there without a new problem.")
        if tuning.curve is not None and tuning.before.share < tuning.wish.low:
            limit, share = list(tuning.curve.shares.items())[-1]
            yield tr("Even with a frag limit of {limit} they win {share}.", limit=limit, share=share_text(share))


def limits_of(answers: Answers) -> Iterator[str]:
    """Yield a sentence on the precision of the games behind proposals, if there are any."""
    played = [one.after.games for answer in answers if answer.done for one in answer.proposals]
    if played:
        reach = 100 * share_of(min(played) // 2, min(played)).margin
        yield tr("Shares less than {reach} points apart may differ by chance alone.",
                 reach=f"{reach:.0f}")  # fmt: skip


def choice_text(choice: Choice, *, named: bool) -> str:
    """A choice with its share of wins and its parts. `named`: with the number of marines."""
    if choice.of[1:]:
        changes = [f"{party_text(tuning.wish.marines)}: {proposal.edit.title}" for tuning, proposal in choice.of]
        return "\n".join((tr("Together, the first of each:"), *changes))
    tuning, proposal = choice.of[0]
    text = f"{proposal_text(tuning, proposal)}\n{parts_text(proposal)}"
    return f"{party_text(tuning.wish.marines)}: {text}" if named else capitalized(text)


def proposal_text(tuning: Tuning, proposal: Proposal) -> str:
    """A proposal with the share of wins after it, and whether that is within the wished band."""
    words = listed(counted_words(proposal.changes), MOST_NAMED)
    text = tr("{changes}: {share} of {games} other games", changes=words, share=share_text(proposal.after),
              games=proposal.after.games)  # fmt: skip
    return text if tuning.is_reached(proposal) else tr("{text}, outside what is wanted", text=text)


def parts_text(proposal: Proposal) -> str:
    """The parts that a proposal takes from the boxes, and those it frees."""
    taken = [_part(one) for one in proposal.parts if one.taken > 0]
    freed = [_part(one) for one in proposal.parts if one.taken < 0]
    words = []
    if taken:
        words.append(tr("Takes {parts}.", parts=listed(taken, MOST_NAMED)))
    if freed:
        words.append(tr("Frees {parts}.", parts=listed(freed, MOST_NAMED)))
    return " ".join(words) or tr("Takes no parts.")


def _part(cost: PartCost) -> str:
    number = abs(cost.taken)
    if cost.left is None:
        return tr("{number} × {part}", number=number, part=cost.name)
    return tr("{number} × {part} ({left} of {held} left)", number=number, part=cost.name, left=cost.left,
              held=cost.held)  # fmt: skip
