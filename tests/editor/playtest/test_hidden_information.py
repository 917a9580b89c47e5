"""What one side may not see is in no widget while it has the screen."""

from collections.abc import Callable

import pytest
from PySide6.QtTest import QTest

from kneedeep.bots.seats import MARINES, PERSON
from kneedeep.geometry.bits import each_number
from kneedeep.rules.history import begun
from kneedeep.rules.sheet import hand_of
from kneedeep.rules.state import INVADER
from kneedeep.rules.wording import names_in
from kneedeep_editor.playtest.starting import game_of
from tests.support.editor_user import LEFT, User
from tests.support.table_user import TableUser, texts_in

DECISIONS = 60


@pytest.fixture
def player(opened: Callable[[str], User], tutorial: str) -> TableUser:
    """A user in front of the tutorial, with areas whose names stand in no text that is read aloud."""
    text = tutorial.replace("name: Relay", "name: Ossuary").replace("name: Antenna hall", "name: Scriptorium")
    made = TableUser(opened(text).window)
    made.window.resize(900, 560)
    return made


def secrets(player: TableUser) -> list[str]:
    """Names of areas that nobody has seen, and the texts of the invader's cards."""
    sitting = player.sitting
    t = sitting.game.tables(sitting.history.players)
    names = names_in(t, sitting.state)
    unseen = [names.area(number) for number in range(len(t.areas)) if not sitting.state.areas >> number & 1]
    hand = [
        text
        for held in hand_of(sitting.game, sitting.state)
        for text in (held.card.name, held.card.text)
        if text
    ]
    return [*unseen, *hand]


def assert_hidden(player: TableUser) -> None:
    sitting = player.sitting
    told = "\n".join(line for _, line in sitting.told)
    shown = "\n".join(texts_in(player.page)).lower()
    for secret in secrets(player):
        assert secret.lower() not in shown or secret in told, secret
    spaces = sitting.game.board.spaces
    revealed = {spaces[number] for number in each_number(sitting.state.revealed)}
    assert not player.table.scene.waiting
    assert {(space.x, space.y) for space in player.table.scene.floor.spaces} <= revealed
    areas = {area.name for area in player.table.scene.floor.areas}
    assert not areas & set(secrets(player))


def test_the_screen_is_passed_on_and_hides_what_is_not_to_be_seen(player: TableUser) -> None:
    player.begin((PERSON, PERSON), 4, passes=True)
    veiled = shown_to_invader = 0
    for _ in range(DECISIONS):
        page = player.page
        if player.controller.veiled:
            veiled += 1
            assert page.stack.currentWidget() is page.veil
            assert not player.table.scene.floor.spaces and not player.table.scene.sprites
            board = page.stack.widget(0)
            assert board is not None
            left = [text for text in texts_in(board) if len(text) > 1]
            story = {line for _, line in player.sitting.told}
            assert not story & set(left)
            assert_hidden(player)
            QTest.mouseClick(page.veil.button, LEFT)
            player.settle()
            continue
        if page.side == MARINES:
            assert_hidden(player)
            x, y = 13.5, 0.5
            player.move(x, y)
            assert "Ossuary" not in page.hint.text()
        else:
            shown_to_invader += 1
            assert (
                hand_of(player.sitting.game, player.sitting.state)[0].card.name.lower()
                in "\n".join(texts_in(page.hand)).lower()
            )
        player.decline() if player.sitting.state.stack[-1][0] != "choose" else player.answer("unload")
    assert veiled > 2 and shown_to_invader > 2


def test_the_hand_of_the_first_who_decides_waits_for_its_owner(player: TableUser) -> None:
    """The invader may be asked before the first turn of a marine; the marines sit in front of the screen."""
    game = game_of(player.window.document.scenario)
    seed = next(seed for seed in range(1, 500) if begun(game, 1, seed).state.player == INVADER)
    player.begin((PERSON, PERSON), seed, passes=True)
    assert player.controller.veiled
    assert_hidden(player)


def test_against_a_bot_its_hand_is_never_shown_but_to_the_designer(player: TableUser) -> None:
    player.begin((PERSON, "random"), 4)
    for _ in range(6):
        assert_hidden(player)
        player.decline() if player.sitting.state.stack[-1][0] != "choose" else player.answer("unload")
    player.window.actions_by_name["play-designer"].setChecked(False)
    player.do("play-designer")
    assert "Ossuary" in {area.name for area in player.table.scene.floor.areas}
    player.move(22.5, -1.5)
    assert "Scriptorium, not revealed: demon" in player.page.hint.text() and player.table.scene.waiting
    assert player.page.hand.list.count()
    player.do("play-designer")
    assert_hidden(player)
