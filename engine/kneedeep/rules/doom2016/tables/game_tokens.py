"""The individual tokens of a scenario, with their types and places."""

from collections.abc import Mapping

from kneedeep.board import Board
from kneedeep.model.catalog.invader_setup import PORTAL_COLORS
from kneedeep.model.scenario.model import OwnTokenType, Record
from kneedeep.model.scenario.value import placed_value
from kneedeep.rules.scenario_tokens import SetupToken, numbered_tokens

ON, ADJACENT = "on", "adjacent"
NO_ACTION, MAIN, BONUS = range(3)
"""The action spent to use a token."""
_ACTIONS = {"main": MAIN, "bonus": BONUS}


@placed_value
class GameToken(SetupToken):
    """One cardboard token.

    `color`: tier of a portal. `uses`: number of uses, for `cost` points or an `action`. `use_from`: on or beside it.
    """

    color: int
    uses: int
    cost: int
    action: int
    use_from: str

    @property
    def is_item(self) -> bool:
        """Whether marines can gain the token. Rule: RUL16-165."""
        return self.type.taken


def game_tokens_of(board: Board, areas: Mapping[str, int], marines: int) -> tuple[list[GameToken], int]:
    """All possible tokens. See `numbered_tokens`."""
    own = {kind.id: kind for kind in board.scenario.token_types}
    numbered, spare = numbered_tokens(board, areas, marines)
    return [_game_token(token, own.get(token.kind)) for token in numbered], spare


def _game_token(token: SetupToken, home: OwnTokenType | None) -> GameToken:
    color = token.element.color
    use: Record | None = home.use if home is not None else token.element.use
    usable = token.type.own_use or use is not None
    asked = use if use is not None else Record({})
    cost = asked.get("cost", {})
    action = _ACTIONS.get(str(cost.get("action", "")), NO_ACTION)
    return GameToken(
        **vars(token),
        color=PORTAL_COLORS.index(color) if color in PORTAL_COLORS else -1,
        uses=int(asked.get("times", 1)) if usable else 0,
        cost=int(cost.get("points", 0 if action else 1)),
        action=action,
        use_from=str(asked.get("from", ON)) if usable else "",
    )
