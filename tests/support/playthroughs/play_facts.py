"""How plays are followed, and the verbs that both editions have: changing the state, and stating facts.

A verb is a method whose name ends with an underscore. Every other line is an action, or a verb of the edition.
"""

import json
from collections.abc import Mapping, Sequence
from operator import attrgetter
from string import Template
from typing import Any

from kneedeep.model.geometry.bits import each_number
from kneedeep.rules.choices import choices_of
from kneedeep.rules.state import INVADERS_WON, MARINES_WON, NOBODY_WON, NOBODY_YET

WINNERS = {"marines": MARINES_WON, "invaders": INVADERS_WON, "nobody": NOBODY_YET, "draw": NOBODY_WON}


class Play:
    """Something in which the lines of a play are followed."""

    def play(self, parts: Mapping[str, Any], case: Mapping[str, Any]) -> None:
        """Follow all lines of a play, with the values of a case."""
        for line in filled(parts["play"], case).splitlines():
            try:
                self.follow(line)
            except Exception as error:
                error.add_note(f"{line}  {dict(case) or ''}")
                raise

    def follow(self, line: str) -> None:
        """Play a line, or check its fact."""
        verb, *words = line.split()
        own = getattr(self, f"{verb.replace('-', '_')}_", None)
        if own is not None:
            own(*words)
        elif verb != "#":
            self.play_line(verb, words)

    def play_line(self, verb: str, words: Sequence[str]) -> None:
        """Play a line that has none of the verbs here."""
        raise NotImplementedError


class PlayFacts(Play):
    """A game in which the lines of a play are followed. An edition adds verbs, and how it names things by numbers."""

    game: Any
    of_arena: frozenset[str]
    """The methods of `Arena` that a play may name."""
    before = 0
    """How many events there were before the last line in which something happened."""

    def follow(self, line: str) -> None:
        """Play a line, or check its fact."""
        before = len(self.game.events)
        super().follow(line)
        if len(self.game.events) > before:
            self.before = before

    def play_line(self, verb: str, words: Sequence[str]) -> None:
        """Take an action, or do what the arena does by that word."""
        if verb in self.of_arena:
            getattr(self.game, verb.replace("-", "_"))()
        else:
            assert verb in self.game.game.kinds, f"no verb: {verb}"
            self.game.do(*self.action(verb, words))

    def number(self, word: str, kind: str) -> int:
        """The number of what a word names."""
        raise NotImplementedError

    def space(self, word: str) -> tuple[int, int]:
        """A space by its coordinates."""
        x, y = word.split(",")
        return int(x), int(y)

    def figure(self, word: str) -> int:
        """The number of a figure."""
        return self.number(word, "figure")

    def value(self, word: str) -> Any:
        """A value of the state as JSON, with tuples for lists."""
        value = json.loads(word)
        return (
            tuple(tuple(one) if isinstance(one, list) else one for one in value) if isinstance(value, list) else value
        )

    def pairs(self, words: Sequence[str]) -> dict[str, Any]:
        """Values by the words before them."""
        return {name: self.value(word) for name, word in zip(words[::2], words[1::2], strict=True)}

    def action(self, name: str, words: Sequence[str]) -> tuple[Any, ...]:
        """An action, or its beginning."""
        fields = self.game.game.kinds[name].fields
        assert len(words) <= len(fields), f"too many words: {name} {' '.join(words)}"
        return name, *(self.number(word, field.kind) for field, word in zip(fields, words, strict=False))

    # Preparing and playing

    def make_(self, field: str, *words: str) -> None:
        """Change a field of the state, or its list for a figure."""
        value = self.value(words[-1])
        if len(words) == 2:
            getattr(self.game.s, field)[self.figure(words[0])] = value
        else:
            setattr(self.game.s, field, value)

    def keep_(self, *words: str) -> None:
        """Change parts of the stage under way, such as `points` or `attacks` that are left."""
        self.game.leave(**self.pairs(words))

    def rouse_(self, figure: str) -> None:
        """Activate a figure, and decline whatever is asked before and after that."""
        self.game.rouse(self.figure(figure))

    def first_(self, name: str) -> None:
        """Take the first legal action of a kind."""
        self.game.do(*self.game.first(name))

    def any_(self) -> None:
        """Take the first legal action."""
        self.game.do(*self.game.options()[0])

    def each_(self, name: str) -> None:
        """Take the first legal action of a kind as long as there is one."""
        while name in self.game.names():
            self.game.do(*self.game.first(name))

    # Facts

    def is_(self, field: str, *words: str) -> None:
        """The value of a field, or of its list for a figure."""
        found = attrgetter(field)(self.game.s)
        shown = found[self.figure(words[0])] if len(words) == 2 else found
        assert shown == self.value(words[-1]), shown

    def some_(self, field: str) -> None:
        """A field is neither zero nor empty."""
        assert attrgetter(field)(self.game.s)

    def no_(self, field: str) -> None:
        """A field is zero or empty."""
        assert not attrgetter(field)(self.game.s), attrgetter(field)(self.game.s)

    def count_(self, field: str, number: str) -> None:
        """The length of a field."""
        assert len(attrgetter(field)(self.game.s)) == int(number)

    def at_(self, figure: str, space: str) -> None:
        """The space of a figure."""
        assert self.game.at(self.figure(figure)) == self.space(space), self.game.at(self.figure(figure))

    def on_(self, figure: str) -> None:
        """A figure is on the board."""
        assert self.game.at(self.figure(figure)) is not None

    def off_(self, figure: str) -> None:
        """A figure is off the board."""
        assert self.game.at(self.figure(figure)) is None, self.game.at(self.figure(figure))

    def bits(self, field: str) -> int:
        """A field that holds spaces."""
        return int(getattr(self.game.s, field))

    def where_(self, field: str, *spaces: str) -> None:
        """All spaces of a field."""
        found = {self.game.space(number) for number in each_number(self.bits(field))}
        assert found == {self.space(space) for space in spaces}, found

    def in_(self, field: str, *spaces: str) -> None:
        """Spaces of a field."""
        assert all(self.bits(field) >> self.game.number(self.space(space)) & 1 for space in spaces)

    def not_in_(self, field: str, *spaces: str) -> None:
        """Spaces that a field has not."""
        assert not any(self.bits(field) >> self.game.number(self.space(space)) & 1 for space in spaces)

    def may_(self, *names: str) -> None:
        """All kinds of legal actions."""
        assert self.game.names() == set(names), self.game.names()

    def can_(self, name: str, *words: str) -> None:
        """An action of a kind, with the first numbers that are given, is legal."""
        assert self.is_legal(name, words), self.game.options()

    def cannot_(self, name: str, *words: str) -> None:
        """No action of a kind, with the first numbers that are given, is legal."""
        assert not self.is_legal(name, words), self.game.options()

    def is_legal(self, name: str, words: Sequence[str]) -> bool:
        """Whether an action that begins so is legal."""
        wanted = self.action(name, words)
        return any(action[: len(wanted)] == wanted for action in self.game.options())

    def choices_(self, name: str, key: str, *words: str) -> None:
        """All numbers of the legal actions of a kind in one of its fields."""
        fields = self.game.game.kinds[name].fields
        place = [field.key for field in fields].index(key)
        found = {action[place + 1] for action in self.game.options() if action[0] == name}
        assert found == {self.number(word, fields[place].kind) for word in words}, found

    def spaces_(self, name: str, *spaces: str) -> None:
        """All spaces of the legal actions of a kind."""
        assert self.spaces_of(name) == {self.space(space) for space in spaces}, self.spaces_of(name)

    def to_(self, name: str, *spaces: str) -> None:
        """Spaces are among those of a kind of action."""
        assert {self.space(space) for space in spaces} <= self.spaces_of(name), self.spaces_of(name)

    def not_to_(self, name: str, *spaces: str) -> None:
        """Spaces are not among those of a kind of action."""
        assert not {self.space(space) for space in spaces} & self.spaces_of(name), self.spaces_of(name)

    def spaces_of(self, name: str) -> set[tuple[int, int]]:
        """The spaces of the legal actions of a kind."""
        place = [field.kind for field in self.game.game.kinds[name].fields].index("space")
        return {self.game.space(action[place + 1]) for action in self.game.options() if action[0] == name}

    def asked_(self, player: str) -> None:
        """The player who decides: a seat, or `invader`."""
        assert self.game.s.player == (-1 if player == "invader" else int(player)), self.game.s.player

    def now_(self, part: str, value: str) -> None:
        """A part of the stage under way."""
        found = getattr(self.game.s.stack[-1], part)
        assert found == self.value(value), found

    def stage_(self, name: str) -> None:
        """The stage under way."""
        assert self.game.s.stack[-1][0] == name, self.game.s.stack[-1]

    def won_(self, side: str) -> None:
        """The winner."""
        assert self.game.s.winner == WINNERS[side], self.game.s.winner

    def ways_(self, *counts: str) -> None:
        """How many lines of 1, 2, 3 … actions there are (perft)."""
        found = [self.ways(self.game.s, depth) for depth in range(1, len(counts) + 1)]
        assert found == [int(count) for count in counts], found

    def ways(self, state: Any, depth: int) -> int:
        """How many lines of so many actions there are from a state."""
        if self.is_over(state):
            return 1
        actions = self.game.game.legal_actions(state)
        if depth == 1:
            return len(actions)
        return sum(self.ways(self.game.game.apply(state.copy(), action), depth - 1) for action in actions)

    def is_over(self, state: Any) -> bool:
        """Whether lines of actions end with a state."""
        return bool(state.winner)

    def saved_(self) -> None:
        """The game is the same once it was saved and loaded."""
        assert self.game.game.load(json.loads(json.dumps(self.game.s.data()))) == self.game.s

    # What was told

    def told_(self, name: str, *words: str) -> None:
        """The last line in which something happened had an event that begins so."""
        assert self.has_told(name, words), self.game.events[self.before :]

    def untold_(self, name: str, *words: str) -> None:
        """The last line in which something happened had no event that begins so."""
        assert not self.has_told(name, words), self.game.events[self.before :]

    def has_told(self, name: str, words: Sequence[str]) -> bool:
        """Whether an event of the last line in which something happened begins so."""
        fields = [*self.game.game.assistant.event_kinds[name].type.__annotations__.values()][1:]
        if words:
            words = (
                (*words[: len(fields) - 1], " ".join(words[len(fields) - 1 :])) if len(words) > len(fields) else words
            )
        wanted = (name, *(self.part(word, field) for word, field in zip(words, fields, strict=False)))
        return any(event[: len(wanted)] == wanted for event in self.game.events[self.before :])

    def part(self, word: str, field: Any) -> Any:
        """A part of an event: what it names, else JSON or a text."""
        (kind,) = getattr(field, "__metadata__", ("",))
        if kind in ("card", "figure", "kind", "kinds_text", "space", "weapon"):
            return self.number(word, kind.removesuffix("s_text"))
        return json.loads(word) if word[0] in "-0123456789tf[" and word != "text" else word

    def happens_(self, *names: str) -> None:
        """The order of events, of those names, in the last line in which something happened."""
        found = [event[0] for event in self.game.events[self.before :] if event[0] in names]
        assert found == list(names), found

    def rolled_(self, *numbers: str) -> None:
        """How many dice each roll had in the last line in which something happened."""
        found = [len(event[1]) for event in self.game.events[self.before :] if event[0] == "dice"]
        assert found == [int(number) for number in numbers], found

    def asks_(self, *words: str) -> None:
        """The question to who decides has these words."""
        question = str(self.game.game.assistant.question(self.game.s))
        assert " ".join(words) in question, question

    def reads_(self, *words: str) -> None:
        """The story has a sentence with these words."""
        assert any(" ".join(words) in sentence for sentence in self.story()), self.story()

    def tells_(self, *words: str) -> None:
        """The story has these words in this order, with ` | ` between them."""
        sentences = iter(self.story())
        for wanted in " ".join(words).split(" | "):
            assert any(wanted in sentence for sentence in sentences), (wanted, self.story())

    def story(self) -> list[str]:
        """The story so far."""
        return list(self.game.game.assistant.story(self.game.s.players).sentences(self.game.events))

    def offers_(self, *words: str) -> None:
        """A choice has these words."""
        assert any(" ".join(words) in choice for choice in self.choice_words()), self.choice_words()

    def points_at_(self, name: str, *spaces: str) -> None:
        """All spaces at which the choices of a kind of action point on the map."""
        choices = choices_of(self.game.game, self.game.s, self.game.options())
        found = {space for choice in choices if choice.action[0] == name for space in choice.spaces}
        assert found == {self.space(space) for space in spaces}, found

    def choice_words(self) -> list[str]:
        """The words of all choices."""
        return [choice.words for choice in choices_of(self.game.game, self.game.s, self.game.options())]

    # Clicks

    def why_nothing_(self, space: str, *words: str) -> None:
        """What a click on a space says that does nothing; no words for nothing."""
        s, assistant = self.game.s, self.game.game.assistant
        choices = choices_of(self.game.game, s, self.game.options())
        acts = assistant.moving_figure(s)
        found = assistant.why_nothing(s, choices, acts, self.game.number(self.space(space)))
        assert found == " ".join(words), found

    def follow_(self, space: str) -> None:
        """Take the first plan that a click on a space offers."""
        for action in self.plans_to(space)[0].actions:
            self.game.do(*action)

    def plan_(self, space: str, *words: str) -> None:
        """A plan that a click on a space offers."""
        found = [plan.words for plan in self.plans_to(space)]
        assert " ".join(words) in found, found

    def plans_(self, space: str, number: str) -> None:
        """How many plans a click on a space offers."""
        assert len(self.plans_to(space)) == int(number), self.plans_to(space)

    def plans_to(self, space: str) -> list[Any]:
        """The plans that a click on a space offers."""
        return list(self.planner().to_space(self.game.number(self.space(space))))

    def planner(self) -> Any:
        """What plans clicks."""
        choices = choices_of(self.game.game, self.game.s, self.game.options())
        return self.game.game.assistant.planner(self.game.s, choices)

    def door_plan_(self, door: str, *words: str) -> None:
        """The only plan that a click on a door offers; no words for none."""
        found = [plan.words for plan in self.planner().to_door(int(door))]
        assert found == ([" ".join(words)] if words else []), found

    def follow_to_door_(self, door: str) -> None:
        """Take the plan that a click on a door offers."""
        for action in self.planner().to_door(int(door))[0].actions:
            self.game.do(*action)

    def why_shut_(self, door: str, *words: str) -> None:
        """What it takes to open a door."""
        assert self.planner().why_not_open(int(door)) == " ".join(words), self.planner().why_not_open(int(door))


def filled(value: Any, case: Mapping[str, Any]) -> Any:
    """A part of a play with the values of a case for their names: `$name`."""
    if isinstance(value, Mapping):
        return {filled(key, case): filled(one, case) for key, one in value.items()}
    if isinstance(value, list):
        return [filled(one, case) for one in value]
    if not isinstance(value, str) or "$" not in value:
        return value
    if value[1:] in case:
        return case[value[1:]]
    words = {name: str(one).lower() if isinstance(one, bool) else one for name, one in case.items()}
    return Template(value).substitute(words)
