"""The tour of five hints."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kneedeep.support.languages import use_language
from kneedeep.support.translation import speak
from kneedeep_editor.app import Editor
from kneedeep_editor.features.program.tour import TourFeature
from kneedeep_editor.mainwindow.docks import Dock
from kneedeep_editor.panels.tour_hints import TourHints
from tests.support.users.editor_user import User
from tests.support.values import known, typed


@pytest.fixture
def tour(user: User) -> TourHints:
    user.window.activateWindow()
    user.do("tour")
    return known(user.window.shell.feature(TourFeature).tour)


def press(key: Qt.Key) -> None:
    """Press a key wherever the focus is."""
    focused = known(QApplication.focusWidget())
    QTest.keyClick(focused, key)


@pytest.mark.usefixtures("dressed")
def test_five_hints_stand_beside_what_they_are_about(user: User, tour: TourHints) -> None:
    titles = []
    for step in range(5):
        assert tour.isVisible()
        titles.append(tour.title.text())
        target = known(tour._hints[step].target())
        box = QRect(target.mapTo(user.window, target.rect().topLeft()), target.size())
        assert user.window.rect().contains(tour.geometry())
        if target is not user.canvas:
            assert not box.intersects(tour.geometry()), tour.title.text()
        assert tour._outline.geometry() == box
        assert tour.text.height() >= tour.text.heightForWidth(tour.text.width())
        press(Qt.Key.Key_Space)
    assert len(set(titles)) == 5
    assert tour.isHidden()
    assert user.canvas.hasFocus()


def test_enter_presses_the_button_that_has_the_keyboard(user: User, tour: TourHints) -> None:
    assert tour.on.hasFocus()
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Enter)
    assert tour.step == 2
    tour.back.setFocus()
    press(Qt.Key.Key_Return)
    assert tour.step == 1
    tour._close.setFocus()
    press(Qt.Key.Key_Return)
    assert tour.isHidden()


@pytest.mark.usefixtures("dressed")
def test_a_hint_on_a_closed_panel_stands_in_the_middle(user: User, tour: TourHints) -> None:
    dock = typed(Dock, user.window.findChild(Dock, "palette"))
    dock.hide()
    tour.begin()
    assert tour._outline.isHidden()
    assert (tour.geometry().center() - user.window.rect().center()).manhattanLength() < 4


def test_it_comes_by_itself_at_the_first_start_only(user: User, editor: Editor) -> None:
    editor.welcome()
    first = user.window.shell.feature(TourFeature).tour
    assert first is not None and first.isVisible()
    first.end()
    editor.welcome()
    assert first.isHidden()
    again = Editor(editor.settings, editor.questions, editor.worker)
    again.new()
    again.welcome()
    assert again.windows[0].shell.feature(TourFeature).tour is None
    again.close_all()


def test_a_game_ends_the_tour(user: User, tour: TourHints) -> None:
    assert tour.isVisible()
    user.window.shell.canvas.hide()
    assert not tour.isVisible()


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_menu_takes_the_letter_of_a_button(language: str, editor: Editor) -> None:
    use_language([language])
    window = editor.begin("doom-2004", small_map=True)
    made = window.shell.feature(TourFeature)
    made.begin()
    assert made.tour is not None
    menus = [action.text() for action in window.shell.actions.menu_bar.actions()]
    letters = [text[text.index("&") + 1].lower() for text in (*menus, made.tour.on.text(), made.tour.back.text())]
    speak(None)
    assert len({*letters}) == len(letters), letters


def test_a_file_that_cannot_be_read_begins_no_tour(editor: Editor, tmp_path: Path) -> None:
    (tmp_path / "broken.yaml").write_text("title: [", encoding="utf-8")
    editor.open([tmp_path / "broken.yaml"])
    editor.welcome()
    assert editor.windows[0].shell.feature(TourFeature).tour is None
