"""Sentry bots: activation, and their turn after their marine's. Also a scenario's own figures on the marines' side.

Rule: 001 (sentry bots); B-38, B-39, RUL-56. Further allies have no printed rule: those of `figure_types` act like bots
with their own numbers, after the last marine, led by the first. Oversized ones only attack. All use teleporters but no
doors (B-39): marines open for them. Neutral figures don't move. Both sides may attack them.
"""

from kneedeep.rules.doom2004.actions import Action, OfFigure, Strike
from kneedeep.rules.doom2004.board.figures import is_bot_off, refresh_sides
from kneedeep.rules.doom2004.combat import attack_terms, targeting
from kneedeep.rules.doom2004.combat.attack_reasons import why_not_strike
from kneedeep.rules.doom2004.event_texts import figure_events
from kneedeep.rules.doom2004.movement import figure_steps, teleport
from kneedeep.rules.doom2004.names.game_names import Names, strike_text, turn_left
from kneedeep.rules.doom2004.parts import GONE, OFF, CompiledScenario, FigureNumber, State, action_kind, ask, stage_kind
from kneedeep.rules.doom2004.passage import friend_passage
from kneedeep.rules.doom2004.stages import KIND_ARMS, BotTurn, MarineTurn
from kneedeep.support.translation import tr


def activate_options(tables: CompiledScenario, state: State, seat: int, points: int) -> list[Action]:
    """The adjacent sentry bots that a marine may activate for 2 points, at most 2 per marine."""
    if points < tables.parameters.bot_activation or state.owner.count(seat) >= tables.parameters.bots:
        return []
    if not friend_passage.may_spend(tables, state, seat, points - tables.parameters.bot_activation):
        return []
    beside = state.ground.beside[state.at[seat]]
    return [
        ("wake", figure) for figure in state.others if is_bot_off(tables, state, figure) and state.body[figure] & beside
    ]


def _wake(tables: CompiledScenario, state: State, action: OfFigure) -> None:
    stage: MarineTurn = state.stack[-1]
    seat = stage.figure
    _, figure = action
    state.stack[-1] = stage.spend(tables.parameters.bot_activation)
    state.owner[figure] = seat
    refresh_sides(tables, state)
    state.tell(figure_events.Bot("bot", figure, seat))


def begin(tables: CompiledScenario, state: State, seat: int) -> None:
    """Run the turns of a marine's bots one by one, even if the marine was fragged in this turn."""
    if state.status[seat] == GONE:
        return
    for figure in reversed(state.squad):
        if state.owner[figure] == seat and state.at[figure] != OFF:
            state.stack.append(BotTurn("bot", figure, tables.kinds[tables.bot_kind].move, 1, 0))


def begin_allies(tables: CompiledScenario, state: State) -> None:
    """Run the turns of a scenario's own figures on the marines' side one by one."""
    for figure in sorted(state.squad, reverse=True):
        if figure >= state.players and state.owner[figure] < 0:
            kind = tables.kinds[state.kind[figure]]
            state.stack.append(BotTurn("bot", figure, kind.move, 2 if kind.double_attack else 1, 0))


def _run(tables: CompiledScenario, state: State, stage: BotTurn) -> bool:
    return ask(state, attack_terms.controller(state, stage.figure))


def _options(tables: CompiledScenario, state: State, stage: BotTurn) -> list[Action]:
    figure, points = stage.figure, stage.points
    found: list[Action] = []
    if points > 0 and not state.shape[figure]:
        found += tables.stock.steps(state.at[figure], figure_steps.marine_free(tables, state, figure, points))
        found += teleport.options(tables, state, figure, points)
    arms = tables.kinds[state.kind[figure]].arms
    if stage.attacks and arms is not None and figure not in state.sharing:
        found += [("shoot", space, target) for space, target in targeting.targets(tables, state, figure, arms)]
    if friend_passage.ends_free(state, figure) or not found:
        found.append(("done",))
    return found


def _shoot(tables: CompiledScenario, state: State, action: Strike) -> None:
    stage: BotTurn = state.stack[-1]
    _, space, target = action
    state.stack[-1] = stage._replace(attacks=stage.attacks - 1)
    attack_terms.declare(tables, state, stage.figure, KIND_ARMS, space, target, aimed=0, free=0)


def _wake_phrase(n: Names, tables: CompiledScenario, state: State, figure: FigureNumber) -> str:
    return tr(
        "activate {figure} ({bot_activation} points)",
        figure=n.figure_at(figure),
        bot_activation=tables.parameters.bot_activation,
    )


ACTIONS = (action_kind("wake", _wake, _wake_phrase), action_kind("shoot", _shoot, strike_text, why_not=why_not_strike))
STAGES = (stage_kind("bot", BotTurn, _run, _options, situation=turn_left),)
