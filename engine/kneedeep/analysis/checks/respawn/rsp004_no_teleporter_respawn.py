"""RSP004: no teleporter is active at the start, so a fragged marine does not come back."""

from collections.abc import Iterator

from kneedeep.analysis.components.presence import branches
from kneedeep.analysis.parts import Facts, Finding, Fix, Held, Severity, check, explaining_cause, merging
from kneedeep.analysis.reach.state_findings import unbuilt
from kneedeep.analysis.words import at_all, place, places, tr
from kneedeep.board.laid_things import LaidToken
from kneedeep.board.walk_costs import is_teleporter
from kneedeep.model.scenario.edits import Change
from kneedeep.model.scenario.record import Record
from kneedeep.support import later

CODE = "RSP004"


@check(Severity.ERROR, needs=("inactive teleporters",))
@merging
def run(facts: Facts) -> Iterator[Held]:
    """Yield a finding if no teleporter is active at the start, with the affected numbers of marines."""
    for marines in facts.scenario.counts:
        pads = _teleporters(facts, marines)
        if all(_some_active(pads, left_out) for left_out in facts.of(branches)):
            continue
        yield _finding(facts, _teleporters(facts, None)), (marines,)


def _teleporters(facts: Facts, marines: int | None) -> list[LaidToken]:
    board = facts.board
    tokens = board.tokens if marines is None else board.tokens_with(marines)
    return [pad for pad in tokens if is_teleporter(pad, board.edition) and pad.at in board.number]


def _some_active(pads: list[LaidToken], left_out: frozenset[str]) -> bool:
    return any(pad.element.active and pad.element.needs is None and pad.element.id not in left_out for pad in pads)


def _finding(facts: Facts, pads: list[LaidToken]) -> Finding:
    spaces = [pad.at for pad in pads]
    if pads:
        text = later("No teleporter is active at the start; on the map {is_one} at {at}.")
        message = tr(text, is_one=tr("is one") if len(pads) == 1 else tr("are some"), at=at_all(spaces))
    else:
        message = tr("There is no teleporter, so fragged marines can't respawn.")
    serials = tuple(dict.fromkeys(pad.element.serial for pad in pads))
    cause = explaining_cause(facts, CODE, serials=serials) or unbuilt(facts, CODE)
    path, witness = ((), places(place(tr("teleporters"), spaces))) if pads else (("tokens",), None)
    return Finding(CODE, message, tuple(spaces), serials, path, witness, tuple(_fixes(facts, pads)), cause=cause)


def _fixes(facts: Facts, pads: list[LaidToken]) -> Iterator[Fix]:
    """Yield the change of one inactive teleporter that is present with any number of marines."""
    for pad in pads:
        if not pad.element.active and pad.element.needs is None and pad.element.marines is None:
            title = tr("Make {name} active", name=facts.called(pad.element.serial))
            yield Fix(title, Change(title, pad.element.serial, Record(active=True)), safe=False)
            return
