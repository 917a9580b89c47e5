"""A side's view of a 2004 game as numbers."""

from kneedeep.board.script.conditions import frag_limit
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.harm.wounds import full_wounds
from kneedeep.rules.doom2004.names.game_names import ORDERS
from kneedeep.rules.doom2004.parts import AMMO, INVADER, CompiledScenario, GameOf2004, State, each_number, union
from kneedeep.rules.doom2004.table_view import acting_figure
from kneedeep.rules.doom2004.tables.game_tokens import COLORS
from kneedeep.rules.planes import Amounts, Planes, Seen, plane_names, share
from kneedeep.support.cached_method import cached_method

MOST = 10
"""The value from which an unlimited count is full."""
MOST_ROUNDS = 50
_ORDERS = tuple(range(1, len(ORDERS)))


class Doom2004Planes(Planes):
    """Reads the views of one game."""

    def __init__(self, game: GameOf2004) -> None:
        """Name all planes for the largest number of marines of the scenario."""
        self._game = game
        self._seats = max(game.scenario.played_counts)
        tables = game.tables(self._seats)
        self._kinds = tuple(kind.id for kind in tables.kinds[1:])
        self._weapons = len(tables.weapons)
        names = plane_names(
            __file__,
            color=COLORS,
            seat=range(self._seats),
            kind=self._kinds,
            ammo=AMMO,
            order=ORDERS[1:],
            weapon=[arms.id for arms in tables.weapons],
        )
        self.marked, self.amounts, self.counts = names["marked"], names["amounts"], names["counts"]
        self.cards = tuple(dict.fromkeys(card.id for card in tables.cards))
        places = {card: place for place, card in enumerate(self.cards)}
        self._place = [places[card.id] for card in tables.cards]
        self._stage = {name: share(place, len(game.stages) - 1) for place, name in enumerate(game.stages)}
        # What was read last, with all that it follows from.
        self._figures: tuple[object, list[int], Amounts] = (None, [], ())
        self._beside: tuple[object, list[int]] = (None, [])
        self._waiting: tuple[object, int, int] = (None, 0, 0)
        self._tokens: tuple[object, int, int, int] = (None, 0, 0, 0)

    def read(self, view: State, player: int) -> Seen:
        """The planes and counts of a view for a player of its side. Rule: B-04."""
        tables = self._game.tables(view.players)
        secret = player == INVADER
        known = tables.board.lattice.everywhere if secret else view.revealed
        body = view.body
        seats = range(view.players)
        marines = [body[seat] if view.at[seat] >= 0 else 0 for seat in seats]
        marines += [0] * (self._seats - view.players)
        acting = acting_figure(view)
        acted = 0
        if view.seat >= view.players:
            acted = union(body[one] for one in view.crowd if view.activated >> one & 1)
        own = view.invader_bits if secret else marines[player]
        marked = [
            view.revealed,
            *self._doors(tables, view, known),
            view.blocked,
            view.opaque,
            view.barrels,
            view.hazards,
            view.burning,
            view.pickable,
            *self._fixtures(tables, view),
            *(self._still_waiting(tables, view) if secret else (0, 0)),
            *marines,
            own,
            body[acting] if acting >= 0 and view.at[acting] >= 0 else 0,
            acted,
        ]
        kinds, others = self._others(tables, view)
        marked += kinds
        wounds: Amounts = tuple(
            (marines[seat], share(view.left[seat], full_wounds(tables, view, seat))) for seat in seats
        )
        armor: Amounts = tuple((marines[seat], share(view.armor[seat], MOST)) for seat in seats)
        return Seen(known, marked, [wounds, armor, others], self._counts(tables, view, player))

    def hand(self, view: State, player: int) -> list[int]:
        """The indices in `cards` of a player's hand. Marines have none of them."""
        return [self._place[card] for card in view.hand] if player == INVADER else []

    def _others(self, tables: CompiledScenario, view: State) -> tuple[list[int], Amounts]:
        """The spaces of each kind, and the wounds left, of all figures but the marines."""
        figures = (*view.crowd, *view.others, *(one for one in view.squad if one >= view.players))
        body, kind, left = view.body, view.kind, view.left
        key = (view.players, figures, (*body,), (*kind,), (*left,), (*view.setup,))
        if self._figures[0] != key:
            kinds = [0] * len(self._kinds)
            places = self._places(tables)
            wounds = []
            for figure in figures:
                bits = body[figure]
                kinds[places[kind[figure]]] |= bits
                wounds.append((bits, share(left[figure], full_wounds(tables, view, figure))))
            self._figures = (key, kinds, tuple(wounds))
        return self._figures[1:]

    def _doors(self, tables: CompiledScenario, view: State, known: int) -> list[int]:
        """The spaces beside open doors, beside shut ones, and by color beside those without a found key."""
        key = (view.players, view.doors, view.smashed, view.keys, known)
        if self._beside[0] == key:
            return self._beside[1]
        open_, shut = 0, 0
        locks = [0] * len(COLORS)
        passed = view.doors | view.smashed
        for number, door in enumerate(tables.doors):
            if passed >> number & 1:
                open_ |= door.touching
                continue
            shut |= door.touching
            if door.key >= 0 and not view.keys >> door.key & 1:
                locks[door.key] |= door.touching
        self._beside = (key, [open_ & known, shut & known, *(bits & known for bits in locks)])
        return self._beside[1]

    def _fixtures(self, tables: CompiledScenario, view: State) -> tuple[int, int, int]:
        """The spaces of tokens on the board that are used, teleport, and lead out."""
        key = (view.players, view.lying, view.moved)
        if self._tokens[0] != key:
            found = (
                union(
                    tokens_on_board.bits_of(tables, view, piece.number)
                    for piece in pieces
                    if view.lying >> piece.number & 1
                )
                for pieces in (tables.usable_pieces, tables.pads, tables.exits)
            )
            usable, pads, exits = found
            self._tokens = (key, usable, pads, exits)
        return self._tokens[1:]

    def _still_waiting(self, tables: CompiledScenario, view: State) -> tuple[int, int]:
        """The spaces of figures and tokens in unrevealed areas."""
        key = (view.players, view.areas, view.course)
        if self._waiting[0] != key:
            figures = tokens = 0
            for area in each_number((1 << len(tables.areas)) - 1 & ~view.areas):
                for setup in tables.setups_in.get(area, ()):
                    if setup.anchor >= 0:
                        figures |= tables.terrain.cover[setup.shape][setup.anchor]
                for piece in tables.pieces_in.get(area, ()):
                    if tokens_on_board.waits(view, piece):
                        tokens |= piece.bits
            self._waiting = (key, figures, tokens)
        return self._waiting[1:]

    @cached_method
    def _places(self, tables: CompiledScenario) -> dict[int, int]:
        """The index of each number of a kind among the planes of kinds."""
        return {number: self._kinds.index(kind.id) for number, kind in enumerate(tables.kinds) if number}

    def _counts(self, tables: CompiledScenario, view: State, player: int) -> list[float]:
        limit = frag_limit(self._game.scenario.victory.invaders, view.players) or MOST
        found = [
            share(view.round, MOST_ROUNDS),
            share(view.frags, limit),
            share(len(view.hand), MOST),
            share(len(view.deck), len(tables.cards)),
            self._stage[view.stack[-1][0]],
            *(float(view.keys >> color & 1) for color in range(len(COLORS))),
        ]
        if player == INVADER:
            return found + [0.0] * (len(self.counts) - len(found))
        ammo = len(AMMO)
        return [
            *found,
            share(view.left[player], full_wounds(tables, view, player)),
            share(view.armor[player], MOST),
            *(share(count, MOST) for count in view.ammo[ammo * player : ammo * player + ammo]),
            *(float(view.order[player] == order) for order in _ORDERS),
            share(view.adrenaline[player], MOST),
            share(view.oxygen[player], MOST),
            share(max(view.berserk[player], default=0), MOST),
            *(float(view.weapons[player] >> weapon & 1) for weapon in range(self._weapons)),
        ]
