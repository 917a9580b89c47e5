"""Prefabs: kept from the selection, placed from the palette, renamed, deleted, exported and imported."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QUrl
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QMenu
from pytestqt.qtbot import QtBot

from kneedeep.model.catalog.numbers.user_file import VARIABLE
from kneedeep.model.scenario.prefabs import MOST_BYTES, read_prefab
from kneedeep.support import resources
from kneedeep_editor.app import Editor
from kneedeep_editor.features.editing.piece_types import PieceTypes
from kneedeep_editor.features.editing.prefabs import Prefabs
from kneedeep_editor.panels.dialogs.prefab_dialog import PrefabDialog
from kneedeep_editor.tools.stamp import PREFABS
from kneedeep_editor.tools.stamp_stock import UNUSABLE, StockEntry
from tests.editor.conftest import MAP
from tests.support.file_drops import drop
from tests.support.files import map_text
from tests.support.users.editor_user import LEFT, NO_KEYS, Answers, Opened, User

CELL = map_text("cell-of-a-friend")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of prefabs of a user who has none yet."""
    monkeypatch.setenv(VARIABLE, str(tmp_path / "home" / "numbers.json"))
    return tmp_path / "home" / "prefabs"


def entries(user: User) -> list[StockEntry]:
    return [entry for entry in user.window.shell.palette._model.entries if entry.group == PREFABS]


def dialog_of(user: User) -> PrefabDialog:
    dialog = user.window.shell.feature(Prefabs).dialog
    assert dialog is not None
    return dialog


def agree(dialog: PrefabDialog) -> None:
    QTest.mouseClick(dialog.buttons.button(QDialogButtonBox.StandardButton.Ok), LEFT)


def keep(user: User, name: str, note: str = "") -> None:
    """Keep the selection under a name, as the dialog does."""
    user.do("save-prefab")
    dialog = dialog_of(user)
    dialog.name_field.clear()
    QTest.keyClicks(dialog.name_field, name)
    QTest.keyClicks(dialog.note_field, note)
    agree(dialog)


def click_entry(user: User, title: str) -> None:
    """Click a prefab in the palette."""
    palette = user.window.shell.palette
    palette.show_section(PREFABS)
    index = palette.index(title)
    palette.list.scrollTo(index)
    QTest.mouseClick(palette.list.viewport(), LEFT, NO_KEYS, palette.list.visualRect(index).center())


def menu_of(user: User, entry: StockEntry) -> dict[str, object]:
    menu = QMenu(user.window)
    user.window.shell.feature(PieceTypes).menu_shown.emit(menu, entry.stamp)
    return {action.text(): action for action in menu.actions() if action.text()}


def test_the_key_of_menus_opens_that_of_the_row_in_hand(user: User) -> None:
    palette = user.window.shell.palette
    palette.list.setCurrentIndex(palette.index("Room 4×4"))
    asked: list[tuple[object, QPoint]] = []
    palette.menu_asked.disconnect()
    palette.menu_asked.connect(lambda stamp, at: asked.append((stamp, at)))
    QApplication.sendEvent(
        palette.list, QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(1, 1), QPoint(1, 1))
    )
    ((stamp, at),) = asked
    row = palette.list.visualRect(palette.list.currentIndex())
    assert palette.entry is not None and stamp == palette.entry.stamp
    assert row.contains(palette.list.viewport().mapFromGlobal(at))


def test_the_menu_of_a_prefab_has_all_three(user: User) -> None:
    user.click(9.5, 2.5)
    keep(user, "Store")
    offered = menu_of(user, entries(user)[0])
    assert {"&Name and note…", "&Export…", "&Delete…"} <= offered.keys()
    assert "Edit piece &type…" not in offered


def test_a_prefab_without_a_map_is_reported(editor: Editor, answers: Answers, tmp_path: Path) -> None:
    file = tmp_path / "cell.prefab.yaml"
    file.write_text(CELL)
    editor.open([file])
    assert len(answers.told) == 1 and not editor.windows


def test_a_file_put_into_the_folder_is_seen_on_coming_back(user: User, folder: Path, qtbot: QtBot) -> None:
    folder.mkdir(parents=True)
    (folder / "cell.prefab.yaml").write_text(CELL)
    QApplication.sendEvent(user.window, QEvent(QEvent.Type.WindowActivate))
    qtbot.waitUntil(lambda: len(entries(user)) == 1)


HOSTILE = {
    "nothing": b"",
    "no-yaml": b"[" * 100_000,
    "too-large": b"#" * (MOST_BYTES + 1),
    "bytes": b"\xff\xfe\x00\x01",
    "alias": b"a: &a [*a]\n",
    "tag": b"pieces: !!python/object/apply:os.system ['true']\n",
    "a-list": b"- 1\n- 2\n",
    "no-elements": b"format: 1\nruleset: doom-2004\ntitle: x\n",
    "newer": b"format: 999\nruleset: doom-2004\ntitle: x\nfigures: [{kind: imp, at: [0, 0]}]\n",
    "too-many": b"figures:\n" + b"  - {kind: imp, at: [0, 0]}\n" * 1_001,
    "too-wide": b"pieces:\n" + b"  - {piece: room-5x5, at: [0, 0], area: a}\n" * 200,
    "wrong-kinds": b"pieces: 3\ndoors: {a: b}\ntitle: [x]\n",
}


def test_a_broken_file_is_one_sentence(user: User, folder: Path, answers: Answers, tmp_path: Path) -> None:
    before = user.scenario
    for name, content in HOSTILE.items():
        file = tmp_path / f"{name}.prefab.yaml"
        file.write_bytes(content)
        assert drop(user.canvas, QUrl.fromLocalFile(str(file)))
        report = answers.told.pop()
        assert not answers.told, name
        assert name in report and "Traceback" not in report and len(report) < 400
        assert not folder.exists() or not list(folder.iterdir()), name
        folder.mkdir(parents=True, exist_ok=True)
        (folder / file.name).write_bytes(content)
        user.window.shell.feature(Prefabs).load(at_once=True)
        (entry,) = entries(user)
        assert entry.mark == UNUSABLE and entry.title == name
        user.window.shell.palette.show_section(PREFABS)
        user.window.shell.palette.grab()
        click_entry(user, name)
        assert user.said == entry.hint
        user.do("delete-prefab")
        assert not list(folder.iterdir()) and not entries(user), name
        assert user.scenario is before


def test_a_folder_named_as_a_prefab_is_no_prefab(user: User, folder: Path) -> None:
    (folder / "room.prefab.yaml").mkdir(parents=True)
    user.window.shell.feature(Prefabs).load(at_once=True)
    assert not entries(user)


def test_what_is_too_large_for_a_prefab_is_not_kept(opened: Opened) -> None:
    figures = "".join(f"  - {{kind: imp, at: [{number % 60}, {number // 60}]}}\n" for number in range(1_001))
    user = opened(MAP.replace("  - {kind: demon, at: [9, 0]}\n", figures), "crowd.yaml")
    user.do("select-all", "save-prefab")
    assert user.said == "A prefab has at most 1000 elements."


def test_every_sample_is_kept_and_read_again(opened: Opened, folder: Path) -> None:
    for number, name in enumerate(("tutorial.yaml", "brine.yaml")):
        user = opened(resources.text("scenarios", name), name)
        user.do("select-all")
        keep(user, name)
        files = sorted(folder.iterdir())
        assert len(files) == number + 1
        assert {read_prefab(str(file)).unread for file in files} == {0}
        user.window.shell.palette.grab()
