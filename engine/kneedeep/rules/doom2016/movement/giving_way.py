"""Giving way: small figures under a large figure that ends its movement move to the nearest free spaces.

Rule: 2016 rulebook p. 14 (large figures); RUL16-80 to RUL16-85.
"""

from kneedeep.rules.doom2016 import event_texts
from kneedeep.rules.doom2016.board.figures import relocate
from kneedeep.rules.doom2016.invader import sighting
from kneedeep.rules.doom2016.marine import glory_kills
from kneedeep.rules.doom2016.names.game_names import Names
from kneedeep.rules.doom2016.parts import Action, AtSpace, CompiledScenario, action_kind, ask, skip, stage_kind
from kneedeep.rules.doom2016.passage import teleporters
from kneedeep.rules.doom2016.passage.small_passage import joined_pads, small_below
from kneedeep.rules.doom2016.stages import GiveWay
from kneedeep.rules.doom2016.state import INVADER, OFF, State
from kneedeep.rules.numbers import FigureNumber, SpaceNumber, each_space
from kneedeep.support.translation import tr


def begin(tables: CompiledScenario, state: State, figure: FigureNumber) -> None:
    """Make the small figures under a large figure give way before the game continues."""
    if state.shape[figure] and state.at[figure] != OFF and small_below(state, figure):
        state.stack.append(GiveWay("give-way", figure))


def _run(tables: CompiledScenario, state: State, stage: GiveWay) -> bool:
    if not (below := small_below(state, stage.figure)):
        return skip(state)
    spaces = _spaces(tables, state, below[0])
    if spaces.bit_count() <= 1:
        _move(tables, state, below[0], SpaceNumber(spaces.bit_length() - 1))
        return False
    return ask(state, below[0] if below[0] < state.players else INVADER)


def _spaces(tables: CompiledScenario, state: State, figure: int) -> int:
    """The nearest free spaces for a figure. Rule: RUL16-81."""
    taken = state.marine_bits | state.demon_bits | state.other_bits
    return state.ground.moves.nearest_free(state.at[figure], taken, joined_pads(tables, state, figure))


def _options(tables: CompiledScenario, state: State, stage: GiveWay) -> list[Action]:
    figure = small_below(state, stage.figure)[0]
    return [("give-way", space) for space in each_space(_spaces(tables, state, figure))]


def _give_way(tables: CompiledScenario, state: State, action: AtSpace) -> None:
    _, space = action
    _move(tables, state, small_below(state, state.stack[-1].figure)[0], space)


def _move(tables: CompiledScenario, state: State, figure: FigureNumber, space: SpaceNumber) -> None:
    """Move a figure. Without a free space it stays. Rule: RUL16-80, RUL16-84, house rule `displaced_enters`."""
    if space < 0:
        # The check is before the end of the movement (RUL16-83). Only another displacement can take the last space.
        state.stack.pop()
        return
    state.back[figure] = OFF
    relocate(tables, state, figure, space, 0, 1 << space)
    state.tell(event_texts.Displaced("displaced", figure, space, 0))
    if figure < state.players:
        if tables.parameters.displaced_enters:
            if (tables.pad_bits & ~state.pads) >> space & 1:
                teleporters.activate_at(tables, state, figure, space)
            glory_kills.try_at(tables, state, figure, space)
        if state.lookout & state.ground.view(space):
            sighting.look(tables, state, figure)


def _situation(n: Names, tables: CompiledScenario, state: State, stage: GiveWay) -> str:
    below = small_below(state, stage.figure)
    return (
        tr("{figure} gives way to {figure2}", figure=n.figure(below[0]), figure2=n.figure(stage.figure))
        if below
        else ""
    )


ACTIONS = (action_kind("give-way", _give_way),)
STAGES = (stage_kind("give-way", GiveWay, _run, _options, situation=_situation),)
