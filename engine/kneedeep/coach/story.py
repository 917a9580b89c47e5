"""Stories as data: roles for places, parts of a scenario with roles, texts. `stories/README.md` has the words.

Texts come from a grammar of sentences: `{symbol}` in a sentence is replaced by a sentence of that symbol.
"""

import re
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from kneedeep.coach.chance import Chance
from kneedeep.coach.data_files import Table, names, number, read_table, table, words
from kneedeep.model.catalog import RULESETS
from kneedeep.support import capitalized, tr
from kneedeep.support.resources import table_rows

FOLDER = "stories"
TITLES = dict(table_rows(__file__, "story_titles.txt"))
"""The titles of the program's stories. Other stories have their file names as titles."""


class Role(NamedTuple):
    """A place that a story needs: an area, or a door with `door_to`, and its requirements."""

    name: str
    asks: Table


class Story(NamedTuple):
    """A story of an edition. `parts`: sections of a scenario with roles in place of places."""

    id: str
    middle: bool
    areas: int
    cast: tuple[Role, ...]
    parts: Table
    frags: float
    budget: float
    texts: Table

    def text(self, language: str) -> Table:
        """Its sentences in a language."""
        return table(self.texts[language])


def story_title(name: str) -> str:
    """The title of the story with a name."""
    return tr(TITLES[name]) if name in TITLES else capitalized(name.replace("-", " "))


def rulesets() -> tuple[str, ...]:
    """The editions with stories."""
    return tuple(ruleset for ruleset in RULESETS if story_names(ruleset))


def story_names(ruleset: str) -> tuple[str, ...]:
    """The names of the stories of an edition, sorted."""
    return names(FOLDER, ruleset)


@cache
def story_of(ruleset: str, name: str) -> Story:
    """A story of an edition by its name. Raises OSError if it is missing."""
    data = read_table(FOLDER, ruleset, f"{name}.yaml")
    cast = tuple(Role(role, table(asks)) for role, asks in table(data["cast"]).items())
    parts = {key: data[key] for key in data if key not in ("start", "areas", "cast", "frags", "budget", "texts")}
    return Story(
        name,
        words(data.get("start")) == ("middle",),
        int(number(data.get("areas", 4))),
        cast,
        parts,
        number(data.get("frags", 0)),
        number(data.get("budget", 1)),
        table(data["texts"]),
    )


_WORDS = "words"
_SYMBOL = re.compile(r"\{([a-z_.-]+)\}")


def languages() -> tuple[str, ...]:
    """The languages of the texts."""
    return names(_WORDS)


class Prose:
    """The sentences of a language and a story. A sentence repeats only after all sentences of its symbol were used."""

    def __init__(self, language: str, story: Table, chance: Chance) -> None:
        self._chance = chance
        self._rules: dict[str, tuple[str, ...]] = {}
        own = read_table(_WORDS, f"{language}.yaml")
        self._places = dict(table(own["places"]))
        for rules in (table(own["sentences"]), story):
            self._rules.update((symbol, words(said)) for symbol, said in rules.items())
        self._left: dict[str, list[str]] = {}

    def know(self, areas: Mapping[str, str]) -> None:
        """Use the existing names of a file's areas, by id."""
        for area, name in areas.items():
            self._places[area] = {
                "name": name,
                "in": self._rules["amid"][0] + name,
                "to": self._rules["towards"][0] + name,
            }

    def place_name(self, place: str) -> str:
        """The name of a place."""
        return str(table(self._places[place])["name"])

    def name(self, role: str, place: str) -> None:
        """Give the symbols of a role the name of a place: `{goal}`, with its preposition `{goal.in}`, `{goal.to}`."""
        for form, said in table(self._places[place]).items():
            self._rules[role if form == "name" else f"{role}.{form}"] = words(said)

    def say(self, symbol: str) -> str:
        """A text of a symbol, with a capital at its beginning."""
        text = self._expanded(symbol)
        return text[:1].upper() + text[1:]

    def place_text(self, place: str) -> str:
        """The text to read aloud when a place is first seen."""
        own = words(table(self._places[place]).get("text"))
        return self._filled(own[0]) if own else self.say("seen")

    def _expanded(self, symbol: str) -> str:
        if not (left := self._left.get(symbol)):
            left = self._left[symbol] = self._chance.branch(symbol).order(self._rules[symbol])
        return self._filled(left.pop())

    def _filled(self, text: str) -> str:
        return _SYMBOL.sub(lambda found: self._expanded(found[1]), text)


def place_names(kinds: Mapping[int, str], sizes: Mapping[int, int], chance: Chance) -> dict[int, str]:
    """A unique name for each area, by its number: of the story's kind, else by its size."""
    data = table(read_table("data", "places.yaml")["kinds"])
    left = {kind: chance.branch(kind).order(words(of_kind)) for kind, of_kind in data.items()}
    found: dict[int, str] = {}
    for zone in sorted(sizes, key=lambda one: (one not in kinds, one)):
        kind = kinds.get(zone) or ("large" if sizes[zone] >= 40 else "room")
        fitting = [one for one in (*left[kind], *left["room"]) if one not in found.values()]
        found[zone] = fitting[0]
    return found
