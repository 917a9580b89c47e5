"""Plays that prove rules of 2016. Cards are named by their set and number, as `uac/4`, events by their names, as `fury-black-die`."""

from collections.abc import Sequence
from typing import Any

from kneedeep.model.catalog.numbers.overrides import checked
from kneedeep.rules.doom2016 import doom_2016, timing_windows
from kneedeep.rules.doom2016.invader import argent_power, summoning
from kneedeep.rules.doom2016.tables.moments import MOMENTS
from kneedeep.rules.numbers import TokenNumber
from tests.support.playthroughs.play_facts import PlayFacts
from tests.support.random_play import shipped
from tests.support.random_play_2016 import game_2016
from tests.support.small_maps.arena_2016 import Arena, arena
from tests.support.small_maps.skirmish_2016 import Skirmish2016

HALL = ("########",) * 6
IN_TURN = ("marine", "demon", "free-move", "give-way")


class RulePlay2016(PlayFacts):
    """A game of 2016 in which the lines of a play are followed."""

    of_arena = frozenset("next-round no-events pass-all settle".split())

    def __init__(
        self, *, map: str = "", scenario: str = "", marines: Any = ((0, 0),), numbers: Any = (), **parts: Any
    ) -> None:
        """Set up a board in `rows` as `arena` does, a drawn `map` with empty hands, or a shipped scenario with so many marines.

        `numbers`: those of an owner's file, for a board in rows.
        """
        self.figures: dict[str, int] = {}
        self.game: Arena
        if scenario:
            self.game = Skirmish2016.begun(game_2016(shipped(scenario)), marines)
            return
        seats = [(x, y) for x, y in marines]
        if map:
            figures = [(one["kind"], (*one["at"],), one.get("turn", 0)) for one in parts.pop("figures", ())]
            self.game = Skirmish2016(map, seats, figures, **parts)
        else:
            self.game = arena(*parts.pop("rows", HALL), marines=seats, **parts)
        if numbers:
            own = doom_2016().with_numbers(checked(numbers, "doom-2016"))
            self.game = Arena(own.on(self.game.game.scenario), len(seats))
        for figure in self.game.s.crowd:
            self.call(figure)

    def call(self, figure: int) -> None:
        """Name a figure by its kind, a second one `imp2`."""
        kind = self.game.t.kinds[self.game.s.kind[figure]].id
        alike = sum(name.rstrip("23456789") == kind for name in self.figures)
        self.figures[f"{kind}{alike + 1}" if alike else kind] = figure

    def number(self, word: str, kind: str) -> int:
        """The number of a space, figure (also by its space), kind, color, card, event or seat; a number as it is."""
        s, t = self.game.s, self.game.t
        if "," in word:
            if kind == "figure":
                return next(
                    int(one) for one in (*s.squad, *s.crowd, *s.others) if self.game.at(one) == self.space(word)
                )
            return self.game.number(self.space(word))
        if "/" in word:
            set_, number = word.split("/")
            return self.game.card(set_, int(number))
        if kind == "card" and not word.isdecimal():
            return next(card for card in s.event_hand if slug(t.cards.events[card].name) == word)
        if kind == "kind" and word in t.kind_number:
            return t.kind_number[word]
        return {"invader": -1, **self.figures}[word] if word in ("invader", *self.figures) else int(word)

    def value(self, word: str) -> Any:
        """A value: a card, or JSON."""
        return self.number(word, "number") if "/" in word else super().value(word)

    def action(self, name: str, words: Sequence[str]) -> tuple[Any, ...]:
        """An action, or its beginning. What is carried out is named by what it does."""
        if name == "carry-out" and words:
            return next(one for one in self.game.options() if self.game.t.cards.effects[one[1]].what == words[0])
        return super().action(name, words)

    def is_over(self, state: Any) -> bool:
        """Whether lines of actions end with a state: nobody moves any more, or has to give way."""
        return bool(state.winner) or state.stack[-1][0] not in IN_TURN

    # Preparing

    def put_(self, kind: str, at: str, turned: str = "") -> None:
        """Put a demon on the map."""
        self.call(self.game.put(kind, self.space(at), turned=bool(turned)))

    def move_(self, figure: str, at: str) -> None:
        """Put a figure somewhere else, without any effect of a move."""
        self.game.move(self.figure(figure), self.space(at))

    def hurt_(self, figure: str, amount: str) -> None:
        """Let a figure suffer damage."""
        self.game.hurt(self.figure(figure), int(amount))

    def frag_(self, figure: str) -> None:
        """Let a figure suffer all the damage that it can bear."""
        self.game.frag(self.figure(figure))

    def hold_(self, seat: str, *cards: str) -> None:
        """Give a marine only these cards in hand."""
        self.game.hold(int(seat), *(self.number(card, "number") for card in cards))

    def front_(self, seat: str, card: str) -> None:
        """Put a card before a marine, as one that he has played."""
        self.game.s.front[int(seat)] = (self.number(card, "number"),)

    def hold_event_(self, event: str) -> None:
        """Give the invader one event alone."""
        names = {slug(card.name): card.name for card in self.game.t.cards.events}
        self.game.hold_event(names[event])

    def hold_glory_(self, seat: str, name: str) -> None:
        """Give a marine a Glory Kill card alone."""
        s = self.game.s
        card = next(one.number for one in self.game.t.cards.glory if slug(one.name) == name)
        s.glory[int(seat)] = (card,)
        s.glory_deck = tuple(other for other in s.glory_deck if other != card)

    def rewrite_(self, card: str, *words: str) -> None:
        """Let an action card have these effects alone: when, what, and the rest by pairs; between two effects `and`."""
        self.game.rewrite(self.number(card, "number"), *self.effects(words))

    def rewrite_event_(self, *words: str) -> None:
        """Give the invader one event alone, with these effects."""
        self.game.rewrite_event(*self.effects(words))

    def effects(self, words: Sequence[str]) -> list[tuple[int, str, dict[str, Any]]]:
        """Effects of a card in words."""
        parts = [part.split() for part in " ".join(words).split(" and ")]
        return [(MOMENTS[when], what, self.pairs(more)) for when, what, *more in parts]

    def discard_deck_(self, seat: str) -> None:
        """Let the whole deck of a marine be discarded."""
        s, number = self.game.s, int(seat)
        s.discard[number], s.deck[number] = s.deck[number], ()

    def discard_events_(self) -> None:
        """Let the whole event deck be discarded."""
        s = self.game.s
        s.event_discard, s.event_deck = s.event_deck, ()

    def draw_events_(self, number: str) -> None:
        """Give the invader the first events of the deck."""
        s, most = self.game.s, int(number)
        s.event_hand, s.event_deck = tuple(sorted(s.event_deck[:most])), s.event_deck[most:]

    def give_argent_(self, kind: str, number: str) -> None:
        """Give a type of demon Argent Power, and no other."""
        wanted = self.game.t.kind_number[kind]
        self.game.s.argent = tuple(int(number) * (one == wanted) for one in range(len(self.game.t.kinds)))

    def exhaust_(self, *kinds: str) -> None:
        """Let the cards of these types of demons be exhausted."""
        self.game.s.exhausted = sum(1 << self.game.t.kind_number[kind] for kind in kinds)

    def dice_(self, *words: str) -> None:
        """Let dice of a color always show a number of hits."""
        self.game.dice(**self.pairs(words))

    def pool_(self, kind: str, *colors: str) -> None:
        """Let a type of demon attack with these dice, 0 red and 1 black."""
        self.game.pool(kind, *map(int, colors))

    def defense_(self, seat: str, *shields: str) -> None:
        """Put cards with these numbers of shields on top of a marine's deck, -1 for a dodge."""
        self.game.defense(int(seat), *map(int, shields))

    def top_action_(self, seat: str, *shields: str) -> None:
        """Let the top cards of a marine's deck defend with these numbers of shields."""
        self.drawn().top_action(int(seat), *map(int, shields))

    def top_event_(self, dodge: str = "") -> None:
        """Let the top event defend with nothing, or with a dodge."""
        self.drawn().top_event(dodge=bool(dodge))

    def drawn(self) -> Skirmish2016:
        """The game on a drawn map."""
        assert isinstance(self.game, Skirmish2016)
        return self.game

    # Playing

    def acts_(self, seat: str, *words: str) -> None:
        """Let a marine be in the middle of his activation, with `points`, `mains`, a `card`, on a drawn map a `pool` of dice."""
        self.game.marine_acts(int(seat), **self.pairs(words))

    def demon_(self, figure: str, *words: str) -> None:
        """Let a demon be in the middle of its activation, with `points` and `attacks`."""
        self.game.demon_acts(self.figure(figure), **self.pairs(words))

    def demons_(self, kind: str) -> None:
        """Let the demons of a type be activated, with nothing else to come in the round."""
        self.game.demons_act(kind)

    def turns_(self, *players: str) -> None:
        """Go on to the first decision of the activations, in an order of players."""
        self.game.activate_in_turn(*(self.number(player, "seat") for player in players))

    def summon_(self, *portals: str) -> None:
        """Let portals summon."""
        summoning.begin(self.game.t, self.game.s, tuple(TokenNumber(int(portal)) for portal in portals))
        self.game.settle()

    def script_summons_(self, portals: str) -> None:
        """Do a step of the script that lets portals summon."""
        self.game.t.effect_handler(self.game.t, self.game.s, -1).summon(portals)
        self.game.settle()

    def gain_argent_(self) -> None:
        """Let the invader discard events for Argent Power."""
        argent_power.begin(self.game.t, self.game.s)
        self.game.settle()

    def offer_(self, moment: str, figure: str) -> None:
        """Offer the cards that are used at a moment."""
        timing_windows.offer(self.game.t, self.game.s, MOMENTS[moment], self.number(figure, "figure"))
        self.game.settle()

    # Facts

    def argent_(self, kind: str, number: str) -> None:
        """The Argent Power of a type of demon."""
        assert self.game.s.argent[self.game.t.kind_number[kind]] == int(number), self.game.s.argent

    def crowd_(self, *kinds: str) -> None:
        """The kinds of all demons on the map."""
        found = sorted(self.game.t.kinds[self.game.s.kind[one]].id for one in self.game.s.crowd)
        assert found == sorted(kinds), found

    def initiative_cards_(self, *players: str) -> None:
        """All cards of the initiative deck, drawn or not."""
        found = sorted([*self.game.s.initiative, *self.game.s.drawn])
        assert found == sorted(self.number(player, "seat") for player in players), found

    def cards_(self, pile: str, seat: str, *cards: str) -> None:
        """All cards of a pile of a marine."""
        found = getattr(self.game.s, pile)[int(seat)]
        assert sorted(found) == sorted(self.number(card, "number") for card in cards), found

    def on_top_(self, seat: str, *cards: str) -> None:
        """The top cards of a marine's deck, in any order."""
        found = self.game.s.deck[int(seat)][-len(cards) :]
        assert sorted(found) == sorted(self.number(card, "number") for card in cards), found

    def pile_(self, pile: str, seat: str, number: str) -> None:
        """How many cards a pile of a marine has."""
        assert len(getattr(self.game.s, pile)[int(seat)]) == int(number), getattr(self.game.s, pile)[int(seat)]


def slug(name: str) -> str:
    """The name of a card as one word."""
    return name.lower().replace(":", "").replace(" ", "-")
