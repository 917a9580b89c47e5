"""SCN005: a name that neither the catalog nor the file defines."""

from collections.abc import Iterator

from kneedeep.analysis.check import Check
from kneedeep.analysis.examples import example
from kneedeep.analysis.facts import Facts
from kneedeep.analysis.finding import Cause, Finding, Severity
from kneedeep.analysis.references import (
    WANTED,
    Definition,
    Reference,
    definitions,
    known_names,
    near_names,
    sort_of,
    unknown_references,
)
from kneedeep.scenario.io.wording import ended, shown, suggestion

CODE = "SCN005"


def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each name that nothing defines."""
    for reference in facts.of(unknown_references):
        yield Finding(
            CODE,
            _message(facts, reference),
            serials=(reference.serial,),
            path=reference.path,
            cause=_taken_away(facts, reference),
        )


def _taken_away(facts: Facts, reference: Reference) -> Cause | None:
    """Return the cause when the name may be that of an element whose id was changed to one that is taken."""
    wanted = WANTED[reference.wanted]
    if near_names(reference.name, facts.of(known_names).names(wanted)):
        return None
    seen: dict[str, Definition] = {}
    for definition in facts.of(definitions):
        if definition.sort in wanted.sorts:
            other = seen.setdefault(definition.name, definition)
            if other is not definition:
                return Cause("SCN004", (definition.serial,))
    return None


def _message(facts: Facts, reference: Reference) -> str:
    wanted = WANTED[reference.wanted]
    who = facts.names[reference.serial] if reference.serial else str(reference.path[0])
    sort = sort_of(reference.name, facts)
    if sort is not None:
        hint = f"; '{reference.name}' is {'an' if sort[0] in 'aeiou' else 'a'} {sort.replace('_', ' ')}"
        if reference.wanted == "exit" and sort in ("door", "token"):
            hint += " without 'exit: true'" if sort == "door" else " of another kind"
    else:
        hint = suggestion(reference.name, sorted(set(facts.of(known_names).names(wanted))))
    return ended(f"{who}: there is no {wanted.label} {shown(reference.name)}{hint}")


CHECK = Check(
    code=CODE,
    name="unknown-reference",
    severity=Severity.ERROR,
    when="a piece, area, door, token, figure, item or flag is named that does not exist",
    what="A name is used that neither the catalog of the ruleset nor the file itself defines, or that belongs to a thing of another kind. The nearest name that fits is suggested.",
    why="The element can't do what it says: a piece of an unknown type can't be laid, a trigger that waits for a door of another name never fires.",
    mend="Take the suggestion, or define the name. Flags need no list, but once `flags` is given every flag must stand in it, so that a misspelt one is noticed.",
    rule="Scenario format, Conditions and the keys that take names.",
    example=example(triggers="  - {when: {open: gaet}, text: A siren wails.}\n"),
    near_miss=example(triggers="  - {when: {open: gate}, text: A siren wails.}\n"),
    run=run,
    rulesets=("doom-2004",),
)
