"""The tokens of a scenario's set-up and script steps, in the order of their numbers in games."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from kneedeep.board import Board, laid_tokens, present
from kneedeep.board.script.branch_setup import script_of
from kneedeep.board.script.script_steps import Path, PlacedThing, script_steps, token_showing
from kneedeep.model.catalog import TokenType
from kneedeep.model.geometry.space import Space
from kneedeep.model.scenario.model import Condition, Door, Effect, Figure, Scenario, Token
from kneedeep.model.scenario.value import Value, placed_value
from kneedeep.rules.numbers import AreaNumber, KindNumber, SpaceNumber, TokenNumber

MOST_GIVEN = 1_000
"""The token limit of a step carried out by several events."""


class ScenarioToken(NamedTuple):
    """An entry of the file at a place. `spaces`: empty without a place. `placed`: only a step puts it on the map."""

    element: Token
    type: TokenType
    spaces: tuple[Space, ...]
    placed: bool


@placed_value
class SetupThing(Value):
    """A token or figure of the set-up, by number. `placed`: only a script step puts it on the board."""

    number: int
    element: Token | Figure
    placed: bool


@placed_value
class SetupToken(SetupThing):
    """One cardboard token, with the fields common to every ruleset.

    `spaces`, `bits`: its place, empty if its space is chosen or given by a step. `area`: index of its area, -1 for
    none. `thing`: its item or kind. `choice`: its set-up depends on a choice of the scenario.
    """

    number: TokenNumber
    element: Token
    kind: str
    type: TokenType
    spaces: tuple[SpaceNumber, ...]
    bits: int
    area: AreaNumber
    thing: str
    choice: bool


@placed_value
class SetupFigure(SetupThing):
    """A figure of the set-up. `anchor`: the first of its spaces, -1 for none."""

    element: Figure
    kind: KindNumber
    anchor: SpaceNumber
    shape: int


@placed_value
class GameDoor(Value):
    """A door of a game. `needs`: the condition to open it."""

    element: Door
    kind: str
    needs: Condition | None
    exit: bool


def chosen_names(scenario: Scenario) -> set[str | None]:
    """The names of the elements in set-up choices."""
    return {entry["token"] for choice in scenario.choices for group in choice.of for entry in group}


def numbered_tokens(board: Board, areas: Mapping[str, int], marines: int) -> tuple[list[SetupToken], int]:
    """All possible tokens for a number of marines, and the number of the first token without a place.

    The order is: tokens of the file, tokens placed by steps, then tokens given by steps or carried by figures or
    portals. Several in one space are numbered one by one.
    """
    chosen = chosen_names(board.scenario)
    found: list[SetupToken] = []
    laid = list(scenario_tokens(board, marines))
    for token in (*laid, *spare_tokens(board)):
        element = token.element
        spaces = tuple(SpaceNumber(board.number[space]) for space in token.spaces if space in board.number)
        name = board.area_of[spaces[0]] if spaces else element.in_area or ""
        for _ in range(element.count):
            found.append(
                SetupToken(
                    number=TokenNumber(len(found)),
                    element=element,
                    kind=element.kind,
                    type=token.type,
                    spaces=spaces,
                    bits=sum(1 << number for number in spaces),
                    area=AreaNumber(areas.get(name, -1)),
                    thing=element.item or element.kind,
                    placed=token.placed,
                    choice=element.id in chosen if element.id else False,
                )
            )
    return found, sum(token.element.count for token in laid)


def scenario_tokens(board: Board, marines: int) -> Iterator[ScenarioToken]:
    """Yield the possible tokens for a number of marines: tokens of the file, then tokens placed by steps.

    In both groups, tokens with a place come first. Tokens of unknown kinds are left out.
    """
    tokens = [token for token in board.scenario.tokens if present(token.marines, marines)]
    yield from _laid(board, tokens, placed=False)
    for element in script_of(board).placed(board):
        if isinstance(element, Token) and present(element.marines, marines):
            yield from _laid(board, [element], placed=True)


def scenario_figures(board: Board, marines: int) -> Iterator[tuple[Figure, bool]]:
    """Yield the figures for a number of marines: figures of the file, then figures placed by steps.

    Each comes with two flags: it waits for a step, it waits for a set-up choice.
    """
    chosen = chosen_names(board.scenario)
    for figure in board.scenario.figures:
        if present(figure.marines, marines):
            yield figure, not chosen.isdisjoint((figure.id, figure.group))
    for thing in script_of(board).placed(board):
        if isinstance(thing, Figure) and present(thing.marines, marines):
            yield thing, True


def spare_tokens(board: Board) -> Iterator[ScenarioToken]:
    """Yield the tokens without an initial place: those given by steps and those carried by figures and portals.

    Keys are left out, since a gained key has no place.
    """
    known = board.kinds.tokens
    for thing, count in _handed_out(board):
        kind, item = token_showing(thing, known)
        if thing != "key" and kind in known:
            yield ScenarioToken(Token(kind=kind, item=item, count=count), known[kind], (), placed=True)


def _handed_out(board: Board) -> Iterator[tuple[str, int]]:
    """Yield things given by steps or carried by elements, with their counts: each event of an element gives its own."""
    scenario = board.scenario
    elements: tuple[Token | Figure, ...] = (*scenario.tokens, *scenario.figures)
    events: dict[tuple[int, Path], int] = {(element.serial, ()): _events(board, element) for element in elements}
    for step in script_steps(scenario, board.kinds.tokens):
        if isinstance(step, PlacedThing):
            events[step.serial, step.path] = _events(board, step.element)
        elif isinstance(step.script, Effect) and step.script.kind == "give":
            owners = (events.get((step.serial, step.path[:end])) for end in reversed(range(len(step.path))))
            times = next((number for number in owners if number is not None), 1)
            count = int(step.script.params.get("count", 1))
            yield step.script.value, max(count, min(count * times, MOST_GIVEN))
    for element in elements:
        if element.carries:
            yield element.carries, _copies(element)


def _copies(element: Token | Figure) -> int:
    return max(1, len(element.places), element.count)


def _events(board: Board, element: Token | Figure) -> int:
    """The number of times an element's own event can happen: once for each copy and each use of an objective."""
    uses = 1
    if isinstance(element, Token) and element.use is not None and board.kinds.tokens[element.kind].own_use:
        uses = int(element.use.get("times", 1))
    return _copies(element) * uses


def _laid(board: Board, elements: list[Token], *, placed: bool) -> Iterator[ScenarioToken]:
    for laid in laid_tokens(elements, board.kinds):
        if laid.type is not None:
            yield ScenarioToken(laid.element, laid.type, laid.spaces, placed)
    for element in elements:
        kind = board.kinds.tokens.get(element.kind)
        if not element.places and kind is not None:
            yield ScenarioToken(element, kind, (), placed)
