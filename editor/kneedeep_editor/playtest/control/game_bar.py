"""The toolbar of a game: commands, speed, optional questions."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QToolButton

from kneedeep_editor.mainwindow.shell import Shell
from kneedeep_editor.playtest.panels.game_page import GamePage
from kneedeep_editor.playtest.session.speeds import SPEEDS, remember_speed, remembered_speed
from kneedeep_editor.services.widgets import Label, choice_box, plain_tip
from kneedeep_editor.texts import tr, translated

_QUIET = "playtest-quiet"
_LEFT = ("play-stop", "", "play-back", "play-earlier", "play-later", "", "play-run", "play-step", "play-skip")
_RIGHT = ("play-seats", "play-designer", "play-save")


def recall_quiet(shell: Shell) -> set[str]:
    """The kinds of questions that people have switched off."""
    return set(shell.settings.text(_QUIET).split())


def remember_quiet(shell: Shell, quiet: set[str]) -> None:
    """Save the kinds of questions that people have switched off."""
    shell.settings.setValue(_QUIET, " ".join(sorted(quiet)))


class GameBar(QObject):
    """Fills the toolbar of a page, and the menu of optional questions."""

    def __init__(self, shell: Shell, page: GamePage, actions: Mapping[str, QAction], asking: QMenu) -> None:
        """Fill the toolbar, which is deleted with the page. `asking`: the menu, shared by all games."""
        super().__init__(page)
        self._shell, self._page, self._asking = shell, page, asking
        bar = page.bar
        bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        for name in _LEFT:
            if name:
                bar.addAction(actions[name])
            else:
                bar.addSeparator()
        self._add_speeds()
        bar.addSeparator()
        for name in _RIGHT:
            bar.addAction(actions[name])
        self._add_asking()

    def _add_speeds(self) -> None:
        speed = self._page.controller.chosen_speed = remembered_speed(self._shell.settings)
        offered = [(tr(speed.name), number) for number, speed in enumerate(SPEEDS)]
        speeds = choice_box(offered, chosen=SPEEDS.index(speed), name=tr("Speed"), do=self._change_speed)
        speeds.setToolTip(plain_tip(tr("How fast figures move, dice roll and bots play")))
        self._page.bar.addWidget(Label(tr(" Speed "), buddy=speeds))
        self._page.bar.addWidget(speeds)

    def _add_asking(self) -> None:
        self._fill_asking()
        button = QToolButton(popupMode=QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setText(tr("Ask me about"))
        button.setMenu(self._asking)
        self._page.bar.addWidget(button)
        self._asking.aboutToShow.connect(self._fill_asking)

    def _change_speed(self, number: int) -> None:
        self._page.controller.chosen_speed = SPEEDS[number]
        remember_speed(self._shell.settings, SPEEDS[number])

    def _fill_asking(self) -> None:
        session = self._page.controller.session
        self._asking.clear()
        for name, _, words in session.game.assistant.interruptions:
            action = self._asking.addAction(translated(words))
            action.setCheckable(True)
            action.setChecked(name not in session.quiet)
            action.toggled.connect(partial(self._change_asking, name))

    def _change_asking(self, name: str, wanted: bool) -> None:
        controller = self._page.controller
        quiet = controller.session.quiet
        (quiet.discard if wanted else quiet.add)(name)
        remember_quiet(self._shell, quiet)
        controller.go_on()
