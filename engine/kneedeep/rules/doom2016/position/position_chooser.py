"""The questions about the rules of an editor for positions of a 2016 game."""

from collections.abc import Mapping
from functools import cached_property

from kneedeep.rules.doom2016.board.figures import health_of
from kneedeep.rules.doom2016.position.labels import labels_of
from kneedeep.rules.doom2016.position.marine_placement import STATUSES
from kneedeep.rules.doom2016.position.placement import can_be_dealt_with
from kneedeep.rules.doom2016.position.position_options import position_options
from kneedeep.rules.doom2016.stage_game import GameOf2016
from kneedeep.rules.doom2016.state import OFF, State
from kneedeep.rules.doom2016.text.card_texts import event_cards
from kneedeep.rules.position import Deed, Figure, Marine
from kneedeep.rules.position_options import PositionOptions
from kneedeep.rules.table_view import Held


class Doom2016PositionChooser:
    """Answers for one number of marines."""

    def __init__(self, game: GameOf2016, players: int) -> None:
        """Answer for a game. Raises UnplayableError for a number of marines that it is not made for."""
        self.t = game.tables(players)
        self._labels = labels_of(self.t)

    @cached_property
    def options(self) -> PositionOptions:
        """The possible contents of a position."""
        return position_options(self.t)

    def marine(self, state: State, seat: int) -> Marine:
        """A marine's possessions and place."""
        tables, labels = self.t, self._labels
        at, own = state.at[seat], state.class_card[seat]
        return Marine(
            at=tables.board.spaces[at] if at != OFF else None,
            status=next(name for name, status in STATUSES.items() if status == state.status[seat]),
            wounds=health_of(tables, state, seat) - state.damage[seat],
            weapons=tuple(tables.weapons[weapon] for weapon in state.weapons[seat]),
            cards=(tables.cards.classes[own].name,) if own >= 0 else (),
            items=tuple(labels.pieces[number][0] for number in state.carries[seat] if labels.pieces[number][0]),
        )

    def figures(self, state: State) -> tuple[Figure, ...]:
        """The figures on the map that are no marines."""
        tables = self.t
        return tuple(
            Figure(
                kind=tables.kinds[state.kind[figure]].id,
                at=tables.board.spaces[state.at[figure]],
                turned=state.shape[figure] != tables.kinds[state.kind[figure]].shape,
                wounds=health_of(tables, state, figure) - state.damage[figure],
                name=self._labels.setups[setup][0] if (setup := state.setup[figure]) >= 0 else "",
            )
            for figure in (*state.crowd, *state.others)
        )

    def hand(self, state: State) -> tuple[str, ...]:
        """The names of the events that the invader holds."""
        return tuple(self.t.cards.events[card].name for card in state.event_hand)

    def invader_cards(self, state: State) -> Mapping[Held, str]:
        """All the events of the deck, copies of one event once, with their names."""
        cards = sorted((*state.event_deck, *state.event_hand, *state.event_discard))
        return {held: self.t.cards.events[held.numbers[0]].name for held in event_cards(self.t, state, tuple(cards))}

    def left_to_do(self, state: State) -> frozenset[Deed]:
        """The deeds still possible on the map: tokens and figures that are there, demons of portals."""
        labels = self._labels
        found = [
            label
            for number, label in enumerate(labels.pieces)
            if can_be_dealt_with(self.t, state, number) or state.course.summoned >> number & 1
        ]
        figures = (*state.crowd, *state.others)
        found += [labels.setups[state.setup[figure]] for figure in figures if state.setup[figure] >= 0]
        return frozenset(Deed(*label) for label in found)

    def loose_things(self, state: State) -> frozenset[str]:
        """The scenario's own things that are not on the map."""
        lying = {label[0] for number, label in enumerate(self._labels.pieces) if state.lying >> number & 1}
        return frozenset(thing.name for thing in self.options.things if thing.name not in lying)
