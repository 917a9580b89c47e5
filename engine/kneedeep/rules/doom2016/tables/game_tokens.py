"""The tokens of a scenario, one by one: the type of each, and its place until it is removed."""

from collections.abc import Mapping
from typing import NamedTuple

from kneedeep.board import Board
from kneedeep.model.catalog import TokenType
from kneedeep.model.catalog.invader_setup import PORTAL_COLORS
from kneedeep.model.scenario.model import Token
from kneedeep.model.scenario.record import Record
from kneedeep.rules.numbers import AreaNumber, TokenNumber
from kneedeep.rules.scenario_tokens import scenario_tokens, spare_tokens

ON, ADJACENT = "on", "adjacent"
NO_ACTION, MAIN, BONUS = range(3)
"""The action that using a token takes."""


class GameToken(NamedTuple):
    """One cardboard token, by number.

    `spaces`, `bits`: its place, empty if its space is chosen or a step gives it. `area`: index of its area,
    -1 for none. `color`: tier of a portal. `thing`: its item or kind. `placed`: put on the map only by a step
    of the script. `choice`: set up only if a choice says so. `uses`: how often it can be used, for `cost`
    points or an `action`, from where.
    """

    number: TokenNumber
    element: Token
    kind: str
    type: TokenType
    spaces: tuple[int, ...]
    bits: int
    area: AreaNumber
    color: int
    thing: str
    placed: bool
    choice: bool
    uses: int
    cost: int
    action: int
    use_from: str

    @property
    def is_item(self) -> bool:
        """Return whether marines gain it. Rule: RUL16-165."""
        return self.type.taken


def game_tokens_of(board: Board, areas: Mapping[str, int], marines: int) -> tuple[list[GameToken], int]:
    """All possible tokens for a number of marines, and the number of the first without a place.

    First those of the file in its order, then those that steps place, then those that steps give and figures
    or portals carry. Several in one space count one by one.
    """
    scenario = board.scenario
    chosen = {entry["token"] for choice in scenario.choices for group in choice.of for entry in group}
    own = {kind.id: kind for kind in scenario.token_types}
    found: list[GameToken] = []

    def add(element: Token, kind: TokenType, spaces: tuple[tuple[int, int], ...], *, placed: bool) -> None:
        numbers = tuple(board.number[space] for space in spaces if space in board.number)
        area = areas.get(board.area_of[numbers[0]], -1) if numbers else areas.get(element.in_area or "", -1)
        home = own.get(element.kind)
        use: Record | None = home.use if home is not None else element.use
        usable = kind.own_use or use is not None
        cost = use.get("cost", {}) if use is not None else {}
        actions = {"main": MAIN, "bonus": BONUS}
        action = actions.get(str(cost.get("action", "")), NO_ACTION)
        for _ in range(element.count):
            found.append(
                GameToken(
                    number=TokenNumber(len(found)),
                    element=element,
                    kind=element.kind,
                    type=kind,
                    spaces=numbers,
                    bits=sum(1 << number for number in numbers),
                    area=AreaNumber(area),
                    color=PORTAL_COLORS.index(element.color) if element.color in PORTAL_COLORS else -1,
                    thing=element.item or element.kind,
                    placed=placed,
                    choice=element.id in chosen if element.id else False,
                    uses=int(use.get("times", 1)) if use is not None else int(usable),
                    cost=int(cost.get("points", 0 if action else 1)),
                    action=action,
                    use_from=(str(use.get("from", ON)) if use is not None else ON) if usable else "",
                )
            )

    for token in scenario_tokens(board, marines):
        add(token.element, token.type, token.spaces, placed=token.placed)
    spare = len(found)
    for token in spare_tokens(board):
        add(token.element, token.type, token.spaces, placed=token.placed)
    return found, spare
