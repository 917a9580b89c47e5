"""Dice and decks: what independent sources say of them holds for the data."""

import pytest

from kneedeep.model.catalog.numbers.value_kind import face_text
from kneedeep.model.catalog.play_data import Deck, DieFace, load_play
from tests.support.cases import cases

PLAY = load_play("doom-2004")
FACES = {die.id: die.faces.value for die in PLAY.dice.values()}


def texts(die: str) -> list[str]:
    return [face_text(face.range, face.damage, bullet=face.bullet, miss=face.miss) for face in FACES[die]]


@cases(("die", "faces"))
def test_the_faces_of_the_dice(die: str, faces: str) -> None:
    assert texts(die) == faces.split(", ")
    assert PLAY.dice[die].faces.sure


def most(pool: list[str], part: str) -> int:
    return sum(max(getattr(face, part) for face in FACES[die]) for die in pool)


def test_the_faces_agree_with_what_other_sources_state() -> None:
    every = ["yellow", "red", "green", "green", "blue", "blue"]
    assert "2/2" in texts("yellow") and "2/1" in texts("green") and "0/4 bullet" in texts("red")
    assert [sum(face.miss for face in FACES[die]) for die in FACES] == [1, 1, 0, 0]
    assert not any(face.bullet for die in ("green", "blue") for face in FACES[die])
    assert most(["yellow", "green"], "damage") == most(["red"], "damage") == 4
    assert most(every, "damage") == 15
    assert most(["red", "blue"], "range") == 4


def test_red_and_blue_are_yellow_and_green_with_range_and_damage_swapped() -> None:
    def swapped(face: DieFace) -> DieFace:
        return face._replace(range=face.damage, damage=face.range)

    for one, other in (("yellow", "red"), ("green", "blue")):
        assert sorted(map(swapped, FACES[one])) == sorted(FACES[other])


@pytest.mark.parametrize("deck", PLAY.decks.values(), ids=lambda deck: deck.id)
def test_the_copies_of_a_deck_add_up_to_its_size_and_each_has_a_diagram(deck: Deck) -> None:

    assert sum(card.copies.value for card in deck.cards) == deck.size.value == len(deck.scatter.value)


def test_marine_cards_are_those_of_the_base_box_and_the_others_are_named() -> None:
    base, expansion = PLAY.marine_decks["base-2004"], PLAY.marine_decks["expansion-2005"]
    assert sum(card.copies.value for card in PLAY.marine_cards) == base.size.value == 18
    assert expansion.unknown is not None and len(expansion.unknown.value) < expansion.size.value == 10
    assert not {card.name for card in PLAY.marine_cards} & set(expansion.unknown.value)


def test_duds_are_three() -> None:
    dud = next(card for card in PLAY.decks["base-2004"].cards if card.id == "dud")
    assert dud.copies.sure and dud.copies.value == 3
