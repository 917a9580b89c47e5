"""*Go to*: which spaces can be typed."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from kneedeep.model.scenario.value_shapes import COORDINATE_LIMIT
from kneedeep_editor.panels.dialogs.place_finder import PlaceFinder


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("4, -3", 1),
        (f"{COORDINATE_LIMIT},{-COORDINATE_LIMIT}", 1),
        (f"{COORDINATE_LIMIT + 1},0", 0),
        (f"0,{-COORDINATE_LIMIT - 1}", 0),
    ],
)
def test_a_space_within_the_limit_is_offered(qtbot: QtBot, typed: str, found: int) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    finder = PlaceFinder(parent)
    finder.narrow(typed)
    assert finder.list.count() == found
