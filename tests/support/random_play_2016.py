"""Random games of the 2016 edition, and what must hold all the time while they are played."""

import json
import random
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from kneedeep.model.scenario.model import Scenario
from kneedeep.rules import Action, Event
from kneedeep.rules.doom2016 import doom_2016
from kneedeep.rules.doom2016.game import Doom2016Game
from kneedeep.rules.doom2016.state import FRAGGED, INVADERS_WON, MARINES_WON, OFF, ON_BOARD, State
from tests.support.oracles.second_game.comparison import SETTLED, Comparison
from tests.support.oracles.second_game.ends import holds
from tests.support.oracles.second_game.following import Following
from tests.support.oracles.second_game.reading import Reader
from tests.support.oracles.second_game.scene import DEMON
from tests.support.random_play import assert_all_fields_given
from tests.support.reading import read_once

MOST_DECISIONS = 60_000
ACTING = ("marine", "demon", "free-move")
"""Stages in which a figure moves: it may share spaces with others in passing."""


def game_2016(scenario: Scenario | str) -> Doom2016Game:
    """Return the game of a scenario, or of one given as YAML."""
    if isinstance(scenario, str):
        reading = read_once(scenario)
        assert reading.scenario is not None and not reading.problems, reading.problems
        scenario = reading.scenario
    return doom_2016().on(scenario)


class WatchedGame:
    """A random game in which every state is looked at, and every decision compared with the plain rules."""

    def __init__(self, game: Doom2016Game, players: int, seed: int, victory: Mapping[str, Any] | None = None) -> None:
        """Set up a game. `victory`: the file's conditions, to check the end of the game."""
        self.game = game
        self.rng = random.Random(seed)
        events: list[Event] = []
        self.state = game.setup(players, seed, events)
        reader = Reader(game, players)
        self.comparison = Comparison(reader)
        self.following = Following(reader)
        self.following.follow(events)
        self.reader = reader
        self.victory = victory or {}
        self.decisions = 0

    def play(self, most: int = MOST_DECISIONS, compared: float = 1.0) -> State:
        """Play to the end. `compared`: the share of decisions that are compared with the plain rules."""
        while not self.state.winner and self.decisions < most:
            self.step(compared)
        return self.state

    def step(self, compared: float = 1.0) -> None:
        """Look at the state and take any legal action."""
        game, state, rng = self.game, self.state, self.rng
        assert_sound_2016(self.reader, state)
        actions = game.legal_actions(state)
        assert actions, state.stack
        assert len(set(actions)) == len(actions), actions
        assert_all_fields_given(game, actions)
        looks = rng.random() < compared
        if looks:
            self.comparison.check(state, actions)
        action = self._chosen(actions)
        happened: list[Event] = []
        expected = self.comparison.expected_move(state, action) if looks else None
        second = self.comparison.expects_second_card(state, action) if looks else None
        active = state.active
        before = state.copy() if action[0] in ("respawn", "gain") else None
        left = self.comparison.points_after(state, action) if looks else None
        if self.decisions % 50 == 0:
            self._apply_twice(action, happened)
        else:
            game.apply(state, action, happened)
        self.decisions += 1
        if second is not None and not state.winner:
            assert (state.stack[-1][0] == "second-card") == second, f"cover: {second}"
        self._look_at_hands(active, happened)
        if before is not None and action[0] == "gain":
            self.comparison.check_gain(state, before, action)
        elif before is not None:
            self.comparison.check_respawn(state, before, action, happened)
        if left is not None and not state.winner:
            self.comparison.check_points(state, left)
        if state.round == 1 and not state.winner and any(event[0] == "start" for event in happened):
            self.comparison.check_start(state)
        if expected is not None:
            self.comparison.check_move(state, expected, happened)
        self.following.follow(happened)
        self._compare_ends()
        if looks and not state.winner:
            self.following.compare(state)
        if not state.winner and not any(stage[0] == "place-demon" for stage in state.stack):
            self.following.initiative(state)

    def _chosen(self, actions: Sequence[Action]) -> Action:
        """Any action. Every second time any sort of action first, so that rare ones are taken more often."""
        rng = self.rng
        if rng.random() < 0.5:
            names = sorted({action[0] for action in actions if action[0] != "end"})
            if names:
                name = rng.choice(names)
                actions = [action for action in actions if action[0] == name]
        return actions[int(rng.random() * len(actions))]

    def _look_at_hands(self, active: int, happened: list[Event]) -> None:
        """The active side has drawn up once the next card is revealed. Nothing is stored after a summoning.

        Rule: RUL16-26, RUL16-44, RUL16-150.
        """
        state, t = self.state, self.reader.tables
        names = {event[0] for event in happened}
        if state.winner:
            return
        if "turn" in names and active >= 0 and not {"fragged", "reaction"} & names:
            own = [*state.deck[active], *state.discard[active]]
            if state.active != active and state.status[active] == ON_BOARD:
                assert not state.front[active]
                assert len(state.hand[active]) >= t.parameters.hand or not own
        stage = state.stack[-1]
        if stage[0] == "argent" and stage.left == t.parameters.argent:
            piles = [*state.event_deck, *state.event_discard]
            assert len(state.event_hand) >= t.parameters.event_hand or not piles
        busy = {"summoning", "assault", "group", "place-demon", "put-argent", "carrier"}
        if any(event[0] == "gone" and event[2] == "summoned" for event in happened):
            assert not state.stored or busy & {own[0] for own in state.stack}, "Argent Power is still stored"

    def _compare_ends(self) -> None:
        """The game is over just when a side's condition holds, as far as it can be judged. Rule: RUL16-171, RUL16-172."""
        state, victory = self.state, self.victory
        course = self.following.course(state)
        for winner, side in ((MARINES_WON, "marines"), (INVADERS_WON, "invaders")):
            met = holds(victory[side], course) if side in victory else None
            if state.winner == winner:
                assert met is not False, f"the {side} win with {course}"
                self.comparison.counted[f"{side} won"] += met is True
            elif not state.winner and met and (side == "invaders" or state.stack[-1][0] in SETTLED):
                raise AssertionError(f"{side} have won by {victory[side]}: {course}")

    def _apply_twice(self, action: Action, happened: list[Event]) -> None:
        """Carry an action out with and without events, on a copy and after saving and loading."""
        game, state = self.game, self.state
        silent, before = state.copy(), state.digest()
        game.apply(silent, action)
        assert state.digest() == before, "a copy shares something that changes"
        loaded = game.load(json.loads(json.dumps(state.data())))
        assert loaded == state and loaded.digest() == before
        assert game.legal_actions(loaded) == game.legal_actions(state)
        game.apply(loaded, action)
        game.apply(state, action, happened)
        assert silent.digest() == state.digest() == loaded.digest(), "events or loading change the game"


def assert_sound_2016(reader: Reader, state: State) -> None:
    """Check everything that must hold in every state in which somebody decides."""
    t = reader.tables
    assert not state.winner or state.stack[-1][0] == "over"
    on_map = [figure for figure, at in enumerate(state.at) if at != OFF]
    opened = _opened(reader, state)
    assert sorted((*state.squad, *state.crowd, *state.others)) == on_map
    begun = not any(stage[0] == "opening" for stage in state.stack)
    bodies = {}
    for number in on_map:
        figure = reader.figure(state, number)
        bodies[number] = figure.body
        assert figure.body <= reader.map.spaces
        assert reader.map.fits(opened, figure.body), f"{figure} can't be there"
        assert reader.listed(state.body[number]) == figure.body
        assert 0 <= figure.damage < figure.health, f"{figure} has too much damage"
        assert (number in state.crowd) == (figure.side == DEMON)
    _assert_nobody_shares(state, bodies)
    for seat in range(state.players):
        assert (state.at[seat] != OFF) == (state.status[seat] == ON_BOARD and begun)
        if state.status[seat] == FRAGGED:
            assert not state.front[seat] and not state.stunned >> seat & 1
    for bits, figures in (
        (state.marine_bits, state.squad),
        (state.demon_bits, state.crowd),
        (state.other_bits, state.others),
    ):
        assert reader.listed(bits) == frozenset().union(*(bodies[figure] for figure in figures))
    large = [bodies[figure] for figure in on_map if len(bodies[figure]) > 1]
    assert reader.listed(state.large_bits) == frozenset().union(*large)
    _assert_cards_complete(reader, state, begun=begun)
    _assert_demon_cards(reader, state)
    for stage in state.stack:
        if stage[0] in ACTING:
            assert stage.points >= 0
            assert state.at[stage.figure] != OFF, "a figure that is gone goes on acting"
        assert stage[0] != "marine" or stage.mains >= 0
        assert stage[0] != "demon" or stage.attacks >= 0
    assert min(state.stored, state.threat, state.frags, *state.argent, *state.supply) >= 0
    assert not state.portals & ~state.lying
    assert state.ground is t.ground(state.doors)


def _opened(reader: Reader, state: State) -> frozenset[int]:
    return frozenset(number for number in reader.map.doors if state.doors >> number & 1)


def _assert_nobody_shares(state: State, bodies: dict[int, frozenset[tuple[int, int]]]) -> None:
    """No two figures share a space, except the moving one and those giving way. Rule: RUL16-64, RUL16-76."""
    moving = {stage.figure for stage in state.stack if stage[0] in (*ACTING, "give-way")}
    for one, body in bodies.items():
        for other, taken in bodies.items():
            if one < other and body & taken:
                assert moving & {one, other}, f"{one} and {other} share a space"


def _assert_cards_complete(reader: Reader, state: State, *, begun: bool) -> None:
    """No card is lost or comes from nowhere. Rule: RUL16-05, RUL16-44, RUL16-45, RUL16-167."""
    t = reader.tables
    revealed = {stage.defender: stage.defense for stage in state.stack if stage[0] == "attack"}
    for seat in range(state.players):
        held = [*state.deck[seat], *state.hand[seat], *state.discard[seat], *state.front[seat]]
        held += [card for defender, card in revealed.items() if defender == seat and card >= 0]
        sets = ["uac", *(t.weapons[weapon] for weapon in state.weapons[seat])]
        every = Counter(card for name in sets for card in t.cards.sets[name])
        assert Counter(held) == every or (not held and not begun), f"cards of seat {seat}"
    for weapon, name in enumerate(t.weapons):
        taken = sum(own.count(weapon) for own in state.weapons)
        assert state.supply[weapon] + taken == t.supply[weapon], name
    events = [*state.event_deck, *state.event_hand, *state.event_discard]
    events += [card for defender, card in revealed.items() if defender >= state.players and card >= 0]
    assert len(set(events)) == len(events), "an event twice"
    if begun:
        assert len(events) == 6 * t.parameters.event_sets
    glory = [*state.glory_deck, *state.glory_discard, *(card for own in state.glory for card in own)]
    assert sorted(glory) == list(range(len(t.cards.glory))) or not begun


def _assert_demon_cards(reader: Reader, state: State) -> None:
    """A demon card is faceup just while a figure of its type is on the map. Rule: RUL16-09, RUL16-126, RUL16-127."""
    on_map = {state.kind[figure] for figure in state.crowd}
    faceup = {number for number in range(len(reader.tables.kinds)) if state.faceup >> number & 1}
    summoning = any(stage[0] == "place-demon" for stage in state.stack)
    assert faceup == on_map or (summoning and faceup < on_map)
    if reader.map.rule("facedown_argent", "discard") == "discard":
        assert all(not tokens or number in faceup for number, tokens in enumerate(state.argent))
