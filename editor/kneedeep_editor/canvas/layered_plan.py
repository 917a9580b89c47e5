"""The plan of a map without the layers that are hidden."""

from collections.abc import Container

from kneedeep.drawing.plan.plan import Plan
from kneedeep_editor.tools.layers import DOORS, FIGURES, LABELS, PIECES, STARTS, TOKENS


def without_layers(plan: Plan, hidden: Container[str]) -> Plan:
    """A plan without the things on hidden layers."""
    if PIECES in hidden:
        plan = plan._replace(spaces=(), edges=(), pieces=(), cards=())
    if DOORS in hidden:
        plan = plan._replace(doors=())
    if TOKENS in hidden:
        plan = plan._replace(tokens=(), arcs=())
    if FIGURES in hidden:
        plan = plan._replace(figures=())
    if STARTS in hidden:
        plan = plan._replace(spawns=())
    if LABELS in hidden:
        plan = plan._replace(areas=tuple(area._replace(label=None) for area in plan.areas))
    return plan
