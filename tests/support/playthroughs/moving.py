"""Playthroughs of moving: doors, teleporters, exploring, oversized figures, hazards, exits."""

from tests.support.playthroughs.playthrough import Tale, Told
from tests.support.small_maps.arena import face

SPRINT, UNLOAD, ADVANCE, READY = range(4)
HALL = ("##########",) * 4


def doored(*marines: tuple[int, int], tokens: object = (), more: object = None, **door: object) -> Told:
    """Two rooms with one door between them."""
    return Told(
        "###", "###", marines=marines, tokens=tokens, more={"openings": ["E@0"], **(more or {})},  # type: ignore[dict-item]
        parts=[{"id": "next", "at": (3, 0), "rows": ("####", "####"), "openings": ["W@0"]}],
        doors=[{"id": "hatch", "at": [2, 0], "side": "east", **door}],
        figures=[{"kind": "zombie", "at": [6, 1]}],
    )  # fmt: skip


def doors() -> Told:
    told = doored((1, 0))
    told.choose(SPRINT)
    told.step((2, 0))
    told.do("open", 0)
    told.step((3, 0), (2, 1))
    told.do("close", 0)
    told.may()
    told.do("finish")
    told.activate(1)
    told.step((5, 1), (4, 1), (3, 1))
    told.note("Three points used: none left to open it.")
    told.do("end")
    told.choose(READY)
    told.do("finish")
    told.activate(1)
    told.do("open", 0)
    return told


def keys() -> Told:
    told = doored((1, 0), key="red", tokens=[{"kind": "key", "color": "red", "at": [0, 1]}])
    told.choose(SPRINT)
    told.step((2, 0))
    told.note("Locked.")
    told.may()
    told.step((1, 1), (0, 1))
    told.first("pick")
    told.step((1, 0), (2, 0))
    told.do("open", 0)
    told.do("finish")
    told.note("No invader ever works a security door.")
    told.game.move(1, (3, 1))
    told.do("activate", 1)
    told.may()
    return told


def airlock() -> Told:
    told = doored((1, 0), kind="airlock")
    told.choose(SPRINT)
    told.step((2, 0))
    told.do("open", 0)
    told.step((1, 0), (0, 0))
    told.note("A giant stands across the line when the turn ends.")
    told.put("cyberdemon", (2, 0))
    told.do("finish")
    return told


def teleport() -> Told:
    told = Told(
        "####", "####", marines=((0, 0),),
        parts=[{"id": "far", "at": (20, 0), "rows": ("####", "####"), "area": {"text": "Green light."}}],
        tokens=[{"kind": "teleporter", "color": "red", "spaces": [[0, 0], [20, 0]]}],
        figures=[{"kind": "zombie", "at": [20, 0]}, {"kind": "demon", "at": [21, 0]}],
    )  # fmt: skip
    told.choose(ADVANCE)
    told.do("teleport", 1)
    told.note("The demon did not see him come: it was not there yet. It sees his next step.")
    told.step((20, 1))
    told.may()
    told.do("pass")
    told.step((20, 0))
    told.do("pass")
    told.do("teleport", 0)
    return told


def reveal() -> Told:
    told = Told(
        "##....", "##....", "######", "######", marines=((1, 1), (0, 0)), more={"openings": ["E@2"]},
        parts=[{"id": "vault", "at": (6, 2), "rows": ("###", "###"), "openings": ["W@0"], "area": {"name": "Vault", "text": "Dust."}}],
        figures=[
            {"kind": "zombie", "at": [8, 2]},
            {"kind": "imp", "at": [8, 3], "marines": 2},
            {"kind": "trite", "at": [7, 3], "marines": 3},
        ],
    )  # fmt: skip
    told.note("Set up for two marines: no trite. His move goes on.")
    told.choose(ADVANCE)
    told.step((1, 2), (2, 2))
    told.may()
    return told


def bot() -> Told:
    told = Told(*HALL, tokens=[{"kind": "sentry-bot", "at": [2, 1]}])
    zombie = told.put("zombie", (8, 1))
    told.note("Until somebody activates it nothing passes it, and nothing hurts it.")
    told.choose(ADVANCE)
    told.step((1, 1))
    told.do("wake", told.game.s.others[0])
    told.do("finish")
    told.step((3, 1), (4, 1))
    told.game.dice(yellow=face(9, 9))
    told.do("shoot", told.game.number((8, 1)), zombie)
    told.step((4, 2), (4, 3))
    told.may()
    told.do("done")
    return told


def friends() -> Told:
    told = Told("####", marines=((0, 0), (1, 0)))
    told.put("imp", (3, 0))
    told.choose(ADVANCE)
    told.step((1, 0))
    told.note("In a friend's space he neither attacks nor ends his turn.")
    told.may()
    told.step((2, 0))
    told.may()
    return told


def demon() -> Told:
    told = Told("#######", "#######", "#######", "#######", marines=((6, 0),))
    hound = told.put("demon", (3, 3))
    told.activate(hound)
    told.note("Left, up with the other half following, then a sidestep of both halves.")
    told.step((2, 3), shape=1)
    told.step((2, 2), shape=2)
    told.step((1, 1), shape=2)
    told.may()
    return told


def cyberdemon() -> Told:
    told = Told("#######", "#######", "######.", "#######", marines=((0, 0),))
    giant = told.put("cyberdemon", (2, 2))
    told.activate(giant)
    told.note("Right, diagonally, up; always on four spaces.")
    told.step((3, 2), (4, 1), (4, 0), shape=3)
    return told


def watchful() -> Told:
    told = Told(*HALL, marines=((0, 0),))
    hound = told.put("demon", (2, 1))
    told.game.dice(red=face(0, 3))
    told.choose(ADVANCE)
    for space in ((1, 0), (2, 0)):
        told.step(space)
        told.do("bite", hound)
    told.step((3, 0))
    told.do("pass")
    told.may()
    return told


def ducts() -> Told:
    told = Told(*HALL, marines=((9, 3),), tokens=[{"kind": "duct", "spaces": [[0, 0], [5, 0], [9, 3]]}])
    trite = told.put("trite", (1, 1))
    told.activate(trite)
    told.step((0, 0))
    told.note("Not to the duct under the marine.")
    told.do("hop", told.game.number((5, 0)))
    told.step((6, 1), (7, 2), (8, 3))
    told.may()
    return told


def hazards() -> Told:
    told = Told("#####", marines=((0, 0),), tokens=[{"kind": "hazard", "at": [1, 0]}])
    told.choose(ADVANCE)
    told.step((1, 0), (2, 0))
    told.do("finish")
    told.note("He stepped this turn: no further wound at its end. Now he stays.")
    told.next_round()
    told.choose(UNLOAD)
    told.do("finish")
    return told


def oxygen() -> Told:
    told = Told("###", marines=((0, 0),), tokens=[{"kind": "airless", "at": [2, 0]}, {"kind": "oxygen", "at": [1, 0]}])
    told.choose(ADVANCE)
    told.step((1, 0))
    told.first("pick")
    told.step((2, 0))
    told.do("finish")
    told.do("breathe", 1)
    told.next_round()
    told.choose(UNLOAD)
    told.do("finish")
    return told


def flame_jets() -> Told:
    told = Told(
        "####",
        marines=((0, 0),),
        tokens=[{"kind": "flame-jet", "at": [1, 0], "on": True}, {"kind": "flame-jet", "at": [3, 0]}],
    )
    told.choose(ADVANCE)
    told.note("Entering, then leaving.")
    told.step((1, 0), (2, 0), (3, 0))
    told.do("finish")
    told.note("They flip at the end of the round: he stands on the one that is on now.")
    told.next_round()
    told.choose(UNLOAD)
    told.do("finish")
    return told


def exits() -> Told:
    told = Told(
        "###", "###", marines=((0, 0), (1, 1)), more={"openings": ["E@0"], "victory": {"marines": {"exit": "out", "text": "Cold air."}}},
        doors=[{"id": "out", "at": [2, 0], "side": "east", "exit": True}],
    )  # fmt: skip
    told.choose(SPRINT)
    told.step((1, 0), (2, 0))
    told.do("open", 0)
    told.do("leave", 0)
    told.note("His turns are skipped from now on.")
    told.choose(READY)
    told.do("finish")
    told.next_round()
    told.choose(ADVANCE)
    told.step((2, 1))
    told.do("leave", 0)
    return told


def adrenaline() -> Told:
    told = Told("##########", marines=((0, 0),), tokens=[{"kind": "adrenaline", "at": [1, 0]}])
    told.choose(ADVANCE)
    told.step((1, 0))
    told.first("pick")
    told.do("finish")
    told.next_round()
    told.choose(ADVANCE, 1)
    told.step(*((x, 0) for x in range(2, 10)))
    told.may()
    return told


def giving() -> Told:
    told = Told("####", marines=((0, 0), (2, 0)), tokens=[{"kind": "weapon", "item": "shotgun", "at": [0, 0]}])
    told.choose(ADVANCE)
    told.first("pick")
    told.may()
    told.step((1, 0))
    told.do("give", 1, 0)
    told.do("give", 1, 3 + told.game.t.weapon_number["shotgun"])
    told.may()
    return told


TALES = (
    Tale("doors", "2004 rulebook p. 9 (doors)", doors),
    Tale("keys", "2004 rulebook p. 9 (security doors, key tokens); B-17", keys),
    Tale("airlock", "001 (airlocks); B-35", airlock),
    Tale("teleport", "2004 rulebook p. 10 and 11 (teleporters, telefrags); RUL-17, RUL-19", teleport),
    Tale("reveal", "2004 rulebook p. 9 (exploring); RUL-12", reveal),
    Tale("sentry-bot", "001 (sentry bots); B-38, B-39", bot),
    Tale("friends", "2004 rulebook p. 7 (movement); RUL-21", friends),
    Tale("demon", "2004 rulebook p. 11 (oversized invaders)", demon),
    Tale("cyberdemon", "2004 rulebook p. 11 (oversized invaders)", cyberdemon),
    Tale("watchful", "2004 rulebook p. 12 (watchful); RUL-28", watchful),
    Tale("ducts", "2004 rulebook p. 10 (ducts); B-43", ducts),
    Tale("hazards", "2004 rulebook p. 10 (damaging obstacles); RUL-31", hazards),
    Tale("oxygen", "001 (airless terrain); B-37", oxygen),
    Tale("flame-jets", "001 (flame jets); B-36, RUL-09", flame_jets),
    Tale("exits", "001 (board exits); RUL-55", exits),
    Tale("adrenaline", "2004 rulebook p. 9 (adrenaline); RUL-43", adrenaline),
    Tale("giving", "2004 rulebook p. 9 (equipment tokens); B-14", giving),
)
