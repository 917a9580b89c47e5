"""Swapped Equipment: two equipment tokens on the board change places. Name and moment are guesses, as its data file says."""

from collections.abc import Sequence

from kneedeep.rules import game_events
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.cards.event_card import EventCard
from kneedeep.rules.doom2004.event_texts import board_events
from kneedeep.rules.doom2004.parts import Action, CompiledScenario, OfToken, State, action_kind, ask_invader, stage_kind
from kneedeep.rules.doom2004.stages import TokenExchange
from kneedeep.rules.numbers import TokenNumber, each_token


def _aims(tables: CompiledScenario, state: State, figure: int, other: int) -> Sequence[int]:
    tokens = _equipment(tables, state)
    return [token for token in tokens if _partners(tables, state, tokens, token)]


def _equipment(tables: CompiledScenario, state: State) -> list[TokenNumber]:
    """The equipment on the board."""
    return [number for number in each_token(state.lying) if tables.pieces[number].type.taken]


def _partners(tables: CompiledScenario, state: State, tokens: Sequence[TokenNumber], token: int) -> list[TokenNumber]:
    """The tokens that can change places with `token`: those on other spaces."""
    here = tokens_on_board.space_of(tables, state, token)
    return [other for other in tokens if tokens_on_board.space_of(tables, state, other) != here]


def _play(tables: CompiledScenario, state: State, aim: int, figure: int, other: int) -> None:
    state.stack.append(TokenExchange("exchange", TokenNumber(aim)))


def _options(tables: CompiledScenario, state: State, stage: TokenExchange) -> list[Action]:
    return [("exchange", other) for other in _partners(tables, state, _equipment(tables, state), stage.token)]


def _exchange(tables: CompiledScenario, state: State, action: OfToken) -> None:
    first = state.stack.pop().token
    _, second = action
    there = tokens_on_board.space_of(tables, state, first)
    state.tell(board_events.Exchanged("exchanged", first, second))
    for number, space in ((first, tokens_on_board.space_of(tables, state, second)), (second, there)):
        tokens_on_board.move_to(tables, state, number, space)
        state.tell(game_events.Token("token", number, space))
    tokens_on_board.refresh_tokens(tables, state)


CARD = EventCard("swapped-equipment", ("invader-start",), _aims, _play, "token")
ACTIONS = (action_kind("exchange", _exchange),)
STAGES = (
    stage_kind(
        "exchange", TokenExchange, ask_invader, _options, situation=lambda n, t, s, stage: n.token_at(stage.token)
    ),
)
