"""Why something is not allowed, in one sentence that a person at the table would say.

Empty means that it is allowed now. The sentences tell nothing that is hidden from the side they are told: unrevealed
spaces are just that, and what opens a lock is told only where the scenario tells it at the door.
"""

from __future__ import annotations

from collections.abc import Callable

from kneedeep.catalog.turn_parameters import READY, UNLOAD
from kneedeep.english import capitalized
from kneedeep.geometry.bits import each_number
from kneedeep.rules.action import Action
from kneedeep.rules.amounts import points as points_text
from kneedeep.rules.amounts import spawn_cards
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
from kneedeep.translation import translatable, translatable_count

FAR = 200
UNSEEN = translatable("Nobody has seen that space yet.")


def why_not(tables: CompiledScenario, state: State, legal: list[Action], action: Action) -> str:
    """Return why an action is not allowed now, empty when it is one of the legal ones.

    Steps may name any space and attacks any target (figure -1: whoever stands there), as if they were asked of the
    figure that acts.
    """
    if action in legal:
        return ""
    if state.winner:
        return translatable("The game is over.")
    figure = acting(state)
    reason = _REASONS.get(action[0])
    if reason is not None:
        return reason(tables, state, figure, action)
    if figure < 0:
        return _other_decision(tables, state)
    return translatable("That can't be done now.")


def acting(state: State) -> int:
    """Return the figure whose turn or activation it is, -1 while something else has to be decided."""
    stage = state.stack[-1]
    return stage.figure if isinstance(stage, FigureTurn) else -1


def why_no_way(tables: CompiledScenario, state: State, figure: int, space: int) -> str:
    """Return why a figure does not get to a space with what it has left, empty when it does."""
    n = names_in(tables, state)
    if not state.revealed >> space & 1:
        return UNSEEN
    kind = tables.kinds[state.kind[figure]]
    if is_bot_off(tables, state, figure):
        return translatable("Nobody has activated this sentry bot.")
    ally = kind.side == MARINES and figure >= state.players
    if (kind.side == NEUTRAL and state.owner[figure] < 0) or (ally and kind.shape):
        return translatable("{who} can't move.", who=_called(n, figure))
    if state.body[figure] >> space & 1:
        return translatable("{who} is already there.", who=_called(n, figure))
    turn = turn_of(tables, state, figure)
    reached = _reached(tables, state, figure, space, turn.points)
    if reached is not None and reached.ends:
        return (
            ""
            if reached.wounds < state.left[figure]
            else translatable("{who} would not survive the way.", who=_called(n, figure))
        )
    if state.blocked >> space & 1 and not kind.flying:
        return translatable("{thing} is in the way.", thing=_thing(tables, state, n, space))
    there = [one for one in standing_in(state, space) if one != figure]
    if there:
        who = _called(n, there[0])
        if reached is not None:
            return translatable("{who} stands there: one may pass, but not stay.", who=who)
        return translatable("{who} stands there.", who=who)
    if turn.points < 1:
        if turn.mode == UNLOAD:
            return translatable("Unload gives no movement.")
        return translatable("No movement points are left.")
    if kind.shape and not _fits(tables, state, figure, space):
        return translatable("{who} does not fit there.", who=_called(n, figure))
    far = _reached(tables, state, figure, space, FAR)
    if far is not None:
        return translatable(
            "That is {cost} away, {rest}.", cost=points_text(far.cost), rest=_left(turn.points)
        )
    return _no_way_at_all(tables, state, n, figure, space)


def _no_way_at_all(tables: CompiledScenario, state: State, n: Names, figure: int, space: int) -> str:
    """What bars every way: somebody, a shut door, or walls."""
    empty = state.copy()
    for other in (*state.squad, *state.crowd, *state.others):
        if other != figure:
            empty.body[other] = 0
    empty.marine_bits &= state.body[figure]
    empty.invader_bits &= state.body[figure]
    empty.other_bits &= state.body[figure]
    empty.sharing = ()
    way = _reached(tables, empty, figure, space, FAR)
    if way is not None:
        cover = [tables.cover[shape][anchor] for anchor, shape in _places(tables, empty, figure, way)]
        barring = [
            one
            for one in (*state.squad, *state.crowd, *state.others)
            if one != figure and any(state.body[one] & bits for bits in cover)
        ]
        return (
            translatable("{who} blocks the way.", who=_called(n, barring[0]))
            if barring
            else translatable("The way there is blocked.")
        )
    empty.ground = tables.terrain.ground(tables.terrain.all_doors, state.blocked, state.opaque)
    if _reached(tables, empty, figure, space, FAR) is not None:
        return translatable("A shut door is in the way.")
    return translatable("There is no way there.")


def _places(tables: CompiledScenario, state: State, figure: int, way: paths.Path) -> list[Place]:
    places: list[Place] = []
    for action, space in zip(way.actions, way.spaces, strict=True):
        places.append((space, action[2] if action[0] == "step" and len(action) > 2 else 0))
    return places


def _reached(
    tables: CompiledScenario, state: State, figure: int, space: int, points: int
) -> paths.Path | None:
    """The best way with which a figure comes to cover a space."""
    found = paths.find_paths(tables, state, figure, points)
    place = paths.covered(tables, found).get(space)
    return None if place is None else found[place]


def _fits(tables: CompiledScenario, state: State, figure: int, space: int) -> bool:
    flying = tables.kinds[state.kind[figure]].flying
    shapes = {state.shape[figure]} if state.shape[figure] == SQUARE else {1, 2}
    return any(
        tables.cover[shape][anchor] >> space & 1 and state.ground.fits(shape, anchor, flying=flying)
        for shape in shapes
        for anchor in range(tables.size)
    )


def why_no_attack(tables: CompiledScenario, state: State, figure: int, space: int, weapon: int = -1) -> str:
    """Return why a figure can't attack what is on a space, empty when it can.

    `weapon`: one of a marine's, -1 for any; then the reason is told that is nearest to allowing it.
    """
    n = names_in(tables, state)
    turn = turn_of(tables, state, figure)
    kind = tables.kinds[state.kind[figure]]
    if state.at[figure] == OFF:
        return translatable("{who} is not on the board.", who=_called(n, figure))
    if is_bot_off(tables, state, figure):
        return translatable("Nobody has activated this sentry bot.")
    if figure >= state.players and (kind.arms is None or (kind.side == NEUTRAL and state.owner[figure] < 0)):
        return translatable("{who} does not attack.", who=_called(n, figure))
    if turn.attacks < 1:
        stage = state.stack[-1]
        if turn.mode == READY and isinstance(stage, MarineTurn) and stage.moved:
            return translatable("A ready marine who has moved can't attack.")
        return translatable("No attack is left.")
    if figure in state.sharing:
        return translatable("{who} shares a space and can't attack from there.", who=_called(n, figure))
    if state.body[figure] & state.blocked and figure < state.players:
        return translatable(
            "{who} stands on an obstacle and can't attack from there.", who=_called(n, figure)
        )
    if not state.revealed >> space & 1:
        return UNSEEN
    return _no_target(tables, state, n, figure, space, weapon)


def _no_target(tables: CompiledScenario, state: State, n: Names, figure: int, space: int, weapon: int) -> str:
    there = [one for one in standing_in(state, space) if one != figure]
    foes = [one for one in there if one in enemies(tables, state, figure)]
    thing = bool(tokens_on_board.destructible(tables, state) >> space & 1)
    friendly = tables.parameters.direct_friendly_fire and there
    if there and not foes and not friendly and not thing:
        if is_bot_off(tables, state, there[0]):
            return translatable("A sentry bot that nobody has activated can't be attacked.")
        return translatable("{who} is a friend.", who=_called(n, there[0]))
    if state.body[figure] >> space & 1:
        return translatable("{who} stands there itself.", who=_called(n, figure))
    reasons = []
    for number, arms in _arsenal(tables, state, figure, weapon):
        text = _unusable(tables, state, n, figure, number, arms)
        if text:
            reasons.append((0, text))
            continue
        if not there and not thing and not (arms.blast or (arms.blow_through and not arms.melee)):
            reasons.append((1, translatable("There is nothing to attack.")))
            continue
        named = targeting.targets(
            tables,
            state,
            figure,
            arms,
            farthest=_farthest(state, figure),
            past=figure < state.players and "sniper" in state.cards[figure],
        )
        if any(one == space for one, _ in named):
            return ""
        reasons.append(_unreached(tables, state, n, figure, space, arms, foes))
    return (
        max(reasons, key=lambda pair: pair[0])[1] if reasons else translatable("There is no weapon for that.")
    )


def _arsenal(
    tables: CompiledScenario, state: State, figure: int, weapon: int
) -> list[tuple[int, AttackProfile]]:
    """What a figure could attack with, usable or not."""
    if figure >= state.players:
        arms = tables.kinds[state.kind[figure]].arms
        return [] if arms is None else [(-1, arms)]
    held = tables.innate | state.weapons[figure]
    numbers = each_number(held) if weapon < 0 else (weapon,)
    return [(number, tables.weapons[number]) for number in numbers]


def _farthest(state: State, figure: int) -> int:
    dark = "darkness" in state.marks and state.seat == figure
    return marine_attack.DARKNESS_RANGE if dark else 0


def _unusable(
    tables: CompiledScenario, state: State, n: Names, figure: int, number: int, arms: AttackProfile
) -> str:
    """Why a marine can't use a weapon at all now."""
    if number < 0 or number in marine_attack.usable(tables, state, figure):
        melee_only = turn_of(tables, state, figure).melee_only
        return (
            translatable("A sprinting marine can attack only adjacent figures.")
            if melee_only and not arms.melee
            else ""
        )
    if state.berserk[figure]:
        return translatable("A berserk marine can attack only with his fists.")
    if not (tables.innate | state.weapons[figure]) >> number & 1:
        return translatable("{who} does not have the {weapon}.", who=_called(n, figure), weapon=arms.name)
    if arms.ammo != NO_AMMO and not state.ammo[3 * figure + arms.ammo]:
        return translatable(
            "There are no {ammunition} left for the {weapon}.", ammunition=AMMO[arms.ammo], weapon=arms.name
        )
    return translatable(
        "The {weapon} is not charged: {charge} of {full}.",
        weapon=arms.name,
        charge=state.charge[figure],
        full=tables.parameters.soul_cube_charge,
    )


def _unreached(
    tables: CompiledScenario,
    state: State,
    n: Names,
    figure: int,
    space: int,
    arms: AttackProfile,
    foes: list[int],
) -> tuple[int, str]:
    """Why arms don't reach a space, and how near to it they come."""
    cells = tables.terrain.cells[state.shape[figure]][state.at[figure]]
    what = (
        translatable("The {weapon}", weapon=arms.name)
        if figure < state.players
        else translatable("Its attack")
    )
    beside = any(state.ground.beside[cell] >> space & 1 for cell in cells)
    if arms.melee and not beside:
        return 2, translatable("{what} reaches only adjacent spaces.", what=what)
    seen = any(state.ground.look(cell) >> space & 1 for cell in cells)
    if not seen and not arms.seeking:
        return 3, _what_hides(tables, state, n, cells, space)
    target = foes[0] if foes else -1
    others = everybody(state) & ~state.body[figure] & ~(state.body[target] if target >= 0 else 0)
    lines = [
        tables.terrain.between(cell, space) & others for cell in cells if state.ground.look(cell) >> space & 1
    ]
    if lines and all(lines) and not arms.seeking:
        blocker = next(
            (one for one in (*state.squad, *state.crowd, *state.others) if state.body[one] & lines[0]), -1
        )
        return 4, translatable("{who} is in the line of sight.", who=_called(n, blocker))
    if arms.blast or target >= 0:
        limit = min(
            _farthest(state, figure) or FAR,
            tables.parameters.seeking if arms.seeking else FAR,
            tables.parameters.soul_drain_range if arms.soul_drain else FAR,
        )
        if limit < FAR:
            return 5, translatable("{what} reaches at most {limit} spaces.", what=what, limit=limit)
    if state.blocked >> space & 1:
        return 3, translatable("{thing} can't be attacked.", thing=_thing(tables, state, n, space))
    return 2, translatable("That can't be attacked.")


def _what_hides(tables: CompiledScenario, state: State, n: Names, cells: tuple[int, ...], space: int) -> str:
    terrain = tables.terrain
    if any(terrain.sight(0, 0).sees(cell, space) for cell in cells):
        if any(terrain.sight(terrain.all_doors & ~state.doors, 0).sees(cell, space) for cell in cells):
            return translatable("An obstacle hides it.")
        return translatable("A shut door hides it.")
    return translatable("There is no line of sight: walls are in the way.")


def why_no_door(tables: CompiledScenario, state: State, figure: int, door: int, *, shut: bool) -> str:
    """Return why a figure can't open a door (`shut`: shut it), empty when nothing about the door forbids it."""
    n = names_in(tables, state)
    piece, marine = tables.doors[door], figure < state.players
    points, cost = turn_of(tables, state, figure).points, tables.parameters.door
    if figure >= state.players and (
        tables.kinds[state.kind[figure]].side != "invaders" or state.owner[figure] >= 0
    ):
        return translatable("{who} can't open or shut doors.", who=_called(n, figure))
    if not piece.touching & state.body[figure]:
        return translatable("Only a figure next to a door can open or shut it.")
    if piece.kind == doors.PASSAGE:
        return translatable("A passage opens by itself.")
    if state.smashed >> door & 1:
        return translatable("That door is destroyed and stays open.")
    if bool(state.doors >> door & 1) != shut:
        return (
            translatable("The door is already open.")
            if not shut
            else translatable("The door is already shut.")
        )
    if piece.kind == doors.SECURITY and not marine:
        return translatable("Invaders can't open security doors.")
    if shut and (across := doors.across(tables, state, door)):
        return translatable("{who} stands across it.", who=_called(n, across[0]))
    if not doors.can_work(tables, state, door, marine=marine):
        return why_locked(tables, state, door)
    if points < cost:
        return translatable("A door costs {cost}, {rest}.", cost=points_text(cost), rest=_left(points))
    if not doors.may_spend(tables, state, figure, door, points):
        return translatable("{who} needs its last points to reach an empty space.", who=_called(n, figure))
    return ""


def why_locked(tables: CompiledScenario, state: State, door: int) -> str:
    """Return what keeps a door locked, as far as anybody at the table may know it."""
    piece = tables.doors[door]
    if any(sealed == door for sealed, _ in state.sealed):
        return translatable("A card keeps the door sealed.")
    if piece.key >= 0 and not state.keys >> piece.key & 1:
        return translatable("That door needs the {color} key.", color=COLORS[piece.key])
    return piece.element.locked_text or translatable("That door is locked.")


def why_no_token(tables: CompiledScenario, state: State, figure: int, token: int) -> str:
    """Return why a marine can't take or use a token, empty when nothing about the token forbids it."""
    piece = tables.pieces[token]
    if not state.lying >> token & 1:
        return translatable("That is not on the board.")
    if figure >= state.players:
        return translatable("Only marines can take equipment.")
    if not tokens_on_board.bits_of(tables, state, token) & state.body[figure]:
        return translatable("Only a figure on that space can take or use it.")
    if not piece.type.taken:
        return translatable("It can't be taken.")
    return why_not_taken(tables, state, figure, token)


def why_not_taken(tables: CompiledScenario, state: State, figure: int, token: int) -> str:
    """Return why a marine could not take a token if he stood on it, empty when he could."""
    n, piece = names_in(tables, state), tables.pieces[token]
    if not piece.type.taken or equipment.can_take(tables, state, figure, token):
        return ""
    if piece.kind == "health" and state.left[figure] >= wounds.full_wounds(tables, state, figure):
        return translatable("{who} is not hurt.", who=_called(n, figure))
    if piece.kind == "armor" and state.armor[figure] >= tables.parameters.armor_max:
        return translatable("{who} can't carry more armor.", who=_called(n, figure))
    return piece.element.locked_text or translatable("It can't be taken yet.")


def why_no_card(tables: CompiledScenario, state: State, card: int) -> str:
    """Return why a card of the invader's hand can't be played now, empty when nothing about the moment forbids it."""
    stage = state.stack[-1]
    kind = EVENT_CARDS.get(tables.cards[card].id)
    if kind is None:
        if not isinstance(stage, Command) or state.started:
            return translatable(
                "Spawn cards are played in the invader's turn, before any invader is activated."
            )
        if state.spawn_cards >= tables.parameters.spawn_cards:
            return translatable(
                "Only {cards} may be played in a turn.", cards=spawn_cards(tables.parameters.spawn_cards)
            )
        return ""
    moment = stage.moment if isinstance(stage, Window) else ""
    if isinstance(stage, Command) and not state.started:
        moment = "invader-start"
    if moment not in kind.windows:
        return translatable(
            "{card} is played {moments}.",
            card=tables.cards[card].name,
            moments=" or ".join(MOMENTS[name] for name in kind.windows),
        )
    figure, other = (stage.figure, stage.other) if isinstance(stage, Window) else (-1, -1)
    return (
        ""
        if kind.aims(tables, state, figure, other)
        else translatable("There is nothing {card} could do.", card=tables.cards[card].name)
    )


MOMENTS = {
    "invader-start": translatable("at the start of the invader's turn"),
    "marine-turn": translatable("before a marine's turn"),
    "pick-up": translatable("right after a marine picked something up"),
    "marine-attack": translatable("right before a marine attacks"),
    "marine-dice": translatable("when the dice of a marine's attack lie on the table"),
    "marine-ammo": translatable("after a marine's attack that spent no ammunition"),
    "activation": translatable("when an invader is activated"),
    "invader-attack": translatable("right before an invader attacks"),
}
"""When event cards are played, by the names of their windows."""


def _other_decision(tables: CompiledScenario, state: State) -> str:
    who = names_in(tables, state).player(state.player)
    return translatable("{who} has to decide something else first.", who=capitalized(who))


def _on_turn(
    told: Callable[[CompiledScenario, State, int, Action], str],
) -> Callable[[CompiledScenario, State, int, Action], str]:
    """A reason that is told only of the figure that acts."""

    def reason(tables: CompiledScenario, state: State, figure: int, action: Action) -> str:
        if figure < 0:
            return _other_decision(tables, state)
        return told(tables, state, figure, action) or translatable("That can't be done now.")

    return reason


def _step(tables: CompiledScenario, state: State, figure: int, action: Action) -> str:
    return why_no_way(tables, state, figure, action[1]) or translatable("That is more than one step away.")


def _attack(tables: CompiledScenario, state: State, figure: int, action: Action) -> str:
    return why_no_attack(tables, state, figure, action[2], action[1] if figure < state.players else -1)


def _strike(tables: CompiledScenario, state: State, figure: int, action: Action) -> str:
    return why_no_attack(tables, state, figure, action[1])


def _door(tables: CompiledScenario, state: State, figure: int, action: Action) -> str:
    return why_no_door(tables, state, figure, action[1], shut=action[0] == "close")


def _token(tables: CompiledScenario, state: State, figure: int, action: Action) -> str:
    return why_no_token(tables, state, figure, action[1])


def _activate(tables: CompiledScenario, state: State, figure: int, action: Action) -> str:
    n = names_in(tables, state)
    other = action[1]
    if other not in state.crowd:
        return translatable("{who} is none of the invader's figures.", who=_called(n, other))
    if state.activated >> other & 1 and state.seat == state.players:
        return translatable("{who} was activated in this turn.", who=_called(n, other))
    if state.seat != state.players or state.player != INVADER:
        return translatable("Invaders are activated in the invader's turn.")
    return translatable("Another figure is still active.") if figure >= 0 else _other_decision(tables, state)


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
    "event": lambda t, s, figure, action: (
        why_no_card(t, s, action[1]) or translatable("That is not a possible target.")
    ),
    "spawn": lambda t, s, figure, action: why_no_card(t, s, action[1]),
}


def _called(n: Names, figure: int) -> str:
    called = n.figure(figure)
    return capitalized(called)


def _thing(tables: CompiledScenario, state: State, n: Names, space: int) -> str:
    for number in tokens_on_board.lying_at(tables, state, space):
        if tables.pieces[number].type.blocks_steps:
            called = n.token(number)
            return translatable("The {called}", called=called)
    return translatable("Something")


def _left(points: int) -> str:
    return translatable_count("{n} is left", "{n} are left", points)
