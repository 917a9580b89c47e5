"""The table of a 2016 game at one moment, as visible to a side."""

from collections.abc import Callable, Iterator, Sequence

from kneedeep.board.script.conditions import frag_limit
from kneedeep.rules.doom2016.board import tokens_on_map
from kneedeep.rules.doom2016.board.figures import health_of
from kneedeep.rules.doom2016.names.game_names import SEATS, Names
from kneedeep.rules.doom2016.parts import FRAGGED, ON_BOARD, CompiledScenario, GameOf2016, State, each_number
from kneedeep.rules.doom2016.stages import Attack, Declaring, FigureTurn, Respawn
from kneedeep.rules.doom2016.tables.figure_kinds import INVADERS, MARINES, FigureKind
from kneedeep.rules.doom2016.text.card_texts import action_card, demon_cards, event_cards, invasion_groups
from kneedeep.rules.table_view import Card, Held, Sheet, SheetRow, TableDoor, TableFigure, TableToken, TableView
from kneedeep.support.translation import later, tr, tr_count, translated

_FOOTPRINTS = (((1, 1), 0), ((2, 1), 0), ((2, 1), 90), ((2, 2), 0), ((3, 2), 0), ((3, 2), 90))
"""The footprint and turn of a figure by its shape."""
_LONGEST = 10
"""The maximum length of a readable name on one space."""


def table_view_of(game: GameOf2016, state: State, side: str | None) -> TableView:
    """The table as visible to a side (None: everything). `state` may be a side's view."""
    tables = game.tables(state.players)
    names = Names(tables, state)
    return TableView(
        round=state.round,
        turn=state.active,
        player=state.player,
        winner=state.winner,
        frags=state.frags,
        revealed=tables.everywhere,
        areas=frozenset(tables.areas),
        focus=_focus(state),
        kinds=_kinds(tables, state, side),
        figures=tuple(_figures(game, tables, state, names)),
        tokens=tuple(_token(tables, state, number, names) for number in each_number(state.lying)),
        doors=tuple(_doors(tables, state, names)),
        sheets=tuple(_sheet(tables, state, seat, names, side) for seat in range(state.players)),
        invader=tuple(_invader(tables, state, names, side)),
        invader_cards=tuple(_invader_cards(tables, state, names, side)),
        hand=event_cards(tables, state, state.event_hand) if side != MARINES else (),
        in_hand=len(state.event_hand),
        in_deck=len(state.event_deck),
        frags_to_win=frag_limit(game.scenario.victory.invaders, state.players),
    )


def acting_figure(state: State) -> int:
    """The acting figure. -1 if no figure acts."""
    for stage in reversed(state.stack):
        if isinstance(stage, Attack):
            return stage.attacker
        if isinstance(stage, FigureTurn | Respawn | Declaring):
            return stage.figure
    return -1


def _focus(state: State) -> int:
    """The space of the acting figure. If none acts, the space of a marine."""
    acting = acting_figure(state)
    if acting >= 0 and state.at[acting] >= 0:
        return state.at[acting]
    return next((at for at in state.at[: state.players] if at >= 0), -1)


def _figures(game: GameOf2016, tables: CompiledScenario, state: State, names: Names) -> Iterator[TableFigure]:
    acting = acting_figure(state)
    for figure in (*state.squad, *state.crowd, *state.others):
        kind = tables.kinds[state.kind[figure]]
        footprint, turn = _FOOTPRINTS[state.shape[figure]]
        setup = state.setup[figure]
        own = tables.setups[setup].element.name if setup >= 0 else ""
        body = state.body[figure]
        yield TableFigure(
            number=figure,
            kind=state.kind[figure],
            looks=game.board.kinds.looks(kind.id),
            name=own or (SEATS[figure] if figure < state.players else kind.name),
            label=SEATS[figure] if figure < state.players else own or _label(names, kind, figure),
            called=own or names.figure(figure),
            side=kind.side,
            space=state.at[figure],
            spaces=body,
            footprint=footprint,
            turn=turn,
            wounds=health_of(tables, state, figure) - state.damage[figure],
            mark="S" if state.stunned >> figure & 1 else "",
            acts=figure == acting,
            done=figure in state.crowd and bool(state.exhausted >> state.kind[figure] & 1) and figure != acting,
            shares=any(
                state.body[other] & body for other in (*state.squad, *state.crowd, *state.others) if other != figure
            ),
        )


def _label(names: Names, kind: FigureKind, figure: int) -> str:
    """The short label of a figure: its kind (the last word of a long name on one space) and its number."""
    called, name = names.figure(figure).removeprefix("the "), translated(kind.name)
    return called if kind.large or len(name) <= _LONGEST else called.replace(name, name.split()[-1])


def _token(tables: CompiledScenario, state: State, number: int, names: Names) -> TableToken:
    token = tables.tokens[number]
    bits = tokens_on_map.bits_of(tables, state, number)
    spaces = [tables.board.spaces[one] for one in each_number(bits)]
    at = min((x for x, _ in spaces), default=0), min((y for _, y in spaces), default=0)
    item = token.element.item
    if token.kind == "item" and item is not None:
        item = next((own.name for own in tables.scenario.items if own.id == item), item)
    return TableToken(
        number,
        token.kind,
        names.token(number),
        at,
        tables.board.number.get(at, -1),
        bits,
        token.type.footprint(token.element.size),
        token.element.turn,
        token.element.color,
        item,
        on=token.type.linked == "active" and bool(state.pads & bits),
    )


def _doors(tables: CompiledScenario, state: State, names: Names) -> Iterator[TableDoor]:
    for door in tables.doors:
        if door.stands:
            opened = bool(state.doors >> door.number & 1)
            yield TableDoor(door.number, names.door(door.number), open=opened, exit=door.exit, touching=door.beside)


def _sees_invasion(tables: CompiledScenario, side: str | None) -> bool:
    """Whether a side may look at the invasion card and so knows the facedown demon cards. Rule: RUL16-13."""
    return side != MARINES or tables.invasion_open


def _kinds(tables: CompiledScenario, state: State, side: str | None) -> tuple[str, ...]:
    """The names of the kinds of figures. Empty for kinds with a demon card hidden from the side. Rule: RUL16-13."""
    hidden = 0 if _sees_invasion(tables, side) else tables.demon_cards & ~state.faceup
    for figure in (*state.squad, *state.crowd, *state.others):
        hidden &= ~(1 << state.kind[figure])
    return tuple("" if hidden >> number & 1 else kind.name for number, kind in enumerate(tables.kinds))


def _invader_cards(tables: CompiledScenario, state: State, names: Names, side: str | None) -> Iterator[Card]:
    """The demon cards and the invasion card, if visible to a side."""
    seen = _sees_invasion(tables, side)
    yield from (card for _, card in demon_cards(tables, state, names, facedown=seen))
    invasion = invasion_groups(tables, names) if seen else None
    if invasion is not None:
        yield invasion


def _invader(tables: CompiledScenario, state: State, names: Names, side: str | None) -> Iterator[SheetRow]:
    """The initiative cards of the round, the demon cards, the invasion card, Argent Power and threat tokens."""
    drawn = tuple(names.player(card) if card < state.players else tr("invader") for card in state.drawn)
    to_come = tr("{number} to come", number=len(state.initiative))
    yield SheetRow(tr("initiative"), ", ".join((*drawn, to_come)), (*drawn, to_come))
    if cards := tuple(_demon_cards(tables, state, names, side)):
        yield SheetRow(tr("demon cards"), ", ".join(cards), cards)
    card = tables.invasion if _sees_invasion(tables, side) else None
    invasion = [translated(card.name)] if card is not None and card.name else []
    if state.stored:
        invasion.append(_argent(state.stored))
    if invasion:
        yield SheetRow(tr("invasion card"), ", ".join(invasion))
    if state.threat:
        yield SheetRow(tr("threat tokens"), str(state.threat))


def _demon_cards(tables: CompiledScenario, state: State, names: Names, side: str | None) -> Iterator[str]:
    for kind in each_number(state.faceup):
        status = [tr("exhausted") if state.exhausted >> kind & 1 else tr("readied")]
        status += [_argent(state.argent[kind])] if state.argent[kind] else []
        yield f"{names.kinds_text(kind)} ({', '.join(status)})"
    facedown = tuple(each_number(tables.demon_cards & ~state.faceup))
    if facedown and _sees_invasion(tables, side):
        for kind in facedown:
            yield tr("{demons} (facedown)", demons=names.kinds_text(kind))
    elif facedown:
        yield tr("{number} facedown", number=len(facedown))


def _argent(number: int) -> str:
    return tr_count("{n} Argent Power token", "{n} Argent Power tokens", number)


def _if_any(card: int) -> tuple[int, ...]:
    return (card,) if card >= 0 else ()


def _sheet(tables: CompiledScenario, state: State, seat: int, names: Names, side: str | None) -> Sheet:
    full = health_of(tables, state, seat)
    elsewhere = ("", tr("fragged"), tr("left the map"))[state.status[seat]]
    hidden = side == INVADERS or (bool(state.hand[seat]) and state.hand[seat][0] < 0)
    shown = () if hidden else tuple(state.hand[seat])
    # A picture of the sheet omits the hand: its cards are shown separately.
    rows = [SheetRow(tr("hand"), ", ".join(map(names.card, shown)))] if shown else []
    lying: tuple[tuple[str, Callable[[int], str], Sequence[int]], ...] = (
        (tr("played"), names.card, state.front[seat]),
        (tr("weapons"), names.weapon, state.weapons[seat]),
        (tr("Glory Kill"), names.glory_card, state.glory[seat]),
        (tr("squad"), names.squad_card, _if_any(state.squad_card[seat])),
        (tr("class"), names.class_card, _if_any(state.class_card[seat])),
        (tr("items"), names.token, state.carries[seat]),
    )
    for label, named, things in lying:
        if things:
            listed = ", ".join(map(named, things))
            rows.append(SheetRow(label, listed, (f"{label}: {listed}",)))
    cards = tuple(action_card(tables, names, card) for card in shown)
    return Sheet(
        seat,
        SEATS[seat],
        elsewhere,
        state.at[seat] if state.status[seat] == ON_BOARD else -1,
        full - state.damage[seat] if state.status[seat] != FRAGGED else 0,
        full,
        (
            (later("cards"), len(state.hand[seat])),
            (later("deck"), len(state.deck[seat])),
            (later("discard pile"), len(state.discard[seat])),
        ),
        tuple(rows),
        later("stunned") if state.stunned >> seat & 1 else "",
        cards,
        tuple(Held((number,), card) for number, card in zip(shown, cards, strict=True)),
    )
