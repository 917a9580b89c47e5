"""Both engines asked about the map of a window: what it says of the answer, and that an edit comes first."""

from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from kneedeep.analysis.cross_check import board_answers, cross_check
from kneedeep.board.respawn_set import respawn_set
from kneedeep.model.scenario.io.reader import read
from kneedeep_editor.features.checks.share_checklist import ShareChecklist
from kneedeep_editor.worker import findings, second_engine
from kneedeep_editor.worker.second_engine import Interrupted, ask_both
from tests.editor.conftest import MAP
from tests.support.users.editor_user import Inline, User, named

AGREE = "Checked by two engines"


def lines_of(user: User) -> list[str]:
    """The lines of *Ready to share?*."""
    user.do("ready")
    dialog = user.window.shell.feature(ShareChecklist).dialog
    assert dialog is not None
    return [dialog.list.item(row).text() for row in range(dialog.list.count())]


def compare(user: User, qtbot: QtBot) -> None:
    """Let the time go by after which the engines are compared."""
    job = user.window.shell.cross_check
    with qtbot.waitSignal(job.changed):
        job.timer.start(0)


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Breaks the respawn spaces of the engine."""

    def less(*given: Any) -> Any:
        return respawn_set(*given)._replace(spaces=0)

    return lambda: monkeypatch.setattr(board_answers, "respawn_set", less)


def test_the_window_says_whether_both_engines_agree_until_the_next_edit(
    user: User, inline: Inline, qtbot: QtBot, broken: Callable[[], None]
) -> None:
    inline.compares = True
    shell = user.window.shell
    bar = shell.problems.filter
    bar.resize(1400, bar.height())
    assert not bar.second.text() and any(line.startswith("Not yet checked") for line in lines_of(user))
    compare(user, qtbot)
    assert bar.second.text() == AGREE and AGREE in lines_of(user)
    inline.held = True
    user.do("select-all", "delete")
    assert not bar.second.text() and AGREE not in lines_of(user)
    assert shell.cross_check.found is None and not shell.cross_check.timer.isActive()
    user.window.document.undo_stack.undo()
    inline.held = False
    with qtbot.waitSignal(shell.analysis.finished):
        shell.analysis.request()
    broken()
    compare(user, qtbot)
    assert bar.second.text() == "The two engines differ" and "INT003" in named(shell.navigation.findings)
    lines = lines_of(user)
    assert any(line.startswith("The two engines differ") for line in lines) and "No errors" in lines
    with qtbot.waitSignal(shell.analysis.finished):
        shell.analysis.request()
    assert not bar.second.text() and "INT003" not in named(shell.navigation.findings)


def test_a_comparison_ends_with_the_next_question(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = SimpleNamespace(value=3)
    monkeypatch.setattr(findings, "_ASKED", [asked])
    reading = read(MAP)
    assert ask_both(3, reading) == []
    assert ask_both(3, read("format: 1")) is None

    def endless(_board: object) -> Iterator[None]:
        asked.value += interrupts
        while True:
            sum(range(1000))
        yield

    monkeypatch.setattr(cross_check, "differences", endless)
    interrupts = 1
    with pytest.raises(Interrupted):
        ask_both(3, reading)
    interrupts = 0
    monkeypatch.setattr(second_engine, "SECONDS", 0.05)
    assert ask_both(4, reading) is None
