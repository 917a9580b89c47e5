"""The set-up of a game: marines, cards, start area, the invader's hand, choices and draws.

Rule: 2004 rulebook p. 6 (game set-up); B-07; scenario format, `setup`, `choices`, `in: AREA`.
"""

from kneedeep.rules import game_events
from kneedeep.rules.doom2004.areas import deck_choice, exploration
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.board.figures import put_marine
from kneedeep.rules.doom2004.event_texts import board_events, card_events, figure_events, kit_events
from kneedeep.rules.doom2004.invader import deck
from kneedeep.rules.doom2004.kit import marine_cards
from kneedeep.rules.doom2004.parts import AMMO, Action, AtSpace, CompiledScenario, action_kind, each_number, stage_kind
from kneedeep.rules.doom2004.script import script_hooks
from kneedeep.rules.doom2004.stages import PlayerTurn
from kneedeep.rules.doom2004.state import INVADER, OFF, State
from kneedeep.rules.doom2004.tables.figure_kinds import MARINE
from kneedeep.rules.numbers import FigureNumber, KindNumber, Seat, SpaceNumber, each_space
from kneedeep.rules.rng import Stream, shuffled
from kneedeep.rules.script import entry_choice
from kneedeep.rules.shared_stages import Hiding, Opening
from kneedeep.rules.stage import ask, no_options, skip


def begin(tables: CompiledScenario, seed: int) -> State:
    """The initial state of a game with this seed, before its first decision."""
    state = _blank(tables, seed)
    p = tables.parameters
    for number, door in enumerate(tables.board.doors):
        if door.stands and (door.element.open or (door.kind == "passage" and door.element.needs is None)):
            state.doors |= 1 << number
    tokens_on_board.stand_on(tables, state)
    dealt = shuffled(state, Stream.SETUP, tuple(range(len(tables.marine_cards))))
    state.cards = tuple(
        tuple(tables.marine_cards[number] for number in sorted(dealt[seat * p.cards : (seat + 1) * p.cards]))
        for seat in range(tables.marines)
    )
    for seat in range(tables.marines):
        state.left[seat] = marine_cards.full_wounds(tables, state, seat)
        state.armor[seat] = marine_cards.full_armor(tables, state, seat)
    state.stack = [PlayerTurn("turn", 0, 0), Opening("opening")]
    entry_choice.begin(tables, state)
    deck_choice.begin(tables, state)
    return state


def _blank(tables: CompiledScenario, seed: int) -> State:
    """A state with an empty board and all marines off it."""
    n, p = tables.marines, tables.parameters
    state = State.blank(n, seed)
    state.player = INVADER
    state.cards = ((),) * n
    for name in ("hand", "deck", "discard", "squad", "crowd", "others", "watchers", "sharing", "sealed", "moved"):
        setattr(state, name, ())
    state.worn, state.marks = (), ()
    for name in ("setup", "owner", "back", "fragged_at"):
        setattr(state, name, [-1] * n)
    for name in ("spares", "berserk", "items"):
        setattr(state, name, [()] * n)
    state.at, state.kind, state.left, state.armor = [OFF] * n, [KindNumber(MARINE)] * n, [p.wounds] * n, [p.armor] * n
    state.ammo = [p.bullets, p.rockets, p.cells] * n
    return state


def _opening_run(tables: CompiledScenario, state: State, stage: Opening) -> bool:
    """Set up the start area, place the marines in it, deal the invader's hand."""
    state.stack.pop()
    if state.events is not None:
        state.events.append(game_events.Start("start", state.players))
        for seat in range(state.players):
            state.events.append(card_events.Dealt("dealt", seat, state.cards[seat]))
            state.events.append(kit_events.Armor("armor", seat, state.armor[seat]))
            state.events += [
                kit_events.Kit("kit", seat, ammo, state.ammo[3 * seat + ammo]) for ammo in range(len(AMMO))
            ]
        state.events += [board_events.Door("door", number, 1, -1) for number in each_number(state.doors)]
    state.stack += [
        Hiding("hide", piece.number)
        for piece in reversed(tables.pieces)
        if not piece.spaces
        and piece.element.in_area
        and not piece.placed
        and (not piece.choice or state.course.set_up >> piece.number & 1)
    ]
    script_hooks.read(state, tables.scenario.briefing)
    script_hooks.read(state, tables.scenario.objective)
    for seat, space in enumerate(tables.starts):
        put_marine(tables, state, Seat(FigureNumber(seat)), SpaceNumber(space))
        state.tell(figure_events.Place("place", seat, MARINE, space, 0, state.left[seat], "set-up"))
    exploration.reveal(tables, state, tables.start_area)
    deck.draw(tables, state, tables.parameters.hand)
    exploration.look_again(tables, state)
    state.tell(game_events.Round("round", 1))
    return False


def _hide_run(tables: CompiledScenario, state: State, stage: Hiding) -> bool:
    """The invader chooses the space of a token in its area at set-up."""
    return ask(state, INVADER) if _hide_options(tables, state, stage) else skip(state)


def _hide_options(tables: CompiledScenario, state: State, stage: Hiding) -> list[Action]:
    area = tables.area_bits[tables.pieces[stage.token].area]
    blocked = 0
    for piece in tables.pieces:
        if piece.type.blocks_steps:
            blocked |= piece.bits
    return [("hide", space) for space in each_space(area & ~blocked)]


def _hide(tables: CompiledScenario, state: State, action: AtSpace) -> None:
    number = state.stack.pop().token
    _, space = action
    tokens_on_board.move_to(tables, state, number, space)
    state.course = state.course._replace(set_up=state.course.set_up | 1 << number)
    if state.areas >> tables.pieces[number].area & 1:
        tokens_on_board.lay(tables, state, number)
        tokens_on_board.refresh_tokens(tables, state)


ACTIONS = (action_kind("hide", _hide),)
STAGES = (
    stage_kind("opening", Opening, _opening_run, no_options),
    stage_kind("hide", Hiding, _hide_run, _hide_options, situation=lambda n, t, s, stage: n.token(stage.token)),
)
