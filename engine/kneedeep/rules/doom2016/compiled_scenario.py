"""The constant data of a game as numbers: kinds, cards, doors, tokens, figures, the script."""

from collections.abc import Callable, Mapping
from typing import Any

from kneedeep.board import Board
from kneedeep.board.door_reach import opening_spaces
from kneedeep.board.portal_room import start_spaces
from kneedeep.board.script.conditions import ConditionContext
from kneedeep.board.script.numbers_in_play import PartsInPlay
from kneedeep.board.walk_costs import entry_costs
from kneedeep.model.catalog.components.figure_type import Demon
from kneedeep.model.catalog.invader_setup import PORTAL_COLORS, InvasionGroup, Threat
from kneedeep.model.catalog.play_data import PlayData
from kneedeep.model.geometry.bits import each_number, union
from kneedeep.model.scenario.invasion import invasion_card, invasion_faceup, threat_card
from kneedeep.model.scenario.value import placed_value
from kneedeep.rules.doom2016.action_cache import ActionCache
from kneedeep.rules.doom2016.parameters import Parameters, parameters_of
from kneedeep.rules.doom2016.state import State
from kneedeep.rules.doom2016.tables import topics
from kneedeep.rules.doom2016.tables.compiled_cards import CompiledCards
from kneedeep.rules.doom2016.tables.figure_kinds import INVADERS, MARINE, NEUTRAL, figure_setups, kinds_in_play
from kneedeep.rules.doom2016.tables.game_tokens import GameToken, game_tokens_of
from kneedeep.rules.doom2016.tables.ground import SHAPES, Ground
from kneedeep.rules.doom2016.tables.topics import TOPICS
from kneedeep.rules.scenario_tokens import GameDoor
from kneedeep.rules.script.scenario_tables import ScenarioTables
from kneedeep.rules.script.script_steps import ScriptSteps


@placed_value
class _Door(GameDoor):
    """A door. `reach`: spaces to open it from. `beside`: spaces beside it. `stands`: on the board. Rule: RUL16-69."""

    number: int
    stands: bool
    reach: int
    beside: int


GROUNDS_KEPT = 256
INVADER_CARDS = "invader-initiative-cards"


class CompiledScenario(ScenarioTables):
    """The tables of one scenario for one number of marines."""

    effect_handler: "Callable[[CompiledScenario, State, int], ScriptSteps]"
    """Factory of the executor of script steps. Inputs: tables, state, a marine or -1. Set by the game."""
    script_facts: "Callable[[CompiledScenario, State], ConditionContext]"
    """Factory of the context of conditions. Inputs: tables, state. Set by the game."""

    def __init__(self, board: Board, play: PlayData, marines: int) -> None:
        super().__init__(board, play, marines)
        self.parameters: Parameters = parameters_of(self.scenario, play, marines)
        self.everywhere = board.lattice.everywhere
        self._grounds: dict[int, Ground] = {}
        self._number_kinds()
        self._number_weapons()
        self._number_cards()
        self._number_doors()
        self._number_tokens()
        self.setups = tuple(figure_setups(board, self.kinds, marines))
        self.demon_cards = self._demon_cards()
        """The types that have a demon card before the invader, as a bit set. Rule: RUL16-09."""
        self.starts = self._starts()
        extra = entry_costs(board, marines, self.parameters.difficult)
        self.extra = [extra.get(number, 0) for number in range(self.size)]
        """Points that entering each space costs beyond a step."""
        self.dearest = self.parameters.step + max(extra.values(), default=0)
        """The points that are enough to enter any space without a figure."""
        self.costly = sum(1 << number for number, more in extra.items() if more)
        self._script()
        self.numbers_by_parts: dict[PartsInPlay, frozenset[str]] = {}
        """The numbers that games depended on, by their parts. Kept by `queries.data_provenance`."""
        self.stock = ActionCache(board)

    def _number_kinds(self) -> None:
        board, scenario, catalog = self.board, self.scenario, self.board.catalog
        card = self.invasion = invasion_card(scenario, catalog)
        self.groups: tuple[tuple[InvasionGroup, ...], ...] = tuple(
            card.groups.get(color, ()) if card is not None else () for color in PORTAL_COLORS
        )
        """The groups of the invasion card, by tier of portal. Rule: RUL16-144."""
        self.invasion_open = invasion_faceup(scenario)
        """Whether everybody may look at the invasion card. Rule: RUL16-13."""
        self.kinds = kinds_in_play(board, card, len(self.boxes), self.parameters.health)
        self.kind_number = {kind.id: number for number, kind in enumerate(self.kinds)}
        self.neutral_kinds = frozenset(n for n, kind in enumerate(self.kinds) if kind.side == NEUTRAL)
        self.sure_kinds = frozenset(
            n for n, kind in enumerate(self.kinds) if n != MARINE and _is_sure(board.kinds.figures[kind.id].demon)
        )
        """The kinds whose demon cards have no number that is a guess."""
        self.threat = threat_card(scenario)
        self._price_portals(scenario.threat, catalog.threats.get(self.threat))
        self.invader_cards = sum(
            content.in_box.value
            for box in self.boxes
            for content in catalog.boxes[box].contents
            if content.id == INVADER_CARDS and content.in_box is not None
        )

    def _price_portals(self, own: object, printed: Threat | None) -> None:
        """Set income and prices from the scenario, else from the threat card."""
        written: Mapping[str, Any] = own if isinstance(own, Mapping) else {}
        income = printed.income.value if printed is not None and printed.income is not None else 0
        self.income = int(written.get("income", income))
        prices = {color: price.value for color, price in printed.prices.items()} if printed else {}
        prices.update(written.get("prices", {}))
        self.prices = tuple(int(prices.get(color, 0)) for color in PORTAL_COLORS)
        """Threat tokens that a portal costs, by its tier. Rule: RUL16-153."""

    def _number_weapons(self) -> None:
        catalog = self.board.catalog
        weapons = [item for item in catalog.items.values() if item.id in self.play.cards.actions]
        self.weapons = tuple(item.id for item in weapons)
        self.weapon_names = tuple(item.name for item in weapons)
        self.weapon_number = {weapon: number for number, weapon in enumerate(self.weapons)}
        self.starting = tuple(number for number, item in enumerate(weapons) if item.sort == "starting")
        counts = {
            face.item: part.in_box.value if part.in_box is not None else 0
            for part in catalog.parts(self.boxes)
            for face in part.faces
            if face.item
        }
        self.supply = tuple(counts.get(weapon, 0) for weapon in self.weapons)

    def _number_cards(self) -> None:
        events, cards = self.scenario.events, self.play.cards
        asked = () if events == "choose" else tuple(events)
        self.cards = CompiledCards(cards, self.kinds, asked, advanced=self.parameters.advanced)
        self.ability_moments = union(self.cards.kind_moments)
        self.farthest = tuple(kind.range + self.cards.most_range(number) for number, kind in enumerate(self.kinds))
        """The greatest range of the attack of each kind, with everything its side may use before."""
        self.kept_moments = union(one.source.moments for kept in (self.cards.glory, self.cards.classes) for one in kept)
        """When Glory Kill and class cards, which lie before a marine, may be used."""
        squad = cards.squad_for(self.marines) if self.parameters.squad else None
        self.squad_card = next(
            (one.number for one in self.cards.squads if squad is not None and one.id == squad.id), -1
        )
        """The squad card of the game, -1 for none. Rule: RUL16-11."""
        self.squad_copies = squad.copies.value if squad is not None else 0

    def _number_doors(self) -> None:
        self.doors = tuple(
            _Door(
                door.element,
                door.kind,
                door.element.needs,
                door.standing == "exit",
                door.number,
                door.stands,
                opening_spaces(self.board, door, self.parameters.door_reach),
                self.board.bits(door.sides),
            )
            for door in self.board.doors
        )
        opened = [door for door in self.doors if door.stands and door.kind != "passage"]
        self.exit_doors = union(1 << door.number for door in opened if door.exit)
        self.near_doors = [0] * self.size
        """For each space the doors that a figure there can open, as a bit set."""
        for door in opened:
            for number in each_number(door.beside if door.exit else door.reach):
                self.near_doors[number] |= 1 << door.number

    def _number_tokens(self) -> None:
        pieces, spare = game_tokens_of(self.board, self.area_number, self.marines)
        self.tokens: tuple[GameToken, ...] = tuple(pieces)
        self.spare_tokens = self.tokens[spare:]
        """Tokens off the board until a step gives them or a figure drops them."""
        self.pads = tuple(token for token in self.tokens if token.type.linked == "active")
        self.portals = tuple(token for token in self.tokens if token.type.summons)
        self.usable = tuple(token for token in self.tokens if token.use_from)
        somewhere = [pad.area for pad in self.pads if not pad.bits and pad.area >= 0]
        self.pad_bits = union(pad.bits for pad in self.pads) | union(self.area_bits[n] for n in somewhere)
        """The places of teleporters, and the possible places of those somewhere in an area."""

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
        """The start spaces of the marines in seat order, then all spaces of the start area. Rule: RUL16-14."""
        board = self.board
        listed = start_spaces(board, self.marines)
        blocked = board.step_blockers(self.marines)
        start = next((self.area_bits[self.area_number[area.id]] for area in self.scenario.areas if area.start), 0)
        spare = [n for n in range(self.size) if start >> n & 1 and not blocked >> n & 1 and n not in listed]
        return tuple([*listed, *spare][: self.marines])

    def _script(self) -> None:
        """Number the subjects of the script, and find the dependencies of its conditions."""
        scenario = self.scenario
        leaves = self._number_script(self.doors, self.tokens, self.setups, TOPICS)
        asked = {kind: {leaf.value for leaf in leaves if leaf.kind == kind} for kind in ("clear", "reveal", "kill")}
        self.kinds_to_kill = asked["kill"]
        cleared = {area.id for _, area in self.clears} | asked["clear"]
        self.clearable = union(self.area_bits[self.area_number[n]] for n in cleared & self.area_number.keys())
        """The spaces of areas that the script wants clear."""
        self.sighted_areas = tuple(
            number for number, area in self.area_elements.items() if area.text or area.do or area.id in asked["reveal"]
        )
        """The areas with effects when a marine first sees them. Rule: RUL16-180."""
        if self.clears:
            self.topics |= TOPICS["clear"]
        if scenario.deadlines or scenario.triggers:
            self.topics |= topics.OPENED
        if self.sighted_areas:
            self.topics |= topics.SIGHTED
        self.fired_area = self.fired_deadline + len(scenario.deadlines)
        self.fired_tried = self.fired_area + len(self.areas)
        self.fired_tried_token = self.fired_tried + len(self.doors)

    def ground(self, opened: int) -> Ground:
        """The ground with these doors open."""
        if (found := self._grounds.get(opened)) is None:
            if len(self._grounds) >= GROUNDS_KEPT:
                self._grounds.clear()
            found = self._grounds[opened] = Ground(self.board, opened, self.marines)
        return found

    def body(self, ground: Ground, anchor: int, shape: int) -> int:
        """The spaces of a figure, 0 if it does not fit."""
        return 1 << anchor if not shape else self.stock.body(ground, anchor, shape)

    def size_of(self, kind: int) -> tuple[int, int]:
        """The width and height of a kind."""
        return SHAPES[self.kinds[kind].shape]


def _is_sure(demon: Demon | None) -> bool:
    """True if no number of a demon card is a guess."""
    return demon is not None and all(number is not None and number.sure for number in demon)
