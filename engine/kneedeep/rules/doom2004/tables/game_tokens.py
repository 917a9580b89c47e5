"""The tokens of a scenario, one by one: the type of each, and its place until it is removed."""

from typing import NamedTuple

from kneedeep.model.catalog import TokenType
from kneedeep.model.scenario.model import Scenario, Token
from kneedeep.model.scenario.record import Record
from kneedeep.rules.doom2004.tables.attack_profile import AMMO
from kneedeep.rules.doom2004.tables.board_tables import BoardTables
from kneedeep.rules.numbers import AreaNumber, SpaceNumber, TokenNumber
from kneedeep.rules.scenario_tokens import scenario_tokens, spare_tokens

COLORS = ("red", "blue", "yellow")


class GameToken(NamedTuple):
    """One cardboard token, by number.

    `spaces`, `bits`: its place, empty if its space is chosen. `area`: index of its area, -1 for none. `item`:
    index of ammunition (AMMO), else -1. `placed`: put on the board only by a step of the script. `choice`:
    set up only if a choice of the scenario says so. `armor`, `wounds`: of one that can be destroyed (0: it
    can't). `uses`: how often it can be used. `cost`: points for a use.
    """

    number: TokenNumber
    element: Token
    kind: str
    type: TokenType
    spaces: tuple[SpaceNumber, ...]
    bits: int
    area: AreaNumber
    color: int
    item: int
    thing: str
    placed: bool
    choice: bool
    armor: int
    wounds: int
    uses: int
    cost: int
    use_from: str
    use_who: str


def game_tokens_of(
    scenario: Scenario, terrain: BoardTables, areas: dict[str, int], marines: int
) -> tuple[list[GameToken], int]:
    """All possible tokens for a number of marines, and the number of the first without a place.

    First those of the file in its order, then those that steps place, then those that steps give and figures
    carry. Several in one space count one by one.
    """
    board = terrain.board
    chosen = {entry["token"] for choice in scenario.choices for group in choice.of for entry in group}
    own = {kind.id: kind for kind in scenario.token_types}
    found: list[GameToken] = []

    def add(element: Token, kind: TokenType, spaces: tuple[tuple[int, int], ...], *, placed: bool) -> None:
        numbers = tuple(SpaceNumber(terrain.number[space]) for space in spaces if space in terrain.number)
        area = areas.get(board.area_of[numbers[0]], -1) if numbers else areas.get(element.in_area or "", -1)
        home = own.get(element.kind)
        use: Record | None = home.use if home is not None else None
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
                    color=COLORS.index(element.color) if element.color in COLORS else -1,
                    item=AMMO.index(element.item) if element.item in AMMO else -1,
                    thing=element.item or element.kind,
                    placed=placed,
                    choice=element.id in chosen if element.id else False,
                    armor=(home.armor or 1) if home is not None else 1,
                    wounds=(home.wounds or 0) if home is not None else 0,
                    uses=int(use.get("times", 1)) if use is not None else 1,
                    cost=int(use.get("cost", {}).get("points", 0)) if use is not None else 0,
                    use_from=str(use.get("from", "on")) if use is not None else "",
                    use_who=str(use.get("who", "any")) if use is not None else "",
                )
            )

    for token in scenario_tokens(board, marines):
        add(token.element, token.type, token.spaces, placed=token.placed)
    spare = len(found)
    for token in spare_tokens(board):
        add(token.element, token.type, token.spaces, placed=token.placed)
    return found, spare
