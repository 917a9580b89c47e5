"""Effects of script steps on the state of a game."""

from collections.abc import Mapping

from kneedeep.model.scenario.model import Spawn
from kneedeep.rules.doom2004.areas import area_setup, exploration
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.board.free_places import footprint, nearest_footprints
from kneedeep.rules.doom2004.event_texts import board_events, kit_events
from kneedeep.rules.doom2004.harm import wounds
from kneedeep.rules.doom2004.invader import deck
from kneedeep.rules.doom2004.marine import equipment
from kneedeep.rules.doom2004.movement import doors
from kneedeep.rules.doom2004.parts import Action, CompiledScenario, Placing, action_kind, ask, skip, stage_kind
from kneedeep.rules.doom2004.passage.friend_passage import place_after
from kneedeep.rules.doom2004.script import script_hooks
from kneedeep.rules.doom2004.stages import DISCARDING, Spawning, TokenPlacing
from kneedeep.rules.doom2004.state import INVADER, OFF, State
from kneedeep.rules.doom2004.tables.game_tokens import COLORS
from kneedeep.rules.numbers import AreaNumber
from kneedeep.rules.script.script_steps import ScriptSteps
from kneedeep.rules.shared_stages import Hiding


class StateEffectHandler(ScriptSteps):
    """Carries out steps on one state."""

    __slots__ = ()

    t: CompiledScenario
    s: State

    def give(self, thing: str, color: str | None, count: int, to: str) -> None:
        if thing != "key":
            super().give(thing, color, count, to)
            return
        number = COLORS.index(color) if color in COLORS else 0
        script_hooks.note_got(self.t, self.s, "key", "key", number)
        equipment.take_key(self.s, number)

    def receive(self, seat: int, number: int) -> None:
        """Give a marine a token. If the marine can't take it, it is put on the marine's space. Rule: RUL-100."""
        t, s = self.t, self.s
        if equipment.can_take(t, s, seat, number):
            equipment.take(t, s, seat, number)
        elif s.at[seat] != OFF:
            tokens_on_board.move_to(t, s, number, s.at[seat])
            tokens_on_board.lay(t, s, number)
            tokens_on_board.refresh_tokens(t, s)

    def open(self, door: str) -> None:
        doors.set_open(self.t, self.s, self.t.door_number[door], -1, opened=True)

    def shut(self, door: str) -> None:
        """Shut a door, except a smashed one or one with an oversized figure across it. Rule: B-33."""
        number = self.t.door_number[door]
        if not self.s.smashed >> number & 1:
            doors.set_open(self.t, self.s, number, -1, opened=False)

    def reveal(self, area: str) -> None:
        exploration.reveal(self.t, self.s, self.t.area_number[area])
        exploration.look_again(self.t, self.s)

    def activate(self, thing: str) -> None:
        self._switch(thing, on=True)

    def deactivate(self, thing: str) -> None:
        self._switch(thing, on=False)

    def _switch(self, thing: str, *, on: bool) -> None:
        t, s = self.t, self.s
        numbers = t.tokens_named.get(thing, ())
        if thing in t.spawn_number:
            numbers = (len(t.pieces) + t.spawn_number[thing],)
        bits = sum(1 << number for number in numbers)
        course = s.course
        s.course = course._replace(
            active=course.active | bits if on else course.active & ~bits,
            inactive=course.inactive & ~bits if on else course.inactive | bits,
        )
        if s.events is not None:
            s.events += [board_events.Pad("pad", number, int(on)) for number in numbers]
        jets = sum(
            1 << number
            for number in numbers
            if number < len(t.pieces) and t.pieces[number].type.switchable and s.lying >> number & 1
        )
        if jets:
            s.jets = s.jets | jets if on else s.jets & ~jets
            tokens_on_board.refresh_tokens(t, s)

    def remove(self, token: str) -> None:
        """Remove the tokens of an id from the board and from later set-ups."""
        t, s = self.t, self.s
        for number in t.tokens_named.get(token, ()):
            tokens_on_board.take_off(t, s, number, "removed")
            s.course = s.course._replace(gone=s.course.gone | 1 << len(t.setups) + number)
        tokens_on_board.refresh_tokens(t, s)
        exploration.look_again(t, s)

    def place(self, entry: Mapping[str, object]) -> None:
        """Put tokens or figures on the board. If a space is taken, the nearest legal one is used.

        Elements for an unrevealed area are set up with it, since unrevealed things are not on the table. The invader
        chooses the place of a token without a space. Rule: RUL-14, RUL-20, RUL-100.
        """
        t, s = self.t, self.s
        for number in t.placed_tokens.get(entry, ()):
            piece = t.pieces[number]
            if not piece.spaces and piece.area >= 0:
                s.stack.append(Hiding("hide", number))
            elif piece.area >= 0 and not s.areas >> piece.area & 1:
                s.course = s.course._replace(set_up=s.course.set_up | 1 << number)
            else:
                tokens_on_board.put_down(t, s, number)
        setups = []
        for number in t.placed_setups.get(entry, ()):
            area = t.setups[number].area
            if area >= 0 and not s.areas >> area & 1:
                s.course = s.course._replace(set_up=s.course.set_up | t.waiting_bit(number))
            else:
                setups.append(number)
        tokens_on_board.refresh_tokens(t, s)
        if setups:
            area_setup.set_up(t, s, tuple(setups))
        exploration.look_again(t, s)

    def spawn(self, kind: str, count: int, area: str | None) -> None:
        """Spawn invaders in a spawn area, or in any legal place."""
        spawn = self.t.spawns[self.t.spawn_number[area]] if area in self.t.spawn_number else None
        self.spawn_at(spawn, kind, count)

    def spawn_at(self, spawn: Spawn | None, kind: str, count: int) -> None:
        """Spawn `count` figures of a kind in a spawn area, None for any."""
        if (number := self.t.kind_number.get(kind)) is not None:
            place = -1 if spawn is None else self.t.spawns.index(spawn)
            self.s.stack.append(Spawning("spawning", ((number, count),), AreaNumber(place)))

    def wound(self, count: int, who: str) -> None:
        for seat in self.whom(who):
            wounds.wound(self.t, self.s, seat, count, "script")

    def heal(self, count: int, who: str) -> None:
        for seat in self.whom(who):
            wounds.heal(self.t, self.s, seat, count)

    def draw(self, count: int) -> None:
        """Draw cards for the invader. Excess cards are discarded at once."""
        deck.draw(self.t, self.s, count)
        if len(self.s.hand) > self.t.parameters.hand_max:
            self.s.stack.append(DISCARDING)

    def lose(self, item: str) -> None:
        t, s = self.t, self.s
        for piece in t.pieces:
            if piece.thing == item:
                tokens_on_board.take_off(t, s, piece.number, "lost")
                s.course = s.course._replace(gone=s.course.gone | 1 << len(t.setups) + piece.number)
                for seat in range(s.players):
                    if piece.number in s.items[seat]:
                        s.items[seat] = tuple(other for other in s.items[seat] if other != piece.number)
                        s.tell(kit_events.Item("item", seat, piece.number, 0))
        tokens_on_board.refresh_tokens(t, s)
        exploration.look_again(t, s)

    def summon(self, value: object) -> None:
        """Do nothing: a step of the 2016 edition."""


def _placing_run(tables: CompiledScenario, state: State, stage: TokenPlacing) -> bool:
    """The invader chooses among the nearest spaces for a token: its own space is taken. Rule: RUL-100."""
    if state.lying >> stage.token & 1 or not _placing_options(tables, state, stage):
        return skip(state)
    return ask(state, INVADER)


def _placing_options(tables: CompiledScenario, state: State, stage: TokenPlacing) -> list[Action]:
    return [
        ("lay", anchor, shape) if shape else ("lay", anchor)
        for anchor, shape in nearest_footprints(tables, state, tables.pieces[stage.token])
    ]


def _lay(tables: CompiledScenario, state: State, action: Placing) -> None:
    number = state.stack.pop().token
    anchor, shape = place_after(action)
    tokens_on_board.move_to(tables, state, number, *footprint(tables, tables.pieces[number], anchor, shape))
    tokens_on_board.lay(tables, state, number)
    tokens_on_board.refresh_tokens(tables, state)
    exploration.look_again(tables, state)


ACTIONS = (action_kind("lay", _lay),)
STAGES = (
    stage_kind(
        "placing", TokenPlacing, _placing_run, _placing_options, situation=lambda n, t, s, stage: n.token(stage.token)
    ),
)
