"""Everything that does not change while a game goes on, as numbers: kinds, cards, doors, tokens, figures, the script."""

from collections.abc import Callable, Mapping
from typing import Any

from kneedeep.board import Board
from kneedeep.board.portal_room import start_spaces
from kneedeep.board.script.branch_setup import script_of
from kneedeep.board.script.conditions import leaves_of
from kneedeep.board.script.numbers_in_play import PartsInPlay
from kneedeep.board.script.script_steps import placed_element
from kneedeep.board.walk_costs import entry_costs
from kneedeep.model.catalog.components.figure_type import Demon
from kneedeep.model.catalog.invader_setup import PORTAL_COLORS, InvasionGroup
from kneedeep.model.catalog.play_data import PlayData
from kneedeep.model.scenario.invasion import invasion_card, invasion_faceup, threat_card
from kneedeep.rules.doom2016.action_cache import ActionCache
from kneedeep.rules.doom2016.parameters import Parameters, parameters_of
from kneedeep.rules.doom2016.state import State
from kneedeep.rules.doom2016.tables import topics
from kneedeep.rules.doom2016.tables.compiled_cards import CompiledCards
from kneedeep.rules.doom2016.tables.figure_kinds import INVADERS, MARINE, NEUTRAL, FigureKind, kinds_in_play
from kneedeep.rules.doom2016.tables.figure_setups import FigureSetup, figure_setups
from kneedeep.rules.doom2016.tables.game_doors import game_doors_of
from kneedeep.rules.doom2016.tables.game_tokens import GameToken, game_tokens_of
from kneedeep.rules.doom2016.tables.ground import SHAPES, Ground
from kneedeep.rules.doom2016.tables.script_index import TOPICS
from kneedeep.rules.script.script_index import every_condition, flags_of

GROUNDS_KEPT = 256
INVADER_CARDS = "invader-initiative-cards"


class CompiledScenario:
    """The tables of one scenario for one number of marines."""

    def __init__(self, board: Board, play: PlayData, marines: int) -> None:
        """Compile the tables."""
        scenario, catalog = board.scenario, board.catalog
        self.board = board
        self.scenario = scenario
        self.play = play
        self.marines = marines
        self.parameters: Parameters = parameters_of(scenario, play, marines)
        self.size = len(board.spaces)
        self.everywhere = board.lattice.everywhere
        self._grounds: dict[int, Ground] = {}
        boxes = catalog.owned_boxes(scenario.box, expansion=scenario.expansion)

        self.areas = tuple(board.areas)
        self.area_number = {area: number for number, area in enumerate(self.areas)}
        self.area_of = tuple(self.area_number[area] for area in board.area_of)
        self.area_bits = tuple(board.bits(spaces) for spaces in board.areas.values())
        self.area_elements = {self.area_number[area.id]: area for area in scenario.areas}

        card = invasion_card(scenario, catalog)
        self.groups: tuple[tuple[InvasionGroup, ...], ...] = tuple(
            card.groups.get(color, ()) if card is not None else () for color in PORTAL_COLORS
        )
        """The groups of the invasion card, by tier of portal. Rule: RUL16-144."""
        self.invasion = card
        self.invasion_open = invasion_faceup(scenario)
        """Whether everybody may look at the invasion card. Rule: RUL16-13."""
        self.kinds: tuple[FigureKind, ...] = kinds_in_play(board, card, len(boxes), self.parameters.health)
        self.kind_number = {kind.id: number for number, kind in enumerate(self.kinds)}
        self.neutral_kinds = frozenset(n for n, kind in enumerate(self.kinds) if kind.side == NEUTRAL)
        self.sure_kinds = frozenset(
            n
            for n, kind in enumerate(self.kinds)
            if n != MARINE and _is_sure(board.kinds.figures[kind.id].demon)
        )
        """The kinds whose demon cards have no number that is a guess."""
        self.threat = threat_card(scenario)
        own, printed = scenario.threat, catalog.threats.get(self.threat)
        written: Mapping[str, Any] = own if isinstance(own, Mapping) else {}
        self.income = int(
            written.get(
                "income", printed.income.value if printed is not None and printed.income is not None else 0
            )
        )
        prices = dict(written.get("prices", {}))
        self.prices = tuple(
            int(prices.get(color, printed.prices[color].value if printed and color in printed.prices else 0))
            for color in PORTAL_COLORS
        )
        """Threat tokens that a portal costs, by its tier. Rule: RUL16-153."""
        self.invader_cards = sum(
            content.in_box.value
            for box in boxes
            for content in catalog.boxes[box].contents
            if content.id == INVADER_CARDS and content.in_box is not None
        )

        weapons = [item for item in catalog.items.values() if item.id in play.cards.actions]
        self.weapons = tuple(item.id for item in weapons)
        self.weapon_names = tuple(item.name for item in weapons)
        self.weapon_number = {weapon: number for number, weapon in enumerate(self.weapons)}
        self.starting = tuple(number for number, item in enumerate(weapons) if item.sort == "starting")
        counts = {
            face.item: part.in_box.value if part.in_box is not None else 0
            for part in catalog.parts(boxes)
            for face in part.faces
            if face.item
        }
        self.supply = tuple(counts.get(weapon, 0) for weapon in self.weapons)
        asked = () if scenario.events == "choose" else tuple(scenario.events)
        self.cards = CompiledCards(play.cards, self.kinds, asked, advanced=self.parameters.advanced)
        self.ability_moments = 0
        for moments in self.cards.kind_moments:
            self.ability_moments |= moments
        self.farthest = tuple(
            kind.range + self.cards.most_range(number) for number, kind in enumerate(self.kinds)
        )
        """How far the attack of each kind reaches at most, with all that its side may use before."""
        self.kept_moments = 0
        """When Glory Kill and class cards, which lie before a marine, may be used."""
        for source in (
            *(one.source for one in self.cards.glory),
            *(one.source for one in self.cards.classes),
        ):
            self.kept_moments |= source.moments
        squad = play.cards.squad_for(marines) if self.parameters.squad else None
        self.squad_card = next(
            (one.number for one in self.cards.squads if squad is not None and one.id == squad.id), -1
        )
        """The squad card of the game, -1 for none. Rule: RUL16-11."""
        self.squad_copies = squad.copies.value if squad is not None else 0

        self.doors = game_doors_of(board, self.parameters.door_reach)
        self.near_doors = [0] * self.size
        """For each space the doors that a figure there can open, as a bit set."""
        self.exit_doors = 0
        for door in self.doors:
            if not door.stands or door.kind == "passage":
                continue
            if door.exit:
                self.exit_doors |= 1 << door.number
            for number in range(self.size):
                if (door.beside if door.exit else door.reach) >> number & 1:
                    self.near_doors[number] |= 1 << door.number
        pieces, spare = game_tokens_of(board, self.area_number, marines)
        self.tokens: tuple[GameToken, ...] = tuple(pieces)
        self.spare_tokens = self.tokens[spare:]
        """Tokens that lie nowhere until a step gives them or a figure drops them."""
        self.pads = tuple(token for token in self.tokens if token.type.linked == "active")
        self.portals = tuple(token for token in self.tokens if token.type.summons)
        self.usable = tuple(token for token in self.tokens if token.use_from)
        self.pad_bits = _bits(self.pads)
        """Where teleporters are, and where those can be that lie somewhere in an area."""
        for pad in self.pads:
            if not pad.bits and pad.area >= 0:
                self.pad_bits |= self.area_bits[pad.area]
        self.setups: tuple[FigureSetup, ...] = tuple(figure_setups(board, self.kinds, marines))
        self.demon_cards = self._demon_cards()
        """The types that have a demon card before the invader, as a bit set. Rule: RUL16-09."""
        self.starts = self._starts()
        extra = entry_costs(board, marines, self.parameters.difficult)
        self.extra = [extra.get(number, 0) for number in range(self.size)]
        """Points that entering each space costs beyond a step."""
        self.dearest = self.parameters.step + max(extra.values(), default=0)
        """The points that suffice to enter any space without a figure."""
        self.costly = sum(1 << number for number, more in extra.items() if more)
        self.effect_handler: Callable[[CompiledScenario, State, int], Any]
        """Makes the value that carries out steps of the script: from tables, state, the marine they concern or -1. The game sets it."""
        self.script_facts: Callable[[CompiledScenario, State], Any]
        """Makes the value that answers conditions: from tables and state. The game sets it."""
        self.topics_of = TOPICS
        self._script()
        self.numbers_by_parts: dict[PartsInPlay, frozenset[str]] = {}
        """The numbers that games depended on, by their parts. Kept by `queries.data_provenance`."""
        self.stock = ActionCache(board)

    def _demon_cards(self) -> int:
        names = set(self.scenario.demons)
        for portal in self.portals:
            names |= {kind for group in self.groups[portal.color] for kind, _ in group.demons.value}
        set_up = {setup.kind for setup in self.setups}
        return sum(
            1 << number
            for number, kind in enumerate(self.kinds)
            if kind.side == INVADERS and (kind.id in names or number in set_up)
        )

    def _starts(self) -> tuple[int, ...]:
        """The spaces where marines start, in seat order, then any space of the start area. Rule: RUL16-14."""
        board = self.board
        listed = start_spaces(board, self.marines)
        blocked = board.step_blockers(self.marines)
        start = next(
            (self.area_bits[self.area_number[area.id]] for area in self.scenario.areas if area.start), 0
        )
        spare = [n for n in range(self.size) if start >> n & 1 and not blocked >> n & 1 and n not in listed]
        return tuple([*listed, *spare][: self.marines])

    def _script(self) -> None:
        """Number the subjects of the script, and find the dependencies of its conditions."""
        scenario, board = self.scenario, self.board
        self.flag_number = {flag: number for number, flag in enumerate(flags_of(board))}
        self.door_number = {door.element.id: door.number for door in self.doors if door.element.id}
        self.tokens_named: dict[str, tuple[int, ...]] = {}
        for token in self.tokens:
            if token.element.id:
                self.tokens_named[token.element.id] = (
                    *self.tokens_named.get(token.element.id, ()),
                    token.number,
                )
        self.placed_tokens: dict[object, tuple[int, ...]] = {}
        self.placed_setups: dict[object, tuple[int, ...]] = {}
        for effect in script_of(board).effects:
            if effect.kind == "place":
                thing = placed_element(effect.value, board.kinds.tokens)
                self.placed_tokens[effect.value] = tuple(
                    token.number for token in self.tokens if token.placed and token.element == thing
                )
                self.placed_setups[effect.value] = tuple(
                    setup.number for setup in self.setups if setup.placed and setup.element == thing
                )
        self.item_fates = {item.id: item.fragged for item in scenario.items}
        leaves = [leaf for condition in every_condition(scenario) for leaf in leaves_of(condition)]
        self.topics = 0
        for leaf in leaves:
            self.topics |= TOPICS[leaf.kind]
        self.clears = [(number, area) for number, area in enumerate(scenario.areas) if area.clear is not None]
        """The areas in which something happens once they are cleared, with their numbers in the scenario."""
        if self.clears:
            self.topics |= TOPICS["clear"]
        cleared = {area.id for _, area in self.clears} | {
            leaf.value for leaf in leaves if leaf.kind == "clear"
        }
        self.clearable = 0
        """The spaces of areas that the script wants clear."""
        for name in cleared & self.area_number.keys():
            self.clearable |= self.area_bits[self.area_number[name]]
        if scenario.deadlines or scenario.triggers:
            self.topics |= topics.OPENED
        asked = {leaf.value for leaf in leaves if leaf.kind == "reveal"}
        self.sighted_areas = tuple(
            number for number, area in self.area_elements.items() if area.text or area.do or area.id in asked
        )
        """The areas that bring something about when a marine sees them first. Rule: RUL16-180."""
        if self.sighted_areas:
            self.topics |= topics.SIGHTED
        self.held_areas = sorted(
            {
                self.area_number[leaf.value]
                for leaf in leaves
                if leaf.kind == "hold" and leaf.value in self.area_number
            }
        )
        self.questions = tuple(dict.fromkeys(leaf.value for leaf in leaves if leaf.kind == "manual"))
        self.kinds_to_kill = {leaf.value for leaf in leaves if leaf.kind == "kill"}
        self.needy_passages = [
            (door.number, door.needs)
            for door in self.doors
            if door.kind == "passage" and door.needs is not None
        ]
        """Passages that open by themselves once a condition holds."""
        self.fired_clear = len(scenario.triggers)
        self.fired_deadline = self.fired_clear + len(scenario.areas)
        self.fired_area = self.fired_deadline + len(scenario.deadlines)
        self.fired_tried = self.fired_area + len(self.areas)
        self.fired_tried_token = self.fired_tried + len(self.doors)
        """The first bits of `ScriptRecord.fired` for each sort of thing that happens once."""

    def ground(self, opened: int) -> Ground:
        """Return the ground with these doors open."""
        found = self._grounds.get(opened)
        if found is None:
            if len(self._grounds) >= GROUNDS_KEPT:
                self._grounds.clear()
            found = self._grounds[opened] = Ground(self.board, opened, self.marines)
        return found

    def body(self, ground: Ground, anchor: int, shape: int) -> int:
        """Return the spaces of a figure, 0 where it can't be."""
        return 1 << anchor if not shape else self.stock.body(ground, anchor, shape)

    def size_of(self, kind: int) -> tuple[int, int]:
        """Return width and height of a kind."""
        return SHAPES[self.kinds[kind].shape]


def _is_sure(demon: Demon | None) -> bool:
    """Whether no number of a demon card is a guess."""
    return demon is not None and all(number is not None and number.sure for number in demon)


def _bits(tokens: tuple[GameToken, ...]) -> int:
    found = 0
    for token in tokens:
        found |= token.bits
    return found
