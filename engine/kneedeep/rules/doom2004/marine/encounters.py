"""Encounters and bodies: effects on a marine who ends its move there. Also usable things of a scenario's own.

Rule: 2004 rulebook p. 3 (encounters); B-44, RUL-54, RUL-99; scenario format, `token_types`.
"""

from kneedeep.rules.doom2004 import timing_windows
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.event_texts import kit_events
from kneedeep.rules.doom2004.parts import Action, CompiledScenario, OfToken, Plain, State, action_kind
from kneedeep.rules.doom2004.passage import friend_passage
from kneedeep.rules.doom2004.script import script_hooks
from kneedeep.rules.doom2004.stages import FigureTurn, MarineTurn
from kneedeep.rules.doom2004.tables.topics import USED
from kneedeep.rules.numbers import FigureNumber, SpaceNumber


def waiting_at(tables: CompiledScenario, state: State, space: SpaceNumber) -> list[int]:
    """The unused encounters and bodies on a space."""
    if not tables.ender_bits >> space & 1 and not state.moved:
        return []
    return [
        number
        for number in tokens_on_board.lying_at(tables, state, space)
        if tables.pieces[number].type.use == "end" and not state.course.used >> number & 1
    ]


def meet(tables: CompiledScenario, state: State, seat: int) -> None:
    """Carry out the encounter where a marine ends its move. The token stays if its `needs` fails. Rule: RUL-99."""
    waiting = waiting_at(tables, state, state.at[seat])
    for number in waiting:
        element = tables.pieces[number].element
        if element.needs is not None and not script_hooks.holds(tables, state, element.needs):
            script_hooks.read(state, element.locked_text)
            continue
        state.tell(kit_events.Encounter("encounter", seat, number))
        state.course = state.course._replace(used=state.course.used | 1 << number)
        tokens_on_board.take_off(tables, state, number, "used")
        state.changed |= USED
        script_hooks.happen(tables, state, element.text, element.do, seat)
    if waiting:
        tokens_on_board.refresh_tokens(tables, state)


def rest_options(tables: CompiledScenario, state: State, seat: int, points: int) -> list[Action]:
    """The choice to end the move on an encounter, with an attack still allowed. Rule: RUL-54.

    Without a point left only if it is useful: trying again would change nothing. No move ends in a taken space.
    """
    if not friend_passage.ends_free(state, seat):
        return []
    for number in waiting_at(tables, state, state.at[seat]):
        needs = tables.pieces[number].element.needs
        if points > 0 or needs is None or script_hooks.holds(tables, state, needs):
            return [("rest",)]
    return []


def _rest(tables: CompiledScenario, state: State, action: Plain) -> None:
    stage: MarineTurn = state.stack[-1]
    state.stack[-1] = stage._replace(points=0)
    timing_windows.offer(tables, state, "marine-step", stage.figure)
    meet(tables, state, stage.figure)


def use_options(tables: CompiledScenario, state: State, figure: FigureNumber, points: int) -> list[Action]:
    """A scenario's own things that a figure may use from its space."""
    if not tables.usable_pieces:
        return []
    who = "marines" if figure < state.players else "invaders"
    beside = 0
    for cell in tables.terrain.cells[state.shape[figure]][state.at[figure]]:
        beside |= state.ground.beside[cell]
    worn = dict(state.worn)
    found: list[Action] = []
    for piece in tables.usable_pieces:
        if not state.lying >> piece.number & 1 or piece.use_who not in ("any", who) or piece.cost > points:
            continue
        reach = state.body[figure] | (beside if piece.use_from == "adjacent" else 0)
        if reach & tokens_on_board.bits_of(tables, state, piece.number) and worn.get(-1 - piece.number, 0) < piece.uses:
            if piece.element.needs is None or script_hooks.holds(tables, state, piece.element.needs):
                if not piece.cost or friend_passage.may_spend(tables, state, figure, points - piece.cost):
                    found.append(("use", piece.number))
    return found


def _use(tables: CompiledScenario, state: State, action: OfToken) -> None:
    stage: FigureTurn = state.stack[-1]
    figure = stage.figure
    _, number = action
    piece = tables.pieces[number]
    if piece.cost:
        state.stack[-1] = stage.spend(piece.cost)
    worn = dict(state.worn)
    worn[-1 - number] = worn.get(-1 - number, 0) + 1
    state.worn = tuple(sorted(worn.items()))
    state.tell(kit_events.Use("use", figure, number))
    timing_windows.offer(tables, state, "step" if state.seat == state.players else "marine-step", figure)
    state.changed |= USED
    if not state.course.used >> number & 1:
        state.course = state.course._replace(used=state.course.used | 1 << number)
        script_hooks.happen(
            tables, state, piece.element.text, piece.element.do, figure if figure < state.players else -1
        )


ACTIONS = (action_kind("rest", _rest), action_kind("use", _use))
