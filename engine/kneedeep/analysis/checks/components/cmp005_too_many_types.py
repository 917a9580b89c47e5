"""CMP005: more kinds of demons than the box has initiative cards for can be on the map at once."""

from collections.abc import Iterable, Iterator

from kneedeep.analysis.components.component_demand import boxes
from kneedeep.analysis.parts import Facts, Finding, Severity, check
from kneedeep.analysis.script_facts.step_facts import placed_things
from kneedeep.analysis.words import listed, places_if_any, tr
from kneedeep.board.portal_room import portals_of
from kneedeep.model.catalog.sourced_value import sure_value
from kneedeep.model.scenario.invasion import invasion_card
from kneedeep.model.scenario.model import Figure
from kneedeep.support import later

CODE = "CMP005"
CARDS = "invader-initiative-cards"


@check(Severity.INFO, needs=("portals",))
def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding if too many types can be on the map. It has the number of marines that brings the most."""
    if (held := _cards(facts)) is None:
        return
    by_count = {marines: tuple(_types(facts, marines)) for marines in facts.scenario.counts}
    short = {marines: types for marines, types in by_count.items() if len({kind for kind, _ in types}) > held}
    if not short:
        return
    types = max(short.values(), key=lambda types: len({kind for kind, _ in types}))
    kinds = tuple(dict.fromkeys(kind for kind, _ in types))
    serials = tuple(dict.fromkeys(serial for _, serial in types))
    names = [facts.board.kinds.figures[kind].name for kind in kinds]
    board = facts.board
    spaces = tuple(
        dict.fromkeys(at for serial in serials for at in facts.elements[serial].places if at in board.number)
    )
    text = later(
        "{kinds} types of demons can be on the map at once: {names}; the boxes hold {held} initiative cards of the invader."
    )
    message = tr(text, kinds=len(kinds), names=listed(names, limit=len(names)), held=held)
    given = None if tuple(short) == facts.scenario.counts else tuple(short)
    witness = places_if_any(tr("demons and portals"), spaces)
    yield Finding(CODE, message, spaces, serials, (), witness, marines=given)


def _cards(facts: Facts) -> int | None:
    """The number of the invader's initiative cards, None if no source gives it."""
    held = 0
    for box in boxes(facts):
        number = next((one.in_box for one in facts.catalog.boxes[box].contents if one.id == CARDS), None)
        if (cards := sure_value(number)) is None:
            return None
        held += cards
    return held


def _types(facts: Facts, marines: int) -> Iterator[tuple[str, int]]:
    """Yield (kind, element) for the demons of the map, of its script, and of its portals."""
    board = facts.board
    known = board.kinds.figures
    for figure in board.figures_with(marines):
        yield from _demon(facts, figure.element.kind, figure.element.serial)
    for step in placed_things(facts):
        if isinstance(step.element, Figure) and step.serial:
            yield from _demon(facts, step.element.kind, step.serial)
    card = invasion_card(facts.scenario, facts.catalog)
    groups = card.groups if card is not None else {}
    for portal in portals_of(board, marines):
        for group in groups.get(portal.element.color or "", ()):
            yield from ((kind, portal.element.serial) for kind, _ in group.demons.value if kind in known)


def _demon(facts: Facts, kind: str, serial: int) -> Iterable[tuple[str, int]]:
    figure = facts.board.kinds.figures.get(kind)
    return ((kind, serial),) if figure is not None and figure.side == "invaders" else ()
