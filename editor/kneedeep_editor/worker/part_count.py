"""Answers of the worker process for the inventory, without Qt."""

from kneedeep.analysis.components.inventory import Inventory, inventory
from kneedeep.model.scenario.io.reader import Reading
from kneedeep_editor.worker.snapshots import Key, facts_of

EMPTY = Inventory((), 0, (), ())


def count_parts(key: Key, reading: Reading | None, question: None) -> Inventory:
    """The inventory of a snapshot. Raises UnknownSnapshot if the snapshot must be sent along."""
    facts = facts_of(key, reading)
    return EMPTY if facts is None else inventory(facts)
