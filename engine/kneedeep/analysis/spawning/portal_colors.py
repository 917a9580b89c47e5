"""The portals of a scenario by color."""

from kneedeep.analysis.framework.facts import Facts
from kneedeep.model.scenario.model import Token


def portals_by_color(facts: Facts) -> dict[str, list[Token]]:
    """The portals of the file, on the board or not, by their color."""
    found: dict[str, list[Token]] = {}
    for token in facts.scenario.tokens:
        kind = facts.board.kinds.tokens.get(token.kind)
        if kind is not None and kind.summons and token.color:
            found.setdefault(token.color, []).append(token)
    return found
