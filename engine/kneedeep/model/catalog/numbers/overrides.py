"""A user's overrides of printed numbers, checked against their ranges."""

import json
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import cache

from kneedeep.model.catalog.cards.card_tables import CardTables
from kneedeep.model.catalog.cards.effect import When
from kneedeep.model.catalog.catalog_files import RULESETS, load_catalog
from kneedeep.model.catalog.numbers.address import Address, Data
from kneedeep.model.catalog.numbers.addresses import addresses
from kneedeep.model.catalog.numbers.value_kind import MOST_SHOWN
from kneedeep.model.catalog.play_data import load_play
from kneedeep.support import grouped, listed
from kneedeep.support.interrupts import ReportedError

FORMAT = 1
Numbers = tuple[tuple[str, str], ...]
"""Addresses with their values as JSON, in the order of the addresses: comparable, hashable and storable."""
_IN_TURN: tuple[When, ...] = ("played", "next-attack", "before-attack")
"""The occasions on which a marine uses a card in its own activation by choice."""
_OF_ITS_ATTACK: tuple[When, ...] = ("attacking", "after-attack")
"""The occasions of the attack of a played card."""


class OverrideError(ReportedError, ValueError):
    """Invalid overrides. `problems`: a sentence for each, with its place and the valid values.

    `keys`: the keys of the file that the sentences are about, empty for none.
    """

    def __init__(self, problems: list[str], keys: Sequence[str] = ()) -> None:
        """Take the sentences. At least one is required."""
        more = len(problems) - 1
        super().__init__(problems[0] + (f" (and {more} more)" if more else ""))
        self.problems = problems
        self.keys = keys or [""] * len(problems)


@cache
def known(ruleset: str) -> Mapping[str, Address]:
    """Every address of a ruleset."""
    return addresses((load_catalog(ruleset), load_play(ruleset)))


def checked(given: Mapping[str, object], ruleset: str) -> Numbers:
    """The overrides in a mapping from addresses of a ruleset to values. Raises OverrideError with all faults."""
    problems = []
    for name, value in given.items():
        if (address := known(ruleset).get(name)) is None:
            problems.append((name, unknown(name, known(ruleset), "number")))
        elif fault := address.kind.fault(name, value):
            problems.append((name, fault))
    problems += _incomplete(given, ruleset)
    _refuse(problems)
    order = {name: place for place, name in enumerate(known(ruleset))}
    numbers = tuple(
        (name, json.dumps(value, ensure_ascii=False))
        for name, value in sorted(given.items(), key=lambda item: order[item[0]])
    )
    _refuse(list(_unusable(numbers, ruleset)))
    return numbers


def _refuse(problems: Sequence[tuple[str, str]]) -> None:
    if problems:
        keys, sentences = zip(*problems, strict=True)
        raise OverrideError(list(sentences), keys)


def _unusable(numbers: Numbers, ruleset: str) -> Iterator[tuple[str, str]]:
    """The sentences about overridden cards with an effect that could never be used, each with the overridden part."""
    if named := [name for name, _ in numbers if name.startswith(("actions.", "classes."))]:
        for address, sentence in unusable_effects(data_with(ruleset, numbers)[1].cards):
            if given := [name for name in named if f"{name}.".startswith(f"{address}.")]:
                yield given[0], sentence


def _incomplete(given: Mapping[str, object], ruleset: str) -> Iterator[tuple[str, str]]:
    """The sentences about sets with only some cards given, each with the first of those cards."""
    sets = grouped((address.whole, name) for name, address in known(ruleset).items() if address.whole)
    for whole, names in sets.items():
        missing = [name for name in names if name not in given]
        if 0 < len(missing) < len(names):
            more = listed(missing, len(missing))
            first = next(name for name in given if name in names)
            are = "is" if len(missing) == 1 else "are"
            yield (first, f"{whole} needs all of its {len(names)} cards, since none is shipped: {more} {are} missing.")


def unknown(name: object, names: Mapping[str, object], what: str) -> str:
    """A sentence about an unknown name, with the nearest known one."""
    near = get_close_matches(str(name)[:MOST_SHOWN], names, n=1, cutoff=0.5)
    hint = f": did you mean {near[0]}?" if near else "; `kneedeep data` lists them."
    return f"There is no {what} {str(name)[:MOST_SHOWN]}{hint}"


def plain(numbers: Numbers) -> dict[str, object]:
    """The overrides in the form of a file."""
    return {name: json.loads(value) for name, value in numbers}


@cache
def data_with(ruleset: str, numbers: Numbers) -> Data:
    """Catalog and play data of a ruleset with overridden numbers."""
    data: Data = (load_catalog(ruleset), load_play(ruleset))
    for name, value in numbers:
        data = known(ruleset)[name].put(data, json.loads(value))
    return _with_diagrams(data) if numbers else data


def _with_diagrams(data: Data) -> Data:
    """The data with a scatter diagram for every card. Missing ones repeat from the first."""
    catalog, play = data
    decks = {}
    for deck in play.decks.values():
        count = sum(card.copies.value for card in deck.cards)
        given = deck.scatter.value
        scatter = tuple(given[number % len(given)] for number in range(count))
        decks[deck.id] = deck._replace(scatter=deck.scatter._replace(value=scatter))
    return catalog, play._replace(decks=decks)


def numbers_in(content: object, ruleset: str) -> Numbers:
    """The overrides of a ruleset in a data file's content. Raises OverrideError with all faults of the file."""
    known_rulesets = RULESETS
    if not isinstance(content, dict):
        raise OverrideError([f'The file must hold an object: {{"format": 1, "{known_rulesets[0]}": {{…}}}}.'])
    if content.get("format") != FORMAT or type(content["format"]) is not int:
        raise OverrideError([f'"format" must be {FORMAT}.'], ["format"])
    names = {"format": None, "$schema": None, **dict.fromkeys(known_rulesets)}
    keys = [key for key in content if key not in names]
    problems = [unknown(key, names, "key") for key in keys]
    found: dict[str, Numbers] = {}
    for name in known_rulesets:
        given = content.get(name, {})
        if not isinstance(given, dict):
            problems.append(f'{name} must be an object, such as {{"figures.imp.move": 4}}.')
            keys.append(name)
            continue
        try:
            found[name] = checked(given, name)
        except OverrideError as error:
            problems += error.problems
            keys += error.keys
    if problems:
        raise OverrideError(problems, keys)
    return found.get(ruleset, ())


def unusable_effects(cards: CardTables) -> Iterator[tuple[str, str]]:
    """Yield the address of each card with an effect that could never be used, and a sentence about it."""
    for set_ in cards.actions.values():
        for card in set_.cards:
            kind = card.kind.value
            address = f"actions.{set_.id}.{card.number}"
            for number, effect in enumerate(card.effects.value, 1):
                where, when = f"{address}.effects.{number}", effect.when
                if kind == "reaction":
                    if when in _IN_TURN:
                        yield (
                            address,
                            f"{where}: {address} is a reaction, which is played on another occasion, not when {when}.",
                        )
                elif when in _OF_ITS_ATTACK:
                    if card.attack.value is None:
                        yield address, f"{where}: {address} has no attack, so nothing happens when {when}."
                elif when not in _IN_TURN:
                    yield (
                        address,
                        f"{where}: {address} is a {kind} action; when {when} only a reaction can be played.",
                    )
    for place, known in enumerate(cards.classes, 1):
        if known is not None and known.value.action != "none":
            for number, effect in enumerate(known.value.effects, 1):
                if effect.when not in _IN_TURN:
                    yield (
                        f"classes.{place}",
                        f"classes.{place}.effects.{number}: an ability that is a {known.value.action} action "
                        f"can't be used when {effect.when}.",
                    )
