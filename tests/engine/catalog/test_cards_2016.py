"""Dice and cards of 2016: their numbers as the box has them, what is stated of them, what is ours, what stands in."""

import pytest

from kneedeep.model.catalog import SourcedValue, load_catalog, sure_value
from kneedeep.model.catalog.cards.card_tables import UAC, EventCard
from kneedeep.model.catalog.cards.effect import (
    OCCASIONS,
    STUNNED,
    WHATS,
    WHENS,
    Effect,
    Splash,
    What,
    effect_of,
    effects_of,
    written_effect,
)
from kneedeep.model.catalog.cards.event_sets import OWN, event_deck, sets_to_choose
from kneedeep.model.catalog.play_data import load_play
from tests.support.cases import cases

CATALOG = load_catalog("doom-2016")
PLAY = load_play("doom-2016")
CARDS = PLAY.cards
BOX = CATALOG.boxes["base-2016"]
HELD = {content.id: sure_value(content.in_box) or 0 for content in BOX.contents}
EFFECTS = [
    *(effect for set in CARDS.actions.values() for card in set.cards for effect in card.effects.value),
    *(effect for own in CARDS.abilities.values() for ability in own for effect in ability.effects.value),
    *(effect for cards in CARDS.events.values() for card in cards if card for effect in card.value.effects),
    *(effect for card in CARDS.glory for effect in card.value.effects),
]
OFFICIAL = ("power-overwhelming", "seek-and-destroy", "blood-rush", "armored-offensive")


@pytest.mark.statement("B082")
def test_the_faces_of_the_dice_are_within_what_is_stated() -> None:
    red, black = CARDS.dice["red"], CARDS.dice["black"]
    assert (min(red.value), max(red.value), red.value.count(0)) == (0, 2, 1)
    assert (min(black.value), max(black.value)) == (1, 3)
    assert len(red.value) == len(black.value) == 6
    assert not red.sure and not black.sure


def test_the_action_cards_are_forty_and_with_their_copies_those_of_the_box() -> None:
    sizes = {id: len(set.cards) for id, set in CARDS.actions.items()}
    assert sum(sizes.values()) == 40
    assert list(sizes) == [UAC, *CATALOG.items]
    assert all(sizes[id] == sure_value(item.cards) for id, item in CATALOG.items.items())
    parts = {part.id: part.held or 0 for part in BOX.parts}
    copies = {id: parts[f"weapon-{id}"] for id in CATALOG.items}
    assert sizes[UAC] * HELD["marines"] + sum(copies[id] * sizes[id] for id in copies) == HELD["action-cards"]


@pytest.mark.statement("B006", "B310")
def test_a_deck_has_ten_cards() -> None:
    starting = [item.id for item in CATALOG.items.values() if item.sort == "starting"]
    weapons = starting[: PLAY.numbers["weapons"].value]
    assert sum(len(CARDS.actions[id].cards) for id in (UAC, *weapons)) == 10


def test_action_cards_are_guesses_but_for_what_sources_state() -> None:
    fields = ("kind", "speed", "attack", "effects", "defense")
    known = ((card, field) for set in CARDS.actions.values() for card in set.cards for field in fields)
    sure = {f"{card.set}.{card.number}.{field}" for card, field in known if getattr(card, field).sure}
    shotgun = {"super-shotgun.1.kind", "super-shotgun.1.effects"}
    assert sure == shotgun | {"uac.4.kind", "plasma-rifle.2.effects", "rocket-launcher.1.effects"}


@pytest.mark.statement("B160")
def test_the_stated_effects_of_action_cards() -> None:
    assert CARDS.actions["super-shotgun"].cards[0].effects.value == (
        Effect("after-attack", "splash", splash=Splash(("red",), 1, "one")),
    )
    assert CARDS.actions["rocket-launcher"].cards[0].effects.value == (
        Effect("after-attack", "splash", splash=Splash(("black",), 1, "each")),
    )
    assert [effect.stun for effect in CARDS.actions["plasma-rifle"].cards[1].effects.value] == ["target", "adjacent"]


def test_an_action_card_has_an_attack_where_its_effects_need_one() -> None:
    for set in CARDS.actions.values():
        for card in set.cards:
            for effect in card.effects.value:
                if effect.when in ("before-attack", "attacking", "after-attack"):
                    assert card.attack.value is not None, card.name
            if card.attack.value is not None:
                assert card.attack.value.dice and card.attack.value.range >= 1


@pytest.mark.statement("B064")
def test_the_abilities_of_two_demons_are_stated() -> None:
    assert list(CARDS.abilities) == list(CATALOG.figures)
    sure = {ability.name for abilities in CARDS.abilities.values() for ability in abilities if ability.effects.sure}
    assert sure == {"Muscle Memory", "Overwatch", "Hit & Run", "Charged Fireball"}
    imp = CARDS.abilities["imp"]
    assert [(one.argent and one.argent.value, one.effects.value) for one in imp] == [
        (None, (Effect("after-attack", "points", 2),)),
        (1, (Effect("before-attack", "range", 2), Effect("before-attack", "die", die="red"))),
    ]
    overwatch = CARDS.abilities["possessed-soldier"][1]
    assert overwatch.effects.value == (Effect("enemy-attacked", "attack", within=5),)


@pytest.mark.statement("B305")
def test_official_event_sets_have_no_cards_and_own_ones_six() -> None:
    assert list(CARDS.events) == list(CATALOG.event_sets)
    assert all(len(cards) == 6 for cards in CARDS.events.values())
    assert [name for name in CARDS.events if not CARDS.known_events(name)] == list(OFFICIAL)
    assert HELD["event-cards"] == 6 * 6
    assert all(card is None or card.mark == "G" for cards in CARDS.events.values() for card in cards)


def test_the_numbers_of_the_other_cards() -> None:
    assert len(CARDS.glory) == HELD["glory-kill-cards"] == 12
    assert [(card.value.name, card.mark) for card in CARDS.glory if card.mark == "S"] == [("Adrenaline Rush", "S")]
    assert len(CARDS.classes) == HELD["class-cards"] == 24
    assert not any(CARDS.classes)
    squads = CARDS.squads.values()
    assert sum(squad.copies.value for squad in squads) == HELD["squad-cards"] == 4
    assert [squad.marines for squad in squads] == [3, 2, 1]


@pytest.mark.statement("B298", "B300", "B301")
def test_squads_go_by_the_number_of_marines() -> None:
    named = [CARDS.squad_for(marines) for marines in (1, 2, 3, 4)]
    assert [squad and squad.id for squad in named] == ["solo-operative", "combat-veteran", "taking-point", None]
    solo = CARDS.squad_for(1)
    assert solo is not None and solo.main_actions.value == 2 and solo.main_actions.sure


def test_the_numbers_of_the_rules_are_stated() -> None:
    numbers = {name: number.value for name, number in PLAY.numbers.items()}
    stated = {"sprint": 6, "hand": 3, "health": 10, "health_pack": 5, "door": 1, "event_hand": 6, "argent": 3}
    assert stated.items() <= numbers.items()
    assert all(number.sure for number in PLAY.numbers.values())


def test_no_card_of_ours_has_the_name_of_an_official_one() -> None:
    assert CARDS.event_names is not None and CARDS.class_names is not None
    official = {*CARDS.event_names.value, *CARDS.class_names.value}
    assert len(CARDS.event_names.value) == 20
    own = {card.value.name for cards in CARDS.events.values() for card in cards if card is not None}
    own |= {card.value.name for card in CARDS.glory if card.value.name != "Adrenaline Rush"}
    own |= {card.name for set in CARDS.actions.values() for card in set.cards}
    assert own.isdisjoint(official)
    official_sets = {CATALOG.event_sets[name].name for name in OFFICIAL}
    assert official_sets.isdisjoint(CATALOG.event_sets[name].name for name in sets_to_choose(CARDS))


def test_copies_of_an_event_do_the_same() -> None:
    effects: dict[str, set[tuple[Effect, ...]]] = {}
    for name in sets_to_choose(CARDS):
        for card in CARDS.known_events(name):
            effects.setdefault(card.name, set()).add(card.effects)
    assert all(len(found) == 1 for found in effects.values())


@pytest.mark.parametrize(
    ("asked", "played"),
    [
        (OFFICIAL[:3], ["kd-fury", "kd-haste", "kd-hide"]),
        (("blood-rush", "kd-fury", "seek-and-destroy"), ["kd-haste", "kd-fury", "kd-hide"]),
        (("kd-hide", "kd-haste", "armored-offensive"), ["kd-hide", "kd-haste", "kd-fury"]),
    ],
)
def test_an_own_set_stands_in_for_an_official_one(asked: tuple[str, ...], played: list[str]) -> None:
    deck = event_deck(CARDS, asked)
    assert [part.asked for part in deck] == list(asked)
    assert [part.played for part in deck] == played
    assert all(len(part.cards) == 6 for part in deck)


def test_nothing_stands_in_for_a_set_whose_cards_are_known() -> None:
    card = SourcedValue(EventCard("Mine", (), 1), "U", "user")
    deck = event_deck(CARDS._replace(events={**CARDS.events, "blood-rush": (card,) * 6}), OFFICIAL[:3])
    assert [part.played for part in deck] == ["kd-fury", "kd-haste", "blood-rush"]
    assert deck[2].cards == (card.value,) * 6
    partly = CARDS._replace(events={**CARDS.events, "blood-rush": (card,) * 5 + (None,)})
    assert [part.played for part in event_deck(partly, OFFICIAL[:3])] == ["kd-fury", "kd-haste", "kd-hide"]


def test_the_invader_chooses_among_sets_with_cards() -> None:
    assert sets_to_choose(CARDS) == ("kd-fury", "kd-haste", "kd-hide")
    assert all(name.startswith(OWN) for name in sets_to_choose(CARDS))


@cases("effect", sorted(set(map(repr, EFFECTS))))
def test_an_effect_is_written_as_it_is_read(effect: str) -> None:
    found = next(one for one in EFFECTS if repr(one) == effect)
    assert effect_of(written_effect(found)) == found


def test_every_word_for_effects_can_be_written() -> None:
    values = {"die": "red", "stun": "chosen", "splash": {"dice": ["red"], "reach": 2, "whom": "each"}}
    simple = ("dodge", "attack", "ignore-cover")
    for what in WHATS:
        row = {"when": "played", what: values.get(what, True if what in simple else 3), "within": 4}
        assert effects_of([row])[0].what == what
        assert written_effect(effect_of(row)) == row
    assert len(WHENS) == 12 and len(WHATS) == 14 and len(STUNNED) == 3


@cases("what", WHATS)
def test_shipped_effects_happen_on_occasions_that_there_are(what: What) -> None:
    assert all(effect.when in OCCASIONS[effect.what] for effect in EFFECTS if effect.what == what)
    assert set(OCCASIONS[what]) <= set(WHENS)


def test_an_edition_without_such_cards_has_none() -> None:
    assert not any(load_play("doom-2004").cards)
