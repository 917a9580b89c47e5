"""The problems panel: follows every edit, keeps its selection, shows, fixes."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument, QTextDocumentFragment
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kneedeep.analysis.framework.check import check_modules
from kneedeep.analysis.framework.finding import Finding, Fix
from kneedeep.analysis.framework.runner import analyse
from kneedeep.analysis.views.next_steps import is_begun
from kneedeep.model.scenario.edits.piece_moves import MovePieces, RemovePieces
from kneedeep.model.scenario.io.reader import read
from kneedeep_editor.mainwindow.finding_display import explanation_of
from kneedeep_editor.panels.problems.problems_panel import Problems
from kneedeep_editor.panels.widgets.code_marks import plain
from kneedeep_editor.services.jobs.analysis import Analysis
from kneedeep_editor.texts import EditionTexts
from tests.editor.conftest import MAP
from tests.support.users.editor_user import Inline, Opened, User, named

pytestmark = pytest.mark.kept_window

OFF = MAP.replace("{id: gate, at: [7, 0], side: east}", "{id: gate, at: [3, 2], side: east}")
TWO = OFF.replace("  - {kind: health, at: [9, 1]}", "  - {kind: health, at: [30, 1]}")


def fresh(user: User, qtbot: QtBot) -> None:
    with qtbot.waitSignal(user.window.shell.analysis.finished):
        user.window.shell.analysis.request()


@pytest.fixture
def checked(opened: Opened, qtbot: QtBot) -> User:
    """The window of a map with a door and a token that stand wrong, and its fresh findings."""
    user = opened(TWO)
    fresh(user, qtbot)
    return user


def rows(user: User) -> list[str]:
    return named(user.window.shell.problems.model.findings)


def test_the_panel_shows_what_a_headless_run_finds(checked: User) -> None:
    expected = sorted(named(analyse(checked.window.document.snapshot())))
    assert sorted(rows(checked)) == expected
    assert "BRD004" in rows(checked)


def test_problems_follow_edits_and_undo(user: User, qtbot: QtBot) -> None:
    fresh(user, qtbot)
    before = rows(user)
    with qtbot.waitSignal(user.window.shell.analysis.finished):
        user.drag((9.5, 1.5), (9.5, 6.5))
    assert set(rows(user)) - set(before) == {"BRD005"}
    with qtbot.waitSignal(user.window.shell.analysis.finished):
        user.do("undo")
    assert rows(user) == before


def test_errors_come_first(checked: User) -> None:
    ranks = [("error", "warning", "info").index(f.severity) for f in checked.window.shell.problems.model.findings]
    assert ranks == sorted(ranks)
    assert len(ranks) >= 2


def test_the_chosen_problem_stays_chosen_when_others_come_and_go(checked: User, qtbot: QtBot) -> None:
    problems = checked.window.shell.problems
    row = rows(checked).index("BRD005")
    problems.list.setCurrentIndex(problems.model.index(row, 0))
    door = checked.scenario.doors[0].serial
    with qtbot.waitSignal(checked.window.shell.analysis.finished):
        checked.window.document.edit(MovePieces("Move", frozenset({door}), (4, -2)))
    assert "BRD004" not in rows(checked)
    assert problems.chosen is not None
    assert problems.chosen.code == "BRD005"


def test_a_double_click_selects_and_centres(checked: User) -> None:
    problems = checked.window.shell.problems
    index = problems.model.index(rows(checked).index("BRD005"), 1)
    problems.list.setCurrentIndex(index)
    problems.list.doubleClicked.emit(index)
    assert checked.window.shell.work.selection == {checked.scenario.tokens[0].serial}
    middle = checked.canvas.view.to_board(checked.canvas.width() / 2, checked.canvas.height() / 2)
    assert middle == pytest.approx((30.5, 1.5), abs=0.1)


def fixable(user: User, qtbot: QtBot) -> tuple[Problems, int]:
    """The panel with the first problem chosen that has a fix, and its row."""
    fresh(user, qtbot)
    problems = user.window.shell.problems
    row = next(row for row, finding in enumerate(problems.model.findings) if finding.fixes)
    problems.list.setCurrentIndex(problems.model.index(row, 0))
    return problems, row


def test_the_fix_button_mends_as_one_step(opened: Opened, qtbot: QtBot) -> None:
    user = opened(OFF)
    problems, row = fixable(user, qtbot)
    code = rows(user)[row]
    button = problems._fixes[0]
    assert button.isEnabled()
    with qtbot.waitSignal(user.window.shell.analysis.finished):
        button.click()
    assert code not in rows(user)
    assert len(user.steps) == 1
    user.do("undo")
    assert user.scenario.doors[0].at == (3, 2)


def test_fixes_wait_for_fresh_findings(opened: Opened, inline: Inline, qtbot: QtBot) -> None:
    user = opened(OFF)
    problems, _ = fixable(user, qtbot)
    inline.held = True
    user.click(9.5, 1.5)
    user.do("delete")
    assert not problems._fixes[0].isEnabled()
    problems.fix()
    assert user.steps == ["Delete health"]


def test_the_first_problem_is_open_but_pointed_out_only_when_chosen(opened: Opened, qtbot: QtBot) -> None:
    user = opened(TWO)
    shell, problems = user.window.shell, user.window.shell.problems
    fresh(user, qtbot)
    assert problems._message.text() == "", "nothing is made for a panel that nobody sees"
    shell.navigation.show_panel()
    first = problems.model.findings[0]
    assert plain(first.message) in QTextDocumentFragment.fromHtml(problems._message.text()).toPlainText()
    assert [button.text() for button in problems._fixes] == [plain(fix.title) for fix in first.fixes]
    assert problems.chosen is None and shell.witnesses.shown is None
    fresh(user, qtbot)
    assert problems.chosen is None, "fresh findings choose nothing"
    user.do("next-problem")
    assert problems.chosen == shell.witnesses.shown == first, "next goes to the first one first"
    problems.list.clearSelection()
    bar = problems._details.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert bar.value()
    user.do("next-problem")
    assert problems.chosen == problems.model.findings[1] and not bar.value(), "it is read from its beginning"


def test_a_long_problem_is_wrapped_to_two_lines(checked: User, qtbot: QtBot) -> None:
    problems, rows = checked.window.shell.problems, checked.window.shell.problems.list
    first = problems.model.findings[0]
    checked.window.window().resize(1280, 720)
    problems.show_findings([first._replace(message=text) for text in ("Short.", "Long. " * 20, "Longer. " * 90)])
    checked.window.shell.navigation.show_panel()
    QApplication.processEvents()
    texts = [str(index.data())[:6] for index in (problems.model.index(row, 1) for row in range(3))]
    heights = {text.strip(): rows.visualRect(problems.model.index(row, 1)).height() for row, text in enumerate(texts)}
    line = rows.fontMetrics().lineSpacing()
    assert heights["Long."] == heights["Longer"] == heights["Short."] + line
    rows.setColumnWidth(1, 4000)
    checked.window.window().resize(6000, 720)
    qtbot.waitUntil(lambda: rows.visualRect(problems.model.index(0, 1)).height() == heights["Short."])


def test_a_file_that_cannot_be_read_shows_its_problems(opened: Opened, qtbot: QtBot) -> None:
    user = opened("format: 1\nruleset: doom-2004\npieces: [\n")
    dock = user.window.shell.docks.by_name["problems"]
    assert dock.isVisible()
    assert "not closed" in user.window.shell.problems._message.text()
    dock.hide()
    fresh(user, qtbot)
    assert dock.isHidden(), "it opens once"


def test_next_and_previous_problem_go_round(checked: User) -> None:
    problems = checked.window.shell.problems
    seen = []
    for _ in range(len(rows(checked)) + 1):
        checked.do("next-problem")
        assert problems.chosen is not None
        seen.append(problems.chosen.message)
    assert seen[0] == seen[-1]
    checked.do("previous-problem")
    assert problems.chosen is not None
    assert problems.chosen.message == seen[-2]


def test_a_witness_goes_when_something_else_is_looked_at_or_the_problem_is_gone(checked: User, qtbot: QtBot) -> None:
    window = checked.window
    ends: tuple[Callable[[], object], ...] = (
        lambda: window.shell.work.select({checked.scenario.pieces[0].serial}),
        lambda: checked.key(Qt.Key.Key_Escape),
        lambda: checked.key(Qt.Key.Key_9),
        lambda: checked.key(Qt.Key.Key_M),
        window.shell.docks.by_name["problems"].close,
    )
    for end in ends:
        checked.do("next-problem")
        assert window.shell.witnesses.shown is window.shell.problems.chosen is not None
        end()
        assert window.shell.witnesses.shown is None
        window.shell.analysis.request()
        fresh(checked, qtbot)
        assert window.shell.witnesses.shown is None, "fresh findings do not bring it back"
    checked.do("overlay-none")
    checked.key(Qt.Key.Key_Escape)
    checked.key(Qt.Key.Key_Escape)
    checked.do("next-problem")
    window.document.edit(RemovePieces("Delete all", frozenset(one.serial for one in checked.scenario.pieces)))
    fresh(checked, qtbot)
    assert window.shell.witnesses.shown is window.shell.problems.chosen


def test_the_status_bar_counts(checked: User) -> None:
    findings = checked.window.shell.navigation.findings
    errors = sum(finding.severity == "error" for finding in findings)
    assert checked.window.shell.status.errors.text() == str(errors)
    assert errors >= 1


def tip_as_seen(tip: str) -> str:
    """What a tool tip shows that is rich text."""
    assert tip.startswith("<span>")
    document = QTextDocument()
    document.setHtml(tip)
    return document.toPlainText()


def test_words_of_the_format_are_shown_as_code_without_backticks(checked: User) -> None:
    problems = checked.window.shell.problems
    (first, *_) = problems.model.findings
    told = first._replace(
        message="Write `caps: auto`, not <b>`none`</b>; a single ` stays.",
        fixes=(Fix("Add `caps: auto`", MovePieces("Move", frozenset({1}), (0, 0))),),
    )
    problems.show_findings([told])
    problems.list.setCurrentIndex(problems.model.index(0, 0))
    row = problems.model.index(0, 1)
    shown = "Write caps: auto, not <b>none</b>; a single ` stays."
    assert row.data() == shown
    assert tip_as_seen(row.data(Qt.ItemDataRole.ToolTipRole)) == shown
    assert problems._message.text() == (
        "Write <code>caps: auto</code>, not &lt;b&gt;<code>none</code>&lt;/b&gt;; a single ` stays."
    )
    assert [button.text() for button in problems._fixes] == ["Add caps: auto"]


def test_no_explanation_of_a_check_shows_backticks() -> None:
    for code in check_modules():
        text = explanation_of(Finding(code, ""), EditionTexts("doom-2004"))
        assert code in text
        assert "`" not in text, code


def test_without_problems_the_panel_says_so(user: User, qtbot: QtBot) -> None:
    user.window.shell.problems.show_findings([])
    assert user.window.shell.problems._empty_text.text() == "No problems found."


def test_stale_findings_are_dropped(user: User, inline: Inline, qtbot: QtBot) -> None:
    fresh(user, qtbot)
    analysis = user.window.shell.analysis
    inline.held = True
    finished: list[int] = []
    analysis.finished.connect(lambda generation, findings: finished.append(generation))
    analysis.request()
    qtbot.waitUntil(lambda: len(inline.waiting) == 1)
    user.click(9.5, 1.5)
    user.do("delete")
    newest = analysis.generation
    qtbot.waitUntil(lambda: not analysis._timer.isActive())
    assert len(inline.waiting) == 1
    inline.release()
    qtbot.waitUntil(lambda: len(inline.waiting) == 1)
    assert finished == []
    inline.release()
    assert finished == [newest]


def test_a_worker_that_cannot_start_is_told_of_in_words(user: User, qtbot: QtBot) -> None:
    analysis = user.window.shell.analysis

    def fails(reading: object) -> None:
        raise OSError("no more processes")

    analysis._submit = fails  # type: ignore[assignment]
    with qtbot.waitSignal(analysis.failed) as told:
        analysis.request()
    assert "no more processes" in told.args[0]
    assert "no more processes" in user.window.shell.problems._empty_text.text()
    analysis._submit = Inline().submit
    fresh(user, qtbot)


def test_a_closed_window_asks_for_nothing_more(user: User, inline: Inline, qtbot: QtBot) -> None:
    fresh(user, qtbot)
    analysis: Analysis = user.window.shell.analysis
    inline.held = True
    analysis.request()
    qtbot.waitUntil(lambda: len(inline.waiting) == 1)
    user.window.close()
    assert inline.waiting[0][0].cancelled()
    assert not analysis._timer.isActive()


def test_in_a_narrow_panel_the_problem_has_room_without_the_place(user: User, qapp: QApplication) -> None:
    user.window.shell.navigation.show_panel()
    tree = user.window.shell.problems.list
    for width, shown in ((900, True), (260, False), (900, True)):
        tree.setFixedWidth(width)
        qapp.processEvents()
        assert tree.isColumnHidden(2) is not shown
        assert tree.columnWidth(1) > 120


def test_starts_are_only_next_steps_while_nothing_is_wrong_with_them() -> None:
    for spaces, begun in (("[[0, 0], [1, 0]]", True), ("[[0, 0], [9, 1]]", False)):
        reading = read(MAP.replace("[[0, 0], [1, 0], [0, 1]]", spaces))
        assert reading.scenario is not None
        found = analyse(reading)
        assert "BRD009" in named(found)
        assert is_begun(reading.scenario, found, True) is begun
        assert not is_begun(reading.scenario, found)


def test_next_steps_stand_above_what_is_wrong_on_a_map_that_is_begun(opened: Opened, qtbot: QtBot) -> None:
    user = opened(TWO.replace("spawns:\n  - {side: marines, spaces: [[0, 0], [1, 0], [0, 1]]}\n", ""))
    user.window.shell.navigation.show_panel()
    fresh(user, qtbot)
    problems = user.window.shell.problems
    assert "BRD004" in rows(user)
    assert not any(row.startswith(("BRD009", "LOS", "RCH", "RSP")) for row in rows(user))
    assert problems.next.isVisible()
    assert problems.next.text() == "Next step: Mark where the marines start."
