"""The table of a 2004 game at a moment, as a side may see it."""

from collections.abc import Iterator

from kneedeep.board.script.conditions import frag_limit
from kneedeep.model.catalog import footprint_spaces
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.board.figures import armor_of
from kneedeep.rules.doom2004.names.game_names import COLORS, ORDERS, Names
from kneedeep.rules.doom2004.parts import INVADER, NO_ORDER, CompiledScenario, GameOf2004, State, each_number
from kneedeep.rules.doom2004.stages import ActionChoice, Attack, Breathing, FigureTurn, Respawn
from kneedeep.rules.doom2004.tables.board_tables import LYING, SINGLE, SQUARE, STANDING
from kneedeep.rules.doom2004.tables.figure_kinds import MARINE, MARINES
from kneedeep.rules.doom2004.tables.game_tokens import GameToken
from kneedeep.rules.doom2004.text.player_sheets import hand_of, lasting, marine_cards, sheet_of
from kneedeep.rules.shared_stages import Hiding
from kneedeep.rules.table_view import TableDoor, TableFigure, TableToken, TableView, WaitingFigure
from kneedeep.support.translation import tr, translated

_FOOTPRINTS = {SINGLE: ((1, 1), 0), LYING: ((2, 1), 0), STANDING: ((2, 1), 90), SQUARE: ((2, 2), 0)}
"""The footprint and turn of a figure by its shape."""


def table_view_of(game: GameOf2004, state: State, side: str | None) -> TableView:
    """The table as a side may see it; None: everything. `state` may be a side's view."""
    t, s = game.tables(state.players), state
    names = Names(t, s)
    secret = side != MARINES
    return TableView(
        round=s.round,
        turn=game.assistant.whose_turn(s),
        player=s.player,
        winner=s.winner,
        frags=s.frags,
        revealed=s.revealed,
        areas=frozenset(t.areas[number] for number in each_number(s.areas)),
        extra=_extra(t, s),
        focus=_focus(s),
        kinds=tuple(kind.name for kind in t.kinds),
        figures=tuple(_figures(game, t, s, names)),
        tokens=tuple(_token(t, s, t.pieces[number], names) for number in each_number(s.lying)),
        doors=tuple(_doors(t, s, names)),
        waiting_figures=tuple(_waiting_figures(game, t, s)) if secret else (),
        waiting_tokens=tuple(_token(t, s, piece, names) for piece in _waiting_tokens(t, s)) if secret else (),
        lasting=lasting(game, s),
        sheets=tuple(sheet_of(game, s, seat) for seat in range(s.players)),
        keys=tuple(COLORS[color] for color in each_number(s.keys)),
        hand=hand_of(game, s) if secret else (),
        marine_cards=marine_cards(game, s),
        in_hand=len(s.hand),
        in_deck=len(s.deck),
        frags_to_win=frag_limit(game.scenario.victory.invaders, s.players),
    )


def acting_figure(state: State) -> int:
    """The figure that acts now, -1 when none does."""
    for stage in reversed(state.stack):
        if isinstance(stage, Attack):
            return stage.attacker
        if isinstance(stage, FigureTurn | ActionChoice | Breathing | Respawn):
            return stage.figure
    return -1


def _extra(tables: CompiledScenario, state: State) -> int:
    """Spaces of an unrevealed area in which the invader hides something."""
    stage = state.stack[-1]
    return tables.area_bits[tables.pieces[stage.token].area] if isinstance(stage, Hiding) else 0


def _focus(state: State) -> int:
    """The space of the acting figure, else of a marine."""
    stage = state.stack[-1]
    if isinstance(stage, FigureTurn | ActionChoice) and state.at[stage.figure] >= 0:
        return state.at[stage.figure]
    return next((at for at in state.at[: state.players] if at >= 0), -1)


def _figures(game: GameOf2004, tables: CompiledScenario, state: State, names: Names) -> Iterator[TableFigure]:
    acting = acting_figure(state)
    for figure in (*state.squad, *state.crowd, *state.others):
        kind = tables.kinds[state.kind[figure]]
        footprint, turn = _FOOTPRINTS[state.shape[figure]]
        own = tables.setups[state.setup[figure]].element.name if state.setup[figure] >= 0 else ""
        is_marine, is_owned = figure < state.players, state.owner[figure] >= 0
        order = state.order[figure] if is_marine else NO_ORDER
        yield TableFigure(
            number=figure,
            kind=state.kind[figure],
            looks=game.board.kinds.looks(kind.id),
            name=own or kind.name,
            label=_label(tables, state, figure, own, names),
            called=names.called(figure),
            side=MARINES if is_owned else kind.side,
            space=state.at[figure],
            spaces=state.body[figure],
            footprint=footprint,
            turn=turn,
            wounds=state.left[figure],
            armor=armor_of(tables, state, figure),
            shield=state.armor[figure] if is_marine else 0,
            mark=ORDERS[order][0].upper() if order else "",
            acts=figure == acting,
            done=figure in state.crowd
            and state.seat >= state.players
            and bool(state.activated >> figure & 1)
            and figure != acting,
            shares=figure in state.sharing,
            owner=state.owner[figure] if is_owned else INVADER,
            whose=names.player(state.owner[figure]) if is_owned else "",
        )


def _label(tables: CompiledScenario, state: State, figure: int, own: str, names: Names) -> str:
    """The short label of a figure on the table: a marine's color, an invader's kind and number."""
    if state.kind[figure] == MARINE:
        colors = tables.board.catalog.marine_colors
        return tr((colors.value if colors is not None else COLORS)[figure])
    return own or _short(names.label(figure))


def _short(name: str) -> str:
    return name.replace("zombie commando", "commando")


def _token(tables: CompiledScenario, state: State, piece: GameToken, names: Names) -> TableToken:
    number, element, kind = piece.number, piece.element, piece.type
    numbers = tokens_on_board.spaces_of(tables, state, number)
    spaces = [tables.terrain.spaces[one] for one in numbers]
    at = min((x for x, _ in spaces), default=0), min((y for _, y in spaces), default=0)
    footprint, turn = kind.footprint(element.size), element.turn
    across = (turn + 90) % 360
    if footprint[0] != footprint[1] and set(spaces) == set(footprint_spaces(footprint, at, across)):
        turn = across
    item = element.item
    if element.kind == "item" and item is not None:
        item = next((own.name for own in tables.scenario.items if own.id == item), item)
    elif any(own.id == element.kind for own in tables.scenario.token_types):
        item = kind.name
    return TableToken(
        number,
        element.kind,
        names.token(number),
        at,
        numbers[0] if numbers else -1,
        tokens_on_board.bits_of(tables, state, number),
        footprint,
        turn,
        element.color,
        item,
        on=bool(state.jets >> number & 1),
    )


def _doors(tables: CompiledScenario, state: State, names: Names) -> Iterator[TableDoor]:
    for number, door in enumerate(tables.doors):
        yield TableDoor(
            number,
            names.door(number),
            open=bool(state.doors >> number & 1),
            destroyed=bool(state.smashed >> number & 1),
            key=door.element.key if door.key >= 0 else None,
            unlocked=door.key >= 0 and bool(state.keys >> door.key & 1),
            exit=door.exit,
            touching=door.touching,
        )


def _unseen(tables: CompiledScenario, state: State) -> list[int]:
    return list(each_number((1 << len(tables.areas)) - 1 & ~state.areas))


def _waiting_tokens(tables: CompiledScenario, state: State) -> Iterator[GameToken]:
    """The tokens that are placed when their areas are revealed."""
    for area in _unseen(tables, state):
        yield from (piece for piece in tables.pieces_in.get(area, ()) if tokens_on_board.waits(state, piece))


def _waiting_figures(game: GameOf2004, tables: CompiledScenario, state: State) -> Iterator[WaitingFigure]:
    """The figures of the scenario with a place of their own that are set up when their areas are revealed."""
    for area in _unseen(tables, state):
        for setup in tables.setups_in.get(area, ()):
            if setup.anchor < 0:
                continue
            kind = tables.kinds[setup.kind]
            footprint, turn = _FOOTPRINTS[setup.shape]
            own = setup.element.name
            name = translated(kind.name)
            yield WaitingFigure(
                own or name,
                game.board.kinds.looks(kind.id),
                own or _short(name),
                kind.side,
                tables.terrain.spaces[setup.anchor],
                footprint,
                turn,
                tables.terrain.cover[setup.shape][setup.anchor],
            )
