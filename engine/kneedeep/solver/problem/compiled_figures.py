"""The figures of a planning problem: possible kills, their effects, carried items."""

from kneedeep.board.script.branch_setup import FigureThing
from kneedeep.board.script.conditions import must_die
from kneedeep.solver.problem.compiled_tokens import CompiledTokens
from kneedeep.solver.problem.fact_index import ENDLESS
from kneedeep.solver.problem.problem_parts import PlanAction


class CompiledFigures(CompiledTokens):
    """The part of a planning problem with its tokens and figures."""

    def _compile_figures(self) -> None:
        groups: dict[_Group, list[FigureThing]] = {}
        for number, thing in enumerate(self.figures):
            if not thing.spaces:
                continue
            element = thing.element
            alone = bool(element.do) or element.carries is not None
            named = self.is_asked("kill", element.id, element.group, element.kind)
            if alone or named or self._clears(thing):
                key = (
                    element.id if self.is_asked("kill", element.id) else None,
                    element.group if self.is_asked("kill", element.group) else None,
                    element.kind if self.is_asked("kill", element.kind) else None,
                    self._areas_at(thing),
                    thing.step,
                    number if alone else -1,
                )
                groups.setdefault(key, []).append(thing)
        for index, ((identity, group, kind, areas, step, _own), things) in enumerate(groups.items()):
            names = [name for name in (identity, group, kind) if name is not None]
            self._compile_kills(index, things, names, areas, step)
        self._compile_kinds()

    def _clears(self, thing: FigureThing) -> bool:
        area = self.terrain.areas[self._areas_at(thing).bit_length() - 1]
        return must_die(thing.type) and self.is_asked("clear", area, "board")

    def _areas_at(self, thing: FigureThing) -> int:
        first = thing.spaces & -thing.spaces
        if thing.at is not None and thing.at in self.board.number:
            first = 1 << self.board.number[thing.at]
        return 1 << self.terrain.area_at[first.bit_length() - 1]

    def _compile_kills(
        self, index: int, things: list[FigureThing], names: list[str], areas: int, step: int | None
    ) -> None:
        present = 0 if step is None else self.layout.bit("placed", step)
        previous = 0
        packs = [[thing] for thing in things] if names else [things]
        for place, pack in enumerate(packs):
            element = pack[0].element
            bit = self.layout.bit("kill", index, place)
            others = dict.fromkeys(thing.element for thing in pack if thing.element is not element)
            if others:
                self.killed_with[bit] = tuple(others)
            self.actions.append(PlanAction("kill", bit, element, 0, None, present | previous, 0, areas, pack[0].at))
            previous = bit
            for name in names:
                self._kills.setdefault(name, []).append((bit, len(pack)))
            if step is None and must_die(pack[0].type):
                area = areas.bit_length() - 1
                self._area_kills[area] = self._area_kills.get(area, 0) | bit
            self.add_effects(bit, element.do, ("kill", index, place))
            if element.carries is not None:
                self._compile_carried(index, pack[0], bit)

    def _compile_carried(self, index: int, thing: FigureThing, killed: int) -> None:
        """The item of a figure is on the figure's space after its death. Here: on its space of the set-up."""
        item = thing.element.carries
        taken = self.layout.bit("carried", index)
        absent = self.layout.bit("mislaid", item) if item in self._lost else 0
        self.supply(str(item), None, 1, taken)
        self.actions.append(PlanAction("take", taken, thing.element, thing.spaces, None, killed, absent, 0, thing.at))

    def _compile_kinds(self) -> None:
        """Kinds from spawn cards can be killed in any number, own kinds as often as the script spawns them."""
        if "spawn cards" not in self.board.edition.features:
            return
        scenario = self.board.scenario
        stand_ins = scenario.setup.get("invaders", {}).get("replace", {})
        coming = set(stand_ins.values()) | {spawn.each_round["kind"] for spawn in scenario.spawns if spawn.each_round}
        for name in sorted(self._asked.get("kill", ())):
            kind = self.board.catalog.figures.get(name)
            by_card = kind is not None and kind.side == "invaders" and (scenario.expansion or not kind.expansion)
            if by_card or name in coming:
                bit = self.layout.bit("kill kind", name)
                self.actions.append(PlanAction("kill", bit, name))
                self._kills.setdefault(name, []).append((bit, ENDLESS))
            else:
                for number, step in enumerate(self.script.effects):
                    if step.kind == "spawn" and step.value["kind"] == name:
                        bit = self.layout.bit("kill spawned", number)
                        came = self.layout.bit("spawned", number)
                        self.actions.append(PlanAction("kill", bit, name, present=came))
                        self._kills.setdefault(name, []).append((bit, step.value.get("count", 1)))


_Group = tuple[str | None, str | None, str | None, int, int | None, int]
"""The figures that die together: their id, group and kind, areas, the step that places them, their number if alone."""
