"""SCN004: two things with the same id, or an id with another meaning."""

from collections.abc import Iterator

from kneedeep.analysis.parts import Facts, Finding, Severity, check
from kneedeep.analysis.script_facts.references import Definition, definitions
from kneedeep.analysis.words import tr
from kneedeep.model.scenario.reference_kinds import RESERVED

CODE = "SCN004"


@check(Severity.ERROR)
def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each repeated id, and for each id that is a name of the catalog or the format."""
    first: dict[str, Definition] = {}
    for definition in facts.of(definitions):
        name = definition.name
        if name in RESERVED or name in facts.catalog.names:
            owner = tr("a word of the format") if name in RESERVED else tr("a name of the catalog")
            message = tr("The id '{name}' is {owner}; choose another.", name=name, owner=owner)
            yield Finding(CODE, message, serials=(definition.serial,), path=definition.path)
        if (other := first.setdefault(name, definition)) is not definition:
            message = tr(
                "The id '{name}' is used twice: {one}, {other}.", name=name, one=_sort(other), other=_sort(definition)
            )
            serials = (definition.serial, other.serial) if other.serial else (definition.serial,)
            yield Finding(CODE, message, serials=serials, path=definition.path)


def _sort(definition: Definition) -> str:
    if definition.sort == "unread":
        return tr("entry of {path}", path=definition.path[0])
    return tr(definition.sort.replace("_", " "))
