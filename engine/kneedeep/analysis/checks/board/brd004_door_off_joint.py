"""BRD004: a door is where no door can be."""

from collections.abc import Iterator

from kneedeep.analysis.layout.door_places import better_places, joint_at, loose_at
from kneedeep.analysis.layout.piece_names import owner_at, piece_name
from kneedeep.analysis.parts import Facts, Finding, Fix, Severity, check, explaining_cause
from kneedeep.analysis.words import capitalized, listed, place, places, tr
from kneedeep.board.doors import LaidDoor
from kneedeep.model.scenario.edits import Change
from kneedeep.model.scenario.record import Record

CODE = "BRD004"
NEAR = 2
"""The greatest distance of the joint that was probably meant."""


@check(Severity.ERROR, needs=("known kinds",))
def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each door that is on no joint, or for an exit on no opening to the outside."""
    board = facts.board
    for door in board.doors:
        if door.standing != "off":
            continue
        serial = door.element.serial
        there = tuple(space for space in door.sides if space in board.number)
        what = _what_is_there(facts, door)
        message, witness = f"{capitalized(facts.called(serial))} {what}.", places(place(what, there, door.edges))
        cause = explaining_cause(facts, CODE, serials=(serial,), lines=(door.edges,), spaces=door.sides)
        yield Finding(CODE, message, there, (serial,), ("at",), witness, tuple(_fixes(facts, door)), cause=cause)


def _what_is_there(facts: Facts, door: LaidDoor) -> str:
    """The end of a sentence about what is at the door's line."""
    board = facts.board
    joint, other = [facts.of(joint_at).get(edge) for edge in door.edges]
    if joint is not None and joint is other:
        names = listed([piece_name(facts, board.pieces[one.piece]) for one in (joint.a, joint.b)])
        return tr("is an exit, but it stands on the joint of {names}", names=names)
    if loose := facts.of(loose_at).get(door.edges):
        name = piece_name(facts, board.pieces[loose[0].piece])
        return tr("stands on an opening of {piece_name} that leads nowhere", piece_name=name)
    owners = {piece.number: piece for piece in (owner_at(board, space) for space in door.sides) if piece}
    names = listed([piece_name(facts, piece) for piece in owners.values()])
    if not owners:
        return tr("stands off the board")
    if joint or other:
        return tr("stands only partly on the joint of {names}", names=names)
    if len(owners) == 1 and all(space in board.number for space in door.sides):
        return tr("stands inside {names}, where there is no joint", names=names)
    opening = tr("opening") if door.element.exit else tr("joint")
    return tr("stands at the wall of {names}, where there is no {opening}", names=names, opening=opening)


def _fixes(facts: Facts, door: LaidDoor) -> Iterator[Fix]:
    """Yield moves to the nearest place, or the change of `exit` for a door on the wrong kind of opening."""
    element = door.element
    name = facts.called(element.serial)
    if door.edges in facts.of(loose_at):
        title = tr("Make {name} an exit", name=name)
        at, side = facts.board.place_of(element.having(exit=True))
        yield Fix(title, Change(title, element.serial, Record(exit=True, at=at, side=side)), safe=False)
        return
    if (place := facts.of(better_places).get(door.number)) is not None:
        x, y = place.at
        title = tr("Move {name} to the {side} side of {at},{at2}", name=name, side=tr(place.side), at=x, at2=y)
        safe = place.alone and place.distance <= NEAR
        yield Fix(title, Change(title, element.serial, Record(at=place.at, side=place.side)), safe)
    joints = {facts.of(joint_at).get(edge) for edge in door.edges}
    if len(joints) == 1 and None not in joints:
        title = tr("Make {name} a door inside the map", name=name)
        yield Fix(title, Change(title, element.serial, Record(exit=False)), safe=False)
