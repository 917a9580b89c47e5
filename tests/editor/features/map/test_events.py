"""Events on the map: arcs that are shown, pointed at, chosen and removed, and never in the way of what stands on the map."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage

from kneedeep.drawing import THEMES, Dot, Item, Path
from kneedeep.drawing.event_arcs import STYLES, EventArc, draw_event_arcs, event_curve
from kneedeep_editor.app import Editor
from kneedeep_editor.canvas.event_layer import EventLayer, drawn_links
from kneedeep_editor.features.map.events import EventsFeature
from kneedeep_editor.tools.layers import DOORS, Layers
from tests.editor.conftest import MAP
from tests.support.users.editor_user import SHIFT, Opened, User

SCRIPTED = (
    MAP.replace("side: east}", "side: east, needs: {use: lamp}}")
    .replace(
        "tokens:\n",
        "tokens:\n  - {kind: encounter, id: console, at: [2, 2], do: [{open: gate}, {reveal: far}]}\n"
        "  - {kind: encounter, id: lamp, at: [0, 4]}\n",
    )
    .replace("{clear: board}", "{reach: far}")
)


@pytest.fixture
def scripted(opened: Opened) -> User:
    user = opened(SCRIPTED)
    user.key(Qt.Key.Key_E, SHIFT)
    return user


def layer(user: User) -> EventLayer:
    return user.canvas.events


def on_arc(user: User, part: float = 0.35) -> tuple[float, float]:
    """A place on the arc from the console to the door."""
    drawn = [one.arc for one in drawn_links(layer(user).links)]
    wanted = next(one for one in drawn if one is not None and one.kind == "does")
    return event_curve(wanted).at(part)


def picture(user: User, x: float, y: float) -> QImage:
    around = QPoint(7, 7)
    return user.picture(QRect(user.at(x, y) - around, user.at(x, y) + around))


def test_arcs_are_hidden_at_first_and_the_choice_is_kept(opened: Opened, editor: Editor) -> None:
    user = opened(SCRIPTED)
    assert not layer(user).shown and layer(user).links == ()
    spot = event_curve(EventArc((2.5, 2.5), (8.0, 1.0), "does")).at(0.35)
    user.move(0.5, -3.5)
    plain = picture(user, *spot)
    user.key(Qt.Key.Key_E, SHIFT)
    assert len(layer(user).links) == 4
    assert user.said.startswith("Events are shown. Arrow: it is done.")
    assert picture(user, *on_arc(user)) != plain
    assert layer(opened(SCRIPTED.replace("Two rooms", "Other"))).shown
    user.key(Qt.Key.Key_E, SHIFT)
    assert picture(user, *spot) == plain and user.said == "Events are hidden."


def test_pointing_at_an_arc_shows_its_words_and_makes_it_stronger(scripted: User) -> None:
    spot = on_arc(scripted)
    scripted.move(0.5, -3.5)
    before = picture(scripted, *on_arc(scripted, part=0.5))
    scripted.move(*spot)
    assert layer(scripted).hovered in layer(scripted).links
    assert scripted.canvas.event_note == "When the encounter at 2,2 is used: the door at 7,0 east opens."
    assert picture(scripted, *on_arc(scripted, part=0.5)) != before
    scripted.move(0.5, -3.5)
    assert layer(scripted).hovered is None and scripted.canvas.event_note == ""


def test_a_click_on_an_arc_selects_the_cause_and_del_removes_the_step_alone(scripted: User) -> None:
    before = scripted.scenario
    console = before.tokens[0].serial
    scripted.click(*on_arc(scripted))
    assert scripted.window.shell.work.selection == {console}
    assert scripted.said.endswith("the door at 7,0 east opens. Del removes it.")
    scripted.do("delete")
    assert scripted.steps == ["Remove an event"]
    assert [effect.kind for effect in scripted.scenario.tokens[0].do] == ["reveal"]
    scripted.do("undo")
    assert scripted.scenario == before


def test_after_another_selection_del_removes_what_is_selected(scripted: User) -> None:
    scripted.click(*on_arc(scripted))
    scripted.click(2.5, 2.5)
    scripted.click(0.5, 4.5)
    scripted.do("delete")
    assert [token.id for token in scripted.scenario.tokens] == ["console", None, None]
    assert len(scripted.scenario.tokens[0].do) == 2


def test_a_press_elsewhere_and_esc_forget_the_arc(scripted: User) -> None:
    """Even on what is selected already: Del then removes that."""
    console = scripted.scenario.tokens[0].serial
    scripted.click(*on_arc(scripted))
    scripted.click(2.5, 2.5)
    assert scripted.window.shell.work.selection == {console}
    scripted.do("delete")
    assert all(token.serial != console for token in scripted.scenario.tokens)
    scripted.do("undo")
    scripted.window.shell.feature(EventsFeature)._soon.timeout.emit()
    scripted.click(*on_arc(scripted))
    scripted.do("end")
    assert layer(scripted).chosen is None and scripted.window.shell.work.event_removal is None


def test_the_cursor_says_how_many_events_a_thing_has(scripted: User) -> None:
    scripted.move(2.5, 2.5)
    assert scripted.window.shell.status.pointed.text().endswith("2 events")
    scripted.key(Qt.Key.Key_E, SHIFT)
    scripted.move(3.5, 2.5)
    scripted.move(2.5, 2.5)
    assert "event" not in scripted.window.shell.status.pointed.text()


def test_arcs_are_not_in_the_way_of_what_stands_under_them(scripted: User) -> None:
    """A token under an arc is clicked as without it; a piece is dragged from under one; a hidden arc takes no click."""
    demon = scripted.scenario.figures[0].serial
    scripted.click(9.5, 0.5)
    assert scripted.window.shell.work.selection == {demon}
    assert layer(scripted).chosen is None
    scripted.click(-3.0, -3.0)
    spot = on_arc(scripted, part=0.3)
    scripted.drag(spot, (spot[0], spot[1] + 9))
    assert scripted.steps and scripted.steps[-1].startswith("Move")
    scripted.do("undo")
    scripted.key(Qt.Key.Key_E, SHIFT)
    scripted.click(*spot)
    assert scripted.window.shell.work.selection == {scripted.scenario.pieces[0].serial}


def test_other_tools_click_through_arcs(scripted: User) -> None:
    scripted.key(Qt.Key.Key_M)
    spot = on_arc(scripted)
    scripted.click(*spot)
    assert layer(scripted).hovered is None
    assert scripted.said.startswith("From ")


def test_arcs_of_hidden_layers_are_hidden(scripted: User) -> None:
    work = scripted.window.shell.work
    work.use_layers(Layers(hidden=frozenset({DOORS})))
    assert [link.kind for link in layer(scripted).links] == ["does", "ends"]
    work.use_layers(Layers(locked=frozenset({DOORS})))
    assert len(layer(scripted).links) == 4


def test_arcs_follow_edits(scripted: User) -> None:
    scripted.click(2.5, 2.5)
    scripted.do("delete")
    scripted.window.shell.feature(EventsFeature)._soon.timeout.emit()
    assert [link.kind for link in layer(scripted).links] == ["needs", "ends"]


def test_the_keyboard_goes_from_arc_to_arc(scripted: User) -> None:
    scripted.window.shell.work.select({scripted.scenario.doors[0].serial})
    words = []
    for _ in range(3):
        scripted.key(Qt.Key.Key_N)
        words.append(scripted.said)
    assert words[0].startswith("The door at 7,0 east is locked until the encounter at 0,4 is used.")
    assert words[1].startswith("When the encounter at 2,2 is used: the door at 7,0 east opens.")
    assert words[2] == words[0]
    scripted.key(Qt.Key.Key_N)
    scripted.key(Qt.Key.Key_Delete)
    assert [effect.kind for effect in scripted.scenario.tokens[0].do] == ["reveal"]


def test_what_has_no_events_is_said(scripted: User) -> None:
    scripted.click(9.5, 1.5)
    scripted.key(Qt.Key.Key_N)
    assert scripted.said == "Nothing causes this, and it causes nothing."


@pytest.mark.parametrize("name", THEMES)
def test_kinds_differ_in_dashes_and_ends_in_every_theme(name: str) -> None:
    def shapes(kind: str) -> list[tuple[object, ...]]:
        items: tuple[Item, ...] = draw_event_arcs([EventArc((0, 0), (5, 5), kind)], THEMES[name])
        return [
            (type(item), item.paint.dash, item.paint.fill is None) for item in items if isinstance(item, Path | Dot)
        ]

    drawn = [str(shapes(kind)) for kind in STYLES]
    assert len(set(drawn)) == len(STYLES) == 4


def test_with_very_many_arcs_only_those_of_the_selection_are_shown(opened: Opened) -> None:
    tokens = "".join(
        f"  - {{kind: encounter, id: e{n}, at: [{n % 5}, {n // 5 % 5}], do: [{{open: gate}}]}}\n" for n in range(130)
    )
    user = opened(SCRIPTED.replace("tokens:\n", f"tokens:\n{tokens}"))
    user.key(Qt.Key.Key_E, SHIFT)
    assert layer(user).is_too_much and user.said.startswith("So many events")
    first = user.scenario.tokens[0].serial
    assert [drawn.link.cause.serial for drawn in layer(user).lit({first})] == [first]
