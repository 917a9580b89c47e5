"""The row over the list of problems: what it leaves out where it is narrow."""

import pytest
from pytestqt.qtbot import QtBot

from kneedeep_editor.panels.problems.problems_filter import ProblemsFilter


@pytest.mark.parametrize(("width", "shown"), [(519, False), (520, True), (800, True)])
def test_the_button_to_the_summary_needs_room(qtbot: QtBot, width: int, shown: bool) -> None:
    row = ProblemsFilter()
    qtbot.addWidget(row)
    row.resize(width, 40)
    row.show()
    assert row.ready.isVisible() == shown
