"""Kinds of references in a scenario: each wants a sort of thing, of the file or of the catalog."""

from typing import NamedTuple

from kneedeep.model.catalog.invader_setup import PORTAL_COLORS

RESERVED = frozenset({"any", "board", "never", "custom", "all"})
"""Words of the format that no id may be."""


class ReferenceKind(NamedTuple):
    """Possible targets of a reference: sorts of definitions in the file, lists of the catalog, fixed words."""

    label: str
    sorts: tuple[str, ...]
    catalog: tuple[str, ...] = ()
    words: tuple[str, ...] = ()


WANTED = {
    "piece": ReferenceKind("piece", ("piece_type",), ("pieces", "tiles")),
    "area": ReferenceKind("area", ("area",)),
    "area or board": ReferenceKind("area", ("area",), (), ("board",)),
    "door": ReferenceKind("door", ("door",)),
    "door or any": ReferenceKind("door", ("door",), (), ("any",)),
    "exit": ReferenceKind("exit door or exit token", ("exit",)),
    "token": ReferenceKind("token", ("token",)),
    "usable token": ReferenceKind("token", ("token",)),
    "destroyable token": ReferenceKind("token", ("token",)),
    "teleporter": ReferenceKind("token", ("token",)),
    "switch": ReferenceKind("token or spawn area", ("token", "spawn")),
    "portal": ReferenceKind("portal", ("token",), (), ("all", *PORTAL_COLORS)),
    "invasion card": ReferenceKind("invasion card", (), ("invasion_cards",)),
    "event set": ReferenceKind("event set", (), ("event_sets",)),
    "spawn": ReferenceKind("spawn area", ("spawn",)),
    "set up": ReferenceKind("token or figure", ("token", "figure")),
    "foe": ReferenceKind("figure, group or kind of figure", ("figure", "group", "figure_type"), ("figures",)),
    "figure kind": ReferenceKind("kind of figure", ("figure_type",), ("figures",)),
    "copied kind": ReferenceKind("earlier kind of figure", (), ("figures",)),
    "token kind": ReferenceKind("kind of token", ("token_type",), ("tokens",)),
    "placed kind": ReferenceKind("kind of token or figure", ("token_type", "figure_type"), ("tokens", "figures")),
    "part": ReferenceKind("part of the box", (), ("tokens", "figures", "doors")),
    "thing": ReferenceKind("item or kind of token", ("item", "token_type"), ("items", "tokens")),
    "own item": ReferenceKind("item of this scenario", ("item",)),
    "item": ReferenceKind("item", (), ("items",)),
    "token item": ReferenceKind("item", ("item",), ("items",)),
    "weapon": ReferenceKind("weapon", (), ("weapon",)),
    "ammunition": ReferenceKind("ammunition", (), ("ammo",)),
    "box": ReferenceKind("box", (), ("boxes",)),
    "flag": ReferenceKind("flag", ("flag",)),
}
