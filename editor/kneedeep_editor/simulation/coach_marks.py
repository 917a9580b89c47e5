"""What a proposal of the coach changes on the map, as an answer that is drawn like an overlay."""

from kneedeep.board import compile_board
from kneedeep.board.laid_things import LaidFigure, LaidToken
from kneedeep.coach.choices import Choice
from kneedeep.coach.tuning import Wish
from kneedeep.model.catalog import load_catalog
from kneedeep.model.scenario.model import Scenario
from kneedeep.report.tuning_text import choice_text
from kneedeep_editor.texts import tr
from kneedeep_editor.worker.map_questions import Layer, MapAnswer, MapQuestion, Space

Things = frozenset[tuple[str, tuple[Space, ...]]]


def marks_of(choice: Choice, wish: Wish, *, named: bool) -> MapAnswer:
    """The spaces of what a choice leaves out, and of what it adds."""
    after = choice.edit.apply(wish.scenario)
    gone, new = set[Space](), set[Space]()
    for marines in choice.marines:
        old, now = things_with(wish.scenario, marines), things_with(after, marines)
        gone.update(space for _, spaces in old - now for space in spaces)
        new.update(space for _, spaces in now - old for space in spaces)
    layers = (Layer("heat-5", tr("left out"), tuple(sorted(gone))), Layer("fresh", tr("added"), tuple(sorted(new))))
    shown = tuple(layer for layer in layers if layer.spaces)
    return MapAnswer(MapQuestion("coach"), tr("What changes"), shown, summary=choice_text(choice, named=named))


def things_with(scenario: Scenario, marines: int) -> Things:
    """The tokens and figures on the map with a number of marines: kind and spaces."""
    board = compile_board(scenario, load_catalog(scenario.ruleset))
    laid: list[LaidToken | LaidFigure] = [*board.tokens_with(marines), *board.figures_with(marines)]
    return frozenset((one.element.kind, one.spaces) for one in laid)
