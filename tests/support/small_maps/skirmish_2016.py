"""Small games of the 2016 edition under way on drawn maps: figures put where a test wants them, one of them about to move."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from kneedeep.model.geometry.space import Space
from kneedeep.rules.doom2016.game import Doom2016Game
from kneedeep.rules.doom2016.stages import Activations, MarineTurn, Round
from kneedeep.rules.doom2016.state import NO_CARD
from kneedeep.rules.numbers import FigureNumber
from tests.support.random_play_2016 import game_2016
from tests.support.small_maps.arena_2016 import DEMONS, Arena
from tests.support.small_maps.ascii_board import draw
from tests.support.small_maps.drawn_scenario import scenario_data

WEAPONS = ["combat-shotgun", "heavy-assault-rifle"]


class Skirmish2016(Arena):
    """A game whose marines and demons are on named or given spaces. All hands are empty."""

    def __init__(
        self,
        drawing: str,
        marines: Sequence[Space],
        demons: Sequence[tuple[str, Space, int]] = (),
        *,
        rules: Mapping[str, Any] | None = None,
        tokens: Sequence[Mapping[str, Any]] = (),
        invasion: Mapping[str, Any] | None = None,
        victory: Mapping[str, Any] | None = None,
        threat: str = "script",
    ) -> None:
        """Set up a game. `demons`: kind, space of the top left corner, turn."""
        figures = [{"kind": kind, "at": list(at), "turn": turn} for kind, at, turn in demons]
        data = scenario_data(
            draw(drawing),
            marines=[len(marines)],
            events=["kd-fury", "kd-haste", "kd-hide"],
            tokens=[dict(token) for token in tokens],
            figures=figures,
            demons=DEMONS,
            spawns=[{"side": "marines", "spaces": [list(space) for space in marines]}],
            setup={"marines": {"weapons": [WEAPONS] * len(marines)}},
            victory={"marines": victory or {"manual": "Is it over?"}, "invaders": {"frags": 9}},
            rules=dict(rules or {}),
            threat=threat,
            **({"invasion": dict(invasion)} if invasion is not None else {}),
        )
        super().__init__(game_2016(json.dumps(data, ensure_ascii=False)), len(marines))
        self.begin()

    @classmethod
    def begun(cls, game: Doom2016Game, marines: int) -> Skirmish2016:
        """Return the beginning of a game of any scenario."""
        found = cls.__new__(cls)
        Arena.__init__(found, game, marines)
        found.begin()
        return found

    def begin(self) -> None:
        """Go on to the first decision of the game, with empty hands."""
        while self.s.stack[-1][0] in ("taking-point", "class", "weapons", "event-sets"):
            self.do(*self.options()[0])
        self.empty_hands()

    def empty_hands(self) -> None:
        """Put all cards of the hands on the decks, so that nobody is asked about any."""
        s = self.s
        for seat in range(s.players):
            s.deck[seat] = (*s.hand[seat], *s.deck[seat])
            s.hand[seat] = ()
            s.moments[seat] = 0
        s.event_deck = (*s.event_hand, *s.event_deck)
        s.event_hand = ()
        s.event_moments = 0

    def top_action(self, seat: int, *shields: int) -> list[int]:
        """Give the top cards of a marine's deck these numbers of shields, and return them."""
        top = list(self.s.deck[seat])[-1 : -1 - len(shields) : -1]
        known = self.t.cards.actions
        for card, icons in zip(top, shields, strict=True):
            known[card] = known[card]._replace(shields=icons, dodge=False)
        return top

    def top_event(self, *, dodge: bool = False) -> None:
        """Let the top event defend with nothing, or with a dodge."""
        card = self.s.event_deck[-1]
        known = self.t.cards.events
        known[card] = known[card]._replace(shields=0, dodge=dodge, special=False)

    def happened(self, name: str) -> list[Any]:
        """Return the events of a name so far."""
        return [event for event in self.events if event[0] == name]

    def marine_acts(
        self, seat: int = 0, points: int = 0, mains: int = 0, card: int = NO_CARD, pool: Sequence[int] = ()
    ) -> None:
        """Put a marine in the middle of their activation. `pool`: the dice of a possible attack."""
        known = self.t.cards.actions
        if pool:
            card = self.s.deck[seat][0]
            source = known[card].source._replace(effects=())
            known[card] = known[card]._replace(pool=tuple(pool), range=9, source=source)
        self.s.stack[:] = [Round("round", 8), Activations("activations")]
        self.s.stack.append(MarineTurn("marine", FigureNumber(seat), points, mains, card, (), ()))
        self.s.active = self.s.player = seat
