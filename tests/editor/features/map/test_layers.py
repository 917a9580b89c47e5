"""Layers: hidden ones are not drawn, hidden and locked ones are passed over by the pointer; bands inside rooms."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from kneedeep.drawing.plan.board_plan import plan_of
from kneedeep.drawing.plan.plan_chunks import slices
from kneedeep_editor.canvas.chunks import without_layers
from kneedeep_editor.features.map.layers import LayersFeature
from kneedeep_editor.panels.layers_panel import LayersPanel
from kneedeep_editor.tools.layers import EVERYTHING, LOCKABLE, TITLES, Layers
from tests.support.users.editor_user import LEFT, Opened, User

pytestmark = pytest.mark.kept_window

SHIFT = Qt.KeyboardModifier.ShiftModifier


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


def test_what_is_hidden_stays_hidden_while_the_map_is_edited(user: User) -> None:
    use(user, hidden=("tokens",))
    user.click(9.5, 0.5)
    user.do("delete")
    assert not user.scenario.figures
    assert all(not plan.tokens for plan in user.canvas.chunks._plans.values())


def test_the_pointer_passes_over_hidden_and_locked_layers(user: User) -> None:
    for layers in ({"hidden": ("figures",)}, {"locked": ("figures",)}):
        use(user)
        user.click(9.5, 0.5)
        assert selected(user) == {"figures"}
        use(user, **layers)
        assert selected(user) == set()
        user.click(9.5, 0.5)
        assert selected(user) == {"pieces"}


def test_with_locked_pieces_a_drag_on_the_floor_is_a_band(user: User) -> None:
    before = user.scenario
    user.do("lock-pieces")
    assert sign(user) == "Locked: Map pieces"
    user.drag((8.1, -0.9), (11.9, 2.9))
    assert user.scenario is before
    assert selected(user) == {"tokens", "figures"}
    user.do("lock-pieces")
    assert sign(user) == ""


def test_shift_and_drag_is_a_band_wherever_it_begins_and_shift_and_click_adds(user: User) -> None:
    before = user.scenario
    user.drag((8.1, -0.9), (11.9, 2.9), keys=SHIFT)
    assert user.scenario is before
    assert selected(user) == {"tokens", "figures", "pieces"}
    user.click(2.5, 1.5)
    user.click(9.5, 0.5, keys=SHIFT)
    assert selected(user) == {"pieces", "figures"}
    user.click(9.5, 0.5, keys=SHIFT)
    assert selected(user) == {"pieces"}


def test_select_all_leaves_locked_layers_out_and_they_can_not_be_removed(user: User) -> None:
    use(user, locked=("pieces", "doors"))
    user.do("select-all")
    assert selected(user) == {"tokens", "figures", "spawns"}
    user.window.shell.work.select({user.scenario.pieces[0].serial})
    before = user.scenario
    for command in ("delete", "turn"):
        user.do(command)
        assert user.scenario is before
    assert "locked in the layers" in user.window.statusBar().currentMessage()


def test_the_panel_follows_and_leads(user: User) -> None:
    feature = user.child(LayersFeature)
    panel = feature.dock.reveal()
    assert isinstance(panel, LayersPanel)
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
    panel = feature.dock.reveal()
    assert isinstance(panel, LayersPanel)
    assert panel.eyes["figures"].toolTip() == "Show Demons"
