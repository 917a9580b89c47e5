"""Knockback: the attacker moves hit figures up to 3 spaces.

Rule: 2004 rulebook p. 12 (knockback); B-28, B-41, RUL-47, RUL-62 to RUL-64.
"""

from kneedeep.rules.doom2004.actions import Action, Knock
from kneedeep.rules.doom2004.areas import exploration
from kneedeep.rules.doom2004.board.figures import everybody, relocate
from kneedeep.rules.doom2004.combat import attack_terms
from kneedeep.rules.doom2004.event_texts import figure_events
from kneedeep.rules.doom2004.harm import hazards
from kneedeep.rules.doom2004.kit import order_tokens
from kneedeep.rules.doom2004.parts import AIM, OFF, CompiledScenario, State, action_kind, ask, skip, stage_kind
from kneedeep.rules.doom2004.stages import Knockback
from kneedeep.rules.doom2004.tables.topics import STOOD
from kneedeep.rules.numbers import FigureNumber, SpaceNumber, each_space


def begin(tables: CompiledScenario, state: State, attacker: int, figures: tuple[FigureNumber, ...]) -> None:
    """Let the attacker's player move these figures, in any order."""
    if figures:
        state.stack.append(Knockback("knocks", attacker, attack_terms.controller(state, attacker), figures))


def landings(
    tables: CompiledScenario, state: State, figure: FigureNumber, attacker: int
) -> list[tuple[SpaceNumber, int]]:
    """The legal landings of a figure as (anchor, shape). Rule: board geometry, knockback; RUL-63, RUL-64."""
    most = tables.parameters.knockback
    taken = (everybody(state) & ~state.body[figure]) | state.blocked
    shape = state.shape[figure]
    start = state.at[figure]
    found = []
    if not shape:
        reach = state.ground.ball(start, most, state.revealed, past=state.blocked) & ~taken & ~(1 << start)
        found = [(space, 0) for space in each_space(reach)]
    else:
        seen, level = {start}, [start]
        for _ in range(most):
            onward = []
            for here in level:
                for new, turned, _cover in state.ground.shifts(shape, here, flying=True):
                    if turned == shape and new not in seen:
                        seen.add(new)
                        onward.append(new)
            level = onward
        cover = tables.terrain.cover[shape]
        found = [(new, shape) for new in sorted(seen) if new != start and not cover[new] & (taken | ~state.revealed)]
    if tables.parameters.knockback_away and state.at[attacker] != OFF:
        far = tables.terrain.chebyshev
        here = state.at[attacker]
        found = [place for place in found if far(here, place[0]) > far(here, start)]
    return found


def _run(tables: CompiledScenario, state: State, stage: Knockback) -> bool:
    if any(state.at[figure] != OFF and landings(tables, state, figure, stage.attacker) for figure in stage.figures):
        return ask(state, stage.player)
    return skip(state)


def _options(tables: CompiledScenario, state: State, stage: Knockback) -> list[Action]:
    found: list[Action] = []
    for figure in stage.figures:
        if state.at[figure] != OFF:
            places = landings(tables, state, figure, stage.attacker)
            found += [("knock", figure, space, shape) for space, shape in places]
    return [*found, ("pass",)]


def _knock(tables: CompiledScenario, state: State, action: Knock) -> None:
    """Move a figure by knockback. Only the landing has effects."""
    _, figure, anchor, shape = action
    stage: Knockback = state.stack[-1]
    state.stack[-1] = stage._replace(figures=tuple(one for one in stage.figures if one != figure))
    old, new = state.body[figure], tables.terrain.cover[shape][anchor]
    relocate(tables, state, figure, anchor, shape, new)
    state.tell(figure_events.Knock("knock", figure, anchor))
    state.changed |= STOOD
    hazards.cross(tables, state, figure, old & new, new)
    if figure < state.players and state.at[figure] != OFF and state.order[figure] == AIM:
        order_tokens.remove(tables, state, figure)
    exploration.look_after_move(tables, state, figure)


ACTIONS = (action_kind("knock", _knock),)
STAGES = (stage_kind("knocks", Knockback, _run, _options),)
