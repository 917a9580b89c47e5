"""Upgrading files of older formats: one function for each format number that was left behind.

To raise the format: add the upgrade from the old number here, with a test that keeps an old sample loading.
"""

from collections.abc import Callable, Mapping
from typing import Any

from kneedeep.scenario.model import FORMAT
from kneedeep.scenario.yaml_patch import node_tree

Upgrade = Callable[[dict[str, Any]], dict[str, Any]]

UPGRADES: dict[int, Upgrade] = {}
"""From which format number; each returns plain data of the next one."""


def migrated(tree: node_tree.Tree, upgrades: Mapping[int, Upgrade] | None = None) -> node_tree.Tree:
    """Return the tree upgraded to the present format, comments kept; the same tree if there is nothing to do."""
    upgrades = UPGRADES if upgrades is None else upgrades
    data = node_tree.plain(tree.root)
    if not isinstance(data, dict):
        return tree
    number = data.get("format")
    if not isinstance(number, int) or isinstance(number, bool) or number >= FORMAT or number not in upgrades:
        return tree
    new: dict[str, Any] = dict(data)
    for step in range(number, FORMAT):
        new = {**upgrades[step](new), "format": step + 1}
    from kneedeep.scenario.yaml_patch.patch import patch

    return node_tree.parse(patch(tree, data, new))
