"""Every dialog and page of the editor, opened as people open it: where names and texts are looked for.

One window shows one page after another: it costs more than the pages.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QMenu, QWidget

from kneedeep.games.bots.seats import PERSON
from kneedeep.support import resources
from kneedeep.support.resources import table_rows
from kneedeep_editor.features.files.map_checks import CheckDialog
from kneedeep_editor.mainwindow.tabbed_window import Frame
from kneedeep_editor.panels.dialogs.error_dialog import ErrorDialog
from kneedeep_editor.panels.dialogs.generate_dialog import GenerateDialog
from kneedeep_editor.printing.picture_dialog import PictureDialog
from kneedeep_editor.simulation.feature import SimulationFeature
from kneedeep_editor.table_mode.table_window import TableWindow
from kneedeep_editor.worker.map_check import check_map
from tests.support.users.editor_user import User, settle
from tests.support.users.table_user import TableUser

LEFT = Qt.MouseButton.LeftButton


def _by(command: str) -> Callable[[User], None]:
    return lambda user: user.do(command)


def _panel(name: str) -> Callable[[User], object]:
    return lambda user: user.window.shell.docks.by_name[name].reveal()


def _playtest(user: User) -> None:
    TableUser(user.window).begin((PERSON, PERSON))


def _table(user: User) -> None:
    user.do("table")
    (window,) = (one for one in QApplication.topLevelWidgets() if isinstance(one, TableWindow))
    QTest.mouseClick(window.start.begin, LEFT)


def choose(choice: QComboBox, text: str) -> None:
    """Choose an entry of a list."""
    place = choice.findText(text)
    assert place >= 0, text
    choice.setCurrentIndex(place)
    choice.activated.emit(place)


def prepared(user: User, games: int, bot: str = "random") -> SimulationFeature:
    """The panel of simulations, opened, where two bots play a few games in this process."""
    simulating = user.window.shell.feature(SimulationFeature)
    simulating.simulator.jobs = 0
    user.do("simulate")
    form = simulating.panel.form
    for one in (form.marines_bot, form.invader_bot):
        choose(one, bot)
    form.games.setValue(games)
    return simulating


def _simulation(user: User) -> None:
    simulating = prepared(user, 1)
    form, plots = simulating.panel.form, simulating.panel.plots
    for count in form.marines[1:]:
        count.setChecked(False)
    QTest.mouseClick(form.button, LEFT)
    settle(lambda: not simulating.simulator.busy and not (plots._stale and plots.isVisible()))


def _fault(user: User) -> None:
    ErrorDialog(user.window, "0", (), "0").show()


def _overlay(user: User) -> None:
    user.do("overlay-areas")


def _events(user: User) -> None:
    user.window.shell.toolbox.use("events")


def _generate(user: User) -> None:
    user.do("generate")
    (dialog,) = user.window.findChildren(GenerateDialog)
    dialog.asked.emit()


def _poster(user: User) -> None:
    user.do("export-picture")
    (dialog,) = user.window.findChildren(PictureDialog)
    dialog.style_choice.setCurrentIndex(1)
    dialog.style_choice.activated.emit(1)


def _coach(user: User) -> None:
    _simulation(user)
    panel = user.window.shell.feature(SimulationFeature).panel
    panel.tabs.setCurrentWidget(panel.coach)


def _check(user: User) -> None:
    dialog = CheckDialog(user.window)
    dialog.show_answer(check_map(resources.text("scenarios", "tutorial.yaml").encode(), None), "tutorial.yaml")
    dialog.open()


def _prefab(user: User) -> None:
    user.do("select-all", "save-prefab")


PAGES: Mapping[str, Callable[[User], object]] = {
    **{name: _by(command) for name, command in table_rows(__file__, "every_page.txt")},
    "playtest": _playtest,
    "table": _table,
    "simulation": _simulation,
    "overlay": _overlay,
    "layers": _panel("layers"),
    "events": _events,
    "prefab": _prefab,
    "check a map": _check,
    "generate maps": _generate,
    "fault": _fault,
    "poster": _poster,
    "coach": _coach,
    "outline": _panel("outline"),
}
"""How each is opened in front of a map that can be played."""


@contextmanager
def page(user: User, name: str) -> Iterator[list[QWidget]]:
    """Open a page. Yields the visible windows, then returns to the map."""
    PAGES[name](user)
    QApplication.processEvents()
    shown = [one for one in QApplication.topLevelWidgets() if one.isVisible() and not isinstance(one, QMenu)]
    yield shown
    frame = user.window.window()
    assert isinstance(frame, Frame)
    for one in (*shown, *frame.pages):
        if one not in (frame, user.window):
            one.close()
    if user.window.shell.actions.by_name["play-stop"].isEnabled():
        user.do("play-stop")
    QApplication.processEvents()


def every_page(user: User) -> Iterator[tuple[str, list[QWidget]]]:
    """Yield the name of each page with the windows that are on the screen while it is open."""
    for name in PAGES:
        with page(user, name) as shown:
            yield name, shown
