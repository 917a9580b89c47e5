"""The picture of a game at one moment, for one pair of eyes: what they may not see is not in it."""

from typing import NamedTuple

from kneedeep.bots.seats import MARINES
from kneedeep.catalog import footprint_spaces
from kneedeep.drawing.board_plan import plan_of
from kneedeep.drawing.game_picture import Pawn, pawn_picture, shut_doors_picture
from kneedeep.drawing.plan import Place, Plan, PlanFigure, PlanToken
from kneedeep.drawing.primitive import DisplayList
from kneedeep.drawing.scene import figure_picture, tokens_picture
from kneedeep.drawing.table_plan import floor_of
from kneedeep.drawing.theme import Theme
from kneedeep.geometry.bits import each_number
from kneedeep.rules import State
from kneedeep.rules.doom2004.board.figure_kinds import MARINE
from kneedeep.rules.doom2004.board.game_tokens import GameToken
from kneedeep.rules.doom2004.board.tokens_on_board import spaces_of
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.game import Doom2004Game as Game
from kneedeep.rules.doom2004.stages import ActionChoice, Attack, Breathing, FigureTurn, Respawn
from kneedeep.rules.doom2004.state import NO_ORDER
from kneedeep.rules.doom2004.text.game_names import COLORS, Names, names_in
from kneedeep_editor.canvas.table.scene import Scene, Sprite
from kneedeep_editor.playtest.board.unrevealed import FOOTPRINTS, figure_of, waiting_figures, waiting_tokens

_ORDERS = ("", "A", "G", "D", "H")


class _Floor(NamedTuple):
    key: tuple[int, ...]
    plan: Plan


class GamePicture:
    """Makes the scenes of one game; keeps what seldom changes."""

    def __init__(self, game: Game, players: int, theme: Theme) -> None:
        """Paint a game in the colours of a theme."""
        self.game, self.t = game, game.tables(players)
        self.theme = theme
        self._floor: _Floor | None = None
        self._whole = plan_of(game.board)
        self._pawns: dict[Pawn, DisplayList] = {}
        self._tokens: tuple[object, tuple[DisplayList, DisplayList]] | None = None
        self._waiting: tuple[object, tuple[DisplayList, ...]] | None = None

    def wear(self, theme: Theme) -> None:
        """Paint in the colours of another theme."""
        self.theme = theme
        self._pawns.clear()
        self._tokens = self._waiting = None

    def scene(self, state: State, side: str | None, extra: int = 0) -> Scene:
        """Return what a side sees; None: everything. `extra`: spaces shown though they are not revealed."""
        tokens = [self._token(state, number) for number in each_number(state.lying)]
        pawns = self._pawns_of(state)
        covered = frozenset(
            self.t.terrain.spaces[cell]
            for figure in (*state.squad, *state.crowd, *state.others)
            for cell in each_number(state.body[figure])
        )
        key = (tokens, covered)
        if self._tokens is None or self._tokens[0] != key:
            self._tokens = key, tokens_picture(tokens, covered, self.theme)
        below, before = self._tokens[1]
        floor = self.floor(state, side, extra)
        shut = shut_doors_picture(floor.doors, covered)
        before = before._replace(layers=(*before.layers, *shut.layers))
        waiting = self.waiting(state) if side != MARINES else ()
        taken = covered | {token.at for token in tokens}
        return Scene(floor, below, tuple(pawns), before, taken=taken, waiting=waiting)

    def waiting(self, state: State) -> tuple[DisplayList, ...]:
        """Return the pictures of what waits in areas that nobody has seen."""
        key = state.areas, state.course.set_up
        if self._waiting is None or self._waiting[0] != key:
            tokens = [self._piece(state, piece) for piece in waiting_tokens(self.t, state)]
            figures = [
                figure_of(self.t, setup, self._looks_like(self.t.kinds[setup.kind].id))
                for setup in waiting_figures(self.t, state)
            ]
            pictures = (tokens_picture(tokens, (), self.theme)[0],) if tokens else ()
            self._waiting = key, (*pictures, *(figure_picture(figure, self.theme) for figure in figures))
        return self._waiting[1]

    def shown(self, state: State, side: str | None, extra: int = 0) -> int:
        """Return the bit set of the spaces that a side sees on the table: the invader knows the whole scenario."""
        return state.revealed | extra if side == MARINES else (1 << self.t.size) - 1

    def floor(self, state: State, side: str | None, extra: int = 0) -> Plan:
        """Return the plan of what a side sees of the board."""
        shown = self.shown(state, side, extra)
        key = shown, state.areas, state.doors, state.smashed
        if self._floor is None or self._floor.key != key:
            spaces = frozenset(self.t.terrain.spaces[number] for number in each_number(shown))
            dim = {area for number, area in enumerate(self.t.areas) if not state.areas >> number & 1}
            opened, gone = frozenset(each_number(state.doors)), frozenset(each_number(state.smashed))
            self._floor = _Floor(key, floor_of(self.game.board, spaces, dim, opened, gone, self._whole))
        return self._floor.plan

    def _token(self, state: State, number: int) -> PlanToken:
        return self._piece(state, self.t.pieces[number])

    def _piece(self, state: State, piece: GameToken) -> PlanToken:
        number, element, kind = piece.number, piece.element, piece.type
        spaces = [self.t.terrain.spaces[one] for one in spaces_of(self.t, state, number)]
        at = min((x for x, _ in spaces), default=0), min((y for _, y in spaces), default=0)
        footprint, turn = kind.footprint(element.size), element.turn
        across = (turn + 90) % 360
        if footprint[0] != footprint[1] and set(spaces) == set(footprint_spaces(footprint, at, across)):
            turn = across
        item = element.item
        if element.kind == "item" and item is not None:
            item = next((own.name for own in self.t.scenario.items if own.id == item), item)
        elif any(own.id == element.kind for own in self.t.scenario.token_types):
            item = kind.name
        return PlanToken(
            element.kind,
            at,
            element.color,
            item,
            footprint,
            turn,
            on=bool(state.jets >> number & 1),
        )

    def _pawns_of(self, state: State) -> list[Sprite]:
        names = names_in(self.t, state)
        acting = acting_figure(state)
        found = []
        for figure in (*state.others, *state.crowd, *state.squad):
            pawn = self._pawn(state, figure, names, acting=figure == acting)
            drawn = self._pawns.get(pawn)
            if drawn is None:
                drawn = self._pawns[pawn] = pawn_picture(pawn, self.theme)
            found.append(Sprite(figure, self.t.terrain.spaces[state.at[figure]], drawn))
        return found

    def _looks_like(self, kind: str) -> str:
        """The kind whose picture a kind of the scenario's own borrows."""
        own = self.game.board.kinds.figures.get(kind)
        return (own.like if own is not None else None) or kind

    def _pawn(self, state: State, figure: int, names: Names, *, acting: bool) -> Pawn:
        kind = self.t.kinds[state.kind[figure]]
        footprint, turn = FOOTPRINTS[state.shape[figure]]
        order = state.order[figure] if figure < state.players else NO_ORDER
        drawn = PlanFigure(
            self._looks_like(kind.id),
            (0, 0),
            footprint,
            turn,
            figure_label(self.t, state, figure, names),
            side=kind.side if state.owner[figure] < 0 else MARINES,
        )
        return Pawn(
            drawn,
            state.left[figure],
            state.armor[figure] if figure < state.players else 0,
            _ORDERS[order],
            acting,
            figure in state.crowd
            and state.seat >= state.players
            and bool(state.activated >> figure & 1)
            and not acting,
            figure_label(self.t, state, figure, names) if figure < state.players else "",
        )


def figure_label(t: CompiledScenario, state: State, figure: int, names: Names) -> str:
    """Return the short label of a figure on the table: a marine's color, an invader's kind and number."""
    if state.kind[figure] == MARINE:
        colors = t.board.catalog.marine_colors
        return (colors.value if colors is not None else COLORS)[figure]
    own = t.setups[state.setup[figure]].element.name if state.setup[figure] >= 0 else ""
    return own or names.label(figure).replace("zombie commando", "commando")


def acting_figure(state: State) -> int:
    """Return the figure that acts now, -1 when none does."""
    for stage in reversed(state.stack):
        if isinstance(stage, Attack):
            return stage.attacker
        if isinstance(stage, FigureTurn | ActionChoice | Breathing | Respawn):
            return stage.figure
    return -1


def spaces_box(t: CompiledScenario, bits: int) -> tuple[Place, int, int]:
    """Return the box of some spaces: its north-west space, width and height."""
    spaces = [t.terrain.spaces[number] for number in each_number(bits)]
    left, top = min(x for x, _ in spaces), min(y for _, y in spaces)
    return (left, top), max(x for x, _ in spaces) + 1 - left, max(y for _, y in spaces) + 1 - top
