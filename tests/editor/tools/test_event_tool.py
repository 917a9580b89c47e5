"""The event tool: a cause and an effect are joined by a drag, by two clicks and by the keyboard, as one step; and what they may mean."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from kneedeep.analysis.views.event_links import event_links
from kneedeep.board import Board, compile_board
from kneedeep.model.scenario.io.reader import read
from kneedeep.model.scenario.io.writer import data_of
from kneedeep.model.scenario.script_values import Condition, Effect
from kneedeep_editor.tools.elements.event_offers import event_offers, why_nothing
from kneedeep_editor.tools.protocol import Target
from tests.editor.conftest import MAP
from tests.support.files import SCENARIOS, map_text
from tests.support.users.editor_user import Opened, User

FIXTURES = Path(__file__).parents[2] / "fixtures" / "scenarios"
CONSOLE = MAP.replace("{id: gate, at", "{at").replace(
    "tokens:\n", "tokens:\n  - {kind: encounter, at: [2, 2]}\n  - {kind: barrel, at: [0, 4]}\n"
)


def menu(user: User) -> QMenu:
    return next(one for one in user.window.findChildren(QMenu) if one.isVisible())


def sentences(user: User) -> list[str]:
    return [action.text() for action in menu(user).actions() if action.text()]


def choose(user: User, words: str) -> None:
    shown = menu(user)
    action = next(action for action in shown.actions() if words in action.text())
    shown.setActiveAction(action)
    QTest.keyClick(shown, Qt.Key.Key_Return)


@pytest.fixture
def maker(opened: Opened) -> User:
    user = opened(CONSOLE)
    user.key(Qt.Key.Key_E)
    return user


def test_a_drag_from_a_console_to_a_door_offers_what_they_may_mean(maker: User) -> None:
    before = maker.scenario
    maker.drag((2.5, 2.5), (8.0, 1.0))
    assert sentences(maker) == [
        "When the encounter at 2,2 is used: the door at 7,0 east opens.",
        "When the encounter at 2,2 is used: the door at 7,0 east shuts unless an oversized figure stands across it.",
        "The door at 7,0 east is locked until the encounter at 2,2 is used.",
        "Nothing",
    ]
    choose(maker, "opens")
    assert maker.steps == ["Join events"]
    assert maker.scenario.tokens[0].do == (Effect("open", "door-1"),)
    assert maker.scenario.doors[0].id == "door-1"
    maker.do("undo")
    assert maker.scenario == before


def test_a_lock_is_written_with_the_names_it_needs(maker: User) -> None:
    maker.drag((2.5, 2.5), (8.0, 1.0))
    choose(maker, "is locked until")
    assert maker.scenario.doors[0].needs == Condition("use", "encounter-1")
    assert maker.scenario.tokens[0].id == "encounter-1"
    maker.drag((9.5, 0.5), (8.0, 1.0))
    assert [text for text in sentences(maker) if "is locked" in text] == [
        "The door at 7,0 east is locked until the encounter at 2,2 is used and the demon at 9,0 is killed.",
        "The door at 7,0 east is locked until the encounter at 2,2 is used or the demon at 9,0 is killed.",
    ]
    choose(maker, " or ")
    needs = maker.scenario.doors[0].needs
    assert needs.kind == "any" and len(needs.value) == 2


def test_nothing_changes_when_nothing_is_chosen(maker: User) -> None:
    maker.drag((2.5, 2.5), (8.0, 1.0))
    choose(maker, "Nothing")
    assert maker.steps == []


def test_two_clicks_join_too_and_esc_gives_the_cause_up(maker: User) -> None:
    maker.click(2.5, 2.5)
    assert maker.said == "Cause: the encounter at 2,2. Now choose what it causes."
    maker.move(5.5, 1.5)
    link = maker.window.shell.work.preview.link
    assert link is not None and link[0] == (2.5, 2.5)
    maker.key(Qt.Key.Key_Escape)
    assert maker.window.shell.work.preview.link is None
    assert maker.window.shell.toolbox.current.name == "events"
    maker.click(2.5, 2.5)
    maker.click(10.5, 1.5)
    assert sentences(maker)[0] == "When the encounter at 2,2 is used: set up demon at 10,1."
    choose(maker, "“Store” is revealed")
    assert maker.scenario.tokens[0].do == (Effect("reveal", "far"),)


def test_the_keyboard_chooses_cause_and_effect(maker: User) -> None:
    maker.do("focus-map")
    pointer = maker.canvas.keyboard_pointer
    pointer.go((2, 2))
    maker.key(Qt.Key.Key_Return)
    pointer.go((10, 1))
    maker.key(Qt.Key.Key_Return)
    assert sentences(maker)
    QTest.keyClick(menu(maker), Qt.Key.Key_Return)
    assert [effect.kind for effect in maker.scenario.tokens[0].do] == ["place"]
    pointer.go((2, 2))
    maker.key(Qt.Key.Key_Space)
    pointer.go((11, 1))
    maker.key(Qt.Key.Key_Space)
    choose(maker, "revealed")
    assert [effect.kind for effect in maker.scenario.tokens[0].do] == ["place", "reveal"]


def test_a_drag_that_means_nothing_says_why(maker: User) -> None:
    for start, end, why in (
        ((1.5, 3.5), (8.0, 1.0), "Nothing begins here"),
        ((2.5, 2.5), (9.5, 0.5), "Invaders are set up with their area"),
        ((-6.5, -6.5), (8.0, 1.0), "There is nothing here that could cause something."),
        ((2.5, 2.5), (-6.5, -6.5), "There is nothing here that could be an effect."),
    ):
        assert_means_nothing(maker, start, end, why)


def assert_means_nothing(maker: User, start: tuple[float, float], end: tuple[float, float], why: str) -> None:
    maker.drag(start, end)
    assert maker.said.startswith(why)
    assert maker.steps == [] and not any(one.isVisible() for one in maker.window.findChildren(QMenu))


def test_why_nothing_comes_of_it_is_shown_while_dragging(maker: User) -> None:
    seen = []

    def look() -> None:
        seen.append(maker.window.shell.work.preview.blocked)

    maker.drag((2.5, 2.5), (9.5, 0.5), before_release=look)
    assert seen[0].startswith("Invaders are set up")


def test_events_are_shown_while_the_tool_is_in_hand(maker: User) -> None:
    assert maker.canvas.events.shown
    maker.key(Qt.Key.Key_V)
    assert not maker.canvas.events.shown
    assert not maker.window.shell.actions.by_name["events"].isChecked()


def test_rooms_are_causes_and_spawn_areas_effects(opened: Opened) -> None:
    user = opened(CONSOLE.replace("spawns:\n", "spawns:\n  - {side: invaders, area: far}\n"))
    user.key(Qt.Key.Key_E)
    user.drag((4.5, 4.5), (8.0, 1.0))
    assert sentences(user)[0] == "When “Hangar” is cleared: the door at 7,0 east opens."
    choose(user, "opens")
    assert user.scenario.areas[0].clear is not None and len(user.scenario.areas[0].clear.do) == 1
    user.drag((2.5, 2.5), (10.5, 1.5))
    assert "The spawn area in “Store” can be used once the encounter at 2,2 is used." in sentences(user)
    choose(user, "the invader spawns 1 × demon in the spawn area “Store”")
    assert user.scenario.tokens[0].do[0].value["in"] == user.scenario.spawns[0].id
    user.drag((9.5, 0.5), (8.0, 1.0))
    choose(user, "When the demon at 9,0 is killed: the door at 7,0 east opens.")
    assert len(user.scenario.figures[0].do) == 1


def test_an_exit_only_decides_the_victory(opened: Opened) -> None:
    user = opened(CONSOLE.replace("side: east}", "side: east}\n  - {id: out, at: [11, 0], side: east, exit: true}"))
    user.key(Qt.Key.Key_E)
    user.drag((12.0, 1.0), (8.0, 1.0))
    assert user.said.startswith("Leaving by an exit only decides who wins")
    board, out = user.window.shell.work.board, user.scenario.doors[1].serial
    assert [offer.text for offer in event_offers(board, out, Target(0))] == [
        "The marines win when the whole board is cleared and all marines have left by the way out at 11,0 east.",
        "The marines win when the whole board is cleared or all marines have left by the way out at 11,0 east.",
    ]


def test_what_has_no_steps_of_its_own_gets_a_trigger(maker: User) -> None:
    maker.drag((0.5, 4.5), (8.0, 1.0))
    choose(maker, "opens")
    trigger = maker.scenario.triggers[0]
    assert trigger.when == Condition("destroy", "barrel-1") and trigger.do == (Effect("open", "door-1"),)
    maker.do("undo")
    assert maker.scenario.triggers == ()


PORTALS = map_text("event-tool")


def test_the_other_edition_has_its_own_sentences(opened: Opened) -> None:
    user = opened(PORTALS)
    user.key(Qt.Key.Key_E)
    user.drag((1.5, 1.5), (4.5, 4.5))
    assert sentences(user)[0] == "When the objective at 1,1 is used: the blue portal at 4,4 summons."
    choose(user, "summons")
    assert user.scenario.tokens[0].do == (Effect("summon", "blue-portal"),)
    user.drag((4.5, 4.5), (4.5, 1.5))
    choose(user, "When the blue portal at 4,4 has summoned: the teleporter at 4,1 becomes active.")
    assert user.scenario.triggers[0].when == Condition("summoned", "blue-portal")
    user.drag((1.5, 1.5), (1.5, 3.5))
    assert not any("revealed" in text for text in sentences(user))
    assert sum("set up" in text for text in sentences(user)) == 3
    choose(user, "Nothing")


def test_a_file_that_is_read_only_offers_nothing(opened: Opened) -> None:
    user = opened(CONSOLE.replace("format: 1", "format: 99"))
    assert not user.window.shell.actions.tools["events"].isEnabled()


# Every pair of a cause and an effect


def ends(board: Board) -> Iterator[Target]:
    scenario = board.scenario
    yield Target(0)
    for element in (*scenario.doors, *scenario.tokens, *scenario.figures):
        yield Target(element.serial)
    for area in scenario.areas:
        if spaces := board.areas[area.id]:
            yield Target(area.serial, spaces[len(spaces) // 2])


@pytest.mark.parametrize(
    ("path", "each"),
    [
        (FIXTURES / "every-key.yaml", 3),
        (FIXTURES / "every-key-2016.yaml", 3),
        (SCENARIOS / "brine.yaml", 24),
        pytest.param(SCENARIOS / "brine.yaml", 3, marks=pytest.mark.nightly),
    ],
    ids=lambda value: value.stem if isinstance(value, Path) else str(value),
)
def test_every_offer_makes_an_event_that_a_file_can_hold(path: Path, each: int) -> None:
    scenario = read(path.read_bytes()).scenario
    assert scenario is not None
    board = compile_board(scenario)
    before = {(link.cause.node, link.effect.node, link.parts) for link in event_links(board).links}
    causes = [*scenario.areas, *scenario.doors, *scenario.tokens, *scenario.figures, *scenario.triggers]
    made = 0
    for cause in causes[::each]:
        for target in list(ends(board))[::2]:
            offers = event_offers(board, cause.serial, target)
            assert bool(offers) != bool(why_nothing(board, cause.serial, target))
            assert len({offer.text for offer in offers}) == len(offers)
            for offer in offers[::3]:
                made += 1
                after = offer.edit.apply(scenario)
                links = event_links(compile_board(after, board.catalog, board)).links
                new = [link for link in links if (link.cause.node, link.effect.node, link.parts) not in before]
                assert any(cause.serial in (link.cause.serial, *link.via) for link in new), offer.text
                assert read(json.dumps(data_of(after))).scenario == after, offer.text
    assert made > 10
