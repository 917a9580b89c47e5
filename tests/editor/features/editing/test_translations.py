"""Translations in the window: the dialog of all texts, and the language in which a map is printed, exported and played."""

from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QWidget

from kneedeep.games.bots.seats import PERSON
from kneedeep.model.scenario.edits import Change, applied
from kneedeep.model.scenario.edits.rename import Rename
from kneedeep.model.scenario.model import Record
from kneedeep_editor.features.editing.translations import Translations
from kneedeep_editor.panels.dialogs.texts_dialog import TextsDialog
from kneedeep_editor.panels.outline.outline_rows import move_edit
from kneedeep_editor.printing.feature import Printing
from kneedeep_editor.printing.print_dialog import PrintDialog
from kneedeep_editor.services.map_language import begin_in_language, map_language
from kneedeep_editor.sharing.export_dialog import ExportDialog
from kneedeep_editor.table_mode import start_page
from kneedeep_editor.table_mode.table_window import TableWindow
from tests.editor.conftest import MAP
from tests.support.users.editor_user import LEFT, Answers, Opened, User
from tests.support.users.table_user import TableUser

TEXTS = MAP.replace("format: 1", "format: 2").replace(
    '{id: far, name: "Store"}', '{id: far, name: "Store", text: "Dust."}'
)
GERMAN = "translations:\n  de:\n    title: Hallen\n    areas.far.text: Staub.\n"


def dialog_of(user: User) -> TextsDialog:
    """The dialog of all texts."""
    user.do("texts-by-language")
    return user.child(TextsDialog)


def rows(dialog: TextsDialog) -> list[tuple[str, ...]]:
    """The rows of the dialog."""
    items = [dialog.list.topLevelItem(row) for row in range(dialog.list.topLevelItemCount())]
    return [tuple(item.text(column) for column in range(3)) for item in items if item is not None]


def language_of(part: QWidget) -> QComboBox:
    """The list of languages in a dialog or window."""
    return next(box for box in part.findChildren(QComboBox) if box.accessibleName() == "Language of the map")


def test_what_is_duplicated_or_moved_in_the_outline_keeps_its_translations(opened: Opened) -> None:
    script = "triggers: [{when: {round: 1}, text: One.}, {when: {round: 2}, text: Two.}]\n"
    script += f"{GERMAN}    tokens.health@9,1.note: Rot.\n    triggers.1.text: Eins.\n"
    user = opened(TEXTS.replace("{kind: health,", "{kind: health, note: Red.,") + script)
    before = user.scenario
    user.click(9.5, 1.5)
    user.do("duplicate")
    assert [*user.scenario.translations["de"].values()].count("Rot.") == 2
    user.do("undo")
    assert user.scenario == before
    edit = move_edit(before, before.triggers[0].serial, 1)
    assert edit is not None and applied(edit, before).translations["de"]["triggers.2.text"] == "Eins."


def test_a_translation_older_than_its_original_is_marked_until_it_changes(opened: Opened) -> None:
    user = opened(TEXTS + GERMAN)
    user.window.shell.work.edit(Change("Change", user.scenario.areas[1].serial, Record({"text": "Ashes."}.items())))
    user.do("save")
    dialog = dialog_of(user)
    dialog.missing.click()
    older = [row for row, one in enumerate(rows(dialog)) if one[2] == "older: Staub."]
    assert len(older) == 1 and "1 is older than its original." in dialog.summary.text()
    dialog.list.setCurrentIndex(dialog.list.model().index(older[0], 0))
    dialog.edit.setPlainText("Asche.")
    assert "older" not in dialog.summary.text()


def test_texts_are_translated_in_a_table_step_by_step(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kneedeep_editor.features.editing.translations.spoken_language", lambda: "de")
    user = opened(TEXTS)
    dialog = dialog_of(user)
    assert ("The area “Store” · Read aloud", "Dust.", "") in rows(dialog)
    assert "en" not in [dialog.languages.itemData(row) for row in range(dialog.languages.count())]
    count = len(rows(dialog))
    assert dialog.language == "de"
    QTest.keyClicks(dialog.edit, "Hallen")
    assert user.scenario.translations["de"] == Record(title="Hallen") and user.scenario.format == 2
    assert dialog.summary.text() == f"1 of {count} texts translated."
    QTest.mouseClick(dialog.next, LEFT)
    assert dialog.original.toPlainText() == rows(dialog)[1][1] and dialog.edit.toPlainText() == ""
    dialog.missing.setChecked(True)
    assert len(rows(dialog)) == count - 1
    assert user.steps == ["Translate a text"]
    user.do("undo")
    assert not user.scenario.translations and dialog.summary.text() == f"0 of {count} texts translated."


def test_a_table_is_saved_and_read_in_one_step(opened: Opened, answers: Answers, tmp_path: Path) -> None:
    user = opened(TEXTS + GERMAN)
    dialog, path = dialog_of(user), tmp_path / "words.csv"
    answers.saved, answers.opened = path, [path]
    QTest.mouseClick(dialog.save_table, LEFT)
    assert answers.asked[-1].endswith("-de.csv") and path.read_bytes().startswith(b"\xef\xbb\xbfpath")
    before, table = user.scenario, path.read_text("utf-8")
    QTest.mouseClick(dialog.read_table, LEFT)
    assert user.scenario == before and not user.steps and not answers.told
    row = table[len("\ufeffpath")].join(("areas.gone.text", "Mud.", "Matsch."))
    path.write_text(table.replace("Hallen", "Säle").replace("Staub.", "Asche.") + row, "utf-8")
    QTest.mouseClick(dialog.read_table, LEFT)
    assert user.scenario.translations["de"] == Record({"title": "Säle", "areas.far.text": "Asche."}.items())
    assert ("The area “Store” · Read aloud", "Dust.", "Asche.") in rows(dialog)
    told = "2 new translations in words.csv. 1 row needs a look.areas.gone.text: not a text of the map, or its second row: Matsch."
    assert user.steps == ["Read a table of translations"] and answers.told == [told]
    user.do("undo")
    assert user.scenario == before
    path.write_text("format: 2")
    QTest.mouseClick(dialog.read_table, LEFT)
    assert "words.csv was not read. The first row must name" in answers.told[-1] and user.scenario == before


def test_translations_go_with_what_is_renamed_or_deleted(opened: Opened) -> None:
    user = opened(TEXTS + GERMAN)
    assert ("The area “Store” · Read aloud", "Dust.", "Staub.") in rows(dialog_of(user))
    user.window.shell.work.edit(Rename("Rename", "area", "far", "store"))
    assert "areas.store.text" in user.scenario.translations["de"]
    user.do("undo")
    assert "areas.far.text" in user.scenario.translations["de"]


def test_a_map_with_translations_asks_for_the_language(opened: Opened) -> None:
    assert not opened(TEXTS).window.shell.feature(Translations).menu.menuAction().isVisible()
    user = opened(TEXTS + GERMAN, "other.yaml")
    shell = user.window.shell
    menu = shell.feature(Translations).menu
    menu.aboutToShow.emit()
    assert menu.menuAction().isVisible() and [action.text() for action in menu.actions()] == [
        "English (en)",
        "Deutsch (de)",
    ]
    entries = [action.menu() for action in shell.actions.menus["View"].actions() if action.isVisible()]
    assert entries[-2:] == [shell.actions.menus["Language"], menu], "beside the language of the window"
    user.do("print")
    dialog = user.child(PrintDialog)
    box = language_of(dialog)
    box.setCurrentIndex(box.findData("de"))
    sheet = shell.feature(Printing).sheet
    assert sheet is not None and sheet.title == "Hallen"
    dialog.close()
    user.do("export")
    exporting = user.child(ExportDialog)
    assert exporting.options.language == "de"
    exporting.format.setCurrentIndex(exporting.format.findData("text"))
    assert exporting.options.language == "" and not exporting.form.isRowVisible(language_of(exporting))
    exporting.close()
    player = TableUser(user.window).begin((PERSON, PERSON))
    playtest, session = player.playtest, player.session
    assert session.game.scenario.title == "Hallen"
    player.answer("advance")
    player.do("play-stop")
    assert session.length and playtest.offer.button.isHidden(), "the map has not changed"
    user.do("play-continue")
    assert playtest.controller.session is session
    user.do("play-stop")
    begin_in_language("en")
    assert map_language(user.scenario, shell.settings) == "en" and shell.settings.text("map-language") == "de"
    menu.actions()[0].trigger()
    assert map_language(user.scenario, shell.settings) == shell.settings.text("map-language") == "en"


def test_the_table_is_in_the_language_chosen_there(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    user = opened(TEXTS + "challenge: hard\n" + GERMAN)
    monkeypatch.setattr(start_page, "tr", lambda text, **_: text.upper())
    user.do("table")
    (window,) = (one for one in QApplication.topLevelWidgets() if isinstance(one, TableWindow))
    box = language_of(window.start)
    box.setCurrentIndex(box.findData("de"))
    assert window.windowTitle().startswith("Hallen")
    assert "HARD" in [label.text() for label in window.start.findChildren(QLabel)]
    QTest.mouseClick(window.start.begin, LEFT)
    assert window.page is not None and window.page.top.board.scenario.language == "de"
    window.close()
