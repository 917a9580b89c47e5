"""A playtest of the 2016 edition in the window: whole games by clicks, dice, cards, words of the rulebook."""

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from kneedeep.games.bots.seats import PERSON
from kneedeep.model.scenario.io.reader import read
from kneedeep.rules.doom2016.state import INVADERS_WON, MARINES_WON
from kneedeep.rules.position import Position
from kneedeep.rules.state import INVADER
from kneedeep.support import resources
from tests.support.random_play import planned, shipped
from tests.support.random_play_2016 import game_2016
from tests.support.users.editor_user import LEFT, Opened
from tests.support.users.table_user import TableUser, texts_in

Seated = Callable[..., TableUser]


def text_of(name: str, limit: int = 0) -> str:
    """A shipped scenario, on demand with another limit of frags, so that the invader wins soon."""
    text = resources.path("scenarios", f"{name}.yaml").read_text(encoding="utf-8")
    return re.sub(r"(invaders: \{frags: )(\d+|\{.*?\})", rf"\g<1>{limit}", text) if limit else text


@pytest.fixture
def seated(opened: Opened) -> Seated:
    """Opens a shipped scenario and begins a game between people with the fewest marines."""

    def begin(name: str, seed: int = 6, *, passes: bool = False, limit: int = 0) -> TableUser:
        player = TableUser(opened(text_of(name, limit)).window)
        player.window.window().resize(1280, 720)
        player.begin((PERSON,) * (min(shipped(name).played_counts) + 1), seed, passes=passes)
        return player

    return begin


def test_dice_that_may_be_rolled_again_are_clicked(seated: Seated) -> None:
    player = seated("range-day")
    to_the_attack(player, "Heavy Assault Rifle 2")
    assert player.session.state.stack[-1][0] == "reroll"
    dice = player.page.dice
    assert dice.isVisible()
    assert [button.accessibleName().split(":")[0] for button in dice.buttons] == ["red die", "red die"]
    assert all("hit" in button.accessibleName() for button in dice.buttons)
    QTest.mouseClick(dice.buttons[0], LEFT)
    assert "damage" in dice.caption.text()
    player.press_button(dice.again)
    assert player.session.history.actions[-1] == ("reroll", 1)
    assert "suffers" in dice.caption.text()
    player.answer("end the activation")
    assert not dice.isVisible(), "they belong to the turn before"


def to_the_attack(player: TableUser, card: str) -> None:
    """Play a card of the first marine and attack the first demon that it reaches, up to the next answer of the marine."""
    player.answer(f"play {card}")
    player.answer("attack")
    player.pass_all()


def test_the_words_are_those_of_the_rulebook(seated: Seated) -> None:
    player = seated("range-day")
    page = player.page
    assert page.decision.turn.text() == "Round 1 · activation of Alpha"
    assert page.decision.question.text() == "Alpha: Which action? (0 movement points and 1 main action left)"
    player.answer("play Heavy Assault Rifle 2")
    notes = [page.targets.note(one) for one in page.decision.choices if one.role == "attack"]
    assert notes and all("damage" in note and "wound" not in note for note in notes)
    player.move(6.5, 1.5)
    assert "the Imp (health 4)" in page.hint.text()
    assert "armor" not in page.hint.text()
    assert page.targets.ways, "whole ways are offered"
    x, y = max(page.targets.ways, key=lambda space: page.targets.ways[space].cost)
    assert page.targets.ways[x, y].cost > 1
    player.click(x + 0.5, y + 0.5)
    assert player.session.state.at[0] == player.session.game.board.number[x, y]


def test_the_hand_of_who_decides_is_played_by_clicks(seated: Seated) -> None:
    player = seated("range-day")
    page = player.page
    cards = page.hand.list
    assert page.hand.title.text() == "Hand: 6 cards"
    names = [cards.item(row).text().split(":")[0] for row in range(6)]
    rifle = names.index("▸ Heavy Assault Rifle 2")
    assert (
        cards.item(rifle)
        .text()
        .endswith(
            "main action; 4 movement points; attack with 2 red dice within 5; while attacking: roll 1 die again; defense: 1 shield"
        )
    )
    player._click_row(cards, rifle)
    (menu,) = [one for one in page.findChildren(QMenu) if one.isVisible()]
    assert [one.text().split()[0] for one in menu.actions() if one.data() is not None] == ["Play", "Sprint:"]
    menu.hide()
    player._click_row(cards, names.index("▸ Heavy Assault Rifle 3"))
    for shown in page.findChildren(QMenu):
        if shown.isVisible():
            next(one for one in shown.actions() if one.text().startswith("Play")).trigger()
            shown.hide()
    player.settle()
    assert player.session.history.actions[-1][0] == "play"
    assert page.hand.title.text() == "Hand: 5 cards"


def test_demons_of_one_kind_have_numbers_on_the_map(seated: Seated) -> None:
    player = seated("range-day")
    game = player.session.game
    state = game.set_up_at(1, 1, Position(doors=("door:south-door",)))
    labels = [figure.label for figure in game.table_view(state, None).figures]
    assert labels[:2] == ["Alpha", "Imp"]
    assert {label.split()[0] for label in labels[2:]} == {"Soldier", "Pinky"}
    assert [label for label in labels if label.split()[-1].isdecimal()] == labels[2:]


def test_before_the_first_round_it_is_nobodys_turn(seated: Seated) -> None:
    player = seated("specimen-run")
    decision = player.page.decision
    assert decision.question.text().startswith("Alpha: Which starting weapon?")
    assert decision.turn.text() == "Round 1 · Set-up"
    while player.session.state.stack[-1][0] != "argent":
        player.perform(player.session.legal()[0])
    assert decision.turn.text() == "Round 1 · Status Phase"


@pytest.mark.usefixtures("dressed")
@pytest.mark.parametrize(("width", "height"), [(1280, 720), (640, 360)])
def test_the_map_keeps_half_of_a_window(seated: Seated, width: int, height: int) -> None:
    player = seated("brine")
    window = player.window.window()
    window.resize(width, height)
    player.settle()
    assert (window.width(), window.height()) == (width, height)
    assert player.table.height() >= height // 2


@pytest.mark.parametrize("name", ["range-day", "specimen-run"])
def test_hands_are_hidden_while_the_screen_is_passed_on(seated: Seated, name: str) -> None:
    player = seated(name, passes=True)
    session, rng = player.session, random.Random(3)
    looked = {True: 0, False: 0}
    for _ in range(40):
        if session.veiled:
            if not player.page.veil.isVisible():
                player.controller.pass_screen()
            assert not hidden_cards(player, marines=True) and not hidden_cards(player, marines=False)
            player.press_button(player.page.veil.button)
            continue
        if session.state.winner:
            break
        is_invader = session.state.player == INVADER
        looked[is_invader] += bool(hidden_cards(player, marines=not is_invader))
        assert not hidden_cards(player, marines=is_invader), "the other side's hand is in a widget"
        player.perform(rng.choice(session.legal()))
    assert all(looked.values())


def hidden_cards(player: TableUser, *, marines: bool) -> list[str]:
    """The cards in the hands of a side that stand in a widget with what they do."""
    session = player.session
    view = session.game.table_view(session.state, None)
    hands = [held for sheet in view.sheets for held in sheet.hand] if marines else view.hand
    shown = "\n".join(texts_in(player.page))
    return [text for held in hands if (text := f"{held.card.name}: {held.card.text}") in shown]


LONGEST, LONGEST_AT_NIGHT = 300, 1_000
"""Actions of the longest games."""
CLICKS = 25
"""Actions that are clicked at the start of a game by default, and at its end; its middle is opened from a file."""
SHORT = {("specimen-run", "rush"), ("range-day", "random")}
"""Maps and bots of the marines whose games by clicks are short."""


@pytest.mark.parametrize(
    ("name", "marines", "invaders", "winner", "clicks"),
    [
        ("specimen-run", "rush", "random", MARINES_WON, CLICKS),
        ("range-day", "random", "rush", INVADERS_WON, CLICKS),
        *(
            pytest.param(*game, LONGEST_AT_NIGHT, marks=pytest.mark.nightly)
            for game in (
                ("specimen-run", "rush", "random", MARINES_WON),
                ("range-day", "random", "rush", INVADERS_WON),
                ("range-day", "rush", "random", MARINES_WON),
                ("specimen-run", "random", "tactical", INVADERS_WON),
                ("brine", "rush", "random", MARINES_WON),
                ("brine", "random", "tactical", INVADERS_WON),
            )
        ),
    ],
)
def test_a_game_by_clicks_ends_as_the_rules_say(
    seated: Seated, tmp_path: Path, name: str, marines: str, invaders: str, winner: int, clicks: int
) -> None:
    longest = LONGEST if (name, marines) in SHORT else LONGEST_AT_NIGHT
    limit = int(winner == INVADERS_WON)
    scenario = read(text_of(name, limit)).scenario
    assert scenario is not None
    seed, actions = planned(game_2016(scenario), marines, invaders, winner, longest)
    player = seated(name, seed, limit=limit)
    player.play(actions, tmp_path, clicks)
    assert player.session.history.actions == actions
    assert player.session.state.winner == winner
    assert "won" in player.page.decision.turn.text()
    told = player.page.over.numbers.accessibleDescription()
    assert f"Frag tokens: {player.session.state.frags} of " in told and "Damage suffered: marines" in told
    saved = player.save(tmp_path)
    player.go_back(clicks, whole=clicks == LONGEST_AT_NIGHT)
    assert player.playtest.load(saved)
    assert len(player.session.history.actions) == len(actions)


def test_a_board_that_fits_is_shown_whole_and_no_room_is_empty_beside_a_larger_one(seated: Seated) -> None:
    player = seated("range-day")
    table = player.table
    table.resize(915, 392)
    player.settle()
    assert table.view.scale >= table.readable and table.shows(table.whole())
    table.resize(400, 300)
    table.center((0, 1, 1, 1), table.readable)
    x, y, across, down = table.view.seen(table.width(), table.height())
    left, top, _, _ = table.whole()
    assert x >= left - 1 and y >= top - 1 and not table.shows(table.whole())
    assert x <= 0 < x + across and y <= 1 < y + down
