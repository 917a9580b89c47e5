"""Names for people of the figures, doors, tokens, cards and spaces of a game, and actions in words."""

from collections.abc import Mapping
from functools import cached_property

from kneedeep.board.script.display_names import DisplayNames
from kneedeep.model.catalog.marine_names import COLORS as COLORS
from kneedeep.rules.action import ActionKind
from kneedeep.rules.doom2004.actions import Action
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.state import INVADER, State
from kneedeep.rules.doom2004.tables.figure_kinds import MARINE
from kneedeep.rules.doom2004.turn_budget import MODES
from kneedeep.support.translation import later, tr, translated

ORDERS = ("none", later("aim"), later("guard"), later("dodge"), later("heal"))


class Names:
    """The names of one game's things."""

    def __init__(self, tables: CompiledScenario, kinds: Mapping[int, int] | None = None) -> None:
        """Name things of these tables. `kinds`: the kind of each figure on the board, kept by the reader of events."""
        self.t = tables
        self.kinds: dict[int, int] = dict(kinds or {})

    @cached_property
    def words(self) -> DisplayNames:
        """Return the words of the scenario."""
        return DisplayNames(self.t.scenario, self.t.board, self.t.board.catalog)

    def marine(self, seat: int) -> str:
        """The name of a marine: the color of its figure."""
        colors = self.t.board.catalog.marine_colors
        color = (colors.value if colors is not None else COLORS)[seat]
        return tr("{color} marine", color=tr(color))

    def figure(self, number: int) -> str:
        """The name of a figure: its kind, with its number if others of the kind are known."""
        if number < 0:
            return tr("nobody")
        if number < self.t.marines:
            return tr("the {number}", number=self.marine(number))
        if number not in self.kinds:
            return tr("figure {number}", number=number)
        kind = self.kinds[number]
        several = sum(1 for other in self.kinds.values() if other == kind) > 1
        return f"{self.kind(kind)} {number}" if several else tr("the {kind}", kind=self.kind(kind))

    def label(self, number: int) -> str:
        """The name of a figure without an article."""
        return self.figure(number).removeprefix("the ")

    def player(self, player: int) -> str:
        """The name of a player."""
        return tr("the invader") if player == INVADER else tr("the {player}", player=self.marine(player))

    def kind(self, number: int) -> str:
        """The name of a kind of figure."""
        return tr("marine") if number == MARINE else translated(self.t.kinds[number].name)

    def space(self, number: int) -> str:
        """Return a space by its coordinates."""
        if number < 0:
            return tr("nowhere")
        x, y = self.t.terrain.spaces[number]
        return f"{x},{y}"

    def door(self, number: int) -> str:
        """The name of a door with its place: `the red security door at 4,0 east`."""
        return self.words.element(self.t.doors[number].element)

    def token(self, number: int) -> str:
        """The name of a token without its place: `red key`, `health token`."""
        return self.words.subject(self.t.pieces[number].element)

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
        """Return a group of a spawn card: kinds and numbers."""
        kinds = ((self.t.kinds[self.t.kind_number[kind]], count) for kind, count in group)
        return tr(" and ").join(
            f"{count} {translated(kind.plural if count > 1 else kind.name)}" for kind, count in kinds
        )

    def weapon(self, number: int) -> str:
        """The name of a weapon. The attack of a figure's kind has none."""
        return "" if number < 0 else translated(self.t.weapons[number].name)

    def field(self, kind: str, number: int) -> str:
        """The words for a number in an action."""
        named = {
            "space": self.space,
            "figure": self.figure,
            "door": self.door,
            "token": self.token,
            "card": self.card,
            "weapon": self.weapon,
            "kind": self.kind,
            "seat": self.player,
        }
        if kind in named:
            return named[kind](number)
        if kind == "order":
            return tr(ORDERS[number])
        if kind == "mode":
            return tr(MODES[number])
        return str(number)

    def action(self, kind: ActionKind, phrase: str, action: Action) -> str:
        """Return an action by a phrase with the keys of its fields in braces."""
        words = {field.key: self.field(field.kind, number) for field, number in kind.numbered(action)}
        return tr(phrase).format(**{field.key: "" for field in kind.fields} | words)


def names_in(tables: CompiledScenario, state: State) -> Names:
    """The names of a game in its present state."""
    return Names(
        tables, {figure: state.kind[figure] for figure in (*state.squad, *state.crowd, *state.others)}
    )
