"""RCH006: a token that marines can never use."""

from collections.abc import Iterator

from kneedeep.analysis.causes.root_faults import Diagnosis
from kneedeep.analysis.parts import Cause, Facts, Finding, Held, Severity, check, diagnoses, merging, unsound
from kneedeep.analysis.reach.marine_reach import within
from kneedeep.analysis.words import place, places, tr
from kneedeep.board.laid_things import LaidToken

CODE = "RCH006"


@check(Severity.WARNING, needs=("solver",))
@merging
def run(facts: Facts) -> Iterator[Held]:
    """Yield a finding for each token that is used from places that marines never reach."""
    for diagnosis in facts.of(diagnoses):
        reached = within(diagnosis.outcome)
        for count in diagnosis.outcome.marines:
            for token in facts.board.tokens_with(count):
                if token.type is None or not bool(token.type.taken or token.type.use or token.type.teleports):
                    continue
                own = facts.board.bits(token.spaces)
                if not own or own & reached:
                    continue
                spots = _spots(diagnosis, token, own)
                if not spots & reached:
                    yield _finding(facts, diagnosis, token, spots), (count,)


def _by_its_side(token: LaidToken) -> bool:
    kind, use = token.type, token.element.use
    if kind is None:
        return False
    if kind.own_use:
        return use is not None and use.get("from") == "adjacent"
    return kind.use == "adjacent" or (kind.blocks_steps and not kind.standable)


def _spots(diagnosis: Diagnosis, token: LaidToken, own: int) -> int:
    """The spaces, as a bit set, from which a token at `own` is used.

    Rule: board geometry, use of a token; RUL16-184.
    """
    if not _by_its_side(token):
        return own
    if token.type is not None and token.type.own_use:
        return diagnosis.problem.beside(own)
    return own | diagnosis.problem.terrain.steps.beside(own)


def _finding(facts: Facts, diagnosis: Diagnosis, token: LaidToken, spots: int) -> Finding:
    assert token.type is not None
    serial = token.element.serial
    name = facts.words.element(token.element, (token.at,))
    root = diagnosis.explain(lambda after: bool(within(after) & spots))
    message = tr("No marine can ever get to {name}.", name=name)
    witness = places(place(tr("where {name} is used from", name=name), facts.board.lattice.listed(spots)))
    cause = root.cause if root is not None else _covered(facts, token) or unsound(facts, CODE)
    return Finding(CODE, message, token.spaces, (serial,), (), witness, cause=cause)


def _covered(facts: Facts, token: LaidToken) -> Cause | None:
    """The cause if the token is under something that blocks."""
    for other in facts.board.tokens:
        if other.type is not None and other.type.blocks_steps and other.element is not token.element:
            if not set(other.spaces).isdisjoint(token.spaces):
                return Cause("BRD006", (token.element.serial, other.element.serial))
    return None
