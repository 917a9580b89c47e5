"""Legal actions of the engine against the plain rules, decision by decision.

Left out are actions that only concern words of the script (`try`, `try-token`) and cards whose effects decide when they
may be used (`glory`, `ability`, `event`, `spend-argent`): what they do is looked at where attacks are rebuilt.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from kneedeep.model.geometry.space import Space
from kneedeep.rules.doom2016.tables.moments import MOMENTS
from kneedeep.rules.event import Event
from tests.support.oracles.second_game import attacks, moves, rounds, summons
from tests.support.oracles.second_game.map import Body
from tests.support.oracles.second_game.reading import SIZES, Reader
from tests.support.oracles.second_game.scene import DEMON, MARINE, NEUTRAL, PlainFigure, Scene, spaces_of

if TYPE_CHECKING:
    from kneedeep.rules.doom2016.state import State

Action = tuple[Any, ...]
Actions = set[Action]
SETTLED = ("marine", "demon", "type", "demons", "argent")
"""Stages that come up only when nothing forced is left to happen."""
LEFT_OUT = frozenset(("try", "try-token", "glory", "ability", "event", "spend-argent"))


class Expected(NamedTuple):
    """What a move must lead to: of which figure, the move, its points left, the name of its turn."""

    figure: int
    move: moves.PlainMove
    left: int
    turn: str


class Comparison:
    """Compares the legal actions of one game. `counted` counts the comparisons by kind of decision."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.counted: Counter[str] = Counter()
        self._stages: dict[str, Callable[[State, Any], Actions | None]] = {
            "marine": self._marine,
            "demon": self._demon,
            "free-move": self._free_move,
            "demons": self._demons,
            "type": self._type,
            "give-way": self._give_way,
            "respawn": self._respawn,
            "declare": self._declare,
            "second-card": lambda state, stage: {("reveal-again",), ("keep-card",)},
            "drop-die": self._drop_die,
            "argent": self._argent,
            "put-argent": self._put_argent,
            "assault": self._assault,
            "group": lambda state, stage: {("pick-group", 0), ("pick-group", 1)},
            "place-demon": self._place_demon,
            "weapons": self._weapons,
            "event-sets": self._event_sets,
            "taking-point": lambda state, stage: {("taking-point", seat) for seat in range(state.players)},
        }
        self._moments = {bit: word for word, bit in MOMENTS.items()}

    def check(self, state: State, actions: Sequence[Action]) -> None:
        """Compare the legal actions of a state. Raises AssertionError where they differ."""
        stage = state.stack[-1]
        if stage[0] in SETTLED:
            self._nothing_left_to_happen(state)
        if stage[0] == "window":
            self._window(state, stage, actions)
            self.counted["window"] += 1
        if (expected_by := self._stages.get(stage[0])) is None:
            return
        if (expected := expected_by(state, stage)) is None:
            return
        self.counted[stage[0]] += 1
        found = {action for action in actions if action[0] not in LEFT_OUT}
        assert found == expected, self._difference(state, stage, found, expected)

    def _difference(self, state: State, stage: Any, found: Actions, expected: Actions) -> str:
        scene = self.reader.scene(state)
        return "\n".join(
            (
                f"{stage}",
                f"the engine alone: {self._named(found - expected)}",
                f"the plain rules alone: {self._named(expected - found)}",
                f"pads {sorted(scene.pads)} asleep {sorted(scene.sleeping)} open {sorted(scene.opened)}",
                *(str(figure) for figure in scene.figures),
                f"rules {self.reader.map.rules}",
            )
        )

    def _named(self, actions: Actions) -> list[Any]:
        spaces = self.reader.spaces
        movement = ("step", "turn", "teleport", "give-way", "respawn", "place")
        return sorted(
            (action[0], spaces[action[1]], *action[2:]) if action[0] in movement else action for action in actions
        )

    # Turns of figures

    def _movement(self, state: State, figure: PlainFigure, scene: Scene, points: int) -> Actions:
        """Steps, turns, teleports and doors of a figure."""
        reader = self.reader
        doors = self._openable(state, figure)
        found: Actions = set()
        for move in moves.legal_moves(scene, figure, points, doors):
            found.add((move.kind, reader.number(min(move.body))))
        for door in moves.openable_from(scene, figure, doors):
            opened = scene._replace(opened=scene.opened | {door})
            if points and moves.gets_to_an_end(opened, figure, points - 1, doors):
                found.add(("open", door))
        for door in scene.opened:
            plain = scene.map.doors[door]
            if plain.exit and figure.side == MARINE and points and figure.body & plain.beside:
                found.add(("leave", door))
        return found

    def _openable(self, state: State, figure: PlainFigure) -> frozenset[int]:
        """The doors that a figure may open where it comes to them. Rule: RUL16-69, RUL16-70."""
        from kneedeep.rules.doom2016.passage.openable_doors import is_unlocked

        tables = self.reader.tables
        if figure.side == DEMON and not self._demons_open_doors(state):
            return frozenset()
        return frozenset(
            number
            for number, door in self.reader.map.doors.items()
            if not state.doors >> number & 1
            and tables.doors[number].kind != "passage"
            and is_unlocked(tables, state, number)
            and (figure.side == MARINE or not door.exit)
        )

    def _demons_open_doors(self, state: State) -> bool:
        """Rule: RUL16-70, house rule `demon_doors`."""
        rule = self.reader.map.rule("demon_doors", "by-threat")
        if rule == "by-threat":
            return self.reader.game.scenario.threat != "infestation"
        if rule == "after-portals":
            return not state.portals
        return rule == "always"

    def _marine(self, state: State, stage: Any) -> Actions:
        reader = self.reader
        tables = reader.tables
        _, seat, points, mains, card, boosts, _ = stage
        figure, scene = reader.figure(state, seat), reader.scene(state)
        found = self._movement(state, figure, scene, points)
        found |= self._gains(state, figure)
        ends = moves.may_end(scene, figure)
        found |= self._uses(state, figure, scene, points, mains)
        if not ends and reader.map.rule("end_of_move", "any-stop") == "any-stop":
            # Whatever is no movement would end it in an occupied space. Rule: RUL16-64 to RUL16-66.
            return found or {("end",)}
        if card >= 0:
            action = tables.cards.actions[card]
            within = action.range + self._more_range((*boosts, *action.source.effects))
            found |= {("attack", target) for target in attacks.targets(scene, figure, within)}
        kinds = ("main", "bonus", "reaction")
        hand = {number: kinds[tables.cards.actions[number].kind] for number in state.hand[seat]}
        found |= {("play", number) for number in rounds.playable(hand, mains)}
        found |= {("sprint", number) for number in rounds.sprintable(hand, mains)}
        return found | {("end",)} if ends or not found else found

    def _more_range(self, effects: tuple[int, ...]) -> int:
        known = self.reader.tables.cards.effects
        return sum(known[number].amount for number in effects if known[number].what == "range")

    def _gains(self, state: State, figure: PlainFigure) -> Actions:
        """The items in a marine's space, one of each sort. Rule: RUL16-165, RUL16-168."""
        tables = self.reader.tables
        found: dict[str, Action] = {}
        for token in tables.tokens:
            if not state.lying >> token.number & 1 or token.kind not in ("health-pack", "weapon", "item"):
                continue
            if self._token_spaces(state, token.number) & figure.body:
                weapon = tables.weapon_number.get(token.thing, -1)
                if weapon < 0 or state.supply[weapon] > 0:
                    found.setdefault(token.thing, ("gain", token.number))
        return set(found.values())

    def _token_spaces(self, state: State, number: int) -> Body:
        moved = dict(state.moved)
        spaces = [moved[number]] if number in moved else self.reader.tables.tokens[number].spaces
        return frozenset(self.reader.space(space) for space in spaces)

    def _uses(self, state: State, figure: PlainFigure, scene: Scene, points: int, mains: int) -> Actions:
        """The usable objectives, in an occupied space only if the marine can go on. Rule: RUL16-65, RUL16-66, RUL16-184."""
        from kneedeep.rules.doom2016.script import script_hooks

        found: Actions = set()
        uses = dict(state.course.uses)
        doors = self._openable(state, figure)
        ends_moves = self.reader.map.rule("end_of_move", "any-stop") == "any-stop"
        stays = moves.may_end(scene, figure)
        for token in self.reader.tables.tokens:
            if token.kind != "objective" or not state.lying >> token.number & 1:
                continue
            use: Mapping[str, Any] = token.element.use or {}
            cost = use.get("cost", {"points": 1})
            here = self._token_spaces(state, token.number)
            near = set(here)
            if use.get("from", "on") == "adjacent":
                near |= {other for space in here for other in scene.map.beside(scene.opened)[space]}
            left = int(use.get("times", 1)) - uses.get(token.number, 0)
            needs = token.element.needs
            if (
                left > 0
                and figure.body & near
                and points >= cost.get("points", 0)
                and (cost.get("action") != "main" or mains)
                and (stays or not ends_moves or not cost.get("action"))
                and (stays or moves.gets_to_an_end(scene, figure, points - cost.get("points", 0), doors))
                and (needs is None or script_hooks.holds(self.reader.tables, state, needs))
            ):
                found.add(("use", token.number))
        return found

    def _demon(self, state: State, stage: Any) -> Actions:
        reader = self.reader
        _, number, points, left, boosts, _ = stage
        figure, scene = reader.figure(state, number), reader.scene(state)
        found = self._movement(state, figure, scene, points)
        ends = moves.may_end(scene, figure)
        alone = not spaces_of(scene.others(figure)) & figure.body
        late = reader.map.rule("end_of_move", "any-stop") == "activation"
        within = reader.tables.kinds[state.kind[number]].range + self._more_range(boosts)
        if left and (alone or late):
            found |= {("attack", target) for target in attacks.targets(scene, figure, within)}
        if left and not alone and ends:
            # It ends its movement, so that it can attack. Rule: RUL16-85.
            found.add(("stop",))
        return found | {("end",)} if ends or not found else found

    def _free_move(self, state: State, stage: Any) -> Actions:
        _, number, points = stage
        figure, scene = self.reader.figure(state, number), self.reader.scene(state)
        found = self._movement(state, figure, scene, points)
        return found | {("end",)} if moves.may_end(scene, figure) or not found else found

    # What a move does

    def expected_move(self, state: State, action: Action) -> Expected | None:
        """The required result of a step, turn or teleport. None for any other action."""
        stage = state.stack[-1]
        if action[0] not in (moves.STEP, moves.TURN, moves.TELEPORT):
            return None
        figure, scene = self.reader.figure(state, stage.figure), self.reader.scene(state)
        for move in moves.single_moves(scene, figure):
            if move.kind == action[0] and self.reader.number(min(move.body)) == action[1]:
                return Expected(stage.figure, move, stage.points - move.cost, stage[0])
        raise AssertionError(f"the plain rules know no move {action}")

    def check_move(self, state: State, expected: Expected, happened: list[Event]) -> None:
        """Compare the end of a move: the place, the points left, who was fragged and how. Rule: RUL16-134, RUL16-158."""
        number, move, left, turn = expected
        fragged = {int(event[1]) for event in happened if event[0] == "fragged"}
        assert move.frags <= fragged, "a staggered demon, or one on the teleporter, is fragged"
        glories = sum(event[0] == "glory" for event in happened)
        assert glories == (len(move.frags) if move.kind == moves.STEP else 0)
        if state.winner or number in fragged or any(event[0] == "displaced" for event in happened):
            return
        assert self.reader.figure(state, number).body == move.body
        for stage in state.stack:
            if stage[0] == turn and stage.figure == number:
                assert stage.points == left, f"{stage.points} points left, not {left}"
        self.counted["glory" if glories else move.kind] += 1

    def points_after(self, state: State, action: Action) -> tuple[int, str, int] | None:
        """Return the figure, the name of its turn and the points that it has left after an action, None where that is open.

        Rule: RUL16-31, RUL16-35, RUL16-69, RUL16-184.
        """
        stage = state.stack[-1]
        if stage[0] not in ("marine", "demon", "free-move"):
            return None
        cards = self.reader.tables.cards
        left = stage.points
        if action[0] == "play":
            card = cards.actions[action[1]]
            if any(cards.effects[number].what == "points" for number in card.source.effects):
                return None
            left += card.speed
        elif action[0] == "sprint":
            left += self.reader.tables.parameters.sprint
        elif action[0] == "open":
            left -= 1
        elif action[0] == "use":
            use: Mapping[str, Any] = self.reader.tables.tokens[action[1]].element.use or {}
            left -= use.get("cost", {"points": 1}).get("points", 0)
        elif action[0] not in ("gain", "attack"):
            return None
        return stage.figure, stage[0], left

    def check_points(self, state: State, expected: tuple[int, str, int]) -> None:
        """Compare the points of a figure whose turn goes on."""
        figure, turn, left = expected
        for stage in state.stack:
            if stage[0] == turn and stage.figure == figure:
                assert stage.points == left, f"{stage.points} points, not {left}"
                self.counted["points"] += 1

    def check_gain(self, state: State, before: State, action: Action) -> None:
        """Compare what a marine has of an item. Rule: RUL16-166, RUL16-167."""
        t = self.reader.tables
        seat, token = before.stack[-1].figure, t.tokens[action[1]]
        if state.winner or state.at[seat] < 0:
            return
        if token.kind == "health-pack":
            assert state.damage[seat] <= max(0, before.damage[seat] - t.parameters.health_pack)
        elif token.kind == "weapon":
            added = len(state.deck[seat]) - len(before.deck[seat])
            top = {t.cards.actions[card].set for card in state.deck[seat][-added:]}
            assert added == len(t.cards.sets[token.thing]) and top == {token.thing}
            assert state.supply[t.weapon_number[token.thing]] < before.supply[t.weapon_number[token.thing]]
        else:
            assert token.number in state.carries[seat]
        self.counted["gain"] += 1

    def check_respawn(self, state: State, before: State, action: Action, happened: list[Event]) -> None:
        """Compare the end of a respawn: a demon there is fragged, and that is no Glory Kill. Rule: RUL16-158, RUL16-164."""
        seat = before.stack[-1].figure
        space = self.reader.space(action[1])
        there = {figure.number for figure in self.reader.scene(before).figures if space in figure.body}
        fragged = {int(event[1]) for event in happened if event[0] == "fragged"}
        assert there <= fragged and not any(event[0] == "glory" for event in happened)
        if not state.winner and seat not in fragged:
            assert self.reader.figure(state, seat).body == {space}
            self.counted["telefrag" if there else "came back"] += 1

    # The invader

    def _demons(self, state: State, stage: Any) -> Actions:
        return {("activate", figure) for figure in stage.left}

    def _type(self, state: State, stage: Any) -> Actions:
        scene = self.reader.scene(state)
        on_map = {figure.kind for figure in scene.figures if figure.side == DEMON}
        kinds = self.reader.tables.kinds
        exhausted = {kind.id for number, kind in enumerate(kinds) if state.exhausted >> number & 1}
        ready = rounds.types_to_activate(on_map, exhausted)
        return {("pick-type", number) for number, kind in enumerate(kinds) if kind.id in ready}

    def _give_way(self, state: State, stage: Any) -> Actions:
        reader = self.reader
        scene, large = reader.scene(state), reader.figure(state, stage.figure)
        first = moves.below(scene, large)[0]
        assert state.player == (first.number if first.side == MARINE else -1)
        return {("give-way", reader.number(space)) for space in moves.nearest_free(scene, first)}

    def _respawn(self, state: State, stage: Any) -> Actions:
        """Rule: RUL16-159, RUL16-161, RUL16-162, RUL16-177."""
        scene = self.reader.scene(state)
        sides = (MARINE, NEUTRAL) if scene.advanced else (MARINE, NEUTRAL, DEMON)
        free = set(scene.pads - spaces_of(figure for figure in scene.figures if figure.side in sides))
        if not free:
            free = self._nearest_to(scene, scene.pads)
        return {("respawn", self.reader.number(space)) for space in free}

    def _nearest_to(self, scene: Scene, spaces: Body) -> set[Space]:
        taken = spaces_of(scene.figures) | scene.map.blocked
        least: dict[Space, int] = {}
        for start in spaces:
            for space, steps in scene.map.levels(scene.opened, start).items():
                if space not in taken:
                    least[space] = min(steps, least.get(space, steps))
        return {space for space, steps in least.items() if steps == min(least.values())}

    # Attacks

    def _declare(self, state: State, stage: Any) -> Actions | None:
        """Attacks of a demon by an effect. Rule: RUL16-104, RUL16-106."""
        if stage.figure < state.players:
            return None
        figure, scene = self.reader.figure(state, stage.figure), self.reader.scene(state)
        turn = next((own for own in state.stack if own[0] == "demon" and own.figure == stage.figure), None)
        within = self.reader.tables.kinds[state.kind[stage.figure]].range
        within += self._more_range(turn.boosts) if turn is not None else 0
        targets = attacks.targets(scene, figure, within)
        if stage.only > 1:
            targets &= {stage.only - 2}
        return {("attack", target) for target in targets} | {("pass",)}

    def expects_second_card(self, state: State, action: Action) -> bool | None:
        """Whether the defender is asked about another card right after an action. None if it is undecidable.

        Rule: RUL16-95 to RUL16-101, RUL16-108, RUL16-110, RUL16-111.
        """
        stage = state.stack[-1]
        if action[0] == "pick-die":
            attack = state.stack[-2]
            attacker, defender, effects = attack.attacker, attack.defender, attack.effects
        elif action[0] == "attack" and stage[0] in ("marine", "demon"):
            attacker, defender = stage.figure, action[1]
            card = stage.card if stage[0] == "marine" else -1
            known = self.reader.tables.cards.actions
            pool = known[card].pool if card >= 0 else self.reader.tables.kinds[state.kind[attacker]].pool
            effects = (*stage.boosts, *(known[card].source.effects if card >= 0 else ()))
            if state.stunned >> attacker & 1 and (len(set(pool)) > 1 or stage.boosts):
                return None
        else:
            return None
        if any(self.reader.tables.cards.effects[number].what == "ignore-cover" for number in effects):
            return False
        scene = self.reader.scene(state)
        one, other = self.reader.figure(state, attacker), self.reader.figure(state, defender)
        seat = defender if defender < state.players else -1
        piles = (state.deck[seat], state.discard[seat]) if seat >= 0 else (state.event_deck, state.event_discard)
        if other.stunned or sum(map(len, piles)) < 2:
            return False
        self.counted["cover asked"] += 1
        return attacks.has_cover(scene, one, other)

    def _nothing_left_to_happen(self, state: State) -> None:
        """No portal that summons at sight is seen. Rule: RUL16-151, house rule `infestation`."""
        tables = self.reader.tables
        if tables.threat != "infestation" or self.reader.map.rule("infestation", "sight") != "sight":
            return
        scene = self.reader.scene(state)
        for token in tables.portals:
            if state.lying >> token.number & 1:
                for space in self._token_spaces(state, token.number):
                    for figure in scene.figures:
                        (at,) = figure.body if figure.side == MARINE else (None,)
                        seen = at is not None and scene.map.sees(scene.opened, at, space)
                        assert not seen, f"{figure} sees the portal at {space}"

    # Windows

    def _window(self, state: State, stage: Any, actions: Sequence[Action]) -> None:
        """What may be used, and what must be offered. Rule: RUL16-39 to RUL16-43, RUL16-115, RUL16-140 to RUL16-142, RUL16-191."""
        cards = self.reader.tables.cards
        moments = {word for bit, word in self._moments.items() if stage.moment & bit}

        def effects_of(source: Any) -> list[str]:
            known = (cards.effects[number] for number in source.effects)
            return [effect.what for effect in known if self._moments[effect.when] in moments]

        assert ("pass",) in actions
        events = [cards.events[action[1]] for action in actions if action[0] == "event"]
        names = {event.name for event in events}
        icons = [(event.name, event.shields, event.dodge, event.special) for event in events]
        assert len(set(icons)) == len(icons), "two copies of an event that don't differ"
        about_demon = stage.figure >= state.players
        for name, *numbers in actions:
            if name == "event":
                assert state.player < 0 and numbers[0] in state.event_hand
                assert effects_of(cards.events[numbers[0]].source)
                assert cards.events[numbers[0]].same not in stage.used
            elif name == "react":
                card = cards.actions[numbers[0]]
                assert numbers[0] in state.hand[state.player] and effects_of(card.source)
                assert card.kind == 2 and self._may_react(state, state.player)
            elif name == "spend-argent":
                ability = cards.abilities[numbers[1]]
                assert state.player < 0 and state.at[numbers[0]] >= 0 and effects_of(ability.source)
                assert ability.kind == state.kind[numbers[0]]
                assert ability.argent <= state.argent[ability.kind]
        sure = {"shields", "hits", "die", "draw"}
        if moments == {"defending"} and not about_demon:
            wanted = {
                ("react", card)
                for card in state.hand[stage.figure]
                if cards.actions[card].kind == 2
                and sure & set(effects_of(cards.actions[card].source))
                and -1 - card not in stage.used
                and self._may_react(state, stage.figure)
            }
            assert wanted <= set(actions), "a reaction is not offered"
        if moments <= {"defending", "attacking"} and about_demon:
            wanted_names = {
                cards.events[card].name
                for card in state.event_hand
                if sure & set(effects_of(cards.events[card].source)) and cards.events[card].same not in stage.used
            }
            assert wanted_names <= names, "an event is not offered"

    def _may_react(self, state: State, seat: int) -> bool:
        """Rule: RUL16-42, RUL16-115."""
        rule = self.reader.map.rule
        if rule("stunned_reactions", "allowed") == "forbidden" and state.stunned >> seat & 1:
            return False
        return rule("reactions", "any") == "any" or state.active != seat

    def _drop_die(self, state: State, stage: Any) -> Actions:
        attack = state.stack[-2]
        return {("pick-die", color) for color in attack.pool}

    # The set-up

    def _weapons(self, state: State, stage: Any) -> Actions:
        """Different starting weapons, as many as the box has. Rule: RUL16-04."""
        tables = self.reader.tables
        items = tables.board.catalog.items
        taken = Counter(weapon for own in state.weapons for weapon in own)
        return {
            ("pick-weapon", number)
            for number, weapon in enumerate(tables.weapons)
            if items[weapon].sort == "starting"
            and taken[number] < tables.supply[number]
            and number not in state.weapons[stage.seat]
        }

    def _event_sets(self, state: State, stage: Any) -> Actions:
        """Different sets of events. Rule: RUL16-07."""
        every = range(len(self.reader.tables.cards.event_sets))
        return {("event-set", number) for number in every if number not in state.event_sets}

    def check_start(self, state: State) -> None:
        """Compare what everybody has when the first round begins. Rule: RUL16-04 to RUL16-08, RUL16-11, RUL16-12."""
        t = self.reader.tables
        cards = t.cards
        for seat in range(state.players):
            weapons = state.weapons[seat]
            assert len(weapons) == len(set(weapons)) == t.parameters.weapons
            own = [*state.deck[seat], *state.hand[seat]]
            sets = Counter(cards.actions[card].set for card in own)
            assert set(sets) == {"uac", *(t.weapons[weapon] for weapon in weapons)}
            squad = state.squad_card[seat]
            larger = cards.squads[squad].hand if squad >= 0 and not t.parameters.hand_given else 0
            assert len(state.hand[seat]) == min(len(own), max(t.parameters.hand, larger))
        with_squad = [seat for seat in range(state.players) if state.squad_card[seat] >= 0]
        wanted = {1: 1, 2: 2, 3: 1, 4: 0}[state.players] if t.parameters.squad else 0
        assert len(with_squad) == wanted
        assert len(set(state.event_sets)) == t.parameters.event_sets
        self.counted["start"] += 1

    # Argent Power and portals

    def _argent(self, state: State, stage: Any) -> Actions:
        """Rule: RUL16-28."""
        return {("discard-event", card) for card in state.event_hand} | {("pass",)}

    def _put_argent(self, state: State, stage: Any) -> Actions:
        """Rule: RUL16-28, RUL16-149. Kind 0 is the invasion card."""
        on_map = {state.kind[figure] for figure in state.crowd}
        below = state.stack[-2][0] if len(state.stack) > 1 else ""
        if below == "argent":
            return {("put-argent", kind) for kind in on_map | {0}}
        group = {("put-argent", number) for number in range(1, 99) if stage.kinds >> number & 1}
        assert group and {kind for _, kind in group} <= on_map
        return group if stage.left else group | {("pass",)}

    def _assault(self, state: State, stage: Any) -> Actions:
        """Rule: RUL16-153."""
        given = self.reader.game.scenario.threat
        prices = {"blue": 1, "yellow": 2, "red": 3}
        if not isinstance(given, str):
            prices = dict(given["prices"])
        found: Actions = {("pass",)}
        for token in self.reader.tables.portals:
            if state.portals >> token.number & 1 and prices[str(token.element.color)] <= state.threat:
                found.add(("pick-portal", token.number))
        return found

    def _place_demon(self, state: State, stage: Any) -> Actions:
        """Rule: RUL16-73, RUL16-146, RUL16-147."""
        reader = self.reader
        (portal,) = self._token_spaces(state, stage.portal)
        sizes = [SIZES[reader.tables.kinds[kind].shape] for kind in stage.kinds]
        found: Actions = set()
        for body in summons.places_at(reader.scene(state), portal, sizes):
            wide = 1 + max(x for x, _ in body) - min(x for x, _ in body)
            high = 1 + max(y for _, y in body) - min(y for _, y in body)
            found.add(("place", reader.number(min(body)), SIZES.index((wide, high))))
        return found
