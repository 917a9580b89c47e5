"""The use of objective tokens and of a scenario's own tokens. Rule: RUL16-169, RUL16-184."""

from kneedeep.rules.doom2016 import event_texts
from kneedeep.rules.doom2016.board import tokens_on_map
from kneedeep.rules.doom2016.parts import Action, CompiledScenario, MarineTurn, OfToken, State, action_kind
from kneedeep.rules.doom2016.passage.small_passage import gets_on
from kneedeep.rules.doom2016.script import script_hooks
from kneedeep.rules.doom2016.tables import topics
from kneedeep.rules.doom2016.tables.game_tokens import MAIN, NO_ACTION


def use_options(
    tables: CompiledScenario, state: State, seat: int, points: int, mains: int, *, passing: bool
) -> list[Action]:
    """The tokens a marine can use from its place, and locked tokens with an unread text.

    `passing`: the marine is in an occupied space. It must be able to leave, and an action would end its movement.
    """
    found: list[Action] = []
    at = state.at[seat]
    for token in tables.usable:
        if not tokens_on_map.use_spaces(tables, state, token.number) >> at & 1:
            continue
        if points < token.cost or (token.action == MAIN and mains <= 0):
            continue
        if passing and (
            (token.action and tables.parameters.end_of_move != "activation")
            or not gets_on(tables, state, seat, at, points - token.cost)
        ):
            continue
        if (needs := token.element.needs) is None or script_hooks.holds(tables, state, needs):
            found.append(("use", token.number))
        elif token.element.locked_text and not _was_tried(tables, state, token.number):
            found.append(("try-token", token.number))
    return found


def _was_tried(tables: CompiledScenario, state: State, number: int) -> bool:
    return bool(state.course.fired >> script_hooks.tried_token_bit(tables, number) & 1)


def _use(tables: CompiledScenario, state: State, action: OfToken) -> None:
    _, number = action
    stage: MarineTurn = state.stack[-1]
    token = tables.tokens[number]
    card = stage.card if token.action == NO_ACTION else -1
    mains = stage.mains - (token.action == MAIN)
    state.stack[-1] = stage._replace(points=stage.points - token.cost, mains=mains, card=card)
    note_use(tables, state, number, stage.figure)


def note_use(tables: CompiledScenario, state: State, number: int, seat: int) -> None:
    """Record one more use of a token by a marine (-1: by anybody), and carry out its effects. Rule: RUL16-184."""
    token = tables.tokens[number]
    uses = dict(state.course.uses)
    uses[number] = uses.get(number, 0) + 1
    state.course = state.course._replace(uses=tuple(sorted(uses.items())), used=state.course.used | 1 << number)
    state.changed |= topics.USED
    state.tell(event_texts.Used("used", seat, number))
    tokens_on_map.refresh(tables, state)
    script_hooks.happen(tables, state, token.element.text, token.element.do, seat)


def _try(tables: CompiledScenario, state: State, action: OfToken) -> None:
    _, token = action
    bit = 1 << script_hooks.tried_token_bit(tables, token)
    state.course = state.course._replace(fired=state.course.fired | bit)
    state.tell(event_texts.Tried("tried", state.stack[-1].figure))
    script_hooks.read(state, tables.tokens[token].element.locked_text)


ACTIONS = (action_kind("use", _use, lambda n, t, s, token: n.use_token(token)), action_kind("try-token", _try))
