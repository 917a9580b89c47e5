"""Bringing invaders to the board: setting up an area, spawn cards, figure limits, recycling.

Rule: 2004 rulebook p. 7 (step 2: spawn) and its example; B-45 to B-47, RUL-18, RUL-80 to RUL-84, RUL-96.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kneedeep.rules.action import Action, ActionKind, Field
from kneedeep.rules.doom2004.board import exploration
from kneedeep.rules.doom2004.board.figures import count_of, put
from kneedeep.rules.doom2004.board.free_places import free_places
from kneedeep.rules.doom2004.combat import wounds
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.invader import area_setup
from kneedeep.rules.doom2004.script import script_hooks
from kneedeep.rules.doom2004.stages import SettingUp, Spawning
from kneedeep.rules.doom2004.state import INVADER, OFF, State
from kneedeep.rules.doom2004.text.action_text import SHAPE_WORDS, figure_at
from kneedeep.rules.stage import StageKind

if TYPE_CHECKING:
    from kneedeep.rules.doom2004.text.game_names import Names

ANYWHERE = -1


def _set_up_run(t: CompiledScenario, s: State, stage: SettingUp) -> bool:
    s.stack.pop()
    left = area_setup.set_up_plain(t, s, stage.setups)
    if not left:
        exploration.look_again(t, s)
        return False
    s.stack.append(SettingUp("setting-up", left))
    s.player = INVADER
    return True


def _set_up_options(t: CompiledScenario, s: State, stage: SettingUp) -> list[Action]:
    setup = area_setup.swapped_setup(t, s, t.setups[stage.setups[0]])
    if count_of(s, setup.kind) >= t.kinds[setup.kind].limit:
        return [
            *(("recycle", figure) for figure in area_setup.recyclable(t, s, setup.kind)),
            ("forgo", setup.kind),
        ]
    return [("set", setup.kind, anchor, shape) for anchor, shape in area_setup.spots_of(t, s, setup)]


def _set(t: CompiledScenario, s: State, action: Action) -> None:
    """Put down the figure whose turn it is, of the set-up or of a spawn card."""
    _, kind, anchor, shape = action
    stage: SettingUp | Spawning = s.stack[-1]
    if isinstance(stage, SettingUp):
        s.stack[-1] = SettingUp("setting-up", stage.setups[1:])
        area_setup.put_down(t, s, area_setup.swapped_setup(t, s, t.setups[stage.setups[0]]), anchor, shape)
    else:
        s.stack[-1] = stage._replace(kinds=_less(stage.kinds, kind))
        put(t, s, kind, anchor, shape, t.kinds[kind].wounds, -1, "spawn")


def _less(group: tuple[tuple[int, int], ...], kind: int) -> tuple[tuple[int, int], ...]:
    return tuple((one, count - (one == kind)) for one, count in group if count > (one == kind))


def _recycle(t: CompiledScenario, s: State, action: Action) -> None:
    """Take a figure off the board; it is no kill. Rule: RUL-80."""
    figure = action[1]
    if s.events is not None:
        s.events.append(("removed", figure, "recycled"))
    if s.setup[figure] >= 0:
        s.course = s.course._replace(gone=s.course.gone | 1 << s.setup[figure])
    wounds.remove(t, s, figure)
    if s.peeking:
        exploration.look_again(t, s)


def _forgo(t: CompiledScenario, s: State, action: Action) -> None:
    stage: SettingUp | Spawning = s.stack[-1]
    if isinstance(stage, SettingUp):
        s.stack[-1] = SettingUp("setting-up", stage.setups[1:])
        area_setup.leave_out(t, s, area_setup.swapped_setup(t, s, t.setups[stage.setups[0]]))
    else:
        s.stack[-1] = stage._replace(kinds=_less(stage.kinds, action[1]))
        if s.events is not None:
            s.events.append(("lost", action[1], 1))


def unseen(t: CompiledScenario, s: State) -> int:
    """Return the revealed spaces that no marine sees, past walls, shut doors, obstacles, marines and bots.

    Invaders hide nothing. Rule: 2004 rulebook p. 7; RUL-82, RUL-83.
    """
    # Asked several times for every figure of a spawn card, between which no marine moves.
    asked = s.ground, s.revealed, s.marine_bits, s.other_bits, s.at[: s.players]
    before, hidden = t.stock.unseen
    if asked != before:
        hidden = _unseen(t, s)
        t.stock.unseen = asked, hidden
    return hidden


def _unseen(t: CompiledScenario, s: State) -> int:
    hidden = s.revealed
    marines = [seat for seat in range(s.players) if s.at[seat] != OFF]
    for seat in marines:
        at = s.at[seat]
        seen = s.ground.visible[at]
        others = 0 if t.parameters.spawn_figures_transparent else (s.marine_bits | s.other_bits) & ~(1 << at)
        if others:
            # Also of somebody whose own space is not seen.
            seen &= ~t.terrain.shadow(at, others)
        hidden &= ~seen
    if t.parameters.spawn_band is not None and marines:
        hidden &= _in_band(t, s, [s.at[seat] for seat in marines])
    return hidden


def _in_band(t: CompiledScenario, s: State, spaces: list[int]) -> int:
    """The spaces whose distance from the nearest marine lies in the spawn band."""
    assert t.parameters.spawn_band is not None
    nearest, farthest = t.parameters.spawn_band
    near = far = 0
    for space in spaces:
        if nearest > 0:
            near |= s.ground.ball(space, nearest - 1, s.revealed, past=s.blocked)
        far |= s.ground.ball(space, farthest, s.revealed, past=s.blocked)
    return far & ~near


def spawn_places(t: CompiledScenario, s: State, kind: int, place: int) -> list[tuple[int, int]]:
    """Return the (anchor, shape) where a figure of a kind may be spawned, in one spawn area or ANYWHERE allowed."""
    within = _spawn_area(t, s, kind, place) & unseen(t, s)
    shape = t.kinds[kind].shape
    return free_places(t, s, shape, within) if within else []


def _spawn_area(t: CompiledScenario, s: State, kind: int, place: int) -> int:
    """The spaces of the scenario's spawn areas that serve a kind now; no entry at all: the whole revealed board."""
    if place != ANYWHERE:
        return t.spawn_bits[place] & s.revealed
    if not t.has_spawn_areas:
        return s.revealed
    found = 0
    for number, spawn in enumerate(t.spawns):
        if spawn.side != "invaders" or (spawn.only and t.kinds[kind].id not in spawn.only):
            continue
        if t.spawn_open(s, spawn, script_hooks.holds):
            found |= t.spawn_bits[number]
    return found & s.revealed


def fits_any(
    t: CompiledScenario, s: State, group: tuple[tuple[int, int], ...], place: int = ANYWHERE
) -> bool:
    """Return whether at least one figure of a group (kind, count) can be spawned now. Rule: RUL-80, RUL-81."""
    return any(
        spawn_places(t, s, kind, place)
        if count_of(s, kind) < t.kinds[kind].limit
        else area_setup.recyclable(t, s, kind)
        for kind, _count in group
    )


def _spawn_run(t: CompiledScenario, s: State, stage: Spawning) -> bool:
    if fits_any(t, s, stage.kinds, stage.area):
        s.player = INVADER
        return True
    s.stack.pop()
    if s.events is not None:
        s.events += [("lost", kind, count) for kind, count in stage.kinds]
    return False


def _spawn_options(t: CompiledScenario, s: State, stage: Spawning) -> list[Action]:
    """All that fit must be placed; order, spaces and what is taken off for it are the invader's choice. Rule: RUL-81."""
    found: list[Action] = []
    for kind, _count in stage.kinds:
        if count_of(s, kind) < t.kinds[kind].limit:
            places = spawn_places(t, s, kind, stage.area)
            found += [("set", kind, anchor, shape) for anchor, shape in places]
        elif taken := area_setup.recyclable(t, s, kind):
            found += [("recycle", figure) for figure in taken]
            found.append(("forgo", kind))
    return found


def _set_phrase(n: Names, t: CompiledScenario, s: State, kind: int, space: int, shape: int = 0) -> str:
    return f"place {t.kinds[kind].name} at {n.space(space)}{SHAPE_WORDS[shape]}"


def _recycle_phrase(n: Names, t: CompiledScenario, s: State, figure: int) -> str:
    return f"take {figure_at(n, s, figure)} off the board"


def _forgo_phrase(n: Names, t: CompiledScenario, s: State, kind: int) -> str:
    return f"leave {t.kinds[kind].name} out"


ACTIONS = (
    ActionKind(
        "set",
        (Field("kind", "kind"), Field("to", "space"), Field("shape", "shape")),
        _set,
        "place {kind} at {to}",
        group="Place",
        phrase=_set_phrase,
    ),
    ActionKind(
        "recycle",
        (Field("figure", "figure"),),
        _recycle,
        "take {figure} off the board",
        phrase=_recycle_phrase,
    ),
    ActionKind("forgo", (Field("kind", "kind"),), _forgo, "leave {kind} out", phrase=_forgo_phrase),
)
STAGES = (
    StageKind("setting-up", SettingUp, _set_up_run, _set_up_options, "Where is the invader set up?"),
    StageKind("spawning", Spawning, _spawn_run, _spawn_options, "Where is the invader spawned?"),
)
