"""The links between events: one of each kind, all shipped scenarios against a walk over their plain data, and removal."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from kneedeep.analysis.views import event_links as views
from kneedeep.analysis.views.event_graph import ELEMENT, GROUP, ROUND, Node
from kneedeep.analysis.views.event_links import EventLink, event_links, parts_to_remove
from kneedeep.analysis.views.event_words import EventWords
from kneedeep.board import Board, compile_board
from kneedeep.board.script.display_names import DisplayNames
from kneedeep.model.scenario.edits.script_removal import RemoveScript
from kneedeep.model.scenario.model import Scenario, write_element
from tests.support.cases import cases
from tests.support.files import SCENARIOS, map_text
from tests.support.generators.random_files import scenarios
from tests.support.reading import scenario_in

FIXTURES = Path(__file__).parents[2] / "fixtures" / "scenarios"
FILES = (*sorted(SCENARIOS.glob("*.yaml")), *sorted(FIXTURES.glob("*.yaml")))

MAP = map_text("event-links")
KEYS = ("area", "door", "console", "lamp", "pad", "figure", "pit", "more")


def compiled(text: str) -> Board:
    scenario = scenario_in(text)
    return compile_board(scenario)


def made(*, victory: str = "{marines: {clear: board}}", **parts: str) -> Board:
    return compiled(MAP.format(**{**dict.fromkeys(KEYS, ""), "victory": victory, **parts}))


def words(board: Board) -> EventWords:
    return EventWords(DisplayNames(board.scenario, board, board.catalog), event_links(board).things)


def said(board: Board) -> list[tuple[str, str, str]]:
    speech = words(board)
    return [(speech.end(link.cause.node), link.kind, speech.end(link.effect.node)) for link in event_links(board).links]


CONSOLE, LAMP, GATE = "the encounter at 2,2", "the encounter at 3,3", "the door at 7,0 east"


def test_a_link_is_drawn_from_the_middle_of_a_thing_to_the_middle_of_a_door() -> None:
    (link,) = event_links(made(console=", do: [{open: gate}]")).links
    assert (link.cause.places, link.effect.places) == (((2.5, 2.5),), ((8.0, 1.0),))
    (link,) = event_links(made(more="triggers:\n  - {when: {round: 3}, do: [{open: gate}]}")).links
    assert link.cause.places == ()


def test_a_trigger_between_a_cause_and_an_effect_is_passed_through() -> None:
    board = made(more="triggers:\n  - {when: {open: gate}, after: 1, do: [{reveal: far}, {wound: 1}]}")
    assert said(board) == [(GATE, "does", "the area “Store”"), (GATE, "does", "the marines")]
    trigger = board.scenario.triggers[0].serial
    assert [link.via for link in event_links(board).links] == [(trigger,), (trigger,)]
    assert words(board).link(event_links(board).links[0]) == (
        "When the door at 7,0 east is opened, 1 round later: “Store” is revealed."
    )


@cases(("parts", "links", "begin"))
def test_a_map_has_these_links_in_these_words(parts: dict[str, str], links: list[list[str]], begin: str) -> None:
    board = made(**parts)
    assert [list(link) for link in said(board)] == links
    sentence = words(board).link(event_links(board).links[0])
    assert sentence.startswith(begin) and sentence.endswith(".")


def test_what_a_step_puts_on_the_board_is_a_cause_too() -> None:
    board = made(
        console=", do: [{place: {kind: encounter, id: late, at: [1, 1], do: [{open: gate}]}}]",
        lamp=", needs: {use: late}",
    )
    lever = "the encounter at 1,1"
    assert said(board) == [(CONSOLE, "does", lever), (lever, "does", GATE), (lever, "needs", LAMP)]
    assert {link.cause.serial for link in event_links(board).links} == {board.scenario.tokens[0].serial}


def test_many_that_one_name_means_are_an_end_of_their_own() -> None:
    imps = "".join(f"  - {{kind: imp, at: [{x}, {y}]}}\n" for x in range(5) for y in range(5))
    text = MAP.format(**dict.fromkeys(KEYS, ""), victory="{marines: {kill: imp, count: 26}}")
    links = event_links(compiled(text.replace("figures:\n", f"figures:\n{imps}"))).links
    assert len(links) == 27
    group = Node(GROUP, ("kill", "imp", None))
    assert [link.cause.node for link in links if link.effect.node != group] == [group]
    assert all(link.effect.places == () for link in links)


def test_links_have_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    board = made(console=", do: [{open: gate}, {reveal: far}]")
    assert event_links(board).complete
    monkeypatch.setattr(views, "MOST", 1)
    found = event_links(board)
    assert len(found.links) == 1 and not found.complete


# Every scenario against a walk over its plain data


def named(data: Any, ids: set[str]) -> Iterator[tuple[str, bool]]:
    """Yield the ids of the map that script data names: in a step (True) or in a condition."""
    words_of_steps = {
        "open", "unlock", "shut", "reveal", "activate", "deactivate", "remove", "summon",
    }  # fmt: skip
    if isinstance(data, list):
        for part in data:
            yield from named(part, ids)
    elif isinstance(data, dict):
        for key, value in data.items():
            if key == "do":
                for step in value:
                    yield from ((str(step[word]), True) for word in words_of_steps & set(step) if step[word] in ids)
                    if "spawn" in step and step["spawn"].get("in"):
                        yield step["spawn"]["in"], True
            elif key in ("needs", "until", "when", "from", "goal", "marines", "invaders"):
                yield from ((name, False) for name in _in_condition(value, ids))
            elif key == "clear" or key == "to":
                yield from named(value, ids)


def _in_condition(data: Any, ids: set[str]) -> Iterator[str]:
    if isinstance(data, list):
        for part in data:
            yield from _in_condition(part, ids)
    elif isinstance(data, dict):
        for key, value in data.items():
            if key in ("all", "any", "of"):
                yield from _in_condition(value, ids)
            elif isinstance(value, str) and value in ids and key not in ("text", "manual", "who"):
                yield value


@cases("path", FILES, ids=lambda path: path.stem)
def test_every_name_in_a_script_has_a_link(path: Path) -> None:
    scenario = scenario_in(path.read_bytes())
    links = event_links(compile_board(scenario)).links
    sections = ("areas", "doors", "tokens", "figures", "spawns")
    elements = (element for section in sections for element in getattr(scenario, section) if element.id)
    serial_of = {element.id: element.serial for element in elements}
    ids = set(serial_of)
    checked = 0
    holders: list[tuple[int, Any]] = [(one.serial, dict(write_element(one))) for one in scenario.elements()]
    holders.append((0, dict(write_element(scenario.victory))))
    for holder, data in holders:
        for name, is_step in named(data, ids):
            other = serial_of[name]
            checked += 1
            assert any(_joins(link, holder, other) if is_step else _joins(link, other, holder) for link in links), (
                holder,
                name,
            )
    if path.parent == FIXTURES:
        assert checked > 10


def _joins(link: EventLink, cause: int, effect: int) -> bool:
    """Return whether a link leads from one element to another, either of which it may pass through."""
    return (link.cause.serial == cause or cause in link.via) and (
        link.effect.node == Node(ELEMENT, effect) or effect in link.via
    )


@given(scenarios())
def test_any_scenario_has_links_with_words(scenario: Scenario) -> None:
    board = compile_board(scenario)
    found = event_links(board)
    speech = words(board)
    for link in found.links:
        assert speech.link(link) and speech.end(link.cause.node) and speech.end(link.effect.node)
        assert link.cause.node.sort in (ELEMENT, ROUND, GROUP) or link.cause.places or link.cause.serial
    assert event_links(board) == found


# Removal


def test_a_condition_that_its_element_needs_stays() -> None:
    board = made(more="endings:\n  - {when: {use: lamp}, for: nobody}")
    links = event_links(board).links
    part = parts_to_remove(links, links[0])[0]
    with pytest.raises(KeyError):
        RemoveScript("Remove", part.serial, part.path).apply(board.scenario)


def test_a_key_is_not_removed_with_a_link() -> None:
    links = event_links(made(door=", key: red")).links
    assert parts_to_remove(links, links[0]) == []


@given(scenarios())
def test_removal_takes_one_way_and_at_most_a_trigger_with_it(scenario: Scenario) -> None:
    """A link stays where it has a second way, such as a flag that is set twice."""
    board = compile_board(scenario)
    links = event_links(board).links
    for link in links[:6]:
        for part in parts_to_remove(links, link)[:1]:
            try:
                after = RemoveScript("Remove", part.serial, part.path).apply(scenario)
            except KeyError:
                continue
            left = event_links(compile_board(after, board.catalog, board)).links
            assert after != scenario and _between(left, link) <= _between(links, link)
            gone = set(map(_serial, scenario.elements())) - set(map(_serial, after.elements()))
            assert gone <= {trigger.serial for trigger in scenario.triggers} and len(gone) <= 1


def _between(links: tuple[EventLink, ...], like: EventLink) -> int:
    """Return how many links lead from the cause of one to its effect."""
    return sum((one.cause.node, one.effect.node) == (like.cause.node, like.effect.node) for one in links)


def _serial(element: Any) -> int:
    return int(element.serial)
