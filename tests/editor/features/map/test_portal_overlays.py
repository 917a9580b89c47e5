"""Overlays of the edition with portals: cover, reach of the portals, where demons walk, teleporters."""

import re

from PySide6.QtTest import QTest

from kneedeep_editor.features.map.overlays import KINDS, Overlays
from kneedeep_editor.texts import translated
from kneedeep_editor.worker.map_questions import MapAnswer
from tests.support import files
from tests.support.users.editor_user import LEFT, Opened, User

RUN = (files.SCENARIOS / "specimen-run.yaml").read_text(encoding="utf-8")


def shown(user: User, name: str) -> MapAnswer:
    user.do(f"overlay-{name}")
    answer = user.window.shell.feature(Overlays).answer
    assert answer is not None and answer.question.overlay == name
    user.canvas.grab()
    return answer


def spaces(answer: MapAnswer) -> dict[str, set[tuple[int, int]]]:
    return {layer.style: set(layer.spaces) for layer in answer.layers}


def offered(user: User) -> list[str]:
    actions = user.window.shell.actions.by_name
    return [kind for kind in KINDS if actions[f"overlay-{kind}"].isVisible()]


def test_each_edition_has_its_overlays(opened: Opened, user: User) -> None:
    assert offered(user) == [*KINDS[:9]]
    assert offered(opened(RUN, "run.yaml")) == [
        "sight",
        "open-sight",
        "steps",
        "goal",
        "heat",
        "areas",
        "cover",
        "portals",
        "demon-walk",
        "teleporters",
    ]


def test_no_space_counts_as_hidden_where_nothing_is_revealed(opened: Opened) -> None:
    assert "unrevealed" not in spaces(shown(opened(RUN), "areas"))


def test_cover_tells_three_sorts_of_spaces(opened: Opened) -> None:
    user = opened(RUN)
    user.look_at(5, 7)
    user.move(3.5, 4.5)
    parts = spaces(shown(user, "cover"))
    everywhere = set(user.window.document.board.spaces)
    assert parts["source"] == {(3, 4)}
    sorts = [parts["seen"], parts["cover"], parts["hidden"], parts["source"]]
    assert set.union(*sorts) == everywhere
    assert sum(map(len, sorts)) == len(everywhere)
    assert (8, 9) in parts["seen"], "nothing stands between the corners of an empty room"


def test_an_empty_map_has_nothing_to_show(opened: Opened) -> None:
    bare = RUN.split("tokens:")[0] + "victory: {marines: {clear: board}, invaders: {frags: 6}}\n"
    user = opened(bare)
    for name in ("portals", "demon-walk", "teleporters"):
        assert "There is no" in shown(user, name).summary


def test_distances_are_shown_in_quarters_where_cards_give_the_steps(opened: Opened) -> None:
    user = opened(re.sub(r"(?m)^  marines: .*$", "  marines: {reach: vault}", RUN))
    user.look_at(5, 7)
    user.move(3.5, 4.5)
    for name in ("steps", "goal"):
        answer = shown(user, name)
        ranges = [layer for layer in answer.layers if layer.style in ("near", "middle", "far", "farther")]
        assert len(ranges) > 2, answer.summary
        quarter = -(-max(answer.numbers.values()) // 4)
        for part, layer in enumerate(ranges):
            parts = {max(0, answer.numbers[space] - 1) // quarter for space in layer.spaces}
            assert parts == {part}


def test_a_solution_without_turns_names_its_steps_alone(opened: Opened) -> None:
    user = opened(RUN)
    shown(user, "areas")
    overlays = user.window.shell.feature(Overlays)
    overlays.go_to(1)
    answer = overlays.answer
    assert answer is not None and answer.question.stop == 1
    assert answer.stops is not None and len(answer.stops) > 1
    assert not any("turn" in translated(title) for title in answer.stops)


def test_the_states_of_the_solution_can_be_reached_from_every_overlay(opened: Opened) -> None:
    user = opened(RUN)
    user.look_at(5, 7)
    user.move(3.5, 4.5)
    assert shown(user, "cover").stops is None
    overlays = user.window.shell.feature(Overlays)
    legend = overlays.legend
    assert legend.begin.isVisible() and not legend.slider.isVisible()
    QTest.mouseClick(legend.begin, LEFT)
    assert overlays.answer is not None and overlays.answer.question.stop == 1
    assert not legend.begin.isVisible() and legend.slider.isVisible()
    opened_doors = []
    while user.window.shell.actions.by_name["overlay-later"].isEnabled():
        user.do("overlay-later")
        opened_doors.append(len(overlays.answer.opened))
    assert opened_doors[0] == 0 < opened_doors[-1], "doors open one after the other"
    assert opened_doors == sorted(opened_doors)
    user.do("overlay-earlier")
    assert overlays.answer.question.stop == legend.slider.value() == len(opened_doors)


def test_marines_are_posted_only_where_spawning_asks_for_it(opened: Opened, user: User) -> None:
    assert user.window.shell.actions.tools["posts"].isVisible()
    assert not opened(RUN, "run.yaml").window.shell.actions.tools["posts"].isVisible()
