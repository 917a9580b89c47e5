"""RCH003: a lock that waits for something that never happens."""

from collections.abc import Iterator

from kneedeep.analysis.causes.diagnosis import Missing, Root
from kneedeep.analysis.causes.soundness import unsound_file
from kneedeep.analysis.framework.check import Check
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Cause, Finding, Severity
from kneedeep.analysis.framework.slices import COURSE
from kneedeep.analysis.reach.state_findings import merged
from kneedeep.analysis.text.cause_text import roots_of
from kneedeep.analysis.text.witness_text import place, places
from kneedeep.model.scenario.script_values import Condition
from kneedeep.support.english import capitalized, listed
from kneedeep.support.translation import tr

CODE = "RCH003"


def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each lock without anything that could open it."""
    found = ((_finding(facts, root), diagnosis.outcome.marines) for diagnosis, root in roots_of(facts, CODE))
    yield from merged(facts, found)


def _finding(facts: Facts, root: Root) -> Finding:
    missing = root.about
    assert isinstance(missing, Missing)
    gate = missing.gate
    element = gate.element
    name = facts.called(element.serial)
    path = ("key",) if missing.wants[0] == gate.wants[0] and getattr(element, "key", None) else ("needs",)
    if gate.door >= 0:
        door = facts.board.doors[gate.door]
        spaces = tuple(space for space in door.sides if space in facts.board.number)
        witness = places(place(name, spaces, door.edges))
    else:
        spaces = tuple(space for space in element.places if space in facts.board.number)
        witness = places(place(name, spaces))
    return Finding(
        CODE,
        tr(
            "{name} can never be {opened}: {wants}.",
            name=capitalized(name),
            opened=tr("opened") if gate.door >= 0 else tr("used"),
            wants=listed([_lack(facts, one) for one in missing.wants]),
        ),
        spaces,
        root.serials,
        path,
        witness,
        cause=facts.of(unsound_file) or _off_board(facts, missing.wants),
    )


def _lack(facts: Facts, condition: Condition) -> str:
    if condition.kind == "got":
        thing = facts.words.thing(condition.value, condition.params.get("color"))
        count = condition.params.get("count", 1)
        return (
            tr("there is no {thing} on the board", thing=thing)
            if count == 1
            else tr("the board does not have {count} × {thing}", count=count, thing=thing)
        )
    if condition.kind == "flag":
        return tr("nothing sets the flag {flag}", flag=facts.words.flag(condition.value))
    return tr("it can never happen that {when}", when=facts.words.when(condition))


def _off_board(facts: Facts, wants: tuple[Condition, ...]) -> Cause | None:
    """Return the cause when what is wanted is in the file, but not on the board."""
    lost = []
    for leaf in wants:
        for token in facts.scenario.tokens:
            kind = leaf.kind == "got" and leaf.value in (token.kind, token.item)
            if (kind and leaf.params.get("color") in (None, token.color)) or token.id == leaf.value:
                if not any(space in facts.board.number for space in token.places):
                    lost.append(token.serial)
    return Cause("BRD005", tuple(lost)) if lost else None


CHECK = Check(__file__, Severity.ERROR, run, needs=("solver",), reads=COURSE)
