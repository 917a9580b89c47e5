"""Layers that are hidden or locked, and the arcs between teleporters."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from kneedeep.drawing.plan.board_plan import arcs_of, plan_of
from kneedeep.drawing.plan.plan_chunks import slices
from kneedeep.drawing.teleporter_arcs import arc_of
from kneedeep.model.scenario.edits import Add
from kneedeep.model.scenario.model import Token
from kneedeep_editor.canvas.chunks import without_layers
from kneedeep_editor.features.map.layers import LayersFeature
from kneedeep_editor.panels.layers_panel import LayersPanel
from kneedeep_editor.tools.layers import EVERYTHING, LOCKABLE, TITLES, Layers
from tests.support.users.editor_user import LEFT, SHIFT, Opened, User
from tests.support.values import typed

pytestmark = pytest.mark.kept_window


def use(user: User, *, hidden: tuple[str, ...] = (), locked: tuple[str, ...] = ()) -> None:
    user.window.shell.work.use_layers(Layers(frozenset(hidden), frozenset(locked)))


def selected(user: User) -> set[str]:
    """The sections of what is selected."""
    chosen = user.window.shell.work.selection
    return {section for section in LOCKABLE for one in getattr(user.scenario, section) if one.serial in chosen}


def sign(user: User) -> str:
    found = user.child(LayersFeature)
    return found.sign.text() if found.sign.isVisibleTo(user.window) else ""


def test_a_hidden_layer_is_not_drawn_and_comes_back(user: User) -> None:
    chunks = user.canvas.chunks
    whole = dict(slices(plan_of(user.window.shell.work.board)))
    for name in TITLES:
        use(user, hidden=(name,))
        for place, plan in whole.items():
            assert chunks._plans[place] == without_layers(plan, {name}), name
        assert any(without_layers(plan, {name}) != plan for plan in whole.values()), name
        use(user)
        assert dict(chunks._plans) == whole, name


def test_the_panel_follows_and_leads(user: User) -> None:
    feature = user.child(LayersFeature)
    panel = typed(LayersPanel, feature.dock.reveal())
    QTest.mouseClick(panel.eyes["tokens"], LEFT)
    QTest.mouseClick(panel.locks["doors"], LEFT)
    assert user.window.shell.work.layers == Layers(frozenset({"tokens"}), frozenset({"doors"}))
    assert sign(user) == "Hidden: Tokens · Locked: Doors"
    QTest.mouseClick(panel.reset, LEFT)
    assert user.window.shell.work.layers == EVERYTHING
    assert panel.eyes["tokens"].isChecked()


def test_the_layers_are_called_in_the_words_of_the_edition(opened: Opened) -> None:
    user = opened("format: 1\nruleset: doom-2016\ntitle: Empty\n")
    feature = user.child(LayersFeature)
    panel = typed(LayersPanel, feature.dock.reveal())
    assert panel.eyes["figures"].toolTip() == "Show Demons"


def _picture(user: User, x: float, y: float) -> QImage:
    """What is painted around a place on the board."""
    return user.picture(QRect(user.at(x, y) - QPoint(6, 6), user.at(x, y) + QPoint(6, 6)))


def test_arcs_are_seen_near_by_and_from_far_away_and_can_be_put_away(user: User) -> None:
    spaces = user.window.document.board.spaces
    start, end = spaces[0], spaces[-1]
    pads = tuple(Token(kind="teleporter", color="red", at=at) for at in (start, end))
    user.window.document.edit(Add("Place two teleporters", pads))
    middle = arc_of(arcs_of(user.window.document.board)[0]).middle
    serial = next(token.serial for token in user.scenario.tokens if token.at == start and token.color)
    for scale in (30.0, 3.0):
        user.look_at(*middle, scale)
        user.move(middle[0] - 3, middle[1])
        shown = _picture(user, *middle)
        user.key(Qt.Key.Key_T, SHIFT)
        assert not user.window.shell.actions.by_name["arcs"].isChecked()
        hidden = _picture(user, *middle)
        assert hidden != shown, scale
        user.window.shell.work.select({serial})
        assert _picture(user, *middle) == shown, "the arc of what is selected"
        user.window.shell.work.select(())
        user.do("arcs")
        assert _picture(user, *middle) == shown
    user.look_at(*start)
    user.move(start[0] + 0.5, start[1] + 0.5)
    assert f"red teleporter to {end[0]},{end[1]}" in user.window.shell.status.pointed.text()
