"""A scenario with some faults fixed, to test what they block."""

from collections.abc import Collection, Iterable

from kneedeep.model.geometry.space import Space
from kneedeep.model.scenario.model import Record, Scenario, Token


def without_faults(scenario: Scenario, start: Space, unlocked: Collection[int], bridged: Iterable[Space]) -> Scenario:
    """The scenario with the locks of elements (by serial) removed, and with ways from the start to some spaces.

    A way is a pair of teleporters that lead only to each other. Pieces, areas and serials stay the same.
    """
    doors = tuple(door.having(key=None, needs=None) if door.serial in unlocked else door for door in scenario.doors)
    tokens = [token.having(needs=None) if token.serial in unlocked else token for token in scenario.tokens]
    for number, space in enumerate(bridged):
        near, far = f"bridge-{number}-near", f"bridge-{number}-far"
        tokens.append(Token(kind="teleporter", id=near, at=start, to=(Record(pad=far),)))
        tokens.append(Token(kind="teleporter", id=far, at=space, to=(Record(pad=near),)))
    return scenario.having(doors=doors, tokens=tuple(tokens))
