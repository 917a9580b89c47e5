"""A player who takes any legal action, and invariants that are checked during the game."""

import json
import random
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import pytest

from kneedeep.games.bots import bot_named
from kneedeep.model.geometry.bits import each_number
from kneedeep.model.geometry.single_center_line import crossed_spaces
from kneedeep.model.scenario.model import Scenario
from kneedeep.rules import Action, Game, IllegalActionError
from kneedeep.rules.doom2004 import doom_2004
from kneedeep.rules.doom2004.board.figures import armor_of
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.game import Doom2004Game
from kneedeep.rules.doom2004.harm.wounds import full_wounds
from kneedeep.rules.doom2004.names.game_names import ORDERS
from kneedeep.rules.doom2004.state import OFF, ON_BOARD, State
from kneedeep.rules.doom2004.tables.figure_kinds import UNLIMITED
from kneedeep.rules.stage_game import StageGame
from kneedeep.rules.state import INVADER, CommonState
from tests.support.oracles.table_rebuild import Table, table_of
from tests.support.reading import read_once

SCENARIOS = Path(__file__).parents[2] / "scenarios"
MOST_DECISIONS = 60_000
StateOf = TypeVar("StateOf", bound=CommonState)


_LARGE = [pytest.param(name, marks=pytest.mark.nightly) for name in ("long-watch", "split-shift")]
on_maps = pytest.mark.parametrize("name", ["airless", "deep-freeze", "tutorial", *_LARGE])
"""Runs a test on shipped maps, the large ones nightly."""


class Played(NamedTuple):
    """A shipped scenario, for how many marines, with what seed."""

    scenario: str
    players: int
    seed: int


def shipped(name: str) -> Scenario:
    """A scenario that ships with the program."""
    scenario = read_once((SCENARIOS / f"{name}.yaml").read_bytes()).scenario
    assert scenario is not None
    return scenario


def game_of(text: str) -> Doom2004Game:
    """The game of a scenario given as YAML."""
    reading = read_once(text)
    assert reading.scenario is not None, reading.problems
    return doom_2004().on(reading.scenario)


def random_game(
    game: StageGame[Any, StateOf, Any], players: int, seed: int, most: int = MOST_DECISIONS
) -> Iterator[StateOf]:
    """The states of a random game, the same one changed in place."""
    rng = random.Random(seed)
    state = game.setup(players, seed)
    yield state
    for _ in range(most):
        if state.winner:
            return
        actions = game.legal_actions(state)
        game.apply(state, actions[int(rng.random() * len(actions))])
        yield state


def watched_game(game: Doom2004Game, players: int, seed: int, most: int = MOST_DECISIONS) -> State:
    """Play a random game to its end, looking at every state, with the table rebuilt from events alone."""
    rng = random.Random(seed)
    events: list[tuple[Any, ...]] = []
    state = game.setup(players, seed, events)
    table = Table()
    for event in events:
        table.follow(event)
    for number in range(most):
        assert_sound(game, state)
        assert table.data() == table_of(game, state).data()
        if state.winner:
            break
        actions = game.legal_actions(state)
        assert actions, state.stack
        assert len(set(actions)) == len(actions), actions
        assert_all_fields_given(game, actions)
        action = actions[int(rng.random() * len(actions))]
        happened: list[tuple[Any, ...]] = []
        if number % 50 == 0:
            silent = state.copy()
            before = state.digest()
            game.apply(silent, action)
            assert state.digest() == before, "a copy shares something that changes"
            game.apply(state, action, happened)
            assert silent.digest() == state.digest(), "events change the game"
            again = game.load(json.loads(json.dumps(state.data())))
            assert again == state
            assert game.legal_actions(again) == game.legal_actions(state)
        else:
            game.apply(state, action, happened)
        for event in happened:
            table.follow(event)
    return state


def assert_events_change_nothing(game: Game, seed: int, rng: random.Random, most: int) -> None:
    """Two random games of the same actions are the same, whether their events are asked for or not."""
    quiet, loud = game.setup(2, seed), game.setup(2, seed, [])
    assert quiet == loud
    for _ in range(most):
        if not (actions := game.legal_actions(quiet)):
            break
        action = actions[int(rng.random() * len(actions))]
        game.apply(quiet, action)
        game.apply(loud, action, [])
        assert quiet == loud


def assert_only_what_is_legal_is_taken(game: Game, seed: int, rng: random.Random, most: int) -> None:
    """What was legal a moment ago is refused when it is no longer."""
    state = game.setup(2, seed)
    refused = 0
    for _ in range(most):
        if not (actions := list(game.legal_actions(state))):
            break
        before = state.copy()
        game.apply(state, actions[int(rng.random() * len(actions))])
        gone = next((action for action in actions if action not in game.legal_actions(state)), None)
        if gone is not None:
            with pytest.raises(IllegalActionError):
                game.step(state, gone)
            refused += 1
        assert game.legal_actions(before) == actions, "asking what is legal changes nothing"
    assert refused


def assert_all_fields_given(game: Game, actions: Sequence[Action]) -> None:
    """Legal actions give all fields of their kinds. Optional ones may be left out if they are 0."""
    for name, *numbers in actions:
        left_out = game.kinds[name].fields[len(numbers) :]
        assert len(numbers) <= len(game.kinds[name].fields), (name, numbers)
        assert all(field.optional for field in left_out), (name, numbers)


def assert_sound(game: Doom2004Game, state: State) -> None:
    """Everything that must hold in every state in which somebody decides."""
    t: CompiledScenario = game.tables(state.players)
    p = t.parameters
    on_board = [figure for figure, at in enumerate(state.at) if at != OFF]
    assert sorted((*state.squad, *state.crowd, *state.others)) == on_board
    for figure in on_board:
        body = state.body[figure]
        assert body == t.terrain.cover[state.shape[figure]][state.at[figure]] and body
        assert not body & ~state.revealed, f"figure {figure} stands on what is not revealed"
        assert 0 < state.left[figure] <= full_wounds(t, state, figure)
        assert armor_of(t, state, figure) >= 1
    active = {stage[1] for stage in state.stack if stage[0] in ("marine", "activation", "bot")}
    for figure in on_board:
        for other in on_board:
            if figure < other and state.body[figure] & state.body[other]:
                assert active & {figure, other}, f"{figure} and {other} share a space"
    sharers = [
        figure
        for figure in on_board
        if any(state.body[figure] & state.body[other] for other in on_board if other != figure)
    ]
    assert sorted(state.sharing) == sharers
    for number, kind in enumerate(t.kinds):
        if kind.limit != UNLIMITED and number:
            assert sum(1 for figure in on_board if state.kind[figure] == number) <= kind.limit
    begun = not any(stage[0] == "opening" for stage in state.stack)
    for seat in range(state.players):
        assert (state.at[seat] != OFF) == (state.status[seat] == ON_BOARD and begun)
        assert state.armor[seat] >= 0 and 0 <= state.order[seat] < len(ORDERS)
        assert min(state.ammo[3 * seat : 3 * seat + 3]) >= 0 and state.adrenaline[seat] >= 0
    assert not any(stage[0] == "deck" for stage in state.stack) or not state.deck
    assert tuple(sorted((*state.hand, *state.deck, *state.discard))) in ((), *t.decks)
    if not state.winner and not any(stage[0] == "discarding" for stage in state.stack):
        assert len(state.hand) <= p.hand_max
    assert state.ground is t.terrain.ground(state.doors, state.blocked, state.opaque)
    if begun:
        assert_all_revealed(t, state)
    marines = [state.body[figure] for figure in state.squad]
    assert state.marine_bits == _together(marines)
    assert state.invader_bits == _together([state.body[figure] for figure in state.crowd])
    assert state.other_bits == _together([state.body[figure] for figure in state.others])


def assert_all_revealed(t: CompiledScenario, state: State) -> None:
    """No marine sees unrevealed things. Figures hide them unless a house rule forbids it. Rule: RUL-13 to RUL-15."""
    hide = t.parameters.reveal_sight == "figures-block"
    everybody = state.marine_bits | state.invader_bits | state.other_bits
    for seat in range(state.players):
        at = state.at[seat]
        for space in each_number(state.ground.look(at) & ~state.revealed if at != OFF else 0):
            (x, y), (bx, by) = t.terrain.spaces[at], t.terrain.spaces[space]
            hidden = False
            for dx, dy in crossed_spaces(bx - x, by - y):
                number = t.terrain.number[x + dx, y + dy]
                if not state.revealed >> number & 1:
                    break
                hidden |= bool(hide and everybody >> number & 1)
            assert hidden, f"marine {seat} sees {bx},{by}"


def _together(bodies: list[int]) -> int:
    found = 0
    for body in bodies:
        found |= body
    return found


def planned(
    game: StageGame[Any, Any, Any], marines: str, invaders: str, winner: int, longest: int
) -> tuple[int, list[Action]]:
    """A seed and the actions of a short game with one marine that a side wins, played by bots."""
    for seed in range(60):
        bots = bot_named(marines, game, 1, seed), bot_named(invaders, game, 1, seed + 1)
        state = game.setup(1, seed)
        actions: list[Action] = []
        while not state.winner and len(actions) < longest:
            legal = game.legal_actions(state)
            side = "invaders" if state.player == INVADER else "marines"
            chosen = bots[state.player == INVADER].choose(partial(game.view, state, side), legal)
            # Of cards that are alike the window shows the first.
            words = game.describe(state, chosen)
            actions.append(next(action for action in legal if game.describe(state, action) == words))
            game.apply(state, actions[-1])
        if state.winner == winner:
            return seed, actions
    raise AssertionError("no bot wins a short game")
