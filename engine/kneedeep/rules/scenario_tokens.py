"""The tokens that a scenario sets up or puts on the map by a step, in the order in which games number them."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from kneedeep.board import Board
from kneedeep.board.laid_things import laid_tokens, present
from kneedeep.catalog import TokenType
from kneedeep.geometry.space import Space
from kneedeep.scenario.model import Figure, Token
from kneedeep.script.branch_setup import script_of
from kneedeep.script.script_steps import placed_element


class ScenarioToken(NamedTuple):
    """An entry of the file at one of its places. `spaces`: empty without a place; `placed`: only a step puts it on the map."""

    element: Token
    type: TokenType
    spaces: tuple[Space, ...]
    placed: bool


def scenario_tokens(board: Board, marines: int) -> Iterator[ScenarioToken]:
    """Yield the tokens there can be with so many marines: first those of the file, then those that steps place.

    Of each, those with a place come before those without. Tokens of unknown kinds are left out.
    """
    tokens = [token for token in board.scenario.tokens if present(token.marines, marines)]
    yield from _laid(board, tokens, placed=False)
    for effect in script_of(board).effects:
        if effect.kind == "place":
            element = placed_element(effect.value, board.kinds.tokens)
            if isinstance(element, Token) and present(element.marines, marines):
                yield from _laid(board, [element], placed=True)


def spare_tokens(board: Board) -> Iterator[ScenarioToken]:
    """Yield the tokens that lie nowhere at first: what steps give, and what figures and portals carry.

    Keys are left out: they lie nowhere once gained.
    """
    known = board.kinds.tokens
    for thing, count in _handed_out(board):
        kind, item = _shown_as(thing, known)
        if thing != "key" and kind in known:
            yield ScenarioToken(Token(kind=kind, item=item, count=count), known[kind], (), placed=True)


def _handed_out(board: Board) -> Iterator[tuple[str, int]]:
    """The things that steps give and elements carry, and how many."""
    for effect in script_of(board).effects:
        if effect.kind == "give":
            yield effect.value, effect.params.get("count", 1)
    carriers: tuple[Figure | Token, ...] = (*board.scenario.figures, *board.scenario.tokens)
    for element in carriers:
        if element.carries:
            yield element.carries, max(1, len(element.places), element.count)


def _shown_as(thing: str, known: Mapping[str, TokenType]) -> tuple[str, str | None]:
    """The kind of token, and its item, that a thing is."""
    if thing in known:
        return thing, None
    for kind, token in known.items():
        if thing in token.items:
            return kind, thing
    return "item", thing


def _laid(board: Board, elements: list[Token], *, placed: bool) -> Iterator[ScenarioToken]:
    for laid in laid_tokens(elements, board.kinds):
        if laid.type is not None:
            yield ScenarioToken(laid.element, laid.type, laid.spaces, placed)
    for element in elements:
        kind = board.kinds.tokens.get(element.kind)
        if not element.places and kind is not None:
            yield ScenarioToken(element, kind, (), placed)
