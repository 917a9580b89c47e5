"""What to do next: from an empty map to a complete one, in both editions, and what leads there."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kneedeep.analysis.framework.runner import analyse
from kneedeep.analysis.layout.area_parts import area_parts
from kneedeep.analysis.views.next_steps import is_begun, without_not_done
from kneedeep.board.kinds import kinds_of
from kneedeep.model.catalog import load_catalog
from kneedeep.model.scenario.io.reader import read
from kneedeep.support import resources
from kneedeep_editor.documents.document import Document
from kneedeep_editor.documents.document_files import template_text
from kneedeep_editor.mainwindow.problem_navigation import NextStep, steps_of
from kneedeep_editor.tools.stamp import FIGURES, TOKENS, Stamp
from tests.support.files import MAPS, plain_of
from tests.support.users.editor_user import LEFT, Answers, Opened, User

STAGES = plain_of(MAPS.with_name("next_steps.yaml"))
"""What each stage of a first map adds, and the next step then, by edition."""


def texts(ruleset: str) -> Iterator[tuple[str, str | None]]:
    """The texts of a map that grows stage by stage, each with its next step."""
    sections: dict[str, str] = {}
    for part in template_text(ruleset, small_map=False).replace("\n\n", "\n").split("\n"):
        if part and not part.startswith(" "):
            name = part.partition(":")[0]
            sections[name] = ""
        if part:
            sections[name] += f"{part}\n"
    for stage in STAGES[ruleset]:
        for line in stage["part"].splitlines(keepends=True):
            if not line.startswith(" "):
                name = line.partition(":")[0]
                sections[name] = ""
            sections[name] += line
        yield "".join(sections.values()), stage["step"]


def steps_in(text: str, begun: bool | None) -> tuple[tuple[NextStep, ...], bool]:
    """The steps of a map, and whether it is being begun."""
    reading = read(text)
    assert reading.scenario is not None and not reading.problems
    findings = analyse(reading)
    now = is_begun(reading.scenario, findings, begun)
    shown = without_not_done(reading.scenario, findings, now)
    kinds = kinds_of(reading.scenario, load_catalog(reading.scenario.ruleset))
    return steps_of(Document(reading), kinds, findings, shown, begun=now), now


@pytest.mark.parametrize("ruleset", STAGES)
def test_each_stage_of_a_first_map_names_the_next_step(ruleset: str) -> None:
    begun: bool | None = None
    for text, wanted in texts(ruleset):
        steps, begun = steps_in(text, begun)
        assert (steps[0].text if steps else None) == wanted
        assert all(step.stamp or step.section or step.field for step in steps)


def test_an_empty_map_lists_the_whole_way() -> None:
    text, _ = next(texts("doom-2016"))
    steps, _ = steps_in(text, None)
    assert [step.text for step in steps][-3:] == [
        "Place portals.",
        "Place equipment for the marines.",
        "Write title, briefing and victory.",
    ]
    steps, _ = steps_in(text.replace("clear: board", "exit: out"), None)
    assert steps[-1].text == "Write title and briefing."


APART = """format: 1
ruleset: doom-2004
title: Apart
caps: auto
pieces:
  - {piece: room-9x5, at: [-4, -2], area: start}
  - {piece: room-5x5, at: [6, -2], area: start}
areas: [{id: start, start: true}]
spawns: [{side: marines, spaces: [[-1, -1], [0, -1], [1, -1]]}]
figures: [{kind: imp, at: [7, 0]}]
"""


def test_touching_pieces_are_joined_before_there_is_a_door(opened: Opened, qtbot: QtBot) -> None:
    steps, _ = steps_in(APART, None)
    assert steps[0].fix is not None and "door" not in " ".join(step.text for step in steps)
    user = opened(APART)
    assert follow(user, qtbot) == "Next step: Join the pieces, opening to opening."
    assert [len(parts) for parts in area_parts(user.window.shell.work.board).values()] == [1]


@pytest.mark.parametrize("name", ["tutorial.yaml", "specimen-run.yaml"])
def test_a_finished_map_has_no_next_step(name: str) -> None:
    assert steps_in(resources.text("scenarios", name), None) == ((), False)


def follow(user: User, qtbot: QtBot) -> str:
    """Click the next step once the map is checked; returns its text."""
    user.window.shell.navigation.show_panel()
    with qtbot.waitSignal(user.window.shell.analysis.finished):
        user.window.shell.analysis.request()
    button = user.window.shell.problems.next
    text = button.text()
    QTest.mouseClick(button, LEFT)
    return text


def test_a_click_takes_what_is_to_be_placed_next(opened: Opened, qtbot: QtBot) -> None:
    text = next(text for text, step in texts("doom-2004") if step is not None and "key" in step)
    user = opened(text, "map.yaml")
    assert follow(user, qtbot) == "Next step: Place the red key for its door."
    assert user.window.shell.work.stamp == Stamp(TOKENS, "key", "red")
    user.click(4.5, 4.5)
    assert follow(user, qtbot) == "Next step: Place invaders."
    stamp = user.window.shell.work.stamp
    assert stamp.section == user.window.shell.palette.section == FIGURES
    user.click(10.5, 1.5)
    assert user.scenario.figures[0].kind == stamp.kind


@pytest.mark.parametrize("ruleset", STAGES)
def test_each_step_takes_a_thing_or_leads_to_a_field(ruleset: str, opened: Opened, qtbot: QtBot) -> None:
    text, _ = next(texts(ruleset))
    user = opened(text, "map.yaml")
    shell = user.window.shell
    user.window.activateWindow()
    steps, _ = steps_in(text, None)
    assert len(steps) > 5
    for step in steps:
        shell.docks.by_name["palette"].hide()
        shell.docks.by_name["properties"].hide()
        user.key(Qt.Key.Key_Escape)
        user.key(Qt.Key.Key_Escape)
        assert shell.work.stamp is None
        shell.navigation._steps = (step,)
        shell.navigation._do_step()
        stamp = shell.work.stamp
        if step.field:
            assert user.window.focusWidget() is not user.canvas and shell.docks.by_name["properties"].isVisible()
        else:
            section = step.section if step.stamp is None else step.stamp.section
            assert stamp is not None and stamp.section == section
            assert shell.toolbox.current.section == stamp.section and user.canvas.hasFocus(), step


def test_a_click_leads_to_the_field_that_is_empty(opened: Opened, qtbot: QtBot) -> None:
    user = opened([text for text, _ in texts("doom-2004")][-2], "map.yaml")
    user.window.activateWindow()
    assert follow(user, qtbot) == "Next step: Write title, briefing and victory."
    assert "Title" in user.window.focusWidget().accessibleName()


def test_the_status_bar_names_an_error_before_the_step_and_leads_to_it(opened: Opened, qtbot: QtBot) -> None:
    text = [text for text, _ in texts("doom-2004")][-2].replace("at: [9, 1]", "at: [90, 1]")
    user = opened(text, "map.yaml")
    shell = user.window.shell
    user.window.shell.docks.by_name["problems"].hide()
    with qtbot.waitSignal(shell.analysis.finished):
        shell.analysis.request()
    assert "90,1" in shell.status.next.accessibleName()
    QTest.mouseClick(shell.status.next, LEFT)
    assert shell.problems.isVisible()
    assert shell.problems.chosen is not None and shell.problems.chosen.code == "BRD005"
    assert shell.problems.next.text() == "Next step: Write title, briefing and victory."


def test_a_complete_map_is_to_be_saved_and_then_nothing_is_left(
    opened: Opened, qtbot: QtBot, answers: Answers, tmp_path: Path
) -> None:
    user = opened(resources.text("scenarios", "tutorial.yaml"), "map.yaml")
    user.window.document.path = None
    user.choose("Health")
    user.click(1.5, 1.5)
    answers.saved = tmp_path / "saved.yaml"
    assert follow(user, qtbot) == "Next step: Save the map."
    assert answers.saved.exists()
    assert user.window.shell.problems.next.text() == ""
