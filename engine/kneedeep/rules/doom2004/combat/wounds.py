"""Wounds, kills and frags.

Rule: 2004 rulebook p. 8 (step 5), p. 9 (frags and kills); B-30, B-40, RUL-87, RUL-88.
"""

from __future__ import annotations

from kneedeep.rules.doom2004.board import exploration
from kneedeep.rules.doom2004.board.figures import is_bot_off, lift
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.marine import marine_cards, order_tokens
from kneedeep.rules.doom2004.script import script_hooks
from kneedeep.rules.doom2004.script.topics import FRAGGED, KILLED, STOOD
from kneedeep.rules.doom2004.stages import LAPSED, actor_of
from kneedeep.rules.doom2004.state import AIM, GUARD, OFF, WAITING, State


def wound(t: CompiledScenario, s: State, figure: int, wounds: int, why: str) -> None:
    """Give a figure wounds, regardless of armour; a marine loses an aim or guard order by it."""
    if wounds <= 0 or s.at[figure] == OFF or is_bot_off(t, s, figure):
        return
    left = s.left[figure] = s.left[figure] - wounds
    if s.events is not None:
        s.events.append(("wound", figure, wounds, max(0, left), why))
    if figure < s.players:
        order = s.order[figure]
        if order == AIM or (order == GUARD and "alert" not in s.cards[figure]):
            order_tokens.remove(t, s, figure)
        if left <= 0:
            frag(t, s, figure, why)
    elif left <= 0:
        kill(t, s, figure, why)


def heal(t: CompiledScenario, s: State, figure: int, wounds: int) -> None:
    """Give back wounds, never above what the figure started with."""
    most = full_wounds(t, s, figure)
    healed = min(wounds, most - s.left[figure])
    if healed > 0:
        s.left[figure] += healed
        if s.events is not None:
            s.events.append(("heal", figure, healed, s.left[figure]))


def full_wounds(t: CompiledScenario, s: State, figure: int) -> int:
    """Return the wounds a figure has when it is unhurt."""
    if figure < s.players:
        return marine_cards.full_wounds(t, s, figure)
    setup = s.setup[figure]
    own = t.setups[setup].element.wounds if setup >= 0 else None
    return own or t.kinds[s.kind[figure]].wounds


def kill(t: CompiledScenario, s: State, figure: int, why: str) -> None:
    """Kill an invader or another figure that is no marine: it goes back to the reserve at once. Rule: B-30."""
    kind, setup, at = s.kind[figure], s.setup[figure], s.at[figure]
    if s.events is not None:
        s.events.append(("killed", figure, kind, why))
    remove(t, s, figure)
    names = [t.kinds[kind].id]
    if setup >= 0:
        element = t.setups[setup].element
        s.course = s.course._replace(gone=s.course.gone | 1 << setup)
        names += [name for name in (element.id, element.group) if name]
        if element.carries:
            script_hooks.drop(t, s, element.carries, at)
    killed = dict(s.course.killed)
    for name in names:
        killed[name] = killed.get(name, 0) + 1
    s.course = s.course._replace(killed=tuple(sorted(killed.items())))
    s.changed |= KILLED
    if s.peeking:
        _uncover(t, s)
    if setup >= 0:
        script_hooks.happen(t, s, t.setups[setup].element.text, t.setups[setup].element.do, -1)


def _uncover(t: CompiledScenario, s: State) -> None:
    """Reveal what a figure that is gone hid from the marines. Rule: RUL-15."""
    exploration.look_again(t, s)


def remove(t: CompiledScenario, s: State, figure: int) -> None:
    """Take a figure off the board; what it was about to do lapses."""
    lift(t, s, figure)
    s.owner[figure] = -1
    lapse(s, figure)
    s.changed |= STOOD


def lapse(s: State, figure: int) -> None:
    """Void the stages that hang on a figure that is off the board. Rule: RUL-05, RUL-12, RUL-29."""
    for place, stage in enumerate(s.stack):
        if actor_of(stage) == figure:
            s.stack[place] = LAPSED


def frag(t: CompiledScenario, s: State, seat: int, why: str) -> None:
    """Frag a marine: a point for the invader, what he started with back, no order, no berserk; he waits.

    Rule: 2004 rulebook p. 9 (frags and kills); RUL-51, RUL-87, RUL-88.
    """
    at = s.at[seat]
    if s.events is not None:
        s.events.append(("fragged", seat, at, why))
    remove(t, s, seat)
    s.status[seat] = WAITING
    s.fragged_at[seat] = at
    s.back_in[seat] = t.parameters.respawn_wait
    s.left[seat] = full_wounds(t, s, seat)
    s.armor[seat] = marine_cards.full_armor(t, s, seat)
    s.berserk[seat] = ()
    order_tokens.remove(t, s, seat)
    script_hooks.drop_items(t, s, seat, at)
    if s.events is not None:
        s.events.append(("armor", seat, s.armor[seat]))
        s.events.append(("berserk", seat, ()))
    score(t, s)
    if s.peeking:
        _uncover(t, s)


def score(t: CompiledScenario, s: State) -> None:
    """Give the invader a frag point. Rule: 2004 rulebook p. 9; B-50."""
    s.frags += 1
    s.changed |= FRAGGED
    if s.events is not None:
        s.events.append(("frag", s.frags))


__all__ = ["frag", "full_wounds", "heal", "kill", "lapse", "remove", "score", "wound"]
