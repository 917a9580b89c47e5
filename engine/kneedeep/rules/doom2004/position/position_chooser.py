"""The questions about the rules of an editor for positions of a 2004 game."""

from collections.abc import Iterator, Mapping
from functools import cached_property

from kneedeep.rules import position_options as options
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.names.game_names import ORDERS, Names
from kneedeep.rules.doom2004.parts import AMMO, CompiledScenario, GameOf2004, State, each_number
from kneedeep.rules.doom2004.position.labels import Labels
from kneedeep.rules.doom2004.position.placement import keys_of
from kneedeep.rules.doom2004.position.state_codec import figures_of, marine_of
from kneedeep.rules.doom2004.tables.board_tables import LYING
from kneedeep.rules.doom2004.tables.figure_kinds import MARINE, MARINES
from kneedeep.rules.doom2004.tables.game_tokens import GameToken
from kneedeep.rules.doom2004.text.player_sheets import cards_of
from kneedeep.rules.position import Deed, Figure, Marine
from kneedeep.rules.table_view import Held
from kneedeep.support.translation import translatable, translated

STATUS_WORDS = (
    options.Named("board", translatable("On the board")),
    options.Named("waiting", translatable("Fragged there, respawns")),
    options.Named("left", translatable("Has left the board")),
    options.Named("out", translatable("Out of the game")),
)
"""The words for a marine's possible states."""


def position_options(game: GameOf2004, players: int) -> options.PositionOptions:
    """The possible contents of a position for a number of marines. Raises UnplayableError for an unsupported number."""
    tables = game.tables(players)
    names, labels = Names(tables), Labels(tables)
    marine_cards = {
        card.id: options.Named(card.id, translated(card.name), translated(getattr(card.effect, "value", "") or ""))
        for card in tables.play.marine_cards
    }
    kinds = {piece.kind for piece in tables.pieces}
    weapons = tuple(_weapons(tables))
    counted = tuple(kind for kind in ("adrenaline", "oxygen", "berserk") if kind in kinds)
    charged = any(weapon.name == "soul-cube" for weapon in weapons)
    return options.PositionOptions(
        areas=tuple(
            options.Named(area, names.area(number))
            for number, area in enumerate(tables.areas)
            if number != tables.start_area
        ),
        doors=tuple(_ways(game, tables, names, labels)),
        keys=keys_of(tables),
        flags=tuple(tables.flag_number),
        past=tuple(_past(tables, names, labels)),
        weapons=weapons,
        ammo=tuple(_ammo(tables, weapons)),
        counted=(*counted, "charge") if charged else counted,
        cards=tuple(marine_cards[card] for card in tables.marine_cards),
        ammunition=AMMO,
        orders=ORDERS,
        most_armor=tables.parameters.armor_max,
        start=tables.areas[tables.start_area],
        statuses=STATUS_WORDS,
        hidden=frozenset(tables.areas),
        figures=tuple(
            options.FigureOption(kind.id, kind.name, kind.shape == LYING, kind.wounds)
            for kind in tables.kinds[MARINE + 1 :]
            if kind.side != MARINES
        ),
        things=tuple(_things(tables, names, labels)),
    )


def _things(tables: CompiledScenario, names: Names, labels: Labels) -> Iterator[options.Named]:
    for piece in tables.pieces:
        label, _ = labels.pieces[piece.number]
        if piece.kind == "item" and label:
            yield options.Named(label, names.token(piece.number))


def _weapons(tables: CompiledScenario) -> Iterator[options.Named]:
    declared = {piece.thing for piece in tables.pieces}
    for number, weapon in enumerate(tables.weapons):
        if weapon.id in declared and not tables.innate >> number & 1:
            yield options.Named(weapon.id, weapon.name)


def _ammo(tables: CompiledScenario, weapons: tuple[options.Named, ...]) -> Iterator[int]:
    start = (tables.parameters.bullets, tables.parameters.rockets, tables.parameters.cells)
    used = {tables.weapons[number].ammo for number in each_number(tables.innate)}
    used |= {tables.weapons[tables.weapon_number[weapon.name]].ammo for weapon in weapons}
    for place in range(len(AMMO)):
        if start[place] or place in used or any(piece.item == place for piece in tables.pieces):
            yield place


def _ways(game: GameOf2004, tables: CompiledScenario, names: Names, labels: Labels) -> Iterator[options.DoorOption]:
    for number, door in enumerate(tables.doors):
        if door.exit or not labels.doors[number] or not game.board.doors[number].stands:
            continue
        sides = dict.fromkeys(names.area(tables.area_of[space]) for space in door.touched)
        words = f"{labels.doors[number].partition(':')[2]} ({names.words.door(door.element)}, {' – '.join(sides)})"
        yield options.DoorOption(number, labels.doors[number], words, door.element.open, door.touching)


def _what_can_be_done(piece: GameToken) -> str | None:
    """The text of the possible deeds with a token before a game begins."""
    if piece.type.taken:
        return options.TAKEN
    if piece.wounds or piece.kind == tokens_on_board.BARREL:
        return options.DESTROYED
    if (piece.use_from or piece.type.use) and not piece.type.linked and piece.kind != "exit":
        return options.USED
    return None


def _past(tables: CompiledScenario, names: Names, labels: Labels) -> Iterator[options.DeedOption]:
    for piece in tables.pieces:
        name, at = labels.pieces[piece.number]
        # Keys are chosen by color. A sentry bot is a figure from the start.
        if not name or not piece.element.serial or piece.kind in ("key", "sentry-bot"):
            continue
        if (done := _what_can_be_done(piece)) is None:
            continue
        weapon = tables.weapon_number.get(piece.thing)
        called = names.token(piece.number) if weapon is None else tables.weapons[weapon].name
        yield options.DeedOption(Deed(name, at), options.past_text(called, at, done), piece.area)
    for setup in tables.setups:
        name, at = labels.setups[setup.number]
        if name and setup.element.serial:
            called = setup.element.name or tables.kinds[setup.kind].name
            yield options.DeedOption(Deed(name, at), options.past_text(called, at, options.KILLED), setup.area)


class Doom2004PositionChooser(options.PositionChooser):
    """Answers for one number of marines."""

    def __init__(self, game: GameOf2004, players: int) -> None:
        """Answer for a game. Raises UnplayableError for an unsupported number of marines."""
        self.game, self.players = game, players
        self.t = game.tables(players)
        self._labels = Labels(self.t)

    @cached_property
    def options(self) -> options.PositionOptions:
        return position_options(self.game, self.players)

    def marine(self, state: State, seat: int) -> Marine:
        return marine_of(self.t, state, self._labels, seat)

    def figures(self, state: State) -> tuple[Figure, ...]:
        return figures_of(self.t, state, self._labels)

    def hand(self, state: State) -> tuple[str, ...]:
        return tuple(self.t.cards[card].id for card in state.hand)

    def invader_cards(self, state: State) -> Mapping[Held, str]:
        return {held: self.t.cards[held.numbers[0]].id for held in cards_of(self.game, state)}

    def left_to_do(self, state: State) -> frozenset[Deed]:
        pieces, setups = self._labels.pieces, self._labels.setups
        figures = (*state.crowd, *state.others)
        found = [pieces[number] for number in each_number(state.lying)]
        found += [setups[state.setup[figure]] for figure in figures if state.setup[figure] >= 0]
        return frozenset(Deed(*label) for label in found)

    def loose_things(self, state: State) -> frozenset[str]:
        labels = self._labels.pieces
        lying = {labels[number][0] for number in each_number(state.lying)}
        return frozenset(thing.name for thing in self.options.things if thing.name not in lying)
