"""The answer of a tuning in sentences, the same in window and command line."""

from collections.abc import Iterator

from kneedeep.coach.tuning import Proposal, Tuning
from kneedeep.games.simulation.statistics import Share, share_of
from kneedeep.support import listed, tr, tr_count


def share_text(share: Share) -> str:
    """A share of wins with its interval: `48% (39 to 57%)`."""
    low, middle, high = (f"{100 * part:.0f}" for part in (share.low, share.share, share.high))
    return tr("{share}% ({low} to {high}%)", share=middle, low=low, high=high)


def tuning_lines(tuning: Tuning) -> Iterator[str]:
    """Yield the share of the map as it is, what follows from it, and what the games can't say."""
    wish = tuning.wish
    whom = tr_count("With {n} marine", "With {n} marines", wish.marines)
    band = tr("{low} to {high}%", low=f"{100 * wish.low:.0f}", high=f"{100 * wish.high:.0f}")
    yield tr("{whom} the marines win {share} of {games} games; wanted: {band}.", whom=whom,
             share=share_text(tuning.before), games=tuning.before.games, band=band)  # fmt: skip
    if tuning.fits:
        yield tr("Nothing needs to change.")
    elif tuning.done and not tuning.proposals:
        yield tr("No small change of frags, figures or supplies brings it there without a new problem.")
    elif tuning.done:
        fresh = wish.effort.fresh
        reach = 100 * share_of(fresh // 2, fresh).margin
        yield tr("Shares less than {reach} points apart may differ by chance alone.",
                 reach=f"{reach:.0f}")  # fmt: skip


def proposal_text(tuning: Tuning, proposal: Proposal) -> str:
    """A proposal with the share of wins after it, and whether that is as wished."""
    words = listed([change.words for change in proposal.changes])
    text = tr("{changes}: {share} of {games} other games", changes=words, share=share_text(proposal.after),
              games=proposal.after.games)  # fmt: skip
    return text if tuning.is_reached(proposal) else tr("{text}, beside what is wanted", text=text)
