"""A player of the 2016 edition who takes any legal action, and what must hold all the time while he plays."""

from __future__ import annotations

import json
import random
from typing import Any

from kneedeep.rules.doom2016 import doom_2016
from kneedeep.rules.doom2016.board.figures import count_of, health_of
from kneedeep.rules.doom2016.cards.compiled_cards import UAC
from kneedeep.rules.doom2016.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2016.game import Doom2016Game
from kneedeep.rules.doom2016.stages import FORCED, Attack, FigureTurn
from kneedeep.rules.doom2016.state import OFF, ON_BOARD, State
from tests.support.random_play import shipped

MOST_DECISIONS = 60_000
LOAD_EVERY = 50


def game_named(name: str) -> Doom2016Game:
    """The game of a scenario that ships with the program."""
    return doom_2016().on(shipped(name))


def watched_game(game: Doom2016Game, players: int, seed: int, most: int = MOST_DECISIONS) -> State:
    """Play a random game to its end, looking at every state."""
    rng = random.Random(seed)
    state = game.setup(players, seed)
    tables = game.tables(players)
    for number in range(most):
        assert_sound(tables, state)
        assert_cards(tables, state)
        if state.winner:
            break
        actions = game.legal_actions(state)
        assert actions, state.stack
        assert len(set(actions)) == len(actions), actions
        action = actions[int(rng.random() * len(actions))]
        if number % LOAD_EVERY == 0:
            silent, happened = state.copy(), list[tuple[Any, ...]]()
            before = state.digest()
            game.apply(silent, action)
            assert state.digest() == before, "a copy shares something that changes"
            game.apply(state, action, happened)
            assert silent.digest() == state.digest(), "events change the game"
            again = game.load(json.loads(json.dumps(state.data())))
            assert again == state
            assert again.winner or game.legal_actions(again) == game.legal_actions(state)
        else:
            game.apply(state, action)
    return state


def assert_cards(tables: CompiledScenario, state: State) -> None:
    """No card is lost and none is there twice: those of each marine are the sets of his weapons and everybody's."""
    if any(stage[0] in ("opening", "over") for stage in state.stack):
        return
    revealed = [stage for stage in state.stack if isinstance(stage, Attack) and stage.defense >= 0]
    for seat in range(state.players):
        own = [stage.defense for stage in revealed if stage.defender == seat]
        piles = (*state.deck[seat], *state.hand[seat], *state.discard[seat], *state.front[seat], *own)
        sets = (UAC, *(tables.weapons[weapon] for weapon in state.weapons[seat]))
        assert sorted(piles) == sorted(card for name in sets for card in tables.cards.sets[name])
    shown = [stage.defense for stage in revealed if stage.defender >= state.players]
    names = list(tables.cards.event_sets)
    events = (*state.event_deck, *state.event_hand, *state.event_discard, *shown)
    assert sorted(events) == sorted(
        card for number in state.event_sets for card in tables.cards.event_sets[names[number]]
    )
    glory = (*state.glory_deck, *state.glory_discard, *(card for own in state.glory for card in own))
    assert sorted(glory) == list(range(len(tables.cards.glory)))


def assert_sound(tables: CompiledScenario, state: State) -> None:
    """Everything that must hold in every state in which somebody decides."""
    on_map = [figure for figure, at in enumerate(state.at) if at != OFF]
    assert sorted((*state.squad, *state.crowd, *state.others)) == on_map
    for figure in on_map:
        body = state.body[figure]
        assert body == tables.body(state.ground, state.at[figure], state.shape[figure]) and body
        assert 0 <= state.damage[figure] < health_of(tables, state, figure)
    moving = {stage.figure for stage in state.stack if isinstance(stage, FigureTurn)}
    forced = any(stage[0] in FORCED for stage in state.stack)
    for figure in on_map:
        for other in on_map:
            if figure < other and state.body[figure] & state.body[other]:
                assert forced or moving & {figure, other}, f"{figure} and {other} share a space"
    for seat in range(state.players):
        assert (
            state.winner
            or state.status[seat] != ON_BOARD
            or state.at[seat] != OFF
            or state.stack[-1][0] != "marine"
        )
    for number, kind in enumerate(tables.kinds):
        count = count_of(state, number)
        assert not number or count <= kind.limit
        if number and kind.side == "invaders" and not forced and not state.winner:
            assert bool(count) == bool(state.faceup >> number & 1)
    assert all(argent >= 0 for argent in state.argent) and state.stored >= 0 and state.threat >= 0
    if tables.parameters.facedown_argent == "discard" and not forced:
        assert not any(argent and not state.faceup >> kind & 1 for kind, argent in enumerate(state.argent))
    assert state.marine_bits == _together(state, state.squad)
    assert state.demon_bits == _together(state, state.crowd)
    assert state.other_bits == _together(state, state.others)
    assert state.ground is tables.ground(state.doors)


def _together(state: State, figures: tuple[int, ...]) -> int:
    found = 0
    for figure in figures:
        found |= state.body[figure]
    return found
