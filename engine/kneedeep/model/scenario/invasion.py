"""The invasion card and the threat card of a scenario, from the catalog or written in the scenario."""

from collections.abc import Mapping
from typing import Any

from kneedeep.model.catalog import Catalog, InvasionCard, InvasionGroup, SourcedValue
from kneedeep.model.catalog.components.figure_type import SCENARIO
from kneedeep.model.catalog.invader_setup import PORTAL_COLORS
from kneedeep.model.scenario.model import Scenario


def threat_card(scenario: Scenario) -> str:
    """The name of the threat card. `script` if only steps of the script summon. Rule: RUL16-154."""
    threat = scenario.threat
    return threat if isinstance(threat, str) else str(threat["card"])


def invasion_faceup(scenario: Scenario) -> bool:
    """True if everybody may look at the invasion card. Rule: RUL16-13."""
    invasion = scenario.invasion
    return isinstance(invasion, Mapping) and bool(invasion.get("faceup", False))


def invasion_card(scenario: Scenario, catalog: Catalog) -> InvasionCard | None:
    """The invasion card with its groups. None if the scenario names none or an unknown one.

    Groups written in the scenario are sure. They bring no Argent Power unless they say so.
    """
    if (invasion := scenario.invasion) is None:
        return None
    if isinstance(invasion, str) or "card" in invasion:
        return catalog.invasion_cards.get(invasion if isinstance(invasion, str) else str(invasion["card"]))
    groups = {color: tuple(map(_group, invasion[color])) for color in PORTAL_COLORS if color in invasion}
    return InvasionCard(SCENARIO, str(invasion.get("name", "")), groups)


def _group(group: Mapping[str, Any]) -> InvasionGroup:
    demons = tuple((kind, int(number)) for kind, number in group["demons"].items())
    return InvasionGroup(SourcedValue(demons, "S", SCENARIO), SourcedValue(int(group.get("argent", 0)), "S", SCENARIO))
