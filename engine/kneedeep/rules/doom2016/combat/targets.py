"""Targets: enemies in range and sight. Rule: 2016 rulebook p. 7; RUL16-86, RUL16-91 to RUL16-94, RUL16-104."""

from kneedeep.rules.doom2016.parts import CompiledScenario, FigureNumber, State


def targets_of(tables: CompiledScenario, state: State, figure: int, distance: int) -> list[FigureNumber]:
    """The enemies within this range and in sight of a figure."""
    if figure < state.players:
        enemies, bits = state.crowd, state.demon_bits
    elif figure in state.crowd:
        enemies, bits = state.squad, state.marine_bits
    else:
        return []
    ground, body = state.ground, state.body
    if not state.shape[figure] and not state.large_bits & bits:
        reach = ground.attackable(state.at[figure], distance) & bits
        return [other for other in enemies if body[other] & reach] if reach else []
    near, seen = ground.body_reach(body[figure], distance)
    if not near & bits or not seen & bits:
        return []
    return [other for other in enemies if body[other] & near and body[other] & seen]
