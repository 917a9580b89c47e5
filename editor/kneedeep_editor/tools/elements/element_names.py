"""The names of elements in steps of the history."""

from collections.abc import Set as AbstractSet
from typing import Any

from kneedeep.board import Board, LaidFigure, LaidToken
from kneedeep.board.kinds import Kinds
from kneedeep.board.walk_costs import is_teleporter
from kneedeep.drawing.plan.teleporter_plan import arc_plans
from kneedeep.model.scenario.model import Door, Figure, Piece, Scenario, Spawn, Token
from kneedeep.model.scenario.model.map_elements import DOOR_NAMES
from kneedeep.support.english import colored, coordinates, lowered
from kneedeep.support.resources import table_rows
from kneedeep_editor.texts import EditionTexts, later_count, listed, tr, tr_count, translated

_NUMBERS = {name: (one, more) for name, one, more in table_rows(__file__, "element_counts.txt")}
_ELEMENTS = later_count("{n} element", "{n} elements")


def elements_title(scenario: Scenario, kinds: Kinds, serials: AbstractSet[int]) -> str:
    """The title of elements in a step: `room 4×4`, `3 tokens`, `5 elements`."""
    elements = [element for element in scenario.elements() if element.serial in serials]
    if len(elements) == 1:
        return name_of_element(elements[0], kinds)
    words = {element.word for element in elements}
    if len(words) == 1:
        return count_title(words.pop(), len(elements), scenario.ruleset)
    return tr_count(*_ELEMENTS, len(elements))


def count_title(word: str, count: int, ruleset: str) -> str:
    """A number of elements of one kind by their word: `3 tokens`."""
    return EditionTexts(ruleset).tr_count(*_NUMBERS.get(word, _ELEMENTS), count)


def name_of_element(element: Any, kinds: Kinds) -> str:
    """The name of an element for people, for titles and the status bar."""
    match element:
        case Piece():
            kind = kinds.pieces.get(element.piece)
            return translated(lowered(kind.name if kind else element.piece))
        case Door():
            name = translated(colored(element.key, DOOR_NAMES[element.door_kind]))
            return tr("{name} (exit)", name=name) if element.exit else name
        case Token():
            token = kinds.tokens.get(element.kind)
            name = lowered(token.name if token else element.kind)
            return tr(element.item.replace("-", " ")) if element.item else translated(colored(element.color, name))
        case Figure():
            figure = kinds.figures.get(element.kind)
            return element.name or translated(lowered(figure.name if figure else element.kind))
        case Spawn():
            return tr("marine start") if element.side == "marines" else tr("invader spawn area")
    return str(getattr(element, "name", "") or getattr(element, "id", "") or element.word)


def teleporter_text(board: Board, laid: LaidToken | LaidFigure) -> str:
    """The targets of a teleporter: `6,2 and 9,4`, marked if not open from the start. Empty for others."""
    if not isinstance(laid, LaidToken) or not is_teleporter(laid, board.edition):
        return ""
    ends = []
    for way in arc_plans(board):
        end = way.end if way.start == laid.at else way.start if way.both and way.end == laid.at else None
        if end is not None:
            ends.append(f"{coordinates(end)}{tr(' (not from the start)') if way.shut else ''}")
    return listed(ends)
