"""Exports from the window: what is lost is said before, the proof after, and the file is written as a whole or not at all."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QSpinBox
from pytestqt.qtbot import QtBot

from kneedeep.model.scenario.edits.basic import Change
from kneedeep.model.scenario.record import Record
from kneedeep_editor.documents.document_files import text_of
from kneedeep_editor.sharing.export_dialog import FOR, ExportDialog
from kneedeep_editor.sharing.export_feature import ExportFeature
from kneedeep_exchange.exports.export_formats import FORMATS
from kneedeep_exchange.scenario_files.embedded import scenario_inside
from tests.editor.conftest import MAP
from tests.support.users.editor_user import LEFT, Answers, Opened, User
from tests.support.values import known, typed

_MOST = 60_000


def exporting(user: User) -> ExportDialog:
    user.do("export")
    return known(user.window.shell.feature(ExportFeature).dialog)


def test_every_format_of_the_table_is_offered_with_what_it_takes(user: User) -> None:
    dialog = exporting(user)
    assert [dialog.format.itemData(number) for number in range(dialog.format.count())] == list(FORMATS)
    for number, row in enumerate(FORMATS.values()):
        dialog.format.setCurrentIndex(number)
        offered = [dialog.audience.itemData(one) for one in range(dialog.audience.count())]
        assert offered == list(row.audiences) and set(offered) <= FOR.keys()
        assert dialog.form.isRowVisible(dialog.areas) == ("area" in row.takes)
        assert dialog.form.isRowVisible(dialog.theme) == ("theme" in row.takes)
        assert dialog.form.isRowVisible(dialog.marines) == ("marines" in row.takes)
        assert dialog.embed.isEnabled() == ("embed" in row.takes)


def test_areas_are_listed_in_the_language_of_the_file(opened: Opened) -> None:
    text = MAP.replace("format: 1", "format: 2") + "translations:\n  de:\n    areas.far.name: Lager\n"
    dialog = exporting(opened(text))
    assert dialog.areas.item(1).text() == "Store" and dialog.language is not None
    dialog.language.setCurrentIndex(dialog.language.findData("de"))
    assert dialog.areas.item(1).text() == "Lager"


def test_what_is_lost_is_said_before_and_depends_on_the_choices(user: User) -> None:
    dialog = exporting(user)
    assert dialog.name == "html"
    assert "comments" in dialog.said.text() and dialog.said.text().startswith("Lost: ")
    dialog.embed.setChecked(True)
    assert dialog.said.text() == "Nothing of the map is lost."


def test_the_scenario_is_never_included_for_the_marines(user: User) -> None:
    dialog = exporting(user)
    dialog.embed.setChecked(True)
    dialog.audience.setCurrentIndex(dialog.audience.findData("marines"))
    assert not dialog.embed.isEnabled() and not dialog.options.embed


def test_a_page_is_written_with_its_proof(user: User, answers: Answers, tmp_path: Path, qtbot: QtBot) -> None:
    dialog = exporting(user)
    dialog.embed.setChecked(True)
    answers.saved = tmp_path / "out" / "shared.html"
    answers.saved.parent.mkdir()
    assert not dialog.folder_button.isVisible()
    QTest.mouseClick(dialog.button, LEFT)
    assert answers.asked == ["save map.html"] and dialog.bar.isVisible()
    qtbot.waitUntil(lambda: not dialog.working, timeout=_MOST)
    saved, proof, lost = dialog.said.text().splitlines()
    assert saved == "Saved shared.html." and proof.startswith("Read back and compared: ")
    assert lost == "Nothing of the map is lost."
    assert dialog.folder == answers.saved.parent and dialog.folder_button.isVisible()
    assert [one.name for one in answers.saved.parent.iterdir()] == ["shared.html"]
    assert scenario_inside(answers.saved.read_bytes()) == (tmp_path / "map.yaml").read_bytes()


def test_a_format_with_pictures_and_options_of_its_own_is_written(
    user: User, answers: Answers, tmp_path: Path, qtbot: QtBot
) -> None:
    dialog = exporting(user)
    dialog.format.setCurrentIndex(dialog.format.findData("uvtt"))
    own = dialog.own["uvtt"]
    assert dialog.options.own == {} and all(dialog.form.isRowVisible(one) for one in own.values())
    assert dialog.said.text().startswith("Lost: ")
    pixels = typed(QSpinBox, own["ppg"])
    pixels.setValue(20)
    assert dialog.options.own == {"ppg": 20}
    answers.saved = tmp_path / "out" / "shared.uvtt"
    answers.saved.parent.mkdir()
    QTest.mouseClick(dialog.button, LEFT)
    qtbot.waitUntil(lambda: not dialog.working, timeout=_MOST)
    assert answers.told == [] and "Read back and compared: " in dialog.said.text()
    assert json.loads(answers.saved.read_bytes())["resolution"]["pixels_per_grid"] == 20
    assert sorted(one.name for one in answers.saved.parent.iterdir()) == ["shared.uvtt", "shared.uvtt.txt"]


def test_what_is_not_saved_yet_is_exported_too(user: User) -> None:
    user.window.document.edit(Change("Title", 0, Record(title="Three rooms")))
    text = text_of(user.window.document).decode()
    assert 'title: "Three rooms"   # a working title' in text
    assert "Two rooms" not in text and user.window.document.modified


def test_a_stopped_export_writes_nothing(user: User, answers: Answers, tmp_path: Path) -> None:
    dialog = exporting(user)
    answers.saved = tmp_path / "stopped.html"
    QTest.mouseClick(dialog.button, LEFT)
    assert dialog.working and not dialog.choices.isEnabled()
    QTest.keyClick(dialog.button, Qt.Key.Key_Space)
    assert not dialog.working and dialog.said.text() == "Stopped; nothing was written."
    assert not answers.saved.exists()


def test_an_unwritable_place_is_reported(user: User, answers: Answers, tmp_path: Path, qtbot: QtBot) -> None:
    dialog = exporting(user)
    answers.saved = tmp_path / "missing" / "shared.html"
    QTest.mouseClick(dialog.button, LEFT)
    qtbot.waitUntil(lambda: not dialog.working, timeout=_MOST)
    (told,) = answers.told
    assert told.startswith("shared.html was not saved.") and "there is no such file or folder" in told


def test_the_choices_are_remembered(user: User) -> None:
    dialog = exporting(user)
    dialog.audience.setCurrentIndex(dialog.audience.findData("table"))
    dialog.close()
    assert exporting(user).wanted_audience == "table"


@pytest.mark.parametrize("content", ["", "format: [1\n"])
def test_a_file_that_can_not_be_read_is_not_exported(opened: Opened, content: str) -> None:
    dialog = exporting(opened(content))
    assert not dialog.button.isEnabled() and dialog.said.text()


def test_a_number_of_marines_is_for_formats_that_have_a_use_for_it(user: User) -> None:
    dialog = exporting(user)
    dialog.marines.setCurrentIndex(1)
    assert dialog.options.marines is not None
    dialog.format.setCurrentIndex(dialog.format.findData("tmx"))
    assert dialog.options.marines is None
