"""The hits of attack dice. Rule: 2016 rulebook p. 7 (dice); RUL16-107."""

from kneedeep.rules.doom2016.parts import CompiledScenario
from kneedeep.rules.rng import Rolled


def hits(tables: CompiledScenario, rolled: Rolled) -> int:
    """The total hits on rolled dice."""
    faces = tables.cards.faces
    return sum(faces[color][face] for color, face in rolled)
