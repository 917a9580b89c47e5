"""House rules as the checks read them: the scenario's, or the default of the ruleset."""

from functools import cache

from kneedeep.analysis.framework.facts import Facts
from kneedeep.model.catalog.house_rules import Switch, SwitchValue, switches


@cache
def _by_name(ruleset: str) -> dict[str, Switch]:
    return {switch.name: switch for switch in switches(ruleset)}


def house_rule(facts: Facts, name: str) -> SwitchValue:
    """The value of a house rule, its default where the scenario gives none or one that it can't have.

    Raises KeyError for a rule that the ruleset does not know.
    """
    switch = _by_name(facts.scenario.ruleset)[name]
    try:
        return switch.value_of(facts.scenario.rules[name])
    except (KeyError, ValueError):
        return switch.default


def band_of(facts: Facts, name: str) -> tuple[int, int] | None:
    """A band of distances, None where the house rule says there is none."""
    value = house_rule(facts, name)
    return value if isinstance(value, tuple) else None


def respawns_by_distance(facts: Facts) -> bool:
    """Whether a fragged marine comes back by distance at all: `setup.respawn.where` may say otherwise."""
    return bool((facts.scenario.setup.get("respawn") or {}).get("where", "band") == "band")
