"""Teleporters, telefrags, ducts, exit tokens.

Rule: 2004 rulebook p. 10 (teleporters, ducts), p. 11 (telefrags); B-42, B-43, RUL-16, RUL-17, RUL-27, RUL-55.
"""

from kneedeep.rules.doom2004.actions import Action, AtSpace, OfToken
from kneedeep.rules.doom2004.areas import exploration
from kneedeep.rules.doom2004.harm import wounds
from kneedeep.rules.doom2004.kit import order_tokens
from kneedeep.rules.doom2004.movement import exits, figure_steps
from kneedeep.rules.doom2004.parts import AIM, OFF, CompiledScenario, State, action_kind, no_options, stage_kind
from kneedeep.rules.doom2004.passage import friend_passage, teleporters
from kneedeep.rules.doom2004.script import script_hooks
from kneedeep.rules.doom2004.stages import Activation, Arrival, BotTurn, MarineTurn
from kneedeep.rules.numbers import FigureNumber, SpaceNumber


def options(tables: CompiledScenario, state: State, figure: int, points: int) -> list[Action]:
    """The targets of a marine or sentry bot on a teleporter (1 point), and the exits at its place.

    A friend's space is a target as in passing (RUL-27), but an inactive bot's space is none.
    """
    at = state.at[figure]
    if points < 1 or not tables.fixtures >> at & 1:
        return []
    found: list[Action] = [
        ("teleport", end.number)
        for end in teleporters.ends_from(tables, state, at)
        if _may_arrive(tables, state, figure, end.spaces[0], points - 1)
    ]
    if figure < state.players:
        for piece in tables.exits:
            if state.lying >> piece.number & 1 and piece.bits >> at & 1:
                needs = piece.element.needs
                if needs is None or script_hooks.holds(tables, state, needs):
                    found.append(("exit", piece.number))
    return found


def _may_arrive(tables: CompiledScenario, state: State, figure: int, space: SpaceNumber, left: int) -> bool:
    if not friend_passage.may_arrive(state, figure, space):
        return False
    friends = state.marine_bits & ~friend_passage.left_empty(state, figure)
    return not friends >> space & 1 or friend_passage.gets_on(tables, state, figure, (space, 0), left)


def _teleport(tables: CompiledScenario, state: State, action: OfToken) -> None:
    stage: MarineTurn | BotTurn = state.stack[-1]
    figure = stage.figure
    _, number = action
    state.stack[-1] = stage.spend(1)._replace(moved=1)
    if figure < state.players and state.order[figure] == AIM:
        order_tokens.remove(tables, state, figure)
    piece = tables.pieces[number]
    state.stack.append(Arrival("arrival", figure, number, state.watchers))
    if not state.areas >> piece.area & 1:
        exploration.reveal(tables, state, piece.area)


def _arrive(tables: CompiledScenario, state: State, stage: Arrival) -> bool:
    """Place the marine or bot at the target after its area is set up. Only invaders present at its entry attack it.

    Rule: 2004 rulebook p. 11 (telefrags); RUL-17, RUL-19.
    """
    figure, number = stage.figure, stage.token
    state.stack.pop()
    piece = tables.pieces[number]
    space = piece.spaces[0]
    if figure < state.players:
        for enemy in state.crowd:
            if state.body[enemy] >> space & 1:
                wounds.kill(tables, state, enemy, "telefrag")
    if state.at[figure] == OFF:
        return False
    watching = tuple(watcher for watcher in stage.watchers if watcher in state.watchers)
    figure_steps.marine_moves(tables, state, figure, space, "teleport", watching)
    if figure < state.players and (tables.parameters.pickup_forced or tables.parameters.encounter_on_entry):
        figure_steps.enter(tables, state, figure)
    if not state.course.used >> number & 1:
        state.course = state.course._replace(used=state.course.used | 1 << number)
        script_hooks.happen(
            tables, state, piece.element.text, piece.element.do, figure if figure < state.players else -1
        )
    return False


def _exit(tables: CompiledScenario, state: State, action: OfToken) -> None:
    _, token = action
    exits.leave(tables, state, state.stack[-1].figure, token=token)


def duct_options(tables: CompiledScenario, state: State, figure: FigureNumber, points: int) -> list[Action]:
    """The target ducts of a scuttling invader on a duct: revealed ducts without a marine or bot. Rule: B-43."""
    at = state.at[figure]
    if points < 1:
        return []
    return [
        ("hop", space)
        for space in friend_passage.duct_ends(tables, state, at)
        if not state.invader_bits >> space & 1 or friend_passage.gets_on(tables, state, figure, (space, 0), points - 1)
    ]


def _hop(tables: CompiledScenario, state: State, action: AtSpace) -> None:
    stage: Activation = state.stack[-1]
    _, space = action
    state.stack[-1] = stage.spend(1)._replace(moved=1)
    figure_steps.invader_moves(tables, state, stage.figure, space, 0, "duct")


ACTIONS = (action_kind("teleport", _teleport), action_kind("exit", _exit), action_kind("hop", _hop))
STAGES = (stage_kind("arrival", Arrival, _arrive, no_options),)
