"""SCN005: a name that neither the catalog nor the file defines."""

from collections.abc import Iterator

from kneedeep.analysis.check import Check
from kneedeep.analysis.examples import example
from kneedeep.analysis.facts import Facts
from kneedeep.analysis.finding import Cause, Finding, Severity
from kneedeep.analysis.references import (
    Reference,
    definitions,
    known_names,
    sorts,
    unknown_references,
)
from kneedeep.scenario.io.spelling import nearest
from kneedeep.scenario.io.wording import ended, shown
from kneedeep.scenario.wanted import WANTED

CODE = "SCN005"


SUGGESTED = 100
"""For so many unknown names a nearest known one is looked for: a file with more has been made by no hand."""


def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each name that nothing defines."""
    repeated = facts.of(_repeated)
    spelt: dict[str, tuple[str, ...]] = {}
    for number, reference in enumerate(facts.of(unknown_references)):
        wanted = WANTED[reference.wanted]
        if wanted.label not in spelt:
            spelt[wanted.label] = tuple(sorted(set(facts.of(known_names).names(wanted))))
        known = spelt[wanted.label] if number < SUGGESTED else ()
        near = nearest(reference.name, known)
        taken = next((repeated[sort] for sort in wanted.sorts if sort in repeated), 0) if near is None else 0
        yield Finding(
            CODE,
            _message(facts, reference, near),
            serials=(reference.serial,),
            path=reference.path,
            cause=Cause("SCN004", (taken,)) if taken else None,
        )


def _repeated(facts: Facts) -> dict[str, int]:
    """Return sort -> the first element whose id is another one's: it may once have had the name that is missing."""
    seen: set[tuple[str, str]] = set()
    found: dict[str, int] = {}
    for definition in facts.of(definitions):
        key = (definition.sort, definition.name)
        if key in seen:
            found.setdefault(definition.sort, definition.serial)
        seen.add(key)
    return found


def _message(facts: Facts, reference: Reference, near: str | None) -> str:
    wanted = WANTED[reference.wanted]
    who = facts.names[reference.serial] if reference.serial else str(reference.path[0])
    sort = facts.of(sorts).get(reference.name)
    hint = f"; did you mean '{near}'?" if near is not None else ""
    if sort is not None:
        hint = f"; '{reference.name}' is {'an' if sort[0] in 'aeiou' else 'a'} {sort.replace('_', ' ')}"
        if reference.wanted == "exit" and sort in ("door", "token"):
            hint += " without 'exit: true'" if sort == "door" else " of another kind"
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
