"""RCH006: a token that marines can never use."""

from collections.abc import Iterator

from kneedeep.analysis.causes.diagnosis import Diagnosis, diagnoses
from kneedeep.analysis.causes.soundness import unsound
from kneedeep.analysis.framework.check import Check
from kneedeep.analysis.framework.examples import example, portal_example
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Cause, Finding, Severity
from kneedeep.analysis.reach.marine_reach import within
from kneedeep.analysis.reach.state_findings import merged
from kneedeep.analysis.text.witness_text import place, places
from kneedeep.board.laid_things import LaidToken
from kneedeep.catalog import TokenType
from kneedeep.geometry.bits import each_number
from kneedeep.translation import tr

CODE = "RCH006"


def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each token whose use needs a place that marines never come to."""
    yield from merged(facts, _found(facts))


def _found(facts: Facts) -> Iterator[tuple[Finding, tuple[int, ...]]]:
    for diagnosis in facts.of(diagnoses):
        reached = within(diagnosis.outcome)
        for count in diagnosis.outcome.marines:
            for token in facts.board.tokens_with(count):
                if token.type is None or not _is_used(token.type):
                    continue
                own = facts.board.bits(token.spaces)
                if not own or own & reached:
                    continue
                spots = _spots(diagnosis, token, own)
                if not spots & reached:
                    yield _finding(facts, diagnosis, token, spots), (count,)


def _is_used(kind: TokenType) -> bool:
    return bool(kind.taken or kind.use or kind.teleports)


def _by_its_side(token: LaidToken) -> bool:
    kind, use = token.type, token.element.use
    if kind is None:
        return False
    if kind.own_use:
        return use is not None and use.get("from") == "adjacent"
    return kind.use == "adjacent" or (kind.blocks_steps and not kind.standable)


def _spots(diagnosis: Diagnosis, token: LaidToken, own: int) -> int:
    """The spaces, as a bit set, from which a token is used that lies on `own`.

    Rule: board geometry, use of a token; RUL16-184.
    """
    spots = own
    if token.type is not None and token.type.own_use and _by_its_side(token):
        return diagnosis.problem.beside(own)
    if _by_its_side(token):
        for number in each_number(own):
            spots |= diagnosis.problem.terrain.steps.bits[number]
    return spots


def _finding(facts: Facts, diagnosis: Diagnosis, token: LaidToken, spots: int) -> Finding:
    assert token.type is not None
    serial = token.element.serial
    name = facts.words.element(token.element, (token.at,))
    where = tr("next to") if _by_its_side(token) else "on"
    root = diagnosis.explain(lambda after: bool(within(after) & spots))
    return Finding(
        CODE,
        tr("No marine can ever stand {where} {name}.", where=where, name=name),
        token.spaces,
        (serial,),
        (),
        places(place(tr("where {name} is used from", name=name), facts.board.lattice.listed(spots))),
        cause=root.cause if root is not None else _covered(facts, token) or unsound(facts, CODE),
    )


def _covered(facts: Facts, token: LaidToken) -> Cause | None:
    """Return the cause when it lies under something that blocks."""
    for other in facts.board.tokens:
        if other.type is not None and other.type.blocks_steps and other.element is not token.element:
            if not set(other.spaces).isdisjoint(token.spaces):
                return Cause("BRD006", (token.element.serial, other.element.serial))
    return None


_TERMINAL = "  - {id: terminal, name: Terminal, size: [1, 1], blocks: [steps], use: {from: adjacent}, shown_as: {kind: encounter}}\n"

CHECK = Check(
    code=CODE,
    name="unreachable-item",
    severity=Severity.WARNING,
    when="marines can never stand on or next to a token as its use requires",
    what="Equipment is taken by entering its space. An encounter or a body is used by ending a move on it, a teleporter or exit by standing on it, other things from an adjacent space. An objective of the 2016 edition is used as its `use` says. No marine ever reaches such a space of this token. If the space itself can't be reached, this is listed with that finding.",
    why="Players see the token and can't use it. What depends on it never happens.",
    fix="Move the token, or change what keeps marines from it: blocking tokens, walls or edges around it.",
    rule="2004 rulebook p. 9 (equipment); RUL16-165, RUL16-184. Board geometry, use of a token.",
    example=example(
        token_types=_TERMINAL,
        tokens="  - {kind: terminal, id: screen, at: [-13, 3], text: Static.}\n  - {kind: obstacle, spaces: [[-13, 4], [-12, 3], [-12, 4]]}\n",
    ),
    near_miss=example(
        token_types=_TERMINAL,
        tokens="  - {kind: terminal, id: screen, at: [-13, 3], text: Static.}\n  - {kind: obstacle, spaces: [[-13, 4], [-12, 3]]}\n",
    ),
    more=(
        (
            portal_example(
                token_types="  - {id: terminal, name: Terminal, size: [1, 1], blocks: [steps], use: {from: adjacent}, shown_as: {kind: objective}}\n  - {id: shelf, name: Shelf, size: [1, 1], blocks: [steps], shown_as: {kind: objective}}\n",
                tokens="  - {kind: teleporter, id: pad, at: [0, 0]}\n  - {kind: portal, id: pit, color: blue, at: [8, 3]}\n  - {kind: terminal, id: screen, at: [9, 1], text: Static.}\n  - {kind: shelf, spaces: [[8, 0], [8, 1], [8, 2], [9, 2], [10, 2]]}\n",
            ),
            portal_example(
                token_types="  - {id: terminal, name: Terminal, size: [1, 1], blocks: [steps], use: {from: adjacent}, shown_as: {kind: objective}}\n  - {id: shelf, name: Shelf, size: [1, 1], blocks: [steps], shown_as: {kind: objective}}\n",
                tokens="  - {kind: teleporter, id: pad, at: [0, 0]}\n  - {kind: portal, id: pit, color: blue, at: [8, 3]}\n  - {kind: terminal, id: screen, at: [9, 1], text: Static.}\n  - {kind: shelf, spaces: [[8, 0], [8, 1], [8, 2], [9, 2]]}\n",
            ),
        ),
    ),
    run=run,
    needs=("solver",),
)
