"""The free floor of a map, with the best places for things."""

from collections.abc import Callable

from kneedeep.coach.chance import Chance
from kneedeep.coach.ground import Ground
from kneedeep.model.geometry.space import SIDES, Space, connected_parts, neighbour

Size = tuple[int, int]
Worth = Callable[[Space], float]


class Full(Exception):
    """An area has no room for a thing."""


class Floor:
    """Occupied spaces, and the situation of each space: by a wall, deep in its area, beside a doorway."""

    def __init__(self, ground: Ground, chance: Chance) -> None:
        """Existing elements of the file occupy their spaces."""
        self.ground, self.chance = ground, chance
        self._zone_at = {space: zone.number for zone in ground.zones for space in zone.spaces}
        board = ground.board
        self.taken = {space for token in board.tokens for space in token.spaces}
        self.taken.update(space for figure in board.figures for space in figure.spaces)
        self.taken.update(space for spawn in board.scenario.spawns for space in spawn.spaces)
        blockers = [token for token in board.tokens if token.type is not None and token.type.blocks_steps]
        self.blocked = {space for token in blockers for space in token.spaces}

    def spot(self, zone: int, want: str, size: Size = (1, 1), near: Space | None = None) -> Space:
        """Occupy and return the best free place of an area for a wish. Raises Full.

        `want`: deep (far from the entrance, by a wall), guard (before a deep place), door (near the way onward),
        wall, open (in the middle of the room) or any. `near`: a space to be as near to as possible.
        """
        place = self.ground.zones[zone]
        worth = self._worth(zone, want)
        found = []
        for space in self.chance.order(place.room):
            body = _body(space, size)
            if self._free(body, place.spaces):
                away = 0 if near is None else 4 * (abs(space[0] - near[0]) + abs(space[1] - near[1]))
                found.append((sum(map(worth, body)) / len(body) - away + self.chance.below(20) / 10, space))
        if not found:
            raise Full(want)
        best = max(found)[1]
        self.taken.update(_body(best, size))
        return best

    def _free(self, body: tuple[Space, ...], spaces: tuple[Space, ...]) -> bool:
        return all(one in spaces and one not in self.taken and one not in self.ground.doorways for one in body)

    def _worth(self, zone: int, want: str) -> Worth:
        depth = self.ground.depth
        most = max(depth.get(space, 0) for space in self.ground.zones[zone].room)
        rules: dict[str, Worth] = {
            "deep": lambda space: depth.get(space, 0) + 1.5 * min(self.walls(space), 1),
            "guard": lambda space: -abs(depth.get(space, 0) - 0.65 * most) - 0.5 * self.walls(space),
            "door": lambda space: -abs(depth.get(space, 0) - 2) + min(self.walls(space), 1),
            "wall": lambda space: 2.0 * min(self.walls(space), 1) + 0.2 * depth.get(space, 0),
            "open": lambda space: -3.0 * self.walls(space) - abs(depth.get(space, 0) - 0.6 * most),
            "any": lambda space: 0.0,
        }
        return rules[want]

    def keep_clear(self, at: Space) -> None:
        """Keep the sides of a space free."""
        self.taken.update(neighbour(at, side) for side in SIDES)

    def walls(self, space: Space) -> int:
        """The number of sides of a space that are on the rim of its area."""
        own = self._zone_at[space]
        return sum(self._zone_at.get(neighbour(space, side)) != own for side in SIDES)

    def block(self, zone: int, size: Size, at: Space) -> bool:
        """Occupy a place for an obstacle if it is free, not beside a doorway, and does not cut anything off."""
        body = _body(at, size)
        place = self.ground.zones[zone]
        around = {neighbour(space, side) for space in body for side in SIDES}
        if not self._free(body, place.room) or around & self.ground.doorways or around & self.blocked:
            return False
        if any(self.walls(space) for space in body):
            return False
        left = set(place.spaces) - self.blocked
        if _ways(left - set(body)) > _ways(left):
            return False
        self.taken.update(body)
        self.blocked.update(body)
        return True


def _ways(spaces: set[Space]) -> int:
    """The number of parts of the floor for a figure of two by two spaces."""
    return len(connected_parts(at for at in spaces if all(one in spaces for one in _body(at, (2, 2)))))


def _body(at: Space, size: Size) -> tuple[Space, ...]:
    return tuple((at[0] + x, at[1] + y) for x in range(size[0]) for y in range(size[1]))
