"""What every sheet begins with: title, what to expect, house rules, how the set-up differs."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from kneedeep.analysis.framework.facts import Facts
from kneedeep.catalog.edition import edition_of
from kneedeep.catalog.edition_words import in_words_of
from kneedeep.catalog.house_rules import switches
from kneedeep.english import counted, listed, sentence
from kneedeep.report.sheets.sheet_blocks import Block, Heading, Paragraph
from kneedeep.scenario.model import Scenario
from kneedeep.script.display_names import DisplayNames, by_number

_MARINES = {
    "bullets": "{} bullets",
    "rockets": "{} rockets",
    "cells": "{} cells",
    "wounds": "{} wounds",
    "armor": "{} armor",
    "armor_max": "at most {} armor",
    "cards": "{} marine cards",
    "move": "{} movement points",
    "health": "health {}",
    "hand": "draws up to {} cards",
}
_INVADERS = {
    "hand": "{} cards to begin with",
    "draw": "{} cards each turn",
    "hand_max": "at most {} cards in hand",
}
_EVENTS = {
    "hand": "draws up to {} events in each Status Phase",
    "argent": "turns at most {} events of a round into Argent Power",
}
SEATS = ("Alpha", "Bravo", "Charlie", "Delta")
"""The marines of the 2016 edition in seat order. Rule: RUL16-01."""
_WHERE = {"on-the-spot": "on the spot", "nowhere": "not at all", "band": "by distance"}


def title_block(scenario: Scenario, kind: str) -> Iterator[Block]:
    """Yield the title, what the scenario is about, and for how many and how long it is."""
    yield Heading(scenario.title or "Untitled", 1)
    if scenario.summary:
        yield Paragraph(scenario.summary)
    counts = scenario.counts
    marines = f"{listed([str(one) for one in counts])} {'marine' if counts == (1,) else 'marines'}"
    parts = [
        kind,
        edition_of(scenario.ruleset).name + (" with expansion" if scenario.expansion else ""),
        marines,
    ]
    if scenario.minutes:
        least, *more = scenario.minutes
        parts.append(f"{least}–{more[0]} minutes" if more and more[0] != least else f"{least} minutes")
    if scenario.challenge:
        parts.append(scenario.challenge)
    yield Paragraph("  ·  ".join(parts), "faint")
    credit = [
        f"by {scenario.author}" if scenario.author else "",
        scenario.license,
        f"from {scenario.source}" if scenario.source else "",
    ]
    if any(credit):
        yield Paragraph("  ·  ".join(filter(None, credit)), "faint")


def opening(scenario: Scenario) -> Iterator[Block]:
    """Yield what is read aloud before the first turn."""
    if scenario.briefing or scenario.objective:
        yield Heading(in_words_of(scenario.ruleset, "Read aloud before the first turn"))
    if scenario.briefing:
        yield Paragraph(scenario.briefing, "spoken")
    if scenario.objective:
        yield Paragraph(scenario.objective, "spoken", cue="Your task")


def house_rules(facts: Facts, words: DisplayNames, *, everything: bool) -> Iterator[Block]:
    """Yield the house rules and how the set-up differs; of the invader's part only when `everything` is wanted."""
    scenario = facts.scenario
    known = {switch.name: switch for switch in switches(scenario.ruleset)}
    lines: list[Block] = []
    for name, value in scenario.rules.items():
        text = " to ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
        about = known[name].description if name in known else ""
        label = name.replace("_", " ").replace("-", " ").capitalize()
        lines.append(Paragraph(about, cue=f"{label}: {text.replace('-', ' ')}."))
    lines += _setup(facts, words, everything=everything)
    if lines:
        yield Heading("House rules and set-up")
        yield from lines


def _setup(facts: Facts, words: DisplayNames, *, everything: bool) -> Iterator[Block]:
    setup = facts.scenario.setup
    marines = setup.get("marines") or {}
    parts = _numbers(marines, _MARINES)
    weapons = marines.get("weapons")
    seats = weapons if isinstance(weapons, list | tuple) and not isinstance(weapons[0], str) else ()
    if weapons and not seats and not isinstance(weapons, str):
        parts.append(listed([words.thing(item) for item in weapons], 99) + " instead of the usual weapons")
    if marines.get("without"):
        parts.append(_without(marines["without"]))
    if marines.get("classes") == "choose":
        parts.append("chooses a class card")
    if marines.get("squad") == "none":
        parts.append("no squad cards")
    if parts:
        yield Paragraph(sentence("; ".join(parts)), cue="Each marine:")
    for name, pair in zip(SEATS, seats, strict=False):
        yield Paragraph(sentence(listed([words.thing(item) for item in pair])), cue=f"{name} starts with:")
    respawn = setup.get("respawn") or {}
    if respawn:
        where = _WHERE.get(str(respawn.get("where", "band")), "by distance")
        wait = respawn.get("wait")
        later = f", {counted(wait, 'round')} later" if wait else ""
        yield Paragraph(sentence(f"{where}{later}"), cue="A fragged marine comes back:")
    invaders = setup.get("invaders") or {}
    if invaders and everything:
        parts = _numbers(invaders, _EVENTS if "event sets" in facts.board.edition.features else _INVADERS)
        if invaders.get("deck"):
            parts.append(
                "the deck of the " + ("expansion" if invaders["deck"] == "expansion-2005" else "base box")
            )
        if invaders.get("without"):
            parts.append(_without(invaders["without"]))
        for kind, other in (invaders.get("replace") or {}).items():
            parts.append(f"{words.kind(str(other))} instead of {words.kind(str(kind))}")
        if parts:
            yield Paragraph(sentence("; ".join(parts)), cue="The invader:")


def _numbers(given: Mapping[str, Any], patterns: Mapping[str, str]) -> list[str]:
    return [
        (pattern.removesuffix("s") if given[name] == 1 else pattern).format(by_number(given[name]))
        for name, pattern in patterns.items()
        if name in given
    ]


def _without(cards: Iterable[Any]) -> str:
    names = [str(card).replace("-", " ") for card in cards]
    return f"without the {'card' if len(names) == 1 else 'cards'} {listed(names, 99)}"
