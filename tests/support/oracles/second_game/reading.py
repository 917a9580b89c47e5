"""A state of the engine read into plain values: spaces as coordinates, nothing of what the engine has worked out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kneedeep.board import Board
from kneedeep.model.geometry.edge import DOOR, OPEN
from kneedeep.model.geometry.space import Space
from tests.support.oracles.second_game.map import Body, PlainDoor, PlainMap, body_at
from tests.support.oracles.second_game.scene import DEMON, MARINE, NEUTRAL, PlainFigure, Scene

if TYPE_CHECKING:
    from kneedeep.model.scenario.script_values import Condition
    from kneedeep.rules.doom2016.game import Doom2016Game
    from kneedeep.rules.doom2016.state import State

SIZES = ((1, 1), (2, 1), (1, 2), (2, 2), (3, 2), (2, 3))


def map_of(board: Board, marines: int) -> PlainMap:
    """The plain map of a compiled board with a number of marines."""
    doors = {
        door.number: PlainDoor(frozenset(door.edges), frozenset(door.sides), door.standing == "exit")
        for door in board.doors
        if door.stands
    }
    extra: dict[Space, int] = {}
    blocked: set[Space] = set()
    for token in board.tokens_with(marines):
        if token.type is not None:
            for space in token.spaces:
                extra[space] = max(extra.get(space, 0), token.type.enter - 1)
                if token.type.blocks_steps:
                    blocked.add(space)
    spaces = board.spaces
    return PlainMap(
        spaces,
        {edge: kind for edge, kind in board.edges.items() if kind not in (DOOR, OPEN)},
        doors,
        [space for number, space in enumerate(spaces) if board.difficult >> number & 1],
        {space: more for space, more in extra.items() if more > 0},
        blocked,
        board.scenario.rules,
    )


class Reader:
    """Reads states of one game."""

    def __init__(self, game: Doom2016Game, marines: int) -> None:
        self.game = game
        self.tables = game.tables(marines)
        self.spaces: tuple[Space, ...] = game.board.spaces
        self.map = map_of(game.board, marines)

    def space(self, number: int) -> Space:
        """Return the coordinates of a space."""
        return self.spaces[number]

    def number(self, space: Space) -> int:
        """Return the number of a space."""
        return self.spaces.index(space)

    def listed(self, bits: int) -> Body:
        """Return the coordinates of a bit set."""
        found = set()
        while bits:
            found.add(self.spaces[bits.bit_length() - 1])
            bits -= 1 << bits.bit_length() - 1
        return frozenset(found)

    def body(self, anchor: int, shape: int) -> Body:
        """Return the spaces of a figure by its anchor and shape."""
        return body_at(self.spaces[anchor], *SIZES[shape])

    def figure(self, state: State, number: int) -> PlainFigure:
        """Return a figure that is on the map."""
        kind = self.tables.kinds[state.kind[number]]
        health, stagger = kind.health, kind.stagger
        setup = state.setup[number]
        if number < state.players:
            side = MARINE
            health = self.marine_health(state, number)
        else:
            side = NEUTRAL if kind.side == "neutral" else DEMON
            if setup >= 0:
                element = self.tables.setups[setup].element
                health = element.health or health
                stagger = element.stagger or stagger
        return PlainFigure(
            number,
            side,
            self.body(state.at[number], state.shape[number]),
            kind.id,
            state.damage[number],
            health,
            stagger,
            bool(state.stunned >> number & 1),
            kind.tough,
        )

    def marine_health(self, state: State, seat: int) -> int:
        """Return the damage that frags a marine: what the scenario says and what his squad card adds."""
        card = state.squad_card[seat]
        more = self.tables.cards.squads[card].health if card >= 0 else 0
        return self.tables.parameters.health + more

    def scene(self, state: State) -> Scene:
        """The scene of a state: figures, teleporters and their spaces."""
        on_map = [number for number, anchor in enumerate(state.at) if anchor >= 0]
        pads = self.listed(state.pads)
        asleep: set[Space] = set()
        moved = dict(state.moved)
        for pad in self.tables.pads:
            lies = state.lying >> pad.number & 1
            if lies and (pad.element.needs is None or self._needs_hold(state, pad.element.needs)):
                spaces = [moved[pad.number]] if pad.number in moved else pad.spaces
                asleep |= {self.spaces[number] for number in spaces}
        return Scene(
            self.map,
            tuple(self.figure(state, number) for number in on_map),
            frozenset(number for number in self.map.doors if state.doors >> number & 1),
            pads,
            frozenset(asleep) - pads,
        )

    def _needs_hold(self, state: State, needs: Condition) -> bool:
        """Whether the flag that a teleporter of a random battle needs is set."""
        from kneedeep.rules.doom2016.script import script_hooks

        return bool(script_hooks.holds(self.tables, state, needs))
