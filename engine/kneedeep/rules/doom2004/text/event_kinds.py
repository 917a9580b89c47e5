"""The events of the 2004 game: their parts, and their sentences in a story."""

from kneedeep.rules import game_events
from kneedeep.rules.doom2004.board.tokens_on_board import BARREL
from kneedeep.rules.doom2004.events import attack_events, board_events, card_events, figure_events, kit_events
from kneedeep.rules.doom2004.names.game_names import ORDERS, Names
from kneedeep.rules.doom2004.tables.attack_profile import AMMO
from kneedeep.rules.doom2004.turn_budget import MODES
from kneedeep.rules.event import EventKind, fields_of
from kneedeep.support.english import lowered
from kneedeep.support.translation import later, tr, tr_count, translated

REASONS = (
    later("airless"),
    later("airlock"),
    later("attack"),
    later("barrel"),
    later("damaging obstacle"),
    later("destroyed"),
    later("flame jet"),
    later("lost"),
    later("removed"),
    later("script"),
    later("soul fire"),
    later("telefrag"),
    later("tick blast"),
)
"""Why something has happened, as events say it."""


def _turn(n: Names, seat: int) -> str:
    return tr("The invader's turn") if seat >= n.t.marines else tr("the {seat}'s turn", seat=n.marine(seat))


def _attack(n: Names, figure: int, arms: int, space: int, target: int, aimed: int) -> str:
    what = n.figure(target) if target >= 0 else tr("space {space}", space=n.space(space))
    with_what = tr(" with the {weapon}", weapon=n.weapon(arms)) if arms >= 0 else ""
    return tr(
        "{figure} attacks {what}{with_what}{what2}",
        figure=n.figure(figure),
        what=what,
        with_what=with_what,
        what2=tr(", aimed") if aimed else "",
    )


def _dice(n: Names, rolled: tuple[tuple[int, int], ...], *_: object) -> str:
    return tr("rolled: {faces}", faces=_faces(n, rolled))


def _faces(n: Names, rolled: tuple[tuple[int, int], ...]) -> str:
    faces = []
    for color, face in rolled:
        far, hurt, bullet, miss = n.t.dice[color][face]
        shown = tr("miss") if miss else f"{far}/{hurt}{tr(' bullet') if bullet else ''}"
        faces.append(f"{tr(n.t.dice_names[color])} {shown}")
    return ", ".join(faces)


def _place(n: Names, figure: int, kind: int, space: int, _shape: int, _wounds: int, why: str) -> str:
    return tr("{figure} appears at {space}", figure=n.figure(figure), space=n.space(space)) + (
        tr(" (spawned)") if why == "spawn" else ""
    )


def _scatter(n: Names, _card: int, direction: int, spaces: int, end: int) -> str:
    if end < 0:
        return tr("the blast goes off harmlessly")
    return tr("the blast scatters {spaces} spaces to {end}", spaces=spaces, end=n.space(end))


def _event_card(n: Names, card: int) -> str:
    effect = n.t.cards[card].effect
    if effect is None:
        return tr("the invader plays {card}", card=n.card(card))
    return tr(
        "the invader plays {card} ({effect})",
        card=n.card(card),
        effect=translated(lowered(effect.value)).rstrip("."),
    )


def _door(n: Names, door: int, is_open: int, figure: int) -> str:
    verb = tr("opens") if is_open else tr("closes")
    return f"{n.figure(figure)} {verb} {n.door(door)}" if figure >= 0 else f"{n.door(door)} {verb}"


def _token_gone(n: Names, token: int, why: str) -> str:
    shown = why in ("destroyed", "removed", "lost") and n.t.pieces[token].kind != BARREL
    return tr("the {token} is {why}", token=n.token(token), why=tr(why)) if shown else ""


def _lost(n: Names, kind: int, count: int) -> str:
    known = n.t.kinds[kind]
    return tr("no place for {count} {what}", count=count, what=known.name if count == 1 else known.plural)


_KINDS = (
    EventKind(
        "deck",
        fields_of(card_events.Deck),
        story=lambda n, deck: tr("the invader takes the deck {deck_ids}", deck_ids=n.t.deck_ids[deck]),
    ),
    EventKind(
        "swap",
        fields_of(card_events.Swap),
        story=lambda n, kind: tr(
            "{plural} replace {plural2}",
            plural=n.t.kinds[kind].plural,
            plural2=n.t.kinds[n.t.stands_for[kind]].plural,
        ),
    ),
    EventKind("turn", fields_of(game_events.Turn), story=_turn, role="turn"),
    EventKind(
        "action",
        fields_of(figure_events.Action),
        story=lambda n, seat, mode: tr(
            "the {seat} takes the action {modes}", seat=n.marine(seat), modes=tr(MODES[mode])
        ),
        in_walk=True,
    ),
    EventKind(
        "adrenaline",
        fields_of(figure_events.Adrenaline),
        story=lambda n, seat, count: tr("the {seat} uses adrenaline", seat=n.marine(seat)),
        in_walk=True,
    ),
    EventKind("place", fields_of(figure_events.Place), story=_place, role="arrival"),
    EventKind(
        "step",
        fields_of(figure_events.Step),
        story=lambda n, figure, space, _shape: tr(
            "{figure} moves to {space}", figure=n.figure(figure), space=n.space(space)
        ),
        in_walk=True,
        role="move",
    ),
    EventKind(
        "teleport",
        fields_of(figure_events.Teleport),
        story=lambda n, figure, space: tr(
            "{figure} teleports to {space}", figure=n.figure(figure), space=n.space(space)
        ),
        in_walk=True,
        role="jump",
    ),
    EventKind(
        "duct",
        fields_of(figure_events.Duct),
        story=lambda n, figure, space: tr(
            "{figure} comes through a duct to {space}", figure=n.figure(figure), space=n.space(space)
        ),
        in_walk=True,
        role="jump",
    ),
    EventKind(
        "knock",
        fields_of(figure_events.Knock),
        story=lambda n, figure, space: tr(
            "{figure} is knocked to {space}", figure=n.figure(figure), space=n.space(space)
        ),
        role="move",
    ),
    EventKind(
        "return",
        fields_of(figure_events.Return),
        story=lambda n, figure, space, _shape: tr(
            "{figure} returns to {space}", figure=n.figure(figure), space=n.space(space)
        ),
        role="move",
    ),
    EventKind(
        "removed",
        fields_of(figure_events.Removed),
        story=lambda n, figure, why: tr("{figure} is taken off the board", figure=n.figure(figure)),
        role="departure",
    ),
    EventKind(
        "respawn",
        fields_of(figure_events.Respawn),
        story=lambda n, figure, space, _left: tr(
            "{figure} returns at {space}", figure=n.figure(figure), space=n.space(space)
        ),
        role="arrival",
    ),
    EventKind(
        "wound",
        fields_of(attack_events.Wound),
        story=lambda n, figure, wounds, left, why: tr_count(
            "{figure}: {n} wound, {left} left ({why})",
            "{figure}: {n} wounds, {left} left ({why})",
            wounds,
            figure=n.figure(figure),
            left=left,
            why=tr(why),
        ),
        role="wound",
    ),
    EventKind(
        "instinct",
        fields_of(attack_events.Instinct),
        story=lambda n, seat, points: tr(
            "Killer Instinct: one more attack and {points} points for the {seat}",
            points=points,
            seat=n.marine(seat),
        ),
    ),
    EventKind(
        "withstood",
        fields_of(attack_events.Withstood),
        story=lambda n, figure, damage, armor: tr(
            "{figure} is unhurt: damage {damage} against armor {armor}",
            figure=n.figure(figure),
            damage=damage,
            armor=armor,
        ),
    ),
    EventKind(
        "heal",
        fields_of(attack_events.Heal),
        story=lambda n, figure, wounds, left: tr(
            "{figure} is healed, {left} left", figure=n.figure(figure), left=left
        ),
        role="heal",
    ),
    EventKind(
        "killed",
        fields_of(attack_events.Killed),
        story=lambda n, figure, _kind, why: tr(
            "{figure} is killed ({why})", figure=n.figure(figure), why=tr(why)
        ),
        role="departure",
    ),
    EventKind(
        "fragged",
        fields_of(attack_events.Fragged),
        story=lambda n, figure, space, why: tr(
            "{figure} is fragged at {space} ({why})",
            figure=n.figure(figure),
            space=n.space(space),
            why=tr(why),
        ),
        role="departure",
    ),
    EventKind(
        "frag",
        fields_of(attack_events.Frag),
        story=lambda n, points: tr("frag points: {points}", points=points),
    ),
    EventKind(
        "left",
        fields_of(figure_events.Left),
        story=lambda n, figure, door, token: tr(
            "{figure} leaves by {what}",
            figure=n.figure(figure),
            what=n.door(door) if door >= 0 else tr("the {token}", token=n.token(token)),
        ),
        role="departure",
    ),
    EventKind("door", fields_of(board_events.Door), story=_door, role="door"),
    EventKind(
        "kept-open",
        fields_of(board_events.KeptOpen),
        story=lambda n, door, figure: tr(
            "{door} stays open: {figure} stands across it", door=n.door(door), figure=n.figure(figure)
        ),
    ),
    EventKind(
        "smash",
        fields_of(board_events.Smash),
        story=lambda n, door: tr("{door} is destroyed", door=n.door(door)),
        role="door",
    ),
    EventKind(
        "seal",
        fields_of(board_events.Seal),
        story=lambda n, door, until: tr(
            "{door} is sealed until the end of round {until}", door=n.door(door), until=until
        ),
    ),
    EventKind("reveal", fields_of(board_events.Reveal)),
    EventKind("token", fields_of(board_events.Token)),
    EventKind("token-gone", fields_of(board_events.TokenGone), story=_token_gone),
    EventKind(
        "exchanged",
        fields_of(board_events.Exchanged),
        story=lambda n, token, other: tr(
            "the {token} and the {other} change places", token=n.token(token), other=n.token(other)
        ),
    ),
    EventKind(
        "pick-up",
        fields_of(kit_events.PickUp),
        story=lambda n, seat, token: tr(
            "the {seat} picks up the {token}", seat=n.marine(seat), token=n.token(token)
        ),
        in_walk=True,
    ),
    EventKind(
        "given",
        fields_of(kit_events.Given),
        story=lambda n, seat, other, kind, what: tr(
            "the {seat} gives {what} to the {other}",
            seat=n.marine(seat),
            what=tr(AMMO[what]) if kind == "ammo" else n.weapon(what),
            other=n.marine(other),
        ),
    ),
    EventKind("kit", fields_of(kit_events.Kit), in_walk=True),
    EventKind("weapon", fields_of(kit_events.Weapon)),
    EventKind("item", fields_of(kit_events.Item)),
    EventKind(
        "key", fields_of(kit_events.Key), story=lambda n, color: tr("a key unlocks the doors of its color")
    ),
    EventKind("armor", fields_of(kit_events.Armor)),
    EventKind("berserk", fields_of(kit_events.Berserk)),
    EventKind(
        "order",
        fields_of(kit_events.Order),
        story=lambda n, seat, order: (
            tr("the {seat} places the order {orders}", seat=n.marine(seat), orders=tr(ORDERS[order]))
            if order
            else tr("the {seat}'s order ends", seat=n.marine(seat))
        ),
    ),
    EventKind("jets", fields_of(board_events.Jets), story=lambda n, on: tr("the flame jets flip")),
    EventKind(
        "bot",
        fields_of(figure_events.Bot),
        story=lambda n, figure, seat: tr(
            "the {seat} activates {figure}", seat=n.marine(seat), figure=n.figure(figure)
        ),
    ),
    EventKind(
        "watchful",
        fields_of(figure_events.Watchful),
        story=lambda n, figure: tr("{figure} is watchful and has a free attack", figure=n.figure(figure)),
    ),
    EventKind(
        "activate",
        fields_of(figure_events.Activate),
        story=lambda n, figure: tr("{figure} is activated", figure=n.figure(figure)),
    ),
    EventKind("done", fields_of(figure_events.Done)),
    EventKind("attack", fields_of(attack_events.Attack), story=_attack, role="attack"),
    EventKind("dice", fields_of(attack_events.Dice), story=_dice, role="dice"),
    EventKind(
        "reroll",
        fields_of(attack_events.Reroll),
        story=lambda n, rolled, *_: tr("rolled again: {faces}", faces=_faces(n, rolled)),
        role="dice",
    ),
    EventKind("result", fields_of(attack_events.Result)),
    EventKind(
        "missed",
        fields_of(attack_events.Missed),
        story=lambda n, needed: (
            tr("range {needed} was needed", needed=needed) if needed > 0 else tr("a die shows a miss")
        ),
    ),
    EventKind("scatter", fields_of(attack_events.Scatter), story=_scatter),
    EventKind(
        "barrel",
        fields_of(attack_events.Barrel),
        story=lambda n, token, space: tr("the barrel at {space} explodes", space=n.space(space)),
    ),
    EventKind("token-hit", fields_of(attack_events.TokenHit)),
    EventKind(
        "draw",
        fields_of(card_events.Draw),
        story=lambda n, count, _cards: tr_count(
            "the invader draws {n} card", "the invader draws {n} cards", count
        ),
    ),
    EventKind("discard", fields_of(card_events.Discard)),
    EventKind(
        "shuffle",
        fields_of(card_events.Shuffle),
        story=lambda n, count: tr("the invader's discards are shuffled"),
    ),
    EventKind("dealt", fields_of(card_events.Dealt)),
    EventKind("event-card", fields_of(card_events.EventCard), story=_event_card),
    EventKind(
        "cancelled",
        fields_of(card_events.Cancelled),
        story=lambda n, card, seat: tr("the {seat} cancels {card}", seat=n.marine(seat), card=n.card(card)),
    ),
    EventKind(
        "spawn-card",
        fields_of(card_events.SpawnCard),
        story=lambda n, card, group: tr("the invader plays {card}", card=n.card(card)),
    ),
    EventKind("lost", fields_of(card_events.Lost), story=_lost),
    EventKind(
        "encounter",
        fields_of(kit_events.Encounter),
        story=lambda n, seat, token: tr(
            "the {seat} resolves the {token}", seat=n.marine(seat), token=n.token(token)
        ),
    ),
    EventKind(
        "use",
        fields_of(kit_events.Use),
        story=lambda n, figure, token: tr(
            "{figure} uses the {token}", figure=n.figure(figure), token=n.token(token)
        ),
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
        story=lambda n, winner, why: tr(
            "the game is over: {won} ({why})", won=tr(game_events.WON[winner]), why=tr(why)
        ),
    ),
)
EVENTS = {kind.name: kind for kind in (*game_events.KINDS, *_KINDS)}
"""Every kind of event by its name. Figures, spaces, doors, tokens and areas are numbers."""
