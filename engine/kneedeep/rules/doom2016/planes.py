"""A side's view of a 2016 game as numeric planes."""

from kneedeep.board.script.conditions import frag_limit
from kneedeep.rules.doom2016.board import tokens_on_map
from kneedeep.rules.doom2016.board.figures import health_of
from kneedeep.rules.doom2016.parts import INVADER, ON_BOARD, CompiledScenario, GameOf2016, State, each_number, union
from kneedeep.rules.doom2016.state import HIDDEN
from kneedeep.rules.doom2016.table_view import acting_figure
from kneedeep.rules.planes import Amounts, Planes, Seen, plane_names, share

MOST = 10
"""The maximum for counts without a limit."""
MOST_CARDS = 40
MOST_ROUNDS = 50


class Doom2016Planes(Planes):
    """Converts views of one game to planes."""

    def __init__(self, game: GameOf2016) -> None:
        """Name all planes for the largest number of marines of the scenario."""
        self._game = game
        self._seats = max(game.scenario.played_counts)
        tables = game.tables(self._seats)
        self._kinds = tuple(kind.id for kind in tables.kinds[1:])
        self._weapons = len(tables.weapons)
        names = plane_names(__file__, seat=range(self._seats), kind=self._kinds, weapon=tables.weapons)
        self.marked, self.amounts, self.counts = names["marked"], names["amounts"], names["counts"]
        actions, events = tables.cards.actions, tables.cards.events
        self.cards = tuple(dict.fromkeys((*(card.name for card in actions), *(card.name for card in events))))
        places = {card: place for place, card in enumerate(self.cards)}
        self._action_places = [places[card.name] for card in actions]
        self._event_places = [places[card.name] for card in events]
        self._stage = {name: share(place, len(game.stages) - 1) for place, name in enumerate(game.stages)}
        # The last results, each with its cache key.
        self._figures: tuple[object, list[int], Amounts, int] = (None, [], (), 0)
        self._beside: tuple[object, int, int] = (None, 0, 0)
        self._portals: tuple[object, int] = (None, 0)

    def read(self, view: State, player: int) -> Seen:
        """The planes and counts of a side's view for one of its players. Rule: RUL16-13."""
        tables = self._game.tables(view.players)
        body = view.body
        seats = range(view.players)
        marines = [body[seat] if view.status[seat] == ON_BOARD else 0 for seat in seats]
        marines += [0] * (self._seats - view.players)
        acting = acting_figure(view)
        kinds, others, exhausted = self._others(tables, view)
        marked = [
            *self._doors(tables, view),
            view.pads,
            self._waiting_portals(tables, view),
            view.pickable,
            view.usable,
            union(body[figure] for figure in each_number(view.stunned)),
            exhausted,
            *marines,
            view.demon_bits if player == INVADER else marines[player],
            body[acting] if acting >= 0 and view.at[acting] >= 0 else 0,
            *kinds,
        ]
        health_left: Amounts = tuple((marines[seat], self._health(tables, view, seat)) for seat in seats)
        return Seen(tables.everywhere, marked, [health_left, others], self._counts(tables, view, player))

    def hand(self, view: State, player: int) -> list[int]:
        if player == INVADER:
            return [self._event_places[card] for card in view.event_hand if card != HIDDEN]
        return [self._action_places[card] for card in view.hand[player] if card != HIDDEN]

    def _others(self, tables: CompiledScenario, view: State) -> tuple[list[int], Amounts, int]:
        """The spaces of each kind, the health of figures other than marines, and the spaces of exhausted types."""
        figures = (*view.crowd, *view.others)
        body, kind = view.body, view.kind
        key = (view.players, figures, view.exhausted, (*body,), (*kind,), (*view.damage,), (*view.setup,))
        if self._figures[0] != key:
            kinds = [0] * len(self._kinds)
            left = []
            exhausted = 0
            for figure in figures:
                bits = body[figure]
                kinds[kind[figure] - 1] |= bits
                if view.exhausted >> kind[figure] & 1:
                    exhausted |= bits
                health = health_of(tables, view, figure)
                left.append((bits, share(health - view.damage[figure], health)))
            self._figures = (key, kinds, tuple(left), exhausted)
        return self._figures[1:]

    def _doors(self, tables: CompiledScenario, view: State) -> tuple[int, int]:
        """The spaces beside open doors, and the spaces beside shut doors."""
        key = (view.players, view.doors)
        if self._beside[0] == key:
            return self._beside[1:]
        open_ = shut = 0
        for door in tables.doors:
            if door.stands:
                if view.doors >> door.number & 1:
                    open_ |= door.beside
                else:
                    shut |= door.beside
        self._beside = (key, open_, shut)
        return open_, shut

    def _waiting_portals(self, tables: CompiledScenario, view: State) -> int:
        """The spaces of portals that have not summoned yet."""
        key = (view.players, view.portals, view.moved)
        if self._portals[0] != key:
            bits = union(tokens_on_map.bits_of(tables, view, number) for number in each_number(view.portals))
            self._portals = (key, bits)
        return self._portals[1]

    def _health(self, tables: CompiledScenario, view: State, seat: int) -> float:
        health = health_of(tables, view, seat)
        return share(health - view.damage[seat], health) if view.status[seat] == ON_BOARD else 0.0

    def _counts(self, tables: CompiledScenario, view: State, player: int) -> list[float]:
        limit = frag_limit(self._game.scenario.victory.invaders, view.players) or MOST
        found = [
            share(view.round, MOST_ROUNDS),
            share(view.frags, limit),
            share(view.threat, MOST),
            share(view.stored, MOST),
            share(len(view.initiative), MOST),
            share(len(view.event_hand), MOST),
            share(len(view.event_deck), MOST_CARDS),
            self._stage[view.stack[-1][0]],
            *(float(view.active == seat) for seat in range(self._seats)),
        ]
        if player == INVADER:
            found += [0.0] * (4 + self._weapons)
        else:
            weapons = view.weapons[player]
            found += [
                self._health(tables, view, player),
                share(len(view.hand[player]), MOST),
                share(len(view.deck[player]), MOST_CARDS),
                share(len(view.discard[player]), MOST_CARDS),
                *(float(weapon in weapons) for weapon in range(self._weapons)),
            ]
        # Only the invader knows the facedown cards.
        shown = -1 if player == INVADER else view.faceup
        return [
            *found,
            *(share(count, MOST) if shown >> kind & 1 else 0.0 for kind, count in enumerate(view.argent[1:], 1)),
        ]
