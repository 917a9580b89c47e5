"""The board: a scenario compiled once for checks, overlays, rules and bots."""

from collections.abc import Collection, Iterable, Mapping
from functools import cached_property
from typing import NamedTuple

from kneedeep.board.doors import LaidDoor, by_edge, laid_doors, line_of, open_doors
from kneedeep.board.joints import Joining, caps, join
from kneedeep.board.kinds import Kinds, kinds_of
from kneedeep.board.laid_pieces import Edge, LaidPiece, Overlap, laid_pieces, owners
from kneedeep.board.laid_things import LaidFigure, LaidToken, laid_figures, laid_tokens, present
from kneedeep.board.result_cache import ResultCache
from kneedeep.model.catalog import Catalog, Edition, edition_of, load_catalog
from kneedeep.model.geometry import Space, canonical_edge, neighbour, opposite
from kneedeep.model.geometry import edge as kinds_of_edge
from kneedeep.model.geometry.center_sight import CenterSight
from kneedeep.model.geometry.lattice import Lattice, Masks
from kneedeep.model.geometry.steps import Steps
from kneedeep.model.scenario.model import Door, Element, Record, Scenario
from kneedeep.support.work_budget import spend

STEPS_KEPT = 8
"""The number of cached step tables: on a board of 30,000 spaces one takes 100 MB."""


class Purpose(NamedTuple):
    """The purpose of a query about edges: the kinds of edges that stop it, and whether doors can stop it."""

    stopped_by: frozenset[int]
    doors_stop: bool


STEP = Purpose(kinds_of_edge.STOPS_STEP, True)
SIGHT = Purpose(kinds_of_edge.STOPS_SIGHT, True)
ADJACENCY = Purpose(kinds_of_edge.STOPS_STEP, True)
WALLS = Purpose(kinds_of_edge.STOPS_ADJACENCY, True)
"""The edges that separate adjacent spaces if impassable and blocking edges don't."""
RESPAWN = Purpose(kinds_of_edge.STOPS_STEP, False)
"""Rule: RUL-95: doors never stop respawn distances, shut passages do."""


class BoardPlan(NamedTuple):
    """The parts of a scenario that determine the geometry of its board."""

    ruleset: str
    caps: str
    rules: Record
    pieces: tuple[object, ...]
    areas: tuple[str, ...]
    doors: tuple[object, ...]
    types: tuple[object, ...]


def plan_of(scenario: Scenario) -> BoardPlan:
    """The plan of a scenario."""
    pieces = ((one.serial, one.piece, one.at, one.turn, one.area) for one in scenario.pieces)
    doors = ((one.serial, one.id, one.at, one.side, one.door_kind, one.exit) for one in scenario.doors)
    types = (scenario.piece_types, scenario.token_types, scenario.figure_types)
    areas = tuple(area.id for area in scenario.areas)
    return BoardPlan(scenario.ruleset, scenario.caps, scenario.rules, tuple(pieces), areas, tuple(doors), types)


PLANS_KEPT = 4
"""The number of plans whose geometry is cached, so that undoing the last moves of pieces is fast."""

_OF_PLAN = ("kinds", "derived", "overlaps", "uncapped", "joining", "lattice", "owner")


class Board:
    """The compiled board of a scenario. Spaces are sorted by (x, y) and numbered in that order."""

    def __init__(self, scenario: Scenario, catalog: Catalog, like: "Board | None" = None) -> None:
        """Compile a board. Misplaced elements are left out and reported by `overlaps`, `joining`, `doors`.

        The geometry is reused from a board of the same plan that shares its lasting results with `like`.
        """
        self.scenario = scenario
        self.catalog = catalog
        self.plan: BoardPlan = plan_of(scenario)
        self.lasting: ResultCache = ResultCache() if like is None else like.lasting
        """Results whose key contains all their inputs: they outlast every edit."""
        pieces = like.pieces if like is not None else ()
        same = self.lasting.of("plans", self.plan, lambda: self._compile(pieces), PLANS_KEPT)
        if same.catalog is not catalog:
            self._compile(pieces)
        elif same is not self:
            self._take_over(same)

    def _compile(self, like: Iterable[LaidPiece]) -> "Board":
        scenario = self.scenario
        self.kinds: Kinds = kinds_of(scenario, self.catalog)
        self.derived = ResultCache()
        """Results determined by the plan and their key."""
        pieces = laid_pieces(scenario, self.kinds.pieces, like)
        owner, self.overlaps = owners(pieces)
        joining = join(pieces, owner)
        self.uncapped: Joining = joining
        if scenario.caps == "auto":
            exits = {edge for door in scenario.doors if door.exit for edge in line_of(door.at, door.side)}
            pieces += caps(joining.loose, pieces, owner, self.kinds.pieces.get(self.edition.cap), exits)
            owner = owners(pieces)[0]
            joining = join(pieces, owner)
        self.pieces: tuple[LaidPiece, ...] = tuple(pieces)
        self.joining: Joining = joining
        self.doors: tuple[LaidDoor, ...] = laid_doors(scenario.doors, joining)
        self.lattice = Lattice(owner)
        self.owner: tuple[int, ...] = tuple(owner[space] for space in self.lattice.spaces)
        return self

    def _take_over(self, like: "Board") -> None:
        """Share everything that depends on the plan with another board. The elements are this scenario's own."""
        for name in _OF_PLAN:
            self.__dict__[name] = like.__dict__[name]
        if self.scenario.pieces is like.scenario.pieces:
            self.pieces = like.pieces
        else:
            elements = (element for element in self.scenario.pieces if element.piece in self.kinds.pieces)
            self.pieces = tuple(piece if piece.cap else piece._replace(element=next(elements)) for piece in like.pieces)
        self.doors = tuple(
            door._replace(element=element) for door, element in zip(like.doors, self.scenario.doors, strict=True)
        )

    @property
    def edition(self) -> Edition:
        """The edition of the scenario."""
        return edition_of(self.scenario.ruleset)

    @property
    def spaces(self) -> tuple[Space, ...]:
        """The spaces, sorted by (x, y)."""
        return self.lattice.spaces

    @property
    def number(self) -> Mapping[Space, int]:
        """The number of each space."""
        return self.lattice.number

    @cached_property
    def area_of(self) -> tuple[str, ...]:
        """The area id of each space, by number."""
        return self.derived.of("area_of", (), lambda: tuple(self.pieces[index].area for index in self.owner))

    @cached_property
    def areas(self) -> Mapping[str, tuple[Space, ...]]:
        """Area id -> its spaces, sorted. First every area of the file, then ids that only pieces use."""
        return self.derived.of("areas", (), self._areas)

    def _areas(self) -> Mapping[str, tuple[Space, ...]]:
        found: dict[str, list[Space]] = {area.id: [] for area in self.scenario.areas}
        for space, area in zip(self.spaces, self.area_of, strict=True):
            found.setdefault(area, []).append(space)
        return {area: tuple(spaces) for area, spaces in found.items()}

    @cached_property
    def edges(self) -> Mapping[Edge, int]:
        """The kind of every edge between two spaces, and DOOR for edges of exit doors. Canonical, sorted."""
        return self.derived.of("edges", (), self._edges)

    def _edges(self) -> Mapping[Edge, int]:
        found = self.edges_at(range(len(self.lattice)))
        spend(len(self.lattice))
        exits = [edge for edge, door in self._door_edges.items() if door.standing == "exit"]
        if not exits:
            return found
        return dict(sorted({**found, **dict.fromkeys(exits, kinds_of_edge.DOOR)}.items()))

    def edges_at(self, numbers: Iterable[int]) -> dict[Edge, int]:
        """The kind of the edges between some spaces and their eastern and southern neighbours, in that order."""
        found: dict[Edge, int] = {}
        lattice, owner, doors = self.lattice, self.owner, self._door_edges
        spaces, joined, printed = lattice.spaces, self._joined_edges, self._printed_edges
        for number in numbers:
            for side, other in (("east", lattice.east[number]), ("south", lattice.south[number])):
                edge = (spaces[number], side)
                if other < 0:
                    continue
                if owner[number] == owner[other]:
                    found[edge] = printed.get(edge, kinds_of_edge.OPEN)
                elif edge in doors:
                    found[edge] = kinds_of_edge.DOOR
                else:
                    found[edge] = kinds_of_edge.OPEN if edge in joined else kinds_of_edge.WALL
        return found

    @cached_property
    def _joined_edges(self) -> frozenset[Edge]:
        return frozenset(edge for joint in self.joining.joints for edge in joint.a.edges)

    @cached_property
    def _printed_edges(self) -> Mapping[Edge, int]:
        edges = ((edge, piece.number) for piece in self.pieces for edge in piece.edges)
        owned = (edge for edge, piece in edges if self._owned(edge.at, piece))
        return {(edge.at, edge.side): kinds_of_edge.edge_code(edge.kind) for edge in owned}

    def _owned(self, space: Space, piece: int) -> bool:
        return self.owner[self.number[space]] == piece

    @cached_property
    def _door_edges(self) -> Mapping[Edge, LaidDoor]:
        return by_edge(self.doors)

    def door_at(self, space: Space, side: str) -> LaidDoor | None:
        """The door on an edge, or None."""
        return self._door_edges.get(canonical_edge(space, side))

    def place_of(self, door: Door) -> Edge:
        """The place of a door as `at` and `side`. An exit is at its own space of the board, on its outward side.

        For any other door it is the one in the file, also for an exit whose line is not at the rim of the board.
        """
        beyond = neighbour(door.at, door.side)
        if door.exit and not self.laid_on(door.at) and self.laid_on(beyond):
            return beyond, opposite(door.side)
        return door.at, door.side

    def laid_on(self, space: Space) -> bool:
        """True if a piece of the file covers a space. Dead ends from `caps: auto` do not count."""
        number = self.number.get(space)
        return number is not None and not self.pieces[self.owner[number]].cap

    def edge_kind(self, space: Space, side: str) -> int:
        """The kind of an edge: WALL for every edge to the outside without an exit door."""
        return self.edges.get(canonical_edge(space, side), kinds_of_edge.WALL)

    @cached_property
    def difficult(self) -> int:
        """The bit set of difficult spaces."""
        return self.derived.of("difficult", (), self._difficult)

    def _difficult(self) -> int:
        return self.lattice.bits(
            space for piece in self.pieces for space in piece.difficult if self._owned(space, piece.number)
        )

    # Things on the board

    @cached_property
    def tokens(self) -> tuple[LaidToken, ...]:
        """Every token with a place."""
        return tuple(laid_tokens(self.scenario.tokens, self.kinds))

    @cached_property
    def figures(self) -> tuple[LaidFigure, ...]:
        """Every figure with a place."""
        return tuple(laid_figures(self.scenario.figures, self.kinds))

    @property
    def most_marines(self) -> int:
        """The largest number of marines in the scenario."""
        return max(self.scenario.counts)

    def tokens_with(self, marines: int) -> list[LaidToken]:
        """The tokens present with a number of marines."""
        return [token for token in self.tokens if present(token.element.marines, marines)]

    def figures_with(self, marines: int) -> list[LaidFigure]:
        """The figures present with a number of marines."""
        return [figure for figure in self.figures if present(figure.element.marines, marines)]

    def sight_blockers(self, marines: int) -> int:
        """The bit set of spaces whose interior stops sight: blocking obstacles and barrels."""
        tokens = (token for token in self.tokens_with(marines) if token.type is not None and token.type.blocks_sight)
        return self.bits(space for token in tokens for space in token.spaces)

    def step_blockers(self, marines: int) -> int:
        """The bit set of spaces that can't be entered because of a blocking obstacle or barrel."""
        tokens = (token for token in self.tokens_with(marines) if token.type is not None and token.type.blocks_steps)
        return self.bits(space for token in tokens for space in token.spaces)

    def bits(self, spaces: Iterable[Space]) -> int:
        """The bit set of the given spaces that are on the board."""
        known = self.number
        return self.lattice.bits(space for space in spaces if space in known)

    def spaces_of(self, element: Element) -> list[Space]:
        """The spaces of an element: its own, then those of its areas."""
        return [*element.places, *(space for area in element.place_areas for space in self.areas.get(area, ()))]

    # Geometry for a purpose

    def open_doors(self, mode: str) -> frozenset[int]:
        """The open doors: as in the "file", none ("closed") or all ("open")."""
        return open_doors(self.doors, mode)

    def masks(self, purpose: Purpose, opened: Collection[int]) -> Masks:
        """The free edges for a purpose, with the doors of these numbers open."""
        opened = frozenset(opened)
        return self.derived.of("masks", (purpose, opened), lambda: self._masks(purpose, opened))

    def _masks(self, purpose: Purpose, opened: frozenset[int]) -> Masks:
        stopped = []
        spend(len(self.edges) // 10)
        for edge, kind in self.edges.items():
            if kind == kinds_of_edge.DOOR:
                door = self._door_edges[edge]
                shut = door.number not in opened
                if door.element.exit:
                    # It leads off the board, whatever is beyond it.
                    if edge[0] in self.number and neighbour(*edge) in self.number:
                        stopped.append(edge)
                    continue
                if shut and (purpose.doors_stop or door.kind == "passage"):
                    stopped.append(edge)
            elif kind in purpose.stopped_by:
                stopped.append(edge)
        return self.lattice.free(stopped)

    @property
    def corner(self) -> str:
        """The corner rule: one-side or both-sides."""
        return str(self.scenario.rules.get("corner", "one-side"))

    def sight(self, opened: Collection[int], marines: int | None = None) -> CenterSight:
        """2004 sight with these doors open and the obstacles for a number of marines (default: the most)."""
        blockers = self.sight_blockers(marines or self.most_marines)
        return CenterSight(self.lattice, self.masks(SIGHT, opened), blockers, self.corner)  # type: ignore[arg-type]

    def steps(self, opened: Collection[int], purpose: Purpose = STEP) -> Steps:
        """The steps with these doors open. Obstacles and figures are ignored."""
        free = self.masks(purpose, opened)

        def made() -> Steps:
            return Steps(self.lattice, free, self.corner)  # type: ignore[arg-type]

        return self.derived.of("steps", (free, self.corner), made, STEPS_KEPT)


def compile_board(scenario: Scenario, catalog: Catalog | None = None, like: Board | None = None) -> Board:
    """The board of a scenario, by default with the shipped catalog of its ruleset.

    `like`: a board to reuse the geometry of, if it is the same.
    """
    return Board(scenario, catalog or load_catalog(scenario.ruleset), like)


__all__ = ["ADJACENCY", "RESPAWN", "SIGHT", "STEP", "Board", "Overlap", "Purpose", "compile_board"]
