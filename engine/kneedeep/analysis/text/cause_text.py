"""Elements, conditions and what would bring them about, in the words of findings about reach."""

from collections.abc import Iterable, Iterator

from kneedeep.analysis.causes.diagnosis import Diagnosis, Root, diagnoses
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Cause, Finding
from kneedeep.analysis.text.finding_words import at_all, listed
from kneedeep.geometry.space import Space
from kneedeep.scenario.script import Condition
from kneedeep.script.branch_setup import Branch, TokenThing
from kneedeep.solver.lock_graph import Source
from kneedeep.solver.step_text import condition_text, element_name


def roots_of(facts: Facts, code: str) -> Iterator[tuple[Diagnosis, Root]]:
    """Yield the faults of a code with the diagnosis they come from."""
    for diagnosis in facts.of(diagnoses):
        for root in diagnosis.roots:
            if root.code == code:
                yield diagnosis, root


def serials_at(facts: Facts, spaces: Iterable[Space]) -> Iterator[int]:
    """Yield the serials of the areas of these spaces, each once."""
    board = facts.board
    names = {board.area_of[board.number[space]] for space in spaces if space in board.number}
    yield from (area.serial for area in facts.scenario.areas if area.id in names)


def things_text(things: Iterable[TokenThing]) -> str:
    """Return `the obstacle at 5,0 and 5,1`, one part for each kind."""
    kinds: dict[str, list[Space]] = {}
    for thing in things:
        if thing.at is not None:
            kinds.setdefault(thing.element.kind, []).append(thing.at)
    return listed([f"the {kind} at {at_all(spaces)}" for kind, spaces in kinds.items()])


def awaited_text(condition: Condition) -> str:
    """Return what a lock waits for: `for the red key`, `until flag power is set`."""
    if condition.kind == "got":
        color = condition.params.get("color")
        thing = f"{color} {condition.value}" if color else str(condition.value)
        count = condition.params.get("count", 1)
        return f"for the {thing}" if count == 1 else f"for {count} of {thing}"
    return f"until {condition_text(condition)}"


def branch_text(facts: Facts, branch: Branch) -> str:
    """Return ` when crate-b is drawn and token:key@3,4 lies at 3,4`; nothing where only marines choose."""
    drawn = []
    for choice in facts.scenario.choices:
        for serial, entry in branch.by_others:
            if serial == choice.serial:
                drawn += [str(one["token"]) for one in choice.of[entry]]
    told = [f"{listed(drawn, 'and')} {'is' if len(drawn) == 1 else 'are'} drawn"] if drawn else []
    lattice = facts.board.lattice
    for serial, _copy, spaces in branch.lying:
        at = lattice.listed(spaces)[0]
        told.append(f"{facts.names[serial]} lies at {at[0]},{at[1]}")
    return f" when {listed(told, 'and')}" if told else ""


def sources_text(facts: Facts, sources: Iterable[Source]) -> str:
    """Return what would bring a condition about, each with where it is."""
    told = []
    for source in sources:
        where = facts.board.lattice.listed(source.spots)
        name = element_name(source.element, facts.names)
        told.append(name if "@" in name or not where else f"{name} at {where[0][0]},{where[0][1]}")
    return listed(list(dict.fromkeys(told)), "or")


def first_cause(finding: Finding, *causes: Cause | None) -> Finding:
    """Return the finding with the first of these causes that there is."""
    return finding._replace(cause=next((cause for cause in causes if cause is not None), None))
