"""The single tokens of a scenario: the type of each, and its place until its removal."""

from collections.abc import Mapping

from kneedeep.board import Board
from kneedeep.model.scenario.model import OwnTokenType, Record
from kneedeep.model.scenario.value import placed_value
from kneedeep.rules.doom2004.tables.attack_profile import AMMO
from kneedeep.rules.scenario_tokens import SetupToken, numbered_tokens

COLORS = ("red", "blue", "yellow")


@placed_value
class GameToken(SetupToken):
    """One cardboard token.

    `item`: index in AMMO for ammunition, else -1. `armor`, `wounds`: of a destructible token, 0 for all others. `uses`:
    its number of uses. `cost`: points for a use.
    """

    color: int
    item: int
    armor: int
    wounds: int
    uses: int
    cost: int
    use_from: str
    use_who: str


def game_tokens_of(board: Board, areas: Mapping[str, int], marines: int) -> tuple[list[GameToken], int]:
    """All possible tokens: see `numbered_tokens`."""
    own = {kind.id: kind for kind in board.scenario.token_types}
    numbered, spare = numbered_tokens(board, areas, marines)
    return [_game_token(token, own.get(token.kind)) for token in numbered], spare


def _game_token(token: SetupToken, home: OwnTokenType | None) -> GameToken:
    color, item = token.element.color, token.element.item
    use: Record | None = home.use if home is not None else None
    return GameToken(
        **vars(token),
        color=COLORS.index(color) if color in COLORS else -1,
        item=AMMO.index(item) if item in AMMO else -1,
        armor=(home.armor or 1) if home is not None else 1,
        wounds=(home.wounds or 0) if home is not None else 0,
        uses=int(use.get("times", 1)) if use is not None else 1,
        cost=int(use.get("cost", {}).get("points", 0)) if use is not None else 0,
        use_from=str(use.get("from", "on")) if use is not None else "",
        use_who=str(use.get("who", "any")) if use is not None else "",
    )
