"""Events that describe what is on the table, with which a game from a position begins."""

from collections.abc import Iterator

from kneedeep.rules import Event, game_events
from kneedeep.rules.doom2016 import event_types
from kneedeep.rules.doom2016.board import tokens_on_map
from kneedeep.rules.doom2016.parts import CompiledScenario, State, each_number


def _of_marine(state: State, seat: int) -> Iterator[Event]:
    if state.squad_card[seat] >= 0:
        yield event_types.Squad("squad", seat, state.squad_card[seat])
    if state.class_card[seat] >= 0:
        yield event_types.Class("class", seat, state.class_card[seat])
    for weapon in state.weapons[seat]:
        yield event_types.Kit("kit", seat, weapon)
    for number in state.carries[seat]:
        yield event_types.Item("item", seat, number, 1)
    yield event_types.Dealt("dealt", seat, len(state.hand[seat]))


def table_events(tables: CompiledScenario, state: State) -> list[Event]:
    """Events that describe all that is on the table and in hands: a game begins with them."""
    found: list[Event] = [game_events.Start("start", state.players)]
    for seat in range(state.players):
        found += _of_marine(state, seat)
    for number in each_number(state.lying):
        bits = tokens_on_map.bits_of(tables, state, number)
        found.append(game_events.Token("token", number, bits.bit_length() - 1 if bits else -1))
        if tables.tokens[number].type.linked == "active" and state.pads & bits and state.course.used >> number & 1:
            found.append(event_types.Pad("pad", number))
    found += [
        event_types.Place("place", figure, state.kind[figure], state.at[figure], state.shape[figure], "set-up")
        for figure in (*state.squad, *state.crowd, *state.others)
    ]
    found += [event_types.Demon("demon", kind, 1) for kind in each_number(state.faceup)]
    found += [event_types.Door("door", number, -1) for number in each_number(state.doors)]
    if state.event_hand:
        found.append(event_types.Drawn("drawn", len(state.event_hand)))
    if state.frags:
        found.append(event_types.Frag("frag", state.frags))
    if state.round > 1:
        found.append(game_events.Round("round", state.round))
    return found
