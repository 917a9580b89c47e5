"""Generated maps: six to choose from, made beside the window; one is made again, one is opened."""

import re
from functools import cache
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kneedeep.coach.generator import Wishes, WishRefused, generate
from kneedeep.model.scenario.io.reader import Reading, read
from kneedeep_editor.app import Editor
from kneedeep_editor.canvas.thumbnails.map_thumbnail import map_thumbnail
from kneedeep_editor.features.files import generated_maps
from kneedeep_editor.mainwindow.start_screen import StartScreen
from kneedeep_editor.panels.dialogs.generate_dialog import MAPS, ROOMS, GenerateDialog
from kneedeep_editor.panels.dialogs.new_scenario_dialog import NewScenarioDialog
from kneedeep_editor.worker import coach_answers
from tests.support.users.editor_user import NO_KEYS, User
from tests.support.values import known, typed

LEFT = Qt.MouseButton.LeftButton


@cache
def _text(ruleset: str) -> str:
    source = known(generate(3, Wishes(ruleset, rooms=4, story="hold")).source)
    return re.sub("^title: .*", "title: NAME", source.tree.text, flags=re.MULTILINE)


@cache
def _picture(ruleset: str, how: tuple[Any, ...]) -> QPixmap:
    scenario = known(read(_text(ruleset)).scenario)
    return map_thumbnail(scenario, *how)


@pytest.fixture(autouse=True)
def _maps_differ_in_titles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the maps quickly: what they are like is tested elsewhere."""

    def quick(seed: int, wishes: Wishes, number: int) -> Reading:
        if wishes.rooms == 30:
            raise WishRefused("a map has 4 to 11 rooms")
        return read(_text(wishes.ruleset).replace("NAME", f"Map {number} of {seed}"))

    monkeypatch.setattr(coach_answers, "generate", quick)
    monkeypatch.setattr(generated_maps, "map_thumbnail", lambda scenario, *how: _picture(scenario.ruleset, how))


def dialog_of(qtbot: QtBot, editor: Editor) -> GenerateDialog:
    parent = known(editor.frames[-1].page)
    (dialog,) = parent.findChildren(GenerateDialog)
    qtbot.waitUntil(lambda: dialog.list.count() == MAPS and not dialog.working)
    return dialog


def spoken(dialog: GenerateDialog) -> list[str]:
    return [dialog.list.item(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(dialog.list.count())]


def stories(dialog: GenerateDialog) -> set[str]:
    return {text.split(".")[0] for text in spoken(dialog)}


def test_six_maps_are_rerolled_and_one_is_opened(user: User, editor: Editor, qtbot: QtBot) -> None:
    user.do("generate")
    (dialog,) = user.window.findChildren(GenerateDialog)
    dialog.seed.setValue(5)
    first = spoken(dialog_of(qtbot, editor))
    assert all("minutes" in one and "4 rooms" in one for one in first)
    assert len(stories(dialog)) == MAPS, "each tells another story"

    QTest.keyClick(dialog.list, Qt.Key.Key_Right)
    QTest.mouseClick(dialog.one, LEFT)
    again = spoken(dialog)
    assert [row for row in range(MAPS) if again[row] != first[row]] == [1]
    assert len(stories(dialog)) == MAPS

    QTest.mouseClick(dialog.all, LEFT)
    assert (dialog.list.count(), dialog.button.isEnabled()) == (0, False)
    assert spoken(dialog_of(qtbot, editor)) != again
    dialog.seed.setValue(5)
    assert spoken(dialog_of(qtbot, editor)) == first, "a seed and wishes are the same six maps"

    spot = dialog.list.visualItemRect(dialog.list.item(2)).center()
    QTest.mouseClick(dialog.list.viewport(), LEFT, NO_KEYS, spot)
    QTest.mouseDClick(dialog.list.viewport(), LEFT, NO_KEYS, spot)
    document = editor.windows[-1].document
    assert (document.path, document.scenario.title) == (None, "Map 2 of 5")
    assert document is not user.window.document


def test_a_wish_that_no_map_meets_is_answered_in_the_dialog(user: User, editor: Editor, qtbot: QtBot) -> None:
    user.do("generate")
    dialog = dialog_of(qtbot, editor)
    dialog.length.setCurrentIndex(ROOMS)
    dialog.number.setValue(30)
    qtbot.waitUntil(lambda: dialog.refusal.isVisible() and bool(dialog.refusal.text()))
    assert dialog.refusal.text() == "A map has 4 to 11 rooms." and not dialog.button.isEnabled()
    for box in dialog.marines:
        box.setChecked(False)
    assert dialog.refusal.text() == "Choose a number of marines."
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert len(editor.windows) == 1


def test_the_start_page_offers_generated_maps(editor: Editor, qtbot: QtBot) -> None:
    editor.show_start()
    page = typed(StartScreen, editor.frames[0].page)
    QTest.mouseClick(page.generate, LEFT)
    dialog = dialog_of(qtbot, editor)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not page.findChildren(GenerateDialog))
    QTest.mouseClick(page.new, LEFT)
    (asked,) = page.findChildren(NewScenarioDialog)
    asked.choose("doom-2016", generated=True)
    QTest.keyClick(asked, Qt.Key.Key_Return)
    dialog = dialog_of(qtbot, editor)
    QTest.keyClick(dialog.list, Qt.Key.Key_Return)
    (window,) = editor.windows
    assert window.document.scenario.ruleset == "doom-2016" and not editor._start_pages()
