"""The animation of events: whatever happens in a game of an edition, everything ends where the game has it."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from kneedeep.drawing.theme import DARK
from kneedeep.rules import Event, Game
from kneedeep.rules.registry import ruleset_for
from kneedeep_editor.canvas.table.animation import Animation
from kneedeep_editor.canvas.table.table_scene import Scene
from kneedeep_editor.playtest.board.game_animator import ANIMATIONS, Act, animation_of
from kneedeep_editor.playtest.board.game_picture import GamePicture
from tests.support.random_play import shipped

GAMES = [("tutorial", 3, 500), ("split-shift", 4, 500), ("range-day", 3, 500), ("specimen-run", 1, 400)]

_FAR = 3
"""Spaces that no figure comes over in one step."""


def animated(name: str, seed: int, most: int) -> Iterator[tuple[Game, list[Event], Scene, Scene, Animation]]:
    """A random game, each action with the scenes before and after it and what is seen between them."""
    rng = random.Random(seed)
    scenario = shipped(name)
    game = ruleset_for(scenario.ruleset).on(scenario)
    painter = GamePicture(game, DARK)
    state = game.setup(max(scenario.played_counts), seed)
    before = painter.scene(game.table_view(state, None), None)
    for _ in range(most):
        if state.winner:
            return
        events: list[Event] = []
        # Attacks first, so that much happens.
        legal = game.legal_actions(state)
        attacks = [action for action in legal if game.assistant.is_attack(action)]
        game.apply(state, rng.choice(attacks if attacks and rng.random() < 0.7 else legal), events)
        after = painter.scene(game.table_view(state, None), None)
        figures = {sprite.figure: sprite for sprite in after.sprites}
        acts = [Act(events, figures)]
        yield game, events, before, after, animation_of(game, acts, before, after, DARK, 1)
        before = after


@pytest.mark.parametrize(("name", "seed", "most"), GAMES)
def test_every_figure_ends_where_the_game_has_it(name: str, seed: int, most: int) -> None:
    seen: Counter[str] = Counter()
    for game, events, before, after, animation in animated(name, seed, most):
        tracks = {track.figure: track.frames for track in animation.tracks}
        stood = {sprite.figure: sprite for sprite in before.sprites}
        stands = {sprite.figure: sprite for sprite in after.sprites}
        for figure, sprite in stands.items():
            if figure in tracks:
                last = tracks[figure][-1]
                assert (last.at, last.opacity) == (sprite.at, 1), events
                assert last.picture.box == sprite.picture.box, events
            else:
                assert figure in stood and stood[figure].at == sprite.at, events
        for figure in stood.keys() - stands.keys():
            assert tracks[figure][-1].opacity == 0, events
        for frames in tracks.values():
            times = [frame.time for frame in frames]
            assert times == sorted(times) and times[-1] <= animation.length
        assert animation.turn <= animation.length
        seen.update(game.assistant.event_role(event) for event in events)
    assert seen.keys() >= {"move", "wound", "dice", "departure"}


@pytest.mark.parametrize(("name", "seed", "most"), GAMES)
def test_dice_doors_and_wounds_are_seen_one_after_the_other(name: str, seed: int, most: int) -> None:
    hurt_by_dice = 0
    for game, events, before, after, animation in animated(name, seed, most):
        roles = [game.assistant.event_role(event) for event in events]
        assert len(animation.rolls) == roles.count("dice")
        assert bool(animation.length) == bool([role for role in roles if role in ANIMATIONS]), events
        shut = {(door.at, door.side) for door in before.floor.doors if not door.open}
        opened = {(door.at, door.side) for door in after.floor.doors if door.open}
        if shut & opened:
            assert [leaf for leaf in animation.leaves if leaf.opens], events
        wounds = [event[2] for event in events if game.assistant.event_role(event) == "wound" and event[2]]
        assert len([mark for mark in animation.marks if mark.color.startswith("#d8")]) == len(wounds)
        if "dice" in roles and "wound" in roles[roles.index("dice") :]:
            hurt_by_dice += 1
            assert all(mark.start >= animation.rolls[0][1] for mark in animation.marks), events
    assert hurt_by_dice


@pytest.fixture
def game() -> Game:
    scenario = shipped("tutorial")
    found: Game = ruleset_for(scenario.ruleset).on(scenario)
    return found


def test_a_figure_that_jumps_is_never_between_two_spaces(game: Game) -> None:
    painter = GamePicture(game, DARK)
    before = painter.scene(game.table_view(game.setup(1, 1), None), None)
    (marine, *_) = before.sprites
    number, far = next(
        (number, space) for number, space in enumerate(game.board.spaces) if abs(space[0] - marine.at[0]) > _FAR
    )
    jumped = marine._replace(at=far)
    acts = [Act([("teleport", marine.figure, number)], {marine.figure: jumped})]
    after = before._replace(sprites=(jumped,))
    animation = animation_of(game, acts, before, after, DARK, 1)
    (track,) = animation.tracks
    drawn = [one for time in range(0, int(animation.length) + 1, 5) for one in track.drawn(time)]
    assert {(one.x, one.y) for one in drawn} == {marine.at, far}


def test_a_slower_pace_lasts_longer(game: Game) -> None:
    painter = GamePicture(game, DARK)
    before = painter.scene(game.table_view(game.setup(1, 1), None), None)
    (marine, *_) = before.sprites
    acts = [Act([("wound", marine.figure, 1, 8, "attack")], {marine.figure: marine})]
    lengths = [animation_of(game, acts, before, before, DARK, pace).length for pace in (0.5, 1, 2)]
    assert lengths == [lengths[1] / 2, lengths[1], lengths[1] * 2]
