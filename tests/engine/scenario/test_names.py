"""What elements are called in reports."""

from kneedeep.model.scenario import model
from kneedeep.model.scenario.names import names_of
from kneedeep.model.scenario.script_values import Condition

WHEN = Condition("round", 3)


def _names(**sections: tuple[object, ...]) -> list[str]:
    """The names of these elements, in the order of the sections."""
    serial = 0
    numbered = {}
    for section, elements in sections.items():
        numbered[section] = tuple(
            element.having(serial=(serial := serial + 1))  # type: ignore[attr-defined]
            for element in elements
        )
    names = names_of(model.Scenario(**numbered))  # type: ignore[arg-type]
    assert names[0] == "scenario"
    return [names[number] for number in range(1, serial + 1)]


def test_what_has_an_id_is_named_by_it() -> None:
    assert _names(
        pieces=(model.Piece(id="hall", piece="tee", at=(0, 0), area="a"),),
        areas=(model.Area(id="start"),),
        doors=(model.Door(id="gate", at=(1, 1), side="east", key="red"),),
        tokens=(model.Token(id="console", kind="encounter", at=(1, 1)),),
        figures=(model.Figure(id="hound", kind="demon", at=(1, 1)),),
        spawns=(model.Spawn(id="pit", side="invaders", area="start"),),
        triggers=(model.Trigger(id="klaxon", when=WHEN),),
        items=(model.Item(id="disc"),),
        piece_types=(model.OwnPieceType(id="vat", rows=("##",)),),
    ) == [
        "piece:hall",
        "area:start",
        "door:gate",
        "token:console",
        "figure:hound",
        "spawn:pit",
        "trigger:klaxon",
        "item:disc",
        "piece_type:vat",
    ]


def test_what_has_none_is_named_by_kind_and_place() -> None:
    assert _names(
        pieces=(model.Piece(piece="room-4x4", at=(26, 5), area="a"),),
        doors=(
            model.Door(at=(-1, 2), side="south"),
            model.Door(at=(3, 4), side="east", key="red"),
            model.Door(at=(5, 6), side="east", kind="passage"),
        ),
        tokens=(
            model.Token(kind="key", color="red", at=(29, 8)),
            model.Token(kind="ammo", item="cells", spaces=((2, 3), (1, 1))),
            model.Token(kind="health", in_area="vault"),
        ),
        figures=(model.Figure(kind="imp", at=(0, 0)),),
        spawns=(
            model.Spawn(side="marines", spaces=((7, 8),)),
            model.Spawn(side="invaders", area="vault"),
            model.Spawn(side="invaders", areas=("hall", "vault")),
        ),
    ) == [
        "piece:room-4x4@26,5",
        "door:door@-1,2",
        "door:security@3,4",
        "door:passage@5,6",
        "token:key@29,8",
        "token:ammo@2,3",
        "token:health@vault",
        "figure:imp@0,0",
        "spawn:marines@7,8",
        "spawn:invaders@vault",
        "spawn:invaders@hall",
    ]


def test_further_ones_alike_are_numbered_from_2() -> None:
    health = model.Token(kind="health", at=(1, 1))
    elsewhere = model.Token(kind="health", at=(2, 1))
    names = ["token:health@1,1", "token:health@1,1#2", "token:health@2,1", "token:health@1,1#3"]
    assert _names(tokens=(health, health, elsewhere, health)) == names


def test_what_has_neither_id_nor_place_is_numbered_by_its_order() -> None:
    assert _names(
        triggers=(model.Trigger(when=WHEN), model.Trigger(id="klaxon", when=WHEN), model.Trigger(when=WHEN)),
        deadlines=(model.Deadline(rounds=3, goal=WHEN),),
        endings=(model.Ending(when=WHEN, winner="marines"),),
        choices=(model.Choice(by="chance", of=((),)),),
    ) == ["trigger#1", "trigger:klaxon", "trigger#2", "deadline#1", "ending#1", "choice#1"]


def test_two_elements_of_one_id_have_names_of_their_own() -> None:
    assert _names(areas=(model.Area(id="hall"), model.Area(id="hall"))) == ["area:hall", "area:hall#2"]
