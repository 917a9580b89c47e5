"""What a cause and an effect that the event tool joins may mean."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from kneedeep.analysis.views.event_links import event_links
from kneedeep.board import Board, compile_board
from kneedeep.model.scenario.io.reader import read
from kneedeep.model.scenario.io.writer import data_of
from kneedeep_editor.tools.elements.event_offers import event_offers, why_nothing
from kneedeep_editor.tools.protocol import Target
from tests.editor.conftest import MAP
from tests.support.files import SCENARIOS
from tests.support.reading import scenario_in

FIXTURES = Path(__file__).parents[2] / "fixtures" / "scenarios"


def test_an_exit_only_decides_the_victory() -> None:
    way_out = "side: east}\n  - {id: out, at: [11, 0], side: east, exit: true}"
    scenario = scenario_in(MAP.replace("side: east}", way_out))
    assert [offer.text for offer in event_offers(compile_board(scenario), scenario.doors[1].serial, Target(0))] == [
        "The marines win when the whole board is cleared and all marines have left by the way out at 11,0 east.",
        "The marines win when the whole board is cleared or all marines have left by the way out at 11,0 east.",
    ]


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
