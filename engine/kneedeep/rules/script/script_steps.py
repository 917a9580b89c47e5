"""Script steps with the same effect in every ruleset, and their decisions by players.

Rule: scenario format, *Steps of `do`*, `manual`; RUL-100.
"""

from abc import abstractmethod

from kneedeep.board.script.effects import EffectHandler
from kneedeep.rules import game_events
from kneedeep.rules.action import Action, ActionKind, Field
from kneedeep.rules.script import script_hooks
from kneedeep.rules.shared_stages import Gift, Judging
from kneedeep.rules.stage import StageKind, ask, skip
from kneedeep.rules.state import State, Tables
from kneedeep.support.translation import tr


class ScriptSteps(EffectHandler):
    """Carries out steps on one state."""

    __slots__ = ("finder", "s", "t")

    def __init__(self, tables: Tables, state: State, finder: int) -> None:
        """Prepare steps for a marine, the `finder` (-1: none)."""
        self.t = tables
        self.s = state
        self.finder = finder

    @abstractmethod
    def receive(self, seat: int, number: int) -> None:
        """Give a marine a token."""

    def give(self, thing: str, color: str | None, count: int, to: str) -> None:
        """Give the tokens to the finder, or each token to a marine chosen by the players."""
        given = self.s.lying | self.s.course.set_up
        spare = [one.number for one in self.t.spare_tokens if one.thing == thing and not given >> one.number & 1]
        for number in spare[:count]:
            self.s.course = self.s.course._replace(set_up=self.s.course.set_up | 1 << number)
            if to == "finder" and self.finder >= 0:
                self.receive(self.finder, number)
            else:
                self.s.stack.append(Gift("gift", number))

    def set_flag(self, name: str) -> None:
        state = self.s
        number = self.t.flag_number[name]
        if not state.course.flags >> number & 1:
            state.course = state.course._replace(flags=state.course.flags | 1 << number)
            state.changed |= self.t.topics_of["flag"]
            state.tell(game_events.Flag("flag", number))

    def unlock(self, door: str) -> None:
        number = self.t.door_number[door]
        self.s.course = self.s.course._replace(unlocked=self.s.course.unlocked | 1 << number)
        self.s.tell(game_events.Unlock("unlock", number))

    def say(self, text: str) -> None:
        script_hooks.read(self.s, text)

    def win(self, side: str) -> None:
        script_hooks.end(self.s, script_hooks.WINNERS[side], "script")

    def whom(self, who: str) -> list[int]:
        """The marines on the board affected by a step: the finder or all."""
        seats = [self.finder] if who == "finder" and self.finder >= 0 else range(self.s.players)
        return [seat for seat in seats if self.s.at[seat] >= 0]


def _gift_run(tables: Tables, state: State, stage: Gift) -> bool:
    return ask(state, seats[0]) if (seats := _seats(state)) else skip(state)


def _seats(state: State) -> list[int]:
    return [seat for seat in range(state.players) if state.at[seat] >= 0]


def _gift_options(tables: Tables, state: State, stage: Gift) -> list[Action]:
    return [("get", seat) for seat in _seats(state)]


def _get(tables: Tables, state: State, action: tuple[str, int]) -> None:
    _, marine = action
    number = state.stack.pop().token
    tables.effect_handler(tables, state, -1).receive(marine, number)


def _judge_run(tables: Tables, state: State, stage: Judging) -> bool:
    number = stage.question
    while number < len(tables.questions) and state.course.judged >> number & 1:
        number += 1
    if number >= len(tables.questions):
        return skip(state)
    state.stack[-1] = Judging("judge", number)
    return ask(state, 0)


def _judge_options(tables: Tables, state: State, stage: Judging) -> list[Action]:
    return [("judge", 0), ("judge", 1)]


def _judge(tables: Tables, state: State, action: tuple[str, int]) -> None:
    _, answer = action
    number = state.stack[-1].question
    state.stack[-1] = Judging("judge", number + 1)
    if answer:
        state.course = state.course._replace(judged=state.course.judged | 1 << number)
        state.changed |= tables.topics_of["manual"]
    state.tell(game_events.Judged("judged", number, answer))


ACTIONS = (
    ActionKind("get", (Field("marine", "seat"),), _get, "{marine} gets it"),
    ActionKind(
        "judge", (Field("answer", "number"),), _judge, lambda n, t, s, answer: tr("yes") if answer else tr("no")
    ),
)
STAGES = (
    StageKind(
        "gift", Gift, _gift_run, _gift_options, "Who gets it?", situation=lambda n, t, s, stage: n.token(stage.token)
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
