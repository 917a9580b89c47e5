"""The constant part of a game at a table: the board, the number of marines, the set-up, the names."""

from collections.abc import Callable, Sequence

from kneedeep.board import Board, present
from kneedeep.board.doors import LaidDoor
from kneedeep.board.script.branch_setup import targets
from kneedeep.board.script.table_session.table_things import Thing, things_of
from kneedeep.model.catalog import Feature, sure_value
from kneedeep.model.catalog.action_points import turn_parameters
from kneedeep.model.geometry.space import Space
from kneedeep.model.scenario.model import Area, Choice, Deadline, Ending, Figure, Scenario, Token, Trigger
from kneedeep.model.scenario.names import names_of

_INVADER_CARDS = "invader-initiative-cards"


class TableGame:
    """A scenario set up for a number of marines. `drawn`: the numbers of the drawn entries for each choice."""

    def __init__(self, board: Board, marines: int, drawn: Sequence[Sequence[int]]) -> None:
        """Set up a board. Raises ValueError if the entries don't fit the scenario's choices."""
        scenario = board.scenario
        self.board, self.marines = board, marines
        self.drawn = tuple(tuple(sorted(set(numbers))) for numbers in drawn)
        _check_drawn(scenario.choices, self.drawn)
        self.names = names_of(scenario)
        absent = self._absent()
        elements: tuple[Token | Figure, ...] = (*scenario.tokens, *scenario.figures)
        self.things: dict[str, Thing] = {
            thing.key: thing
            for element in elements
            if present(element.marines, marines) and element.id not in absent
            for thing in things_of(board, element, self.names[element.serial])
        }
        """The things of the set-up, by key, tokens first."""
        self.doors: dict[str, LaidDoor] = {self.names[door.element.serial]: door for door in board.doors if door.stands}
        self.door_ids = {door.element.id: door for door in self.doors.values() if door.element.id}
        self.areas: dict[str, Area | None] = dict.fromkeys(board.areas)
        self.areas.update((area.id, area) for area in scenario.areas)
        self.triggers: dict[str, Trigger] = {
            self.names[one.serial]: one for one in scenario.triggers if one.id not in absent
        }
        self.deadlines: dict[str, Deadline] = {self.names[one.serial]: one for one in scenario.deadlines}
        self.endings: dict[str, Ending] = {self.names[one.serial]: one for one in scenario.endings}

    @property
    def scenario(self) -> Scenario:
        """The scenario."""
        return self.board.scenario

    def has(self, feature: Feature) -> bool:
        """Whether the edition of the board has a feature."""
        return feature in self.board.edition.features

    def house_rule(self, name: str, default: str) -> str:
        """The value of a house rule."""
        return str(self.scenario.rules.get(name, default))

    @property
    def seats(self) -> tuple[Space, ...]:
        """The start spaces of the marines."""
        spawns = self.scenario.spawns
        return tuple(at for spawn in spawns if spawn.side == "marines" for at in spawn.spaces)[: self.marines]

    @property
    def marine_cards(self) -> int:
        """The number of initiative cards of each marine. A single marine has more. Rule: RUL16-21, RUL16-176."""
        squad = self.scenario.setup.get("marines", {}).get("squad", "printed") != "none"
        alone = self.marines == 1 and squad and self.house_rule("advanced", "on") == "on"
        return int(turn_parameters(self.scenario.ruleset)["cards_alone"].value) if alone else 1

    @property
    def most_invader_cards(self) -> int | None:
        """The number of invader cards in the box for the initiative deck. None: no limit. Rule: RUL16-18."""
        return most_invader_cards(self.board)

    def all_things(self, placed: Sequence[Thing]) -> tuple[Thing, ...]:
        """The set-up and the placed things."""
        return (*self.things.values(), *placed)

    def thing(self, key: str, placed: Sequence[Thing] = ()) -> Thing | None:
        """A thing that is set up or was placed, by its key."""
        return self.things.get(key) or next((thing for thing in placed if thing.key == key), None)

    def areas_of_door(self, door: LaidDoor) -> tuple[str, ...]:
        """The areas that a door touches."""
        number, area_of = self.board.number, self.board.area_of
        return tuple(dict.fromkeys(area_of[number[at]] for at in door.sides if at in number))

    def pads_of(self, thing: Thing) -> list[Thing]:
        """The teleporters that one leads to: the named ones, else the ones it is linked with."""
        element, kind = thing.element, thing.type
        if not isinstance(element, Token):
            return []
        if named := [pad for pad, _needs in targets(element)]:
            return [one for one in self.things.values() if one.element.id in named]
        if not (linked := getattr(kind, "linked", "")):
            return []
        alike = (one for one in self.things.values() if one.key != thing.key and one.element.kind == element.kind)
        return [one for one in alike if linked == "kind" or getattr(one.element, "color", None) == element.color]

    def _absent(self) -> frozenset[str]:
        """The ids of elements left out by the choices."""
        named, kept = set(), set()
        for choice, numbers in zip(self.scenario.choices, self.drawn, strict=True):
            for number, entry in enumerate(choice.of):
                ids = {str(pick["token"]) for pick in entry}
                named |= ids
                if number in numbers:
                    kept |= ids
        return frozenset(named - kept)


def _check_drawn(choices: Sequence[Choice], drawn: Sequence[Sequence[int]]) -> None:
    if len(drawn) != len(choices) or any(
        not 0 <= number < len(choice.of) for choice, numbers in zip(choices, drawn, strict=True) for number in numbers
    ):
        raise ValueError("the entries drawn are not those of the scenario's choices")


def drawn_at_random(choices: Sequence[Choice], below: Callable[[int], int]) -> tuple[tuple[int, ...], ...]:
    """Random entries for every choice. `below(n)` returns a number from 0 to n-1."""
    found = []
    for choice in choices:
        left = list(range(len(choice.of)))
        found.append(tuple(sorted(left.pop(below(len(left))) for _ in range(min(choice.draw, len(left))))))
    return tuple(found)


def most_invader_cards(board: Board) -> int | None:
    """The number of invader cards in the box for the initiative deck. None: no limit. Rule: RUL16-18."""
    if board.scenario.rules.get("invader_cards", "box") != "box":
        return None
    boxes = (board.catalog.boxes[name] for name in board.edition.boxes)
    held = [content.in_box for box in boxes for content in box.contents if content.id == _INVADER_CARDS]
    return sum(sure_value(number) or 0 for number in held) or None
