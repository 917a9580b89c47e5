"""Events that describe the table at the beginning of a game from a position."""

from collections.abc import Iterator

from kneedeep.rules import Event, game_events
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.event_texts import board_events, card_events, figure_events, harm_events, kit_events
from kneedeep.rules.doom2004.parts import AMMO, OFF, CompiledScenario, State, each_number


def _of_marine(state: State, seat: int) -> Iterator[Event]:
    yield card_events.Dealt("dealt", seat, state.cards[seat])
    yield kit_events.Armor("armor", seat, state.armor[seat])
    for ammo in range(len(AMMO)):
        yield kit_events.Kit("kit", seat, ammo, state.ammo[3 * seat + ammo])
    counted = (("adrenaline", state.adrenaline), ("oxygen", state.oxygen), ("charge", state.charge))
    for what, line in counted:
        if line[seat]:
            yield kit_events.Kit("kit", seat, what, line[seat])
    for weapon in each_number(state.weapons[seat]):
        yield kit_events.Weapon("weapon", seat, weapon, 1)
    for item in state.items[seat]:
        yield kit_events.Item("item", seat, item, 1)
    if state.berserk[seat]:
        yield kit_events.Berserk("berserk", seat, state.berserk[seat])
    if state.order[seat]:
        yield kit_events.Order("order", seat, state.order[seat])


def _areas_and_figures(tables: CompiledScenario, state: State) -> Iterator[Event]:
    """The marines, then each revealed area with its figures, then the others."""
    for seat in range(state.players):
        if state.at[seat] != OFF:
            yield from _standing(state, seat)
    figures = [figure for figure in range(state.players, len(state.at)) if state.at[figure] != OFF]
    in_area = {figure: tables.area_of[state.at[figure]] for figure in figures}
    for area in each_number(state.areas):
        yield board_events.Reveal("reveal", area)
        for figure in figures:
            if in_area[figure] == area:
                yield from _standing(state, figure)
    for figure in figures:
        if not state.areas >> in_area[figure] & 1:
            yield from _standing(state, figure)


def table_events(tables: CompiledScenario, state: State) -> list[Event]:
    """The events that describe the table and the hands. A game begins with them."""
    found: list[Event] = [game_events.Start("start", state.players)]
    for seat in range(state.players):
        found += _of_marine(state, seat)
    found += _areas_and_figures(tables, state)
    found += [
        game_events.Token("token", number, tokens_on_board.space_of(tables, state, number))
        for number in each_number(state.lying)
    ]
    found += [board_events.Door("door", number, 1, -1) for number in each_number(state.doors)]
    found += [kit_events.Key("key", number) for number in each_number(state.keys)]
    found.append(card_events.Draw("draw", len(state.hand), state.hand))
    if state.frags:
        found.append(harm_events.Frag("frag", state.frags))
    found.append(game_events.Round("round", state.round))
    return found


def _standing(state: State, figure: int) -> Iterator[Event]:
    """The events that place a figure at its current place."""
    yield figure_events.Place(
        "place", figure, state.kind[figure], state.at[figure], state.shape[figure], state.left[figure], "set-up"
    )
    if state.owner[figure] >= 0:
        yield figure_events.Bot("bot", figure, state.owner[figure])
