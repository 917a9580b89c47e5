"""INT003: the two engines give different answers. `kneedeep validate --cross-check` asks them."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from kneedeep.analysis.framework.check import Check
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Finding, Severity
from kneedeep.analysis.text.witness_text import place, places
from kneedeep.english import coordinates
from kneedeep.translation import tr

if TYPE_CHECKING:
    from kneedeep.analysis.cross_check.difference import Difference

SHOWN = 3
"""So many differences of one question are named."""


def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each question to which the engines give different answers."""
    from kneedeep.analysis.cross_check.cross_check import differences

    for found in differences(facts.board):
        yield _finding(found)


def _finding(found: "Difference") -> Finding:
    shown = list(zip(found.places, found.fast, found.reference, strict=True))[:SHOWN]
    answers = [
        tr(
            "{name}: {answer} by the engine, {answer2} by the reference engine",
            name=_name(what),
            answer=_answer(fast),
            answer2=_answer(reference),
        )
        for what, fast, reference in shown
    ]
    where = "" if found.where is None else tr(" from {at}", at=coordinates(found.where))
    more = tr(", and {places} more", places=len(found.places) - SHOWN) if len(found.places) > SHOWN else ""
    asked = (
        tr(" ({differing} of {asked} spaces differ)", differing=found.differing, asked=found.asked)
        if found.where is not None
        else ""
    )
    message = tr(
        "The two engines differ in {question}{where}{asked}: {answers}{more}.",
        question=found.question,
        where=where,
        asked=asked,
        answers="; ".join(answers),
        more=more,
    )
    spaces = [what for what in found.places if isinstance(what, tuple)]
    marked = (
        [place(tr("asked: {question}", question=found.question), [found.where])]
        if found.where is not None
        else []
    )
    marked += [
        place(answer, [what] if isinstance(what, tuple) else ())
        for answer, (what, *_) in zip(answers, shown, strict=True)
    ]
    return Finding(
        CHECK.code,
        message,
        (*([] if found.where is None else [found.where]), *spaces[:SHOWN]),
        (0,),
        witness=places(*marked),
        about=(found.question,),
    )


def _name(what: Any) -> str:
    return coordinates(what) if isinstance(what, tuple) else str(what)


def _answer(answer: Any) -> str:
    return "none" if answer is None else str(answer)


CHECK = Check(
    code="INT003",
    name="engines-differ",
    severity=Severity.ERROR,
    when="with `--cross-check`: the engine and the reference engine give different answers",
    what="There is a fault in kneedeep itself. `--cross-check` asks two engines that share no code about sight, distances, respawn and what marines reach; here they contradict each other. The message names the question and the first space or element with both answers.",
    why="At most one of the two answers follows the rules. Findings, solutions and games that rest on the other one are wrong.",
    fix="Please report it with the scenario. Until then, play the place in question by the rulebook.",
    rule="No rule of the game; the pages of the reference engine's modules name the rules they follow.",
    example="",
    near_miss="",
    run=run,
)
