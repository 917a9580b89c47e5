"""Pictures to share from the window: chosen in a dialog with a preview, saved, copied to the clipboard."""

from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from kneedeep.drawing.primitive import Text
from kneedeep.model.scenario.edits.basic import Change, Remove, Translate
from kneedeep.model.scenario.io.reader import read
from kneedeep.model.scenario.record import Record
from kneedeep_editor.features.files.picture_export import PictureExport
from kneedeep_editor.printing.picture_dialog import PictureDialog
from kneedeep_editor.simulation.feature import SimulationFeature
from kneedeep_editor.simulation.simulation_form import SimulationRequest
from kneedeep_exchange.scenario_files.embedded import scenario_inside
from tests.support import catalogue
from tests.support.users.editor_user import LEFT, Answers, User, settle

_MOST = 60_000


def opened(user: User) -> PictureDialog:
    user.do("export-picture")
    (dialog,) = (one for one in user.window.findChildren(PictureDialog) if one.isVisible())
    return dialog


def pick(box: QComboBox, value: object) -> None:
    box.setCurrentIndex(box.findData(value))


def colors(image: QImage) -> int:
    return len({image.pixel(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)})


def test_choices_change_the_preview_at_once(user: User) -> None:
    dialog = opened(user)
    seen = [dialog.preview.picture]
    assert dialog.said.text().endswith("pixels") and dialog.save_button.isEnabled()
    for box, value in (
        (dialog.style_choice, "poster"),
        (dialog.theme, "light"),
        (dialog.audience, "marines"),
        (dialog.what, "map"),
    ):
        pick(box, value)
        seen.append(dialog.preview.picture)
    for check in (dialog.legend, dialog.grid):
        QTest.mouseClick(check, LEFT, pos=check.rect().center() / 8)
        seen.append(dialog.preview.picture)
    assert None not in seen
    assert all(one != other for number, one in enumerate(seen) for other in seen[:number])
    assert colors(dialog.preview.grab().toImage()) > 20


def test_the_texts_of_a_card_are_in_the_language_of_the_editor(user: User, pseudo: set[str]) -> None:
    shown = opened(user).preview.picture
    assert shown is not None
    texts = [item.text for item in dict(shown.layers)["words"] if isinstance(item, Text)]
    names = {"kneedeep", "DEMON"}
    own = [text for text in texts if any(letter.isalpha() for letter in text) and text not in names]
    assert {"⟦MARINES⟧", "⟦AREAS⟧", "⟦DOORS⟧"} <= set(own)
    assert own and all(text.startswith("⟦") for text in own), own
    assert pseudo <= set(catalogue.texts())


def test_the_size_is_said_and_only_a_png_has_one(user: User) -> None:
    dialog = opened(user)
    widths = []
    for scale in (1, 4):
        pick(dialog.size_choice, scale)
        widths.append(int(dialog.said.text().split()[0]))
    assert widths[1] == 4 * widths[0] > 4_000
    pick(dialog.form, ".svg")
    assert not dialog.size_choice.isEnabled() and "pixels" not in dialog.said.text()


def test_a_card_is_saved_in_each_form_with_its_scenario_unless_it_is_for_the_marines(
    user: User, answers: Answers, tmp_path: Path
) -> None:
    document = user.window.document
    document.edit(Remove("Delete", frozenset({document.scenario.figures[0].serial})))
    dialog = opened(user)
    for ending, begins in {".png": b"\x89PNG\r\n", ".svg": b"<?xml", ".pdf": b"%PDF-"}.items():
        answers.asked.clear()
        pick(dialog.form, ending)
        dialog.embed.setChecked(True)
        folder = tmp_path / ending
        folder.mkdir()
        answers.saved = folder / f"shared{ending}"
        QTest.mouseClick(dialog.save_button, LEFT)
        assert answers.asked == [f"save map-card{ending}"]
        settle(lambda said=f"Saved shared{ending}.": dialog.said.text() == said)  # type: ignore[misc]
        assert list(folder.iterdir()) == [answers.saved]
        content = answers.saved.read_bytes()
        assert content.startswith(begins)
        inside = scenario_inside(content)
        assert inside is not None and read(inside).scenario == document.scenario
    pick(dialog.audience, "marines")
    assert not dialog.embed.isEnabled() and not dialog.embeds
    dialog.close()
    assert opened(user).embed.isChecked(), "the choice is remembered"


def test_the_ending_decides_the_form(user: User, answers: Answers, tmp_path: Path, qtbot: QtBot) -> None:
    dialog = opened(user)
    answers.saved = tmp_path / "a.SVG"
    QTest.mouseClick(dialog.save_button, LEFT)
    qtbot.waitUntil(answers.saved.exists, timeout=_MOST)
    assert answers.saved.read_bytes().startswith(b"<?xml")


def test_the_choices_are_remembered(user: User) -> None:
    dialog = opened(user)
    boxes = dialog.what, dialog.audience, dialog.style_choice, dialog.theme, dialog.form, dialog.size_choice
    for box, value in zip(boxes, ("map", "marines", "poster", "print", ".pdf", 3), strict=True):
        pick(box, value)
    dialog.legend.setChecked(True)
    wanted = (dialog.options, dialog.ending, dialog.scale)
    dialog.close()
    again = opened(user)
    assert (again.options, again.ending, again.scale) == wanted


def test_a_file_that_cannot_be_written_is_reported_and_the_dialog_stays(
    user: User, answers: Answers, tmp_path: Path, qtbot: QtBot
) -> None:
    dialog = opened(user)
    answers.saved = tmp_path / "none" / "x.png"
    QTest.mouseClick(dialog.save_button, LEFT)
    qtbot.waitUntil(lambda: bool(answers.told), timeout=_MOST)
    assert "x.png was not saved." in answers.told[0]
    assert dialog.isVisible() and dialog.what.isEnabled() and dialog.save_button.text() == "&Save…"


def test_saving_is_stopped_and_nothing_is_written(user: User, answers: Answers, tmp_path: Path) -> None:
    dialog = opened(user)
    answers.saved = tmp_path / "x.png"
    QTest.mouseClick(dialog.save_button, LEFT)
    assert dialog.save_button.text() == "&Stop" and not dialog.what.isEnabled()
    QTest.mouseClick(dialog.save_button, LEFT)
    assert dialog.save_button.text() == "&Save…" and dialog.what.isEnabled()
    assert not answers.saved.exists() and not answers.told


@pytest.mark.parametrize("closes", [False, True])
def test_what_is_being_saved_when_the_dialog_is_closed_is_saved(
    user: User, answers: Answers, tmp_path: Path, qtbot: QtBot, closes: bool
) -> None:
    dialog = opened(user)
    answers.saved = tmp_path / "x.png"
    QTest.mouseClick(dialog.save_button, LEFT)
    dialog.close()
    assert user.said == "The picture is being saved or copied …"
    user.do("export-picture")
    assert not [one for one in user.window.findChildren(PictureDialog) if one.isVisible()]
    if closes:
        user.window.close()
        assert answers.saved.exists(), "the window waits for it"
    else:
        qtbot.waitUntil(lambda: user.said == "Saved x.png.", timeout=_MOST)
    assert not QImage(str(answers.saved)).isNull()


def test_a_map_without_a_space_has_no_picture(beginner: User) -> None:
    dialog = opened(beginner)
    assert dialog.said.text() == "The map has no space to draw."
    assert not dialog.save_button.isEnabled() and not dialog.copy_button.isEnabled()
    dialog.close()
    beginner.do("copy-picture")
    assert beginner.window.findChild(PictureExport) is not None


def test_the_picture_shown_is_copied(user: User, qtbot: QtBot) -> None:
    QGuiApplication.clipboard().clear()
    dialog = opened(user)
    QTest.mouseClick(dialog.copy_button, LEFT)
    qtbot.waitUntil(lambda: dialog.said.text().startswith("Copied"), timeout=_MOST)
    image = QGuiApplication.clipboard().image()
    assert (image.width(), image.height()) != (0, 0) and colors(image) > 20
    assert QGuiApplication.clipboard().mimeData().hasImage()


def test_copy_picture_takes_what_was_chosen_last(user: User, qtbot: QtBot) -> None:
    dialog = opened(user)
    pick(dialog.what, "map")
    pick(dialog.theme, "light")
    pick(dialog.size_choice, 1)
    width = int(dialog.said.text().split()[0])
    dialog.close()
    QGuiApplication.clipboard().clear()
    user.do("copy-picture")
    qtbot.waitUntil(lambda: not QGuiApplication.clipboard().image().isNull(), timeout=_MOST)
    assert QGuiApplication.clipboard().image().width() == width


def test_games_just_simulated_are_on_the_card_until_the_map_changes(user: User, qtbot: QtBot) -> None:
    feature = user.window.shell.feature(SimulationFeature)
    feature.simulator.jobs = 0
    user.do("simulate")
    feature.start(SimulationRequest((1,), ("random", "random"), 1, 1))
    qtbot.waitUntil(lambda: feature.shown == 0 and not feature.simulator.busy, timeout=_MOST)

    def measured() -> bool:
        picture = opened(user).preview.picture
        assert picture is not None
        return "1 simulated games each" in str(picture.layers)

    assert measured()
    user.window.document.edit(Change("Edit", 0, Record(author="A. Person")))
    assert measured(), "words change no game"
    user.window.document.edit(Translate("Translate", "de", "title", "Hallen"))
    assert measured(), "nor do their translations"
    user.window.document.edit(Remove("Delete", frozenset({user.scenario.figures[0].serial})))
    assert not measured()
