"""Texts from a grammar of sentences: `{symbol}` in a sentence is replaced by a sentence of that symbol."""

import re
from collections.abc import Mapping

from kneedeep.coach.chance import Chance
from kneedeep.coach.data_files import Table, names, read_table, table, words

FOLDER = "words"
_SYMBOL = re.compile(r"\{([a-z_.-]+)\}")


def languages() -> tuple[str, ...]:
    """The languages of the texts."""
    return names(FOLDER)


class Prose:
    """The sentences of a language and a story. A sentence repeats only after all sentences of its symbol were used."""

    def __init__(self, language: str, story: Table, chance: Chance) -> None:
        self._chance = chance
        self._rules: dict[str, tuple[str, ...]] = {}
        own = read_table(FOLDER, f"{language}.yaml")
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
        left = self._left.get(symbol)
        if not left:
            left = self._left[symbol] = self._chance.branch(symbol).order(self._rules[symbol])
        return self._filled(left.pop())

    def _filled(self, text: str) -> str:
        return _SYMBOL.sub(lambda found: self._expanded(found[1]), text)


def place_names(kinds: Mapping[int, str], sizes: Mapping[int, int], chance: Chance) -> dict[int, str]:
    """A unique name for each area, by its number: of the story's kind, else by its size."""
    data = table(read_table("data", "places.yaml")["kinds"])
    left = {kind: chance.branch(kind).order(words(of_kind)) for kind, of_kind in data.items()}
    found: dict[int, str] = {}
    for number in sorted(sizes, key=lambda one: (one not in kinds, one)):
        kind = kinds.get(number) or ("large" if sizes[number] >= 40 else "room")
        fitting = [one for one in (*left[kind], *left["room"]) if one not in found.values()]
        found[number] = fitting[0]
    return found
