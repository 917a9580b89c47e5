"""Set-up of the figures of an area: their order, their places, and the figures recycled for them.

Rule: B-45 to B-47, RUL-18, RUL-80, RUL-96.
"""

from kneedeep.rules.doom2004.areas import deck_choice
from kneedeep.rules.doom2004.board.figures import count_of, everybody, put
from kneedeep.rules.doom2004.board.free_places import free_places, nearest_places
from kneedeep.rules.doom2004.event_texts import card_events
from kneedeep.rules.doom2004.parts import CompiledScenario, FigureNumber, SpaceNumber, State
from kneedeep.rules.doom2004.stages import SettingUp
from kneedeep.rules.doom2004.tables.figure_kinds import FigureSetup


def set_up(tables: CompiledScenario, state: State, numbers: tuple[int, ...]) -> None:
    """Set figures up, first those with a name, group or load. The invader makes the choices.

    Rule: RUL-18, RUL-96.
    """
    order = sorted(numbers, key=lambda number: (not _goes_first(tables, tables.setups[number]), number))
    if left := set_up_plain(tables, state, tuple(order)):
        state.stack.append(SettingUp("setting-up", left))


def _goes_first(tables: CompiledScenario, setup: FigureSetup) -> bool:
    return _is_named(setup) or tables.kinds[setup.kind].id in tables.kinds_to_kill


def _is_named(setup: FigureSetup) -> bool:
    element = setup.element
    return bool(element.id or element.group or element.carries)


def set_up_plain(tables: CompiledScenario, state: State, numbers: tuple[int, ...]) -> tuple[int, ...]:
    """Set up figures from the front without choices. Returns the rest at the first choice."""
    for place, number in enumerate(numbers):
        setup = swapped_setup(tables, state, tables.setups[number])
        if count_of(state, setup.kind) >= tables.kinds[setup.kind].limit:
            if recyclable(tables, state, setup.kind):
                return numbers[place:]
            leave_out(tables, state, setup)
            continue
        spots = spots_of(tables, state, setup)
        if len(spots) > 1:
            return numbers[place:]
        if spots:
            put_down(tables, state, setup, *spots[0])
        else:
            leave_out(tables, state, setup)
    return ()


def swapped_setup(tables: CompiledScenario, state: State, setup: FigureSetup) -> FigureSetup:
    """The set-up with the kind that the invader chose as its substitute. A named figure is unchanged. Rule: B-07."""
    if not state.course.swaps or _is_named(setup):
        return setup
    kind = deck_choice.swapped(tables, state, setup.kind)
    alike = tables.kinds[kind].shape == tables.kinds[setup.kind].shape
    wounds = setup.element.wounds or tables.kinds[kind].wounds
    return setup.having(kind=kind, shape=setup.shape if alike else tables.kinds[kind].shape, wounds=wounds)


def spots_of(tables: CompiledScenario, state: State, setup: FigureSetup) -> list[tuple[SpaceNumber, int]]:
    """The possible places of a figure of the set-up: its place, else the nearest. Without a place, all of its area."""
    if setup.anchor < 0:
        within = tables.area_bits[setup.area] if setup.area >= 0 else state.revealed
        return free_places(tables, state, setup.shape, within)
    cover = tables.terrain.cover[setup.shape][setup.anchor]
    taken = everybody(state) | state.blocked
    if not cover & taken and not cover & ~state.revealed and state.ground.fits(setup.shape, setup.anchor):
        return [(setup.anchor, setup.shape)]
    return nearest_places(tables, state, setup.shape, setup.anchor, setup.shape)


def put_down(tables: CompiledScenario, state: State, setup: FigureSetup, anchor: SpaceNumber, shape: int) -> None:
    """Put a figure of the set-up on the board."""
    put(tables, state, setup.kind, anchor, shape, setup.wounds, setup.number, "set-up")


def leave_out(tables: CompiledScenario, state: State, setup: FigureSetup) -> None:
    """Leave out a figure that can't be set up. For `clear` it counts as removed."""
    state.course = state.course._replace(gone=state.course.gone | 1 << setup.number)
    state.tell(card_events.Lost("lost", setup.kind, 1))


def recyclable(tables: CompiledScenario, state: State, kind: int) -> list[FigureNumber]:
    """The figures of a kind that may be taken off for use elsewhere. Rule: RUL-80, RUL-96."""
    found = []
    last = _needed(tables, state, kind)
    for figure in state.crowd:
        if state.kind[figure] == kind:
            named = state.setup[figure] >= 0 and _is_named(tables.setups[state.setup[figure]])
            if tables.parameters.recycle_named or not (named or last):
                found.append(figure)
    return found


def _needed(tables: CompiledScenario, state: State, kind: int) -> bool:
    """True if all figures of a kind on the board must still be killed for a condition of the script."""
    asked = tables.kinds_to_kill.get(tables.kinds[kind].id, 0)
    return bool(asked) and count_of(state, kind) <= asked - dict(state.course.killed).get(tables.kinds[kind].id, 0)
