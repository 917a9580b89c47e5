"""Deadlines in the words of findings."""

from kneedeep.analysis.script_facts.deadlines import DeadlineMeasure
from kneedeep.support.translation import tr, tr_count


def deadline_text(measure: DeadlineMeasure) -> str:
    """The reason why a deadline can't be met: `it takes at least 5 rounds (…)`, `its goal can never be reached`."""
    if measure.least is None:
        return tr("its goal can never be reached")
    adrenaline = tr_count("{n} adrenaline token", "{n} adrenaline tokens", measure.adrenaline)
    return tr(
        "it takes at least {least} ({points}, with {sprint} a turn{used})",
        least=tr_count("{n} round", "{n} rounds", measure.least),
        points=tr_count("{n} movement point", "{n} movement points", measure.points or 0),
        sprint=measure.sprint,
        used=tr(" and {adrenaline}", adrenaline=adrenaline) if measure.adrenaline else "",
    )
