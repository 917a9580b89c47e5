"""The user's prefabs as entries of the palette."""

import os
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from urllib.parse import quote_from_bytes

from kneedeep.model.catalog.edition import edition_of
from kneedeep.model.scenario.edits.copied_script import ON_MAP
from kneedeep.model.scenario.model import Scenario
from kneedeep.model.scenario.prefabs import BrokenPrefab, Prefab
from kneedeep_editor.texts import listed, tr, tr_count
from kneedeep_editor.tools.elements.element_names import count_title
from kneedeep_editor.tools.stamp import PREFABS, Stamp
from kneedeep_editor.tools.stamp_stock import UNUSABLE, StockEntry, stock_entry

PrefabShelf = Mapping[str, Prefab | BrokenPrefab]
"""The user's prefabs by key, including unreadable ones."""
NO_PREFABS: PrefabShelf = MappingProxyType({})


def shelf_key(path: str) -> str:
    """The key of a prefab's file in stamps: a word without spaces for any file name."""
    return quote_from_bytes(os.fsencode(os.path.basename(path)), safe="")


def prefab_fault(prefab: Prefab | BrokenPrefab, ruleset: str) -> str:
    """The reason why a prefab can't be placed on a map of an edition, in a sentence. Empty if it can."""
    if isinstance(prefab, BrokenPrefab):
        return prefab.fault
    if prefab.part.ruleset == ruleset:
        return ""
    edition = edition_of(prefab.part.ruleset).name
    return tr("{name} is for the {edition}: it can't be placed on this map.", name=prefab.name, edition=edition)


def contents_title(part: Scenario) -> str:
    """The contents of a part: `2 pieces, 1 door and 3 tokens`."""
    counts = ((section, len(getattr(part, section))) for section in ON_MAP)
    return listed([count_title(section.removesuffix("s"), count, part.ruleset) for section, count in counts if count])


def prefab_entries(shelf: PrefabShelf, ruleset: str) -> Iterator[StockEntry]:
    """Yield the entries of prefabs by name, those for the map's edition first."""
    usable = {key: not prefab_fault(prefab, ruleset) for key, prefab in shelf.items()}
    for key in sorted(shelf, key=lambda key: (not usable[key], shelf[key].name.lower(), key)):
        prefab = shelf[key]
        words = ["prefab"]
        if isinstance(prefab, Prefab):
            contents = contents_title(prefab.part)
            words.append(prefab.note)
            hint = f"{contents}. {prefab.note}" if prefab.note else contents
            if prefab.unread:
                left_out = tr_count(
                    "{n} element in the file could not be read.",
                    "{n} elements in the file could not be read.",
                    prefab.unread,
                )
                hint = f"{hint} {left_out}" if prefab.note else f"{hint}. {left_out}"
        if not usable[key]:
            hint = prefab_fault(prefab, ruleset)
        entry = stock_entry(Stamp(PREFABS, key), prefab.name, hint, *words)
        yield entry if usable[key] else entry._replace(mark=UNUSABLE)
