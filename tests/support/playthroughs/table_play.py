"""Plays at a table with the real box: each line is a step that people tell, or a fact about what follows from it.

Things are named by their ids, spaces or keys. A step that takes more than a name has a number at its end.
"""

import re
from collections.abc import Mapping, Sequence

import pytest

from kneedeep.board import compile_board
from kneedeep.board.script.table_session import (
    StepError,
    TableGame,
    TableStep,
    begun,
    deeds_at,
    drawn_at_random,
    frontiers,
    is_shown,
    resumed,
    shown_spaces,
)
from kneedeep.board.script.table_session.portals import demons_on_map
from kneedeep.support import resources
from tests.support.files import map_text
from tests.support.playthroughs.play_facts import Play
from tests.support.reading import scenario_in

SPACE = re.compile(r"-?\d+,-?\d+")
BY_NAME = ("reveal", "draw")
"""Steps about what is no thing of the map."""


class TablePlay(Play):
    """A session at a table in which the lines of a play are followed."""

    def __init__(
        self,
        *,
        map: str = "",
        scenario: str = "",
        replace: Mapping[str, str] | None = None,
        add: str = "",
        marines: int = 1,
        drawn: Sequence[Sequence[int]] | None = None,
    ) -> None:
        """Begin with a small map or a shipped scenario, whose text may be changed. `drawn`: what chance chose, else the first."""
        text = map_text(map) if map else resources.text("scenarios", f"{scenario}.yaml")
        for old, new in (replace or {}).items():
            assert old in text, old
            text = text.replace(old, new)
        read = scenario_in(text + add)
        chosen = drawn_at_random(read.choices, lambda below: 0) if drawn is None else tuple(tuple(one) for one in drawn)
        self.top = TableGame(compile_board(read), marines, chosen)
        self.session = begun(self.top)
        self.marked = self.session

    def play_line(self, verb: str, words: Sequence[str]) -> None:
        """Tell that something happened."""
        self.session = self.session.stepped(self.top, self.step(verb, words))

    def step(self, verb: str, words: Sequence[str]) -> TableStep:
        """The step of a line."""
        *about, last = ("", *words)
        number = int(last) if re.fullmatch(r"-?\d+", last) else None
        name = last if number is None else about[-1]
        return TableStep(verb, name if verb in BY_NAME else self.key(name), number or 0)

    def key(self, word: str) -> str:
        """The key of a thing; `high/revenant`: with the kind that carries what it has."""
        word, _, carrier = word.partition("/") if ":" not in word else (word, "", "")
        for thing in self.top.all_things(self.session.moment.placed):
            if word == thing.element.id or (SPACE.fullmatch(word) and self.site(thing.key) == word):
                return f"{thing.key}\n{carrier}" if carrier else thing.key
        return word

    def site(self, key: str) -> str:
        """The space of a thing."""
        thing = self.top.thing(key, self.session.moment.placed)
        return "" if thing is None or thing.at is None else "{},{}".format(*thing.at)

    def mark_(self) -> None:
        """Keep the session as it is."""
        self.marked = self.session

    def again_(self) -> None:
        """Go back to the session that was kept."""
        self.session = self.marked

    def take_back_(self) -> None:
        """Take the last step back."""
        self.session = self.session.taken_back()

    def frag_all_(self) -> None:
        """Frag every demon that is on the map."""
        for thing in self.top.all_things(self.session.moment.placed):
            moment = self.session.moment
            if thing.is_figure and thing.key not in moment.off and not moment.winner:
                self.play_line("kill", [thing.key])

    # Facts

    def refused_(self, verb: str, *words: str) -> None:
        """A step that can't be told now; after `=>` why."""
        end = words.index("=>") if "=>" in words else len(words)
        with pytest.raises(StepError, match=" ".join(words[end + 1 :]) or None):
            self.session.stepped(self.top, self.step(verb, words[:end]))

    def texts(self) -> list[str]:
        """All texts that were read aloud."""
        return [one.text for one in self.session.moment.announced if one.text]

    def says_(self, *words: str) -> None:
        """The last texts, with ` | ` between them; `…` at the end: a text begins so."""
        wanted = " ".join(words).split(" | ")
        for text, want in zip(self.texts()[-len(wanted) :], wanted, strict=True):
            assert text.startswith(want[:-1]) if want.endswith("…") else text == want, self.texts()

    def said_(self, number: str, *words: str) -> None:
        """How often a text was read aloud."""
        assert self.texts().count(" ".join(words)) == int(number), self.texts()

    def deeds_(self, name: str, *words: str) -> None:
        """All that can be told of a thing, door or area."""
        found = [deed.word for deed in deeds_at(self.top, self.session.moment, self.key(name))]
        assert found == list(words), found

    def owed_(self, *words: str) -> None:
        """The portals that must summon now: of each entry one, with `;` between the entries."""
        wanted = [tuple(self.key(name) for name in entry.split()) for entry in " ".join(words).split(";") if entry]
        assert list(self.session.moment.owed) == wanted, self.session.moment.owed

    def sighted_(self, *spaces: str) -> None:
        """The portals about which people are asked whether a marine sees them."""
        found = [self.site(key) for key in self.session.moment.sighted]
        assert found == list(spaces), found

    def announced_(self, part: str, *counts: str) -> None:
        """What was counted when something was announced last, as `argent=2`."""
        (*_, last) = (one for one in self.session.moment.announced if one.part == part)
        found = [f"{self.site(name) or name}={number}" for name, number in last.counts]
        assert found == list(counts), found

    def demons_(self, *words: str) -> None:
        """The demons on the map, each kind with its number."""
        found = demons_on_map(self.top, self.session.moment)
        assert found == {kind: int(number) for kind, number in zip(words[::2], words[1::2], strict=True)}, found

    def deck_(self, *cards: str) -> None:
        """The cards left in the initiative deck."""
        assert sorted(self.session.moment.deck.left) == sorted(cards), self.session.moment.deck

    def lies_(self, name: str, space: str) -> None:
        """Where a thing lies."""
        assert self.site(self.key(name)) == space, self.site(self.key(name))

    def placed_(self, *kinds: str) -> None:
        """The kinds of what steps have placed, and demons have brought."""
        found = [thing.element.kind for thing in self.session.moment.placed]
        assert found == list(kinds), found

    def is_(self, field: str, *values: str) -> None:
        """A part of the moment: its value, or all that it holds."""
        found = getattr(self.session.moment, field)
        shown = [str(found)] if isinstance(found, int | str) else sorted(map(str, found))
        assert shown == sorted(values), found

    def has_(self, field: str, *values: str) -> None:
        """What a part of the moment holds among others."""
        assert {self.key(value) for value in values} <= set(getattr(self.session.moment, field))

    def goes_on_(self) -> None:
        """Nobody has won."""
        assert not self.session.moment.winner, self.session.moment.winner

    def sources_(self, *sources: str) -> None:
        """The sources of all that was announced."""
        assert [one.source for one in self.session.moment.announced] == list(sources)

    def effects_(self, *kinds: str) -> None:
        """The kinds of the steps that were announced last."""
        found = [effect.kind for effect in self.session.moment.announced[-1].effects]
        assert found == list(kinds), found

    def due_(self, *sources: str) -> None:
        """The sources of the steps that wait for a click."""
        found = [due.source for due in self.session.moment.due]
        assert found == [self.key(source) for source in sources], found

    def shown_(self, *names: str) -> None:
        """Things that are shown, and spaces."""
        assert all(self.is_shown(name) for name in names)

    def shown_all_(self) -> None:
        """All spaces and things are shown."""
        moment = self.session.moment
        assert shown_spaces(self.top, moment) == set(self.top.board.spaces)
        assert all(is_shown(self.top, moment, thing) for thing in self.top.things.values())

    def hidden_(self, *names: str) -> None:
        """Things that are not shown, and spaces."""
        assert not any(self.is_shown(name) for name in names)

    def is_shown(self, name: str) -> bool:
        """Whether a thing or a space is shown."""
        moment = self.session.moment
        if SPACE.fullmatch(name):
            x, y = name.split(",")
            return (int(x), int(y)) in shown_spaces(self.top, moment)
        thing = self.top.thing(self.key(name), moment.placed)
        return thing is not None and is_shown(self.top, moment, thing)

    def fronts_(self, *areas: str) -> None:
        """The areas beyond openings that have no door, with the middle of the opening."""
        assert ["{}@{},{}".format(*front) for front in frontiers(self.top, self.session.moment)] == list(areas)

    def resumed_(self) -> None:
        """The session is the same when it is taken up again."""
        assert resumed(self.top, self.session.steps) == (self.session, 0)
