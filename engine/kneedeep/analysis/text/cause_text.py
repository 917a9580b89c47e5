"""Elements, conditions and ways to satisfy them, in the words of findings about reach."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

from kneedeep.analysis.causes.minimum_cuts import MinimumCut
from kneedeep.analysis.causes.root_faults import Circle, Diagnosis, Root, diagnoses
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.text.witness_text import at_all
from kneedeep.board.script.branch_setup import Branch, TokenThing
from kneedeep.model.geometry import Space, each_number, union
from kneedeep.model.scenario.script_values import Condition
from kneedeep.solver.lock_graph import LockSource
from kneedeep.support import coordinates, grouped, listed, tr, tr_count

Fault = TypeVar("Fault")


def roots_of(facts: Facts, code: str, kind: type[Fault]) -> Iterator[tuple[Diagnosis, Root, Fault]]:
    """Yield the faults of a code with their diagnosis and their subject, which is of one kind."""
    for diagnosis in facts.of(diagnoses):
        for root in diagnosis.roots:
            if root.code == code and isinstance(root.about, kind):
                yield diagnosis, root, root.about


def things_text(facts: Facts, things: Iterable[TokenThing]) -> str:
    """`the obstacle at 5,0 and 5,1`, with one part for each kind."""
    kinds = grouped((facts.words.subject(thing.element), thing.at) for thing in things if thing.at is not None)
    return listed([tr("the {kind} at {at}", kind=kind, at=at_all(spaces)) for kind, spaces in kinds.items()])


def awaited_text(facts: Facts, condition: Condition, sources: Iterable[LockSource]) -> str:
    """The condition of a lock and its sources. `for the red key at 7,0`, `until “power” is set (the lever at 3,4)`."""
    names = list(dict.fromkeys(facts.words.subject_of(source.element) for source in sources))
    if condition.kind == "got" and condition.params.get("count", 1) == 1:
        return tr("for {names}", names=listed(names, last="or"))
    text = tr("until {when}", when=facts.words.when(condition))
    others = [name for name in names if name not in text]
    return f"{text} ({listed(others, last='or')})" if others else text


def branch_text(facts: Facts, branch: Branch) -> str:
    """` if the key at 3,4 is drawn and the disc lies at 3,4`, or an empty text if only marines choose."""
    drawn = []
    for choice in facts.scenario.choices:
        for serial, entry in branch.by_others:
            if serial == choice.serial:
                drawn += [facts.words.of(one["token"]) for one in choice.of[entry]]
    verb = tr("is") if len(drawn) == 1 else tr("are")
    parts = [tr("{drawn} {value} drawn", drawn=listed(drawn), value=verb)] if drawn else []
    lattice = facts.board.lattice
    for serial, _copy, spaces in branch.lying:
        element = facts.elements[serial]
        at = coordinates(lattice.listed(spaces)[0])
        parts.append(tr("the {subject} lies at {at}", subject=facts.words.subject(element), at=at))
    return tr(" if {parts}", parts=listed(parts)) if parts else ""


def cut_text(facts: Facts, cut: MinimumCut) -> str:
    """The spaces that marines never reach, and why: `… can't be reached (1,2): blocked by the obstacle at 1,1.`"""
    spaces = facts.board.lattice.listed(cut.spaces)
    areas = dict.fromkeys(facts.board.area_of[facts.board.number[one]] for one in spaces)
    count, where = tr_count("{n} space", "{n} spaces", len(spaces)), listed([facts.words.area(area) for area in areas])
    many = tr("{spaces} of {areas} can't be reached ({at})", spaces=count, areas=where, at=at_all(spaces))
    return f"{many}: {_barrier_text(facts, cut)}."


def cut_witness(facts: Facts, cut: MinimumCut) -> dict[str, object]:
    """The obstacles and edges that keep marines from spaces."""
    barrier = union(thing.spaces for thing in cut.obstacles)
    elements = (*cut.tokens, *(door.element for door in cut.doors))
    return {
        "kind": "cut",
        "spaces": [list(space) for space in facts.board.lattice.listed(barrier)],
        "edges": [{"at": list(at), "side": side} for at, side in sorted(set(cut.edges))],
        "elements": list(dict.fromkeys(facts.names[one.serial] for one in elements if one.serial)),
    }


def _barrier_text(facts: Facts, cut: MinimumCut) -> str:
    doors = listed([facts.called(door.element.serial) for door in cut.doors])
    opens = "opens" if len(cut.doors) == 1 else "open"
    if cut.obstacles:
        also = tr(" and by {doors}, which never {opens}", doors=doors, opens=opens) if doors else ""
        return tr("blocked by {things_text}{also}", things_text=things_text(facts, cut.obstacles), also=also)
    if doors:
        return tr("cut off by {doors}, which never {opens}", doors=doors, opens=opens)
    if cut.edges:
        return tr("walls are all around, and no teleporter leads there")
    return tr("no course of play leads there")


def waits_of(facts: Facts, circle: Circle) -> tuple[list[str], list[int], list[Space]]:
    """The waits of a circle of locks, and the serials and spaces that would end them."""
    waits, keys, spaces = [], [], []
    for gate, sources in zip(circle.gates, circle.sources, strict=True):
        for leaf in gate.missing:
            own = [source for source in sources if source.wanted == leaf]
            keys += [source.element.serial for source in own if getattr(source.element, "serial", 0)]
            for source in own:
                spaces += [facts.board.spaces[space] for space in each_number(source.spots & -source.spots)]
            if own:
                lock, awaited = facts.words.element(gate.element), awaited_text(facts, leaf, own)
                waits.append(tr("{lock} waits {awaited_text}", lock=lock, awaited_text=awaited))
    return waits, keys, spaces


def lack_text(facts: Facts, condition: Condition) -> str:
    """The reason why a condition never holds: `there is no red key on the board`."""
    if condition.kind == "got":
        thing = facts.words.thing(condition.value, condition.params.get("color"))
        if (count := condition.params.get("count", 1)) == 1:
            return tr("there is no {thing} on the board", thing=thing)
        return tr("the board does not have {count} × {thing}", count=count, thing=thing)
    if condition.kind == "flag":
        return tr("nothing sets the flag {flag}", flag=facts.words.flag(condition.value))
    return tr("it can never happen that {when}", when=facts.words.when(condition))
