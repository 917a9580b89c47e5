"""The visible contents of a page: a plan for each number of marines, without secrets."""

from collections.abc import Mapping
from typing import NamedTuple

from kneedeep.analysis.framework.facts import Facts
from kneedeep.board import Board, compile_board
from kneedeep.drawing.map_sheet import part_of
from kneedeep.drawing.plan.plan import Place, Plan
from kneedeep.report.sheets.handout import handout_board, handout_plan
from kneedeep.report.sheets.sheet_maps import Look, plan_for
from kneedeep_exchange.exports.export_request import Audience, ExportRequest, NothingToExport


class PageView(NamedTuple):
    """The plans by number of marines, with the same spaces, and the board used for sight.

    `starts`: the numbers of the areas open from the beginning.
    """

    request: ExportRequest
    plans: Mapping[int, Plan]
    board: Board
    starts: tuple[int, ...]

    @property
    def facts(self) -> Facts:
        """The facts of the scenario."""
        return self.request.facts

    @property
    def plan(self) -> Plan:
        """The plan for the number of marines shown first."""
        return self.plans[self.request.marines]

    @property
    def spaces(self) -> tuple[Place, ...]:
        """The spaces in the order of their numbers on the page."""
        return tuple((space.x, space.y) for space in self.plan.spaces)

    @property
    def hides(self) -> bool:
        """Whether the edition has hidden areas."""
        return "hidden areas" in self.facts.board.edition.features

    @property
    def stepwise(self) -> bool:
        """Whether the page begins with the open areas and reveals the rest step by step."""
        return self.request.options.audience == "table" and self.hides


def page_view(request: ExportRequest) -> PageView:
    """The view of a page, cached with the facts. Raises NothingToExport for an empty map."""
    views, options = request.facts.of(_views), request.options
    key = options.audience, options.marines, options.areas
    if key not in views:
        views[key] = _view(request)
    return views[key]._replace(request=request)


def _views(facts: Facts) -> dict[tuple[Audience, int | None, tuple[str, ...]], PageView]:
    """The cache of views of some facts."""
    return {}


def _view(request: ExportRequest) -> PageView:
    facts, options = request.facts, request.options
    marines = options.audience == "marines"
    plans = {}
    for count in request.counts:
        look = Look(marines=count)
        plan = handout_plan(facts, look) if marines else plan_for(facts.board, look)
        plans[count] = _of_areas(plan, options.areas)
    if not any(plan.spaces for plan in plans.values()):
        raise NothingToExport("the map has no space" if not options.areas else "these areas have no space to show")
    first = plans[request.marines]
    board = facts.board if not marines else _known_board(facts, first)
    open_ids = {area.id for area in facts.scenario.areas if area.start}
    starts = tuple(number for number, area in enumerate(first.areas) if area.id in open_ids)
    return PageView(request, plans, board, starts)


def _of_areas(plan: Plan, areas: tuple[str, ...]) -> Plan:
    known = {area.id for area in plan.areas}
    wanted = [area for area in areas if area in known]
    return part_of(plan, *wanted) if areas else plan


def _known_board(facts: Facts, plan: Plan) -> Board:
    """A board with only the plan's contents, so that its sight gives nothing away."""
    board = handout_board(facts)
    shown = {(space.x, space.y) for space in plan.spaces}
    if shown == set(board.spaces):
        return board
    pieces = tuple(piece.element for piece in board.pieces if shown.intersection(piece.spaces))
    doors = tuple(door.element for door in board.doors if shown.issuperset(door.sides))
    every = (board.scenario.tokens, board.scenario.figures)
    tokens, figures = (tuple(one for one in things if shown.issuperset(one.places)) for things in every)
    scenario = board.scenario.having(caps="none", pieces=pieces, doors=doors, tokens=tokens, figures=figures)
    return compile_board(scenario, facts.catalog)
