"""A game that is animated: nobody waits for it, it changes nothing, one speed rules all of it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QToolButton

from kneedeep.games.bots.seats import PERSON
from kneedeep.rules import Event
from kneedeep.support import resources
from kneedeep_editor.playtest.panels.dice_panel import SIZE
from kneedeep_editor.playtest.session import speeds
from kneedeep_editor.playtest.session.speeds import NORMAL, OFF, SPEEDS, Speed, remembered_speed
from kneedeep_editor.services import reduced_motion
from kneedeep_editor.services.settings import Settings
from tests.support.users.editor_user import LEFT, NO_KEYS, Opened
from tests.support.users.table_user import TableUser

ALONE = (PERSON, PERSON)
SEED = 11
"""With it a marine acts first, in both editions."""
AGES = Speed("ages", "Ages", 1000)
"""So slow that nothing arrives by itself in a test."""


@pytest.fixture(params=["tutorial", "range-day"])
def player(request: pytest.FixtureRequest, opened: Opened) -> TableUser:
    """A user in front of a small scenario of each edition."""
    made = TableUser(opened(resources.text("scenarios", f"{request.param}.yaml")).window)
    made.window.window().resize(1280, 720)
    return made


def walk(player: TableUser, speed: Speed = AGES) -> tuple[int, int]:
    """Let the marine who acts walk as far as he can at a speed; return where to."""
    if player.page.targets.figure < 0 or not player.page.targets.ways:
        player.answer("sprint")
    player.controller.chosen_speed = speed
    ways = player.page.targets.ways
    x, y = max((space for space, way in ways.items() if way.ends), key=lambda space: ways[space].cost)
    player.move(x + 0.5, y + 0.5)
    QTest.mouseClick(player.table, LEFT, NO_KEYS, player.at(x + 0.5, y + 0.5))
    return x, y


def set_out(player: TableUser) -> tuple[int, int]:
    """Let a marine walk, and return where to while he is on his way."""
    goal = walk(player)
    while not player.table.clock.running:
        QApplication.processEvents()
    # What is asked is on the screen.
    QApplication.processEvents()
    return goal


def where(player: TableUser) -> tuple[int, int]:
    """The space of the first marine."""
    figure = player.session.game.table_view(player.session.state, None).figure(0)
    assert figure is not None
    return player.session.game.board.spaces[figure.space]


def place_of(player: TableUser, figure: int) -> tuple[float, float]:
    """Where a figure is drawn at the moment."""
    track = next(one for one in player.table.clock.animation.tracks if one.figure == figure)
    (drawn, *_) = track.drawn(player.table.clock.time)
    return drawn.x, drawn.y


def test_a_walk_glides_space_by_space(player: TableUser) -> None:
    player.begin(ALONE, SEED)
    start = where(player)
    goal = set_out(player)
    assert where(player) == goal, "the game is there already"
    clock = player.table.clock
    places = []
    for part in range(101):
        clock.time = clock.animation.length * part / 100 * 0.999
        places.append(place_of(player, 0))
    assert places[0] == start
    assert [round(number, 1) for number in places[-1]] == list(goal)
    steps = [max(abs(x - old_x), abs(y - old_y)) for (old_x, old_y), (x, y) in zip(places, places[1:], strict=False)]
    assert max(steps) < 0.5, "he leaps nowhere"
    assert len({(round(x), round(y)) for x, y in places}) > 2


@pytest.mark.parametrize("by_key", [False, True])
def test_a_press_ends_an_animation_at_once_and_is_not_lost(player: TableUser, by_key: bool) -> None:
    player.begin(ALONE, SEED)
    set_out(player)
    decision = player.page.decision
    assert player.controller.asks and decision.choices, "the next answer need not wait"
    done = player.session.length
    if by_key:
        decision.list.setFocus()
        QTest.keyPress(decision.list, Qt.Key.Key_Down)
        assert not player.table.clock.running
        QTest.keyClick(decision.list, Qt.Key.Key_Return)
    else:
        spot = decision.list.visualItemRect(decision.list.item(0)).center()
        QTest.mousePress(decision.list.viewport(), LEFT, NO_KEYS, spot)
        assert not player.table.clock.running
        QApplication.processEvents()
        QTest.mouseRelease(decision.list.viewport(), LEFT, NO_KEYS, spot)
    assert player.session.length > done


def test_keys_that_are_held_for_others_end_nothing(player: TableUser) -> None:
    player.begin(ALONE, SEED)
    set_out(player)
    QTest.keyClick(player.table, Qt.Key.Key_Control)
    assert player.table.clock.running


def test_a_step_back_and_another_moment_are_not_animated(player: TableUser) -> None:
    player.begin(ALONE, SEED)
    set_out(player)
    player.page.controller.take_back()
    assert not player.table.clock.running
    player.settle()
    goal = set_out(player)
    player.table.clock.finish()
    player.settle()
    for at in (0, player.session.length):
        player.page.controller.go_to(at)
        assert not player.table.clock.running
        player.settle()
    assert not player.table.clock.running
    assert where(player) == goal


def test_recorded_steps_are_animated_one_after_another(player: TableUser) -> None:
    player.begin(ALONE, SEED)
    walk(player, OFF)
    player.settle()
    player.controller.chosen_speed = AGES
    player.page.controller.go_to(0)
    player.window.shell.actions.by_name["play-run"].trigger()
    seen = 0
    while player.controller.watching or player.table.clock.running:
        QApplication.processEvents()
        seen += player.table.clock.running
        hurry(player)
    assert seen >= 2
    assert player.session.is_latest


def hurry(player: TableUser) -> None:
    """End animations and pauses."""
    player.table.clock.finish()
    player.controller._timer.setInterval(0)
    QApplication.processEvents()


def wait_with_bots(player: TableUser, speed: Speed) -> None:
    """Begin a game of bots that wait, at a speed."""
    count = min(player.playtest._shell.document.scenario.played_counts)
    assert player.playtest.starting.begin(count, 2, ("rush",) * (count + 1))
    player.controller.chosen_speed = speed
    player.controller.run(on=False)
    QApplication.processEvents()


def step(player: TableUser) -> list[Event]:
    """Let a bot take one step; return what happened, while it can be seen."""
    at = player.session.at
    player.controller.step()
    while player.session.at == at:
        QApplication.processEvents()
    return player.session.history.events[player.session.at]


def arrive(player: TableUser) -> None:
    """Wait until bots wait again, without their pauses."""
    while not player.controller.idle:
        hurry(player)


def test_a_game_is_the_same_at_every_speed(player: TableUser) -> None:
    games = []
    for speed in (*SPEEDS, AGES):
        wait_with_bots(player, speed)
        for _ in range(15):
            step(player)
            arrive(player)
        games.append((player.session.history.actions, player.session.state.digest()))
    assert all(game == games[0] for game in games)


def test_without_a_choice_nothing_moves_offscreen_and_where_the_system_asks_for_it(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert reduced_motion.wants_less_motion(), "nobody watches offscreen"
    assert remembered_speed(settings) is OFF
    monkeypatch.setattr(speeds, "wants_less_motion", lambda: False)
    assert remembered_speed(settings) is NORMAL
    speeds.remember_speed(settings, SPEEDS[1])
    monkeypatch.setattr(speeds, "wants_less_motion", lambda: True)
    assert remembered_speed(settings) is SPEEDS[1], "what was chosen counts"


def test_the_speed_is_chosen_in_the_bar_and_kept(player: TableUser) -> None:
    player.begin(ALONE, SEED)
    (box,) = player.page.bar.findChildren(QComboBox)
    assert [box.itemText(row) for row in range(box.count())] == ["Off", "Fast", "Normal", "Slow"]
    box.setCurrentIndex(3)
    assert player.controller.speed is SPEEDS[3]
    player.do("play-stop")
    player.window.shell.actions.by_name["play"].trigger()
    assert player.controller.speed is SPEEDS[3]


def test_bots_wait_for_an_animation_to_end(player: TableUser) -> None:
    wait_with_bots(player, AGES)
    player.controller.run(on=True)
    while not player.table.clock.running:
        QApplication.processEvents()
        player.controller._timer.setInterval(0)
    at = player.session.at
    for _ in range(30):
        QApplication.processEvents()
    assert player.session.at == at
    while player.session.at == at:
        hurry(player)


def test_a_skip_shows_the_rest_of_a_turn_at_once(player: TableUser) -> None:
    wait_with_bots(player, AGES)
    turn = player.controller._turn()
    player.window.shell.actions.by_name["play-skip"].trigger()
    while player.controller._turn() == turn:
        QApplication.processEvents()
        assert not player.table.clock.running
    assert player.controller.speed is AGES
    at = player.session.at
    player.settle()
    assert player.session.at == at, "what waited before waits again"
    player.controller.go_to(0)
    player.window.shell.actions.by_name["play-skip"].trigger()
    player.settle()
    assert 0 < player.session.at <= at, "recorded steps, too"
    assert not player.controller.watching


def test_dice_roll_and_then_lie_with_what_came_of_them(player: TableUser) -> None:
    wait_with_bots(player, AGES)
    role = player.session.game.assistant.event_role
    while "dice" not in map(role, step(player)):
        arrive(player)
    dice, story = player.page.dice, player.page.log.list
    assert player.table.clock.running
    assert dice.caption.text() == "Rolling…"
    assert not [row for row in range(story.count()) if "olled: " in story.item(row).text()]
    clock = player.table.clock
    (start, end), *_ = clock.animation.rolls
    faces = set()
    for part in range(10):
        clock.show_at(start + (end - start) * part / 10)
        faces.add(pixels(dice.buttons[0]))
    assert len(faces) > 5
    clock.show_at(end)
    assert [row for row in range(story.count()) if "olled: " in story.item(row).text()]
    lying = pixels(dice.buttons[0])
    assert dice.caption.text() not in ("", "Rolling…")
    player.table.clock.finish()
    assert pixels(dice.buttons[0]) == lying


def pixels(button: QToolButton) -> bytes:
    """The picture on a button."""
    image = button.icon().pixmap(SIZE, SIZE).toImage()
    return bytes(image.constBits())


def test_every_line_of_the_story_is_spoken_once_while_things_move(player: TableUser) -> None:
    spoken: list[str] = []
    wait_with_bots(player, AGES)
    known = player.page.log.list.count()
    player.table.announced.connect(spoken.append)
    player.controller.run(on=True)
    while player.session.length < 30:
        hurry(player)
    player.controller.run(on=False)
    arrive(player)
    rows = player.page.log.list
    lines = [rows.item(row).text().strip("= ").removesuffix(".") for row in range(known, rows.count())]
    assert len(lines) > 5
    lines = [line if line.endswith("”") else f"{line}." for line in lines]
    heard, story = (" ".join(texts) + " " for texts in (spoken, lines))
    assert [line for line in lines if heard.count(f"{line} ") != story.count(f"{line} ")] == []
