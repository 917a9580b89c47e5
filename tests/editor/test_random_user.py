"""A random user: whatever is done, undo leads back, redo forth, and the file says what the map is."""

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from kneedeep.analysis.runner import analyse
from kneedeep_editor.documents.files import open_document, save_document
from tests.support.editor_user import CTRL, NO_KEYS, SHIFT, User, named

GESTURES = 100
_TITLES = (
    "Room 5×5", "Room 4×4", "Short corridor 3×2", "T-junction 4×3", "Door", "Red security door", "Exit",
    "Red key", "Obstacle 1×2", "Shotgun", "Imp", "Demon", "Hell knight", "Marine start", "Invader spawn",
)  # fmt: skip

_CURSOR = (
    Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape,
)  # fmt: skip


@pytest.mark.parametrize("gestures", [GESTURES, pytest.param(1_000, marks=pytest.mark.nightly)])
def test_a_random_user_can_take_everything_back(
    user: User, qapp: QApplication, seed: int, gestures: int
) -> None:
    rng = random.Random(seed)
    first = user.scenario
    doing = _gestures(user, rng)
    for _ in range(gestures):
        rng.choice(doing)()
        qapp.processEvents()
    last = user.scenario
    stack = user.window.document.undo_stack
    # The user may have taken steps back at the end: these are not part of the last value.
    reached = stack.index()
    user.undo_all()
    assert user.scenario == first
    assert not user.window.isWindowModified() or not stack.isClean()
    while stack.index() < reached:
        stack.redo()
    assert user.scenario == last
    path = user.window.document.path
    assert path is not None
    save_document(user.window.document, path)
    again = open_document(path)
    assert again.scenario == last
    live = sorted(named(analyse(user.window.document.snapshot())))
    assert live == sorted(named(analyse(again.snapshot())))


def _gestures(user: User, rng: random.Random) -> list[Callable[[], object]]:
    def spot() -> tuple[float, float]:
        return rng.uniform(-4, 15), rng.uniform(-5, 9)

    def keys() -> Qt.KeyboardModifier:
        return rng.choice((NO_KEYS, NO_KEYS, NO_KEYS, SHIFT, CTRL))

    def press(name: str) -> None:
        action = user.window.actions_by_name[name]
        if action.isEnabled():
            action.trigger()

    def place() -> None:
        user.choose(rng.choice(_TITLES))
        if rng.random() < 0.4:
            press("turn")
        user.click(*spot(), keys())

    def nudge() -> None:
        user.key(rng.choice((Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)))
        user.look_at(5, 3)

    def area() -> None:
        choice = user.window.area_choice
        number = rng.randrange(choice.count())
        choice.setCurrentIndex(number)
        choice.activated.emit(number)

    return [
        place,
        place,
        place,
        lambda: user.click(*spot(), keys()),
        lambda: user.drag(spot(), spot(), keys()),
        lambda: user.drag(spot(), spot(), keys()),
        lambda: user.drag(spot(), spot(), before_release=lambda: press("end")),
        nudge,
        area,
        lambda: press("end"),
        lambda: press("turn"),
        lambda: press("turn-back"),
        lambda: press("delete") if rng.random() < 0.4 else None,
        lambda: press("undo"),
        lambda: press("redo"),
        lambda: user.key(rng.choice(_CURSOR), keys()),
        lambda: user.key(rng.choice(_CURSOR), keys()),
        lambda: press("select-all") if rng.random() < 0.3 else None,
        lambda: user.wheel(*spot(), rng.choice((-1, 1)), SHIFT),
    ]
