"""Tokens and figures on the board, with their footprints."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from kneedeep.board.kinds import Kinds
from kneedeep.model.catalog import FigureType, TokenType, footprint_spaces
from kneedeep.model.geometry.space import Space
from kneedeep.model.scenario.model import Figure, Token
from kneedeep.support.work_budget import spend


class LaidToken(NamedTuple):
    """One token of an element at one of its places. `type`: None for an unknown kind (1×1, blocks nothing)."""

    element: Token
    type: TokenType | None
    at: Space
    spaces: tuple[Space, ...]


class LaidFigure(NamedTuple):
    """One figure of an element at one of its places."""

    element: Figure
    type: FigureType | None
    at: Space
    spaces: tuple[Space, ...]

    @property
    def sure_spaces(self) -> tuple[Space, ...]:
        """The spaces that it surely covers: only one if the size of its kind is unsure."""
        return self.spaces if self.type is None or self.type.footprint.sure else (self.at,)


def laid_tokens(tokens: Iterable[Token], kinds: Kinds) -> Iterator[LaidToken]:
    """Yield every token with a place, in the order of the file and of its `spaces`."""
    for element in tokens:
        kind = kinds.tokens.get(element.kind)
        size = kind.footprint(element.size) if kind is not None else (1, 1)
        for at in element.places:
            spend(2 + size[0] * size[1] // 4)
            yield LaidToken(element, kind, at, footprint_spaces(size, at, element.turn))


def laid_figures(figures: Iterable[Figure], kinds: Kinds) -> Iterator[LaidFigure]:
    """Yield every figure with a place, in the order of the file and of its `spaces`."""
    for element in figures:
        kind = kinds.figures.get(element.kind)
        size = kind.footprint.value if kind is not None else (1, 1)
        for at in element.places:
            spend(2)
            yield LaidFigure(element, kind, at, footprint_spaces(size, at, element.turn))


def present(marines: int | tuple[int, ...] | None, count: int) -> bool:
    """True if something with a `marines` key is present with `count` marines.

    Rule: scenario format, `tokens`: 2 = with 2 or more, [1, 3] = exactly.
    """
    if marines is None:
        return True
    return count >= marines if isinstance(marines, int) else count in marines
