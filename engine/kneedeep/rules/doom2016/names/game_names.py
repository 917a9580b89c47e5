"""Readable names of the elements of a 2016 game."""

from collections.abc import Iterable, Sequence

from kneedeep.model.catalog import InvasionGroup
from kneedeep.model.catalog.marine_names import SEATS as SEATS
from kneedeep.rules.doom2016.board import tokens_on_map
from kneedeep.rules.doom2016.parts import OFF, Attack, CompiledScenario, FigureNumber, State
from kneedeep.rules.doom2016.stages import FreeMove
from kneedeep.rules.doom2016.tables import moments
from kneedeep.rules.doom2016.tables.compiled_cards import ActionCard, DemonAbility, GameEffect, Source
from kneedeep.rules.doom2016.tables.figure_kinds import DICE
from kneedeep.rules.game_names import GameNames
from kneedeep.support.translation import later, tr, tr_count, translated

_SHAPES = (
    "",
    later(" (along east and west)"),
    later(" (along north and south)"),
    "",
    later(" (along east and west)"),
    later(" (along north and south)"),
)
_MOMENTS = (
    (moments.ACTIVATION_START, later("at the start of the activation of {who}")),
    (moments.ACTIVATION_END, later("at the end of the activation of {who}")),
    (moments.DEFENDING, later("step 4 of the attack: while {who} defends")),
    (moments.ATTACKING, later("step 5 of the attack: while {who} attacks")),
    (moments.AFTER_ATTACK, later("after the attack of {who}")),
    (moments.ENEMY_ATTACKED, later("after the attack of {who}")),
    (moments.FRAGGED, later("after {who} was fragged")),
)

_TIMES = {
    moments.PLAYED: "",
    moments.NEXT_ATTACK: later("in the next attack"),
    moments.BEFORE_ATTACK: later("before an attack"),
    moments.ATTACKING: later("while attacking"),
    moments.DEFENDING: later("while defending"),
    moments.AFTER_ATTACK: later("after an attack"),
    moments.ENEMY_ATTACKED: later("after the attack of a figure of the other side in sight"),
    moments.ACTIVATION_START: later("at the start of an activation"),
    moments.ACTIVATION_END: later("at the end of an activation"),
    moments.STATUS: later("in the Status Phase"),
    moments.FRAGGED: later("when fragged"),
    moments.DEMON_ACTIVATED: later("when a demon is activated"),
}
"""The moments of effects, as worded on cards."""


class Names(GameNames[CompiledScenario]):
    """The names of the elements of one game."""

    s: State

    def __init__(self, tables: CompiledScenario, state: State | None = None) -> None:
        super().__init__(tables, state)
        self._fields |= {"card": self.event, "kind": self.kinds_text, "shape": self.shape}
        self._fields["token"] = lambda number: tr("the {number}", number=self.token(number))

    # Figures and places

    def marine(self, seat: int) -> str:
        """The name of a marine. Rule: RUL16-01."""
        return SEATS[seat]

    def figure_at(self, number: int) -> str:
        if number < self.t.marines or self.s.at[number] == OFF:
            return self.figure(number)
        setup = self.s.setup[number]
        own = self.t.setups[setup].element.name if setup >= 0 else ""
        return tr("{what} at {space}", what=own or self.figure(number), space=self.space(self.s.at[number]))

    def shape(self, number: int) -> str:
        """The direction of a large figure. Empty if only one is possible."""
        return tr(_SHAPES[number])

    def token(self, number: int) -> str:
        return self.words.subject(self.t.tokens[number].element)

    def token_at(self, number: int) -> str:
        bits = tokens_on_map.bits_of(self.t, self.s, number)
        return tr("the {number} at {space}", number=self.token(number), space=self.space(bits.bit_length() - 1))

    def group(self, portal: int, number: int) -> str:
        """A group of the invasion card: kinds, numbers and Argent Power."""
        return self.group_words(self.t.groups[self.t.tokens[portal].color][number])

    def group_words(self, group: InvasionGroup) -> str:
        """The kinds and numbers of a group, and its Argent Power."""
        kinds = ((self.t.kinds[self.t.kind_number[kind]], count) for kind, count in group.demons.value)
        words = tr(" and ").join(
            f"{count} {translated(kind.plural if count > 1 else kind.name)}" for kind, count in kinds
        )
        argent = group.argent.value if group.argent is not None and self.t.parameters.advanced else 0
        return (
            tr(
                "{words}, with {value}",
                words=words,
                value=tr_count("{n} Argent Power token", "{n} Argent Power tokens", argent),
            )
            if argent
            else words
        )

    # Cards

    def event(self, card: int) -> str:
        """The name of an event."""
        return translated(self.t.cards.events[card].name) if card >= 0 else tr("an event")

    def discarded_event(self, card: int) -> str:
        """An event with its defense, which may differ between copies of the event."""
        known = self.t.cards.events[card]
        return f"{self.event(card)} ({self.defense_value(known.shields, known.dodge, known.special)})"

    def defense_value(self, shields: int, dodge: bool, special: bool = False) -> str:
        """The defense of a card, after its name."""
        return (
            self.defense_text(0, False, True)
            if special
            else tr("defense: {defense_text}", defense_text=self.defense_text(shields, dodge))
        )

    def event_set(self, number: int) -> str:
        """The name of an event set."""
        name = list(self.t.cards.event_sets)[number]
        known = self.t.board.catalog.event_sets.get(name)
        return translated(known.name) if known is not None else name

    def weapon(self, number: int) -> str:
        """The name of a weapon."""
        return translated(self.t.weapon_names[number])

    def squad_card(self, card: int) -> str:
        """The name of a squad card."""
        return translated(self.t.cards.squads[card].name)

    def class_card(self, card: int) -> str:
        """The name of a class card."""
        return translated(self.t.cards.classes[card].name)

    def glory_card(self, card: int) -> str:
        """The name of a Glory Kill card."""
        return translated(self.t.cards.glory[card].name)

    def ability_name(self, ability: int) -> str:
        """The name of a demon's ability."""
        return translated(self.t.cards.abilities[ability].name)

    def card(self, card: int) -> str:
        """The name of an action card."""
        return translated(self.t.cards.actions[card].name) if card >= 0 else tr("a card")

    def card_text(self, card: ActionCard) -> str:
        """The text of an action card."""
        parts = [tr_count("{n} movement point", "{n} movement points", card.speed)] if card.speed else []
        if card.range:
            parts.append(tr("attack with {pool} within {range}", pool=self.pool(card.pool), range=card.range))
        parts += self.effects_in_time(card.source)
        return "; ".join(parts)

    def defense_text(self, shields: int, dodge: bool, special: bool = False) -> str:
        """The defense of a card."""
        if special:
            return tr("special defense")
        return tr("dodge") if dodge else tr_count("{n} shield", "{n} shields", shields)

    def play_card(self, card: int) -> str:
        """The label for playing an action card."""
        text = self.card_text(self.t.cards.actions[card])
        return (
            tr("play {card} ({value})", card=self.card(card), value=text)
            if text
            else tr("play {card}", card=self.card(card))
        )

    def sprint(self, card: int) -> str:
        """The label for discarding a card to sprint."""
        return tr(
            "sprint: discard {card} for {value}",
            card=self.card(card),
            value=tr_count("{n} movement point", "{n} movement points", self.t.parameters.sprint),
        )

    def play_event(self, card: int) -> str:
        """The label for playing an event, with its defense. Copies of an event may differ in defense."""
        known = self.t.cards.events[card]
        parts = (*self.effects(known.source), self.defense_value(known.shields, known.dodge, known.special))
        return tr("play {name} ({parts})", name=known.name, parts="; ".join(parts))

    def use_ability(self, figure: FigureNumber, ability: int) -> str:
        """The label for using a demon's ability."""
        known = self.t.cards.abilities[ability]
        return tr(
            "{figure} uses {ability} ({parts})",
            figure=self.figure(figure),
            ability=self.ability(known),
            parts="; ".join(self.effects(known.source)),
        )

    def ability(self, ability: DemonAbility) -> str:
        """The name and cost of an ability."""
        if not ability.argent:
            return translated(ability.name)
        cost = tr_count("{n} Argent Power token", "{n} Argent Power tokens", ability.argent)
        return tr("{ability} for {cost}", ability=ability.name, cost=cost)

    def use_glory(self, card: int) -> str:
        """The label for using a Glory Kill card."""
        known = self.t.cards.glory[card]
        return tr("use {name} ({parts})", name=known.name, parts="; ".join(self.effects(known.source)))

    def use_token(self, number: int) -> str:
        """The label for using a token."""
        token = self.t.tokens[number]
        cost = ("", tr(", main action"), tr(", bonus action"))[token.action]
        points = f", {tr_count('{n} movement point', '{n} movement points', token.cost)}" if token.cost else ""
        return tr("use the {number}{points}{cost}", number=self.token(number), points=points, cost=cost)

    def effects(self, source: Source) -> list[str]:
        """The effects of a card or ability, in words."""
        return [self.effect(self.t.cards.effects[number]) for number in source.effects]

    def effects_in_time(self, source: Source, *, of_event: bool = False) -> list[str]:
        """The effects of a card or ability with their moments, as worded on cards."""
        found: dict[str, list[str]] = {}
        for effect in map(self.t.cards.effects.__getitem__, source.effects):
            when = (
                tr("when a demon is fragged")
                if of_event and effect.when == moments.FRAGGED
                else tr(_TIMES[effect.when])
            )
            found.setdefault(when, []).append(self.effect(effect))
        return [": ".join(filter(None, (when, ", ".join(what)))) for when, what in found.items()]

    def effect(self, effect: GameEffect) -> str:
        """An effect in words."""
        count = effect.amount
        words = {
            "points": tr_count("{n} movement point", "{n} movement points", count),
            "range": tr("range +{count}", count=count),
            "reroll": tr("roll {value} again", value=tr_count("{n} die", "{n} dice", count)),
            "hits": tr("{value} more", value=tr_count("{n} hit", "{n} hits", count)),
            "shields": tr("{value} more", value=tr_count("{n} shield", "{n} shields", count)),
            "dodge": tr("dodge"),
            "attack": tr("attack"),
            "heal": tr("recover {count} damage", count=count),
            "draw": tr("draw {value}", value=tr_count("{n} card", "{n} cards", count)),
            "ignore-cover": tr("cover does not count"),
            "look-initiative": tr(
                "look at the next {value}", value=tr_count("{n} initiative card", "{n} initiative cards", count)
            ),
        }
        if effect.what == "die":
            return tr("a {dice} die more", dice=tr(DICE[effect.die]))
        if effect.what == "stun":
            whom = {"target": tr("the defender"), "adjacent": tr("a figure beside the defender")}
            return tr("stun {value}", value=whom.get(effect.stun, tr("a figure of the other side")))
        if effect.splash is not None:
            whom_ = tr("one figure") if effect.splash.whom == "one" else tr("each figure")
            center = "" if effect.within else tr(" of the defender")
            around = (
                tr(
                    " within {value}{center}",
                    value=tr_count("{n} space", "{n} spaces", effect.splash.reach),
                    center=center,
                )
                if effect.splash.reach
                else ""
            )
            return tr(
                "{whom}{around} suffers the hits of {pool}", whom=whom_, around=around, pool=self.pool(effect.pool)
            )
        return words[effect.what]

    def moment(self, moment: int, figure: FigureNumber) -> str:
        """The moment of a window in words."""
        for bit, words in _MOMENTS:
            if moment & bit:
                return tr(words, who=self.figure(figure))
        return ""

    # Dice and attacks

    def pool(self, pool: Sequence[int]) -> str:
        """Dice by their colors."""
        counts = [(pool.count(color), name) for color, name in enumerate(DICE)]
        return tr(" and ").join(
            tr_count("{n} {color} die", "{n} {color} dice", count, color=tr(name)) for count, name in counts if count
        )

    def one_die(self, color: int) -> str:
        """One die by its color."""
        return self.pool((color,))

    def faces(self, rolled: Iterable[tuple[int, int]]) -> str:
        """The faces of rolled dice."""
        return ", ".join(f"{tr(DICE[color])} {self.t.cards.faces[color][face]}" for color, face in rolled)

    def attack(self, stage: Attack) -> str:
        """The current attack, with its rolled dice and revealed card."""
        dice = f", {self.faces(stage.rolled)}" if stage.rolled else ""
        card = f"; {self.defense_card(stage.defender, stage.defense)}" if stage.defense >= 0 else ""
        return tr(
            "{figure} attacks {figure2}{dice}{card}",
            figure=self.figure(stage.attacker),
            figure2=self.figure(stage.defender),
            dice=dice,
            card=card,
        )

    def defense_card(self, figure: int, card: int) -> str:
        """The revealed card of a defender, with its defense."""
        if figure < self.t.marines:
            known = self.t.cards.actions[card]
            return f"{self.card(card)} ({self.defense_text(known.shields, known.dodge)})"
        event = self.t.cards.events[card]
        return f"{self.event(card)} ({self.defense_text(event.shields, event.dodge, event.special)})"

    def end(self) -> str:
        """The label for ending the acting figure's turn."""
        return tr("stay here") if isinstance(self.s.stack[-1], FreeMove) else tr("end the activation")
