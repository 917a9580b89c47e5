"""The initiative, demon and squad cards for a scenario, and whether each is faceup.

Rule: 2016 rulebook p. 4, p. 5, p. 14; RUL16-09, RUL16-11, RUL16-17, RUL16-18, RUL16-21.
"""

from collections.abc import Iterator

from kneedeep.analysis.framework.facts import Facts
from kneedeep.board.portal_room import portals_of
from kneedeep.board.script.script_steps import PlacedThing, script_steps
from kneedeep.board.script.table_session.table_game import most_invader_cards
from kneedeep.model.catalog.play_data import load_play
from kneedeep.model.scenario.invasion import invasion_card
from kneedeep.model.scenario.model import Figure
from kneedeep.report.sheets.sheet_blocks import Block, Heading, Paragraph, TableBlock
from kneedeep.support import listed, tr, tr_count, translated


def cards_to_take(facts: Facts) -> Iterator[Block]:
    """Yield the cards to take from the box, in editions with an initiative deck."""
    if "initiative deck" not in facts.board.edition.features:
        return
    yield Heading(tr("Cards to take"))
    head = (tr("Marines"), tr("Initiative cards"), tr("Squad cards, faceup"))
    yield TableBlock(
        head, tuple(_of_party(facts, count) for count in facts.scenario.played_counts), (-22.0, 1.5, 1.0), ()
    )
    up, down = _demon_kinds(facts)
    if up:
        yield Paragraph(tr("{demons}.", demons=listed(_names(facts, up), 99)), cue=tr("Demon cards, faceup:"))
    if down:
        text = tr("{demons}. Keep them from the marines.", demons=listed(_names(facts, down), 99))
        yield Paragraph(text, cue=tr("Demon cards, facedown:"))


def _of_party(facts: Facts, marines: int) -> tuple[str, str, str]:
    """The cards for one number of marines. Rule: RUL16-11, RUL16-17, RUL16-18, RUL16-21."""
    rules, setup = facts.scenario.rules, facts.scenario.setup.get("marines") or {}
    printed = rules.get("advanced", "on") == "on" and setup.get("squad", "printed") == "printed"
    squad = load_play(facts.scenario.ruleset).cards.squad_for(marines) if printed else None
    own = 2 if marines == 1 and squad is not None else marines
    types = _types_on_map(facts, marines)
    most = most_invader_cards(facts.board)
    of_invader = len(types) if most is None else min(most, len(types))
    of_marines = tr_count("{n} marine card", "{n} marine cards", own)
    cards = tr_count("{n} invader card", "{n} invader cards", of_invader)
    initiative = tr("{marine_cards} and {invader_cards}", marine_cards=of_marines, invader_cards=cards)
    return str(marines), initiative, tr("none") if squad is None else f"{squad.copies.value} × {translated(squad.name)}"


def _types_on_map(facts: Facts, marines: int) -> set[str]:
    """The types of demons on the map at the beginning. Rule: RUL16-09."""
    types = ((one.element.kind, one.type) for one in facts.board.figures_with(marines))
    return {kind for kind, type in types if type is not None and type.side == "invaders"}


def _demon_kinds(facts: Facts) -> tuple[list[str], list[str]]:
    """The types of demons with cards that begin faceup, and the types that may come later. Rule: RUL16-09."""
    scenario, known = facts.scenario, facts.board.kinds.figures
    up = {kind for count in scenario.played_counts for kind in _types_on_map(facts, count)}
    down = {*scenario.demons, *_summoned(facts)}
    for step in script_steps(scenario, facts.board.kinds.tokens):
        if isinstance(step, PlacedThing) and isinstance(step.element, Figure):
            down.add(step.element.kind)
    demons = [kind for kind, figure in known.items() if figure.side == "invaders"]
    return [kind for kind in demons if kind in up], [kind for kind in demons if kind in down - up]


def _summoned(facts: Facts) -> Iterator[str]:
    """Yield the types of demons that the portals on the map can summon."""
    card = invasion_card(facts.scenario, facts.catalog)
    groups = {} if card is None else card.groups
    for portal in portals_of(facts.board):
        for group in groups.get(portal.element.color or "", ()):
            yield from dict(group.demons.value)


def _names(facts: Facts, kinds: list[str]) -> list[str]:
    return [translated(facts.board.kinds.figures[kind].plural) for kind in kinds]
