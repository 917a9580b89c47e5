"""The events of the 2004 game: their parts, and their sentences in a story."""

from __future__ import annotations

from typing import Any

from kneedeep.rules import game_events
from kneedeep.rules.doom2004.board.tokens_on_board import BARREL
from kneedeep.rules.doom2004.combat.attack_profile import AMMO
from kneedeep.rules.doom2004.events import attack_events, board_events, card_events, figure_events, kit_events
from kneedeep.rules.doom2004.text.game_names import ORDERS, Names
from kneedeep.rules.doom2004.turn_budget import MODES
from kneedeep.rules.event import EventKind, fields_of


def _turn(n: Names, seat: int) -> str:
    return "The invader's turn" if seat >= n.t.marines else f"the {n.marine(seat)}'s turn"


def _attack(n: Names, figure: int, arms: int, space: int, target: int, aimed: int) -> str:
    what = n.figure(target) if target >= 0 else f"space {n.space(space)}"
    with_what = f" with the {n.weapon(arms)}" if arms >= 0 else ""
    return f"{n.figure(figure)} attacks {what}{with_what}{', aimed' if aimed else ''}"


def _dice(n: Names, rolled: tuple[tuple[int, int], ...], *_: Any) -> str:
    return f"rolled: {_faces(n, rolled)}"


def _faces(n: Names, rolled: tuple[tuple[int, int], ...]) -> str:
    faces = []
    for color, face in rolled:
        far, hurt, bullet, miss = n.t.dice[color][face]
        shown = "miss" if miss else f"{far}/{hurt}{' bullet' if bullet else ''}"
        faces.append(f"{n.t.dice_names[color]} {shown}")
    return ", ".join(faces)


def _place(n: Names, figure: int, kind: int, space: int, _shape: int, _wounds: int, why: str) -> str:
    return f"{n.figure(figure)} appears at {n.space(space)}" + (" (spawned)" if why == "spawn" else "")


def _scatter(n: Names, _card: int, direction: int, spaces: int, end: int) -> str:
    if end < 0:
        return "the blast goes off harmlessly"
    return f"the blast scatters {spaces} spaces to {n.space(end)}"


def _event_card(n: Names, card: int) -> str:
    effect = n.t.cards[card].effect
    what = f" ({effect.value[:1].lower()}{effect.value[1:].rstrip('.')})" if effect is not None else ""
    return f"the invader plays {n.card(card)}{what}"


def _door(n: Names, door: int, is_open: int, figure: int) -> str:
    verb = "opens" if is_open else "closes"
    return f"{n.figure(figure)} {verb} {n.door(door)}" if figure >= 0 else f"{n.door(door)} {verb}"


def _token_gone(n: Names, token: int, why: str) -> str:
    shown = why in ("destroyed", "removed", "lost") and n.t.pieces[token].kind != BARREL
    return f"the {n.token(token)} is {why}" if shown else ""


def _lost(n: Names, kind: int, count: int) -> str:
    known = n.t.kinds[kind]
    return f"no place for {count} {known.name if count == 1 else known.plural}"


_KINDS = (
    EventKind(
        "deck",
        fields_of(card_events.Deck),
        story=lambda n, deck: f"the invader takes the deck {n.t.deck_ids[deck]}",
    ),
    EventKind(
        "swap",
        fields_of(card_events.Swap),
        story=lambda n, kind: f"{n.t.kinds[kind].plural} replace {n.t.kinds[n.t.stands_for[kind]].plural}",
    ),
    EventKind("turn", fields_of(game_events.Turn), story=_turn, role="turn"),
    EventKind(
        "action",
        fields_of(figure_events.Action),
        story=lambda n, seat, mode: f"the {n.marine(seat)} takes the action {MODES[mode]}",
        in_walk=True,
    ),
    EventKind(
        "adrenaline",
        fields_of(figure_events.Adrenaline),
        story=lambda n, seat, count: f"the {n.marine(seat)} uses adrenaline",
        in_walk=True,
    ),
    EventKind("place", fields_of(figure_events.Place), story=_place, role="arrival"),
    EventKind(
        "step",
        fields_of(figure_events.Step),
        story=lambda n, figure, space, _shape: f"{n.figure(figure)} moves to {n.space(space)}",
        in_walk=True,
        role="move",
    ),
    EventKind(
        "teleport",
        fields_of(figure_events.Teleport),
        story=lambda n, figure, space: f"{n.figure(figure)} teleports to {n.space(space)}",
        in_walk=True,
        role="jump",
    ),
    EventKind(
        "duct",
        fields_of(figure_events.Duct),
        story=lambda n, figure, space: f"{n.figure(figure)} comes through a duct to {n.space(space)}",
        in_walk=True,
        role="jump",
    ),
    EventKind(
        "knock",
        fields_of(figure_events.Knock),
        story=lambda n, figure, space: f"{n.figure(figure)} is knocked to {n.space(space)}",
        role="move",
    ),
    EventKind(
        "return",
        fields_of(figure_events.Return),
        story=lambda n, figure, space, _shape: f"{n.figure(figure)} returns to {n.space(space)}",
        role="move",
    ),
    EventKind(
        "removed",
        fields_of(figure_events.Removed),
        story=lambda n, figure, why: f"{n.figure(figure)} is taken off the board",
        role="departure",
    ),
    EventKind(
        "respawn",
        fields_of(figure_events.Respawn),
        story=lambda n, figure, space, _left: f"{n.figure(figure)} returns at {n.space(space)}",
        role="arrival",
    ),
    EventKind(
        "wound",
        fields_of(attack_events.Wound),
        story=lambda n, figure, wounds, left, why: (
            f"{n.figure(figure)}: {wounds} wound{'s' if wounds > 1 else ''}, {left} left ({why})"
        ),
        role="wound",
    ),
    EventKind(
        "instinct",
        fields_of(attack_events.Instinct),
        story=lambda n, seat, points: (
            f"Killer Instinct: one more attack and {points} points for the {n.marine(seat)}"
        ),
    ),
    EventKind(
        "withstood",
        fields_of(attack_events.Withstood),
        story=lambda n, figure, damage, armor: (
            f"{n.figure(figure)} is unhurt: damage {damage} against armor {armor}"
        ),
    ),
    EventKind(
        "heal",
        fields_of(attack_events.Heal),
        story=lambda n, figure, wounds, left: f"{n.figure(figure)} is healed, {left} left",
        role="heal",
    ),
    EventKind(
        "killed",
        fields_of(attack_events.Killed),
        story=lambda n, figure, _kind, why: f"{n.figure(figure)} is killed ({why})",
        role="departure",
    ),
    EventKind(
        "fragged",
        fields_of(attack_events.Fragged),
        story=lambda n, figure, space, why: f"{n.figure(figure)} is fragged at {n.space(space)} ({why})",
        role="departure",
    ),
    EventKind("frag", fields_of(attack_events.Frag), story=lambda n, points: f"frag points: {points}"),
    EventKind(
        "left",
        fields_of(figure_events.Left),
        story=lambda n, figure, door, token: (
            f"{n.figure(figure)} leaves by {n.door(door) if door >= 0 else 'the ' + n.token(token)}"
        ),
        role="departure",
    ),
    EventKind("door", fields_of(board_events.Door), story=_door, role="door"),
    EventKind(
        "kept-open",
        fields_of(board_events.KeptOpen),
        story=lambda n, door, figure: f"{n.door(door)} stays open: {n.figure(figure)} stands across it",
    ),
    EventKind(
        "smash",
        fields_of(board_events.Smash),
        story=lambda n, door: f"{n.door(door)} is destroyed",
        role="door",
    ),
    EventKind(
        "seal",
        fields_of(board_events.Seal),
        story=lambda n, door, until: f"{n.door(door)} is sealed until the end of round {until}",
    ),
    EventKind("reveal", fields_of(board_events.Reveal)),
    EventKind("token", fields_of(board_events.Token)),
    EventKind("token-gone", fields_of(board_events.TokenGone), story=_token_gone),
    EventKind(
        "exchanged",
        fields_of(board_events.Exchanged),
        story=lambda n, token, other: f"the {n.token(token)} and the {n.token(other)} change places",
    ),
    EventKind(
        "pick-up",
        fields_of(kit_events.PickUp),
        story=lambda n, seat, token: f"the {n.marine(seat)} picks up the {n.token(token)}",
        in_walk=True,
    ),
    EventKind(
        "given",
        fields_of(kit_events.Given),
        story=lambda n, seat, other, kind, what: (
            f"the {n.marine(seat)} gives {AMMO[what] if kind == 'ammo' else n.weapon(what)} to the {n.marine(other)}"
        ),
    ),
    EventKind("kit", fields_of(kit_events.Kit), in_walk=True),
    EventKind("weapon", fields_of(kit_events.Weapon)),
    EventKind("item", fields_of(kit_events.Item)),
    EventKind(
        "key", fields_of(kit_events.Key), story=lambda n, color: "a key unlocks the doors of its color"
    ),
    EventKind("armor", fields_of(kit_events.Armor)),
    EventKind("berserk", fields_of(kit_events.Berserk)),
    EventKind(
        "order",
        fields_of(kit_events.Order),
        story=lambda n, seat, order: (
            f"the {n.marine(seat)} places the order {ORDERS[order]}"
            if order
            else f"the {n.marine(seat)}'s order ends"
        ),
    ),
    EventKind("jets", fields_of(board_events.Jets), story=lambda n, on: "the flame jets flip"),
    EventKind(
        "bot",
        fields_of(figure_events.Bot),
        story=lambda n, figure, seat: f"the {n.marine(seat)} activates {n.figure(figure)}",
    ),
    EventKind(
        "watchful",
        fields_of(figure_events.Watchful),
        story=lambda n, figure: f"{n.figure(figure)} is watchful and has a free attack",
    ),
    EventKind(
        "activate",
        fields_of(figure_events.Activate),
        story=lambda n, figure: f"{n.figure(figure)} is activated",
    ),
    EventKind("done", fields_of(figure_events.Done)),
    EventKind("attack", fields_of(attack_events.Attack), story=_attack, role="attack"),
    EventKind("dice", fields_of(attack_events.Dice), story=_dice, role="dice"),
    EventKind(
        "reroll",
        fields_of(attack_events.Reroll),
        story=lambda n, rolled, *_: f"rolled again: {_faces(n, rolled)}",
        role="dice",
    ),
    EventKind("result", fields_of(attack_events.Result)),
    EventKind(
        "missed",
        fields_of(attack_events.Missed),
        story=lambda n, needed: f"range {needed} was needed" if needed > 0 else "a die shows a miss",
    ),
    EventKind("scatter", fields_of(attack_events.Scatter), story=_scatter),
    EventKind(
        "barrel",
        fields_of(attack_events.Barrel),
        story=lambda n, token, space: f"the barrel at {n.space(space)} explodes",
    ),
    EventKind("token-hit", fields_of(attack_events.TokenHit)),
    EventKind(
        "draw",
        fields_of(card_events.Draw),
        story=lambda n, count, _cards: f"the invader draws {count} card{'s' if count != 1 else ''}",
    ),
    EventKind("discard", fields_of(card_events.Discard)),
    EventKind(
        "shuffle",
        fields_of(card_events.Shuffle),
        story=lambda n, count: "the invader's discards are shuffled",
    ),
    EventKind("dealt", fields_of(card_events.Dealt)),
    EventKind("event-card", fields_of(card_events.EventCard), story=_event_card),
    EventKind(
        "cancelled",
        fields_of(card_events.Cancelled),
        story=lambda n, card, seat: f"the {n.marine(seat)} cancels {n.card(card)}",
    ),
    EventKind(
        "spawn-card",
        fields_of(card_events.SpawnCard),
        story=lambda n, card, group: f"the invader plays {n.card(card)}",
    ),
    EventKind("lost", fields_of(card_events.Lost), story=_lost),
    EventKind(
        "encounter",
        fields_of(kit_events.Encounter),
        story=lambda n, seat, token: f"the {n.marine(seat)} resolves the {n.token(token)}",
    ),
    EventKind(
        "use",
        fields_of(kit_events.Use),
        story=lambda n, figure, token: f"{n.figure(figure)} uses the {n.token(token)}",
    ),
    EventKind("pad", fields_of(board_events.Pad)),
    EventKind(
        "judged",
        fields_of(game_events.Judged),
        story=lambda n, question, answer: f"“{n.t.questions[question]}” {'Yes.' if answer else 'No.'}",
    ),
    EventKind("no-effect", fields_of(attack_events.NoEffect)),
    EventKind(
        "over",
        fields_of(game_events.Over),
        story=lambda n, winner, why: f"the game is over: {game_events.WON[winner]} ({why})",
    ),
)
EVENTS = {kind.name: kind for kind in (*game_events.KINDS, *_KINDS)}
"""Every kind of event by its name. Figures, spaces, doors, tokens and areas are numbers."""
