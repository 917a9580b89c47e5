"""Playthroughs of the invader's turn and of a scenario's script: events, spawning, encounters, triggers, ends."""

from typing import Any

from kneedeep.rules.doom2004.state import GUARD
from tests.support.playthroughs.playthrough import Tale, Told
from tests.support.small_maps.arena import face

SPRINT, UNLOAD, ADVANCE, READY = range(4)
HALL = ("##########",) * 4
WALL: list[dict[str, Any]] = [{"kind": "obstacle", "at": [x, 2]} for x in range(10)]


def spawned(told: Told, id: str, group: int = 0) -> None:
    """Play a spawn card."""
    card = next(card for card in told.game.s.hand if told.game.t.cards[card].id == id)
    told.do("spawn", card, group)


def event(told: Told, id: str) -> None:
    """Play an event at the first thing it may be aimed at."""
    told.do(*next(a for a in told.game.options() if a[0] == "event" and told.game.t.cards[a[1]].id == id))


def spawning() -> Told:
    told = Told("####", "####", "####", tokens=[{"kind": "obstacle", "spaces": [[1, 1], [2, 0]]}])
    told.put("trite", (3, 0))
    told.put("trite", (2, 1))
    told.put("trite", (3, 1))
    told.game.hold("three-zombies")
    told.invader()
    told.note("Out of the marine's sight only 1,2 and 2,2 are free: the third zombie is wasted.")
    spawned(told, "three-zombies")
    while "set" in told.game.names():
        told.do(*told.game.options()[0])
    told.may()
    return told


def split_card() -> Told:
    told = Told(*HALL, tokens=WALL)
    told.game.hold("demon-or-imp-and-zombie")
    told.invader()
    spawned(told, "demon-or-imp-and-zombie", 1)
    told.do(*told.game.options()[0])
    told.do(*told.game.options()[0])
    told.note("They may be activated in this turn, each once.")
    told.activate(told.game.s.crowd[0])
    told.do("done")
    told.may()
    return told


def recycling() -> Told:
    told = Told(*HALL, HALL[0], tokens=WALL)
    giants = [told.put("mancubus", (x, 0)) for x in (4, 6)]
    told.game.hold("one-mancubus")
    told.invader()
    told.note("Both mancubuses in the marine's color are on the board: one has to be taken off.")
    spawned(told, "one-mancubus")
    told.may()
    told.do("recycle", giants[0])
    told.do("set", told.game.t.kind_number["mancubus"], told.game.number((0, 3)), 3)
    return told


def deck() -> Told:
    told = Told(*HALL)
    told.game.s.discard, told.game.s.deck = told.game.s.deck[:-1], told.game.s.deck[-1:]
    told.note("One card is left in the deck.")
    told.invader()
    return told


def hand() -> Told:
    told = Told(*HALL)
    told.game.hold(*["three-zombies"] * 4, *["two-imps"] * 3)
    told.note("Seven in hand, two drawn: one must go before anything else.")
    told.choose(ADVANCE)
    told.do("finish")
    told.may()
    told.first("discard")
    told.may()
    return told


def trap() -> Told:
    told = Told(*HALL, tokens=[{"kind": "weapon", "item": "shotgun", "at": [0, 0]}])
    zombies = [told.put("zombie", (8, 3)), told.put("zombie", (9, 3))]
    told.game.hold("its-a-trap")
    told.choose(ADVANCE)
    told.first("pick")
    told.may()
    event(told, "its-a-trap")
    for zombie in zombies:
        told.do("activate", zombie)
        x, y = told.game.at(zombie) or (0, 0)
        told.step((x - 1, y))
        told.do("done")
    told.may()
    return told


def dark_energies() -> Told:
    told = Told(*HALL)
    demon = told.put("demon", (2, 0))
    told.game.s.left[demon] = 1
    told.note("The demon has one wound left.")
    told.game.hold("dark-energies", "dodge")
    told.choose(ADVANCE)
    told.game.dice(yellow=face(2, 3))
    told.attack("pistol", (2, 0), demon)
    told.note("Before the dice; the Dodge card comes after them.")
    event(told, "dark-energies")
    event(told, "dodge")
    told.do("reroll", 1)
    return told


def precedence() -> Told:
    told = Told(*HALL)
    imp = told.put("imp", (4, 0))
    told.game.hold("rage")
    told.place_order(GUARD)
    told.passing()
    told.do("activate", imp)
    told.passing()
    told.strike((0, 0), 0)
    told.note("The invader is asked first, then the marine on guard.")
    told.may()
    event(told, "rage")
    told.may()
    told.game.dice(yellow=face(4, 2))
    told.first("guard")
    told.may()
    return told


def smash() -> Told:
    told = Told(
        "##", "##", marines=((0, 0),), more={"openings": ["E@0"]},
        parts=[{"id": "next", "at": (2, 0), "rows": ("##", "##"), "openings": ["W@0"], "area": {"text": "The door flies off."}}],
        doors=[{"id": "gate", "at": [1, 0], "side": "east", "key": "red"}], figures=[{"kind": "imp", "at": [3, 0]}],
    )  # fmt: skip
    told.game.hold("smash")
    told.invader()
    event(told, "smash")
    told.note("What it hid is revealed in the invader's turn; the imp may be activated.")
    told.may()
    return told


def encounter() -> Told:
    told = Told(
        *HALL, more={"flags": {"power": "Power"}},
        tokens=[
            {"kind": "encounter", "id": "console", "at": [2, 0], "text": "It hums.", "do": [{"set": "power"}, {"give": "health"}]},
            {"kind": "encounter", "at": [3, 1], "needs": {"flag": "power"}, "text": "Lit.", "locked_text": "Dark.", "do": []},
        ],
    )  # fmt: skip
    zombie = told.put("zombie", (4, 0))
    told.choose(ADVANCE)
    told.step((1, 1), (2, 1), (3, 1))
    told.do("finish")
    told.next_round()
    told.choose(ADVANCE)
    told.step((2, 0))
    told.note("He ends his move; the attack is still his. Health is nothing for the unhurt: it lies there.")
    told.do("rest")
    told.may()
    told.game.dice(yellow=face(3, 2))
    told.attack("pistol", (4, 0), zombie)
    told.do("finish")
    told.next_round()
    told.choose(SPRINT)
    told.step((3, 1))
    told.do("finish")
    return told


def triggers() -> Told:
    told = Told(
        *HALL,
        more={
            "triggers": [
                {"when": {"round": 1}, "text": "A siren."},
                {"when": {"round": 1}, "after": 1, "text": "Steps.", "do": [{"place": {"kind": "imp", "at": [7, 1]}}]},
            ]
        },
    )
    told.next_round()
    told.next_round()
    return told


def deadline() -> Told:
    told = Told(
        *HALL,
        more={
            "deadlines": [
                {"rounds": 2, "goal": {"kill": "zombie"}, "text": "Two rounds!", "missed": [{"win": "invaders"}]}
            ]
        },
    )
    told.put("zombie", (9, 3))
    told.next_round()
    told.next_round()
    return told


def passage() -> Told:
    told = Told(
        "###", "###", marines=((1, 0),), more={"openings": ["E@0"]},
        parts=[{"id": "shaft", "at": (3, 0), "rows": ("##", "##"), "openings": ["W@0"], "area": {"text": "A draught."}}],
        doors=[{"id": "gap", "at": [2, 0], "side": "east", "kind": "passage", "needs": {"kill": "zombie"}}],
    )  # fmt: skip
    zombie = told.put("zombie", (2, 0))
    told.choose(ADVANCE)
    told.game.dice(yellow=face(1, 2))
    told.attack("fist", (2, 0), zombie)
    told.step((2, 0), (3, 0))
    return told


def clear() -> Told:
    told = Told(*HALL, figures=[{"kind": "zombie", "at": [1, 0]}, {"kind": "imp", "at": [3, 0], "carries": "disc"}],
        more={"items": [{"id": "disc", "name": "Disc"}], "victory": {"marines": {"all": [{"clear": "start"}, {"got": "disc"}]}}})  # fmt: skip
    zombie, imp = (next(one for one in told.game.s.crowd if told.game.at(one) == at) for at in ((1, 0), (3, 0)))
    told.game.dice(yellow=face(3, 2))
    told.choose(UNLOAD)
    told.attack("fist", (1, 0), zombie)
    told.attack("pistol", (3, 0), imp)
    told.do("finish")
    told.next_round()
    told.choose(ADVANCE)
    told.step((1, 0), (2, 0), (3, 0))
    told.first("pick")
    return told


def destroy() -> Told:
    own = {"id": "generator", "blocks": ["steps", "sight"], "armor": 3, "wounds": 2}
    told = Told(*HALL, tokens=[{"kind": "generator", "id": "core", "at": [2, 0]}],
        more={"token_types": [own], "victory": {"marines": {"destroy": "core"}}})  # fmt: skip
    told.choose(UNLOAD)
    told.game.dice(yellow=face(2, 3))
    told.attack("pistol", (2, 0))
    told.attack("pistol", (2, 0))
    return told


def frag_limit() -> Told:
    told = Told(*HALL, marines=((0, 0), (2, 0)), more={"victory": {"invaders": {"frags": 2, "text": "Silence."}}})
    knight = told.put("hell-knight", (0, 1))
    told.game.s.left[:2] = [1, 1]
    told.game.dice(red=face(0, 2))
    told.activate(knight)
    told.note("One sweep takes both.")
    told.strike((0, 0), 0)
    return told


def rounds() -> Told:
    told = Told(*HALL, more={"victory": {"marines": {"hold": "start", "rounds": 2}, "invaders": {"rounds": 2}}})
    told.next_round()
    told.note("Both at once: the marines' condition comes before the invader's rounds.")
    told.next_round()
    return told


def manual() -> Told:
    told = Told(*HALL, more={"victory": {"marines": {"manual": "The reactor is cold."}}})
    told.next_round()
    told.do("judge", 0)
    told.next_round()
    told.do("judge", 1)
    return told


TALES = (
    Tale("spawning", "2004 rulebook p. 7 (spawn); B-45", spawning),
    Tale("split-card", "2004 rulebook p. 7 (spawn); B-46", split_card),
    Tale("recycling", "2004 rulebook p. 7 (spawn); RUL-80", recycling),
    Tale("deck", "2004 rulebook p. 6 (draw and discard); RUL-79", deck),
    Tale("hand", "2004 rulebook p. 6 (draw and discard); RUL-86", hand),
    Tale("its-a-trap", "2004 rulebook p. 7 (event cards)", trap),
    Tale("dark-energies", "2004 rulebook p. 11 (timing); RUL-06", dark_energies),
    Tale("precedence", "2004 rulebook p. 11 (timing); RUL-01, RUL-05", precedence),
    Tale("smash", "2004 rulebook p. 9 (doors); B-34, RUL-15", smash),
    Tale("encounter", "2004 rulebook p. 3 (encounters); RUL-54, RUL-99, RUL-100", encounter),
    Tale("triggers", "scenario format, triggers", triggers),
    Tale("deadline", "scenario format, deadlines", deadline),
    Tale("passage", "scenario format, doors of the kind passage", passage),
    Tale("clear", "scenario format, clear, carries", clear),
    Tale("destroy", "scenario format, token_types", destroy),
    Tale("frag-limit", "2004 rulebook p. 9 (frags); B-50", frag_limit),
    Tale("rounds", "scenario format, rounds; RUL-98", rounds),
    Tale("manual", "scenario format, manual", manual),
)
