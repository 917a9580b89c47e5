"""Places figures and tokens of the set-up or a step at their place in the file, else as near as possible."""

from kneedeep.board.summoning import Summoning as PortalSpaces
from kneedeep.rules.doom2016 import event_texts
from kneedeep.rules.doom2016.board import tokens_on_map
from kneedeep.rules.doom2016.board.figures import add, occupied
from kneedeep.rules.doom2016.decks import demon_cards
from kneedeep.rules.doom2016.parts import CompiledScenario, SpaceNumber, State
from kneedeep.rules.doom2016.tables.ground import SHAPE_OF


def set_up(tables: CompiledScenario, state: State, number: int, why: str) -> None:
    """Put a figure of the file on the map. If its place is taken, use the nearest place where it fits."""
    setup = tables.setups[number]
    taken = occupied(state)
    anchor, shape = setup.anchor, setup.shape
    body = tables.body(state.ground, anchor, shape)
    if not body or body & (taken | state.ground.moves.blocked):
        portal = PortalSpaces(state.ground.moves, anchor, "touch", "nearest")
        if not (places := portal.nearest(tables.size_of(setup.kind), taken | state.ground.moves.blocked)):
            state.tell(event_texts.Lost("lost", setup.kind, 1))
            return
        anchor, shape = SpaceNumber(places[0].anchor), SHAPE_OF[places[0].size]
    add(tables, state, setup.kind, anchor, shape, number, why)
    demon_cards.turn_up(tables, state, setup.kind)


def lay_token(tables: CompiledScenario, state: State, number: int, space: int = -1) -> None:
    """Put a token on a space (-1: its printed one). Portals become ready to summon, active teleporters active."""
    token = tables.tokens[number]
    if token.type.summons:
        state.portals |= 1 << number
    tokens_on_map.lay(tables, state, number, space)
    if token.type.linked == "active" and token.element.active and token.element.needs is None:
        state.pads |= tokens_on_map.bits_of(tables, state, number)
