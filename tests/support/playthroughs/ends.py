"""Playthroughs of a scenario's steps and of the ways a game ends."""

from tests.support.playthroughs.playthrough import Tale, Told
from tests.support.small_maps.arena import face

SPRINT, UNLOAD, ADVANCE, READY = range(4)
HALL = ("##########",) * 4


def steps() -> Told:
    told = Told(
        "###", "###", marines=((0, 0), (0, 1)), more={"openings": ["E@0"], "flags": {"power": "Power"}},
        parts=[{"id": "next", "at": (3, 0), "rows": ("####", "####"), "openings": ["W@0"], "area": {"text": "Cold."}}],
        doors=[{"id": "gate", "at": [2, 0], "side": "east", "key": "red", "locked_text": "It wants a card."}],
        tokens=[
            {"kind": "obstacle", "id": "rubble", "at": [1, 1]},
            {"kind": "encounter", "at": [1, 0], "text": "Levers.", "do": [
                {"set": "power"}, {"wound": 1, "who": "all"}, {"heal": 1, "who": "finder"}, {"draw": 1}, {"remove": "rubble"},
                {"give": "adrenaline", "to": "any"}, {"unlock": "gate"}, {"text": "A click."},
            ]},
        ],
        figures=[{"kind": "zombie", "at": [6, 0]}],
    )  # fmt: skip
    told.choose(ADVANCE)
    told.step((1, 0), (2, 0))
    told.first("try")
    told.step((1, 0))
    told.do("finish")
    told.may()
    told.do("get", 1)
    told.next_round()
    told.choose(ADVANCE)
    told.step((2, 0))
    told.do("open", 0)
    return told


def shut() -> Told:
    told = Told(
        "###", "###", marines=((2, 0),), more={"openings": ["E@0"]},
        parts=[{"id": "next", "at": (3, 0), "rows": ("####", "####"), "openings": ["W@0"],
                "area": {"text": "It falls shut behind you.", "do": [{"shut": "gate"}, {"spawn": {"kind": "imp", "count": 1}}]}}],
        doors=[{"id": "gate", "at": [2, 0], "side": "east"}],
    )  # fmt: skip
    told.choose(ADVANCE)
    told.do("open", 0)
    told.may()
    told.do(*told.game.options()[0])
    told.may()
    return told


def reach() -> Told:
    told = Told(
        "###", "###", marines=((2, 0), (1, 0)),
        more={"openings": ["E@0"], "victory": {"marines": {"reach": "pad", "who": "all", "text": "Everybody is here."}}},
        parts=[{"id": "pad", "at": (3, 0), "rows": ("####", "####"), "openings": ["W@0"]}],
    )  # fmt: skip
    told.choose(ADVANCE)
    told.step((3, 0))
    told.do("finish")
    told.note("One of two stands there.")
    told.may()
    told.choose(ADVANCE)
    told.step((2, 1), (3, 1))
    return told


def ending() -> Told:
    told = Told(
        *HALL,
        more={"endings": [{"id": "alone", "when": {"kill": "friend"}, "for": "nobody", "text": "Nobody is left to ask."}]},
        figures=[{"kind": "zombie", "id": "friend", "name": "Old friend", "at": [1, 0], "text": "He knew your name."}],
    )  # fmt: skip
    told.game.dice(yellow=face(1, 2))
    told.choose(ADVANCE)
    told.attack("fist", (1, 0), told.game.s.crowd[0])
    return told


def choices() -> Told:
    told = Told(
        "####", tokens=[{"kind": "armor", "in": "start"}, {"kind": "health", "id": "left", "at": [1, 0]}, {"kind": "oxygen", "id": "right", "at": [2, 0]}],
        more={"choices": [{"by": "invader", "of": [[{"token": "left"}], [{"token": "right"}]]}]},
    )  # fmt: skip
    told.may()
    told.do("entry", 1)
    told.note("Where the armor lies is the invader's choice too.")
    told.may()
    told.do("hide", told.game.number((3, 0)))
    told.choose(ADVANCE)
    for x in (1, 2, 3):
        told.step((x, 0))
        if "pick" in told.game.names():
            told.first("pick")
    return told


def tie() -> Told:
    told = Told(
        *HALL, figures=[{"kind": "zombie", "at": [1, 0]}],
        more={"victory": {"marines": {"kill": "zombie"}, "invaders": {"frags": 1}}},
    )  # fmt: skip
    told.game.s.left[0], told.game.s.ammo[1] = 1, 1
    told.note("His last wound, and a grenade at his feet: the frag limit comes first.")
    told.game.dice(yellow=face(1, 9))
    told.choose(ADVANCE)
    told.attack("grenade", (1, 0), told.game.s.crowd[0])
    return told


def terrain() -> Told:
    told = Told(
        "####", tokens=[{"kind": "hazard", "at": [1, 0], "size": 1}], more={"victory": {"invaders": {"frags": 2}}}
    )
    told.game.s.left[0] = 1
    told.note("He has one wound left; a frag by terrain gives the point like any other.")
    told.choose(ADVANCE)
    told.step((1, 0))
    return told


TALES = (
    Tale("steps", "scenario format, steps of `do`", steps),
    Tale("shut", "scenario format, steps of `do`: shut, spawn", shut),
    Tale("reach", "scenario format, reach; RUL-97", reach),
    Tale("ending", "scenario format, endings", ending),
    Tale("choices", "scenario format, choices, `in: AREA`", choices),
    Tale("tie", "RUL-93", tie),
    Tale("terrain", "2004 rulebook p. 10 (damaging obstacles); B-40", terrain),
)
