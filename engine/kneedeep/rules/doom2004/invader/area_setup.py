"""Setting up the figures of an area: who comes first, where, and who is taken off for it.

Rule: B-45 to B-47, RUL-18, RUL-80, RUL-96.
"""

from __future__ import annotations

from kneedeep.rules.doom2004.board.figure_setups import FigureSetup
from kneedeep.rules.doom2004.board.figures import count_of, everybody, put
from kneedeep.rules.doom2004.board.free_places import free_places, nearest_places
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.invader import deck_choice
from kneedeep.rules.doom2004.stages import SettingUp
from kneedeep.rules.doom2004.state import State


def set_up(t: CompiledScenario, s: State, numbers: tuple[int, ...]) -> None:
    """Set figures up, those with a name, group or load first; where there is a choice the invader makes it.

    Rule: RUL-18, RUL-96.
    """
    order = sorted(numbers, key=lambda number: (not _goes_first(t, t.setups[number]), number))
    left = set_up_plain(t, s, tuple(order))
    if left:
        s.stack.append(SettingUp("setting-up", left))


def _goes_first(t: CompiledScenario, setup: FigureSetup) -> bool:
    return _is_named(setup) or t.kinds[setup.kind].id in t.kinds_to_kill


def _is_named(setup: FigureSetup) -> bool:
    element = setup.element
    return bool(element.id or element.group or element.carries)


def set_up_plain(t: CompiledScenario, s: State, numbers: tuple[int, ...]) -> tuple[int, ...]:
    """Set up from the front what leaves no choice; return what is left when one must be made."""
    for place, number in enumerate(numbers):
        setup = swapped_setup(t, s, t.setups[number])
        if count_of(s, setup.kind) >= t.kinds[setup.kind].limit:
            if recyclable(t, s, setup.kind):
                return numbers[place:]
            leave_out(t, s, setup)
            continue
        spots = spots_of(t, s, setup)
        if len(spots) > 1:
            return numbers[place:]
        if spots:
            put_down(t, s, setup, *spots[0])
        else:
            leave_out(t, s, setup)
    return ()


def swapped_setup(t: CompiledScenario, s: State, setup: FigureSetup) -> FigureSetup:
    """The set-up with the kind that the invader lets stand in for its own; a named figure stays what it is. Rule: B-07."""
    if not s.course.swaps or _is_named(setup):
        return setup
    kind = deck_choice.swapped(t, s, setup.kind)
    alike = t.kinds[kind].shape == t.kinds[setup.kind].shape
    wounds = setup.element.wounds or t.kinds[kind].wounds
    return setup._replace(kind=kind, shape=setup.shape if alike else t.kinds[kind].shape, wounds=wounds)


def spots_of(t: CompiledScenario, s: State, setup: FigureSetup) -> list[tuple[int, int]]:
    """Where a figure of the set-up may go: its place, else the nearest ones; anywhere in its area if it has none."""
    if setup.anchor < 0:
        within = t.area_bits[setup.area] if setup.area >= 0 else s.revealed
        return free_places(t, s, setup.shape, within)
    cover = t.terrain.cover[setup.shape][setup.anchor]
    taken = everybody(s) | s.blocked
    if not cover & taken and not cover & ~s.revealed and s.ground.fits(setup.shape, setup.anchor):
        return [(setup.anchor, setup.shape)]
    return nearest_places(t, s, setup.shape, setup.anchor, setup.shape)


def put_down(t: CompiledScenario, s: State, setup: FigureSetup, anchor: int, shape: int) -> None:
    """Put a figure of the set-up on the board."""
    put(t, s, setup.kind, anchor, shape, setup.wounds, setup.number, "set-up")


def leave_out(t: CompiledScenario, s: State, setup: FigureSetup) -> None:
    """Leave a figure out that can't be set up; for `clear` it counts as gone."""
    s.course = s.course._replace(gone=s.course.gone | 1 << setup.number)
    if s.events is not None:
        s.events.append(("lost", setup.kind, 1))


def recyclable(t: CompiledScenario, s: State, kind: int) -> list[int]:
    """Return the figures of a kind that may be taken off for use elsewhere. Rule: RUL-80, RUL-96."""
    found = []
    last = _needed(t, s, kind)
    for figure in s.crowd:
        if s.kind[figure] == kind:
            named = s.setup[figure] >= 0 and _is_named(t.setups[s.setup[figure]])
            if t.parameters.recycle_named or not (named or last):
                found.append(figure)
    return found


def _needed(t: CompiledScenario, s: State, kind: int) -> bool:
    """Whether all figures of a kind on the board have still to be killed for a condition of the script."""
    asked = t.kinds_to_kill.get(t.kinds[kind].id, 0)
    return bool(asked) and count_of(s, kind) <= asked - dict(s.course.killed).get(t.kinds[kind].id, 0)
