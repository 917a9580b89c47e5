"""A game of 2004 that begins in a position, and the position that one has come to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kneedeep.rules.position import Position

if TYPE_CHECKING:
    from kneedeep.rules.doom2004.game import Doom2004Game
    from kneedeep.rules.doom2004.state import State
    from kneedeep.rules.event import Event


def set_up_at(
    game: Doom2004Game, players: int, seed: int, position: Position, events: list[Event] | None = None
) -> State:
    """Return the state at the first decision of a game that begins in a position.

    Set-up decisions of the scenario (choices, decks, hidden tokens) are made in the first way that is legal. `events`
    gets what is on the table. Raises PositionError for what does not fit, UnplayableError as `Game.setup` does.
    """
    from kneedeep.rules.doom2004.position import placement, state_codec

    tables = game.tables(players)
    state = placement.opened(game, tables, seed)
    if position.carried is None:
        placement.place(game, tables, state, position)
    else:
        state_codec.decode_state(game, tables, state, position)
    if events is not None:
        events += placement.table_events(tables, state)
    return state


def position_of(game: Doom2004Game, state: State, on: Doom2004Game | None = None) -> Position:
    """Return the position that a game under way has come to, for a game on the same scenario or on a changed one (`on`).

    What was taken off the changed map goes by the board; what its map has no place for is refused when the game begins
    there. Dice and the order of the deck are new. Raises UndecidedError in the middle of a decision.
    """
    from kneedeep.rules.doom2004.position import state_codec

    return state_codec.encode_state(game, state, on or game)
