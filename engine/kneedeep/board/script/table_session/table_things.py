"""The single tokens and figures of a scenario, each with a name that stays the same from start to start."""

from collections.abc import Iterator
from typing import NamedTuple

from kneedeep.board import Board, laid_figures, laid_tokens
from kneedeep.model.catalog import FigureType, TokenType
from kneedeep.model.geometry.space import Space
from kneedeep.model.scenario.model import Figure, Token


class Thing(NamedTuple):
    """A token or figure. `source`: the name of its element, `key`: its own; `at` is None for one anywhere in `area`.

    `portal`: where the portal lay that it came from, or that the figure came from that dropped it.
    """

    key: str
    source: str
    element: Token | Figure
    type: TokenType | FigureType | None
    at: Space | None
    spaces: tuple[Space, ...] = ()
    area: str = ""
    portal: Space | None = None

    @property
    def is_figure(self) -> bool:
        """Distinguish a figure from a token."""
        return isinstance(self.element, Figure)


def things_of(board: Board, element: Token | Figure, name: str) -> list[Thing]:
    """The things of an element: one for each of its spaces and of its count."""
    found: list[Thing] = []
    for kind, at, spaces in _laid(board, element):
        key = name if not found else f"{name}/{len(found) + 1}"
        found.append(Thing(key, name, element, kind, at, spaces, element.in_area or ""))
    return found


def _laid(
    board: Board, element: Token | Figure
) -> Iterator[tuple[TokenType | FigureType | None, Space | None, tuple[Space, ...]]]:
    kinds = board.kinds
    if element.in_area is not None:
        kind = kinds.tokens.get(element.kind) if isinstance(element, Token) else kinds.figures.get(element.kind)
        for _copy in range(element.count):
            yield kind, None, ()
    elif isinstance(element, Token):
        for token in laid_tokens((element,), kinds):
            for _copy in range(element.count):
                yield token.type, token.at, token.spaces
    else:
        for figure in laid_figures((element,), kinds):
            yield figure.type, figure.at, figure.spaces
