"""Unused fields of the selection and the reasons, derived from the catalog's data about its kind."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from kneedeep.board.kinds import Kinds
from kneedeep.model.catalog.components.token_type import TokenType
from kneedeep.model.scenario.model import Door, Figure, Spawn, Token
from kneedeep_editor.texts import later, tr


class UnusedField(NamedTuple):
    """Why a field is unused. `ever`: always for this kind. Otherwise another field may change it."""

    why: str
    ever: bool = True


def unused_field(name: str, elements: Sequence[Any], kinds: Kinds) -> UnusedField | None:
    """Why a key of the file is unused for any of the elements. None if it may be used."""
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


class _Rule(NamedTuple):
    """Why keys of a token are unused. `{name}` is its kind."""

    keys: str
    holds: Callable[[Token, TokenType], bool]
    why: str
    ever: bool = True


_OF_TOKENS = (
    _Rule("color", lambda _, kind: not kind.colors, later("Nothing to set: {name} has no color.")),
    _Rule("item", lambda _, kind: not kind.needs_item, later("Nothing to set: the kind of {name} is fixed.")),
    _Rule("size", lambda _, kind: len(kind.sizes) < 2, later("Nothing to set: {name} has one size.")),
    _Rule(
        "turn",
        lambda _, kind: kind.shape is None and len(kind.sizes) < 2,
        later("Nothing to turn: {name} takes one space."),
    ),
    _Rule(
        "turn",
        lambda token, kind: kind.shape is None and (token.size or kind.size) == 1,
        later("Nothing to turn: it takes one space."),
        ever=False,
    ),
    _Rule("to", lambda _, kind: not kind.teleports, later("Only teleporters have this.")),
    _Rule("active", lambda _, kind: kind.linked != "active", later("Only teleporters have this.")),
    _Rule("carries", lambda _, kind: not kind.summons, later("Only portals have this.")),
    _Rule("use", lambda _, kind: not kind.own_use, later("How {name} is used is fixed.")),
    _Rule("count", lambda _, kind: bool(kind.summons), later("There is one {name} in a space.")),
    _Rule("on", lambda _, kind: not kind.switchable, later("Nothing to switch: {name} never burns.")),
    _Rule(
        "needs locked_text",
        lambda _, kind: not (kind.use or kind.linked or kind.destroyable),
        later("{name} can't be used."),
    ),
    _Rule(
        "locked_text",
        lambda token, _: token.needs is None,
        later("Only used when “Only when” is set and does not hold."),
        ever=False,
    ),
)


def _of_token(name: str, token: Token, kind: TokenType) -> UnusedField | None:
    for rule in _OF_TOKENS:
        if name in rule.keys.split() and rule.holds(token, kind):
            return UnusedField(tr(rule.why, name=kind.name or kind.id), rule.ever)
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
