"""The pictures of a playtest: a way about to be walked, targets with their chances."""

from collections.abc import Callable

from PySide6.QtCore import QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from kneedeep.games.bots import bot_named
from kneedeep.games.bots.seats import PERSON
from kneedeep.rules.doom2004.state import INVADER
from kneedeep_editor.canvas.table.table_canvas import TableCanvas
from kneedeep_editor.playtest.start_position.feature import FromHereFeature
from tests.support.users.editor_user import LEFT, NO_KEYS, User
from tests.support.users.table_user import TableUser

NAMES = ("guide-playing.png", "guide-attacking.png", "guide-from-here.png")
SEED = 6
MOST_ACTIONS = 400


def of_a_playtest(user: User, grab: Callable[[str, QWidget], None]) -> None:
    """Play the open map with one marine, as bots would. `grab` takes a picture of the shown widget."""
    player = TableUser(user.window)

    def take(name: str) -> None:
        while not player.table.sharp:
            QApplication.processEvents()
        player.settle()
        grab(name, user.window.window())

    player.begin((PERSON, PERSON), SEED)
    player.answer("sprint")
    player.move(7.5, 1.5)
    take("guide-playing.png")
    play_to(
        player,
        lambda: bool(player.page.targets.figure == 0 and player.page.targets.signs.layers and player.page.targets.ways),
    )
    target = next(choice for choice in player.page.decision.choices if choice.group == "Attack")
    x, y = target.spaces[0]
    player.move(x + 0.5, y + 0.5)
    take("guide-attacking.png")
    player.do("play-stop")


def of_a_beginning(user: User, grab: Callable[[str, QWidget], None]) -> None:
    """Choose where a game of the open map begins: two marines, the first where the pointer was."""
    player = TableUser(user.window)
    user.move(22.5, 10.5)
    player.do("play-from")
    asking = user.window.findChild(FromHereFeature)
    assert asking is not None and asking.dialog is not None
    dialog = asking.dialog
    dialog.count.setCurrentIndex(dialog.count.findData(2))
    dialog.count.activated.emit(dialog.count.currentIndex())
    QApplication.processEvents()
    board = dialog.findChild(TableCanvas)
    assert board is not None
    dialog.resize(1180, 700)
    dialog.choose_seat(1)
    QApplication.processEvents()
    QTest.mouseClick(board, LEFT, NO_KEYS, QPointF(*board.view.to_pixels(16.5, 7.5)).toPoint())
    while not board.sharp:
        QApplication.processEvents()
    QApplication.processEvents()
    grab("guide-from-here.png", dialog)
    dialog.reject()


def play_to(player: TableUser, there: Callable[[], bool]) -> None:
    """Let a bot choose until a moment has come. Raises AssertionError when it does not come."""
    game = player.session.game
    bots = bot_named("tactical", game, 1, SEED), bot_named("tactical", game, 1, SEED + 1)
    for _ in range(MOST_ACTIONS):
        player.settle()
        if there():
            return
        bot = bots[player.session.state.player == INVADER]
        player.controller.choose(bot.choose(player.session.view, player.session.legal()))
    raise AssertionError("the moment does not come")
