"""Effect masks: the immediate effects of a fact, and the facts that branch the courses of play."""

from collections.abc import Callable, Hashable, Iterable
from functools import cached_property

from kneedeep.board.script.effects import closes
from kneedeep.board.script.script_steps import placed_element, token_showing
from kneedeep.model.catalog import TokenType
from kneedeep.model.geometry.bits import union
from kneedeep.model.scenario.model import Effect, Token
from kneedeep.solver.problem.fact_queries import FactQueries
from kneedeep.solver.problem.problem_parts import NOTHING, EffectMask
from kneedeep.support.work_budget import spend


class EffectMasks(FactQueries):
    """A problem with effects as masks of facts."""

    # Effects of facts

    def add_effects(self, bit: int, effects: Iterable[Effect], owner: tuple[Hashable, ...]) -> None:
        """Add the effects of a fact by the steps of a `do` list."""
        made = unmade = widening = 0
        closing = binding = branching = False
        for place, effect in enumerate(effects):
            build = _OUTGROWTHS.get(effect.kind)
            one = NOTHING if build is None else build(self, effect, (*owner, place))
            made, unmade = made & ~one.unmade | one.made, unmade | one.unmade
            widening |= one.widening
            closing, binding = closing or one.closing, binding or one.binding
            branching = branching or one.branching
        if made or unmade:
            self.effect_masks[bit] = EffectMask(made, unmade, widening, closing, binding, branching)

    def _token_type(self, name: str) -> TokenType | None:
        return next((thing.type for thing in self.tokens if thing.element.id == name), None)

    def _give(self, effect: Effect, owner: tuple[Hashable, ...]) -> EffectMask:
        bit = self.layout.bit("gift", *owner)
        self.supply(effect.value, effect.params.get("color"), effect.params.get("count", 1), bit)
        return EffectMask(bit, 0, bit, False, False, False)

    def supply(self, thing: str, color: str | None, count: int, bit: int) -> None:
        """Give marines a thing or let them carry it with a fact. It counts by its name and by its kind of token."""
        kind, _item = token_showing(thing, self.board.kinds.tokens)
        self._supplies.append((kind, thing, color, count, bit))

    def _door_step(self, effect: Effect, owner: tuple[Hashable, ...]) -> EffectMask:
        number = self.door_number(effect.value)
        if number is None or not self.board.doors[number].stands:
            return NOTHING
        layout = self.layout
        if effect.kind == "unlock":
            bit = layout.unlock(number)
            return EffectMask(bit, 0, bit, False, False, False)
        # A step of the script sets the door's position, whoever controls it.
        free = layout.free(number)
        if effect.kind == "open" and self.doors_last:
            return self.open_for_good(number)
        if effect.kind == "open":
            bits = layout.stand(number) | layout.open(number)
            return EffectMask(bits, free, bits, False, False, True)
        return EffectMask(0, layout.stand(number) | free, 0, True, True, True)

    def open_for_good(self, number: int) -> EffectMask:
        """The facts of a step that opens a door for good. Opening by marines is another. Rule: RUL16-69, RUL16-179."""
        door = self.board.doors[number]
        if door.element.open and door.kind != "passage":
            return NOTHING
        bit = self.layout.bit("opened", number)
        if not self._opened_by_steps & bit:
            self._opened_by_steps |= bit
            self.open_with(bit, number)
        # If marines must open the door themselves, a step that opens it earlier makes that impossible.
        return EffectMask(bit, 0, bit, False, self._marines_must_open, self._marines_must_open)

    @cached_property
    def _marines_must_open(self) -> bool:
        return any("by" in leaf.params for leaf in self.script.leaves("open"))

    def open_with(self, bit: int, number: int) -> None:
        """Let a fact open a door for good, and carry out the effects of the door."""
        element = self.board.doors[number].element
        self.add_effects(bit, () if element.exit else element.do, ("door", number))
        grown, stand = self.effect_masks.get(bit, NOTHING), self.layout.stand(number)
        self.effect_masks[bit] = grown._replace(made=grown.made | stand, widening=grown.widening | stand)

    def _summon(self, effect: Effect, owner: tuple[Hashable, ...]) -> EffectMask:
        bits = union(
            portal.summoned if portal.is_fixed else self.layout.bit("summon asked", portal.number)
            for portal in self.portals_called(effect.value)
        )
        return EffectMask(bits, 0, bits, False, False, False)

    def _switch(self, effect: Effect, owner: tuple[Hashable, ...]) -> EffectMask:
        on, off = self.layout.bit("on", effect.value), self.layout.bit("off", effect.value)
        if effect.kind == "activate":
            return EffectMask(on, off, on, False, False, False)
        closing = closes(effect, removed=self._token_type(effect.value))
        pad = any(pad.element.id == effect.value for pad in self.pads)
        return EffectMask(off, on, 0, closing, pad, closing)

    def _remove(self, effect: Effect, owner: tuple[Hashable, ...]) -> EffectMask:
        bit = self.layout.bit("gone", effect.value)
        closing = closes(effect, removed=self._token_type(effect.value))
        return EffectMask(bit, 0, 0 if closing else bit, closing, closing, True)

    def _place(self, effect: Effect, owner: tuple[Hashable, ...]) -> EffectMask:
        bit = self.layout.bit("placed", self._number_of_step[id(effect)])
        element = placed_element(effect.value, self.board.kinds.tokens)
        kind = self.board.kinds.tokens.get(element.kind) if isinstance(element, Token) else None
        closing = closes(effect, placed=kind)
        binding = kind is not None and (kind.blocks_steps or kind.blocks_sight)
        return EffectMask(bit, 0, 0 if closing else bit, closing, binding, closing)

    def _set(self, effect: Effect, owner: tuple[Hashable, ...]) -> EffectMask:
        bit = self.layout.bit("flag", effect.value)
        return EffectMask(bit, 0, bit, False, False, False)

    def _reveal(self, effect: Effect, owner: tuple[Hashable, ...]) -> EffectMask:
        number = self.terrain.area_number.get(effect.value)
        bit = 0 if number is None else 1 << number
        return EffectMask(bit, 0, bit, False, False, True)

    def _win(self, effect: Effect, owner: tuple[Hashable, ...]) -> EffectMask:
        if effect.value == "marines":
            return EffectMask(self.won, 0, self.won, False, False, False)
        return EffectMask(self.lost, 0, 0, True, True, True)

    def _lose(self, effect: Effect, owner: tuple[Hashable, ...]) -> EffectMask:
        return EffectMask(self.layout.bit("mislaid", effect.value), 0, 0, True, True, True)

    def _spawn(self, effect: Effect, owner: tuple[Hashable, ...]) -> EffectMask:
        bit = 0
        for number, step in enumerate(self.script.effects):
            if step is effect:
                bit = self.layout.bit("spawned", number)
        return EffectMask(bit, 0, bit, False, False, False)

    def with_causes(self, facts: int) -> int:
        """The facts together with those from which events and steps cause them."""
        for event in self.events:
            if event.bit & facts:
                facts |= self.facts_behind(event.when)
        for bit, grown in self.effect_masks.items():
            if grown.made & facts:
                facts |= bit
        return facts

    def _weigh(self) -> None:
        """Find the facts that cause something branching: a reveal, an opening, a closing step.

        `branching` facts are never taken for granted: the marines choose whether and when they happen.
        """
        layout = self.layout
        branching = layout.area_mask
        watched = doors = 0
        for watch in self.watches:
            watched |= watch.bit
            doors = layout.door_mask << layout.open_at | layout.door_mask << layout.stand_at
        irreversible = binding = 0
        for bit, grown in self.effect_masks.items():
            branching |= bit if grown.branching else 0
            irreversible |= bit if grown.closing else 0
            binding |= bit if grown.binding else 0
        before = 0
        while before != branching:
            # An opened door shows things: if the moment of seeing them matters, so does that of opening.
            branching |= doors if branching & watched else 0
            before = branching
            spend(len(self.events) + len(self.effect_masks))
            branching = self.with_causes(branching)
        self.branching, self.irreversible, self.binding = branching, irreversible, binding


_OUTGROWTHS: dict[str, Callable[[EffectMasks, Effect, tuple[Hashable, ...]], EffectMask]] = {
    "set": EffectMasks._set,
    "give": EffectMasks._give,
    "unlock": EffectMasks._door_step,
    "open": EffectMasks._door_step,
    "shut": EffectMasks._door_step,
    "reveal": EffectMasks._reveal,
    "activate": EffectMasks._switch,
    "deactivate": EffectMasks._switch,
    "remove": EffectMasks._remove,
    "place": EffectMasks._place,
    "summon": EffectMasks._summon,
    "spawn": EffectMasks._spawn,
    "win": EffectMasks._win,
    "lose": EffectMasks._lose,
}
