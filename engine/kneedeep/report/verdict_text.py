"""The verdict on a scenario in sentences: whether it can be built, completed and won, and how hard it is."""

from collections.abc import Iterable, Iterator, Sequence

from kneedeep.analysis.views.next_steps import FIRST
from kneedeep.analysis.views.verdict import Verdict
from kneedeep.model.scenario.model import Scenario
from kneedeep.support import later, listed, tr, tr_count

ASSUMED = later("the part numbers of the catalog, and that the marines win every fight")
"""The assumptions behind the sentences."""
_NUMBERS = {1: later("one"), 2: later("two"), 3: later("three")}


def verdict_text(verdict: Verdict, scenario: Scenario, measured: Iterable[tuple[int, str]] = ()) -> str:
    """The verdict in a few sentences, the same in the window and on the command line.

    `measured`: the difficulty for each number of marines by earlier games: hard, even or easy.
    """
    return " ".join(_sentences(verdict, scenario, measured))


def _sentences(verdict: Verdict, scenario: Scenario, measured: Iterable[tuple[int, str]]) -> Iterator[str]:
    if verdict.broken:
        yield tr("This map can't be judged yet: fix {broken} first.", broken=listed(verdict.broken))
        return
    if verdict.steps:
        yield tr("The map is empty.") if FIRST in verdict.steps else tr("The map is not finished yet.")
        return
    boxes = tr(" and ").join(_copies(name, verdict.boxes.count(name)) for name in dict.fromkeys(verdict.boxes))
    if verdict.lacking:
        yield tr("This map can't be built from {boxes} ({codes}).", boxes=boxes, codes=listed(verdict.lacking))
    else:
        yield tr("This map can be built from {boxes}.", boxes=boxes)
    if verdict.marines:
        if verdict.unreached:
            yield tr("The marines can't reach everything ({codes}).", codes=listed(verdict.unreached))
        else:
            yield tr("The marines can reach everything.")
        yield from _winning(verdict)
        if verdict.winners:
            yield from _difficulty(scenario.challenge, measured)
        if codes := [code for code in verdict.errors if code not in (*verdict.lacking, *verdict.unreached)]:
            yield tr("Fix {codes} before you play it.", codes=listed(codes))


def _copies(name: str, number: int) -> str:
    words, copy = tr(_NUMBERS[number]) if number in _NUMBERS else number, tr("copy") if number == 1 else tr("copies")
    return tr("{get} {copy} of the {name}", get=words, copy=copy, name=name)


def _winning(verdict: Verdict) -> Iterator[str]:
    winners, losers = verdict.winners, [count for count in verdict.marines if count not in verdict.winners]
    if not winners:
        yield tr("It can't be won with any number of marines.")
    elif losers:
        yield tr(
            "It can be won with {marines}, but not with {others}.", marines=_marines(winners), others=_marines(losers)
        )
    else:
        yield tr("It can be won with {marines}.", marines=_marines(winners))
    if verdict.judged:
        yield tr("With {marines}, the players decide whether it is won.", marines=_marines(verdict.judged))
    if verdict.fewest is not None:
        count, rounds = verdict.fewest
        yield tr_count(
            "With {marines} it takes at least {n} turn.",
            "With {marines} it takes at least {n} turns.",
            rounds,
            marines=_marines([count]),
        )
    if verdict.trapped:
        yield tr("The marines can also get stuck (RCH011).")


def _difficulty(challenge: str | None, measured: Iterable[tuple[int, str]]) -> Iterator[str]:
    """Yield the difficulty of a map, by earlier games and by its author. Plays no games."""
    counts: dict[str, list[int]] = {}
    for count, word in measured:
        counts.setdefault(word, []).append(count)
    if counts:
        words = [tr("{word} with {marines}", word=tr(word), marines=_marines(own)) for word, own in counts.items()]
        yield tr("It is {words}, by games that bots have played.", words=listed(words))
    if challenge:
        yield tr("It is {word}, as its author says.", word=tr(challenge))
    elif not counts:
        yield tr("How hard it is has not been measured.")


def _marines(counts: Sequence[int]) -> str:
    if list(counts) == [1]:
        return tr_count("{n} marine", "{n} marines", 1)
    return tr("{counts} marines", counts=listed([str(count) for count in counts], last="or"))
