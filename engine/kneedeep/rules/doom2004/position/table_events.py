"""Events that describe what is on the table, with which a game from a position begins."""

from collections.abc import Iterator

from kneedeep.model.geometry.bits import each_number
from kneedeep.rules import game_events
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.events import attack_events, board_events, card_events, figure_events, kit_events
from kneedeep.rules.doom2004.state import OFF, State
from kneedeep.rules.doom2004.tables.attack_profile import AMMO
from kneedeep.rules.event import Event


def table_events(tables: CompiledScenario, state: State) -> list[Event]:
    """Return events that describe all that is on the table and in hands: a game begins with them."""
    found: list[Event] = [game_events.Start("start", state.players)]
    for seat in range(state.players):
        found += [
            card_events.Dealt("dealt", seat, state.cards[seat]),
            kit_events.Armor("armor", seat, state.armor[seat]),
        ]
        found += [kit_events.Kit("kit", seat, ammo, state.ammo[3 * seat + ammo]) for ammo in range(len(AMMO))]
        for what, line in (
            ("adrenaline", state.adrenaline),
            ("oxygen", state.oxygen),
            ("charge", state.charge),
        ):
            if line[seat]:
                found.append(kit_events.Kit("kit", seat, what, line[seat]))
        found += [kit_events.Weapon("weapon", seat, weapon, 1) for weapon in each_number(state.weapons[seat])]
        found += [kit_events.Item("item", seat, item, 1) for item in state.items[seat]]
        if state.berserk[seat]:
            found.append(kit_events.Berserk("berserk", seat, state.berserk[seat]))
        if state.order[seat]:
            found.append(kit_events.Order("order", seat, state.order[seat]))
    figures = [figure for figure, at in enumerate(state.at) if at != OFF]
    for figure in figures:
        if figure < state.players:
            found += _standing(state, figure)
    for area in each_number(state.areas):
        found.append(board_events.Reveal("reveal", area))
        for figure in figures:
            if figure >= state.players and tables.area_of[state.at[figure]] == area:
                found += _standing(state, figure)
    for figure in figures:
        if figure >= state.players and not state.areas >> tables.area_of[state.at[figure]] & 1:
            found += _standing(state, figure)
    found += [
        game_events.Token("token", number, tokens_on_board.space_of(tables, state, number))
        for number in each_number(state.lying)
    ]
    found += [board_events.Door("door", number, 1, -1) for number in each_number(state.doors)]
    found += [kit_events.Key("key", number) for number in each_number(state.keys)]
    found.append(card_events.Draw("draw", len(state.hand), state.hand))
    if state.frags:
        found.append(attack_events.Frag("frag", state.frags))
    found.append(game_events.Round("round", state.round))
    return found


def _standing(state: State, figure: int) -> Iterator[Event]:
    """The events that put a figure where it stands."""
    yield figure_events.Place(
        "place",
        figure,
        state.kind[figure],
        state.at[figure],
        state.shape[figure],
        state.left[figure],
        "set-up",
    )
    if state.owner[figure] >= 0:
        yield figure_events.Bot("bot", figure, state.owner[figure])
