"""The demons' turn: the figures of a type act in turn. Each moves and may attack once.

Rule: 2016 rulebook p. 6 (demons); RUL16-47 to RUL16-52.
"""

from kneedeep.rules.doom2016 import event_texts, timing_windows
from kneedeep.rules.doom2016.action_cache import END, NOTHING
from kneedeep.rules.doom2016.actions import Action, OfFigure, Plain
from kneedeep.rules.doom2016.combat.declaring import attack_options
from kneedeep.rules.doom2016.movement import giving_way, moves
from kneedeep.rules.doom2016.names.game_names import Names
from kneedeep.rules.doom2016.parts import INVADER, OFF, CompiledScenario, FigureNumber, State, action_kind, stage_kind
from kneedeep.rules.doom2016.passage.doors import door_options
from kneedeep.rules.doom2016.passage.small_passage import enterable, stands_free
from kneedeep.rules.doom2016.stages import Demons, DemonTurn, FreeMove, MarineTurn
from kneedeep.rules.doom2016.tables.moments import ACTIVATION_END, ACTIVATION_START, DEMON_ACTIVATED
from kneedeep.rules.doom2016.turns import marine_turn
from kneedeep.rules.stage import ask, ask_invader, skip
from kneedeep.support.translation import tr, tr_count


def begin_type(tables: CompiledScenario, state: State, kind: int) -> None:
    """Activate the demons of a type that are on the map now. Rule: RUL16-47, RUL16-50."""
    left = tuple(figure for figure in state.crowd if state.kind[figure] == kind)
    state.stack.append(Demons("demons", kind, left))


def _demons_run(tables: CompiledScenario, state: State, stage: Demons) -> bool:
    if not stage.left:
        return skip(state)
    if len(stage.left) == 1:
        _activate(tables, state, stage.left[0])
        return False
    return ask(state, INVADER)


def _demons_options(tables: CompiledScenario, state: State, stage: Demons) -> list[Action]:
    return [("activate", figure) for figure in stage.left]


def _activate_action(tables: CompiledScenario, state: State, action: OfFigure) -> None:
    _, figure = action
    _activate(tables, state, figure)


def _activate(tables: CompiledScenario, state: State, figure: FigureNumber) -> None:
    stage = state.stack[-1]
    left = tuple([other for other in stage.left if other != figure])
    state.stack[-1] = Demons("demons", stage.kind, left)
    state.tell(event_texts.Activated("activated", figure))
    state.stack.append(DemonTurn("demon", figure, tables.kinds[state.kind[figure]].speed, 1, (), ()))
    timing_windows.offer(tables, state, ACTIVATION_START | DEMON_ACTIVATED, figure)


def _options(tables: CompiledScenario, state: State, stage: DemonTurn) -> list[Action]:
    figure, points = stage.figure, stage.points
    if state.shape[figure]:
        return _large_options(tables, state, stage)
    at = state.at[figure]
    free = enterable(tables, state, figure, points)
    if state.back[figure] != OFF and not stands_free(state, figure):
        doors = door_options(tables, state, figure, points)
        steps = tables.stock.steps(at, free)
        attacks = _stopped_late(tables, state, stage)
        return [*steps, *doors, *attacks] or [END]
    doors = door_options(tables, state, figure, points) if tables.near_doors[at] & ~state.doors else NOTHING
    attacks = NOTHING
    if stage.attacks > 0 and state.ground.attackable(at, tables.farthest[state.kind[figure]]) & state.marine_bits:
        attacks = attack_options(tables, state, stage)
    if not doors and not attacks:
        return tables.stock.steps_end(at, free)
    return [*tables.stock.steps(at, free), *doors, *attacks, END]


def _stopped_late(tables: CompiledScenario, state: State, stage: DemonTurn) -> list[Action]:
    """Attacks from an occupied space if only an activation's end ends a movement. Rule: house rule `end_of_move`."""
    if tables.parameters.end_of_move == "activation" and stage.attacks > 0:
        return attack_options(tables, state, stage)
    return []


def _large_options(tables: CompiledScenario, state: State, stage: DemonTurn) -> list[Action]:
    figure, points = stage.figure, stage.points
    found = list(moves.move_options(tables, state, figure, points))
    found += door_options(tables, state, figure, points)
    if stands_free(state, figure):
        if stage.attacks > 0:
            found += attack_options(tables, state, stage)
        return [*found, END]
    found += _stopped_late(tables, state, stage)
    if stage.attacks > 0:
        found += moves.stop_option(tables, state, figure)
    if moves.may_stop(tables, state, figure) or not found:
        found.append(END)
    return found


def _end(tables: CompiledScenario, state: State, action: Plain) -> None:
    """End the activation of the acting figure, or its movement outside an activation."""
    stage = state.stack[-1]
    if isinstance(stage, MarineTurn):
        marine_turn.end(tables, state, stage)
        return
    state.stack.pop()
    figure = stage.figure
    if isinstance(stage, DemonTurn):
        timing_windows.offer(tables, state, ACTIVATION_END, figure)
    if state.shape[figure] or state.back[figure] != OFF:
        moves.bring_back(tables, state, figure)
        giving_way.begin(tables, state, figure)


def _free_run(tables: CompiledScenario, state: State, stage: FreeMove) -> bool:
    figure = stage.figure
    if state.at[figure] == OFF or (stage.points <= 0 and stands_free(state, figure)):
        return skip(state)
    return ask(state, figure if figure < state.players else INVADER)


def _free_options(tables: CompiledScenario, state: State, stage: FreeMove) -> list[Action]:
    figure, points = stage.figure, stage.points
    found = [*moves.move_options(tables, state, figure, points), *door_options(tables, state, figure, points)]
    return [*found, END] if not found or moves.may_stop(tables, state, figure) else found


def _turn_situation(n: Names, tables: CompiledScenario, state: State, stage: DemonTurn) -> str:
    attacks = tr(" and {value}", value=tr_count("{n} attack", "{n} attacks", stage.attacks)) if stage.attacks else ""
    return tr(
        "{figure_at}: {value}{attacks} left",
        figure_at=n.figure_at(stage.figure),
        value=tr_count("{n} movement point", "{n} movement points", stage.points),
        attacks=attacks,
    )


def _free_situation(n: Names, tables: CompiledScenario, state: State, stage: FreeMove) -> str:
    who = f"{n.figure_at(stage.figure)}: " if stage.figure >= state.players else ""
    return tr(
        "{who}{value} to spend at once",
        who=who,
        value=tr_count("{n} movement point", "{n} movement points", stage.points),
    )


ACTIONS = (action_kind("activate", _activate_action), action_kind("end", _end, lambda n, t, s: n.end()))
STAGES = (
    stage_kind(
        "demons", Demons, _demons_run, _demons_options, situation=lambda n, t, s, stage: n.kinds_text(stage.kind)
    ),
    stage_kind("demon", DemonTurn, ask_invader, _options, situation=_turn_situation),
    stage_kind("free-move", FreeMove, _free_run, _free_options, situation=_free_situation),
)
