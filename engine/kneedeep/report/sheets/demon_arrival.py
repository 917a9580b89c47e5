"""The arrival of demons for the invader: threat card, portals, invasion card, event sets, carried items."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from kneedeep.analysis.framework.facts import Facts
from kneedeep.board.laid_things import LaidToken
from kneedeep.board.portal_room import portals_of
from kneedeep.board.script.display_names import DisplayNames
from kneedeep.drawing.thumbnail import thumbnail_token
from kneedeep.model.catalog import InvasionCard, InvasionGroup, SourcedValue
from kneedeep.model.catalog.invader_setup import PORTAL_COLORS
from kneedeep.model.scenario.invasion import invasion_card, invasion_faceup, threat_card
from kneedeep.model.scenario.model import Scenario
from kneedeep.report.sheets.cards_to_take import cards_to_take
from kneedeep.report.sheets.sheet_blocks import Block, Cell, Heading, Paragraph, TableBlock
from kneedeep.report.sheets.sheet_maps import Look, toned
from kneedeep.support import capitalized, counted, later, listed, sentence, tr, tr_count, translated

GUESS = "*"
"""The sign after a number without a source."""
_GUESSED = later("* No source states this: it is a guess. Read the card of your box.")


def arrival(facts: Facts, words: DisplayNames, look: Look) -> Iterator[Block]:
    """Yield what the invader knows of the demons' arrival. Empty in an edition without portals."""
    if "portals" not in facts.board.edition.features:
        return
    yield Heading(tr("How demons come"))
    yield Paragraph(threat(facts), cue=tr("Threat card:"))
    yield from invasion(facts, words, look)
    yield from events(facts)
    yield from cards_to_take(facts)
    yield from _demon_cards(facts.scenario, words)
    if carried := list(_carried(facts, words)):
        yield Heading(tr("Who carries what"))
        yield from carried


def threat(facts: Facts) -> str:
    """The times at which portals summon, in words. Rule: RUL16-151 to RUL16-154."""
    scenario = facts.scenario
    card, rules = threat_card(scenario), scenario.rules
    if card == "infestation":
        if rules.get("infestation", "sight") == "door":
            when = tr("at set-up, and after a marine has opened a door")
        else:
            when = tr(
                "at set-up, and as soon as a marine on the map gets line of sight to the space of the portal (ruling RUL16-151)"
            )
        return tr("Infestation. A portal that a marine sees summons at once: {when}.", when=when)
    if card == "horde":
        only = tr(" if no demon is on the map") if rules.get("horde") == "when-clear" else ""
        text = tr("At the start of every Status Phase one portal of the lowest color left summons")
        horde = later("Horde. {text}{only}: blue, then yellow, then red. The invader chooses among those of a color.")
        return tr(horde, text=text, only=only)
    if card == "assault":
        return tr("Assault. {assault}", assault=_assault(facts))
    return tr("None. Portals summon only when the script says so.")


def _assault(facts: Facts) -> str:
    given = facts.scenario.threat if isinstance(facts.scenario.threat, Mapping) else {}
    known = facts.catalog.threats["assault"]
    income = _number(given.get("income", known.income))
    own = given.get("prices") or {}
    prices = [f"{tr(color)} {_number(own.get(color, known.prices.get(color)))}" for color in PORTAL_COLORS]
    text = tr("At the start of every Status Phase the invader gains {income} threat tokens", income=income)
    text += tr(" and may spend them on portals that summon: {prices}.", prices=listed(prices))
    return f"{text} {tr(_GUESSED)}" if GUESS in text else text


def _number(value: object) -> str:
    """A number with a sign if it is a guess, `?` if it is unknown."""
    if value is None:
        return "?"
    if isinstance(value, SourcedValue):
        return f"{value.value}{'' if value.sure else GUESS}"
    return str(value)


def invasion(facts: Facts, words: DisplayNames, look: Look) -> Iterator[Block]:
    """Yield the groups of the invasion card for the colors of portals on the map. Rule: RUL16-144."""
    scenario = facts.scenario
    if (card := invasion_card(scenario, facts.catalog)) is None:
        return
    shown = {portal.element.color for portal in portals_of(facts.board)} or set(PORTAL_COLORS)
    rows = [row for color in PORTAL_COLORS if color in shown for row in _rows(card, color, words, look)]
    face = tr("It lies faceup.") if invasion_faceup(scenario) else tr("Keep it from the marines.")
    yield Paragraph(f"{translated(card.name) or tr('Of this scenario')}. {face}", cue=tr("Invasion card:"), keep=True)
    text = tr(
        "Each portal summons one of the two groups of its color, on and beside the portal; then it leaves the map."
    )
    yield Paragraph(text, "faint", keep=True)
    yield TableBlock(("", tr("Portal"), tr("Group"), tr("Argent Power")), tuple(rows), (-22.0, 0.5, 2.0, 0.8), (3,))
    yield from _remarks(rows)
    if most := _most_summoned(facts, card, words):
        yield Paragraph(sentence(most), cue=tr("At most, of each kind:"))


def _remarks(rows: Iterable[tuple[Cell, ...]]) -> Iterator[Block]:
    """Yield the legend of the signs in table rows."""
    cells = [cell for row in rows for cell in row if isinstance(cell, str)]
    if any(GUESS in cell for cell in cells):
        yield Paragraph(tr(_GUESSED), "faint")
    if "?" in cells:
        yield Paragraph(tr("?: no source gives the Argent Power of these groups."), "faint")


def _rows(card: InvasionCard, color: str, words: DisplayNames, look: Look) -> Iterator[tuple[Cell, ...]]:
    for number, group in enumerate(card.groups.get(color, ())):
        icon = toned(thumbnail_token("portal", color, theme=look.theme), look)
        name = capitalized(tr(color)) if number == 0 else tr("or")
        yield icon, name, _group(group, words), _number(group.argent)


def _group(group: InvasionGroup, words: DisplayNames) -> str:
    sign = "" if group.demons.sure else GUESS
    return listed([_demons(words, kind, number) for kind, number in group.demons.value], 99) + sign


def _demons(words: DisplayNames, kind: str, number: int) -> str:
    known = words.board.kinds.figures.get(kind)
    return counted(number, words.kind(kind), translated(known.plural) if known is not None else "")


def _most_summoned(facts: Facts, card: InvasionCard, words: DisplayNames) -> str:
    """The most demons of each kind that all portals together can summon."""
    most = Counter[str]()
    for portal in portals_of(facts.board):
        groups = [Counter(dict(group.demons.value)) for group in card.groups.get(portal.element.color or "", ())]
        for kind in {kind for group in groups for kind in group}:
            most[kind] += max(group[kind] for group in groups)
    order = [kind for kind in facts.board.kinds.figures if kind in most]
    return listed([_demons(words, kind, most[kind]) for kind in order], 99)


def events(facts: Facts) -> Iterator[Block]:
    """Yield the event sets of the invader's deck."""
    if "event sets" not in facts.board.edition.features:
        return
    events = facts.scenario.events
    if isinstance(events, str) or not events:
        text = tr("The invader chooses three different sets.")
    else:
        known = facts.catalog.event_sets
        text = sentence(listed([known[name].name if name in known else str(name) for name in events]))
    yield Paragraph(text, cue=tr("Event deck:"))


_CARD = (
    ("health", later("health {}")), ("stagger", later("stagger {}")), ("speed", later("speed {}")),
    ("dice", later("dice {}")), ("range", later("range {}")),
)  # fmt: skip


def demon_values(given: Mapping[str, Any]) -> list[str]:
    """The values of a demon card, in words."""
    parts = [tr(pattern).format(given[key]) for key, pattern in _CARD if given.get(key) is not None]
    if given.get("spaces") is not None:
        parts.insert(0, tr_count("{n} space", "{n} spaces", given["spaces"]))
    special = given.get("special") or {}
    if special.get("shields"):
        parts.append(tr("special defense {special}", special=tr_count("{n} shield", "{n} shields", special["shields"])))
    if special.get("dodge"):
        parts.append(tr("special defense dodge"))
    if given.get("toughness") is not None:
        parts.append(tr("toughness") if given["toughness"] else tr("no toughness"))
    return parts


def _demon_cards(scenario: Scenario, words: DisplayNames) -> Iterator[Block]:
    for kind, given in scenario.demons.items():
        if parts := demon_values(given):
            yield Paragraph(sentence(listed(parts, 99)), cue=tr("Demon card {kind}:", kind=words.kind(kind)))


def _carried(facts: Facts, words: DisplayNames) -> Iterator[Block]:
    """Yield the demons with a carried item. Rule: RUL16-169, RUL16-170."""
    portals: list[LaidToken] = [one for one in portals_of(facts.board) if one.element.carries]
    for portal in portals:
        thing = words.thing(portal.element.carries)
        text = tr("one demon of its group carries {thing}; name it when the demon is placed", thing=thing)
        yield Paragraph(sentence(text), cue=f"{capitalized(words.of_placed(portal.element))}:")
    for figure in facts.scenario.figures:
        if figure.carries:
            text = sentence(tr("carries {thing}", thing=words.thing(figure.carries)))
            yield Paragraph(text, cue=f"{capitalized(words.of_placed(figure))}:")
