"""Everything that does not change while a game goes on, as numbers: kinds, weapons, doors, tokens, cards, set-up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from kneedeep.board import Board
from kneedeep.board.script.branch_setup import script_of, targets
from kneedeep.board.script.conditions import leaves_of
from kneedeep.board.script.script_steps import placed_element
from kneedeep.model.catalog.play_data import PlayData
from kneedeep.model.scenario.model import Spawn
from kneedeep.model.scenario.script_values import Condition
from kneedeep.rules.doom2004.action_cache import ActionCache
from kneedeep.rules.doom2004.parameters import Parameters, parameters_of
from kneedeep.rules.doom2004.state import State
from kneedeep.rules.doom2004.tables import topics
from kneedeep.rules.doom2004.tables.attack_profile import AttackProfile, profile_of
from kneedeep.rules.doom2004.tables.deck_cards import decks_of
from kneedeep.rules.doom2004.tables.door_pieces import door_pieces
from kneedeep.rules.doom2004.tables.figure_kinds import MARINES, FigureKind, kinds_in_play
from kneedeep.rules.doom2004.tables.figure_setups import FigureSetup, figure_setups
from kneedeep.rules.doom2004.tables.game_tokens import GameToken, game_tokens_of
from kneedeep.rules.doom2004.tables.passability import Terrain
from kneedeep.rules.doom2004.tables.script_index import TOPICS
from kneedeep.rules.numbers import KindNumber, TokenNumber, WeaponNumber
from kneedeep.rules.script.script_index import every_condition, flags_of


class CompiledScenario:
    """The tables of one scenario for one number of marines."""

    def __init__(self, board: Board, terrain: Terrain, play: PlayData, marines: int) -> None:
        """Compile the tables."""
        scenario, catalog = board.scenario, board.catalog
        self.board = board
        self.scenario = scenario
        self.terrain = terrain
        self.play = play
        self.marines = marines
        self.parameters: Parameters = parameters_of(scenario, play, marines)
        self.size = terrain.size
        self.cover = terrain.cover
        self.boxes = catalog.owned_boxes(scenario.box, expansion=scenario.expansion)

        self.areas = tuple(board.areas)
        self.area_number = {area: number for number, area in enumerate(self.areas)}
        self.area_of = tuple(self.area_number[area] for area in board.area_of)
        self.area_bits = tuple(terrain.bits(spaces) for spaces in board.areas.values())
        self.area_elements = {self.area_number[area.id]: area for area in scenario.areas}
        self.start_area = next((self.area_number[area.id] for area in scenario.areas if area.start), 0)

        self.kinds: tuple[FigureKind, ...] = tuple(kinds_in_play(board, play, self.boxes, marines))
        self.allied = any(kind.side == MARINES for kind in self.kinds[1:])
        """Whether the scenario has figures of its own on the marines' side."""
        self.kind_number = {kind.id: KindNumber(number) for number, kind in enumerate(self.kinds)}
        self.bot_kind = self.kind_number["sentry-bot"]
        weapons = [item for item in catalog.items.values() if item.token != "ammo"]
        self.weapons: tuple[AttackProfile, ...] = tuple(
            arms for item in weapons if (arms := profile_of(item, play.arms.get(item.id))) is not None
        )
        self.weapon_number = {arms.id: WeaponNumber(number) for number, arms in enumerate(self.weapons)}
        self.innate = sum(
            1 << self.weapon_number[item.id]
            for item in weapons
            if item.innate and item.id in self.weapon_number
        )
        if self.parameters.weapons:
            self.innate = sum(
                1 << self.weapon_number[weapon]
                for weapon in self.parameters.weapons
                if weapon in self.weapon_number
            )
        self.dice = tuple(
            tuple((face.range, face.damage, face.bullet, face.miss) for face in die.faces.value)
            for die in play.dice.values()
        )
        self.dice_names = tuple(play.dice)

        self.doors = tuple(door_pieces(board, terrain))
        pieces, spare = game_tokens_of(scenario, terrain, self.area_number, marines)
        self.pieces = tuple(pieces)
        self.spare_pieces = self.pieces[spare:]
        """Tokens that lie nowhere until a step gives them or a figure drops them."""
        self.entry = [1] * self.size
        """Points that a step into each space costs while the tokens `costly_tokens` lie there; spaces in the bit set `costly`."""
        self.costly_tokens = [0] * self.size
        self.costly = 0
        for piece in self.pieces:
            if piece.type.enter > 1:
                self.costly |= piece.bits
                for space in piece.spaces:
                    self.entry[space] = max(self.entry[space], piece.type.enter)
                    self.costly_tokens[space] |= 1 << piece.number
        pieces_at: list[list[TokenNumber]] = [[] for _ in range(self.size)]
        for piece in self.pieces:
            for space in piece.spaces:
                pieces_at[space].append(piece.number)
        self.pieces_at = tuple(tuple(numbers) for numbers in pieces_at)
        """The tokens that lie on each space, or would, by their printed places."""
        self.pads = tuple(piece for piece in self.pieces if piece.type.teleports and piece.bits)
        self.pad_ends = _pad_ends(self.pads)
        """The targets of each teleporter by number, with conditions of which one must hold. None: always."""
        self.exits = tuple(piece for piece in self.pieces if piece.kind == "exit")
        self.ducts = tuple(piece for piece in self.pieces if piece.type.linked == "kind")
        self.fixtures = 0
        for piece in (*self.pads, *self.exits):
            self.fixtures |= piece.bits
        self.jets = tuple(piece.number for piece in self.pieces if piece.type.switchable)
        self.airless = any("end" in piece.type.hurts and not piece.type.switchable for piece in self.pieces)
        self.enders = any(piece.type.use == "end" for piece in self.pieces)
        self.ender_bits = 0
        """The printed places of encounters and bodies."""
        for piece in self.pieces:
            if piece.type.use == "end":
                self.ender_bits |= piece.bits
        self.usable_pieces = tuple(piece for piece in self.pieces if piece.use_from)
        self.frail_pieces = tuple(piece for piece in self.pieces if piece.wounds)
        self.setups = tuple(figure_setups(board, terrain, self.kinds, self.area_number, marines))
        self.setups_in: dict[int, tuple[FigureSetup, ...]] = {}
        for setup in self.setups:
            if not setup.placed:
                self.setups_in[setup.area] = (*self.setups_in.get(setup.area, ()), setup)
        self.pieces_in: dict[int, tuple[GameToken, ...]] = {}
        for piece in self.pieces:
            if piece.area >= 0:
                self.pieces_in[piece.area] = (*self.pieces_in.get(piece.area, ()), piece)

        decks = decks_of(play, self.parameters, expansion=scenario.expansion)
        self.deck_ids = decks.ids
        self.decks = decks.numbers
        """The numbers of the cards of each deck that the invader may choose."""
        self.cards = decks.cards
        self.scatter = decks.scatter
        self.stands_for = {
            KindNumber(number): self.kind_number[figure.stands_for.value]
            for number, kind in enumerate(self.kinds)
            if scenario.expansion
            and (figure := catalog.figures.get(kind.id)) is not None
            and figure.stands_for is not None
        }
        """The kinds of the expansion, each with the one that it may stand in for."""
        self.card_windows: tuple[int, ...] = ()
        """The windows of each card, as bits; set by the game, since the cards know the rules."""
        self.effect_handler: Callable[[CompiledScenario, State, int], Any]
        """Makes the value that carries out steps of the script: from tables, state, the marine they concern or -1. The game sets it."""
        self.script_facts: Callable[[CompiledScenario, State], Any]
        """Makes the value that answers conditions: from tables and state. The game sets it."""
        self.topics_of = TOPICS
        self.replace = {
            self.kind_number[a]: self.kind_number[b]
            for a, b in self.parameters.replace
            if a in self.kind_number and b in self.kind_number
        }
        self.marine_cards = tuple(
            card.id
            for card in play.marine_cards
            for _ in range(card.copies.value)
            if card.id not in self.parameters.without
        )
        self.card_amounts = {
            card.id: card.amount.value for card in play.marine_cards if card.amount is not None
        }
        """The amounts that marine cards add, by card."""
        self.usable: dict[tuple[int, bool, bool, bool, bool], tuple[list[WeaponNumber], bool]] = {}
        """By weapons held, a charged soul cube, ammunition of each class: the weapons that can be used, any on an empty space."""
        self.lines_out: dict[tuple[int, int, int], tuple[tuple[int, int], ...]] = {}
        """By a space, the unrevealed ones that it sees and what is revealed: what lines there cross before, and the area they enter."""
        self.starts = self._marine_starts()
        self._script()
        odd = bool(self.frail_pieces or self.parameters.direct_friendly_fire)
        plain = not (self.costly or self.usable_pieces)
        self.stock = ActionCache(
            terrain,
            marines,
            self.kinds,
            [len(card.spawn) for card in self.cards],
            plain=plain,
            ducts=bool(self.ducts),
            odd=odd,
        )

    def _script(self) -> None:
        """Number the subjects of the script, and find the dependencies of its conditions."""
        scenario = self.scenario
        self.flag_number = {flag: number for number, flag in enumerate(flags_of(self.board))}
        self.door_number = {
            door.element.id: number for number, door in enumerate(self.doors) if door.element.id
        }
        self.tokens_named: dict[str, tuple[int, ...]] = {}
        for piece in self.pieces:
            if piece.element.id:
                known = self.tokens_named.get(piece.element.id, ())
                self.tokens_named[piece.element.id] = (*known, piece.number)
        self.placed_pieces: dict[object, tuple[int, ...]] = {}
        self.placed_setups: dict[object, tuple[int, ...]] = {}
        for effect in script_of(self.board).effects:
            if effect.kind == "place":
                thing = placed_element(effect.value, self.board.kinds.tokens)
                self.placed_pieces[effect.value] = tuple(
                    piece.number for piece in self.pieces if piece.placed and piece.element == thing
                )
                self.placed_setups[effect.value] = tuple(
                    setup.number for setup in self.setups if setup.placed and setup.element == thing
                )
        self.spawns = scenario.spawns
        self.spawn_number = {spawn.id: number for number, spawn in enumerate(self.spawns) if spawn.id}
        self.spawn_bits = tuple(self._spawn_bits(spawn) for spawn in self.spawns)
        self.has_spawn_areas = any(spawn.side == "invaders" for spawn in self.spawns)
        self.item_fates = {item.id: item.fragged for item in scenario.items}
        leaves = [leaf for condition in every_condition(scenario) for leaf in leaves_of(condition)]
        self.topics = 0
        for leaf in leaves:
            self.topics |= TOPICS[leaf.kind]
        if scenario.deadlines or scenario.triggers or any(area.clear for area in scenario.areas):
            self.topics |= topics.REVEALED | topics.KILLED
        self.held_areas = sorted(
            {
                self.area_number[leaf.value]
                for leaf in leaves
                if leaf.kind == "hold" and leaf.value in self.area_number
            }
        )
        self.questions = tuple(dict.fromkeys(leaf.value for leaf in leaves if leaf.kind == "manual"))
        self.kinds_to_kill: dict[str, int] = {}
        """The kinds (or names) that conditions ask to be killed, with the greatest number in one of them."""
        for leaf in leaves:
            if leaf.kind == "kill":
                asked = max(int(leaf.params.get("count", 1)), self.kinds_to_kill.get(leaf.value, 0))
                self.kinds_to_kill[leaf.value] = asked
        self.clears = [(number, area) for number, area in enumerate(scenario.areas) if area.clear is not None]
        """The areas in which something happens once they are cleared, with their numbers in the scenario."""
        self.needy_passages = [
            (number, door.needs)
            for number, door in enumerate(self.doors)
            if door.kind == "passage" and door.needs is not None
        ]
        """Passages that open by themselves once a condition holds."""
        self.fired_clear = len(scenario.triggers)
        self.fired_deadline = self.fired_clear + len(scenario.areas)
        self.fired_tried = self.fired_deadline + len(scenario.deadlines)

    def _spawn_bits(self, spawn: Spawn) -> int:
        bits = self.terrain.bits(spawn.spaces)
        for area in (*((spawn.area,) if spawn.area else ()), *spawn.areas):
            if area in self.area_number:
                bits |= self.area_bits[self.area_number[area]]
        return bits

    def spawn_open(
        self, state: State, spawn: Spawn, holds: Callable[[CompiledScenario, State, Condition], bool]
    ) -> bool:
        """Return whether a spawn area can be used now: its `needs` hold, its `until` does not, nobody switched it off."""
        bit = 1 << len(self.pieces) + self.spawns.index(spawn)
        if state.course.inactive & bit:
            return False
        if spawn.until is not None and holds(self, state, spawn.until):
            return False
        return bool(state.course.active & bit) or spawn.needs is None or holds(self, state, spawn.needs)

    def _marine_starts(self) -> tuple[int, ...]:
        """The spaces where marines start, in seat order, then any space of the start area."""
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
        """Return the bit of `Course.set_up` for a figure that a step has placed where nothing is revealed yet."""
        return 1 << len(self.pieces) + setup


def _pad_ends(
    pads: Sequence[GameToken],
) -> dict[TokenNumber, tuple[tuple[GameToken, tuple[Condition, ...]], ...]]:
    """Return for each teleporter by number where it may lead, with conditions: all of its color, or what its `to` names."""
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
        found[pad.number] = (
            tuple(sorted(ends, key=lambda end: end[0].number)) if pad.element.to else shared[pad.color]
        )
    return found
