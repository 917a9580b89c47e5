"""Spawn spaces off the board: they can be selected, deleted and painted away, and their finding offers a fix."""

import pytest

from kneedeep_editor.panels.properties.properties_panel import PropertiesPanel
from tests.support.files import map_text
from tests.support.users.editor_user import Opened, User

MAP = map_text("spawns-off-the-board")


@pytest.fixture
def mapper(opened: Opened) -> User:
    return opened(MAP)


def spawns(user: User) -> list[tuple[tuple[int, int], ...]]:
    return [spawn.spaces for spawn in user.scenario.spawns]


def test_their_findings_offer_to_take_them_out(mapper: User) -> None:
    fixes = [fix for one in mapper.window.shell.navigation.findings if one.code == "BRD005" for fix in one.fixes]
    assert {fix.title for fix in fixes} == {
        "Remove 9,0 from the marines' start at 0,0 and 9,0",
        "Remove 9,3 from the spawn area at 3,3 and 9,3",
        "Remove the spawn area at 9,5",
    }
    scenario = mapper.scenario
    for fix in fixes:
        assert not fix.safe
        scenario = fix.edit.apply(scenario)
    assert [spawn.spaces for spawn in scenario.spawns] == [((0, 0),), ((3, 3),)]


@pytest.mark.usefixtures("properties")
def test_the_field_complains_in_the_words_of_the_list(mapper: User) -> None:
    problems = mapper.window.shell.problems
    (finding,) = [
        one for one in mapper.window.shell.navigation.findings if "9,5" in one.message and one.code == "BRD005"
    ]
    problems.gone_to.emit(finding)
    panel = mapper.window.findChild(PropertiesPanel)
    assert isinstance(panel, PropertiesPanel) and panel.form is not None
    said = [row.complaint.text() for row in panel.form.rows.values() if row.complaint.text()]
    assert said == ["The spawn area at 9,5 is off the board."]
