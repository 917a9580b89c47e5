"""The invader's turn: draw and discard, spawn card and start events, one activation of every invader.

Rule: 2004 rulebook p. 6 and 7 (invader player's turn); B-06, B-45, B-46, RUL-02, RUL-10, RUL-32, RUL-77, RUL-78, RUL-85, RUL-86.
"""

from kneedeep.rules.doom2004 import stages, timing_windows
from kneedeep.rules.doom2004.action_cache import DONE, END, MELEE, NOTHING, RANGED, SPECIAL, UNARMED
from kneedeep.rules.doom2004.actions import Action, Discard, OfFigure, Plain, PlayCard, Strike
from kneedeep.rules.doom2004.areas import deck_choice
from kneedeep.rules.doom2004.cards import event_cards
from kneedeep.rules.doom2004.combat import attack_terms, targeting
from kneedeep.rules.doom2004.combat.attack_reasons import why_not_strike
from kneedeep.rules.doom2004.event_texts import card_events, figure_events
from kneedeep.rules.doom2004.harm import hazards
from kneedeep.rules.doom2004.invader import deck, spawns
from kneedeep.rules.doom2004.marine import encounters
from kneedeep.rules.doom2004.movement import doors, figure_steps, teleport
from kneedeep.rules.doom2004.names.game_names import Names, called, strike_text, turn_left
from kneedeep.rules.doom2004.parts import INVADER, OFF, CompiledScenario, State, action_kind, stage_kind
from kneedeep.rules.doom2004.passage import friend_passage
from kneedeep.rules.doom2004.timing_windows import BITS
from kneedeep.rules.numbers import AreaNumber, FigureNumber, KindNumber
from kneedeep.rules.stage import ask, ask_invader, skip
from kneedeep.support.translation import tr, tr_count, translatable


def begin(tables: CompiledScenario, state: State) -> None:
    """Begin the invader's turn: draw, discard down to the limit, then command.

    Rule: official questions and answers, errata: 2 cards with any number of marines. The rulebook (p. 6) has one card
    for each marine: the house rule `invader_draw: per-marine`.
    """
    state.activated = 0
    state.started = 0
    state.spawn_cards = 0
    state.stack.append(stages.COMMAND)
    timing_windows.offer(tables, state, "drawn")
    if len(state.hand) + tables.parameters.draw > tables.parameters.hand_max:
        state.stack.append(stages.DISCARDING)
    deck.draw(tables, state, tables.parameters.draw)


def _discard_run(tables: CompiledScenario, state: State, stage: stages.Discarding) -> bool:
    return ask(state, INVADER) if len(state.hand) > tables.parameters.hand_max else skip(state)


def _discard_options(tables: CompiledScenario, state: State, stage: stages.Discarding) -> list[Action]:
    return [("discard", card) for card in state.hand]


def _discard(tables: CompiledScenario, state: State, action: Discard) -> None:
    _, card = action
    deck.discard(tables, state, card)


def _command_options(tables: CompiledScenario, state: State, stage: stages.Command) -> list[Action]:
    """Start events and a spawn card before the first activation, then the invaders not yet activated, in any order."""
    idle = _idle(tables, state)
    if state.started:
        return idle
    found: list[Action] = []
    if state.windows & BITS["invader-start"]:
        found += event_cards.options(tables, state, "invader-start", -1, -1)
    if state.spawn_cards < tables.parameters.spawn_cards:
        for card in state.hand:
            found += tables.stock.spawns[card]
    return [*found, *idle] if found else idle


def _idle(tables: CompiledScenario, state: State) -> list[Action]:
    """The remaining activations and the end of the turn: the last list without the figure that acted."""
    crowd, done, listed = state.idle
    now = state.activated
    newly = now ^ done
    if crowd is not state.crowd or newly & done or newly & newly - 1:
        activate = tables.stock.activate
        listed = [activate[figure] for figure in state.crowd if not now >> figure & 1]
        listed.append(END)
    elif newly:
        listed = listed.copy()
        listed.remove(tables.stock.activate[newly.bit_length() - 1])
    state.idle = state.crowd, now, listed
    return listed


def _spawn(tables: CompiledScenario, state: State, action: PlayCard) -> None:
    """Play a spawn card, or the chosen half of a split card. Rule: 2004 rulebook p. 7 (step 2)."""
    _, card, group = action
    state.spawn_cards += 1
    kinds = spawned_by(tables, state, card, group)
    state.tell(card_events.SpawnCard("spawn-card", card, group))
    deck.discard(tables, state, card)
    timing_windows.offer(tables, state, "spawned")
    state.stack.append(stages.Spawning("spawning", kinds, AreaNumber(-1)))


def spawned_by(tables: CompiledScenario, state: State, card: int, group: int) -> tuple[tuple[KindNumber, int], ...]:
    """The figures of a spawn card or its half as (kind, count), with substituted kinds."""
    kinds: dict[KindNumber, int] = {}
    for kind, count in tables.cards[card].spawn[group]:
        number = deck_choice.stand_in(tables, state, tables.kind_number[kind])
        kinds[number] = kinds.get(number, 0) + count
    return tuple(kinds.items())


def _activate(tables: CompiledScenario, state: State, action: OfFigure) -> None:
    stage = state.stack[-1]
    _, figure = action
    if isinstance(stage, stages.CalledInvaders):
        state.stack[-1] = stage._replace(left=stage.left - 1, called=(*stage.called, figure))
        start(tables, state, figure, by_event=1, only_attack=stage.only == "attack")
    else:
        state.started = 1
        state.activated |= 1 << figure
        start(tables, state, figure, by_event=0, only_attack=False)


def start(tables: CompiledScenario, state: State, figure: FigureNumber, *, by_event: int, only_attack: bool) -> None:
    """Begin an activation: movement up to the figure's rate and its attacks, in any order. Rule: RUL-77, RUL-85."""
    kind = state.kind[figure]
    stock = tables.stock
    known = stock.begun.get(figure)
    if known is not None and known[0] == kind and not by_event:
        state.stack.append(known[1])
    else:
        points = 0 if only_attack else stock.moves[kind]
        stage = stages.Activation("activation", figure, points, stock.attacks[kind], 0, 0, by_event)
        state.stack.append(stage)
        if not by_event:
            stock.begun[figure] = kind, stage
    state.tell(figure_events.Activate("activate", figure))
    if state.windows or state.guards or state.healers:
        timing_windows.offer(tables, state, "activation", figure)


def _end(tables: CompiledScenario, state: State, action: Plain) -> None:
    state.stack.pop()


def _activation_run(tables: CompiledScenario, state: State, stage: stages.Activation) -> bool:
    if stage.points > 0:
        return ask(state, INVADER)
    if (figure := stage.figure) in state.sharing:
        figure_steps.send_back(tables, state, figure)
        if state.stack[-1] is not stage:
            # Areas revealed by it are set up first.
            return False
    if not (stage.attacks and _strikes(tables, state, figure)):
        _finish(tables, state, stage)
        return False
    return ask(state, INVADER)


def _finish(tables: CompiledScenario, state: State, stage: stages.Activation | stages.BotTurn) -> None:
    state.stack.pop()
    figure = stage.figure
    if not friend_passage.ends_free(state, figure):
        figure_steps.send_back(tables, state, figure)
    if (state.hazards | state.burning) & state.body[figure]:
        hazards.end_turn(tables, state, figure, moved=bool(stage.moved))
    state.tell(figure_events.Done("done", figure))


def _strikes(tables: CompiledScenario, state: State, figure: FigureNumber) -> list[Action]:
    """The legal attacks of a figure from its place. Do not change the list."""
    way = tables.stock.reach[state.kind[figure]]
    if way == UNARMED or figure in state.sharing:
        return NOTHING
    if way != SPECIAL:
        at = state.at[figure]
        ground = state.ground
        near = ground.beside if way == MELEE else ground.visible
        if state.shape[figure]:
            seen = 0
            for cell in tables.terrain.cells[state.shape[figure]][at]:
                seen |= near[cell]
            if not seen & state.prey:
                return NOTHING
        else:
            if not (seen := near[at] & state.prey):
                return NOTHING
            if not state.others and not seen & state.barrels:
                seen &= ground.visible[at]
                return [
                    ("strike", space, enemy) for space, enemy in targeting.marines_in_sight(tables, state, at, seen)
                ]
    arms = tables.kinds[state.kind[figure]].arms
    assert arms is not None
    return [("strike", space, target) for space, target in targeting.targets(tables, state, figure, arms)]


def _activation_options(tables: CompiledScenario, state: State, stage: stages.Activation) -> list[Action]:
    figure, points, attacks = stage.figure, stage.points, stage.attacks
    kind = state.kind[figure]
    stock = tables.stock
    if not (stock.walks[kind] and state.walk & state.body[figure]):
        return _other_options(tables, state, figure, points, attacks)
    # A single walking invader on a legal space mostly has only steps and `done`. Such lists are cached.
    at = state.at[figure]
    ground = state.ground
    sharing = figure in state.sharing
    more = NOTHING
    free = 0
    if points > 0:
        free = ground.beside[at] & state.walk
        if points == 1:
            free &= ~state.invader_bits
        elif sharing:
            free = figure_steps.walker_gets_on(tables, state, figure, free, points)
        # Else it may pass through any friend: it can always return to its last space (RUL-21).
        if tables.terrain.beside_doors[at] and points >= tables.parameters.door:
            more = doors.options(tables, state, figure, points)
        if stock.scuttles[kind] and friend_passage.duct_bits(tables, state) >> at & 1:
            more = more + teleport.duct_options(tables, state, figure, points)
    if sharing:
        return stock.steps(at, free) + more or [DONE]
    if attacks:
        way = stock.reach[kind]
        if (ground.visible[at] if way == RANGED else ground.beside[at]) & state.prey or way == SPECIAL:
            more = more + _strikes(tables, state, figure)
    if more:
        return [*stock.steps(at, free), *more, DONE]
    return stock.ended[at].get(free) or stock.steps_done(at, free)


def _other_options(
    tables: CompiledScenario, state: State, figure: FigureNumber, points: int, attacks: int
) -> list[Action]:
    """The options of oversized and flying invaders, and of all invaders if tokens complicate the steps."""
    body = state.body[figure]
    if tables.stock.strides[state.kind[figure]] and state.walk & body == body:
        stride = state.ground.stride(state.shape[figure], state.at[figure])
        found = figure_steps.strides(tables, state, figure, stride, points).copy() if points > 0 else []
        if stride.doors and points >= tables.parameters.door:
            found += doors.options(tables, state, figure, points)
    else:
        found = []
        if points > 0:
            found += figure_steps.invader_steps(tables, state, figure, points)
            if points >= tables.parameters.door:
                found += doors.options(tables, state, figure, points)
            if tables.stock.scuttles[state.kind[figure]]:
                found += teleport.duct_options(tables, state, figure, points)
        if tables.usable_pieces:
            found += encounters.use_options(tables, state, figure, points)
    if attacks:
        found += _strikes(tables, state, figure)
    if not found or friend_passage.ends_free(state, figure):
        found.append(DONE)
    return found


def _strike(tables: CompiledScenario, state: State, action: Strike) -> None:
    stage: stages.Activation = state.stack[-1]
    _, space, target = action
    state.stack[-1] = stage._replace(attacks=stage.attacks - 1)
    attack_terms.declare(tables, state, stage.figure, stages.KIND_ARMS, space, target, aimed=0, free=0)


def _done(tables: CompiledScenario, state: State, action: Plain) -> None:
    stage: stages.Activation | stages.BotTurn = state.stack[-1]
    if isinstance(stage, stages.BotTurn):
        state.stack.pop()
        if not friend_passage.ends_free(state, stage.figure):
            figure_steps.send_back(tables, state, stage.figure)
        hazards.end_turn(tables, state, stage.figure, moved=bool(stage.moved))
    else:
        _finish(tables, state, stage)


def _called_run(tables: CompiledScenario, state: State, stage: stages.CalledInvaders) -> bool:
    """Let some invaders act by an event. Their own activations stay unused. Rule: RUL-85."""
    if stage.left <= 0 or len(_called_options(tables, state, stage)) == 1:
        return skip(state)
    return ask(state, INVADER)


def _called_options(tables: CompiledScenario, state: State, stage: stages.CalledInvaders) -> list[Action]:
    found: list[Action] = [
        ("activate", figure)
        for figure in state.crowd
        if figure not in stage.called and (stage.only != "attack" or _strikes(tables, state, figure))
    ]
    return [*found, ("pass",)]


def end_turn(tables: CompiledScenario, state: State) -> None:
    """Wound unactivated invaders on hazards, then shut the airlocks. Rule: RUL-09, RUL-32, RUL-33."""
    for figure in state.crowd:
        if state.activated >> figure & 1 or state.at[figure] == OFF:
            continue
        if state.body[figure] & (state.hazards | state.burning):
            hazards.end_turn(tables, state, figure, moved=tables.parameters.idle_hazard != "wound")
    doors.shut_airlocks(tables, state)


def _spawn_phrase(n: Names, tables: CompiledScenario, state: State, card: int, group: int) -> str:
    vain = "" if spawns.fits_any(tables, state, spawned_by(tables, state, card, group)) else tr(" (no space for it)")
    return tr("play spawn {group}{vain}", group=n.group(tables.cards[card].spawn[group]), vain=vain)


def _command_situation(n: Names, tables: CompiledScenario, state: State, stage: stages.Command) -> str:
    left = tables.parameters.spawn_cards - state.spawn_cards
    ready = sum(1 for figure in state.crowd if not state.activated >> figure & 1)
    spawns = (
        ""
        if state.started or left <= 0
        else tr("; {value} may be played first", value=tr_count("{n} spawn card", "{n} spawn cards", left))
    )
    return tr("{value} can be activated{spawns}", value=tr_count("{n} invader", "{n} invaders", ready), spawns=spawns)


def _discarding_situation(n: Names, tables: CompiledScenario, state: State, stage: stages.Discarding) -> str:
    return tr("{value} cards in hand, {hand_max} at most", value=len(state.hand), hand_max=tables.parameters.hand_max)


def _why_not_activate(tables: CompiledScenario, state: State, figure: FigureNumber, other: int) -> str:
    names = Names(tables, state)
    if other not in state.crowd:
        return translatable("{who} is none of the invader's figures.", who=called(names, other))
    if state.activated >> other & 1 and state.seat == state.players:
        return translatable("{who} was activated in this turn.", who=called(names, other))
    if state.seat != state.players or state.player != INVADER:
        return translatable("Invaders are activated in the invader's turn.")
    return translatable("Another figure is still active.") if figure >= 0 else ""


ACTIONS = (
    action_kind("discard", _discard),
    action_kind("spawn", _spawn, _spawn_phrase, why_not=event_cards.why_not_spawn),
    action_kind("activate", _activate, why_not=_why_not_activate),
    action_kind("end", _end),
    action_kind("done", _done),
    action_kind("strike", _strike, strike_text, why_not=why_not_strike),
)
STAGES = (
    stage_kind("command", stages.Command, ask_invader, _command_options, situation=_command_situation),
    stage_kind("discarding", stages.Discarding, _discard_run, _discard_options, situation=_discarding_situation),
    stage_kind("activation", stages.Activation, _activation_run, _activation_options, situation=turn_left),
    stage_kind("called", stages.CalledInvaders, _called_run, _called_options),
)
