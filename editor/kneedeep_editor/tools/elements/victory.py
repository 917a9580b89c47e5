"""How the marines win on a new map, as far as placing things decides it."""

from kneedeep.model.scenario.edits import Change, Edit
from kneedeep.model.scenario.model import Condition, Door, Record, Scenario
from kneedeep_editor.tools.elements.ids import id_error

_BEGUN = Condition("clear", "board")
"""How the marines win on a new map: all editions begin with it."""


def leave_by_first_exit(title: str, scenario: Scenario, door: Door) -> tuple[Door, tuple[Edit, ...]]:
    """An exit with an id, and the edit that makes leaving by it the way to win.

    Without an edit and as it is when there is an exit already, or when somebody chose how the marines win.
    """
    if scenario.victory.marines != _BEGUN or any(known.exit for known in scenario.doors):
        return door, ()
    names = ("way-out", *(f"way-out-{number}" for number in range(2, 20_000)))
    own = next(name for name in names if not id_error(scenario, "door", name))
    victory = scenario.victory.having(marines=Condition("exit", own, Record(who="all")))
    return door.having(id=own), (Change(title, 0, Record(victory=victory)),)
