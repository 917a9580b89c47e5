"""Everything that does not change while a game goes on, as numbers: kinds, weapons, doors, tokens, cards, set-up."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from kneedeep.board import Board
from kneedeep.board.things import present
from kneedeep.catalog import FigureType, ItemType
from kneedeep.catalog.play import InvaderCard, PlayData
from kneedeep.rules.doom2004 import topics
from kneedeep.rules.doom2004.arms import Arms, arms_of
from kneedeep.rules.doom2004.parameters import Parameters, parameters_of
from kneedeep.rules.doom2004.stock import Stock
from kneedeep.rules.doom2004.terrain import LYING, SINGLE, SQUARE, STANDING, Terrain
from kneedeep.rules.doom2004.tokens import COLORS, Piece, every_effect, pieces_of, placed_element
from kneedeep.scenario.model import Door, Figure, Scenario, Spawn
from kneedeep.scenario.script import Condition
from kneedeep.script.conditions import leaves_of

if TYPE_CHECKING:
    from kneedeep.rules.state import State

MARINE = 0
"""The kind number of marines; invaders follow in the catalog's order, then a scenario's own, then sentry bots."""
DIRECTIONS = ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west")
INVADERS, MARINES, NEUTRAL = "invaders", "marines", "neutral"
UNLIMITED = 10_000
_SHAPES = {(1, 1): SINGLE, (2, 1): LYING, (1, 2): STANDING, (2, 2): SQUARE}


class Kind(NamedTuple):
    """A kind of figure: how it moves, what it bears, what it attacks with. `limit`: figures in play, UNLIMITED when unknown."""

    id: str
    name: str
    plural: str
    side: str
    move: int
    armor: int
    wounds: int
    arms: Arms | None
    shape: int
    flying: bool
    scuttle: bool
    watchful: bool
    agile: bool
    double_attack: bool
    limit: int

    @property
    def oversized(self) -> bool:
        """Return whether it covers more than one space."""
        return self.shape != SINGLE


class DoorPiece(NamedTuple):
    """A door by its number on the board; `key`: place of its color in COLORS, -1 without; `touched`: spaces beside it."""

    element: Door
    kind: str
    key: int
    needs: Condition | None
    exit: bool
    touched: tuple[int, ...]
    touching: int
    line: tuple[tuple[int, int], ...]
    """The pairs of spaces on both sides of its two edges."""


class SetUp(NamedTuple):
    """A figure that is set up when its area is revealed, by number; `anchor` -1: the invader chooses in the area."""

    number: int
    element: Figure
    kind: int
    anchor: int
    shape: int
    area: int
    wounds: int
    placed: bool


class Tables:
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
        self.boxes = scenario.box or catalog.default_boxes(expansion=scenario.expansion)

        self.areas = tuple(board.areas)
        self.area_number = {area: number for number, area in enumerate(self.areas)}
        self.area_of = tuple(self.area_number[area] for area in board.area_of)
        self.area_bits = tuple(terrain.bits(spaces) for spaces in board.areas.values())
        self.area_elements = {self.area_number[area.id]: area for area in scenario.areas}
        self.start_area = next((self.area_number[area.id] for area in scenario.areas if area.start), 0)

        self.kinds: tuple[Kind, ...] = tuple(self._kinds())
        self.allied = any(kind.side == MARINES for kind in self.kinds[1:])
        """Whether the scenario has figures of its own on the marines' side."""
        self.kind_number = {kind.id: number for number, kind in enumerate(self.kinds)}
        self.bot_kind = self.kind_number["sentry-bot"]
        weapons = [item for item in catalog.items.values() if item.token != "ammo"]
        self.weapons: tuple[Arms, ...] = tuple(
            arms for item in weapons if (arms := arms_of(item, play.arms.get(item.id))) is not None
        )
        self.weapon_number = {arms.id: number for number, arms in enumerate(self.weapons)}
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
            tuple((face.range, face.damage, face.bullet, face.miss) for face in die.faces)
            for die in play.dice.values()
        )
        self.dice_names = tuple(play.dice)

        self.doors = tuple(self._doors())
        pieces, spare = pieces_of(scenario, terrain, self.area_number, marines)
        self.pieces = tuple(pieces)
        self.spare_pieces = self.pieces[spare:]
        """Tokens that lie nowhere until a step gives them or a figure drops them."""
        self.entry = [1] * self.size
        """Points that a step into each space costs while the tokens `dear_tokens` lie there; spaces in the bit set `dear`."""
        self.dear_tokens = [0] * self.size
        self.dear = 0
        for piece in self.pieces:
            if piece.type.enter > 1:
                self.dear |= piece.bits
                for space in piece.spaces:
                    self.entry[space] = max(self.entry[space], piece.type.enter)
                    self.dear_tokens[space] |= 1 << piece.number
        pieces_at: list[list[int]] = [[] for _ in range(self.size)]
        for piece in self.pieces:
            for space in piece.spaces:
                pieces_at[space].append(piece.number)
        self.pieces_at = tuple(tuple(numbers) for numbers in pieces_at)
        """The tokens that lie on each space, or would, by their printed places."""
        self.pads = tuple(piece for piece in self.pieces if piece.type.linked == "color" and piece.bits)
        self.exits = tuple(piece for piece in self.pieces if piece.kind == "exit")
        self.ducts = tuple(piece for piece in self.pieces if piece.type.linked == "kind")
        self.duct_bits = 0
        for piece in self.ducts:
            self.duct_bits |= piece.bits
        self.fixtures = 0
        for piece in (*self.pads, *self.exits):
            self.fixtures |= piece.bits
        self.airless = any("end" in piece.type.hurts and not piece.type.switchable for piece in self.pieces)
        self.enders = any(piece.type.use == "end" for piece in self.pieces)
        self.usable_pieces = tuple(piece for piece in self.pieces if piece.use_from)
        self.frail_pieces = tuple(piece for piece in self.pieces if piece.wounds)
        self.frail = 0
        for piece in self.frail_pieces:
            self.frail |= piece.bits
        self.setups = tuple(self._setups())
        self.setups_in: dict[int, tuple[SetUp, ...]] = {}
        for setup in self.setups:
            if not setup.placed:
                self.setups_in[setup.area] = (*self.setups_in.get(setup.area, ()), setup)
        self.pieces_in: dict[int, tuple[Piece, ...]] = {}
        for piece in self.pieces:
            if not piece.placed and piece.area >= 0:
                self.pieces_in[piece.area] = (*self.pieces_in.get(piece.area, ()), piece)

        asked = self.parameters.deck
        every = tuple(play.decks) if scenario.expansion else tuple(play.decks)[:1]
        self.deck_ids: tuple[str, ...] = (asked,) if asked else every
        self.decks: tuple[tuple[int, ...], ...] = ()
        """The numbers of the cards of each deck that the invader may choose."""
        self.cards: tuple[InvaderCard, ...] = ()
        self.scatter: tuple[tuple[int, int], ...] = ()
        for deck in (play.decks[id] for id in self.deck_ids):
            cards = [card for card in deck.cards for _ in range(card.copies.value)]
            kept = [n for n, card in enumerate(cards) if card.id not in self.parameters.invaders_without]
            first = len(self.cards)
            self.decks += (tuple(range(first, first + len(kept))),)
            self.cards += tuple(cards[n] for n in kept)
            diagrams = [
                (DIRECTIONS.index(direction) if spaces else -1, spaces) for direction, spaces in deck.scatter
            ]
            self.scatter += tuple(diagrams[n] for n in kept)
        self.stands_for = {
            number: self.kind_number[figure.stands_for.value]
            for number, kind in enumerate(self.kinds)
            if scenario.expansion
            and (figure := catalog.figures.get(kind.id)) is not None
            and figure.stands_for is not None
        }
        """The kinds of the expansion, each with the one that it may stand in for."""
        self.card_windows: tuple[int, ...] = ()
        """The windows of each card, as bits; found out when a card is first held."""
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
        self.usable: dict[tuple[int, ...], tuple[list[int], bool]] = {}
        """By weapons held, a charged soul cube, ammunition of each class: the weapons that can be used, any on an empty space."""
        self.starts = self._marine_starts()
        self._script()
        self.stock = Stock(self)

    def _script(self) -> None:
        """Number what the script speaks of, and see what its conditions hang on."""
        scenario = self.scenario
        self.flag_number = {flag: number for number, flag in enumerate(flags_of(scenario))}
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
        for effect in every_effect(scenario):
            if effect.kind == "place":
                thing = placed_element(effect, self.board.kinds.tokens)
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
            self.topics |= _TOPICS[leaf.kind]
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
        self.kinds_to_kill = frozenset(leaf.value for leaf in leaves if leaf.kind == "kill")
        self.fired_clear = len(scenario.triggers)
        self.fired_deadline = self.fired_clear + len(scenario.areas)
        self.fired_tried = self.fired_deadline + len(scenario.deadlines)

    def _spawn_bits(self, spawn: Spawn) -> int:
        bits = self.terrain.bits(spawn.spaces)
        for area in (*((spawn.area,) if spawn.area else ()), *spawn.areas):
            if area in self.area_number:
                bits |= self.area_bits[self.area_number[area]]
        return bits

    def spawn_open(self, s: State, spawn: Spawn, holds: Callable[[Tables, State, Condition], bool]) -> bool:
        """Tell whether a spawn area can be used now: its `needs` hold, its `until` does not, nobody switched it off."""
        bit = 1 << len(self.pieces) + self.spawns.index(spawn)
        if s.course.inactive & bit:
            return False
        if spawn.until is not None and holds(self, s, spawn.until):
            return False
        return bool(s.course.active & bit) or spawn.needs is None or holds(self, s, spawn.needs)

    def _kinds(self) -> list[Kind]:
        board, play = self.board, self.play
        found = [
            Kind(
                "marine",
                "marine",
                "marines",
                MARINES,
                0,
                0,
                0,
                None,
                SINGLE,
                *(False,) * 5,
                limit=self.marines,
            )
        ]
        for id, figure in board.kinds.figures.items():
            found.append(self._kind(id, figure))
        bot = play.arms["sentry-bot"]
        arms = arms_of(
            ItemType(
                "sentry-bot", "sentry bot", "sentry bots", "SB", None, None, dice=bot.dice, reach=bot.reach
            ),
            None,
        )
        found.append(
            Kind(
                "sentry-bot",
                "sentry bot",
                "sentry bots",
                NEUTRAL,
                bot.move.value if bot.move else 0,
                bot.armor.value if bot.armor else 1,
                bot.wounds.value if bot.wounds else 1,
                arms,
                SINGLE,
                *(False,) * 5,
                limit=UNLIMITED,
            )
        )
        return found

    def _kind(self, id: str, figure: FigureType) -> Kind:
        placed = self.play.arms.get(figure.like or id)
        return Kind(
            id=id,
            name=figure.name,
            plural=figure.plural,
            side=figure.side,
            move=figure.move.value if figure.move else 0,
            armor=max(1, figure.armor.value) if figure.armor else 1,
            wounds=figure.wounds.value if figure.wounds else 1,
            arms=arms_of(figure, placed),
            shape=_SHAPES[figure.footprint.value],
            flying=figure.has("flying"),
            scuttle=figure.has("scuttle"),
            watchful=figure.has("watchful"),
            agile=figure.has("agile"),
            double_attack=figure.has("double-attack"),
            limit=self._limit(figure),
        )

    def _limit(self, figure: FigureType) -> int:
        """How many of a kind are in play; where no source tells, as many as of the kind it stands for."""
        catalog = self.board.catalog
        if figure.id not in catalog.figures:
            return UNLIMITED
        held = catalog.figures_held(figure.id, self.boxes, self.marines)
        if held is None and figure.stands_for is not None:
            held = catalog.figures_held(figure.stands_for.value, self.boxes, self.marines)
        return UNLIMITED if held is None else held

    def _doors(self) -> list[DoorPiece]:
        number = self.terrain.number
        found = []
        for door in self.board.doors:
            touched = self.terrain.touched.get(door.number, ())
            line = []
            for (x, y), side in door.edges:
                pair = ((x, y), (x + 1, y) if side == "east" else (x, y + 1))
                if pair[0] in number and pair[1] in number:
                    line.append((number[pair[0]], number[pair[1]]))
            key = door.element.key
            found.append(
                DoorPiece(
                    element=door.element,
                    kind=door.kind,
                    key=COLORS.index(key) if key in COLORS else -1,
                    needs=door.element.needs,
                    exit=door.standing == "exit",
                    touched=touched,
                    touching=sum(1 << space for space in touched),
                    line=tuple(line),
                )
            )
        return found

    def _setups(self) -> list[SetUp]:
        board, number = self.board, self.terrain.number
        found: list[SetUp] = []

        def add(element: Figure, at: tuple[int, int] | None, *, placed: bool) -> None:
            kind = self.kind_number.get(element.kind)
            if kind is None:
                return
            shape = self.kinds[kind].shape
            if shape == LYING and element.turn in (90, 270):
                shape = STANDING
            anchor = -1 if at is None else number.get(at, -1)
            if at is not None and (anchor < 0 or not self.terrain.cells[shape][anchor]):
                return
            area = self.area_of[anchor] if anchor >= 0 else self.area_number.get(element.in_area or "", -1)
            wounds = element.wounds or self.kinds[kind].wounds
            found.append(SetUp(len(found), element, kind, anchor, shape, area, wounds, placed))

        def add_all(element: Figure, *, placed: bool) -> None:
            if not present(element.marines, self.marines):
                return
            if element.places:
                for at in element.places:
                    add(element, at, placed=placed)
            else:
                for _ in range(element.count):
                    add(element, None, placed=placed)

        for element in self.scenario.figures:
            add_all(element, placed=False)
        for effect in every_effect(self.scenario):
            if effect.kind == "place":
                thing = placed_element(effect, board.kinds.tokens)
                if isinstance(thing, Figure):
                    add_all(thing, placed=True)
        return found

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

    def kind_of(self, id: str) -> int:
        """Return the number of a kind. Raises KeyError for an unknown one."""
        return self.kind_number[id]


def every_condition(scenario: Scenario) -> Iterator[Condition]:
    """Yield every condition of a scenario but those that are asked only on the spot (`needs`, `to`)."""
    victory = scenario.victory
    yield from (one for one in (victory.marines, victory.invaders) if one is not None)
    yield from (ending.when for ending in scenario.endings)
    yield from (trigger.when for trigger in scenario.triggers)
    for deadline in scenario.deadlines:
        yield deadline.goal
        if deadline.start is not None:
            yield deadline.start
    for door in scenario.doors:
        if door.needs is not None:
            yield door.needs
    for token in scenario.tokens:
        if token.needs is not None:
            yield token.needs
    for spawn in scenario.spawns:
        yield from (one for one in (spawn.needs, spawn.until) if one is not None)


def flags_of(scenario: Scenario) -> list[str]:
    """Return every flag that a scenario names, sets or asks for, in a fixed order."""
    found = dict.fromkeys(scenario.flags)
    found.update(dict.fromkeys(effect.value for effect in every_effect(scenario) if effect.kind == "set"))
    for condition in every_condition(scenario):
        found.update(dict.fromkeys(leaf.value for leaf in leaves_of(condition) if leaf.kind == "flag"))
    return list(found)


_TOPICS = {
    "flag": topics.FLAGGED,
    "reveal": topics.REVEALED,
    "clear": topics.REVEALED | topics.KILLED,
    "reach": topics.STOOD | topics.LEFT,
    "spaces": topics.STOOD | topics.LEFT,
    "exit": topics.LEFT,
    "open": topics.OPENED,
    "use": topics.USED,
    "got": topics.GOT,
    "kill": topics.KILLED,
    "destroy": topics.DESTROYED,
    "hold": 0,
    "round": topics.ROUND,
    "rounds": topics.ROUND,
    "frags": topics.FRAGGED,
    "manual": topics.JUDGED,
    "never": 0,
}
