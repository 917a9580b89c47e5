"""INT003: the two engines give different answers. `kneedeep validate --cross-check` asks them."""

from collections.abc import Iterator
from itertools import chain
from typing import TYPE_CHECKING

from kneedeep.analysis.parts import Facts, Finding, Severity, check
from kneedeep.analysis.words import coordinates, place, places, tr
from kneedeep.support import later

if TYPE_CHECKING:
    from kneedeep.analysis.cross_check.difference import Difference

SHOWN = 3
"""The most differences that are named for one question."""


@check(Severity.ERROR)
def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each question with different answers from the two engines."""
    from kneedeep.analysis.cross_check.cross_check import differences
    from kneedeep.analysis.cross_check.file_answers import file_difference

    form = None if facts.source is None else file_difference(facts.source.tree)
    for found in chain([form] if form else [], differences(facts.board)):
        yield _finding(found)


def _finding(found: "Difference") -> Finding:
    shown = list(zip(found.places, found.fast, found.reference, strict=True))[:SHOWN]
    text = later("{name}: {answer} by the engine, {answer2} by the reference engine")
    answers = [tr(text, name=_name(what), answer=_answer(one), answer2=_answer(two)) for what, one, two in shown]
    where = "" if found.where is None else tr(" from {at}", at=coordinates(found.where))
    more = tr(", and {places} more", places=len(found.places) - SHOWN) if len(found.places) > SHOWN else ""
    asked = ""
    if found.where is not None:
        asked = tr(" ({differing} of {asked} spaces differ)", differing=found.differing, asked=found.asked)
    text, said = later("The two engines differ in {question}{where}{asked}: {answers}{more}."), "; ".join(answers)
    message = tr(text, question=found.question, where=where, asked=asked, answers=said, more=more)
    spaces = [what for what in found.places if isinstance(what, tuple)]
    marked = [place(tr("asked: {question}", question=found.question), [found.where])] if found.where is not None else []
    marked += [
        place(answer, [what] if isinstance(what, tuple) else ())
        for answer, (what, *_) in zip(answers, shown, strict=True)
    ]
    spaces = [*([] if found.where is None else [found.where]), *spaces[:SHOWN]]
    return Finding(run.code, message, tuple(spaces), (0,), witness=places(*marked), about=(found.question,))


def _name(what: object) -> str:
    return coordinates(what) if isinstance(what, tuple) else str(what)


def _answer(answer: object) -> str:
    return "none" if answer is None else str(answer)
