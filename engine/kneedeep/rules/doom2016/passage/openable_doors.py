"""The shut doors that an adjacent figure can open. Rule: RUL16-69, RUL16-70."""

from kneedeep.board.figure_moves import demons_open_doors
from kneedeep.rules.doom2016.parts import CompiledScenario, State, each_number, union
from kneedeep.rules.doom2016.script import script_hooks


def can_open(tables: CompiledScenario, state: State, figure: int, number: int) -> bool:
    """True if a door is unlocked and the figure may open it. Demons may not open exits, and other doors not always."""
    if figure >= state.players and (
        tables.doors[number].exit
        or not demons_open_doors(tables.parameters.demon_doors, tables.threat, bool(state.portals))
    ):
        return False
    return is_unlocked(tables, state, number)


def is_unlocked(tables: CompiledScenario, state: State, number: int) -> bool:
    """Whether a shut door is unlocked: its `needs` hold, or a step has unlocked it."""
    door = tables.doors[number]
    if state.course.unlocked >> number & 1 or door.needs is None:
        return True
    return script_hooks.holds(tables, state, door.needs)


def doors_near(tables: CompiledScenario, spaces: int) -> int:
    """The doors beside these spaces (bit set)."""
    return union(tables.near_doors[space] for space in each_number(spaces))
