"""The events of the 2004 game: their parts, and their sentences in a story."""

from __future__ import annotations

from typing import Any

from kneedeep.rules.doom2004.board.tokens_on_board import BARREL
from kneedeep.rules.doom2004.combat.attack_profile import AMMO
from kneedeep.rules.doom2004.text.game_names import ORDERS, Names
from kneedeep.rules.doom2004.turn_budget import MODES
from kneedeep.rules.event import EventKind


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


def _token_gone(n: Names, token: int, why: str) -> str:
    shown = why in ("destroyed", "removed", "lost") and n.t.pieces[token].kind != BARREL
    return f"the {n.token(token)} is {why}" if shown else ""


def _lost(n: Names, kind: int, count: int) -> str:
    known = n.t.kinds[kind]
    return f"no place for {count} {known.name if count == 1 else known.plural}"


def _won(winner: int) -> str:
    return ("", "the marines win", "the invader wins", "nobody wins")[winner]


_KINDS = (
    EventKind("deck", ("deck",), story=lambda n, deck: f"the invader takes the deck {n.t.deck_ids[deck]}"),
    EventKind(
        "swap",
        ("kind",),
        story=lambda n, kind: f"{n.t.kinds[kind].plural} replace {n.t.kinds[n.t.stands_for[kind]].plural}",
    ),
    EventKind("start", ("players",)),
    EventKind("round", ("number",), story=lambda n, number: f"== Round {number} =="),
    EventKind("turn", ("seat",), story=_turn, role="turn"),
    EventKind(
        "action",
        ("seat", "mode"),
        story=lambda n, seat, mode: f"the {n.marine(seat)} takes the action {MODES[mode]}",
        in_walk=True,
    ),
    EventKind(
        "adrenaline",
        ("seat", "count"),
        story=lambda n, seat, count: f"the {n.marine(seat)} uses adrenaline",
        in_walk=True,
    ),
    EventKind("place", ("figure", "kind", "space", "shape", "wounds", "why"), story=_place),
    EventKind(
        "step",
        ("figure", "space", "shape"),
        story=lambda n, figure, space, _shape: f"{n.figure(figure)} moves to {n.space(space)}",
        in_walk=True,
        moves=True,
    ),
    EventKind(
        "teleport",
        ("figure", "space"),
        story=lambda n, figure, space: f"{n.figure(figure)} teleports to {n.space(space)}",
        in_walk=True,
        moves=True,
    ),
    EventKind(
        "duct",
        ("figure", "space"),
        story=lambda n, figure, space: f"{n.figure(figure)} comes through a duct to {n.space(space)}",
        in_walk=True,
        moves=True,
    ),
    EventKind(
        "knock",
        ("figure", "space"),
        story=lambda n, figure, space: f"{n.figure(figure)} is knocked to {n.space(space)}",
        moves=True,
    ),
    EventKind(
        "return",
        ("figure", "space", "shape"),
        story=lambda n, figure, space, _shape: f"{n.figure(figure)} returns to {n.space(space)}",
        moves=True,
    ),
    EventKind(
        "removed",
        ("figure", "why"),
        story=lambda n, figure, why: f"{n.figure(figure)} is taken off the board",
    ),
    EventKind(
        "respawn",
        ("figure", "space", "wounds"),
        story=lambda n, figure, space, _left: f"{n.figure(figure)} returns at {n.space(space)}",
    ),
    EventKind(
        "wound",
        ("figure", "wounds", "left", "why"),
        story=lambda n, figure, wounds, left, why: (
            f"{n.figure(figure)}: {wounds} wound{'s' if wounds > 1 else ''}, {left} left ({why})"
        ),
    ),
    EventKind(
        "instinct",
        ("seat", "points"),
        story=lambda n, seat, points: (
            f"Killer Instinct: one more attack and {points} points for the {n.marine(seat)}"
        ),
    ),
    EventKind(
        "withstood",
        ("figure", "damage", "armor"),
        story=lambda n, figure, damage, armor: (
            f"{n.figure(figure)} is unhurt: damage {damage} against armor {armor}"
        ),
    ),
    EventKind(
        "heal",
        ("figure", "wounds", "left"),
        story=lambda n, figure, wounds, left: f"{n.figure(figure)} is healed, {left} left",
    ),
    EventKind(
        "killed",
        ("figure", "kind", "why"),
        story=lambda n, figure, _kind, why: f"{n.figure(figure)} is killed ({why})",
    ),
    EventKind(
        "fragged",
        ("figure", "space", "why"),
        story=lambda n, figure, space, why: f"{n.figure(figure)} is fragged at {n.space(space)} ({why})",
    ),
    EventKind("frag", ("points",), story=lambda n, points: f"frag points: {points}"),
    EventKind(
        "left",
        ("figure", "door", "token"),
        story=lambda n, figure, door, token: (
            f"{n.figure(figure)} leaves by {n.door(door) if door >= 0 else 'the ' + n.token(token)}"
        ),
    ),
    EventKind(
        "door",
        ("door", "open", "figure"),
        story=lambda n, door, is_open, figure: (
            f"{n.figure(figure)} opens {n.door(door)}"
            if figure >= 0
            else f"{n.door(door)} opens"
            if is_open
            else f"{n.figure(figure)} closes {n.door(door)}"
            if figure >= 0
            else f"{n.door(door)} closes"
        ),
    ),
    EventKind(
        "kept-open",
        ("door", "figure"),
        story=lambda n, door, figure: f"{n.door(door)} stays open: {n.figure(figure)} stands across it",
    ),
    EventKind("smash", ("door",), story=lambda n, door: f"{n.door(door)} is destroyed"),
    EventKind(
        "seal",
        ("door", "round"),
        story=lambda n, door, until: f"{n.door(door)} is sealed until the end of round {until}",
    ),
    EventKind("reveal", ("area",)),
    EventKind("token", ("token", "space")),
    EventKind("token-gone", ("token", "why"), story=_token_gone),
    EventKind(
        "exchanged",
        ("token", "with"),
        story=lambda n, token, other: f"the {n.token(token)} and the {n.token(other)} change places",
    ),
    EventKind(
        "pick-up",
        ("seat", "token"),
        story=lambda n, seat, token: f"the {n.marine(seat)} picks up the {n.token(token)}",
        in_walk=True,
    ),
    EventKind(
        "given",
        ("seat", "to", "what", "which"),
        story=lambda n, seat, other, kind, what: (
            f"the {n.marine(seat)} gives {AMMO[what] if kind == 'ammo' else n.weapon(what)} to the {n.marine(other)}"
        ),
    ),
    EventKind("kit", ("seat", "what", "count"), in_walk=True),
    EventKind("weapon", ("seat", "weapon", "has")),
    EventKind("item", ("seat", "token", "has")),
    EventKind("key", ("color",), story=lambda n, color: "a key unlocks the doors of its color"),
    EventKind("armor", ("seat", "count")),
    EventKind("berserk", ("seat", "turns")),
    EventKind(
        "order",
        ("seat", "order"),
        story=lambda n, seat, order: (
            f"the {n.marine(seat)} places the order {ORDERS[order]}"
            if order
            else f"the {n.marine(seat)}'s order ends"
        ),
    ),
    EventKind("jets", ("on",), story=lambda n, on: "the flame jets flip"),
    EventKind(
        "bot",
        ("figure", "seat"),
        story=lambda n, figure, seat: f"the {n.marine(seat)} activates {n.figure(figure)}",
    ),
    EventKind(
        "watchful",
        ("figure",),
        story=lambda n, figure: f"{n.figure(figure)} is watchful and has a free attack",
    ),
    EventKind("activate", ("figure",), story=lambda n, figure: f"{n.figure(figure)} is activated"),
    EventKind("done", ("figure",)),
    EventKind("attack", ("figure", "arms", "space", "target", "aimed"), story=_attack, role="attack"),
    EventKind("dice", ("dice",), story=_dice, role="dice"),
    EventKind(
        "reroll",
        ("dice", "player"),
        story=lambda n, rolled, *_: f"rolled again: {_faces(n, rolled)}",
        role="dice",
    ),
    EventKind("result", ("range", "damage", "hit")),
    EventKind(
        "missed",
        ("needed",),
        story=lambda n, needed: f"range {needed} was needed" if needed > 0 else "a die shows a miss",
    ),
    EventKind("scatter", ("card", "direction", "spaces", "space"), story=_scatter),
    EventKind(
        "barrel", ("token", "space"), story=lambda n, token, space: f"the barrel at {n.space(space)} explodes"
    ),
    EventKind("token-hit", ("token", "wounds")),
    EventKind(
        "draw",
        ("count", "cards"),
        story=lambda n, count, _cards: f"the invader draws {count} card{'s' if count != 1 else ''}",
    ),
    EventKind("discard", ("cards",)),
    EventKind("shuffle", ("count",), story=lambda n, count: "the invader's discards are shuffled"),
    EventKind("hand", ("cards",)),
    EventKind("dealt", ("seat", "cards")),
    EventKind("event-card", ("card",), story=_event_card),
    EventKind(
        "cancelled",
        ("card", "seat"),
        story=lambda n, card, seat: f"the {n.marine(seat)} cancels {n.card(card)}",
    ),
    EventKind(
        "spawn-card", ("card", "group"), story=lambda n, card, group: f"the invader plays {n.card(card)}"
    ),
    EventKind("lost", ("kind", "count"), story=_lost),
    EventKind(
        "encounter",
        ("seat", "token"),
        story=lambda n, seat, token: f"the {n.marine(seat)} resolves the {n.token(token)}",
    ),
    EventKind(
        "use",
        ("figure", "token"),
        story=lambda n, figure, token: f"{n.figure(figure)} uses the {n.token(token)}",
    ),
    EventKind("text", ("text",), story=lambda n, text: f"“{text}”", role="text"),
    EventKind("flag", ("flag",)),
    EventKind("pad", ("token", "active")),
    EventKind("unlock", ("door",), story=lambda n, door: f"{n.door(door)} is unlocked"),
    EventKind(
        "judged",
        ("question", "answer"),
        story=lambda n, question, answer: f"“{n.t.questions[question]}” {'Yes.' if answer else 'No.'}",
    ),
    EventKind("chosen", ("choice", "entry")),
    EventKind("no-effect", ("why",)),
    EventKind(
        "over", ("winner", "why"), story=lambda n, winner, why: f"the game is over: {_won(winner)} ({why})"
    ),
)
EVENTS = {kind.name: kind for kind in _KINDS}
"""Every kind of event by its name. Figures, spaces, doors, tokens and areas are numbers."""
