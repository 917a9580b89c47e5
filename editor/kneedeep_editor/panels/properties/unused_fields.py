"""Unused fields of the selection and the reasons, derived from the catalog's data about its kind."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from kneedeep.board.kinds import Kinds
from kneedeep.model.catalog.components.token_type import TokenType
from kneedeep.model.scenario.model import Door, Figure, Spawn, Token
from kneedeep_editor.texts import tr


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


def _of_token(name: str, token: Token, kind: TokenType) -> UnusedField | None:
    called = kind.name or kind.id
    if name == "color" and not kind.colors:
        return UnusedField(tr("Nothing to set: {name} has no color.", name=called))
    if name == "item" and not kind.needs_item:
        return UnusedField(tr("Nothing to set: the kind of {name} is fixed.", name=called))
    if name == "size" and len(kind.sizes) < 2:
        return UnusedField(tr("Nothing to set: {name} has one size.", name=called))
    if name == "turn" and kind.shape is None and len(kind.sizes) < 2:
        return UnusedField(tr("Nothing to turn: {name} takes one space.", name=called))
    if name == "turn" and kind.shape is None and (token.size or kind.size) == 1:
        return UnusedField(tr("Nothing to turn: it takes one space."), ever=False)
    if (name == "to" and not kind.teleports) or (name == "active" and kind.linked != "active"):
        return UnusedField(tr("Only teleporters have this."))
    if name == "carries" and not kind.summons:
        return UnusedField(tr("Only portals have this."))
    if name == "use" and not kind.own_use:
        return UnusedField(tr("How {name} is used is fixed.", name=called))
    if name == "count" and kind.summons:
        return UnusedField(tr("There is one {name} in a space.", name=called))
    if name == "on" and not kind.switchable:
        return UnusedField(tr("Nothing to switch: {name} never burns.", name=called))
    unused = not kind.use and not kind.linked and not kind.destroyable
    if name in ("needs", "locked_text") and unused:
        return UnusedField(tr("{name} can't be used.", name=called))
    if name == "locked_text" and token.needs is None:
        return UnusedField(tr("Only used when “Only when” is set and does not hold."), ever=False)
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
