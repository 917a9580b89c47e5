"""The single tokens and figures of a scenario, with names that are the same in every game."""

from collections.abc import Iterator
from typing import NamedTuple

from kneedeep.board import Board, laid_figures, laid_tokens
from kneedeep.model.catalog import FigureType, TokenType
from kneedeep.model.geometry.space import Space
from kneedeep.model.scenario.model import Figure, Token


class Thing(NamedTuple):
    """A token or figure. `source`: the name of its element. `key`: its own name. `at`: None for one anywhere in `area`.

    `portal`: the place of the portal it came from, or of the portal of the figure that dropped it.
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
        """True for a figure, False for a token."""
        return isinstance(self.element, Figure)


def things_of(board: Board, element: Token | Figure, name: str) -> list[Thing]:
    """The things of an element: `count` for each of its spaces."""
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
