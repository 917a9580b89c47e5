"""Small games of the 2016 edition for tests of single rules: a board in rows, figures put anywhere, dice and cards set."""

from collections.abc import Iterable, Sequence
from typing import Any

from kneedeep.rules.doom2016 import doom_2016
from kneedeep.rules.doom2016.board import figures, tokens_on_map
from kneedeep.rules.doom2016.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2016.decks import action_deck, demon_cards, initiative_deck
from kneedeep.rules.doom2016.game import Doom2016Game
from kneedeep.rules.doom2016.harm import damage
from kneedeep.rules.doom2016.stages import Activation, Activations, DemonTurn, MarineTurn, Round
from kneedeep.rules.doom2016.state import State
from kneedeep.rules.doom2016.tables.compiled_cards import GameEffect, Source
from kneedeep.rules.doom2016.tables.ground import TURNED
from kneedeep.rules.doom2016.turns import demon_turn
from kneedeep.rules.numbers import FigureNumber, KindNumber, Seat
from tests.support.reading import read_data
from tests.support.small_maps.arena import Played, home_and_parts

Space = tuple[int, int]
_NUMBERS = ("spaces", "health", "stagger", "speed", "dice", "range", "toughness", "special")
DEMONS: dict[str, dict[str, Any]] = {
    name: dict(zip(_NUMBERS, numbers, strict=True))
    for name, *numbers in (
        ("imp", 1, 4, 2, 4, "RR", 3, False, {"dodge": True}),
        ("possessed-soldier", 1, 3, 2, 4, "RR", 5, False, {"shields": 1}),
        ("cacodemon", 1, 6, 4, 4, "BR", 4, True, {"shields": 1}),
        ("pinky", 2, 7, 5, 6, "BR", 1, False, {"shields": 1}),
        ("mancubus", 4, 10, 7, 3, "BRR", 5, True, {"shields": 2}),
        ("cyberdemon", 6, 20, 17, 4, "BBRR", 6, True, {"shields": 2}),
    )
}
"""Numbers of demons that tests rely on, whatever the data say."""


class Arena(Played):
    """A game under way on a board of home-made pieces, with words for what tests do."""

    def __init__(self, game: Doom2016Game, players: int, seed: int = 1) -> None:
        self.game: Doom2016Game = game
        self.t: CompiledScenario = game.tables(players)
        self.events: list[tuple[Any, ...]] = []
        self.s: State = game.setup(players, seed, self.events)
        while "taking-point" in self.names():
            self.do("taking-point", 0)

    # What is where

    def spaces_of(self, figure: int) -> set[Space]:
        """The spaces of a figure."""
        return {space for number, space in enumerate(self.game.board.spaces) if self.s.body[figure] >> number & 1}

    def put(self, kind: str, space: Space, *, turned: bool = False) -> FigureNumber:
        """Put a demon on the map and return its number."""
        number = KindNumber(self.t.kind_number[kind])
        shape = self.t.kinds[number].shape
        shape = TURNED[shape] if turned else shape
        figure = figures.add(self.t, self.s, number, self.number(space), shape, -1, "test")
        demon_cards.turn_up(self.t, self.s, number)
        return figure

    def move(self, figure: int, space: Space) -> None:
        """Put a figure somewhere else, without any effect of a move."""
        number, shape = self.number(space), self.s.shape[figure]
        figures.relocate(self.t, self.s, FigureNumber(figure), number, shape, self.t.stock.outline(number, shape))

    def hurt(self, figure: int, amount: int) -> None:
        """Let a figure suffer damage."""
        damage.suffer(self.t, self.s, figure, amount, "test")

    def frag(self, figure: int) -> None:
        """Let a figure suffer all the damage that it can bear."""
        self.s.events = self.events
        self.hurt(figure, 99)
        self.settle()

    def lay(self, kind: str) -> None:
        """Place every token of a kind that the file names."""
        for token in self.t.tokens:
            if token.kind == kind:
                tokens_on_map.lay(self.t, self.s, token.number)

    # Cards and dice

    def card(self, set_: str, number: int) -> int:
        """An action card of a set, counted from 1."""
        return self.t.cards.sets[set_][number - 1]

    def hold(self, seat: int, *cards: int) -> None:
        """Give a marine only these cards in hand. The others go under their deck."""
        every = [*self.s.hand[seat], *self.s.deck[seat]]
        for card in cards:
            every.remove(card)
        self.s.deck[seat] = tuple(every)
        action_deck.set_hand(self.t, self.s, seat, cards)

    def hold_event(self, name: str) -> int:
        """Give the invader one event alone."""
        every = (*self.s.event_hand, *self.s.event_deck)
        card = next(card for card in every if self.t.cards.events[card].name == name)
        self.s.event_hand = (card,)
        self.s.event_deck = tuple(other for other in every if other != card)
        self.s.event_moments = self.t.cards.event_moments((card,))
        return card

    def no_events(self) -> None:
        """Take the invader's hand."""
        self.s.event_deck = (*self.s.event_deck, *self.s.event_hand)
        self.s.event_hand, self.s.event_moments = (), 0

    def source(self, *effects: tuple[int, str, dict[str, Any]]) -> Source:
        """What a card has that does these things: when, what, and the rest by the fields of `GameEffect`."""
        known = self.t.cards.effects
        numbers, moments = [], 0
        for when, what, more in effects:
            numbers.append(len(known))
            known.append(GameEffect(len(known), when, what, 0, -1, "", None, (), 0, "test")._replace(**more))
            moments |= when
        return Source("test", tuple(numbers), moments)

    def rewrite(self, card: int, *effects: tuple[int, str, dict[str, Any]]) -> int:
        """Let an action card have these effects alone, and return it."""
        cards = self.t.cards.actions
        cards[card] = cards[card]._replace(source=self.source(*effects))
        return card

    def rewrite_event(self, *effects: tuple[int, str, dict[str, Any]]) -> int:
        """Give the invader one event alone, with these effects."""
        card, *others = (*self.s.event_hand, *self.s.event_deck)
        cards = self.t.cards.events
        cards[card] = cards[card]._replace(source=self.source(*effects))
        self.s.event_hand, self.s.event_deck = (card,), tuple(others)
        self.s.event_moments = cards[card].source.moments
        return card

    def top(self, seat: int, *cards: int) -> None:
        """Put cards on top of a marine's deck, the first of them on top."""
        every = list(self.s.deck[seat])
        for card in cards:
            every.remove(card)
        self.s.deck[seat] = (*every, *reversed(cards))

    def defense(self, seat: int, *shields: int) -> None:
        """Put cards with these numbers of shields on top of a marine's deck, -1 for a dodge."""
        for shown in reversed(shields):
            cards = self.t.cards.actions
            deck = self.s.deck[seat]
            card = next(
                one
                for one in deck
                if (cards[one].dodge if shown < 0 else cards[one].shields == shown and not cards[one].dodge)
            )
            self.top(seat, card)

    def events_on_top(self, *wanted: str) -> None:
        """Put events on top of the event deck by what they defend with: `special`, `dodge`, or a number of shields."""
        deck = list(self.s.event_deck)
        on_top = []
        known = self.t.cards.events

        def is_meant(card: int, word: str) -> bool:
            if not word.isdecimal():
                return bool(getattr(known[card], word))
            return not known[card].special and not known[card].dodge and known[card].shields == int(word)

        for word in wanted:
            card = next(card for card in deck if is_meant(card, word))
            deck.remove(card)
            on_top.append(card)
        self.s.event_deck = (*deck, *reversed(on_top))

    def dice(self, red: int = 0, black: int = 0) -> None:
        """Let dice of a color always show a number of hits."""
        self.t.cards.faces = ((red,) * 6, (black,) * 6)

    def pool(self, kind: str, *colors: int, within: int = 9) -> None:
        """Let a type of demon attack with these dice (0 red, 1 black) within a range."""
        number = KindNumber(self.t.kind_number[kind])
        changed = self.t.kinds[number]._replace(pool=colors, range=within)
        self.t.kinds = (*self.t.kinds[:number], changed, *self.t.kinds[number + 1 :])

    # Playing

    def spaces(self, name: str) -> set[Space]:
        """The spaces in the legal actions of a kind."""
        return {self.space(fields[0]) for kind, *fields in self.options() if kind == name}

    def step(self, space: Space) -> list[tuple[Any, ...]]:
        return self.do("step", self.number(space))

    def marine_acts(self, seat: int = 0, points: int = 0, mains: int = 1, card: int = -1) -> None:
        """Let a marine be in the middle of his activation, with nothing else to come in the round."""
        number = FigureNumber(seat)
        turn = MarineTurn("marine", number, points, mains, card, (), ())
        activation = Activation("activation", Seat(number), 3)
        self.s.stack[:] = [Round("round", 8), Activations("activations"), activation, turn]
        self.s.initiative = ()
        self.s.active = self.s.player = seat

    def demons_act(self, kind: str) -> None:
        """Let the demons of a type be activated, with nothing else to come in the round."""
        self.s.stack[:] = [Round("round", 8), Activations("activations")]
        self.s.initiative = ()
        self.s.active = self.s.player = -1
        demon_turn.begin_type(self.t, self.s, self.t.kind_number[kind])
        self.settle()
        self.pass_all()

    def demon_acts(self, figure: int, points: int, attacks: int = 0) -> None:
        """Let a demon be in the middle of its activation."""
        turn = DemonTurn("demon", FigureNumber(figure), points, attacks, (), ())
        self.s.stack[:] = [Round("round", 8), Activations("activations"), turn]
        self.s.active = self.s.player = -1

    def settle(self) -> None:
        """Let everything happen until somebody has to decide."""
        self.s.events = self.events
        self.game._settle(self.t, self.s)
        self.s.events = None

    def next_round(self) -> None:
        """Go on to the first decision after the initiative deck of the next round is made."""
        self.s.initiative = ()
        self.s.stack[:] = [Round("round", 9)]
        number = self.s.round
        self.settle()
        while "pass" in self.names() and (self.s.round == number or self.s.stack[-1][0] in ("argent", "window")):
            self.do("pass")

    def activate_in_turn(self, *initiative: int) -> None:
        """Go on to the first decision of the activations of the eighth round, in an order of players."""
        self.s.stack[:] = [Round("round", 8), Activations("activations")]
        self.s.initiative = initiative
        self.settle()

    def new_initiative(self) -> tuple[int, ...]:
        """The initiative deck that the next Status Phase would make, sorted."""
        initiative_deck.make(self.t, self.s)
        return tuple(sorted(self.s.initiative))


def arena(
    *rows: str,
    marines: Sequence[Space] = ((0, 0),),
    tokens: Iterable[dict[str, Any]] = (),
    figures: Iterable[dict[str, Any]] = (),
    parts: Sequence[dict[str, Any]] = (),
    doors: Iterable[dict[str, Any]] = (),
    edges: Iterable[dict[str, Any]] = (),
    difficult: Iterable[Space] = (),
    openings: Iterable[str] = (),
    more: dict[str, Any] | None = None,
    rules: dict[str, Any] | None = None,
    seed: int = 1,
) -> Arena:
    """A game on one area whose spaces are the `#` of the rows, marines at the spaces of `marines`.

    `parts`: further areas, each with `id`, `at`, `rows` and `openings`.
    """
    home = {
        "id": "home",
        "rows": list(rows),
        "openings": list(openings),
        "edges": list(edges),
        "difficult": [list(space) for space in difficult],
    }
    weapons = [["combat-shotgun", "super-shotgun"], ["plasma-rifle", "heavy-assault-rifle"]] * 2
    data = {
        "ruleset": "doom-2016",
        **home_and_parts(home, parts, marines),
        "tokens": list(tokens),
        "figures": list(figures),
        "doors": list(doors),
        "events": ["kd-fury", "kd-haste", "kd-hide"],
        "demons": DEMONS,
        "rules": rules or {},
        "setup": {"marines": {"weapons": weapons[: len(marines)]}},
        **(more or {}),
    }
    if "choose" in str(data["setup"]):
        del data["setup"]
    reading = read_data(data)
    assert reading.scenario is not None and not reading.problems, reading.problems
    return Arena(doom_2016().on(reading.scenario), len(marines), seed)
