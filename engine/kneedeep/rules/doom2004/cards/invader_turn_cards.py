"""Event cards played in the invader's turn."""

from collections.abc import Sequence

from kneedeep.rules import game_events
from kneedeep.rules.doom2004 import parts
from kneedeep.rules.doom2004.areas import exploration
from kneedeep.rules.doom2004.board.figures import everybody, relocate
from kneedeep.rules.doom2004.cards.event_card import NOTHING, EventCard, always, while_there
from kneedeep.rules.doom2004.combat import targeting
from kneedeep.rules.doom2004.event_texts import board_events
from kneedeep.rules.doom2004.harm import wounds
from kneedeep.rules.doom2004.invader import deck, spawns
from kneedeep.rules.doom2004.movement import doors
from kneedeep.rules.doom2004.stages import DISCARDING

CHARGE_POINTS = 2
"""The movement points that Charge adds."""
BURSTING = ("trite", "cherub")
"""The kinds that Tick Blast can burst."""
JUMP_SPACES = 4
"""The distance of a Wraith Jump, in spaces."""
WOUNDS = 1


def _can_spawn(tables: parts.CompiledScenario, state: parts.State, figure: int, other: int) -> Sequence[int]:
    return (NOTHING,) if any(tables.cards[card].spawn for card in state.hand) else ()


def _ambush(tables: parts.CompiledScenario, state: parts.State, aim: int, figure: int, other: int) -> None:
    """Ambush: one more spawn card this turn. A guess, as its data file says."""
    state.spawn_cards -= 1


def _charge(tables: parts.CompiledScenario, state: parts.State, aim: int, figure: int, other: int) -> None:
    """Charge: an invader gets CHARGE_POINTS in an activation. The number is a guess, as its data file says."""
    for place, stage in enumerate(state.stack):
        if isinstance(stage, parts.Activation) and stage.figure == figure:
            state.stack[place] = stage._replace(points=stage.points + CHARGE_POINTS)


def _draw(tables: parts.CompiledScenario, state: parts.State, aim: int, figure: int, other: int) -> None:
    """Dark Summons: the invader draws 2 more cards. A guess, as its data file says."""
    if len(state.hand) + 2 > tables.parameters.hand_max:
        state.stack.append(DISCARDING)
    deck.draw(tables, state, 2)


def _shut_doors(tables: parts.CompiledScenario, state: parts.State, figure: int, other: int) -> Sequence[int]:
    return [
        number
        for number, door in enumerate(tables.doors)
        if door.kind != doors.PASSAGE and not state.doors >> number & 1 and door.touching & state.revealed
    ]


def _seal(tables: parts.CompiledScenario, state: parts.State, aim: int, figure: int, other: int) -> None:
    """Sealed In: no marine can open a shut door until the end of the next round. A guess, as its data file says."""
    state.sealed = (*state.sealed, (aim, state.round + 1))
    state.tell(board_events.Seal("seal", aim, state.round + 1))


def _smashable(tables: parts.CompiledScenario, state: parts.State, figure: int, other: int) -> Sequence[int]:
    return [
        number
        for number, door in enumerate(tables.doors)
        if door.kind not in (doors.AIRLOCK, doors.PASSAGE)
        and not state.smashed >> number & 1
        and door.touching & state.revealed
    ]


def _smash(tables: parts.CompiledScenario, state: parts.State, aim: int, figure: int, other: int) -> None:
    """Smash: a door is destroyed, a security door too, but no airlock.

    Rule: 2004 rulebook p. 9 (doors); B-34. No source says when it is played; at the start of the invader's turn is a
    ruling of this project.
    """
    doors.smash(tables, state, aim)


def _seen_marines(tables: parts.CompiledScenario, state: parts.State, figure: int, other: int) -> Sequence[int]:
    return [
        seat
        for seat in range(state.players)
        if state.at[seat] != parts.OFF
        and any(targeting.sees_figure(tables, state, invader, seat) for invader in state.crowd)
    ]


def _burn(tables: parts.CompiledScenario, state: parts.State, aim: int, figure: int, other: int) -> None:
    """Soul Fire: a marine in sight of an invader suffers a wound. A guess, as its data file says."""
    wounds.wound(tables, state, aim, WOUNDS, "soul fire")


def _bursting(tables: parts.CompiledScenario, state: parts.State, figure: int, other: int) -> Sequence[int]:
    return [one for one in state.crowd if tables.kinds[state.kind[one]].id in BURSTING]


def _burst(tables: parts.CompiledScenario, state: parts.State, aim: int, figure: int, other: int) -> None:
    """Tick Blast: a small crawling or flying invader bursts and hurts everybody beside it. A guess, as its file says."""
    if state.at[aim] == parts.OFF:
        return
    beside = state.ground.beside[state.at[aim]]
    wounds.kill(tables, state, aim, "tick blast")
    for one in sorted((*state.squad, *state.crowd, *state.others)):
        if state.body[one] & beside:
            wounds.wound(tables, state, one, WOUNDS, "tick blast")
    exploration.look_again(tables, state)


def _hidden_near(tables: parts.CompiledScenario, state: parts.State, figure: int, other: int) -> Sequence[int]:
    if state.at[figure] == parts.OFF or state.shape[figure]:
        return ()
    near = state.ground.ball(state.at[figure], JUMP_SPACES, state.revealed)
    return list(parts.each_number(near & spawns.unseen(tables, state) & ~everybody(state) & ~state.blocked))


def _jump(tables: parts.CompiledScenario, state: parts.State, aim: int, figure: int, other: int) -> None:
    """Wraith Jump: an invader comes to a hidden space near it before it is activated. A guess, as its data file says."""
    if state.at[figure] == parts.OFF:
        return
    relocate(tables, state, parts.FigureNumber(figure), parts.SpaceNumber(aim), 0, 1 << aim)
    state.tell(game_events.Teleport("teleport", figure, aim))
    exploration.look_after_move(tables, state, figure)


CARDS = (
    EventCard("ambush", ("invader-start",), _can_spawn, _ambush),
    EventCard("charge", ("activation",), while_there, _charge),
    EventCard("dark-summons", ("invader-start",), always, _draw),
    EventCard("sealed-in", ("invader-start",), _shut_doors, _seal, "door"),
    EventCard("smash", ("invader-start",), _smashable, _smash, "door"),
    EventCard("soul-fire", ("invader-start",), _seen_marines, _burn, "figure"),
    EventCard("tick-blast", ("invader-start",), _bursting, _burst, "figure"),
    EventCard("wraith-jump", ("activation",), _hidden_near, _jump, "space"),
)
