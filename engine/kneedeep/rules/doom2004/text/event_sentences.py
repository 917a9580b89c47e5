"""Sentences of events of the 2004 game that their classes can't say: see `kneedeep.rules.event`."""

from collections.abc import Callable, Mapping

from kneedeep.rules import game_events
from kneedeep.rules.doom2004.board.tokens_on_board import BARREL
from kneedeep.rules.doom2004.names.action_text import dice_text
from kneedeep.rules.doom2004.names.game_names import Names
from kneedeep.rules.doom2004.parts import AMMO, KindNumber
from kneedeep.support import later, lowered, tr, translated

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


def _dice(n: Names, rolled: tuple[tuple[int, int], ...]) -> str:
    return tr("rolled: {faces}", faces=dice_text(n.t, rolled))


def _reroll(n: Names, rolled: tuple[tuple[int, int], ...], _player: int) -> str:
    return tr("rolled again: {faces}", faces=dice_text(n.t, rolled))


def _missed(_n: Names, needed: int) -> str:
    return tr("range {needed} was needed", needed=needed) if needed > 0 else tr("a die shows a miss")


def _place(n: Names, figure: int, _kind: int, space: int, _shape: int, _wounds: int, why: str) -> str:
    return tr("{figure} appears at {space}", figure=n.figure(figure), space=n.space(space)) + (
        tr(" (spawned)") if why == "spawn" else ""
    )


def _left(n: Names, figure: int, door: int, token: int) -> str:
    what = n.door(door) if door >= 0 else tr("the {token}", token=n.token(token))
    return tr("{figure} leaves by {what}", figure=n.figure(figure), what=what)


def _scatter(n: Names, _card: int, _direction: int, spaces: int, end: int) -> str:
    if end < 0:
        return tr("the blast goes off harmlessly")
    return tr("the blast scatters {spaces} spaces to {end}", spaces=spaces, end=n.space(end))


def _event_card(n: Names, card: int) -> str:
    if (effect := n.t.cards[card].effect) is None:
        return tr("the invader plays {card}", card=n.card(card))
    text = translated(lowered(effect.value)).rstrip(".")
    return tr("the invader plays {card} ({effect})", card=n.card(card), effect=text)


def _door(n: Names, door: int, is_open: int, figure: int) -> str:
    verb = tr("opens") if is_open else tr("closes")
    return f"{n.figure(figure)} {verb} {n.door(door)}" if figure >= 0 else f"{n.door(door)} {verb}"


def _token_gone(n: Names, token: int, why: str) -> str:
    shown = why in ("destroyed", "removed", "lost") and n.t.pieces[token].kind != BARREL
    return tr("the {token} is {why}", token=n.token(token), why=tr(why)) if shown else ""


def _given(n: Names, seat: int, other: int, kind: str, what: int) -> str:
    given = tr(AMMO[what]) if kind == "ammo" else n.weapon(what)
    return tr("the {seat} gives {what} to the {other}", seat=n.marine(seat), what=given, other=n.marine(other))


def _order(n: Names, seat: int, order: int) -> str:
    if not order:
        return tr("the {seat}'s order ends", seat=n.marine(seat))
    return tr("the {seat} places the order {orders}", seat=n.marine(seat), orders=n.order(order))


def _lost(n: Names, kind: int, count: int) -> str:
    known = n.t.kinds[kind]
    return tr("no place for {count} {what}", count=count, what=known.name if count == 1 else known.plural)


def _swap(n: Names, kind: int) -> str:
    stands_for = n.t.kinds[n.t.stands_for[KindNumber(kind)]]
    return tr("{plural} replace {plural2}", plural=n.t.kinds[kind].plural, plural2=stands_for.plural)


def _judged(n: Names, question: int, answer: int) -> str:
    return f"“{n.t.questions[question]}” {'Yes.' if answer else 'No.'}"


def _over(_n: Names, winner: int, why: str) -> str:
    return tr("the game is over: {won} ({why})", won=tr(game_events.WON[winner]), why=tr(why))


SENTENCES: Mapping[str, Callable[..., str]] = {
    "attack": _attack,
    "dice": _dice,
    "door": _door,
    "event-card": _event_card,
    "given": _given,
    "judged": _judged,
    "left": _left,
    "lost": _lost,
    "missed": _missed,
    "order": _order,
    "over": _over,
    "place": _place,
    "reroll": _reroll,
    "scatter": _scatter,
    "swap": _swap,
    "token-gone": _token_gone,
    "text": game_events.spoken,
    "turn": _turn,
}
