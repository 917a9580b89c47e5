"""The plan of a simulation: a scenario as it is now, with the numbers of its owner."""

from typing import TYPE_CHECKING

from kneedeep.model.scenario.model import Scenario
from kneedeep_editor.texts import tr

if TYPE_CHECKING:
    from kneedeep.games.simulation.simulation_plan import SimulationPlan
    from kneedeep.model.catalog.numbers.overrides import Numbers
    from kneedeep_editor.simulation.simulation_form import SimulationRequest


class NotPlayable(Exception):
    """Why no game of a scenario can be played, as a sentence."""


def numbers_for(scenario: Scenario) -> "Numbers":
    """The owner's numbers for games of a scenario. Raises NotPlayable."""
    from kneedeep.model.catalog.edition import edition_of
    from kneedeep.model.catalog.numbers.overrides import OverrideError
    from kneedeep.model.catalog.numbers.user_file import own_numbers
    from kneedeep.rules.registry import ruleset_of

    if ruleset_of(scenario.ruleset) is None:
        edition = edition_of(scenario.ruleset).name
        raise NotPlayable(tr("The rules of the {edition} are not supported yet.", edition=edition))
    try:
        return own_numbers(scenario.ruleset)
    except OverrideError as error:
        raise NotPlayable(str(error)) from error


def plan_for(scenario: Scenario, wish: "SimulationRequest", *, bracket: bool) -> "SimulationPlan":
    """The plan of the requested games. `bracket`: as many with each side hasty. Raises NotPlayable."""
    from kneedeep.games.simulation.simulation_plan import SimulationPlan, packed

    content = packed(scenario, numbers_for(scenario))
    return SimulationPlan(content, wish.marines, wish.bots, wish.games, wish.seed, bracket=bracket)
