"""Steps of the script carried out on the state of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from kneedeep.rules import game_events
from kneedeep.rules.action import Action, ActionKind, Field
from kneedeep.rules.doom2016 import event_types
from kneedeep.rules.doom2016.board import placing, tokens_on_map
from kneedeep.rules.doom2016.combat import damage
from kneedeep.rules.doom2016.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2016.invader import event_deck, summoning
from kneedeep.rules.doom2016.marine import items, sighting, teleporters
from kneedeep.rules.doom2016.movement import door_work
from kneedeep.rules.doom2016.script import script_hooks
from kneedeep.rules.doom2016.script.topics import FLAGGED, JUDGED
from kneedeep.rules.doom2016.state import OFF, State
from kneedeep.rules.shared_stages import Gift, Hiding, Judging
from kneedeep.rules.stage import StageKind

if TYPE_CHECKING:
    from kneedeep.rules.doom2016.text.game_names import Names


class StateEffectHandler:
    """Carries out steps on one state; see `kneedeep.script.effects.EffectHandler`."""

    __slots__ = ("finder", "s", "t")

    def __init__(self, tables: CompiledScenario, state: State, finder: int) -> None:
        """Carry out steps that concern a marine (-1: none)."""
        self.t = tables
        self.s = state
        self.finder = finder

    def set_flag(self, name: str) -> None:
        """Set a flag."""
        state = self.s
        number = self.t.flag_number[name]
        if not state.course.flags >> number & 1:
            state.course = state.course._replace(flags=state.course.flags | 1 << number)
            state.changed |= FLAGGED
            if state.events is not None:
                state.events.append(game_events.Flag("flag", number))

    def give(self, thing: str, color: str | None, count: int, to: str) -> None:
        """Give something to the finder, or to a marine of the players' choice."""
        t, s = self.t, self.s
        spare = [
            token.number
            for token in t.spare_tokens
            if token.thing == thing and not (s.lying | s.course.set_up) >> token.number & 1
        ]
        for number in spare[:count]:
            s.course = s.course._replace(set_up=s.course.set_up | 1 << number)
            if to == "finder" and self.finder >= 0:
                receive(t, s, self.finder, number)
            else:
                s.stack.append(Gift("gift", number))

    def unlock(self, door: str) -> None:
        """Waive the `needs` of a door."""
        number = self.t.door_number[door]
        self.s.course = self.s.course._replace(unlocked=self.s.course.unlocked | 1 << number)
        if self.s.events is not None:
            self.s.events.append(game_events.Unlock("unlock", number))

    def open(self, door: str) -> None:
        """Open a door or passage."""
        door_work.open_door(self.t, self.s, self.t.door_number[door], -1)

    def activate(self, thing: str) -> None:
        """Let teleporters become active. Rule: RUL16-156."""
        for number in self.t.tokens_named.get(thing, ()):
            if self.t.tokens[number].type.linked == "active":
                teleporters.activate(self.t, self.s, number, -1)

    def remove(self, token: str) -> None:
        """Take the tokens of an id off the map, and see to it that they don't come later."""
        t, s = self.t, self.s
        for number in t.tokens_named.get(token, ()):
            tokens_on_map.take_off(t, s, number, "removed")
            s.course = s.course._replace(gone=s.course.gone | 1 << len(t.setups) + number)
        s.lookout = sighting.lookout(t, s)

    def say(self, text: str) -> None:
        """Read a text."""
        script_hooks.read(self.s, text)

    def place(self, entry: Mapping[str, Any]) -> None:
        """Put tokens or figures on the map; a figure whose space is taken goes to the nearest free one."""
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
        """Let the finder, or all marines on the map, suffer damage."""
        for seat in self._whom(who):
            damage.suffer(self.t, self.s, seat, count, "script")

    def heal(self, count: int, who: str) -> None:
        """Let the finder, or all marines on the map, recover damage."""
        for seat in self._whom(who):
            damage.heal(self.t, self.s, seat, count)

    def _whom(self, who: str) -> list[int]:
        seats = [self.finder] if who == "finder" and self.finder >= 0 else list(range(self.s.players))
        return [seat for seat in seats if self.s.at[seat] != OFF]

    def draw(self, count: int) -> None:
        """Let the invader draw events."""
        event_deck.draw(self.t, self.s, count)

    def win(self, side: str) -> None:
        """End the game."""
        script_hooks.end(self.s, script_hooks.WINNERS[side], "script")

    def lose(self, item: str) -> None:
        """Take an item out of the game: from the map and from anyone who carries it."""
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
                        s.events.append(event_types.Item("item", figure, token.number, 0))

    def summon(self, value: object) -> None:
        """Let portals summon, one after the other. Rule: RUL16-145."""
        summoning.begin(self.t, self.s, summoning.portals_named(self.t, self.s, value))

    # Steps of the other edition

    def shut(self, door: str) -> None:
        """Do nothing: doors never close."""

    def reveal(self, area: str) -> None:
        """Do nothing: nothing is hidden."""

    def deactivate(self, thing: str) -> None:
        """Do nothing: a teleporter stays active."""

    def spawn(self, kind: str, count: int, area: str | None) -> None:
        """Do nothing: demons come from portals."""


def receive(tables: CompiledScenario, state: State, seat: int, number: int) -> None:
    """Give a marine a token; while he is off the map it stays with him as what he carries, or heals nothing."""
    if state.at[seat] != OFF or tables.tokens[number].kind == "item":
        items.gain(tables, state, seat, number)


def _gift_run(tables: CompiledScenario, state: State, stage: Gift) -> bool:
    if not state.squad:
        state.stack.pop()
        return False
    state.player = state.squad[0]
    return True


def _gift_options(tables: CompiledScenario, state: State, stage: Gift) -> list[Action]:
    return [("get", seat) for seat in state.squad]


def _get(tables: CompiledScenario, state: State, action: Action) -> None:
    _, marine = action
    receive(tables, state, marine, state.stack.pop().token)


def _judge_run(tables: CompiledScenario, state: State, stage: Judging) -> bool:
    number = stage.question
    while number < len(tables.questions) and state.course.judged >> number & 1:
        number += 1
    if number >= len(tables.questions):
        state.stack.pop()
        return False
    state.stack[-1] = Judging("judge", number)
    state.player = 0
    return True


def _judge_options(tables: CompiledScenario, state: State, stage: Judging) -> list[Action]:
    return [("judge", 0), ("judge", 1)]


def _judge(tables: CompiledScenario, state: State, action: Action) -> None:
    _, answer = action
    number = state.stack[-1].question
    state.stack[-1] = Judging("judge", number + 1)
    if answer:
        state.course = state.course._replace(judged=state.course.judged | 1 << number)
        state.changed |= JUDGED
    if state.events is not None:
        state.events.append(game_events.Judged("judged", number, answer))


def _judge_phrase(n: Names, tables: CompiledScenario, state: State, answer: int) -> str:
    return "yes" if answer else "no"


ACTIONS = (
    ActionKind("get", (Field("marine", "seat"),), _get, "{marine} gets it"),
    ActionKind("judge", (Field("answer", "number"),), _judge, _judge_phrase),
)
STAGES = (
    StageKind(
        "gift",
        Gift,
        _gift_run,
        _gift_options,
        "Who gets it?",
        situation=lambda n, t, s, stage: n.token(stage.token),
    ),
    StageKind(
        "judge",
        Judging,
        _judge_run,
        _judge_options,
        "Do the players judge that it is so?",
        situation=lambda n, t, s, stage: f"“{t.questions[stage.question]}”",
    ),
)
