"""A solution of the 2016 edition followed step by step: portals summon by sight, by the script or by the threat card.

Rule: RUL16-53 to RUL16-69, RUL16-143 to RUL16-157, RUL16-165 to RUL16-184. Fights are taken as won wherever they are.
"""

from collections.abc import Mapping
from typing import Any

from kneedeep.board import Board
from kneedeep.board.board import WALLS
from kneedeep.board.doors import LaidDoor
from kneedeep.board.script.branch_setup import script_of
from kneedeep.board.script.script_steps import placed_element
from kneedeep.board.visible_spaces import sight_of
from kneedeep.model.geometry.sight_table import Visibility
from kneedeep.model.geometry.space import Space
from kneedeep.model.scenario.invasion import invasion_card, threat_card
from kneedeep.model.scenario.model import Condition, Door, Effect, Figure, Token
from kneedeep.solver.solution import SolutionStep
from tests.support.oracles.course_verifier import CourseVerifier


class PortalCourse(CourseVerifier):
    """One marine who follows a solution on a map that is open from the start."""

    DOOR = 1

    def __init__(self, board: Board, marines: int) -> None:
        super().__init__(board, marines)
        scenario = board.scenario
        self.threat = threat_card(scenario)
        self.looks_at_doors = scenario.rules.get("infestation") == "door"
        card = invasion_card(scenario, board.catalog)
        self.groups = {} if card is None else card.groups
        self.figures = [figure for figure in scenario.figures if self.comes(figure.marines)]
        self.dead: list[int] = []
        """The serial of each figure that was killed, once for each time."""
        self.summoned: list[int] = []
        steps = [effect.value for effect in script_of(board).effects if effect.kind == "summon"]
        self.scripted = {portal.serial for name in steps for portal in self.portals(name)}
        self.beaten: set[int] = set()
        self.taken: set[int] = set()
        self.gone: set[str] = set()
        self.lost: set[str] = set()
        self.got: list[str] = []
        self.uses: dict[int, int] = {}
        self.worked: set[str] = set()
        self.rounds = 0
        self.fired: set[object] = set()
        self.avoided: set[Space] = set()
        self.sights: dict[frozenset[int], Visibility] = {}
        for token in self.tokens:
            if token.kind == "teleporter" and token.active and token.needs is None and token.id:
                self.active.add(token.id)
        starts = sorted(self.starts[:marines])
        self.at = starts[0]
        for start in starts:
            self.look(start, at_door=True)
        self.settle()

    # What lies where

    def lies(self, token: Token) -> bool:
        """Whether a token is on the map."""
        return token.id not in self.gone and token.serial not in (*self.summoned, *self.taken)

    def named(self, name: str) -> Token:
        return next(token for token in self.tokens if token.id == name)

    def portals(self, name: str = "all") -> list[Token]:
        """The portals with a name: an id, a color, or all."""
        portals = [token for token in self.tokens if token.kind == "portal"]
        return [token for token in portals if name in ("all", token.id, token.color)]

    def stops(self, token: Token) -> bool:
        kind = self.board.kinds.tokens.get(token.kind)
        return kind is not None and kind.blocks_steps

    def can_enter(self, space: Space) -> bool:
        return space not in self.avoided and not any(
            self.stops(token) and self.lies(token) and space in token.places for token in self.tokens
        )

    def entry(self, space: Space) -> int:
        return 1 + (self.board.difficult >> self.board.number[space] & 1)

    def pads(self) -> list[Token]:
        return [token for token in self.tokens if token.kind == "teleporter" and self.lies(token)]

    def is_active(self, pad: Token) -> bool:
        return (pad.id or pad.serial) in self.active

    def teleports(self, space: Space) -> list[Space]:
        places = [pad.places[0] for pad in self.pads() if self.is_active(pad)]
        return [place for place in places if place != space] if space in places else []

    def beside(self, space: Space) -> set[Space]:
        """A space and those adjacent to it, also over impassable and blocking edges."""
        number = self.board.number[space]
        adjacent = self.board.steps((), WALLS).neighbours[number]
        return {space, *(self.board.spaces[other] for other in adjacent)}

    # What comes about by itself

    def visible(self, space: Space) -> set[Space]:
        opened = frozenset(self.open)
        if opened not in self.sights:
            self.sights[opened] = sight_of(self.board, opened)
        return set(self.board.lattice.listed(self.sights[opened].visible(self.board.number[space])))

    def look(self, space: Space, *, at_door: bool = False, only: frozenset[int] | None = None) -> None:
        """Notice everything visible from a space. `only`: the portals to notice. Rule: RUL16-151, RUL16-180."""
        seen = self.visible(space)
        for area in self.board.scenario.areas:
            if area.id not in self.seen and seen & set(self.board.areas[area.id]):
                self.seen.add(area.id)
                self.carry_out(area.do)
        if self.threat == "infestation" and (at_door or not self.looks_at_doors):
            for portal in self.portals():
                noticed = only is None or portal.serial in only
                if noticed and self.lies(portal) and seen & set(portal.places):
                    self.summon(portal)

    def summon(self, portal: Token) -> None:
        self.summoned.append(portal.serial)
        self.carry_out(portal.do)

    def settle(self) -> None:
        """Let everything happen whose condition holds, in the order of the file."""
        before = None
        while before != (before := self.so_far()):
            self.look(self.at)
            for pad in self.pads():
                if pad.active and not self.is_active(pad) and self.holds(pad.needs):
                    self.activate(pad)
            for trigger in self.board.scenario.triggers:
                if trigger.serial not in self.fired and self.holds(trigger.when):
                    self.fired.add(trigger.serial)
                    self.carry_out(trigger.do)
            for door in self.board.doors:
                if door.kind == "passage" and door.number not in self.open and self.holds(door.element.needs):
                    self.open_by_script(door.element)
            for area in self.board.scenario.areas:
                if area.clear is not None and area.serial not in self.fired and self.is_clear(area.id):
                    self.fired.add(area.serial)
                    self.carry_out(area.clear.do)

    def so_far(self) -> tuple[object, ...]:
        sizes = tuple(map(len, (self.seen, self.summoned, self.active, self.fired, self.open, self.flags)))
        return (*sizes, len(self.got), len(self.gone), len(self.unlocked), len(self.tokens))

    def activate(self, pad: Token) -> None:
        self.active.add(pad.id or pad.serial)  # type: ignore[arg-type]
        self.carry_out(pad.do)

    def enter(self, space: Space) -> None:
        """A marine enters a space: an inactive teleporter there becomes active. Rule: RUL16-156."""
        for pad in self.pads():
            if space in pad.places and not self.is_active(pad) and self.holds(pad.needs):
                self.activate(pad)

    def open_by_script(self, door: Door) -> None:
        number = self.number_of(door)
        if number not in self.open:
            self.open.add(number)
            self.opened.add(door.id or "")
            self.carry_out(door.do)

    def carry_out_own(self, effect: Effect) -> None:
        kind, value = effect.kind, effect.value
        if kind == "summon":
            for portal in self.portals(value):
                if self.lies(portal):
                    self.summon(portal)
        elif kind == "give":
            self.got += [value] * effect.params.get("count", 1)
        elif kind == "open":
            self.open_by_script(next(door.element for door in self.board.doors if door.element.id == value))
        elif kind == "remove":
            self.gone.add(value)
        elif kind == "lose":
            self.lost.add(value)
        elif kind == "place":
            element = placed_element(value, self.board.kinds.tokens)
            if not self.comes(element.marines):
                return
            if isinstance(element, Token):
                self.tokens.append(element)
            else:
                self.figures.append(element)
        else:
            super().carry_out_own(effect)

    # Conditions

    def is_clear(self, area: str) -> bool:
        """Whether nobody of the set-up and no portal is left in an area, their demons neither. Rule: RUL16-178."""
        inside = set(self.board.spaces if area == "board" else self.board.areas[area])
        portals = [portal for portal in self.portals() if portal.id not in self.gone]
        alive = [
            place
            for figure in self.board.scenario.figures
            if figure in self.figures and self.is_demon(figure)
            for place in figure.places[self.dead.count(figure.serial) :]
        ]
        return not any(place in inside for place in alive) and not any(
            portal.serial not in self.beaten and inside & set(portal.places) for portal in portals
        )

    def is_demon(self, figure: Figure) -> bool:
        kind = self.board.kinds.figures.get(figure.kind)
        return kind is not None and kind.side == "invaders"

    def killed(self, name: str) -> int:
        """How many of a kind, group or id are dead: those of portals that the invader can't avoid."""
        named = {figure.serial for figure in self.figures if name in (figure.id, figure.group, figure.kind)}
        count = sum(serial in named for serial in self.dead)
        for portal in self.portals():
            if portal.serial in self.beaten:
                groups = self.groups.get(portal.color or "", ())
                count += min(dict(group.demons.value).get(name, 0) for group in groups) if groups else 0
        return count

    def holds(self, condition: Condition | None) -> bool:
        if condition is None:
            return True
        kind, value, params = condition.kind, condition.value, condition.params
        if kind == "summoned":
            portals = [one for one in self.portals(value) if self.lies(one) or one.serial in self.summoned]
            return bool(portals) and all(portal.serial in self.summoned for portal in portals)
        if kind == "clear":
            return self.is_clear(value)
        if kind == "kill":
            return self.killed(value) >= int(params.get("count", 1))
        if kind == "got":
            return self.got.count(value) >= int(params.get("count", 1))
        if kind == "use" and self.named(value).kind == "teleporter":
            return self.is_active(self.named(value))
        if kind == "use":
            return self.uses.get(self.named(value).serial, 0) > 0
        if kind == "open":
            doors = self.worked if "by" in params else self.worked | self.opened
            return bool(doors) if value == "any" else value in doors
        if kind == "round":
            return self.rounds >= int(value)
        if kind == "reach" and isinstance(value, str) and self.marines == 1:
            return bool(self.board.area_of[self.board.number[self.at]] == value)
        if kind in ("never", "frags"):
            return False
        return super().holds(condition)

    # The steps

    def begin(self, stage: SolutionStep) -> None:
        self.known = set(self.summoned) if self.step > 1 else set()

    def finish(self, stage: SolutionStep, points: int) -> None:
        self.settle()
        new = set(self.summoned) - self.known
        told = {portal.serial for portal in stage.summons}
        if stage.kind == "summon":
            told.add(stage.element.serial)
        # What the script does besides, without a part in the victory, may come at any time.
        self.need(told <= new and new - self.scripted <= told, f"the portals {new} summon, not {told}")
        self.need(not stage.reveals and stage.turn is None, "nothing is revealed, no turn is counted")

    def walk(self, stage: SolutionStep) -> int:
        assert stage.at is not None
        # He does not enter a teleporter on the way that would become active: that is a step of its own.
        ready = [pad for pad in self.pads() if not self.is_active(pad) and self.holds(pad.needs)]
        self.avoided = {pad.places[0] for pad in ready} - {stage.at}
        if stage.at not in self.costs(self.at):
            self.avoided = set()
        spent = super().walk(stage)
        said = frozenset(portal.serial for portal in stage.summons)
        for space in sorted(self.between(self.at, stage.at)):
            # Of several ways of one length he takes that on which he sees what the step says.
            self.look(space, only=said)
        return spent

    def between(self, start: Space, end: Space) -> set[Space]:
        """The spaces on some shortest way."""
        costs = self.costs(start)
        found, waiting = {end}, [end]
        while waiting:
            space = waiting.pop()
            for other in (*self.neighbours(space), *self.teleports(space)):
                if other not in found and costs.get(other, costs[space]) + self.entry(space) == costs[space]:
                    found.add(other)
                    waiting.append(other)
        return found

    def act(self, stage: SolutionStep) -> int:
        if stage.at is not None:
            self.enter(stage.at)
            self.settle()
        own = super().act(stage)
        if stage.kind == "open":
            self.look(self.at, at_door=True)
        return own

    def act_own(self, stage: SolutionStep) -> int:
        does = getattr(self, f"do_{stage.kind}", None)
        self.need(does, f"the verifier knows no step {stage.kind}")
        assert does is not None
        return int(does(stage.element, stage))

    def do_look(self, _element: None, _stage: SolutionStep) -> int:
        return 0

    def do_activate(self, pad: Token, _stage: SolutionStep) -> int:
        self.need(self.at in pad.places and self.is_active(pad), f"the teleporter {pad.id} is not active")
        return 0

    def do_use(self, token: Token, _stage: SolutionStep) -> int:
        use: Mapping[str, Any] = token.use or {}
        (place,) = token.places
        near = self.beside(place) if use.get("from") == "adjacent" else {place}
        self.need(self.at in near, f"{self.at} is not where {token.id} is used")
        self.need(self.lies(token) and self.holds(token.needs), f"{token.id} can't be used")
        times = self.uses.get(token.serial, 0)
        self.need(times < use.get("times", 1), f"{token.id} has been used")
        self.uses[token.serial] = times + 1
        self.carry_out(token.do)
        return int(use["cost"].get("points", 0)) if "cost" in use else 1

    def do_kill(self, figure: Figure, stage: SolutionStep) -> int:
        asked = {leaf.value for leaf in script_of(self.board).leaves("kill")}
        alone = bool(figure.do) or figure.carries or asked & {figure.id, figure.group, figure.kind}
        for one in (figure, *stage.others):
            self.need(one in self.figures, "the figure is not on the board")
            left = len(one.places) - self.dead.count(one.serial)
            self.need(left > 0, "the figure is dead")
            self.dead += [one.serial] * (1 if alone else left)
            self.carry_out(one.do)
        return 0

    def do_defeat(self, portal: Token, _stage: SolutionStep) -> int:
        self.need(portal.serial in self.summoned, "the portal has not summoned")
        self.beaten.add(portal.serial)
        return 0

    def do_summon(self, portal: Token, _stage: SolutionStep) -> int:
        self.need(self.threat in ("horde", "assault") and self.lies(portal), "the portal does not summon")
        self.summon(portal)
        return 0

    def do_collect(self, portal: Token, _stage: SolutionStep) -> int:
        near = self.beside(portal.places[0])
        self.need(portal.serial in self.beaten and self.at in near, "nothing lies there")
        self.get(str(portal.carries), -portal.serial)
        return 0

    def do_take(self, element: Token | Figure, _stage: SolutionStep) -> int:
        self.need(self.at in element.places, f"{self.at} is not its space")
        if isinstance(element, Figure):
            self.need(element.serial in self.dead, "its carrier lives")
            self.get(str(element.carries), -element.serial)
        else:
            self.need(self.lies(element) and self.holds(element.needs), "it can't be taken")
            self.get(element.item or element.kind, element.serial)
            self.carry_out(element.do)
        return 0

    def get(self, item: str, serial: int) -> None:
        self.need(serial not in self.taken and item not in self.lost, "it has been taken")
        self.taken.add(serial)
        self.got.append(item)

    def do_wait(self, rounds: int, _stage: SolutionStep) -> int:
        self.rounds = max(self.rounds, rounds)
        return 0

    def reach_of(self, door: LaidDoor) -> set[Space]:
        """Also the spaces at the ends of its line, where the house rule says so. Rule: RUL16-69."""
        beside = set(door.sides)
        if self.board.scenario.rules.get("door_reach", "beside") == "beside" or door.element.exit:
            return beside
        (x, y), side = door.edges[0]
        along, wide = ((0, 1), (1, 0)) if side == "east" else ((1, 0), (0, 1))
        ends = {
            (x + place * along[0] + far * wide[0], y + place * along[1] + far * wide[1])
            for place in (-1, len(door.edges))
            for far in (0, 1)
        }
        number = self.board.number
        adjacent = self.board.steps((), WALLS).to
        straight = {
            space: {self.board.spaces[b] for b in adjacent[number[space]][::2] if b >= 0}
            for space in ends & number.keys()
        }
        return beside | {space for space, others in straight.items() if others & beside}

    def unlock(self, element: Door) -> None:
        super().unlock(element)
        self.worked.add(element.id or "")
