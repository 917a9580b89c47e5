"""The invader's cards: choosing spawn cards, events and discards."""

from collections.abc import Sequence

from kneedeep.games.bots.chances import expected, fatal
from kneedeep.games.bots.distances import FAR, nearest
from kneedeep.games.bots.doom2004.distance_maps import DistanceMaps
from kneedeep.games.bots.doom2004.invader_plan import CALLED, InvaderTurn
from kneedeep.games.bots.doom2004.spawn_places import free_figures, worth_of_group
from kneedeep.games.bots.goal import TAKE
from kneedeep.rules.doom2004.actions import Action, PlayCard
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.board.figures import armor_of
from kneedeep.rules.doom2004.cards.attack_cards import DAMAGE
from kneedeep.rules.doom2004.cards.invader_turn_cards import CHARGE_POINTS
from kneedeep.rules.doom2004.combat import attack_effect, dice
from kneedeep.rules.doom2004.combat.attack_terms import arms_of
from kneedeep.rules.doom2004.combat.targeting import range_to
from kneedeep.rules.doom2004.harm.wounds import full_wounds
from kneedeep.rules.doom2004.kit import marine_cards
from kneedeep.rules.doom2004.kit.usable_weapons import DARKNESS_RANGE
from kneedeep.rules.doom2004.stages import KIND_ARMS, Attack, Window
from kneedeep.rules.doom2004.state import State
from kneedeep.rules.numbers import TokenNumber, each_token

RAGED = 0.6
"""The least expected wounds for which the card Rage is played."""
SMASHED = 5
"""The least movement points that a smashed door must save the invaders."""
EXCHANGED = 6
"""The least movement points that an exchange of tokens must cost the marines."""
NEAR = 12
"""The greatest distance of invaders that matter in the next turns."""
KEPT = {"dodge": 5, "rage": 5, "its-a-trap": 4, "jump-the-gun": 4, "surprise-attack": 4, "charge": 3, "dud": 3}
"""The value of keeping an event card."""


def at_start(chart: DistanceMaps, state: State, actions: Sequence[Action], turn: InvaderTurn) -> Action | None:
    """The card to play before the activations, None for no card."""
    tables = chart.t
    spawns = [action for action in actions if action[0] == "spawn"]
    for action in actions:
        match action:
            case ("event", card, aim) if _helps(chart, state, tables.cards[card].id, aim, spawns, turn):
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


def _helps(
    chart: DistanceMaps, state: State, card: str, aim: int, spawns: Sequence[PlayCard], turn: InvaderTurn
) -> bool:
    if card == "ambush":
        return len({by for _, by, _ in spawns}) > 1
    if card == "sealed-in":
        return turn.ways.beyond(state, aim) >= 0
    if card == "smash":
        return _points_saved(chart, state, aim) >= SMASHED
    return card == "swapped-equipment" and _exchange(chart, state, TokenNumber(aim))[0] >= EXCHANGED


def _points_saved(chart: DistanceMaps, state: State, door: int) -> int:
    """The movement points that invaders near the marines save if a door that marines can open is smashed."""
    if state.doors >> door & 1 or not chart.passage(state, marines=True).openable >> door & 1:
        return 0
    smashed = state.copy()
    smashed.smashed |= 1 << door
    smashed.doors |= 1 << door
    fields = [chart.field(one, state.marine_bits, marines=False) for one in (state, smashed)]
    ways = [[nearest(field, state.body[figure]) for field in fields] for figure in state.crowd]
    return sum(min(NEAR, before - after) for before, after in ways if after < NEAR)


def _exchange(chart: DistanceMaps, state: State, token: TokenNumber) -> tuple[int, int]:
    """The additional distance to a needed token after the best exchange, and the second token of that exchange."""
    wanted = {number for goal in chart.goals_left(state) if goal.kind == TAKE for number in goal.numbers}
    field = chart.field(state, state.marine_bits, marines=True)
    away = {
        one: field[tokens_on_board.space_of(chart.t, state, one)]
        for one in each_token(state.lying)
        if chart.t.pieces[one].type.taken
    }
    far, other = max(((away[one], one) for one in away if one not in wanted and away[one] < FAR), default=(0, -1))
    return (far - away[token] if token in wanted else 0), other


def exchange(chart: DistanceMaps, state: State, actions: Sequence[Action]) -> Action:
    """The choice of the second token of an exchange."""
    wanted = "exchange", _exchange(chart, state, state.stack[-1].token)[1]
    return next((action for action in actions if action == wanted), actions[0])


def interrupt(chart: DistanceMaps, state: State, actions: Sequence[Action], turn: InvaderTurn) -> Action:
    """The event to play in this window, or a pass."""
    stage: Window = state.stack[-1]
    about, cards = (stage.figure, stage.other, turn), chart.t.cards
    for action in actions:
        match action:
            case ("event", card, aim) if _has_its_moment(chart, state, cards[card].id, aim, *about):
                return action
    return actions[-1]


def _has_its_moment(
    chart: DistanceMaps, state: State, card: str, aim: int, figure: int, other: int, turn: InvaderTurn
) -> bool:
    best = turn.attacks.best
    if card in ("its-a-trap", "jump-the-gun", "surprise-attack"):
        still = card == "surprise-attack"
        return max((best(state, one, still=still) for one in state.crowd), default=0.0) >= CALLED
    if card == "charge":
        return best(state, figure, extra=CHARGE_POINTS) >= best(state, figure) + CALLED
    if card == "rage":
        return _rage(chart, state)
    if card == "dodge":
        return _kills(chart, state)
    if card == "dark-energies":
        return aim == other or state.left[other] == full_wounds(chart.t, state, other)
    if card == "darkness":
        at, far = state.at[figure], chart.t.terrain.chebyshev
        seen = [state.at[one] for one in state.crowd if state.ground.look(at) & state.body[one]]
        return bool(seen) and "darkness" not in state.marks and all(far(at, other) > DARKNESS_RANGE for other in seen)
    return card in ("dud", "shaky-footing")


def _attack(state: State) -> Attack | None:
    """The attack under way."""
    return next((stage for stage in reversed(state.stack) if isinstance(stage, Attack)), None)


def _rage(chart: DistanceMaps, state: State) -> bool:
    """Whether more damage is worth the card."""
    attack = _attack(state)
    if attack is None or attack.arms != KIND_ARMS or attack.target < 0 or attack.target >= state.players:
        return False
    tables = chart.t
    arms = arms_of(tables, state, attack)
    distance = 0 if arms.melee else range_to(tables, state, attack.attacker, arms, attack.space, attack.target)
    armor, left = armor_of(tables, state, attack.target), state.left[attack.target]
    plain = chart.odds.by(arms, distance, armor, 0, attack.bonus)
    raged = chart.odds.by(arms, distance, armor, 0, attack.bonus + DAMAGE)
    more = expected(raged, left) - expected(plain, left) + 4.0 * (fatal(raged, left) - fatal(plain, left))
    return more >= RAGED


def _kills(chart: DistanceMaps, state: State) -> bool:
    """Whether the marine's dice on the table kill an invader."""
    attack = _attack(state)
    if attack is None:
        return False
    tables = chart.t
    arms = arms_of(tables, state, attack)
    shown = dice.shown(tables, attack.rolled)
    farther, harder = marine_cards.bonus(tables, state, attack.attacker, arms)
    away = 0
    if not arms.melee and attack.target >= 0:
        away = range_to(tables, state, attack.attacker, arms, attack.space, attack.target)
    if shown.miss or away > shown.range + arms.accuracy + farther:
        return False
    damage = shown.damage + arms.deadly + harder
    return any(
        figure in state.crowd and damage // armor_of(tables, state, figure) >= state.left[figure]
        for figure in attack_effect.affected(tables, state, attack, arms)
    )


def discard(chart: DistanceMaps, state: State, actions: Sequence[Action]) -> Action:
    """The choice of the least useful card to discard: events for rare moments, then weak figures."""
    tables = chart.t

    def worth(action: Action) -> tuple[float, int]:
        assert action[0] == "discard"
        _, number = action
        card = tables.cards[number]
        if not card.spawn:
            return float(KEPT.get(card.id, 0)), number
        brought = max(
            sum(min(count, free_figures(tables, state, name)) for name, count in group) for group in card.spawn
        )
        return 2.0 + 0.5 * brought if brought else 0.0, number

    return min(actions, key=worth)
