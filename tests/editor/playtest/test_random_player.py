"""A random player of clicks: whatever is clicked, nothing breaks, and the game stays one that can be told again."""

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from kneedeep.games.bots.seats import PERSON
from kneedeep.rules.history import gone_on_with
from kneedeep.rules.registry import ruleset_of
from kneedeep.rules.replay import parse
from kneedeep.support import resources
from tests.support.random_play import shipped
from tests.support.users.editor_user import LEFT, NO_KEYS, Opened
from tests.support.users.table_user import TableUser

CLICKS = 30


@pytest.mark.parametrize("name", ["tutorial", "range-day", "specimen-run", "brine"])
@pytest.mark.parametrize("clicks", [CLICKS, pytest.param(1_000, marks=pytest.mark.nightly)])
def test_a_random_player_breaks_nothing(opened: Opened, seed: int, name: str, clicks: int) -> None:
    rng = random.Random(seed)
    player = TableUser(opened(resources.text("scenarios", f"{name}.yaml")).window)
    people = (PERSON,) * (min(shipped(name).played_counts) + 1)
    player.begin(people, rng.randrange(1000), passes=rng.random() < 0.5)
    doing = gestures(player, rng)
    for _ in range(clicks):
        rng.choice(doing)()
        for menu in player.page.findChildren(QMenu):
            shown = [action for action in menu.actions() if action.data() is not None]
            if menu.isVisible() and shown:
                rng.choice(shown).trigger()
            menu.hide()
        player.settle()
    history = player.session.history
    again = gone_on_with((replay := parse("\n".join(history.lines()) + "\n")), replay.game(ruleset_of))
    assert again.state == history.state
    assert again.seats == player.session.seats.names
    assert player.window.document.undo_stack.count() == 0


def gestures(player: TableUser, rng: random.Random) -> list[Callable[[], object]]:
    def on_the_table() -> None:
        width, height = player.table.width(), player.table.height()
        x, y = player.table.view.to_board(rng.uniform(0, width), rng.uniform(0, height))
        player.click(x, y)

    def somewhere_in_reach() -> None:
        spaces = [space for choice in player.page.targets.choices for space in choice.spaces] or list(
            player.page.targets.ways
        )
        if spaces:
            x, y = rng.choice(spaces)
            player.click(x + rng.random(), y + rng.random())

    def in_the_list() -> None:
        rows = player.page.decision.list
        if player.session.veiled:
            QTest.mouseClick(player.page.veil.button, LEFT)
        elif player.page.dice.again.isVisible():
            for button in player.page.dice.buttons:
                if rng.random() < 0.5:
                    QTest.mouseClick(button, LEFT)
            QTest.mouseClick(player.page.dice.again, LEFT)
        elif rows.count():
            player._click_row(rows, rng.randrange(rows.count()))

    def in_the_hand() -> None:
        rows = player.page.hand.list
        if rows.count() and rows.isVisible():
            player._click_row(rows, rng.randrange(rows.count()))

    def a_moment() -> None:
        player.page.log.slider.setValue(rng.randint(0, player.session.length))

    def a_drag() -> None:
        spots = [(rng.uniform(-1, 12), rng.uniform(-1, 5)) for _ in range(4)]
        player.drag(*spots)

    def a_key() -> None:
        keys = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Return)
        QTest.keyClick(player.table, rng.choice(keys), NO_KEYS)

    def a_command() -> None:
        name = rng.choice(("play-back", "play-earlier", "play-later", "play-designer", "play-pass"))
        if player.window.shell.actions.by_name[name].isEnabled():
            player.do(name)

    often = [in_the_list] * 5 + [somewhere_in_reach] * 3
    return [*often, on_the_table, in_the_hand, a_moment, a_drag, a_key, a_command, QApplication.processEvents]
