"""Placing similar things: the stamp of an element on the map, and its settings for the next one."""

from typing import Any

from kneedeep.model.scenario.model import Door, Figure, Piece, Record, Spawn, Token
from kneedeep_editor.tools.stamp import DOORS, FIGURES, PIECES, SPAWNS, TOKENS, Stamp

_SETTINGS = {Token: ("count", "marines", "on"), Figure: ("marines", "wounds", "group"), Door: ("open",)}
"""Settings that can be copied to other elements. Names, texts, references and places can't."""


def stamp_like(element: Any) -> Stamp | None:
    """The stamp of a similar element. None for elements without a place on the map."""
    match element:
        case Piece():
            return Stamp(PIECES, element.piece)
        case Door():
            security = element.door_kind == "security"
            return Stamp(DOORS, "door" if security else element.door_kind, element.key, exit=element.exit)
        case Token():
            return Stamp(TOKENS, element.kind, element.color, element.item, element.size, inactive=not element.active)
        case Figure():
            return Stamp(FIGURES, element.kind)
        case Spawn():
            return Stamp(SPAWNS, element.side)
    return None


def settings_like(element: Any, model: Any) -> Record:
    """The settings that an element copies from a model. Empty for another kind."""
    if type(element) is not type(model):
        return Record()
    return Record((name, getattr(model, name)) for name in _SETTINGS.get(type(model), ()))
