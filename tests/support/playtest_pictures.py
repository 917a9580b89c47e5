"""The pictures of a playtest: a way about to be walked, targets with their chances."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QApplication, QWidget

from kneedeep.bots import bot_named
from kneedeep.bots.seats import PERSON
from kneedeep.rules.state import INVADER
from tests.support.editor_user import User
from tests.support.table_user import TableUser

NAMES = ("guide-playing.png", "guide-attacking.png")
SEED = 6
MOST_ACTIONS = 400


def of_a_playtest(user: User, grab: Callable[[str, QWidget], None]) -> None:
    """Play the open map with one marine, as bots would; `grab` takes a picture of what is shown."""
    player = TableUser(user.window)

    def take(name: str) -> None:
        while not player.table.sharp:
            QApplication.processEvents()
        player.settle()
        grab(name, user.window)

    player.begin((PERSON, PERSON), SEED)
    player.answer("sprint")
    player.move(7.5, 1.5)
    take("guide-playing.png")
    play_to(
        player,
        lambda: bool(
            player.page.aims.figure == 0 and player.page.aims.signs.layers and player.page.aims.ways
        ),
    )
    target = next(choice for choice in player.page.decision.choices if choice.group == "Attack")
    x, y = target.spaces[0]
    player.move(x + 0.5, y + 0.5)
    take("guide-attacking.png")
    player.do("play-stop")


def play_to(player: TableUser, there: Callable[[], bool]) -> None:
    """Let a bot choose until a moment has come. Raises AssertionError when it does not come."""
    game = player.sitting.game
    bots = bot_named("tactical", game, 1, SEED), bot_named("tactical", game, 1, SEED + 1)
    for _ in range(MOST_ACTIONS):
        player.settle()
        if there():
            return
        bot = bots[player.sitting.state.player == INVADER]
        player.controller.choose(bot.choose(player.sitting.view, player.sitting.legal()))
    raise AssertionError("the moment does not come")
