"""A marine's usable weapons. Rule: 2004 rulebook p. 8 (step 1, declare), p. 9 (berserk)."""

from kneedeep.rules.doom2004.parts import NO_AMMO, CompiledScenario, State, WeaponNumber

DARKNESS_RANGE = 4


def usable(tables: CompiledScenario, state: State, seat: int) -> list[WeaponNumber]:
    """The weapons a marine may attack with now, by number. Do not change the list."""
    return usable_and_reach(tables, state, seat)[0]


def usable_and_reach(tables: CompiledScenario, state: State, seat: int) -> tuple[list[WeaponNumber], bool]:
    """The weapons a marine may attack with now, and whether any can be used on an empty space."""
    if state.berserk[seat]:
        return [tables.weapon_number["fist"]], False
    place = 3 * seat
    charged = state.charge[seat] >= tables.parameters.soul_cube_charge
    ammo = state.ammo
    key = state.weapons[seat], charged, ammo[place] > 0, ammo[place + 1] > 0, ammo[place + 2] > 0
    if (known := tables.usable.get(key)) is None:
        held = tables.innate | state.weapons[seat]
        numbers = [
            WeaponNumber(number)
            for number, arms in enumerate(tables.weapons)
            if held >> number & 1
            and (arms.ammo == NO_AMMO or state.ammo[place + arms.ammo])
            and (charged or not arms.soul_drain)
        ]
        anywhere = any(tables.weapons[number].blast or tables.weapons[number].blow_through for number in numbers)
        known = tables.usable[key] = (numbers, anywhere or any(tables.weapons[number].seeking for number in numbers))
    return known
