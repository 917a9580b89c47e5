"""SPN005: nothing says which demons come out of a portal."""

from collections.abc import Iterator

from kneedeep.analysis.parts import Facts, Finding, Severity, check, explaining_cause
from kneedeep.analysis.spawning.portal_colors import portals_by_color
from kneedeep.analysis.words import at_all, places_if_any, tr
from kneedeep.model.scenario.invasion import invasion_card

CODE = "SPN005"


@check(Severity.ERROR, needs=("portals",))
def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each color of portals for which the invasion card has no groups."""
    card = invasion_card(facts.scenario, facts.catalog)
    if card is None and facts.scenario.invasion is not None:
        return
    groups = card.groups if card is not None else {}
    for color, tokens in portals_by_color(facts).items():
        if groups.get(color):
            continue
        spaces = [at for token in tokens for at in token.places if at in facts.board.number]
        s, where = "s" if len(spaces) > 1 else "", tr(" at {at}", at=at_all(spaces)) if spaces else ""
        many = tr("The {color} portal{s}{value}", color=tr(color), s=s, value=where)
        verb = tr("have") if len(spaces) > 1 else tr("has")
        reason = tr("{verb} no groups: the scenario names no invasion card", verb=verb)
        if card is not None:
            reason = tr("{verb} no groups: the invasion card has none for {color}", verb=verb, color=tr(color))
        witness = places_if_any(tr("{color} portals without groups", color=tr(color)), spaces)
        serials, cause = tuple(token.serial for token in tokens), explaining_cause(facts, CODE)
        message = f"{many} {reason}."
        yield Finding(CODE, message, tuple(spaces), serials, ("color",), witness, about=(color,), cause=cause)
