"""Printing from the window: sheets chosen in a dialog, previewed, saved as PDF, sent to a printer."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QRadioButton
from pytestqt.qtbot import QtBot

from kneedeep.report.sheets import KINDS
from kneedeep_editor.printing import printer as printers
from kneedeep_editor.printing.print_dialog import PrintDialog
from tests.support.users.editor_user import LEFT, NO_KEYS, Answers, User

EMPTY = {
    "cards": "no text to read aloud",
    "tiles": "the boxes hold all of them",
    "tokens": "the boxes hold all of them",
}
"""Why some sheets have nothing of a map without texts whose parts are all in a box."""
MADE = [kind for kind in KINDS if kind not in EMPTY]


def opened(user: User, command: str = "print") -> PrintDialog:
    user.do(command)
    (dialog,) = (one for one in user.window.findChildren(PrintDialog) if one.isVisible())
    return dialog


def choose(dialog: PrintDialog, kind: str) -> None:
    button = dialog.findChild(QRadioButton, f"sheet-{kind}")
    assert isinstance(button, QRadioButton)
    QTest.mouseClick(button, LEFT, NO_KEYS, button.rect().center() / 4)


def said(dialog: PrintDialog) -> str:
    return dialog.said.text()


def test_sheets_are_previewed_and_saved(user: User, answers: Answers, tmp_path: Path, qtbot: QtBot) -> None:
    dialog = opened(user)
    made = {}
    for kind, reason in EMPTY.items():
        choose(dialog, kind)
        assert reason in said(dialog) and not dialog.save_button.isEnabled()
        assert dialog.inches.isEnabled() == (kind != "cards")
    for kind in MADE:
        choose(dialog, kind)
        assert dialog.save_button.isEnabled() and dialog.print_button.isEnabled()
        made[kind] = len(dialog.preview.pages)
        assert f"{made[kind]} page" in said(dialog)
        assert dialog.bare.isEnabled() == (kind in ("map", "scale"))
        assert dialog.inches.isEnabled() == (kind == "scale")
    assert made["handout"] == made["map"] == 1 and made["scale"] > 2
    dialog.inches.setValue(0.3)
    assert len(dialog.preview.pages) == 2
    dialog.papers.setCurrentText("Letter")
    assert (round(dialog.preview.pages[0].width), round(dialog.preview.pages[0].height)) == (6120, 7920)
    qtbot.waitUntil(lambda: dialog.preview.painted)
    seen = dialog.preview.viewport().grab().toImage()
    assert len({seen.pixel(x, y) for x in range(0, seen.width(), 3) for y in range(0, seen.height(), 3)}) > 50
    answers.saved = tmp_path / "map.pdf"
    QTest.mouseClick(dialog.save_button, LEFT)
    assert answers.asked == ["save map-scale.pdf"]
    assert said(dialog).startswith("Saving map.pdf") and not dialog.papers.isEnabled()
    qtbot.waitUntil(lambda: "Saved" in said(dialog), timeout=60_000)
    data = answers.saved.read_bytes()
    assert data.startswith(b"%PDF-") and b"/Count 2" in data
    assert dialog.isVisible() and said(dialog).endswith("Saved map.pdf.")
    choose(dialog, "handout")
    assert "Saved" not in said(dialog) and dialog.save_button.isEnabled()
    choose(dialog, "scale")
    dialog.close()
    again = opened(user, "export-pdf")
    assert (again.kind, again.paper.name) == ("scale", "Letter")
    assert again.save_button.isDefault()


@pytest.mark.usefixtures("dressed")
def test_pages_are_turned_by_buttons_and_keys(user: User) -> None:
    dialog = opened(user)
    choose(dialog, "scale")
    count = len(dialog.preview.pages)
    assert dialog.counter.text() == f"Page 1 of {count}"
    dialog.preview.turn(1)
    assert dialog.counter.text() == f"Page 2 of {count}"
    dialog.preview.setFocus()
    for _ in range(3 * count):
        QTest.keyClick(dialog.preview, Qt.Key.Key_PageDown)
    assert dialog.counter.text() == f"Page {count} of {count}"
    assert dialog.preview.accessibleDescription() == f"Page {count} of {count}."
    before = dialog.preview.verticalScrollBar().maximum()
    dialog.preview.zoom_by(1)
    assert dialog.preview.verticalScrollBar().maximum() > before
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_a_map_without_a_space_has_only_its_words_to_print(beginner: User) -> None:
    dialog = opened(beginner)
    assert dialog.save_button.isEnabled()
    choose(dialog, "map")
    assert said(dialog) == "The map has no space to print."
    assert not dialog.save_button.isEnabled() and not dialog.preview.pages


def test_a_file_that_cannot_be_written_is_told_and_the_dialog_stays(
    user: User, answers: Answers, tmp_path: Path, qtbot: QtBot
) -> None:
    dialog = opened(user)
    answers.saved = tmp_path / "none" / "x.pdf"
    QTest.mouseClick(dialog.save_button, LEFT)
    qtbot.waitUntil(lambda: bool(answers.told), timeout=60_000)
    assert "x.pdf was not saved." in answers.told[0]
    assert dialog.isVisible() and dialog.papers.isEnabled() and "page" in said(dialog)


def test_saving_is_stopped_and_nothing_is_written(user: User, answers: Answers, tmp_path: Path) -> None:
    dialog = opened(user)
    before = said(dialog)
    answers.saved = tmp_path / "x.pdf"
    QTest.mouseClick(dialog.save_button, LEFT)
    assert dialog.save_button.text() == "&Stop saving" and not dialog.print_button.isEnabled()
    QTest.mouseClick(dialog.save_button, LEFT)
    assert said(dialog) == before and dialog.save_button.text() == "&Save as PDF…"
    assert dialog.print_button.isEnabled() and dialog.papers.isEnabled()
    assert not answers.saved.exists() and not answers.told


def test_the_pages_go_to_the_printer(user: User, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "printed.pdf"

    def chosen(parent: object, title: str, pages: object) -> tuple[QPrinter, object]:
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(target))
        return printer, pages

    monkeypatch.setattr(printers, "choose_printer", chosen)
    dialog = opened(user)
    count = len(dialog.preview.pages)
    QTest.mouseClick(dialog.print_button, LEFT)
    assert f"/Count {count}".encode() in target.read_bytes()
    assert not dialog.isVisible()


@pytest.mark.usefixtures("dressed")
def test_the_choices_fit_their_labels(user: User, qapp: QApplication) -> None:
    dialog = opened(user)
    qapp.processEvents()
    for button in dialog.kinds.buttons():
        assert button.width() >= button.sizeHint().width()
    assert dialog.tip.height() >= dialog.tip.heightForWidth(dialog.tip.width())


def test_the_dialog_fits_on_the_screen(user: User) -> None:
    room = user.window.screen().availableGeometry()
    dialog = PrintDialog(user.window, (1, 2, 3))
    assert dialog.width() < room.width()
    assert dialog.height() < room.height()
    dialog.deleteLater()
