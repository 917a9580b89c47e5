"""SCN005: a name that neither the catalog nor the file defines."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from kneedeep.analysis.causes.unreliable_elements import cause_of
from kneedeep.analysis.parts import Cause, Facts, Finding, Fix, Severity, check
from kneedeep.analysis.script_facts.references import Reference, definitions, known_names, sorts, unknown_references
from kneedeep.analysis.words import capitalized, coordinates, listed, tr
from kneedeep.board.element_ids import plain_name, readable_id
from kneedeep.board.reference_targets import fitting_elements
from kneedeep.model.catalog import RULESETS, load_catalog
from kneedeep.model.scenario.edits import Change, Edit, Several
from kneedeep.model.scenario.edits.script_removal import Refer
from kneedeep.model.scenario.io.file_problems import Path, Problem
from kneedeep.model.scenario.io.schema_messages import ended, shown
from kneedeep.model.scenario.io.word_suggestions import nearest
from kneedeep.model.scenario.model import Deadline, Ending, Record, Trigger
from kneedeep.model.scenario.reference_kinds import WANTED

CODE = "SCN005"


SUGGESTED = 100
"""The most unknown names for which the nearest known name is searched. A file with more was not written by hand."""
OFFERED = 3
"""The number of elements of the map that are offered instead."""


@check(Severity.ERROR, needs=("known kinds",))
def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each name that nothing defines."""
    repeated = facts.of(_repeated)
    misplaced = facts.of(_misplaced)
    spelt: dict[str, tuple[str, ...]] = {}
    for number, reference in enumerate(facts.of(unknown_references)):
        wanted = WANTED[reference.wanted]
        if wanted.label not in spelt:
            spelt[wanted.label] = tuple(sorted(set(facts.of(known_names).names(wanted))))
        near = nearest(reference.name, spelt[wanted.label]) if number < SUGGESTED else None
        taken = next((repeated[sort] for sort in wanted.sorts if sort in repeated), 0) if near is None else 0
        meant = facts.of(_meant_by_name)[reference.wanted] if number < SUGGESTED else ()
        nameless = [one for one in meant if not getattr(one, "id", None)][:OFFERED]
        there = {space for one in nameless for space in one.places}
        yield Finding(
            CODE,
            _message(facts, reference, near),
            tuple(sorted(there & facts.board.number.keys())) if reference.serial == 0 else (),
            serials=(reference.serial,),
            path=reference.path,
            about=(reference.name,),
            fixes=tuple(_fixes(facts, reference, near, meant)) if number < SUGGESTED else (),
            cause=Cause("SCN004", (taken,)) if taken else _cause(facts, misplaced.get(reference.serial, ()), reference),
        )


def _misplaced(facts: Facts) -> dict[int, list[Problem]]:
    """Serial (0: the scenario) -> the keys and kinds of it that are unknown or of another edition."""
    found: dict[int, list[Problem]] = {}
    for problem in facts.problems:
        if problem.code == "SCN003":
            serial, _ = _placed(facts, problem)
            found.setdefault(serial, []).append(problem)
    return found


def _placed(facts: Facts, problem: Problem) -> tuple[int, Path]:
    """The element that a problem of the file is in (0: the scenario), and its path in it."""
    path = problem.path
    if len(path) > 1 and (serial := facts.serial_at((str(path[0]), path[1]))):
        return serial, path[2:]
    return 0, path


def _cause(facts: Facts, problems: Iterable[Problem], reference: Reference) -> Cause | None:
    """The problem that explains an unknown name: its key is misplaced, or the kind with the key is."""
    for problem in problems:
        _, path = _placed(facts, problem)
        if path in (reference.path[: len(path)], (*reference.path[:-1], "kind")):
            return cause_of(problem)
    return None


def _meant_by_name(facts: Facts) -> dict[str, tuple[Any, ...]]:
    """Kind of an unknown reference -> its possible elements of the map."""
    sorts = {reference.wanted for reference in facts.of(unknown_references)}
    scenario, kinds = facts.scenario, facts.board.kinds
    return {wanted: tuple(fitting_elements(scenario, kinds, wanted)) for wanted in sorts}


def _fixes(facts: Facts, reference: Reference, near: str | None, meant: Sequence[Any]) -> Iterator[Fix]:
    """Yield the nearest name, then fitting elements of the map, then the listing of a flag."""
    serial, path, old = reference.serial, reference.path, reference.name
    if not _stands(facts, reference):
        return
    if near is not None:
        title = tr("Write '{near}'", near=near)
        yield Fix(title, Refer(title, serial, path, old, near), safe=False)
    if reference.wanted == "flag" and old:
        title = tr("List the flag '{old}'", old=old)
        flags = Record([*facts.scenario.flags.items(), (old, "")])
        yield Fix(title, Change(title, 0, Record(flags=flags)), safe=False)
    others = [one for one in meant if not one.id or one.id != near]
    for element in sorted(others, key=lambda one: not getattr(one, "id", None))[:OFFERED]:
        if element.id:
            title = tr("Write '{id}'", id=element.id)
            yield Fix(title, Refer(title, serial, path, old, element.id), safe=False)
            continue
        own = readable_id(facts.scenario, facts.catalog, element)
        where = tr(" at {at}", at=coordinates(min(there))) if (there := element.places) else ""
        title = tr("Choose the {plain_name}{where}", plain_name=plain_name(element), where=where)
        named: Edit = Change(title, element.serial, Record(id=own))
        yield Fix(title, Several(title, (named, Refer(title, serial, path, old, own))), safe=False)


def _stands(facts: Facts, reference: Reference) -> bool:
    """True if the name is a value at the path. Some names are keys of a mapping."""
    try:
        Refer("", reference.serial, reference.path, reference.name, reference.name).apply(facts.scenario)
    except KeyError:
        return False
    return True


def _repeated(facts: Facts) -> dict[str, int]:
    """Sort -> the first element with the id of another one. It may once have had the missing name."""
    seen: set[tuple[str, str]] = set()
    found: dict[str, int] = {}
    for definition in facts.of(definitions):
        key = (definition.sort, definition.name)
        if key in seen:
            found.setdefault(definition.sort, definition.serial)
        seen.add(key)
    return found


def _other_rulesets(facts: Facts, reference: Reference) -> list[str]:
    """The rulesets with the name in their catalog."""
    tables = {_TABLES.get(kind, kind) for kind in WANTED[reference.wanted].catalog}
    others = {ruleset: load_catalog(ruleset) for ruleset in RULESETS if ruleset != facts.catalog.ruleset}
    return [
        one for one, catalog in others.items() if any(reference.name in getattr(catalog, table) for table in tables)
    ]


_TABLES = {"weapon": "items", "ammo": "items"}
"""The parts of a catalog that are rows of a larger table."""


def _message(facts: Facts, reference: Reference, near: str | None) -> str:
    wanted = WANTED[reference.wanted]
    element = facts.elements[reference.serial]
    by_word = isinstance(element, Trigger | Deadline | Ending)
    who = capitalized(tr("the {word}", word=tr(element.word)) if by_word else facts.words.element(element))
    if not reference.serial:
        who = capitalized(tr(str(reference.path[0]).replace("_", " ")))
    sort = facts.of(sorts).get(reference.name)
    hint = tr("; did you mean '{near}'?", near=near) if near is not None else ""
    if sort is not None:
        article = "an" if sort[0] in "aeiou" else "a"
        hint = tr("; '{name}' is {an} {replace}", name=reference.name, an=article, replace=tr(sort.replace("_", " ")))
        if reference.wanted == "exit" and sort in ("door", "token"):
            hint += tr(" without 'exit: true'") if sort == "door" else tr(" of another kind")
    elif others := _other_rulesets(facts, reference):
        hint = tr(" in this ruleset; it belongs to {others}", others=listed(others))
    if not reference.name:
        article = "an" if wanted.label[0] in "aeiou" else "a"
        return ended(tr("{who}: choose {an} {label}", who=who, an=article, label=tr(wanted.label)))
    name = shown(reference.name)
    return ended(tr("{who}: there is no {label} {shown}{hint}", who=who, label=tr(wanted.label), shown=name, hint=hint))
