"""The constant data of a game as numbers: kinds, weapons, doors, tokens, cards, set-up."""

from collections.abc import Callable, Sequence
from typing import Protocol

from kneedeep.board import Board
from kneedeep.board.script.branch_setup import targets
from kneedeep.board.script.conditions import ConditionContext
from kneedeep.board.script.effects import EffectHandler
from kneedeep.model.catalog.numbers.value_kind import DIRECTIONS
from kneedeep.model.catalog.play_data import InvaderCard, PlayData
from kneedeep.model.geometry.bits import union
from kneedeep.model.scenario.model import Condition, Spawn
from kneedeep.rules.doom2004.action_cache import ActionCache
from kneedeep.rules.doom2004.parameters import Parameters, parameters_of
from kneedeep.rules.doom2004.state import State
from kneedeep.rules.doom2004.tables import topics
from kneedeep.rules.doom2004.tables.attack_profile import AttackProfile, profile_of
from kneedeep.rules.doom2004.tables.door_pieces import door_pieces
from kneedeep.rules.doom2004.tables.figure_kinds import MARINES, FigureKind, FigureSetup, figure_setups, kinds_in_play
from kneedeep.rules.doom2004.tables.game_tokens import GameToken, game_tokens_of
from kneedeep.rules.doom2004.tables.passability import Terrain
from kneedeep.rules.doom2004.tables.topics import TOPICS
from kneedeep.rules.numbers import CardNumber, KindNumber, TokenNumber, WeaponNumber
from kneedeep.rules.script.scenario_tables import ScenarioTables


class SpawningEffects(EffectHandler, Protocol):
    """Carries out steps of the script in a state; it spawns figures in a spawn area."""

    def spawn_at(self, spawn: Spawn | None, kind: str, count: int) -> None:
        """Spawn `count` figures of a kind in a spawn area, None for any."""


class CompiledScenario(ScenarioTables):
    """The tables of one scenario for one number of marines."""

    effect_handler: "Callable[[CompiledScenario, State, int], SpawningEffects]"
    """Factory of the executor of script steps, from tables, state, and the marine concerned or -1. Set by the game."""
    script_facts: "Callable[[CompiledScenario, State], ConditionContext]"
    """Factory of the context of conditions, from tables and state. Set by the game."""

    def __init__(self, board: Board, terrain: Terrain, play: PlayData, marines: int) -> None:
        super().__init__(board, play, marines)
        self.terrain = terrain
        self.parameters: Parameters = parameters_of(self.scenario, play, marines)
        self.cover = terrain.cover
        self.start_area = next((self.area_number[area.id] for area in self.scenario.areas if area.start), 0)
        self._number_kinds()
        self._number_weapons()
        self.doors = tuple(door_pieces(board, terrain))
        self._number_tokens()
        self._number_figures()
        self._number_cards()
        self._number_marine_cards()
        self.usable: dict[tuple[int, bool, bool, bool, bool], tuple[list[WeaponNumber], bool]] = {}
        """The usable weapons, and whether any can target an empty space. Key: weapons held, soul cube charged, ammunition of each class."""
        self.lines_out: dict[tuple[int, int, int], tuple[tuple[int, int], ...]] = {}
        """The lines to unrevealed spaces: spaces crossed, area entered. Key: a space, the unrevealed spaces seen, the revealed ones."""
        self.starts = self._marine_starts()
        self._script()
        self.stock = ActionCache(
            terrain,
            marines,
            self.kinds,
            [len(card.spawn) for card in self.cards],
            plain=not (self.costly or self.usable_pieces),
            ducts=bool(self.ducts),
            odd=bool(self.frail_pieces or self.parameters.direct_friendly_fire),
        )

    def _number_kinds(self) -> None:
        scenario, figures = self.scenario, self.board.catalog.figures
        self.kinds: tuple[FigureKind, ...] = tuple(kinds_in_play(self.board, self.play, self.boxes, self.marines))
        self.allied = any(kind.side == MARINES for kind in self.kinds[1:])
        """Whether the scenario has figures of its own on the marines' side."""
        self.kind_number = {kind.id: KindNumber(number) for number, kind in enumerate(self.kinds)}
        self.bot_kind = self.kind_number["sentry-bot"]
        self.stands_for = {
            KindNumber(number): self.kind_number[figure.stands_for.value]
            for number, kind in enumerate(self.kinds)
            if scenario.expansion and (figure := figures.get(kind.id)) is not None and figure.stands_for is not None
        }
        """The kinds of the expansion, each with the kind it may replace."""
        self.replace = {
            self.kind_number[a]: self.kind_number[b]
            for a, b in self.parameters.replace
            if a in self.kind_number and b in self.kind_number
        }

    def _number_weapons(self) -> None:
        play = self.play
        weapons = [item for item in self.board.catalog.items.values() if item.token != "ammo"]
        self.weapons: tuple[AttackProfile, ...] = tuple(
            arms for item in weapons if (arms := profile_of(item, play.arms.get(item.id))) is not None
        )
        self.weapon_number = {arms.id: WeaponNumber(number) for number, arms in enumerate(self.weapons)}
        innate = self.parameters.weapons or [item.id for item in weapons if item.innate]
        self.innate = union(1 << self.weapon_number[id] for id in innate if id in self.weapon_number)
        self.dice = tuple(
            tuple((face.range, face.damage, face.bullet, face.miss) for face in die.faces.value)
            for die in play.dice.values()
        )
        self.dice_names = tuple(play.dice)

    def _number_tokens(self) -> None:
        pieces, spare = game_tokens_of(self.board, self.area_number, self.marines)
        self.pieces = tuple(pieces)
        self.spare_tokens = self.pieces[spare:]
        """Tokens off the board until a step gives them or a figure drops them."""
        self.entry = [1] * self.size
        """The points of a step into each space with its `costly_tokens` in place. The bit set `costly` has these spaces."""
        self.costly_tokens = [0] * self.size
        costly = [piece for piece in self.pieces if piece.type.enter > 1]
        self.costly = union(piece.bits for piece in costly)
        for piece in costly:
            for space in piece.spaces:
                self.entry[space] = max(self.entry[space], piece.type.enter)
                self.costly_tokens[space] |= 1 << piece.number
        pieces_at: list[list[TokenNumber]] = [[] for _ in range(self.size)]
        for piece in self.pieces:
            for space in piece.spaces:
                pieces_at[space].append(piece.number)
        self.pieces_at = tuple(tuple(numbers) for numbers in pieces_at)
        """The tokens printed at each space."""
        self._number_fixtures()
        self._number_uses()

    def _number_fixtures(self) -> None:
        self.pads = tuple(piece for piece in self.pieces if piece.type.teleports and piece.bits)
        self.pad_ends = _pad_ends(self.pads)
        """The targets of each teleporter by number, with alternative conditions. None: always."""
        self.exits = tuple(piece for piece in self.pieces if piece.kind == "exit")
        self.ducts = tuple(piece for piece in self.pieces if piece.type.linked == "kind")
        self.fixtures = union(piece.bits for piece in (*self.pads, *self.exits))

    def _number_uses(self) -> None:
        self.jets = tuple(piece.number for piece in self.pieces if piece.type.switchable)
        self.airless = any("end" in piece.type.hurts and not piece.type.switchable for piece in self.pieces)
        enders = [piece for piece in self.pieces if piece.type.use == "end"]
        self.enders = bool(enders)
        self.ender_bits = union(piece.bits for piece in enders)
        """The printed places of encounters and bodies."""
        self.usable_pieces = tuple(piece for piece in self.pieces if piece.use_from)
        self.frail_pieces = tuple(piece for piece in self.pieces if piece.wounds)

    def _number_figures(self) -> None:
        self.setups = tuple(figure_setups(self.board, self.terrain, self.kinds, self.area_number, self.marines))
        self.setups_in: dict[int, tuple[FigureSetup, ...]] = {}
        for setup in self.setups:
            if not setup.placed:
                self.setups_in[setup.area] = (*self.setups_in.get(setup.area, ()), setup)
        self.pieces_in: dict[int, tuple[GameToken, ...]] = {}
        for piece in self.pieces:
            if piece.area >= 0:
                self.pieces_in[piece.area] = (*self.pieces_in.get(piece.area, ()), piece)

    def _number_cards(self) -> None:
        every = tuple(self.play.decks) if self.scenario.expansion else tuple(self.play.decks)[:1]
        self.deck_ids = (self.parameters.deck,) if self.parameters.deck else every
        """The deck that the scenario asks for, else all that its boxes have. Rule: B-07."""
        decks: list[tuple[CardNumber, ...]] = []
        cards: list[InvaderCard] = []
        scatter: list[tuple[int, int]] = []
        for deck in (self.play.decks[id] for id in self.deck_ids):
            dealt = [card for card in deck.cards for _ in range(card.copies.value)]
            kept = [n for n, card in enumerate(dealt) if card.id not in self.parameters.invaders_without]
            decks.append(tuple(map(CardNumber, range(len(cards), len(cards) + len(kept)))))
            cards += [dealt[n] for n in kept]
            diagrams = (deck.scatter.value[n] for n in kept)
            scatter += [(DIRECTIONS.index(direction) if spaces else -1, spaces) for direction, spaces in diagrams]
        self.decks = tuple(decks)
        """The numbers of the cards of each deck that the invader may choose."""
        self.cards = tuple(cards)
        self.scatter = tuple(scatter)
        """For each card the direction (-1: a miss) and the spaces."""
        self.card_windows: tuple[int, ...] = ()
        """The windows of each card, as bits; set by the game, since the cards know the rules."""

    def _number_marine_cards(self) -> None:
        cards = self.play.marine_cards
        kept = [card for card in cards if card.id not in self.parameters.without]
        self.marine_cards = tuple(card.id for card in kept for _ in range(card.copies.value))
        self.card_amounts = {card.id: card.amount.value for card in cards if card.amount is not None}
        """The amounts that marine cards add, by card."""

    def _script(self) -> None:
        """Number the subjects of the script, and find the dependencies of its conditions."""
        scenario = self.scenario
        leaves = self._number_script(self.doors, self.pieces, self.setups, TOPICS)
        if scenario.deadlines or scenario.triggers or self.clears:
            self.topics |= topics.REVEALED | topics.KILLED
        self.spawns = scenario.spawns
        self.spawn_number = {spawn.id: number for number, spawn in enumerate(self.spawns) if spawn.id}
        self.spawn_bits = tuple(self.terrain.bits(self.board.spaces_of(spawn)) for spawn in self.spawns)
        self.has_spawn_areas = any(spawn.side == "invaders" for spawn in self.spawns)
        self.kinds_to_kill: dict[str, int] = {}
        """The kinds (or names) that conditions ask to be killed, with the greatest number in one of them."""
        for leaf in leaves:
            if leaf.kind == "kill":
                asked = max(int(leaf.params.get("count", 1)), self.kinds_to_kill.get(leaf.value, 0))
                self.kinds_to_kill[leaf.value] = asked
        self.fired_tried = self.fired_deadline + len(scenario.deadlines)

    def spawn_open(
        self, state: State, spawn: Spawn, holds: "Callable[[CompiledScenario, State, Condition], bool]"
    ) -> bool:
        """True if a spawn area can be used now: its `needs` hold, its `until` does not, and it is not switched off."""
        bit = 1 << len(self.pieces) + self.spawns.index(spawn)
        if state.course.inactive & bit:
            return False
        if spawn.until is not None and holds(self, state, spawn.until):
            return False
        return bool(state.course.active & bit) or spawn.needs is None or holds(self, state, spawn.needs)

    def _marine_starts(self) -> tuple[int, ...]:
        """The marines' start spaces in seat order, then the remaining spaces of the start area."""
        number = self.terrain.number
        listed = [
            number[space]
            for spawn in self.scenario.spawns
            if spawn.side == "marines"
            for space in spawn.spaces
            if space in number
        ]
        blocked = self.board.step_blockers(self.marines)
        area = self.area_bits[self.start_area] if self.area_bits else 0
        spare = [n for n in range(self.size) if area >> n & 1 and not blocked >> n & 1 and n not in listed]
        return tuple([*listed, *spare][: self.marines])

    def waiting_bit(self, setup: int) -> int:
        """The bit of `Course.set_up` for a figure that a step or a choice has placed in an unrevealed area."""
        return 1 << len(self.pieces) + setup


def _pad_ends(pads: Sequence[GameToken]) -> dict[TokenNumber, tuple[tuple[GameToken, tuple[Condition, ...]], ...]]:
    """The targets of each teleporter by number, with conditions: all of its color, or what its `to` names."""
    of_color: dict[int, list[tuple[GameToken, tuple[Condition, ...]]]] = {}
    named: dict[str, list[GameToken]] = {}
    for pad in pads:
        of_color.setdefault(pad.color, []).append((pad, ()))
        if pad.element.id is not None:
            named.setdefault(pad.element.id, []).append(pad)
    shared = {color: tuple(ends) for color, ends in of_color.items()}
    found = {}
    for pad in pads:
        asked: dict[GameToken, list[Condition | None]] = {}
        for name, need in targets(pad.element):
            for end in named.get(name, ()):
                asked.setdefault(end, []).append(need)
        ends = (
            (end, () if None in needs else tuple(need for need in needs if need is not None))
            for end, needs in asked.items()
        )
        found[pad.number] = tuple(sorted(ends, key=lambda end: end[0].number)) if pad.element.to else shared[pad.color]
    return found
