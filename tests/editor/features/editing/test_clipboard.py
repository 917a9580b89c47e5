"""Cut, copy, paste, duplicate: with pointer and keys, between windows, as text, with whatever the clipboard holds."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from tests.support.files import map_text
from tests.support.users.editor_user import CTRL, Opened, User, places

pytestmark = pytest.mark.kept_window


def clipboard() -> str:
    return QGuiApplication.clipboard().text()


def put(text: str) -> None:
    QGuiApplication.clipboard().setText(text)


def leave(user: User) -> None:
    """Take the pointer off the map."""
    QApplication.sendEvent(user.canvas, QEvent(QEvent.Type.Leave))


def copy(user: User, x: float, y: float, to: tuple[float, float] | None = None) -> None:
    """Copy what is at a place. `to`: begin to paste it there."""
    user.click(x, y)
    user.key(Qt.Key.Key_C, CTRL)
    if to is not None:
        user.move(*to)
        user.key(Qt.Key.Key_V, CTRL)


def test_what_is_copied_is_a_text_that_people_can_read(user: User) -> None:
    copy(user, 9.5, 1.5)
    assert "tokens:\n  - {kind: health, at: [9, 1]}\n" in clipboard()
    assert user.said == "Copied health."


def test_a_room_is_pasted_at_the_pointer_with_what_stands_on_it(user: User) -> None:
    before = user.scenario
    copy(user, 9.5, 2.5, to=(2.0, 12.0))
    assert user.window.shell.work.preview.ghost is not None
    assert user.scenario is before
    user.click(2.0, 12.0)
    assert places(user.scenario)[-1] == ("room-4x4", (0, 10), 0)
    assert user.scenario.tokens[-1].at == (1, 12)
    assert user.scenario.figures[-1].at == (1, 11)
    assert len(user.steps) == 1
    assert user.steps[0].startswith("Paste")
    assert len(user.window.shell.work.selection) == 4  # with the door in its wall
    assert user.window.shell.toolbox.current.name == "select"
    user.do("undo")
    assert user.scenario == before


def test_the_ghost_is_turned_given_up_and_put_down_by_keys(user: User) -> None:
    before = user.scenario
    copy(user, 6.5, 0.5, to=(2.0, 12.0))
    user.key(Qt.Key.Key_Escape)
    assert user.window.shell.toolbox.current.name == "select"
    assert user.window.shell.work.preview.ghost is None
    user.key(Qt.Key.Key_V, CTRL)
    user.window.shell.work.select(())
    user.key(Qt.Key.Key_R)
    user.key(Qt.Key.Key_Return)
    assert user.scenario.pieces[:3] == before.pieces
    assert user.scenario.pieces[3].turn == 90


def test_nothing_is_put_down_on_another_piece(user: User) -> None:
    copy(user, 9.5, 2.5, to=(2.5, 2.5))
    user.click(2.5, 2.5, CTRL)
    assert user.steps == []
    assert user.said.startswith("Overlaps ")


def test_with_the_keyboard_alone_it_comes_to_the_nearest_free_place(user: User) -> None:
    copy(user, 9.5, 2.5)
    leave(user)
    user.key(Qt.Key.Key_V, CTRL)
    assert len(user.scenario.pieces) == 4
    assert not user.window.document.board.overlaps
    assert user.window.shell.work.selection


def test_a_duplicate_lies_free_and_has_ids_of_its_own(user: User) -> None:
    user.do("select-all")
    user.key(Qt.Key.Key_D, CTRL)
    assert len(user.scenario.pieces) == 6
    assert [door.id for door in user.scenario.doors] == ["gate", "gate-2"]
    assert not user.window.document.board.overlaps
    assert len(user.steps) == 1
    assert user.steps[0].startswith("Duplicate")


def test_a_token_is_duplicated_on_the_next_free_space(user: User) -> None:
    user.click(9.5, 1.5)
    user.key(Qt.Key.Key_D, CTRL)
    assert user.scenario.tokens[-1].at == (10, 1)
    assert user.steps == ["Duplicate health"]


def test_a_door_without_a_free_joint_stays_alone(user: User) -> None:
    user.click(8.0, 1.0)
    assert len(user.window.shell.work.selection) == 1
    user.key(Qt.Key.Key_D, CTRL)
    assert len(user.scenario.doors) in (1, 2)
    for door in user.window.document.board.doors:
        assert door.stands


def test_cutting_is_one_step_and_pasting_brings_it_back(user: User) -> None:
    user.click(9.5, 1.5)
    user.key(Qt.Key.Key_X, CTRL)
    assert user.steps == ["Cut health"]
    assert [token.kind for token in user.scenario.tokens] == ["obstacle"]
    user.move(10.5, 1.5)
    user.key(Qt.Key.Key_V, CTRL)
    user.click(10.5, 1.5)
    assert user.scenario.tokens[-1].at == (10, 1)


def test_from_one_window_to_another(user: User, opened: Opened) -> None:
    user.do("select-all")
    user.key(Qt.Key.Key_C, CTRL)
    other = opened(
        'format: 1\nruleset: doom-2004\ntitle: "Other"\npieces: []\nareas: []\n'
        "figures: []\nvictory: {marines: {clear: board}}\n",
        "other.yaml",
    )
    other.key(Qt.Key.Key_V, CTRL)
    assert len(other.scenario.pieces) == 3
    assert [area.id for area in other.scenario.areas] == ["start", "far"]
    assert len(other.scenario.doors) == 1
    assert [piece.area for piece in other.scenario.pieces] == ["start", "start", "far"]


def test_any_other_text_is_one_sentence_in_the_status_bar(user: User) -> None:
    before = user.scenario
    for text in ("", "Hello!", "[" * 50_000, "x" * 2_000_000, "&a [*a]", "pieces: 3"):
        put(text)
        user.window.shell.status.say("")
        user.key(Qt.Key.Key_V, CTRL)
        assert user.scenario is before, text[:20]
        assert user.said.startswith("There are no elements of a scenario in the clipboard."), text[:20]
        assert user.window.shell.toolbox.current.name == "select", text[:20]


def test_what_cannot_be_read_of_a_text_is_counted(user: User) -> None:
    put("figures:\n  - {kind: imp, at: [3, 3]}\n  - {kind: imp, at: everywhere}\n")
    leave(user)
    user.key(Qt.Key.Key_V, CTRL)
    assert len(user.scenario.figures) == 2
    assert user.said == "1 of the elements could not be read and was left out."


def test_what_this_edition_does_not_have_is_named(user: User) -> None:
    put("format: 1\nruleset: doom-2016\nfigures:\n  - {kind: imp, at: [3, 3]}\n  - {kind: hell-razer, at: [4, 3]}\n")
    leave(user)
    user.key(Qt.Key.Key_V, CTRL)
    assert len(user.scenario.figures) == 3
    assert user.said == "This edition has no hell-razer."


def test_without_a_selection_there_is_nothing_to_copy(user: User) -> None:
    for name in ("cut", "copy", "duplicate"):
        assert not user.window.shell.actions.by_name[name].isEnabled()
    put("unchanged")
    user.key(Qt.Key.Key_C, CTRL)
    assert clipboard() == "unchanged"
    user.click(9.5, 1.5)
    assert user.window.shell.actions.by_name["copy"].isEnabled()


def test_a_copy_says_which_script_comes_along_and_what_stays_behind_and_why(opened: Opened) -> None:
    script = (
        "flags: {power: Lamps}\n"
        "triggers:\n  - {id: rises, when: {open: gate}}\n  - {when: {all: [{open: gate}, {reveal: far}]}, text: It shakes.}\n"
        "deadlines:\n  - {id: soon, rounds: 3, goal: {all: [{flag: power}, {open: gate}]}}\n"
        "endings:\n  - {id: away, when: {all: [{flag: power}, {reach: start}]}, for: marines}\n"
    )
    user = opened(map_text("two-rooms") + script)
    copy(user, 8.0, 1.0)
    assert "triggers:\n  - {id: rises, when: {open: gate}}\n" in clipboard()
    assert user.said == (
        "Copied door. Its script comes along: 1 trigger. Trigger “It shakes.” stays behind: it also names Store. "
        "Deadline “soon” stays behind: it also names the flag power."
    )
