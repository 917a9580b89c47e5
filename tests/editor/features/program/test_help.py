"""The menu Help: pages of the program in its own reader, and the version."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox

from kneedeep import __version__
from kneedeep.support.translation import speak
from kneedeep_editor.features.program import help as help_feature
from kneedeep_editor.panels.dialogs.help_reader import HelpReader
from kneedeep_editor.services.help_files import PAGES, help_page
from tests.support.users.editor_user import Answers, User

pytestmark = pytest.mark.kept_window


def reader(user: User) -> HelpReader:
    made = user.window.findChildren(HelpReader)[-1]
    assert isinstance(made, HelpReader)
    return made


@pytest.mark.parametrize(
    ("command", "heading"),
    [("guide", "From nothing to a shared map"), ("key-sheet", "Mouse and keyboard"), ("changes", "What is new")],
)
def test_a_page_opens_in_the_reader(command: str, heading: str, user: User) -> None:
    user.do(command)
    assert reader(user).isVisible()
    assert reader(user).text.toPlainText().startswith(heading)
    assert reader(user).text.accessibleName() == reader(user).windowTitle()
    QTest.keyClick(reader(user), Qt.Key.Key_Escape)
    QApplication.processEvents()
    assert user.window.isVisible()


def test_links_lead_to_other_pages_and_to_headings(user: User) -> None:
    user.do("key-sheet")
    text = reader(user).text
    text.anchorClicked.emit(QUrl("guide.md#play-it"))
    assert text.toPlainText().startswith("From nothing")
    assert "Play it" in text.textCursor().block().text()
    text.anchorClicked.emit(QUrl("../CONTRIBUTING.md"))
    assert text.toPlainText().startswith("From nothing"), "only pages of the help are opened"


def test_pictures_of_a_page_fit_its_width_and_come_from_its_folder_alone(user: User) -> None:
    user.do("guide")
    text = reader(user).text
    image = QTextDocument.ResourceType.ImageResource.value
    picture = text.loadResource(image, QUrl("pictures/guide-palette.png"))
    assert 0 < picture.width() <= text.width()
    assert text.loadResource(image, QUrl("../../secret.png")) is None


def test_the_guide_is_in_the_language_of_the_window(user: User) -> None:
    speak(lambda text, number: text, "de")
    try:
        user.do("guide")
        text = reader(user).text
        assert text.toPlainText().startswith("Von nichts")
        for link, heading in (("#spielen", "Spielen"), ("keys.de.md#überlagerungen", "Überlagerungen")):
            text.anchorClicked.emit(QUrl(link))
            assert text.textCursor().block().text() == heading
    finally:
        speak(None)
    assert text.toPlainText().startswith("Maus und Tastatur")


def test_every_page_is_there() -> None:
    assert all(help_page(name).is_file() for name in PAGES)


def test_a_missing_page_is_reported(user: User, answers: Answers, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Path:
        raise FileNotFoundError(name)

    monkeypatch.setattr(help_feature, "help_page", missing)
    user.do("guide")
    assert answers.told == ["The page is missing. guide.md"]


def test_about_shows_the_version(user: User) -> None:
    user.do("about")
    (box,) = user.window.findChildren(QMessageBox)
    assert __version__ in box.text()
    box.reject()
