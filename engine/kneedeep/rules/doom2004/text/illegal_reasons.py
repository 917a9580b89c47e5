"""Why something is not allowed, in one sentence that a person at the table would say.

Empty means that it is allowed now. The sentences tell nothing that is hidden from the side they are told: unrevealed
spaces are just that, and what opens a lock is told only where the scenario tells it at the door.
"""

from __future__ import annotations

from collections.abc import Callable

from kneedeep.catalog.turn_numbers import READY, UNLOAD
from kneedeep.english import capitalized, counted
from kneedeep.geometry.bits import each_number
from kneedeep.rules.action import Action
from kneedeep.rules.doom2004.board import doors, tokens_on_board
from kneedeep.rules.doom2004.board.board_tables import SQUARE
from kneedeep.rules.doom2004.board.figure_kinds import MARINES, NEUTRAL
from kneedeep.rules.doom2004.board.figures import enemies, everybody, is_bot_off, standing_in
from kneedeep.rules.doom2004.board.game_tokens import COLORS
from kneedeep.rules.doom2004.cards import EVENT_CARDS
from kneedeep.rules.doom2004.combat import targeting, wounds
from kneedeep.rules.doom2004.combat.attack_profile import AMMO, NO_AMMO, AttackProfile
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.marine import equipment, marine_attack
from kneedeep.rules.doom2004.movement import paths
from kneedeep.rules.doom2004.movement.friend_passage import Place
from kneedeep.rules.doom2004.stages import Command, FigureTurn, MarineTurn, Window
from kneedeep.rules.doom2004.state import INVADER, OFF, State
from kneedeep.rules.doom2004.text.game_names import Names, names_in
from kneedeep.rules.doom2004.turn_budget import turn_of

FAR = 200
UNSEEN = "Nobody has seen that space yet."


def why_not(t: CompiledScenario, s: State, legal: list[Action], action: Action) -> str:
    """Return why an action is not allowed now, empty when it is one of the legal ones.

    Steps may name any space and attacks any target (figure -1: whoever stands there), as if they were asked of the
    figure that acts.
    """
    if action in legal:
        return ""
    if s.winner:
        return "The game is over."
    figure = acting(s)
    reason = _REASONS.get(action[0])
    if reason is not None:
        return reason(t, s, figure, action)
    if figure < 0:
        return _other_decision(t, s)
    return "That can't be done now."


def acting(s: State) -> int:
    """Return the figure whose turn or activation it is, -1 while something else has to be decided."""
    stage = s.stack[-1]
    return stage.figure if isinstance(stage, FigureTurn) else -1


def why_no_way(t: CompiledScenario, s: State, figure: int, space: int) -> str:
    """Return why a figure does not get to a space with what it has left, empty when it does."""
    n = names_in(t, s)
    if not s.revealed >> space & 1:
        return UNSEEN
    kind = t.kinds[s.kind[figure]]
    if is_bot_off(t, s, figure):
        return "Nobody has activated this sentry bot."
    ally = kind.side == MARINES and figure >= s.players
    if (kind.side == NEUTRAL and s.owner[figure] < 0) or (ally and kind.shape):
        return f"{_called(n, figure)} can't move."
    if s.body[figure] >> space & 1:
        return f"{_called(n, figure)} is already there."
    turn = turn_of(t, s, figure)
    reached = _reached(t, s, figure, space, turn.points)
    if reached is not None and reached.ends:
        return "" if reached.wounds < s.left[figure] else f"{_called(n, figure)} would not survive the way."
    if s.blocked >> space & 1 and not kind.flying:
        return f"{_thing(t, s, n, space)} is in the way."
    there = [one for one in standing_in(s, space) if one != figure]
    if there:
        passed = ": one may pass, but not stay" if reached is not None else ""
        return f"{_called(n, there[0])} stands there{passed}."
    if turn.points < 1:
        if turn.mode == UNLOAD:
            return "Unload gives no movement."
        return "No movement points are left."
    if kind.shape and not _fits(t, s, figure, space):
        return f"{_called(n, figure)} does not fit there."
    far = _reached(t, s, figure, space, FAR)
    if far is not None:
        return f"That is {counted(far.cost, 'point')} away, {turn.points} {_are(turn.points)} left."
    return _no_way_at_all(t, s, n, figure, space)


def _no_way_at_all(t: CompiledScenario, s: State, n: Names, figure: int, space: int) -> str:
    """What bars every way: somebody, a shut door, or walls."""
    empty = s.copy()
    for other in (*s.squad, *s.crowd, *s.others):
        if other != figure:
            empty.body[other] = 0
    empty.marine_bits &= s.body[figure]
    empty.invader_bits &= s.body[figure]
    empty.other_bits &= s.body[figure]
    empty.sharing = ()
    way = _reached(t, empty, figure, space, FAR)
    if way is not None:
        cover = [t.cover[shape][anchor] for anchor, shape in _places(t, empty, figure, way)]
        barring = [
            one
            for one in (*s.squad, *s.crowd, *s.others)
            if one != figure and any(s.body[one] & bits for bits in cover)
        ]
        return f"{_called(n, barring[0])} blocks the way." if barring else "The way there is blocked."
    empty.ground = t.terrain.ground(t.terrain.all_doors, s.blocked, s.opaque)
    if _reached(t, empty, figure, space, FAR) is not None:
        return "A shut door is in the way."
    return "There is no way there."


def _places(t: CompiledScenario, s: State, figure: int, way: paths.Path) -> list[Place]:
    places: list[Place] = []
    for action, space in zip(way.actions, way.spaces, strict=True):
        places.append((space, action[2] if action[0] == "step" and len(action) > 2 else 0))
    return places


def _reached(t: CompiledScenario, s: State, figure: int, space: int, points: int) -> paths.Path | None:
    """The best way with which a figure comes to cover a space."""
    found = paths.find_paths(t, s, figure, points)
    place = paths.covered(t, found).get(space)
    return None if place is None else found[place]


def _fits(t: CompiledScenario, s: State, figure: int, space: int) -> bool:
    flying = t.kinds[s.kind[figure]].flying
    shapes = {s.shape[figure]} if s.shape[figure] == SQUARE else {1, 2}
    return any(
        t.cover[shape][anchor] >> space & 1 and s.ground.fits(shape, anchor, flying=flying)
        for shape in shapes
        for anchor in range(t.size)
    )


def why_no_attack(t: CompiledScenario, s: State, figure: int, space: int, weapon: int = -1) -> str:
    """Return why a figure can't attack what is on a space, empty when it can.

    `weapon`: one of a marine's, -1 for any; then the reason is told that is nearest to allowing it.
    """
    n = names_in(t, s)
    turn = turn_of(t, s, figure)
    kind = t.kinds[s.kind[figure]]
    if s.at[figure] == OFF:
        return f"{_called(n, figure)} is not on the board."
    if is_bot_off(t, s, figure):
        return "Nobody has activated this sentry bot."
    if figure >= s.players and (kind.arms is None or (kind.side == NEUTRAL and s.owner[figure] < 0)):
        return f"{_called(n, figure)} does not attack."
    if turn.attacks < 1:
        stage = s.stack[-1]
        if turn.mode == READY and isinstance(stage, MarineTurn) and stage.moved:
            return "A ready marine who has moved can't attack."
        return "No attack is left."
    if figure in s.sharing:
        return f"{_called(n, figure)} shares a space and can't attack from there."
    if s.body[figure] & s.blocked and figure < s.players:
        return f"{_called(n, figure)} stands on an obstacle and can't attack from there."
    if not s.revealed >> space & 1:
        return UNSEEN
    return _no_target(t, s, n, figure, space, weapon)


def _no_target(t: CompiledScenario, s: State, n: Names, figure: int, space: int, weapon: int) -> str:
    there = [one for one in standing_in(s, space) if one != figure]
    foes = [one for one in there if one in enemies(t, s, figure)]
    thing = bool(tokens_on_board.destructible(t, s) >> space & 1)
    friendly = t.parameters.direct_friendly_fire and there
    if there and not foes and not friendly and not thing:
        if is_bot_off(t, s, there[0]):
            return "A sentry bot that nobody has activated can't be attacked."
        return f"{_called(n, there[0])} is a friend."
    if s.body[figure] >> space & 1:
        return f"{_called(n, figure)} stands there itself."
    reasons = []
    for number, arms in _arsenal(t, s, figure, weapon):
        text = _unusable(t, s, n, figure, number, arms)
        if text:
            reasons.append((0, text))
            continue
        if not there and not thing and not (arms.blast or (arms.blow_through and not arms.melee)):
            reasons.append((1, "There is nothing to attack."))
            continue
        named = targeting.targets(
            t,
            s,
            figure,
            arms,
            farthest=_farthest(s, figure),
            past=figure < s.players and "sniper" in s.cards[figure],
        )
        if any(one == space for one, _ in named):
            return ""
        reasons.append(_unreached(t, s, n, figure, space, arms, foes))
    return max(reasons, key=lambda pair: pair[0])[1] if reasons else "There is no weapon for that."


def _arsenal(t: CompiledScenario, s: State, figure: int, weapon: int) -> list[tuple[int, AttackProfile]]:
    """What a figure could attack with, usable or not."""
    if figure >= s.players:
        arms = t.kinds[s.kind[figure]].arms
        return [] if arms is None else [(-1, arms)]
    held = t.innate | s.weapons[figure]
    numbers = each_number(held) if weapon < 0 else (weapon,)
    return [(number, t.weapons[number]) for number in numbers]


def _farthest(s: State, figure: int) -> int:
    dark = "darkness" in s.marks and s.seat == figure
    return marine_attack.DARKNESS_RANGE if dark else 0


def _unusable(t: CompiledScenario, s: State, n: Names, figure: int, number: int, arms: AttackProfile) -> str:
    """Why a marine can't use a weapon at all now."""
    if number < 0 or number in marine_attack.usable(t, s, figure):
        melee_only = turn_of(t, s, figure).melee_only
        return "A sprinting marine can attack only adjacent figures." if melee_only and not arms.melee else ""
    if s.berserk[figure]:
        return "A berserk marine can attack only with his fists."
    if not (t.innate | s.weapons[figure]) >> number & 1:
        return f"{_called(n, figure)} does not have the {arms.name}."
    if arms.ammo != NO_AMMO and not s.ammo[3 * figure + arms.ammo]:
        return f"There are no {AMMO[arms.ammo]} left for the {arms.name}."
    return f"The {arms.name} is not charged: {s.charge[figure]} of {t.parameters.soul_cube_charge}."


def _unreached(
    t: CompiledScenario, s: State, n: Names, figure: int, space: int, arms: AttackProfile, foes: list[int]
) -> tuple[int, str]:
    """Why arms don't reach a space, and how near to it they come."""
    cells = t.terrain.cells[s.shape[figure]][s.at[figure]]
    what = f"The {arms.name}" if figure < s.players else "Its attack"
    beside = any(s.ground.beside[cell] >> space & 1 for cell in cells)
    if arms.melee and not beside:
        return 2, f"{what} reaches only adjacent spaces."
    seen = any(s.ground.look(cell) >> space & 1 for cell in cells)
    if not seen and not arms.seeking:
        return 3, _what_hides(t, s, n, cells, space)
    target = foes[0] if foes else -1
    others = everybody(s) & ~s.body[figure] & ~(s.body[target] if target >= 0 else 0)
    lines = [t.terrain.between(cell, space) & others for cell in cells if s.ground.look(cell) >> space & 1]
    if lines and all(lines) and not arms.seeking:
        blocker = next((one for one in (*s.squad, *s.crowd, *s.others) if s.body[one] & lines[0]), -1)
        return 4, f"{_called(n, blocker)} is in the line of sight."
    if arms.blast or target >= 0:
        limit = min(
            _farthest(s, figure) or FAR,
            t.parameters.seeking if arms.seeking else FAR,
            t.parameters.soul_drain_range if arms.soul_drain else FAR,
        )
        if limit < FAR:
            return 5, f"{what} reaches at most {limit} spaces."
    if s.blocked >> space & 1:
        return 3, f"{_thing(t, s, n, space)} can't be attacked."
    return 2, "That can't be attacked."


def _what_hides(t: CompiledScenario, s: State, n: Names, cells: tuple[int, ...], space: int) -> str:
    terrain = t.terrain
    if any(terrain.sight(0, 0).sees(cell, space) for cell in cells):
        if any(terrain.sight(terrain.all_doors & ~s.doors, 0).sees(cell, space) for cell in cells):
            return "An obstacle hides it."
        return "A shut door hides it."
    return "There is no line of sight: walls are in the way."


def why_no_door(t: CompiledScenario, s: State, figure: int, door: int, *, shut: bool) -> str:
    """Return why a figure can't open a door (`shut`: shut it), empty when nothing about the door forbids it."""
    n = names_in(t, s)
    piece, marine = t.doors[door], figure < s.players
    points, cost = turn_of(t, s, figure).points, t.parameters.door
    if figure >= s.players and (t.kinds[s.kind[figure]].side != "invaders" or s.owner[figure] >= 0):
        return f"{_called(n, figure)} can't open or shut doors."
    if not piece.touching & s.body[figure]:
        return "Only a figure next to a door can open or shut it."
    if piece.kind == doors.PASSAGE:
        return "A passage opens by itself."
    if s.smashed >> door & 1:
        return "That door is destroyed and stays open."
    if bool(s.doors >> door & 1) != shut:
        return "The door is already open." if not shut else "The door is already shut."
    if piece.kind == doors.SECURITY and not marine:
        return "Invaders can't open security doors."
    if shut and (across := doors.across(t, s, door)):
        return f"{_called(n, across[0])} stands across it."
    if not doors.can_work(t, s, door, marine=marine):
        return why_locked(t, s, door)
    if points < cost:
        return f"A door costs {counted(cost, 'point')}, {points} {_are(points)} left."
    if not doors.may_spend(t, s, figure, door, points):
        return f"{_called(n, figure)} needs its last points to reach an empty space."
    return ""


def why_locked(t: CompiledScenario, s: State, door: int) -> str:
    """Return what keeps a door locked, as far as anybody at the table may know it."""
    piece = t.doors[door]
    if any(sealed == door for sealed, _ in s.sealed):
        return "A card keeps the door sealed."
    if piece.key >= 0 and not s.keys >> piece.key & 1:
        return f"That door needs the {COLORS[piece.key]} key."
    return piece.element.locked_text or "That door is locked."


def why_no_token(t: CompiledScenario, s: State, figure: int, token: int) -> str:
    """Return why a marine can't take or use a token, empty when nothing about the token forbids it."""
    piece = t.pieces[token]
    if not s.lying >> token & 1:
        return "That is not on the board."
    if figure >= s.players:
        return "Only marines can take equipment."
    if not tokens_on_board.bits_of(t, s, token) & s.body[figure]:
        return "Only a figure on that space can take or use it."
    if not piece.type.taken:
        return "It can't be taken."
    return why_not_taken(t, s, figure, token)


def why_not_taken(t: CompiledScenario, s: State, figure: int, token: int) -> str:
    """Return why a marine could not take a token if he stood on it, empty when he could."""
    n, piece = names_in(t, s), t.pieces[token]
    if not piece.type.taken or equipment.can_take(t, s, figure, token):
        return ""
    if piece.kind == "health" and s.left[figure] >= wounds.full_wounds(t, s, figure):
        return f"{_called(n, figure)} is not hurt."
    if piece.kind == "armor" and s.armor[figure] >= t.parameters.armor_max:
        return f"{_called(n, figure)} can't carry more armor."
    return piece.element.locked_text or "It can't be taken yet."


def why_no_card(t: CompiledScenario, s: State, card: int) -> str:
    """Return why a card of the invader's hand can't be played now, empty when nothing about the moment forbids it."""
    stage = s.stack[-1]
    kind = EVENT_CARDS.get(t.cards[card].id)
    if kind is None:
        if not isinstance(stage, Command) or s.started:
            return "Spawn cards are played in the invader's turn, before any invader is activated."
        if s.spawn_cards >= t.parameters.spawn_cards:
            return f"Only {counted(t.parameters.spawn_cards, 'spawn card')} may be played in a turn."
        return ""
    moment = stage.moment if isinstance(stage, Window) else ""
    if isinstance(stage, Command) and not s.started:
        moment = "invader-start"
    if moment not in kind.windows:
        return f"{t.cards[card].name} is played {' or '.join(MOMENTS[name] for name in kind.windows)}."
    figure, other = (stage.figure, stage.other) if isinstance(stage, Window) else (-1, -1)
    return "" if kind.aims(t, s, figure, other) else f"There is nothing {t.cards[card].name} could do."


MOMENTS = {
    "invader-start": "at the start of the invader's turn",
    "marine-turn": "before a marine's turn",
    "pick-up": "right after a marine picked something up",
    "marine-attack": "right before a marine attacks",
    "marine-dice": "when the dice of a marine's attack lie on the table",
    "marine-ammo": "after a marine's attack that spent no ammunition",
    "activation": "when an invader is activated",
    "invader-attack": "right before an invader attacks",
}
"""When event cards are played, by the names of their windows."""


def _other_decision(t: CompiledScenario, s: State) -> str:
    who = names_in(t, s).player(s.player)
    return f"{capitalized(who)} has to decide something else first."


def _on_turn(
    told: Callable[[CompiledScenario, State, int, Action], str],
) -> Callable[[CompiledScenario, State, int, Action], str]:
    """A reason that is told only of the figure that acts."""

    def reason(t: CompiledScenario, s: State, figure: int, action: Action) -> str:
        if figure < 0:
            return _other_decision(t, s)
        return told(t, s, figure, action) or "That can't be done now."

    return reason


def _step(t: CompiledScenario, s: State, figure: int, action: Action) -> str:
    return why_no_way(t, s, figure, action[1]) or "That is more than one step away."


def _attack(t: CompiledScenario, s: State, figure: int, action: Action) -> str:
    return why_no_attack(t, s, figure, action[2], action[1] if figure < s.players else -1)


def _strike(t: CompiledScenario, s: State, figure: int, action: Action) -> str:
    return why_no_attack(t, s, figure, action[1])


def _door(t: CompiledScenario, s: State, figure: int, action: Action) -> str:
    return why_no_door(t, s, figure, action[1], shut=action[0] == "close")


def _token(t: CompiledScenario, s: State, figure: int, action: Action) -> str:
    return why_no_token(t, s, figure, action[1])


def _activate(t: CompiledScenario, s: State, figure: int, action: Action) -> str:
    n = names_in(t, s)
    other = action[1]
    if other not in s.crowd:
        return f"{_called(n, other)} is none of the invader's figures."
    if s.activated >> other & 1 and s.seat == s.players:
        return f"{_called(n, other)} was activated in this turn."
    if s.seat != s.players or s.player != INVADER:
        return "Invaders are activated in the invader's turn."
    return "Another figure is still active." if figure >= 0 else _other_decision(t, s)


_REASONS: dict[str, Callable[[CompiledScenario, State, int, Action], str]] = {
    "step": _on_turn(_step),
    "attack": _on_turn(_attack),
    "guard": lambda t, s, figure, action: (
        why_no_attack(t, s, s.player, action[2], action[1]) if s.player >= 0 else ""
    ),
    "strike": _on_turn(_strike),
    "shoot": _on_turn(_strike),
    "open": _on_turn(_door),
    "close": _on_turn(_door),
    "pick": _on_turn(_token),
    "activate": _activate,
    "event": lambda t, s, figure, action: why_no_card(t, s, action[1]) or "That is not a possible target.",
    "spawn": lambda t, s, figure, action: why_no_card(t, s, action[1]),
}


def _called(n: Names, figure: int) -> str:
    called = n.figure(figure)
    return capitalized(called)


def _thing(t: CompiledScenario, s: State, n: Names, space: int) -> str:
    for number in tokens_on_board.lying_at(t, s, space):
        if t.pieces[number].type.blocks_steps:
            called = n.token(number)
            return f"The {called}"
    return "Something"


def _are(number: int) -> str:
    return "is" if number == 1 else "are"
