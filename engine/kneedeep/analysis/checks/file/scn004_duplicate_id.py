"""SCN004: two things with one id, or an id that means something else already."""

from collections.abc import Iterator

from kneedeep.analysis.parts import Facts, Finding, Severity, check
from kneedeep.analysis.script_facts.references import Definition, definitions
from kneedeep.analysis.words import tr
from kneedeep.model.scenario.reference_kinds import RESERVED

CODE = "SCN004"


@check(Severity.ERROR)
def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each further thing of a name, and for each name that the catalog or the format has."""
    first: dict[str, Definition] = {}
    for definition in facts.of(definitions):
        name = definition.name
        if name in RESERVED or name in facts.catalog.names:
            owner = tr("a word of the format") if name in RESERVED else tr("a name of the catalog")
            message = tr("The id '{name}' is {owner}; choose another.", name=name, owner=owner)
            yield Finding(CODE, message, serials=(definition.serial,), path=definition.path)
        if (other := first.setdefault(name, definition)) is not definition:
            message = tr("The id '{name}' is used twice: for {both}.", name=name, both=_both(other, definition))
            serials = (definition.serial, other.serial) if other.serial else (definition.serial,)
            yield Finding(CODE, message, serials=serials, path=definition.path)


def _both(one: Definition, other: Definition) -> str:
    if one.sort == other.sort != "unread":
        return tr("two {replace}s", replace=one.sort.replace("_", " "))
    return tr("{described} and for {described2}", described=_described(one), described2=_described(other))


def _described(definition: Definition) -> str:
    if definition.sort == "unread":
        return tr("an entry of {path}", path=definition.path[0])
    sort = definition.sort.replace("_", " ")
    return f"{(tr('an') if sort[0] in 'aeiou' else 'a')} {sort}"
