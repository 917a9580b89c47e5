"""The questions about the rules of an editor for positions of a 2004 game."""

from collections.abc import Mapping
from functools import cached_property

from kneedeep.rules.doom2004.parts import State, each_number
from kneedeep.rules.doom2004.position.labels import Labels
from kneedeep.rules.doom2004.position.position_options import position_options
from kneedeep.rules.doom2004.position.state_codec import figures_of, marine_of
from kneedeep.rules.doom2004.stage_game import GameOf2004
from kneedeep.rules.doom2004.text.player_sheets import cards_of
from kneedeep.rules.position import Deed, Figure, Marine
from kneedeep.rules.position_options import PositionOptions
from kneedeep.rules.table_view import Held


class Doom2004PositionChooser:
    """Answers for one number of marines."""

    def __init__(self, game: GameOf2004, players: int) -> None:
        """Answer for a game. Raises UnplayableError for a number of marines that it is not made for."""
        self.game, self.players = game, players
        self.t = game.tables(players)
        self._labels = Labels(self.t)

    @cached_property
    def options(self) -> PositionOptions:
        """The possible contents of a position."""
        return position_options(self.game, self.players)

    def marine(self, state: State, seat: int) -> Marine:
        """A marine's possessions and place."""
        return marine_of(self.t, state, self._labels, seat)

    def figures(self, state: State) -> tuple[Figure, ...]:
        """The figures on the board that are no marines."""
        return figures_of(self.t, state, self._labels)

    def hand(self, state: State) -> tuple[str, ...]:
        """The ids of the cards that the invader holds."""
        return tuple(self.t.cards[card].id for card in state.hand)

    def invader_cards(self, state: State) -> Mapping[Held, str]:
        """All the invader's cards, alike ones once, with their ids."""
        return {held: self.t.cards[held.numbers[0]].id for held in cards_of(self.game, state)}

    def left_to_do(self, state: State) -> frozenset[Deed]:
        """The deeds still possible on the table: tokens and figures that are there."""
        pieces, setups = self._labels.pieces, self._labels.setups
        figures = (*state.crowd, *state.others)
        found = [pieces[number] for number in each_number(state.lying)]
        found += [setups[state.setup[figure]] for figure in figures if state.setup[figure] >= 0]
        return frozenset(Deed(*label) for label in found)

    def loose_things(self, state: State) -> frozenset[str]:
        """The scenario's own things that are not on the board."""
        labels = self._labels.pieces
        lying = {labels[number][0] for number in each_number(state.lying)}
        return frozenset(thing.name for thing in self.options.things if thing.name not in lying)
