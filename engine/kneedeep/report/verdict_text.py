"""The verdict on a scenario in words."""

from collections.abc import Iterator, Sequence

from kneedeep.analysis.views.next_steps import FIRST
from kneedeep.analysis.views.verdict import Verdict
from kneedeep.support import later, listed, tr, tr_count


def sentences(verdict: Verdict) -> Iterator[tuple[str, str]]:
    """Yield the statements about a scenario as a whole, each with its label."""
    if verdict.broken:
        yield tr("verdict"), tr("not possible yet: fix {broken} first", broken=listed(verdict.broken))
        return
    if verdict.steps:
        empty = FIRST in verdict.steps
        yield tr("verdict"), tr("the map is empty") if empty else tr("the map is not finished yet")
        yield from ((tr("next"), tr(step)) for step in verdict.steps)
        return
    yield tr("box"), _of_boxes(verdict)
    if not verdict.marines:
        return
    if verdict.unreached:
        yield (tr("reach"), tr("the marines can't reach everything ({unreached})", unreached=listed(verdict.unreached)))
    else:
        yield tr("reach"), tr("the marines can reach everything")
    yield tr("winnable"), _of_winning(verdict)
    assumed = tr("the part numbers of the catalog, and that the marines win every fight")
    hard = tr("; `kneedeep simulate` shows how hard the scenario is") if verdict.playable else ""
    yield tr("assumes"), assumed + hard


def _of_boxes(verdict: Verdict) -> str:
    named = tr(" and ").join(
        tr(
            "{get} {copy} of the {name}",
            get=tr(_NUMBERS[number]) if number in _NUMBERS else number,
            copy=tr("copy") if number == 1 else tr("copies"),
            name=name,
        )
        for name, number in {name: verdict.boxes.count(name) for name in verdict.boxes}.items()
    )
    if verdict.lacking:
        return tr(
            "{named} {does} not hold all parts ({lacking})",
            named=named,
            does=tr("does") if len(verdict.boxes) == 1 else tr("do"),
            lacking=listed(verdict.lacking),
        )
    return tr("can be built from {named}", named=named)


_NUMBERS = {1: later("one"), 2: later("two"), 3: later("three")}


def _of_winning(verdict: Verdict) -> str:
    if not verdict.winners:
        return tr("with no number of marines")
    text = tr("with {marines}", marines=_marines(verdict.winners))
    losers = [count for count in verdict.marines if count not in verdict.winners]
    if losers:
        text += tr(", but not with {marines}", marines=_marines(losers))
    if verdict.judged:
        text += tr("; only if the players decide so") if verdict.judged == verdict.winners else ""
        if verdict.judged != verdict.winners:
            text += tr("; with {marines} only if the players decide so", marines=_marines(verdict.judged))
    if verdict.fewest is not None:
        count, rounds = verdict.fewest
        turns = tr_count("{n} turn", "{n} turns", rounds)
        text += tr(
            "; {marines} need{s} at least {turns}", marines=_marines((count,)), s="s" if count == 1 else "", turns=turns
        )
    if verdict.trapped:
        text += tr("; the marines can also get stuck (RCH011)")
    return text


def _marines(counts: Sequence[int]) -> str:
    return (
        tr_count("{n} marine", "{n} marines", 1)
        if list(counts) == [1]
        else tr("{counts} marines", counts=listed([str(count) for count in counts], last="or"))
    )
