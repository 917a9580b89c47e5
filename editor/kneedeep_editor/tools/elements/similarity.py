"""Similarity of elements on the map: equal ones, and those of the same kind."""

from collections import Counter
from collections.abc import Callable
from collections.abc import Set as AbstractSet
from typing import Any

from kneedeep.board.kinds import Kinds
from kneedeep.model.scenario.model import Door, Figure, Piece, Record, Scenario, Spawn, Token
from kneedeep_editor.tools.elements.element_names import name_of_element
from kneedeep_editor.tools.stamp import DOORS, FIGURES, PIECES, SPAWNS, TOKENS, Stamp

_SETTINGS = {Token: ("count", "marines", "on"), Figure: ("marines", "wounds", "group"), Door: ("open",)}
"""Settings that can be copied to other elements, unlike names, texts, references and places."""


def stamp_like(element: Any) -> Stamp | None:
    """The stamp for a similar element. None for an element without a place on the map."""
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
    """The settings that an element copies from a model. Empty for a model of another kind."""
    if type(element) is not type(model):
        return Record()
    return Record((name, getattr(model, name)) for name in _SETTINGS.get(type(model), ()))


SimilarityKey = tuple[object, ...]


def appearance_key(element: Any) -> SimilarityKey:
    """The key of elements with the same appearance, whatever their places and settings."""
    stamp = stamp_like(element)
    return (element.serial,) if stamp is None else stamp._replace(inactive=False)


def kind_key(element: Any) -> SimilarityKey:
    """The key of elements in the same section."""
    return (type(element),)


def area_key(element: Any) -> SimilarityKey:
    """The key of pieces in the same area. For any other element a unique one."""
    return (Piece, element.area) if isinstance(element, Piece) else (element.serial,)


def similar_serials(
    scenario: Scenario, serials: AbstractSet[int], common: Callable[[Any], SimilarityKey]
) -> frozenset[int]:
    """The serials of all elements on the map that share a key with one of these elements."""
    present = scenario.on_map()
    wanted = {common(element) for element in present if element.serial in serials}
    return frozenset(element.serial for element in present if common(element) in wanted)


def count_text(scenario: Scenario, kinds: Kinds, serials: AbstractSet[int], most: int = 4) -> str:
    """The number of each kind: `4 × zombie, 2 × red key`. Beyond `most` kinds, the number of further ones."""
    chosen = (element for element in scenario.on_map() if element.serial in serials)
    unnamed = (element.having(name="") if isinstance(element, Figure) else element for element in chosen)
    names = Counter(name_of_element(element, kinds) for element in unnamed)
    lines = [f"{number} × {name}" for name, number in names.most_common(most)]
    rest = sum(number for _, number in names.most_common()[most:])
    return ", ".join([*lines, *([f"+ {rest}"] if rest else [])])
