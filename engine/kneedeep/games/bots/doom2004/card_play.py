"""The invader's cards: which to spawn by, when an event has its moment, what to throw away."""

from collections.abc import Sequence

from kneedeep.games.bots.chances import expected, fatal
from kneedeep.games.bots.distances import FAR
from kneedeep.games.bots.doom2004.distance_maps import DistanceMaps
from kneedeep.games.bots.doom2004.invader_plan import InvaderTurn
from kneedeep.games.bots.doom2004.spawn_choice import worth_of_group
from kneedeep.rules.doom2004.actions import Action
from kneedeep.rules.doom2004.board.figures import armor_of
from kneedeep.rules.doom2004.cards.attack_events.rage import DAMAGE
from kneedeep.rules.doom2004.cards.invader_turn_events.charge import POINTS
from kneedeep.rules.doom2004.combat import attack_effect, dice
from kneedeep.rules.doom2004.combat.attack_terms import arms_of
from kneedeep.rules.doom2004.combat.targeting import range_to
from kneedeep.rules.doom2004.stages import KIND_ARMS, Attack, Window
from kneedeep.rules.doom2004.state import OFF, State

CALLED = 1.4
"""An attack out of turn is worth calling for from here on."""
RAGED = 0.6
"""Wounds that more damage must add to be worth its card."""
KEPT = {
    "dodge": 5,
    "rage": 5,
    "its-a-trap": 4,
    "jump-the-gun": 4,
    "surprise-attack": 4,
    "charge": 3,
    "dud": 3,
}
"""Event cards by how gladly they are kept."""
WAY = 8


def at_start(
    chart: DistanceMaps, state: State, actions: Sequence[Action], turn: InvaderTurn
) -> Action | None:
    """Return the card to play before the activations, None to go on to them."""
    tables = chart.t
    spawns = [action for action in actions if action[0] == "spawn"]
    for action in actions:
        match action:
            case ("event", card, aim):
                name = tables.cards[card].id
                if name == "ambush" and len({by for _, by, _ in spawns}) > 1:
                    return action
                if name == "sealed-in" and _bars_the_way(chart, state, aim):
                    return action
    if not spawns:
        return None
    best, found = 0.0, None
    known: dict[tuple[tuple[str, int], ...], float] = {}
    for action in spawns:
        _, card, number = action
        group = tables.cards[card].spawn[number]
        if group not in known:
            known[group] = worth_of_group(chart, state, turn, group)
        if known[group] > best + 1e-9:
            best, found = known[group], action
    return found


def _bars_the_way(chart: DistanceMaps, state: State, door: int) -> bool:
    """Whether a shut door is the next on the way of some marine."""
    _, spots = chart.next_spots(state)
    field = chart.field(state, spots, marines=True)
    here = min((field[state.at[seat]] for seat in range(state.players) if state.at[seat] != OFF), default=FAR)
    touched = [field[space] for space in chart.t.doors[door].touched]
    return bool(touched) and here - WAY <= min(touched) < max(touched) <= here < FAR


def interrupt(chart: DistanceMaps, state: State, actions: Sequence[Action], turn: InvaderTurn) -> Action:
    """Return the event whose moment this is, or a pass."""
    stage: Window = state.stack[-1]
    figure, other = stage.figure, stage.other
    tables = chart.t
    for action in actions:
        match action:
            case ("event", card, aim) if _has_its_moment(
                chart, state, tables.cards[card].id, aim, figure, other, turn
            ):
                return action
    return actions[-1]


def _has_its_moment(
    chart: DistanceMaps, state: State, card: str, aim: int, figure: int, other: int, turn: InvaderTurn
) -> bool:
    if card in ("its-a-trap", "jump-the-gun"):
        return max((_promise(state, turn, one) for one in state.crowd), default=0.0) >= CALLED
    if card == "surprise-attack":
        return max((_promise(state, turn, one, still=True) for one in state.crowd), default=0.0) >= CALLED
    if card == "charge":
        plain = _promise(state, turn, figure)
        more = turn.attacks.promise(
            state,
            state.kind[figure],
            (state.at[figure], state.shape[figure]),
            state.body[figure],
            extra=POINTS,
        )
        return more >= plain + CALLED
    if card == "rage":
        return _rage(chart, state)
    if card == "dodge":
        return _hits_hard(chart, state)
    if card == "dark-energies":
        return aim == other
    if card == "darkness":
        return any(state.ground.look(state.at[figure]) & state.body[one] for one in state.crowd)
    return card in ("dud", "shaky-footing")


def _promise(state: State, turn: InvaderTurn, figure: int, *, still: bool = False) -> float:
    kind, place, own = state.kind[figure], (state.at[figure], state.shape[figure]), state.body[figure]
    if still:
        blow = turn.attacks.blow(state, kind, {place: (0, None)}, own)
        return 0.0 if blow is None else blow.worth
    return turn.attacks.promise(state, kind, place, own)


def _attack(state: State) -> Attack | None:
    """The attack under way."""
    return next((stage for stage in reversed(state.stack) if isinstance(stage, Attack)), None)


def _rage(chart: DistanceMaps, state: State) -> bool:
    """Whether more damage would do more than it may cost: the card."""
    attack = _attack(state)
    if attack is None or attack.arms != KIND_ARMS or attack.target < 0 or attack.target >= state.players:
        return False
    tables = chart.t
    arms = arms_of(tables, state, attack)
    distance = (
        0 if arms.melee else range_to(tables, state, attack.attacker, arms, attack.space, attack.target)
    )
    armor, left = armor_of(tables, state, attack.target), state.left[attack.target]
    plain = chart.odds.by(arms, distance, armor, 0, attack.bonus)
    raged = chart.odds.by(arms, distance, armor, 0, attack.bonus + DAMAGE)
    more = expected(raged, left) - expected(plain, left) + 4.0 * (fatal(raged, left) - fatal(plain, left))
    return more >= RAGED


def _hits_hard(chart: DistanceMaps, state: State) -> bool:
    """Whether the marine's dice on the table kill something that is worth a card."""
    attack = _attack(state)
    if attack is None:
        return False
    tables = chart.t
    arms = arms_of(tables, state, attack)
    shown = dice.shown(tables, attack.rolled)
    if shown.miss:
        return False
    for figure in attack_effect.affected(tables, state, attack, arms):
        if (
            figure in state.crowd
            and (shown.damage + arms.deadly) // armor_of(tables, state, figure) >= state.left[figure]
        ):
            kind = tables.kinds[state.kind[figure]]
            if kind.wounds > 1 or len(kind.arms.dice if kind.arms else ()) > 2:
                return True
    return False


def discard(chart: DistanceMaps, state: State, actions: Sequence[Action]) -> Action:
    """Return the card that will be missed least: events that wait for rare moments, then weak figures."""
    tables = chart.t

    def worth(action: Action) -> tuple[float, int]:
        assert action[0] == "discard"
        _, number = action
        card = tables.cards[number]
        if not card.spawn:
            return float(KEPT.get(card.id, 0)), number
        return 2.0 + 0.5 * max(sum(count for _, count in group) for group in card.spawn), number

    return min(actions, key=worth)
