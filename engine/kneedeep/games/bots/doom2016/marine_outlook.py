"""What a marine sees before it plans: the next goal, the ways to it, and the worth of ending its turn on a space."""

from kneedeep.games.bots.chances import frag_chance
from kneedeep.games.bots.distances import FAR
from kneedeep.games.bots.doom2016.attack_odds import left_of
from kneedeep.games.bots.doom2016.danger import foes_of
from kneedeep.games.bots.doom2016.distance_maps import DistanceMaps
from kneedeep.games.bots.doom2016.goals import DEFEAT
from kneedeep.games.bots.goal import KILL, STAND
from kneedeep.model.geometry.bits import each_number, numbers_of, union
from kneedeep.rules.doom2016.board import tokens_on_map
from kneedeep.rules.doom2016.invader.sighting import AT_SIGHT
from kneedeep.rules.doom2016.state import State

STEP_WORTH = 0.3
"""The worth of a point nearer to the next goal."""
HURT = 0.3
"""The cost of expected damage to a marine."""
FRAGGED = 5.0
"""The cost of an expected frag of the marine."""
UNREADY = 1.5
"""The cost of letting a portal summon, or demons through a door, with no attack left or amid a fight."""
STANDOFF = 3
"""No marine needs to come nearer than this many spaces to demons that are to be fragged."""
BACK, AFAR = 0.1, 6
"""The worth of each space back from such demons, where they can attack, and the number of spaces worth it."""
CROWD, FEW, COMPANY = 0.3, 2, 3
"""The cost of each further demon that can attack a marine, beyond a few, unless a friend is this near."""
HELD = 2.0
"""The worth of being the only marine at a place where one has to stand."""


class MarineOutlook:
    """A marine in the state that the marines see. `worths`: of ending on spaces, as far as they are rated."""

    def __init__(self, maps: DistanceMaps, state: State, seat: int, fear: float = 1.0) -> None:
        """Look at a state. `fear`: the weight of danger."""
        self.maps, self.state, self.seat, self.fear = maps, state, seat, fear
        self.t = maps.t
        self.goals = maps.goals_left(state)
        self.goal, self.spots = maps.next_of(state, self.goals)
        self.field = maps.field(state, self.spots, marines=True)
        self.foes = foes_of(maps, state, seat)
        self.left = left_of(maps.t, state, seat)
        self.hunts = self.goal is None or self.goal.kind in (KILL, DEFEAT)
        self.worths: dict[int, float] = {}
        others = [state.at[other] for other in state.squad if other != seat]
        self._share = 1.0 / (1.0 + 0.5 * len(others))
        self._company = union(state.ground.near(other, COMPANY) for other in others)
        stands = self.goal is not None and self.goal.kind == STAND
        self._held = self.spots if stands and not self.spots & state.marine_bits & ~state.body[seat] else 0
        self._waking = self._waking_spaces()

    def base(self, space: int) -> float:
        """The worth of being on a space at the end."""
        if space not in self.worths:
            self.rate(1 << space)
        return self.worths[space]

    def rate(self, spaces: int) -> None:
        """Fill `worths` for some spaces: those that the same demons can attack have one risk."""
        near = STANDOFF if self.hunts and self.spots & self.state.demon_bits else 0
        for part, harm, count in self._regions(spaces):
            harm *= self._share
            risk = self.fear * (HURT * harm + FRAGGED * frag_chance(harm, self.left))
            alone = CROWD * self.fear * max(0, count - FEW)
            for space in numbers_of(part):
                far = self.field[space]
                price = risk + UNREADY * self.fear if self._waking >> space & 1 else risk
                if not self._company >> space & 1:
                    price += alone
                if near and count:
                    price -= BACK * min(far, AFAR) + STEP_WORTH * min(AFAR - near, max(0, far - near))
                if self._held >> space & 1:
                    price -= HELD
                self.worths[space] = (-STEP_WORTH * max(0, far - near) if far < FAR else -20.0) - price

    def _regions(self, spaces: int) -> list[tuple[int, float, int]]:
        """The parts of some spaces (bits) that the same demons can attack, with their damage and number."""
        regions = [(spaces, 0.0, 0)]
        for _, threatened, more in self.foes:
            if threatened & spaces:
                inside = [(part & threatened, harm + more, count + 1) for part, harm, count in regions]
                outside = [(part & ~threatened, harm, count) for part, harm, count in regions]
                regions = [region for region in (*inside, *outside) if region[0]]
        return regions

    def _waking_spaces(self) -> int:
        """The spaces that see a portal which summons at sight, while demons can attack some marine."""
        t, state = self.t, self.state
        by_sight = t.threat == AT_SIGHT and t.parameters.infestation != "door"
        if not by_sight or not any(foe.threatened & state.marine_bits for foe in self.foes):
            return 0
        portals = union(tokens_on_map.bits_of(t, state, number) for number in each_number(state.portals))
        return union(state.ground.view(space) for space in each_number(portals))

    def spared(self, harm: float) -> float:
        """The worth of damage that a demon on its last legs is expected to deal no more."""
        return HURT * harm * self._share * self.fear * 2.0
