"""Elements, conditions and ways to satisfy them, in the words of findings about reach."""

from collections.abc import Iterable, Iterator

from kneedeep.analysis.causes.diagnosis import Diagnosis, Root, diagnoses
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.text.witness_text import at_all
from kneedeep.board.script.branch_setup import Branch, TokenThing
from kneedeep.model.geometry.space import Space
from kneedeep.model.scenario.script_values import Condition
from kneedeep.solver.lock_graph import LockSource
from kneedeep.support.english import coordinates, listed
from kneedeep.support.translation import tr


def roots_of(facts: Facts, code: str) -> Iterator[tuple[Diagnosis, Root]]:
    """Yield the faults of a code with the diagnosis they come from."""
    for diagnosis in facts.of(diagnoses):
        for root in diagnosis.roots:
            if root.code == code:
                yield diagnosis, root


def things_text(facts: Facts, things: Iterable[TokenThing]) -> str:
    """Return `the obstacle at 5,0 and 5,1`, one part for each kind."""
    kinds: dict[str, list[Space]] = {}
    for thing in things:
        if thing.at is not None:
            kinds.setdefault(facts.words.subject(thing.element), []).append(thing.at)
    return listed([tr("the {kind} at {at}", kind=kind, at=at_all(spaces)) for kind, spaces in kinds.items()])


def awaited_text(facts: Facts, condition: Condition, sources: Iterable[LockSource]) -> str:
    """The condition of a lock and its sources. `for the red key at 7,0`, `until “power” is set (the lever at 3,4)`."""
    names = list(dict.fromkeys(facts.words.subject_of(source.element) for source in sources))
    if condition.kind == "got" and condition.params.get("count", 1) == 1:
        return tr("for {names}", names=listed(names, last="or"))
    text = tr("until {when}", when=facts.words.when(condition))
    others = [name for name in names if name not in text]
    return f"{text} ({listed(others, last='or')})" if others else text


def branch_text(facts: Facts, branch: Branch) -> str:
    """` if the key at 3,4 is drawn and the disc lies at 3,4`, or an empty text if only marines choose."""
    drawn = []
    for choice in facts.scenario.choices:
        for serial, entry in branch.by_others:
            if serial == choice.serial:
                drawn += [facts.words.of(one["token"]) for one in choice.of[entry]]
    parts = (
        [tr("{drawn} {value} drawn", drawn=listed(drawn), value=tr("is") if len(drawn) == 1 else tr("are"))]
        if drawn
        else []
    )
    lattice = facts.board.lattice
    for serial, _copy, spaces in branch.lying:
        element = facts.elements[serial]
        parts.append(
            tr(
                "the {subject} lies at {at}",
                subject=facts.words.subject(element),
                at=coordinates(lattice.listed(spaces)[0]),
            )
        )
    return tr(" if {parts}", parts=listed(parts)) if parts else ""
