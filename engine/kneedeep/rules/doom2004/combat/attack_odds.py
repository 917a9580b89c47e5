"""The exact expected outcome of an attack before its dice are rolled: wounds, kills and destroyed things.

The state and its generator are unchanged. Results of the dice are counted over all throws. A missed blast drifts by the
next card: all possible next cards count the same.
"""

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from kneedeep.rules.answers import FigureOdds as FigureOdds
from kneedeep.rules.answers import Outcome as Outcome
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.board.figures import armor_of, is_bot_off
from kneedeep.rules.doom2004.combat import attack_effect, targeting
from kneedeep.rules.doom2004.combat.attack import rerolling
from kneedeep.rules.doom2004.combat.attack_terms import arms_of, controller
from kneedeep.rules.doom2004.combat.dice import shown
from kneedeep.rules.doom2004.combat.dice_odds import Throw, Ways, add, rerolled, throws
from kneedeep.rules.doom2004.harm import hazards
from kneedeep.rules.doom2004.invader.deck import unseen_cards
from kneedeep.rules.doom2004.kit import marine_cards
from kneedeep.rules.doom2004.parts import Attack, AttackProfile, CompiledScenario, SpaceNumber, State, each_number


class _Burst(NamedTuple):
    """The reach of a hit on one place: figures hit by dice, by exploding barrels (with their count), and tokens."""

    struck: tuple[int, ...]
    singed: Mapping[int, int]
    exploding: tuple[int, ...]
    worn: tuple[int, ...]


class _OutcomeOdds:
    """The odds of one attack in one state."""

    def __init__(self, tables: CompiledScenario, state: State, attack: Attack) -> None:
        self.t, self.s, self.attack = tables, state, attack
        self.arms: AttackProfile = arms_of(tables, state, attack)
        self.farther, self.harder = marine_cards.bonus(tables, state, attack.attacker, self.arms)
        self.needed = 0
        self.away: dict[int, int] = {}
        affected = attack_effect.affected(tables, state, attack, self.arms)
        if self.arms.telekinesis:
            for enemy in affected:
                ranges = [
                    targeting.range_to(tables, state, attack.attacker, self.arms, space, enemy)
                    for space in each_number(state.body[enemy])
                ]
                self.away[enemy] = min((one for one in ranges if one >= 0), default=-1)
        elif not self.arms.melee:
            self.needed = targeting.range_to(
                tables, state, attack.attacker, self.arms, attack.space, attack.target, walked=attack.walked > 0
            )
        if self.arms.blast:
            aimed = self._blast(attack.space)
            self.misses = [
                (count, self._blast(center) if center >= 0 else _Burst((), {}, (), ()))
                for center, count in drifts(tables, state, attack.space).items()
            ]
        else:
            aimed = self._burst(tuple(affected), 0 if affected else 1 << attack.space)
            self.misses = [(1, _Burst((), {}, (), ()))]
        # A hit has the same weight as all drifts of a miss together.
        self.scale = sum(count for count, _ in self.misses)
        self.hits = [(self.scale, aimed)]

    def _blast(self, center: int) -> _Burst:
        state = self.s
        area = attack_effect.blast_area(state, center, self.arms.blast)
        things = area & tokens_on_board.destructible(self.t, state)
        return self._burst(tuple(attack_effect.in_area(self.t, state, area)), things)

    def _burst(self, struck: tuple[int, ...], things: int) -> _Burst:
        t, s = self.t, self.s
        exploding = hazards.chain(t, s, things & s.barrels)
        singed: Counter[int] = Counter()
        for space in each_number(exploding):
            beside = s.ground.beside[space]
            singed.update(
                one for one in (*s.squad, *s.crowd, *s.others) if s.body[one] & beside and not is_bot_off(t, s, one)
            )
        tokens = tuple(
            number
            for space in each_number(exploding)
            for number in tokens_on_board.lying_at(t, s, space)
            if t.pieces[number].kind == tokens_on_board.BARREL
        )
        worn = tuple(
            piece.number
            for piece in t.frail_pieces
            if s.lying >> piece.number & 1 and tokens_on_board.bits_of(t, s, piece.number) & things
        )
        return _Burst(struck, singed, tokens, worn)

    def succeeds(self, throw: Throw) -> bool:
        """True if a throw hits its target (with telekinesis: anybody). Rule: 2004 rulebook p. 8 (step 4)."""
        reach, _, miss = throw
        arms = self.arms
        if miss:
            return False
        if arms.telekinesis:
            return any(self.reaches(enemy, throw) for enemy in self.away)
        if self.needed < 0:
            return False
        return arms.melee or arms.soul_drain or reach + arms.accuracy + self.farther >= self.needed

    def reaches(self, enemy: int, throw: Throw) -> bool:
        """True if telekinesis reaches one of the figures in sight."""
        reach, _, miss = throw
        return not miss and 0 <= self.away[enemy] <= reach + self.arms.accuracy + self.farther

    def brought(self, throw: Throw) -> list[tuple[int, dict[int, int], tuple[int, ...]]]:
        """The results of a throw: number of cases (out of `scale`), wounds by figure, destroyed tokens."""
        s, arms = self.s, self.arms
        damage = throw[1] + arms.deadly + self.attack.bonus + self.harder
        found = []
        for count, burst in self.hits if self.succeeds(throw) else self.misses:
            wounds: dict[int, int] = {}
            for figure in burst.struck:
                if arms.telekinesis and not self.reaches(figure, throw):
                    continue
                number = damage // armor_of(self.t, s, figure)
                if attack_effect.is_lethal(s, self.attack, arms, figure):
                    number = max(number, s.left[figure])
                wounds[figure] = min(number, s.left[figure])
            gone: tuple[int, ...] = ()
            if damage:
                for figure, number in burst.singed.items():
                    wounds[figure] = min(wounds.get(figure, 0) + number, s.left[figure])
                gone = (*burst.exploding, *(number for number in burst.worn if self._breaks(number, damage)))
            found.append((count, wounds, gone))
        return found

    def _breaks(self, number: int, damage: int) -> bool:
        piece = self.t.pieces[number]
        return dict(self.s.worn).get(number, 0) + damage // piece.armor >= piece.wounds

    def worth(self, throw: Throw) -> int:
        """The value of a throw for the attacker: wounds of other sides minus wounds of its own, times `scale`."""
        state = self.s
        own = state.squad if self.attack.attacker in state.squad else state.crowd
        return sum(
            count * sum(-number if figure in own else number for figure, number in wounds.items())
            for count, wounds, _ in self.brought(throw)
        )

    def _touched(self) -> dict[int, None]:
        """The figures possibly affected by the attack, its target first."""
        figures: dict[int, None] = dict.fromkeys([self.attack.target] if self.attack.target >= 0 else [])
        for _, burst in (*self.hits, *self.misses):
            figures.update(dict.fromkeys((*burst.struck, *burst.singed)))
        return figures

    def outcome(self, ways: Ways) -> Outcome:
        """The outcome of weighted throws: each comes with its number of ways."""
        state = self.s
        total = sum(ways.values())
        figures = self._touched()
        counts = {figure: [0] * (state.left[figure] + 1) for figure in figures}
        succeeded = dict.fromkeys(figures, 0)
        gone: Counter[int] = Counter()
        successes = 0
        for throw, many in ways.items():
            success = self.succeeds(throw)
            successes += many if success else 0
            for figure in self.hits[0][1].struck if success else ():
                succeeded[figure] += many if not self.arms.telekinesis or self.reaches(figure, throw) else 0
            for count, wounds, things in self.brought(throw):
                weight = many * count
                for figure in figures:
                    counts[figure][wounds.get(figure, 0)] += weight
                for number in things:
                    gone[number] += weight
        whole = total * self.scale
        harms = [_figure_odds(figure, succeeded[figure] / total, found, whole) for figure, found in counts.items()]
        if self.attack.target < 0:
            harms.sort(key=lambda harm: (-harm.expected, harm.figure))
        things_gone = tuple(sorted((number, weight / whole) for number, weight in gone.items()))
        return Outcome(successes / total, tuple(harms), things_gone)


def outcome_of(tables: CompiledScenario, state: State, attack: Attack) -> Outcome:
    """The expected outcome of an attack, with the dice of `pool` or those on the table (`rolled`).

    A re-roll (an aim, a dodge, see `attack.rerolling`) is chosen for the highest average of the wounds of the
    attacker's enemies minus those of its own side, or for the lowest by a dodge. Cards that may still be played are
    ignored. So is the continuation of a blow-through.
    """
    if attack.rolled:
        return outcome_again(tables, state, attack, 0)
    odds = _OutcomeOdds(tables, state, attack)
    dice = tuple(tables.dice[color] for color in attack.pool)
    ways = throws(dice)
    player = None if attack.rerolled else rerolling(tables, state, attack)
    if player is not None:
        worth = {throw: odds.worth(throw) for throw in ways}
        ways = rerolled(dice, worth, highest=player == controller(state, attack.attacker))
    return odds.outcome(ways)


def outcome_again(tables: CompiledScenario, state: State, attack: Attack, chosen: int) -> Outcome:
    """The expected outcome after rolling the `chosen` dice on the table again."""
    kept = tuple(die for place, die in enumerate(attack.rolled) if not chosen >> place & 1)
    again = tuple(tables.dice[color] for place, (color, _) in enumerate(attack.rolled) if chosen >> place & 1)
    reach, damage, _, miss = shown(tables, kept)
    ways: Counter[Throw] = Counter()
    for throw, count in throws(again).items():
        ways[add((reach, damage, miss), throw)] += count
    return _OutcomeOdds(tables, state, attack).outcome(ways)


def drifts(tables: CompiledScenario, state: State, space: SpaceNumber) -> dict[int, int]:
    """The possible spaces of a missed blast (-1: harmless), each with its number of next cards."""
    found: dict[int, int] = {}
    for (direction, spaces), count in Counter(tables.scatter[card] for card in unseen_cards(tables, state)).items():
        end = attack_effect.drift(tables, state, space, direction, spaces)
        found[end] = found.get(end, 0) + count
    return found or {-1: 1}


def _figure_odds(figure: int, succeeded: float, found: list[int], whole: int) -> FigureOdds:
    """The odds of a figure. `found`: the number of ways by wounds, out of `whole`."""
    killed = found[-1] / whole
    while len(found) > 1 and not found[-1]:
        found.pop()
    chances = tuple(one / whole for one in found)
    expected = sum(number * one for number, one in enumerate(found)) / whole
    return FigureOdds(figure, succeeded, chances, expected, killed)
