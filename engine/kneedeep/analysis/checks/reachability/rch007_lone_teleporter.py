"""RCH007: a teleporter that leads nowhere."""

from collections.abc import Iterator

from kneedeep.analysis.causes.finding_causes import teleporters_off_board
from kneedeep.analysis.causes.root_faults import Diagnosis, Lone, Root
from kneedeep.analysis.parts import COURSE, Facts, Finding, Held, Severity, check, merging, unsound_file
from kneedeep.analysis.text.cause_text import roots_of
from kneedeep.analysis.words import capitalized, place, places, tr

CODE = "RCH007"


@check(Severity.ERROR, needs=("solver", "teleporter colors"), reads=COURSE)
@merging
def run(facts: Facts) -> Iterator[Held]:
    """Yield a finding for each teleporter without a partner."""
    for diagnosis, root, lone in roots_of(facts, CODE, Lone):
        yield _finding(facts, diagnosis, root, lone), diagnosis.outcome.marines


def _finding(facts: Facts, diagnosis: Diagnosis, root: Root, lone: Lone) -> Finding:
    element = lone.pad.element
    space = diagnosis.problem.board.spaces[lone.pad.space]
    name = facts.words.element(element, (space,))
    title, cause = capitalized(name), facts.of(unsound_file) or teleporters_off_board(facts, element.color)
    message = tr("{name} leads nowhere: it is the only one of its color on the board.", name=title)
    return Finding(CODE, message, (space,), root.serials, (), places(place(name, [space])), cause=cause)
