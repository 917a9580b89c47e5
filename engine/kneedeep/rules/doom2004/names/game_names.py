"""Names for people of the things of a game of 2004, and words shared by actions and reasons."""

from collections.abc import Iterable
from itertools import starmap

from kneedeep.model.catalog.marine_names import COLORS as COLORS
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.parts import INVADER, OFF, Activation, CompiledScenario, SpaceNumber, State
from kneedeep.rules.doom2004.stages import BotTurn
from kneedeep.rules.doom2004.turn_budget import MODES
from kneedeep.rules.game_names import GameNames
from kneedeep.support import capitalized, later, tr, tr_count, translatable, translated

ORDERS = ("none", later("aim"), later("guard"), later("dodge"), later("heal"))
SHAPES = ("", later(" (along east and west)"), later(" (along north and south)"), "")
"""The position of an oversized figure, lying or standing, by its shape."""


class Names(GameNames[CompiledScenario]):
    """The names of one game's things."""

    s: State

    def __init__(self, tables: CompiledScenario, state: State | None = None) -> None:
        super().__init__(tables, state)
        self._fields |= {"card": self.card, "weapon": self.weapon, "order": self.order, "mode": self.mode}
        self._fields["shape"] = lambda shape: tr(SHAPES[shape])

    def marine(self, seat: int) -> str:
        """The name of a marine: the color of its figure."""
        colors = self.t.board.catalog.marine_colors
        color = (colors.value if colors is not None else COLORS)[seat]
        return tr("{color} marine", color=tr(color))

    def player(self, player: int) -> str:
        return tr("the invader") if player == INVADER else tr("the {player}", player=self.marine(player))

    def label(self, number: int) -> str:
        """The name of a figure without an article."""
        return self.figure(number).removeprefix("the ")

    def token(self, number: int) -> str:
        return self.words.subject(self.t.pieces[number].element)

    def called(self, figure: int) -> str:
        """A figure's name and number. On the board, after its own name if it has one."""
        setup = self.s.setup[figure] if figure >= self.t.marines and self.s.at[figure] != OFF else -1
        own = self.t.setups[setup].element.name if setup >= 0 else ""
        return f"{own} ({self.label(figure)})" if own else self.figure(figure)

    def figure_at(self, number: int) -> str:
        name = self.called(number)
        if number < self.t.marines or self.s.at[number] == OFF:
            return name
        return tr("{called} at {space}", called=name, space=self.space(self.s.at[number]))

    def token_at(self, number: int) -> str:
        place = self.space(tokens_on_board.space_of(self.t, self.s, number))
        return tr("the {token} at {space}", token=self.token(number), space=place)

    def target(self, space: int, target: int) -> str:
        """The target on an attacked space."""
        if target >= 0:
            who = self.figure_at(target)
            return (
                who
                if who.endswith(self.space(space))
                else tr("{called} on {space}", called=who, space=self.space(space))
            )
        for number in tokens_on_board.lying_at(self.t, self.s, space):
            return tr("the {number} at {space}", number=self.token(number), space=self.space(space))
        return tr("the empty space {space}", space=self.space(space))

    def faces(self, rolled: Iterable[tuple[int, int]]) -> str:
        """The faces of rolled dice."""
        return ", ".join(starmap(self._face, rolled))

    def _face(self, color: int, face: int) -> str:
        far, hurt, bullet, miss = self.t.dice[color][face]
        shown = tr("miss") if miss else f"{far}/{hurt}{tr(' bullet') if bullet else ''}"
        return f"{tr(self.t.dice_names[color])} {shown}"

    def area(self, number: int) -> str:
        """The name of an area."""
        element = self.t.area_elements.get(number)
        return (element.name or element.id) if element is not None else self.t.areas[number]

    def card(self, number: int) -> str:
        """The name of an invader card: an event's name, a spawn card's groups."""
        card = self.t.cards[number]
        if not card.spawn:
            return translated(card.name)
        return tr("spawn ") + tr(" or ").join(self.group(group) for group in card.spawn)

    def group(self, group: tuple[tuple[str, int], ...]) -> str:
        """A group of a spawn card: kinds and numbers."""
        kinds = ((self.t.kinds[self.t.kind_number[kind]], count) for kind, count in group)
        return tr(" and ").join(
            f"{count} {translated(kind.plural if count > 1 else kind.name)}" for kind, count in kinds
        )

    def weapon(self, number: int) -> str:
        """The name of a weapon. The attack of a figure's kind has none."""
        return "" if number < 0 else translated(self.t.weapons[number].name)

    def order(self, number: int) -> str:
        """The name of an order."""
        return tr(ORDERS[number])

    def mode(self, number: int) -> str:
        """The name of an action of a marine's turn."""
        return tr(MODES[number])

    def deck(self, number: int) -> str:
        """The name of a deck of the invader."""
        return self.t.deck_ids[number]


def strike_text(n: Names, tables: CompiledScenario, state: State, space: SpaceNumber, target: int = -1) -> str:
    """An attack without a weapon in words."""
    return tr("attack {target_text}", target_text=n.target(space, target))


def turn_left(n: Names, tables: CompiledScenario, state: State, stage: Activation | BotTurn) -> str:
    """An acting figure with its remaining turn."""
    left = tr(
        "{value} and {value2} left",
        value=tr_count("{n} point", "{n} points", stage.points),
        value2=tr_count("{n} attack", "{n} attacks", stage.attacks),
    )
    return f"{n.figure_at(stage.figure)}: {left}"


UNSEEN = translatable("Nobody has seen that space yet.")
NO_BOT = translatable("Nobody has activated this sentry bot.")


def called(names: Names, figure: int) -> str:
    """A figure by its name at the beginning of a sentence."""
    return capitalized(names.figure(figure))


def thing_at(names: Names, tables: CompiledScenario, state: State, space: int) -> str:
    """The name of the thing on a space that stops steps, at the beginning of a sentence."""
    for number in tokens_on_board.lying_at(tables, state, space):
        if tables.pieces[number].type.blocks_steps:
            return translatable("The {called}", called=names.token(number))
    return translatable("Something")
