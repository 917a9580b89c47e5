"""Events on the map: arcs that are shown, pointed at, chosen and removed, and never in the way of what stands on the map."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage

from kneedeep.drawing import THEMES, Dot, Item, Path
from kneedeep.drawing.event_arcs import STYLES, EventArc, draw_event_arcs, event_curve
from kneedeep_editor.app import Editor
from kneedeep_editor.canvas.event_layer import EventLayer, drawn_links
from kneedeep_editor.features.map.events import EventsFeature
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
    user.key(Qt.Key.Key_E, SHIFT)
    assert picture(user, *spot) == plain and user.said == "Events are hidden."
    user.key(Qt.Key.Key_E, SHIFT)
    assert layer(opened(SCRIPTED.replace("Two rooms", "Other"))).shown


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


def test_arcs_follow_edits(scripted: User) -> None:
    scripted.click(2.5, 2.5)
    scripted.do("delete")
    scripted.window.shell.feature(EventsFeature)._soon.timeout.emit()
    assert [link.kind for link in layer(scripted).links] == ["needs", "ends"]


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
    assert layer(user).is_too_much and user.said.startswith("Too many events")
    first = user.scenario.tokens[0].serial
    assert [drawn.link.cause.serial for drawn in layer(user).lit({first})] == [first]
