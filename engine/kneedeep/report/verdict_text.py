"""The verdict on a scenario in words."""

from collections.abc import Iterator, Sequence

from kneedeep.analysis.views.next_steps import FIRST
from kneedeep.analysis.views.verdict import Verdict
from kneedeep.english import counted, listed


def sentences(verdict: Verdict) -> Iterator[tuple[str, str]]:
    """Yield what can be said of a scenario as a whole, each with its label."""
    if verdict.broken:
        yield "verdict", f"not possible yet: fix {listed(verdict.broken)} first"
        return
    if verdict.steps:
        empty = FIRST in verdict.steps
        yield "verdict", "the map is empty" if empty else "the map is not finished yet"
        yield from (("next", step) for step in verdict.steps)
        return
    yield "box", _of_boxes(verdict)
    if not verdict.marines:
        return
    if verdict.unreached:
        yield "reach", f"the marines can't reach everything ({listed(verdict.unreached)})"
    else:
        yield "reach", "the marines can reach everything"
    yield "winnable", _of_winning(verdict)
    assumed = "the part numbers of the catalog, and that the marines win every fight"
    hard = "; `kneedeep simulate` shows how hard the scenario is" if verdict.playable else ""
    yield "assumes", assumed + hard


def _of_boxes(verdict: Verdict) -> str:
    named = " and ".join(
        f"{_NUMBERS.get(number, str(number))} {'copy' if number == 1 else 'copies'} of the {name}"
        for name, number in {name: verdict.boxes.count(name) for name in verdict.boxes}.items()
    )
    if verdict.lacking:
        return f"{named} {'does' if len(verdict.boxes) == 1 else 'do'} not hold all parts ({listed(verdict.lacking)})"
    return f"can be built from {named}"


_NUMBERS = {1: "one", 2: "two", 3: "three"}


def _of_winning(verdict: Verdict) -> str:
    if not verdict.winners:
        return "with no number of marines"
    text = f"with {_marines(verdict.winners)}"
    losers = [count for count in verdict.marines if count not in verdict.winners]
    if losers:
        text += f", but not with {_marines(losers)}"
    if verdict.judged:
        text += "; only if the players decide so" if verdict.judged == verdict.winners else ""
        if verdict.judged != verdict.winners:
            text += f"; with {_marines(verdict.judged)} only if the players decide so"
    if verdict.fewest is not None:
        count, rounds = verdict.fewest
        turns = counted(rounds, "turn")
        text += f"; {_marines((count,))} need{'s' if count == 1 else ''} at least {turns}"
    if verdict.trapped:
        text += "; the marines can also get stuck (RCH011)"
    return text


def _marines(counts: Sequence[int]) -> str:
    return (
        "1 marine"
        if list(counts) == [1]
        else f"{listed([str(count) for count in counts], last='or')} marines"
    )
