"""Labels of the things of a 2016 game in positions."""

from kneedeep.model.scenario.names import names_of
from kneedeep.rules.doom2016.compiled_scenario import CompiledScenario
from kneedeep.rules.element_labels import ElementLabels


def labels_of(tables: CompiledScenario) -> ElementLabels:
    """The labels of a scenario's tokens, figures and doors."""
    return ElementLabels(names_of(tables.scenario), tables.board.spaces, tables.tokens, tables.setups, tables.doors)
