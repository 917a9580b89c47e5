"""The tables of a scenario common to every ruleset: areas, and the script's subjects and conditions."""

from collections.abc import Iterable, Mapping, Sequence

from kneedeep.board import Board
from kneedeep.board.script.branch_setup import script_of
from kneedeep.board.script.conditions import Place, leaves_of
from kneedeep.board.script.script_steps import placed_element
from kneedeep.model.catalog.play_data import PlayData
from kneedeep.model.geometry.bits import union
from kneedeep.model.scenario.model import Condition
from kneedeep.rules.scenario_tokens import GameDoor, SetupThing
from kneedeep.rules.script.script_index import every_condition, flags_of


class ScenarioTables:
    """The tables of one scenario for one number of marines."""

    def __init__(self, board: Board, play: PlayData, marines: int) -> None:
        scenario = self.scenario = board.scenario
        self.board, self.play, self.marines = board, play, marines
        self.size = len(board.spaces)
        self.boxes = board.catalog.owned_boxes(scenario.box, expansion=scenario.expansion)
        self.areas = tuple(board.areas)
        self.area_number = {area: number for number, area in enumerate(self.areas)}
        self.area_of = tuple(self.area_number[area] for area in board.area_of)
        self.area_bits = tuple(board.bits(spaces) for spaces in board.areas.values())
        self.area_elements = {self.area_number[area.id]: area for area in scenario.areas}

    def place_bits(self, place: Place) -> int:
        """The spaces of an area by its id, or of a list of spaces."""
        return self.board.bits(self.board.areas.get(place, ()) if isinstance(place, str) else place)

    def _number_script(
        self,
        doors: Sequence[GameDoor],
        tokens: Sequence[SetupThing],
        setups: Sequence[SetupThing],
        topics: Mapping[str, int],
    ) -> list[Condition]:
        """Number the script's subjects and find the dependencies of its conditions. Returns the conditions' parts."""
        scenario = self.scenario
        self._name_things(doors, tokens, setups)
        leaves = [leaf for condition in every_condition(scenario) for leaf in leaves_of(condition)]
        self.topics_of = topics
        self.topics = union(topics[leaf.kind] for leaf in leaves)
        held = {leaf.value for leaf in leaves if leaf.kind == "hold"}
        self.held_areas = sorted(self.area_number[area] for area in held & self.area_number.keys())
        self.questions = tuple(dict.fromkeys(leaf.value for leaf in leaves if leaf.kind == "manual"))
        self.clears = [(number, area) for number, area in enumerate(scenario.areas) if area.clear is not None]
        """The areas with effects when cleared, with their numbers in the scenario."""
        passages = ((number, door.needs) for number, door in enumerate(doors) if door.kind == "passage")
        self.needy_passages = [(number, needs) for number, needs in passages if needs is not None]
        """The passages that open by themselves when their condition holds."""
        self.fired_clear = len(scenario.triggers)
        """The first bit of `ScriptRecord.fired` for areas. The next ones are for further things that happen once."""
        self.fired_deadline = self.fired_clear + len(scenario.areas)
        return leaves

    def _name_things(
        self, doors: Sequence[GameDoor], tokens: Sequence[SetupThing], setups: Sequence[SetupThing]
    ) -> None:
        self.flag_number = {flag: number for number, flag in enumerate(flags_of(self.board))}
        self.door_number = {door.element.id: number for number, door in enumerate(doors) if door.element.id}
        self.tokens_named: dict[str, tuple[int, ...]] = {}
        for token in tokens:
            if name := token.element.id:
                self.tokens_named[name] = (*self.tokens_named.get(name, ()), token.number)
        self.chosen_bits = _chosen_bits(tokens, setups)
        steps = [effect.value for effect in script_of(self.board).effects if effect.kind == "place"]
        things = {step: placed_element(step, self.board.kinds.tokens) for step in steps}
        self.placed_tokens = {step: _alike(tokens, thing) for step, thing in things.items()}
        self.placed_setups = {step: _alike(setups, thing) for step, thing in things.items()}
        self.item_fates = {item.id: item.fragged for item in self.scenario.items}


def _chosen_bits(tokens: Sequence[SetupThing], setups: Sequence[SetupThing]) -> dict[str, int]:
    """The bits of `ScriptRecord.set_up` for the subjects of choices: tokens, then waiting figures."""
    found: dict[str, int] = {}
    waiting = ((len(tokens) + setup.number, setup.element) for setup in setups if setup.placed)
    for number, element in (*((token.number, token.element) for token in tokens), *waiting):
        for name in filter(None, {element.id, getattr(element, "group", None)}):
            found[name] = found.get(name, 0) | 1 << number
    return found


def _alike(things: Iterable[SetupThing], element: object) -> tuple[int, ...]:
    """The things placed by a step."""
    return tuple(thing.number for thing in things if thing.placed and thing.element == element)
