"""Playthroughs of fighting: the five steps, orders, weapons and abilities, barrels, frags."""

from kneedeep.rules.doom2004.state import AIM, DODGE, GUARD, HEAL
from kneedeep.rules.doom2004.tables.attack_profile import GREEN
from tests.support.playthroughs.playthrough import Tale, Told
from tests.support.small_maps.arena import MISS, face

SPRINT, UNLOAD, ADVANCE, READY = range(4)
HALL = ("##########",) * 4


def armed(told: Told, weapon: str = "", bullets: int = 0, rockets: int = 0) -> None:
    """Give the first marine a weapon and ammunition, told as a remark."""
    s = told.game.s
    if weapon:
        s.weapons[0] |= 1 << told.game.t.weapon_number[weapon]
    s.ammo[0], s.ammo[1] = bullets or s.ammo[0], rockets or s.ammo[1]
    held = f"a {weapon}, " if weapon else ""
    told.note(f"The red marine has {held}ammunition: bullets {s.ammo[0]}, rockets {s.ammo[1]}.")


def pistol() -> Told:
    told = Told(*HALL)
    demon = told.put("demon", (4, 0))
    told.choose(UNLOAD)
    told.note("Range 4, 3 damage on armor 3: one wound. Then too short, then nothing left to do.")
    told.game.dice(yellow=face(2, 2, bullet=True), green=face(2, 1))
    told.attack("pistol", (4, 0), demon)
    told.game.dice(yellow=face(1, 3), green=face(2, 1))
    told.attack("pistol", (4, 0), demon)
    told.may()
    return told


def aim() -> Told:
    told = Told(*HALL)
    imp = told.put("imp", (3, 0))
    told.place_order(AIM)
    told.next_round()
    told.note("It stays over the round, is spent before the dice; the second result counts.")
    told.choose(ADVANCE)
    told.game.dice(yellow=MISS, green=face(1, 0))
    told.attack("pistol", (3, 0), imp, aimed=1)
    told.may()
    told.game.dice(yellow=face(3, 2))
    told.do("reroll", 1)
    return told


def aim_ends() -> Told:
    told = Told(*HALL)
    zombie = told.put("zombie", (2, 1))
    told.place_order(AIM)
    told.next_round()
    told.choose(READY)
    told.note("A step ends it; then another order may be placed.")
    told.may()
    told.step((1, 0))
    told.may()
    told.do("order", AIM)
    told.do("finish")
    told.note("A wound ends it too.")
    told.game.dice(red=face(0, 2))
    told.activate(zombie)
    told.strike((1, 0), 0)
    return told


def dodge() -> Told:
    told = Told(*HALL)
    zombie = told.put("zombie", (1, 0))
    imp = told.put("imp", (3, 0))
    told.place_order(DODGE)
    told.game.dice(red=face(0, 4), yellow=face(3, 2))
    told.activate(zombie)
    told.strike((0, 0), 0)
    told.may()
    told.game.dice(red=MISS)
    told.do("reroll", 1)
    told.do("done")
    told.note("It serves against every attack until his next turn begins.")
    told.game.move(zombie, (5, 3))
    told.game.dice(yellow=face(3, 2))
    told.activate(imp)
    told.strike((0, 0), 0)
    told.do("reroll", 0)
    told.do("done")
    told.do("end")
    told.may()
    return told


def guard() -> Told:
    told = Told("###....", "###....", "#######", "#######", marines=((0, 0),))
    zombie = told.put("zombie", (6, 3))
    told.place_order(GUARD)
    told.activate(zombie)
    told.note("The marine is asked after each step from which he sees it.")
    told.step((5, 3))
    told.may()
    told.passing()
    told.step((4, 3))
    told.may()
    told.passing()
    told.step((3, 2))
    told.game.dice(yellow=face(9, 9))
    told.first("guard")
    told.may()
    return told


def guard_ends() -> Told:
    told = Told(*HALL, marines=((0, 0), (9, 3)))
    zombie = told.put("zombie", (1, 0))
    for _ in range(2):
        told.place_order(GUARD)
    told.game.dice(red=face(0, 2))
    told.passing()
    told.activate(zombie)
    told.strike((0, 0), 0)
    told.note("Both let it happen: the wound ends the first one's order, the turn's beginning the other's.")
    told.passing()
    told.do("done")
    told.passing()
    told.do("end")
    told.passing()
    told.choose(UNLOAD)
    told.do("finish")
    return told


def heal() -> Told:
    told = Told(*HALL, marines=((0, 0), (1, 0)))
    told.game.s.cards = (("medic",), ())
    told.game.s.left[1] = 2
    told.note("The red marine is a medic; the green one has 2 wounds left.")
    zombie = told.put("zombie", (2, 0))
    told.place_order(HEAL)
    told.passing()
    told.choose(UNLOAD)
    told.do("finish")
    told.passing()
    told.game.dice(red=face(0, 4))
    told.activate(zombie)
    told.strike((1, 0), 1)
    told.note("Before the dice he may heal; then two wounds leave one.")
    told.may()
    told.do("heal", 1, 0)
    return told


def melee() -> Told:
    told = Told(*HALL, marines=((0, 0),))
    zombie = told.put("zombie", (1, 1))
    told.put("imp", (3, 3))
    told.choose(ADVANCE)
    told.note("Fists reach what is beside him; only a miss fails.")
    told.game.dice(yellow=face(0, 2))
    told.attack("fist", (1, 1), zombie)
    return told


def berserk() -> Told:
    told = Told(*HALL, tokens=[{"kind": "berserk", "at": [0, 0]}])
    giant = told.put("cyberdemon", (1, 0))
    told.choose(UNLOAD)
    told.first("pick")
    told.game.dice(yellow=MISS)
    told.note("Fists alone; a miss fails, any hit kills.")
    told.attack("fist", (1, 0), giant)
    told.game.dice(yellow=face(0, 0))
    told.attack("fist", (1, 0), giant)
    return told


def sweep() -> Told:
    told = Told(*HALL, marines=((0, 0), (2, 0), (5, 0)))
    knight = told.put("hell-knight", (0, 1))
    told.game.dice(red=face(0, 2))
    told.activate(knight)
    told.strike((0, 0), 0)
    told.note("One roll, both beside it; each may be knocked up to 3 spaces.")
    told.do("knock", 1, told.game.number((4, 1)), 0)
    told.do("pass")
    return told


def knockback() -> Told:
    told = Told(*HALL, marines=((2, 0),), tokens=[{"kind": "hazard", "at": [5, 0], "size": 1}])
    knight = told.put("hell-knight", (0, 0))
    told.game.dice(red=face(0, 2))
    told.activate(knight)
    told.strike((2, 0), 0)
    told.do("knock", 0, told.game.number((5, 0)), 0)
    told.do("done")
    told.do("end")
    told.note("He steps off it in his turn: no further wound.")
    told.choose(ADVANCE)
    told.step((6, 0))
    told.do("finish")
    return told


def blast() -> Told:
    told = Told(*HALL, marines=((0, 0), (1, 1)))
    imp = told.put("imp", (3, 1))
    zombie = told.put("zombie", (2, 2))
    armed(told, rockets=2)
    told.choose(UNLOAD)
    told.note("It hits friend and foe beside the target space.")
    told.game.dice(yellow=face(3, 2, bullet=True))
    told.attack("grenade", (2, 1))
    told.may()
    assert told.game.s.at[imp] < 0 and told.game.s.at[zombie] < 0
    return told


def scatter() -> Told:
    told = Told(*HALL, marines=((1, 2), (9, 0)))
    imp = told.put("imp", (6, 2))
    armed(told, rockets=1)
    game = told.game
    card = game.s.deck[-1]
    game.t.scatter = tuple((6, 4) if number == card else one for number, one in enumerate(game.t.scatter))
    told.choose(ADVANCE)
    told.game.dice(yellow=MISS, green=face(5, 2))
    told.note("The card says: 4 to the west.")
    told.attack("grenade", (6, 2), imp)
    return told


def seeking() -> Told:
    told = Told("#####", "#...#", "#...#", marines=((0, 1),))
    zombie = told.put("zombie", (4, 1))
    armed(told, rockets=1)
    told.choose(ADVANCE)
    told.game.dice(yellow=face(4, 2))
    told.attack("grenade", (4, 1), zombie)
    return told


def blow_through() -> Told:
    told = Told(*HALL)
    one, two = told.put("zombie", (1, 0)), told.put("zombie", (3, 0))
    armed(told, "chain-gun", bullets=2)
    told.choose(ADVANCE)
    told.game.dice(yellow=face(3, 2, bullet=True))
    told.attack("chain-gun", (1, 0), one)
    told.note("A green die for the empty space, unrolled, and one for the next zombie; no ammunition is left then.")
    told.do("walk", told.game.number((2, 0)), -1, GREEN)
    told.do("walk", told.game.number((3, 0)), two, GREEN)
    told.may()
    return told


def telekinesis() -> Told:
    told = Told(*HALL, marines=((0, 0), (0, 3), (9, 3)))
    vagary = told.put("vagary", (3, 1))
    told.game.dice(red=face(3, 2))
    told.activate(vagary)
    told.note("Everybody in sight within the rolled range; the blue marine is too far.")
    told.first("strike")
    return told


def soul_drain() -> Told:
    told = Told(*HALL)
    giant = told.put("cyberdemon", (5, 0))
    armed(told, "soul-cube")
    told.game.s.charge[0] = told.game.t.parameters.soul_cube_charge
    told.game.s.left[0] -= 4
    told.choose(ADVANCE)
    told.game.dice()
    told.attack("soul-cube", (5, 0), giant)
    return told


def double_attack() -> Told:
    told = Told(*HALL, marines=((0, 0), (4, 0)))
    maggot = told.put("maggot", (1, 1))
    told.game.dice(red=face(0, 2))
    told.activate(maggot)
    told.strike((0, 0), 0)
    told.step((2, 1), shape=1)
    told.strike((4, 0), 1)
    told.may()
    return told


def agile() -> Told:
    told = Told(*HALL)
    cherub = told.put("cherub", (2, 0))
    told.choose(ADVANCE)
    told.game.dice(yellow=face(3, 3))
    told.attack("pistol", (2, 0), cherub)
    told.may()
    told.game.dice(yellow=MISS)
    told.do("reroll", 1)
    return told


def barrels() -> Told:
    told = Told(*HALL, marines=((0, 0), (4, 1)), tokens=[{"kind": "barrel", "spaces": [[3, 0], [4, 0]]}])
    told.put("demon", (2, 1), turned=True)
    told.choose(ADVANCE)
    told.game.dice(yellow=face(3, 1))
    told.note("Everybody beside it, friend and foe, whatever his armor; the second barrel stands.")
    told.attack("pistol", (3, 0))
    told.may()
    return told


def frag() -> Told:
    told = Told("####################", marines=((0, 0),), tokens=[{"kind": "armor", "at": [0, 0]}])
    zombie = told.put("zombie", (1, 0))
    told.choose(UNLOAD)
    told.first("pick")
    told.game.s.left[0] = 1
    told.do("finish")
    told.game.dice(red=face(0, 3))
    told.activate(zombie)
    told.strike((0, 0), 0)
    told.do("done")
    told.do("end")
    told.note("8 to 16 spaces away; then his full turn, with the armor he started with.")
    told.do("respawn", told.game.number((8, 0)))
    told.may()
    told.note(f"Armor {told.game.s.armor[0]}, wounds {told.game.s.left[0]}.")
    return told


TALES = (
    Tale("pistol", "2004 rulebook p. 8 (the five steps)", pistol),
    Tale("aim", "2004 rulebook p. 10 (aim)", aim),
    Tale("aim-ends", "2004 rulebook p. 10 (aim); RUL-46, RUL-47", aim_ends),
    Tale("dodge", "2004 rulebook p. 10 (dodge); B-11", dodge),
    Tale("guard", "2004 rulebook p. 10 (guard); RUL-02", guard),
    Tale("guard-ends", "2004 rulebook p. 10 (guard); RUL-07", guard_ends),
    Tale("heal", "2004 rulebook p. 10 (heal); B-12", heal),
    Tale("melee", "2004 rulebook p. 10 (melee attacks)", melee),
    Tale("berserk", "2004 rulebook p. 9 (berserk); RUL-53", berserk),
    Tale("sweep", "2004 rulebook p. 12 (sweep, knockback); RUL-73", sweep),
    Tale("knockback", "2004 rulebook p. 12 (knockback); B-41", knockback),
    Tale("blast", "2004 rulebook p. 12 (blast); RUL-65", blast),
    Tale("scatter", "2004 rulebook p. 11 (scatter); RUL-67", scatter),
    Tale("seeking", "2004 rulebook p. 12 (seeking)", seeking),
    Tale("blow-through", "2004 rulebook p. 12 (blow-through); B-24", blow_through),
    Tale("telekinesis", "001 (telekinesis); RUL-74", telekinesis),
    Tale("soul-drain", "001 (soul drain); RUL-75", soul_drain),
    Tale("double-attack", "001 (double attack); RUL-77", double_attack),
    Tale("agile", "001 (agile); RUL-60", agile),
    Tale("barrels", "2004 rulebook p. 10 (exploding barrels); RUL-72", barrels),
    Tale("frag", "2004 rulebook p. 9 (frags and kills)", frag),
)
