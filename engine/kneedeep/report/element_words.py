"""Elements of a scenario and their values in words, one sentence per element."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any

from kneedeep.board import Board, compile_board
from kneedeep.board.script.display_names import DisplayNames, with_marines
from kneedeep.model.geometry.space import Space
from kneedeep.model.scenario.edits.piece_contents import door_sides
from kneedeep.model.scenario.element import Element, Key, keys_of
from kneedeep.model.scenario.model import SECTIONS, Area, Condition, Door, Effect, Figure, Piece, Scenario, Token
from kneedeep.model.scenario.value_shapes import SpaceShape, holds_spaces
from kneedeep.model.scenario.yaml_patch.value_text import inline
from kneedeep.support import capitalized, coordinates, later, tr

LONGEST = 80
"""The maximum length of a value in a sentence."""
NONE = later("none")
_IN_ITS_NAME = ("id", "at", "piece")
"""The keys that are part of every element's name."""
_OFTEN_IN_ITS_NAME = ("kind", "color", "item")
"""The keys that are part of an element's name if the name contains their value."""


class ElementWords:
    """The words for the elements of one scenario."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.names = DisplayNames(board.scenario, board, board.catalog)

    def name(self, element: object) -> str:
        """The name and place of an element: `room 5×5 at 0,0 (bay)`."""
        if isinstance(element, Scenario):
            return tr("the scenario")
        name = self.names.element(element).removeprefix("the ")
        own = getattr(element, "id", None)
        return name if not own or f"“{own}”" in name else f"{name} ({own})"

    def value(self, key: Key, value: object) -> str:
        """The value of a key in words, on one line and shortened if too long."""
        text = " ".join(self._words(key, value).split())
        return text if len(text) <= LONGEST else f"{text[: LONGEST - 1].rstrip()}…"

    def _words(self, key: Key, value: object) -> str:
        if isinstance(value, Condition):
            return self.names.when(value)
        if isinstance(value, tuple) and value and all(isinstance(part, Effect) for part in value):
            return self.names.steps(value)
        if isinstance(value, Element):
            given = ((one, getattr(value, one.attribute)) for one in keys_of(type(value)))
            parts = (f"{label_of(one)} {self._words(one, found)}" for one, found in given if found != one.default)
            return ", ".join(parts) or tr(NONE)
        return exactly(key, value)

    def sentences(self) -> Iterator[str]:
        """Yield a sentence for each value and each element, sorted, since order in a file has no meaning."""
        scenario = self.board.scenario
        for key in keys_of(Scenario):
            value = getattr(scenario, key.attribute)
            if key.attribute == "translations":
                yield from sorted(
                    _ended(f"Translation into {language}, {path}: {' '.join(text.split())}")
                    for language, said in value.items()
                    for path, text in said.items()
                )
            elif key.attribute not in SECTIONS and (key.required or value != key.default):
                yield f"{capitalized(label_of(key))}: {_ended(exactly(key, value))}"
        for section in SECTIONS:
            yield from sorted(map(self.sentence, getattr(scenario, section)))

    def sentence(self, element: Element) -> str:
        """All values of an element in one line."""
        name = self.name(element)
        given = (key for key in keys_of(type(element)) if getattr(element, key.attribute) != key.default)
        named = (key for key in given if not _is_in_name(key, element, name))
        parts = [f"{label_of(key)} {exactly(key, getattr(element, key.attribute))}" for key in named]
        word = element.word.replace("_", " ")
        subject = name if name.startswith(word) else f"{word}, {name}"
        return _ended(f"{capitalized(subject)}{': ' if parts else ''}{'; '.join(parts)}")

    def spaces(self, element: Element) -> tuple[Space, ...]:
        """The spaces that an element covers. Empty for one without a place."""
        match element:
            case Piece():
                return self._covered.get(element.serial, (element.at,))
            case Token() | Figure():
                return self._covered.get(element.serial, ())
            case Door():
                return door_sides(element)
            case Area():
                return self.board.areas.get(element.id, ())
        return element.places

    @cached_property
    def _covered(self) -> dict[int, tuple[Space, ...]]:
        """The covered spaces of pieces, tokens and figures, by serial."""
        board = self.board
        covered: dict[int, tuple[Space, ...]] = {}
        pieces = ((one.element.serial, one.spaces) for one in board.pieces if not one.cap)
        tokens = ((one.element.serial, one.spaces) for one in board.tokens)
        figures = ((one.element.serial, one.spaces) for one in board.figures)
        for serial, spaces in (*pieces, *tokens, *figures):
            covered[serial] = (*covered.get(serial, ()), *spaces)
        return covered


def words_of(scenario: Scenario) -> ElementWords:
    """The words for the elements of a scenario."""
    return ElementWords(compile_board(scenario))


def exactly(key: Key, value: Any) -> str:
    """The complete value of a key, on one line."""
    if value is None or value == "" or value == () or (isinstance(value, Mapping) and not value):
        return tr(NONE)
    if isinstance(value, bool):
        return tr("yes") if value else tr("no")
    if key.attribute == "marines" and isinstance(value, int):
        return with_marines(value) or tr("any number")
    if isinstance(key.shape, SpaceShape):
        return coordinates(value)
    if holds_spaces(key.shape):
        return " ".join(map(coordinates, value))
    text = value if isinstance(value, str) else inline(key.shape.write(value))
    return " ".join(text.split())


def _is_in_name(key: Key, element: Element, name: str) -> bool:
    """Whether the name of an element contains the value of a key."""
    if element.word not in ("piece", "door", "token", "figure"):
        return False
    value = getattr(element, key.attribute)
    return key.attribute in _IN_ITS_NAME or (
        key.attribute in _OFTEN_IN_ITS_NAME and str(value).replace("-", " ") in name.casefold().replace("-", " ")
    )


def label_of(key: Key) -> str:
    """The words for a key of the file in a sentence."""
    return tr(key.name.replace("_", " "))


def _ended(text: str) -> str:
    return text if text.endswith((".", "!", "?", "…")) else f"{text}."
