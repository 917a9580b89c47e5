"""Kinds of references in a scenario: each refers to one sort of thing, of the file or of the catalog."""

from typing import NamedTuple

from kneedeep.support.resources import table_rows

RESERVED = frozenset({"any", "board", "never", "custom", "all"})
"""Words of the format that can't be ids."""


class ReferenceKind(NamedTuple):
    """Possible targets of a reference: sorts of definitions in the file, lists of the catalog, fixed words."""

    label: str
    sorts: tuple[str, ...]
    catalog: tuple[str, ...] = ()
    words: tuple[str, ...] = ()


WANTED = {
    kind: ReferenceKind(title, tuple(sorts.split()), tuple(catalog.split()), tuple(words.split()))
    for kind, title, sorts, catalog, words in table_rows(__file__, "reference_kinds.txt")
}
