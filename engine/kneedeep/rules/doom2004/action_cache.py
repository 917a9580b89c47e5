"""A cache of actions, lists of actions and facts of kinds, shared by all states of a game.

Most decisions of a game are steps and activations. Making their tuples and lists each time costs more than
all the rules behind them, so every list is kept by its only inputs: a space and the bit set of spaces that a
figure may step on. A space has at most eight neighbours, hence at most 256 such lists. Nothing here decides
what is legal: the rules do, in `figure_steps`, `invader_turn`, `marine_turn`, `targeting`.
"""

from collections.abc import Sequence

from kneedeep.model.geometry.space import DIRECTIONS
from kneedeep.rules.doom2004.actions import Action
from kneedeep.rules.doom2004.stages import Activation, FigureTurn, PlayerTurn
from kneedeep.rules.doom2004.tables.attack_profile import AttackProfile
from kneedeep.rules.doom2004.tables.board_tables import BoardTables
from kneedeep.rules.doom2004.tables.figure_kinds import FigureKind
from kneedeep.rules.numbers import CardNumber, FigureNumber, SpaceNumber

DONE: Action = ("done",)
END: Action = ("end",)
FINISH: Action = ("finish",)
NOTHING: list[Action] = []
"""A shared list. Code elsewhere never changes it."""
MOST_FIGURES = 2_000
MOST_STEPS = 10

UNARMED, MELEE, RANGED, SPECIAL = range(4)
"""The attacks of a kind: none, on adjacent spaces, on visible spaces, or so that `targeting.targets` is always needed.

MELEE and RANGED reach only the marines, neutral figures and barrels of `State.prey`.
"""


class ActionCache:
    """The cached actions of one table."""

    def __init__(
        self,
        terrain: BoardTables,
        marines: int,
        kinds: Sequence[FigureKind],
        spawns: Sequence[int],
        *,
        plain: bool,
        ducts: bool,
        odd: bool,
    ) -> None:
        """Fill the constant parts. Lists of steps are added on demand.

        `spawns`: the number of groups by card. `plain`: whether nothing on the board costs more or can be used.
        `ducts`: whether there are any. `odd`: whether more can be attacked than `State.prey` has.
        """
        self.step: tuple[Action, ...] = tuple(("step", SpaceNumber(space)) for space in range(terrain.size))
        self.activate: tuple[Action, ...] = tuple(("activate", FigureNumber(figure)) for figure in range(MOST_FIGURES))
        number = terrain.number
        self._clockwise = tuple(
            tuple(number[place] for dx, dy in DIRECTIONS if (place := (x + dx, y + dy)) in number)
            for x, y in terrain.spaces
        )
        self._steps: list[dict[int, list[Action]]] = [{} for _ in range(terrain.size)]
        self.ended: list[dict[int, list[Action]]] = [{} for _ in range(terrain.size)]
        """By space and the bit set of spaces that may be stepped on: what `steps_done` has made so far."""
        self._finished: list[dict[int, list[Action]]] = [{} for _ in range(terrain.size)]
        self.turns = tuple(
            tuple(PlayerTurn("turn", seat, step) for step in range(MOST_STEPS)) for seat in range(marines + 1)
        )
        """By seat and step: the turn of a player."""
        self.begun: dict[int, tuple[int, Activation]] = {}
        """By figure: its kind, and its own activation as it begins."""
        self.after_step: dict[FigureTurn, FigureTurn] = {}
        """Cache: turns of figures after a step for 1 point."""
        self._list_kinds(kinds, plain=plain, ducts=ducts, odd=odd)
        self.spawns: tuple[list[Action], ...] = tuple(
            [("spawn", CardNumber(number), group) for group in range(groups)] for number, groups in enumerate(spawns)
        )
        """By card: playing it as a spawn card, once for each half of a split one."""
        self.choices: dict[int, list[Action]] = {}
        """The actions that a marine may choose, by the number of ways to boost one."""
        self.ducts: tuple[object, int] = None, 0
        """The last question to `friend_passage.duct_bits`, and its answer."""
        self.unseen: tuple[object, int] = None, 0
        """The last question to `spawning.unseen`, and its answer."""
        self.respawn: dict[object, list[SpaceNumber]] = {}
        """The last questions to `respawn.spaces`, and their answers."""

    def _list_kinds(self, kinds: Sequence[FigureKind], *, plain: bool, ducts: bool, odd: bool) -> None:
        self.walks = tuple(plain and not kind.shape and not kind.flying for kind in kinds)
        """By kind: whether its options are steps, doors, ducts and attacks of a single walking figure, and no more."""
        self.strides = tuple(bool(plain and kind.shape and not kind.flying) for kind in kinds)
        """By kind: the same of an oversized one."""
        self.scuttles = tuple(bool(kind.scuttle and ducts and not kind.shape) for kind in kinds)
        """By kind: whether it uses ducts that are there; an oversized one fits through none."""
        self.flying = tuple(kind.flying for kind in kinds)
        self.reach = tuple(_reach(kind.arms, odd=odd) for kind in kinds)
        self.moves = tuple(kind.move for kind in kinds)
        self.attacks = tuple(_attacks(kind) for kind in kinds)
        """By kind: how it attacks, its movement points and attacks in an activation."""

    def steps(self, at: int, free: int) -> list[Action]:
        """The steps from a space to those of a bit set beside it, clockwise from north. Do not change the list."""
        found = self._steps[at].get(free)
        return self._made(self._steps, at, free, ()) if found is None else found

    def steps_done(self, at: int, free: int) -> list[Action]:
        """The same list with the end of the activation at its end. Do not change the list."""
        found = self.ended[at].get(free)
        return self._made(self.ended, at, free, (DONE,)) if found is None else found

    def steps_finish(self, at: int, free: int) -> list[Action]:
        """The same list with the end of the turn at its end. Do not change the list."""
        found = self._finished[at].get(free)
        return self._made(self._finished, at, free, (FINISH,)) if found is None else found

    def _made(self, known: list[dict[int, list[Action]]], at: int, free: int, last: tuple[Action, ...]) -> list[Action]:
        found = [self.step[space] for space in self._clockwise[at] if free >> space & 1]
        found += last
        known[at][free] = found
        return found


def _attacks(kind: FigureKind) -> int:
    """The number of attacks of a kind in an activation. Rule: 001 (double attack); B-31, RUL-77."""
    return 0 if kind.arms is None else 2 if kind.double_attack else 1


def _reach(arms: AttackProfile | None, *, odd: bool) -> int:
    """The way a kind attacks. `odd`: whether more can be attacked than `State.prey` has."""
    if arms is None:
        return UNARMED
    if odd or arms.seeking or arms.soul_drain or arms.telekinesis:
        return SPECIAL
    if arms.melee:
        return MELEE
    return SPECIAL if arms.blast or arms.blow_through else RANGED
