"""Paste from another window, and whatever else the clipboard holds; the rest is in plays_clipboard.yaml."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from tests.support.users.editor_user import CTRL, User

pytestmark = pytest.mark.kept_window


def test_any_other_text_is_one_sentence_in_the_status_bar(user: User) -> None:
    before = user.scenario
    for text in ("", "Hello!", "[" * 50_000, "x" * 2_000_000, "&a [*a]", "pieces: 3"):
        QGuiApplication.clipboard().setText(text)
        user.window.shell.status.say("")
        user.key(Qt.Key.Key_V, CTRL)
        assert user.scenario is before, text[:20]
        assert user.said.startswith("There are no elements of a scenario in the clipboard."), text[:20]
        assert user.window.shell.toolbox.current.name == "select", text[:20]
