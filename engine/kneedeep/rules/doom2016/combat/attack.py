"""An attack, step by step: dice, defense, effects, damage, consequences.

Rule: 2016 rulebook p. 7 and p. 16 (attacks), p. 9 (stun), p. 13 (cover); RUL16-103 to RUL16-121, RUL16-128, RUL16-129.
"""

from collections.abc import Iterable
from functools import lru_cache

from kneedeep.rules import rng
from kneedeep.rules.doom2016 import dice, event_texts, timing_windows
from kneedeep.rules.doom2016.actions import Action, Numbered, Plain
from kneedeep.rules.doom2016.cards import effects
from kneedeep.rules.doom2016.decks import action_deck, event_deck
from kneedeep.rules.doom2016.harm import damage
from kneedeep.rules.doom2016.names.game_names import Names
from kneedeep.rules.doom2016.parts import OFF, CompiledScenario, State, action_kind, each_number, stage_kind
from kneedeep.rules.doom2016.stages import Attack, DieChoice, Rerolling, SecondCard
from kneedeep.rules.doom2016.tables import moments as times
from kneedeep.rules.doom2016.tables.figure_kinds import DICE
from kneedeep.rules.numbers import CardNumber, FigureNumber
from kneedeep.rules.stage import ask, no_options, skip
from kneedeep.support.translation import tr

ROLL, DROPPED, STEP_4, STEP_5, ROLLED_AGAIN, ASSESS, AFTER, WATCH, END = (
    "roll dropped step-4 step-5 again assess after watch end".split()
)
_BEFORE = times.BEFORE_ATTACK | times.NEXT_ATTACK
_ATTACK = _BEFORE | times.ATTACKING | times.AFTER_ATTACK


def begin(
    tables: CompiledScenario,
    state: State,
    attacker: int,
    defender: int,
    card: int,
    boosts: tuple[int, ...],
    *,
    by_effect: bool,
) -> None:
    """Begin an attack on a declared defender, with an action card or (-1) with the dice of a demon's kind.

    An attack `by_effect` skips the effects of its card that cause further attacks.
    """
    known, numbers = tables.cards.effects, boosts
    if card >= 0:
        pool, source = tables.cards.actions[card].pool, tables.cards.actions[card].source
        if source.moments & _ATTACK:
            own = (known[number] for number in source.effects)
            numbers = (
                *(
                    effect.number
                    for effect in own
                    if effect.when & _ATTACK and not (by_effect and effect.what == "attack")
                ),
                *boosts,
            )
    else:
        pool = tables.kinds[state.kind[attacker]].pool
    more = [known[n].die for n in numbers if known[n].what == "die" and known[n].when & _BEFORE]
    if more:
        pool = tuple(sorted((*pool, *more)))
    state.tell(event_texts.Attack("attack", attacker, defender, card))
    state.stack.append(
        Attack("attack", attacker, defender, card, ROLL, pool, effects=numbers, stood=state.body[defender])
    )


def _run(tables: CompiledScenario, state: State, stage: Attack) -> bool:
    """Run the phases up to the first with a possible decision."""
    stack, phase = state.stack, stage.phase
    height = len(stack)
    while phase != END:
        phase = _PHASES[phase](tables, state, stage)
        if state.winner:
            return False
        stage = stack[height - 1]
        if len(stack) != height:
            stack[height - 1] = stage.at_phase(phase)
            return False
    # A stun given by this attack stays. Rule: RUL16-118, RUL16-128, RUL16-129.
    for figure in each_number(stage.stunned):
        damage.end_stun(state, figure)
    stack.pop()
    return False


def _roll(tables: CompiledScenario, state: State, stage: Attack) -> str:
    """Step 2: roll the dice, one fewer for a stunned attacker. Rule: RUL16-107, RUL16-108, RUL16-120."""
    attacker = stage.attacker
    if state.at[attacker] == OFF or state.at[stage.defender] == OFF:
        return END
    if state.stunned >> attacker & 1:
        _drop(state, tables.parameters.stun_dice)
    return DROPPED


def _drop(state: State, left: int) -> None:
    """Leave out `left` dice one by one. The player chooses only between different colors."""
    while left and (pool := state.stack[-1].pool):
        if len(set(pool)) > 1:
            state.stack.append(DieChoice("drop-die", left))
            return
        _leave_out(state, pool[0])
        left -= 1


def _leave_out(state: State, color: int) -> None:
    stage = state.stack[-1]
    pool = list(stage.pool)
    pool.remove(color)
    state.stack[-1] = stage._replace(pool=tuple(pool))
    state.tell(event_texts.LessDice("less-dice", stage.attacker, color))


def _dropped(tables: CompiledScenario, state: State, stage: Attack) -> str:
    """Roll the dice. Step 3: reveal a card, with cover perhaps a second. Rule: RUL16-107, RUL16-109 to RUL16-111."""
    defender = stage.defender
    rolled = rng.roll(state, rng.dice(stage.attacker < state.players), stage.pool)
    state.tell(event_texts.Dice("dice", rolled))
    card, covered = -1, False
    if state.at[defender] != OFF and not state.stunned >> defender & 1:
        card = _reveal(tables, state, stage, second=0)
        covered = card >= 0 and has_cover(tables, state, stage.attacker, defender, stage.effects)
    state.stack[-1] = stage._replace(phase=STEP_4, rolled=rolled, defense=card, covered=int(covered))
    if covered and _has_more(state, defender):
        state.stack.append(SecondCard("second-card"))
    return STEP_4


def has_cover(tables: CompiledScenario, state: State, attacker: int, defender: int, effects_: Iterable[int]) -> bool:
    """Whether a defender has cover against an attack with these effects. Rule: RUL16-95 to RUL16-101, RUL16-176."""
    if not tables.parameters.advanced or state.shape[defender] or state.at[attacker] == OFF:
        return False
    if any(tables.cards.effects[number].what == "ignore-cover" for number in effects_):
        return False
    figures = state.marine_bits | state.demon_bits | state.other_bits
    return state.ground.covers(state.body[attacker], state.body[defender], figures)


def _has_more(state: State, defender: int) -> bool:
    if defender < state.players:
        return bool(state.deck[defender] or state.discard[defender])
    return bool(state.event_deck or state.event_discard)


def _reveal(tables: CompiledScenario, state: State, stage: Attack, second: int) -> int:
    if (defender := stage.defender) < state.players:
        card = action_deck.take_top(tables, state, defender)
    else:
        card = event_deck.take_top(tables, state)
    if state.events is not None and card >= 0:
        state.events.append(event_texts.Defense("defense", defender, card, second))
    return card


def _put_away(state: State, stage: Attack) -> None:
    """Discard the revealed card."""
    if stage.defense >= 0:
        if stage.defender < state.players:
            action_deck.put_in_discard(state, stage.defender, stage.defense)
        else:
            state.event_discard = (*state.event_discard, CardNumber(stage.defense))


def _step_4(tables: CompiledScenario, state: State, stage: Attack) -> str:
    """Step 4: effects "while defending". Rule: RUL16-114."""
    if state.at[stage.defender] != OFF:
        timing_windows.offer(tables, state, times.DEFENDING, stage.defender, stage.attacker)
    return STEP_5


def _step_5(tables: CompiledScenario, state: State, stage: Attack) -> str:
    """Step 5: effects "while attacking". Dice and hits of the card come first, then re-rolls. Rule: RUL16-114."""
    again = []
    for number in stage.effects:
        effect = tables.cards.effects[number]
        if effect.what == "hits" or (effect.what == "die" and effect.when == times.ATTACKING):
            effects.carry_out(
                tables, state, number, effects.player_of(state, stage.attacker), FigureNumber(stage.attacker), -1
            )
        elif effect.what == "reroll":
            again.append(effect.amount)
    if again and state.stack[-1].rolled:
        state.stack += [Rerolling("reroll", number) for number in again]
    return ROLLED_AGAIN


def _rolled_again(tables: CompiledScenario, state: State, stage: Attack) -> str:
    if state.at[stage.attacker] != OFF:
        timing_windows.offer(tables, state, times.ATTACKING, stage.attacker, stage.defender)
    return ASSESS


def defense_of(tables: CompiledScenario, state: State, stage: Attack) -> tuple[int, bool]:
    """The defender's shields, and whether it dodges. Rule: RUL16-109, RUL16-112, RUL16-113, RUL16-116."""
    defender, card = stage.defender, stage.defense
    shields, dodges = stage.shields, bool(stage.dodged)
    if defender < state.players:
        if card >= 0:
            action = tables.cards.actions[card]
            shields, dodges = shields + action.shields, dodges or action.dodge
        return shields, dodges
    kind = tables.kinds[state.kind[defender]]
    if card >= 0:
        event = tables.cards.events[card]
        shields, dodges = shields + event.shields, dodges or event.dodge
        if event.special:
            shields, dodges = shields + kind.shields, dodges or kind.dodge
    if kind.tough and (tables.parameters.toughness_stunned or not state.stunned >> defender & 1):
        shields += tables.parameters.toughness
    return shields, dodges


def _assess(tables: CompiledScenario, state: State, stage: Attack) -> str:
    """Step 6. Rule: RUL16-116, RUL16-117."""
    attacker, defender = stage.attacker, stage.defender
    hits = dice.hits(tables, stage.rolled) + stage.hits
    shields, dodges = defense_of(tables, state, stage)
    suffered = 0 if dodges or state.at[defender] == OFF else max(0, hits - shields)
    if state.events is not None:
        state.events.append(event_texts.Result("result", attacker, defender, hits, shields, int(dodges), suffered))
    old = state.stunned & (1 << attacker | 1 << defender)
    state.stack[-1] = stage._replace(defense=-1, damage=suffered, stunned=old)
    damage.suffer(tables, state, defender, suffered, "attack", attacker)
    _put_away(state, stage)
    return AFTER


def _after(tables: CompiledScenario, state: State, stage: Attack) -> str:
    """Effects "after" the attack, in an order chosen by the attacker's side. Rule: RUL16-118."""
    if state.at[stage.attacker] != OFF:
        known = tables.cards.effects
        own = tuple(
            number
            for number in stage.effects
            if known[number].what in ("stun", "splash") or known[number].when == times.AFTER_ATTACK
        )
        timing_windows.offer(tables, state, times.AFTER_ATTACK, stage.attacker, stage.defender, own)
    return WATCH


def _watch(tables: CompiledScenario, state: State, stage: Attack) -> str:
    """The reactions of other figures after an attack. Rule: RUL16-189."""
    if state.at[stage.attacker] != OFF:
        timing_windows.offer(tables, state, times.ENEMY_ATTACKED, stage.attacker, stage.defender)
    return END


_PHASES = {
    ROLL: _roll,
    DROPPED: _dropped,
    STEP_4: _step_4,
    STEP_5: _step_5,
    ROLLED_AGAIN: _rolled_again,
    ASSESS: _assess,
    AFTER: _after,
    WATCH: _watch,
}
"""The function for each phase. It returns the next phase."""


def _die_run(tables: CompiledScenario, state: State, stage: DieChoice) -> bool:
    """The attacker chooses the die. By the house rule `stun_die` the defender chooses. Rule: RUL16-108."""
    attack = state.stack[-2]
    who = attack.attacker if tables.parameters.stun_die == "attacker" else attack.defender
    return ask(state, effects.player_of(state, who))


def _die_options(tables: CompiledScenario, state: State, stage: DieChoice) -> list[Action]:
    return [("pick-die", color) for color in sorted(set(state.stack[-2].pool))]


def _pick_die(tables: CompiledScenario, state: State, action: Numbered) -> None:
    _, color = action
    left = state.stack.pop().left
    _leave_out(state, color)
    _drop(state, left - 1)


def _second_run(tables: CompiledScenario, state: State, stage: SecondCard) -> bool:
    return ask(state, effects.player_of(state, state.stack[-2].defender))


def _second_options(tables: CompiledScenario, state: State, stage: SecondCard) -> list[Action]:
    return [("reveal-again",), ("keep-card",)]


def _reveal_again(tables: CompiledScenario, state: State, action: Plain) -> None:
    """Ignore and discard the first card. The second counts, better or worse. Rule: RUL16-110."""
    state.stack.pop()
    stage = state.stack[-1]
    if (card := _reveal(tables, state, stage, second=1)) >= 0:
        _put_away(state, stage)
        state.stack[-1] = stage._replace(defense=card)


def _keep_card(tables: CompiledScenario, state: State, action: Plain) -> None:
    state.stack.pop()


def _reroll_run(tables: CompiledScenario, state: State, stage: Rerolling) -> bool:
    place = effects.attack_place(state)
    if place < 0 or not state.stack[place].rolled:
        return skip(state)
    return ask(state, effects.player_of(state, state.stack[place].attacker))


def _reroll_options(tables: CompiledScenario, state: State, stage: Rerolling) -> list[Action]:
    """Every choice of at most `number` dice, including none. Dice with the same color and hits count once."""
    shown = _dice_shown(tables, state)
    found: dict[tuple[tuple[int, int], ...], int] = {}
    for chosen, places in _dice_sets(len(shown), stage.number):
        found.setdefault(tuple(sorted([shown[place] for place in places])), chosen)
    return [("reroll", chosen) for chosen in found.values()]


def reroll_answer(tables: CompiledScenario, state: State, chosen: int) -> Action:
    """The answer that re-rolls the chosen dice (bit set). Of equal dice only the first are listed."""
    shown = _dice_shown(tables, state)
    same = sorted([shown[place] for place in each_number(chosen)])
    sets = _dice_sets(len(shown), chosen.bit_count())
    return "reroll", next(listed for listed, places in sets if sorted([shown[place] for place in places]) == same)


def _dice_shown(tables: CompiledScenario, state: State) -> list[tuple[int, int]]:
    """The color and hits of each die on the table."""
    faces = tables.cards.faces
    return [(color, faces[color][face]) for color, face in state.stack[effects.attack_place(state)].rolled]


@lru_cache(maxsize=256)
def _dice_sets(dice_: int, most: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """The sets of at most `most` dice, each as a bit set and as the indices of its dice."""
    every = ((chosen, tuple(each_number(chosen))) for chosen in range(1 << dice_))
    return tuple((chosen, places) for chosen, places in every if len(places) <= most)


def _reroll(tables: CompiledScenario, state: State, action: Numbered) -> None:
    _, dice_ = action
    state.stack.pop()
    if dice_:
        place = effects.attack_place(state)
        attack = state.stack[place]
        rolled = rng.roll_again(state, rng.dice(attack.attacker < state.players), attack.rolled, dice_)
        state.stack[place] = attack._replace(rolled=rolled)
        state.tell(event_texts.Reroll("reroll", rolled))


def _reroll_phrase(n: Names, tables: CompiledScenario, state: State, dice_: int) -> str:
    rolled = state.stack[effects.attack_place(state)].rolled
    chosen = [rolled[place] for place in range(len(rolled)) if dice_ >> place & 1]
    return tr("roll again: {faces}", faces=n.faces(chosen)) if chosen else tr("keep the dice")


def _situation(n: Names, tables: CompiledScenario, state: State, stage: object) -> str:
    place = effects.attack_place(state)
    return n.attack(state.stack[place]) if place >= 0 else ""


ACTIONS = (
    action_kind("pick-die", _pick_die, lambda n, t, s, color: tr("roll a {dice} die less", dice=tr(DICE[color]))),
    action_kind("reveal-again", _reveal_again),
    action_kind("keep-card", _keep_card),
    action_kind("reroll", _reroll, _reroll_phrase),
)
STAGES = (
    stage_kind("attack", Attack, _run, no_options),
    stage_kind("drop-die", DieChoice, _die_run, _die_options, situation=_situation),
    stage_kind("second-card", SecondCard, _second_run, _second_options, situation=_situation),
    stage_kind("reroll", Rerolling, _reroll_run, _reroll_options, situation=_situation),
)
