"""Words that name the ruling if the game goes beyond the rulebook."""

from kneedeep.rules.doom2016.parts import CompiledScenario, State
from kneedeep.support.translation import tr


def in_cover(tables: CompiledScenario, state: State, defender: int) -> str:
    """The answer that a defender has cover, by its difficult space or otherwise. Rule: RUL16-99."""
    inside = tables.board.scenario.rules.get("difficult_cover", "space") == "space"
    if inside and state.body[defender] & tables.board.difficult:
        return tr(", in cover in a difficult space (ruling RUL16-99)")
    return tr(", in cover")
