"""What the playtest says and shows: reasons, free attacks, comrades, doors between figures, the view that follows."""

from types import SimpleNamespace
from typing import cast

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from kneedeep.games.bots.seats import PERSON
from kneedeep.games.play.session import PlaySession
from kneedeep.rules.doom2004 import doom_2004
from kneedeep.rules.doom2004.text.story import roll_story
from kneedeep.support import resources
from kneedeep_editor.playtest.panels.decision_panel import DecisionAnswer
from kneedeep_editor.playtest.panels.turn_notices import TurnNotice, TurnNotices
from kneedeep_editor.playtest.session.rolled_dice import rolled_dice_at
from tests.support.files import map_text
from tests.support.random_play import shipped
from tests.support.users.editor_user import Opened
from tests.support.users.table_user import TableUser

ALONE = (PERSON, PERSON)
HALL = map_text("page-texts")


def test_a_health_token_says_why_it_is_not_taken(opened: Opened) -> None:
    player = TableUser(opened(HALL).window).begin(ALONE)
    player.answer("sprint")
    player.move(3.5, 0.5)
    assert "Stays where it is: The red marine is not hurt." in player.page.hint.text()
    player.click(3.5, 0.5)
    player.move(2.5, 0.5)
    player.move(3.5, 0.5)
    assert "Stays where it is: The red marine is not hurt." in player.page.hint.text()
    player.session.state.left[0] -= 1
    player.page.refresh()
    player.move(2.5, 0.5)
    player.move(3.5, 0.5)
    assert "Stays where it is" not in player.page.hint.text()


def test_ways_past_watchful_invaders_are_marked_and_the_free_attack_is_called_one(opened: Opened) -> None:
    text = HALL.replace("kind: demon", "kind: imp").replace("kind: trite", "kind: demon")
    player = TableUser(opened(text).window).begin(ALONE)
    player.answer("sprint")
    reach = player.page.targets.reach
    assert reach is not None
    marked = {layer.style: layer.spaces for layer in reach.layers}
    assert (2, 3) in marked["farther"] and (0, 3) in marked["reach"]
    player.move(2.5, 3.5)
    assert "Free attacks on the way: the demon" in player.page.hint.text()
    player.click(2.5, 3.5)
    assert player.page.decision.choices[0].words == "free attack by the demon at 3,4"
    player.answer("free attack")
    assert any("The demon is watchful and has a free attack" in line for _, line in player.session.story)


def test_a_miss_says_what_was_needed(opened: Opened) -> None:
    text = HALL.replace("{kind: trite, at: [3, 4]}", "{kind: imp, at: [4, 4]}")
    player = TableUser(opened(text).window)
    for seed in (15, *range(1, 30)):
        player.begin((PERSON, "random"), seed).answer("unload")
        player.click(4.5, 4.5)
        lines = [line for _, line in player.session.story]
        if any(line.startswith("No hit") for line in lines):
            break
    told = lines[next(number for number, line in enumerate(lines) if line.startswith("No hit")) + 1]
    assert told in ("Range 4 was needed", "A die shows a miss")
    assert told in player.page.dice.caption.text()


def test_all_spaces_of_a_large_figure_mean_the_same(opened: Opened) -> None:
    player = TableUser(opened(HALL.replace("at: [9, 1]}", "at: [3, 2], turn: 90}")).window).begin(ALONE)
    player.answer("unload")
    offered = {tuple(choice.action for choice in player.page.targets.at(3.5, y + 0.5).choices) for y in (2, 3)}
    assert len(offered) == 1 and offered != {()}


def test_the_view_follows_what_happens_unless_it_was_moved_by_hand(player: TableUser) -> None:
    player.begin((PERSON, PERSON))
    table = player.table
    player.answer("sprint")
    table.center((0, 0, 1, 1), 120)
    table.follow_again()
    far = max(way.space for way in player.page.targets.ways.values() if way.ends)
    space = player.session.game.board.spaces[far]
    assert not table.shows((*space, 1, 1))
    player.page._follow(player.page.targets.ways[space].actions)
    player.settle()
    assert table.shows((*space, 1, 1))
    table.pan(4000, 0)
    view = table.view
    table.follow([space])
    assert table.view == view, "the view was moved by hand"
    player.decline()
    table.follow([space])
    assert table.shows((*space, 1, 1)), "the next answer lets it follow again"


def test_the_whole_board_stays_in_view_and_each_side_sees_its_own_as_large_as_fits(player: TableUser) -> None:
    player.window.window().resize(1500, 900)
    player.begin((PERSON, PERSON), passes=True)
    table = player.table
    view = table.view
    table.follow([player.session.game.board.spaces[0]])
    assert table.view == view, "everything is in view, a space at the rim too"
    player.do("play-designer")
    assert table.view.scale < view.scale
    table.follow([player.session.game.board.spaces[0]])
    player.do("play-designer")
    assert table.view == view
    table.zoom_in()
    view = table.view
    player.do("play-designer")
    player.do("play-designer")
    assert table.view == view, "it was zoomed by hand"


def test_a_large_board_is_shown_as_large_as_it_can_be_read(opened: Opened) -> None:
    player = TableUser(opened(resources.text("scenarios", "long-watch.yaml")).window)
    player.window.window().resize(900, 560)
    player.begin((PERSON, PERSON))
    player.window.shell.actions.by_name["play-designer"].setChecked(False)
    player.do("play-designer")
    assert player.table.view.scale >= 30
    player.do("fit")
    assert player.table.view.scale < 30


def test_what_came_of_the_dice_ends_where_something_else_begins() -> None:
    attack = ["The trite attacks the red marine", "Rolled: yellow 3/1", "Hit: range 3, damage 1"]
    said = "The trite attacks the red marine · Hit: range 3, damage 1"
    assert roll_story([*attack, "== Round 3 ==", "The red marine's turn"]) == said
    assert roll_story([*attack, "The red marine takes the action unload"]) == said
    assert roll_story(["The red marine moves to 3,1", *attack, "The trite moves to 3,2 (2 steps)"]) == said
    assert roll_story(["The trite is activated", *attack, "The imp is activated", "The imp moves to 1,1"]) == said


def test_the_result_of_dice_says_who_attacked_with_cards_in_between() -> None:
    history = SimpleNamespace(
        events=[
            [("turn", 0)],
            [("step", 3, 5, 0), ("attack", 3, -1, 5, 0, 0)],
            [("event-card", 7)],
            [("dice", ((1, 2),))],
        ]
    )
    told = [
        (0, "The red marine's turn"),
        (1, "The demon is watchful and has a free attack"),
        (1, "The demon attacks the red marine"),
        (2, "The invader plays Rage (before an invader's attack: 2 damage more)"),
        (3, "Rolled: red 1/3"),
        (3, "Hit: range 1, damage 5"),
    ]
    game = doom_2004().on(shipped("tutorial"))
    session = cast("PlaySession", SimpleNamespace(at=3, history=history, story=told, game=game))
    assert rolled_dice_at(session).outcome == (
        "The demon is watchful and has a free attack · The demon attacks the red marine · Hit: range 1, damage 5"
    )


@pytest.mark.usefixtures("dressed")
def test_a_line_of_the_story_that_nearly_fits_wraps(opened: Opened) -> None:
    player = TableUser(opened(HALL).window).begin(ALONE)
    stories = player.page.log.list
    room, width = stories.viewport().width(), stories.fontMetrics().horizontalAdvance
    line = "i"
    for part in (" i", "i", "."):
        while width(line + part) <= room:
            line += part
    stories.addItems([line, "i"])
    heights = [stories.item(stories.count() - back).sizeHint().height() for back in (2, 1)]
    assert heights[0] > heights[1]


@pytest.mark.usefixtures("dressed")
def test_a_long_answer_is_shown_to_its_last_line(opened: Opened) -> None:
    player = TableUser(opened(HALL).window).begin(ALONE)
    answers = player.page.decision
    choice = answers.choices[0]
    words = "guard: attack the demon at 3,4 on 4,4 with the chain gun of the green marine who stands there"
    answers.show_decision(
        "Turn", "Which?", [DecisionAnswer(choice, words, "69% to hit"), DecisionAnswer(choice, "short", "note")]
    )
    rows = [answers.list.item(row).sizeHint().height() for row in range(2)]
    line = answers.list.fontMetrics().lineSpacing()
    assert rows[0] >= 3 * line and rows[0] > rows[1] >= 2 * line


def test_nothing_is_said_of_the_own_space_before_an_action_is_chosen(player: TableUser) -> None:
    player.begin(ALONE)
    at = player.session.game.board.spaces[player.session.state.at[0]]
    player.move(at[0] + 0.5, at[1] + 0.5)
    assert "the red marine" in player.page.hint.text() and "Somebody" not in player.page.hint.text()


def test_an_earlier_moment_of_the_other_side_promises_nothing(player: TableUser) -> None:
    player.begin(ALONE, passes=True)
    player.answer("unload")
    player.press_button(player.page.veil.button)
    assert player.session.side == "invaders" and player.page.notices.text()
    player.controller.go_to(0)
    player.settle()
    assert not player.page.decision.choices
    assert player.page.log.place.text() == f"Step 0 of {player.session.length}"
    assert not player.page.notices.isVisible()


def test_notices_cover_no_place_that_is_kept_free(qtbot: QtBot) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(900, 450)
    notices = TurnNotices(table)
    notices.add([TurnNotice("A card", "What it does, in a line or two of text.", card=True)])
    corners = [QPoint(850, 30), QPoint(30, 30), QPoint(850, 430), QPoint(30, 430)]
    for number in range(len(corners)):
        notices.keep_free(corners[:number])
        assert not any(notices.geometry().contains(place) for place in corners[:number])
        assert notices.geometry().contains(corners[number])
    notices.keep_free(corners)
    assert not notices.geometry().contains(corners[0]), "the figure that acts comes first"
