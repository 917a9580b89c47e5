"""The properties panel, as somebody uses it: fields by keyboard and mouse, one step of the history for each change."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from kneedeep.model.catalog.edition import edition_of
from kneedeep.model.scenario.io.reader import read
from kneedeep.model.scenario.model import SECTIONS, Record, Scenario, keys_of, read_element, write_element
from kneedeep_editor.mainwindow.docks import Dock
from kneedeep_editor.panels.properties.field_entries import entries_of
from kneedeep_editor.panels.properties.properties_panel import PropertiesPanel
from kneedeep_editor.panels.properties.property_form import FormRow
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


EXITS = MAP.replace(
    "doors:\n",
    "doors:\n  - {at: [4, 3], side: east, exit: true}\n  - {at: [11, 0], side: east, exit: true, key: red}\n",
)


def winning(user: User, text: str) -> Any:
    """Choose by what the marines win; return the field of that condition."""
    field: Any = row_of(user, "victory", "marines").field
    pick_word(field.inner, text)
    return field.inner


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


def test_a_problem_leads_to_its_field(opened: Opened) -> None:
    user = opened(SCRIPTED.replace("open: gate", "open: gaet"))
    panel_of(user)
    finding = next(one for one in user.window.shell.navigation.findings if one.code == "SCN005")
    user.window.shell.problems.gone_to.emit(finding)
    assert user.window.shell.work.selection == {user.scenario.triggers[0].serial}
    assert "gaet" in row_of(user, "when").complaint.text()
    user.window.shell.problems.fixed.emit(finding.fixes[0])
    assert row_of(user, "when").complaint.text() == ""


def test_three_digits_fit_in_each_field_of_a_pair(user: User) -> None:
    for line in row_of(user, "minutes").field.inputs():
        assert line.width() >= line.fontMetrics().horizontalAdvance("240") + 2 * line.fontMetrics().height()
