"""What is set up with so many marines in one branch of the choices, and what steps of the script may add."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from kneedeep.board import Board
from kneedeep.board.laid_things import laid_figures, laid_tokens, present
from kneedeep.catalog import FigureType, TokenType
from kneedeep.geometry.space import Space
from kneedeep.scenario.element import keys_of, read_element
from kneedeep.scenario.model import Clear, Figure, Token
from kneedeep.scenario.script import Condition, Effect, condition
from kneedeep.scenario.value_shapes import thawed
from kneedeep.script.conditions import leaves_of


class Branch(NamedTuple):
    """One way in which choices and `in: AREA` may turn out.

    `absent`: serials of elements that are not set up. `lying`: (serial, which copy) -> bit set of spaces, one of
    which the copy lies on. `by_marines`, `by_others`: (serial of the choice, number of the entry drawn); branches that
    differ in what the marines chose alone are theirs to pick.
    """

    absent: frozenset[int] = frozenset()
    lying: tuple[tuple[int, int, int], ...] = ()
    by_marines: tuple[tuple[int, int], ...] = ()
    by_others: tuple[tuple[int, int], ...] = ()


ONLY = Branch()
"""The one branch of a scenario in which nothing is chosen."""


class TokenThing(NamedTuple):
    """One token: `spaces` as a bit set; `any_space`: it lies on one of them, nobody knows which; `step`: who places it."""

    element: Token
    type: TokenType | None
    at: Space | None
    spaces: int
    any_space: bool
    step: int | None


class FigureThing(NamedTuple):
    """One invader; `step`: which `place` step sets it up, None when the file does."""

    element: Figure
    type: FigureType | None
    at: Space | None
    spaces: int
    any_space: bool
    step: int | None


class Script(NamedTuple):
    """Everything that the script of a scenario says, flat: conditions with where they stand, and all steps."""

    conditions: tuple[Condition, ...]
    victory: tuple[Condition, ...]
    effects: tuple[Effect, ...]

    def leaves(self, *kinds: str) -> Iterator[Condition]:
        """Yield the single conditions of some words, wherever they stand."""
        for given in (*self.conditions, *self.victory):
            for leaf in leaves_of(given):
                if leaf.kind in kinds:
                    yield leaf


def script_of(board: Board) -> Script:
    """Return all conditions and steps of the board's scenario, those of placed things too."""
    conditions: list[Condition] = []
    effects: list[Effect] = []
    scenario = board.scenario

    def of_element(element: Any) -> None:
        for key in keys_of(type(element)):
            value = getattr(element, key.attribute)
            if isinstance(value, Condition):
                conditions.append(value)
            elif isinstance(value, Clear):
                of_steps(value.do)
            elif isinstance(value, tuple) and value and isinstance(value[0], Effect):
                of_steps(value)
        if isinstance(element, Token):
            conditions.extend(given for _pad, given in targets(element) if given is not None)

    def of_steps(steps: Iterable[Effect]) -> None:
        for step in steps:
            effects.append(step)
            if step.kind == "place":
                of_element(placed_element(board, step))

    for section in ("areas", "doors", "tokens", "figures", "spawns", "triggers", "deadlines", "endings"):
        for element in getattr(scenario, section):
            of_element(element)
    won = scenario.victory
    victory = tuple(given for given in (won.marines, won.invaders) if given is not None)
    return Script(tuple(conditions), victory, tuple(effects))


def targets(token: Token) -> tuple[tuple[str, Condition | None], ...]:
    """Return where a teleporter's `to` leads, each with what that waits for."""
    found = []
    for entry in token.to:
        needs = entry.get("needs")
        if needs is not None and not isinstance(needs, Condition):
            needs = condition().read(thawed(needs))
        found.append((entry["pad"], needs))
    return tuple(found)


def placed_element(board: Board, step: Effect) -> Token | Figure:
    """Return the token or figure that a `place` step puts on the board; it has no serial of its own."""
    figure_keys = {key.name for key in keys_of(Figure)}
    is_token = step.value.get("kind") in board.kinds.tokens or not set(step.value) <= figure_keys
    thing = read_element(Token if is_token else Figure, thawed(step.value))
    assert isinstance(thing, (Token, Figure))
    return thing


def tokens_of(board: Board, marines: int, branch: Branch, places: Iterable[Effect]) -> list[TokenThing]:
    """Return the tokens of a branch, then those that the `place` steps may add (by their place in `places`)."""
    lying = {(serial, copy): spaces for serial, copy, spaces in branch.lying}
    found: list[TokenThing] = []
    here = [element for element in board.scenario.tokens if _set_up(element, marines, branch)]
    found += [thing for element in here for thing in _tokens(board, element, lying, None)]
    for number, step in enumerate(places):
        element = placed_element(board, step)
        if isinstance(element, Token) and present(element.marines, marines):
            found += _tokens(board, element, lying, number)
    return found


def figures_of(board: Board, marines: int, branch: Branch, places: Iterable[Effect]) -> list[FigureThing]:
    """Return the figures of a branch, then those that the `place` steps may add."""
    found: list[FigureThing] = []
    here = [element for element in board.scenario.figures if _set_up(element, marines, branch)]
    found += [thing for element in here for thing in _figures(board, element, None)]
    for number, step in enumerate(places):
        element = placed_element(board, step)
        if isinstance(element, Figure) and present(element.marines, marines):
            found += _figures(board, element, number)
    return found


def _set_up(element: Token | Figure, marines: int, branch: Branch) -> bool:
    return element.serial not in branch.absent and present(element.marines, marines)


def _tokens(
    board: Board, element: Token, lying: dict[tuple[int, int], int], step: int | None
) -> Iterator[TokenThing]:
    if element.in_area is not None:
        kind = board.kinds.tokens.get(element.kind)
        everywhere = board.bits(board.areas.get(element.in_area, ()))
        for copy in range(element.count):
            spaces = lying.get((element.serial, copy), everywhere)
            yield TokenThing(element, kind, None, spaces, True, step)
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
