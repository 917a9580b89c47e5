"""The cards and abilities of a game by number: action, event, Glory Kill, class, squad cards, demon abilities."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from kneedeep.model.catalog.cards.card_tables import CardTables
from kneedeep.model.catalog.cards.effect import Effect, Splash
from kneedeep.model.catalog.cards.event_sets import event_deck, sets_to_choose
from kneedeep.model.geometry.bits import union
from kneedeep.rules.doom2016.tables.figure_kinds import DICE, FigureKind, pool_of
from kneedeep.rules.doom2016.tables.moments import BEFORE_ATTACK, MOMENTS, NEXT_ATTACK, PLAYED
from kneedeep.rules.numbers import CardNumber

UAC = "uac"
MAIN, BONUS, REACTION = range(3)
"""The kinds of action cards."""
_ACTION_KINDS = {"main": MAIN, "bonus": BONUS, "reaction": REACTION}
NO_ATTACK = 0


class GameEffect(NamedTuple):
    """An effect. `when`: bits of `moments`. `what`: its kind. `die`: a color. `pool`: dice of a splash."""

    number: int
    when: int
    what: str
    amount: int
    die: int
    stun: str
    splash: Splash | None
    pool: tuple[int, ...]
    within: int
    owner: str
    """The name of its card or ability."""

    @property
    def text(self) -> tuple[object, ...]:
        """A key for the text of the effect. Effects with the same text have equal keys."""
        return self[1:-1]


class Source(NamedTuple):
    """A card or ability with the numbers of its effects and the moments of their use."""

    name: str
    effects: tuple[int, ...]
    moments: int

    def at(self, moment: int, effects: Sequence[GameEffect]) -> tuple[int, ...]:
        """The effects at a moment."""
        return tuple(number for number in self.effects if effects[number].when == moment)


class ActionCard(NamedTuple):
    """An action card: its set, its kind, speed, attack (`range` NO_ATTACK: none), effects, and defense."""

    number: int
    name: str
    set: str
    kind: int
    speed: int
    range: int
    pool: tuple[int, ...]
    source: Source
    shields: int
    dodge: bool
    sure: bool
    """True if nothing on the card is a guess."""


class EventCard(NamedTuple):
    """A copy of an event card. `same`: first of its name. `alike`: first identical. `special`: special defense."""

    number: CardNumber
    name: str
    same: int
    alike: int
    source: Source
    shields: int
    dodge: bool
    special: bool
    sure: bool


class DemonAbility(NamedTuple):
    """An ability of a type of demon. `argent`: its cost in tokens, 0 if it is always available."""

    number: int
    name: str
    kind: int
    argent: int
    source: Source
    sure: bool


class GloryCard(NamedTuple):
    """A Glory Kill card."""

    number: int
    name: str
    source: Source


class ClassCard(NamedTuple):
    """A class card. `action`: MAIN, BONUS or -1 for none. `exhaust`: True if its use exhausts it."""

    number: int
    name: str
    action: int
    exhaust: bool
    source: Source


class SquadCard(NamedTuple):
    """A squad card: additional health, hand size, main actions."""

    number: int
    id: str
    name: str
    health: int
    hand: int
    mains: int


class CompiledCards:
    """All cards of a game by number."""

    def __init__(
        self, tables: CardTables, kinds: Sequence[FigureKind], asked: Sequence[str], *, advanced: bool
    ) -> None:
        """Number the cards. `asked`: the event sets of the scenario, empty if the invader chooses."""
        self.effects: list[GameEffect] = []
        self.faces = tuple(tables.dice[color].value for color in DICE)
        """The hits on the faces of each die."""
        self._number_actions(tables)
        self._number_events(tables, asked)
        self._number_abilities(tables, kinds, advanced=advanced)
        self.squads = [
            SquadCard(number, squad.id, squad.name, squad.health.value, squad.hand.value, squad.main_actions.value)
            for number, squad in enumerate(tables.squads.values())
        ]
        self._number_kept_cards(tables, advanced=advanced)

    def _number_actions(self, tables: CardTables) -> None:
        self.actions: list[ActionCard] = []
        self.sets: dict[str, tuple[int, ...]] = {}
        """The numbers of the action cards of each set."""
        for name, found in tables.actions.items():
            numbers = []
            for card in found.cards:
                attack, defense = card.attack.value, card.defense.value
                numbers.append(len(self.actions))
                self.actions.append(
                    ActionCard(
                        len(self.actions),
                        card.name,
                        name,
                        _ACTION_KINDS[card.kind.value],
                        card.speed.value,
                        attack.range if attack is not None else NO_ATTACK,
                        pool_of(attack.dice) if attack is not None else (),
                        self._source(card.name, card.effects.value, of_marines=True),
                        defense if isinstance(defense, int) else 0,
                        defense == "dodge",
                        all(part.sure for part in (card.kind, card.speed, card.attack, card.effects, card.defense)),
                    )
                )
            self.sets[name] = tuple(numbers)

    def _number_events(self, tables: CardTables, asked: Sequence[str]) -> None:
        self.event_sets: dict[str, tuple[CardNumber, ...]] = {}
        """The event numbers of each set, in order: of the sets asked for, else of the sets to choose from."""
        self.events: list[EventCard] = []
        self._alike: dict[tuple[object, ...], int] = {}
        named = tuple(asked) or sets_to_choose(tables)
        for part in event_deck(tables, named):
            if part.cards:
                self.event_sets[part.asked] = tuple(
                    self._event(known.value.name, known.value.effects, known.value.defense, sure=known.sure)
                    for known in tables.events[part.played]
                    if known is not None
                )
        self.choose_sets = not asked

    def _number_abilities(self, tables: CardTables, kinds: Sequence[FigureKind], *, advanced: bool) -> None:
        self.abilities: list[DemonAbility] = []
        for number, kind in enumerate(kinds):
            for ability in tables.abilities.get(kind.id, ()):
                argent = ability.argent.value if ability.argent is not None else 0
                if argent and not advanced:
                    continue
                self.abilities.append(
                    DemonAbility(
                        len(self.abilities),
                        ability.name,
                        number,
                        argent,
                        self._source(ability.name, ability.effects.value),
                        ability.effects.sure and (ability.argent is None or ability.argent.sure),
                    )
                )
        self.abilities_of = tuple(
            tuple(ability.number for ability in self.abilities if ability.kind == number)
            for number in range(len(kinds))
        )
        self.kind_moments = tuple(
            union(self.abilities[ability].source.moments for ability in own) for own in self.abilities_of
        )

    def _number_kept_cards(self, tables: CardTables, *, advanced: bool) -> None:
        """Number the Glory Kill and class cards. Without the advanced rules there are none."""
        self.glory: list[GloryCard] = []
        self.classes: list[ClassCard] = []
        if not advanced:
            return
        for number, glory in enumerate(card.value for card in tables.glory):
            source = self._source(glory.name, glory.effects, of_marines=True)
            self.glory.append(GloryCard(number, glory.name, source))
        for number, own in enumerate(card.value for card in tables.classes if card is not None):
            source = self._source(own.name, own.effects, of_marines=True)
            action = _ACTION_KINDS.get(own.action, -1)
            self.classes.append(ClassCard(number, own.name, action, own.exhaust, source))

    def most_range(self, kind: int) -> int:
        """The maximum range that events and abilities can add to the attack of a kind."""
        sources = [card.source for card in self.events]
        sources += [self.abilities[number].source for number in self.abilities_of[kind]]
        found = (self.effects[number] for source in sources for number in source.effects)
        return sum(effect.amount for effect in found if effect.what == "range")

    def reactions(self, hand: Iterable[int]) -> int:
        """The moments at which cards of a hand may be played as reactions."""
        return union([self.actions[card].source.moments for card in hand if self.actions[card].kind == REACTION])

    def event_moments(self, hand: Iterable[int]) -> int:
        """The moments at which events of a hand may be played."""
        return union([self.events[card].source.moments for card in hand])

    def _event(self, name: str, effects: Sequence[Effect], defense: int | str, *, sure: bool) -> CardNumber:
        number = CardNumber(len(self.events))
        same = next((other.number for other in self.events if other.name == name), number)
        self.events.append(
            EventCard(
                number,
                name,
                same,
                self._alike.setdefault((name, tuple(effects), defense), number),
                self._source(name, effects),
                defense if isinstance(defense, int) else 0,
                defense == "dodge",
                defense == "special",
                sure,
            )
        )
        return number

    def _source(self, name: str, effects: Sequence[Effect], *, of_marines: bool = False) -> Source:
        """Number the effects of a card. A marine's effects before an attack apply when played. Rule: RUL16-106."""
        numbers = []
        for effect in effects:
            when = MOMENTS.get(effect.when, PLAYED)
            numbers.append(len(self.effects))
            self.effects.append(
                GameEffect(
                    len(self.effects),
                    NEXT_ATTACK if of_marines and when == BEFORE_ATTACK else when,
                    effect.what,
                    effect.amount,
                    DICE.index(effect.die) if effect.die else -1,
                    effect.stun or "",
                    effect.splash,
                    pool_of(effect.splash.dice) if effect.splash is not None else (),
                    effect.within,
                    name,
                )
            )
        return Source(name, tuple(numbers), union(self.effects[number].when for number in numbers))
