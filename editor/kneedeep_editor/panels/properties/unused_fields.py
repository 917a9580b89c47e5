"""Unused fields of the selection and the reasons, from the catalog's data about its kind."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from kneedeep.board.kinds import Kinds
from kneedeep.model.catalog.components.token_type import TokenType
from kneedeep.model.scenario.model import Door, Figure, Spawn, Token
from kneedeep.support.resources import table_rows
from kneedeep_editor.texts import tr


class UnusedField(NamedTuple):
    """The reason why a field is unused. `ever`: always for this kind. Otherwise it depends on another field."""

    why: str
    ever: bool = True


def unused_field(name: str, elements: Sequence[Any], kinds: Kinds) -> UnusedField | None:
    """The reason why no selected element uses a key. None if one may use it."""
    found = [_idle(name, element, kinds) for element in elements]
    return found[0] if found and None not in found else None


def _idle(name: str, element: Any, kinds: Kinds) -> UnusedField | None:
    if isinstance(element, Token):
        kind = kinds.tokens.get(element.kind)
        return _of_token(name, element, kind) if kind is not None else None
    if isinstance(element, Figure):
        return _of_figure(name, element, kinds)
    if isinstance(element, Door):
        return _of_door(name, element)
    if isinstance(element, Spawn) and element.side == "marines" and name in ("only", "each_round", "until"):
        return UnusedField(tr("Only spawn areas of invaders have this."))
    return None


_RULES: Mapping[str, Callable[[Token, TokenType], bool]] = {
    "one color": lambda _, kind: not kind.colors,
    "one item": lambda _, kind: not kind.needs_item,
    "one size": lambda _, kind: len(kind.sizes) < 2,
    "always one space": lambda _, kind: kind.shape is None and len(kind.sizes) < 2,
    "one space": lambda token, kind: kind.shape is None and (token.size or kind.size) == 1,
    "no teleporter": lambda _, kind: not kind.teleports,
    "one face": lambda _, kind: kind.linked != "active",
    "no portal": lambda _, kind: not kind.summons,
    "one use": lambda _, kind: not kind.own_use,
    "portal": lambda _, kind: bool(kind.summons),
    "no switch": lambda _, kind: not kind.switchable,
    "no use": lambda _, kind: not (kind.use or kind.linked or kind.destroyable),
    "no condition": lambda token, _: token.needs is None,
}
"""The conditions under which keys of a token are unused, by their names in the table."""
_OF_TOKENS = table_rows(__file__, "unused_token_fields.txt")


def _of_token(name: str, token: Token, kind: TokenType) -> UnusedField | None:
    for keys, rule, ever, why in _OF_TOKENS:
        if name in keys.split() and _RULES[rule](token, kind):
            return UnusedField(tr(why, name=kind.name or kind.id), bool(ever))
    return None


def _of_figure(name: str, figure: Figure, kinds: Kinds) -> UnusedField | None:
    kind = kinds.figures.get(figure.kind)
    if name == "turn" and kind is not None:
        width, height = kind.footprint.value or (1, 1)
        if width == height:
            return UnusedField(tr("Nothing to turn: its base is square."))
    if name == "count" and figure.in_area is None:
        return UnusedField(tr("Only used with “Somewhere in”; otherwise each place has one."), ever=False)
    return None


def _of_door(name: str, door: Door) -> UnusedField | None:
    kind = door.door_kind
    if name == "key" and kind == "passage":
        return UnusedField(tr("A passage has no lock: it opens when its condition holds."))
    if name == "open" and kind == "passage":
        return UnusedField(tr("A passage is shut until its condition holds, then open for good."))
    if name == "locked_text" and door.key is None and door.needs is None:
        return UnusedField(tr("Only used for a door that needs a key or a condition."), ever=False)
    return None
