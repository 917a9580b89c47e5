"""What the names in a scenario may refer to: each reference wants a sort of thing, of the file or of the catalog."""

from typing import NamedTuple

RESERVED = frozenset({"any", "board", "never", "custom", "all"})
"""Words of the format that no id may be."""


class Wanted(NamedTuple):
    """What a reference may name: sorts of the file's own definitions, lists of the catalog, fixed words."""

    label: str
    sorts: tuple[str, ...]
    catalog: tuple[str, ...] = ()
    words: tuple[str, ...] = ()


WANTED = {
    "piece": Wanted("piece", ("piece_type",), ("pieces",)),
    "area": Wanted("area", ("area",)),
    "area or board": Wanted("area", ("area",), (), ("board",)),
    "door": Wanted("door", ("door",)),
    "door or any": Wanted("door", ("door",), (), ("any",)),
    "exit": Wanted("exit door or exit token", ("exit",)),
    "token": Wanted("token", ("token",)),
    "usable token": Wanted("token", ("token",)),
    "destroyable token": Wanted("token", ("token",)),
    "teleporter": Wanted("token", ("token",)),
    "switch": Wanted("token or spawn area", ("token", "spawn")),
    "spawn": Wanted("spawn area", ("spawn",)),
    "set up": Wanted("token or figure", ("token", "figure")),
    "foe": Wanted("figure, group or kind of figure", ("figure", "group", "figure_type"), ("figures",)),
    "figure kind": Wanted("kind of figure", ("figure_type",), ("figures",)),
    "token kind": Wanted("kind of token", ("token_type",), ("tokens",)),
    "placed kind": Wanted("kind of token or figure", ("token_type", "figure_type"), ("tokens", "figures")),
    "part": Wanted("part of the box", (), ("tokens", "figures", "doors")),
    "thing": Wanted("item or kind of token", ("item", "token_type"), ("items", "tokens")),
    "own item": Wanted("item of this scenario", ("item",)),
    "item": Wanted("item", (), ("items",)),
    "token item": Wanted("item", ("item",), ("items",)),
    "weapon": Wanted("weapon", (), ("weapon",)),
    "ammunition": Wanted("ammunition", (), ("ammo",)),
    "box": Wanted("box of this ruleset", (), ("boxes",)),
    "flag": Wanted("flag", ("flag",)),
}
