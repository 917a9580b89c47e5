"""The invader's turn: draw and discard, spawn card and start events, activating every invader once.

Rule: 2004 rulebook p. 6 and 7 (invader player's turn); B-06, B-45, B-46, RUL-02, RUL-10, RUL-32, RUL-77, RUL-78, RUL-85, RUL-86.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kneedeep.english import counted
from kneedeep.rules.action import Action, ActionKind, Field
from kneedeep.rules.doom2004 import cards
from kneedeep.rules.doom2004.action_cache import DONE, END, MELEE, NOTHING, RANGED, SPECIAL, UNARMED
from kneedeep.rules.doom2004.board import doors, hazards
from kneedeep.rules.doom2004.combat import attack_terms, targeting, timing_windows
from kneedeep.rules.doom2004.combat.timing_windows import BITS
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.invader import deck, deck_choice, spawns
from kneedeep.rules.doom2004.marine import encounters
from kneedeep.rules.doom2004.movement import figure_steps, friend_passage, teleport
from kneedeep.rules.doom2004.stages import (
    COMMAND,
    DISCARDING,
    KIND_ARMS,
    Activation,
    BotTurn,
    CalledInvaders,
    Command,
    Discarding,
    Spawning,
)
from kneedeep.rules.doom2004.state import INVADER, OFF, State
from kneedeep.rules.doom2004.text.action_text import figure_at, strike_text, turn_left
from kneedeep.rules.stage import StageKind

if TYPE_CHECKING:
    from kneedeep.rules.doom2004.text.game_names import Names


def begin(t: CompiledScenario, s: State) -> None:
    """Begin the invader's turn: draw, discard down to the limit, then command.

    Rule: official questions and answers, errata: 2 cards with any number of marines, where the rulebook (p. 6) has one
    for each marine, which is the house rule `invader_draw: per-marine`.
    """
    s.activated = 0
    s.started = 0
    s.spawn_cards = 0
    s.stack.append(COMMAND)
    timing_windows.offer(t, s, "drawn")
    if len(s.hand) + t.parameters.draw > t.parameters.hand_max:
        s.stack.append(DISCARDING)
    deck.draw(t, s, t.parameters.draw)


def _discard_run(t: CompiledScenario, s: State, stage: Discarding) -> bool:
    if len(s.hand) > t.parameters.hand_max:
        s.player = INVADER
        return True
    s.stack.pop()
    return False


def _discard_options(t: CompiledScenario, s: State, stage: Discarding) -> list[Action]:
    return [("discard", card) for card in s.hand]


def _discard(t: CompiledScenario, s: State, action: Action) -> None:
    deck.discard(t, s, action[1])


def _command_run(t: CompiledScenario, s: State, stage: Command) -> bool:
    s.player = INVADER
    return True


def _command_options(t: CompiledScenario, s: State, stage: Command) -> list[Action]:
    """Before the first activation: start events and a spawn card; then every invader once, in any order."""
    idle = _idle(t, s)
    if s.started:
        return idle
    found: list[Action] = []
    if s.windows & BITS["invader-start"]:
        found += cards.options(t, s, "invader-start", -1, -1)
    if s.spawn_cards < t.parameters.spawn_cards:
        for card in s.hand:
            found += t.stock.spawns[card]
    return [*found, *idle] if found else idle


def _idle(t: CompiledScenario, s: State) -> list[Action]:
    """The activations of those not yet activated, and the end of the turn: the last list less the figure that acted."""
    crowd, done, listed = s.idle
    now = s.activated
    newly = now ^ done
    if crowd is not s.crowd or newly & done or newly & newly - 1:
        activate = t.stock.activate
        listed = [activate[figure] for figure in s.crowd if not now >> figure & 1]
        listed.append(END)
    elif newly:
        listed = listed.copy()
        listed.remove(t.stock.activate[newly.bit_length() - 1])
    s.idle = s.crowd, now, listed
    return listed


def _spawn(t: CompiledScenario, s: State, action: Action) -> None:
    """Play a spawn card, or the chosen half of a split one. Rule: 2004 rulebook p. 7 (step 2)."""
    _, card, group = action
    s.spawn_cards += 1
    kinds = spawned_by(t, s, card, group)
    if s.events is not None:
        s.events.append(("spawn-card", card, group))
    deck.discard(t, s, card)
    timing_windows.offer(t, s, "spawned")
    s.stack.append(Spawning("spawning", kinds, -1))


def spawned_by(t: CompiledScenario, s: State, card: int, group: int) -> tuple[tuple[int, int], ...]:
    """Return what a spawn card, or a half of it, brings: (kind, count), with the kinds that stand in for others."""
    kinds: dict[int, int] = {}
    for kind, count in t.cards[card].spawn[group]:
        number = deck_choice.stand_in(t, s, t.kind_number[kind])
        kinds[number] = kinds.get(number, 0) + count
    return tuple(kinds.items())


def _activate(t: CompiledScenario, s: State, action: Action) -> None:
    stage = s.stack[-1]
    figure = action[1]
    if isinstance(stage, CalledInvaders):
        s.stack[-1] = stage._replace(left=stage.left - 1, called=(*stage.called, figure))
        start(t, s, figure, by_event=1, only_attack=stage.only == "attack")
    else:
        s.started = 1
        s.activated |= 1 << figure
        start(t, s, figure, by_event=0, only_attack=False)


def start(t: CompiledScenario, s: State, figure: int, *, by_event: int, only_attack: bool) -> None:
    """Begin an activation: movement up to the figure's rate and its attacks, in any mix. Rule: RUL-77, RUL-85."""
    kind = s.kind[figure]
    stock = t.stock
    known = stock.begun.get(figure)
    if known is not None and known[0] == kind and not by_event:
        s.stack.append(known[1])
    else:
        points = 0 if only_attack else stock.moves[kind]
        stage = Activation("activation", figure, points, stock.attacks[kind], 0, 0, by_event)
        s.stack.append(stage)
        if not by_event:
            stock.begun[figure] = kind, stage
    if s.events is not None:
        s.events.append(("activate", figure))
    if s.windows or s.guards or s.healers:
        timing_windows.offer(t, s, "activation", figure)


def _end(t: CompiledScenario, s: State, action: Action) -> None:
    s.stack.pop()


def _activation_run(t: CompiledScenario, s: State, stage: Activation) -> bool:
    if stage.points > 0:
        s.player = INVADER
        return True
    figure = stage.figure
    if figure in s.sharing:
        figure_steps.send_back(t, s, figure)
        if s.stack[-1] is not stage:
            # What it uncovered is set up first.
            return False
    if not (stage.attacks and _strikes(t, s, figure)):
        _finish(t, s, stage)
        return False
    s.player = INVADER
    return True


def _finish(t: CompiledScenario, s: State, stage: Activation | BotTurn) -> None:
    s.stack.pop()
    figure = stage.figure
    if not friend_passage.ends_free(s, figure):
        figure_steps.send_back(t, s, figure)
    if (s.hazards | s.burning) & s.body[figure]:
        hazards.end_turn(t, s, figure, moved=bool(stage.moved))
    if s.events is not None:
        s.events.append(("done", figure))


def _strikes(t: CompiledScenario, s: State, figure: int) -> list[Action]:
    """The attacks a figure may make from where it stands. Do not change the list."""
    way = t.stock.reach[s.kind[figure]]
    if way == UNARMED or figure in s.sharing:
        return NOTHING
    if way != SPECIAL:
        at = s.at[figure]
        ground = s.ground
        near = ground.beside if way == MELEE else ground.visible
        if s.shape[figure]:
            seen = 0
            for cell in t.terrain.cells[s.shape[figure]][at]:
                seen |= near[cell]
            if not seen & s.prey:
                return NOTHING
        else:
            seen = near[at] & s.prey
            if not seen:
                return NOTHING
            if not s.others and not seen & s.barrels:
                seen &= ground.visible[at]
                return [
                    ("strike", space, enemy) for space, enemy in targeting.marines_in_sight(t, s, at, seen)
                ]
    arms = t.kinds[s.kind[figure]].arms
    assert arms is not None
    return [("strike", space, target) for space, target in targeting.targets(t, s, figure, arms)]


def _activation_options(t: CompiledScenario, s: State, stage: Activation) -> list[Action]:
    figure, points, attacks = stage.figure, stage.points, stage.attacks
    kind = s.kind[figure]
    stock = t.stock
    if not (stock.walks[kind] and s.walk & s.body[figure]):
        return _other_options(t, s, figure, points, attacks)
    # A single invader that walks and stands where it may: mostly steps and being done, and such lists are kept.
    at = s.at[figure]
    ground = s.ground
    sharing = figure in s.sharing
    more = NOTHING
    free = 0
    if points > 0:
        free = ground.beside[at] & s.walk
        if points == 1:
            free &= ~s.invader_bits
        elif sharing:
            free = figure_steps.walker_gets_on(t, s, figure, free, points)
        # Else it passes through any friend: it can always go back to where it comes from (RUL-21).
        if t.terrain.beside_doors[at] and points >= t.parameters.door:
            more = doors.options(t, s, figure, points)
        if stock.scuttles[kind] and (t.duct_bits >> at & 1 or s.moved):
            more = more + teleport.duct_options(t, s, figure, points)
    if sharing:
        return stock.steps(at, free) + more or [DONE]
    if attacks:
        way = stock.reach[kind]
        if (ground.visible[at] if way == RANGED else ground.beside[at]) & s.prey or way == SPECIAL:
            more = more + _strikes(t, s, figure)
    if more:
        return [*stock.steps(at, free), *more, DONE]
    return stock.ended[at].get(free) or stock.steps_done(at, free)


def _other_options(t: CompiledScenario, s: State, figure: int, points: int, attacks: int) -> list[Action]:
    """The same for oversized and flying invaders, and wherever tokens make it less plain."""
    body = s.body[figure]
    if t.stock.strides[s.kind[figure]] and s.walk & body == body:
        stride = s.ground.stride(s.shape[figure], s.at[figure])
        found = figure_steps.strides(t, s, figure, stride, points).copy() if points > 0 else []
        if stride.doors and points >= t.parameters.door:
            found += doors.options(t, s, figure, points)
    else:
        found = []
        if points > 0:
            found += figure_steps.invader_steps(t, s, figure, points)
            if points >= t.parameters.door:
                found += doors.options(t, s, figure, points)
            if t.stock.scuttles[s.kind[figure]]:
                found += teleport.duct_options(t, s, figure, points)
        if t.usable_pieces:
            found += encounters.use_options(t, s, figure, points)
    if attacks:
        found += _strikes(t, s, figure)
    if not found or friend_passage.ends_free(s, figure):
        found.append(DONE)
    return found


def _strike(t: CompiledScenario, s: State, action: Action) -> None:
    stage: Activation = s.stack[-1]
    s.stack[-1] = stage._replace(attacks=stage.attacks - 1)
    attack_terms.declare(t, s, stage.figure, KIND_ARMS, action[1], action[2], aimed=0, free=0)


def _done(t: CompiledScenario, s: State, action: Action) -> None:
    stage: Activation | BotTurn = s.stack[-1]
    if isinstance(stage, BotTurn):
        s.stack.pop()
        if not friend_passage.ends_free(s, stage.figure):
            figure_steps.send_back(t, s, stage.figure)
        hazards.end_turn(t, s, stage.figure, moved=bool(stage.moved))
    else:
        _finish(t, s, stage)


def _called_run(t: CompiledScenario, s: State, stage: CalledInvaders) -> bool:
    """An event lets some invaders act; it does not use up their own activation. Rule: RUL-85."""
    if stage.left <= 0 or len(_called_options(t, s, stage)) == 1:
        s.stack.pop()
        return False
    s.player = INVADER
    return True


def _called_options(t: CompiledScenario, s: State, stage: CalledInvaders) -> list[Action]:
    found: list[Action] = [
        ("activate", figure)
        for figure in s.crowd
        if figure not in stage.called and (stage.only != "attack" or _strikes(t, s, figure))
    ]
    return [*found, ("pass",)]


def end_turn(t: CompiledScenario, s: State) -> None:
    """Wound those not activated for where they stand, then shut the airlocks. Rule: RUL-09, RUL-32, RUL-33."""
    for figure in s.crowd:
        if s.activated >> figure & 1 or s.at[figure] == OFF:
            continue
        body = s.body[figure]
        if body & (s.hazards | s.burning):
            hazards.end_turn(t, s, figure, moved=t.parameters.idle_hazard != "wound")
    doors.shut_airlocks(t, s)


def _spawn_phrase(n: Names, t: CompiledScenario, s: State, card: int, group: int) -> str:
    vain = "" if spawns.fits_any(t, s, spawned_by(t, s, card, group)) else " (no space for it)"
    return f"play spawn {n.group(t.cards[card].spawn[group])}{vain}"


def _activate_phrase(n: Names, t: CompiledScenario, s: State, figure: int) -> str:
    return f"activate {figure_at(n, s, figure)}"


def _command_situation(n: Names, t: CompiledScenario, s: State, stage: Command) -> str:
    left = t.parameters.spawn_cards - s.spawn_cards
    ready = sum(1 for figure in s.crowd if not s.activated >> figure & 1)
    spawns = "" if s.started or left <= 0 else f"; {counted(left, 'spawn card')} may be played first"
    return f"{counted(ready, 'invader')} can be activated{spawns}"


def _discarding_situation(n: Names, t: CompiledScenario, s: State, stage: Discarding) -> str:
    return f"{len(s.hand)} cards in hand, {t.parameters.hand_max} at most"


_FIGURE = (Field("figure", "figure"),)
ACTIONS = (
    ActionKind("discard", (Field("card", "card"),), _discard, "discard {card}", group="Cards"),
    ActionKind(
        "spawn",
        (Field("card", "card"), Field("group", "number")),
        _spawn,
        "play {card}",
        group="Cards",
        phrase=_spawn_phrase,
    ),
    ActionKind(
        "activate", _FIGURE, _activate, "activate {figure}", group="Activate", phrase=_activate_phrase
    ),
    ActionKind("end", (), _end, "end the turn"),
    ActionKind("done", (), _done, "done with this figure"),
    ActionKind(
        "strike",
        (Field("space", "space"), Field("target", "figure")),
        _strike,
        "attack {space}",
        group="Attack",
        phrase=strike_text,
    ),
)
STAGES = (
    StageKind(
        "command",
        Command,
        _command_run,
        _command_options,
        "What does the invader do?",
        situation=_command_situation,
    ),
    StageKind(
        "discarding",
        Discarding,
        _discard_run,
        _discard_options,
        "Which card is discarded?",
        situation=_discarding_situation,
    ),
    StageKind(
        "activation",
        Activation,
        _activation_run,
        _activation_options,
        "What does the invader's figure do?",
        situation=turn_left,
    ),
    StageKind("called", CalledInvaders, _called_run, _called_options, "Which invader acts?"),
)
