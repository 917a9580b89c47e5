"""Invaders coming to the board: area set-up, spawn cards, figure limits, recycling.

Rule: 2004 rulebook p. 7 (step 2: spawn) and its example; B-45 to B-47, RUL-18, RUL-80 to RUL-84, RUL-96.
"""

from kneedeep.rules.doom2004.actions import Action, OfFigure, OfKind, SetUp
from kneedeep.rules.doom2004.areas import area_setup, exploration
from kneedeep.rules.doom2004.board.figures import count_of, put
from kneedeep.rules.doom2004.board.free_places import free_places
from kneedeep.rules.doom2004.event_texts import card_events, figure_events
from kneedeep.rules.doom2004.harm import wounds
from kneedeep.rules.doom2004.parts import INVADER, OFF, CompiledScenario, State, action_kind, ask, stage_kind
from kneedeep.rules.doom2004.script import script_hooks
from kneedeep.rules.doom2004.stages import SettingUp, Spawning
from kneedeep.rules.numbers import KindNumber, SpaceNumber

ANYWHERE = -1


def _set_up_run(tables: CompiledScenario, state: State, stage: SettingUp) -> bool:
    state.stack.pop()
    if not (left := area_setup.set_up_plain(tables, state, stage.setups)):
        exploration.look_again(tables, state)
        return False
    state.stack.append(SettingUp("setting-up", left))
    return ask(state, INVADER)


def _set_up_options(tables: CompiledScenario, state: State, stage: SettingUp) -> list[Action]:
    setup = area_setup.swapped_setup(tables, state, tables.setups[stage.setups[0]])
    if count_of(state, setup.kind) >= tables.kinds[setup.kind].limit:
        return [
            *(("recycle", figure) for figure in area_setup.recyclable(tables, state, setup.kind)),
            ("forgo", setup.kind),
        ]
    return [("set", setup.kind, anchor, shape) for anchor, shape in area_setup.spots_of(tables, state, setup)]


def _set(tables: CompiledScenario, state: State, action: SetUp) -> None:
    """Place the current figure of the set-up or of a spawn card."""
    _, kind, anchor, shape = action
    stage: SettingUp | Spawning = state.stack[-1]
    if isinstance(stage, SettingUp):
        state.stack[-1] = SettingUp("setting-up", stage.setups[1:])
        area_setup.put_down(
            tables, state, area_setup.swapped_setup(tables, state, tables.setups[stage.setups[0]]), anchor, shape
        )
    else:
        state.stack[-1] = stage._replace(kinds=_less(stage.kinds, kind))
        put(tables, state, kind, anchor, shape, tables.kinds[kind].wounds, -1, "spawn")


def _less(group: tuple[tuple[KindNumber, int], ...], kind: int) -> tuple[tuple[KindNumber, int], ...]:
    return tuple((one, count - (one == kind)) for one, count in group if count > (one == kind))


def _recycle(tables: CompiledScenario, state: State, action: OfFigure) -> None:
    """Take a figure off the board. This is not a kill. Rule: RUL-80."""
    _, figure = action
    state.tell(figure_events.Removed("removed", figure, "recycled"))
    if state.setup[figure] >= 0:
        state.course = state.course._replace(gone=state.course.gone | 1 << state.setup[figure])
    wounds.remove(tables, state, figure)
    if state.peeking:
        exploration.look_again(tables, state)


def _forgo(tables: CompiledScenario, state: State, action: OfKind) -> None:
    stage: SettingUp | Spawning = state.stack[-1]
    if isinstance(stage, SettingUp):
        state.stack[-1] = SettingUp("setting-up", stage.setups[1:])
        area_setup.leave_out(tables, state, area_setup.swapped_setup(tables, state, tables.setups[stage.setups[0]]))
    else:
        _, kind = action
        state.stack[-1] = stage._replace(kinds=_less(stage.kinds, kind))
        state.tell(card_events.Lost("lost", kind, 1))


def unseen(tables: CompiledScenario, state: State) -> int:
    """The revealed spaces that no marine sees, past walls, shut doors, obstacles, marines and bots.

    Invaders hide nothing. Rule: 2004 rulebook p. 7; RUL-82, RUL-83.
    """
    # Asked several times for every figure of a spawn card, between which no marine moves.
    asked = state.ground, state.revealed, state.marine_bits, state.other_bits, state.at[: state.players]
    before, hidden = tables.stock.unseen
    if asked != before:
        hidden = _unseen(tables, state)
        tables.stock.unseen = asked, hidden
    return hidden


def _unseen(tables: CompiledScenario, state: State) -> int:
    hidden = state.revealed
    marines = [seat for seat in range(state.players) if state.at[seat] != OFF]
    for seat in marines:
        at = state.at[seat]
        seen = state.ground.visible[at]
        others = (
            0 if tables.parameters.spawn_figures_transparent else (state.marine_bits | state.other_bits) & ~(1 << at)
        )
        if others:
            # Also of somebody whose own space is not seen.
            seen &= ~tables.terrain.shadow(at, others)
        hidden &= ~seen
    if tables.parameters.spawn_band is not None and marines:
        hidden &= _in_band(tables, state, [state.at[seat] for seat in marines])
    return hidden


def _in_band(tables: CompiledScenario, state: State, spaces: list[int]) -> int:
    """The spaces whose distance from the nearest marine is in the spawn band."""
    assert tables.parameters.spawn_band is not None
    nearest, farthest = tables.parameters.spawn_band
    near = far = 0
    for space in spaces:
        if nearest > 0:
            near |= state.ground.ball(space, nearest - 1, state.revealed, past=state.blocked)
        far |= state.ground.ball(space, farthest, state.revealed, past=state.blocked)
    return far & ~near


def spawn_places(tables: CompiledScenario, state: State, kind: int, place: int) -> list[tuple[SpaceNumber, int]]:
    """The (anchor, shape) where a figure of a kind may be spawned, in one spawn area or ANYWHERE allowed."""
    return free_places(tables, state, tables.kinds[kind].shape, spawn_spaces(tables, state, kind, place))


def spawn_spaces(tables: CompiledScenario, state: State, kind: int, place: int) -> int:
    """The spaces that a spawned figure of a kind may cover if nothing is there."""
    return _spawn_area(tables, state, kind, place) & unseen(tables, state)


def _spawn_area(tables: CompiledScenario, state: State, kind: int, place: int) -> int:
    """The spaces of the spawn areas that a kind can use now. Without any spawn area: the whole revealed board."""
    if place != ANYWHERE:
        return tables.spawn_bits[place] & state.revealed
    if not tables.has_spawn_areas:
        return state.revealed
    found = 0
    for number, spawn in enumerate(tables.spawns):
        if spawn.side != "invaders" or (spawn.only and tables.kinds[kind].id not in spawn.only):
            continue
        if tables.spawn_open(state, spawn, script_hooks.holds):
            found |= tables.spawn_bits[number]
    return found & state.revealed


def fits_any(tables: CompiledScenario, state: State, group: tuple[tuple[int, int], ...], place: int = ANYWHERE) -> bool:
    """Whether at least one figure of a group (kind, count) can be spawned now. Rule: RUL-80, RUL-81."""
    return any(
        spawn_places(tables, state, kind, place)
        if count_of(state, kind) < tables.kinds[kind].limit
        else area_setup.recyclable(tables, state, kind)
        for kind, _count in group
    )


def _spawn_run(tables: CompiledScenario, state: State, stage: Spawning) -> bool:
    if fits_any(tables, state, stage.kinds, stage.area):
        return ask(state, INVADER)
    state.stack.pop()
    if state.events is not None:
        state.events += [card_events.Lost("lost", kind, count) for kind, count in stage.kinds]
    return False


def _spawn_options(tables: CompiledScenario, state: State, stage: Spawning) -> list[Action]:
    """All that fit must be placed. The invader chooses order, spaces and recycled figures. Rule: RUL-81."""
    found: list[Action] = []
    for kind, _count in stage.kinds:
        if count_of(state, kind) < tables.kinds[kind].limit:
            places = spawn_places(tables, state, kind, stage.area)
            found += [("set", kind, anchor, shape) for anchor, shape in places]
        elif taken := area_setup.recyclable(tables, state, kind):
            found += [("recycle", figure) for figure in taken]
            found.append(("forgo", kind))
    return found


ACTIONS = (action_kind("set", _set), action_kind("recycle", _recycle), action_kind("forgo", _forgo))
STAGES = (
    stage_kind("setting-up", SettingUp, _set_up_run, _set_up_options),
    stage_kind("spawning", Spawning, _spawn_run, _spawn_options),
)
