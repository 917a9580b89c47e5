"""Values of house rules for checks: the scenario's, or the default of the ruleset."""

from functools import cache

from kneedeep.analysis.framework.facts import Facts
from kneedeep.model.catalog.house_rules import Switch, SwitchValue, switches


@cache
def _by_name(ruleset: str) -> dict[str, Switch]:
    return {switch.name: switch for switch in switches(ruleset)}


def house_rule(facts: Facts, name: str) -> SwitchValue:
    """The value of a house rule. Its default if the scenario gives no valid one.

    Raises KeyError for a rule that is not in the ruleset.
    """
    switch = _by_name(facts.scenario.ruleset)[name]
    try:
        return switch.value_of(facts.scenario.rules[name])
    except (KeyError, ValueError):
        return switch.default


def band_of(facts: Facts, name: str) -> tuple[int, int] | None:
    """A band of distances, None if the house rule turns it off."""
    value = house_rule(facts, name)
    return value if isinstance(value, tuple) else None


def respawns_by_distance(facts: Facts) -> bool:
    """True if fragged marines return at a distance. `setup.respawn.where` may turn it off."""
    return bool((facts.scenario.setup.get("respawn") or {}).get("where", "band") == "band")
