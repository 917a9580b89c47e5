"""Spawn spaces off the board: they can be selected, deleted and painted away, and their finding offers a fix."""

import pytest

from kneedeep_editor.panels.properties.properties_panel import PropertiesPanel
from tests.support.files import map_text
from tests.support.users.editor_user import Opened, User

MAP = map_text("spawns-off-the-board")
NAMES = {"marines": "Marine start", "invaders": "Invader spawn"}


@pytest.fixture
def mapper(opened: Opened) -> User:
    return opened(MAP)


def spawns(user: User) -> list[tuple[tuple[int, int], ...]]:
    return [spawn.spaces for spawn in user.scenario.spawns]


def test_one_is_selected_by_a_click_and_deleted_or_painted_away(mapper: User) -> None:
    for space, left in (
        ((9, 0), [((0, 0),), ((3, 3), (9, 3)), ((9, 5),)]),
        ((9, 3), [((0, 0), (9, 0)), ((3, 3),), ((9, 5),)]),
        ((9, 5), [((0, 0), (9, 0)), ((3, 3), (9, 3))]),
    ):
        x, y = space[0] + 0.5, space[1] + 0.5
        mapper.click(x, y)
        mapper.click(x, y)
        mapper.do("delete")
        assert spawns(mapper) == left
        mapper.undo_all()
        side = "marines" if space == (9, 0) else "invaders"
        mapper.choose(NAMES[side])
        mapper.click(x, y)
        assert spawns(mapper) == left
        mapper.undo_all()
        mapper.do("end")
        mapper.window.shell.toolbox.use("select")


def test_a_band_over_one_selects_its_area(mapper: User) -> None:
    mapper.drag((8.0, 4.6), (10.5, 6.5))
    assert mapper.window.shell.work.selection == {mapper.scenario.spawns[2].serial}


def test_none_is_painted_off_the_board(mapper: User) -> None:
    mapper.choose(NAMES["marines"])
    before = mapper.scenario
    mapper.click(7.5, 0.5)
    assert mapper.scenario is before


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


def test_the_status_bar_says_what_lies_off_the_board(mapper: User) -> None:
    mapper.move(9.5, 3.5)
    assert mapper.window.shell.status.pointed.text() == "9,3 · off the board · invader spawn area"
    mapper.move(8.5, 3.5)
    assert mapper.window.shell.status.pointed.text() == "8,3 · nothing here"


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
