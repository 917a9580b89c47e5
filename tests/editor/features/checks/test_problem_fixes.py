"""More of the problems panel: witnesses on hover, filter, families, fixes together and seen before, allowances."""

import pytest
from PySide6.QtCore import QItemSelectionModel, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from kneedeep.analysis.framework.finding import Finding, Severity
from kneedeep.analysis.framework.runner import analyse
from kneedeep.drawing.marks import Mark
from kneedeep.model.scenario.edits import Change
from kneedeep.model.scenario.model import Record
from kneedeep_editor.documents.document_files import open_document, save_document
from kneedeep_editor.features.checks.share_checklist import ShareChecklist
from kneedeep_editor.mainwindow.finding_display import marks_of
from kneedeep_editor.panels.problems.problems_panel import Problems
from kneedeep_editor.panels.properties.properties_panel import PropertiesPanel
from kneedeep_editor.panels.widgets.code_marks import plain
from tests.editor.conftest import MAP
from tests.support.users.editor_user import NO_KEYS, Answers, Opened, User, named

TWO_OFF = MAP.replace("{id: gate, at: [7, 0], side: east}", "{id: gate, at: [3, 2], side: east}").replace(
    "doors:\n", "doors:\n  - {id: other, at: [1, 1], side: east}\n"
)
SELECT = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows


def of(user: User) -> Problems:
    return user.window.shell.problems


def fresh(user: User, qtbot: QtBot) -> None:
    user.window.shell.navigation.show_panel()
    with qtbot.waitSignal(user.window.shell.analysis.finished):
        user.window.shell.analysis.request()


@pytest.fixture
def checked(opened: Opened, qtbot: QtBot) -> User:
    """The window of a map with two doors that stand wrong, and its fresh findings."""
    user = opened(TWO_OFF)
    fresh(user, qtbot)
    return user


def choose(user: User, *codes: str) -> None:
    """Select all problems with these codes; the first is the chosen one."""
    problems = of(user)
    rows = [row for row, finding in enumerate(problems.model.findings) if finding.code in codes]
    problems.list.setCurrentIndex(problems.model.index_of(rows[0]))
    problems.list.pressed.emit(problems.model.index_of(rows[0]))
    for row in rows[1:]:
        problems.list.selectionModel().select(problems.model.index_of(row), SELECT)


def button(user: User, begin: str) -> QPushButton:
    problems = of(user)
    return next(one for one in (*problems._fixes, *problems._more) if one.text().startswith(begin))


def test_the_witness_is_pointed_out_with_its_finding(user: User) -> None:
    sight = Finding("LOS003", "long", witness={"kind": "sight", "from": [[0, 0]], "to": [[6, 0]]}, spaces=((0, 0),))
    marks = marks_of(user.window.shell.work.board, sight)
    assert marks[-1] == Mark("witness", points=((0.5, 0.5), (6.5, 0.5)))
    assert marks[0].spaces == ((0, 0),)


def test_hovering_points_a_problem_out_and_leaving_restores_the_chosen(checked: User, qtbot: QtBot) -> None:
    problems = of(checked)
    told: list[Finding | None] = []
    problems.list.pressed.emit(problems.model.index_of(0))
    problems.pointed_out.connect(told.append)
    rect = problems.list.visualRect(problems.model.index_of(1))
    QTest.mouseMove(problems.list.viewport(), rect.center())
    assert told[-1] == problems.model.findings[1]
    assert problems.chosen == problems.model.findings[0]
    QTest.mouseMove(checked.window, QPoint(3, 3))
    qtbot.waitUntil(lambda: told[-1] == problems.model.findings[0])


def test_severities_and_words_filter_and_the_chosen_one_stays(checked: User) -> None:
    problems = of(checked)
    every = named(problems.model.findings)
    assert {finding.severity for finding in problems.model.findings} >= {Severity.ERROR, Severity.INFO}
    choose(checked, "BRD004")
    chosen = problems.chosen
    problems.filter.severities[Severity.ERROR].click()
    assert all(finding.severity is not Severity.ERROR for finding in problems.model.findings)
    problems.filter.severities[Severity.ERROR].click()
    checked.do("filter-problems")
    QTest.keyClicks(problems.filter.search, "brd004")
    assert set(named(problems.model.findings)) == {"BRD004"}
    QTest.keyClicks(problems.filter.search, " zzz")
    assert problems.model.findings == ()
    assert problems._empty_text.text() == "No problem matches the filter."
    QTest.keyClick(problems.filter.search, Qt.Key.Key_Escape)
    assert named(problems.model.findings) == every
    choose(checked, "BRD004")
    assert problems.chosen == chosen


def test_families_group_what_is_alike(checked: User) -> None:
    problems = of(checked)
    count = len(problems.model.findings)
    choose(checked, "BRD004")
    chosen = problems.chosen
    problems.filter.grouped.click()
    families = [problems.model.index(row, 0) for row in range(problems.model.rowCount())]
    assert "BRD" in [index.data() for index in families]
    assert sum(problems.model.rowCount(index) for index in families) == count
    assert problems.model.index(families[0].row(), 1).data() == f"The board ({problems.model.rowCount(families[0])})"
    assert problems.chosen == chosen
    seen = []
    for _ in range(count):
        checked.do("next-problem")
        seen.append(problems.chosen)
    assert {finding.code for finding in seen if finding} == {one.code for one in problems.model.findings}
    assert None not in seen
    problems.list.setCurrentIndex(families[0])
    assert problems.chosen is None
    problems.filter.grouped.click()
    assert problems.model.rowCount() == count


def test_a_fix_is_seen_before_it_is_made(checked: User, qtbot: QtBot) -> None:
    choose(checked, "BRD004")
    before = checked.scenario
    work = checked.window.shell.work
    checked.window.activateWindow()
    qtbot.waitUntil(checked.window.isActiveWindow)
    qtbot.waitUntil(of(checked)._fixes[0].isVisible)
    of(checked)._fixes[0].setFocus()
    qtbot.waitUntil(of(checked)._fixes[0].hasFocus)
    preview = work.preview
    assert preview.ghost is not None or preview.hovered
    assert checked.scenario == before
    of(checked).list.setFocus()
    assert work.preview.ghost is None and not work.preview.hovered


def test_problems_are_allowed_with_a_kept_reason(checked: User, answers: Answers, qtbot: QtBot) -> None:
    problems = of(checked)
    choose(checked, "BRD004")
    answers.why = None
    button(checked, "Allow 2 problems").click()
    assert checked.steps == []
    answers.why = "drawn so: on purpose"
    with qtbot.waitSignal(checked.window.shell.analysis.finished):
        checked.do("allow")
    assert checked.steps == ["Allow BRD004"]
    assert "BRD004" not in named(problems.model.findings)
    path = checked.window.document.path
    assert path is not None
    save_document(checked.window.document, path)
    again = analyse(open_document(path).snapshot())
    assert [one.allowed for one in again if one.code == "BRD004"] == [answers.why] * 2
    problems.filter.allowed.click()
    choose(checked, "BRD004")
    assert problems.filter.allowed.text() == "Allowed 2"
    assert "on purpose" in problems._message.text()
    with qtbot.waitSignal(checked.window.shell.analysis.finished):
        button(checked, "Report 2 problems again").click()
    assert named(problems.model.findings).count("BRD004") == 2
    assert all(finding.allowed is None for finding in problems.model.findings)


def test_what_stays_selected_when_the_chosen_one_goes_is_explained(checked: User) -> None:
    problems = of(checked)
    choose(checked, "BRD004")
    (other,) = [one for one in problems.selected if one != problems.chosen]
    problems.show_findings([one for one in problems.model.findings if one != problems.chosen])
    assert problems.selected == (other,) and problems.chosen == other
    assert plain(other.message)[:20] in problems._message.text()


@pytest.mark.usefixtures("dressed")
def test_buttons_about_a_problem_can_be_read_in_a_narrow_panel(checked: User) -> None:
    choose(checked, "BRD004")
    problems = of(checked)
    for width, rows in ((1900, 1), (1020, 2)):
        checked.window.window().resize(width, 760)
        QApplication.processEvents()
        assert len({one.y() for one in problems._more}) == rows
        assert problems._fixes[0].y() < problems._message.y(), "a low panel shows the fix first"
        if rows == 1:
            assert all(one.width() >= one.sizeHint().width() for one in problems._more)


@pytest.mark.usefixtures("dressed")
def test_the_summary_says_what_is_left_and_leads_there(checked: User, qtbot: QtBot) -> None:
    QTest.mouseClick(of(checked).filter.ready, Qt.MouseButton.LeftButton, NO_KEYS)
    dialog = checked.window.shell.feature(ShareChecklist).dialog
    assert dialog is not None and dialog.isVisible()
    lines = [dialog.list.item(row).text() for row in range(dialog.list.count())]
    assert "must be fixed" in str(dialog.list.item(0).data(Qt.ItemDataRole.AccessibleTextRole))
    assert dialog.verdict.text().startswith("Not ready")
    assert "Title: Two rooms" in lines and "Saved in map.yaml" in lines
    QApplication.processEvents()
    assert dialog.list.verticalScrollBar().maximum() == 0
    # The window is not the active one when the field is gone to.
    panel = checked.child(PropertiesPanel)
    panel.begin("title")
    title = checked.window.focusWidget()
    assert isinstance(title, QLineEdit) and title.selectedText() == "Two rooms"
    for begin, section, name in (
        ("Missing: who made it", "About", "Author"),
        ("2 areas without a text to read aloud: Hangar, Store", "Script", "Read aloud"),
    ):
        (row,) = [row for row, line in enumerate(lines) if line.startswith(begin)]
        for _folded in (False, True):
            dialog.list.setCurrentRow(row)
            QTest.keyClick(dialog.list, Qt.Key.Key_Return)
            assert dialog.isVisible()
            assert checked.window.focusWidget().accessibleName() == name
            panel = checked.child(PropertiesPanel)
            assert panel.form is not None
            panel.form.sections[section].heading.click()
            assert dialog.frameGeometry().right() <= panel.mapToGlobal(QPoint(0, 0)).x()
    checked.window.shell.work.edit(Change("Author", 0, Record(author="R. Holm")))
    done = [dialog.list.item(row).text() for row in range(dialog.list.count())]
    kept = [row for row, line in enumerate(lines) if line.startswith("Missing: ") and done[row] == line]
    assert len(kept) == 4, "a line that is done stays, and so does what is below it"
    dialog.list.setCurrentRow(0)
    QTest.keyClick(dialog.list, Qt.Key.Key_Return)
    assert {finding.severity for finding in of(checked).model.findings} == {Severity.ERROR}
    shown = of(checked).list
    assert not dialog.frameGeometry().contains(shown.mapToGlobal(shown.rect().center()))
    with qtbot.waitSignal(checked.window.shell.analysis.finished):
        checked.do("fix-together") if of(checked).chosen else checked.do("next-problem")
        checked.window.shell.analysis.request()
    lines = [dialog.list.item(row).text() for row in range(dialog.list.count())]
    assert len(lines) > 5
    dialog.close()


def test_a_map_with_all_told_is_ready() -> None:
    from kneedeep_editor.features.checks.share_checklist import ShareItem, verdict

    assert verdict([ShareItem("fine", "No errors"), ShareItem("info", "1 note")]) == "Ready to share."
    assert "1 thing is left" in verdict([ShareItem("warning", "x")])
