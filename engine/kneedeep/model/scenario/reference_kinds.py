"""Kinds of references in a scenario: each wants a sort of thing, of the file or of the catalog."""

from typing import NamedTuple

from kneedeep.support import resources

RESERVED = frozenset({"any", "board", "never", "custom", "all"})
"""Words of the format that no id may be."""


class ReferenceKind(NamedTuple):
    """Possible targets of a reference: sorts of definitions in the file, lists of the catalog, fixed words."""

    label: str
    sorts: tuple[str, ...] = ()
    catalog: tuple[str, ...] = ()
    words: tuple[str, ...] = ()


WANTED = {
    kind: ReferenceKind(label, *(tuple(words.split()) for words in rest))
    for kind, label, *rest in resources.rows(__file__, "reference_kinds.txt")
}
