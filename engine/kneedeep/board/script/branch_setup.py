"""Set-up for a number of marines in one branch of the choices, and possible additions by the script."""

from collections.abc import Iterable, Iterator
from itertools import combinations, product
from math import comb, prod
from typing import NamedTuple

from kneedeep.board import Board, laid_figures, laid_tokens, present
from kneedeep.board.script.conditions import leaves_of
from kneedeep.board.script.script_steps import ScriptStep, placed_element, read_needs, script_steps
from kneedeep.model.catalog import FigureType, TokenType
from kneedeep.model.geometry.space import Space
from kneedeep.model.scenario.model import Choice, Condition, Effect, Figure, Token


class Branch(NamedTuple):
    """One outcome of choices and `in: AREA`.

    `absent`: serials of elements that are not set up. `lying`: (serial, index of the copy) -> bit set of spaces, one
    of which has the copy. `by_marines`, `by_others`: (serial of the choice, number of the entry drawn).
    The marines pick among branches that differ only in their choices.
    """

    absent: frozenset[int] = frozenset()
    lying: tuple[tuple[int, int, int], ...] = ()
    by_marines: tuple[tuple[int, int], ...] = ()
    by_others: tuple[tuple[int, int], ...] = ()


ONLY = Branch()
"""The only branch of a scenario without choices."""


def draw_count(choices: Iterable[Choice]) -> int:
    """The number of ways in which choices can be drawn together."""
    return prod(comb(len(choice.of), min(choice.draw, len(choice.of))) for choice in choices)


def every_draw(choices: Iterable[Choice]) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Yield every way to draw choices together: the numbers of the drawn entries for each choice."""
    return product(*(combinations(range(len(choice.of)), min(choice.draw, len(choice.of))) for choice in choices))


class TokenThing(NamedTuple):
    """One token. `spaces`: a bit set. `any_space`: it is on an unknown one of them. `step`: the step that places it."""

    element: Token
    type: TokenType | None
    at: Space | None
    spaces: int
    any_space: bool
    step: int | None


class FigureThing(NamedTuple):
    """One invader. `step`: the `place` step that sets it up, None if the file does."""

    element: Figure
    type: FigureType | None
    at: Space | None
    spaces: int
    any_space: bool
    step: int | None


class Script(NamedTuple):
    """The whole script of a scenario as flat lists: conditions with their places, and all steps."""

    conditions: tuple[Condition, ...]
    victory: tuple[Condition, ...]
    effects: tuple[Effect, ...]

    def leaves(self, *kinds: str) -> Iterator[Condition]:
        """Yield the single conditions with one of some words, at any place."""
        for given in (*self.conditions, *self.victory):
            for leaf in leaves_of(given):
                if leaf.kind in kinds:
                    yield leaf

    def placed(self, board: Board) -> list[Token | Figure]:
        """The things that `place` steps put on the board, in the order of the steps."""
        return [placed_element(step.value, board.kinds.tokens) for step in self.effects if step.kind == "place"]


def script_of(board: Board) -> Script:
    """All conditions and steps of the board's scenario, including those of placed things."""
    every = script_steps(board.scenario, board.kinds.tokens)
    steps = [step for step in every if isinstance(step, ScriptStep) and not step.inner]
    conditions = [(step.path[0], step.script) for step in steps if isinstance(step.script, Condition)]
    plain, wins = (tuple(given for key, given in conditions if (key == "victory") is won) for won in (False, True))
    return Script(plain, wins, tuple(step.script for step in steps if isinstance(step.script, Effect)))


def targets(token: Token) -> tuple[tuple[str, Condition | None], ...]:
    """The targets of a teleporter's `to`, each with its condition."""
    return tuple((entry["pad"], read_needs(entry)) for entry in token.to)


def tokens_of(board: Board, marines: int, branch: Branch, placed: Iterable[Token | Figure]) -> list[TokenThing]:
    """The tokens of a branch, then possible ones of the `place` steps (by their index in `placed`)."""
    lying = {(serial, copy): spaces for serial, copy, spaces in branch.lying}
    here = ((element, None) for element in board.scenario.tokens if element.serial not in branch.absent)
    later = ((element, step) for step, element in enumerate(placed) if isinstance(element, Token))
    there = [(element, step) for element, step in (*here, *later) if present(element.marines, marines)]
    return [thing for element, step in there for thing in _tokens(board, element, lying, step)]


def figures_of(board: Board, marines: int, branch: Branch, placed: Iterable[Token | Figure]) -> list[FigureThing]:
    """The figures of a branch, then possible ones of the `place` steps."""
    here = ((element, None) for element in board.scenario.figures if element.serial not in branch.absent)
    later = ((element, step) for step, element in enumerate(placed) if isinstance(element, Figure))
    there = [(element, step) for element, step in (*here, *later) if present(element.marines, marines)]
    return [thing for element, step in there for thing in _figures(board, element, step)]


def _tokens(board: Board, element: Token, lying: dict[tuple[int, int], int], step: int | None) -> Iterator[TokenThing]:
    if element.in_area is not None:
        kind = board.kinds.tokens.get(element.kind)
        everywhere = board.bits(board.areas.get(element.in_area, ()))
        for copy in range(element.count):
            yield TokenThing(element, kind, None, lying.get((element.serial, copy), everywhere), True, step)
        return
    for laid in laid_tokens((element,), board.kinds):
        for _copy in range(element.count):
            yield TokenThing(element, laid.type, laid.at, board.bits(laid.spaces), False, step)


def _figures(board: Board, element: Figure, step: int | None) -> Iterator[FigureThing]:
    if element.in_area is not None:
        kind = board.kinds.figures.get(element.kind)
        everywhere = board.bits(board.areas.get(element.in_area, ()))
        for _copy in range(element.count):
            yield FigureThing(element, kind, None, everywhere, True, step)
        return
    for laid in laid_figures((element,), board.kinds):
        yield FigureThing(element, laid.type, laid.at, board.bits(laid.spaces), False, step)
