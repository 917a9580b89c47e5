"""Words about simulated games, for the messages of the checks of balance."""

from collections.abc import Sequence

from kneedeep.games.simulation.result import Simulation
from kneedeep.games.simulation.statistics import Share
from kneedeep.support.translation import later, tr, tr_count


def percent(share: float) -> str:
    """A share in per cent: `42%`, with one more digit below 1 and above 99, and 0 and 100 only if exact."""
    value = 100 * share
    if 0 < value < 1 or 99 < value < 100:
        return f"{min(max(value, 0.1), 99.9):.1f}%"
    return f"{value:.0f}%"


def interval(share: Share) -> str:
    """A share and its interval: `92% (87–95%)`."""
    return f"{percent(share.share)} ({100 * share.low:.0f}–{100 * share.high:.0f}%)"


def on_both_sides(bots: tuple[str, str]) -> str:
    """The playing bots: `rush on both sides`, `rush as the marines and random as the invader`."""
    if bots[0] == bots[1]:
        return tr("{bots} on both sides", bots=bots[0])
    return tr("{bots} as the marines and {bots2} as the invader", bots=bots[0], bots2=bots[1])


def listed_counts(counts: Sequence[int]) -> str:
    """Numbers of marines: `1 marine`, `1, 2, 3 marines`."""
    if len(counts) == 1:
        return tr_count("{n} marine", "{n} marines", counts[0])
    return tr("{str} marines", str=", ".join(map(str, counts)))


def resting_on(result: Simulation) -> str:
    """A sentence, after another one, with the number of guesses among the used numbers. Empty if there are none."""
    used, guesses = len(result.tally("numbers")), len(result.tally("guesses"))
    if not guesses:
        return ""
    are = tr("is a guess") if guesses == 1 else tr("are guesses")
    text = later(" {guesses} of the {used} numbers that these games used {are} or from memory.")
    return tr(text, guesses=guesses, used=used, are=are)


def with_marines(count: int) -> str:
    """`with 1 marine`, `with 3 marines`."""
    return tr("with {count}", count=tr_count("{n} marine", "{n} marines", count))
