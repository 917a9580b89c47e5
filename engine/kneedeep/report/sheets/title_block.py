"""The beginning of every sheet: title, summary, house rules, differences of the set-up."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from kneedeep.analysis.framework.facts import Facts
from kneedeep.board.script.display_names import DisplayNames, by_number
from kneedeep.model.catalog.edition import edition_of
from kneedeep.model.catalog.edition_words import in_words_of
from kneedeep.model.catalog.house_rules import switches
from kneedeep.model.catalog.marine_names import SEATS
from kneedeep.model.scenario.model import Scenario
from kneedeep.report.sheets.sheet_blocks import Block, Heading, Paragraph
from kneedeep.support import later, listed, sentence, tr, tr_count, translated
from kneedeep.support.resources import table_rows

_MARINES = dict(table_rows(__file__, "marine_numbers.txt"))
_INVADERS = {
    "hand": later("{} cards to begin with"),
    "draw": later("{} cards each turn"),
    "hand_max": later("at most {} cards in hand"),
}
_EVENTS = {
    "hand": later("draws up to {} events in each Status Phase"),
    "argent": later("turns at most {} events of a round into Argent Power"),
}
_WHERE = {"on-the-spot": later("on the spot"), "nowhere": later("not at all"), "band": later("by distance")}


def title_block(scenario: Scenario, kind: str) -> Iterator[Block]:
    """Yield the title, the subject, the numbers of players and the duration."""
    yield Heading(scenario.title or tr("Untitled"), 1)
    if scenario.summary:
        yield Paragraph(scenario.summary)
    counts = scenario.counts
    marines = f"{listed([str(one) for one in counts])} {(tr('marine') if counts == (1,) else tr('marines'))}"
    edition = translated(edition_of(scenario.ruleset).name) + (tr(" with expansion") if scenario.expansion else "")
    parts = [kind, edition, marines]
    if scenario.minutes:
        least, *more = scenario.minutes
        parts.append(
            tr("{least}–{more} minutes", least=least, more=more[0])
            if more and more[0] != least
            else tr("{least} minutes", least=least)
        )
    if scenario.challenge:
        parts.append(tr(scenario.challenge))
    yield Paragraph("  ·  ".join(parts), "faint")
    author = tr("by {author}", author=scenario.author) if scenario.author else ""
    source = tr("from {source}", source=scenario.source) if scenario.source else ""
    credit = [author, scenario.license, source]
    if any(credit):
        yield Paragraph("  ·  ".join(filter(None, credit)), "faint")


def opening(scenario: Scenario) -> Iterator[Block]:
    """Yield the texts to be read aloud before the first turn."""
    if scenario.briefing or scenario.objective:
        yield Heading(tr(in_words_of(scenario.ruleset, later("Read aloud before the first turn"))))
    if scenario.briefing:
        yield Paragraph(scenario.briefing, "spoken")
    if scenario.objective:
        yield Paragraph(scenario.objective, "spoken", cue=tr("Your task"))


def house_rules(facts: Facts, words: DisplayNames, *, everything: bool) -> Iterator[Block]:
    """Yield the house rules and the changes of the set-up. `everything`: with the invader's part."""
    scenario = facts.scenario
    known = {switch.name: switch for switch in switches(scenario.ruleset)}
    lines: list[Block] = []
    for name, value in scenario.rules.items():
        chosen = value if isinstance(value, list | tuple) else [value]
        text = tr(" to ").join(tr(str(one).replace("-", " ")) for one in chosen)
        about = tr(known[name].description) if name in known else ""
        label = tr(name.replace("_", " ").replace("-", " ").capitalize())
        lines.append(Paragraph(about, cue=f"{label}: {text}."))
    lines += _setup(facts, words, everything=everything)
    if lines:
        yield Heading(tr("House rules and set-up"))
        yield from lines


def _setup(facts: Facts, words: DisplayNames, *, everything: bool) -> Iterator[Block]:
    setup = facts.scenario.setup
    yield from _marines(setup.get("marines") or {}, words)
    respawn = setup.get("respawn") or {}
    if respawn:
        where = tr(_WHERE.get(str(respawn.get("where", "band")), _WHERE["band"]))
        wait = respawn.get("wait")
        later = tr(", {wait} later", wait=tr_count("{n} round", "{n} rounds", wait)) if wait else ""
        yield Paragraph(sentence(f"{where}{later}"), cue=tr("A fragged marine comes back:"))
    if everything:
        patterns = _EVENTS if "event sets" in facts.board.edition.features else _INVADERS
        yield from _invader(setup.get("invaders") or {}, patterns, words)


def _marines(given: Mapping[str, Any], words: DisplayNames) -> Iterator[Block]:
    """Yield the changes of the marines' set-up."""
    parts = _numbers(given, _MARINES)
    weapons = given.get("weapons", "choose")
    seats: Sequence[Sequence[str]] = ()
    if not isinstance(weapons, str) and not isinstance(weapons[0], str):
        seats = weapons
    elif not isinstance(weapons, str):
        parts.append(listed([words.thing(item) for item in weapons], 99) + tr(" instead of the usual weapons"))
    if given.get("without"):
        parts.append(_without(given["without"]))
    if given.get("classes") == "choose":
        parts.append(tr("chooses a class card"))
    if given.get("squad") == "none":
        parts.append(tr("no squad cards"))
    if parts:
        yield Paragraph(sentence("; ".join(parts)), cue=tr("Each marine:"))
    for name, pair in zip(SEATS, seats, strict=False):
        own = sentence(listed([words.thing(item) for item in pair]))
        yield Paragraph(own, cue=tr("{name} starts with:", name=name))


def _invader(given: Mapping[str, Any], patterns: Mapping[str, str], words: DisplayNames) -> Iterator[Block]:
    """Yield the changes of the invader's set-up."""
    parts = _numbers(given, patterns)
    if given.get("deck"):
        box = tr("expansion") if given["deck"] == "expansion-2005" else tr("base box")
        parts.append(tr("the deck of the ") + box)
    if given.get("without"):
        parts.append(_without(given["without"]))
    for kind, other in (given.get("replace") or {}).items():
        names = {"kind": words.kind(str(other)), "kind2": words.kind(str(kind))}
        parts.append(tr("{kind} instead of {kind2}", **names))
    if parts:
        yield Paragraph(sentence("; ".join(parts)), cue=tr("The invader:"))


def _numbers(given: Mapping[str, object], patterns: Mapping[str, str]) -> list[str]:
    known = ((given[name], pattern) for name, pattern in patterns.items() if name in given)
    counts = ((pattern.removesuffix("s") if count == 1 else pattern, count) for count, pattern in known)
    return [tr(pattern).format(by_number(count)) for pattern, count in counts]


def _without(cards: Iterable[object]) -> str:
    names = [str(card).replace("-", " ") for card in cards]
    return tr(
        "without the {card} {names}", card=tr("card") if len(names) == 1 else tr("cards"), names=listed(names, 99)
    )
