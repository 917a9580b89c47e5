"""The properties panel, as somebody uses it: fields by keyboard and mouse, one step of the history for each change."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QPushButton, QWidget

from kneedeep.model.catalog.edition import edition_of
from kneedeep.model.scenario.io.reader import read
from kneedeep.model.scenario.model import SECTIONS, Condition, Record, Scenario, keys_of, read_element, write_element
from kneedeep.support import resources
from kneedeep_editor.mainwindow.docks import Dock
from kneedeep_editor.panels.properties.field_entries import entries_of
from kneedeep_editor.panels.properties.properties_panel import PropertiesPanel
from kneedeep_editor.panels.properties.property_form import FormRow
from kneedeep_editor.panels.widgets.notice_bar import NoticeBar
from tests.editor.conftest import MAP
from tests.support import files
from tests.support.every_page import choose
from tests.support.files import map_text
from tests.support.users.editor_user import LEFT, Opened, User
from tests.support.values import known, typed

pytestmark = [pytest.mark.usefixtures("properties"), pytest.mark.kept_window]

SCRIPTED = MAP + (
    "triggers:\n  - {when: {open: gate}, text: A siren wails., do: [{set: alarm}]}\n"
    "flags: {alarm: The alarm, power: The power}\n"
)


def panel_of(user: User) -> PropertiesPanel:
    dock = typed(Dock, user.window.findChild(Dock, "properties"))
    panel = dock.reveal().panel  # type: ignore[attr-defined]
    assert isinstance(panel, PropertiesPanel)
    return panel


def row_of(user: User, *path: str, of: str = "", number: int = 0) -> FormRow:
    """The row of a key. `of`: the section of an element to be selected first."""
    if of:
        select(user, of, number)
    form = known(panel_of(user).form)
    for section in form.sections.values():
        if any(entry.path == path for entry in section.entries) and not section.heading.isChecked():
            section.heading.click()
    return form.rows[path]


def select(user: User, section: str, number: int = 0) -> Any:
    element = getattr(user.scenario, section)[number]
    user.window.shell.work.select([element.serial])
    return element


def write(widget: QWidget, text: str) -> None:
    """Take a line, replace its text by typing."""
    widget.setFocus()
    QTest.keySequence(widget, QKeySequence(QKeySequence.StandardKey.SelectAll))
    QTest.keyClick(widget, Qt.Key.Key_Delete)
    QTest.keyClicks(widget, text)


def pick(row: FormRow, text: str) -> None:
    """Choose an entry of a combo box."""
    combo: Any = row.field.inputs()[0]
    choose(combo, text)


def test_nothing_selected_shows_the_scenario_and_typing_is_one_step(user: User) -> None:
    assert panel_of(user).title.text() == "The scenario"
    write(row_of(user, "title").field.inputs()[0], "Red Gate")
    assert user.scenario.title == "Red Gate"
    assert user.steps == ["Set title"]
    user.do("undo")
    assert user.scenario.title == "Two rooms"
    assert row_of(user, "title").field.inputs()[0].text() == "Two rooms"  # type: ignore[attr-defined]


def test_each_visit_to_a_field_is_a_step_of_its_own(user: User) -> None:
    line = row_of(user, "title").field.inputs()[0]
    other = row_of(user, "author").field.inputs()[0]
    line.setFocus()
    QTest.keyClicks(line, "!")
    other.setFocus()
    QTest.keyClicks(other, "me")
    line.setFocus()
    QTest.keyClicks(line, "?")
    assert user.steps == ["Set title", "Set author", "Set title"]


def test_undo_in_a_field_is_that_of_the_document(user: User) -> None:
    user.window.activateWindow()
    line = row_of(user, "title").field.inputs()[0]
    write(line, "Red Gate")
    QTest.keyClick(line, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert user.scenario.title == "Two rooms"


def test_a_text_of_several_lines(user: User) -> None:
    edit = row_of(user, "briefing").field.inputs()[0]
    edit.setFocus()
    QTest.keyClicks(edit, "Dust.")
    QTest.keyClick(edit, Qt.Key.Key_Return)
    QTest.keyClicks(edit, "Red light.")
    assert user.scenario.briefing == "Dust.\nRed light."
    assert user.steps == ["Set briefing"]


def test_a_number_that_cannot_be_is_told_at_the_field_and_not_taken(user: User) -> None:
    row = row_of(user, "count", of="tokens")
    line = row.field.inputs()[0]
    write(line, "0")
    assert row.complaint.isVisible()
    assert row.complaint.text() == "A whole number from 1 to 100, please."
    assert user.scenario.tokens[0].count == 1
    write(line, "3")
    assert not row.complaint.isVisible()
    QTest.keyClick(line, Qt.Key.Key_Up)
    assert user.scenario.tokens[0].count == 4


def test_the_reset_button_takes_the_default(user: User) -> None:
    row = row_of(user, "count", of="tokens")
    assert not row.reset.isVisible()
    write(row.field.inputs()[0], "3")
    assert row.reset.isVisible()
    QTest.mouseClick(row.reset, LEFT)
    assert user.scenario.tokens[0].count == 1


def test_tab_leads_from_a_field_to_the_next_one_past_the_reset_button(user: User) -> None:
    user.key(Qt.Key.Key_Escape)
    title, author = row_of(user, "title"), row_of(user, "author")
    line = title.field.inputs()[0]
    line.setFocus()
    write(line, "Cold store")
    assert title.reset.isVisible()
    QTest.keyClick(line, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is author.field.inputs()[0]


def test_the_click_that_goes_to_a_line_selects_all_of_it(user: User) -> None:
    line = typed(QLineEdit, row_of(user, "title").field.inputs()[0])
    user.canvas.setFocus()
    QTest.mouseClick(line, LEFT)
    assert line.selectedText() == "Two rooms"
    QTest.keyClicks(line, "Cold store")
    assert user.scenario.title == "Cold store"
    QTest.mouseClick(line, LEFT)
    assert not line.hasSelectedText()


def test_a_double_click_on_a_room_goes_to_the_name_of_its_area(user: User) -> None:
    user.look_at(-5, 2, 60)
    before = user.canvas.view
    double_click(user, 2.5, 2.5)
    assert user.window.shell.work.selection == {user.scenario.areas[0].serial}
    assert user.canvas.view == before, "a map that is clicked stays where it is"
    line = row_of(user, "name").field.inputs()[0]
    assert QApplication.focusWidget() is line
    QTest.keyClicks(line, "Area 7")
    assert user.scenario.areas[0].name == "Area 7" and panel_of(user).title.text() == "Area 7"
    double_click(user, 1.5, 3.5)
    assert user.window.shell.work.selection == {user.scenario.tokens[1].serial}
    focused = QApplication.focusWidget()
    assert focused is not None and panel_of(user).isAncestorOf(focused)


def double_click(user: User, x: float, y: float) -> None:
    """Click twice on a place of the map, as fast as it takes."""
    user.move(x, y)
    QTest.mouseClick(user.canvas, LEFT, Qt.KeyboardModifier.NoModifier, user.at(x, y))
    QTest.mouseDClick(user.canvas, LEFT, Qt.KeyboardModifier.NoModifier, user.at(x, y))


def test_alt_del_in_a_field_takes_the_default(user: User) -> None:
    row = row_of(user, "count", of="tokens")
    write(row.field.inputs()[0], "3")
    QTest.keyClick(row.field.inputs()[0], Qt.Key.Key_Delete, Qt.KeyboardModifier.AltModifier)
    assert user.scenario.tokens[0].count == 1
    row = row_of(user, "text", of="areas")
    write(row.field.inputs()[0], "Dust.")
    assert user.scenario.areas[0].text == "Dust."
    QTest.keyClick(row.field.inputs()[0], Qt.Key.Key_Delete, Qt.KeyboardModifier.AltModifier)
    assert user.scenario.areas[0].text == ""


def test_several_of_a_kind_are_changed_together_in_one_step(user: User) -> None:
    user.window.shell.work.select(token.serial for token in user.scenario.tokens)
    assert panel_of(user).title.text() == "2 tokens"
    assert not row_of(user, "id").field.isEnabled()
    edit = row_of(user, "note").field.inputs()[0]
    edit.setFocus()
    QTest.keyClicks(edit, "Hm")
    assert [token.note for token in user.scenario.tokens] == ["Hm", "Hm"]
    assert user.steps == ["Set note of 2 tokens"]
    user.do("undo")
    assert [token.note for token in user.scenario.tokens] == ["", ""]


def test_several_kinds_ask_which_one(user: User) -> None:
    user.do("select-all")
    panel = panel_of(user)
    buttons = {button.text(): button for button in panel.findChildren(QPushButton) if button.isVisible()}
    QTest.mouseClick(buttons["2 tokens"], LEFT)
    assert user.window.shell.work.selection == {token.serial for token in user.scenario.tokens}
    assert panel.title.text() == "2 tokens"


def test_several_kinds_are_counted_in_words_of_the_edition(opened: Opened) -> None:
    user = opened(resources.text("scenarios", "specimen-run.yaml"))
    user.do("select-all")
    texts = {button.text() for button in panel_of(user).findChildren(QPushButton) if button.isVisible()}
    assert {"10 tiles", "4 doors", "1 start", "13 tokens"} <= texts


def test_an_id_is_changed_wherever_it_stands(opened: Opened) -> None:
    user = opened(SCRIPTED)
    line = row_of(user, "id", of="doors").field.inputs()[0]
    write(line, "hatch")
    assert user.scenario.doors[0].id == "gate"
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert user.scenario.doors[0].id == "hatch"
    assert user.scenario.triggers[0].when == Condition("open", "hatch")
    assert user.steps == ["Set id of door"]


def test_an_id_that_cannot_be_is_told_and_esc_takes_it_back(user: User) -> None:
    row = row_of(user, "id", of="doors")
    line: Any = row.field.inputs()[0]
    for text, told in (("Gate", "An id begins with a small letter"), ("far", "The id far is already used: Store.")):
        write(line, text)
        QTest.keyClick(line, Qt.Key.Key_Return)
        assert row.complaint.text().startswith(told)
        assert user.scenario.doors[0].id == "gate"
        QTest.keyClick(line, Qt.Key.Key_Escape)
        assert line.text() == "gate"
        assert not row.complaint.isVisible()
        assert user.window.shell.work.selection


def test_marines_are_three_boxes(user: User) -> None:
    first, second, third = row_of(user, "marines", of="tokens").field.inputs()
    first.click()  # type: ignore[attr-defined]
    assert user.scenario.tokens[0].marines == 2
    second.click()  # type: ignore[attr-defined]
    assert user.scenario.tokens[0].marines == 3
    third.click()  # type: ignore[attr-defined]
    assert user.scenario.tokens[0].marines == 3
    assert "at least one number of marines" in row_of(user, "marines").complaint.text()


def test_a_place_replaces_the_other_place(user: User) -> None:
    write(row_of(user, "spaces", of="tokens").field.inputs()[0], "9,1 10,1")
    token = user.scenario.tokens[0]
    assert (token.at, token.spaces, token.in_area) == (None, ((9, 1), (10, 1)), None)
    assert len(user.steps) == 1
    QTest.mouseClick(row_of(user, "spaces").reset, LEFT)
    assert row_of(user, "spaces").complaint.text() == "It must be somewhere: give it another place first."
    assert user.scenario.tokens[0].spaces == ((9, 1), (10, 1))


def test_a_space_is_pointed_out_on_the_map(user: User) -> None:
    button = row_of(user, "at", of="tokens").field.inputs()[1]
    QTest.mouseClick(button, LEFT)
    user.click(10.5, 1.5)
    assert user.scenario.tokens[0].at == (10, 1)
    QTest.mouseClick(button, LEFT)
    user.key(Qt.Key.Key_Escape)
    user.click(9.5, 0.5)
    assert user.scenario.tokens[0].at == (10, 1)


def test_names_are_offered_from_the_map(user: User) -> None:
    field: Any = row_of(user, "in_area", of="tokens").field
    field.renew()
    assert [field.combo.itemData(row) for row in range(field.combo.count())] == ["start", "far"]
    field.combo.activated.emit(1)
    assert (user.scenario.tokens[0].in_area, user.scenario.tokens[0].at) == ("far", None)


def test_a_new_start_ends_the_old_one(user: User) -> None:
    row_of(user, "start", of="areas", number=1).field.inputs()[0].click()  # type: ignore[attr-defined]
    assert [area.start for area in user.scenario.areas] == [False, True]
    assert len(user.steps) == 1


def test_esc_in_a_field_goes_back_to_the_map_and_keeps_the_selection(user: User) -> None:
    token = select(user, "tokens")
    line = row_of(user, "count").field.inputs()[0]
    line.setFocus()
    QTest.keyClick(line, Qt.Key.Key_Escape)
    assert user.canvas.hasFocus()
    assert user.window.shell.work.selection == {token.serial}


def test_f4_gives_the_first_field_the_keyboard(user: User) -> None:
    select(user, "doors")
    user.do("properties")
    focused = known(QApplication.focusWidget())
    assert panel_of(user).isAncestorOf(focused)


def test_house_rules_say_what_they_mean(user: User) -> None:
    row = row_of(user, "rules")
    corner: Any = row.field.fields["corner"]  # type: ignore[attr-defined]
    assert "diagonal step" in corner.combo.accessibleDescription()
    corner.combo.activated.emit(corner.combo.findText("both sides"))
    assert user.scenario.rules == Record(corner="both-sides")
    corner.combo.activated.emit(corner.combo.findText("one side"))
    assert user.scenario.rules == Record()


def test_flags_and_set_up_are_small_tables(user: User) -> None:
    flags: Any = row_of(user, "flags").field
    flags.more.click()
    write(flags.rows[0][0].inputs()[0], "alarm")
    QTest.keyClick(flags.rows[0][0].inputs()[0], Qt.Key.Key_Return)
    write(flags.rows[0][1].inputs()[0], "It rings")
    assert user.scenario.flags == Record(alarm="It rings")
    setup: Any = row_of(user, "setup").field
    setup.more.fill()
    setup.more.menu_of.actions()[0].trigger()
    inner = setup.fields["marines"]
    assert set(user.scenario.setup) == {"marines"}
    write(inner.fields["bullets"].parts[0].inputs()[0], "6")
    assert user.scenario.setup["marines"]["bullets"] == 6
    inner.fields["bullets"].button.click()
    write(inner.fields["bullets"].parts[1].inputs()[0], "4")
    assert user.scenario.setup["marines"]["bullets"] == Record({"1": 6, "2": 4, "3": 6}.items())


# The script


def test_a_condition_is_built_from_words(user: User) -> None:
    field: Any = row_of(user, "needs", of="doors").field
    field.more.click()
    assert user.scenario.doors[0].needs == Condition("round", 1)
    pick_word(field.inner, "area is cleared")
    assert user.scenario.doors[0].needs == Condition("clear", "start")
    field.inner.what.renew()
    field.inner.what.combo.activated.emit(1)
    assert user.scenario.doors[0].needs == Condition("clear", "far")
    assert field.sentence.text() == "“Store” is cleared."
    assert len(user.steps) == 3
    act(field.inner.more, "All of this and …")
    group = user.scenario.doors[0].needs
    assert group == Condition("all", (Condition("clear", "far"), Condition("round", 1)))
    act(row_actions(field.inner.what, 1), "Move up")
    assert [part.kind for part in user.scenario.doors[0].needs.value] == ["round", "clear"]
    pick_word(field.inner, "at least this many of")
    needs = known(user.scenario.doors[0].needs)
    assert (needs.kind, needs.value, len(needs.params["of"])) == ("count", 1, 2)
    field.more.click()
    assert user.scenario.doors[0].needs is None
    user.undo_all()
    assert user.scenario.doors[0].needs is None


def test_steps_are_added_changed_moved_and_removed(opened: Opened) -> None:
    user = opened(SCRIPTED)
    field: Any = row_of(user, "do", of="triggers").field
    assert field.sentence.text() == "“The alarm” is set."
    field.list.more.click()
    pick_word(field.list.parts[1], "open door")
    assert [(step.kind, step.value) for step in user.scenario.triggers[0].do] == [("set", "alarm"), ("open", "gate")]
    assert field.sentence.text() == "“The alarm” is set; the door at 7,0 east opens."
    act(row_actions(field.list, 1), "Move up")
    assert [step.kind for step in user.scenario.triggers[0].do] == ["open", "set"]
    act(row_actions(field.list, 0), "Remove")
    assert [step.kind for step in user.scenario.triggers[0].do] == ["set"]
    when: Any = row_of(user, "when").field
    assert not when.more.isVisible()
    act(when.inner.more, "Set: read aloud")
    assert "text" in user.scenario.triggers[0].when.params


def test_every_word_of_the_script_can_be_chosen_and_read_again(opened: Opened) -> None:
    user = opened(SCRIPTED)
    when: Any = row_of(user, "when", of="triggers").field
    steps: Any = row_of(user, "do").field
    for number in range(when.inner.word.combo.count()):
        when.inner.word.combo.activated.emit(number)
    for number in range(steps.list.parts[0].word.combo.count()):
        steps.list.parts[0].word.combo.activated.emit(number)
        trigger = user.scenario.triggers[0]
        assert read_element(type(trigger), write_element(trigger)) == trigger
    user.undo_all()
    assert user.scenario.triggers[0].do[0].kind == "set"


def test_a_flag_is_renamed_wherever_it_stands(opened: Opened) -> None:
    user = opened(SCRIPTED)
    flags: Any = row_of(user, "flags").field
    line = flags.rows[0][0].inputs()[0]
    write(line, "siren")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert list(user.scenario.flags) == ["siren", "power"]
    assert user.scenario.triggers[0].do[0].value == "siren"


def test_victory_is_a_condition_of_the_scenario(user: User) -> None:
    field: Any = row_of(user, "victory", "invaders").field
    assert field.sentence.text() == "The invader has 6 frag points."
    write(field.inner.what.parts[0].inputs()[0], "9")
    assert user.scenario.victory.invaders == Condition("frags", 9)


def test_what_happens_when_an_area_is_cleared(user: User) -> None:
    edit = row_of(user, "clear", "text", of="areas", number=1).field.inputs()[0]
    edit.setFocus()
    QTest.keyClicks(edit, "Ah")
    clear = known(user.scenario.areas[1].clear)
    assert clear.text == "Ah"
    QTest.mouseClick(row_of(user, "clear", "text").reset, LEFT)
    assert user.scenario.areas[1].clear is None


EXITS = MAP.replace(
    "doors:\n",
    "doors:\n  - {at: [4, 3], side: east, exit: true}\n  - {at: [11, 0], side: east, exit: true, key: red}\n",
)


def winning(user: User, text: str) -> Any:
    """Choose by what the marines win; return the field of that condition."""
    field: Any = row_of(user, "victory", "marines").field
    pick_word(field.inner, text)
    return field.inner


def lines_of(field: Any) -> list[str]:
    field.renew()
    return [field.combo.itemText(row) for row in range(field.combo.count())]


def test_the_only_thing_that_fits_is_taken_and_named_in_the_same_step(opened: Opened) -> None:
    user = opened(EXITS.replace("  - {at: [11, 0], side: east, exit: true, key: red}\n", ""))
    winning(user, "marines leave by")
    assert user.scenario.victory.marines == Condition("exit", "exit-door")
    assert user.scenario.doors[0].id == "exit-door"
    assert len(user.steps) == 1
    won: Any = row_of(user, "victory", "marines").field
    assert won.sentence.text() == "All marines have left by the way out at 4,3 east."
    user.do("undo")
    assert user.scenario.victory.marines == Condition("clear", "board")
    assert not user.scenario.doors[0].id


def test_things_without_a_name_are_offered_by_kind_and_place(opened: Opened) -> None:
    user = opened(EXITS)
    what = winning(user, "marines leave by").what
    assert user.scenario.victory.marines == Condition("exit", "")
    assert what.hint.text() == "Choose one from the list."
    assert lines_of(what) == ["exit, 4,3 east", "red exit, 11,0 east"]
    what.combo.activated.emit(1)
    assert user.scenario.victory.marines == Condition("exit", "exit-door")
    assert [door.id for door in user.scenario.doors] == [None, "exit-door", "gate"]
    assert user.steps == ["Set marines win when"] * 2
    assert what.hint.isHidden()


def test_where_nothing_fits_the_field_is_empty_and_says_so(opened: Opened) -> None:
    user = opened(MAP.replace("  - {kind: health, at: [9, 1]}\n", ""))
    for word, told in (
        ("marines leave by", "No exit on the map yet."),
        ("token was used", "Nothing to use on the map yet."),
    ):
        what = winning(user, word).what
        won = known(user.scenario.victory.marines)
        assert won.value == ""
        assert (what.hint.text(), lines_of(what)) == (told, [told])
        what.combo.activated.emit(0)
        assert user.scenario.victory.marines == won


def test_what_is_meant_can_be_pointed_out_and_gone_to(opened: Opened) -> None:
    user = opened(EXITS)
    what = winning(user, "was killed").what
    QTest.mouseClick(what.pick, LEFT)
    user.click(1.5, 1.5)
    assert user.scenario.victory.marines == Condition("kill", "demon")
    user.click(9.5, 0.5)
    assert user.scenario.victory.marines == Condition("kill", "demon-1")
    assert user.scenario.figures[0].id == "demon-1"
    QTest.mouseClick(what.going, LEFT)
    assert user.window.shell.work.selection == {user.scenario.figures[0].serial}


@pytest.mark.usefixtures("dressed")
def test_a_door_can_wait_until_something_unlocks_it(user: User) -> None:
    field: Any = row_of(user, "needs", of="doors").field
    QTest.mouseClick(field.more, LEFT)
    pick_word(field.inner, "something unlocks it")
    assert user.scenario.doors[0].needs == Condition("never", True)
    assert field.sentence.text() == "Something unlocks it."


def test_pointing_out_says_why_a_space_does_not_fit_and_takes_no_clicks_when_given_up(opened: Opened) -> None:
    user = opened(EXITS)
    what = winning(user, "was killed").what

    def asked() -> list[str]:
        return [one.text.text() for one in user.canvas.findChildren(NoticeBar) if one.isVisible()]

    QTest.mouseClick(what.pick, LEFT)
    assert asked() == ["Click a space, or press Enter at the cursor, Esc cancels."]
    user.click(1.5, 1.5)
    told = (
        "There is nothing suitable at 1,1. Choose an invader. Click a space, or press Enter at the cursor, Esc cancels."
    )
    assert asked() == [told]
    assert user.said == told
    user.key(Qt.Key.Key_Escape)
    assert asked() == []
    user.click(1.5, 1.5)
    assert len(user.window.shell.work.selection) == 1


def test_pointing_out_ends_when_something_else_is_done(opened: Opened) -> None:
    user = opened(EXITS)
    for leave in (
        lambda: user.choose("Room 4×4"),
        lambda: select(user, "areas"),
        lambda: user.window.shell.palette.search.setFocus(Qt.FocusReason.MouseFocusReason),
    ):
        user.window.shell.work.select(())
        QTest.mouseClick(winning(user, "was killed").what.pick, LEFT)
        assert any(one.isVisible() for one in user.canvas.findChildren(NoticeBar))
        leave()
        assert not any(one.isVisible() for one in user.canvas.findChildren(NoticeBar))


def test_a_step_begins_with_nothing_that_nobody_gave(opened: Opened) -> None:
    user = opened(SCRIPTED.replace("flags: {alarm: The alarm, power: The power}\n", ""))
    field: Any = row_of(user, "do", of="triggers").field
    on_map = set(user.window.document.board.number)
    for text, value in (
        ("put on the board", lambda one: one["at"] in on_map),
        ("spawn invaders", lambda one: "in" not in one),
        ("switch on", lambda one: one == ""),
        ("read aloud", lambda one: one == ""),
    ):
        pick_word(field.list.parts[0], text)
        assert value(user.scenario.triggers[0].do[0].value), text
    when: Any = row_of(user, "when").field
    for text in ("players judge", "flag is set"):
        pick_word(when.inner, text)
        assert user.scenario.triggers[0].when.value == "", text
    assert when.inner.what.hint.text() == "No flag yet: type a name for one."


def test_tab_leads_on_from_a_word_that_was_changed(opened: Opened) -> None:
    user = opened(EXITS)
    user.window.activateWindow()
    panel_of(user)
    QApplication.processEvents()
    inner = winning(user, "marines leave by")
    assert inner.word.combo.hasFocus()
    QApplication.processEvents()
    met: list[Any] = []
    for _ in range(7):
        QTest.keyClick(met[-1] if met else inner.word.combo, Qt.Key.Key_Tab)
        met.append(QApplication.focusWidget())
    invaders: Any = row_of(user, "victory", "invaders").field
    assert met[:2] == [inner.what.combo, inner.what.pick]
    assert invaders.inner.word.combo in met
    QTest.keyClick(met[-1], Qt.Key.Key_Backtab)
    assert QApplication.focusWidget() is met[-2]


def pick_word(field: Any, text: str) -> None:
    number = field.word.combo.findText(text)
    assert number >= 0
    field.word.combo.setCurrentIndex(number)
    field.word.combo.activated.emit(number)


def row_actions(field: Any, number: int) -> Any:
    return field.actions_of[number]


def act(button: Any, title: str) -> None:
    button.fill()
    actions = {action.text(): action for action in button.menu_of.actions()}
    actions[title].trigger()


# All of it


def test_every_key_of_every_element_has_a_row() -> None:
    kinds: tuple[type[Any], ...] = (Scenario, *SECTIONS.values())
    for kind in kinds:
        for ruleset in ("doom-2004", "doom-2016"):
            shown = {entry.path[0] for entry in entries_of(kind, ruleset)}
            features = {None, *edition_of(ruleset).features}
            wanted = {key.attribute for key in keys_of(kind) if key.needs in features}
            assert wanted - shown == ({"format", "translations", *SECTIONS} if kind is Scenario else set())


EVERYTHING = map_text("properties-panel")


@pytest.mark.parametrize("ruleset", files.EVERY_KEYS)
def test_every_form_shows_any_value_and_changes_nothing(opened: Opened, ruleset: str) -> None:
    text = EVERYTHING if ruleset == "doom-2004" else files.EVERY_KEYS[ruleset].read_text(encoding="utf-8")
    assert not read(text).problems
    user = opened(text)
    before = user.scenario
    nameless = []
    for section in ("", *SECTIONS):
        if section:
            select(user, section)
        form = known(panel_of(user).form)
        for part in form.sections.values():
            if not part.heading.isChecked():
                part.heading.click()
        for row in form.rows.values():
            for widget in row.field.inputs():
                widget.setFocus()
                if not widget.accessibleName():
                    nameless.append((section, row.entry.path, widget))
        user.canvas.setFocus()
        assert user.scenario == before, section
    assert nameless == []
    assert user.steps == []


IDLE = MAP.replace(
    "  - {kind: obstacle, size: 2, at: [1, 3]}\n",
    "  - {kind: obstacle, size: 2, at: [1, 3]}\n  - {kind: health, at: [1, 1], turn: 90}\n"
    "  - {kind: encounter, at: [2, 2]}\n",
)


def test_a_portal_a_teleporter_and_an_objective_have_fields_of_their_own(opened: Opened) -> None:
    user = opened(files.EVERY_KEY_2016.read_text(encoding="utf-8"))
    for number, hidden in {
        0: {"carries": False, "active": True, "use": True, "needs": True, "count": True, "color": False},
        2: {"carries": True, "active": False, "use": True, "needs": False, "color": True},
        6: {"carries": True, "active": True, "use": False, "needs": False, "color": True},
    }.items():
        select(user, "tokens", number)
        assert {name: row_of(user, name).isHidden() for name in hidden} == hidden


def test_fields_that_never_mean_anything_for_a_kind_are_not_shown(opened: Opened) -> None:
    user = opened(IDLE)
    select(user, "tokens")
    assert all(row_of(user, name).isHidden() for name in ("color", "item", "size", "turn", "to", "on"))
    assert not row_of(user, "count").isHidden()
    select(user, "tokens", 1)
    assert [row_of(user, name).isHidden() for name in ("color", "size", "turn", "needs")] == [True, False, False, True]
    user.window.shell.work.select([user.scenario.tokens[0].serial, user.scenario.tokens[1].serial])
    assert [row_of(user, name).isHidden() for name in ("color", "size", "turn")] == [True, False, False]
    assert not row_of(user, "turn", of="figures").isHidden()
    assert row_of(user, "only", of="spawns").isHidden()


def test_a_value_that_means_nothing_is_shown_with_the_reason_and_can_be_taken_back(opened: Opened) -> None:
    user = opened(IDLE)
    row = row_of(user, "turn", of="tokens", number=2)
    assert not row.isHidden()
    assert row.note.text() == "Nothing to turn: health takes one space."
    row.reset.click()
    assert user.scenario.tokens[2].turn == 0
    assert row_of(user, "turn").isHidden()


def test_a_field_that_hangs_on_another_is_faint_until_that_is_set(opened: Opened) -> None:
    user = opened(IDLE)
    row = row_of(user, "locked_text", of="tokens", number=3)
    assert not row.isHidden()
    assert not row.field.isEnabled()
    assert "Only when" in row.note.text()
    row = row_of(user, "locked_text", of="doors")
    assert not row.field.isEnabled()
    pick(row_of(user, "key"), "red")
    assert row_of(user, "locked_text").field.isEnabled()
    assert row_of(user, "locked_text").note.isHidden()


@pytest.mark.usefixtures("dressed")
def test_a_condition_stands_in_two_lines_where_one_would_clip_it(opened: Opened) -> None:
    user = opened(EXITS)
    panel_of(user)
    QApplication.processEvents()
    inner = winning(user, "marines leave by")
    QApplication.processEvents()
    for width, below in ((190, True), (420, False)):
        inner._line.resize(width, inner._line.heightForWidth(width))
        assert not inner.word.combo.shortened
        assert (inner.what.y() > inner.word.y()) is below
        assert inner.word.height() >= inner.word.sizeHint().height()


def test_a_piece_leads_to_its_area_and_back(user: User) -> None:
    piece = select(user, "pieces", 2)
    QTest.mouseClick(row_of(user, "area").field.going, LEFT)  # type: ignore[attr-defined]
    assert user.window.shell.work.selection == {user.scenario.areas[1].serial}
    QTest.mouseClick(panel_of(user).back, LEFT)
    assert user.window.shell.work.selection == {piece.serial}
    assert panel_of(user).back.isHidden()
    user.do("area-properties")
    assert panel_of(user).title.text() == "Area Store"
    user.window.shell.work.select([])
    assert panel_of(user).back.isHidden()


def test_a_problem_leads_to_its_field(opened: Opened) -> None:
    user = opened(SCRIPTED.replace("open: gate", "open: gaet"))
    panel_of(user)
    finding = next(one for one in user.window.shell.navigation.findings if one.code == "SCN005")
    user.window.shell.problems.gone_to.emit(finding)
    assert user.window.shell.work.selection == {user.scenario.triggers[0].serial}
    assert "gaet" in row_of(user, "when").complaint.text()
    user.window.shell.problems.fixed.emit(finding.fixes[0])
    assert row_of(user, "when").complaint.text() == ""


def test_what_letters_stand_for_is_told_in_words(opened: Opened) -> None:
    user = opened(EVERYTHING)
    row = row_of(user, "dice", of="figure_types")
    write(row.field.inputs()[0], "RX")
    assert row.complaint.text().startswith("Dice are letters: Y yellow")


@pytest.mark.parametrize(
    ("written", "inside"),
    [
        ("[-1, 3], side: east", ((0, 3), "west")),
        ("[0, -1], side: south", ((0, 0), "north")),
        ("[0, 3], side: west", ((0, 3), "west")),
        ("[11, 0], side: east", ((11, 0), "east")),
    ],
)
def test_a_door_that_becomes_an_exit_is_written_from_the_inside(
    opened: Opened, written: str, inside: tuple[tuple[int, int], str]
) -> None:
    user = opened(MAP.replace("at: [7, 0], side: east", f"at: {written}"))
    (box,) = row_of(user, "exit", of="doors").field.inputs()
    box.click()  # type: ignore[attr-defined]
    door = user.scenario.doors[0]
    assert (door.at, door.side, door.exit) == (*inside, True)
    box.click()  # type: ignore[attr-defined]
    user.undo_all()
    assert user.scenario.doors[0].exit is False


def test_three_digits_fit_in_each_field_of_a_pair(user: User) -> None:
    for line in row_of(user, "minutes").field.inputs():
        assert line.width() >= line.fontMetrics().horizontalAdvance("240") + 2 * line.fontMetrics().height()


def test_minutes_are_taken_when_both_are_typed_and_in_order(user: User) -> None:
    user.window.shell.work.select(())
    row = row_of(user, "minutes")
    field: Any = row.field
    first, second = field.inputs()
    before = user.scenario
    write(first, "45")
    assert (first.text(), second.text()) == ("45", "")
    assert user.scenario is before
    QTest.keyClick(first, Qt.Key.Key_Tab)
    assert (first.text(), second.hasFocus()) == ("45", True)
    QTest.keyClicks(second, "4")
    assert row.complaint.text() == "Put the smaller number first."
    assert user.scenario is before
    QTest.keyClick(second, Qt.Key.Key_Backspace)
    QTest.keyClicks(second, "60")
    assert (first.text(), second.text(), user.scenario.minutes) == ("45", "60", (45, 60))
    assert row.complaint.isHidden()


def test_one_number_of_minutes_counts_for_both(user: User) -> None:
    user.window.shell.work.select(())
    field: Any = row_of(user, "minutes").field
    first, second = field.inputs()
    write(first, "45")
    QTest.keyClick(first, Qt.Key.Key_Tab)
    assert not user.scenario.minutes
    user.canvas.setFocus()
    assert (first.text(), second.text(), user.scenario.minutes) == ("45", "45", (45, 45))


@pytest.mark.parametrize(("key", "typed"), [("piece", "room-5x5"), ("area", "start")])
def test_what_is_typed_belongs_to_what_was_selected_then(key: str, typed: str, user: User) -> None:
    piece, token = select(user, "pieces", 2), user.scenario.tokens[0]
    user.window.activateWindow()
    (box,) = [widget for widget in row_of(user, key).field.inputs() if isinstance(widget, QComboBox)]
    line = known(box.lineEdit())
    write(line, typed)
    user.window.shell.work.select([token.serial])
    assert getattr(user.scenario.element(piece.serial), key) == typed
    assert user.scenario.tokens[0] == token and len(user.steps) == 1
    assert panel_of(user).serials == {token.serial}
