"""Options in a window: events, demon abilities, reactions, class cards.

Rule: 2016 rulebook p. 9 (events, reactions), p. 12 (abilities); RUL16-39 to RUL16-43, RUL16-115, RUL16-140 to
RUL16-142, RUL16-176, RUL16-191.
"""

from collections.abc import Callable, Collection, Iterator

from kneedeep.rules.doom2016 import event_texts, timing_windows
from kneedeep.rules.doom2016.action_cache import PASS
from kneedeep.rules.doom2016.actions import Action, Numbered, OfCard, OfMarineCard, SpendArgent
from kneedeep.rules.doom2016.cards import effects
from kneedeep.rules.doom2016.decks import action_deck, demon_cards, event_deck
from kneedeep.rules.doom2016.names.game_names import Names
from kneedeep.rules.doom2016.parts import INVADER, OFF, CompiledScenario, State, action_kind, ask, skip, stage_kind
from kneedeep.rules.doom2016.stages import TURNS, Declaring, Window
from kneedeep.rules.doom2016.tables.compiled_cards import REACTION, Source
from kneedeep.rules.doom2016.tables.moments import BEFORE_ATTACK, ENEMY_ATTACKED, FRAGGED, NEXT_ATTACK, STATUS
from kneedeep.rules.doom2016.timing_windows import OF_DEMONS, order_of
from kneedeep.rules.numbers import CardNumber, FigureNumber
from kneedeep.support.translation import tr

IN_ATTACK = frozenset(("die", "reroll", "hits", "shields", "dodge"))
_ABILITY, _CLASS = 1_000, 1_000_000
"""The first keys of abilities and of class cards in `used`. Events have lower keys, reactions keys below 0."""


def _run(tables: CompiledScenario, state: State, stage: Window) -> bool:
    order = order_of(tables, state, stage)
    for asked in range(stage.asked, len(order)):
        if _answers(tables, state, stage, order[asked]):
            if asked != stage.asked:
                state.stack[-1] = stage._replace(asked=asked)
            return ask(state, order[asked])
    return skip(state)


def _follow_run(tables: CompiledScenario, state: State, stage: Window) -> bool:
    """Carry out the effects after an attack. The owner chooses the order if it may matter. Rule: RUL16-118."""
    owner = effects.player_of(state, stage.figure)
    left = _different(tables, state, stage)
    if len(left) > 1 or (left and _answers(tables, state, stage, owner)):
        return ask(state, owner)
    if left:
        _carry_out(tables, state, ("carry-out", left[0]))
        return False
    state.stack.pop()
    height = len(state.stack)
    timing_windows.offer(tables, state, stage.moment, stage.figure, stage.other)
    if len(state.stack) > height:
        state.stack[-1] = state.stack[-1]._replace(used=stage.used)
    return False


def _follow_options(tables: CompiledScenario, state: State, stage: Window) -> list[Action]:
    return [
        *_answers(tables, state, stage, effects.player_of(state, stage.figure)),
        *(("carry-out", number) for number in _different(tables, state, stage)),
    ]


def _different(tables: CompiledScenario, state: State, stage: Window) -> tuple[int, ...]:
    """The remaining effects of an attack that would change anything. Effects with the same text are listed once."""
    owner = effects.player_of(state, stage.figure)
    found: dict[tuple[object, ...], int] = {}
    for number in stage.left:
        effect = tables.cards.effects[number]
        if effects.is_of_use(state, effect, owner, stage.figure, stage.other):
            found.setdefault(effect.text, number)
    return tuple(found.values())


def _carry_out(tables: CompiledScenario, state: State, action: Numbered) -> None:
    _, number = action
    stage = state.stack[-1]
    left = list(stage.left)
    left.remove(number)
    state.stack[-1] = stage._replace(left=tuple(left))
    effects.carry_out(tables, state, number, effects.player_of(state, stage.figure), stage.figure, stage.other)


def _options(tables: CompiledScenario, state: State, stage: Window) -> list[Action]:
    player = order_of(tables, state, stage)[stage.asked]
    return [*_answers(tables, state, stage, player), PASS]


def _answers(tables: CompiledScenario, state: State, stage: Window, player: int) -> list[Action]:
    if player == INVADER:
        return _of_invader(tables, state, stage)
    return _of_marine(tables, state, stage, player)


def _used(state: State, stage: Window) -> tuple[int, ...]:
    """The cards used in a window and in enclosing windows of the same moment. Rule: RUL16-40."""
    used = stage.used
    for other in state.stack[:-1]:
        if type(other) is Window and other.moment == stage.moment:
            used = (*other.used, *used)
    return used


def _of_invader(tables: CompiledScenario, state: State, stage: Window) -> list[Action]:
    moment, figure = stage.moment, stage.figure
    used = _used(state, stage)
    found: list[Action] = []
    is_demon = figure >= state.players
    watched = moment & ENEMY_ATTACKED
    if state.event_moments & moment and (not is_demon if watched else is_demon or not moment & OF_DEMONS):
        helped, opposite = _whom_of_event(stage)
        for card in events_at(tables, state, moment, used):
            if is_useful(tables, state, tables.cards.events[card].source, moment, INVADER, helped, opposite):
                found.append(("event", card))
    if tables.ability_moments & moment:
        for demon in state.crowd if watched else (FigureNumber(figure),) if is_demon else ():
            found += _abilities(tables, state, stage, demon, used)
    return found


def _abilities(
    tables: CompiledScenario, state: State, stage: Window, demon: FigureNumber, used: Collection[int]
) -> Iterator[Action]:
    """Yield the uses of a demon's abilities."""
    moment, watched = stage.moment, stage.moment & ENEMY_ATTACKED
    for ability in abilities_at(tables, state, demon, moment, gone=bool(moment & FRAGGED)):
        if _ABILITY + ability * _ABILITY + demon in used:
            continue
        source = tables.cards.abilities[ability].source
        if watched and not _is_watched(tables, state, demon, stage.figure, source):
            continue
        target = stage.figure if watched else stage.other
        if is_useful(tables, state, source, moment, INVADER, demon, target):
            yield ("spend-argent", demon, ability)


NOBODY = FigureNumber(-1)


def _whom_of_event(stage: Window) -> tuple[FigureNumber, int]:
    """The figure an event helps, and its opponent. Only the attacker for an enemy's attack, nobody for a frag."""
    if stage.moment & FRAGGED:
        return NOBODY, NOBODY
    if stage.moment & ENEMY_ATTACKED:
        return NOBODY, stage.figure
    return FigureNumber(stage.figure), stage.other


def opposite(stage: Window) -> int:
    """The opponent of the figure that uses something in a window."""
    return stage.figure if stage.moment & ENEMY_ATTACKED else stage.other


def _is_watched(tables: CompiledScenario, state: State, demon: int, attacker: int, source: Source) -> bool:
    """True if a demon sees the marine who attacked, within its ability's reach. Rule: p. 6, RUL16-93."""
    if attacker >= state.players or state.at[attacker] == OFF or state.at[demon] == OFF:
        return False
    within = max(tables.cards.effects[number].within for number in source.effects)
    near, seen = state.ground.body_reach(state.body[demon], within or 1_000)
    return bool(near & seen & state.body[attacker])


def events_at(tables: CompiledScenario, state: State, moment: int, used: tuple[int, ...]) -> list[CardNumber]:
    """The events in hand playable at a moment. Identical events are listed once. Rule: RUL16-40, RUL16-191."""
    events = tables.cards.events
    found: dict[int, CardNumber] = {}
    for card in state.event_hand:
        known = events[card]
        if known.source.moments & moment and known.same not in used:
            found.setdefault(known.alike, card)
    return list(found.values())


def abilities_at(tables: CompiledScenario, state: State, demon: int, moment: int, *, gone: bool = False) -> list[int]:
    """The abilities a demon can use and pay for at a moment. `gone`: the demon is fragged. Rule: RUL16-141."""
    kind, cards = state.kind[demon], tables.cards
    if not cards.kind_moments[kind] & moment or (state.at[demon] == OFF and not gone):
        return []
    argent, known = state.argent[kind], cards.abilities
    return [
        number
        for number in cards.abilities_of[kind]
        if known[number].argent <= argent and known[number].source.moments & moment
    ]


def is_useful(
    tables: CompiledScenario, state: State, source: Source, moment: int, player: int, figure: int, other: int
) -> bool:
    """Whether a card or ability has an effect that would change anything at a moment."""
    known = tables.cards.effects
    for number in source.effects:
        if known[number].when & moment and effects.is_of_use(state, known[number], player, figure, other):
            return True
    return False


def _of_marine(tables: CompiledScenario, state: State, stage: Window, seat: int) -> list[Action]:
    moment, figure, other = stage.moment, stage.figure, stage.other
    found: list[Action] = []
    if moment & ENEMY_ATTACKED:
        if figure < state.players or state.at[seat] == OFF:
            return found
        figure, other = seat, figure
    elif figure != seat or moment & STATUS:
        return found
    used = _used(state, stage)

    def helps(source: Source) -> bool:
        if moment & ENEMY_ATTACKED and not _sees(tables, state, seat, other, source):
            return False
        return is_useful(tables, state, source, moment, seat, figure, other)

    if state.moments[seat] & moment and may_react(tables, state, seat):
        for card in dict.fromkeys(state.hand[seat]):
            known = tables.cards.actions[card]
            if known.kind == REACTION and known.source.moments & moment:
                if _reaction_key(seat, card) not in used and helps(known.source):
                    found.append(("react", card))
    if tables.kept_moments & moment:
        found += _kept_cards(tables, state, moment, seat, used, helps)
    return found


def _kept_cards(
    tables: CompiledScenario,
    state: State,
    moment: int,
    seat: int,
    used: Collection[int],
    helps: Callable[[Source], bool],
) -> Iterator[Action]:
    """Yield the uses of the Glory Kill and class cards before a marine."""
    for card in glory_at(tables, state, seat, moment):
        if helps(tables.cards.glory[card].source):
            yield ("glory", card)
    card = state.class_card[seat]
    if card >= 0 and _CLASS + card not in used:
        own = tables.cards.classes[card]
        usable = not (own.exhaust and state.class_used[seat]) and own.action < 0
        if usable and own.source.moments & moment and helps(own.source):
            yield ("ability",)


def glory_at(tables: CompiledScenario, state: State, seat: int, moment: int) -> list[int]:
    """The Glory Kill cards that a marine may use at a moment. Each name is listed once. Rule: RUL16-138."""
    known = tables.cards.glory
    named = {known[card].name: card for card in reversed(state.glory[seat]) if known[card].source.moments & moment}
    return sorted(named.values())


def _sees(tables: CompiledScenario, state: State, seat: int, attacker: int, source: Source) -> bool:
    """Whether a marine sees the demon that attacked, within reach of the marine's card."""
    if state.at[attacker] == OFF:
        return False
    within = max(tables.cards.effects[number].within for number in source.effects)
    near, seen = state.ground.body_reach(state.body[seat], within or 1_000)
    return bool(near & seen & state.body[attacker])


def may_react(tables: CompiledScenario, state: State, seat: int) -> bool:
    """True if a marine may react now. Rule: RUL16-42, RUL16-115, house rules `reactions`, `stunned_reactions`."""
    p = tables.parameters
    if not p.stunned_reactions and state.stunned >> seat & 1:
        return False
    return p.reactions == "any" or state.active != seat


def use(
    tables: CompiledScenario, state: State, source: Source, moment: int, player: int, figure: FigureNumber, other: int
) -> None:
    """Carry out the effects of a card or ability at a moment. Effects on the current attack come first."""
    later = []
    for number in source.effects:
        effect = tables.cards.effects[number]
        if effect.when & moment:
            if effect.what in IN_ATTACK:
                effects.carry_out(tables, state, number, player, figure, other)
            else:
                later.append(number)
    for number in reversed(later):
        effects.carry_out(tables, state, number, player, figure, other)


def _event(tables: CompiledScenario, state: State, action: OfCard) -> None:
    """Carry out an event, then discard it. Rule: RUL16-140."""
    _, card = action
    stage = state.stack[-1]
    known = tables.cards.events[card]
    event_deck.take_from_hand(tables, state, card)
    state.tell(event_texts.Event("event", card))
    if isinstance(stage, Window):
        state.stack[-1] = stage._replace(used=(*stage.used, known.same))
        use(tables, state, known.source, stage.moment, INVADER, *_whom_of_event(stage))
    else:
        _boost(tables, state, known.source, BEFORE_ATTACK, known.same)
    state.event_discard = (*state.event_discard, card)


def _spend_argent(tables: CompiledScenario, state: State, action: SpendArgent) -> None:
    _, figure, ability = action
    stage = state.stack[-1]
    known = tables.cards.abilities[ability]
    if known.argent:
        demon_cards.set_argent(tables, state, known.kind, state.argent[known.kind] - known.argent)
    state.tell(event_texts.Ability("ability", figure, ability))
    if isinstance(stage, Window):
        state.stack[-1] = stage._replace(used=(*stage.used, _ABILITY + ability * _ABILITY + figure))
        use(tables, state, known.source, stage.moment, INVADER, figure, opposite(stage))
    else:
        _boost(tables, state, known.source, BEFORE_ATTACK, -1 - ability)


def _boost(tables: CompiledScenario, state: State, source: Source, moment: int, used: int) -> None:
    """Add effects to the acting figure's next attack, and let the figure declare a defender. Rule: RUL16-106."""
    for place in range(len(state.stack) - 1, -1, -1):
        stage = state.stack[place]
        if isinstance(stage, TURNS):
            numbers = tuple(number for number in source.effects if tables.cards.effects[number].when & moment)
            state.stack[place] = stage._replace(boosts=(*stage.boosts, *numbers), used=(*stage.used, used))
            if moment == BEFORE_ATTACK and place == len(state.stack) - 1:
                state.stack.append(Declaring("declare", stage.figure, 0))
            break


def boost(tables: CompiledScenario, state: State, source: Source, used: int) -> None:
    """Add the effects of a card to the acting marine's next attack."""
    _boost(tables, state, source, NEXT_ATTACK, used)


def _react(tables: CompiledScenario, state: State, action: OfMarineCard) -> None:
    """Carry out a reaction, then discard it. Rule: RUL16-41."""
    _, card = action
    stage = state.stack[-1]
    seat = state.player
    known = tables.cards.actions[card]
    action_deck.remove_from_hand(tables, state, seat, card)
    state.front[seat] = (*state.front[seat], card)
    state.tell(event_texts.Reaction("reaction", seat, card))
    state.stack[-1] = stage._replace(used=(*stage.used, _reaction_key(seat, card)))
    use(tables, state, known.source, stage.moment, seat, FigureNumber(seat), opposite(stage))
    if state.front[seat]:
        # A marine fragged by its own card no longer has a card in front of it.
        state.front[seat] = state.front[seat][:-1]
        action_deck.put_in_discard(state, seat, card)


def _reaction_key(seat: int, card: int) -> int:
    """The key of a reaction in `Window.used`: each marine has its own copy. Rule: RUL16-40."""
    return -1 - card - seat * _ABILITY


def use_class(tables: CompiledScenario, state: State, seat: int, moment: int, other: int) -> None:
    """Use a class card. Exhaust it if its text says so. Rule: RUL16-38, RUL16-39."""
    own = tables.cards.classes[state.class_card[seat]]
    if own.exhaust:
        state.class_used[seat] = 1
    state.tell(event_texts.ClassUsed("class-used", seat, own.number))
    use(tables, state, own.source, moment, seat, FigureNumber(seat), other)


def class_key(card: int) -> int:
    """The key of a class card in the `used` of a window or marine turn."""
    return _CLASS + card


def use_glory(tables: CompiledScenario, state: State, seat: int, card: int, moment: int, other: int) -> None:
    """Use a Glory Kill card and discard it. Rule: RUL16-138."""
    own = list(state.glory[seat])
    own.remove(card)
    state.glory[seat] = tuple(own)
    state.glory_discard = (*state.glory_discard, card)
    state.tell(event_texts.GloryUsed("glory-used", seat, card))
    use(tables, state, tables.cards.glory[card].source, moment, seat, FigureNumber(seat), other)


def _situation(n: Names, tables: CompiledScenario, state: State, stage: Window) -> str:
    if stage.moment & STATUS:
        # The initiative deck is built between these steps.
        return tr("at the {what} of the Status Phase", what=tr("end") if state.initiative else tr("start"))
    return n.moment(stage.moment, FigureNumber(stage.figure))


ACTIONS = (
    action_kind("event", _event, lambda n, t, s, card: n.play_event(card)),
    action_kind("spend-argent", _spend_argent, lambda n, t, s, figure, ability: n.use_ability(figure, ability)),
    action_kind("react", _react, lambda n, t, s, card: n.play_card(card)),
    action_kind(
        "carry-out",
        _carry_out,
        lambda n, t, s, effect: tr("carry out: {effect}", effect=n.effect(t.cards.effects[effect])),
    ),
)
STAGES = (
    stage_kind("window", Window, _run, _options, situation=_situation),
    stage_kind("follow", Window, _follow_run, _follow_options, situation=_situation),
)
