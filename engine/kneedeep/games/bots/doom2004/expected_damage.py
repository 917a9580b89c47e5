"""The expected damage of attacks, counted exactly from the faces of the dice."""

from kneedeep.games.bots.chances import Chances
from kneedeep.rules.doom2004.combat.dice_odds import throws
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.tables.attack_profile import AttackProfile

Sums = dict[tuple[int, int], float]
"""The probability of each sum of range and damage that is no miss; the rest to 1 is the miss."""
MOST_WOUNDS = 12


class Odds:
    """Chances of the attacks of one game, each counted once."""

    def __init__(self, tables: CompiledScenario) -> None:
        """Count the faces of the dice."""
        self._dice = tables.dice
        self._sums: dict[tuple[int, ...], Sums] = {}
        self._chances: dict[tuple[tuple[int, ...], int, int, int], Chances] = {}

    def sums(self, pool: tuple[int, ...]) -> Sums:
        """Return the sums that dice of these colors show."""
        found = self._sums.get(pool)
        if found is None:
            ways = throws(tuple(self._dice[color] for color in pool))
            total = sum(ways.values())
            found = self._sums[pool] = {
                (reach, damage): count / total for (reach, damage, miss), count in ways.items() if not miss
            }
        return found

    def spends(self, pool: tuple[int, ...]) -> float:
        """Return the probability that dice of these colors show a bullet: that the attack costs ammunition."""
        kept = 1.0
        for color in pool:
            faces = self._dice[color]
            kept *= sum(not bullet for _, _, bullet, _ in faces) / len(faces)
        return 1.0 - kept

    def wounds(self, pool: tuple[int, ...], needed: int, harder: int, armor: int) -> Chances:
        """Return the chances of wounds for dice that must show a range and get damage added."""
        key = pool, max(0, needed), harder, armor
        found = self._chances.get(key)
        if found is None:
            chances = [0.0] * (MOST_WOUNDS + 1)
            for (reach, damage), chance in self.sums(pool).items():
                if reach >= needed:
                    chances[min(MOST_WOUNDS, (damage + harder) // armor)] += chance
            chances[0] += 1.0 - sum(chances)
            while len(chances) > 1 and not chances[-1]:
                chances.pop()
            found = self._chances[key] = tuple(chances)
        return found

    def by(self, arms: AttackProfile, distance: int, armor: int, farther: int = 0, harder: int = 0) -> Chances:
        """Return the chances of wounds of an attack over a distance on something with that armor."""
        needed = 0 if arms.melee or arms.soul_drain else distance - arms.accuracy - farther
        return self.wounds(arms.dice, needed, arms.deadly + harder, armor)
