"""Where teleporters lead, however many there are. Rule: 2004 rulebook p. 10 (teleporters)."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kneedeep.rules.doom2004 import doom_2004
from kneedeep.rules.doom2004.passage import teleporters
from tests.support.generators import hostile_files as files
from tests.support.reading import scenario_in
from tests.support.small_maps.arena import Arena, arena

Pads = list[tuple[str, list[tuple[int, bool]], bool]]
"""Color, the teleporters in `to` and whether each needs something, whether it needs something itself."""


@st.composite
def pads(draw: st.DrawFn) -> Pads:
    number = draw(st.integers(1, 5))
    to = st.lists(st.tuples(st.integers(0, number - 1), st.booleans()), max_size=3)
    return [(draw(st.sampled_from(["red", "blue"])), draw(to), draw(st.booleans())) for _ in range(number)]


def hall_of(given_pads: Pads) -> Arena:
    """Some teleporters in a row; nobody has used what they need."""
    never = {"needs": {"use": "lever"}}
    tokens: list[dict[str, Any]] = [
        {
            "id": f"t{number}", "kind": "teleporter", "color": color, "at": [number, 1],
            **({"to": [{"pad": f"t{end}", **(never if waits else {})} for end, waits in to]} if to else {}),
            **(never if closed else {}),
        }
        for number, (color, to, closed) in enumerate(given_pads)
    ]  # fmt: skip
    lever = {"id": "lever", "kind": "encounter", "item": "1", "at": [6, 2]}
    return arena("########", "########", "########", tokens=[*tokens, lever])


@settings(max_examples=60)
@given(pads())
def test_a_teleporter_leads_to_its_color_or_to_what_it_names(given_pads: Pads) -> None:
    game = hall_of(given_pads)
    number = {pad.element.id: pad.number for pad in game.t.pads}
    expected = {
        (a, b)
        for a, (color, to, closed) in enumerate(given_pads)
        for b, (other, _to, shut) in enumerate(given_pads)
        if a != b and not closed and not shut
        if ((b, False) in to if to else color == other)
    }
    found = {
        (a, b)
        for a in range(len(given_pads))
        for b in range(len(given_pads))
        if number[f"t{b}"] in teleporters.ends_of(game.t, game.s, number[f"t{a}"])
    }
    assert found == expected
    space = [game.number((a, 1)) for a in range(len(given_pads))]
    ways = {end.number: starts for starts, end in teleporters.ways(game.t, game.s)}
    assert {
        (a, b) for a in range(len(space)) for b in range(len(space)) if ways.get(number[f"t{b}"], 0) >> space[a] & 1
    } == expected


@pytest.mark.parametrize("shape", [files.teleporters, files.linked_teleporters])
def test_the_ways_of_all_teleporters_take_work_in_step_with_them(
    shape: Callable[[int], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    is_active, asked = teleporters.is_active, []

    def ask(*arguments: Any) -> bool:
        asked.append(arguments)
        return is_active(*arguments)

    scenario = scenario_in(shape(60))
    game = doom_2004().on(scenario)
    state = game.setup(1, 1)
    monkeypatch.setattr(teleporters, "is_active", ask)
    assert teleporters.ways(game.tables(1), state)
    assert len(asked) <= 4 * 60
