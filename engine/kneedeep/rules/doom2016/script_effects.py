"""Carries out steps of the script on the state of a game."""

from collections.abc import Mapping

from kneedeep.rules.doom2016 import event_texts
from kneedeep.rules.doom2016.board import tokens_on_map
from kneedeep.rules.doom2016.decks import event_deck
from kneedeep.rules.doom2016.harm import damage
from kneedeep.rules.doom2016.invader import placing, sighting, summoning
from kneedeep.rules.doom2016.marine import items
from kneedeep.rules.doom2016.parts import OFF, CompiledScenario, State
from kneedeep.rules.doom2016.passage import doors, teleporters
from kneedeep.rules.script.script_steps import ScriptSteps
from kneedeep.rules.shared_stages import Hiding


class StateEffectHandler(ScriptSteps):
    """Carries out steps on one state."""

    __slots__ = ()

    t: CompiledScenario
    s: State

    def receive(self, seat: int, number: int) -> None:
        """Give a marine a token. A marine off the map gains only items. Other tokens have no effect then."""
        if self.s.at[seat] != OFF or self.t.tokens[number].kind == "item":
            items.gain(self.t, self.s, seat, number)

    def open(self, door: str) -> None:
        doors.open_door(self.t, self.s, self.t.door_number[door], -1)

    def activate(self, thing: str) -> None:
        """Activate teleporters. Rule: RUL16-156."""
        for number in self.t.tokens_named.get(thing, ()):
            if self.t.tokens[number].type.linked == "active":
                teleporters.activate(self.t, self.s, number, -1)

    def remove(self, token: str) -> None:
        """Take the tokens of an id off the map, and keep them from being placed later."""
        t, s = self.t, self.s
        for number in t.tokens_named.get(token, ()):
            tokens_on_map.take_off(t, s, number, "removed")
            s.course = s.course._replace(gone=s.course.gone | 1 << len(t.setups) + number)
        s.lookout = sighting.lookout(t, s)

    def place(self, entry: Mapping[str, object]) -> None:
        """Put tokens or figures on the map. A figure with an occupied space goes to the nearest free space."""
        t, s = self.t, self.s
        for number in t.placed_tokens.get(entry, ()):
            if s.course.gone >> len(t.setups) + number & 1:
                continue
            if not t.tokens[number].spaces and t.tokens[number].area >= 0:
                s.stack.append(Hiding("hide", number))
            else:
                placing.lay_token(t, s, number)
        for number in t.placed_setups.get(entry, ()):
            placing.set_up(t, s, number, "placed")
        s.lookout = sighting.lookout(t, s)
        sighting.look_all(t, s, by_door=False)

    def wound(self, count: int, who: str) -> None:
        for seat in self.whom(who):
            damage.suffer(self.t, self.s, seat, count, "script")

    def heal(self, count: int, who: str) -> None:
        for seat in self.whom(who):
            damage.heal(self.t, self.s, seat, count)

    def draw(self, count: int) -> None:
        event_deck.draw(self.t, self.s, count)

    def lose(self, item: str) -> None:
        t, s = self.t, self.s
        for token in t.tokens:
            if token.thing != item:
                continue
            tokens_on_map.take_off(t, s, token.number, "lost")
            s.course = s.course._replace(gone=s.course.gone | 1 << len(t.setups) + token.number)
            for figure, carried in enumerate(s.carries):
                if token.number in carried:
                    s.carries[figure] = tuple(other for other in carried if other != token.number)
                    if figure < s.players and s.events is not None:
                        s.events.append(event_texts.Item("item", figure, token.number, 0))

    def summon(self, value: object) -> None:
        """Make portals summon one by one. Rule: RUL16-145."""
        summoning.begin(self.t, self.s, summoning.portals_named(self.t, self.s, value))

    # Steps of the 2004 edition

    def shut(self, door: str) -> None:
        """Do nothing: doors never close."""

    def reveal(self, area: str) -> None:
        """Do nothing: nothing is hidden."""

    def deactivate(self, thing: str) -> None:
        """Do nothing: a teleporter stays active."""

    def spawn(self, kind: str, count: int, area: str | None) -> None:
        """Do nothing: demons come from portals."""
