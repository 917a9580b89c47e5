"""The pictures of the documentation: `python -m tests.support.pictures [FOLDER [few]]` redraws them without a display.

A user works in real windows by mouse and keyboard. On one machine the same program makes the same pictures. Fonts
differ between machines. Without a folder they go to editor/pictures.
"""

import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

# The screen of the platform without a display is smaller than some dialogs.
os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={Path(__file__).with_name('screen.json')}"

from PIL import Image
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget, QWidget

from kneedeep.board.script.table_session import TableStep
from kneedeep.cli.main import main as command
from kneedeep.coach.tuning import Effort
from kneedeep.games.simulation.space_maps import DEATHS
from kneedeep.support.resources import table_rows
from kneedeep_editor.app import Editor
from kneedeep_editor.documents.document_files import open_document
from kneedeep_editor.features.files.samples import Samples
from kneedeep_editor.mainwindow.open_windows import IN_WINDOWS, OPEN_IN
from kneedeep_editor.mainwindow.user_questions import Answer
from kneedeep_editor.panels.dialogs.generate_dialog import GenerateDialog
from kneedeep_editor.panels.route_strip import RouteStrip
from kneedeep_editor.printing.print_dialog import PrintDialog
from kneedeep_editor.services.application import application
from kneedeep_editor.services.settings import Settings
from kneedeep_editor.simulation.feature import SimulationFeature
from kneedeep_editor.table_mode.feature import show_table
from tests.support import drawing_pictures, first_map, playtest_pictures
from tests.support.users.editor_user import CTRL, Answers, Inline, User
from tests.support.values import known, typed

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "editor" / "pictures"
LARGEST = ROOT / "scenarios" / "long-watch.yaml"
SMALLEST = ROOT / "scenarios" / "tutorial.yaml"
INFESTED = ROOT / "scenarios" / "specimen-run.yaml"
PORTALS = ROOT / "scenarios" / "brine.yaml"
WIDE = QSize(1400, 860)
SMALLER = QSize(1300, 760)
COMPACT = QSize(1080, 640)
SMALLEST_WINDOW = QSize(1060, 640)
SMALL_PANEL, PANEL = 90, 190
CARD_WIDTH = 800
MOST_BYTES = 130_000
MOST_SECONDS = 120
"""Timeout for results of other processes on a busy machine. On a free one they take a second."""
PICTURED_GAMES, FEW = 10, Effort(16, 2, 2, 16)
LAYOUT_ROUNDS = 3
_OF_THE_WINDOW = [name for (name,) in table_rows(__file__, "picture_names.txt")]
NAMES = (*_OF_THE_WINDOW, *playtest_pictures.NAMES, *drawing_pictures.NAMES)
"""Every picture, as the READMEs name them."""


class Studio:
    """Where pictures are made: the program, what it asks, and the folders of work and of pictures."""

    def __init__(self, running: QApplication, editor: Editor, work: Path, target: Path) -> None:
        self.running, self.editor, self.work, self.target = running, editor, work, target

    def sit_down(self, size: QSize) -> User:
        """Return a user in front of the newest window, which gets this size."""
        user = User(self.editor.windows[-1])
        user.canvas.glides = False
        QTest.qWaitForWindowExposed(user.window)
        user.window.window().resize(size)
        self.settle(user)
        user.canvas.fit()
        return user

    def open_copy(self, source: Path, size: QSize) -> User:
        """Open a copy of a scenario in a window of a size."""
        copy = self.work / source.name
        copy.write_bytes(source.read_bytes())
        self.editor.open([copy])
        return self.sit_down(size)

    def settle(self, user: User) -> None:
        """Wait until the map is sharp and its findings are there. Raises TimeoutError."""
        analysis = user.window.shell.analysis
        done: list[int] = []
        told = analysis.finished.connect(lambda generation, findings: done.append(generation))
        analysis.request()
        end = time.monotonic() + MOST_SECONDS
        while analysis.generation not in done or not user.canvas.sharp:
            if time.monotonic() > end:
                raise TimeoutError("the editor does not come to rest")
            self.running.processEvents()
        analysis.finished.disconnect(told)
        for _ in range(LAYOUT_ROUNDS):
            self.running.processEvents()

    def take(self, name: str, user: User, shown: QWidget | None = None) -> None:
        """Take a picture of the window, or of something else that is shown."""
        self.settle(user)
        self.grab(name, shown or user.window.window())

    def grab(self, name: str, shown: QWidget) -> None:
        """Take a picture of what is shown as it is now."""
        picture = shown.grab().toImage().convertToFormat(QImage.Format.Format_RGB888)
        if not picture.save(str(self.target / name), "PNG", 0):  # type: ignore[call-overload]
            raise OSError(f"cannot write {self.target / name}")


@contextmanager
def studio(target: Path) -> Iterator[tuple[Studio, Answers]]:
    """Open the editor with settings of its own and findings from this process, and close it at the end."""
    running = application()
    answers = Answers()
    with TemporaryDirectory() as folder:
        work = Path(folder)
        settings = Settings(work / "editor.ini")
        settings.setValue(OPEN_IN, IN_WINDOWS)
        editor = Editor(settings, answers, Inline())  # type: ignore[arg-type]
        try:
            yield Studio(running, editor, work, target), answers
        finally:
            answers.unsaved_answer = Answer.DISCARD
            editor.close_all()
            running.processEvents()


def of_a_shipped_scenario(place: Studio) -> None:
    """The largest scenario, and a problem in it that was chosen in the list."""
    user = place.open_copy(LARGEST, WIDE)
    problems = typed(QDockWidget, user.window.findChild(QDockWidget, "problems"))
    user.window.resizeDocks([problems], [SMALL_PANEL], Qt.Orientation.Vertical)
    place.settle(user)
    user.canvas.fit()
    place.take("window.png", user)
    user.window.resizeDocks([problems], [PANEL], Qt.Orientation.Vertical)
    user.look_at(19, 3, 24)
    user.drag((10.5, 3.0), (10.5, 2.0), CTRL)
    user.key(Qt.Key.Key_Escape)
    choose_problem(place, user, "BRD003")
    place.take("problem.png", user)


def of_an_overlay(place: Studio) -> None:
    """Where a marine who is fragged comes back."""
    user = place.open_copy(SMALLEST, WIDE)
    user.do("overlay-respawn")
    user.move(13.5, 1.5)
    place.take("overlay.png", user)


def of_the_keyboard(place: Studio) -> None:
    """A room that the cursor of the keyboard has lifted."""
    user = place.open_copy(SMALLEST, SMALLER)
    user.canvas.keyboard_pointer.go((13, 8))
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Down, Qt.Key.Key_Down):
        user.key(key)
    place.take("guide-keyboard.png", user)
    user.key(Qt.Key.Key_Escape)


def of_comfort(place: Studio) -> None:
    """The gallery of samples, and generated maps in the light theme."""
    place.editor.new()
    user = place.sit_down(SMALLER)
    user.do("samples")
    gallery = known(user.window.shell.feature(Samples).gallery)
    while any(gallery.list.item(row).icon().isNull() for row in range(gallery.list.count())):
        place.running.processEvents()
    place.take("samples.png", user, gallery)
    gallery.close()
    user.do("theme-light", "generate")
    (dialog,) = user.window.findChildren(GenerateDialog)
    dialog.seed.setValue(7)
    dialog.asked.emit()
    place.take("guide-generate.png", user, dialog)
    dialog.reject()


def of_printing(place: Studio) -> None:
    """The booklet of the smallest scenario in the preview, where its areas begin."""
    user = place.open_copy(SMALLEST, WIDE)
    user.do("print")
    dialog = user.child(PrintDialog)
    dialog.choose("booklet", "A4", grey=False)
    dialog.asked.emit()
    dialog.preview.turn(2)
    while not dialog.preview.painted:
        place.running.processEvents()
    place.take("guide-print.png", user, dialog)


def of_drawing(place: Studio) -> None:
    """A piece type being drawn, and the largest map as for one marine."""
    user = place.open_copy(LARGEST, SMALLER)
    drawing_pictures.of_a_piece(user, place.grab)
    user.do("as-for-1")
    user.look_at(24, 9, 32)
    place.take("guide-party.png", user)


def of_the_guide(place: Studio, answers: Answers) -> None:
    """From nothing to a shared map."""
    place.editor.new()
    user = place.sit_down(SMALLER)
    place.take("guide-palette.png", user)
    first_map.lay_first_pieces(user, lambda: place.take("guide-placing.png", user))
    first_map.lay_other_areas(user, lambda: place.take("guide-doors.png", user))
    first_map.put_things(user)
    choose_problem(place, user, "LOS001")
    place.take("guide-problems.png", user)
    first_map.mend_the_sight(user)
    first_map.tell_the_story(user, lambda: place.take("guide-area.png", user))
    first_map.say_how_it_is_won(user)
    place.take("guide-victory.png", user)
    add_a_trigger(place, user)
    user.do("fit")
    answers.saved = place.work / "my-map.yaml"
    user.do("save")
    place.take("guide-saved.png", user)


def add_a_trigger(place: Studio, user: User) -> None:
    """Add a trigger by the outline, show its properties, and take it back."""
    menu = first_map.panel_of(user, "outline").plus.menu()
    next(action for action in menu.actions() if action.text() == "Trigger").trigger()
    script = first_map.panel_of(user, "properties").form.rows
    first_map.choose(script["when",].field.inner.word.combo, "area is cleared")
    first_map.choose(script["when",].field.inner.what.combo, "Stores")
    script["text",].field.edit.setPlainText("Silence. Then a hatch grinds open, somewhere behind you.")
    script["do",].field.list.more.click()
    first_map.choose(script["do",].field.list.parts[0].word.combo, "give")
    place.take("guide-properties.png", user)
    while user.window.document.scenario.triggers:
        user.do("undo")
    first_map.reveal(user, "palette")


def choose_problem(place: Studio, user: User, code: str) -> None:
    """Choose the first problem of a code in the list."""
    user.window.shell.navigation.show_panel()
    place.settle(user)
    problems = user.window.shell.problems
    row = [finding.code for finding in problems.model.findings].index(code)
    problems.list.setCurrentIndex(problems.model.index(row, 0))


def of_the_map(place: Studio) -> None:
    """The smallest scenario as a picture of its own, and one of the 2016 edition."""
    for source, name, dpi, more in ((SMALLEST, "map.png", "40", ["--legend"]), (PORTALS, "map-2016.png", "28", [])):
        status = command(["render", str(source), "-o", str(place.target / name), "--grid", "--dpi", dpi, *more])
        if status:
            raise OSError(f"kneedeep render ended with exit status {status}")


def of_a_card(place: Studio) -> None:
    """The largest scenario as a poster to share."""
    made = place.work / "card.png"
    if command(["render", str(LARGEST), "-o", str(made), "--card"]):
        raise OSError("kneedeep render --card failed")
    card = QImage(str(made)).scaledToWidth(CARD_WIDTH, Qt.TransformationMode.SmoothTransformation)
    if not card.convertToFormat(QImage.Format.Format_RGB888).save(str(place.target / "card.png"), "PNG", 0):  # type: ignore[call-overload]
        raise OSError("cannot write card.png")


def of_a_route(place: Studio) -> None:
    """The steps to win in a row under the map."""
    user = place.open_copy(LARGEST, SMALLER)
    user.do("route")
    strip = user.child(RouteStrip)
    while not strip.list.count():
        place.running.processEvents()
    user.canvas.fit()
    place.take("guide-route.png", user)


def of_the_table(place: Studio) -> None:
    """Table mode, just after the second area was revealed."""
    steps = (TableStep("open", "door:hatch"), TableStep("tick", "piece:2:11,-1\npiece:3:12,-4"))
    at_the_table(place, SMALLEST, steps, ("figure:imp@14,-4",), SMALLER, "guide-table.png")


def of_portals(place: Studio) -> None:
    """Table mode of the 2016 edition: two portals have summoned, a door was opened, two more can be seen."""
    steps = (
        TableStep("summon", "token:portal@7,8", 0),
        TableStep("summon", "token:portal@7,5\nrevenant", 1),
        TableStep("draw", "bravo"),
        TableStep("open", "door:landing-east"),
    )
    at_the_table(place, INFESTED, steps, (), SMALLEST_WINDOW, "guide-table-2016.png")


def at_the_table(
    place: Studio, file: Path, steps: Sequence[TableStep], chosen: tuple[str, ...], size: QSize, name: str
) -> None:
    """Take steps at the table of a scenario with two marines, click some things, take the picture."""
    document = open_document(file)
    appearance = place.editor.appearance
    window = show_table(document.board, document.path, place.editor.settings, appearance, 2)
    window.resize(size)
    window.start.begin.click()
    page = known(window.page)
    for step in steps:
        page.take_step(step)
    if chosen:
        page.choose(chosen)
    for _ in range(LAYOUT_ROUNDS):
        place.running.processEvents()
    table = page.widget
    end = time.monotonic() + MOST_SECONDS
    while not table.sharp:
        if time.monotonic() > end:
            raise TimeoutError("the table does not come to rest")
        place.running.processEvents()
    place.grab(name, window)
    window.close()


def of_a_simulation(place: Studio) -> None:
    """The smallest scenario simulated, two tokens moved, simulated again: the change, and where marines fell."""
    user = place.open_copy(SMALLEST, WIDE)
    simulating = user.window.shell.feature(SimulationFeature)
    # In this process: the numbers are the same whoever plays.
    simulating.simulator.jobs = 0
    user.do("simulate")
    form = simulating.panel.form
    form.marines[0].setChecked(False)
    form.marines[2].setChecked(False)
    form.games.setValue(PICTURED_GAMES)
    simulate(place, simulating)
    user.drag((4.5, 2.5), (8.5, 0.5))
    user.drag((0.5, 2.5), (7.5, 1.5))
    simulate(place, simulating)
    simulating.show_map(DEATHS)
    # How long it took is another time each time.
    form.progress.clear()
    user.canvas.fit()
    place.take("guide-simulation.png", user)


def of_the_coach(place: Studio) -> None:
    """The coach's changes of the smallest scenario for two marines."""
    user = place.open_copy(SMALLEST, COMPACT)
    simulating = user.window.shell.feature(SimulationFeature)
    user.do("simulate")
    page, simulator = simulating.coach.page, simulating.coach.simulator
    tune, simulator.jobs = simulator.tune, 0
    simulator.tune = lambda wishes, reading: tune([one._replace(effort=FEW) for one in wishes], reading)  # type: ignore[method-assign]
    simulating.panel.tabs.setCurrentWidget(page)
    page.marines.setCurrentIndex(1)
    page.low.setValue(25)
    page.high.setValue(45)
    page.button.click()
    wait_for(place, lambda: not page.busy)
    place.take("guide-coach.png", user, simulating.panel)


def of_playing(place: Studio) -> None:
    """The smallest scenario, played in its window."""
    playtest_pictures.of_a_playtest(place.open_copy(SMALLEST, COMPACT), place.grab)


def of_beginning(place: Studio) -> None:
    """The largest scenario, in the dialog on where a game begins."""
    playtest_pictures.of_a_beginning(place.open_copy(LARGEST, WIDE), place.grab)


def simulate(place: Studio, simulating: SimulationFeature) -> None:
    """Press the button and wait for the games. Raises TimeoutError."""
    simulating.panel.form.button.click()
    wait_for(place, lambda: not simulating.simulator.busy)


def wait_for(place: Studio, is_done: Callable[[], bool]) -> None:
    """Wait for the games. Raises TimeoutError."""
    end = time.monotonic() + MOST_SECONDS
    while not is_done():
        if time.monotonic() > end:
            raise TimeoutError("the games take too long")
        place.running.processEvents()


def make(target: Path, *, few: bool = False) -> None:
    """Make all pictures in a folder. With `few` only those of the first program."""
    with studio(target) as (place, _):
        of_a_shipped_scenario(place)
    if few:
        return
    for make_pictures in (of_an_overlay, of_the_keyboard, of_comfort):
        with studio(target) as (place, _):
            make_pictures(place)
    with studio(target) as (place, answers):
        of_the_guide(place, answers)
        of_the_map(place)
        of_a_card(place)
        of_a_route(place)
    for make_pictures in (
        of_drawing,
        of_printing,
        of_playing,
        of_beginning,
        of_the_table,
        of_portals,
        of_a_simulation,
        of_the_coach,
    ):
        with studio(target) as (place, _):
            make_pictures(place)


def reduce_colors(path: Path) -> None:
    """Write a picture again with a palette of 240 colors: 28 % of the bytes."""
    with Image.open(path) as picture:
        small = picture.convert("RGB").quantize(240, Image.Quantize.MAXCOVERAGE, kmeans=5)
    small.save(path, optimize=True)


def main(arguments: Sequence[str]) -> int:
    """Make the pictures. Returns the exit status."""
    target = Path(arguments[0]) if arguments else FOLDER
    target.mkdir(parents=True, exist_ok=True)
    make(target, few="few" in arguments[1:])
    for path in sorted(target.glob("*.png")):
        reduce_colors(path)
        print(f"{path.stat().st_size:>8,} {path.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
